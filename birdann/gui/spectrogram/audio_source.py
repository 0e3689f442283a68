"""Tiles of a sound file."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from birdann.gui.spectrogram.planner import Pyramid, TileAddress

if TYPE_CHECKING:
    from collections.abc import Hashable

    from birdann.dsp.audio import AudioInfo
    from birdann.dsp.spectrogram import Layout, SpectrogramParams
    from birdann.gui.tiles import Tile

_OVERVIEW_COLUMNS = 1024


def warm_up() -> None:
    """Import what tiles are made with; worth doing before the first file is opened."""
    import birdann.dsp.tiles  # noqa: F401


class AudioTileSource:
    """A sound file under spectrogram parameters; without any, those made for display."""

    def __init__(self, info: AudioInfo, params: SpectrogramParams | None = None) -> None:
        from birdann.dsp.tiles import display_params

        self.info = info
        self.params = params or display_params(info.sample_rate_hz)

    @cached_property
    def layout(self) -> Layout:
        """The spectrogram's sizes."""
        return self.params.layout(self.info.sample_rate_hz)

    @cached_property
    def key(self) -> Hashable:
        """File, size and parameters."""
        return str(self.info.path), self.info.size_bytes, self.params.digest()

    @cached_property
    def pyramid(self) -> Pyramid:
        """The tiles that there are."""
        return Pyramid(
            n_frames=max(1, -(-self.info.n_frames // self.layout.hop_frames)),
            hop_s=self.layout.grid.hop_s,
            first_frame_s=self.layout.grid.first_frame_s,
        )

    @property
    def bin_hz(self) -> float:
        """Distance of rows."""
        return self.layout.grid.bin_hz

    @property
    def n_bins(self) -> int:
        """Number of rows."""
        return self.layout.n_bins

    @property
    def exact_levels(self) -> int:
        """The coarsest level that is computed from all of its sound."""
        from birdann.dsp.tiles import DIRECT_LEVEL

        return DIRECT_LEVEL

    def decibels(self, value: float) -> float:
        """Return dB of full scale."""
        from birdann.dsp.tiles import decibels

        return float(decibels(value))

    def open(self) -> AudioTileReader:
        """Open the file for the calling thread.

        Raises
        ------
        AudioError
            If the file cannot be read.
        """
        return AudioTileReader(self)


class AudioTileReader:
    """One thread's handle on a sound file."""

    def __init__(self, source: AudioTileSource) -> None:
        from birdann.dsp.audio import AudioReader
        from birdann.dsp.tiles import TileMaker

        self._reader = AudioReader(source.info.path)
        self._maker = TileMaker(self._reader, source.layout)

    def tile(self, address: TileAddress) -> Tile:
        """Return one tile."""
        return self._maker.tile(address.level, address.index)

    def overview(self) -> Tile:
        """Return the sampled picture of the whole file."""
        return self._maker.overview(_OVERVIEW_COLUMNS)

    def close(self) -> None:
        """Close the file."""
        self._reader.close()
