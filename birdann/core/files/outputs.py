"""Result files: written completely or not at all, never replacing what must not be lost.

Everything written outside a project goes through ``atomic_text`` or ``atomic_file``. Both resolve
the name and check what exists: projects with their side files, sound, folders and disks are never
replaced. Devices and pipes are written to.
"""

import os
import re
import shutil
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TextIO
from weakref import WeakSet

from birdann.core.errors import OutputExistsError, WriteError
from birdann.core.files import access, disk

_PROJECT = re.compile(r".*\.birdann", re.IGNORECASE)
_OF_A_PROJECT = re.compile(
    r".*\.birdann-(?:lock|wal|shm|journal|backups|unfinished|part|restoring|vectors)",
    re.IGNORECASE,
)
_STREAM = re.compile(r"/dev/(stdin|stdout|stderr)|(?:/dev|/proc/self)/fd/(\d+)")
_STREAM_NUMBERS = {"stdin": 0, "stdout": 1, "stderr": 2}
DATABASE_HEAD = b"SQLite format 3\0"
_SOUND_NAMES = frozenset(
    {".wav", ".wave", ".rf64", ".w64", ".flac", ".ogg", ".oga", ".opus", ".mp3", ".aif", ".aiff"}
    | {".aifc", ".caf", ".au", ".snd", ".m4a", ".mp4", ".aac", ".wma", ".wac", ".w4v"}
)
_SOUND_STARTS = (
    b"RIFF", b"RIFX", b"RF64", b"BW64", b"riff\x2e\x91\xcf\x11", b"fLaC", b"OggS", b"FORM",
    b".snd", b"caff", b"ID3", b"\xff\xfb", b"\xff\xfa", b"\xff\xf3", b"\xff\xf2",
)  # fmt: skip
_HEAD_BYTES = 16


class Keeper(Protocol):
    """An open object that owns files, such as a project."""

    def sources(self) -> Sequence[Path]:
        """Return the files that results are made from, than which these are never more readable."""
        ...

    def why_protected(self, targets: Sequence[Path]) -> str:
        """Return why one of the resolved targets must not be replaced, or ""."""
        ...


_keepers: WeakSet[Keeper] = WeakSet()


def protect_files_of(keeper: Keeper) -> None:
    """Protect the files of a keeper from being replaced, as long as it lives."""
    _keepers.add(keeper)


@dataclass(frozen=True, slots=True)
class _Part:
    """A file being written, and its target; None for a stream."""

    named: Path
    temporary: Path
    target: Path | None


_batch: ContextVar[list[_Part] | None] = ContextVar("outputs", default=None)
"""Files that take their places together."""


def check(path: str | os.PathLike[str], *, overwrite: bool = True) -> None:
    """Check that a result may be written under a name, before work is spent on it.

    Raises WriteError if something exists that is never replaced; OutputExistsError if a plain file
    exists that is to be kept.

    Parameters
    ----------
    overwrite
        Whether an existing plain file may be replaced.
    """
    target = _target(Path(path))
    if target is not None:
        _check_all([(Path(path), target)], overwrite=overwrite)


def create_folder(path: str | os.PathLike[str]) -> Path:
    """Return a folder for results, created if necessary.

    Raises WriteError if it cannot be made, or belongs to a project.
    """
    folder = Path(os.path.abspath(path))
    check(folder / "any")
    with WriteError.on_os_error("The folder {folder} cannot be made: {reason}.", folder=folder):
        access.make_folder(folder, _sources())
    return folder


def _sources() -> list[Path]:
    """Return the files of open projects, which results may be made from."""
    return [source for keeper in list(_keepers) for source in keeper.sources()]


def refuse_overlap(out: str | os.PathLike[str], inputs: Iterable[str | os.PathLike[str]]) -> None:
    """Refuse a results folder that is an input, lies inside one or contains one (WriteError)."""
    folder = Path(out).resolve()
    above = _file_identities([folder, *folder.parents])
    for given in inputs:
        one = Path(given).resolve()
        if above & _file_identities([one]) or _file_identities([folder]) & _file_identities(
            one.parents
        ):
            raise WriteError(
                "{folder} is, contains or lies in {given}, which is read. Choose another "
                "folder for the results.",
                folder=out,
                given=given,
            )


