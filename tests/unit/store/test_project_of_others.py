"""Project files that this program never wrote: refused or read in a sentence, never a crash."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import Project
from birdann.store.examination import examine

DATA = Path(__file__).parents[2] / "data" / "projects"


@pytest.fixture
def old(tmp_path):
    return Path(shutil.copy(DATA / "format-1.0.birdann", tmp_path / "p.birdann"))


@pytest.fixture
def path(old):
    Project.open(old).close()
    return old


def spoil(path, *statements):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize("version", [0, 5, -1, -65536])
@pytest.mark.parametrize("read_only", [True, False])
def test_formats_that_never_were_are_refused(path, version, read_only):
    spoil(path, f"PRAGMA user_version = {version}")
    with pytest.raises(ProjectFileError, match="there never was a project format"):
        Project.open(path, read_only=read_only)


@pytest.mark.parametrize("read_only", [True, False])
def test_a_format_between_the_older_ones_and_the_present_is_refused(tmp_path, read_only):
    path = Path(shutil.copy(DATA / "format-1.2.birdann", tmp_path / "p.birdann"))
    spoil(path, f"PRAGMA user_version = {0x1_0003}")
    with pytest.raises(ProjectFileError, match=r"never was a project format 1\.3"):
        Project.open(path, read_only=read_only)


@pytest.mark.parametrize("read_only", [True, False])
def test_an_older_format_has_to_have_its_own_tables(old, read_only):
    spoil(old, "ALTER TABLE label DROP COLUMN made")
    with pytest.raises(ProjectFileError, match="“label” is missing or incomplete"):
        Project.open(old, read_only=read_only)


def test_what_stands_in_the_way_of_a_new_table_is_named(old):
    spoil(old, "CREATE TABLE stroke (x)")
    before = old.read_bytes()
    with pytest.raises(ProjectFileError, match="stroke already exists"):
        Project.open(old)
    assert old.read_bytes() == before


def test_a_file_of_an_unknown_make_is_not_opened(path):
    raw = bytearray(path.read_bytes())
    raw[44:48] = (99).to_bytes(4, "big")  # the schema's format number
    path.write_bytes(raw)
    with pytest.raises(ProjectFileError, match="damaged"):
        Project.open(path, read_only=True)


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE model_run SET report = printf('%.*c', 100000, '[')", "model run"),
        (
            "UPDATE recording SET path = CAST(x'ff41' AS TEXT) WHERE id = (SELECT min(id) FROM recording)",
            "a text in it is none",
        ),
        ("UPDATE grid SET hop_s = 1e308 * 10", "segments have neither"),
        ("UPDATE grid SET hop_s = 0.0", "segments have neither"),
        ("UPDATE score SET probabilities = x''", "scores of 1 recordings"),
    ],
)
def test_examining_goes_on_after_what_makes_no_sense(path, statement, found):
    spoil(path, statement)
    assert any(found in finding.message for finding in examine(path))


def test_a_list_of_tables_that_is_no_text_is_named(path):
    raw = path.read_bytes()
    assert b"segment_place" in raw
    path.write_bytes(raw.replace(b"CREATE INDEX segment_place", b"CREATE INDEX seg\x97ent_place"))
    with pytest.raises(ProjectFileError, match=r"p\.birdann"):
        Project.open(path)


def test_a_segment_that_nobody_made_is_damage(tmp_path, factory):
    path = tmp_path / "p.birdann"
    recording = factory.recording()
    with Project.create(path) as project, project.transaction("fill") as tx:
        tx.recordings.put([recording])
        tx.segments.add([factory.segment(recording.id)])
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("DELETE FROM provenance")
        raw.commit()
    with (
        Project.open(path, read_only=True) as project,
        pytest.raises(ProjectFileError, match="a segment cannot be understood"),
    ):
        project.segments.of(recording.id)


@pytest.mark.parametrize("read_only", [True, False])
def test_a_file_of_another_format_than_it_says_is_refused(tmp_path, read_only):
    path = tmp_path / "p.birdann"
    Project.create(path).close()
    spoil(path, "PRAGMA user_version=65536")
    before = path.read_bytes()
    with pytest.raises(ProjectFileError, match="missing or incomplete"):
        Project.open(path, read_only=read_only)
    assert path.read_bytes() == before


@pytest.mark.parametrize("read_only", [True, False])
def test_an_older_file_with_a_row_that_cannot_be_brought_along_is_named(old, read_only):
    spoil(old, "UPDATE provenance SET run = 'no identifier'")
    before = old.read_bytes()
    with pytest.raises(ProjectFileError, match="damaged or was not made by birdann"):
        Project.open(old, read_only=read_only)
    assert old.read_bytes() == before
