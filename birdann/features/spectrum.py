"""Frequency, modulation and tonality of calls."""

from functools import lru_cache

import numpy as np
from scipy.fft import dct

from birdann.core.arrays import FloatArray
from birdann.features._contour_kernels import (
    ENERGY,
    HALF,
    PEAK,
    PEAK_BIN,
    SECOND,
    SPREAD,
    THIRD,
    resample_bands,
)
from birdann.features.traces import Traces, decibels, octaves
from birdann.features.vocabulary import BAND_CENTRES_HZ

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
N_SHAPES = 5
_N_POINTS = 32
_FLOOR_DB = -30.0


@lru_cache(maxsize=8)
def band_weights(n_bins: int, bin_hz: float) -> FloatArray:
    """Return float64 (n_bins, n_bands): triangles over log frequency that sum to 1 per bin."""
    centres = octaves(BAND_CENTRES_HZ)
    position = np.clip(octaves(np.arange(n_bins) * bin_hz), centres[0], centres[-1])
    band_position = np.interp(position, centres, np.arange(len(centres)))
    return np.maximum(0.0, 1.0 - np.abs(band_position[:, None] - np.arange(len(centres))))


def spectrum_columns(traces: Traces) -> dict[str, FloatArray]:
    """Return quantiles, extremes, spread and bands of the masks' spectra, each (n,)."""
    bin_hz = traces.grid.bin_hz
    distributions = traces.spectra.astype(np.float64)
    distributions /= distributions.sum(axis=1, keepdims=True)
    pitch = octaves(np.arange(distributions.shape[1]) * bin_hz)
    mean, cumulative = distributions @ pitch, np.cumsum(distributions, axis=1)
    low, high = traces.regions.boxes[:, 2] - 0.5, traces.regions.boxes[:, 3] - 0.5
    quantiles = octaves(bin_hz * _quantile_bins(distributions, cumulative))
    columns = {
        f"pitch_q{round(100 * q):02d}": at for q, at in zip(QUANTILES, quantiles, strict=True)
    }
    columns["pitch_peak"] = octaves(bin_hz * distributions.argmax(axis=1))
    columns["pitch_low"], columns["pitch_high"] = octaves(low * bin_hz), octaves(high * bin_hz)
    columns["bandwidth"] = np.log2((high - low) * bin_hz / 1000.0)
    columns["pitch_spread"] = np.sqrt(np.maximum(0.0, distributions @ pitch**2 - mean**2))
    columns["entropy"] = -(distributions * np.log2(distributions + 1e-12)).sum(axis=1) + np.log2(
        bin_hz / 1000
    )
    bands = np.sqrt(distributions @ band_weights(distributions.shape[1], bin_hz))
    columns |= {f"band_{i:02d}": bands[:, i] for i in range(bands.shape[1])}
    stretched_spectra = resample_bands(traces.spectra, traces.regions.boxes, _N_POINTS, _FLOOR_DB)
    shapes = dct(stretched_spectra, norm="ortho", axis=1)
    return columns | {f"spectral_shape_{i}": shapes[:, i] for i in range(1, N_SHAPES + 1)}


def _quantile_bins(distributions: FloatArray, cumulative: FloatArray) -> FloatArray:
    """Return, for each of ``QUANTILES``, the (fractional) bins below which it lies."""
    quantiles = np.array(QUANTILES)
    above = [row.searchsorted(quantiles) for row in cumulative]
    bins = np.minimum(np.array(above).T, distributions.shape[1] - 1)
    rows = np.arange(len(distributions))
    missing = (cumulative[rows, bins] - quantiles[:, None]) / np.maximum(
        distributions[rows, bins], 1e-12
    )
    position: FloatArray = bins + 0.5 - np.clip(missing, 0.0, 1.0)
    return position


_SHORTEST_S = 0.02


def pitch_columns(traces: Traces) -> dict[str, FloatArray]:
    """Return features of peak frequency, purity and harmonics, each (n,)."""
    track = _filled_track(traces)
    coefficients, fitted = traces.curves(track, traces.amplitude)
    duration_s = np.maximum(traces.duration_s, _SHORTEST_S)
    columns = {
        "pitch_sweep": 2.0 * coefficients[:, 1],
        "pitch_slope": 2.0 * coefficients[:, 1] / duration_s,
        "pitch_bend": coefficients[:, 2],
        "pitch_wiggle": np.sqrt(traces.mean((track - fitted) ** 2)),
        "pitch_travel": traces.mean(traces.steps(track)) / traces.grid.hop_s,
        "column_spread": traces.mean(traces.table[:, SPREAD]) * traces.grid.bin_hz / 1000.0,
        "purity": traces.sum_over_frames(traces.table[:, PEAK])
        / traces.sum_over_frames(traces.table[:, ENERGY]),
    }
    return columns | _overtones(traces)


def _filled_track(traces: Traces) -> FloatArray:
    """Return the peak frequency in octaves per row; gaps take the mask's mean."""
    track = np.where(
        traces.is_filled, octaves(traces.table[:, PEAK_BIN] * traces.grid.bin_hz), 0.0
    )
    mean = traces.mean(track)
    return np.where(traces.is_filled, track, mean[traces.owner])


def _overtones(traces: Traces) -> dict[str, FloatArray]:
    """Return levels at 2, 3 and 1/2 times the peak, in dB relative to the peak."""
    bins = np.clip(np.round(traces.table[:, PEAK_BIN]).astype(np.int64), 0, len(traces.noise) - 1)
    peak = decibels(1.0 + traces.table[:, PEAK] / traces.noise[bins])
    return {
        name: traces.mean(decibels(1.0 + traces.table[:, column]) - peak)
        for name, column in (("overtone_2", SECOND), ("overtone_3", THIRD), ("undertone", HALF))
    }
