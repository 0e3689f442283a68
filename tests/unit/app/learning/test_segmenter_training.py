"""Painting on a project, and the forest that learns from it."""

import pickle
from dataclasses import replace

import numpy as np
import pytest

from birdann.app.commands import RemoveStrokes
from birdann.app.exchange.painting import paint, paint_from_tables
from birdann.app.learning.segmenter_training import TrainFrom, train_segmenter
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import segment
from birdann.app.segmenting.segment import segment_project
from birdann.app.segmenting.segmenters import (
    FOREST,
    automatic_params,
    forest_params,
    segmenter_of,
    spectrogram_of,
)
from birdann.core.errors import ModelError, NothingToLearnError, OutlineError, TableError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.labels import Label, LabelState
from birdann.core.provenance import person_provenance
from birdann.core.strokes import StrokeKind
from birdann.segmentation.forest.segmenter import ForestSegmenter

TONES_HZ = (2500.0, 4500.0)
BOXES = [
    TimeFreqBox(onset_s=0.3 + 0.5 * i, offset_s=0.5 + 0.5 * i, low_hz=f - 200, high_hz=f + 200)
    for i, f in enumerate(TONES_HZ)
]
FEW = 4
"""Trees, where it does not matter how well they tell calls from noise."""
RAVEN = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\n"


@pytest.fixture
def sounds(session, tmp_path, write_wav):
    """Four recordings of the same two tones in different noise."""
    folder = tmp_path / "audio"
    for i in range(4):
        write_wav(folder / f"{i}.wav", seed=i, tones_hz=TONES_HZ)
    add_paths(session, [folder])
    return session


def paint_all(session, n=2):
    recordings = session.project.recordings.all()[:n]
    for recording in recordings:
        session.execute(paint(session, recording.id, call=BOXES, is_complete=True))


def raven(tmp_path, name, *rows):
    path = tmp_path / f"{name}.Table.1.selections.txt"
    path.write_text(
        RAVEN + "".join(f"{i}\tSpectrogram 1\t1\t{row}\n" for i, row in enumerate(rows))
    )
    return path


def _shared(box, true):
    common = box.intersection(true)
    return common.duration_s / true.duration_s if common else 0.0


def test_strokes_are_undone_and_done_again(sounds):
    project = sounds.project
    recording = project.recordings.all()[0]
    mask = Mask.from_box(BOXES[0], Grid(hop_s=0.004, bin_hz=50.0))
    sounds.execute(paint(sounds, recording.id, call=[mask], other=[BOXES[1]]))
    painted = project.strokes.all()
    assert {(s.kind, s.mask) for s in painted} == {
        (StrokeKind.CALL, mask),
        (StrokeKind.OTHER, None),
    }
    assert {s.provenance.name for s in painted} == {"Ada"}
    assert sounds.history.next_to_undo.label == "Paint 2 strokes"
    sounds.undo()
    assert project.strokes.all() == []
    sounds.redo()
    assert project.strokes.all() == painted
    changes = sounds.execute(RemoveStrokes([painted[0].id]))
    assert changes.recordings == {recording.id}
    assert project.strokes.all() == painted[1:]
    sounds.undo()
    assert project.strokes.all() == painted
    with pytest.raises(KeyError, match="no stroke"):
        sounds.execute(RemoveStrokes(["0" * 32]))


def test_paint_outside_the_recording_is_refused(sounds):
    recording = sounds.project.recordings.all()[0]
    late = TimeFreqBox(onset_s=90, offset_s=91, low_hz=1000, high_hz=2000)
    with pytest.raises(OutlineError, match=r"0\.wav"):
        paint(sounds, recording.id, call=[late])


def test_a_forest_finds_what_was_painted_elsewhere(sounds):
    paint_all(sounds)
    report = train_segmenter(sounds, seed=1)
    assert (report.recordings, report.strokes, report.failures) == (2, 4, ())
    (trained,) = sounds.project.segmenters.all()
    assert (trained.digest, trained.seed) == (report.digest, 1)
    assert trained.report["source"] == "strokes"
    assert segment_project(sounds, segmenter="forest").failures == ()
    for recording in sounds.project.recordings.all():
        found = [s.box for s in sounds.project.segments.of(recording.id)]
        assert all(sum(_shared(box, true) for box in found) > 0.5 for true in BOXES), found
        assert len(found) <= 4
        assert spectrogram_of(sounds.project, recording.id).resample_hz == 16_000


