"""The project file: opened, read from any thread, written by one."""

import os
import sqlite3
import threading
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date, datetime
from pathlib import Path, PurePath
from types import TracebackType
from typing import Self

from birdann.core.errors import ProjectFileError, ProjectNotWritableError
from birdann.core.recording import Recording
from birdann.store.backups import Backup, Occasion, list_backups, make_backup
from birdann.store.connection import (
    check_nothing_foreign,
    check_structure,
    connect,
    read_version,
    start_writing,
    stop_writing,
)
from birdann.store.errors import in_users_words
from birdann.store.listings import Listings
from birdann.store.lock import WriterLock
from birdann.store.migrations import create_tables, migrate, needs_migration
from birdann.store.queries import Row, fetch
from birdann.store.schema import MAJOR, MINOR
from birdann.store.transaction import Transaction

SUFFIX = ".birdann"


class ProjectReader(Listings):
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

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @contextmanager
    def snapshot(self) -> Iterator[Self]:
        """Let every read inside the block see the same state, whatever is written meanwhile."""
        self._all("BEGIN")
        try:
            yield self
        finally:
            if not self._is_closed:
                self._all("COMMIT")

    def _all(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        with self._guard, in_users_words(self.path):
            if self._is_closed:
                raise ProjectFileError(f"{self.path} is closed.")
            return fetch(self._connection, sql, parameters)


class Project(Listings):
    """An open project file.

    Any thread may read, and sees the last commit; what is not committed yet is seen through the
    ``Transaction`` only. Writers take turns. Made by ``create`` or ``open``.

    Attributes
    ----------
    path
        Absolute path of the file.
    read_only
        Whether ``transaction`` is refused.
    notice
        Why the project is read-only although writing was asked for, or "".
    backup_problem
        Why the daily backup could not be made, or "".
    """

    def __init__(
        self, path: Path, writer: sqlite3.Connection | None, lock: WriterLock | None, notice: str
    ) -> None:
        self.path = path
        self.notice = notice
        self._writer = writer
        self._lock = lock
        self._writing = threading.RLock()
        self._transaction: Transaction | None = None
        self._reader = ProjectReader(path)
        self._others: weakref.WeakSet[ProjectReader] = weakref.WeakSet()
        self._closed = False
        self._backed_up_on: date | None = None
        self.backup_problem = ""

    @classmethod
    def create(cls, path: str | os.PathLike[str]) -> Self:
        """Make a new project file and open it.

        Raises
        ------
        ProjectFileError
            If there is a file already, or the folder cannot be written to.
        """
        target = _absolute(path)
        if not target.parent.is_dir():
            raise ProjectFileError(f"The folder {target.parent} does not exist.")
        lock = WriterLock(target)
        try:
            if target.exists():
                raise ProjectFileError(
                    f"{target} exists already; open it, or choose another name."
                )
            _make_file(target)
        finally:
            lock.release()
        return cls.open(target)

    @classmethod
    def open(cls, path: str | os.PathLike[str], read_only: bool = False) -> Self:
        """Open an existing project file.

        Raises
        ------
        ProjectInUseError
            If another session writes to it (open it with ``read_only``).
        ProjectNotWritableError
            If it lies in a place that cannot be written to (open it with ``read_only``).
        ProjectFileError
            If it does not exist, is damaged, not a project, or of a newer format.
        """
        target = _absolute(path)
        notice = ""
        connection = connect(target, read_only=True)
        try:
            with in_users_words(target):
                major, minor = read_version(connection, target)
                if not needs_migration(major << 16 | minor):
                    check_structure(connection, target)
        finally:
            connection.close()
        if (major, minor) > (MAJOR, MINOR) and not read_only:
            read_only = True
            notice = (
                f"{target} was made by a newer version of birdann "
                f"(format {major}.{minor}); it is open read-only."
            )
        if read_only:
            return cls(target, None, None, notice)
        return cls._open_for_writing(target)

    @classmethod
    def _open_for_writing(cls, path: Path) -> Self:
        lock = WriterLock(path)
        try:
            if not os.access(path, os.W_OK):
                raise ProjectNotWritableError(
                    f"{path} is write-protected; open it read-only, or make a copy of it."
                )
            connection = connect(path, read_only=False)
            with in_users_words(path):
                version = connection.execute("PRAGMA user_version").fetchone()[0]
                if needs_migration(version):
                    check_nothing_foreign(connection, path)
                    make_backup(path, Occasion.FORMAT)
                    migrate(connection)
                    check_structure(connection, path)
                start_writing(connection)
            return cls(path, connection, lock, "")
        except BaseException:
            lock.release()
            raise

    @property
    def read_only(self) -> bool:
        """Whether ``transaction`` is refused."""
        return self._writer is None

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return self.path.stem

    @contextmanager
    def transaction(
        self, command: str, arguments: Mapping[str, object] | None = None, *, actor: str = ""
    ) -> Iterator[Transaction]:
        """Write, all or nothing: on disk when the block ends, undone when it raises.

        Raises
        ------
        ProjectNotWritableError
            If the project is open read-only.
        ProjectFileError
            If the disk is full or gone; what was committed before stays.
        RuntimeError
            If this thread is inside a transaction already.
        """
        with self._writing:
            if self._transaction is not None:
                raise RuntimeError("transactions do not nest")
            if self._closed:
                raise ProjectFileError(f"{self.path} is closed.")
            if self._writer is None:
                raise ProjectNotWritableError(
                    f"{self.path} is open read-only; nothing in it can be changed."
                )
            connection = self._writer
            self._back_up_daily()
            with in_users_words(self.path):
                connection.execute("BEGIN IMMEDIATE")
                try:
                    self._transaction = Transaction(connection, self.path, actor=actor)
                    self._transaction.log(command, arguments or {})
                    yield self._transaction
                    connection.execute("COMMIT")
                except BaseException:
                    if connection.in_transaction:  # SQLite rolls back by itself when out of disk
                        connection.execute("ROLLBACK")
                    raise
                finally:
                    self._transaction = None

    def reader(self) -> ProjectReader:
        """Return a connection of its own for a background job."""
        reader = ProjectReader(self.path)
        self._others.add(reader)
        return reader

    def audio_path(self, recording: Recording) -> Path:
        """Return where a recording's sound file should be."""
        return Path(os.path.normpath(self.path.parent / recording.path))

    def stored_path(self, audio: Path) -> str:
        """Return the path to note for a sound file: relative if possible, POSIX style."""
        try:
            return PurePath(os.path.relpath(audio, self.path.parent)).as_posix()
        except ValueError:  # another drive
            return PurePath(os.path.abspath(audio)).as_posix()

    def back_up(self) -> Backup | None:
        """Keep a dated copy beside the project before much of it is changed at once.

        Returns
        -------
        Backup or None
            None where the newest backup holds the same state already.

        Raises
        ------
        ProjectFileError
            If the copy cannot be written.
        """
        with self._writing:
            return make_backup(self.path, Occasion.BULK)

    def backups(self) -> list[Backup]:
        """Return the dated copies of this project, newest first."""
        return list_backups(self.path)

    def save_copy(self, path: str | os.PathLike[str]) -> None:
        """Write a complete copy; the paths in it lead to the same sound files.

        Raises
        ------
        ProjectFileError
            If the copy cannot be written.
        """
        target = _absolute(path)
        if target == self.path:
            raise ProjectFileError(f"{target} is the project itself; choose another name.")
        temporary = target.with_name(target.name + "-part")
        try:
            with in_users_words(target):
                copy = sqlite3.connect(temporary, isolation_level=None)
                try:
                    self._copy_into(copy, target)
                finally:
                    copy.close()
            os.replace(temporary, target)
        except OSError as error:
            raise ProjectFileError(f"{target} cannot be written: {error.strerror}.") from error
        finally:
            temporary.unlink(missing_ok=True)

    def close(self) -> None:
        """Close every connection; afterwards one file remains. A second call does nothing."""
        with self._writing:
            if self._closed:
                return
            self._closed = True
            for reader in (self._reader, *self._others):
                reader.close()
            try:
                if self._writer is not None:
                    with in_users_words(self.path):
                        stop_writing(self._writer)
            finally:
                if self._writer is not None:
                    self._writer.close()
                if self._lock is not None:
                    self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _all(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        return self._reader._all(sql, parameters)

    def _back_up_daily(self) -> None:
        """Make the first change of a day wait for a backup; a failure to make one is noted."""
        today = datetime.now().astimezone().date()
        if self._backed_up_on == today:
            return
        self._backed_up_on = today
        dates = (b.made_at.astimezone().date() for b in self.backups())
        if today in dates:
            return
        try:
            make_backup(self.path, Occasion.DAILY)
            self.backup_problem = ""
        except ProjectFileError as error:
            self.backup_problem = str(error)

    def _copy_into(self, copy: sqlite3.Connection, target: Path) -> None:
        with ProjectReader(self.path) as source:
            source._connection.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        rows = copy.execute("SELECT pk, path FROM recording").fetchall()
        moved = []
        for pk, path in rows:
            audio = Path(os.path.normpath(self.path.parent / path))
            try:
                moved.append((PurePath(os.path.relpath(audio, target.parent)).as_posix(), pk))
            except ValueError:
                moved.append((audio.as_posix(), pk))
        copy.execute("BEGIN")
        copy.execute("DROP INDEX recording_path")
        copy.executemany("UPDATE recording SET path = ? WHERE pk = ?", moved)
        copy.execute("CREATE UNIQUE INDEX recording_path ON recording (path) WHERE removed = 0")
        copy.execute("COMMIT")


def _absolute(path: str | os.PathLike[str]) -> Path:
    return Path(os.path.abspath(path))


def _make_file(target: Path) -> None:
    """Fill a temporary file and give it its name, so that no half-made project is ever seen."""
    temporary = target.with_name(target.name + "-part")
    temporary.unlink(missing_ok=True)
    try:
        with in_users_words(target):
            connection = sqlite3.connect(temporary, isolation_level=None)
            try:
                create_tables(connection)
            finally:
                connection.close()
        os.replace(temporary, target)
    except OSError as error:
        raise ProjectFileError(f"{target} cannot be made: {error.strerror}.") from error
    finally:
        temporary.unlink(missing_ok=True)
