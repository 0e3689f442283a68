"""Folders of results that are not what they should be: one clear sentence each."""

import json
import os
import shutil
import zipfile
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from birdann.app.archive.folder import (
    DoneGroup,
    DoneRecording,
    ResultsFolder,
    groups_of,
    settings_of,
)
from birdann.core.errors import ArchiveError, ModelError

GROUP = DoneGroup(
    name="0123456789abcdef",
    files=(("calls/site=a/date=2025-05-04/0123456789abcdef.parquet", "0" * 64, 3),),
    recordings=(DoneRecording("/sound/a.wav", 100, 60.0, 7, "ab" * 16),),
    failures=(("/sound/b.wav", "a", "no sound"),),
    n_calls=3,
)


def begun(folder, model_path, **settings):
    return ResultsFolder.begun(
        folder, model_path, **({"has_measurements": False, "min_score": 0.05} | settings)
    )


@pytest.fixture
def results(tmp_path, model_path):
    begun(tmp_path / "out", model_path).close()
    return tmp_path / "out"


def put_table(results, n_rows=3):
    """Write a table of the group, of which only the rows are counted."""
    path = results / GROUP.files[0][0]
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(pa.table({"x": list(range(n_rows))}), path)
    return path


def test_a_line_goes_round():
    assert DoneGroup.of(GROUP.line()) == GROUP


def test_what_is_done_is_known_again(results, model_path):
    (results / "manifest.jsonl").write_bytes(GROUP.line())
    put_table(results)
    folder = begun(results, model_path)
    assert folder.is_done("/sound/a.wav")
    assert not folder.is_done("/sound/b.wav")
    assert (folder.n_recordings, folder.n_calls, folder.sound_s) == (1, 3, 60.0)
    assert folder.failures == {"/sound/b.wav": ("a", "no sound")}
    folder.close()


def test_half_a_line_is_cut_off_and_an_uncounted_table_removed(results, model_path):
    line = GROUP.line()
    (results / "manifest.jsonl").write_bytes(line + line[:40])
    tables = results / "calls" / "site=a" / "date=2025-05-04"
    tables.mkdir(parents=True)
    put_table(results)
    for name in ("fedcba9876543210", "mine"):
        (tables / f"{name}.parquet").write_bytes(b"x")
    begun(results, model_path).close()
    assert (results / "manifest.jsonl").read_bytes() == line
    assert sorted(path.stem for path in tables.iterdir()) == ["0123456789abcdef", "mine"]


@pytest.mark.parametrize(
    "change",
    [
        {"files": [["../../etc/passwd", "0", 1]]},
        {"files": [["calls/site=../date=x/../../../0123456789abcdef.parquet", "0", 1]]},
        {"files": [["/calls/site=a/date=b/0123456789abcdef.parquet", "0", 1]]},
        {"files": 7},
        {"recordings": [["a"]]},
        {"failures": None},
        {"n_calls": "many"},
        {"n_calls": 1.5},
        {"n_calls": -1},
        {"recordings": [["a", 1, float("nan"), 1, ""]]},
        {"recordings": [["a", 1, float("inf"), 1, ""]]},
        {"recordings": [["a", 1, 1e12, 1, ""]]},
        {"recordings": [["a", -1, 60.0, 1, ""]]},
        {"recordings": [["a", 1 << 70, 60.0, 1, ""]]},
    ],
)
def test_a_line_that_lies_is_named(results, model_path, change):
    lying = json.dumps(json.loads(GROUP.line()) | change).encode() + b"\n"
    (results / "manifest.jsonl").write_bytes(GROUP.line() + lying)
    with pytest.raises(ArchiveError, match=r"Line 2 of .*manifest.jsonl is damaged; remove it"):
        begun(results, model_path)
    (results / "manifest.jsonl").write_bytes(b"[" * 100_000 + b"\n")
    with pytest.raises(ArchiveError, match="Line 1"):
        list(groups_of(results))
    (results / "manifest.jsonl").unlink()
    begun(results, model_path).close()  # the lock was given up


@pytest.mark.parametrize("n_rows", [None, 2])
def test_a_table_that_is_missing_or_lost_rows_is_noticed(results, model_path, n_rows):
    (results / "manifest.jsonl").write_bytes(GROUP.line())
    if n_rows is not None:
        put_table(results, n_rows)
    with pytest.raises(ArchiveError, match=r"0123456789abcdef.parquet is not the table"):
        begun(results, model_path)
    put_table(results)
    begun(results, model_path).close()  # the lock was given up


@pytest.mark.parametrize(
    "head", ["", "[]", "{}", '{"format": "birdann archive", "version": 9}', "[" * 10_000]
)
def test_another_folder_is_refused(results, model_path, head):
    (results / "archive.json").write_text(head)
    with pytest.raises(ArchiveError, match="no folder of results"):
        begun(results, model_path)


def test_other_settings_and_other_files_are_refused(results, model_path, tmp_path):
    with pytest.raises(ArchiveError, match=r"other settings \(--measurements, --min-score\)"):
        begun(results, model_path, has_measurements=True, min_score=0.1)
    with pytest.raises(ArchiveError, match=r"other settings \(--join-pieces\)"):
        begun(results, model_path, joins_pieces=False)
    other = tmp_path / "other.birdann-model"
    shutil.copy(model_path, other)
    with zipfile.ZipFile(other, "a") as file:
        file.comment = b"the same, and other bytes"
    with pytest.raises(ArchiveError, match=r"another model; choose .* or give that model"):
        begun(results, other)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("x")
    with pytest.raises(ArchiveError, match="holds other files"):
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
    with pytest.raises(ArchiveError, match="Somebody is adding"):
        begun(results, model_path)
    folder.close()
    begun(results, model_path).close()


def test_settings_are_read_back(results, model_path):
    assert settings_of(results).has_measurements is False
    assert Path(settings_of(results).folder) == results


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
@pytest.mark.parametrize("name", ["manifest.jsonl", "failures.parquet", "calls", "unfinished"])
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
