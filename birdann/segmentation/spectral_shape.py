"""Spectral shape of stretches of time: bursts of noise and voices.

Knocks, wing beats, drops and steps fill the whole spectrum evenly: their flatness, the ratio of
the geometric to the arithmetic mean of power, is high overall and within any part of the spectrum.
Voices have lines, or concentrate their power in a part of the spectrum. Hoarse ones keep their
level, where a knock fades, or come in pulses, and rustling near a close singer is far fainter.
"""

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.geometry import Mask, extents
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.kernels import shapes as shape_kernels

LOW_HZ, HIGH_HZ = 500.0, 12_000.0
"""The band that is examined: above hum and wind, below the microphones' fall."""
BURST_SHARE, BURST_FLATNESS_DB, BURST_TEXTURE_DB = 0.9, -9.0, -3.6
"""A burst of noise raises this share of the band, and is at least so flat, over all and locally."""
HELD_S, HELD_SHARE = 0.04, 0.65
"""A hoarse voice stays loud this long, and for this share of its duration."""
PULSES, PULSED_SHARE = 4, 0.4
"""Or is loud so often and for this share of the time from the first pulse to the last."""
SKIRT_HZ = 150.0
"""A skirt is strongest so near to its lower edge."""
FAINT_DB = 15.0
"""A noisy sound that is fainter than the loudest voice by this much is a burst in any case."""
FLAT_DB = -12.0
"""A drop or a knock is at least so flat, whatever its texture."""
TONAL_FLATNESS_DB = -18.0
"""A tonal sound is less flat than this."""

_OFFSET_BINS = 2  # Of a constant under a Hann window.
_WIDE_SHARE = 0.8
_MIN_BINS = 32
_RISEN_DB = 3.0
_LOUD_SHARE = 0.25
_TEXTURE_HZ = 1000.0
_SILENCE = 1e-15


def shapes(spectrogram: Spectrogram, quiet: FloatArray, frames: Int64Array) -> FloatArray:
    """Return spectral shapes of stretches of time in their loud frames, float64 (n, 5).

    Share of the band 3 dB above the mean noise; flatness of the power above the noise, in decibels
    (0 is flat); mean flatness within a kilohertz, in decibels (noise has -2.5), NaN if the others
    exclude a burst; the loudest frame's level in decibels; 1 if the level is held, else 0. All are
    NaN with too few bins in the band.

    Parameters
    ----------
    quiet
        float64 (n_bins,) of ``Spectrogram.quiet_power``, or (n, n_bins) around each stretch.
    frames
        int64 (n, 2): first and stop column of each stretch, within the spectrogram.
    """
    noises = np.atleast_2d(noise_power(quiet))
    grid, (low, stop) = spectrogram.layout.grid, _band(spectrogram)
    out = np.full((len(frames), 5), np.nan)
    if stop - low < _MIN_BINS:
        return out
    out[:, :4], loud = shape_kernels.shapes(
        spectrogram.magnitude[low:stop],
        np.ascontiguousarray(noises[:, low:stop]),
        frames,
        max(1, round(_TEXTURE_HZ / grid.bin_hz)),
        _SILENCE,
        _LOUD_SHARE,
        10 ** (_RISEN_DB / 10),
        BURST_SHARE,
        BURST_FLATNESS_DB,
    )
    n_loud, extent, n_pulses = loud.T
    is_pulsed = (n_pulses >= PULSES) & (n_loud >= PULSED_SHARE * extent)
    held = np.where(is_pulsed, extent, n_loud)
    min_frames = np.maximum(HELD_S / grid.hop_s, HELD_SHARE * np.diff(frames, axis=1)[:, 0])
    out[:, 4] = held >= min_frames
    return out


def noise_power(quiet: FloatArray) -> FloatArray:
    """Return the mean power of noise with lower quintile ``quiet``."""
    mean: FloatArray = np.maximum(quiet * -1 / np.log(0.8), _SILENCE)
    return mean


