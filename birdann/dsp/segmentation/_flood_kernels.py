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
def _meet(
    i: int,
    owner: int,
    beside: Int32Array,
    labels: Int32Array,
    parent: Int32Array,
    summit: Int32Array,
    least: int,
) -> None:
    """Make one of the hills around a pixel where not both rise to at least this height."""
    for j in beside[i]:
        if j < 0 or not labels[j] or labels[j] == owner:
            continue
        a, b = _root(parent, owner), _root(parent, labels[j])
        if a != b and min(summit[a], summit[b]) < least:
            if summit[a] < summit[b]:
                a, b = b, a
            parent[b] = a


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
    labels = np.zeros(len(heights), np.int32)
    parent = np.zeros(len(heights) + 1, np.int32)
    summit = np.zeros(len(heights) + 1, np.int32)
    n_hills = 0
    for i in _descending(heights):
        height, owner, highest = heights[i], 0, -1
        is_pass = False
        for j in beside[i]:
            if j < 0 or not labels[j]:
                continue
            is_pass |= owner > 0 and labels[j] != owner
            if heights[j] > highest:
                owner, highest = labels[j], heights[j]
        if not owner:
            n_hills += 1
            labels[i] = parent[n_hills] = n_hills
            summit[n_hills] = height
            continue
        labels[i] = owner
        if is_pass:
            _meet(i, owner, beside, labels, parent, summit, height + dip)
    roots = _rename_roots(labels, parent, n_hills)
    return labels, summit[roots]
