"""Regions of raised pixels; tested against numpy.

Pixels are listed in raster order, by the runs of ``birdann.segmentation.kernels.runs``: ``firsts``
int32 (n_runs + 1,) is the start of each run in the list, ``below`` and ``above`` int32 (n,) the
positions of neighbours in adjacent bins, -1 for none, ``low`` and ``high`` their heights.
"""

import numpy as np
from numba import njit

from birdann.core.arrays import Int16Array, Int32Array
from birdann.segmentation.kernels.runs import root_of, vertical_neighbours


@njit(cache=True, nogil=True)
def _descending_order(heights: Int16Array) -> Int32Array:
    """Return the order of decreasing heights, ties in list order."""
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
def _steepest(
    heights: Int16Array,
    firsts: Int32Array,
    below: Int32Array,
    above: Int32Array,
    low: Int16Array,
    high: Int16Array,
) -> Int32Array:
    """Return the highest of each pixel and its neighbours, as list position.

    Of equal heights, the earlier counts as higher; order of neighbours: before, after, below,
    above.
    """
    before, after = np.empty(len(heights), np.int16), np.empty(len(heights), np.int16)
    before[1:], after[:-1] = heights[:-1], heights[1:]
    for run in range(len(firsts) - 1):
        before[firsts[run]] = after[firsts[run + 1] - 1] = -1
    ahead = np.empty(len(heights), np.int32)
    for i in range(len(heights)):  # without branches: several pixels at a time
        height = heights[i]
        is_best = before[i] >= height
        best = np.int32(i - 1) if is_best else np.int32(i)
        top = before[i] if is_best else np.int16(-1)
        is_best = (after[i] > height) & (after[i] > top)
        best, top = np.int32(i + 1) if is_best else best, after[i] if is_best else top
        is_best = (low[i] >= height) & (low[i] > top)
        best, top = below[i] if is_best else best, low[i] if is_best else top
        ahead[i] = above[i] if (high[i] > height) & (high[i] > top) else best
    return ahead


@njit(cache=True, nogil=True)
def _climb(heights: Int16Array, ahead: Int32Array) -> Int32Array:
    """Follow each pixel's steepest ascent to its summit, in place.

    Returns the summits, int32 (n_summits,), from the highest down.
    """
    n = len(heights)
    n_summits = 0
    for i in range(n):
        n_summits += ahead[i] == i
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
    return summits[_descending_order(heights[summits])]


@njit(cache=True, nogil=True)
def _find_passes(
    heights: Int16Array,
    firsts: Int32Array,
    below: Int32Array,
    above: Int32Array,
    labels: Int32Array,
) -> Int32Array:
    """Return int32 (m, 3): contacts of regions from the highest down: both regions, height.

    Of adjacent contacts of the same regions only the highest is listed.
    """
    out = np.empty((2 * len(heights), 3), np.int32)
    n = 0
    for run in range(len(firsts) - 1):
        first, last = firsts[run], firsts[run + 1] - 1
        for i in range(first, last + 1):
            region, height = labels[i], heights[i]
            for side in range(4):
                if side == 0:
                    j = i - 1 if i > first else -1
                elif side == 1:
                    j = i + 1 if i < last else -1
                else:
                    j = below[i] if side == 2 else above[i]
                if j < 0 or labels[j] == region:
                    continue
                if heights[j] < height or (heights[j] == height and j > i):
                    continue
                other = labels[j]
                if n and out[n - 1, 0] == region and out[n - 1, 1] == other:
                    out[n - 1, 2] = max(out[n - 1, 2], height)
                else:
                    out[n, 0], out[n, 1], out[n, 2] = region, other, height
                    n += 1
    passes = out[:n]
    return passes[_descending_order(passes[:, 2].astype(np.int16))]


@njit(cache=True, nogil=True)
def _rename_roots(labels: Int32Array, parent: Int32Array, n_regions: int) -> Int32Array:
    """Replace labels by their roots, counted from 1, in place; return the roots' old labels."""
    names = np.zeros(n_regions + 1, np.int32)
    roots = np.zeros(n_regions + 1, np.int32)
    n_roots = 0
    for region in range(1, n_regions + 1):
        if parent[region] == region:
            n_roots += 1
            names[region], roots[n_roots] = n_roots, region
    for region in range(1, n_regions + 1):
        names[region] = names[root_of(parent, region)]
    for i in range(len(labels)):
        labels[i] = names[labels[i]]
    return roots[: n_roots + 1]


@njit(cache=True, nogil=True)
def flood(
    heights: Int16Array, bounds: Int32Array, firsts: Int32Array, n_frames: int, dip: int
) -> tuple[Int32Array, Int32Array]:
    """Divide listed pixels into regions separated by valleys of depth ``dip``.

    Flooding from the top, regions that meet are merged unless both summits are at least ``dip``
    above the pass (prominence of the lower one).

    Parameters
    ----------
    heights
        int16 (n,), not negative, n >= 1.
    bounds, firsts, n_frames
        See the module's docstring.

    Returns
    -------
    int32 (n,)
        The region of each pixel, from 1.
    int32 (n_regions + 1,)
        The height of each region's summit; entry 0 is 0.
    """
    below, above, low, high = vertical_neighbours(bounds, firsts, n_frames, heights)
    ahead = _steepest(heights, firsts, below, above, low, high)
    summits = _climb(heights, ahead)
    n_regions = len(summits)
    number = np.zeros(len(heights), np.int32)
    summit = np.zeros(n_regions + 1, np.int32)
    for region in range(n_regions):
        number[summits[region]] = region + 1
        summit[region + 1] = heights[summits[region]]
    labels = number[ahead]
    parent = np.arange(n_regions + 1).astype(np.int32)
    for first, second, height in _find_passes(heights, firsts, below, above, labels):
        a, b = root_of(parent, first), root_of(parent, second)
        if a != b and min(summit[a], summit[b]) - height < dip:
            if summit[a] < summit[b]:
                a, b = b, a
            parent[b] = a
    roots = _rename_roots(labels, parent, n_regions)
    return labels, summit[roots]
