"""Upgrade of earlier project formats."""

import sqlite3
from pathlib import Path

from birdann.store import schema
from birdann.store.connection import check_structure
from birdann.store.errors import damaged, expecting_our_tables


def upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """Upgrade a file to the current format; all steps in one transaction.

    Raises
    ------
    ProjectFileError
        If its rows are invalid; the file is unchanged.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("PRAGMA foreign_keys=OFF")  # tables are dropped whose rows were copied
    connection.execute("BEGIN IMMEDIATE")
    try:
        with expecting_our_tables(path):
            for step in schema.UPGRADES[version - 1 :]:
                step(connection)
        connection.execute(f"PRAGMA user_version={1 + len(schema.UPGRADES)}")
        check_structure(connection, path)
        connection.execute("COMMIT")
    except (ValueError, KeyError, TypeError, sqlite3.IntegrityError) as error:
        raise damaged(path, f"it cannot be brought to the present format ({error})") from error
    finally:
        if connection.in_transaction:  # SQLite rolls back by itself when out of disk
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA foreign_keys=ON")
