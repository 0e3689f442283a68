"""Untrained segmenter: hills of loudness above a smooth noise floor."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import blake2b
from json import dumps
from typing import ClassVar

import numpy as np
import numpy.typing as npt
from scipy.ndimage import median_filter

from birdann.core.geometry import Grid, Mask
from birdann.dsp.segmentation import _kernels
from birdann.dsp.spectrogram import Spectrogram

_STEPS_PER_DB = 4
_LOWEST_DB = -160.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ThresholdSegmenter:
    """Outline what stands out of the noise, cut at pauses and between bands.

    The spectrogram's power is smoothed, expressed in dB above the noise floor of its band,
    and cut into hills: connected sets of pixels at least ``onset_db`` above the floor,
    divided where a valley at least ``dip_db`` deep parts two summits. Hills that begin and
    end together (harmonics, the bands of a broad call) are one segment.

    Attributes
    ----------
    low_hz, high_hz
        Nothing is sought outside this band; ``high_hz`` None means up to Nyquist.
    smoothing_s, smoothing_hz
        Standard deviations of the Gaussian that smooths the power.
    floor_quantile
        The share of the time that a band is taken to be free of calls.
    floor_width_hz, floor_excess_db
        The floor of a band may exceed the median floor of the bands in this width around it
        by this much; what is more is a steady singer, not noise.
    dynamic_range_db
        What lies this far below the loudest pixel is silence, whatever the floor.
    peak_db
        A hill's summit stands this much above the floor.
    onset_db
        Every pixel of a hill stands this much above the floor.
    dip_db
        Depth of the valley that divides two hills.
    skirt_db
        Pixels this far below their hill's summit are leakage or echo and are left out.
    min_duration_s, min_bandwidth_hz
        Smaller segments are dropped.
    together_s
        Hills whose onsets differ by less than this, and offsets by less than twice as much,
        are one sound.
    """

    low_hz: float = 300.0
    high_hz: float | None = None
    smoothing_s: float = 0.008
    smoothing_hz: float = 60.0
    floor_quantile: float = 0.2
    floor_width_hz: float = 1500.0
    floor_excess_db: float = 4.0
    dynamic_range_db: float = 90.0
    peak_db: float = 8.5
    onset_db: float = 3.0
    dip_db: float = 9.0
    skirt_db: float = 25.0
    min_duration_s: float = 0.012
    min_bandwidth_hz: float = 150.0
    together_s: float = 0.02

    name: ClassVar[str] = "threshold"

    def __post_init__(self) -> None:
        if not 0.0 <= self.floor_quantile <= 1.0:
            raise ValueError("floor_quantile must lie in 0..1")
        if self.onset_db < 0 or self.peak_db < self.onset_db or self.dip_db < 0:
            raise ValueError("need 0 <= onset_db <= peak_db and 0 <= dip_db")

    def digest(self) -> str:
        """Return a short hash of the settings: part of the provenance of segments."""
        text = dumps({"name": self.name, **asdict(self)}, sort_keys=True)
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks of what stands out, by onset, then from low to high.

        Parameters
        ----------
        spectrogram
            Magnitudes on a grid; values that are not finite count as silence. The masks'
            frames count from the start of the recording (``spectrogram.first_frame``).
        """
        if not spectrogram.magnitude.size:
            return []
        grid = spectrogram.layout.grid
        levels = self._levels_above_floor(spectrogram.magnitude, grid)
        labels, summits = _kernels.flood(
            levels,
            max(1, round(self.onset_db * _STEPS_PER_DB)),
            round(self.dip_db * _STEPS_PER_DB),
        )
        least = summits - round(self.skirt_db * _STEPS_PER_DB)
        least[summits < self.peak_db * _STEPS_PER_DB] = np.iinfo(np.int16).max + 1
        extremes = _kernels.trim(labels, levels, least)
        names = self._names(extremes, grid)
        runs = _kernels.runs_of(labels, names)
        return list(_masks(runs, grid, spectrogram.first_frame))

    def _levels_above_floor(
        self, magnitude: npt.NDArray[np.float32], grid: Grid
    ) -> npt.NDArray[np.int16]:
        """Return quarter decibels above the floor, int16 (n_bins, n_frames), not negative."""
        if not np.isfinite(magnitude.sum()):
            magnitude = np.nan_to_num(magnitude, nan=0.0, posinf=0.0, neginf=0.0)
        power = _kernels.smooth_power(
            np.ascontiguousarray(magnitude, dtype=np.float32),
            gaussian_taps(self.smoothing_hz / grid.bin_hz),
            gaussian_taps(self.smoothing_s / grid.hop_s),
        )
        np.maximum(power, 10 ** (_LOWEST_DB / 10), out=power)
        np.log10(power, out=power)
        power *= 10 * _STEPS_PER_DB
        power -= _LOWEST_DB * _STEPS_PER_DB
        levels = power.astype(np.int16)
        floor = self._floor(_kernels.row_quantiles(levels, self.floor_quantile), grid)
        silent = int(levels.max()) - round(self.dynamic_range_db * _STEPS_PER_DB)
        levels -= np.maximum(floor, silent).astype(np.int16)[:, None]
        np.maximum(levels, 0, out=levels)
        levels[: max(0, grid.bin_at(self.low_hz))] = 0
        if self.high_hz is not None:
            levels[grid.bin_at(self.high_hz) + 1 :] = 0
        return levels

    def _floor(self, floor: npt.NDArray[np.int32], grid: Grid) -> npt.NDArray[np.int32]:
        width = round(self.floor_width_hz / grid.bin_hz) | 1
        around = median_filter(floor, width, mode="nearest")
        return np.minimum(floor, around + round(self.floor_excess_db * _STEPS_PER_DB))

    def _names(self, extremes: npt.NDArray[np.int32], grid: Grid) -> npt.NDArray[np.int32]:
        """Return the segment of each hill, numbered from 1 by onset; 0 where dropped."""
        n_frames = extremes[:, 3] - extremes[:, 2]
        n_bins = extremes[:, 1] - extremes[:, 0]
        kept = (
            (extremes[:, 4] > 0)
            & (n_frames * grid.hop_s >= self.min_duration_s)
            & (n_bins * grid.bin_hz >= self.min_bandwidth_hz)
        )
        order = np.flatnonzero(kept)
        order = order[np.lexsort((extremes[order, 0], extremes[order, 2]))]
        names = np.zeros(len(extremes), dtype=np.int32)
        tolerance = self.together_s / grid.hop_s
        onsets, offsets = extremes[:, 2], extremes[:, 3]
        n_names = 0
        for i, hill in enumerate(order):
            if names[hill]:
                continue
            n_names += 1
            names[hill] = n_names
            for other in order[i + 1 :]:
                if onsets[other] - onsets[hill] > tolerance:
                    break
                if abs(offsets[other] - offsets[hill]) <= 2 * tolerance and not names[other]:
                    names[other] = n_names
        return names


def gaussian_taps(sigma: float) -> npt.NDArray[np.float32]:
    """Return a normalised Gaussian cut at two standard deviations, float32, odd length."""
    half = int(2 * sigma + 0.5)
    x = np.arange(-half, half + 1)
    taps = np.exp(-0.5 * (x / max(sigma, 1e-9)) ** 2)
    normalised: npt.NDArray[np.float32] = (taps / taps.sum()).astype(np.float32)
    return normalised


def _masks(runs: npt.NDArray[np.int32], grid: Grid, first_frame: int) -> Iterator[Mask]:
    """Yield one mask per name of runs ``(name, bin, first frame, stop frame)``."""
    if not len(runs):
        return
    runs = runs[np.argsort(runs[:, 0], kind="stable")]
    pixels = runs[:, 1:] + np.array([0, first_frame, first_frame], dtype=np.int32)
    for part in np.split(pixels, np.flatnonzero(np.diff(runs[:, 0])) + 1):
        yield Mask(grid, part)
