"""Masks of labelled pixels, and grouping of simultaneous ones."""

import numpy as np
from scipy.ndimage import correlate1d, find_objects, label

from birdann.core.arrays import BoolArray, Float32Array, Int32Array
from birdann.core.geometry import Grid, Mask


def masks_of(runs: Int32Array, grid: Grid, first_frame: int) -> list[Mask]:
    """Return one mask per name, by name.

    Parameters
    ----------
    runs
        int32 (n, 4): (name, bin, first frame, stop frame), in raster order.
    first_frame
        Frame of the recording from which the runs count.
    """
    runs = runs[np.argsort(runs[:, 0], kind="stable")]
    pixels = runs[:, 1:] + np.array([0, first_frame, first_frame], dtype=np.int32)
    seams = np.flatnonzero(np.diff(runs[:, 0], prepend=-1))
    return Mask.from_run_table(grid, pixels, np.diff(seams, append=len(runs)))


MIN_EXTENT_PIXELS = 7
MIN_BOX_PIXELS = 225
"""Limits of the HJA and MLSP-2013 data sets (Briggs, Pterodactyl 0.1, p2DSegmentExtraction.h)."""


def component_extents(is_call: BoolArray) -> Int32Array:
    """Return int32 (n, 2): bins and frames from first to last of each component."""
    boxes = find_objects(label(is_call)[0])
    extents = [(bins.stop - bins.start - 1, times.stop - times.start - 1) for bins, times in boxes]
    return np.array(extents, dtype=np.int32).reshape(-1, 2)


def large_components(
    is_call: BoolArray,
    grid: Grid,
    first_frame: int,
    *,
    min_extent_pixels: int = MIN_EXTENT_PIXELS,
    min_box_pixels: int = MIN_BOX_PIXELS,
) -> list[Mask]:
    """Return the sufficiently large 4-connected components, by frequency.

    Parameters
    ----------
    is_call
        bool (n_bins, n_frames).
    first_frame
        The recording's frame of column 0.
    min_extent_pixels
        Minimum extent from first to last frame, and from lowest to highest bin.
    min_box_pixels
        Minimum product of the two.
    """
    masks: list[Mask] = []
    parts, _ = label(is_call)
    for number, (bins, times) in enumerate(find_objects(parts), 1):
        height, width = bins.stop - bins.start - 1, times.stop - times.start - 1
        if min(height, width) >= min_extent_pixels and height * width >= min_box_pixels:
            at = {"first_frame": first_frame + times.start, "first_bin": bins.start}
            masks.append(Mask.from_bitmap(parts[bins, times] == number, grid, **at))
    return masks


def blur(image: Float32Array) -> Float32Array:
    """Return an image under a Gaussian of radius 3 (7 taps, sigma 3), edges repeated."""
    taps = np.exp(-0.5 * (np.arange(-3, 4) / 3.0) ** 2).astype(np.float32)
    taps /= taps.sum()
    along = correlate1d(image, taps, axis=0, mode="nearest")
    out: Float32Array = correlate1d(along, taps, axis=1, mode="nearest")
    return out
