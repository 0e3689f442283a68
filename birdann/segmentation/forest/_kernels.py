"""The pixel loop of the forest segmenter; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import BoolArray, Float32Array, Int32Array, UInt8Array

TILE_FRAMES = 64
"""Frames that are looked at together: what their windows cover stays in the cache."""
_LANES = 4


@njit(cache=True, nogil=True)
def _walk_tile(
    flat: Int32Array,
    rows: Int32Array,
    columns: Int32Array,
    root: int,
    nodes: Int32Array,
    share: Float32Array,
    total: Float32Array,
) -> None:
    """Add a tree's leaf values of the listed pixels of a tile to ``total``.

    Several pixels are processed simultaneously, so that memory accesses overlap; finished ones are
    replaced. All three lists have a spare last entry.
    """
    n_pixels = len(total) - 1
    node = np.full(_LANES, root, np.int32)
    pixel = np.minimum(np.arange(_LANES), n_pixels).astype(np.int32)
    row, column = rows[pixel], columns[pixel]
    following, n_left = _LANES, n_pixels
    while n_left > 0:
        for lane in range(_LANES):
            here = node[lane]
            at = nodes[here, 0] + column[lane] + (row[lane] & nodes[here, 1])
            child = nodes[here, 3] + (flat[at] > nodes[here, 2])
            if child != here:
                node[lane] = child
                continue
            total[pixel[lane]] += share[here]
            n_left -= pixel[lane] < n_pixels
            pixel[lane] = min(following, n_pixels)
            node[lane] = root
            row[lane], column[lane] = rows[pixel[lane]], columns[pixel[lane]]
            following += 1


@njit(cache=True, nogil=True)
def _list_pixels(is_needed: BoolArray, stride: int) -> tuple[Int32Array, Int32Array]:
    """Return rows, times the stride, and columns of the wanted pixels; a spare entry each."""
    n = 0
    for k in range(len(is_needed)):
        n += is_needed[k].sum()
    rows, columns = np.zeros(n + 1, np.int32), np.zeros(n + 1, np.int32)
    n = 0
    for k in range(len(is_needed)):
        for t in range(is_needed.shape[1]):
            if is_needed[k, t]:
                rows[n], columns[n] = k * stride, t
                n += 1
    return rows, columns


@njit(cache=True, nogil=True)
def pixel_probability(
    image: UInt8Array,
    sums: Int32Array,
    is_needed: BoolArray,
    radius: int,
    roots: Int32Array,
    nodes: Int32Array,
    share: Float32Array,
) -> Float32Array:
    """Return the mean leaf value at the wanted pixels, float32 (n_bins, n_frames); 0 elsewhere.

    Parameters
    ----------
    image
        uint8 (n_bins, n_frames), 0 outside.
    sums
        int32 (n_bins, n_frames): sum of the window around each pixel.
    is_needed
        bool (n_bins, n_frames).
    radius
        Half the window.
    roots
        int32 (n_trees,): first node of each tree.
    nodes
        int32 (n_nodes, 4): the place in a tile (see ``forest.tile_columns``) relative to the
        pixel's column, and to its row too if the second entry is -1, not 0; the split, up to which
        values go to the first child; the first child, followed by the second. A leaf is its own
        child with the maximum split.
    share
        float32 (n_nodes,): the value of each leaf.
    """
    n_bins, n_frames = image.shape
    stride = TILE_FRAMES + 2 * radius
    n_rows = n_bins + 2 * radius
    tile = np.zeros((n_rows + 2 * n_bins, stride), np.int32)
    for k in range(n_bins):
        tile[n_rows + n_bins + k] = k
    out = np.zeros((n_bins, n_frames), np.float32)
    for first in range(0, n_frames, TILE_FRAMES):
        n_here = min(TILE_FRAMES, n_frames - first)
        rows, columns = _list_pixels(is_needed[:, first : first + n_here], stride)
        if len(rows) == 1:
            continue
        tile[:n_rows] = 0
        low, high = max(0, first - radius), min(n_frames, first + TILE_FRAMES + radius)
        lead = low - (first - radius)
        tile[radius : radius + n_bins, lead : lead + high - low] = image[:, low:high]
        tile[n_rows : n_rows + n_bins, :n_here] = sums[:, first : first + n_here]
        total = np.zeros(len(rows), np.float32)
        for root in roots:
            _walk_tile(tile.ravel(), rows, columns, root, nodes, share, total)
        for i in range(len(total) - 1):
            out[rows[i] // stride, first + columns[i]] = total[i]
    out /= np.float32(len(roots))
    return out