def test_short_boxes_are_learned_in_short_windows(sounds):
    recording = sounds.project.recordings.all()[0]
    short = [replace(box, offset_s=box.onset_s + 0.03) for box in BOXES]
    sounds.execute(paint(sounds, recording.id, call=short, is_complete=True))
    train_segmenter(sounds, n_trees=FEW)
    spectrogram = forest_params(sounds.project).spectrogram
    assert (spectrogram.window_s, spectrogram.hop_s) == pytest.approx((0.015, 0.015 / 4))


def test_the_same_seed_gives_the_same_forest(sounds):
    paint_all(sounds)
    digests = [train_segmenter(sounds, n_trees=FEW, seed=seed).digest for seed in (3, 3, 4)]
    assert digests[0] == digests[1] != digests[2]


def test_several_processes_find_what_one_finds(sounds, monkeypatch):
    monkeypatch.setattr(segment, "WORTH_A_WORKER_S", 0.1)
    paint_all(sounds)
    train_segmenter(sounds, n_trees=FEW)
    segment_project(sounds, segmenter="forest", jobs=2)
    there = [
        [s.mask for s in sounds.project.segments.of(r.id)] for r in sounds.project.recordings.all()
    ]
    segment_project(sounds, segmenter="forest", redo=True)
    here = [
        [s.mask for s in sounds.project.segments.of(r.id)] for r in sounds.project.recordings.all()
    ]
    assert here == there


def test_a_forest_travels_to_workers_as_bytes(sounds):
    paint_all(sounds)
    train_segmenter(sounds, n_trees=FEW)
    params = forest_params(sounds.project)
    sent = pickle.dumps(params)
    assert params.segmenter.data in sent
    assert b"sklearn" not in sent
    assert pickle.loads(sent).digest() == params.digest()


def test_confirmed_segments_teach_too(sounds, factory):
    segment_project(sounds)
    wren = factory.species()
    project = sounds.project
    labels = []
    for recording in project.recordings.all()[:2]:
        for found in project.segments.of(recording.id):
            is_call = any(found.box.iou(box) > 0.2 for box in BOXES)
            state = LabelState.CONFIRMED if is_call else LabelState.REJECTED
            labels.append(
                Label(
                    segment_id=found.id,
                    state=state,
                    species_id=wren.id if is_call else None,
                    provenance=person_provenance("Ada"),
                )
            )
    with project.transaction("label") as tx:
        tx.species.put([wren])
        tx.labels.set(labels)
    report = train_segmenter(sounds, source=TrainFrom.SEGMENTS)
    assert report.recordings == 2
    assert project.strokes.all() == []
    last = project.recordings.all()[3]
    segment_project(sounds, segmenter="forest", redo=True, recording_ids=[last.id])
    found = [s.box for s in project.segments.of(last.id)]
    assert all(any(box.intersection(true) for box in found) for true in BOXES)


def test_one_forest_serves_every_sample_rate(sounds, tmp_path):
    soundfile = pytest.importorskip("soundfile")
    sound = 0.002 * np.random.default_rng(0).standard_normal(96_000)
    soundfile.write(tmp_path / "high.wav", sound, 48_000, subtype="PCM_16")
    add_paths(sounds, [tmp_path / "high.wav"])
    paint_all(sounds)
    train_segmenter(sounds, n_trees=FEW, preset="songbirds")
    assert forest_params(sounds.project).spectrogram.resample_hz == 22_050
    assert segment_project(sounds, segmenter="forest").failures == ()


