"""Envelope of a call and pulses around it."""

from functools import lru_cache

import numpy as np
from scipy.fft import irfft, next_fast_len, rfft, rfftfreq

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.features._contour_kernels import ENERGY, band_levels
from birdann.features.traces import Traces, decibels
from birdann.features.vocabulary import PULSE_EDGES_HZ

HALF_WINDOW_S = 0.75
_REPEAT_S = (0.03, 0.5)
_MIN_LEVEL = 0.1
_NEAR_HIGHEST = 0.75
_FLOOR_DB = -30.0


def envelope_columns(traces: Traces) -> dict[str, FloatArray]:
    """Return duration and envelope features, each (n,)."""
    level = decibels(
        traces.table[:, ENERGY] / traces.highest(traces.table[:, ENERGY])[traces.owner]
    )
    level = np.maximum(level, _FLOOR_DB)
    even = np.ones_like(level)
    coefficients, fitted = traces.curves(level, even)
    energy = traces.table[:, ENERGY]
    total = traces.sum_over_frames(energy)
    centre = traces.sum_over_frames(energy * traces.frame) / total
    spread = traces.sum_over_frames(energy * (traces.frame - centre[traces.owner]) ** 2) / total
    boxes = traces.regions.boxes
    runs, offsets = traces.regions.runs, traces.regions.offsets
    area = np.add.reduceat(runs[:, 2] - runs[:, 1], offsets[:-1])
    return {
        "duration": np.log2(traces.duration_s),
        "area": np.log2(area * traces.grid.hop_s * traces.grid.bin_hz),
        "box_filled": area / (traces.lengths * (boxes[:, 3] - boxes[:, 2])),
        "loudness_trend": coefficients[:, 1],
        "loudness_arch": coefficients[:, 2],
        "loudness_skew": coefficients[:, 3],
        "loudness_ripple": np.sqrt(traces.sum_over_frames((level - fitted) ** 2) / traces.lengths),
        "loudness_travel": traces.sum_over_frames(traces.steps(level)) / traces.duration_s,
        "energy_spread": np.sqrt(np.maximum(spread, 0.0)) * traces.grid.hop_s,
    }


def rhythm_columns(traces: Traces) -> dict[str, FloatArray]:
    """Return pulse features of the call's band within 1.5 s, each (n,)."""
    hop_s = traces.grid.hop_s
    half = max(4, round(HALF_WINDOW_S / hop_s))
    levels = band_levels(traces.magnitude, traces.noise, traces.regions.boxes, half)
    loudness = 10.0 * np.log10(np.maximum(levels, np.float32(_MIN_LEVEL)))
    loudness -= loudness.mean(axis=1, keepdims=True)
    window, size, edges = _window(half, hop_s)
    transform = rfft(loudness * window, size, axis=1)
    spectrum = transform.real**2 + transform.imag**2
    below = np.cumsum(spectrum[:, : edges[-1]], axis=1, dtype=np.float64)[:, edges - 1]
    inside = below[:, -1] - below[:, 0] + 1e-6
    shares = np.sqrt(np.diff(below, axis=1) / inside[:, None])
    columns = {f"pulse_{i}": share for i, share in enumerate(shares.T)}
    columns["pulse_depth"] = np.sqrt((loudness**2 * window).sum(axis=1) / window.sum())
    strength, rate = _repetition(irfft(spectrum, size, axis=1), hop_s)
    return columns | {"repeat_strength": strength, "repeat_rate": rate}


@lru_cache(maxsize=8)
def _window(half: int, hop_s: float) -> tuple[Float32Array, int, Int64Array]:
    """Return the window, the transform's size, and the first rate of each band of pulses."""
    size = next_fast_len(4 * half, real=True)
    edges = np.searchsorted(rfftfreq(size, hop_s), PULSE_EDGES_HZ)
    return np.hanning(2 * half).astype(np.float32), size, edges


def _repetition(correlation: FloatArray, hop_s: float) -> tuple[FloatArray, FloatArray]:
    """Return prominence and log2 rate of the first strong autocorrelation peak.

    Multiples of the period correlate as well as the period, so the first peak close to the highest
    is taken.
    """
    first = max(1, int(_REPEAT_S[0] / hop_s))
    stop = max(first + 3, int(_REPEAT_S[1] / hop_s))
    scaled = correlation[:, :stop] / (correlation[:, :1] + 1e-6)
    rise = (scaled - np.minimum.accumulate(scaled, axis=1))[:, first:]
    highest = rise.max(axis=1)
    is_summit = rise >= highest[:, None]
    is_summit[:, 1:-1] |= (rise[:, 1:-1] >= rise[:, :-2]) & (rise[:, 1:-1] >= rise[:, 2:])
    best = (is_summit & (rise >= _NEAR_HIGHEST * highest[:, None])).argmax(axis=1)
    return highest, -np.log2((best + first) * hop_s)
