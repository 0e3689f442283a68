"""Dated backups of a project in a folder beside it.

Their names begin with increasing numbers, independent of clock changes. The newest few of each
kind are kept.
"""

import errno
import os
import re
import shutil
import threading
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from birdann.core.errors import ProjectFileError
from birdann.core.files import access, disk
from birdann.store.connection import connect, stop_writing
from birdann.store.copies import copy_as_it_is
from birdann.store.errors import damaged_error, is_disks_failure, translate_sqlite_errors
from birdann.store.lock import WriterLock
from birdann.store.side_files import companions

_NAME = re.compile(r"(\d{4,})-(\d{8}T\d{6}Z)-([a-z]+)\.birdann")


_ONE_AT_A_TIME = threading.Lock()


class BackupReason(StrEnum):
    """Reasons for a backup."""

    DAILY = "daily"
    BULK = "bulk"  # before an operation that changes much at once
    FORMAT = "format"  # before the file was brought to a newer format
    RESTORE = "restore"  # before another backup took its place


KEPT = {
    BackupReason.DAILY: 7,
    BackupReason.BULK: 5,
    BackupReason.FORMAT: 3,
    BackupReason.RESTORE: 3,
}
"""How many of each kind are kept."""

MAX_BYTES = 8 << 30
"""Room that all backups of a project may take, but for the newest of each kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """A backup of a project."""

    path: Path
    number: int
    made_at: datetime
    occasion: BackupReason
    size_bytes: int


def keep_daily_backups(count: int) -> None:
    """Set the number of daily backups of every project."""
    KEPT[BackupReason.DAILY] = count


FOLDER_ENDING = "-backups"
"""Ending of the name of the folder of backups, after the project's name."""


def backup_folder(project_path: Path) -> Path:
    """Return the folder of a project's backups."""
    return project_path.with_name(project_path.name + FOLDER_ENDING)


