"""Spectrogram tiles: 8-bit decibels at every zoom, for files of seconds to days.

Level 0 has a column per frame; a column of level ``k`` is the maximum over 2^k frames, so that
peaks stay visible. All recordings share one scale, -120..0 dBFS on 0..255; contrast is a lookup
table of the view. Levels up to ``DIRECT_LEVEL`` are computed from the sound on demand. Coarser
ones come from ``SpectrogramLevels``, filled in one background pass, and until then from samples.
"""

from time import monotonic

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import Float32Array, Int16Array, Int64Array, UInt8Array
from birdann.dsp.audio import SampleSource
from birdann.dsp.peak_levels import TILE_COLUMNS, PeakLevels, column_count, maxima
from birdann.dsp.resample import with_rate
from birdann.dsp.spectrogram import (
    GROUP_FRAMES,
    FrameTransform,
    Layout,
    Magnitudes,
    SpectrogramParams,
    frame_samples,
)

Picture = UInt8Array

LOWEST_DB, HIGHEST_DB = -120.0, 0.0
"""Levels, in dBFS of a sine, of pixel values 0 and 255."""
DIRECT_LEVEL = 6
"""Coarsest level whose tiles are computed from all of their sound on demand."""

_PIXELS_PER_BEL = 10 * 255 / (HIGHEST_DB - LOWEST_DB)
_OVERVIEW_BUDGET_S = 0.08


def display_params(sample_rate_hz: int) -> SpectrogramParams:
    """Return the display settings for a sample rate: 512 samples, 1.3..16 ms, half overlap."""
    window_s = min(max(512 / sample_rate_hz, 512 / 384_000), 0.016)
    return SpectrogramParams(window_s=window_s, hop_s=window_s / 2)


def decibels(pixels: npt.ArrayLike) -> Float32Array:
    """Return the levels of pixel values in dBFS."""
    values = np.asarray(pixels, dtype=np.float32)
    return values * np.float32((HIGHEST_DB - LOWEST_DB) / 255) + np.float32(LOWEST_DB)


