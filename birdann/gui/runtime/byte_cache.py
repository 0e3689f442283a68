"""A cache with a limit in bytes."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """A least-recently-used cache; thread-safe."""

    def __init__(self, budget_bytes: int) -> None:
        self._budget_bytes = budget_bytes
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._n_bytes = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    @property
    def n_bytes(self) -> int:
        return self._n_bytes

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
            self._n_bytes += n_bytes - (replaced[1] if replaced is not None else 0)
            self._values[key] = value, n_bytes
            while self._n_bytes > self._budget_bytes and len(self._values) > 1:
                _, (_, dropped) = self._values.popitem(last=False)
                self._n_bytes -= dropped

    def drop(self, key: K) -> None:
        with self._lock:
            _, n_bytes = self._values.pop(key, (None, 0))
            self._n_bytes -= n_bytes

    def clear(self) -> None:
        with self._lock:
            self._values.clear()
            self._n_bytes = 0
