"""Regions of the time-frequency plane: boxes in physical units, masks on a pixel grid."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Self

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, FloatArray, Int32Array, Int64Array

_INF = float("inf")
MARGIN_PIXELS = 8
"""How far the mask of a segment may reach beyond its exact bounds."""
_ROUNDING = 1e-6
"""Share of a pixel by which computed places of one and the same point may differ."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeFreqBox:
    """A rectangle: ``onset_s``..``offset_s`` by ``low_hz``..``high_hz``."""

    onset_s: float
    offset_s: float
    low_hz: float
    high_hz: float

    def __post_init__(self) -> None:
        if not (
            -_INF < self.onset_s <= self.offset_s < _INF
            and -_INF < self.low_hz <= self.high_hz < _INF
        ):
            raise ValueError(f"box is inside out: {self}")

    @classmethod
    def from_limits(cls, limits: Iterable[float]) -> Self:
        """Return the box of the numbers that ``limits`` has."""
        onset_s, offset_s, low_hz, high_hz = limits
        return cls(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)

    @property
    def limits(self) -> tuple[float, float, float, float]:
        """Onset, offset, low and high limit."""
        return float(self.onset_s), float(self.offset_s), float(self.low_hz), float(self.high_hz)

    @property
    def duration_s(self) -> float:
        """Length in seconds."""
        return self.offset_s - self.onset_s

    @property
    def bandwidth_hz(self) -> float:
        """Height in hertz."""
        return self.high_hz - self.low_hz

    @property
    def area(self) -> float:
        """Size in seconds times hertz."""
        return self.duration_s * self.bandwidth_hz

    def clip_to(self, duration_s: float, top_hz: float) -> "TimeFreqBox":
        """Return the box clipped to ``0..duration_s`` and up to ``top_hz``."""
        if self.onset_s >= 0.0 and self.offset_s <= duration_s and self.high_hz <= top_hz:
            return self
        return TimeFreqBox(
            onset_s=min(max(0.0, self.onset_s), duration_s),
            offset_s=min(max(0.0, self.offset_s), duration_s),
            low_hz=min(self.low_hz, top_hz),
            high_hz=min(self.high_hz, top_hz),
        )

    def rounded(self) -> "TimeFreqBox":
        """Return the box rounded to a microsecond and a hundredth of a hertz."""
        return TimeFreqBox(
            onset_s=round(self.onset_s, 6),
            offset_s=round(self.offset_s, 6),
            low_hz=round(self.low_hz, 2),
            high_hz=round(self.high_hz, 2),
        )

    def intersection(self, other: "TimeFreqBox") -> "TimeFreqBox | None":
        """Return the common rectangle, or None if the interiors do not meet."""
        onset_s, offset_s = max(self.onset_s, other.onset_s), min(self.offset_s, other.offset_s)
        low_hz, high_hz = max(self.low_hz, other.low_hz), min(self.high_hz, other.high_hz)
        if offset_s <= onset_s or high_hz <= low_hz:
            return None
        return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)

    def iou(self, other: "TimeFreqBox") -> float:
        """Return intersection over union, 0..1."""
        common = self.intersection(other)
        if common is None:
            return 0.0
        return common.area / (self.area + other.area - common.area)

    def hull(self, other: "TimeFreqBox") -> "TimeFreqBox":
        """Return the smallest box that contains both."""
        return TimeFreqBox(
            onset_s=min(self.onset_s, other.onset_s),
            offset_s=max(self.offset_s, other.offset_s),
            low_hz=min(self.low_hz, other.low_hz),
            high_hz=max(self.high_hz, other.high_hz),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """The pixel lattice of a spectrogram.

    Frame ``i`` is centred at ``first_frame_s + i * hop_s``, bin ``k`` at ``k * bin_hz``;
    a pixel reaches half a step to either side.
    """

    hop_s: float
    bin_hz: float
    first_frame_s: float = 0.0
    channel: int | None = None  # From 0, where each channel is looked at by itself.

    def __post_init__(self) -> None:
        if not (0 < self.hop_s < _INF and 0 < self.bin_hz < _INF):
            raise ValueError("hop_s and bin_hz must be positive numbers")
        if not -_INF < self.first_frame_s < _INF:
            raise ValueError("first_frame_s must be a number")

    def with_channel(self, channel: int | None) -> "Grid":
        """Return the same lattice for another channel, or for all."""
        return self if channel == self.channel else replace(self, channel=channel)

    def frame_s(self, frame: float) -> float:
        """Return the time of a frame's centre in seconds."""
        return self.first_frame_s + frame * self.hop_s

    def frame_at(self, time_s: float) -> int:
        """Return the frame whose pixel covers ``time_s``."""
        return int(np.floor((time_s - self.first_frame_s) / self.hop_s + 0.5))

    def bin_at(self, frequency_hz: float) -> int:
        """Return the bin whose pixel covers ``frequency_hz``."""
        return int(np.floor(frequency_hz / self.bin_hz + 0.5))


def are_separate(a: int | None, b: int | None) -> bool:
    """Return whether two channels are not heard together; None is all of them."""
    return a is not None and b is not None and a != b


def channels_of(grids: Sequence[Grid]) -> Int64Array:
    """Return int64 (n,): the channel of each grid, -1 for all."""
    return np.array(
        [-1 if grid.channel is None else grid.channel for grid in grids], dtype=np.int64
    )


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """A set of pixels of a grid, run-length coded."""

    grid: Grid  # The lattice that the indices count on.
    # int32, shape (n_runs, 3): rows ``(bin, first_frame, stop_frame)``, stop excluded, sorted, not
    # touching within a bin. Indices count from the start of the recording.
    runs: Int32Array

    def __post_init__(self) -> None:
        runs = np.ascontiguousarray(self.runs, dtype=np.int32)
        if runs.ndim != 2 or runs.shape[1] != 3 or not len(runs):
            raise ValueError("a mask needs runs of shape (n >= 1, 3)")
        if (runs[:, 2] <= runs[:, 1]).any() or (runs < 0).any():
            raise ValueError("mask runs must be forward and not negative")
        object.__setattr__(self, "runs", runs)

    @classmethod
    def from_bitmap(
        cls, bitmap: BoolArray, grid: Grid, *, first_frame: int = 0, first_bin: int = 0
    ) -> Self:
        """Encode a bitmap (n_bins, n_frames) whose corner lies at the given pixel."""
        padded = np.zeros((bitmap.shape[0], bitmap.shape[1] + 2), dtype=np.int8)
        padded[:, 1:-1] = bitmap
        steps = np.diff(padded, axis=1)
        bins, starts = np.nonzero(steps == 1)
        stops = np.nonzero(steps == -1)[1]
        return cls(
            grid, np.stack([bins + first_bin, starts + first_frame, stops + first_frame], 1)
        )

    @classmethod
    def from_run_table(cls, grid: Grid, runs: npt.ArrayLike, counts: npt.ArrayLike) -> list[Self]:
        """Cut a long table of runs into masks, validated together.

        Raises ValueError if a mask is empty, or a run empty or negative.

        Parameters
        ----------
        runs
            int32 (n_runs, 3), mask by mask; the masks share it.
        counts
            Number of runs of each mask, summing to ``n_runs``.
        """
        table = np.ascontiguousarray(runs, dtype=np.int32).reshape(-1, 3)
        sizes = np.asarray(counts, dtype=np.int64)
        if (sizes < 1).any() or sizes.sum() != len(table):
            raise ValueError("every mask needs its runs")
        if (table[:, 2] <= table[:, 1]).any() or (table < 0).any():
            raise ValueError("mask runs must be forward and not negative")
        stops = sizes.cumsum()
        masks = []
        for start, stop in zip((stops - sizes).tolist(), stops.tolist(), strict=True):
            masks.append(cls._from_valid_runs(grid, table[start:stop]))
        return masks

    @classmethod
    def _from_valid_runs(cls, grid: Grid, runs: Int32Array) -> Self:
        mask = object.__new__(cls)
        object.__setattr__(mask, "grid", grid)
        object.__setattr__(mask, "runs", runs)
        return mask

    @classmethod
    def from_box(cls, box: TimeFreqBox, grid: Grid) -> Self:
        """Return the mask of the pixels with centres in a box, or of the pixel at its middle.

        Times exclude the end, so that successive boxes share no pixel; frequencies include it, as
        the highest bin is centred on the end of the band.
        """
        first, stop = (
            ceil((time_s - grid.first_frame_s) / grid.hop_s - _ROUNDING)
            for time_s in (box.onset_s, box.offset_s)
        )
        low = ceil(box.low_hz / grid.bin_hz - _ROUNDING)
        high = floor(box.high_hz / grid.bin_hz + _ROUNDING) + 1
        if stop <= first:
            first = grid.frame_at((box.onset_s + box.offset_s) / 2)
        if high <= low:
            low = grid.bin_at((box.low_hz + box.high_hz) / 2)
        first, low = max(0, first), max(0, low)
        runs = np.empty((max(low + 1, high) - low, 3), dtype=np.int32)
        runs[:, 0] = np.arange(low, low + len(runs))
        runs[:, 1:] = first, max(first + 1, stop)
        return cls._from_valid_runs(grid, runs)

    @property
    def first_frame(self) -> int:
        """First frame."""
        return int(self.runs[:, 1].min())

    @property
    def stop_frame(self) -> int:
        """One past the last frame."""
        return int(self.runs[:, 2].max())

    @property
    def first_bin(self) -> int:
        """Lowest bin."""
        return int(self.runs[:, 0].min())

    @property
    def stop_bin(self) -> int:
        """One past the highest bin."""
        return int(self.runs[:, 0].max()) + 1

    @property
    def n_pixels(self) -> int:
        """Number of pixels."""
        return int((self.runs[:, 2] - self.runs[:, 1]).sum())

    def bitmap(self) -> BoolArray:
        """Return bool (n_bins, n_frames) over the mask's own bounding box."""
        first, low = self.first_frame, self.first_bin
        out = np.zeros((self.stop_bin - low, self.stop_frame - first), dtype=np.bool_)
        for row, start, stop in self.runs:
            out[row - low, start - first : stop - first] = True
        return out

    def box(self, *, duration_s: float = _INF) -> TimeFreqBox:
        """Return the bounding box in physical units, clipped to ``0..duration_s``."""
        reach = (self.first_frame, self.stop_frame, self.first_bin, self.stop_bin)
        return _box(self.grid, *reach, duration_s)

    def union(self, other: "Mask") -> "Mask":
        """Return the pixels of either mask (ValueError on different grids)."""
        return union_of([self, other])

    def difference(self, other: "Mask") -> "Mask | None":
        """Return the pixels of this mask only, or None (ValueError on different grids)."""
        n_common = self.intersection_size(other)
        if n_common in (0, self.n_pixels):
            return None if n_common else self
        reach = self._frame_of(other)
        left = self._spread(*reach) & ~other._spread(*reach)
        return Mask.from_bitmap(left, self.grid, first_frame=reach[0], first_bin=reach[1])

    def without(self, others: "Iterable[Mask]") -> "Mask | None":
        """Return the pixels that none of other masks has, or None (ValueError on other grids)."""
        rest: Mask | None = self
        for other in others:
            rest = rest and rest.difference(other)
        return rest

    def intersection_size(self, other: "Mask") -> int:
        """Return the number of common pixels (ValueError on different grids)."""
        reach = self._frame_of(other)
        return int((self._spread(*reach) & other._spread(*reach)).sum())

    def iou(self, other: "Mask") -> float:
        """Return intersection over union in pixels, 0..1."""
        common = self.intersection_size(other)
        return common / (self.n_pixels + other.n_pixels - common)

    def split_at(self, time_s: float) -> "tuple[Mask, Mask] | None":
        """Split at a time; None unless both sides keep pixels."""
        frame = self.grid.frame_at(time_s)
        if not self.first_frame < frame < self.stop_frame:
            return None
        bitmap, cut = self.bitmap(), frame - self.first_frame
        before, after = bitmap[:, :cut], bitmap[:, cut:]
        if not (before.any() and after.any()):
            return None
        left = Mask.from_bitmap(
            before, self.grid, first_frame=self.first_frame, first_bin=self.first_bin
        )
        return left, Mask.from_bitmap(
            after, self.grid, first_frame=frame, first_bin=self.first_bin
        )

    def _frame_of(self, other: "Mask") -> tuple[int, int, int, int]:
        if self.grid != other.grid:
            raise ValueError("masks lie on different grids")
        return (
            min(self.first_frame, other.first_frame),
            min(self.first_bin, other.first_bin),
            max(self.stop_frame, other.stop_frame),
            max(self.stop_bin, other.stop_bin),
        )

    def _spread(self, first: int, low: int, stop: int, high: int) -> BoolArray:
        out = np.zeros((high - low, stop - first), dtype=np.bool_)
        y, x = self.first_bin - low, self.first_frame - first
        bitmap = self.bitmap()
        out[y : y + bitmap.shape[0], x : x + bitmap.shape[1]] = bitmap
        return out

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Mask)
            and self.grid == other.grid
            and np.array_equal(self.runs, other.runs)
        )

    def __hash__(self) -> int:
        return hash((self.grid, self.runs.tobytes()))


