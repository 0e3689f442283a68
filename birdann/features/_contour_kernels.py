"""Compiled loops that trace masks frame by frame through a spectrogram."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, FloatArray, Int64Array

ENERGY, PEAK_BIN, PEAK, SPREAD, SECOND, THIRD, HALF = range(7)
"""Columns of a frame table, see ``trace``."""
PHRASE_DECAYS = 5.0
"""How many times ``decay_s`` a phrase reaches."""


@njit(cache=True, nogil=True)
def strongest_near(column: Float32Array, noise: FloatArray, position: float) -> float:
    """Return the highest power over noise within one bin of a (fractional) bin."""
    centre = int(np.floor(position + 0.5))
    best = 0.0
    for k in range(max(0, centre - 1), min(column.shape[0], centre + 2)):
        best = max(best, column[k] * column[k] / noise[k])
    return best


@njit(cache=True, nogil=True)
def refined_peak(column: Float32Array, peak: int) -> float:
    """Return the vertex of the parabola through the logarithms around a bin."""
    if peak < 1 or peak + 1 >= column.shape[0]:
        return float(peak)
    tiny = 1e-20
    below = np.log(column[peak - 1] * column[peak - 1] + tiny)
    at = np.log(column[peak] * column[peak] + tiny)
    above = np.log(column[peak + 1] * column[peak + 1] + tiny)
    bend = below - 2 * at + above
    if bend >= -1e-9:
        return float(peak)
    return float(peak + min(0.5, max(-0.5, 0.5 * (below - above) / bend)))


@njit(cache=True, nogil=True)
def trace(
    magnitude: Float32Array,
    noise: FloatArray,
    runs: Int64Array,
    offsets: Int64Array,
    boxes: Int64Array,
    starts: Int64Array,
) -> tuple[FloatArray, Float32Array]:
    """Trace every mask frame by frame.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    noise
        float64 (n_bins,): power, positive.
    starts
        int64 (n + 1,): rows of each mask's frames in the table.

    Returns
    -------
    table
        float64 (n_frames_of_all_masks, 7): power above noise on the mask, bin of the strongest
        mask pixel (fractional), its power above noise, standard deviation over bins of the power
        on the mask, and the power over noise at 2, 3 and 1/2 times the peak. Rows of frames
        without mask pixels are 0.
    spectra
        float32 (n, n_bins): power above noise on the mask, summed over frames.
    """
    n = boxes.shape[0]
    table = np.zeros((starts[-1], 7))
    spectra = np.zeros((n, magnitude.shape[0]), dtype=np.float32)
    for s in range(n):
        first = boxes[s, 0]
        spectrum = table[starts[s] : starts[s + 1]]
        sums = np.zeros((spectrum.shape[0], 2))
        spectrum[:, PEAK] = -1.0
        for r in range(offsets[s], offsets[s + 1]):
            row = runs[r, 0]
            total = 0.0
            for x in range(runs[r, 1], runs[r, 2]):
                power = magnitude[row, x] * magnitude[row, x]
                excess = max(power - noise[row], 0.0) + 1e-3 * noise[row]
                i = x - first
                spectrum[i, ENERGY] += excess
                sums[i, 0] += excess * row
                sums[i, 1] += excess * row * row
                total += excess
                if excess > spectrum[i, PEAK]:
                    spectrum[i, PEAK] = excess
                    spectrum[i, PEAK_BIN] = row
            spectra[s, row] += total
        finish_frames(magnitude, noise, first, spectrum, sums)
    return table, spectra


@njit(cache=True, nogil=True)
def finish_frames(
    magnitude: Float32Array,
    noise: FloatArray,
    first: int,
    spectrum: FloatArray,
    sums: FloatArray,
) -> None:
    """Refine the peaks of one mask's frames; measure spread and harmonics."""
    for i in range(spectrum.shape[0]):
        if spectrum[i, ENERGY] <= 0.0:
            spectrum[i] = 0.0
            continue
        mean = sums[i, 0] / spectrum[i, ENERGY]
        spectrum[i, SPREAD] = np.sqrt(max(0.0, sums[i, 1] / spectrum[i, ENERGY] - mean * mean))
        column = magnitude[:, first + i]
        peak = refined_peak(column, int(spectrum[i, PEAK_BIN]))
        spectrum[i, PEAK_BIN] = peak
        spectrum[i, SECOND] = strongest_near(column, noise, 2.0 * peak)
        spectrum[i, THIRD] = strongest_near(column, noise, 3.0 * peak)
        spectrum[i, HALF] = strongest_near(column, noise, 0.5 * peak)


@njit(cache=True, nogil=True)
def band_levels(
    magnitude: Float32Array, noise: FloatArray, boxes: Int64Array, half_width: int
) -> Float32Array:
    """Return float32 (n, 2 * half_width): power over noise in each mask's band around its middle.

    1 where the recording has ended.
    """
    n = boxes.shape[0]
    n_frames = magnitude.shape[1]
    out = np.ones((n, 2 * half_width), dtype=np.float32)
    for s in range(n):
        start = (boxes[s, 0] + boxes[s, 1]) // 2 - half_width
        low, high = max(0, start), min(n_frames, start + 2 * half_width)
        level = np.zeros(high - low, dtype=np.float32)
        for row in range(boxes[s, 2], boxes[s, 3]):
            for x in range(low, high):
                level[x - low] += magnitude[row, x] * magnitude[row, x]
        out[s, low - start : high - start] = level / noise[boxes[s, 2] : boxes[s, 3]].sum()
    return out


