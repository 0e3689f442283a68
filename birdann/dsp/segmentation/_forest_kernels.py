"""The pixel loop of the forest segmenter; it has a plain numpy twin in the tests."""

import numpy as np
import numpy.typing as npt
from numba import njit

Float32Array = npt.NDArray[np.float32]
Int32Array = npt.NDArray[np.int32]

_TILE_FRAMES = 256


@njit(cache=True, nogil=True)
def pixel_probability(
    planes: Float32Array,
    n_bins: int,
    radius: int,
    roots: Int32Array,
    place: Int32Array,
    split: Float32Array,
    child: Int32Array,
) -> Float32Array:
    """Return the mean of the trees' leaf values at every pixel, reading the pixels in place.

    Parameters
    ----------
    planes
        float32 (n_planes, n_rows, n_columns), C-contiguous: what a node may look at.
    n_bins, radius
        The pixel (bin, frame) lies at row ``bin + radius``, column ``frame + radius``.
    roots
        int32 (n_trees,): first node of each tree.
    place
        int32 (n_nodes,): where in the raveled planes a node looks: this far from the
        window's corner (row ``bin``, column ``frame`` of plane 0), or, if negative, at minus
        this far from column ``frame`` of row 0.
    split
        float32 (n_nodes,): values up to this go to the first child; at a leaf, its value.
    child
        int32 (n_nodes,): the first child, the second follows it; -1 at a leaf.

    Returns
    -------
    float32 (n_bins, n_frames)
    """
    flat = planes.ravel()
    stride = planes.shape[2]
    n_frames = stride - 2 * radius
    out = np.zeros((n_bins, n_frames), np.float32)
    for first in range(0, n_frames, _TILE_FRAMES):
        stop = min(n_frames, first + _TILE_FRAMES)
        for root in roots:
            for k in range(n_bins):
                for t in range(first, stop):
                    node = root
                    while child[node] >= 0:
                        at = place[node]
                        at = k * stride + t + at if at >= 0 else t - at
                        node = child[node] + (1 if flat[at] > split[node] else 0)
                    out[k, t] += split[node]
    out /= np.float32(len(roots))
    return out
