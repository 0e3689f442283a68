"""Another channel of a recording: what is found, kept and described."""

import csv

import numpy as np
import pytest
import soundfile

from birdann.analysis import blocks, parts
from birdann.analysis.pipeline import describe_masks
from birdann.app.commands import LabelSegments
from birdann.app.exchange.export_filter import ExportFilter
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import outlines
from birdann.app.segmenting.measuring import measures_of
from birdann.app.segmenting.segment import choose_channel, segment_project
from birdann.app.segmenting.segmenters import (
    masks_in_view,
    preview_segmentation,
    schema_of_recording,
    spectrogram_of,
)
from birdann.cli.main import main
from birdann.core.errors import AudioError, OutlineError
from birdann.core.labels import LabelState
from birdann.core.recording import EACH_CHANNEL
from birdann.features.schema import schema_of
from birdann.store import Project

RATE = 22_050


@pytest.fixture
def stereo(session, tmp_path):
    time_s = np.arange(4 * RATE) / RATE
    rng = np.random.default_rng(0)
    channels = [
        0.3 * np.sin(2 * np.pi * hz * time_s) * ((time_s + shift_s) % 1 < 0.2)
        + 0.001 * rng.standard_normal(len(time_s))
        for hz, shift_s in ((2000, 0.0), (5000, 0.5))
    ]
    soundfile.write(tmp_path / "both.wav", np.stack(channels, axis=1), RATE)
    soundfile.write(tmp_path / "mono.wav", channels[0], RATE)
    add_paths(session, [tmp_path / "both.wav", tmp_path / "mono.wav"])
    return session


def middles_hz(session):
    both = session.project.recordings.all()[0]
    return sorted((s.box.low_hz + s.box.high_hz) / 2 for s in session.project.segments.of(both.id))


def test_only_the_chosen_channel_is_searched_at_once(stereo):
    report = choose_channel(stereo, 1)
    assert (report.segmented, report.n_segments, report.skipped) == (1, 4, 0)
    both, mono = stereo.project.recordings.all()
    assert (both.channel, mono.channel) == (1, None)
    assert len(middles_hz(stereo)) == 4
    assert min(middles_hz(stereo)) > 4000
    assert choose_channel(stereo, 1).skipped == 1


def test_tables_name_the_channel_in_which_segments_were_found(stereo, tmp_path):
    choose_channel(stereo, 1)
    raven, kaleidoscope = tmp_path / "all.txt", tmp_path / "all.csv"
    export(stereo.project, raven, format_name="raven")
    export(stereo.project, kaleidoscope, format_name="kaleidoscope")
    rows = list(csv.DictReader(raven.read_text().splitlines(), delimiter="\t"))
    assert [row["Channel"] for row in rows] == ["2"] * 4
    rows = list(csv.DictReader(kaleidoscope.read_text().splitlines()))
    assert [row["CHANNEL"] for row in rows] == ["1"] * 4


def test_a_segmented_recording_is_segmented_again_and_what_stays_is_described(stereo):
    project = stereo.project
    choose_channel(stereo, 0)
    both = project.recordings.all()[0]
    kept = project.segments.of(both.id)[0]
    stereo.execute(LabelSegments([kept.id], LabelState.REJECTED, None))
    report = choose_channel(stereo, EACH_CHANNEL)
    assert report.segmented == 1
    assert project.recordings.all()[0].channel == EACH_CHANNEL
    found = middles_hz(stereo)
    assert (sum(hz < 3000 for hz in found), sum(hz > 4000 for hz in found)) == (4, 4)
    assert kept.id in project.labels.all()
    both = project.recordings.all()[0]
    schema = schema_of_recording(project, both.id)
    table = project.features.of(both.id, schema)
    assert len(table.segment_ids) == 8
    there = project.segments.by_id(table.segment_ids.tolist())
    masks = [there[key].mask for key in table.segment_ids.tolist()]
    heard = describe_masks(
        project.audio_path(both),
        masks,
        schema=schema,
        spectrogram=spectrogram_of(project, both.id),
    )
    n_local = schema_of(schema).n_local
    assert np.allclose(table.X[:, :n_local], heard[:, :n_local], atol=1e-6)
    row = table.segment_ids.tolist().index(kept.id)
    assert np.allclose(table.X[row], heard[row], atol=1e-6)


