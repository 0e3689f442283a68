"""Spectrogram tiles made in the background and kept under a byte budget."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QObject, Signal

from birdann.core.errors import BirdannError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from birdann.gui.spectrogram.planner import Pyramid, TileAddress

Tile: TypeAlias = npt.NDArray[np.uint8]

DEFAULT_BUDGET_BYTES = 160 * 2**20
_IDLE_WORKERS = 2


class TileReader(Protocol):
    """One thread's access to a recording's tiles."""

    def tile(self, address: TileAddress) -> Tile:
        """Return uint8 (n_bins, TILE_COLUMNS); columns past the end are zero."""

    def overview(self) -> Tile:
        """Return a sampled picture of the whole recording, uint8 (n_bins, n_columns)."""

    def close(self) -> None:
        """Release the file."""


class TileSource(Protocol):
    """A recording under given spectrogram parameters."""

    @property
    def key(self) -> Hashable:
        """What tells its tiles from those of other sources."""

    @property
    def pyramid(self) -> Pyramid:
        """The tiles that there are."""

    @property
    def bin_hz(self) -> float:
        """Distance of the rows of a tile."""

    @property
    def n_bins(self) -> int:
        """Rows of a tile; row 0 is 0 Hz."""

    @property
    def exact_levels(self) -> int:
        """Tiles up to this level hold every frame; those of coarser ones are sampled."""

    def decibels(self, value: float) -> float:
        """Return the level that a tile value stands for."""

    def open(self) -> TileReader:
        """Return a reader for the calling thread."""


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
        """Bytes held."""
        return self._n_bytes

    def get(self, key: Hashable, address: TileAddress) -> Tile | None:
        """Return a tile and mark it as used, or None."""
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


@dataclass(slots=True)
class _Order:
    """What the workers are asked for; guarded by the service's condition."""

    source: TileSource | None = None
    generation: int = 0
    overview: bool = False
    queue: tuple[TileAddress, ...] = ()
    interactive: bool = False
    stopping: bool = False


