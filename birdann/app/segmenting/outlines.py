"""Commands that change outlines, with features of the new ones.

They read the sound, so they are made in a job and executed afterwards.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from birdann.app.commands.segments import (
    AddSegment,
    MergeSegments,
    Outlines,
    ReplaceSegments,
    SplitSegment,
)
from birdann.app.segmenting.segmenters import schema_of_recording, spectrogram_of
from birdann.app.session import Session
from birdann.core.arrays import Float32Array, Int64Array
from birdann.core.errors import AudioError, OutlineError
from birdann.core.geometry import (
    Grid,
    Mask,
    TimeFreqBox,
    changed_bounds,
    channels_of,
    extents,
    extents_of_runs,
)
from birdann.core.ids import RecordingId, SegmentId, rows_of
from birdann.core.provenance import Provenance, person_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment, SegmentColumns, segments_of_shapes
from birdann.features.schema import schema_of
from birdann.segmentation.bounds import Outline
from birdann.segmentation.joining import unite_outlines
from birdann.store.blobs import is_storable

Shape: TypeAlias = tuple[Mask, TimeFreqBox]
"""The pixels of a segment, and its exact bounds."""


def draw(session: Session, recording_id: RecordingId, box: TimeFreqBox) -> AddSegment:
    """Return the command that adds a rectangle."""
    return draw_all(session, recording_id, [box])


def draw_all(
    session: Session,
    recording_id: RecordingId,
    boxes: Sequence[TimeFreqBox],
    ids: Sequence[SegmentId] | None = None,
    channels: Sequence[int | None] | None = None,
    *,
    measures: bool = True,
) -> AddSegment:
    """Return the command that adds rectangles in one recording, in order.

    Parameters
    ----------
    ids
        The new segments' identifiers; default new ones.
    channels
        Of each rectangle, its channel from 0, or None; default None.
    measures
        Whether their features are measured now, which takes much longer than storing them.
    """
    recording = session.project.recordings.one(recording_id)
    layout = spectrogram_of(session.project, recording_id).layout(recording.sample_rate_hz)
    limits = _limits(recording, layout.grid, layout.n_bins)
    shapes = [
        _limit_to_recording(box, limits, layout.grid.with_channel(channel))
        for box, channel in zip(boxes, channels or [None] * len(boxes), strict=True)
    ]
    if not measures:
        return AddSegment(
            Outlines(
                segments_of_shapes(recording_id, shapes, person_provenance(session.reviewer), ids)
            )
        )
    return AddSegment(describe_shapes(session, recording, shapes, replaced=(), ids=ids))


def can_be_drawn(
    session: Session, recording_id: RecordingId, boxes: Sequence[TimeFreqBox]
) -> list[bool]:
    """Return which rectangles of a recording are small enough to be stored."""
    recording = session.project.recordings.one(recording_id)
    grid = spectrogram_of(session.project, recording_id).layout(recording.sample_rate_hz).grid
    return [
        is_storable(box.bandwidth_hz / grid.bin_hz + 1, box.duration_s / grid.hop_s + 1)
        for box in boxes
    ]


def merge(session: Session, segment_ids: Sequence[SegmentId]) -> MergeSegments:
    """Return the command that merges segments of a recording."""
    segments = _load_segments(session, segment_ids)
    if len(segments) < 2:
        raise OutlineError("Choose at least two segments to merge.")
    if len({s.recording_id for s in segments}) > 1:
        raise OutlineError("Only segments of one recording can be merged.")
    if len({s.mask.grid.channel for s in segments}) > 1:
        raise OutlineError("Segments in different channels cannot be merged.")
    if len({s.mask.grid for s in segments}) > 1:
        raise OutlineError(
            "These segments were outlined with different spectrogram settings and "
            "cannot be merged. Delete one and draw over both."
        )
    whole = unite_outlines([Outline(mask=segment.mask, box=segment.box) for segment in segments])
    recording = session.project.recordings.one(segments[0].recording_id)
    new = describe_shapes(session, recording, [(whole.mask, whole.box)], replaced=segment_ids)
    return MergeSegments(segment_ids, new)


def copy(session: Session, segment_id: SegmentId) -> AddSegment:
    """Return the command that copies a segment, for a second species."""
    (segment,) = _load_segments(session, [segment_id])
    recording = session.project.recordings.one(segment.recording_id)
    return AddSegment(
        describe_shapes(session, recording, [(segment.mask, segment.box)], replaced=())
    )


def split(session: Session, segment_id: SegmentId, time_s: float) -> SplitSegment:
    """Return the command that splits a segment at a time."""
    (segment,) = _load_segments(session, [segment_id])
    parts = segment.mask.split_at(time_s)
    if parts is None or not segment.box.onset_s < time_s < segment.box.offset_s:
        raise OutlineError("The cut must lie inside the segment.")
    recording = session.project.recordings.one(segment.recording_id)
    (left, before), (right, after) = (
        _replacement_shape(recording, segment, mask) for mask in parts
    )
    cut = segment.mask.grid.frame_at(time_s)
    if left.stop_frame == cut:
        before = replace(before, offset_s=time_s)
    if right.first_frame == cut:
        after = replace(after, onset_s=time_s)
    shapes = [(left, before), (right, after)]
    new = describe_shapes(session, recording, shapes, replaced=[segment_id])
    return SplitSegment([segment_id], new)


def reshape(session: Session, segment_id: SegmentId, shape: Mask | TimeFreqBox) -> ReplaceSegments:
    """Return the command that changes the outline of a segment.

    Parameters
    ----------
    shape
        A rectangle, whose bounds are kept exactly; or a mask on the segment's grid, which keeps
        the exact bounds on sides that do not move.
    """
    (segment,) = _load_segments(session, [segment_id])
    recording = session.project.recordings.one(segment.recording_id)
    if isinstance(shape, Mask):
        new_shape = _replacement_shape(recording, segment, shape)
    else:
        layout = spectrogram_of(session.project, recording.id).layout(recording.sample_rate_hz)
        grid = segment.mask.grid
        n_bins = layout.n_bins if grid.with_channel(None) == layout.grid else None
        new_shape = _limit_to_recording(shape, _limits(recording, grid, n_bins), grid)
    new = describe_shapes(session, recording, [new_shape], replaced=[segment_id])
    return ReplaceSegments([segment_id], new)


def _limits(
    recording: Recording, grid: Grid, n_bins: int | None
) -> tuple[TimeFreqBox, TimeFreqBox]:
    """Return the box of a recording, and the part of it that has pixels on a grid.

    Parameters
    ----------
    n_bins
        Number of frequency bins of the grid; None if unknown.
    """
    whole = TimeFreqBox(
        onset_s=0.0,
        offset_s=recording.duration_s,
        low_hz=0.0,
        high_hz=recording.sample_rate_hz / 2,
    )
    top_hz = whole.high_hz if n_bins is None else (n_bins - 0.5) * grid.bin_hz
    return whole, replace(whole, high_hz=top_hz)


def _limit_to_recording(
    box: TimeFreqBox, limits: tuple[TimeFreqBox, TimeFreqBox], grid: Grid
) -> Shape:
    """Return a rectangle limited to the recording, and its pixels on a grid."""
    whole, with_pixels = limits
    inside = box.intersection(whole)
    on_grid = inside and inside.intersection(with_pixels)
    if inside is None or on_grid is None:
        raise OutlineError("The drawn rectangle lies outside the recording.")
    return Mask.from_box(on_grid, grid), inside


def _replacement_shape(recording: Recording, segment: Segment, mask: Mask) -> Shape:
    """Return a mask that replaces a segment's, and its bounds."""
    box = mask.box(duration_s=recording.duration_s)
    return mask, changed_bounds(segment.box, segment.mask, mask, box)


