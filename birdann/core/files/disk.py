"""Durable writing: contents and names are on disk before they are relied on."""

import errno
import functools
import os
import re
import secrets
import shutil
import socket
import stat
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from birdann.core.errors import WriteError
from birdann.core.files import access
from birdann.core.message import Message

_NO_FOLDER_SYNC = frozenset(
    {errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EISDIR}
)

PARTS = ".birdann-*.part"
"""Pattern of the names that ``new_part`` gives."""
_OWN_PART = re.compile(
    r"\.birdann-([0-9a-f_]+)-(\d+)-[0-9a-f]{32}\.part(?:-wal|-shm|-journal)?", re.ASCII
)
_MACHINE_ID = Path("/etc/machine-id")
"""Of Linux, made at its first start; see machine-id(5)."""
_FULL_BYTES = 1 << 20
_QUERY = 0x1000
"""Windows' right to ask about a process, the least there is."""


@contextmanager
def in_temporary_folder() -> Iterator[Path]:
    """Yield the folder of temporary files; errors of the disk in the block name it (WriteError)."""
    try:
        folder = tempfile.gettempdir()
    except OSError as error:
        folder = os.environ.get("TMPDIR") or os.curdir
        raise _no_temporary_file(folder, error) from error
    try:
        yield Path(folder)
    except OSError as error:
        raise _no_temporary_file(folder, error) from error


def _no_temporary_file(folder: str, error: OSError) -> WriteError:
    return WriteError(
        "A temporary file cannot be written to {folder} ({reason}). Free some space there, or set "
        "TMPDIR to another folder.",
        folder=folder,
        reason=error.strerror,
    )


def is_full(folder: Path) -> bool:
    """Return whether a folder's disk is full."""
    try:
        return shutil.disk_usage(folder).free < _FULL_BYTES
    except OSError:
        return False


def library_name(path: Path) -> str | bytes:
    """Return a path for C libraries, also where its name is not text."""
    return os.fspath(path) if os.name == "nt" else os.fsencode(path)


def open_plain(path: Path) -> BinaryIO:
    """Open a file for reading, unless it is a pipe, which would block, or a device (OSError)."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, Message("it is not a plain file"))
    return os.fdopen(descriptor, "rb")


def open_own(path: Path) -> int:
    """Open a file of birdann's own beside a project, made if missing; return its descriptor.

    Raises OSError, with ELOOP if it is a link, has several names, or is not a plain file.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    descriptor = os.open(path, flags, 0o666)
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
        os.close(descriptor)
        raise OSError(errno.ELOOP, Message("it is not a plain file"))
    return descriptor


def sync(path: Path) -> None:
    """Flush a file's bytes, or a folder's names, to disk.

    Raises OSError if that fails. File systems that cannot sync folders are ignored.
    """
    is_folder = path.is_dir()
    if os.name == "nt" and is_folder:
        return
    try:
        descriptor = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        if not (is_folder and error.errno in _NO_FOLDER_SYNC):
            raise


def replace(temporary: Path, target: Path) -> None:
    """Replace a file durably by another one that is on disk.

    Raises OSError if that fails; ``target`` is then as it was, unless only the folder could not be
    synced.
    """
    os.replace(temporary, target)
    sync(target.parent)


def remove_folder(folder: Path) -> None:
    """Remove a folder and its contents as far as possible.

    ``shutil.rmtree`` alone would block on a pipe of that name.
    """
    with suppress(OSError):
        if stat.S_ISDIR(os.lstat(folder).st_mode):
            shutil.rmtree(folder, ignore_errors=True)


def new_part(folder: Path, *, is_private: bool = False) -> Path:
    """Make an empty file with an unpredictable name in ``folder`` (OSError if that fails).

    Parameters
    ----------
    is_private
        Whether only this account may read it, rather than whom the umask lets.
    """
    _remove_abandoned(folder)
    path = folder / f".birdann-{_machine()}-{os.getpid()}-{secrets.token_hex(16)}.part"
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    os.close(os.open(path, flags, 0o600 if is_private else 0o666))
    return path


@functools.cache
def _machine() -> str:
    """Return a name of what gives processes their numbers: this machine, or a container on it.

    Several machines that share a disk may have the same host name, as those of one image have.
    """
    identity = socket.gethostname().encode()
    with suppress(OSError):
        identity += _MACHINE_ID.read_bytes()
    machine = f"{zlib.crc32(identity):x}"
    with suppress(OSError):
        return f"{os.stat('/proc/self/ns/pid').st_ino:x}_{machine}"
    return machine


@functools.cache
def _remove_abandoned(folder: Path) -> None:
    """Remove the parts in a folder that programs of this machine left when they were ended."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            part = _OWN_PART.fullmatch(entry.name)
            if part is not None and part[1] == _machine() and not _is_running(int(part[2])):
                with suppress(OSError):
                    os.unlink(entry.path)


def _is_running(process: int) -> bool:
    if sys.platform == "win32":
        import ctypes

        handle = ctypes.windll.kernel32.OpenProcess(_QUERY, False, process)
        return bool(handle) and bool(ctypes.windll.kernel32.CloseHandle(handle))
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:  # of another account
        pass
    return True


@contextmanager
def replace_file(
    target: Path, *, made_from: Iterable[Path] = (), is_kept: bool = True
) -> Iterator[Path]:
    """Yield an empty temporary file to fill, which then replaces ``target`` durably.

    Nothing that exists is checked; for results see ``core.files.outputs``. If not ``is_kept``, it
    is removed instead. Raises OSError if it cannot be written; ``target`` is then as it was.

    Parameters
    ----------
    made_from
        Files than which it is never more readable, see ``core.files.access``.
    """
    wanted = access.get_access_of_new(target, made_from)
    temporary = new_part(target.parent, is_private=wanted is not None)
    try:
        yield temporary
        if is_kept:
            access.set_access(temporary, wanted)
            sync(temporary)
            replace(temporary, target)
    finally:
        with suppress(OSError):  # it has its name, or what ended the work forbids this too
            temporary.unlink(missing_ok=True)
