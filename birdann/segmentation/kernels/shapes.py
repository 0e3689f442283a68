"""Spectral shapes of stretches of time; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int32Array, Int64Array

_AT_ONCE = 8


@njit(cache=True, nogil=True)
def shapes(
    magnitude: Float32Array,
    noises: FloatArray,
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
        float32 (n_bins, n_frames) of the band, and the noise power of its bins, float64 (1, n_bins)
        or (n, n_bins) of each stretch.
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
        noise = noises[i % len(noises)]
        total = np.zeros(stop - first)
        for k in range(n_bins):
            row = magnitude[k, first:stop]
            for t in range(len(row)):
                total[t] += np.float64(row[t]) * np.float64(row[t]) + silence
        top = total.max()
        is_loud = ~(total < loud_share * top)
        at = np.flatnonzero(is_loud)
        loud[i, 0], loud[i, 1], loud[i, 2] = len(at), at[-1] - at[0] + 1, 1
        for t in range(1, len(at)):
            loud[i, 2] += at[t] - at[t - 1] > 1
        n_risen, weight = 0, is_loud.astype(np.float64) / len(at)
        for k in range(n_bins):
            mean = weighted_power(magnitude[k, first:stop], weight) + silence
            n_risen += mean > risen * noise[k]
            above[k] = max(mean - noise[k], 0.03 * noise[k])
        out[i, 0], out[i, 3] = n_risen / n_bins, 10 * np.log10(top)
        out[i, 1] = mean_db(above) - 10 * np.log10(above.mean())
        if out[i, 0] > burst_share and out[i, 1] > burst_flatness_db:
            texture = 0.0
            for column in at:
                for k in range(n_bins):
                    above[k] = np.float64(magnitude[k, first + column]) ** 2 + silence
                texture += texture_db(above, width, padded)
            out[i, 2] = texture / len(at)
    return out, loud


@njit(cache=True, nogil=True)
def n_raised_bins(magnitude: Float32Array, minimum: Float32Array) -> Float32Array:
    """Return how many bins exceed their minimum in each frame, float32 (n_frames,)."""
    counts = np.zeros(magnitude.shape[1], np.float32)
    for k in range(len(magnitude)):
        row = magnitude[k]
        for t in range(len(row)):
            counts[t] += row[t] > minimum[k]
    return counts


@njit(cache=True, nogil=True)
def are_skirts(
    magnitude: Float32Array,
    quiet: FloatArray,
    frames: Int64Array,
    first_bin: int,
    low_bin: int,
    width: int,
) -> BoolArray:
    """Return in which stretches of frames a band is strongest at its lower edge, bool (n,).

    That is the first ``width`` bins of those from ``low_bin`` up; and one of the bins from
    ``first_bin`` below the band is as strong. What counts is the mean power above the quiet.
    """
    out = np.zeros(len(frames), np.bool_)
    for i in range(len(frames)):
        first, stop = frames[i]
        below = lowest = -np.inf
        weight = np.full(stop - first, 1 / (stop - first))
        for k in range(first_bin, min(low_bin + width, len(magnitude))):
            above = weighted_power(magnitude[k, first:stop], weight) - quiet[k]
            if k < low_bin:
                below = max(below, above)
            else:
                lowest = max(lowest, above)
        out[i] = below >= lowest
        for k in range(low_bin + width, len(magnitude)):
            out[i] = (
                out[i] and weighted_power(magnitude[k, first:stop], weight) - quiet[k] <= lowest
            )
            if not out[i]:
                break
    return out


@njit(cache=True, nogil=True, fastmath={"reassoc"})
def weighted_power(magnitude: Float32Array, weight: FloatArray) -> float:
    """Return the sum of the squares of some magnitudes, each times its weight."""
    total = 0.0
    for t in range(len(magnitude)):
        total += weight[t] * (np.float64(magnitude[t]) * np.float64(magnitude[t]))
    return total


@njit(cache=True, nogil=True)
def loudest(magnitude: Float32Array, extents: Int64Array) -> Float32Array:
    """Return the power of the loudest frame of each of some boxes, float32 (n,).

    ``extents`` are first frame, stop frame, first bin and stop bin, int64 (n, 4).
    """
    out = np.empty(len(extents), np.float32)
    for i in range(len(extents)):
        first, stop, low, high = extents[i]
        power = np.zeros(stop - first, np.float32)
        for k in range(low, high):
            row = magnitude[k, first:stop]
            for t in range(len(row)):
                power[t] += row[t] * row[t]
        out[i] = power.max()
    return out


@njit(cache=True, nogil=True)
def loud_runs(
    magnitude: Float32Array, minimum: FloatArray, frames: Int64Array, low_bin: int, share: float
) -> tuple[Int32Array, Int64Array]:
    """Return the runs of loud pixels in stretches of frames, and how many each stretch has.

    Loud is what exceeds the minimum of its bin, float64 (n_bins,), and this share of the loudest
    pixel's power; the loudest pixel always is. Runs, int32 (n_runs, 3), as those of a mask.
    """
    counts, n = np.zeros(len(frames), np.int64), 0
    out = np.empty((1024, 3), np.int32)
    for i in range(len(frames)):
        first, stop = frames[i]
        before, highest = n, np.float32(0.0)
        for k in range(low_bin, len(magnitude)):
            highest = max(highest, maximum(magnitude[k, first:stop]))
        top = np.float64(highest) ** 2
        for k in range(low_bin, len(magnitude)):
            bound = min(max(minimum[k], share * top), top)
            n_loud = 0
            for value in magnitude[k, first:stop]:  # several at a time
                n_loud += np.float64(value) * np.float64(value) >= bound
            if not n_loud:
                continue
            is_open = False
            for t in range(first, stop):
                is_loud = np.float64(magnitude[k, t]) ** 2 >= bound
                if is_loud and not is_open:
                    if n == len(out):
                        out = np.concatenate((out, np.empty_like(out)))
                    out[n, 0], out[n, 1] = k, t
                    n += 1
                if is_loud:
                    out[n - 1, 2] = t + 1
                is_open = is_loud
        counts[i] = n - before
    return out[:n], counts


@njit(cache=True, nogil=True, fastmath={"nnan", "nsz"})
def maximum(values: Float32Array) -> np.float32:
    """Return the maximum of values, at least 0."""
    highest = np.float32(0.0)
    for value in values:
        highest = value if value > highest else highest
    return highest


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
