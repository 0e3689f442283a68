"""The pixel loop of the forest segmenter; it has a plain numpy twin in the tests."""

import numpy as np
import numpy.typing as npt
from numba import njit

Float32Array = npt.NDArray[np.float32]
Int32Array = npt.NDArray[np.int32]

TILE_FRAMES = 64
"""Frames that are looked at together: what their windows cover stays in the cache."""
_LANES = 4


@njit(cache=True, nogil=True)
def _walk_tile(
    flat: Int32Array,
    stride: int,
    n_here: int,
    root: int,
    nodes: Int32Array,
    share: Float32Array,
    total: Float32Array,
) -> None:
    """Add a tree's leaf values for all pixels of a tile to ``total``, bin by bin.

    Several pixels walk side by side, so that their reads overlap; one that has reached its
    leaf makes room for the next. ``total`` has a spare entry for those after the last.
    """
    n_pixels = len(total) - 1
    node = np.full(_LANES, root, np.int32)
    pixel = np.arange(_LANES).astype(np.int32)
    row, column = (pixel // n_here) * np.int32(stride), pixel % n_here
    following, n_left = _LANES, n_pixels
    while n_left:
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
            column[lane] = following % n_here
            row[lane] = min(following, n_pixels - 1) // n_here * stride
            following += 1


@njit(cache=True, nogil=True)
def pixel_probability(
    image: npt.NDArray[np.uint8],
    sums: Int32Array,
    radius: int,
    roots: Int32Array,
    nodes: Int32Array,
    share: Float32Array,
) -> Float32Array:
    """Return the mean of the trees' leaf values at every pixel, reading the pixels in place.

    Parameters
    ----------
    image
        uint8 (n_bins, n_frames), 0 outside.
    sums
        int32 (n_bins, n_frames): sum of the window around each pixel.
    radius
        Half the window.
    roots
        int32 (n_trees,): first node of each tree.
    nodes
        int32 (n_nodes, 4): the place in a tile (see ``forest.tile_places``) to which the
        pixel's column is added, and its row as well where the second entry is -1, not 0; the
        split, up to which values go to the first child; the first child, which the second
        follows. A leaf is its own child under the greatest split.
    share
        float32 (n_nodes,): the value of each leaf.

    Returns
    -------
    float32 (n_bins, n_frames)
    """
    n_bins, n_frames = image.shape
    stride = TILE_FRAMES + 2 * radius
    n_rows = n_bins + 2 * radius
    tile = np.zeros((n_rows + 2 * n_bins, stride), np.int32)
    for k in range(n_bins):
        tile[n_rows + n_bins + k] = k
    out = np.empty((n_bins, n_frames), np.float32)
    for first in range(0, n_frames, TILE_FRAMES):
        tile[:n_rows] = 0
        low, high = max(0, first - radius), min(n_frames, first + TILE_FRAMES + radius)
        lead = low - (first - radius)
        tile[radius : radius + n_bins, lead : lead + high - low] = image[:, low:high]
        n_here = min(TILE_FRAMES, n_frames - first)
        tile[n_rows : n_rows + n_bins, :n_here] = sums[:, first : first + n_here]
        total = np.zeros(n_bins * n_here + 1, np.float32)
        for root in roots:
            _walk_tile(tile.ravel(), stride, n_here, root, nodes, share, total)
        out[:, first : first + n_here] = total[:-1].reshape(n_bins, n_here)
    out /= np.float32(len(roots))
    return out
