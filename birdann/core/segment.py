"""Segments of a recording, singly and as columns (a day in a few dozen megabytes)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import overload

from birdann.core.arrays import FloatArray, Int16Array, Int32Array, Int64Array
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import Ids, RecordingId, SegmentId, new_ids
from birdann.core.provenance import Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """A segment's bounds and outline, without labels and scores."""

    id: SegmentId
    recording_id: RecordingId
    box: TimeFreqBox  # Exact bounds, as drawn, read or measured; shown in every view and table.
    # Pixels from which features are computed; they lie in the box grown by eight of them.
    mask: Mask
    provenance: Provenance


def segments_of_shapes(
    recording_id: RecordingId,
    shapes: Iterable[tuple[Mask, TimeFreqBox]],
    made: Provenance,
    ids: Sequence[SegmentId] | None = None,
) -> list[Segment]:
    """Return segments with these outlines and exact bounds; with new ids unless given."""
    shapes = list(shapes)
    keys = ids if ids is not None else [SegmentId(key) for key in new_ids(len(shapes))]
    return [
        Segment(id=key, recording_id=recording_id, box=box, mask=mask, provenance=made)
        for key, (mask, box) in zip(keys, shapes, strict=True)
    ]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MaskColumn(Sequence[Mask]):
    """Masks made on access."""

    runs: Int32Array  # int32 (n_runs, 3), mask by mask, as in ``Mask``.
    stops: Int64Array  # int64 (n,): where the runs of each mask end.
    # grids, grid_of: Grids, and the index of that of each mask, (n,).
    grids: tuple[Grid, ...]
    grid_of: Int16Array

    def __len__(self) -> int:
        return len(self.stops)

    @overload
    def __getitem__(self, index: int) -> Mask: ...

    @overload
    def __getitem__(self, index: slice) -> list[Mask]: ...

    def __getitem__(self, index: int | slice) -> Mask | list[Mask]:
        if isinstance(index, slice):
            return [self[row] for row in range(*index.indices(len(self)))]
        row = range(len(self))[index]
        start = int(self.stops[row - 1]) if row else 0
        return Mask(self.grids[self.grid_of[row]], self.runs[start : int(self.stops[row])])


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SegmentColumns(Sequence[Segment]):
    """Segments of one recording in order of onset, then frequency; made on access."""

    recording_id: RecordingId
    ids: Ids
    # onsets_s, offsets_s, lows_hz, highs_hz: float64 (n,): their boxes.
    onsets_s: FloatArray
    offsets_s: FloatArray
    lows_hz: FloatArray
    highs_hz: FloatArray
    masks: MaskColumn
    # makers, maker_of: Authors, and the index of that of each segment, (n,).
    makers: tuple[Provenance, ...]
    maker_of: Int32Array

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Segment: ...

    @overload
    def __getitem__(self, index: slice) -> list[Segment]: ...

    def __getitem__(self, index: int | slice) -> Segment | list[Segment]:
        if isinstance(index, slice):
            return [self[row] for row in range(*index.indices(len(self)))]
        row = range(len(self))[index]
        return Segment(
            id=SegmentId(int(self.ids[row])),
            recording_id=self.recording_id,
            box=self.box(row),
            mask=self.masks[row],
            provenance=self.makers[self.maker_of[row]],
        )

    def box(self, row: int) -> TimeFreqBox:
        """Return the box of one segment."""
        return TimeFreqBox(
            onset_s=float(self.onsets_s[row]),
            offset_s=float(self.offsets_s[row]),
            low_hz=float(self.lows_hz[row]),
            high_hz=float(self.highs_hz[row]),
        )
