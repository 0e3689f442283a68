"""From the pixels that stand out to hills; every kernel has a plain numpy twin in the tests.

``positions`` are indices into the raveled (n_bins, n_frames) image, in rising order.
"""

import numpy as np
import numpy.typing as npt
from numba import njit

Int16Array = npt.NDArray[np.int16]
Int32Array = npt.NDArray[np.int32]


@njit(cache=True, nogil=True)
def connected_to_high(
    positions: Int32Array, n_frames: int, heights: Int16Array, least: int
) -> npt.NDArray[np.bool_]:
    """Tell which listed pixels are 4-connected to one of at least this height, bool (n,).

    Most pixels that stand out are knots of noise: two passes in raster order find them in a
    small part of the time that flooding them would take.
    """
    n = len(positions)
    run_of = np.empty(n, np.int32)
    parent = np.empty(n + 1, np.int32)
    is_high = np.zeros(n + 1, np.bool_)
    run, below = -1, 0
    for i in range(n):
        position = positions[i]
        if not i or positions[i - 1] != position - 1 or not position % n_frames:
            run += 1
            parent[run] = run
        run_of[i] = run
        is_high[run] |= heights[i] >= least
        while positions[below] < position - n_frames:
            below += 1
        if positions[below] == position - n_frames:
            a, b = _root(parent, run), _root(parent, run_of[below])
            if a != b:
                parent[max(a, b)] = min(a, b)
    for i in range(run + 1):
        if is_high[i]:
            is_high[_root(parent, i)] = True
    out = np.empty(n, np.bool_)
    for i in range(n):
        out[i] = is_high[_root(parent, run_of[i])]
    return out


@njit(cache=True, nogil=True)
def neighbours(positions: Int32Array, n_frames: int) -> Int32Array:
    """Return int32 (n, 4): where the pixels before, after, below and above stand in the list.

    -1 where the neighbour is not listed.
    """
    n = len(positions)
    out = np.full((n, 4), -1, np.int32)
    below = 0
    for i in range(n):
        position = positions[i]
        if i and positions[i - 1] == position - 1 and position % n_frames:
            out[i, 0], out[i - 1, 1] = i - 1, i
        while positions[below] < position - n_frames:
            below += 1
        if positions[below] == position - n_frames:
            out[i, 2], out[below, 3] = below, i
    return out


@njit(cache=True, nogil=True)
def _root(parent: Int32Array, hill: int) -> int:
    while parent[hill] != hill:
        parent[hill] = parent[parent[hill]]
        hill = parent[hill]
    return hill


@njit(cache=True, nogil=True)
def _descending(heights: Int16Array) -> Int32Array:
    """Return the order of falling heights, ties in the order of the list."""
    if not len(heights):
        return np.empty(0, np.int32)
    starts = np.zeros(heights.max() + 2, np.int32)
    for height in heights:
        starts[height] += 1
    at = 0
    for height in range(len(starts) - 1, -1, -1):
        starts[height], at = at, at + starts[height]
    order = np.empty(len(heights), np.int32)
    for i, height in enumerate(heights):
        order[starts[height]] = i
        starts[height] += 1
    return order


@njit(cache=True, nogil=True)
def _climbed(heights: Int16Array, beside: Int32Array) -> tuple[Int32Array, Int32Array]:
    """Return the summit that each pixel's steepest way leads to, and all summits.

    Of equally high pixels, the earlier counts as the higher.

    Returns
    -------
    int32 (n,)
        Index of the summit.
    int32 (n_summits,)
        The summits, from the highest down.
    """
    n = len(heights)
    ahead = np.empty(n, np.int32)
    n_summits = 0
    for i in range(n):
        best, highest = i, -1
        for j in beside[i]:
            if j < 0 or heights[j] < heights[i] or (heights[j] == heights[i] and j > i):
                continue
            if heights[j] > highest:
                best, highest = j, heights[j]
        ahead[i] = best
        n_summits += best == i
    summits = np.empty(n_summits, np.int32)
    n_summits = 0
    for i in range(n):
        if ahead[i] == i:
            summits[n_summits] = i
            n_summits += 1
            continue
        top = ahead[i]
        while ahead[top] != top:
            top = ahead[top]
        at = i
        while ahead[at] != top:
            ahead[at], at = top, ahead[at]
    return ahead, summits[_descending(heights[summits])]


@njit(cache=True, nogil=True)
def _passes(heights: Int16Array, beside: Int32Array, labels: Int32Array) -> Int32Array:
    """Return int32 (m, 3): where hills touch, from the highest down: both hills, height."""
    n = 0
    for i in range(len(heights)):
        for j in beside[i]:
            n += j >= 0 and labels[j] != labels[i]
    out = np.empty((n // 2, 3), np.int32)
    n = 0
    for i in range(len(heights)):
        for j in beside[i]:
            if j < 0 or labels[j] == labels[i]:
                continue
            if heights[j] > heights[i] or (heights[j] == heights[i] and j < i):
                out[n, 0], out[n, 1], out[n, 2] = labels[i], labels[j], heights[i]
                n += 1
    return out[_descending(out[:, 2].astype(np.int16))]


@njit(cache=True, nogil=True)
def _rename_roots(labels: Int32Array, parent: Int32Array, n_hills: int) -> Int32Array:
    """Replace labels by their roots, counted from 1, in place; return the roots' old labels."""
    names = np.zeros(n_hills + 1, np.int32)
    roots = np.zeros(n_hills + 1, np.int32)
    n_roots = 0
    for hill in range(1, n_hills + 1):
        if parent[hill] == hill:
            n_roots += 1
            names[hill], roots[n_roots] = n_roots, hill
    for hill in range(1, n_hills + 1):
        names[hill] = names[_root(parent, hill)]
    for i in range(len(labels)):
        labels[i] = names[labels[i]]
    return roots[: n_roots + 1]


@njit(cache=True, nogil=True)
def flood(heights: Int16Array, beside: Int32Array, dip: int) -> tuple[Int32Array, Int32Array]:
    """Divide listed pixels into hills, parted by valleys that are ``dip`` deep.

    The relief is flooded from the top. Where two hills meet, they become one unless both
    summits stand at least ``dip`` above the pass (the prominence of the lower one).

    Parameters
    ----------
    heights
        int16 (n,), not negative, n >= 1.
    beside
        int32 (n, 4), see ``neighbours``.

    Returns
    -------
    int32 (n,)
        The hill of each pixel, from 1.
    int32 (n_hills + 1,)
        The height of each hill's summit; entry 0 is 0.
    """
    ahead, summits = _climbed(heights, beside)
    n_hills = len(summits)
    number = np.zeros(len(heights), np.int32)
    summit = np.zeros(n_hills + 1, np.int32)
    for hill in range(n_hills):
        number[summits[hill]] = hill + 1
        summit[hill + 1] = heights[summits[hill]]
    labels = number[ahead]
    parent = np.arange(n_hills + 1).astype(np.int32)
    for first, second, height in _passes(heights, beside, labels):
        a, b = _root(parent, first), _root(parent, second)
        if a != b and min(summit[a], summit[b]) - height < dip:
            if summit[a] < summit[b]:
                a, b = b, a
            parent[b] = a
    roots = _rename_roots(labels, parent, n_hills)
    return labels, summit[roots]
