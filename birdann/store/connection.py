"""SQLite connections to project files, and validation of these."""

import atexit
import functools
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from birdann.core.errors import ProjectFileError
from birdann.core.files.access import access_of, give
from birdann.core.message import Message
from birdann.store.errors import (
    damaged,
    expecting_our_tables,
    is_disks_failure,
    translate_sqlite_errors,
)
from birdann.store.schema import APPLICATION_ID, FORMAT, TABLES
from birdann.store.side_files import check_side_files, companions

_BUSY_MS = 5000
_BUSY_ON_SHARE_MS = 60_000


def connect(path: Path, *, read_only: bool) -> sqlite3.Connection:
    """Open an existing project file in autocommit mode."""
    if os.path.exists(path) and not os.path.isfile(path):
        raise ProjectFileError("{path} is not a birdann project.", path=path)
    if not os.path.isfile(path):  # nor can a name be that is too long
        raise ProjectFileError(
            "{path} does not exist. See whether it was moved or renamed.", path=path
        )
    try:
        check_side_files(path)
        with translate_sqlite_errors(path):
            try:
                return _open(path, "mode=ro" if read_only else "mode=rw")
            except sqlite3.OperationalError as error:
                if not read_only:
                    raise
                return _reopened(path, error)
    except OSError as error:
        raise ProjectFileError(
            "Reading or writing {path} failed. See whether the disk or network share is "
            "still there.",
            path=path,
        ) from error


def _reopened(path: Path, error: sqlite3.OperationalError) -> sqlite3.Connection:
    """Open a read-only file in other ways, or raise ``error``."""
    code = error.sqlite_errorcode & 0xFF
    if code not in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}:
        raise error
    has_log, has_journal = (
        path.with_name(path.name + end).exists() for end in ("-wal", "-journal")
    )
    if not has_log and not has_journal:  # complete; only a log cannot be set up in its folder
        return _open(path, "mode=ro&immutable=1")
    # A program that died left a change beside the file: it is taken over, or undone.
    if code == sqlite3.SQLITE_READONLY and os.access(path.parent, os.W_OK):
        with suppress(sqlite3.OperationalError):
            _open(path, "mode=rw").close()
            return _open(path, "mode=ro")
    status = path.stat()
    copy = _copied(path, (status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns))
    _open(copy, "mode=rw").close()
    return _open(copy, "mode=ro")


@functools.cache
def _copied(path: Path, _stamp: tuple[int, ...]) -> Path:
    """Copy a file with its side files from a read-only place, until the program ends."""
    folder = Path(tempfile.mkdtemp(prefix="birdann-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for ending in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            shutil.copyfile(path.with_name(path.name + ending), folder / (path.name + ending))
    return folder / path.name


def _open(path: Path, options: str) -> sqlite3.Connection:
    uri = f"{path.resolve().as_uri()}?{options}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        with expecting_our_tables(path):
            connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
            connection.execute("PRAGMA trusted_schema=OFF")
            connection.execute("PRAGMA cell_size_check=ON")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA cache_size=-65536")
            connection.execute("PRAGMA secure_delete=FAST")  # writes no page that is free
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def start_writing(connection: sqlite3.Connection, path: Path, *, is_shared: bool = False) -> None:
    """Make commits durable, and allow reading meanwhile.

    Parameters
    ----------
    is_shared
        Whether the file lies on a network share. There readers and the writer take turns, with
        locks of the file server.
    """
    if is_shared:
        connection.execute(f"PRAGMA busy_timeout={_BUSY_ON_SHARE_MS}")
    connection.execute(f"PRAGMA journal_mode={'DELETE' if is_shared else 'WAL'}")
    connection.execute("PRAGMA synchronous=FULL")
    own = access_of(path)
    if own is not None and own.is_listed:  # SQLite gives its files the mode, which is not all
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("COMMIT")
        for companion in filter(Path.exists, companions(path)):
            give(companion, own)


def stop_writing(connection: sqlite3.Connection, path: Path) -> None:
    """Merge the log into the file, which can then be opened from read-only places.

    Raises ProjectFileError if that fails; the log then has the latest commits.
    """
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        code = error.sqlite_errorcode & 0xFF
        if is_disks_failure(error):
            raise ProjectFileError(
                "{path} is saved, but the disk did not take it in one piece "
                "({reason}): keep {file}-wal beside it, free some space, and open and "
                "close it once more.",
                path=path,
                reason=error,
                file=path.name,
            ) from error
        # Someone else still reads: the log stays beside the file and is valid there.
        if code not in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise


def read_format(connection: sqlite3.Connection, path: Path) -> int:
    """Return the format of a project file, at most the current one.

    Raises ProjectFileError if the file is not a project, or of a newer version of birdann.
    """
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise ProjectFileError("{path} is not a birdann project.", path=path)
    if version > FORMAT:
        raise ProjectFileError(
            "{path} was made by a newer version of birdann (project format {version}, this "
            "version reads up to {reads}). Install the newer version to open it.",
            path=path,
            version=version,
            reads=FORMAT,
        )
    if version < 1:
        raise damaged(path, Message("project format {version} does not exist", version=version))
    return int(version)


Column = tuple[str, str, int, int]
"""Name, type, whether it may not be missing, place in the key."""


Statements = dict[tuple[str, str], str]
"""By kind (table, index, trigger, view) and name, what made it."""


def _statements(connection: sqlite3.Connection) -> Statements:
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master")
    return {(kind, name): sql for kind, name, sql in rows}


@functools.cache
def _expected() -> Statements:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(TABLES)
        return _statements(connection)


def _is_as_if_made_by(connection: sqlite3.Connection, table: str, statement: str) -> bool:
    """Whether a table has at least the columns of a statement, with the same constraints."""
    with closing(sqlite3.connect(":memory:")) as pattern:
        pattern.execute(statement)
        expected, present = _columns(pattern, table), _columns(connection, table)
    is_strict = connection.execute(
        "SELECT strict FROM pragma_table_list(?) WHERE schema = 'main'", (table,)
    ).fetchone()
    return expected <= present and is_strict == (1,)


def _columns(connection: sqlite3.Connection, table: str) -> frozenset[Column]:
    rows = connection.execute(
        'SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,)
    )
    return frozenset(rows.fetchall())


def check_triggers(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file with foreign triggers or views, which run by themselves (ProjectFileError)."""
    expected = _expected()
    for (kind, name), sql in _statements(connection).items():
        if kind in {"trigger", "view"} and expected.get((kind, name)) != sql:
            raise damaged(
                path, Message("the {kind} “{name}” does not belong there", kind=kind, name=name)
            )


def check_structure(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file with missing tables, or foreign triggers or views (ProjectFileError)."""
    check_triggers(connection, path)
    statements = _statements(connection)
    for (kind, name), expected in _expected().items():
        if kind != "table":
            continue
        present = statements.get((kind, name))
        if present == expected:  # as nearly always, which spares a look at each column
            continue
        if present is None or not _is_as_if_made_by(connection, name, expected):
            raise damaged(path, Message("the table “{name}” is missing or incomplete", name=name))


def missing_indexes(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the statements of missing indexes, by name."""
    statements = _statements(connection)
    return {
        name: sql
        for (kind, name), sql in _expected().items()
        if kind == "index" and sql and (kind, name) not in statements
    }
