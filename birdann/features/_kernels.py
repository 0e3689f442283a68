"""Compiled loops over the pixels of many masks.

Every kernel takes the run-length table of :class:`birdann.features.regions.Regions`:
``runs`` int64 (n_runs, 3) of (bin, first_frame, stop_frame), ``offsets`` int64 (n + 1,)
and ``boxes`` int64 (n, 4) of (first_frame, stop_frame, first_bin, stop_bin), all counted
in the given image, which is that of ``birdann.features.hja38.Whitened``.
"""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, FloatArray, Int64Array, UInt8Array

BLUR_RADIUS = 3
N_DIRECTIONS = 16
ROUNDING_GUARD = 1e-3
"""Added before a floor to 8 bits, so that k/255 stored in single precision stays k."""


@njit(cache=True, nogil=True)
def patch_of(
    roots: UInt8Array | Float32Array, gain: Float32Array, runs: Int64Array, box: Int64Array
) -> tuple[FloatArray, FloatArray]:
    """Return one mask's pixels (0 off the mask), rounded down to 8 bits, and its bitmap."""
    shape = box[3] - box[2], box[1] - box[0]
    patch, inside = np.zeros(shape), np.zeros(shape)
    for r in range(runs.shape[0]):
        row = runs[r, 0] - box[2]
        for column in range(runs[r, 1] - box[0], runs[r, 2] - box[0]):
            value = np.float32(roots[runs[r, 0], column + box[0]]) * gain[runs[r, 0]]
            value = np.float64(min(value, np.float32(1)))
            patch[row, column] = np.floor(255.0 * value + ROUNDING_GUARD) / 255.0
            inside[row, column] = 1.0
    return patch, inside


@njit(cache=True, nogil=True)
def write_moments(profile: FloatArray, first: float, step: float, out: FloatArray) -> None:
    """Write (sum p^2, mean, 2nd..4th central moment, argmax) of a profile over positions."""
    total = profile.sum()
    mean = 0.0
    square = 0.0
    best = 0
    for i in range(profile.shape[0]):
        weight = profile[i] / total
        mean += weight * (first + i * step)
        square += weight * weight
        if profile[i] > profile[best]:
            best = i
    second = third = fourth = 0.0
    for i in range(profile.shape[0]):
        weight = profile[i] / total
        gap = first + i * step - mean
        second += weight * gap**2
        third += weight * gap**3
        fourth += weight * gap**4
    out[0], out[1], out[2] = square, mean, second
    out[3], out[4], out[5] = third, fourth, first + best * step


@njit(cache=True, nogil=True)
def add_border(inside: FloatArray) -> UInt8Array:
    """Return a bitmap with two pixels of nothing around it."""
    height, width = inside.shape
    out = np.zeros((height + 4, width + 4), np.uint8)
    for y in range(height):
        for x in range(width):
            out[y + 2, x + 2] = np.uint8(inside[y, x])
    return out


@njit(cache=True, nogil=True)
def mixed_blocks(bitmap: UInt8Array, open_top: bool) -> int:
    """Count crop pixels whose 2 x 2 block with the pixels before and below is not uniform.

    The crop is that of a framed bitmap without its frame.
    """
    height, width = bitmap.shape
    count = 0
    for y in range(2, height - (1 if open_top else 2)):
        lower, upper = bitmap[y - 1], bitmap[y]
        for x in range(2, width - 2):
            filled = lower[x - 1] + lower[x] + upper[x - 1] + upper[x]
            count += (filled > 0) & (filled < 4)
    return count


@njit(cache=True, nogil=True)
def blur_taps() -> FloatArray:
    """Return the 7 taps of the Gaussian with sigma 3."""
    taps = np.empty(2 * BLUR_RADIUS + 1)
    for k in range(taps.shape[0]):
        taps[k] = np.exp(-0.5 * ((k - BLUR_RADIUS) / BLUR_RADIUS) ** 2)
    taps /= taps.sum()
    return taps


@njit(cache=True, nogil=True)
def add_scaled(source: FloatArray, factor: float, target: FloatArray) -> None:
    """Add a row times a factor to another."""
    for i in range(target.shape[0]):
        target[i] += factor * source[i]


@njit(cache=True, nogil=True)
def floor_to_eight_bit(values: FloatArray) -> None:
    """Round down to multiples of 1/255, in place."""
    for i in range(values.shape[0]):
        values[i] = np.floor(255.0 * values[i] + ROUNDING_GUARD) / 255.0


@njit(cache=True, nogil=True)
def blur_crop(patch: FloatArray, first_bin: int, n_bins: int) -> FloatArray:
    """Blur the crop (sigma 3, 7 x 7, edges extended) with one pixel more on every side.

    The crop reaches over all bins; outside the patch's rows it is 0. Columns of the result outside
    the patch are 0, as are rows outside the image.
    """
    height, width = patch.shape
    taps = blur_taps()
    wide = width + 2 * BLUR_RADIUS
    upright = np.zeros((height + 2, wide))
    out = np.zeros((height + 2, width + 2))
    for y in range(height + 2):
        row, target = upright[y], out[y, 1 : width + 1]
        if 1 - first_bin <= y < n_bins + 1 - first_bin:
            inner = row[BLUR_RADIUS : BLUR_RADIUS + width]
            for k in range(taps.shape[0]):
                source = min(max(y - 1 + first_bin + k - BLUR_RADIUS, 0), n_bins - 1) - first_bin
                if 0 <= source < height:
                    add_scaled(patch[source], taps[k], inner)
            floor_to_eight_bit(inner)
            row[:BLUR_RADIUS] = inner[0]
            row[BLUR_RADIUS + width :] = inner[-1]
        a, b, c, d, e, f = row, row[1:], row[2:], row[3:], row[4:], row[5:]
        for x in range(width):  # in one go: several pixels at a time
            value = taps[0] * a[x] + taps[1] * b[x] + taps[2] * c[x] + taps[3] * d[x]
            target[x] = value + taps[4] * e[x] + taps[5] * f[x] + taps[6] * row[x + 6]
        floor_to_eight_bit(target)
    return out


