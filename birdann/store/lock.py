"""One writer per project, by a lock of the operating system.

The lock ends with its process, so a crash leaves nothing to clean up. It is held on a small file
beside the project that names its owner; without a lock the file means nothing. (Locking the
project file itself would disturb SQLite's locks.)
"""

import errno
import getpass
import json
import os
import socket
import stat
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from birdann.core.errors import ProjectFileError, ProjectInUseError, ProjectNotWritableError
from birdann.core.files import disk
from birdann.core.files.closable import Closable

_LOCKED_BYTE = 1 << 30  # beyond the text, so that others can read who contains the lock
_MAX_NOTE_BYTES = 4096


class WriterLock(Closable):
    """The right to write to one project; ends with ``close`` or the process.

    A second lock file is named after device and inode of the project, so that sessions also meet
    if it was renamed or linked. Raises ProjectInUseError if another session holds it, with its
    owner and time; ProjectNotWritableError if files cannot be created in the folder.
    """

    def __init__(self, project_path: Path) -> None:
        self.path = project_path.with_name(project_path.name + "-lock")
        self._beside = _LockFile(self.path, project_path)
        self._by_number: _LockFile | None = None
        try:
            number_path = _path_by_number(project_path)
            if number_path is not None:
                self._by_number = _LockFile(number_path, project_path)
        except ProjectInUseError:
            self._beside.release()
            raise
        except (OSError, ProjectFileError):  # no such place here: the first lock has to do
            pass

    def close(self) -> None:
        """Release the lock and remove the files; a second call does nothing."""
        self._beside.release()
        if self._by_number is not None:
            self._by_number.release()


def _path_by_number(project_path: Path) -> Path | None:
    """Return a lock file named after a file's number, in a private folder of this account."""
    try:
        status = os.stat(project_path)
    except FileNotFoundError:
        return None
    if not status.st_ino:
        return None
    account = os.getuid() if sys.platform != "win32" else "locks"
    base = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
    folder = Path(base, f"birdann-{account}")
    folder.mkdir(mode=0o700, exist_ok=True)
    if sys.platform != "win32":
        its = os.lstat(folder)
        if not stat.S_ISDIR(its.st_mode) or its.st_uid != account or its.st_mode & 0o022:
            return None
    return folder / f"{status.st_dev:x}-{status.st_ino:x}.lock"


class _LockFile:
    """A locked file."""

    def __init__(self, path: Path, project_path: Path) -> None:
        self.path = path
        self._project_path = project_path
        self._file = self._acquire()
        self._write_note()

    def release(self) -> None:
        """Release the lock and remove the file; a second call does nothing."""
        if self._file.closed:
            return
        if sys.platform == "win32":  # an open file cannot be removed there
            self._file.close()
            self._remove()
        else:  # removed while still locked, so that no one locks a nameless file
            self._remove()
            self._file.close()

    def _remove(self) -> None:
        with suppress(OSError):  # a file that stays, on a disk that is gone, means nothing
            self.path.unlink(missing_ok=True)

    def _acquire(self) -> BinaryIO:
        while True:
            file = self._open()
            try:
                _lock(file)
            except BlockingIOError:
                holder = _holder(file)
                file.close()
                raise ProjectInUseError(
                    "{project_path} is already open{holder}. Close it there, or open "
                    "it read-only here.",
                    project_path=self._project_path,
                    holder=holder,
                ) from None
            except OSError as error:
                file.close()
                raise ProjectFileError(
                    "{project_path} lies where files cannot be locked ({reason}). Open "
                    "it read-only, or copy it to a local disk.",
                    project_path=self._project_path,
                    reason=error.strerror,
                ) from error
            if self._is_current(file):
                return file
            file.close()

    def _open(self) -> BinaryIO:
        try:
            return os.fdopen(disk.open_own(self.path), "r+b", buffering=0)
        except OSError as error:
            if error.errno in {errno.ELOOP, errno.EISDIR, errno.ENXIO}:
                raise self._foreign_lock() from error
            if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
                raise ProjectNotWritableError(
                    "The folder of {project_path} cannot be written to. Open the "
                    "project read-only, or copy it to a folder of your own.",
                    project_path=self._project_path,
                ) from error
            raise ProjectFileError(
                "{project_path} cannot be opened for writing ({reason}). Free some "
                "space, or see whether the disk or network share is still there.",
                project_path=self._project_path,
                reason=error.strerror,
            ) from error

    def _foreign_lock(self) -> ProjectFileError:
        """Return why the file of that name cannot be a lock file."""
        return ProjectFileError(
            "{path} is not the plain file that birdann keeps there while "
            "{project_path} is open, but a link or something else. See what it is, and "
            "remove or rename it.",
            path=self.path,
            project_path=self._project_path,
        )

    def _is_current(self, file: BinaryIO) -> bool:
        """Return whether the name still refers to the locked file."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), os.stat(self.path))
        except FileNotFoundError:
            return False
        except OSError as error:
            file.close()
            raise ProjectFileError(
                "{project_path} cannot be opened for writing ({reason}). See whether "
                "the disk or network share is still there.",
                project_path=self._project_path,
                reason=error.strerror,
            ) from error

    def _write_note(self) -> None:
        note = {
            "user": account_name(),
            "host": socket.gethostname(),
            "process": os.getpid(),
            "since": datetime.now().astimezone().isoformat(timespec="minutes"),
        }
        with suppress(OSError):  # on a full disk the lock holds without its note
            self._file.truncate(0)
            self._file.seek(0)
            self._file.write(json.dumps(note).encode())


def account_name() -> str:
    """Return the name of the current account, or ""."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""


def _holder(file: BinaryIO) -> str:
    try:
        note = json.loads(file.read(_MAX_NOTE_BYTES))
        since = datetime.fromisoformat(note["since"])
        owner = f"{note['user'] or 'someone'} on {note['host']}, process {int(note['process'])}"
    except (OSError, ValueError, KeyError, TypeError):
        return ""
    return f" by {owner}, since {since:%Y-%m-%d %H:%M}"


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from error
        finally:
            file.seek(0)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
