"""Reading a project file by a connection of its own."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from birdann.core.closable import Closable
from birdann.core.errors import ProjectFileError
from birdann.store.connection import connect
from birdann.store.errors import in_users_words
from birdann.store.listings import Listings
from birdann.store.queries import PIECE, Row, fetch


class ProjectReader(Listings, Closable):
    """A connection of its own for reading in a background job; close it after use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = connect(path, read_only=True)
        self._guard = threading.Lock()
        self._is_closed = False

    def close(self) -> None:
        """Close the connection; a second call does nothing."""
        with self._guard:
            self._is_closed = True
            self._connection.close()

    @contextmanager
    def snapshot(self) -> Iterator[Self]:
        """Let every read inside the block see the same state, whatever is written meanwhile."""
        self._all("BEGIN")
        try:
            yield self
        finally:
            if not self._is_closed and self._connection.in_transaction:  # else an error ended it
                self._all("COMMIT")

    def _all(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        with self._guard, in_users_words(self.path):
            if self._is_closed:
                raise ProjectFileError(f"{self.path} is closed.")
            return fetch(self._connection, sql, parameters)

    def _in_pieces(self, sql: str, parameters: Sequence[object] = ()) -> Iterator[list[Row]]:
        with self._guard, in_users_words(self.path):
            if self._is_closed:
                raise ProjectFileError(f"{self.path} is closed.")
            cursor = self._connection.execute(sql, parameters)
        try:
            while True:
                with self._guard, in_users_words(self.path):
                    if self._is_closed:
                        raise ProjectFileError(f"{self.path} is closed.")
                    rows: list[Row] = cursor.fetchmany(PIECE)
                if not rows:
                    return
                yield rows
        finally:
            with self._guard:
                if not self._is_closed:
                    cursor.close()
