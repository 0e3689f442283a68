"""Outlined sounds of a recording: one of them, and all as columns, a day in a few dozen megabytes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import Ids, RecordingId, SegmentId
from birdann.core.provenance import Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """A segment's place and outline; what it is called lives in labels and scores.

    Attributes
    ----------
    box
        The exact bounds, as they were drawn, read or measured; every view and table shows them.
    mask
        The pixels that features are computed from; they lie in the box grown by eight of them.
    """

    id: SegmentId
    recording_id: RecordingId
    box: TimeFreqBox
    mask: Mask
    provenance: Provenance


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MaskColumn(Sequence[Mask]):
    """Masks of which each is made when it is asked for.

    Attributes
    ----------
    runs
        int32 (n_runs, 3), those of one mask after those of another, as in ``Mask``.
    stops
        int64 (n,): where the runs of each mask end.
    grids, grid_of
        The lattices, and which one each mask lies on, (n,).
    """

    runs: npt.NDArray[np.int32]
    stops: npt.NDArray[np.int64]
    grids: tuple[Grid, ...]
    grid_of: npt.NDArray[np.int16]

    def __len__(self) -> int:
        return len(self.stops)

    @overload
    def __getitem__(self, place: int) -> Mask: ...

    @overload
    def __getitem__(self, place: slice) -> list[Mask]: ...

    def __getitem__(self, place: int | slice) -> Mask | list[Mask]:
        if isinstance(place, slice):
            return [self[row] for row in range(*place.indices(len(self)))]
        row = range(len(self))[place]
        start = int(self.stops[row - 1]) if row else 0
        return Mask(self.grids[self.grid_of[row]], self.runs[start : int(self.stops[row])])


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SegmentColumns(Sequence[Segment]):
    """Segments of one recording in order of onset, then of frequency.

    As a sequence it makes each ``Segment`` when it is asked for.

    Attributes
    ----------
    onsets_s, offsets_s, lows_hz, highs_hz
        float64 (n,): their boxes.
    makers, maker_of
        Who outlined them, and which of these each one, (n,).
    """

    recording_id: RecordingId
    ids: Ids
    onsets_s: npt.NDArray[np.float64]
    offsets_s: npt.NDArray[np.float64]
    lows_hz: npt.NDArray[np.float64]
    highs_hz: npt.NDArray[np.float64]
    masks: MaskColumn
    makers: tuple[Provenance, ...]
    maker_of: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, place: int) -> Segment: ...

    @overload
    def __getitem__(self, place: slice) -> list[Segment]: ...

    def __getitem__(self, place: int | slice) -> Segment | list[Segment]:
        if isinstance(place, slice):
            return [self[row] for row in range(*place.indices(len(self)))]
        row = range(len(self))[place]
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
