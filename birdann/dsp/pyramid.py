"""Coarse levels of a recording's spectrogram, kept in memory."""

import numpy as np

from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.audio import SampleSource
from birdann.dsp.peak_levels import PeakLevels, column_count
from birdann.dsp.spectrogram import Layout
from birdann.dsp.tiles import DIRECT_LEVEL, Picture, TileMaker, pixels

_BASE_BYTES = 1 << 25
_STEP_FRAMES = 1 << 13


class Pyramid(PeakLevels[np.uint8]):
    """The coarse levels of one recording, filled by one pass over its sound.

    Finer levels than ``base_level`` are quicker computed from the sound than kept: make them
    with ``TileMaker(..., direct_level=pyramid.base_level - 1)``. A day at 48 kHz takes 65 MB.

    Attributes
    ----------
    layout
        The spectrogram's sizes.
    """

    def __init__(self, layout: Layout, n_frames: int) -> None:
        self.layout = layout
        base_level = DIRECT_LEVEL + 1
        while column_count(n_frames, base_level) * layout.n_bins > _BASE_BYTES:
            base_level += 1
        super().__init__(n_frames, base_level, layout.n_bins, np.uint8(0))

    def fill(self, source: SampleSource, *, progress: Progress = silent) -> None:
        """Read the recording from where an earlier call was cancelled, if one was.

        Raises
        ------
        Cancelled
            If ``progress`` raises it; what was filled stays.
        """
        maker = TileMaker(source, self.layout)
        while not self.is_full:
            progress(self.n_filled / self.n_frames, Message("drawing the overview"))
            self.advance(maker)
        progress(1.0, Message("drawing the overview"))

    def advance(self, maker: TileMaker) -> None:
        """Take in the next stretch of sound, some tens of milliseconds of work."""
        start = self.n_filled
        stop = min(self.n_frames, start + max(_STEP_FRAMES, 1 << self.base_level))
        self.store(pixels(maker.pooled(start, stop, self.base_level)))

    def overview(self, n_columns: int) -> Picture:
        """Return uint8 (n_bins, n_columns or fewer) of the whole recording, once it is full."""
        level = self.top_level
        while level > self.base_level and column_count(self.n_frames, level) < n_columns:
            level -= 1
        columns = self.columns(level)
        n_columns = min(n_columns, len(columns))
        starts = np.arange(n_columns) * len(columns) // n_columns
        return np.ascontiguousarray(np.maximum.reduceat(columns, starts, axis=0).T)
