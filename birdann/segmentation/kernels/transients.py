"""Pixel loops of ``birdann.segmentation.transients``; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, Int32Array

_DB_PER_STEP = np.float32(20 * np.log10(2) / 2**23)
_ONE = np.int32(0x3F800000)


@njit(cache=True, nogil=True)
def mean_height_db(magnitude: Float32Array, gain: Float32Array, edges: Int32Array) -> Float32Array:
    """Return the mean height, in dB, of each group of bins above its floor.

    The bits of a positive float32 are its logarithm to within half a decibel, sufficient for means
    over many bins. Returns float32 (n_groups, n_frames); bins below their floor count 0.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames), not negative.
    gain
        float32 (n_bins,): scales the amplitude of each bin's floor to 1.
    edges
        int32 (n_groups + 1,): first bin of each group, and the last's stop.
    """
    n_frames = magnitude.shape[1]
    out = np.zeros((len(edges) - 1, n_frames), np.float32)
    raised = np.empty(n_frames, np.float32)
    bits = raised.view(np.int32)
    for group in range(len(out)):
        total = out[group]
        for k in range(edges[group], edges[group + 1]):
            row, factor = magnitude[k], gain[k]
            for t in range(n_frames):
                raised[t] = row[t] * factor
            for t in range(n_frames):
                total[t] += max(bits[t] - _ONE, 0)
        scale = _DB_PER_STEP / max(1, edges[group + 1] - edges[group])
        for t in range(n_frames):
            total[t] *= scale
    return out


@njit(cache=True, nogil=True)
def morphological_opening(rows: Float32Array, width: int) -> Float32Array:
    """Return rows without what rises for fewer than ``width`` frames; their ends are repeated.

    The grey opening: the greatest of the smallest values of the stretches that a frame lies in.
    """
    before = width // 2
    lowest = _smallest(rows, -before, width - before)
    return -_smallest(-lowest, before - width + 1, before + 1)


@njit(cache=True, nogil=True)
def _smallest(rows: Float32Array, first: int, stop: int) -> Float32Array:
    """Return the smallest value of each row from ``first`` to ``stop`` frames after each frame."""
    out, n = rows.copy(), rows.shape[1]
    for k in range(len(rows)):
        for step in range(max(first, 1 - n), min(stop, n)):
            part, others = out[k, max(0, -step) :], rows[k, max(0, step) :]
            for t in range(n - abs(step)):
                part[t] = part[t] if part[t] < others[t] else others[t]
    return out


@njit(cache=True, nogil=True)
def bridge(magnitude: Float32Array, spans: Int32Array, reach: int) -> None:
    """Reduce power in spans of frames, in place, to that of the sound around them.

    In each bin, power is limited to the straight line from the mean power before to that after the
    span.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    spans
        int32 (n, 2): first and stop frame, in order, disjoint.
    reach
        Number of frames used before and after.
    """
    n_frames = magnitude.shape[1]
    for k in range(len(magnitude)):
        row = magnitude[k]
        for i in range(len(spans)):
            first, stop = spans[i]
            before = _mean_power(row[max(0, first - reach) : first])
            after = _mean_power(row[stop : min(n_frames, stop + reach)])
            if before < 0 or after < 0:
                before = after = max(before, after, np.float32(0.0))
            step = (after - before) / np.float32(stop - first + 1)
            for t in range(first, stop):
                row[t] = min(row[t], np.sqrt(before + step * np.float32(t - first + 1)))


@njit(cache=True, nogil=True)
def _mean_power(magnitude: Float32Array) -> np.float32:
    """Return the mean square, or -1 without values."""
    if not len(magnitude):
        return np.float32(-1.0)
    total = np.float32(0.0)
    for value in magnitude:
        total += value * value
    return total / np.float32(len(magnitude))
