"""Untrained segmenter: regions above a smooth noise floor."""

import math
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import ClassVar

import numpy as np
import numpy.typing as npt
from scipy.ndimage import percentile_filter

from birdann.core.arrays import BoolArray, Int32Array
from birdann.core.geometry import Grid, Mask, extents, onset_order
from birdann.core.ids import settings_digest
from birdann.dsp._kernels import row_ranks
from birdann.dsp.spectrogram import PART_S, Spectrogram
from birdann.segmentation.components import masks_of
from birdann.segmentation.continuous import continuous_masks
from birdann.segmentation.kernels import floods as flood_kernels
from birdann.segmentation.kernels import pixels as pixel_kernels
from birdann.segmentation.prominence import LevelMap, Raised, level_map_of, steps
from birdann.segmentation.spectral_shape import without_bursts
from birdann.segmentation.transients import without_transients

CHANGED_DB = 10.0
"""From this difference between parts of a recording its noise is taken to have changed."""
_SILENCE, _STEP_S = 1e-9, 0.05
_DEEP = {"low_hz": 60.0, "high_hz": 360.0, "edge_hz": 60.0}
_DEEP_S, _RUMBLE_SHARE = 0.1, 0.1
_NEVER = np.iinfo(np.int16).max + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ThresholdSegmenter:
    """Outlines regions above the noise, cut at pauses and between bands.

    Smoothed power, in dB above the noise floor of its band, is cut into regions: connected pixels
    at least ``onset_db`` above the floor, divided at valleys at least ``dip_db`` deep. Regions
    that begin and end together (harmonics, bands of a broad call) are one sound. The unsmoothed
    envelope of each sound determines pauses, begin and end.
    """

    # low_hz, high_hz: Frequency band; ``high_hz`` None for the top of the spectrogram.
    low_hz: float = 200.0
    high_hz: float | None = None
    # Sounds strongest within this distance of the band's ends are skirts of others beyond it
    # (wind, hum, converters) and are dropped.
    edge_hz: float = 100.0
    # smoothing_s, smoothing_hz: Standard deviations of the Gaussian that smooths the power.
    smoothing_s: float = 0.012
    smoothing_hz: float = 40.0
    floor_quantile: float = 0.1  # Share of the time that a band is assumed to be free of calls.
    # floor_width_hz, floor_excess_db: Maximum of a band's floor above the median floor of the
    # bands in this width; more is a continuous singer, not noise.
    floor_width_hz: float = 1500.0
    floor_excess_db: float = 4.0
    # Pixels this far below the loudest are silence, whatever the floor.
    dynamic_range_db: float = 90.0
    # Maximum duration of drops and knocks over all octaves, which are dropped; None for animals
    # that click.
    flash_s: float | None = 0.012
    # Height of a band's floor above both sides at which it is outlined as a continuous singer;
    # None for never.
    steady_db: float | None = 10.5
    # Height above the floor of lasting sounds from 95 to 300 Hz (bitterns, large owls), outlined
    # without rumble below; None for never.
    deep_db: float | None = None
    peak_db: float = 8.5  # Minimum of a segment's maximum above the floor.
    onset_db: float = 4.0  # Minimum of a segment's pixels above the floor.
    dip_db: float = 8.0  # Depth of the valley that divides two regions.
    # Pixels this far below their region's summit are dropped as leakage or echo.
    skirt_db: float = 25.0
    # Regions are one sound if onsets differ by less than this, and offsets by less than twice as
    # much.
    together_s: float = 0.012
    pause_db: float = 10.0  # Depth of the dip in a sound's envelope that divides it.
    # A segment begins and ends where its envelope is this far below its maximum.
    edge_db: float = 20.0
    # foreground_db, foreground_s: A segment this far below the loudest within this time is dropped
    # as echo or far away.
    foreground_db: float = 40.0
    foreground_s: float = 10.0
    # min_duration_s, min_bandwidth_hz: Smaller segments are dropped.
    min_duration_s: float = 0.012
    min_bandwidth_hz: float = 150.0
    # Minimum energy: power over the floor times seconds and hertz, which separates faint sounds
    # from noise.
    min_energy: float = 105.0

    name: ClassVar[str] = "threshold"

    def __post_init__(self) -> None:
        if not 0.0 <= self.floor_quantile <= 1.0:
            raise ValueError("floor_quantile must lie in 0..1")
        if not 0 < self.onset_db <= self.peak_db:
            raise ValueError("need 0 < onset_db <= peak_db")
        if min(self.dip_db, self.pause_db, self.edge_db) <= 0:
            raise ValueError("dip_db, pause_db and edge_db must be positive")

    @lru_cache(maxsize=16)  # noqa: B019 - settings live as long as the program
    def digest(self) -> str:
        """Return a short hash of the settings."""
        return settings_digest({"name": self.name, **asdict(self)})

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks by onset, then frequency; frames count from the recording's start.

        Magnitudes that are not finite count as silence.
        """
        level, layout = self._level_noise(spectrogram), spectrogram.layout
        level_map = self._bridged_level_map(level)
        masks = self._calls(level_map, level)
        if self.deep_db is not None:
            deep = replace(self, peak_db=self.deep_db, min_duration_s=_DEEP_S, **_DEEP)
            deep_calls = deep._calls(level_map, level, are_lasting=True)
            masks += _subtract_masks(_without_rumble(deep_calls, level), masks)
        if self.flash_s is not None and masks:
            masks = without_bursts(spectrogram, masks, spectrogram.quiet_power)
        if self.steady_db is not None:
            first = spectrogram.first_frame
            masks += continuous_masks(level_map, layout, first, masks, min_db=self.steady_db)
        return [masks[i] for i in onset_order(masks)]

    def _level_noise(self, spectrogram: Spectrogram) -> Spectrogram:
        """Return the magnitudes with noise as loud at all times, where it changes by `CHANGED_DB`.

        Noise rises in most bins at once, a singer in some; the rank filters open the level: they
        pass over what lasts for less than half of `PART_S`, and leave steps where they are.
        """
        grid = spectrogram.layout.grid
        low_bin, stop_bin = self._band(spectrogram.layout.n_bins, grid)
        if spectrogram.n_frames * grid.hop_s < PART_S or low_bin >= stop_bin:
            return spectrogram
        step = max(1, round(_STEP_S / grid.hop_s))
        frames = np.arange(0, spectrogram.n_frames, step)
        sample = np.ascontiguousarray(spectrogram.magnitude[low_bin:stop_bin:2, ::step].T)
        n = sample.shape[1]
        middle = row_ranks(sample, n // 2)
        if not n % 2:
            middle = (row_ranks(sample, n // 2 - 1) + middle) / np.float32(2)
        is_sound = (middle > _SILENCE) & np.isfinite(middle)
        if not is_sound.any():
            return spectrogram
        level_db = 20 * np.log10(middle[is_sound])
        if np.ptp(level_db) < CHANGED_DB:
            return spectrogram
        level_db = np.interp(frames, frames[is_sound], level_db)
        width = round(PART_S / _STEP_S) | 1
        rise_db = percentile_filter(level_db, 20, width, mode="reflect")  # song has pauses
        rise_db = percentile_filter(rise_db, 80, width, mode="reflect")
        rise_db -= rise_db.min()
        if rise_db.max() < CHANGED_DB:
            return spectrogram
        gain = 10 ** (-np.interp(np.arange(spectrogram.n_frames), frames, rise_db) / 20)
        magnitude = spectrogram.magnitude * gain.astype(np.float32)
        return Spectrogram(spectrogram.layout, magnitude, spectrogram.first_frame)

    def _calls(
        self, level_map: LevelMap, spectrogram: Spectrogram, *, are_lasting: bool = False
    ) -> list[Mask]:
        """Return the masks of sounds that rise from the floor and fall back to it.

        Lasting ones keep near their maximum for the least duration; of others, so long is left.
        """
        grid = spectrogram.layout.grid
        top_bin = level_map.top_bin(max(1, round(self.floor_width_hz / grid.bin_hz)))
        low_bin, stop_bin = self._band(top_bin, grid)
        pixels = level_map.list_raised(
            max(1, steps(self.onset_db)), steps(self.peak_db), low_bin, stop_bin
        )
        if not len(pixels.bounds):
            return []
        n_frames = spectrogram.n_frames
        labels, summits = flood_kernels.flood(
            pixels.heights, pixels.bounds, pixels.firsts, n_frames, steps(self.dip_db)
        )
        minima = summits - steps(self.skirt_db)
        minima[summits < steps(self.peak_db)] = _NEVER
        stretches, regions = pixel_kernels.trim(
            pixels.bounds, pixels.firsts, n_frames, pixels.heights, labels, minima
        )
        sounds = self._sounds(regions, low_bin, stop_bin, grid)
        runs = self._cut_sounds(
            level_map, pixels, stretches, regions, sounds, grid, are_lasting=are_lasting
        )
        return masks_of(runs, grid, spectrogram.first_frame)

    def _bridged_level_map(self, spectrogram: Spectrogram) -> LevelMap:
        """Return the levels of a spectrogram with drops and clicks bridged."""
        level_map = self._level_map(spectrogram)
        if self.flash_s is None:
            return level_map
        layout, low_bin = spectrogram.layout, spectrogram.layout.grid.bin_at(self.low_hz)
        calm = without_transients(level_map, layout, low_bin=low_bin, longest_s=self.flash_s)
        if calm is None:
            return level_map
        return self._level_map(Spectrogram(layout, calm, spectrogram.first_frame))

    def _level_map(self, spectrogram: Spectrogram) -> LevelMap:
        return level_map_of(
            spectrogram,
            smoothing_s=self.smoothing_s,
            smoothing_hz=self.smoothing_hz,
            floor_quantile=self.floor_quantile,
            floor_width_hz=self.floor_width_hz,
            floor_excess_db=self.floor_excess_db,
            dynamic_range_db=self.dynamic_range_db,
        )

    def _band(self, n_bins: int, grid: Grid) -> tuple[int, int]:
        stop = n_bins if self.high_hz is None else min(n_bins, grid.bin_at(self.high_hz) + 1)
        return max(0, grid.bin_at(self.low_hz)), stop

    def _sounds(self, regions: Int32Array, low_bin: int, stop_bin: int, grid: Grid) -> Int32Array:
        """Return the sound of each region, from 1 by onset; 0 if dropped."""
        n_bins, n_frames = regions[:, 1] - regions[:, 0], regions[:, 3] - regions[:, 2]
        margin, summit_bin = self.edge_hz / grid.bin_hz, regions[:, 5]
        order = np.flatnonzero(
            (regions[:, 4] > 0)
            & (n_frames * grid.hop_s >= self.min_duration_s)
            & (n_bins * grid.bin_hz >= self.min_bandwidth_hz)
            & (summit_bin >= low_bin + margin)
            & (summit_bin < stop_bin - margin)
        )
        order = order[np.lexsort((regions[order, 0], regions[order, 2]))]
        names = np.zeros(len(regions), dtype=np.int32)
        ends = regions[order, 2:4]
        names[order] = pixel_kernels.groups_by_ends(ends, self.together_s / grid.hop_s)
        return names

    def _cut_sounds(
        self,
        level_map: LevelMap,
        pixels: Raised,
        stretches: Int32Array,
        regions: Int32Array,
        sounds: Int32Array,
        grid: Grid,
        *,
        are_lasting: bool,
    ) -> Int32Array:
        """Cut the sounds at pauses; return the runs of the pieces that are kept."""
        spans = _spans(regions, sounds)
        ends = np.cumsum(spans[:, 1] - spans[:, 0])
        starts = np.append(ends - spans[:, 1], ends[-1]).astype(np.int32)
        power = pixel_kernels.envelopes(
            stretches, sounds, starts, level_map.magnitude, level_map.gain
        )
        min_frames = math.ceil(self.min_duration_s / grid.hop_s)
        part_of_pixel, bounds, lasts = pixel_kernels.cut_at_pauses(
            power,
            starts,
            spans,
            10 ** (self.pause_db / 10),
            10 ** (-self.edge_db / 10),
            min_frames,
        )
        runs, tops, loudest = pixel_kernels.runs_of_parts(
            stretches,
            sounds,
            starts,
            part_of_pixel,
            pixels.heights,
            level_map.floor,
            len(bounds) - 1,
        )
        energy = np.bincount(part_of_pixel, power, len(bounds)) * grid.hop_s * grid.bin_hz
        valid = (
            (tops >= steps(self.peak_db))
            & (lasts if are_lasting else np.diff(bounds)[:, 0] >= min_frames)
            & (energy >= self.min_energy)
        )
        valid[0] = False
        valid[valid] = self._is_foreground(
            bounds[valid, 0] * grid.hop_s, loudest[valid], lasts[valid]
        )
        return runs[valid[runs[:, 0]]]

    def _is_foreground(
        self, onsets_s: npt.NDArray[np.floating], loudest: Int32Array, lasts: BoolArray
    ) -> BoolArray:
        """Return which sounds are not far below the loudest lasting ones around them."""
        order = np.argsort(onsets_s, kind="stable")
        times = onsets_s[order]
        first = np.searchsorted(times, onsets_s - self.foreground_s)
        stop = np.searchsorted(times, onsets_s + self.foreground_s, side="right")
        padded = np.append(np.where(lasts, loudest, 0)[order], 0)  # as the last stop is no place
        around = np.maximum.reduceat(padded, np.stack([first, stop], axis=1).ravel())[::2]
        return loudest >= around - steps(self.foreground_db)


def _without_rumble(masks: list[Mask], spectrogram: Spectrogram) -> list[Mask]:
    """Return the masks without skirts of wind or traffic, which are loud below 30 Hz too."""
    magnitude, first = spectrogram.magnitude, spectrogram.first_frame
    quiet = spectrogram.quiet_power  # of bin 0 mostly a constant offset
    calls = []
    for mask in masks:
        sound = magnitude[: mask.stop_bin, mask.first_frame - first : mask.stop_frame - first]
        rise = np.square(sound).mean(axis=1) - quiet[: mask.stop_bin]
        if rise[0] <= _RUMBLE_SHARE * rise.max():
            calls.append(mask)
    return calls


def _subtract_masks(masks: list[Mask], others: list[Mask]) -> list[Mask]:
    """Return what is left of the masks without the pixels of others."""
    ends = extents(others)
    left = []
    for mask in masks:
        first, stop, low, high = extents([mask])[0]
        meet = (
            (ends[:, 0] < stop) & (ends[:, 1] > first) & (ends[:, 2] < high) & (ends[:, 3] > low)
        )
        rest = mask.without(others[i] for i in np.flatnonzero(meet))
        left += [rest] if rest else []
    return left


def _spans(regions: Int32Array, names: Int32Array) -> Int32Array:
    """Return int32 (n_names + 1, 2): first and stop frame of each name; row 0 is empty."""
    spans = np.zeros((names.max(initial=0) + 1, 2), dtype=np.int32)
    spans[:, 0] = np.iinfo(np.int32).max
    np.minimum.at(spans[:, 0], names, regions[:, 2])
    np.maximum.at(spans[:, 1], names, regions[:, 3])
    spans[0] = 0
    return spans
