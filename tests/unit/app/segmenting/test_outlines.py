"""Drawing, joining and cutting, with features from the sound."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import outlines
from birdann.app.segmenting.segment import segment_project
from birdann.core.errors import OutlineError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import SegmentId, new_id
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.segmentation.presets import PRESETS
from birdann.store import blobs

KEY = schema_of(DEFAULT_SCHEMA).key


@pytest.fixture
def scene(session, tmp_path, write_wav):
    """Return a session with one segmented recording of three tones."""
    write_wav(tmp_path / "audio" / "a.wav", tones_hz=(2500.0, 4500.0, 3500.0))
    add_paths(session, [tmp_path / "audio"])
    segment_project(session)
    (recording,) = session.project.recordings.all()
    return session, recording


def features(session, recording):
    table = session.project.features.of(recording.id, KEY)
    return dict(zip(table.segment_ids, table.X, strict=True))


def test_a_drawn_rectangle_is_a_described_segment(scene):
    session, recording = scene
    box = TimeFreqBox(onset_s=1.6, offset_s=5.0, low_hz=1000.0, high_hz=3000.0)
    command = outlines.draw(session, recording.id, box)
    session.execute(command)
    (segment_id,) = command.new.ids
    segment = session.project.segments.by_id([segment_id])[segment_id]
    assert segment.box == replace(box, offset_s=recording.duration_s)
    assert segment.provenance.name == "Ada"
    assert np.isfinite(features(session, recording)[segment_id]).all()
    session.undo()
    assert segment_id not in features(session, recording)


ODD = TimeFreqBox(
    onset_s=0.12345678901, offset_s=0.9876543210987, low_hz=1234.5678, high_hz=4321.1
)


def drawn(session, recording, box):
    command = outlines.draw(session, recording.id, box)
    session.execute(command)
    return command.new.ids[0]


def boxes(session, command):
    """Return the boxes that the project has for what a command made, in order of onset."""
    session.execute(command)
    found = session.project.segments.by_id(command.new.ids).values()
    return sorted((segment.box for segment in found), key=lambda box: box.onset_s)


def test_bounds_set_by_hand_are_kept_exactly(scene):
    session, recording = scene
    segment = drawn(session, recording, ODD)
    assert session.project.segments.by_id([segment])[segment].box == ODD
    moved = replace(ODD, onset_s=0.2000001, high_hz=5000.01)
    assert boxes(session, outlines.reshape(session, segment, moved)) == [moved]
    session.undo()
    assert session.project.segments.by_id([segment])[segment].box == ODD


def test_cutting_cuts_the_bounds_and_joining_joins_them(scene):
    session, recording = scene
    segment = drawn(session, recording, ODD)
    at_s = 0.50001
    assert boxes(session, outlines.split(session, segment, at_s)) == [
        replace(ODD, offset_s=at_s), replace(ODD, onset_s=at_s),
    ]  # fmt: skip
    session.undo()
    other = replace(ODD, onset_s=1.1111111, offset_s=1.2222222, low_hz=3000.3, high_hz=6000.6)
    pair = [segment, drawn(session, recording, other)]
    assert boxes(session, outlines.merge(session, pair)) == [ODD.hull(other)]


def test_a_painted_change_leaves_the_bounds_of_the_other_sides(scene):
    session, recording = scene
    segment = drawn(session, recording, ODD)
    mask = session.project.segments.by_id([segment])[segment].mask
    last = Mask(mask.grid, mask.runs[-1:])
    (box,) = boxes(session, outlines.reshape(session, segment, mask.difference(last)))
    assert replace(box, high_hz=ODD.high_hz) == ODD
    assert box.high_hz == pytest.approx((mask.stop_bin - 1.5) * mask.grid.bin_hz)


def test_a_full_band_is_kept_and_measured_up_to_its_highest_bin(scene):
    session, recording = scene
    top_hz = recording.sample_rate_hz / 2
    whole = TimeFreqBox(onset_s=0.0, offset_s=recording.duration_s, low_hz=0.0, high_hz=top_hz)
    segment = drawn(session, recording, replace(whole, high_hz=1e6))
    stored = session.project.segments.by_id([segment])[segment]
    layout = PRESETS["songbirds"].spectrogram.layout(recording.sample_rate_hz)
    assert stored.box == whole
    assert (stored.mask.first_bin, stored.mask.stop_bin) == (0, layout.n_bins)


def test_split_and_merge_give_back_outline_and_features(scene):
    session, recording = scene
    whole = max(session.project.segments.of(recording.id), key=lambda s: s.mask.n_pixels)
    before = features(session, recording)[whole.id]
    middle = (whole.box.onset_s + whole.box.offset_s) / 2
    command = outlines.split(session, whole.id, middle)
    session.execute(command)
    left, right = (session.project.segments.by_id([s])[s] for s in command.new.ids)
    assert left.mask.n_pixels + right.mask.n_pixels == whole.mask.n_pixels
    assert left.box.offset_s == pytest.approx(right.box.onset_s)

    command = outlines.merge(session, [left.id, right.id])
    session.execute(command)
    (merged_id,) = command.new.ids
    assert session.project.segments.by_id([merged_id])[merged_id].mask == whole.mask
    np.testing.assert_allclose(features(session, recording)[merged_id], before, rtol=1e-4)


def test_a_new_outline_replaces_the_old(scene):
    session, recording = scene
    a, b = session.project.segments.of(recording.id)[:2]
    command = outlines.reshape(session, a.id, a.mask.union(b.mask))
    session.execute(command)
    assert a.id not in session.project.segments.by_id([a.id])
    assert session.history.next_to_undo.label == "Change 1 segment"


def test_edits_without_the_sound_are_kept_without_features(scene):
    session, recording = scene
    session.project.display_path(recording).unlink()
    box = TimeFreqBox(onset_s=0.1, offset_s=0.2, low_hz=1000.0, high_hz=3000.0)
    command = outlines.draw(session, recording.id, box)
    session.execute(command)
    assert command.new.features is None
    assert command.new.ids[0] in {s.id for s in session.project.segments.of(recording.id)}


def test_what_cannot_be_done_is_said(scene, factory):
    session, recording = scene
    a, b = session.project.segments.of(recording.id)[:2]
    outside = TimeFreqBox(onset_s=90.0, offset_s=91.0, low_hz=0.0, high_hz=100.0)
    other = factory.recording("b.wav")
    odd = factory.mask().__class__(Grid(hop_s=1.0, bin_hz=1.0), np.array([[0, 0, 1]]))
    foreign = factory.segment(other.id)
    elsewhere = factory.segment(recording.id, mask=odd, box=odd.box())
    with session.project.transaction("add") as tx:
        tx.recordings.put([other])
        tx.segments.add([foreign, elsewhere])
    for attempt, sentence in [
        (lambda: outlines.draw(session, recording.id, outside), "outside the recording"),
        (lambda: outlines.merge(session, [a.id]), "at least two"),
        (lambda: outlines.merge(session, [a.id, foreign.id]), "one recording"),
        (lambda: outlines.merge(session, [a.id, elsewhere.id]), "different spectrogram"),
        (lambda: outlines.split(session, a.id, a.box.onset_s), "inside the segment"),
        (lambda: outlines.merge(session, [a.id, SegmentId(new_id())]), "does not exist any more"),
    ]:
        with pytest.raises(OutlineError, match=sentence):
            attempt()
    assert b.id in session.project.segments.by_id([b.id])


def test_what_spans_more_than_can_be_stored_is_refused_in_words(scene, monkeypatch):
    session, recording = scene
    a, *_, z = session.project.segments.of(recording.id)
    monkeypatch.setattr(blobs, "MAX_MASK_PIXELS", 4000)
    whole = TimeFreqBox(onset_s=0.1, offset_s=1.9, low_hz=500.0, high_hz=8000.0)
    for attempt in (
        lambda: outlines.draw(session, recording.id, whole),
        lambda: outlines.reshape(session, a.id, whole),
        lambda: outlines.merge(session, [a.id, z.id]),
    ):
        with pytest.raises(OutlineError, match="too large to be stored"):
            attempt()
