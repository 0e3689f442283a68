import csv
import json
import random
import subprocess
import sys

import pytest

from birdann.segmentation.scores import Span, merge_overlapping, score_boundaries, score_calls
from tests.csv_rows import csv_rows


def span(start_s, end_s, label="", recording="r", **more):
    return Span(recording=recording, start_s=start_s, end_s=end_s, label=label, **more)


def test_half_of_a_call_is_found_and_right_only_under_its_own_label():
    calls = [span(0, 1, "a"), span(2, 3, "b")]
    segments = [span(0, 0.3, "a"), span(0.2, 0.5, "a"), span(2, 3, "a")]
    several = score_calls(segments, calls, {"r": ["a", "b"]})["several_species"]
    assert several["found"] == 1.0
    assert several["accuracy_of_found"] == 0.5
    assert several["class_mean_accuracy"] == 0.5
    assert several["ceiling"] == 1.0


def test_less_than_half_is_not_found():
    calls = [span(0, 1, "a"), span(2, 3, "b")]
    several = score_calls([span(0, 0.49, "a")], calls, {"r": ["a", "b"]})["several_species"]
    assert several["found"] == 0.0
    assert several["ceiling"] == 0.0


def test_a_call_inside_a_longer_one_is_out_of_reach_of_true_outlines():
    calls = [span(0, 1, "a"), span(0.4, 0.6, "b")]
    several = score_calls([], calls, {"r": ["a", "b"]})["several_species"]
    assert several["ceiling_of_true_outlines"] == 0.5


def test_calls_of_unlisted_species_do_not_count():
    result = score_calls([span(0, 1)], [span(0, 1, "a"), span(0, 1, "x")], {"r": ["a"]})
    assert result["calls"] == 1
    assert result["segments_per_call"] == 1.0
    assert set(result["per_species"]) == {"a"}


def test_signal_to_noise_classes():
    calls = [span(i, i + 0.5, "a", snr_db=snr) for i, snr in enumerate([3.0, 12.0, 50.0])]
    per_snr = score_calls([span(0, 0.5, "a")], calls, {"r": ["a"]})["per_snr"]
    assert per_snr["below 10 dB"] == {"calls": 1, "found": 1.0, "right": 1.0}
    assert per_snr["10 to 15 dB"]["found"] == 0.0
    assert per_snr["above 30 dB"]["calls"] == 1


def test_nothing_at_all():
    assert score_calls([], [], {})["segments_per_call"] == 0
    assert score_boundaries([], [])["iou50"]["f1"] == 0


def test_onsets_within_tolerance():
    notes = [span(1.0, 1.1), span(2.0, 2.1)]
    segments = [span(1.008, 1.1), span(2.015, 2.13)]
    result = score_boundaries(segments, notes)
    assert result["onset10ms"]["recall"] == 0.5
    assert result["onset20ms"]["recall"] == 1.0
    assert result["offset10ms"]["recall"] == 0.5
    assert result["offset20ms"]["recall"] == 0.5
    assert result["iou50"]["f1"] == pytest.approx(1.0)


def test_matching_is_one_to_one():
    result = score_boundaries([span(1.0, 1.1)], [span(1.0, 1.1), span(1.005, 1.1)])
    assert result["iou50"]["recall"] == 0.5
    assert result["iou50"]["precision"] == 1.0


def test_harmonics_of_a_note_are_one_note():
    merged = merge_overlapping([span(0, 1), span(0.1, 1.2), span(1.15, 2)])
    assert [(s.start_s, s.end_s) for s in merged] == [(0, 1.2), (1.15, 2)]


def write(path, header, rows):
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([header, *rows])
    return path


def tool_says(shared_data, name, *paths):
    tool = shared_data.parent / "tools" / name
    ran = subprocess.run(
        [sys.executable, str(tool), *map(str, paths)], capture_output=True, text=True, check=True
    )
    return json.loads(ran.stdout)


def test_agrees_with_the_reference_scorer_of_calls(shared_data, tmp_path):
    folder = shared_data / "nips4b"
    lists = {
        r["file"]: [s for s in r["labels"].split(";") if s]
        for r in csv_rows(folder / "recording_species.csv")
    }
    calls = [
        span(float(r["start_s"]), float(r["end_s"]), r["class"], r["file"])
        for r in csv_rows(folder / "call_times.csv")
    ]
    rng = random.Random(4)
    segments = []
    for call in calls:
        for _ in range(rng.choice([0, 1, 1, 2])):
            start_s = round(max(0, call.start_s + rng.gauss(0, 0.05)), 4)
            end_s = round(start_s + call.duration_s * rng.uniform(0.3, 1.5), 4)
            label = rng.choice(lists[call.recording] or [call.label])
            segments.append(span(start_s, end_s, label, call.recording))
    export = write(
        tmp_path / "segments.csv",
        ["recording", "start_s", "end_s", "species"],
        [[s.recording, s.start_s, s.end_s, s.label] for s in segments],
    )

    ours = score_calls(segments, calls, lists)
    theirs = tool_says(
        shared_data,
        "score_calls.py",
        export,
        folder / "call_times.csv",
        folder / "recording_species.csv",
    )

    for key in ("segments", "recordings_with_segments", "calls"):
        assert ours[key] == theirs[key]
    assert round(ours["segments_per_call"], 2) == theirs["segments_per_call"]
    for part in ("one_species", "several_species"):
        for key in ("calls", "found", "accuracy_of_found", "class_mean_accuracy", "majority"):
            assert round(ours[part][key], 4) == theirs[part][key], (part, key)
        assert ours[part]["ceiling"] == pytest.approx(theirs[part]["ceiling"], abs=0.002)


def test_agrees_with_the_reference_scorer_of_notes(shared_data, tmp_path):
    path = shared_data / "bengalese_finch" / "notes.csv"
    notes = [span(float(r["start_s"]), float(r["end_s"]), "", r["file"]) for r in csv_rows(path)]
    rng = random.Random(5)
    segments = []
    for note in notes:
        if rng.random() < 0.9:
            start_s = round(note.start_s + rng.gauss(0, 0.01), 5)
            end_s = round(max(start_s + 0.005, note.end_s + rng.gauss(0, 0.02)), 5)
            segments.append(span(start_s, end_s, "", note.recording))
    export = write(
        tmp_path / "segments.csv",
        ["recording", "start_s", "end_s"],
        [[s.recording, s.start_s, s.end_s] for s in segments],
    )

    ours = score_boundaries(segments, notes)
    theirs = tool_says(shared_data, "score_notes.py", export, path)

    assert ours["segments"] == theirs["segments"]
    for key in ("iou50", "onset10ms", "onset20ms"):
        assert {k: round(v, 4) for k, v in ours[key].items()} == theirs[key]