def test_a_channel_that_no_recording_has_is_refused(stereo):
    with pytest.raises(AudioError, match="None of these recordings"):
        choose_channel(stereo, 2)
    mono = stereo.project.recordings.all()[1]
    with pytest.raises(AudioError, match="None of these recordings"):
        choose_channel(stereo, 0, recording_ids=[mono.id])


def test_the_command_line_chooses_a_channel(stereo, capsys):
    path = stereo.project.path
    stereo.project.close()
    assert main(["segment", str(path)]) == 0
    log = path.with_suffix(".jsonl")
    words = ["segment", str(path), "--channel", "2", "--under", "both.wav", "--log", str(log)]
    assert main(words) == 0
    assert '"segments": 4' in log.read_text(encoding="utf-8")
    with Project.open(path, read_only=True) as project:
        assert project.recordings.all()[0].channel == 1
    assert main(["segment", str(path), "--channel", "3"]) == 1
    assert "None of these recordings" in capsys.readouterr().err
    assert main(["segment", str(path), "--channel", "mix"]) == 0
    with Project.open(path, read_only=True) as project:
        assert project.recordings.all()[0].channel is None


def test_rows_of_raven_keep_their_channel_whichever_is_analysed(stereo, tmp_path):
    head = (
        "Selection\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies"
    )
    for name in ("both", "mono"):
        path = tmp_path / f"{name}.Table.1.selections.txt"
        path.write_text(f"{head}\n1\t1\t0.1\t0.3\t1500\t2500\tWren\n")
        report = import_annotations(stereo, [path])
        assert report.notes == ()
    choose_channel(stereo, 1)
    out = tmp_path / "out.txt"
    export(stereo.project, out, format_name="raven", only=ExportFilter(named=True))
    rows = list(csv.DictReader(out.read_text().splitlines(), delimiter="\t"))
    assert [row["Channel"] for row in rows] == ["1", "1"]
    names = {recording.id: recording.name for recording in stereo.project.recordings.all()}
    assert [
        names[segment.recording_id]
        for segment in stereo.project.segments.by_id(list(stereo.project.labels.all())).values()
        if stereo.project.segments.origins([segment.id])
    ] == ["both.wav"]


@pytest.fixture
def sides(session, tmp_path):
    """Calls at the same pitch in two channels, overlapping in time; and each channel as a file."""
    rng = np.random.default_rng(1)
    time_s = np.arange(40 * RATE) / RATE
    channels = []
    for shift_s, every_s in ((0.3, 1.5), (0.4, 2.0)):
        inside = (time_s - shift_s) % every_s < 0.25
        tone = 0.2 * np.sin(2 * np.pi * 3000 * time_s) * inside
        channels.append(tone + rng.normal(0, 2e-3, len(time_s)))
    soundfile.write(tmp_path / "both.wav", np.stack(channels, axis=1), RATE, subtype="PCM_16")
    for name, one in zip(("left.wav", "right.wav"), channels, strict=True):
        soundfile.write(tmp_path / name, one, RATE, subtype="PCM_16")
    add_paths(session, [tmp_path])
    return session


def found_in(session, recording, channel=None):
    """Return what is known of a channel's segments: runs, boxes, features, measurements."""
    project = session.project
    segments = [s for s in project.segments.of(recording.id) if s.mask.grid.channel == channel]
    table = project.features.of(recording.id, schema_of_recording(project, recording.id))
    rows = {key: row for row, key in enumerate(table.segment_ids.tolist())}
    with project.reader() as reader:
        measures = measures_of(project, reader, recording)
    return (
        [segment.mask.runs.tolist() for segment in segments],
        [segment.box for segment in segments],
        table.X[[rows[segment.id] for segment in segments]].tolist(),
        [measures[segment.id].tolist() for segment in segments],
    )


