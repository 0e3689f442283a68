"""Writing to a project, all or nothing."""

import sqlite3
from pathlib import Path

from birdann.store.reader import ProjectTables
from birdann.store.rows import OpenRows
from birdann.store.undo import Inverse, apply_inverse


class Transaction(ProjectTables):
    """The writing side of a project, inside ``Project.transaction``.

    Reads through it include uncommitted changes.

    Attributes
    ----------
    actor
        Author.
    inverse
        Undo information of an edit, once complete.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, *, actor: str) -> None:
        super().__init__(OpenRows(connection, path))
        self.actor = actor
        self.inverse: Inverse = ()
        self._connection = connection

    def apply_inverse(self, inverse: Inverse) -> None:
        """Undo or redo an edit by its recorded inverse."""
        apply_inverse(self._connection, inverse)
