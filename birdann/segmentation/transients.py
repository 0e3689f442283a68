"""Detection and removal of drops, knocks and crackle.

Drops on leaves or the housing last a few milliseconds and have a flat spectrum over many octaves;
short calls fill an octave or two, broad ones last. A sound of a few frames in every octave where
it would be audible is not a voice.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Self

import numpy as np
from scipy.ndimage import find_objects, label

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int16Array, Int32Array
from birdann.dsp.spectrogram import Layout, Spectrogram
from birdann.segmentation.kernels import transients as transient_kernels
from birdann.segmentation.prominence import STEPS_PER_DB, LevelMap
from birdann.segmentation.spectral_shape import rises_evenly

_FIRST_EDGE_HZ = 1000.0
_MIN_OCTAVE_BINS = 16
_MIN_SHARE_OF_OCTAVE = 1 / 3
_MIN_OCTAVES = 3
_MIN_RISE_DB = 4.0
_MIN_SHARE_OF_HEIGHT = 0.6
_MASKED_DB = 5.0
_MIN_AUDIBLE_DB, _AUDIBLE_SHARE = 0.2, 0.25
_SKIRT_DB = 1.0
_REACH_FRAMES = 2
_MAX_ROUNDS = 3


def without_transients(
    level_map: LevelMap, layout: Layout, *, low_bin: int, longest_s: float
) -> Float32Array | None:
    """Return magnitudes (n_bins, n_frames) with transients bridged, or None without any.

    Up to three rounds find transients close to louder ones.

    Parameters
    ----------
    level_map
        Magnitudes and floor.
    low_bin
        Bins below are ignored in detection, but bridged.
    longest_s
        Maximum duration of a transient, plus the window length.
    """
    octaves = Octaves.of(level_map, layout, low_bin)
    longest_s += layout.window_frames / layout.sample_rate_hz
    n_frames = max(2, round(longest_s / layout.grid.hop_s))
    bridged: Float32Array | None = None
    for _ in range(_MAX_ROUNDS):
        magnitude = level_map.magnitude if bridged is None else bridged
        spans = octaves.transients(magnitude, n_frames)
        spans = spans[rises_evenly(Spectrogram(layout, magnitude), spans, _REACH_FRAMES)]
        if not len(spans):
            break
        if bridged is None:
            bridged = level_map.magnitude.copy()
        transient_kernels.bridge(bridged, spans, _REACH_FRAMES)
    return bridged


@dataclass(frozen=True, slots=True, eq=False)
class Octaves:
    """Octaves in which transients are sought."""

    edges: Int32Array  # int32 (n + 1,): first bin of each octave, and the last's stop.
    gain: Float32Array  # float32 (n_bins,): scales the amplitude of each bin's floor to 1.
    floor_db: FloatArray  # float64 (n,): the median floor of each octave.

    @classmethod
    def of(cls, level_map: LevelMap, layout: Layout, low_bin: int) -> Self:
        """Cut a spectrum into octaves from 1 kHz upwards, and the rest below.

        Less than a third of an octave at the top is merged.
        """
        edges, edge_hz = [min(low_bin, layout.n_bins - 1)], _FIRST_EDGE_HZ
        while (edge := round(edge_hz / layout.grid.bin_hz)) < layout.n_bins:
            if edge - edges[-1] >= _MIN_OCTAVE_BINS:
                edges.append(edge)
            edge_hz *= 2
        if len(edges) > 1 and layout.n_bins - edges[-1] < _MIN_SHARE_OF_OCTAVE * edges[-1]:
            edges.pop()
        edges.append(layout.n_bins)
        floor = [_median(level_map.floor[low:high]) for low, high in pairwise(edges)]
        return cls(
            np.array(edges, dtype=np.int32),
            np.sqrt(level_map.gain),
            np.array(floor) / STEPS_PER_DB,
        )

    def transients(self, magnitude: Float32Array, n_frames: int) -> Int32Array:
        """Return the frames in which the whole spectrum rises and falls at once, int32 (n, 2).

        The mean height of each octave's bins over their floors is followed. A transient is a peak
        of at least 4 dB that falls by 60 % of its height or more on both sides within
        ``n_frames``, in at least three octaves, and in every other octave where a sound of equal
        power per hertz would be audible.
        """
        height = transient_kernels.mean_height_db(magnitude, self.gain, self.edges)
        if not height.size:
            return np.zeros((0, 2), dtype=np.int32)
        is_audible = (height >= _MIN_AUDIBLE_DB).mean(axis=1) >= _AUDIBLE_SHARE
        height, floor_db = height[is_audible], self.floor_db[is_audible, None]
        if len(height) < _MIN_OCTAVES:
            return np.zeros((0, 2), dtype=np.int32)
        lasting = transient_kernels.morphological_opening(height, n_frames)
        rise = height - lasting
        is_peak = (rise >= _MIN_RISE_DB) & (rise >= _MIN_SHARE_OF_HEIGHT * height)
        is_broad = is_peak.sum(axis=0) >= _MIN_OCTAVES
        if not is_broad.any():
            return np.zeros((0, 2), dtype=np.int32)
        faintest_db = np.where(is_peak, height + floor_db, np.inf).min(axis=0)
        is_masked = lasting + floor_db + _MASKED_DB >= faintest_db
        is_transient = is_broad & (is_peak | is_masked).all(axis=0)
        return _spans(is_transient, rise.mean(axis=0) >= _SKIRT_DB)


def _median(values: Int16Array) -> float:
    """Return the median of a few values; several times as fast as numpy's."""
    values = np.sort(values)
    return (float(values[(len(values) - 1) // 2]) + float(values[len(values) // 2])) / 2


def _spans(is_transient: BoolArray, is_raised: BoolArray) -> Int32Array:
    """Return the stretches of raised frames with a transient; close ones are merged."""
    parts, _ = label(is_transient | is_raised)
    objects = find_objects(parts)
    spans: list[list[int]] = []
    for part in np.unique(parts[is_transient]):
        (frames,) = objects[part - 1]
        if spans and frames.start - spans[-1][1] < _REACH_FRAMES:
            spans[-1][1] = frames.stop
        else:
            spans.append([frames.start, frames.stop])
    return np.array(spans, dtype=np.int32).reshape(-1, 2)
