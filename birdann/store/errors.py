"""SQLite errors translated for users."""

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from birdann.core.errors import (
    NotInProjectError,
    ProjectFileError,
    ProjectInUseError,
    ProjectNotWritableError,
)
from birdann.core.files import disk
from birdann.core.message import Message

_SENTENCES: dict[int, tuple[type[ProjectFileError], Message]] = {
    sqlite3.SQLITE_FULL: (
        ProjectFileError,
        Message(
            "The disk is full: the last change to {path} was not saved, everything before "
            "it was. Free some space and repeat the change."
        ),
    ),
    sqlite3.SQLITE_BUSY: (
        ProjectInUseError,
        Message(
            "{path} is being used by another program. Close it there, or open the project "
            "read-only."
        ),
    ),
    sqlite3.SQLITE_READONLY: (
        ProjectNotWritableError,
        Message(
            "{path} cannot be written to. Open it read-only, or copy it to a folder of your own."
        ),
    ),
    sqlite3.SQLITE_CORRUPT: (
        ProjectFileError,
        Message("{path} is damaged. Keep the file as it is and open a backup of it."),
    ),
    sqlite3.SQLITE_NOTADB: (ProjectFileError, Message("{path} is not a birdann project.")),
    sqlite3.SQLITE_CANTOPEN: (
        ProjectFileError,
        Message("{path} cannot be opened. See whether its folder exists and may be read."),
    ),
    sqlite3.SQLITE_IOERR: (
        ProjectFileError,
        Message(
            "Reading or writing {path} failed. See whether the disk or network share is "
            "still there."
        ),
    ),
    sqlite3.SQLITE_TOOBIG: (
        ProjectFileError,
        Message("{path} contains an impossibly large value. It is damaged or forged."),
    ),
}
_SENTENCES[sqlite3.SQLITE_LOCKED] = _SENTENCES[sqlite3.SQLITE_BUSY]
_SENTENCES[sqlite3.SQLITE_PERM] = _SENTENCES[sqlite3.SQLITE_READONLY]


_DISK_FAILS = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY})


def is_disks_failure(error: BaseException | None) -> bool:
    """Return whether SQLite reports a full, broken or write-protected disk."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _DISK_FAILS


@contextmanager
def translate_sqlite_errors(path: Path) -> Iterator[None]:
    """Turn errors of disk and file into ``ProjectFileError``; bugs pass."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code is None and str(error).startswith("Could not decode"):
            raise damaged_error(path, Message("a text in it is not valid")) from error
        known = _SENTENCES.get(code & 0xFF) if code is not None else None
        if code is None or known is None:
            raise
        if code & 0xFF == sqlite3.SQLITE_FULL and not disk.is_full(path.parent):
            with disk.in_temporary_folder() as folder:
                if disk.is_full(folder):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from error
        kind, sentence = known
        raise kind(sentence.with_values(path=path)) from error


@contextmanager
def report_copies_as_originals(copies: Mapping[Path, Path]) -> Iterator[None]:
    """Report a project as damaged if a copy of it is; ``copies`` maps copies to originals."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        broken = next((of for copy, of in copies.items() if not _is_sound(copy)), None)
        if broken is None:
            raise
        with translate_sqlite_errors(broken):
            raise


def _is_sound(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(path)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.DatabaseError:
        return False


@contextmanager
def report_foreign_tables(path: Path) -> Iterator[None]:
    """Report the file as damaged if a statement does not fit its tables."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite quotes the file in its complaint
        raise damaged_error(path, Message("its list of tables cannot be read")) from error
    except sqlite3.OperationalError as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code is None and str(error).startswith("Could not decode"):
            raise damaged_error(path, Message("its list of tables cannot be read")) from error
        if code != sqlite3.SQLITE_ERROR:
            raise
        raise damaged_error(path, str(error)) from error


def not_in_project_error(path: Path, what: str, identifier: int) -> NotInProjectError:
    """Return the error for an identifier that does not exist."""
    return NotInProjectError(
        "{path} contains no {thing} {identifier}. It was removed meanwhile, or the file is "
        "damaged (see birdann check).",
        path=path,
        thing=what.replace("_", " "),
        identifier=identifier,
    )


def damaged_error(path: Path, what: str) -> ProjectFileError:
    """Return the error for invalid content."""
    return ProjectFileError(
        "{path} is damaged or was not made by birdann: {reason}. Open a backup of it.",
        path=path,
        reason=what,
    )
