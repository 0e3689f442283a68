"""Steps from one version of the project file to the next; older files are read from a copy."""

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from birdann.core.files.closable import Closable
from birdann.store import schema_1
from birdann.store.connection import connect, never_was, read_version
from birdann.store.copies import copy_as_it_is
from birdann.store.earlier import to_format_2
from birdann.store.errors import damaged, expecting_our_tables, in_users_words
from birdann.store.schema import SEGMENT_PIECE, USER_VERSION


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


def _add_pieces(connection: sqlite3.Connection) -> None:
    for statement in to_format_2.statements(SEGMENT_PIECE):
        connection.execute(statement)


MIGRATIONS: tuple[Migration, ...] = (
    Migration(0x1_0000, 0x1_0001, _add_recorder_metadata),
    Migration(0x1_0001, 0x1_0002, _add_strokes),
    Migration(0x1_0002, 0x2_0000, to_format_2.rebuild),
    Migration(0x2_0000, 0x2_0001, _add_pieces),
)
"""In order, from the first format, 1.0."""


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


def convert(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file to the present format.

    Raises
    ------
    ProjectFileError
        If something in it is not what birdann wrote; the file is as it was then.
    """
    version = read_version(connection, path)
    if all(step.before != version[0] << 16 | version[1] for step in MIGRATIONS):
        raise never_was(path, *version)
    try:
        with expecting_our_tables(path):
            migrate(connection)
    except (ValueError, KeyError, TypeError, sqlite3.IntegrityError) as error:
        raise damaged(path, f"it cannot be brought to the present format ({error})") from error


class ConvertedCopy(Closable):
    """A copy of an older project in the present format, in the system's own temporary folder.

    So older projects open read-only, from places that cannot be written to as well, and one code
    reads all of them.

    Raises
    ------
    ProjectFileError
        If there is no room for it, or the project is damaged.
    """

    def __init__(self, path: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="birdann-", ignore_cleanup_errors=True)
        self.file = Path(self._folder.name) / "converted.birdann"
        try:
            copy_as_it_is(path, self.file)
            with (
                in_users_words(path),
                closing(connect(self.file, read_only=False)) as connection,
            ):
                convert(connection, path)
        except BaseException:
            self._folder.cleanup()
            raise

    def close(self) -> None:
        """Remove the copy."""
        self._folder.cleanup()
