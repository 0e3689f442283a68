"""Tiles in memory, under a byte budget."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    from birdann.gui.spectrogram.tiles.planner import TileAddress
    from birdann.gui.spectrogram.tiles.source import Tile

DEFAULT_BUDGET_BYTES = 96 * 2**20
"""Half an hour of sound at 48 kHz; a tile that is gone is made again in two milliseconds."""


class TileCache:
    """Tiles by source and address; the least recently used go when the budget is spent.

    Safe to use from several threads.
    """

    def __init__(self, budget_bytes: int = DEFAULT_BUDGET_BYTES) -> None:
        self._budget_bytes = budget_bytes
        self._tiles: OrderedDict[tuple[Hashable, TileAddress], Tile] = OrderedDict()
        self._n_bytes = 0
        self._lock = threading.Lock()

    @property
    def n_bytes(self) -> int:
        return self._n_bytes

    def get(self, key: Hashable, address: TileAddress) -> Tile | None:
        with self._lock:
            tile = self._tiles.get((key, address))
            if tile is not None:
                self._tiles.move_to_end((key, address))
            return tile

    def put(self, key: Hashable, address: TileAddress, tile: Tile) -> None:
        """Keep a tile, dropping others as the budget demands."""
        with self._lock:
            replaced = self._tiles.pop((key, address), None)
            self._n_bytes += tile.nbytes - (replaced.nbytes if replaced is not None else 0)
            self._tiles[key, address] = tile
            while self._n_bytes > self._budget_bytes and len(self._tiles) > 1:
                _, dropped = self._tiles.popitem(last=False)
                self._n_bytes -= dropped.nbytes

    def drop(self, key: Hashable, address: TileAddress) -> None:
        with self._lock:
            dropped = self._tiles.pop((key, address), None)
            self._n_bytes -= dropped.nbytes if dropped is not None else 0