def union_of(masks: Sequence[Mask]) -> Mask:
    """Return the union of masks (ValueError on different grids)."""
    if len({mask.grid for mask in masks}) > 1:
        raise ValueError("masks lie on different grids")
    runs = stacked_runs(masks)[0].astype(np.int64)
    runs = runs[np.lexsort((runs[:, 1], runs[:, 0]))]
    # Along a bin, a run opens a new stretch unless it touches what came before it there.
    span = int(runs[:, 2].max()) + 1
    starts, stops = runs[:, 0] * span + runs[:, 1], runs[:, 0] * span + runs[:, 2]
    furthest = np.maximum.accumulate(stops)
    opens = np.append(True, starts[1:] > furthest[:-1])
    ends = furthest[np.append(np.flatnonzero(opens)[1:] - 1, len(runs) - 1)]
    first = runs[opens]
    return Mask(masks[0].grid, np.stack([first[:, 0], first[:, 1], ends - first[:, 0] * span], 1))


def stacked_runs(masks: Sequence[Mask]) -> tuple[Int32Array, Int64Array]:
    """Return the runs of masks, int32 (n_runs, 3), and how many each has, int64 (n,)."""
    sizes = np.array([len(mask.runs) for mask in masks], dtype=np.int64)
    return np.concatenate([mask.runs for mask in masks]), sizes


