"""Spectrogram tiles made in the background, in a cache of limited size."""

import threading
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from time import monotonic, sleep
from typing import TypeAlias

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Signal

from birdann.core.errors import BirdannError
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.runtime.memory import ByteCache
from birdann.gui.spectrogram.tiles.audio_source import TiledSource, TileReader
from birdann.gui.spectrogram.tiles.planner import Tile, TileAddress

DEFAULT_BUDGET_BYTES = 72 * 2**20
"""Over twenty minutes of sound at 48 kHz; a tile that is gone is made again in two milliseconds."""
_IDLE_WORKERS = 2
_REFRESH_S = 0.35
_REST_BETWEEN_S = 0.002
_WARM_UP_AFTER_MS = 600


class _Task(Enum):
    """Jobs other than tiles."""

    OVERVIEW = "overview"
    SHARPEN = "sharpen"
    ADVANCE = "advance"


@dataclass(frozen=True, slots=True)
class _Ahead:
    """A tile (None: the overview) of a source that is likely to be shown next."""

    source: TiledSource
    address: TileAddress | None


_Key: TypeAlias = "tuple[Hashable, TileAddress]"
_Job: TypeAlias = TileAddress | _Task | _Ahead


@dataclass(slots=True)
class _TileOrder:
    """Pending requests; guarded by the service's condition."""

    source: TiledSource | None = None
    ahead: tuple[_Ahead, ...] = ()
    generation: int = 0
    overview: bool = False
    sharpen: bool = False
    queue: tuple[TileAddress, ...] = ()
    interactive: bool = False
    stopping: bool = False


class _Opened:
    """One thread's reader of its latest source."""

    def __init__(self) -> None:
        self._source: TiledSource | None = None
        self._reader: TileReader | None = None

    def reader_of(self, source: TiledSource) -> TileReader:
        """Return a reader of a source, reused for the same source."""
        if self._reader is None or self._source is not source:
            self.close()
            self._reader, self._source = source.open(), source
        return self._reader

    def close(self) -> None:
        if self._reader is not None:
            self._reader.close()
        self._reader = self._source = None


def _is_wanted_now(job: _Job) -> bool:
    return not (job in (_Task.ADVANCE, _Task.SHARPEN) or isinstance(job, _Ahead))