def _load_segments(session: Session, segment_ids: Sequence[SegmentId]) -> list[Segment]:
    segments = session.project.segments.by_id(segment_ids)
    if len(segments) < len(set(segment_ids)):
        raise OutlineError("A chosen segment does not exist any more. Choose again.")
    return [segments[s] for s in dict.fromkeys(segment_ids)]


def describe_shapes(
    session: Session,
    recording: Recording,
    shapes: Sequence[Shape],
    *,
    replaced: Sequence[SegmentId],
    ids: Sequence[SegmentId] | None = None,
) -> Outlines:
    """Return new segments with features, or without if the sound cannot be read.

    Parameters
    ----------
    replaced
        Segments that they replace.
    """
    from birdann.analysis.pipeline import describe_masks

    project, recording_id = session.project, recording.id
    made = person_provenance(session.reviewer)
    masks = [mask for mask, _ in shapes]
    for first, stop, low, high in extents(masks).tolist():
        if not is_storable(high - low, stop - first):
            raise OutlineError("The outline is too large to be stored. Choose a shorter stretch.")
    segments = segments_of_shapes(recording_id, shapes, made, ids)
    gone = set(replaced)
    others = [s.mask for s in project.segments.of(recording_id) if s.id not in gone]
    spectrogram = spectrogram_of(project, recording_id)
    layout = spectrogram.layout(recording.sample_rate_hz)
    schema_key = schema_of_recording(project, recording_id)
    if any(mask.grid.with_channel(None) != layout.grid for mask in masks):
        return Outlines(segments)
    neighbours = [m for m in others if m.grid.with_channel(None) == layout.grid]
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


