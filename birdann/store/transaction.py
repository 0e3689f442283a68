"""Writing to a project: all of a command or nothing of it."""

import sqlite3
from pathlib import Path

from birdann.store.reader import ProjectTables
from birdann.store.rows import OpenRows


class Transaction(ProjectTables):
    """The writing side of a project, alive inside ``Project.transaction``.

    Reads through it see what it has written so far.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, *, actor: str) -> None:
        super().__init__(OpenRows(connection, path))
        self.actor = actor
