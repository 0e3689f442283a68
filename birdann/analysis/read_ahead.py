"""Reading ahead, so that slow disks and the processor work simultaneously."""

import threading
from contextlib import suppress
from pathlib import Path

from birdann.core.files.closable import Closable

_CHUNK_BYTES = 1 << 18


class ReadAhead(Closable):
    """Reads stretches of a file into the system's cache, in a thread.

    The system's own read-ahead, about a second of sound, is too short for network drives. Cached
    stretches cost a copy. Unreadable files are left to the actual reader.
    """

    def __init__(self, path: Path, size_bytes: int) -> None:
        self._path, self._size_bytes = path, size_bytes
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()

    def fetch(self, start: float, stop: float) -> None:
        """Start reading a stretch, given as shares of the file, 0..1."""
        before = self._thread
        self._thread = threading.Thread(
            target=self._read,
            args=(before, int(start * self._size_bytes), int(stop * self._size_bytes)),
            name="read ahead",
            daemon=True,
        )
        self._thread.start()

    def close(self) -> None:
        """Stop after the current read."""
        self._stop.set()

    def _read(self, before: threading.Thread | None, at: int, stop: int) -> None:
        if before is not None:
            before.join()
        chunk = bytearray(_CHUNK_BYTES)
        with suppress(OSError), self._path.open("rb", buffering=0) as file:
            file.seek(at)
            while at < stop and not self._stop.is_set():
                n_read = file.readinto(chunk)
                if not n_read:
                    break
                at += n_read
