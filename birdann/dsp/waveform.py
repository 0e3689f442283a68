"""Waveform at every zoom: highest and lowest sample of each pixel column.

A tile has two rows, the highest sample and the *negated* lowest, both pooled by maximum. A column
of level ``k`` covers 2^k samples. Fine levels are read on demand; coarse ones come from one pass
over the recording and until then from samples.
"""

from collections.abc import Iterator
from time import monotonic

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import Float32Array, Int16Array
from birdann.dsp.audio import SampleSource
from birdann.dsp.peak_levels import TILE_COLUMNS, PeakLevels, column_count

Peaks = Int16Array

FULL_SCALE = 32767
"""Value of a sample of 1."""
NOTHING = -32768
"""Value where there is no sound: before the start and after the end."""

_DIRECT_LEVEL = 11
_MAX_COLUMNS = 1 << 21
_BLOCK_FRAMES = 1 << 18
_LOOK_FRAMES = 1 << 9
_SAMPLING_BUDGET_S = 0.06


class WavePyramid(PeakLevels[np.int16]):
    """Coarse levels of one recording, filled in one pass; at most 17 MB."""

    def __init__(self, n_frames: int) -> None:
        base_level = _DIRECT_LEVEL + 1
        while column_count(n_frames, base_level) > _MAX_COLUMNS:
            base_level += 1
        super().__init__(n_frames, base_level, 2, np.int16(NOTHING))

    def advance(self, source: SampleSource) -> None:
        """Add the next stretch of sound (milliseconds of work)."""
        start = self.n_filled
        stop = min(self.n_frames, start + max(4 * _BLOCK_FRAMES, 1 << self.base_level))
        self.store(peaks(source, start, stop, self.base_level).T)


class WaveMaker:
    """Tiles of one source with its ``pyramid`` of coarse levels. Not thread-safe."""

    def __init__(self, source: SampleSource, pyramid: WavePyramid) -> None:
        self._source = source
        self._pyramid = pyramid

    def tile(self, level: int, index: int) -> Peaks:
        """Return int16 (2, 512): highest and negated lowest samples; ``NOTHING`` past the end."""
        pyramid = self._pyramid
        cached = pyramid.tile(level, index)
        if cached is not None:
            return cached
        start = (index * TILE_COLUMNS) << level
        stop = min(pyramid.n_frames, start + (TILE_COLUMNS << level))
        out = np.full((2, TILE_COLUMNS), NOTHING, dtype=np.int16)
        if level < pyramid.base_level:
            extremes = peaks(self._source, start, stop, level)
        else:
            extremes = self._sample_peaks(start, stop, level)
        out[:, : extremes.shape[1]] = extremes
        return pyramid.refine_tile(level, index, out) if level >= pyramid.base_level else out

    def _sample_peaks(self, start: int, stop: int, level: int) -> Peaks:
        """Return the peaks of a few samples from each column's middle; some repeat neighbours'."""
        n_columns = column_count(stop - start, level)
        out = np.zeros((2, n_columns), dtype=np.int16)
        deadline = monotonic() + _SAMPLING_BUDGET_S
        for column, width in _coarse_to_fine(n_columns):
            first = start + (column << level)
            middle = (first + min(stop, first + (1 << level)) - _LOOK_FRAMES) // 2
            look = self._source.read(max(first, middle), _LOOK_FRAMES)
            out[:, column : column + width] = _minimum_and_maximum(look)[:, None]
            if monotonic() > deadline:
                break
        return out


def _coarse_to_fine(count: int) -> Iterator[tuple[int, int]]:
    """Yield 0..count-1 in coarse-to-fine order, each with the length of the run it represents."""
    step = 1 << max(0, count - 1).bit_length()
    yield 0, step
    while step > 1:
        step //= 2
        for index in range(step, count, 2 * step):
            yield index, step


def peaks(source: SampleSource, start: int, stop: int, level: int) -> Peaks:
    """Return int16 (2, n_columns): highest and negated lowest of each 2^level samples.

    Read in blocks, in flat memory; the last column may be shorter.
    """
    run = 1 << level
    block = max(_BLOCK_FRAMES, run)
    out = np.full((2, column_count(stop - start, level)), NOTHING, dtype=np.int16)
    for at in range(start, stop, block):
        samples = source.read(at, min(block, stop - at))
        column = (at - start) >> level
        whole = len(samples) // run
        if whole:
            rows = samples[: whole * run].reshape(whole, run)
            out[0, column : column + whole] = _to_int16(rows.max(axis=1))
            out[1, column : column + whole] = _to_int16(-rows.min(axis=1))
        if whole * run < len(samples):
            out[:, column + whole] = _minimum_and_maximum(samples[whole * run :])
    return out


def _minimum_and_maximum(samples: Float32Array) -> Peaks:
    if not len(samples):
        return np.array([NOTHING, NOTHING], dtype=np.int16)
    return _to_int16(np.array([samples.max(), -samples.min()]))


def _to_int16(values: npt.NDArray[np.floating]) -> Peaks:
    scaled = np.clip(values * FULL_SCALE, -FULL_SCALE, FULL_SCALE)
    whole: Peaks = np.round(scaled).astype(np.int16)
    return whole
