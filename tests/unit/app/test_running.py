"""Everything in one go."""

import numpy as np
import pytest
import soundfile

from birdann.app.reports import lines_under_heading
from birdann.app.running import RunPlan, run
from birdann.core.errors import WriteError
from birdann.store import Project
from tests.csv_rows import csv_rows

TONES = {"Low": 1500.0, "Middle": 3500.0, "High": 6500.0}


@pytest.fixture
def folder(tmp_path, write_wav):
    """Nine recordings of three "species" that differ in pitch, and their lists."""
    names = list(TONES)
    rows = []
    for i in range(9):
        listed = sorted({names[i % 3], names[(i // 3) % 3]})
        write_wav(tmp_path / "in" / f"{i}.wav", seed=i, tones_hz=[TONES[n] for n in listed])
        rows.append(f"{i}.wav,{';'.join(listed)}")
    (tmp_path / "lists.csv").write_text("\n".join(["file,labels", *rows]) + "\n")
    return tmp_path / "in"


def test_from_a_folder_to_labelled_calls(folder, tmp_path):
    seen = []
    plan = RunPlan(
        folder=folder, out=tmp_path / "out", lists=tmp_path / "lists.csv", model="ored-lr"
    )
    report = run(plan, progress=lambda fraction, text: seen.append(fraction))
    rows = csv_rows(tmp_path / "out" / "segments.csv")
    assert len(rows) == report.export.rows == report.segment.n_segments >= 15
    assert {row["status"] for row in rows} == {"predicted"}
    assert {row["mode"] for row in rows} == {"transductive"}
    assert not report.not_learned
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    assert any("3 species" in line for line in report.lines())
    with Project.open(report.project_path) as project:
        assert project.overview.counts().predicted == len(rows)


def test_pieces_of_calls_are_joined_unless_they_are_wanted(folder, tmp_path):
    overtones = {"Low": 3000.0, "Middle": 7000.0, "High": 9500.0}
    for i in range(9):  # above each tone, another in its middle, too far away to be one note
        path = folder / f"{i}.wav"
        sound, rate = soundfile.read(path)
        sound += np.random.default_rng(i).normal(0, 0.06, len(sound))
        names = list(TONES)
        time_s = np.arange(len(sound)) / rate
        for k, name in enumerate(sorted({names[i % 3], names[(i // 3) % 3]})):
            inside = (time_s > 0.36 + 0.5 * k) & (time_s < 0.45 + 0.5 * k)
            sound[inside] += 0.1 * np.sin(2 * np.pi * overtones[name] * time_s[inside])
        soundfile.write(path, sound, rate, subtype="PCM_16")
    options = {"lists": tmp_path / "lists.csv", "model": "ored-lr"}
    plain = run(RunPlan(folder=folder, out=tmp_path / "plain", joins_fragments=False, **options))
    joined = run(RunPlan(folder=folder, out=tmp_path / "joined", **options))
    assert plain.join_fragments is None
    assert plain.segment.n_segments == joined.segment.n_segments
    told = joined.join_fragments
    assert told.n_calls > 0
    with Project.open(joined.project_path) as project:
        n_left = project.overview.counts().segments
    assert n_left == plain.segment.n_segments - told.n_fragments + told.n_calls
    assert any("Joined" in line for line in joined.lines())
    # learns from the fragments once more
    again = run(RunPlan(folder=folder, out=tmp_path / "joined", **options))
    assert again.join_fragments.n_fragments == 0
    assert again.model_run.report.data.segments == n_left
    assert again.export.rows == joined.export.rows


@pytest.mark.parametrize(
    ("options", "n_rows", "duration_s"),
    [({}, 12, (0.004, 0.006)), ({"joins_fragments": True}, 3, (0.11, 0.14))],
)
def test_each_pulse_of_a_bat_is_a_row_unless_joining_is_wanted(
    tmp_path, options, n_rows, duration_s
):
    """Three groups of four sweeps of 5 ms from 58 to 42 kHz, 40 ms apart."""
    rate, pulse_s = 250_000, 0.005
    sound = np.random.default_rng(5).normal(0, 0.002, int(1.6 * rate))
    time_s = np.arange(int(pulse_s * rate)) / rate
    sweep = np.sin(2 * np.pi * (58e3 * time_s - 16e3 / (2 * pulse_s) * time_s**2))
    for onset_s in [0.12 + 0.45 * group + 0.04 * k for group in range(3) for k in range(4)]:
        first = int(onset_s * rate)
        sound[first : first + len(sweep)] += 0.1 * np.hanning(len(sweep)) * sweep
    (tmp_path / "bats").mkdir()
    soundfile.write(tmp_path / "bats" / "bat.wav", sound, rate, subtype="PCM_16")
    (tmp_path / "lists.csv").write_text("file,labels\nbat.wav,bat\n")
    plan = RunPlan(
        folder=tmp_path / "bats",
        out=tmp_path / "out",
        lists=tmp_path / "lists.csv",
        model="ored-lr",
        **options,
    )
    report = run(plan)
    rows = csv_rows(tmp_path / "out" / "segments.csv")
    durations_s = np.array([float(row["end_s"]) - float(row["start_s"]) for row in rows])
    assert len(rows) == n_rows
    assert np.all((duration_s[0] <= durations_s) & (durations_s <= duration_s[1]))
    assert report.join_fragments.n_ultrasound == (not options)


def test_without_lists_segments_are_exported_unlabelled(folder, tmp_path):
    report = run(RunPlan(folder=folder, out=tmp_path / "out"))
    rows = csv_rows(tmp_path / "out" / "segments.csv")
    assert rows
    assert {(row["status"], row["species"]) for row in rows} == {("unlabelled", "")}
    assert report.model_run is None
    assert any("No model was trained: No recording" in line for line in report.lines())


def test_without_lists_what_sounds_together_is_one_row(tmp_path):
    """Three calls of two lines in noise, of which the search finds the fragments."""
    rate = 32_000
    sound = np.random.default_rng(2).normal(0, 0.05, 4 * rate)
    time_s = np.arange(int(0.3 * rate)) / rate
    fade = np.clip(np.minimum(time_s, 0.3 - time_s) / 0.01, 0, 1)
    call = sum(a * np.sin(2 * np.pi * hz * time_s) for a, hz in ((0.1, 3000), (0.02, 3400)))
    for onset_s in (0.5, 1.6, 2.7):
        sound[int(onset_s * rate) : int(onset_s * rate) + len(call)] += fade * call
    (tmp_path / "in").mkdir()
    soundfile.write(tmp_path / "in" / "a.wav", sound, rate)
    counts = {}
    for joins in (None, False):
        run(RunPlan(folder=tmp_path / "in", out=tmp_path / f"{joins}", joins_fragments=joins))
        counts[joins] = len(csv_rows(tmp_path / f"{joins}" / "segments.csv"))
    assert counts[None] == 3 < counts[False]


def test_a_second_run_goes_on_with_the_project(folder, tmp_path):
    run(RunPlan(folder=folder, out=tmp_path / "out"))
    report = run(
        RunPlan(folder=folder, out=tmp_path / "out", lists=tmp_path / "lists.csv", model="ored-lr")
    )
    assert (report.add.added, len(report.add.known)) == ((), 9)
    assert (report.segment.segmented, report.segment.skipped) == (0, 9)
    assert report.predict.n_segments == report.export.rows


def test_a_place_that_cannot_be_made_is_named(folder, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(WriteError, match="cannot be made"):
        run(RunPlan(folder=folder, out=tmp_path / "file" / "out"))


def test_long_lists_are_cut_short():
    lines = lines_under_heading("Odd", [str(i) for i in range(30)])
    assert lines[0] == "Odd (30):"
    assert lines[-1] == "  … and 10 more"
    assert len(lines) == 22
    assert lines_under_heading("Odd", []) == []
