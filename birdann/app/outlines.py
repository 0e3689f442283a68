"""Making the commands that change outlines, with features for what is new.

These read the sound, so they run in a job; the command they return is then executed.
"""

from collections.abc import Sequence

from birdann.app.commands.segments import (
    AddSegment,
    MergeSegments,
    Outlines,
    ReplaceSegments,
    SplitSegment,
)
from birdann.app.segmenters import schema_of_recording, spectrogram_of
from birdann.app.session import Session
from birdann.core.errors import AudioError, OutlineError
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, new_ids
from birdann.core.provenance import by_person
from birdann.core.segment import Segment


def draw(session: Session, recording_id: RecordingId, box: TimeFreqBox) -> AddSegment:
    """Return the command that outlines a rectangle.

    Raises
    ------
    OutlineError
        If the rectangle lies outside the recording.
    """
    return draw_all(session, recording_id, [box])


def draw_all(
    session: Session,
    recording_id: RecordingId,
    boxes: Sequence[TimeFreqBox],
    ids: Sequence[SegmentId] | None = None,
) -> AddSegment:
    """Return the command that outlines rectangles of one recording, in their order.

    Parameters
    ----------
    ids
        The new segments' identifiers; fresh ones if not given.

    Raises
    ------
    OutlineError
        If one of them lies outside the recording.
    """
    recording = session.project.recordings.one(recording_id)
    layout = spectrogram_of(session.project, recording_id).layout(recording.sample_rate_hz)
    whole = TimeFreqBox(
        onset_s=0.0,
        offset_s=recording.duration_s,
        low_hz=0.0,
        high_hz=layout.n_bins * layout.grid.bin_hz,
    )
    masks = []
    for box in boxes:
        inside = box.intersection(whole)
        if inside is None:
            raise OutlineError("The drawn rectangle lies outside the recording.")
        masks.append(Mask.from_box(inside, layout.grid))
    return AddSegment(_described(session, recording_id, masks, replaced=(), ids=ids))


def merge(session: Session, segment_ids: Sequence[SegmentId]) -> MergeSegments:
    """Return the command that makes one segment of several of one recording.

    Raises
    ------
    OutlineError
        If they are fewer than two, of several recordings, or outlined on different grids.
    """
    segments = _existing(session, segment_ids)
    if len(segments) < 2:
        raise OutlineError("Choose at least two segments to merge.")
    if len({s.recording_id for s in segments}) > 1:
        raise OutlineError("Only segments of one recording can be merged.")
    if len({s.mask.grid for s in segments}) > 1:
        raise OutlineError(
            "These segments were outlined with different spectrogram settings and cannot be "
            "merged; delete one and draw over both."
        )
    union = segments[0].mask
    for segment in segments[1:]:
        union = union.union(segment.mask)
    new = _described(session, segments[0].recording_id, [union], replaced=segment_ids)
    return MergeSegments(segment_ids, new)


def split(session: Session, segment_id: SegmentId, time_s: float) -> SplitSegment:
    """Return the command that cuts a segment in two at a time.

    Raises
    ------
    OutlineError
        If the time lies at the segment's edge or outside.
    """
    (segment,) = _existing(session, [segment_id])
    parts = segment.mask.split_at(time_s)
    if parts is None:
        raise OutlineError("The cut must lie inside the segment.")
    new = _described(session, segment.recording_id, list(parts), replaced=[segment_id])
    return SplitSegment([segment_id], new)


def reshape(session: Session, segment_id: SegmentId, mask: Mask) -> ReplaceSegments:
    """Return the command that gives a segment another outline."""
    (segment,) = _existing(session, [segment_id])
    new = _described(session, segment.recording_id, [mask], replaced=[segment_id])
    return ReplaceSegments([segment_id], new)


def _existing(session: Session, segment_ids: Sequence[SegmentId]) -> list[Segment]:
    found = session.project.segments.by_id(segment_ids)
    if len(found) < len(set(segment_ids)):
        raise OutlineError("A chosen segment does not exist any more; choose again.")
    return [found[s] for s in dict.fromkeys(segment_ids)]


def _described(
    session: Session,
    recording_id: RecordingId,
    masks: Sequence[Mask],
    *,
    replaced: Sequence[SegmentId],
    ids: Sequence[SegmentId] | None = None,
) -> Outlines:
    """Return new segments with features, or without where the sound cannot be read now."""
    from birdann.features.pipeline import describe_masks

    project = session.project
    recording = project.recordings.one(recording_id)
    made = by_person(session.reviewer)
    keys = ids if ids is not None else [SegmentId(key) for key in new_ids(len(masks))]
    segments = [
        Segment(
            id=key,
            recording_id=recording_id,
            box=mask.box(duration_s=recording.duration_s),
            mask=mask,
            provenance=made,
        )
        for key, mask in zip(keys, masks, strict=True)
    ]
    gone = set(replaced)
    others = [s.mask for s in project.segments.of(recording_id) if s.id not in gone]
    spectrogram = spectrogram_of(project, recording_id)
    layout = spectrogram.layout(recording.sample_rate_hz)
    schema_key = schema_of_recording(project, recording_id)
    if any(mask.grid != layout.grid for mask in masks):
        return Outlines(segments)
    neighbours = [m for m in others if m.grid == layout.grid]
    try:
        features = describe_masks(
            project.audio_path(recording),
            masks,
            schema=schema_key,
            spectrogram=spectrogram,
            among=neighbours,
        )
    except AudioError:
        return Outlines(segments)
    return Outlines(segments, schema_key=schema_key, features=features)
