"""Files whose contents and names are on the disk before anybody relies on them."""

import errno
import os
import secrets
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_NO_FOLDER_SYNC = frozenset(
    {errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EISDIR}
)

PARTS = ".birdann-*.part"
"""Pattern of the names that ``new_part`` gives."""


def library_name(path: Path) -> str | bytes:
    """Return a path as libraries of C take it, also where its name is not a text."""
    return os.fspath(path) if os.name == "nt" else os.fsencode(path)


def sync(path: Path) -> None:
    """Make sure that a file's bytes, or a folder's names, are on the disk.

    Raises
    ------
    OSError
        If they could not be written. A file system that knows no syncing of folders is passed
        over: there is nothing more to be done on it.
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
    """Give a file that is on the disk another's place, for good.

    Raises
    ------
    OSError
        If that fails; ``target`` is then as it was, unless only the folder could not be synced.
    """
    os.replace(temporary, target)
    sync(target.parent)


def remove_folder(folder: Path) -> None:
    """Remove a folder with what is in it, as far as that can be; nothing else of its name.

    ``shutil.rmtree`` alone would wait for someone to write where a pipe bears the name.
    """
    with suppress(OSError):
        if stat.S_ISDIR(os.lstat(folder).st_mode):
            shutil.rmtree(folder, ignore_errors=True)


def new_part(folder: Path) -> Path:
    """Make an empty file that no one could have prepared a link for.

    Parameters
    ----------
    folder
        Where it will be given another name, so that both lie on one file system.

    Raises
    ------
    OSError
        If there can be none.
    """
    path = folder / f".birdann-{secrets.token_hex(16)}.part"
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    os.close(os.open(path, flags, 0o666))
    return path


@contextmanager
def replacing(target: Path, *, is_kept: bool = True) -> Iterator[Path]:
    """Yield an empty file of another name to be filled, which then takes a file's place for good.

    Nothing is asked about what is there; for results see ``core.files.outputs``. One that is not
    ``is_kept`` is removed instead.

    Raises
    ------
    OSError
        If it cannot be written; ``target`` is then as it was.
    """
    temporary = new_part(target.parent)
    try:
        yield temporary
        if is_kept:
            sync(temporary)
            replace(temporary, target)
    finally:
        with suppress(OSError):  # it has its name, or what ended the work forbids this too
            temporary.unlink(missing_ok=True)