def _file_identities(paths: Iterable[Path]) -> set[object]:
    """Return identities of places: disks may have two names, and folders be mounted twice."""
    identities: set[object] = set()
    for path in paths:
        identities.add(path)
        with suppress(OSError, ValueError):
            status = os.stat(path)
            identities.add((status.st_dev, status.st_ino))
    return identities


def require_text(path: str | os.PathLike[str]) -> None:
    """Refuse names that are not UTF-8 in projects and tables (WriteError)."""
    try:
        os.fspath(path).encode()
    except UnicodeEncodeError as error:
        printable = os.fsencode(path).decode("utf-8", "replace")
        raise WriteError(
            "{shown} is not a UTF-8 name. Choose a name of ordinary characters.", shown=printable
        ) from error


def is_stream(path: str | os.PathLike[str]) -> bool:
    """Return whether a name is a device or a pipe, which is written to."""
    return _target(Path(path)) is None


@contextmanager
def write_together(*, overwrite: bool) -> Iterator[None]:
    """Move all files written inside the block to their places at the end, or none of them.

    Raises OutputExistsError if one exists that is to be kept; nothing was changed; WriteError if a
    file cannot be written.

    Parameters
    ----------
    overwrite
        Whether existing plain files may be replaced.
    """
    batch: list[_Part] = []
    token = _batch.set(batch)
    try:
        yield
        named_targets = [(part.named, part.target) for part in batch if part.target is not None]
        _check_all(named_targets, overwrite=overwrite)
        _move_to_targets(batch)
    finally:
        _batch.reset(token)
        for part in batch:
            _remove(part.temporary)


@contextmanager
def atomic_text(path: Path, *, follows_link: bool = True) -> Iterator[TextIO]:
    """Write a UTF-8 text file under a temporary name and move it to its place when it is on disk.

    Names that are not UTF-8 are written with backslashes. Raises WriteError if it cannot or must
    not be written; an existing file is untouched.

    Parameters
    ----------
    follows_link
        Whether links are followed, as for names given by the user, unlike names given by the
        program.
    """
    if not follows_link and path.is_symlink():
        raise WriteError(
            "{path} is a link, which is not followed where birdann gives the name. See "
            "where it leads, and remove or rename it.",
            path=path,
        )
    with (
        atomic_file(path) as temporary,
        temporary.open("r+", encoding="utf-8", errors="backslashreplace", newline="") as file,
    ):
        yield file


@contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """Yield an empty temporary file to fill, which then replaces ``path``.

    Raises WriteError if it cannot or must not be written; an existing file is untouched.
    """
    batch = _batch.get()
    target = _target(path)
    if target is not None and batch is None:
        _is_protected(path, target)
    wanted = access.get_access_of_new(target, _sources()) if target is not None else None
    with _temporary_target(path, target) as folder:
        is_private = target is None or wanted is not None
        part = _Part(path, disk.new_part(folder, is_private=is_private), target)
    try:
        with _temporary_target(path, target):
            yield part.temporary
            access.set_access(part.temporary, wanted)
            disk.sync(part.temporary)
        if batch is None:
            _move_to_targets([part])
        else:
            batch.append(part)
    finally:
        if batch is None or part not in batch:
            _remove(part.temporary)


@contextmanager
def _temporary_target(path: Path, target: Path | None) -> Iterator[Path]:
    """Yield the folder of a part; errors of the disk in the block are about where it lies."""
    if target is None:
        with disk.in_temporary_folder() as folder:
            yield folder
    else:
        with _translate_write_errors(path):
            yield target.parent


def _remove(path: Path) -> None:
    with suppress(OSError):  # what ended the work may forbid this too
        path.unlink(missing_ok=True)