class TileService(QObject):
    """Makes the requested tiles in its own threads, in the order of the request.

    Each request replaces the previous one, so that tiles out of view are not computed. One thread
    works while the user moves the view, two at rest. When idle, one reads the whole recording for
    its coarse levels; sampled tiles are emitted again when they become exact.
    """

    tile_ready = Signal(int, object)  # generation, TileAddress
    overview_ready = Signal(int, object)  # generation, array
    failed = Signal(int, object)  # generation, sentence for the user

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        budget_bytes: int = DEFAULT_BUDGET_BYTES,
        warm_up: Callable[[], None] | None = None,
    ) -> None:
        """Make a service.

        ``warm_up`` imports heavy modules. It runs in the service's thread with the first source,
        or after the window has had time to appear.
        """
        super().__init__(parent)
        self._warm_up = warm_up
        self.cache: ByteCache[_Key, Tile] = ByteCache(budget_bytes)
        self._order = _TileOrder()
        self._running: set[_Job] = set()
        self._sampled: set[TileAddress] = set()
        self._refreshed_at_s = 0.0
        self._unreadable = -1
        self._next_overview: tuple[Hashable, Tile] | None = None
        self._condition = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._soon = single_shot(self, self._wait_for_the_window)
        if warm_up is not None:
            self._soon.start(0)

    def _wait_for_the_window(self) -> None:
        """Wait from the first event on, as creating the window may take longer than the wait."""
        self._soon.timeout.disconnect()
        self._soon.timeout.connect(self._start_threads)
        self._soon.start(_WARM_UP_AFTER_MS)

    @property
    def generation(self) -> int:
        """Number of the current source; signals of earlier ones are stale."""
        return self._order.generation

    def set_source(self, source: TiledSource | None) -> None:
        """Switch to another recording (or none); its overview is made first."""
        with self._condition:
            if self._order.source is not None:
                for address in self._sampled:
                    self.cache.drop((self._order.source.key, address))
            ready = self._next_overview
            is_ready = source is not None and ready is not None and ready[0] == source.key
            self._order.source = source
            self._order.generation += 1
            self._order.queue = ()
            self._order.ahead = ()
            self._order.overview = source is not None and not is_ready
            self._order.sharpen = source is not None and source.coarse_levels is None
            self._sampled.clear()
            self._condition.notify_all()
        if ready is not None and is_ready:
            self.overview_ready.emit(self._order.generation, ready[1])
        if source is not None:
            self._start_threads()

    def prepare(self, source: TiledSource, addresses: Sequence[TileAddress]) -> None:
        """Make the overview and some tiles of another source when idle."""
        with self._condition:
            missing = [
                _Ahead(source, address)
                for address in addresses
                if address.level <= source.exact_levels
                and self.cache.get((source.key, address)) is None
            ]
            self._order.ahead = (_Ahead(source, None), *missing)
            self._condition.notify_all()

    def request(self, addresses: Sequence[TileAddress]) -> None:
        """Request tiles, most important first; replaces the previous request."""
        with self._condition:
            source = self._order.source
            if source is None:
                return
            missing = [a for a in addresses if self.cache.get((source.key, a)) is None]
            self._order.queue = tuple(a for a in missing if a not in self._running)
            self._condition.notify_all()

    def get(self, address: TileAddress) -> Tile | None:
        """Return a tile of the current source if available."""
        source = self._order.source
        return None if source is None else self.cache.get((source.key, address))

    def set_interactive(self, interactive: bool) -> None:
        with self._condition:
            self._order.interactive = interactive
            self._condition.notify_all()

    def is_exact(self) -> bool:
        source = self._order.source
        return source is None or source.coarse_levels is None or source.coarse_levels.is_full

    def wait_until_idle(self, timeout_s: float = 10.0, *, exact: bool = False) -> bool:
        """Block until all requests are made and emitted; for tests and scripts.

        With ``exact`` also until no tile is sampled.
        """
        deadline = monotonic() + timeout_s

        def is_done() -> bool:
            return self._is_idle() and (
                not exact or (self.is_exact() and _Task.ADVANCE not in self._running)
            )

        with self._condition:
            done = self._condition.wait_for(is_done, max(0.0, deadline - monotonic()))
        QCoreApplication.sendPostedEvents()
        return done

    def shutdown(self) -> None:
        """Stop and join the threads, after finishing current tiles."""
        self._soon.stop()
        with self._condition:
            self._order.stopping = True
            self._order.queue = ()
            self._order.ahead = ()
            self._order.overview = False
            self._order.sharpen = False
            self._condition.notify_all()
        for thread in self._threads:
            thread.join()
        self._threads.clear()
        self._order = _TileOrder(generation=self._order.generation + 1)

    def _is_idle(self) -> bool:
        requested = self._order.queue or self._order.overview
        return not (requested or any(_is_wanted_now(job) for job in self._running))

    def _start_threads(self) -> None:
        while len(self._threads) < _IDLE_WORKERS:
            number = len(self._threads)
            thread = threading.Thread(
                target=self._work, args=(number,), name=f"tiles-{number}", daemon=True
            )
            self._threads.append(thread)
            thread.start()

    def _wait_for_job(self, number: int) -> tuple[TiledSource, int, _Job] | None:
        """Wait for a job and mark it as running; None to stop."""
        with self._condition:
            while not self._order.stopping:
                job = self._next_job(number)
                if job is not None and self._order.source is not None:
                    self._running.add(job)
                    return self._order.source, self._order.generation, job
                self._condition.wait()
            return None

    def _next_job(self, number: int) -> _Job | None:
        order = self._order
        if order.source is None or (number and order.interactive):
            return None
        if order.overview:
            order.overview = False
            return _Task.OVERVIEW
        if order.queue:
            address, *rest = order.queue
            order.queue = tuple(rest)
            return address
        # The last worker, which rests while the user moves the view.
        is_free = number == _IDLE_WORKERS - 1 and not self._running
        if is_free and order.sharpen:
            order.sharpen = False
            return _Task.SHARPEN
        if is_free and order.ahead:
            job, *others = order.ahead
            order.ahead = tuple(others)
            return job
        is_wanted = not self.is_exact() and self._unreadable != order.generation
        return _Task.ADVANCE if is_free and is_wanted else None

    def _work(self, number: int) -> None:
        if self._warm_up is not None and number == 0:
            self._warm_up()
        current, other = _Opened(), _Opened()
        while (task := self._wait_for_job(number)) is not None:
            source, generation, job = task
            try:
                if isinstance(job, _Ahead):
                    self._make_ahead(other.reader_of(job.source), job)
                else:
                    self._do(current.reader_of(source), source, generation, job)
            except BirdannError as error:
                if not isinstance(job, _Ahead):  # a tile ahead is delivered only when it is shown
                    self._report_failure(generation, str(error))
            finally:
                with self._condition:
                    self._running.discard(job)
                    self._condition.notify_all()
        current.close()
        other.close()

    def _do(
        self, reader: TileReader, source: TiledSource, generation: int, job: TileAddress | _Task
    ) -> None:
        if job is _Task.OVERVIEW:
            self.overview_ready.emit(generation, reader.overview())
        elif job is _Task.SHARPEN:
            sharper = reader.sharper_overview()
            if sharper is not None:
                self.overview_ready.emit(generation, sharper)
        elif job is _Task.ADVANCE:
            self._advance(reader, source, generation)
        elif not isinstance(job, _Task):
            self._make(reader, source, generation, job)

    def _make_ahead(self, reader: TileReader, job: _Ahead) -> None:
        if job.address is None:
            self._next_overview = job.source.key, reader.overview()
        else:
            tile = reader.tile(job.address)
            self.cache.put((job.source.key, job.address), tile, tile.nbytes)

    def _make(
        self, reader: TileReader, source: TiledSource, generation: int, address: TileAddress
    ) -> None:
        tile = self._pool_children(source, address)
        if tile is None:
            tile = reader.tile(address)
        self._cache_tile(source, generation, address, tile)

    def _cache_tile(
        self, source: TiledSource, generation: int, address: TileAddress, tile: Tile
    ) -> None:
        """Cache and emit a tile, and note whether it is to be refined later."""
        self.cache.put((source.key, address), tile, tile.nbytes)
        coarse = source.coarse_levels if address.level > source.exact_levels else None
        is_sampled = coarse is not None and not coarse.is_tile_complete(
            address.level, address.index
        )
        with self._condition:
            if is_sampled and generation == self._order.generation:
                self._sampled.add(address)
            else:
                self._sampled.discard(address)
        self.tile_ready.emit(generation, address)

    def _advance(self, reader: TileReader, source: TiledSource, generation: int) -> None:
        """Read the next part of the recording; occasionally emit refined tiles."""
        coarse = source.coarse_levels
        assert coarse is not None
        reader.advance()
        is_full = coarse.is_full
        if not is_full and monotonic() - self._refreshed_at_s < _REFRESH_S:
            sleep(_REST_BETWEEN_S)
            return
        self._refreshed_at_s = monotonic()
        with self._condition:
            sampled = sorted(self._sampled)
        for address in sampled:
            tile = self.cache.get((source.key, address))
            if tile is None:
                with self._condition:
                    self._sampled.discard(address)
                continue
            better = reader.refine_tile(address, tile)
            if is_full or not np.array_equal(better, tile):
                self._cache_tile(source, generation, address, better)
        if is_full:
            self.overview_ready.emit(generation, reader.overview())

    def _pool_children(self, source: TiledSource, address: TileAddress) -> Tile | None:
        if not 0 < address.level <= source.exact_levels:
            return None
        left, right = (self.cache.get((source.key, child)) for child in address.children())
        if left is None or right is None:
            return None
        fine = np.concatenate([left, right], axis=1)
        pooled: Tile = np.maximum(fine[:, ::2], fine[:, 1::2])
        return pooled

    def _report_failure(self, generation: int, message: str) -> None:
        with self._condition:
            if generation != self._order.generation:
                return
            self._order.queue = ()
            self._order.overview = False
            self._order.sharpen = False
            self._unreadable = generation
        self.failed.emit(generation, message)
