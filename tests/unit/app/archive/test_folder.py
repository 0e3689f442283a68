"""Folders of results that are not what they should be: one clear sentence each."""

import os
import shutil
import zipfile
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from birdann.app.archive.folder import ResultsFolder, read_table, settings_of, tables_of
from birdann.app.archive.tasks import MODEL_NAME, ArchivePlan
from birdann.app.learning.model_files import ModelFile
from birdann.core.errors import ArchiveError, ModelError
from birdann.formats.calls_parquet import recordings_schema, write_parquet

NAME = "0123456789abcdef"
CALLS = f"calls/site=a/date=2025-05-04/{NAME}.parquet"
ROW = {
    "recording": "/sound/a.wav", "size_bytes": 100, "duration_s": 60.0, "modified_ns": 7,
    "content_hash": "ab" * 16, "n_calls": 3,
}  # fmt: skip


def begun(folder, model_path, **settings):
    return ResultsFolder.make_or_open(folder, model_path, ArchivePlan(**settings))


@pytest.fixture
def results(tmp_path, model_path):
    begun(tmp_path / "out", model_path).close()
    return tmp_path / "out"


def put_calls(results, n_rows=3):
    """Write a table of calls, of which only the rows are counted."""
    path = results / CALLS
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(pa.table({"x": list(range(n_rows))}), path)
    return path


def put_recordings(results, name=NAME, tables=((CALLS, "0" * 64, 3),), **change):
    """Write a table of one recording."""
    schema, path = recordings_schema(tables), results / "recordings" / f"{name}.parquet"
    path.parent.mkdir(exist_ok=True)
    row = dict.fromkeys(schema.names) | ROW | change
    write_parquet([row], schema, path)
    return path


def test_what_is_done_is_known_again(results, model_path):
    put_recordings(results)
    put_calls(results)
    folder = begun(results, model_path)
    assert folder.is_done("/sound/a.wav")
    assert not folder.is_done("/sound/b.wav")
    assert (folder.n_recordings, folder.n_calls, folder.sound_s) == (1, 3, 60.0)
    folder.failures["/sound/b.wav"] = "a", "no sound"
    folder.close()
    folder = begun(results, model_path)
    assert folder.failures == {"/sound/b.wav": ("a", "no sound")}
    folder.close()


def test_what_was_being_written_is_removed(results, model_path):
    put_recordings(results)
    tables = put_calls(results).parent
    for name in ("fedcba9876543210", "mine"):
        (tables / f"{name}.parquet").write_bytes(b"x")
    (tables / f".birdann-{'0' * 32}.part").touch()
    with pytest.raises(
        ArchiveError, match=r"fedcba9876543210.parquet contains no finished recordings"
    ):
        tables_of(results)
    begun(results, model_path).close()
    assert sorted(path.stem for path in tables.iterdir()) == [NAME, "mine"]


def test_a_recording_that_two_tables_name_counts_once(results, model_path):
    """As where a worker that was thought lost still writes what others have done since."""
    put_recordings(results)
    put_calls(results)
    second = put_recordings(results, name="f" * 16, tables=(), n_calls=0)
    with pytest.raises(ArchiveError, match=r"f.parquet contains no finished recordings"):
        tables_of(results)
    folder = begun(results, model_path)
    assert (folder.n_recordings, folder.n_calls) == (1, 3)
    folder.close()
    assert not second.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"tables": [("../../etc/passwd", "0", 1)]},
        {"tables": [(f"calls/site=../date=x/../../../{NAME}.parquet", "0", 1)]},
        {"tables": [(f"/calls/site=a/date=b/{NAME}.parquet", "0", 1)]},
        {"tables": 7},
        {"tables": [["a"]]},
        {"tables": [(CALLS, "0", "many")]},
        {"tables": [(CALLS, "0", -1)]},
        {"n_calls": -1},
        {"n_calls": None},
        {"duration_s": float("nan")},
        {"duration_s": float("inf")},
        {"duration_s": 1e12},
        {"duration_s": None},
        {"size_bytes": -1},
    ],
)
def test_recordings_that_lie_are_named(results, model_path, change):
    path = put_recordings(results, **change)
    put_calls(results)
    with pytest.raises(ArchiveError, match=r"recordings/0123456789abcdef.parquet is not the"):
        begun(results, model_path)
    with pytest.raises(ArchiveError, match="is not the table that was written"):
        tables_of(results)
    path.unlink()
    begun(results, model_path).close()  # the lock was given up


