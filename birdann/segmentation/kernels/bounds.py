"""Envelopes and limits of many masks; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, FloatArray, Int64Array

MIN_POWER = 1e-16
"""Power below which nothing is distinguished from digital silence."""
_SEALED = 12.0
"""Where a mask ends at the image's edge, power is taken to fall by this much (decibels)."""


@njit(cache=True, nogil=True)
def envelope(
    magnitude: Float32Array, floor: FloatArray, runs: Int64Array, begin: int, end: int
) -> tuple[FloatArray, FloatArray]:
    """Return power and noise, float64 (end - begin,), of a mask's bins frame by frame.

    A frame counts the bins of the mask there and in adjacent frames; beyond its ends, those of its
    two outermost frames.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    floor
        float64 (n_bins,): power of the noise.
    runs
        int64 (n_runs, 3): the mask, (bin, first frame, stop frame), sorted.
    begin, end
        Range of frames within the image, including the mask's.
    """
    power, noise = np.zeros(end - begin), np.zeros(end - begin)
    first, stop = runs[:, 1].min(), runs[:, 2].max()
    row, done = -1, 0
    for k, a, b in runs:
        low = begin if a <= first + 1 else a - 1
        high = end if b >= stop - 1 else b + 1
        if k == row:
            low = max(low, done)
        row, done = k, max(high, low)
        for t in range(low, high):
            power[t - begin] += magnitude[k, t] * magnitude[k, t]
            noise[t - begin] += floor[k]
    return power, noise


@njit(cache=True, nogil=True)
def crossings(level_db: FloatArray, first: int, stop: int, min_db: float) -> tuple[float, float]:
    """Return where a curve above a level begins and ends, interpolated.

    From entries ``first`` and ``stop - 1``, each end is sought outwards while the curve stays
    above the level, or inwards to the first entry above it, which must exist.
    """
    begin, last = first, stop - 1
    while begin > 0 and level_db[begin] >= min_db and level_db[begin - 1] >= min_db:
        begin -= 1
    while level_db[begin] < min_db:
        begin += 1
    n = len(level_db)
    while last < n - 1 and level_db[last] >= min_db and level_db[last + 1] >= min_db:
        last += 1
    while level_db[last] < min_db:
        last -= 1
    start, stop_at = float(begin), float(last)
    if begin > 0:
        start -= (level_db[begin] - min_db) / (level_db[begin] - level_db[begin - 1])
    if last < n - 1:
        stop_at += (level_db[last] - min_db) / (level_db[last] - level_db[last + 1])
    return start, stop_at


@njit(cache=True, nogil=True)
def spectrum_db(
    magnitude: Float32Array, runs: Int64Array, begin: int, end: int, low: int, high: int
) -> FloatArray:
    """Return float64 (high - low,): the loudest of a mask's pixels in each bin, in some frames.

    Bins without a pixel are 12 dB below the next that has one.
    """
    top = np.zeros(high - low)
    for k, a, b in runs:
        for t in range(max(a, begin), min(b, end)):
            top[k - low] = max(top[k - low], np.float64(magnitude[k, t]) ** 2)
    level = 10 * np.log10(np.maximum(top, MIN_POWER))
    for i in range(len(level)):
        if top[i] == 0:
            neighbours = max(level[max(i - 1, 0)], level[min(i + 1, len(level) - 1)])
            level[i] = neighbours - _SEALED
    return level


@njit(cache=True, nogil=True)
def measure(
    magnitude: Float32Array,
    floor: FloatArray,
    runs: Int64Array,
    offsets: Int64Array,
    extents: Int64Array,
    reach: int,
    share: float,
    max_db: float,
    min_db: float,
    range_db: float,
) -> FloatArray:
    """Return the exact bounds of each mask, float64 (n, 6); see ``birdann.segmentation.bounds``.

    Onset and offset in frames, low and high limit in bins, integers being centres; level of the
    loudest frame, and its height above the noise, in decibels.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    floor
        float64 (n_bins,): power of the noise.
    runs, offsets, extents
        Mask ``i`` has ``runs[offsets[i]:offsets[i + 1]]``, (bin, first frame, stop frame), sorted,
        all within the image; its first frame, stop frame, first bin, stop bin.
    reach
        Number of frames beyond a mask in which its ends are sought.
    share, max_db, min_db, range_db
        Numbers of the rule.
    """
    out = np.empty((len(extents), 6))
    n_frames = magnitude.shape[1]
    for i in range(len(extents)):
        mask_runs = runs[offsets[i] : offsets[i + 1]]
        first, stop, low, high = extents[i]
        begin, end = max(0, first - reach), min(n_frames, stop + reach)
        power, noise = envelope(magnitude, floor, mask_runs, begin, end)
        level = 10 * np.log10(np.maximum(power, MIN_POWER))
        under = 10 * np.log10(max(noise[first - begin : stop - begin].mean(), MIN_POWER))
        top = level[first - begin : stop - begin].max()
        height = top - under
        out[i] = first - 0.5, stop - 0.5, low - 0.5, high - 0.5, top, height
        if height < min_db:
            continue
        drop = max(min_db, height - min(share * height, max_db))
        onset, offset = crossings(level, first - begin, stop - begin, top - drop)
        out[i, 0], out[i, 1] = onset + begin, offset + begin
        inner = int(np.ceil(out[i, 0])), int(np.floor(out[i, 1])) + 1
        spectrum = np.full(high - low + 2, -1e3)
        spectrum[1:-1] = spectrum_db(magnitude, mask_runs, inner[0], inner[1], low, high)
        spectrum[0], spectrum[-1] = spectrum[1] - _SEALED, spectrum[-2] - _SEALED
        loudest = spectrum.max()
        lowest, highest = crossings(spectrum, 1, len(spectrum) - 1, loudest - min(drop, range_db))
        out[i, 2] = max(lowest + low - 1, low - 0.5)
        out[i, 3] = min(highest + low - 1, high - 0.5)
    return out
