"""Maximum and minimum of the samples in each pixel, from available tiles; no widget."""

from typing import TypeAlias

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray, Int16Array
from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.dsp.waveform import FULL_SCALE, NOTHING
from birdann.gui.spectrogram.tiles.audio_source import WaveTileSource
from birdann.gui.spectrogram.tiles.planner import Tile, TileAddress
from birdann.gui.spectrogram.tiles.service import TileService
from birdann.gui.spectrogram.viewport import Viewport

Columns: TypeAlias = Float32Array

_STEP_DB = 6.0
_MAX_COARSER = 12


def decibel_step(loudest: int) -> float:
    """Return the gain, in steps of 6 dB, at which a peak (of 32767) fills the height."""
    below_db = -20 * np.log10(max(1, loudest) / FULL_SCALE)
    return float(10 ** (np.floor(below_db / _STEP_DB) * _STEP_DB / 20))


class WaveColumns:
    """Collects columns of waveform tiles and resamples them to pixels."""

    def __init__(self, service: TileService) -> None:
        self._service = service
        self._source: WaveTileSource | None = None
        self._overview: Tile | None = None

    def set_source(self, source: WaveTileSource | None) -> None:
        self._source, self._overview = source, None

    def set_overview(self, overview: Tile) -> None:
        """Set the coarsest tile, used where nothing finer is available."""
        self._overview = overview

    def extremes(self, viewport: Viewport, ratio: float) -> Columns | None:
        """Return float32 (2, n): maximum and minimum of each device pixel, -1..1.

        Unknown pixels, and those beyond the end, have a maximum below the minimum. Where samples
        are farther apart than pixels, they are joined by lines.
        """
        source = self._source
        if source is None:
            return None
        pyramid = source.pyramid
        px_per_s = viewport.px_per_s * ratio
        edges_s = viewport.start_s + np.arange(round(viewport.width_px * ratio) + 1) / px_per_s
        level = pyramid.level_for(px_per_s)
        positions = edges_s / pyramid.column_s(level)
        first, stop = int(np.floor(positions[0])) - 1, int(np.ceil(positions[-1])) + 1
        columns = self._gather(level, first, stop)
        positions -= first
        if level == 0 and pyramid.hop_s * px_per_s > 1:
            return _interpolate_lines(columns, positions)
        starts = np.floor(positions[:-1]).astype(np.intp)
        stops = np.maximum(np.ceil(positions[1:]).astype(np.intp), starts + 1)
        cuts = np.stack([starts, stops], axis=1).ravel()
        cuts = np.minimum(cuts, columns.shape[1] - 1)
        pooled = np.maximum.reduceat(columns, cuts, axis=1)[:, ::2].astype(np.float32)
        pooled /= np.float32(FULL_SCALE)
        pooled[1] *= -1
        return pooled

    def _gather(self, level: int, first: int, stop: int) -> Int16Array:
        """Return int16 (2, stop - first) columns of a level; ``NOTHING`` where unknown."""
        out = np.full((2, stop - first), NOTHING, dtype=np.int16)
        for index in range(max(0, first) // TILE_COLUMNS, (stop - 1) // TILE_COLUMNS + 1):
            tile = self._tile(TileAddress(level, index))
            if tile is not None:
                left = index * TILE_COLUMNS
                a, b = max(first, left), min(stop, left + TILE_COLUMNS)
                out[:, a - first : b - first] = tile[:, a - left : b - left]
        return out

    def _tile(self, address: TileAddress) -> Tile | None:
        """Return a tile, or the corresponding part of a coarser one."""
        tile = self._service.get(address)
        if tile is not None or self._source is None:
            return tile
        top = self._source.pyramid.top_level
        for steps in range(1, min(_MAX_COARSER, top - address.level) + 1):
            ancestor = address.ancestor(steps)
            coarse = self._service.get(ancestor)
            if coarse is None and ancestor.level == top:
                coarse = self._overview
            if coarse is not None:
                offset = (address.index - (ancestor.index << steps)) * TILE_COLUMNS
                indices = (offset + np.arange(TILE_COLUMNS)) >> steps
                coarser_tile: Tile = coarse[:, indices]
                return coarser_tile
        return None


def _interpolate_lines(columns: Int16Array, positions: FloatArray) -> Columns:
    """Return the range of straight lines between samples in each pixel.

    A sample is at the middle of its column.
    """
    values = columns[0].astype(np.float32) / FULL_SCALE
    known = columns[0] != NOTHING
    if not known.any():
        return np.repeat(np.array([[-1], [1]], np.float32), len(positions) - 1, axis=1)
    at_edges = np.interp(positions, np.flatnonzero(known) + 0.5, values[known], np.nan, np.nan)
    both = np.stack([at_edges[:-1], at_edges[1:]])
    out = np.stack([both.max(axis=0), both.min(axis=0)]).astype(np.float32)
    centres = np.flatnonzero(known) + 0.5
    pixel_of = np.searchsorted(positions, centres, side="right") - 1
    inside = (pixel_of >= 0) & (pixel_of < out.shape[1])
    np.fmax.at(out[0], pixel_of[inside], values[known][inside])
    np.fmin.at(out[1], pixel_of[inside], values[known][inside])
    missing = np.isnan(out).any(axis=0)
    out[0, missing], out[1, missing] = -1.0, 1.0
    return out
