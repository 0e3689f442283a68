"""Outlines of masks as polygons; without Qt."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, IndexArray
from birdann.core.geometry import Mask, TimeFreqBox, are_rectangles, fit_contours, stacked_runs
from birdann.gui.runtime.memory import ByteCache

_LEFT_TURN, _STRAIGHT, _RIGHT_TURN = 1, 0, 3
_STEPS = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], dtype=np.float64)
_MAX_PIXELS = 200_000
_Key = TypeVar("_Key", bound=Hashable)


@dataclass(frozen=True, slots=True, eq=False)
class Contours:
    """The closed contours of one mask, including holes."""

    # float64 (sum of lengths, 2): vertices ``(time_s, frequency_hz)`` of all contours in sequence;
    # the first of each is not repeated at its end.
    points: FloatArray
    lengths: IndexArray

    @property
    def n_bytes(self) -> int:
        return self.points.nbytes + self.lengths.nbytes

    def contours(self) -> list[FloatArray]:
        return np.split(self.points, np.cumsum(self.lengths)[:-1])


def mask_outline(mask: Mask, box: TimeFreqBox) -> list[FloatArray]:
    """Return the contours of one segment: its box, if the mask fills it, else of its mask."""
    (outline,) = fit_to_boxes(mask_outlines([mask]), [mask], [box])
    return outline.contours()


def mask_outlines(masks: Sequence[Mask]) -> list[Contours]:
    """Return the closed contours of masks, computed together.

    Contours pass through the midpoints of the boundary's pixel edges, like marching squares at
    level one half; diagonal neighbours are not connected. Collinear vertices are dropped.
    """
    return [outline for batch in _batches(masks) for outline in _trace(batch)]


def fit_to_boxes(
    outlines: Sequence[Contours], masks: Sequence[Mask], boxes: Sequence[TimeFreqBox]
) -> list[Contours]:
    """Return the outlines of masks within the exact bounds of their segments.

    A mask that fills its box is outlined by the box.
    """
    if not outlines:
        return []
    lengths = [len(outline.points) for outline in outlines]
    points = fit_contours(np.concatenate([outline.points for outline in outlines]), lengths, boxes)
    parts = np.split(points, np.cumsum(lengths)[:-1])
    return [
        _rectangle(box) if is_filled else Contours(part, outline.lengths)
        for outline, part, box, is_filled in zip(
            outlines, parts, boxes, are_rectangles(masks).tolist(), strict=True
        )
    ]


def _rectangle(box: TimeFreqBox) -> Contours:
    x0, x1, y0, y1 = box.limits
    return Contours(np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), np.array([4]))


def _batches(masks: Sequence[Mask]) -> Iterator[Sequence[Mask]]:
    first, width, height = 0, 0, 0
    for index, mask in enumerate(masks):
        low, onset, _ = mask.runs.min(axis=0).tolist()
        top, _, stop = mask.runs.max(axis=0).tolist()
        width, height = width + stop - onset + 2, max(height, top - low + 3)
        if index > first and width * height > _MAX_PIXELS:
            yield masks[first:index]
            first, width, height = index, stop - onset + 2, top - low + 3
    if first < len(masks):
        yield masks[first:]


def _trace(masks: Sequence[Mask]) -> list[Contours]:
    stacked, n_runs = stacked_runs(masks)
    runs = stacked.astype(np.intp)
    at = np.cumsum(n_runs) - n_runs
    low, first = (np.minimum.reduceat(runs[:, column], at) for column in (0, 1))
    top, stop = (np.maximum.reduceat(runs[:, column], at) for column in (0, 2))
    widths = stop - first + 2
    lefts = np.cumsum(widths) - widths
    # The masks stand side by side, each with a pixel of room all around.
    shift = lefts + 1 - first
    owner_of_run = np.repeat(np.arange(len(masks)), n_runs)
    placed = runs + np.stack([1 - low, shift, shift], axis=1)[owner_of_run]
    inside = _bitmap(placed, int((top - low).max()) + 3, int(widths.sum()))
    starts, turns = _boundary(inside)
    points, lengths, owners = _rings(starts, turns, lefts, inside.shape[1] + 1)
    points, lengths = _corners(points, lengths)
    hops, origins = _scales(masks, np.stack([shift, 1 - low], axis=1))
    owner_of_point = np.repeat(owners, lengths)
    points = points * hops[owner_of_point] + origins[owner_of_point]
    return _split_by_mask(points, lengths, owners, len(masks))


def _bitmap(runs: IndexArray, height: int, width: int) -> BoolArray:
    steps = np.zeros(height * width, dtype=np.int8)
    np.add.at(steps, runs[:, 0] * width + runs[:, 1], 1)
    np.add.at(steps, runs[:, 0] * width + runs[:, 2], -1)
    return np.cumsum(steps.reshape(height, width), axis=1, dtype=np.int8) > 0


def _boundary(inside: BoolArray) -> tuple[IndexArray, IndexArray]:
    """Return the boundary's edges: start corners (n, 2) as (x, y), and directions (n,).

    Directions are counted in quarter turns, with the inside on the left.
    """
    here = inside[1:-1, 1:-1]
    parts = []
    for neighbour, (x, y) in (
        (inside[:-2, 1:-1], (1, 1)),
        (inside[1:-1, 2:], (2, 1)),
        (inside[2:, 1:-1], (2, 2)),
        (inside[1:-1, :-2], (1, 2)),
    ):
        row, column = np.nonzero(here & ~neighbour)
        parts.append(np.stack([column + x, row + y], axis=1))
    turns = np.repeat(np.arange(4), [len(part) for part in parts])
    return np.concatenate(parts), turns


def _rings(
    starts: IndexArray, turns: IndexArray, lefts: IndexArray, n_columns: int
) -> tuple[FloatArray, IndexArray, IndexArray]:
    """Join edges head to tail; where two leave one corner, turn left (stay on one pixel).

    Returns
    -------
    tuple
        The midpoints of the edges, ring by ring, the length of each ring, and its mask;
        rings of one mask are adjacent.
    """
    n = len(starts)
    corners = starts[:, 1] * n_columns + starts[:, 0]
    leaving = np.full(4 * (int(corners.max()) + 1), -1, dtype=np.int32)
    leaving[corners * 4 + turns] = np.arange(n)
    heads = (corners + np.array([1, n_columns, -1, -n_columns])[turns]) * 4
    following = np.full(n, -1, dtype=np.int32)
    for turn in (_RIGHT_TURN, _STRAIGHT, _LEFT_TURN):
        edges = leaving[heads + (turns + turn) % 4]
        following = np.where(edges >= 0, edges, following)
    rings = _walk_rings(following.tolist())
    owners = np.searchsorted(lefts, starts[[ring[0] for ring in rings], 0], side="right") - 1
    order = np.argsort(owners, kind="stable")
    lengths = np.array([len(ring) for ring in rings])[order]
    edges = np.fromiter(chain.from_iterable(rings[k] for k in order.tolist()), np.intp, n)
    return (starts + 0.5 * _STEPS[turns])[edges], lengths, owners[order]


def _walk_rings(following: Sequence[int]) -> list[list[int]]:
    """Return the edges of each ring in order, from its smallest index on."""
    rings, is_left = [], [True] * len(following)
    for first in range(len(following)):
        ring, edge = [], first
        while is_left[edge]:
            is_left[edge] = False
            ring.append(edge)
            edge = following[edge]
        if ring:
            rings.append(ring)
    return rings


def _corners(points: FloatArray, lengths: IndexArray) -> tuple[FloatArray, IndexArray]:
    """Drop the points of each ring that are collinear with their neighbours."""
    stops = np.cumsum(lengths)
    begins = stops - lengths
    previous, following = np.arange(len(points)) - 1, np.arange(len(points)) + 1
    previous[begins], following[stops - 1] = stops - 1, begins
    before, after = points - points[previous], points[following] - points
    bent = before[:, 0] * after[:, 1] != before[:, 1] * after[:, 0]
    n_bent = np.add.reduceat(bent.astype(np.intp), begins)
    bent |= np.repeat(n_bent < 3, lengths)
    return points[bent], np.add.reduceat(bent.astype(np.intp), begins)


def _scales(masks: Sequence[Mask], shift: IndexArray) -> tuple[FloatArray, FloatArray]:
    """Return factors and offsets that convert bitmap indices to (seconds, hertz)."""
    grids = [mask.grid for mask in masks]
    factors = np.array([(grid.hop_s, grid.bin_hz) for grid in grids])
    zeros = np.array([(grid.first_frame_s, 0.0) for grid in grids])
    return factors, zeros - (shift + 0.5) * factors


def _split_by_mask(
    points: FloatArray, lengths: IndexArray, owners: IndexArray, n_masks: int
) -> list[Contours]:
    stops = np.cumsum(lengths)
    rings = np.searchsorted(owners, np.arange(n_masks + 1))
    cuts = np.append(0, stops)[rings]
    return [
        Contours(points[cuts[i] : cuts[i + 1]].copy(), lengths[rings[i] : rings[i + 1]].copy())
        for i in range(n_masks)
    ]


class OutlineCache(ByteCache[_Key, Contours]):
    """Outlines of masks, traced together; as many bytes as given are kept."""

    def trace(
        self,
        keys: Sequence[_Key],
        mask_of: Callable[[_Key], Mask],
        box_of: Callable[[_Key], TimeFreqBox] | None = None,
    ) -> list[Contours]:
        """Return the outlines of masks; only unknown ones are requested.

        With ``box_of`` they lie within the exact bounds of their segments.
        """
        outlines = {key: outline for key in keys if (outline := self.get(key)) is not None}
        new = [key for key in keys if key not in outlines]
        masks = [mask_of(key) for key in new]
        traced = mask_outlines(masks)
        if box_of is not None:
            traced = fit_to_boxes(traced, masks, [box_of(key) for key in new])
        for key, outline in zip(new, traced, strict=True):
            outlines[key] = outline
            self.put(key, outline, outline.n_bytes)
        return [outlines[key] for key in keys]


def simplify(
    points: FloatArray, lengths: IndexArray, unit_px: float
) -> tuple[FloatArray, IndexArray]:
    """Drop vertices in the same cell of ``unit_px`` as the previous one.

    Parameters
    ----------
    points
        float64 (sum of lengths, 2): pixel polygons in sequence.
    lengths
        Vertices of each; the first vertex of each is kept.

    Returns
    -------
    tuple
        The remaining vertices, and their number in each polygon.
    """
    cells = np.round(points / unit_px)
    kept = np.ones(len(points), dtype=np.bool_)
    kept[1:] = (cells[1:] != cells[:-1]).any(axis=1)
    starts = np.cumsum(lengths) - lengths
    kept[starts] = True
    return points[kept], np.add.reduceat(kept.astype(np.intp), starts)
