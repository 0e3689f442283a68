"""Coarse levels of a recording's picture, kept in memory."""

import numpy as np

from birdann.core.progress import Progress, silent
from birdann.dsp.audio import SampleSource
from birdann.dsp.spectrogram import Layout
from birdann.dsp.tiles import (
    DIRECT_LEVEL,
    TILE_COLUMNS,
    Picture,
    TileMaker,
    column_count,
    maxima,
    pixels,
)

_BASE_BYTES = 1 << 25
_STEP_FRAMES = 1 << 13


class Pyramid:
    """The coarse levels of one recording, filled by one pass over its sound.

    Finer levels than ``base_level`` are quicker computed from the sound than kept: make them
    with ``TileMaker(..., direct_level=pyramid.base_level - 1)``. A day at 48 kHz takes 65 MB.
    May be read in one thread while another fills it.

    Attributes
    ----------
    base_level
        The finest level that is kept.
    """

    def __init__(self, layout: Layout, n_frames: int) -> None:
        self.layout = layout
        self.n_frames = n_frames
        self.base_level = DIRECT_LEVEL + 1
        while column_count(n_frames, self.base_level) * layout.n_bins > _BASE_BYTES:
            self.base_level += 1
        self._levels: list[Picture] = []
        level = self.base_level
        while True:
            columns = column_count(n_frames, level)
            self._levels.append(np.zeros((columns, layout.n_bins), dtype=np.uint8))
            if columns <= TILE_COLUMNS:
                break
            level += 1
        self._filled_frames = 0

    @property
    def top_level(self) -> int:
        """The coarsest level: one tile for the whole recording."""
        return self.base_level + len(self._levels) - 1

    @property
    def is_full(self) -> bool:
        """Whether the whole recording has been seen."""
        return self._filled_frames >= self.n_frames

    def fill(self, source: SampleSource, *, progress: Progress = silent) -> None:
        """Read the recording from where an earlier call was cancelled, if one was.

        Raises
        ------
        Cancelled
            If ``progress`` raises it; what was filled stays.
        """
        maker = TileMaker(source, self.layout)
        step = max(_STEP_FRAMES, 1 << self.base_level)
        while not self.is_full:
            progress(self._filled_frames / self.n_frames, "drawing the overview")
            start, stop = self._filled_frames, min(self.n_frames, self._filled_frames + step)
            columns = pixels(maker.pooled(start, stop, self.base_level))
            self._store(start >> self.base_level, columns)
            self._filled_frames = stop
        progress(1.0, "drawing the overview")

    def tile(self, level: int, index: int) -> Picture | None:
        """Return one tile as ``TileMaker.tile`` does, or None where it is not filled yet."""
        if not self.base_level <= level <= self.top_level:
            return None
        stop = min(self.n_frames, ((index + 1) * TILE_COLUMNS) << level)
        if self._filled_frames < stop:
            return None
        first = index * TILE_COLUMNS
        columns = self._levels[level - self.base_level][first : first + TILE_COLUMNS]
        out = np.zeros((self.layout.n_bins, TILE_COLUMNS), dtype=np.uint8)
        out[:, : len(columns)] = columns.T
        return out

    def _store(self, first: int, columns: Picture) -> None:
        """Put columns into the base level, and their maxima into every coarser one.

        ``first`` is a multiple of ``len(columns)`` rounded up to a power of two, so that
        pairs never straddle two calls.
        """
        for stored in self._levels:
            place = stored[first : first + len(columns)]
            np.maximum(place, columns, out=place)
            columns = maxima(columns, 2)
            first //= 2
