"""Figures by which outlines are told to be whole calls; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, FloatArray, Int64Array

_SILENCE = 1e-15
_EDGE_FRAMES, _SAMPLED_FRAMES, _MIN_FRAMES_AROUND = 2, 16, 4
_MAX_OCTAVES, _MIN_SIMILARITY, _MIN_BAND_IOU = 0.5, 0.7, 0.4
"""Of repetitions: difference of durations, product of spectra, and band shared of both."""


@njit(cache=True, nogil=True)
def sound_figures(
    magnitude: Float32Array,
    noise: FloatArray,
    pixels: Int64Array,
    edges: Int64Array,
    least: int,
    most: int,
) -> tuple[FloatArray, FloatArray]:
    """Return figures of outlines' sound, float64 (n, 8), and their spectra, (n, n_edges - 1).

    In decibels: mean level above the noise, and above that around; rise at the onset and fall at
    the offset; from the maximum to the minimum before, and to that after; flatness above the
    noise. The last is the logarithm of the mean step of the strongest bin.

    Parameters
    ----------
    magnitude, noise
        float32 (n_bins, n_frames), and the noise power of each bin.
    pixels
        int64 (n, 4): first and stop column, first and stop bin.
    edges
        Bins between which spectra are averaged.
    least, most
        Number of frames around that count: the outline's, within these limits.
    """
    figures, spectra = np.empty((len(pixels), 8)), np.zeros((len(pixels), len(edges) - 1))
    for i in range(len(pixels)):
        first, stop, low, high = pixels[i]
        n = stop - first
        reach = max(least, _MIN_FRAMES_AROUND, min(n, most))
        begin, end = max(0, first - reach), min(magnitude.shape[1], stop + reach)
        power, floor = np.zeros(end - begin), _SILENCE
        for k in range(low, high):
            floor += noise[k]
            for t in range(begin, end):
                power[t - begin] += np.float64(magnitude[k, t]) ** 2
        level = 10 * np.log10((power + _SILENCE) / floor)
        before, inside = level[: first - begin], level[first - begin : stop - begin]
        after = level[stop - begin :]
        mean, top = inside.mean(), inside.max()
        n_around = max(1, len(before) + len(after))
        around = (before.sum() + after.sum()) / n_around if end - begin > n else mean - 10
        at = min(_EDGE_FRAMES, n - 1)
        figures[i, 0], figures[i, 1] = mean, mean - around
        figures[i, 2] = inside[at] - level[max(0, first - begin - _EDGE_FRAMES)]
        figures[i, 3] = inside[n - 1 - at] - level[min(len(level), stop - begin + 2) - 1]
        figures[i, 4] = top - (before.min() if len(before) else inside[0])
        figures[i, 5] = top - (after.min() if len(after) else inside[-1])
        step, flatness, moved, last = max(1, n // _SAMPLED_FRAMES), 0.0, 0.0, -1
        n_sampled = len(range(first, stop, step))
        for t in range(first, stop, step):
            product, mean_ratio, strongest = 0.0, 0.0, low
            for k in range(low, high):
                ratio = np.float64(magnitude[k, t]) ** 2 / (noise[k] + _SILENCE)
                product += np.log(ratio + 1e-9)
                mean_ratio += ratio
                if magnitude[k, t] > magnitude[strongest, t]:
                    strongest = k
            width = high - low
            ratio = np.exp(product / width) / (mean_ratio / width + 1e-12)
            flatness += 10 * np.log10(ratio + 1e-6)
            moved += abs(strongest - last) if last >= 0 else 0
            last = strongest
        figures[i, 6] = flatness / n_sampled
        figures[i, 7] = np.log2(moved / n_sampled + 0.1)
        for band in range(len(edges) - 1):
            heard, expected = 0.0, _SILENCE
            for k in range(edges[band], edges[band + 1]):
                expected += noise[k]
                for t in range(first, stop, step):
                    heard += np.float64(magnitude[k, t]) ** 2
            spectra[i, band] = 10 * np.log10(heard / n_sampled / expected + 1)
    return figures, spectra


@njit(cache=True, nogil=True)
def relations(bounds: FloatArray, spectra: FloatArray, levels: FloatArray) -> FloatArray:
    """Return how outlines relate to the others, float64 (n, 2).

    The largest share of the duration during which one louder sounds, and the share of outlines
    that repeat it.

    Parameters
    ----------
    bounds
        float64 (n, 4): onset, offset, low and high.
    spectra
        float64 (n, n_bands), of unit length.
    levels
        float64 (n,): in decibels.
    """
    n = len(bounds)
    out = np.zeros((n, 2))
    octaves = np.log2(bounds[:, 1] - bounds[:, 0] + 1e-5)
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            shared_s = min(bounds[i, 1], bounds[j, 1]) - max(bounds[i, 0], bounds[j, 0])
            if shared_s > 0:
                if levels[j] > levels[i]:
                    out[i, 0] = max(out[i, 0], shared_s / (bounds[i, 1] - bounds[i, 0]))
                continue
            if abs(octaves[i] - octaves[j]) >= _MAX_OCTAVES:
                continue
            shared_hz = min(bounds[i, 3], bounds[j, 3]) - max(bounds[i, 2], bounds[j, 2])
            hull_hz = max(bounds[i, 3], bounds[j, 3]) - min(bounds[i, 2], bounds[j, 2])
            if shared_hz <= _MIN_BAND_IOU * max(hull_hz, 1.0):
                continue
            out[i, 1] += (spectra[i] * spectra[j]).sum() > _MIN_SIMILARITY
    out[:, 1] /= max(1, n)
    return out
