"""What a view asks of recordings that come in tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Hashable

    from birdann.gui.spectrogram.tiles.planner import Pyramid, TileAddress

Tile: TypeAlias = npt.NDArray[Any]
"""Of one integer type per source."""


class TileReader(Protocol):
    """One thread's access to a recording's tiles."""

    def tile(self, address: TileAddress) -> Tile:
        """Return an integer array (n_rows, TILE_COLUMNS), pooled along time by maximum."""

    def overview(self) -> Tile:
        """Return a picture of the whole recording, (n_rows, n_columns); sampled, if need be."""

    def sharper_overview(self) -> Tile | None:
        """Return the overview of every frame, where that takes no more than a moment.

        None if the first one was that already, or the pass over the recording brings it.
        """

    def advance(self) -> None:
        """Look at the next stretch of the recording for its coarse levels; some 50 ms of work."""

    def refined(self, address: TileAddress, tile: Tile) -> Tile:
        """Return a sampled tile with what has been looked at in place of what was sampled."""

    def close(self) -> None:
        """Release the file."""


class CoarseLevels(Protocol):
    """How far the pass over a recording has come that makes its coarse tiles exact."""

    @property
    def is_full(self) -> bool:
        """Whether it is over."""

    def covers(self, level: int, index: int) -> bool:
        """Return whether it has seen all of a tile."""


class TiledSource(Protocol):
    """Anything in tiles: what the service needs to know of it."""

    @property
    def key(self) -> Hashable:
        """What tells its tiles from those of other sources."""

    @property
    def exact_levels(self) -> int:
        """Tiles up to this level hold every frame; those of coarser ones are sampled at first."""

    @property
    def coarse(self) -> CoarseLevels | None:
        """The levels above, filled while there is nothing else to do; None: they stay sampled."""

    def open(self) -> TileReader:
        """Return a reader for the calling thread."""


class TileSource(TiledSource, Protocol):
    """A recording's spectrogram under given parameters."""

    @property
    def pyramid(self) -> Pyramid:
        """The tiles that there are."""

    @property
    def bin_hz(self) -> float:
        """Distance of the rows of a tile."""

    @property
    def n_bins(self) -> int:
        """Rows of a tile; row 0 is 0 Hz."""

    def decibels(self, value: float) -> float | None:
        """Return the level that a tile value stands for; None if it stands for none."""
