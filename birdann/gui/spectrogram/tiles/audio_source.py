"""Tiles of a sound file: spectrogram and waveform."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from birdann.dsp.audio import AudioReader
from birdann.dsp.identity import VerifiedSoundFile
from birdann.dsp.tiles import DIRECT_LEVEL, SpectrogramLevels, TileMaker, decibels, display_params
from birdann.dsp.waveform import WaveMaker, WavePyramid
from birdann.gui.runtime.memory import ByteCache
from birdann.gui.spectrogram.tiles.planner import Pyramid, TileAddress

if TYPE_CHECKING:
    from collections.abc import Hashable

    from birdann.dsp.audio import AudioInfo
    from birdann.dsp.spectrogram import Layout, SpectrogramParams
    from birdann.gui.spectrogram.tiles.planner import Tile

    Levels: TypeAlias = SpectrogramLevels | WavePyramid
    LevelStore: TypeAlias = ByteCache[Hashable, Levels]

MOST_APART = 4
_OVERVIEW_COLUMNS = 2048
_KEPT_BYTES = 72 * 2**20


def warm_up() -> None:
    """Import the modules needed for tiles, before the first file is opened."""
    import scipy.fft  # noqa: F401


def _sound_of(info: AudioInfo) -> Hashable:
    content_hash = info.source.content_hash if isinstance(info.source, VerifiedSoundFile) else ""
    return os.fspath(info.source), info.size_bytes, content_hash


def level_store() -> LevelStore:
    """Return a cache for the coarse levels of recently shown recordings."""
    return ByteCache(_KEPT_BYTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rendering:
    """Parameters of the spectrogram's picture."""

    params: SpectrogramParams | None = None  # Window and hop; None for defaults.
    # From 0; None, or one that the recording does not have, is the mean of all.
    channel: int | None = None
    apart: bool = False
    # Whether to apply per-channel energy normalization, see ``birdann.dsp.pcen``.
    pcen: bool = False

    def channel_of(self, info: AudioInfo) -> int | None:
        is_there = self.channel is not None and self.channel < info.n_channels
        return self.channel if is_there and info.n_channels > 1 else None

    def list_renderings(self, info: AudioInfo) -> list[Rendering]:
        """Return what each picture of a recording is made of, usually one."""
        if not self.apart or info.n_channels < 2:
            return [self]
        return [
            replace(self, channel=k, apart=False) for k in range(min(info.n_channels, MOST_APART))
        ]


DEFAULT = Rendering()


