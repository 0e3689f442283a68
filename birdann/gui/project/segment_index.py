"""Segments of a recording as columns, indexed by time; without Qt."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import FloatArray, IndexArray, Int32Array
from birdann.core.geometry import Mask, TimeFreqBox, channels_of
from birdann.core.ids import IdIndex, Ids, SegmentId
from birdann.core.labels import SegmentStatus
from birdann.core.segment import SegmentColumns

STATUS_ORDER = tuple(SegmentStatus)
"""The integer code of a status is its place here."""


class SegmentShapes:
    """Positions of segments, sorted by onset, for queries in logarithmic time.

    Segments are grouped by powers of two of their duration: within a group a query looks back at
    most twice the shortest duration, so that a single very long segment does not slow down every
    query.

    Attributes
    ----------
    ids, row_of
        The segments by onset, and the row of each.
    onsets_s, offsets_s, lows_hz, highs_hz
        float64 (n,): their boxes.
    masks
        Their outlines; None for plain boxes.
    channels
        (n,): their channels from 0, -1 for all; None if they are of all.
    """

    def __init__(
        self,
        ids: Ids,
        boxes: Sequence[FloatArray],
        masks: Sequence[Mask | None],
        channels: IndexArray | None = None,
    ) -> None:
        """Make an index; ``boxes`` are onsets, offsets, lowest and highest frequencies."""
        self.channels = channels
        self.ids = ids
        self.row_of = IdIndex(ids)
        self.onsets_s, self.offsets_s, self.lows_hz, self.highs_hz = boxes
        self.masks = masks
        if (np.diff(self.onsets_s) < 0).any():
            raise ValueError("segments must come in order of onset")
        self._groups = self._group_by_duration()

    @classmethod
    def of(cls, columns: SegmentColumns) -> "SegmentShapes":
        """Return the shapes of a recording's segments; for a background thread."""
        boxes = (columns.onsets_s, columns.offsets_s, columns.lows_hz, columns.highs_hz)
        channels = channels_of(columns.masks.grids)
        is_apart = (channels >= 0).any()
        of_each = channels[columns.masks.grid_of] if is_apart else None
        return cls(columns.ids, boxes, columns.masks, of_each)

    def __len__(self) -> int:
        return len(self.onsets_s)

    def _group_by_duration(self) -> list[tuple[IndexArray, FloatArray, float]]:
        durations = self.offsets_s - self.onsets_s
        octaves = np.floor(np.log2(np.maximum(durations, 1e-4))).astype(np.int64)
        groups = []
        for octave in sorted(set(octaves.tolist())):
            rows = np.flatnonzero(octaves == octave)
            groups.append((rows, self.onsets_s[rows], float(durations[rows].max())))
        return groups

    def rows_in_channel(self, rows: IndexArray, channel: int | None) -> IndexArray:
        """Return those of the rows that are in a channel; None for the mix of all."""
        if channel is None or self.channels is None:
            return rows
        on_channel: IndexArray = rows[np.isin(self.channels[rows], (-1, channel))]
        return on_channel

    def query(self, start_s: float, stop_s: float) -> IndexArray:
        matches = []
        for rows, onsets_s, longest_s in self._groups:
            first = np.searchsorted(onsets_s, start_s - longest_s, side="left")
            last = np.searchsorted(onsets_s, stop_s, side="right")
            near = rows[first:last]
            matches.append(near[self.offsets_s[near] >= start_s])
        if not matches:
            return np.empty(0, dtype=np.intp)
        return np.sort(np.concatenate(matches), kind="stable")  # merges what is in order already


_NOTHING = SegmentShapes(np.empty(0, dtype=np.int64), (np.empty(0),) * 4, ())


@dataclass(slots=True, eq=False, kw_only=True)
class SegmentStyles:
    """Labels and predictions of segments, as columns of length n."""

    statuses: npt.NDArray[np.int8]  # int8: index in ``STATUS_ORDER``.
    # int32: the species' index in the project, which gives its colour; -1 for none.
    colors: Int32Array
    labels: Int32Array  # int32: index in ``names``, -1 for no label.
    probabilities: FloatArray  # float64: of the label, NaN if not predicted.
    # names, codes: The texts of labels, and shorter ones for narrow places.
    names: Sequence[str]
    codes: Sequence[str]

    @classmethod
    def unlabelled(cls, n: int) -> "SegmentStyles":
        return cls(
            statuses=np.full(n, status_code(SegmentStatus.UNLABELLED), dtype=np.int8),
            colors=np.full(n, -1, dtype=np.int32),
            labels=np.full(n, -1, dtype=np.int32),
            probabilities=np.full(n, np.nan),
            names=(),
            codes=(),
        )


def status_code(status: SegmentStatus) -> int:
    """Return the integer code of a status."""
    return STATUS_ORDER.index(status)


