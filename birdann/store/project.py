"""The project file: reading from any thread, writing by one."""

import os
import sqlite3
import threading
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import date, datetime
from pathlib import Path
from typing import Self

from birdann.core.errors import ProjectFileError, ProjectNotWritableError
from birdann.core.files import outputs
from birdann.core.files.closable import Closable
from birdann.core.files.shared_disks import is_shared
from birdann.core.message import Message
from birdann.store import schema, undo
from birdann.store.backups import Backup, BackupReason, list_backups, make_backup
from birdann.store.connection import (
    check_structure,
    connect,
    read_format,
    start_writing,
    stop_writing,
)
from birdann.store.copies import (
    make_project,
    own_files,
    private_copy,
    withhold_labels,
    withhold_people,
)
from birdann.store.errors import damaged_error, report_foreign_tables, translate_sqlite_errors
from birdann.store.lock import WriterLock
from birdann.store.reader import ProjectReader, ReadRows
from birdann.store.schema import FORMAT
from birdann.store.sound_files import AllowedFolders, SoundFiles
from birdann.store.transaction import Transaction


def upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """Upgrade a file to the current format; all steps in one transaction.

    Raises ProjectFileError if its rows are invalid; the file is unchanged.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("PRAGMA foreign_keys=OFF")  # tables are dropped whose rows were copied
    connection.execute("BEGIN IMMEDIATE")
    try:
        with report_foreign_tables(path):
            for step in schema.UPGRADES[version - 1 :]:
                step(connection)
        connection.execute(f"PRAGMA user_version={1 + len(schema.UPGRADES)}")
        check_structure(connection, path)
        connection.execute("COMMIT")
    except (ValueError, KeyError, TypeError, sqlite3.IntegrityError) as error:
        raise damaged_error(
            path, f"it cannot be brought to the present format ({error})"
        ) from error
    finally:
        if connection.in_transaction:  # SQLite rolls back by itself when out of disk
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA foreign_keys=ON")


SUFFIX = ".birdann"
WAITED_FOR_BYTES = 4 << 20
"""Size up to which the first edit of a day waits for the day's backup."""