@pytest.mark.parametrize("block_s", [60.0, 6.0], ids=["whole", "in parts"])
def test_each_channel_has_its_own_segments_as_a_file_of_it_alone(sides, block_s, monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK_S", block_s)
    monkeypatch.setattr(parts, "PART_S", 2 * block_s)
    both, left, right = sides.project.recordings.all()
    segment_project(sides)
    mixed = len(sides.project.segments.of(both.id))
    assert choose_channel(sides, EACH_CHANNEL).skipped == 0
    n_found = []
    for channel, alone in enumerate((left, right)):
        runs, boxes, features, measures = found_in(sides, both, channel)
        own_runs, own_boxes, own_features, own_measures = found_in(sides, alone)
        assert (runs, boxes) == (own_runs, own_boxes)
        np.testing.assert_allclose(features, own_features, atol=1e-6)
        np.testing.assert_array_equal(measures, own_measures)
        n_found.append(len(runs))
    assert n_found == [27, 20]
    assert len(sides.project.segments.of(both.id)) == 47 > mixed


def test_tables_name_the_channel_of_each_segment(sides, tmp_path):
    choose_channel(sides, EACH_CHANNEL)
    export(sides.project, tmp_path / "all.txt", format_name="raven")
    rows = list(csv.DictReader((tmp_path / "all.txt").read_text().splitlines(), delimiter="\t"))
    assert sorted(row["Channel"] for row in rows) == ["1"] * 27 + ["2"] * 20


def test_edited_segments_stay_in_their_channel_and_two_channels_are_not_merged(sides):
    choose_channel(sides, EACH_CHANNEL)
    both = sides.project.recordings.all()[0]
    segments = sides.project.segments.of(both.id)
    one, other = (next(s for s in segments if s.mask.grid.channel == k) for k in (0, 1))
    with pytest.raises(OutlineError, match="different channels"):
        outlines.merge(sides, [one.id, other.id])
    middle_s = (other.box.onset_s + other.box.offset_s) / 2
    halves = outlines.split(sides, other.id, middle_s)
    sides.execute(halves)
    moved = outlines.reshape(sides, one.id, one.box)
    assert [s.mask.grid.channel for s in moved.new.segments] == [0]
    assert moved.new.features is not None
    assert [s.mask.grid.channel for s in halves.new.segments] == [1, 1]
    sides.undo()
    assert other.id in sides.project.segments.by_id([other.id])


def test_a_kept_segment_stands_in_the_way_of_none_in_another_channel(sides):
    choose_channel(sides, EACH_CHANNEL)
    both = sides.project.recordings.all()[0]
    before = sides.project.segments.of(both.id)
    kept = next(s for s in before if s.mask.grid.channel == 1)
    sides.execute(LabelSegments([kept.id], LabelState.REJECTED, None))
    segment_project(sides, recording_ids=[both.id], redo=True)
    again = sides.project.segments.of(both.id)
    assert [(s.mask, s.box) for s in again] == [(s.mask, s.box) for s in before]
    preview = preview_segmentation(sides, both.id, segmenter="songbirds")
    assert len(preview.masks) == len(before) - 1
    shown = masks_in_view(sides, both.id, (0.0, 3.0), segmenter="songbirds")
    assert sorted({mask.grid.channel for mask in shown}) == [0, 1]


def test_imported_rows_stay_in_their_channel(sides, tmp_path):
    head = (
        "Selection\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies"
    )
    choose_channel(sides, EACH_CHANNEL)
    rows = [f"{n}\t{n}\t{n}.1\t{n}.2\t6000\t7000\tWren" for n in (1, 2, 3)]
    (tmp_path / "both.txt").write_text("\n".join([head, *rows]) + "\n")
    import_annotations(sides, [tmp_path / "both.txt"])
    both = sides.project.recordings.all()[0]
    high = [s for s in sides.project.segments.of(both.id) if s.box.low_hz == 6000]
    assert [s.mask.grid.channel for s in high] == [0, 1, None]
