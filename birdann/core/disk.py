"""Files whose contents and names are on the disk before anybody relies on them."""

import errno
import os
from pathlib import Path

_NO_FOLDER_SYNC = frozenset(
    {errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EISDIR}
)


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