class Project(SoundFiles, Closable):
    """An open project file, made by ``create`` or ``open``.

    Any thread may read the last commit; uncommitted changes are visible through the
    ``Transaction`` only. Writers take turns.

    Attributes
    ----------
    path
        Absolute path of the file.
    read_only
        Whether ``transaction`` is refused.
    notice
        A note for the user on opening, or "".
    backup_problem
        Why the daily backup could not be made, or "".
    allowed_sound_folders
        Where sound may be read: the project's folder and those allowed by the user.
    """

    def __init__(
        self,
        path: Path,
        writer: sqlite3.Connection | None,
        lock: WriterLock | None,
        *,
        is_on_share: bool = False,
    ) -> None:
        self._reader = ReadRows(path)
        super().__init__(self._reader)
        self._writer = writer
        self._lock = lock
        self._writing = threading.RLock()
        self._transaction: Transaction | None = None
        self._others: weakref.WeakSet[ProjectReader] = weakref.WeakSet()
        self._closed = False
        self._identity = identity(path)
        self._is_shared = is_on_share
        self._backed_up_on: date | None = None
        self._backing_up: threading.Thread | None = None
        self.notice = ""
        self.backup_problem = ""
        self.allowed_sound_folders = AllowedFolders(path.parent)
        outputs.protect_files_of(self)

    @classmethod
    def create(cls, path: str | os.PathLike[str]) -> Self:
        """Make a new project file and open it.

        Raises ProjectFileError if the file exists, or the folder cannot be written to.
        """
        target = _absolute(path)
        if not target.parent.is_dir():
            raise ProjectFileError("The folder {parent} does not exist.", parent=target.parent)
        with WriterLock(target):
            if target.exists():
                raise ProjectFileError(
                    "{file} exists already. Open it, or choose another name.", file=target
                )
            make_project(target)
        return cls.open(target)

    @classmethod
    def open(cls, path: str | os.PathLike[str], read_only: bool = False) -> Self:
        """Open an existing project file; the first two errors can be avoided by ``read_only``.

        Raises ProjectInUseError if another session writes to it; ProjectNotWritableError if it
        cannot be written to; ProjectFileError if it does not exist, is damaged, not a project, or
        of a newer format.
        """
        target = _absolute(path)
        with (
            closing(connect(target, read_only=True)) as connection,
            translate_sqlite_errors(target),
        ):
            is_former = read_format(connection, target) < FORMAT
        if read_only:
            if is_former:
                raise ProjectFileError(
                    "{path} was made by an earlier version of birdann. Open it for editing "
                    "once to update it.",
                    path=target,
                )
            return cls(target, None, None)
        _require_one_link(target)
        return cls._open_for_writing(target)

    @classmethod
    def _open_for_writing(cls, path: Path) -> Self:
        lock = WriterLock(path)
        try:
            if not os.access(path, os.W_OK):
                raise ProjectNotWritableError(
                    "{path} is write-protected. Open it read-only, or make a copy of it.",
                    path=path,
                )
            connection = connect(path, read_only=False)
            try:
                with translate_sqlite_errors(path):
                    _upgrade_format(connection, path)
                    start_writing(connection, path, is_shared=(is_on_share := is_shared(path)))
                return cls(path, connection, lock, is_on_share=is_on_share)
            except BaseException:
                connection.close()
                raise
        except BaseException:
            lock.close()
            raise

    @property
    def read_only(self) -> bool:
        """Whether ``transaction`` is refused."""
        return self._writer is None

    @property
    def name(self) -> str:
        """File name without suffix."""
        return self.path.stem

    @contextmanager
    def transaction(
        self,
        command: str,
        arguments: Mapping[str, object] | None = None,
        *,
        actor: str = "",
        is_edit: bool = False,
    ) -> Iterator[Transaction]:
        """Write all or nothing: committed when the block ends, rolled back when it raises.

        Raises ProjectNotWritableError if the project is open read-only; ProjectFileError if the
        disk is full or gone, or the file was moved; earlier commits are kept; RuntimeError if this
        thread is in a transaction already.

        Parameters
        ----------
        is_edit
            Whether to record the transaction's ``inverse``.
        """
        with self._writing:
            if self._transaction is not None:
                raise RuntimeError("transactions do not nest")
            if self._closed:
                raise ProjectFileError("{path} is closed.", path=self.path)
            if self._writer is None:
                raise ProjectNotWritableError(
                    "{path} is open read-only; nothing in it can be changed.", path=self.path
                )
            connection = self._writer
            self._require_same_file()
            self._back_up_daily()
            with translate_sqlite_errors(self.path):
                if is_edit:
                    undo.prepare(connection)
                connection.execute("BEGIN IMMEDIATE")
                try:
                    # The log then has the first page, by which it is known as this project's.
                    connection.execute(f"PRAGMA user_version={FORMAT}")
                    self._transaction = tx = Transaction(connection, self.path, actor=actor)
                    tx.edit_log.append(actor, command, arguments or {})
                    if is_edit:
                        undo.start(connection)
                    yield tx
                    if is_edit:
                        tx.inverse = undo.finish(connection)
                    connection.execute("COMMIT")
                except BaseException:
                    if connection.in_transaction:  # SQLite rolls back by itself when out of disk
                        connection.execute("ROLLBACK")
                    raise
                finally:
                    self._transaction = None

    def prepare_edits(self) -> None:
        """Get ready to record edits, so that the first one takes no longer than others."""
        with self._writing, translate_sqlite_errors(self.path):
            if self._writer is not None and not self._closed:
                undo.prepare(self._writer)

    def append_to_log(self, command: str, arguments: Mapping[str, object]) -> None:
        """Append to the edit log, also while another session writes; nothing else changes.

        Raises ProjectFileError if the file cannot be written to, or the other session writes for
        seconds.
        """
        connection = connect(self.path, read_only=False)
        with closing(connection), translate_sqlite_errors(self.path):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version={FORMAT}")
            Transaction(connection, self.path, actor="").edit_log.append("", command, arguments)
            connection.execute("COMMIT")

    def reader(self) -> ProjectReader:
        """Return a separate connection for a background task."""
        reader = ProjectReader(self.path)
        self._others.add(reader)
        return reader

    def back_up(self) -> Backup | None:
        """Make a backup before extensive changes; None if the newest backup is identical.

        Raises ProjectFileError if the copy cannot be written.
        """
        with self._writing:
            return make_backup(self.path, BackupReason.BULK)

    def backups(self) -> list[Backup]:
        """Return the backups of this project, newest first."""
        return list_backups(self.path)

    def save_copy(
        self,
        path: str | os.PathLike[str],
        *,
        without_labels: bool = False,
        with_people: bool = False,
        actor: str = "",
    ) -> str:
        """Write a copy to a new file, and say what it lacks; its paths refer to the same sound files.

        Raises ProjectFileError if the copy cannot be written.

        Parameters
        ----------
        without_labels
            Whether to leave out labels, notes and answers to validation samples (blind copy).
        with_people
            Whether to keep segments labelled as human sounds.
        actor
            Author, for the edit log.
        """
        target = _absolute(path)
        if target == self.path or identity(target) == self._identity:
            raise ProjectFileError(
                "{file} is the project itself. Choose another name.", file=target
            )
        if os.path.lexists(target):
            raise ProjectFileError(
                "{file} exists already, and is kept. Choose another name.", file=target
            )
        with private_copy(self.path, target) as copy:
            n_people = 0 if with_people else withhold_people(copy)
            if without_labels:
                withhold_labels(copy, actor)
        if not n_people:
            return ""
        return Message.counted(
            "%Ln segment of human sounds was left out.",
            "%Ln segments of human sounds were left out.",
            n_people,
        )

    def close(self) -> None:
        """Close every connection; a single file remains. A second call does nothing."""
        with self._writing:
            if self._closed:
                return
            self._closed = True
            if self._backing_up is not None:
                self._backing_up.join()
            for reader in (self._reader, *self._others):
                reader.close()
            try:
                if self._writer is not None and self._is_same_file():
                    with translate_sqlite_errors(self.path):
                        stop_writing(self._writer, self.path)
            finally:
                if self._writer is not None:
                    self._writer.close()
                if self._lock is not None:
                    self._lock.close()

    def sources(self) -> Sequence[Path]:
        """Return the file, from which results are made while it is open."""
        return () if self._closed else (self.path,)

    def why_protected(self, targets: Sequence[Path]) -> str:
        """Return why no result may replace one of some files, or ""; see ``core.files.outputs``.

        The file is identified by its number and not opened: closing it would end SQLite's locks.
        """
        if self._closed:
            return ""
        for target in targets:
            if identity(target) == self._identity or target in set(own_files(self.path)):
                return Message(
                    "{file} is the project itself, or belongs to it. Choose another name.",
                    file=target,
                )
        if sound := self.sound_among(targets):
            return Message(
                "{sound} is a recording of the project, and is kept. Choose another name.",
                sound=sound,
            )
        return ""

    def _is_same_file(self) -> bool:
        on_disk = identity(self.path)
        if self._is_shared:  # where the numbers of files need not last
            return on_disk is not None
        return on_disk == self._identity

    def _require_same_file(self) -> None:
        """Refuse to write to a file that was moved or deleted."""
        if not self._is_same_file():
            raise ProjectFileError(
                "{path} was moved, deleted or replaced while it was open, so that "
                "nothing more can be saved in it. Put it back, or close it and open it "
                "where it is now.",
                path=self.path,
            )

    def _back_up_daily(self) -> None:
        """Back up before the first change of a day; failures are noted.

        The change waits for it, except for large projects, which are copied in the background.
        """
        today = datetime.now().astimezone().date()
        if self._backed_up_on == today:
            return
        self._backed_up_on = today
        dates = (b.made_at.astimezone().date() for b in self.backups())
        if today in dates:
            return
        if _size_bytes(self.path) <= WAITED_FOR_BYTES:
            self._make_daily_backup()
            return
        self._backing_up = threading.Thread(target=self._make_daily_backup, daemon=True)
        self._backing_up.start()

    def _make_daily_backup(self) -> None:
        try:
            make_backup(self.path, BackupReason.DAILY)
            self.backup_problem = ""
        except ProjectFileError as error:
            self.backup_problem = str(error)


def identity(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file, or None."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _require_one_link(path: Path) -> None:
    """Refuse to write to a file with several hard links: each would have its own log."""
    try:
        n_names = os.stat(path).st_nlink
    except OSError:  # opening it says why
        return
    if n_names > 1:
        raise ProjectNotWritableError(
            "{path} is one file under {n_names} names (hard links), and what is saved "
            "under one would be lost under another. Copy it to a new file and open "
            "that, or open it read-only and save a copy.",
            path=path,
            n_names=n_names,
        )


def _size_bytes(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # the backup will say why
        return 0


def _absolute(path: str | os.PathLike[str]) -> Path:
    """Return the resolved path, so that all sessions use one lock."""
    target = Path(os.path.abspath(path))
    return target.resolve() if os.path.islink(target) else target


def _upgrade_format(connection: sqlite3.Connection, path: Path) -> None:
    if read_format(connection, path) < FORMAT:
        make_backup(path, BackupReason.FORMAT)
        upgrade(connection, path)
