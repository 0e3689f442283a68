"""A network's detections in an archive: those of a project, and resumed group by group."""

import json

import pytest

pytest.importorskip("pyarrow", reason="archives need the extra birdann[archive]")

from birdann.analysis.networks import Activation, NetworkChoice
from birdann.app.archive import running
from birdann.app.archive.applying import apply_to_archive
from birdann.app.archive.folder import groups_of
from birdann.app.archive.pool import WorkersLostError
from birdann.app.archive.sampling import sample_archive
from birdann.app.archive.similar import find_similar
from birdann.app.archive.tasks import ArchivePlan, label
from birdann.app.results.sampling import SampleDesign
from birdann.cli.main import main
from birdann.core.errors import ArchiveError
from tests.tiny_network import RATE_HZ, tone_network
from tests.unit.app.archive.in_process import SameProcess, archived, table

TONES = {"Troglodytes troglodytes_Eurasian Wren": 3000.0, "Corvus corax_Common Raven": 1000.0}


@pytest.fixture
def network(tmp_path):
    return tone_network(tmp_path / "network", TONES)


@pytest.fixture
def sounds(tmp_path, write_wav):
    """Two sites, and a damaged file."""
    write_wav(tmp_path / "sounds" / "north" / "20250504_040000.wav", tones_hz=(3000.0,))
    write_wav(tmp_path / "sounds" / "south" / "20250505_040000.wav", tones_hz=(1000.0, 3000.0))
    (tmp_path / "sounds" / "south" / "broken.wav").write_bytes(b"RIFF")
    return tmp_path / "sounds"


@pytest.fixture
def work(network, sounds, tmp_path):
    """Work on the archive in this process."""

    def do(pool=None, **more):
        choice = NetworkChoice(path=network, sample_rate_hz=RATE_HZ, activation=Activation.SIGMOID)
        plan = ArchivePlan(**{"min_score": 0.25, **more})
        return archived(tmp_path / "out", choice, [sounds], plan, pool, group_bytes=1)

    return do


def calls(tmp_path):
    rows = table(tmp_path / "out").to_pylist()
    return [(r["site"], str(r["date"]), r["species"], r["start_s"], r["end_s"]) for r in rows]


FOUND = [
    ("north", "2025-05-04", "Eurasian Wren", 0.0, 0.5),
    ("south", "2025-05-05", "Common Raven", 0.0, 0.5),
    ("south", "2025-05-05", "Eurasian Wren", 0.5, 1.0),
]


def test_a_network_takes_the_place_of_a_model(work, tmp_path):
    report = work()
    assert (report.n_new, report.n_calls, len(report.failures)) == (2, 3, 1)
    assert calls(tmp_path) == FOUND
    row = table(tmp_path / "out").to_pylist()[0]
    assert row["model_run"].startswith("Tones 1.5 ")
    assert row["low_hz"] is None
    assert row["start_clock"] == "2025-05-04T04:00:00.000"
    assert [score["species"] for score in row["scores"]] == ["Eurasian Wren"]
    assert row["probability"] == pytest.approx(row["scores"][0]["probability"])
    assert row["call_id"]
    effort = table(tmp_path / "out", "recordings").to_pylist()
    assert [row["n_calls"] for row in effort] == [1, 2]
    again = work()
    assert (again.n_new, again.n_calls) == (0, 3)


def test_what_is_done_stays_and_other_settings_are_refused(work, tmp_path):
    class Stopping(SameProcess):
        def do(self, work, task):
            if work is label and "south" in repr(task.outlined):
                raise RuntimeError("stopped")
            return super().do(work, task)

    with pytest.raises(RuntimeError, match="stopped"):
        work(Stopping())
    assert work().n_new == 1
    assert calls(tmp_path) == FOUND
    with pytest.raises(ArchiveError, match="--min-score"):
        work(min_score=0.5)


def test_a_killed_worker_is_named(work):
    lost = SameProcess(spoil=lambda task, result: WorkersLostError("killed"))
    assert "more memory" in str(work(lost).failures[0].message)


def test_later_steps_say_that_they_need_a_models_scores(work, tmp_path):
    work()
    for step in (
        lambda: sample_archive(
            tmp_path / "out", tmp_path / "c.birdann", SampleDesign(name="check")
        ),
        lambda: apply_to_archive(tmp_path / "out", tmp_path / "c.birdann", tmp_path / "a"),
        lambda: find_similar(tmp_path / "out", tmp_path / "s.csv", calls=["a"]),
    ):
        with pytest.raises(ArchiveError, match="birdann networks detect"):
            step()
    assert not (tmp_path / "c.birdann").exists()


def test_the_command_names_licence_and_takes_labels(network, sounds, tmp_path, says, monkeypatch):
    monkeypatch.setattr(running, "workers", lambda _wanted: _Same())
    words = ["archive", "run", str(network), str(sounds), "--out", str(tmp_path / "out")]
    assert (
        json.loads(says(*words, "--rate", RATE_HZ, "--scores", "sigmoid", "--json"))["n_calls"]
        == 3
    )
    assert calls(tmp_path) == FOUND
    assert main([*words, "--labels", str(tmp_path / "none.txt"), "--quiet"]) == 1


def test_a_stopped_network_repeats_no_more_than_a_small_group(
    network, tmp_path, write_wav, monkeypatch
):
    for day in range(1, 4):
        write_wav(tmp_path / "one" / f"2025050{day}_040000.wav", tones_hz=(3000.0 + day,))
    size_bytes = (tmp_path / "one" / "20250501_040000.wav").stat().st_size
    monkeypatch.setattr(running, "workers", lambda _wanted: _Same())
    monkeypatch.setattr(running, "NETWORK_GROUP_BYTES", 2 * size_bytes)
    choice = NetworkChoice(path=network, sample_rate_hz=RATE_HZ, activation=Activation.SIGMOID)
    running.run_archive(choice, [tmp_path / "one"], tmp_path / "out", ArchivePlan(), wanted=None)
    groups = groups_of(tmp_path / "out", [])
    assert sorted(group.recordings.num_rows for group in groups) == [1, 2]


@pytest.mark.parametrize(
    ("file", "option", "words"),
    [
        ("network.onnx", ["--measurements"], "are not measured"),
        ("own.model", ["--rate", "48000"], "describe networks"),
        ("own.model", ["--scores", "sigmoid"], "describe networks"),
        ("own.model", ["--labels", "labels.txt"], "describe networks"),
    ],
)
def test_options_that_would_do_nothing_are_refused(file, option, words, tmp_path, says):
    out = tmp_path / "out"
    assert words in says("archive", "run", file, tmp_path, "--out", out, *option, code=1)
    assert not out.exists()


class _Same(SameProcess):
    def __enter__(self):
        return self

    def __exit__(self, *_error):
        return None