class TileService(QObject):
    """Makes the tiles that a view asks for, the most wanted first, in its own threads.

    Each request replaces the one before, so what has left the view is not computed any more.
    One thread works while the user moves the view, two when it rests.
    """

    tile_ready = Signal(int, object)  # generation, TileAddress
    overview_ready = Signal(int, object)  # generation, uint8 array
    failed = Signal(int, str)  # generation, sentence for the user

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        budget_bytes: int = DEFAULT_BUDGET_BYTES,
        warm_up: Callable[[], None] | None = None,
    ) -> None:
        """Make a service; ``warm_up`` is run in its thread at once, to import heavy modules."""
        super().__init__(parent)
        self._warm_up = warm_up
        self._cache = TileCache(budget_bytes)
        self._order = _Order()
        self._running: set[TileAddress | None] = set()
        self._condition = threading.Condition()
        self._threads: list[threading.Thread] = []
        if warm_up is not None:
            self._start_threads()

    @property
    def cache(self) -> TileCache:
        """The tiles held."""
        return self._cache

    @property
    def generation(self) -> int:
        """Number of the current source; signals of earlier ones are stale."""
        return self._order.generation

    def set_source(self, source: TileSource | None) -> None:
        """Serve another recording (or none); its overview is made first."""
        with self._condition:
            self._order.source = source
            self._order.generation += 1
            self._order.queue = ()
            self._order.overview = source is not None
            self._condition.notify_all()
        if source is not None:
            self._start_threads()

    def request(self, addresses: Sequence[TileAddress]) -> None:
        """Ask for tiles, the most wanted first; replaces the request before."""
        with self._condition:
            source = self._order.source
            if source is None:
                return
            missing = [a for a in addresses if self._cache.get(source.key, a) is None]
            self._order.queue = tuple(a for a in missing if a not in self._running)
            self._condition.notify_all()

    def get(self, address: TileAddress) -> Tile | None:
        """Return a tile of the current source if it is there."""
        source = self._order.source
        return None if source is None else self._cache.get(source.key, address)

    def set_interactive(self, interactive: bool) -> None:
        """Say whether the user is moving the view, so that painting goes first."""
        with self._condition:
            self._order.interactive = interactive
            self._condition.notify_all()

    def is_idle(self) -> bool:
        """Return whether nothing is asked for or being made."""
        with self._condition:
            return self._is_idle()

    def wait_until_idle(self, timeout_s: float = 10.0) -> bool:
        """Block until all that was asked for is made and announced; for tests and scripts."""
        deadline = monotonic() + timeout_s
        with self._condition:
            done = self._condition.wait_for(self._is_idle, max(0.0, deadline - monotonic()))
        QCoreApplication.sendPostedEvents()
        return done

    def shutdown(self) -> None:
        """Stop and join the threads; a tile being made is finished first."""
        with self._condition:
            self._order.stopping = True
            self._order.queue = ()
            self._order.overview = False
            self._condition.notify_all()
        for thread in self._threads:
            thread.join()
        self._threads.clear()
        self._order = _Order(generation=self._order.generation + 1)

    def _is_idle(self) -> bool:
        return not (self._order.queue or self._order.overview or self._running)

    def _start_threads(self) -> None:
        while len(self._threads) < _IDLE_WORKERS:
            number = len(self._threads)
            thread = threading.Thread(
                target=self._work, args=(number,), name=f"tiles-{number}", daemon=True
            )
            self._threads.append(thread)
            thread.start()

    def _take(self, number: int) -> tuple[TileSource, int, TileAddress | None] | None:
        """Wait for a job and mark it as running; None when it is time to stop."""
        with self._condition:
            while True:
                order = self._order
                if order.stopping:
                    return None
                if order.source is not None and not (number and order.interactive):
                    if order.overview:
                        order.overview = False
                        self._running.add(None)
                        return order.source, order.generation, None
                    if order.queue:
                        address, *rest = order.queue
                        order.queue = tuple(rest)
                        self._running.add(address)
                        return order.source, order.generation, address
                self._condition.wait()

    def _work(self, number: int) -> None:
        if self._warm_up is not None and number == 0:
            self._warm_up()
        reader: TileReader | None = None
        opened: TileSource | None = None
        while (job := self._take(number)) is not None:
            source, generation, address = job
            try:
                if reader is None or opened is not source:
                    if reader is not None:
                        reader.close()
                    reader, opened = None, None
                    reader, opened = source.open(), source
                self._make(reader, source, generation, address)
            except BirdannError as error:
                self._give_up(generation, str(error))
            finally:
                with self._condition:
                    self._running.discard(address)
                    self._condition.notify_all()
        if reader is not None:
            reader.close()

    def _make(
        self, reader: TileReader, source: TileSource, generation: int, address: TileAddress | None
    ) -> None:
        if address is None:
            self.overview_ready.emit(generation, reader.overview())
            return
        tile = self._pooled(source, address)
        if tile is None:
            tile = reader.tile(address)
        self._cache.put(source.key, address, tile)
        self.tile_ready.emit(generation, address)

    def _pooled(self, source: TileSource, address: TileAddress) -> Tile | None:
        """Return a tile made of its two children where both are at hand."""
        if not 0 < address.level <= source.exact_levels:
            return None
        left, right = (self._cache.get(source.key, child) for child in address.children())
        if left is None or right is None:
            return None
        fine = np.concatenate([left, right], axis=1)
        pooled: Tile = np.maximum(fine[:, ::2], fine[:, 1::2])
        return pooled

    def _give_up(self, generation: int, message: str) -> None:
        with self._condition:
            if generation != self._order.generation:
                return
            self._order.queue = ()
            self._order.overview = False
        self.failed.emit(generation, message)