def are_bursts(shape: FloatArray) -> BoolArray:
    """Return which ``shapes`` are bursts of noise, bool (n,)."""
    share, flatness_db, texture_db, level_db, held = shape.T
    is_noisy = (
        (share > BURST_SHARE) & (flatness_db > BURST_FLATNESS_DB) & (texture_db > BURST_TEXTURE_DB)
    )
    min_db = level_db[~is_noisy | (held > 0)].max(initial=-np.inf) - FAINT_DB
    is_burst: BoolArray = is_noisy & ~((held > 0) & (level_db > min_db))
    return is_burst


def rises_evenly(
    spectrogram: Spectrogram, frames: npt.NDArray[np.integer], reach: int
) -> BoolArray:
    """Return in which short stretches power rises evenly over the band, bool (n,).

    Sounds present in the ``reach`` frames before or after are ignored.
    """
    is_even = np.ones(len(frames), dtype=bool)
    low, stop = _band(spectrogram)
    if not len(frames) or stop - low < _MIN_BINS:
        return is_even
    band = spectrogram.magnitude[low:stop]
    noise = noise_power(spectrogram.quiet_power[low:stop])
    minimum = 0.03 * np.median(noise)
    for i, (first, last) in enumerate(frames.tolist()):
        around = [noise]
        for neighbouring_frames in (
            band[:, max(0, first - reach) : first],
            band[:, last : last + reach],
        ):
            around += (
                [np.square(neighbouring_frames).mean(axis=1)]
                if neighbouring_frames.shape[1]
                else []
            )
        under = np.maximum.reduce(around)
        above = np.maximum(np.square(band[:, first:last]).mean(axis=1) - under, minimum)
        is_even[i] = _flatness_db(above) > FLAT_DB
    return is_even


def are_skirts(
    spectrogram: Spectrogram, quiet: FloatArray, frames: Int64Array, low_bin: int
) -> BoolArray:
    """Tell which stretches of a band are strongest at its lower edge and stronger below, bool (n,).

    Parameters
    ----------
    frames
        int64 (n, 2): first and stop column.
    low_bin
        Where the band begins.
    """
    width = max(1, round(SKIRT_HZ / spectrogram.layout.grid.bin_hz))
    first = min(low_bin, max(_OFFSET_BINS, low_bin - width))
    return shape_kernels.are_skirts(spectrogram.magnitude, quiet, frames, first, low_bin, width)


def without_bursts(spectrogram: Spectrogram, masks: list[Mask], quiet: FloatArray) -> list[Mask]:
    """Return masks without those that are only bursts of noise."""
    if not masks:
        return masks
    frames = extents(masks)[:, :2] - spectrogram.first_frame
    is_burst = np.zeros(len(masks), dtype=bool)
    wide = np.flatnonzero(_is_raised(spectrogram, quiet, frames))
    if len(wide):
        local = np.maximum(quiet, spectrogram.local_quiet_power(frames[wide]))
        is_burst[wide] = are_bursts(shapes(spectrogram, local, frames[wide]))
    return [mask for mask, is_out in zip(masks, is_burst, strict=True) if not is_out]


def _is_raised(spectrogram: Spectrogram, quiet: FloatArray, frames: Int64Array) -> BoolArray:
    """Return in which stretches some frame raises most of the band."""
    low, stop = _band(spectrogram)
    minimum = np.sqrt(noise_power(quiet)[low:stop]).astype(np.float32)
    counts = shape_kernels.n_raised_bins(spectrogram.magnitude[low:stop], minimum)
    share = counts / np.float32(max(1, stop - low))
    is_wide = np.append(0, np.cumsum(share > _WIDE_SHARE))
    raised: BoolArray = np.diff(is_wide[frames], axis=1)[:, 0] > 0
    return raised


def _band(spectrogram: Spectrogram) -> tuple[int, int]:
    grid = spectrogram.layout.grid
    return grid.bin_at(LOW_HZ), min(grid.bin_at(HIGH_HZ), spectrogram.layout.n_bins)


def _flatness_db(power: FloatArray) -> float:
    return float(10 * np.log10(power).mean()) - float(10 * np.log10(power.mean()))