@njit(cache=True, nogil=True)
def fit_curves(
    values: FloatArray, weights: FloatArray, lengths: Int64Array
) -> tuple[FloatArray, FloatArray]:
    """Fit Legendre polynomials of degree 0..3 to stretches of values, with a slight ridge.

    Parameters
    ----------
    values, weights
        float64 (n_rows,), of all stretches.
    lengths
        int64 (n,): rows of each stretch, over which positions run from -1 to 1.

    Returns
    -------
    float64 (n, 4), float64 (n_rows,)
        Coefficients and fitted values.
    """
    coefficients, fitted = np.zeros((len(lengths), 4)), np.zeros(len(values))
    first = 0
    for s in range(len(lengths)):
        n = lengths[s]
        u = 2.0 * np.arange(n) / max(n - 1, 1) - (1.0 if n > 1 else 0.0)
        basis = np.ones((4, n))
        basis[1], basis[2], basis[3] = u, 1.5 * u**2 - 0.5, 2.5 * u**3 - 1.5 * u
        weight = weights[first : first + n]
        share, system = weight / weight.sum(), np.zeros((4, 5))
        for i in range(4):
            weighted = share * basis[i]
            for j in range(4):
                system[i, j] = (weighted * basis[j]).sum()
            system[i, 4] = (weighted * values[first : first + n]).sum()
        for i in range(4):
            system[i, i] += (0.0, 0.02, 0.05, 0.1)[i]
        for i in range(4):  # positive definite: no pivots are sought
            for j in range(4):
                if j != i:
                    system[j] -= system[j, i] / system[i, i] * system[i]
        for i in range(4):
            coefficients[s, i] = system[i, 4] / system[i, i]
            fitted[first : first + n] += coefficients[s, i] * basis[i]
        first += n
    return coefficients, fitted


@njit(cache=True, nogil=True)
def resample_bands(
    spectra: Float32Array, boxes: Int64Array, n_points: int, floor_db: float
) -> FloatArray:
    """Return float64 (n, n_points): each mask's band resampled to one width.

    Decibels below the strongest bin, at least ``floor_db``, interpolated linearly.
    """
    out = np.zeros((boxes.shape[0], n_points))
    for s in range(boxes.shape[0]):
        band = spectra[s, boxes[s, 2] : boxes[s, 3]].astype(np.float64)
        level = 10.0 * np.log10(np.maximum(band / band.max(), 10.0 ** (floor_db / 10.0)))
        for k in range(n_points):
            position = k / (n_points - 1) * (level.shape[0] - 1)
            left = min(int(position), max(0, level.shape[0] - 2))
            right = min(left + 1, level.shape[0] - 1)
            out[s, k] = level[left] + (position - left) * (level[right] - level[left])
    return out


@njit(cache=True, nogil=True)
def similar_neighbours(
    middles_s: FloatArray, traits: FloatArray, tolerance: FloatArray, reach_s: float
) -> tuple[FloatArray, FloatArray]:
    """Return each segment's share of similar neighbours and the time to the nearest one.

    Parameters
    ----------
    middles_s
        float64 (n,), rising.
    traits
        float64 (n, k); two segments are similar where no trait differs by more than its
        ``tolerance``.
    reach_s
        Maximum distance; also the time where there is none.
    """
    n = middles_s.shape[0]
    shares, gaps = np.zeros(n), np.full(n, reach_s)
    for i in range(n):
        n_others = n_similar = 0
        for direction in (-1, 1):
            j = i + direction
            while 0 <= j < n and abs(middles_s[j] - middles_s[i]) <= reach_s:
                n_others += 1
                if np.all(np.abs(traits[j] - traits[i]) <= tolerance):
                    n_similar += 1
                    gaps[i] = min(gaps[i], abs(middles_s[j] - middles_s[i]))
                j += direction
        shares[i] = n_similar / (1.0 + n_others)
    return shares, gaps


@njit(cache=True, nogil=True)
def phrase_means(
    middles_s: FloatArray, bands: FloatArray, values: FloatArray, decay_s: float
) -> FloatArray:
    """Average values over the segments around each one.

    Parameters
    ----------
    middles_s
        float64 (n,), rising.
    bands
        float64 (n, 2): lowest and highest frequency in octaves. A neighbour counts by the share of
        the common band in the band of both.
    values
        float64 (n, k).
    decay_s
        Time constant of the exponential weights, cut off at ``PHRASE_DECAYS`` times it.
    """
    n, k = values.shape
    out = np.zeros((n, k))
    for i in range(n):
        out[i] = values[i]
        total = 1.0
        for direction in (-1, 1):
            j = i + direction
            while 0 <= j < n and abs(middles_s[j] - middles_s[i]) <= PHRASE_DECAYS * decay_s:
                common = min(bands[i, 1], bands[j, 1]) - max(bands[i, 0], bands[j, 0])
                if common > 0.0:
                    both = max(bands[i, 1], bands[j, 1]) - min(bands[i, 0], bands[j, 0])
                    weight = common / both * np.exp(-abs(middles_s[j] - middles_s[i]) / decay_s)
                    out[i] += weight * values[j]
                    total += weight
                j += direction
        out[i] /= total
    return out
