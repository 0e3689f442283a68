"""Choice and order of the tiles of a view; without Qt.

A tile is ``TILE_COLUMNS`` columns of the spectrogram at a level of its peak pyramid; one column of
level ``k`` is the maximum of ``2**k`` frames.
"""

from dataclasses import dataclass
from math import ceil, floor, log2
from typing import Any, TypeAlias

import numpy.typing as npt

from birdann.dsp.peak_levels import TILE_COLUMNS


@dataclass(frozen=True, slots=True, order=True)
class TileAddress:
    """Position of a tile in the pyramid."""

    level: int
    index: int

    def ancestor(self, steps: int) -> "TileAddress":
        """Return the tile ``steps`` levels coarser that contains this one."""
        return TileAddress(self.level + steps, self.index >> steps)

    def children(self) -> "tuple[TileAddress, TileAddress]":
        return (
            TileAddress(self.level - 1, 2 * self.index),
            TileAddress(self.level - 1, 2 * self.index + 1),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Pyramid:
    """The tiles of a recording."""

    n_frames: int  # Frames at level 0.
    hop_s: float  # Seconds between frames.
    # Centre of frame 0; a frame's pixel extends half a hop to either side.
    first_frame_s: float = 0.0

    @property
    def origin_s(self) -> float:
        """Left edge of the first pixel."""
        return self.first_frame_s - self.hop_s / 2

    @property
    def top_level(self) -> int:
        """The coarsest level: the whole recording in one tile."""
        return max(0, ceil(log2(max(1, self.n_frames) / TILE_COLUMNS)))

    def n_tiles(self, level: int) -> int:
        return ceil(self.n_frames / (TILE_COLUMNS << level))

    def column_s(self, level: int) -> float:
        return self.hop_s * (1 << level)

    def tile_s(self, level: int) -> float:
        return self.column_s(level) * TILE_COLUMNS

    def level_for(self, px_per_s: float) -> int:
        """Return the level whose columns are 0.7 to 1.4 pixels wide (or level 0)."""
        columns_per_px = 1 / (self.hop_s * px_per_s)
        return min(self.top_level, max(0, round(log2(columns_per_px)))) if columns_per_px else 0

    def tiles(self, level: int, start_s: float, stop_s: float) -> range:
        step = self.tile_s(level)
        first = max(0, floor((start_s - self.origin_s) / step))
        last = min(self.n_tiles(level), ceil((stop_s - self.origin_s) / step))
        return range(min(first, last), last)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Tiles of a view: ``visible`` now, ``ahead`` when there is time."""

    level: int
    visible: tuple[TileAddress, ...]
    ahead: tuple[TileAddress, ...]

    @property
    def all_tiles(self) -> tuple[TileAddress, ...]:
        """All tiles, the most important first."""
        return self.visible + self.ahead


def plan(
    pyramid: Pyramid, start_s: float, stop_s: float, px_per_s: float, direction: int = 0
) -> Plan:
    """Plan a view.

    Parameters
    ----------
    start_s, stop_s
        The time on screen.
    px_per_s
        Device pixels per second.
    direction
        +1 while the view moves to later times, -1 to earlier, 0 at rest; that side is fetched
        ahead first.
    """
    level = pyramid.level_for(px_per_s)
    indices = pyramid.tiles(level, start_s, stop_s)
    middle = (indices.start + indices.stop - 1) / 2
    visible = sorted(indices, key=lambda i: (abs(i - middle), i))
    span = stop_s - start_s
    later = [i for i in pyramid.tiles(level, stop_s, stop_s + span) if i not in indices]
    earlier = [i for i in pyramid.tiles(level, start_s - span, start_s) if i not in indices][::-1]
    first, second = (earlier, later) if direction < 0 else (later, earlier)
    ahead = first + (second if direction == 0 else second[:1])
    return Plan(
        level=level,
        visible=tuple(TileAddress(level, i) for i in visible),
        ahead=tuple(TileAddress(level, i) for i in ahead),
    )


Tile: TypeAlias = npt.NDArray[Any]
"""Of one integer type per source."""