def extents(masks: Sequence[Mask]) -> Int64Array:
    """Return int64 (n, 4): first frame, stop frame, first bin and stop bin of each mask."""
    if not masks:
        return np.zeros((0, 4), dtype=np.int64)
    runs, sizes = stacked_runs(masks)
    return extents_of_runs(runs, np.cumsum(sizes))


def extents_of_runs(runs: Int32Array, stops: Int64Array) -> Int64Array:
    """As ``extents``, of runs (n_runs, 3) and the end of those of each mask."""
    if not len(stops):
        return np.zeros((0, 4), dtype=np.int64)
    starts = np.concatenate([[0], stops[:-1]])
    out = np.empty((len(stops), 4), dtype=np.int64)
    out[:, 2::-2] = np.minimum.reduceat(runs[:, :2], starts, axis=0)
    out[:, 3::-2] = np.maximum.reduceat(runs[:, ::2], starts, axis=0)
    out[:, 3] += 1
    return out


def _box(grid: Grid, first: int, stop: int, low: int, high: int, duration_s: float) -> TimeFreqBox:
    """Return the box of frames ``first``..``stop`` and bins ``low``..``high``, ends excluded."""
    return TimeFreqBox(
        onset_s=min(max(0.0, grid.frame_s(first - 0.5)), duration_s),
        offset_s=min(max(0.0, grid.frame_s(stop - 0.5)), duration_s),
        low_hz=max(0.0, (low - 0.5) * grid.bin_hz),
        high_hz=(high - 0.5) * grid.bin_hz,
    )