def joined_outlines(
    session: Session,
    recording: Recording,
    shapes: Sequence[Shape],
    local: Float32Array,
    *,
    schema_key: str,
    replaced: Collection[SegmentId],
    made: Provenance,
) -> Outlines:
    """Like ``describe_shapes``, for outlines with known local features; reads no sound.

    Parameters
    ----------
    local
        float32 (n, n_local): features that do not depend on the recording's other segments.
    """
    from birdann.features.context import CONTEXT_REACH_S
    from birdann.features.extract import middles_of, middles_within, with_context_at

    segments, schema = segments_of_shapes(recording.id, shapes, made), schema_of(schema_key)
    if not schema.n_context:
        return Outlines(segments, schema_key=schema_key, features=local)
    grid = shapes[0][0].grid.with_channel(None)
    others = session.project.segments.columns(recording.id)
    grids, grid_of = others.masks.grids, others.masks.grid_of
    is_on_grid = np.array(
        [each_grid.with_channel(None) == grid for each_grid in grids], dtype=np.bool_
    )
    reach = extents_of_runs(others.masks.runs, others.masks.stops)
    all_middles_s = middles_within(grid, reach)
    middles_s = middles_of([mask for mask, _ in shapes])
    by_time = np.append(np.sort(middles_s), np.inf)
    after = np.searchsorted(by_time, all_middles_s)
    apart_s = np.minimum(by_time[after] - all_middles_s, all_middles_s - by_time[after - 1])
    is_near = (apart_s <= CONTEXT_REACH_S) & is_on_grid[grid_of]
    near_rows = np.flatnonzero(
        is_near & ~np.isin(others.ids, np.array([*replaced], dtype=np.int64))
    )
    try:
        theirs = _local_features(session, recording, others, near_rows, schema_key)
    except AudioError:
        return Outlines(segments)
    features = with_context_at(
        np.concatenate([local, theirs]),
        np.concatenate([middles_s, all_middles_s[near_rows]]),
        schema,
        np.append(
            channels_of([m.grid for m, _ in shapes]), channels_of(grids)[grid_of[near_rows]]
        ),
    )
    return Outlines(segments, schema_key=schema_key, features=features[: len(shapes)])


def _local_features(
    session: Session,
    recording: Recording,
    columns: SegmentColumns,
    rows: Int64Array,
    schema_key: str,
) -> Float32Array:
    """Return the local features of segments, stored or measured from the sound."""
    from birdann.analysis.pipeline import describe_masks

    project, n_local = session.project, schema_of(schema_key).n_local
    stored = project.features.of(recording.id, schema_key)
    at = rows_of(stored.segment_ids, columns.ids[rows])
    out = np.empty((len(rows), n_local), dtype=np.float32)
    out[at >= 0] = stored.X[at[at >= 0], :n_local]
    missing = np.flatnonzero(at < 0)
    if len(missing):
        features = describe_masks(
            project.audio_path(recording),
            [columns.masks[row] for row in rows[missing].tolist()],
            schema=schema_key,
            spectrogram=spectrogram_of(project, recording.id),
        )
        out[missing] = features[:, :n_local]
    return out