class SegmentIndex:
    """Segments with labels and predictions.

    Attributes
    ----------
    onsets_s, offsets_s, lows_hz, highs_hz, masks
        As in ``shapes``.
    statuses, colors, labels, probabilities
        As in ``SegmentStyles``; changed by ``update``.
    """

    def __init__(
        self, shapes: SegmentShapes = _NOTHING, styles: SegmentStyles | None = None
    ) -> None:
        self.shapes = shapes
        self.onsets_s, self.offsets_s = shapes.onsets_s, shapes.offsets_s
        self.lows_hz, self.highs_hz = shapes.lows_hz, shapes.highs_hz
        self.masks = shapes.masks
        self._styles = SegmentStyles.unlabelled(len(shapes)) if styles is None else styles
        self.statuses, self.colors = self._styles.statuses, self._styles.colors
        self.labels, self.probabilities = self._styles.labels, self._styles.probabilities
        self.query: Callable[[float, float], IndexArray] = shapes.query

    def in_channel(self, channel: int | None) -> "SegmentIndex":
        """Return the same rows and looks, of which only those in a channel are found by place."""
        if channel is None or self.shapes.channels is None:
            return self
        index = copy(self)
        index.query = lambda start_s, stop_s: self.shapes.rows_in_channel(
            self.shapes.query(start_s, stop_s), channel
        )
        return index

    def __len__(self) -> int:
        return len(self.shapes)

    def __contains__(self, segment_id: object) -> bool:
        return segment_id in self.shapes.row_of

    def row_of(self, segment_id: SegmentId) -> int | None:
        return self.shapes.row_of.get(segment_id)

    def rows_of(self, segment_ids: Iterable[SegmentId]) -> IndexArray:
        """Return the rows of segments in the given order, -1 for unknown ones."""
        return self.shapes.row_of.find(segment_ids)

    def existing(
        self, segment_ids: tuple[SegmentId, ...]
    ) -> tuple[tuple[SegmentId, ...], IndexArray]:
        """Return the given segments that exist here, and their rows."""
        rows = self.rows_of(segment_ids)
        if (is_here := rows >= 0).all():
            return segment_ids, rows
        here = tuple(segment_ids[index] for index in np.flatnonzero(is_here).tolist())
        return here, rows[is_here]

    def id(self, row: int) -> SegmentId:
        return SegmentId(self.shapes.ids[row].item())

    def box(self, row: int) -> TimeFreqBox:
        return TimeFreqBox(
            onset_s=float(self.onsets_s[row]),
            offset_s=float(self.offsets_s[row]),
            low_hz=float(self.lows_hz[row]),
            high_hz=float(self.highs_hz[row]),
        )

    def label(self, row: int) -> str:
        name_index = self.labels[row]
        return self._styles.names[name_index] if name_index >= 0 else ""

    def code(self, row: int) -> str:
        name_index = self.labels[row]
        return self._styles.codes[name_index] if name_index >= 0 else ""

    def update(self, rows: IndexArray, styles: SegmentStyles) -> None:
        self._set_names(styles)
        self.statuses[rows], self.colors[rows] = styles.statuses, styles.colors
        self.labels[rows], self.probabilities[rows] = styles.labels, styles.probabilities

    def _set_names(self, styles: SegmentStyles) -> None:
        present = self._styles
        if present.names == styles.names:
            present.codes = styles.codes
            return
        codes = dict(zip(styles.names, styles.codes, strict=True))
        removed = [
            (name, code)
            for name, code in zip(present.names, present.codes, strict=True)
            if name not in codes
        ]
        names = (*styles.names, *(name for name, _ in removed))
        name_index = {name: index for index, name in enumerate(names)}
        indices = np.array([*(name_index[name] for name in present.names), -1], dtype=np.int32)
        self.labels[:] = indices[self.labels]
        present.names, present.codes = names, (*styles.codes, *(code for _, code in removed))

    def segment_at(self, time_s: float, hz: float, slack_s: float, slack_hz: float) -> int | None:
        """Return the smallest segment whose box, widened by the slack, contains a point."""
        rows = self.query(time_s - slack_s, time_s + slack_s)
        hit = rows[(self.lows_hz[rows] - slack_hz <= hz) & (hz <= self.highs_hz[rows] + slack_hz)]
        if not len(hit):
            return None
        areas = (self.offsets_s[hit] - self.onsets_s[hit]) * (
            self.highs_hz[hit] - self.lows_hz[hit]
        )
        return int(hit[np.argmin(areas)])

    def rows_within(self, box: TimeFreqBox) -> IndexArray:
        """Return the rows of segments whose boxes intersect ``box``."""
        rows = self.query(box.onset_s, box.offset_s)
        meets = (self.lows_hz[rows] <= box.high_hz) & (self.highs_hz[rows] >= box.low_hz)
        met: IndexArray = rows[meets]
        return met

    def step(self, current: int | None, step: int, from_s: float) -> int | None:
        """Return the segment ``step`` positions ahead, or the first from ``from_s``."""
        if not len(self):
            return None
        if current is not None:
            return min(max(0, current + step), len(self) - 1)
        return min(int(np.searchsorted(self.onsets_s, from_s)), len(self) - 1)

    def ids_between(self, anchor_id: SegmentId, row: int) -> tuple[SegmentId, ...]:
        """Return the ids from a segment up to ``row``, in that order, inclusive."""
        known = self.row_of(anchor_id)
        anchor = row if known is None else known
        step = 1 if row >= anchor else -1
        return tuple(self.id(r) for r in range(anchor, row + step, step))