@njit(cache=True, nogil=True)
def direction_of(gx: float, gy: float, slopes: FloatArray) -> int:
    """Return which direction a vector goes along most; ``slopes`` part those of a quarter."""
    quarter = 0
    for slope in slopes:
        quarter += abs(gy) > slope * abs(gx)
    half = N_DIRECTIONS // 2 - quarter if gx < 0 else quarter
    return (N_DIRECTIONS - half) % N_DIRECTIONS if gy < 0 else half


@njit(cache=True, nogil=True)
def write_gradients(
    smooth: FloatArray, inside: FloatArray, min_square: float, out: FloatArray
) -> None:
    """Write the histogram of Sobel directions at mask pixels (all 0 where none is steep)."""
    height, width = inside.shape
    slopes = np.tan(2 * np.pi * (np.arange(N_DIRECTIONS // 4) + 0.5) / N_DIRECTIONS)
    counts = np.zeros(N_DIRECTIONS)
    for y in range(height):
        lower, row, upper = smooth[y], smooth[y + 1], smooth[y + 2]
        for x in range(width):
            if inside[y, x] == 0.0:
                continue
            gx = lower[x + 2] - lower[x] + 2 * row[x + 2] - 2 * row[x] + upper[x + 2] - upper[x]
            gy = upper[x] - lower[x] + 2 * (upper[x + 1] - lower[x + 1])
            gy += upper[x + 2] - lower[x + 2]
            if gx * gx + gy * gy >= min_square:
                counts[direction_of(gx, gy, slopes)] += 1.0
    total = counts.sum()
    for i in range(N_DIRECTIONS):
        out[i] = counts[i] / total if total > 0 else 0.0


@njit(cache=True, nogil=True)
def masked_mean_and_deviation(patch: FloatArray, inside: FloatArray) -> tuple[float, float]:
    """Return mean and population standard deviation of a patch over its mask pixels."""
    area = inside.sum()
    mean = patch.sum() / area
    square = 0.0
    for y in range(patch.shape[0]):
        for x in range(patch.shape[1]):
            if inside[y, x] > 0:
                square += (patch[y, x] - mean) ** 2
    return mean, np.sqrt(square / area)


@njit(cache=True, nogil=True)
def measure_patches(
    roots: UInt8Array | Float32Array,
    gain: Float32Array,
    runs: Int64Array,
    offsets: Int64Array,
    boxes: Int64Array,
    bin_step: float,
) -> tuple[FloatArray, FloatArray]:
    """Measure every mask's crop.

    Returns
    -------
    profiles
        float64 (n, 14): for frequency then time (sum p^2, mean, three central moments,
        argmax), then mean and deviation of the intensity. Frequencies count in ``bin_step``
        per bin, times run from 0 to 1.
    shapes
        float64 (n, 2): area, mixed 2 x 2 blocks.
    """
    n = boxes.shape[0]
    profiles, shapes = np.zeros((n, 14)), np.zeros((n, 2))
    for s in range(n):
        box = boxes[s]
        mask_runs = runs[offsets[s] : offsets[s + 1]]
        patch, inside = patch_of(roots, gain, mask_runs, box)
        width = patch.shape[1]
        weights = patch if patch.sum() > 0 else inside
        step = 1.0 / (width - 1) if width > 1 else 0.0
        write_moments(weights.sum(axis=1), box[2] * bin_step, bin_step, profiles[s, :6])
        write_moments(weights.sum(axis=0), 0.0, step, profiles[s, 6:12])
        profiles[s, 12], profiles[s, 13] = masked_mean_and_deviation(patch, inside)
        shapes[s, 0] = inside.sum()
        shapes[s, 1] = mixed_blocks(add_border(inside), box[3] < len(roots))
    return profiles, shapes


@njit(cache=True, nogil=True)
def gradient_histograms(
    roots: UInt8Array | Float32Array,
    gain: Float32Array,
    runs: Int64Array,
    offsets: Int64Array,
    boxes: Int64Array,
) -> FloatArray:
    """Return float64 (n, 16): shares of gradient directions in every mask's crop."""
    directions = np.zeros((boxes.shape[0], N_DIRECTIONS))
    for s in range(boxes.shape[0]):
        mask_runs = runs[offsets[s] : offsets[s + 1]]
        patch, inside = patch_of(roots, gain, mask_runs, boxes[s])
        smooth = blur_crop(patch, boxes[s, 2], len(roots))
        write_gradients(smooth, inside, 0.01, directions[s])
    return directions
