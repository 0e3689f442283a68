"""Raised pixels as runs; tested against numpy.

A run is a stretch of pixels in one bin: its bounds are indices into the raveled (n_bins, n_frames)
image, in raster order.
"""

import numpy as np
from numba import njit

from birdann.core.arrays import BoolArray, Int16Array, Int32Array, UInt8Array

_HIGHEST = np.iinfo(np.int16).max


@njit(cache=True, nogil=True)
def raised_runs(levels: Int16Array, limit: Int32Array, rise: int) -> tuple[Int32Array, BoolArray]:
    """Return the runs of levels that reach their bin's minimum, and which reach ``rise`` above it.

    int32 (n_runs, 2), first and stop position, and bool (n_runs,).
    """
    n_bins, n_frames = levels.shape
    runs = np.empty(n_bins * (n_frames + 1) + 1, np.int32)
    edges = np.zeros(n_frames + 8, np.uint8)
    words = edges[: n_frames + 8 - n_frames % 8].view(np.uint64)  # most are 0: none begins or ends
    n = 0
    for k in range(n_bins):
        if limit[k] > _HIGHEST:
            continue
        mark_edges(levels[k], np.int16(limit[k]), edges)
        for word in range(len(words)):
            if words[word]:
                for t in range(8 * word, 8 * word + 8):
                    runs[n] = k * n_frames + t
                    n += edges[t]
    bounds = runs[:n].copy().reshape(n // 2, 2)
    is_high, flat = np.zeros(len(bounds), np.bool_), levels.ravel()
    for run in range(len(bounds)):
        high = limit[bounds[run, 0] // n_frames] + rise
        for position in range(bounds[run, 0], bounds[run, 1]):
            if flat[position] >= high:
                is_high[run] = True
                break
    return bounds, is_high


@njit(cache=True, nogil=True)
def mark_edges(row: Int16Array, limit: np.int16, edges: UInt8Array) -> None:
    """Write 1 where a stretch of at least this level begins or has ended, 0 elsewhere."""
    n = len(row)
    edges[0] = row[0] >= limit
    for t in range(1, n):
        edges[t] = (row[t] >= limit) != (row[t - 1] >= limit)
    edges[n] = row[n - 1] >= limit


@njit(cache=True, nogil=True)
def root_of(parent: Int32Array, item: int) -> int:
    """Return the representative of an item, with path compression."""
    while parent[item] != item:
        parent[item] = parent[parent[item]]
        item = parent[item]
    return item


@njit(cache=True, nogil=True)
def is_connected_to_high(bounds: Int32Array, n_frames: int, is_high: BoolArray) -> BoolArray:
    """Return which runs are 4-connected to a high one, bool (n_runs,).

    This excludes most noise without flooding.
    """
    parent = np.arange(len(bounds)).astype(np.int32)
    below = 0
    for run in range(len(bounds)):
        first, stop = bounds[run, 0] - n_frames, bounds[run, 1] - n_frames
        while bounds[below, 1] <= first:
            below += 1
        other = below
        while bounds[other, 0] < stop:
            a, b = root_of(parent, run), root_of(parent, other)
            parent[max(a, b)] = min(a, b)
            other += 1
    out = np.zeros(len(bounds), np.bool_)
    for run in range(len(bounds)):
        if is_high[run]:
            out[root_of(parent, run)] = True
    for run in range(len(bounds)):
        out[run] = out[root_of(parent, run)]
    return out


def run_starts(bounds: Int32Array) -> Int32Array:
    """Return each run's start in the list of the pixels of all runs, and the number of pixels."""
    return np.append(0, np.cumsum(bounds[:, 1] - bounds[:, 0])).astype(np.int32)


@njit(cache=True, nogil=True)
def heights_of(
    bounds: Int32Array, firsts: Int32Array, levels: Int16Array, floor: Int16Array
) -> Int16Array:
    """Return the height above the floor of each listed pixel."""
    heights, n_frames = np.empty(firsts[-1], np.int16), levels.shape[1]
    for run in range(len(bounds)):
        k, t = bounds[run, 0] // n_frames, bounds[run, 0] % n_frames
        source, target = levels[k, t:], heights[firsts[run] : firsts[run + 1]]
        for i in range(len(target)):
            target[i] = source[i] - floor[k]
    return heights


@njit(cache=True, nogil=True)
def vertical_neighbours(
    bounds: Int32Array, firsts: Int32Array, n_frames: int, heights: Int16Array
) -> tuple[Int32Array, Int32Array, Int16Array, Int16Array]:
    """Return the list positions of the pixels below and above each pixel, and their heights, or -1.

    What two runs have in common lies one behind the other in the list.
    """
    below, above = np.full(firsts[-1], -1, np.int32), np.full(firsts[-1], -1, np.int32)
    low, high = np.full(firsts[-1], -1, np.int16), np.full(firsts[-1], -1, np.int16)
    lower = 0
    for run in range(len(bounds)):
        first, stop = bounds[run, 0] - n_frames, bounds[run, 1] - n_frames
        while bounds[lower, 1] <= first:
            lower += 1
        other = lower
        while bounds[other, 0] < stop:
            start = max(first, bounds[other, 0])
            size = min(stop, bounds[other, 1]) - start
            upper_at = firsts[run] + start - first
            lower_at = firsts[other] + start - bounds[other, 0]
            up, down = slice(upper_at, upper_at + size), slice(lower_at, lower_at + size)
            below[up] = np.arange(lower_at, lower_at + size)
            above[down] = np.arange(upper_at, upper_at + size)
            low[up], high[down] = heights[down], heights[up]
            other += 1
    return below, above, low, high
