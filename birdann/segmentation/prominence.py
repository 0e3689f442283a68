"""Levels of a spectrogram above its floor: how far its pixels stand above the noise of their band."""

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import median_filter

from birdann.core.arrays import Float32Array, Int16Array, Int32Array
from birdann.core.geometry import Grid
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.kernels import pixels as pixel_kernels
from birdann.segmentation.kernels import runs as run_kernels

STEPS_PER_DB = 4
"""Levels are counted in quarter decibels."""

LOWEST_DB = -160.0
"""The level from which they are counted."""
CLIFF_DB, FOOT_DB = 20.0, 3.0
"""How far the floor falls at the top of a recording's band, and how far before it is beyond."""
_RARE_QUANTILE = 0.99
_TILE_FRAMES = 512
_ABOVE_ALL = np.iinfo(np.int16).max + 1


@dataclass(frozen=True, slots=True, eq=False)
class Raised:
    """Pixels that stand out of the noise, in raster order."""

    heights: Int16Array  # int16 (n,): steps above the floor.
    # bounds, firsts: Their runs, see ``birdann.segmentation.kernels.runs``.
    bounds: Int32Array
    firsts: Int32Array


@dataclass(frozen=True, slots=True, eq=False)
class LevelMap:
    """Levels and the noise floor under them, in steps of a quarter decibel."""

    # float32 (n_bins, n_frames): the unsmoothed magnitudes, finite.
    magnitude: Float32Array
    # int16 (n_bins, n_frames), of the smoothed power, above -160 dBFS.
    levels: Int16Array
    floor: Int16Array  # int16 (n_bins,), above -160 dBFS.

    @property
    def gain(self) -> Float32Array:
        """float32 (n_bins,): what makes the power of the floor 1."""
        gain = 10 ** (-(self.floor / STEPS_PER_DB + LOWEST_DB) / 10)
        return gain.astype(np.float32)

    def top_bin(self, width: int) -> int:
        """Return where the recording's band stops: what was compressed or resampled has a cliff.

        There the floor falls by `CLIFF_DB` within ``width`` bins, and nothing beyond reaches it.
        """
        n_bins, reach = len(self.floor), 3 * width // 2
        floor = self.floor.astype(np.int64)
        bins = np.arange(3 * width, n_bins - reach)
        if not len(bins):
            return n_bins
        under = median_filter(floor, width, mode="nearest")[bins]
        beyond = np.maximum.accumulate(floor[::-1])[::-1][bins + reach]
        is_fall = under - beyond >= steps(CLIFF_DB)
        if not is_fall.any():
            return n_bins
        first = bins[is_fall.argmax()] + reach
        tops = pixel_kernels.row_quantiles(self.levels[first:], _RARE_QUANTILE)
        highest = np.maximum.accumulate(tops[::-1])[::-1]
        is_fall[is_fall] &= highest[bins[is_fall] + reach - first] < under[is_fall]
        if not is_fall.any():
            return n_bins
        first, level = bins[is_fall.argmax()] - width // 2, under[is_fall.argmax()]
        is_under = floor[first : first + reach + width // 2] >= level - steps(FOOT_DB)
        return int(first + np.flatnonzero(is_under)[-1] + 1)

    def list_raised(self, minimum: int, top: int, low_bin: int, stop_bin: int) -> Raised:
        """List what stands out in a band.

        Parameters
        ----------
        minimum
            Steps above the floor that a pixel has.
        top
            Steps above the floor that the highest of the pixels connected to it has.
        low_bin, stop_bin
            The band.
        """
        minima = np.full(len(self.floor), _ABOVE_ALL, dtype=np.int32)
        minima[low_bin:stop_bin] = self.floor[low_bin:stop_bin] + minimum
        n_frames = max(1, self.levels.shape[1])
        bounds, is_high = run_kernels.raised_runs(self.levels, minima, top - minimum)
        bounds = bounds[run_kernels.is_connected_to_high(bounds, n_frames, is_high)]
        firsts = run_kernels.run_starts(bounds)
        heights = run_kernels.heights_of(bounds, firsts, self.levels, self.floor)
        return Raised(heights, bounds, firsts)


def steps(level_db: float) -> int:
    """Return decibels in the steps of levels."""
    return round(level_db * STEPS_PER_DB)


def level_map_of(
    spectrogram: Spectrogram,
    *,
    smoothing_s: float,
    smoothing_hz: float,
    floor_quantile: float,
    floor_width_hz: float,
    floor_excess_db: float,
    dynamic_range_db: float,
) -> LevelMap:
    """Return the smoothed power and the noise floor of each band.

    Parameters
    ----------
    spectrogram
        Magnitudes; those that are not finite count as silence.
    smoothing_s, smoothing_hz
        Standard deviations of the Gaussian that smooths the power.
    floor_quantile, floor_width_hz, floor_excess_db
        The floor of a band is this quantile of its levels over all frames that are not
        digital silence, but at most this much above the median of the floors within half
        the width to either side: noise is smooth over frequency, a steady singer is not.
    dynamic_range_db
        The floor lies at most this far below the highest level.
    """
    # Not the floor of dsp.noise: its corrections for gusts and clicks take dense, broad notes
    # for weather (a finch's song), and heights need the floor of smoothed power.
    grid = spectrogram.layout.grid
    magnitude = np.ascontiguousarray(spectrogram.magnitude, dtype=np.float32)
    magnitude, levels = _levels(magnitude, smoothing_s / grid.hop_s, smoothing_hz / grid.bin_hz)
    floor = _smooth_floor(
        pixel_kernels.row_quantiles(levels, floor_quantile), grid, floor_width_hz, floor_excess_db
    )
    silent = int(levels.max(initial=0)) - steps(dynamic_range_db)
    return LevelMap(magnitude, levels, np.maximum(floor, max(0, silent)).astype(np.int16))


def _levels(
    magnitude: Float32Array, sigma_frames: float, sigma_bins: float
) -> tuple[Float32Array, Int16Array]:
    """Return magnitudes, finite, and their smoothed levels."""
    across, along = gaussian_taps(sigma_bins), gaussian_taps(sigma_frames)
    n_bins, n_frames = magnitude.shape
    levels = np.empty((n_bins, n_frames), dtype=np.int16)
    minimum = 10 ** (LOWEST_DB / 10)
    for first in range(0, n_frames, _TILE_FRAMES):
        stop = min(n_frames, first + _TILE_FRAMES)
        if not pixel_kernels.are_finite(magnitude[:, first:stop]):
            silenced = np.nan_to_num(magnitude, nan=0.0, posinf=0.0, neginf=0.0)
            return _levels(silenced, sigma_frames, sigma_bins)
        power = pixel_kernels.smooth_power(magnitude, across, along, first, stop, minimum)
        np.log(power, out=power)  # four times as fast as log10
        pixel_kernels.write_levels(
            power, 10 / np.log(10) * STEPS_PER_DB, -LOWEST_DB * STEPS_PER_DB, levels[:, first:stop]
        )
    return magnitude, levels


def _smooth_floor(floor: Int32Array, grid: Grid, width_hz: float, excess_db: float) -> Int32Array:
    width = round(width_hz / grid.bin_hz) | 1
    around = median_filter(floor, width, mode="nearest")
    capped: Int32Array = np.minimum(floor, around + steps(excess_db))
    return capped


def gaussian_taps(sigma: float) -> Float32Array:
    """Return a normalised Gaussian cut at two standard deviations, float32, odd length."""
    half = int(2 * sigma + 0.5)
    x = np.arange(-half, half + 1)
    taps = np.exp(-0.5 * (x / max(sigma, 1e-9)) ** 2)
    normalised: Float32Array = (taps / taps.sum()).astype(np.float32)
    return normalised
