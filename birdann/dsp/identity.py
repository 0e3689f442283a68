"""Verification that a sound file is unchanged since it was added. Standard library only."""

import hashlib
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import AudioError, SoundChangedError

_HASHED_BYTES = 1 << 20
WHOLLY_HASHED_BYTES = 3 * _HASHED_BYTES
"""Up to this size ``content_hash`` reads every byte."""

_Stamp = tuple[int, int, int, int, int]
_known: dict[Path, tuple[_Stamp, str]] = {}
"""The content hash of each file looked at since the program began, and what it looked like then.

Shared by all threads, for each entry is read and written whole.
"""


def content_hash(path: str | os.PathLike[str]) -> str:
    """Return 32 hexadecimal digits of the size, first, middle and last MiB of a file.

    This takes 5 ms even for long recordings on slow disks. Files of equal size that differ only in
    between have the same hash (``has_same_content``). Raises AudioError if the file cannot be
    read.
    """
    path = Path(path)
    file_status(path)
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            digest = hashlib.blake2b(size.to_bytes(8, "little"), digest_size=16)
            for start in (0, (size - _HASHED_BYTES) // 2, size - _HASHED_BYTES):
                file.seek(max(0, start))
                digest.update(file.read(_HASHED_BYTES))
    except OSError as error:
        raise environment_error(path, error) from error
    return digest.hexdigest()


def has_same_content(path: Path, other: Path, each_block: Callable[[], object] = bool) -> bool:
    """Return whether two files are equal to the last byte.

    ``each_block`` is called before each MiB is read; what it raises ends the reading. Raises
    AudioError if a file cannot be read.
    """
    try:
        with path.open("rb") as file, other.open("rb") as other_file:
            if os.path.sameopenfile(file.fileno(), other_file.fileno()):
                return True
            while block := file.read(_HASHED_BYTES):
                each_block()
                if block != other_file.read(_HASHED_BYTES):
                    return False
            return not other_file.read(1)
    except OSError as error:
        raise environment_error(path, error) from error


def whole_hash(path: str | os.PathLike[str], each_block: Callable[[], object] = bool) -> str:
    """Return 32 hexadecimal digits of all bytes, read as ``has_same_content`` does."""
    digest = hashlib.blake2b(digest_size=16)
    try:
        with open(path, "rb") as file:
            while block := file.read(_HASHED_BYTES):
                each_block()
                digest.update(block)
    except OSError as error:
        raise environment_error(Path(path), error) from error
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class VerifiedSoundFile(os.PathLike[str]):
    """Path of a recording's sound, with its content hash and the channel to read.

    ``AudioReader`` and ``probe`` accept it instead of a path and refuse changed files, on opening
    and on every read.
    """

    path: Path
    size_bytes: int
    content_hash: str
    channel: int | None = None
    """As ``AudioReader`` takes it."""

    def __fspath__(self) -> str:
        return os.fspath(self.path)

    def __str__(self) -> str:
        return str(self.path)

    def require_same(self) -> None:
        """Refuse a changed file.

        Size and times are compared each time; the content is hashed the first time, and again
        after size or times have changed. Raises SoundChangedError if the file has changed;
        AudioError if it cannot be read.
        """
        status = file_status(self.path)
        is_same = self.matches(status)
        if is_same is None:
            _known[self.path] = _file_stamp(status), content_hash(self.path)
            is_same = self.matches(status)
        if is_same:
            return
        raise SoundChangedError(
            "{name} has changed since it was added. Restore the original file, locate it "
            "elsewhere (menu Project: Locate missing files; command line: birdann locate), or "
            "remove the recording and add it again.",
            name=self,
        )

    def matches(self, status: os.stat_result) -> bool | None:
        """Return whether a file with this status is the added one, if known without reading."""
        if status.st_size != self.size_bytes:
            return False
        known = _known.get(self.path)
        return known[1] == self.content_hash if known and known[0] == _file_stamp(status) else None


def _file_stamp(status: os.stat_result) -> _Stamp:
    return (status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)


def file_status(path: Path) -> os.stat_result:
    """Return the status of a file; pipes and devices are refused, as reading them may block.

    Raises AudioError for pipes and devices, and if the file does not exist.
    """
    try:
        status = path.stat()
    except OSError as error:
        raise environment_error(path, error) from error
    if not stat.S_ISREG(status.st_mode) and not stat.S_ISDIR(status.st_mode):
        raise AudioError(
            "{path} is a pipe or a device, not a sound file. Leave it out.", path=path
        )
    return status


def environment_error(path: Path, error: OSError) -> AudioError:
    """Return the error for a file that the system refuses to read."""
    if isinstance(error, FileNotFoundError):
        return AudioError(
            "{path} is missing: moved, renamed or deleted, or its disk is not connected. "
            "Restore it, or locate it (menu Project: Locate missing files; command line: "
            "birdann locate).",
            path=path,
        )
    if isinstance(error, PermissionError):
        return AudioError("{path} may not be read. Change its permissions.", path=path)
    if isinstance(error, IsADirectoryError):
        return AudioError("{path} is a folder, not a sound file. Add it as a folder.", path=path)
    return AudioError(
        "{path} cannot be read: {reason}. Check the disk.",
        path=path,
        reason=error.strerror or error,
    )
