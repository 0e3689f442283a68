"""The run log: a line for every file, whatever becomes of it."""

import json
import os

import pytest

from birdann.app.maintenance.adding import add_paths
from birdann.app.run_log import RunLog
from birdann.app.segmenting.segment import retry_failed, segment_project
from birdann.core.errors import AudioError, Cancelled, WriteError


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def told(path):
    return [(line["step"], line["outcome"]) for line in lines(path)]


@pytest.mark.parametrize(
    ("error", "outcome", "reason"),
    [
        (AudioError("a.wav is empty."), "failed", "a.wav is empty."),
        (ZeroDivisionError("a bug"), "failed", "ZeroDivisionError('a bug')"),
        (Cancelled(), "cancelled", None),
        (KeyboardInterrupt(), "cancelled", None),
    ],
)
def test_how_a_step_ended_is_told(tmp_path, error, outcome, reason):
    path = tmp_path / "run.jsonl"
    with RunLog(path) as log, pytest.raises(type(error)), log.step("segment", recordings=2):
        raise error
    first, last = lines(path)
    assert (first["outcome"], first["recordings"]) == ("started", 2)
    assert (last["outcome"], last.get("error")) == (outcome, reason)
    assert last["seconds"] >= 0


def test_a_log_is_continued_and_readable_at_any_moment(tmp_path):
    path = tmp_path / "run.jsonl"
    for _ in range(2):
        with RunLog(path) as log, log.step("add") as found:
            found["added"] = 3
            assert lines(path)[-1]["outcome"] == "started"
    assert [line.get("added") for line in lines(path)] == [None, 3, None, 3]


def test_without_a_file_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with RunLog() as log, log.step("add"):
        log.note("add", "done")
    assert os.listdir(tmp_path) == []


def test_a_log_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(WriteError, match=r"none/run\.jsonl"):
        RunLog(tmp_path / "none" / "run.jsonl")


def test_every_recording_is_told_and_failed_ones_are_tried_again(session, tmp_path, write_wav):
    folder, path = tmp_path / "audio", tmp_path / "run.jsonl"
    for i in range(3):
        write_wav(folder / f"{i}.wav", seed=i, duration_s=0.5, tones_hz=())
    (folder / "empty.wav").write_bytes(b"")
    with RunLog(path) as log:
        add_paths(session, [folder], log=log)
        (folder / "1.wav").rename(folder / "gone")
        segment_project(session, log=log)
    outcomes = [(line.get("recording", "")[-9:], line["outcome"]) for line in lines(path)]
    assert [o for r, o in outcomes[1:5]] == ["done", "done", "done", "failed"]
    # told when it is saved; short recordings are saved together
    assert sorted(o for r, o in outcomes[7:10]) == ["done", "done", "failed"]
    (failed,) = [line for line in lines(path)[7:10] if line["outcome"] == "failed"]
    assert "1.wav is missing" in failed["error"]
    assert failed["seconds"] >= 0
    assert (lines(path)[-1]["segmented"], lines(path)[-1]["failed"]) == (2, 1)

    path.unlink()
    with RunLog(path) as log:
        assert [f.path[-5:] for f in retry_failed(session, log=log).failures] == ["1.wav"]
        (folder / "gone").rename(folder / "1.wav")
        report = retry_failed(session, log=log)
    assert (report.segmented, report.failures, session.project.recordings.problems()) == (
        1,
        (),
        {},
    )
    assert [line["outcome"] for line in lines(path)] == [
        "started", "failed", "done", "started", "done", "done",
    ]  # fmt: skip
    assert retry_failed(session).segmented == 0


def test_what_failed_when_it_was_redone_is_tried_again(session, tmp_path, write_wav):
    write_wav(tmp_path / "audio" / "0.wav", duration_s=0.5, tones_hz=(3000.0,))
    add_paths(session, [tmp_path / "audio"])
    segment_project(session)
    (tmp_path / "audio").rename(tmp_path / "away")
    assert len(segment_project(session, redo=True).failures) == 1
    (tmp_path / "away").rename(tmp_path / "audio")
    assert retry_failed(session).segmented == 1


@pytest.mark.parametrize(
    "content", [b"PK\x03\x04 a document", b"file,labels\na.wav,Robin\n", b"[]\n"]
)
def test_a_file_that_is_not_a_run_log_is_refused_and_kept(tmp_path, content):
    path = tmp_path / "lists.csv"
    path.write_bytes(content)
    with pytest.raises(WriteError, match="is not a run log of birdann"):
        RunLog(path)
    assert path.read_bytes() == content


def test_a_run_log_is_continued(tmp_path):
    path = tmp_path / "run.jsonl"
    path.touch()
    for _ in range(2):
        with RunLog(path) as log, log.step("segment"):
            pass
    assert len(lines(path)) == 4
