"""A forest is shown calls on some recordings and finds those on others."""

import csv
import json
from pathlib import Path

import pytest

from birdann.cli.main import main

HEADER = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\n"
N_SHOWN = 6


def as_json(capsys, *words):
    capsys.readouterr()
    assert main([*map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def project(chorus, tmp_path):
    path = tmp_path / "p.birdann"
    main(["new", str(path)])
    folder = str(chorus.lists_path.parent)
    assert main(["add", str(path), folder, "--lists", str(chorus.lists_path)]) == 0
    return path


@pytest.fixture
def tables(chorus, tmp_path):
    """The true boxes of some recordings: by turns as Raven tables and as Audacity tracks."""
    paths = []
    for i, name in enumerate(list(chorus.calls)[:N_SHOWN]):
        boxes = [call.box for call in chorus.calls[name]]
        if i % 2:
            path = tmp_path / f"{Path(name).stem}.txt"
            lines = [
                f"{b.onset_s}\t{b.offset_s}\tcall\n\\\t{b.low_hz}\t{b.high_hz}\n" for b in boxes
            ]
        else:
            path = tmp_path / f"{Path(name).stem}.Table.1.selections.txt"
            rows = [
                f"{n}\tSpectrogram 1\t1\t{b.onset_s}\t{b.offset_s}\t{b.low_hz}\t{b.high_hz}\n"
                for n, b in enumerate(boxes, 1)
            ]
            lines = [HEADER, *rows]
        path.write_text("".join(lines), encoding="utf-8")
        paths.append(path)
    return paths


@pytest.fixture
def held_out(chorus, tmp_path):
    """Known calls of the recordings that the forest is not shown."""
    shown = set(list(chorus.calls)[:N_SHOWN])
    with chorus.calls_path.open(newline="", encoding="utf-8") as file:
        header, *rows = csv.reader(file)
    path = tmp_path / "held_out.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([header, *(row for row in rows if row[0] not in shown)])
    return path


def test_from_boxes_to_calls_in_other_recordings(project, tables, held_out, capsys):
    trained = as_json(capsys, "train-segmenter", project, "--boxes", *tables, "--trees", 4)
    assert trained["recordings"] == trained["painted"]["recordings"] == N_SHOWN
    assert trained["strokes"] == trained["painted"]["strokes"] > 10
    segmented = as_json(capsys, "segment", project, "--segmenter", "forest")
    assert (segmented["segmented"], segmented["failures"]) == (12, [])
    scores = as_json(capsys, "evaluate-segments", project, "--calls", held_out)
    calls = scores["calls"]
    found = sum(s["found"] * s["calls"] for s in scores["per_species"].values()) / calls
    assert found > 0.8
    assert sum(s["calls"] for s in scores["per_snr"].values()) == calls
    assert scores["boundaries"]["iou50"]["f1"] > 0.5
    assert scores["segments"] < 4 * calls  # of all recordings, for the calls of half of them

    assert main(["segment", str(project), "--preset", "insects", "--again"]) == 0
    assert main(["evaluate-segments", str(project), "--calls", str(held_out)]) == 0
    told = capsys.readouterr().out
    assert "By level of the call over the noise" in told
    assert "One to one, recordings with several" in told
    assert "both ends ± 10 ms" in told


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["segment", "P", "--segmenter", "forest"], "train-segmenter"),
        (["segment", "P", "--segmenter", "forest", "--preset", "bats"], "--preset"),
        (["segment", "P", "--segmenter", "forest", "--unit", "calls"], "--unit does not apply"),
        (["segment", "P", "--preset", "whales"], "Unknown preset “whales”"),
        (["train-segmenter", "P"], "No calls are painted"),
        (["train-segmenter", "P", "--from-segments"], "No segment"),
        (["train-segmenter", "P", "--boxes", "gone.txt"], "gone.txt"),
        (["train-segmenter", "P", "--boxes", "P"], "of no known format"),
        (["train-segmenter", "P", "--boxes", "P", "--format", "wax"], "Unknown format “wax”"),
        (["train-segmenter", "none.birdann"], "none.birdann"),
    ],
)
def test_what_is_missing_is_one_clear_sentence(project, capsys, words, says):
    assert main([str(project) if word == "P" else word for word in words]) == 1
    error = capsys.readouterr().err
    assert says in error
    assert "Traceback" not in error


def test_calls_whose_sound_is_gone_are_scored_without_their_level(chorus, tmp_path, capsys):
    sound = tmp_path / chorus.recordings[0].name
    sound.write_bytes(chorus.recordings[0].read_bytes())
    project = tmp_path / "p.birdann"
    main(["new", str(project)])
    main(["add", str(project), str(sound), "--lists", str(chorus.lists_path)])
    main(["segment", str(project)])
    sound.unlink()
    scores = as_json(capsys, "evaluate-segments", project, "--calls", chorus.calls_path)
    assert scores["calls"] > 0
    assert scores["per_snr"] == {}
    assert sound.name in scores["unheard"][0]
