"""SQLite connections to project files, and validation of these."""

import atexit
import functools
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

from birdann.core.errors import ProjectFileError
from birdann.core.files import disk
from birdann.core.files.access import access_of, set_access
from birdann.core.message import Message
from birdann.store.errors import (
    damaged_error,
    is_disks_failure,
    report_foreign_tables,
    translate_sqlite_errors,
)
from birdann.store.schema import APPLICATION_ID, FORMAT, TABLES
from birdann.store.side_files import check_side_files, companions

_BUSY_S = 5.0
_BUSY_ON_SHARE_MS = 60_000


def connect(path: Path, *, read_only: bool) -> sqlite3.Connection:
    """Open an existing project file in autocommit mode.

    Raises ProjectFileError if it is not a project, of a newer format, or has other tables or code
    than birdann makes.
    """
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
                return _reopen(path, error)
    except OSError as error:
        raise ProjectFileError(
            "Reading or writing {path} failed. See whether the disk or network share is "
            "still there.",
            path=path,
        ) from error


def _reopen(path: Path, error: sqlite3.OperationalError) -> sqlite3.Connection:
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
    copy = _copy_until_exit(
        path, (status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)
    )
    _open(copy, "mode=rw", named=path).close()
    return _open(copy, "mode=ro", named=path)


@functools.cache
def _copy_until_exit(path: Path, _stamp: tuple[int, ...]) -> Path:
    """Copy a file with its side files from a read-only place, until the program ends."""
    with disk.in_temporary_folder() as target:
        folder = Path(tempfile.mkdtemp(prefix="birdann-", dir=target))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        for ending in ("", "-wal", "-journal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + ending), folder / (path.name + ending))
    return folder / path.name


def _open(path: Path, options: str, named: Path | None = None) -> sqlite3.Connection:
    uri = f"{path.resolve().as_uri()}?{options}"
    connection = sqlite3.connect(
        uri,
        timeout=_BUSY_S,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    try:
        named = named or path
        with report_foreign_tables(named):
            connection.execute("PRAGMA trusted_schema=OFF")
            connection.execute("PRAGMA cell_size_check=ON")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA cache_size=-65536")
            connection.execute("PRAGMA secure_delete=FAST")  # writes no page that is free
            if read_format(connection, named) < FORMAT:
                _must_have_no_code(connection, named)
            else:
                check_structure(connection, named)
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
            set_access(companion, own)


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
        raise damaged_error(
            path, Message("project format {version} does not exist", version=version)
        )
    return int(version)


Statement = tuple[str, str, str | None]
"""Kind (table, index, trigger, view), name, and what made it; None for what a key made."""

_TOKEN = re.compile(
    r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|/\*.*?(?:\*/|\Z)|\w+|[^\w ]""", re.ASCII | re.DOTALL
)
_RENAMED = re.compile(r'CREATE TABLE "(\w+)"', re.ASCII)
_OF_SQLITE = frozenset(
    {
        ("table", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
        ("table", "sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    }
)
"""Tables that ANALYZE in another program leaves."""
_OF_KEYS = "sqlite_autoindex_"


def _statements(connection: sqlite3.Connection) -> list[Statement]:
    return connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()


@functools.cache
def _expected_statements() -> frozenset[Statement]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(TABLES)
        return frozenset(_statements(connection))


@functools.cache
def _plain_expected_statements() -> frozenset[Statement]:
    return frozenset(map(_normalise_statement, _expected_statements()))


def _normalise_statement(statement: Statement) -> Statement:
    """Return a statement without comments, breaks and the quotes that renaming a table adds."""
    kind, name, sql = statement
    tokens = _TOKEN.findall(_RENAMED.sub(r"CREATE TABLE \1", sql or ""))
    words = (
        token for token in tokens if not token.isspace() and not token.startswith(("--", "/*"))
    )
    return kind, name, " ".join(words)


def _foreign_statements(statements: Iterable[Statement]) -> list[Statement]:
    """Return the statements that this version does not write."""
    odd = [
        statement
        for statement in statements
        if statement not in _expected_statements() and statement not in _OF_SQLITE
    ]
    return [
        (kind, name, sql)
        for kind, name, sql in odd
        if (kind, sql) != ("index", None) or not name.startswith(_OF_KEYS)
        if _normalise_statement((kind, name, sql)) not in _plain_expected_statements()
    ]


def _must_have_no_code(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse foreign triggers and views, which run by themselves, in a file of an earlier format."""
    for kind, name, _ in _foreign_statements(_statements(connection)):
        if kind not in {"table", "index"}:
            raise _foreign_error(path, kind, name)


def check_structure(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file with other tables, indexes, triggers or views than this version makes.

    Their statements are compared word by word: constraints, generated columns and collations are
    run by each query, and could drop what is written, or never end. Only an index may be missing,
    which ``birdann check`` repairs. Raises ProjectFileError.
    """
    statements = _statements(connection)
    for kind, name, _ in _foreign_statements(statements):
        raise _foreign_error(path, kind, name)
    absent = _expected_statements() - set(statements)
    if absent:
        present = {(kind, name) for kind, name, _ in statements}
        for kind, name, _ in sorted(absent, key=lambda statement: statement[:2]):
            if kind != "index" and (kind, name) not in present:
                raise damaged_error(
                    path, Message("{kind} “{name}” is missing", kind=kind, name=name)
                )


def _foreign_error(path: Path, kind: str, name: str) -> ProjectFileError:
    return damaged_error(
        path,
        Message(
            "{kind} “{name}” is not as birdann makes it (projects of unreleased versions cannot be "
            "opened)",
            kind=kind,
            name=name,
        ),
    )


def missing_indexes(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the statements of missing indexes, by name."""
    present = {name for _, name, _ in _statements(connection)}
    return {
        name: sql
        for kind, name, sql in _expected_statements()
        if kind == "index" and sql and name not in present
    }
