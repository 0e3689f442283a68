"""Drawing, joining and cutting, with features from the sound."""

import numpy as np
import pytest

from birdann.app import outlines
from birdann.app.pipelines import add_paths, segment_project
from birdann.core.errors import OutlineError
from birdann.core.geometry import Grid, TimeFreqBox
from birdann.core.ids import SegmentId, new_id
from birdann.features.schema import DEFAULT_SCHEMA, schema_of

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
    assert segment.box.onset_s == pytest.approx(1.6, abs=0.02)
    assert segment.box.offset_s == pytest.approx(recording.duration_s, abs=0.02)
    assert segment.box.low_hz == pytest.approx(1000.0, abs=60)
    assert segment.provenance.name == "Ada"
    assert np.isfinite(features(session, recording)[segment_id]).all()
    session.undo()
    assert segment_id not in features(session, recording)


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
    assert session.history.undo_text == "Change 1 segment"


def test_edits_without_the_sound_are_kept_without_features(scene):
    session, recording = scene
    session.project.audio_path(recording).unlink()
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