def test_a_bit_that_changed_in_recordings_is_noticed(results, model_path):
    path = put_recordings(results)
    put_calls(results)
    data = bytearray(path.read_bytes())
    for at in range(8, len(data) // 3, 5):
        data[at] ^= 1
    path.write_bytes(data)
    with pytest.raises(ArchiveError, match="is not the table that was written"):
        begun(results, model_path)


@pytest.mark.parametrize("n_rows", [None, 2])
def test_a_table_that_is_missing_or_lost_rows_is_noticed(results, model_path, n_rows):
    put_recordings(results)
    if n_rows is not None:
        put_calls(results, n_rows)
    with pytest.raises(ArchiveError, match=r"0123456789abcdef.parquet is not the table"):
        begun(results, model_path)
    put_calls(results)
    begun(results, model_path).close()  # the lock was given up


@pytest.mark.parametrize(
    "head", ["", "[]", "{}", '{"format": "birdann archive", "version": 9}', "[" * 10_000]
)
def test_another_folder_is_refused(results, model_path, head):
    (results / "archive.json").write_text(head)
    with pytest.raises(ArchiveError, match="is not a results folder"):
        begun(results, model_path)


def test_other_settings_and_other_files_are_refused(results, model_path, tmp_path):
    with pytest.raises(ArchiveError, match=r"other settings \(--measurements, --min-score\)"):
        begun(results, model_path, has_measurements=True, min_score=0.1)
    with pytest.raises(ArchiveError, match=r"other settings \(--join-fragments\)"):
        begun(results, model_path, joins_fragments=False)
    other = tmp_path / "other.birdann-model"
    shutil.copy(model_path, other)
    with zipfile.ZipFile(other, "a") as file:
        file.comment = b"the same, and other bytes"
    with pytest.raises(ArchiveError, match=r"another model. Choose .* or use that model"):
        begun(results, other)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("x")
    with pytest.raises(ArchiveError, match="is not empty"):
        begun(tmp_path / "mine", model_path)
    with pytest.raises(ModelError, match="cannot be used as a model file"):
        begun(tmp_path / "new", tmp_path / "mine" / "letter.txt")


@pytest.mark.parametrize("min_score", [float("nan"), -0.1, 2.0])
def test_a_least_score_that_is_none_begins_nothing(model_path, tmp_path, min_score):
    with pytest.raises(ArchiveError, match="between 0 and 1"):
        begun(tmp_path / "out", model_path, min_score=min_score)
    assert not (tmp_path / "out").exists()


def test_two_at_once_are_refused(results, model_path):
    folder = begun(results, model_path)
    with pytest.raises(ArchiveError, match="Another process is writing"):
        begun(results, model_path)
    folder.close()
    begun(results, model_path).close()


def test_settings_are_read_back(results, model_path):
    assert settings_of(results).plan == ArchivePlan()
    assert Path(settings_of(results).folder) == results


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
@pytest.mark.parametrize("name", ["archive.json", "failures.parquet", "calls", "unfinished"])
@pytest.mark.parametrize("kind", ["link", "hard link"])
def test_links_in_a_folder_of_results_are_not_followed(results, model_path, tmp_path, name, kind):
    mine = tmp_path / "mine"
    place = results / name
    if name in ("calls", "unfinished"):
        if kind == "hard link":
            pytest.skip("folders have one name")
        folder = mine / ("site=a/date=2025-05-04" if name == "calls" else "staged-1")
        folder.mkdir(parents=True)
        canary = folder / "0123456789abcdef.parquet"
    else:
        canary = mine
    canary.write_bytes(b"my labels without a line end")
    if place.is_dir():
        shutil.rmtree(place)
    place.unlink(missing_ok=True)
    if kind == "link":
        place.symlink_to(mine)
    else:
        place.hardlink_to(mine)
    with pytest.raises(ArchiveError, match="is a link or not what birdann writes there"):
        begun(results, model_path)
    assert canary.read_bytes() == b"my labels without a line end"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes there")
@pytest.mark.parametrize("name", ["archive.json", "model", "recordings", "calls"])
def test_a_pipe_in_a_folder_of_results_is_not_waited_for(results, model_path, name):
    tables = {"recordings": put_recordings(results), "calls": put_calls(results)}
    place = tables.get(name, results / {"model": MODEL_NAME}.get(name, name))
    place.unlink()
    os.mkfifo(place)
    with pytest.raises(ArchiveError):
        begun(results, model_path)

    def read():
        ModelFile.read(results / MODEL_NAME)
        for table in tables_of(results):
            read_table(results, table)

    expected = "not a results folder" if name == "archive.json" else "it is not a plain file"
    with pytest.raises((ArchiveError, ModelError), match=expected):
        read()


def test_more_calls_than_its_tables_have_are_not_counted(results, model_path):
    put_recordings(results, n_calls=10**12)
    put_calls(results)
    with pytest.raises(ArchiveError, match="its numbers are not valid"):
        begun(results, model_path)


def test_a_folder_named_as_what_was_being_written_is_kept(results, model_path):
    canary = results / f".birdann-{'0' * 32}.part" / "mine.txt"
    canary.parent.mkdir()
    canary.touch()
    begun(results, model_path).close()
    assert canary.exists()