class AudioTileSource:
    """The spectrogram of a sound file."""

    def __init__(self, info: AudioInfo, rendering: Rendering, *, store: LevelStore) -> None:
        self.info = info
        self.rendering = rendering
        self.channel = rendering.channel_of(info)
        self.params = rendering.params or display_params(info.sample_rate_hz)
        self._store = store

    @cached_property
    def layout(self) -> Layout:
        return self.params.layout(self.info.sample_rate_hz)

    @cached_property
    def key(self) -> Hashable:
        """Identifies the file, its content and the rendering."""
        return (_sound_of(self.info), self.params.digest(), self.channel, self.rendering.pcen)

    @cached_property
    def pyramid(self) -> Pyramid:
        return Pyramid(
            n_frames=max(1, -(-self.info.n_frames // self.layout.hop_frames)),
            hop_s=self.layout.grid.hop_s,
            first_frame_s=self.layout.grid.first_frame_s,
        )

    @cached_property
    def coarse_levels(self) -> SpectrogramLevels | None:
        """The levels filled by one pass over the file; None for a short file."""
        if self.pyramid.top_level <= DIRECT_LEVEL:
            return None
        levels = self._store.get(self.key)
        if not isinstance(levels, SpectrogramLevels):
            levels = SpectrogramLevels(self.layout, self.pyramid.n_frames)
            self._store.put(self.key, levels, levels.n_bytes)
        return levels

    @property
    def bin_hz(self) -> float:
        return self.layout.grid.bin_hz

    @property
    def n_bins(self) -> int:
        return self.layout.n_bins

    @property
    def exact_levels(self) -> int:
        """Tiles up to this level contain every frame; coarser ones are sampled at first."""
        return (
            self.pyramid.top_level
            if self.coarse_levels is None
            else self.coarse_levels.base_level - 1
        )

    def decibels(self, value: float) -> float | None:
        """Return dB of full scale; None if values are not levels."""
        return None if self.rendering.pcen else float(decibels(value))

    def open(self) -> AudioTileReader:
        """Open the file for the calling thread."""
        return AudioTileReader(self)


class AudioTileReader:
    """A sound file opened for one thread."""

    def __init__(self, source: AudioTileSource) -> None:
        from birdann.dsp.pcen import PcenTileMaker

        self._reader = AudioReader(source.info.source, channel=source.channel)
        make = PcenTileMaker if source.rendering.pcen else TileMaker
        self._maker = make(self._reader, source.layout, direct_level=source.exact_levels)
        self._coarse = source.coarse_levels

    def tile(self, address: TileAddress) -> Tile:
        coarse = self._coarse
        if coarse is None or address.level < coarse.base_level:
            return self._maker.tile(address.level, address.index)
        cached = coarse.tile(address.level, address.index)
        if cached is not None:
            return cached
        return self.refine_tile(address, self._maker.tile(address.level, address.index))

    def overview(self) -> Tile:
        """Return the picture of the whole file, sampled where not read yet."""
        if self._coarse is not None and self._coarse.is_full:
            return self._coarse.overview(_OVERVIEW_COLUMNS)
        return self._maker.overview(_OVERVIEW_COLUMNS)

    def sharper_overview(self) -> Tile | None:
        """Return the complete picture of a file of minutes; None for longer ones."""
        if self._coarse is not None or not self._maker.samples_overview(_OVERVIEW_COLUMNS):
            return None
        return self._maker.exact_overview(_OVERVIEW_COLUMNS)

    def advance(self) -> None:
        """Read the next part of the recording for its coarse levels; about 50 ms of work."""
        if self._coarse is not None:
            self._coarse.advance(self._maker)

    def refine_tile(self, address: TileAddress, tile: Tile) -> Tile:
        """Return a sampled tile updated with what has been read since."""
        if self._coarse is None:
            return tile
        return self._coarse.refine_tile(address.level, address.index, tile)

    def close(self) -> None:
        self._reader.close()


class WaveTileSource:
    """Waveform of a sound file, in tiles."""

    def __init__(self, info: AudioInfo, channel: int | None, *, store: LevelStore) -> None:
        self.info = info
        self.channel = channel
        self._store = store

    @cached_property
    def key(self) -> Hashable:
        return _sound_of(self.info), "waveform", self.channel

    @cached_property
    def pyramid(self) -> Pyramid:
        """The available tiles; a frame is a sample."""
        hop_s = 1 / self.info.sample_rate_hz
        return Pyramid(n_frames=max(1, self.info.n_frames), hop_s=hop_s, first_frame_s=hop_s / 2)

    @cached_property
    def coarse_levels(self) -> WavePyramid:
        levels = self._store.get(self.key)
        if not isinstance(levels, WavePyramid):
            levels = WavePyramid(self.pyramid.n_frames)
            self._store.put(self.key, levels, levels.n_bytes)
        return levels

    @property
    def exact_levels(self) -> int:
        return self.coarse_levels.base_level - 1

    def open(self) -> WaveTileReader:
        """Open the file for the calling thread."""
        return WaveTileReader(self)


class WaveTileReader:
    """The waveform of a sound file opened for one thread."""

    def __init__(self, source: WaveTileSource) -> None:
        self._reader = AudioReader(source.info.source, channel=source.channel)
        self._coarse = source.coarse_levels
        self._top_level = source.pyramid.top_level
        self._maker = WaveMaker(self._reader, source.coarse_levels)

    def tile(self, address: TileAddress) -> Tile:
        return self._maker.tile(address.level, address.index)

    def overview(self) -> Tile:
        return self._maker.tile(self._top_level, 0)

    def sharper_overview(self) -> None:
        """Return None: the pass over the file provides it."""

    def advance(self) -> None:
        self._coarse.advance(self._reader)

    def refine_tile(self, address: TileAddress, tile: Tile) -> Tile:
        """Return a sampled tile updated with what has been read since."""
        return self._coarse.refine_tile(address.level, address.index, tile)

    def close(self) -> None:
        self._reader.close()


TiledSource: TypeAlias = AudioTileSource | WaveTileSource
TileReader: TypeAlias = AudioTileReader | WaveTileReader