def changed_bounds(
    box: TimeFreqBox, before: Mask, after: Mask, measured: TimeFreqBox
) -> TimeFreqBox:
    """Return the exact bounds of a changed mask.

    They equal ``box``, the bounds before, on the sides where mask ``before`` reaches as far as
    mask ``after``, else ``own``, the box of ``after``.
    """
    onset_s = box.onset_s if after.first_frame == before.first_frame else measured.onset_s
    offset_s = box.offset_s if after.stop_frame == before.stop_frame else measured.offset_s
    low_hz = box.low_hz if after.first_bin == before.first_bin else measured.low_hz
    high_hz = box.high_hz if after.stop_bin == before.stop_bin else measured.high_hz
    if onset_s >= offset_s:
        onset_s, offset_s = measured.onset_s, measured.offset_s
    if low_hz >= high_hz:
        low_hz, high_hz = measured.low_hz, measured.high_hz
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)


def is_bounded(mask: Mask, box: TimeFreqBox) -> bool:
    """Return whether a mask lies within a box grown by ``MARGIN_PIXELS``, as all segments do.

    Drawn bounds end inside pixels, small boxes may have no pixel centre, and measured bounds
    exclude faint pixels.
    """
    grid, mask_box = mask.grid, mask.box()
    offset_s = max(box.offset_s, grid.frame_s(0.5))
    slack = MARGIN_PIXELS + _ROUNDING
    hop_s, bin_hz = slack * grid.hop_s, slack * grid.bin_hz
    return (
        box.onset_s - hop_s <= mask_box.onset_s
        and mask_box.offset_s <= offset_s + hop_s
        and box.low_hz - bin_hz <= mask_box.low_hz
        and mask_box.high_hz <= box.high_hz + bin_hz
    )


