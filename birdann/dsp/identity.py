"""Whether a sound file still is the one that was added to a project. Standard library only."""

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import AudioError, SoundChangedError

_HASHED_BYTES = 1 << 20

_Stamp = tuple[int, int, int, int, int]
_known: dict[Path, tuple[_Stamp, str]] = {}
"""The content hash of each file looked at since the program began, and what it looked like then.

Shared by all threads, for each entry is read and written whole.
"""


def content_hash(path: str | os.PathLike[str]) -> str:
    """Return 32 hexadecimal digits that tell a file by size, first MiB and last MiB.

    What lies between is not looked at: recordings of many hours, on slow disks, are distinguished by
    4 ms of reading. Two files of one size that differ in their middle alone count as the same.

    Raises
    ------
    AudioError
        If the file cannot be read.
    """
    path = Path(path)
    looked_at(path)
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            digest = hashlib.blake2b(size.to_bytes(8, "little"), digest_size=16)
            digest.update(file.read(_HASHED_BYTES))
            file.seek(max(0, size - _HASHED_BYTES))
            digest.update(file.read(_HASHED_BYTES))
    except OSError as error:
        raise environment_error(path, error) from error
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class VerifiedSoundFile(os.PathLike[str]):
    """Where a recording's sound should be, what it held when it was added, and what to read of it.

    It is given to whoever opens sound in place of a bare path: ``AudioReader`` and ``probe`` then
    refuse another file at that place, when they open it and whenever they read on.
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
        """Refuse a file that is not the one that was added.

        Size and times are compared each time; the content is hashed the first time, and again
        once size or times have changed since.

        Raises
        ------
        SoundChangedError
            If the file holds something else.
        AudioError
            If it cannot be read.
        """
        seen = looked_at(self.path)
        if self.is_told_by(seen) is None:
            _known[self.path] = _stamp(seen), content_hash(self.path)
        if self.is_told_by(seen):
            return
        raise SoundChangedError(
            "{name} has changed since it was added. Restore the original file, locate it "
            "elsewhere (menu Project: Locate missing files; command line: birdann locate), or "
            "remove the recording and add it again.",
            name=self,
        )

    def is_told_by(self, seen: os.stat_result) -> bool | None:
        """Return whether a file that looks like this is the one that was added; None: unknown.

        Nothing is read: another size tells, or what was hashed before.
        """
        if seen.st_size != self.size_bytes:
            return False
        known = _known.get(self.path)
        return known[1] == self.content_hash if known and known[0] == _stamp(seen) else None


def _stamp(seen: os.stat_result) -> _Stamp:
    return (seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns)


def looked_at(path: Path) -> os.stat_result:
    """Return what the system knows of a file, but refuse pipes and devices: reading may wait.

    Raises
    ------
    AudioError
        For these, and if there is no such file.
    """
    try:
        seen = path.stat()
    except OSError as error:
        raise environment_error(path, error) from error
    if not stat.S_ISREG(seen.st_mode) and not stat.S_ISDIR(seen.st_mode):
        raise AudioError(
            "{path} is a pipe or a device, not a sound file; leave it out.", path=path
        )
    return seen


def environment_error(path: Path, error: OSError) -> AudioError:
    """Return the user's sentence for a file that the system would not hand out."""
    if isinstance(error, FileNotFoundError):
        return AudioError(
            "{path} is missing: moved, renamed or deleted, or its disk is not connected. "
            "Restore it, or locate it (menu Project: Locate missing files; command line: "
            "birdann locate).",
            path=path,
        )
    if isinstance(error, PermissionError):
        return AudioError("{path} may not be read; change its permissions.", path=path)
    if isinstance(error, IsADirectoryError):
        return AudioError("{path} is a folder, not a sound file; add it as a folder.", path=path)
    return AudioError(
        "{path} cannot be read: {reason}; check the disk.",
        path=path,
        reason=error.strerror or error,
    )