def list_backups(project_path: Path) -> list[Backup]:
    """Return a project's backups, newest first; other files are ignored."""
    backups: list[Backup] = []
    try:
        paths = list(backup_folder(project_path).iterdir())
    except OSError:
        return []
    for path in paths:
        named = _NAME.fullmatch(path.name)
        if named is None or named[3] not in set(BackupReason):
            continue
        try:
            made_at = datetime.strptime(named[2], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
            size = path.stat().st_size
        except (ValueError, OSError):
            continue
        backups.append(
            Backup(
                path=path,
                number=int(named[1]),
                made_at=made_at,
                occasion=BackupReason(named[3]),
                size_bytes=size,
            )
        )
    return sorted(backups, key=lambda backup: backup.number, reverse=True)


def make_backup(project_path: Path, occasion: BackupReason) -> Backup | None:
    """Copy a project as it stands on disk; None if the newest backup is identical.

    Raises ProjectFileError if the copy cannot be written, or the project is damaged (its backups
    would displace earlier ones).
    """
    with _ONE_AT_A_TIME:
        return _make_backup(project_path, occasion)


def _make_backup(project_path: Path, occasion: BackupReason) -> Backup | None:
    earlier = list_backups(project_path)
    last_edit = _last_edit(project_path)
    if last_edit == 0 or (earlier and _last_edit_of_backup(earlier[0]) == last_edit):
        return None
    folder = backup_folder(project_path)
    made_at = datetime.now(UTC).replace(microsecond=0)
    number = earlier[0].number + 1 if earlier else 1
    target = folder / f"{number:04d}-{made_at:%Y%m%dT%H%M%SZ}-{occasion}.birdann"
    try:
        _make_folder(folder)
        for left_over in (*folder.glob(".*.birdann-part*"), *folder.glob(f"{disk.PARTS}*")):
            left_over.unlink()  # of a program that died meanwhile
        for backup in earlier:  # the project may have been closed to others since
            access.restrict(backup.path, project_path)
        with disk.replace_file(target, made_from=[project_path]) as temporary:
            copy_as_it_is(project_path, temporary)
            if (verdict := _verdict(temporary, project_path)) != "ok":
                raise damaged_error(project_path, verdict)
        size = target.stat().st_size
    except OSError as error:
        raise _backup_error(project_path, folder, error.strerror) from error
    except ProjectFileError as error:
        if not is_disks_failure(error.__cause__):
            raise
        raise _backup_error(project_path, folder, str(error.__cause__)) from error
    made = Backup(path=target, number=number, made_at=made_at, occasion=occasion, size_bytes=size)
    for backup in surplus_backups([made, *earlier]):
        with suppress(OSError):  # one too many does no harm
            backup.path.unlink()
    return made


def _backup_error(project_path: Path, folder: Path, reason: str | None) -> ProjectFileError:
    return ProjectFileError(
        "No backup of {project_path} could be made in {folder} ({reason}), and nothing "
        "was changed. Free some space or make that folder writable.",
        project_path=project_path,
        folder=folder,
        reason=reason,
    )


def restore_backup(project_path: Path, backup: Path) -> Path | None:
    """Replace the project by a backup; return the backup of its current state, if it exists.

    Raises ProjectInUseError if another session is writing to the project; ProjectFileError if the
    backup is damaged or cannot be copied, or the target is a folder or device; nothing is changed.
    """
    if _verdict(backup, backup) != "ok":
        raise ProjectFileError("{backup} is damaged itself. Choose another backup.", backup=backup)
    project_path = Path(os.path.realpath(project_path))
    if project_path.exists() and not project_path.is_file():
        raise ProjectFileError("{path} is not a birdann project.", path=project_path)
    with (
        ProjectFileError.on_os_error(
            "{backup} could not be put in the place of {project_path} ({reason}); the "
            "project is as it was.",
            backup=backup,
            project_path=project_path,
        ),
        WriterLock(project_path),
        disk.replace_file(project_path, made_from=[backup]) as temporary,
    ):
        shutil.copyfile(backup, temporary)
        disk.sync(temporary)
        kept = _move_damaged(project_path) if project_path.exists() else None
        for path in companions(project_path):  # of the old file; they must not meet the new
            path.unlink(missing_ok=True)
    return kept


def _make_folder(folder: Path) -> None:
    if folder.is_symlink():
        raise OSError(errno.ELOOP, "the folder is a link to another place; remove the link")
    folder.mkdir(exist_ok=True)
    disk.sync(folder.parent)


def _move_damaged(project_path: Path) -> Path | None:
    """Keep the current state: as a backup, or byte by byte if it is damaged."""
    try:
        with (
            translate_sqlite_errors(project_path),
            closing(connect(project_path, read_only=False)) as connection,
        ):
            stop_writing(connection, project_path)
        made = make_backup(project_path, BackupReason.RESTORE)
        return made.path if made else None
    except ProjectFileError:
        stamp = f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
        kept = backup_folder(project_path) / f"damaged-{stamp}.birdann"
        _make_folder(kept.parent)
        parts = (project_path, *companions(project_path))
        for part, copy in zip(parts, (kept, *companions(kept)), strict=True):
            if part.exists():
                with disk.replace_file(copy, made_from=[part]) as temporary:
                    shutil.copyfile(part, temporary)
        return kept


def _verdict(path: Path, source: Path) -> str:
    """Return "ok", or the first fault of a file; errors name the file ``source``."""
    with translate_sqlite_errors(source), closing(connect(path, read_only=True)) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return str(verdict).splitlines()[-1]


def _last_edit(path: Path) -> int:
    with translate_sqlite_errors(path), closing(connect(path, read_only=True)) as connection:
        row = connection.execute("SELECT coalesce(max(pk), 0) FROM edit_log").fetchone()
        return int(row[0])


def _last_edit_of_backup(backup: Backup) -> int | None:
    """Return its last edit; None if it is damaged."""
    try:
        return _last_edit(backup.path)
    except ProjectFileError:
        return None


def surplus_backups(backups: list[Backup]) -> list[Backup]:
    """Return the backups, newest first, that need not be kept.

    The newest of each kind is always kept; older ones within limits of number and size.
    """
    out: list[Backup] = []
    n_of: Counter[BackupReason] = Counter()
    size_bytes = 0
    for backup in backups:
        n_of[backup.occasion] += 1
        size_bytes += backup.size_bytes
        is_first = n_of[backup.occasion] == 1
        if n_of[backup.occasion] > KEPT[backup.occasion] or (
            size_bytes > MAX_BYTES and not is_first
        ):
            out.append(backup)
    return out
