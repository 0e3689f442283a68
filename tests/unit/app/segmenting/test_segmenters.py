"""Segmenting one recording anew: looked at first, then one step that can be undone."""

import pytest

from birdann.app.commands import AddSegment, LabelSegments, Outlines
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.segment import segment_project
from birdann.app.segmenting.segmenters import masks_in_view, preview_segmentation
from birdann.core.geometry import Mask
from birdann.core.ids import SegmentId, new_id
from birdann.core.labels import LabelState
from birdann.core.provenance import Maker, person_provenance
from birdann.core.segment import Segment


@pytest.fixture
def recording_id(session, tmp_path, write_wav):
    """A recording of two tones, searched for songbirds."""
    write_wav(tmp_path / "a.wav", tones_hz=(2500.0, 4500.0))
    add_paths(session, [tmp_path / "a.wav"])
    segment_project(session)
    return session.project.recordings.all()[0].id


def preview(session, recording_id):
    return preview_segmentation(session, recording_id, segmenter="songbirds")


def drawn_around(segment):
    """Return a person's segment: the whole box around another one."""
    mask = Mask.from_box(segment.box, segment.mask.grid)
    return Segment(
        id=SegmentId(new_id()), recording_id=segment.recording_id, box=mask.box(), mask=mask,
        provenance=person_provenance("Ada"),
    )  # fmt: skip


def test_looking_changes_nothing_and_doing_is_one_step(session, recording_id):
    before = session.project.segments.of(recording_id)
    found = preview(session, recording_id)
    assert session.project.segments.of(recording_id) == before
    assert set(found.masks) == {segment.mask for segment in before}
    session.execute(found.command)
    after = session.project.segments.of(recording_id)
    assert not {call.id for call in after} & {call.id for call in before}
    assert {call.provenance.maker for call in after} == {Maker.RUN}
    session.undo()
    assert session.project.segments.of(recording_id) == before


def test_what_a_person_labelled_stays_and_is_not_outlined_again(session, recording_id):
    labelled, *others = session.project.segments.of(recording_id)
    session.execute(LabelSegments([labelled.id], LabelState.REJECTED))
    found = preview(session, recording_id)
    assert labelled.box not in {mask.box() for mask in found.masks}
    assert len(found.masks) == len(others)
    session.execute(found.command)
    after = session.project.segments.of(recording_id)
    assert labelled in after
    assert not {call.id for call in after} & {other.id for other in others}
    assert len(session.project.labels.all(recording_id)) == 1


def test_what_a_person_drew_stays_without_a_label(session, recording_id):
    first = session.project.segments.of(recording_id)[0]
    drawn = drawn_around(first)
    session.execute(AddSegment(Outlines([drawn])))
    found = preview(session, recording_id)
    assert first.box not in {mask.box() for mask in found.masks}
    session.execute(found.command)
    assert drawn.id in {segment.id for segment in session.project.segments.of(recording_id)}


def test_what_is_in_view_is_outlined_as_a_search_would(session, recording_id):
    before = session.project.segments.of(recording_id)
    first, second = before
    border_s = (first.box.offset_s + second.box.onset_s) / 2
    found = masks_in_view(session, recording_id, (0.0, border_s), segmenter="songbirds")
    assert found == (first.mask,)
    found = masks_in_view(session, recording_id, (0.0, 60.0), segmenter="songbirds")
    assert found == (first.mask, second.mask)
    session.execute(LabelSegments([first.id], LabelState.REJECTED))
    found = masks_in_view(session, recording_id, (0.0, 60.0), segmenter="songbirds")
    assert found == (second.mask,)
    assert [segment.box for segment in session.project.segments.of(recording_id)] == [
        segment.box for segment in before
    ]
