"""Interfaces of tiled recordings."""

from collections.abc import Hashable
from typing import Any, Protocol, TypeAlias

import numpy.typing as npt

from birdann.gui.spectrogram.tiles.planner import Pyramid, TileAddress

Tile: TypeAlias = npt.NDArray[Any]
"""Of one integer type per source."""


class TileReader(Protocol):
    """One thread's access to a recording's tiles."""

    def tile(self, address: TileAddress) -> Tile:
        """Return an integer array (n_rows, TILE_COLUMNS), max-pooled along time."""

    def overview(self) -> Tile:
        """Return a picture of the whole recording, (n_rows, n_columns), possibly sampled."""

    def sharper_overview(self) -> Tile | None:
        """Return the overview of all frames, if that is quick.

        None if the first one was complete already, or the pass over the recording provides it.
        """

    def advance(self) -> None:
        """Read the next part of the recording for its coarse levels; about 50 ms of work."""

    def refined(self, address: TileAddress, tile: Tile) -> Tile:
        """Return a sampled tile updated with what has been read since."""

    def close(self) -> None:
        """Close the file."""


class CoarseLevels(Protocol):
    """Progress of the pass over a recording that makes its coarse tiles exact."""

    @property
    def is_full(self) -> bool:
        """Whether the pass is complete."""

    def covers(self, level: int, index: int) -> bool:
        """Whether all of a tile has been read."""


class TiledSource(Protocol):
    """What the service needs to know of a tiled recording."""

    @property
    def key(self) -> Hashable:
        """Identifies its tiles among those of other sources."""

    @property
    def exact_levels(self) -> int:
        """Tiles up to this level contain every frame; coarser ones are sampled at first."""

    @property
    def coarse(self) -> CoarseLevels | None:
        """The levels above, filled when idle; None if they stay sampled."""

    def open(self) -> TileReader:
        """Return a reader for the calling thread."""


class TileSource(TiledSource, Protocol):
    """A recording's spectrogram with given parameters."""

    @property
    def pyramid(self) -> Pyramid:
        """The available tiles."""

    @property
    def bin_hz(self) -> float:
        """Distance of the rows of a tile."""

    @property
    def n_bins(self) -> int:
        """Rows of a tile; row 0 is 0 Hz."""

    def decibels(self, value: float) -> float | None:
        """Return the level of a tile value; None if values are not levels."""
