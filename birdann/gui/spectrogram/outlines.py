"""Outlines of masks as polygons: pure, no Qt."""

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Mask

FloatArray = npt.NDArray[np.float64]
IndexArray = npt.NDArray[np.intp]

_RIGHT, _UP, _LEFT, _DOWN = range(4)


def mask_outline(mask: Mask) -> list[FloatArray]:
    """Return the closed contours of a mask, holes among them.

    The contour runs through the midpoints of the boundary's pixel edges, as marching squares
    would at one half; diagonal neighbours count as apart. Straight stretches keep their ends only.

    Returns
    -------
    list of float64 (n, 2)
        Vertices ``(time_s, frequency_hz)``, not repeated at the end.
    """
    starts, turns = _boundary_edges(mask)
    loops = _chain(starts, turns)
    grid = mask.grid
    corner = np.array([mask.first_frame - 0.5, mask.first_bin - 0.5])
    scale = np.array([grid.hop_s, grid.bin_hz])
    shift = np.array([grid.first_frame_s, 0.0])
    steps = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], dtype=np.float64)
    contours = []
    for loop in loops:
        middles = starts[loop] + 0.5 * steps[turns[loop]]
        contours.append(_corners(middles + corner) * scale + shift)
    return contours


def _boundary_edges(mask: Mask) -> tuple[FloatArray, IndexArray]:
    """Return start corners (n, 2) as (x, y) and directions (n,), the inside on the left."""
    inside = np.pad(mask.bitmap(), 1)
    here = inside[1:-1, 1:-1]
    parts = []
    for direction, neighbour, corner in (
        (_RIGHT, inside[:-2, 1:-1], (0, 0)),
        (_UP, inside[1:-1, 2:], (1, 0)),
        (_LEFT, inside[2:, 1:-1], (1, 1)),
        (_DOWN, inside[1:-1, :-2], (0, 1)),
    ):
        row, column = np.nonzero(here & ~neighbour)
        edges = np.stack([column + corner[0], row + corner[1]], axis=1)
        parts.append((edges, np.full(len(edges), direction, dtype=np.intp)))
    starts = np.concatenate([edges for edges, _ in parts]).astype(np.float64)
    return starts, np.concatenate([directions for _, directions in parts])


def _chain(starts: FloatArray, turns: IndexArray) -> list[list[int]]:
    """Join edges head to tail; where two leave one corner, turn left (stay on one pixel)."""
    leaving: dict[tuple[int, int, int], int] = {}
    points = starts.astype(np.int64).tolist()
    directions = turns.tolist()
    for i, ((x, y), direction) in enumerate(zip(points, directions, strict=True)):
        leaving[x, y, direction] = i
    moves = ((1, 0), (0, 1), (-1, 0), (0, -1))
    seen = [False] * len(points)
    loops = []
    for first in range(len(points)):
        if seen[first]:
            continue
        loop, i = [], first
        while not seen[i]:
            seen[i] = True
            loop.append(i)
            (x, y), direction = points[i], directions[i]
            x, y = x + moves[direction][0], y + moves[direction][1]
            for turn in (1, 0, 3):
                following = leaving.get((x, y, (direction + turn) % 4))
                if following is not None:
                    i = following
                    break
        loops.append(loop)
    return loops


def _corners(points: FloatArray) -> FloatArray:
    before = points - np.roll(points, 1, axis=0)
    after = np.roll(points, -1, axis=0) - points
    bent = before[:, 0] * after[:, 1] != before[:, 1] * after[:, 0]
    return points[bent] if bent.sum() >= 3 else points


class OutlineCache:
    """Contours of masks, traced once and kept; equal masks share theirs.

    So segments that are read anew, with other labels, keep their outlines.
    """

    def __init__(self, limit: int = 40_000) -> None:
        self._limit = limit
        self._contours: dict[Mask, list[FloatArray]] = {}

    def __contains__(self, mask: Mask) -> bool:
        return mask in self._contours

    def trace(self, mask: Mask) -> list[FloatArray]:
        """Return the contours of a mask; when the cache is full the oldest quarter goes."""
        known = self._contours.get(mask)
        if known is None:
            if len(self._contours) >= self._limit:
                for old in list(self._contours)[: self._limit // 4]:
                    del self._contours[old]
            known = self._contours[mask] = mask_outline(mask)
        return known


def simplified(
    points: FloatArray, lengths: IndexArray, grain_px: float
) -> tuple[FloatArray, IndexArray]:
    """Drop vertices that lie in the same cell of ``grain_px`` as the one before.

    Parameters
    ----------
    points
        float64 (sum of lengths, 2): pixel polygons, one after another.
    lengths
        Vertices of each; none vanishes, its first vertex always stays.

    Returns
    -------
    tuple
        The vertices that are left, and how many of each polygon.
    """
    cells = np.round(points / grain_px)
    kept = np.ones(len(points), dtype=np.bool_)
    kept[1:] = (cells[1:] != cells[:-1]).any(axis=1)
    starts = np.cumsum(lengths) - lengths
    kept[starts] = True
    return points[kept], np.add.reduceat(kept.astype(np.intp), starts)
