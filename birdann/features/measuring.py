"""Raven's measurements of selections.

All are taken in the segment's box, from the spectrogram's cells with centres in it, without
interpolation, as in Raven. As in Raven, no noise is subtracted, except for the signal-to-noise
ratio. E(f) is the power of a bin summed over the box's frames, E(t) that of a frame summed over
its bins.
"""

from collections.abc import Sequence

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray
from birdann.core.geometry import Mask, TimeFreqBox, extents
from birdann.dsp.noise import NoiseTrack
from birdann.dsp.spectrogram import Layout, Spectrogram
from birdann.features.measurements import MEASUREMENTS

_TAILS = 0.05, 0.95
_MIN_LEVEL_DB = -200.0
_MIN_PULSES = 3
_MIN_SIMILARITY = 0.5
"""How like itself, one period on, a train of pulses is (a correlation)."""
_NEAR_BEST = 0.85
_MIN_DEPTH = 1.6
"""How much louder pulses are than what is between them (amplitude; 4 dB)."""
_NEIGHBOURS = np.ones((3, 3), dtype=np.int64)


def measure_segments(
    spectrogram: Spectrogram, masks: Sequence[Mask], boxes: Sequence[TimeFreqBox]
) -> Float32Array:
    """Return the measurements of segments, float32 (n, 7) in the order of ``MEASUREMENTS``.

    NaN where undefined: all in digital silence, the ratio of a sound below the noise, the rate of
    a sound without pulses.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all segments; it also gives the noise.
    masks, boxes
        The outlines, on the spectrogram's grid, and their exact bounds, length n.
    """
    values = np.full((len(masks), len(MEASUREMENTS)), np.nan)
    if not masks:
        return values.astype(np.float32)
    layout = spectrogram.layout
    cells = extents([Mask.from_box(box, layout.grid) for box in boxes])
    cells[:, :2] -= spectrogram.first_frame
    np.clip(cells[:, :2], 0, spectrogram.n_frames, out=cells[:, :2])
    np.clip(cells[:, 2:], 0, layout.n_bins, out=cells[:, 2:])
    track, share = NoiseTrack.from_spectrogram(spectrogram), _share_of_band(layout)
    for row, (mask, (first, stop, low, high)) in enumerate(
        zip(masks, cells.tolist(), strict=True)
    ):
        values[row, 5] = part_count(mask)
        power = np.square(spectrogram.magnitude[low:high, first:stop], dtype=np.float64)
        if not power.any():
            continue
        ends = first + spectrogram.first_frame, stop + spectrogram.first_frame
        noise = float((10.0 ** (track.floor_at(*ends)[low:high] / 10.0)).mean())
        values[row, :5] = _levels(power, noise, low, layout.grid.bin_hz, layout.grid.hop_s, share)
        values[row, 6] = pulse_rate_hz(np.sqrt(power.sum(axis=0)), layout.grid.hop_s)
    return values.astype(np.float32)


def part_count(mask: Mask) -> int:
    """Return the number of 8-connected parts of a mask."""
    from scipy.ndimage import label

    return int(label(mask.bitmap(), _NEIGHBOURS)[1])


def _levels(
    power: FloatArray, noise: float, low_bin: int, bin_hz: float, hop_s: float, share: float
) -> tuple[float, float, float, float, float]:
    """Return the first five measurements of a box's power (n_bins, n_frames) over mean noise."""
    by_bin, by_frame = power.sum(axis=1), power.sum(axis=0)
    peak_bin = int(power.max(axis=1).argmax())
    lowest, highest = _energy_limits(by_bin)
    start, end = _energy_limits(by_frame)
    mean = float(power.mean())
    above = mean / noise - 1.0
    return (
        (low_bin + peak_bin) * bin_hz,
        (highest - lowest) * bin_hz,
        (end - start) * hop_s,
        10.0 * np.log10(above) if above > 0 else np.nan,
        max(_MIN_LEVEL_DB, 10.0 * np.log10(float(by_frame.mean()) * share)),
    )


def _energy_limits(energy: FloatArray) -> tuple[int, int]:
    """Return the indices at which 5 % and 95 % of the energy are reached."""
    grown = np.cumsum(energy)
    first, last = np.searchsorted(grown, np.multiply(_TAILS, grown[-1])).tolist()
    return int(first), min(int(last), len(energy) - 1)


def _share_of_band(layout: Layout) -> float:
    """Return the factor from a frame's power, summed over bins, to mean square.

    By Parseval: sound of mean square 1 has power 2 n Σ w² / (Σ w)² over the n/2 bins of a
    transform of length n, if the window is scaled as ``Layout.window_values`` does.
    """
    window = layout.window_values().astype(np.float64)
    return float(window.sum() ** 2 / (2.0 * layout.n_fft * np.square(window).sum()))


def pulse_rate_hz(envelope: FloatArray, hop_s: float) -> float:
    """Return the pulse rate of an amplitude envelope (n,), NaN without three regular pulses.

    The period is the first peak of the autocorrelation that is close to the highest, interpolated
    between frames.
    """
    max_lag = len(envelope) // (_MIN_PULSES - 1)
    if max_lag < 4:
        return float("nan")
    quiet, loud = np.quantile(envelope, [0.1, 0.9])
    if loud < _MIN_DEPTH * quiet:
        return float("nan")
    values = envelope - envelope.mean()
    size = 2 * len(values)
    spectrum = np.fft.rfft(values, size)
    products = np.fft.irfft(np.square(np.abs(spectrum)), size)[: max_lag + 1]
    squares = np.concatenate([[0.0], np.cumsum(np.square(values))])
    lags = np.arange(max_lag + 1)
    norm = np.sqrt(squares[len(values) - lags] * (squares[-1] - squares[lags]))
    similarity = products / np.maximum(norm, 1e-12 * max(squares[-1], 1e-300))
    inner = similarity[1:-1]
    summits = 1 + np.flatnonzero((inner >= similarity[:-2]) & (inner > similarity[2:]))
    before, at, after = similarity[summits - 1], similarity[summits], similarity[summits + 1]
    shift = (before - after) / (2.0 * (before - 2.0 * at + after))  # to the parabola's summit
    height = at - (before - after) * shift / 4.0
    if height.max(initial=-1.0) < _MIN_SIMILARITY:
        return float("nan")
    best = int(np.argmax(height >= _NEAR_BEST * height.max()))
    return float(1.0 / ((summits[best] + shift[best]) * hop_s))