def _target(path: Path) -> Path | None:
    """Return the file that a name leads to; None for a device or a pipe."""
    number = _stream_number(path)
    if number is not None:
        with suppress(OSError):  # writing to what is not open will tell
            if stat.S_ISREG(os.fstat(number).st_mode):
                _check_all([(path, Path(os.path.realpath(path)))], overwrite=True)
        return None
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):  # nothing there, or nothing that can be seen
        return Path(os.path.realpath(path))
    return None if stat.S_ISCHR(mode) or stat.S_ISFIFO(mode) else Path(os.path.realpath(path))


def _stream_number(path: Path) -> int | None:
    match = _STREAM.fullmatch(os.path.abspath(path)) if os.name == "posix" else None
    if match is None:
        return None
    return _STREAM_NUMBERS[match[1]] if match[1] else int(match[2])


def _check_all(named_targets: Sequence[tuple[Path, Path]], *, overwrite: bool) -> None:
    """Raise for the first (named, target) that must not be replaced."""
    for owner in list(_keepers):
        reason = owner.why_protected([target for _, target in named_targets])
        if reason:
            raise WriteError(reason)
    existing = [named for named, target in named_targets if _is_protected(named, target)]
    if overwrite or not existing:
        return
    first, n_more = existing[0], len(existing) - 1
    if n_more:
        raise OutputExistsError(
            "{first} and {n_more} more files exist already and are kept. Choose "
            "another place, or allow them to be replaced (--overwrite).",
            first=first,
            n_more=n_more,
        )
    raise OutputExistsError(
        "{first} exists already and is kept. Choose another name, or allow it to be "
        "replaced (--overwrite).",
        first=first,
    )


def _is_protected(named: Path, target: Path) -> bool:
    """Return whether a plain file exists; raise if it is never to be replaced."""
    if _PROJECT.fullmatch(target.name) or any(map(_OF_A_PROJECT.fullmatch, target.parts)):
        raise WriteError(
            "{named} is named as a birdann project, or as what belongs to one. Choose "
            "another name.",
            named=named,
        )
    try:
        mode = os.stat(target).st_mode
    except (FileNotFoundError, NotADirectoryError):  # making its folder or itself will tell
        return False
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise WriteError(
            "{named} cannot be written ({reason}). Choose another name.",
            named=named,
            reason=reason,
        ) from error
    if stat.S_ISDIR(mode):
        raise WriteError("{named} is a folder. Give the name of a file in it.", named=named)
    if not stat.S_ISREG(mode):
        raise WriteError("{named} is a disk or device. Choose a file.", named=named)
    head = b""
    with suppress(OSError), open(target, "rb") as file:
        head = file.read(_HEAD_BYTES)
    if head == DATABASE_HEAD:
        raise WriteError(
            "{named} is a project or another database, and is kept. Choose another name.",
            named=named,
        )
    if target.suffix.lower() in _SOUND_NAMES or head.startswith(_SOUND_STARTS):
        raise WriteError("{named} is a sound file, and is kept. Choose another name.", named=named)
    return True


def _move_to_targets(parts: Sequence[_Part]) -> None:
    folders = set()
    for part in parts:
        with _translate_write_errors(part.named):
            if part.target is None:
                _copy(part.temporary, part.named)
            else:
                os.replace(part.temporary, part.target)
                folders.add(part.target.parent)
    for folder in folders:
        with suppress(OSError):  # the new file is whole, even if a power cut may bring the old one
            disk.sync(folder)


def _copy(source: Path, stream: Path) -> None:
    number = _stream_number(stream)
    if number is not None:
        descriptor = os.dup(number)
    else:  # without waiting for someone to read
        descriptor = os.open(stream, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
        os.set_blocking(descriptor, True)
    with source.open("rb") as file, os.fdopen(descriptor, "wb") as out:
        shutil.copyfileobj(file, out)


@contextmanager
def _translate_write_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:  # who reads has read enough
        raise
    except OSError as error:
        raise WriteError(
            "{path} cannot be written ({reason}). Choose another place or free some "
            "space. What was there before is untouched.",
            path=path,
            reason=error.strerror,
        ) from error
