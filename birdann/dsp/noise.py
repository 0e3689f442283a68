"""Noise floor per band and time, and its removal.

``whiten`` is the filter that made the HJA and MLSP data sets, for comparison with them.
``NoiseTrack`` and ``snr_db`` are for field recordings: a slowly changing floor per band.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.dsp.audio import SampleSource
from birdann.dsp.resample import with_rate
from birdann.dsp.spectrogram import GROUP_FRAMES, Layout, Magnitudes, Spectrogram, magnitudes

Image = Float32Array

_LOWEST_DB, _LEVEL_DB, _N_LEVELS = -200.0, 0.5, 512
_DIGITAL_SILENCE_DB = -160.0
QUIET_SHARE = 0.2
_WHITEN_EPSILON = 1e-11
_MAX_GROUPS = 8
_QUANTILE = 0.2
"""Quantile of the power in a window from which the noise is computed."""
_WINDOW_S, _STEP_S = 30.0, 5.0
"""Window of one estimate, and time between estimates; shorter recordings use all their sound."""
_LOWEST_FLOOR_DB = -130.0


def whiten(magnitude: Magnitudes) -> Image:
    """Divide each band by its level in the quietest fifth of the frames: float32, 0..1.

    Noise filter of Pterodactyl 0.1 (Briggs, pNoiseReducer.h). With ``p`` the square root of the
    magnitudes relative to their maximum, ``s(y)`` the *sum* of ``p(x, y)**2`` over the
    ``ceil(0.2 n_frames)`` frames of least mean energy, plus 1e-11, the result is
    ``min(1, p / sqrt(s(y)))``. Both images have 8 bits, as the original stores them.

    Parameters
    ----------
    magnitude
        (n_bins, n_frames) of the whole recording.
    """
    peak = float(magnitude.max(initial=0.0))
    if peak == 0:
        return np.zeros_like(magnitude)
    p = _eight_bit(np.sqrt(magnitude.astype(np.float64) / peak)).astype(np.float64)
    energy = (p**2).mean(axis=0)
    quiet = np.argsort(energy, kind="stable")[: int(np.ceil(QUIET_SHARE * len(energy)))]
    level = (p[:, quiet] ** 2).sum(axis=1, keepdims=True) + _WHITEN_EPSILON
    return _eight_bit(np.minimum(1.0, p / np.sqrt(level)))


def _eight_bit(image: FloatArray) -> Image:
    """Return an image rounded down to multiples of 1/255."""
    return (np.floor(image * 255) / 255).astype(np.float32)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class NoiseTrack:
    """Slowly changing noise spectrum of a recording."""

    # first_frame, step_frames: Frame of the first estimate, and step between estimates.
    first_frame: int
    step_frames: int
    floor_db: Image  # float32 (n_bins, n_estimates): mean noise power per bin in dBFS.

    @classmethod
    def from_source(cls, source: SampleSource, layout: Layout) -> Self:
        """Estimate over a recording of any length, from at most 512 frames per step."""
        source = with_rate(source, layout.sample_rate_hz)
        return cls._read(
            lambda first, stop: magnitudes(source, layout, first, stop),
            layout,
            layout.frame_count(source),
        )

    @classmethod
    def from_spectrogram(cls, spectrogram: Spectrogram) -> Self:
        """Estimate from magnitudes in memory; equals ``from_source`` for a whole recording."""
        track = cls._read(
            lambda first, stop: spectrogram.magnitude[:, first:stop],
            spectrogram.layout,
            spectrogram.n_frames,
        )
        return replace(track, first_frame=track.first_frame + spectrogram.first_frame)

    @classmethod
    def _read(cls, read: Callable[[int, int], Magnitudes], layout: Layout, n_frames: int) -> Self:
        step = _step_frames(layout)
        starts = range(0, max(1, n_frames), step)
        reach = min(len(starts), max(1, round(_WINDOW_S / _STEP_S)))
        counts = np.zeros((layout.n_bins, _N_LEVELS), dtype=np.int64)
        window: list[Int64Array] = []
        floors: list[Image] = []
        for start in starts:
            window.append(_counts(read, start, min(n_frames, start + step), layout.n_bins))
            counts += window[-1]
            if len(window) > reach:
                counts -= window.pop(0)
            if len(window) == reach:
                floors.append(_floor_db(counts))
        return cls(
            first_frame=reach * step // 2,
            step_frames=step,
            floor_db=np.stack(floors, axis=1),
        )

    def floor_at(self, first_frame: int, stop_frame: int) -> Image:
        """Return float32 (n_bins, n): the floor in dBFS at the given frames."""
        frames = np.arange(first_frame, stop_frame)
        last = self.floor_db.shape[1] - 1
        position = np.clip((frames - self.first_frame) / self.step_frames, 0, last)
        left = np.minimum(position.astype(np.int64), max(0, last - 1))
        weight = (position - left).astype(np.float32)
        out = np.empty((len(self.floor_db), len(frames)), dtype=np.float32)
        cuts = np.flatnonzero(np.diff(left)) + 1
        for start, stop in pairwise([0, *cuts.tolist(), len(frames)]):
            if start < stop:
                index = left[start]
                low, high = self.floor_db[:, [index]], self.floor_db[:, [min(index + 1, last)]]
                part = out[:, start:stop]
                np.multiply(high - low, weight[start:stop], out=part)
                part += low
        return out


def snr_db(spectrogram: Spectrogram, track: NoiseTrack) -> Image:
    """Return float32 (n_bins, n_frames): decibels of each pixel over the local mean noise power.

    Noise alone has mean -2.5 dB and median -1.6 dB. The minimum, also for digital silence, is -20
    dB.

    Parameters
    ----------
    spectrogram
        Any stretch of frames.
    track
        The recording's floor.
    """
    first = spectrogram.first_frame
    out = _power_db(spectrogram.magnitude)
    out -= track.floor_at(first, first + spectrogram.n_frames)
    return np.maximum(out, _MIN_SNR_DB, out=out)


_MIN_SNR_DB = np.float32(-20.0)


def _step_frames(layout: Layout) -> int:
    """Return the frames per step, a multiple of the group size."""
    groups = round(_STEP_S / layout.grid.hop_s / GROUP_FRAMES)
    return max(1, groups) * GROUP_FRAMES


def _sampled_groups(start: int, stop: int) -> list[int]:
    """Return the first frames of up to ``_MAX_GROUPS`` groups spread over ``start``..``stop``."""
    groups = np.arange(start, stop, GROUP_FRAMES)
    if len(groups) <= _MAX_GROUPS:
        return [int(group) for group in groups]
    chosen = np.linspace(0, len(groups) - 1, _MAX_GROUPS).round().astype(np.int64)
    return [int(group) for group in groups[chosen]]


def _power_db(magnitude: Magnitudes) -> Image:
    out = np.maximum(magnitude, np.float32(10 ** (_LOWEST_DB / 20)))
    np.log10(out, out=out)
    out *= 20
    return out


def _counts(
    read: Callable[[int, int], Magnitudes], start: int, stop: int, n_bins: int
) -> Int64Array:
    """Return int64 (n_bins, n_levels): histogram of levels per bin, from groups of frames."""
    counts = np.zeros((n_bins, _N_LEVELS), dtype=np.int64)
    row = np.arange(n_bins)[:, None] * _N_LEVELS
    for first in _sampled_groups(start, stop):
        db = _power_db(read(first, min(stop, first + GROUP_FRAMES)))
        has_sound = db.max(axis=0) > _DIGITAL_SILENCE_DB
        level = ((db[:, has_sound] - _LOWEST_DB) / _LEVEL_DB).astype(np.int64)
        np.clip(level, 0, _N_LEVELS - 1, out=level)
        histogram = np.bincount((level + row).ravel(), minlength=n_bins * _N_LEVELS)
        counts += histogram.reshape(n_bins, _N_LEVELS)
    return counts


def _floor_db(counts: Int64Array) -> Image:
    """Return float32 (n_bins,): mean noise power from a low quantile of the power.

    Power in a bin of Gaussian noise is exponentially distributed, so that its quantile
    ``q`` lies at ``-ln(1 - q)`` of the mean.
    """
    cumulative = counts.cumsum(axis=1)
    target = _QUANTILE * cumulative[:, -1:]
    level = np.minimum((cumulative < target).sum(axis=1), _N_LEVELS - 1)
    rows = np.arange(len(counts))
    inside = np.maximum(counts[rows, level], 1)
    share = 1 - (cumulative[rows, level] - target[:, 0]) / inside
    floor = _LOWEST_DB + (level + np.clip(share, 0, 1)) * _LEVEL_DB
    floor -= 10 * np.log10(-np.log1p(-_QUANTILE))
    limited: Image = np.maximum(floor, _LOWEST_FLOOR_DB).astype(np.float32)
    return limited
