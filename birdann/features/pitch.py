"""How pitch moves along a call, and how pure the tone is."""

import numpy as np
import numpy.typing as npt

from birdann.features._contour_kernels import ENERGY, HALF, PEAK, PEAK_BIN, SECOND, SPREAD, THIRD
from birdann.features.traces import Traces, decibels, octaves

Float64Array = npt.NDArray[np.float64]

_SHORTEST_S = 0.02


def pitch_columns(traces: Traces) -> dict[str, Float64Array]:
    """Return course of the strongest frequency, purity and overtones, each (n,)."""
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
        "purity": traces.total(traces.table[:, PEAK]) / traces.total(traces.table[:, ENERGY]),
    }
    return columns | _overtones(traces)


def _filled_track(traces: Traces) -> Float64Array:
    """Return the peak's pitch in octaves per row; gaps take the mask's mean."""
    track = np.where(
        traces.is_filled, octaves(traces.table[:, PEAK_BIN] * traces.grid.bin_hz), 0.0
    )
    mean = traces.mean(track)
    return np.where(traces.is_filled, track, mean[traces.owner])


def _overtones(traces: Traces) -> dict[str, Float64Array]:
    """Return levels at 2, 3 and 1/2 times the peak, in dB relative to the peak."""
    bins = np.clip(np.round(traces.table[:, PEAK_BIN]).astype(np.int64), 0, len(traces.noise) - 1)
    peak = decibels(1.0 + traces.table[:, PEAK] / traces.noise[bins])
    return {
        name: traces.mean(decibels(1.0 + traces.table[:, column]) - peak)
        for name, column in (("overtone_2", SECOND), ("overtone_3", THIRD), ("undertone", HALF))
    }