def test_boxes_of_tables_are_painted_once(sounds, tmp_path):
    table = raven(tmp_path, "0", "0.3\t0.5\t2300\t2700", "0.8\t1\t4300\t4700", "90\t91\t1\t2")
    stray = raven(tmp_path, "whale", "0\t1\t100\t200")
    report = paint_from_tables(sounds, [table, stray])
    assert (report.recordings, report.strokes, report.known) == (1, 2, 0)
    assert "lies outside" in report.notes[0]
    assert report.unmatched
    kinds = sorted(s.kind for s in sounds.project.strokes.all())
    assert kinds == ["call", "call", "rest"]
    again = paint_from_tables(sounds, [table])
    assert (again.strokes, again.known) == (0, 2)
    assert len(sounds.project.strokes.all()) == 3
    sounds.undo()
    assert sounds.project.strokes.all() == []


def test_calls_without_frequencies_are_not_learned_from(sounds, text_file):
    table = text_file("0.txt", "0.3\t0.5\twren\n\\\t2300\t2700\n0.8\t1.0\twren\n")
    report = paint_from_tables(sounds, [table])
    assert (report.strokes, report.without_band) == (1, 1)
    assert any("Without frequencies" in line for line in report.lines())
    kinds = sorted(s.kind for s in sounds.project.strokes.all())
    assert kinds == ["call", "rest", "unsure"]


def test_tables_of_nothing_are_a_sentence(sounds, tmp_path):
    with pytest.raises(TableError, match="no call in a recording of this project"):
        paint_from_tables(sounds, [raven(tmp_path, "whale", "0\t1\t100\t200")])
    with pytest.raises(TableError, match=r"gone\.txt"):
        paint_from_tables(sounds, [tmp_path / "gone.txt"])
    with pytest.raises(TableError, match="Unknown format “wax”"):
        paint_from_tables(sounds, [], format_name="wax")


def test_nothing_to_learn_from_says_what_to_do(sounds):
    with pytest.raises(NothingToLearnError, match="--boxes"):
        train_segmenter(sounds)
    with pytest.raises(NothingToLearnError, match="confirmed or corrected"):
        train_segmenter(sounds, source=TrainFrom.SEGMENTS)
    recording = sounds.project.recordings.all()[0]
    sounds.execute(paint(sounds, recording.id, call=BOXES))
    with pytest.raises(NothingToLearnError, match="some background"):
        train_segmenter(sounds)


def test_missing_sound_is_left_out_and_named(sounds, tmp_path):
    paint_all(sounds)
    (tmp_path / "audio" / "0.wav").rename(tmp_path / "audio" / "gone")
    report = train_segmenter(sounds, n_trees=FEW)
    assert report.recordings == 1
    assert "0.wav" in report.failures[0].message
    (tmp_path / "audio" / "1.wav").rename(tmp_path / "audio" / "gone too")
    with pytest.raises(NothingToLearnError, match=r"1\.wav"):
        train_segmenter(sounds, n_trees=FEW)


def test_a_spoiled_forest_is_a_sentence(sounds):
    paint_all(sounds)
    train_segmenter(sounds, n_trees=FEW)
    (trained,) = sounds.project.segmenters.all()
    data = sounds.project.segmenters.model_bytes(trained.id)
    for column, value in (
        ("model", data[:100]),
        ("digest", "0" * 16),
        ("spectrogram", '{"window_s": 1e9}'),
        ("spectrogram", '{"x": 1}'),
    ):
        with sounds.project.transaction("spoil") as tx:
            tx.rows.execute(f"UPDATE trained_segmenter SET {column} = ?", [value])
        with pytest.raises(ModelError, match="Train it again"):
            forest_params(sounds.project)


def test_a_forest_that_gains_nothing_over_the_automatic_choice_is_not_used(sounds, monkeypatch):
    paint_all(sounds)
    report = train_segmenter(sounds)
    project, recording = sounds.project, sounds.project.recordings.all()[0]
    assert report.f1_untaught == 1.0
    assert report.boxed == 2 * len(BOXES)
    monkeypatch.setattr(ForestSegmenter, "segment", lambda *_: [])
    report = train_segmenter(sounds)
    assert report.is_no_gain
    assert "used in its place" in report.opening()[-1]
    assert segmenter_of(project, FOREST)(recording) == automatic_params(recording)
