"""Project files that this program never wrote: refused or read in a sentence, never a crash."""

import sqlite3
from contextlib import closing

import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import Project
from birdann.store.examination import examine
from tests.full_project import make_project


@pytest.fixture
def path(tmp_path):
    return make_project(tmp_path / "p.birdann", is_full=False)


def spoil(path, *statements):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize("version", [0, -1, -65536])
@pytest.mark.parametrize("read_only", [True, False])
def test_formats_that_do_not_exist_are_refused(path, version, read_only):
    spoil(path, f"PRAGMA user_version = {version}")
    with pytest.raises(ProjectFileError, match=r"project format -?[0-9]+ does not exist"):
        Project.open(path, read_only=read_only)


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
            "a text in it is not valid",
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
