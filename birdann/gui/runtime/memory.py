"""A cache with a limit in bytes, and garbage collection in the GUI thread, in small steps.

Python collects in the thread that happens to allocate. In the thread of a job that would destroy
widgets of a closed window, which Qt allows only in the GUI thread; during a frame it would be a
visible pause.
"""

import ctypes
import gc
import sys
from collections import OrderedDict
from collections.abc import Hashable
from functools import cache
from threading import Lock
from time import perf_counter
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """A least-recently-used cache; thread-safe."""

    def __init__(self, budget_bytes: int) -> None:
        self._budget_bytes = budget_bytes
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.n_bytes = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def get(self, key: K) -> V | None:
        with self._lock:
            entry = self._values.get(key)
            if entry is None:
                return None
            self._values.move_to_end(key)
            return entry[0]

    def put(self, key: K, value: V, n_bytes: int) -> None:
        with self._lock:
            replaced = self._values.pop(key, None)
            self.n_bytes += n_bytes - (replaced[1] if replaced is not None else 0)
            self._values[key] = value, n_bytes
            while self.n_bytes > self._budget_bytes and len(self._values) > 1:
                _, (_, dropped) = self._values.popitem(last=False)
                self.n_bytes -= dropped

    def drop(self, key: K) -> None:
        with self._lock:
            _, n_bytes = self._values.pop(key, (None, 0))
            self.n_bytes -= n_bytes

    def clear(self) -> None:
        with self._lock:
            self._values.clear()
            self.n_bytes = 0


_EVERY_MS = 200
_IDLE_S = 1.5
_MAX_PUT_OFF = 60
_GIVE_BACK_EVERY_MS = 5000
_MANY_MODULES = 50


class GarbageCollector(QObject):
    """Replaces Python's automatic collection during its lifetime.

    Young objects are collected when Python would do so, within about a millisecond. All objects
    are collected when idle, or after a maximum delay, except those of imported modules, which are
    permanent and would take 0.1 s each time. Freed memory is returned to the system occasionally.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        gc.disable()
        self._n_modules = 0
        self._keep_modules()
        self._limits = gc.get_threshold()
        self._n_put_off = 0
        self._busy_at_s = perf_counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect_due)
        self._timer.start(_EVERY_MS)
        self._giver = QTimer(self)
        self._giver.timeout.connect(lambda: QThreadPool.globalInstance().start(trim_heap))
        self._giver.start(_GIVE_BACK_EVERY_MS)
        self.destroyed.connect(gc.enable)

    def collect_due(self) -> None:
        """Collect the generations that are due."""
        self._keep_modules()
        young, middle, old = gc.get_count()
        if young > self._limits[0]:
            gc.collect(1 if middle >= self._limits[1] else 0)
            self._busy_at_s = perf_counter()
        if old < self._limits[2]:
            return
        self._n_put_off += 1
        if perf_counter() - self._busy_at_s > _IDLE_S or self._n_put_off > _MAX_PUT_OFF:
            self._n_put_off = 0
            gc.collect()

    def _keep_modules(self) -> None:
        n_modules = len(sys.modules)
        if n_modules - self._n_modules >= _MANY_MODULES:
            self._n_modules = n_modules
            gc.freeze()


_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
_OWN_PAGES_FROM = 4 * 2**20
_KEPT_ON_TOP = 16 * 2**20
_N_ARENAS = 2


@cache
def _allocator() -> Any | None:  # noqa: ANN401 - a library
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    has_both = hasattr(library, "mallopt") and hasattr(library, "malloc_trim")
    return library if has_both else None


def limit_arenas() -> None:
    """Share two arenas among all threads, and map arrays of megabytes separately.

    Smaller arrays stay in the arenas, as every picture would cause page faults otherwise.
    """
    library = _allocator()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, _N_ARENAS)
        library.mallopt(_M_MMAP_THRESHOLD, _OWN_PAGES_FROM)
        library.mallopt(_M_TRIM_THRESHOLD, _KEPT_ON_TOP)


def trim_heap() -> None:
    """Return free memory to the system; takes some milliseconds, preferably in another thread."""
    library = _allocator()
    if library is not None:
        library.malloc_trim(0)
