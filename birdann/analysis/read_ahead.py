"""Reading a file before it is needed, so that a slow disk and the processor work at once."""

import threading
from contextlib import suppress
from pathlib import Path

from birdann.core.files.closable import Closable

_CHUNK_BYTES = 1 << 18


class ReadAhead(Closable):
    """Has the system fetch stretches of a file into its cache, in a thread.

    The system itself reads a second or so of sound ahead, too little to keep a network drive busy
    while minutes of sound are worked on. From a file that is in the cache already a stretch
    costs a copy of it.

    Parameters
    ----------
    path
        The file; what cannot be read is left to whoever needs it.
    """

    def __init__(self, path: Path, size_bytes: int) -> None:
        self._path, self._size_bytes = path, size_bytes
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()

    def fetch(self, start: float, stop: float) -> None:
        """Begin to fetch a stretch, after the one before.

        Parameters
        ----------
        start, stop
            Shares of the file, 0..1; of compressed sound they need only be about right.
        """
        before = self._thread
        self._thread = threading.Thread(
            target=self._read,
            args=(before, int(start * self._size_bytes), int(stop * self._size_bytes)),
            name="read ahead",
            daemon=True,
        )
        self._thread.start()

    def close(self) -> None:
        """Stop after what is being read."""
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
