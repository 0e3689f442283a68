"""Writing to a project: all of a command or nothing of it."""

import sqlite3
from pathlib import Path

from birdann.store.reader import ProjectTables
from birdann.store.rows import OpenRows
from birdann.store.undo import Inverse, take_back


class Transaction(ProjectTables):
    """The writing side of a project, alive inside ``Project.transaction``.

    Reads through it see what it has written so far.

    Attributes
    ----------
    actor
        Who writes.
    inverse
        What takes an edit back; known once it is complete.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, *, actor: str) -> None:
        super().__init__(OpenRows(connection, path))
        self.actor = actor
        self.inverse: Inverse = ()
        self._connection = connection

    def take_back(self, inverse: Inverse) -> None:
        """Undo an edit, or do it again, by what was noted while it was done or undone."""
        take_back(self._connection, inverse)