def are_rectangles(masks: Sequence[Mask]) -> BoolArray:
    """Return which masks are filled rectangles."""
    if not masks:
        return np.zeros(0, dtype=np.bool_)
    reach = extents(masks)
    runs, sizes = stacked_runs(masks)
    n_pixels = np.add.reduceat(runs[:, 2] - runs[:, 1], np.cumsum(sizes) - sizes)
    filled: BoolArray = n_pixels == (reach[:, 1] - reach[:, 0]) * (reach[:, 3] - reach[:, 2])
    return filled


def fit_contours(
    points: FloatArray, lengths: Sequence[int], boxes: Sequence[TimeFreqBox]
) -> FloatArray:
    """Return contour points scaled into the exact bounds of their segments.

    Parameters
    ----------
    points
        float64 (sum of lengths, 2): seconds and hertz of all contours, mask by mask.
    lengths
        Number of points of each mask, at least one.
    boxes
        Exact bounds, which the contours reach on all sides.
    """
    sizes = np.asarray(lengths)
    starts = np.cumsum(sizes) - sizes
    first, last = np.minimum.reduceat(points, starts), np.maximum.reduceat(points, starts)
    lower = np.array([(box.onset_s, box.low_hz) for box in boxes])
    upper = np.array([(box.offset_s, box.high_hz) for box in boxes])
    first, last, lower, upper = (
        np.repeat(ends, sizes, axis=0) for ends in (first, last, lower, upper)
    )
    within = np.where(points == first, lower, np.clip(points, lower, upper))
    moved: FloatArray = np.where(points == last, upper, within)
    return moved


def onset_order(masks: Sequence[Mask]) -> Int64Array:
    """Return the indices that sort masks by onset, then from low to high."""
    reach = extents(masks)
    return np.lexsort((reach[:, 2], reach[:, 0]))