def tile_count(n_frames: int, level: int) -> int:
    """Return the number of tiles at a level; the last may be partial."""
    return -(-column_count(n_frames, level) // TILE_COLUMNS)


class TileMaker:
    """Makes tiles of one source. Not thread-safe.

    Parameters
    ----------
    direct_level
        Coarsest level computed from all of the sound.
    """

    FRAMES_PER_SAMPLE = 4
    """How many frames stand for a column that is only sampled."""

    def __init__(
        self, source: SampleSource, layout: Layout, *, direct_level: int = DIRECT_LEVEL
    ) -> None:
        self.layout = layout
        self._direct_level = direct_level
        self._source = with_rate(source, layout.sample_rate_hz)
        self.n_frames = layout.frame_count(self._source)
        # Scaling the window puts pixel value 0.5, where rounding begins, at a power of 1.
        gain = 10 ** (-LOWEST_DB / 20 + 0.25 / _PIXELS_PER_BEL)
        self._transform = FrameTransform(layout, gain=gain)

    def tile(self, level: int, index: int) -> Picture:
        """Return uint8 (n_bins, 512), C-contiguous, low frequencies first; 0 past the end.

        Above ``direct_level`` a column is the maximum of four frames from its middle; in
        compressed files, where each seek costs milliseconds, neighbours may share a read.
        """
        if not 0 <= index < tile_count(self.n_frames, level):
            raise IndexError(f"level {level} has no tile {index}")
        start, step = (index * TILE_COLUMNS) << level, 1 << level
        stop = min(self.n_frames, start + TILE_COLUMNS * step)
        if level > self._direct_level:
            edges = np.append(np.arange(start, stop, step), stop)
            power = self._sample_columns(edges, _OVERVIEW_BUDGET_S)
        else:
            power = self.pool_frames(start, stop, level)
        out = np.zeros((self.layout.n_bins, TILE_COLUMNS), dtype=np.uint8)
        out[:, : len(power)] = pixels(power).T
        return out

    def overview(self, n_columns: int, *, budget_s: float | None = _OVERVIEW_BUDGET_S) -> Picture:
        """Return uint8 (n_bins, n_columns) of the whole source, or fewer columns for few frames.

        Of long sources, four frames from the middle of each column are read. Columns not reached
        within ``budget_s`` repeat their neighbours; None waits for all.
        """
        n_columns = min(n_columns, self.n_frames)
        if not self.samples_overview(n_columns):
            return self.exact_overview(n_columns)
        power = self._sample_columns(self._edges(n_columns), budget_s)
        return np.ascontiguousarray(pixels(power).T)

    def samples_overview(self, n_columns: int) -> bool:
        """Return whether an overview of that many columns skips frames."""
        return self.n_frames > n_columns * self.FRAMES_PER_SAMPLE

    def exact_overview(self, n_columns: int) -> Picture:
        """Return an ``overview`` from every frame, which takes as long as decoding."""
        edges = self._edges(min(n_columns, self.n_frames))
        power = np.zeros((len(edges) - 1, self.layout.n_bins), dtype=np.float32)
        batch = self._transform.batch_frames
        for at in range(0, self.n_frames, batch):
            stop = min(self.n_frames, at + batch)
            first = int(np.searchsorted(edges, at, "right")) - 1
            last = int(np.searchsorted(edges, stop, "left"))
            starts = np.maximum(edges[first:last], at) - at
            loudest = np.maximum.reduceat(self._power(at, stop - at), starts, axis=0)
            np.maximum(power[first:last], loudest, out=power[first:last])
        return np.ascontiguousarray(pixels(power).T)

    def _edges(self, n_columns: int) -> Int64Array:
        """Return int64 (n_columns + 1,): first frame of each column, and the end."""
        return np.linspace(0, self.n_frames, n_columns + 1).round().astype(np.int64)

    def picture(self, start: int, stop: int, level: int) -> Picture:
        """Return uint8 (n_bins, n_columns) of any frames, ``start`` a multiple of 2^level."""
        return np.ascontiguousarray(pixels(self.pool_frames(start, stop, level)).T)

    def pool_frames(self, start: int, stop: int, level: int) -> Magnitudes:
        """Return float32 (n_columns, n_bins): scaled power, maximum over 2^level frames.

        ``start`` is a multiple of 2^level; the last column may be shorter. The next call may
        overwrite the result.
        """
        batch = self._transform.batch_frames
        if level == 0 and stop - start <= batch:
            return self._power(start, stop - start)
        out = np.zeros((column_count(stop - start, level), self.layout.n_bins), np.float32)
        for at in range(start, stop, batch):
            power = maxima(self._power(at, min(batch, stop - at)), 1 << level)
            column = (at - start) >> level
            columns = out[column : column + len(power)]
            if batch >> level:
                columns[:] = power
            else:
                np.maximum(columns, power, out=columns)
        return out

    def _power(self, first_frame: int, n_frames: int) -> Magnitudes:
        """Return float32 (n_frames, n_bins), in a buffer that the next call overwrites."""
        padded = -(-n_frames // GROUP_FRAMES) * GROUP_FRAMES
        samples = frame_samples(self._source, self.layout, first_frame, padded)
        return self._transform.power(samples, padded)[:n_frames]

    def _sample_columns(self, edges: Int64Array, budget_s: float | None) -> Magnitudes:
        """Return float32 (n_columns, n_bins): scaled power of a few frames per column."""
        n_columns = len(edges) - 1
        power = np.zeros((n_columns, self.layout.n_bins), dtype=np.float32)
        is_sampled = np.zeros(n_columns, dtype=np.bool_)
        per_batch = max(1, min(64, self._transform.batch_frames // self.FRAMES_PER_SAMPLE))
        order = _van_der_corput(n_columns)
        deadline = None if budget_s is None else monotonic() + budget_s
        at = 0
        n_columns_read = 1
        while at < n_columns:
            read_columns = order[at : at + n_columns_read]
            middles = (edges[read_columns] + edges[read_columns + 1]) // 2
            power[read_columns] = self._sample_frames(middles)
            is_sampled[read_columns] = True
            at += len(read_columns)
            n_columns_read = min(per_batch, 2 * n_columns_read)
            if deadline is not None and monotonic() > deadline:
                break
        known = np.flatnonzero(is_sampled)
        nearest_known = np.searchsorted((known[:-1] + known[1:]) / 2, np.arange(n_columns))
        return power[known[nearest_known]]

    def _sample_frames(self, middles: Int64Array) -> Magnitudes:
        """Return float32 (n, n_bins): the maximum of four frames from each position."""
        count = self.FRAMES_PER_SAMPLE
        size, hop = self.layout.window_frames, self.layout.hop_frames
        samples = [frame_samples(self._source, self.layout, int(m), count) for m in middles]
        windows = np.lib.stride_tricks.sliding_window_view(np.stack(samples), size, axis=1)
        power = self._transform.power_of(windows[:, ::hop].reshape(-1, size))
        loudest: Magnitudes = power.reshape(len(middles), count, -1).max(axis=1)
        return loudest


def pixels(power: Magnitudes) -> Picture:
    """Return uint8 pixels of scaled power of any shape, which is overwritten."""
    np.clip(power, 1, 10 ** (255.5 / _PIXELS_PER_BEL), out=power)
    np.log10(power, out=power)
    power *= np.float32(_PIXELS_PER_BEL)
    return power.astype(np.uint8)


def power_of_pixels(values: npt.NDArray[np.floating]) -> Magnitudes:
    """Return the scaled power, float32, of pixel values: the inverse of ``pixels``."""
    power: Magnitudes = (10 ** ((values + 0.5) / _PIXELS_PER_BEL)).astype(np.float32)
    return power


def _van_der_corput(count: int) -> Int64Array:
    """Return 0..count-1 in van der Corput order: every prefix is spread over the whole."""
    n_bits = max(1, (count - 1).bit_length())
    values = np.arange(1 << n_bits)
    reversed_bits = np.zeros_like(values)
    for bit in range(n_bits):
        reversed_bits |= ((values >> bit) & 1) << (n_bits - 1 - bit)
    return reversed_bits[reversed_bits < count]


_BASE_BYTES = 1 << 25
_STEP_FRAMES = 1 << 13


class SpectrogramLevels(PeakLevels[np.uint8]):
    """Coarse levels of one recording, filled in one pass.

    Levels finer than ``base_level`` are faster to compute with ``TileMaker(...,
    direct_level=pyramid.base_level - 1)``. A day at 48 kHz takes 65 MB.
    """

    def __init__(self, layout: Layout, n_frames: int) -> None:
        self.layout = layout
        base_level = DIRECT_LEVEL + 1
        while column_count(n_frames, base_level) * layout.n_bins > _BASE_BYTES:
            base_level += 1
        super().__init__(n_frames, base_level, layout.n_bins, np.uint8(0))

    def advance(self, maker: TileMaker) -> None:
        """Add the next stretch of sound (tens of milliseconds of work)."""
        start = self.n_filled
        stop = min(self.n_frames, start + max(_STEP_FRAMES, 1 << self.base_level))
        self.store(pixels(maker.pool_frames(start, stop, self.base_level)))

    def overview(self, n_columns: int) -> Picture:
        """Return uint8 (n_bins, n_columns or fewer) of the whole recording, once full."""
        level = self.top_level
        while level > self.base_level and column_count(self.n_frames, level) < n_columns:
            level -= 1
        columns = self.columns(level)
        n_columns = min(n_columns, len(columns))
        starts = np.arange(n_columns) * len(columns) // n_columns
        return np.ascontiguousarray(np.maximum.reduceat(columns, starts, axis=0).T)


def subtract_offsets(tile: UInt8Array, offsets: Int16Array | None) -> UInt8Array:
    """Return a tile minus each bin's offset; zeros (no sound) stay zero."""
    if offsets is None:
        return tile
    values: UInt8Array = np.clip(tile - offsets[:, None], 0, 255).astype(np.uint8)
    values[tile == 0] = 0
    return values
