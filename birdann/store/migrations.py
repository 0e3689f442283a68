"""Steps from one version of the project file to the next."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from birdann.store import migration_2, schema_1
from birdann.store.schema import APPLICATION_ID, TABLES, USER_VERSION


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: from exactly ``before`` to ``after`` (both ``major << 16 | minor``)."""

    before: int
    after: int
    apply: Callable[[sqlite3.Connection], None]


def _add_recorder_metadata(connection: sqlite3.Connection) -> None:
    connection.execute(schema_1.RECORDER_METADATA)


def _add_strokes(connection: sqlite3.Connection) -> None:
    for statement in (schema_1.STROKE, schema_1.STROKE_PLACE, schema_1.TRAINED_SEGMENTER):
        connection.execute(statement)


MIGRATIONS: tuple[Migration, ...] = (
    Migration(0x1_0000, 0x1_0001, _add_recorder_metadata),
    Migration(0x1_0001, 0x1_0002, _add_strokes),
    Migration(0x1_0002, 0x2_0000, migration_2.rebuild),
)
"""In order, from the first format, 1.0."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Fill an empty database with the tables of the present version."""
    connection.executescript(
        f"BEGIN IMMEDIATE; {TABLES} PRAGMA application_id={APPLICATION_ID};"
        f"PRAGMA user_version={USER_VERSION}; COMMIT;"
    )


def migrate(
    connection: sqlite3.Connection,
    migrations: tuple[Migration, ...] = MIGRATIONS,
    *,
    target: int = USER_VERSION,
) -> None:
    """Bring a file to ``target``, all steps in one transaction or none.

    Raises
    ------
    LookupError
        If no chain of steps leads there.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (refers,) = connection.execute("PRAGMA foreign_keys").fetchone()
    connection.execute("PRAGMA foreign_keys=OFF")  # tables are dropped whose rows were copied
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            while version != target:
                step = next((m for m in migrations if m.before == version), None)
                if step is None:
                    raise LookupError(f"no migration leads from {version:#x} to {target:#x}")
                step.apply(connection)
                version = step.after
            connection.execute(f"PRAGMA user_version={version}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # SQLite rolls back by itself when out of disk
                connection.execute("ROLLBACK")
            raise
    finally:
        connection.execute(f"PRAGMA foreign_keys={refers}")
    with suppress(sqlite3.OperationalError):  # free pages do no harm where the disk is full
        connection.execute("VACUUM")
