"""Spectral shapes of stretches of time; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, FloatArray, Int64Array

_AT_ONCE = 8


@njit(cache=True, nogil=True)
def shapes(
    magnitude: Float32Array,
    noises: FloatArray,
    part_of: Int64Array,
    frames: Int64Array,
    width: int,
    silence: float,
    loud_share: float,
    risen: float,
    burst_share: float,
    burst_flatness_db: float,
) -> tuple[FloatArray, Int64Array]:
    """Return share, flatness, texture and level of stretches, and their loud frames.

    float64 (n, 4), as ``birdann.segmentation.spectral_shape.shapes``, and int64 (n, 3): number of
    loud frames, of frames from the first to the last of them, and of pulses.

    Parameters
    ----------
    magnitude, noises
        float32 (n_bins, n_frames) of the band, and the noise power of its bins in each part.
    part_of
        The part of each stretch.
    frames
        First and stop column of each stretch.
    width
        Bins of which the texture is taken.
    silence, loud_share, risen
        Power added to all; share of the loudest frame's that is loud; of the noise, that is risen.
    burst_share, burst_flatness_db
        At most so much, and the texture is NaN.
    """
    n_bins = len(magnitude)
    out, loud = np.full((len(frames), 4), np.nan), np.zeros((len(frames), 3), np.int64)
    above, padded = np.empty(n_bins), np.empty(n_bins + width)
    for i in range(len(frames)):
        first, stop = frames[i]
        noise = noises[part_of[i]]
        power, total = np.empty((n_bins, stop - first)), np.zeros(stop - first)
        for k in range(n_bins):
            for t in range(stop - first):
                value = np.float64(magnitude[k, first + t])
                power[k, t] = value * value + silence
                total[t] += power[k, t]
        top = total.max()
        at = np.flatnonzero(~(total < loud_share * top))
        loud[i, 0], loud[i, 1], loud[i, 2] = len(at), at[-1] - at[0] + 1, 1
        for t in range(1, len(at)):
            loud[i, 2] += at[t] - at[t - 1] > 1
        n_risen = 0
        for k in range(n_bins):
            mean = 0.0
            for column in at:
                mean += power[k, column]
            mean /= len(at)
            n_risen += mean > risen * noise[k]
            above[k] = max(mean - noise[k], 0.03 * noise[k])
        out[i, 0], out[i, 3] = n_risen / n_bins, 10 * np.log10(top)
        out[i, 1] = mean_db(above) - 10 * np.log10(above.mean())
        if out[i, 0] > burst_share and out[i, 1] > burst_flatness_db:
            texture = 0.0
            for column in at:
                texture += texture_db(power[:, column], width, padded)
            out[i, 2] = texture / len(at)
    return out, loud


@njit(cache=True, nogil=True)
def raised_counts(magnitude: Float32Array, minimum: Float32Array) -> Float32Array:
    """Return how many bins exceed their minimum in each frame, float32 (n_frames,)."""
    counts = np.zeros(magnitude.shape[1], np.float32)
    for k in range(len(magnitude)):
        row = magnitude[k]
        for t in range(len(row)):
            counts[t] += row[t] > minimum[k]
    return counts


@njit(cache=True, nogil=True)
def mean_db(values: FloatArray) -> float:
    """Return the mean of positive values in decibels; a logarithm of several at once is faster."""
    total = 0.0
    for start in range(0, len(values), _AT_ONCE):
        product = 1.0
        for value in values[start : start + _AT_ONCE]:
            product *= value
        total += np.log10(product)
    return 10 * total / len(values)


@njit(cache=True, nogil=True)
def texture_db(power: FloatArray, width: int, padded: FloatArray) -> float:
    """Return the mean of values relative to the mean of those around, mirrored at the ends."""
    n, before = len(power), width // 2
    for k in range(n + width - 1):
        at = (k - before) % (2 * n)
        padded[k] = power[min(at, 2 * n - 1 - at)]
    around = padded[:width].sum()
    ratios = np.empty(n)
    for k in range(n):
        ratios[k] = power[k] / (around / width)
        around += padded[k + width] - padded[k]
    return mean_db(ratios)
