"""Continuous singers, such as cicadas and crickets, in the noise floor.

Noise varies smoothly with frequency, so a band whose floor is far above the floors on both sides
is sung in without a pause. The search for calls keeps that floor, to find birds above it; the band
itself is outlined here.
"""

from collections.abc import Sequence

import numpy as np
from scipy.ndimage import grey_opening, median_filter, uniform_filter1d

from birdann.core.arrays import BoolArray, FloatArray, Int16Array
from birdann.core.geometry import Mask
from birdann.dsp.spectrogram import Layout
from birdann.segmentation.kernels import transients as transient_kernels
from birdann.segmentation.prominence import LOWEST_DB, STEPS_PER_DB, LevelMap, steps

_LOWEST_HZ, _HIGHEST_HZ = 2000.0, 20_000.0
_WIDEST_OCTAVES, _NARROWEST_OCTAVES = 1.5, 0.25
_PER_OCTAVE = 24
_FOOT_SHARE = 0.5
_MIN_AUDIBLE_DB = 4.0
_EVEN_S = 0.25
_SHORTEST_S, _LONGEST_S = 1.0, 10.0


def continuous_masks(
    level_map: LevelMap,
    layout: Layout,
    first_frame: int,
    calls: Sequence[Mask],
    *,
    min_db: float,
) -> list[Mask]:
    """Outline the bands of continuous singers: masks of 1 to 10 s, cut at multiples of 10 s.

    Parameters
    ----------
    level_map
        Magnitudes and the floor of a stretch of a recording.
    calls
        Segments that are left out.
    min_db
        Minimum height of a band's floor above those around it.
    """
    if not level_map.magnitude.size:
        return []
    under = _floor_around(level_map.floor, layout)
    masks: list[Mask] = []
    for low, stop in _bands(level_map.floor - under, layout, steps(min_db)):
        is_free = _is_free(calls, first_frame, low, (stop - low, level_map.magnitude.shape[1]))
        for first, last in _audible_stretches(level_map, under, layout, first_frame, low, stop):
            part = is_free[:, first:last]
            if part.any():
                at = first_frame + first
                masks.append(Mask.from_bitmap(part, layout.grid, first_frame=at, first_bin=low))
    return masks


def _floor_around(floor: Int16Array, layout: Layout) -> FloatArray:
    """Return the floor without structures narrower than one and a half octaves."""
    bins = np.arange(len(floor))
    octave = np.log2(np.maximum(bins, 0.5) * layout.grid.bin_hz)
    octave_grid = np.arange(
        octave[1] if len(octave) > 1 else octave[0], octave[-1], 1 / _PER_OCTAVE
    )
    if not len(octave_grid):
        return floor.astype(np.float64)
    levels = median_filter(np.interp(octave_grid, octave, floor), 5, mode="nearest")
    opened = grey_opening(levels, size=(int(_WIDEST_OCTAVES * _PER_OCTAVE),), mode="nearest")
    around: FloatArray = np.interp(octave, octave_grid, opened)
    return around


def _bands(rise: FloatArray, layout: Layout, min_rise: int) -> list[tuple[int, int]]:
    """Return the rising bands, down to half the height: first and stop bin."""
    hz = np.arange(len(rise)) * layout.grid.bin_hz
    is_risen = (rise >= _FOOT_SHARE * min_rise) & (hz >= _LOWEST_HZ) & (hz <= _HIGHEST_HZ)
    edges = np.flatnonzero(np.diff(is_risen, prepend=False, append=False))
    bands: list[tuple[int, int]] = []
    for first, stop in edges.reshape(-1, 2).tolist():
        high = first + np.flatnonzero(rise[first:stop] >= min_rise)
        if len(high) and np.log2((high[-1] + 1) / high[0]) >= _NARROWEST_OCTAVES:
            bands.append((first, stop))
    return bands


def _audible_stretches(
    level_map: LevelMap,
    under: FloatArray,
    layout: Layout,
    first_frame: int,
    low: int,
    stop: int,
) -> list[tuple[int, int]]:
    """Return the frames in which a band is audible, in pieces of a fixed raster."""
    hop_s = layout.grid.hop_s
    foot_db = under[low:stop] / STEPS_PER_DB + LOWEST_DB
    gain = (10 ** (-foot_db / 20)).astype(np.float32)
    edges = np.array([0, stop - low], dtype=np.int32)
    band = np.ascontiguousarray(level_map.magnitude[low:stop])
    height = transient_kernels.mean_height_db(band, gain, edges)[0]
    even = uniform_filter1d(height, max(1, round(_EVEN_S / hop_s)), mode="nearest")
    n_frames_per_part = round(_LONGEST_S / hop_s)
    numbers = (np.arange(len(even)) + first_frame) // n_frames_per_part
    is_audible = even >= _MIN_AUDIBLE_DB
    cuts = np.flatnonzero(np.diff(np.where(is_audible, numbers, -1))) + 1
    starts, ends = np.append(0, cuts), np.append(cuts, len(even))
    is_long = is_audible[starts] & ((ends - starts) * hop_s >= _SHORTEST_S)
    return list(zip(starts[is_long].tolist(), ends[is_long].tolist(), strict=True))


def _is_free(
    calls: Sequence[Mask], first_frame: int, low: int, shape: tuple[int, int]
) -> BoolArray:
    """Return bool of this shape, from bin ``low`` upwards: pixels without calls."""
    n_bins, n_frames = shape
    steps_up = np.zeros((n_bins, n_frames + 1), dtype=np.int32)
    for mask in calls:
        runs = mask.runs[(mask.runs[:, 0] >= low) & (mask.runs[:, 0] < low + n_bins)]
        np.add.at(steps_up, (runs[:, 0] - low, runs[:, 1] - first_frame), 1)
        np.add.at(steps_up, (runs[:, 0] - low, runs[:, 2] - first_frame), -1)
    is_free: BoolArray = steps_up.cumsum(axis=1)[:, :-1] == 0
    return is_free
