"""Segments of a recording, indexed by time: pure, no Qt."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import SegmentId

FloatArray = npt.NDArray[np.float64]
IndexArray = npt.NDArray[np.intp]


class SegmentStatus(StrEnum):
    """Who said what of a segment."""

    PREDICTED = "predicted"
    CONFIRMED = "confirmed"
    CORRECTED = "corrected"
    REJECTED = "rejected"
    UNLABELLED = "unlabelled"


STATUS_ORDER = tuple(SegmentStatus)
"""The integer code of a status is its place here."""
_CODES = {status: code for code, status in enumerate(STATUS_ORDER)}


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentView:
    """What is shown of a segment.

    Attributes
    ----------
    label
        The species' name, or "" for none.
    probability
        Of the label, 0..1, where a model gave one.
    species_color_index
        The species' place in the project, which decides its colour; None for none.
    """

    id: SegmentId
    box: TimeFreqBox
    mask: Mask | None = None
    label: str = ""
    probability: float | None = None
    status: SegmentStatus = SegmentStatus.UNLABELLED
    species_color_index: int | None = None


class SegmentIndex:
    """Segments sorted by onset, found by time in logarithmic time.

    Segments are grouped by the power of two of their duration: within a group a query has to
    look back at most twice the shortest duration, so a single very long segment does not make
    every query slow.

    Attributes
    ----------
    views
        The segments in order of onset, then lowest frequency.
    onsets_s, offsets_s, lows_hz, highs_hz
        float64 (n,), in the order of ``views``.
    statuses
        int8 (n,): place in ``STATUS_ORDER``.
    colors
        int32 (n,): ``species_color_index``, -1 for none.
    """

    def __init__(self, views: Sequence[SegmentView] = ()) -> None:
        boxes = [v.box for v in views]
        table = np.array(
            [(b.onset_s, b.offset_s, b.low_hz, b.high_hz) for b in boxes], dtype=np.float64
        ).reshape(-1, 4)
        order = np.lexsort((table[:, 2], table[:, 0]))
        self.views = [views[i] for i in order]
        self.onsets_s, self.offsets_s, self.lows_hz, self.highs_hz = table[order].T.copy()
        self.statuses = np.array([_CODES[v.status] for v in self.views], dtype=np.int8)
        self.colors = np.array(
            [-1 if (c := v.species_color_index) is None else c for v in self.views],
            dtype=np.int32,
        )
        self._row_of: dict[str, int] = {v.id: i for i, v in enumerate(self.views)}
        self._groups = self._group_by_duration()

    def __len__(self) -> int:
        return len(self.views)

    def __contains__(self, segment_id: object) -> bool:
        return segment_id in self._row_of

    def row_of(self, segment_id: str) -> int | None:
        """Return a segment's place in ``views``, or None."""
        return self._row_of.get(segment_id)

    def update(self, views: Iterable[SegmentView]) -> IndexArray | None:
        """Take what is said of some segments by now; return their rows.

        None, and nothing is changed, if one is unknown or has another shape than before.
        """
        views = list(views)
        rows = [self._row_of.get(view.id, -1) for view in views]
        for row, view in zip(rows, views, strict=True):
            if row < 0 or self.views[row].box != view.box or self.views[row].mask != view.mask:
                return None
        for row, view in zip(rows, views, strict=True):
            self.views[row] = view
            self.statuses[row] = _CODES[view.status]
            color = view.species_color_index
            self.colors[row] = -1 if color is None else color
        return np.array(rows, dtype=np.intp)

    def _group_by_duration(self) -> list[tuple[IndexArray, FloatArray, float]]:
        durations = self.offsets_s - self.onsets_s
        octaves = np.floor(np.log2(np.maximum(durations, 1e-4))).astype(np.int64)
        groups = []
        for octave in sorted(set(octaves.tolist())):
            rows = np.flatnonzero(octaves == octave)
            groups.append((rows, self.onsets_s[rows], float(durations[rows].max())))
        return groups

    def query(self, start_s: float, stop_s: float) -> IndexArray:
        """Return the rows of segments that meet ``start_s..stop_s``, in order of onset."""
        found = []
        for rows, onsets_s, longest_s in self._groups:
            first = np.searchsorted(onsets_s, start_s - longest_s, side="left")
            last = np.searchsorted(onsets_s, stop_s, side="right")
            near = rows[first:last]
            found.append(near[self.offsets_s[near] >= start_s])
        if not found:
            return np.empty(0, dtype=np.intp)
        return np.sort(np.concatenate(found))

    def at(self, time_s: float, hz: float, slack_s: float, slack_hz: float) -> int | None:
        """Return the smallest segment whose box, widened by the slack, holds a point."""
        rows = self.query(time_s - slack_s, time_s + slack_s)
        hit = rows[(self.lows_hz[rows] - slack_hz <= hz) & (hz <= self.highs_hz[rows] + slack_hz)]
        if not len(hit):
            return None
        areas = (self.offsets_s[hit] - self.onsets_s[hit]) * (
            self.highs_hz[hit] - self.lows_hz[hit]
        )
        return int(hit[np.argmin(areas)])

    def within(self, box: TimeFreqBox) -> IndexArray:
        """Return the rows of segments whose boxes meet ``box``."""
        rows = self.query(box.onset_s, box.offset_s)
        meets = (self.lows_hz[rows] <= box.high_hz) & (self.highs_hz[rows] >= box.low_hz)
        met: IndexArray = rows[meets]
        return met

    def step(self, current: int | None, step: int, from_s: float) -> int | None:
        """Return the segment ``step`` places after the current one, or the first from ``from_s``."""
        if not len(self):
            return None
        if current is not None:
            return min(max(0, current + step), len(self) - 1)
        return min(int(np.searchsorted(self.onsets_s, from_s)), len(self) - 1)

    def between(self, anchor_id: str, row: int) -> tuple[SegmentId, ...]:
        """Return the ids from a segment up to ``row``, in that order, both included."""
        anchor = self._row_of.get(anchor_id, row)
        step = 1 if row >= anchor else -1
        return tuple(self.views[r].id for r in range(anchor, row + step, step))
