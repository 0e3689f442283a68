"""The folder of an archive's results: what is done, and the one who adds to it.

``manifest.jsonl`` has a line for every group of recordings that is done. A table counts only once its
line is on the disk; what was written and has none is removed when work goes on. So nothing is lost
but what was being worked on, and nothing is there twice.
"""

import errno
import hashlib
import json
import os
import re
import shutil
import stat
from collections.abc import Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, Self

from birdann.app.archive.sources import SourceFile
from birdann.app.archive.tasks import (
    CALLS,
    MODEL_NAME,
    RECORDINGS,
    UNFINISHED,
    ArchiveSettings,
    Labelled,
    Outlined,
    in_words,
)
from birdann.app.learning.model_files import ModelFile
from birdann.app.reports import Failure
from birdann.core import message
from birdann.core.errors import ArchiveError, ProjectInUseError
from birdann.core.files import disk, outputs
from birdann.core.files.closable import Closable
from birdann.core.message import Message
from birdann.dsp.identity import content_hash
from birdann.formats.calls_parquet import SCHEMA_VERSION, failures_schema, write_parquet
from birdann.store.lock import WriterLock

FORMAT, VERSION = "birdann archive", 1
_HEAD, _MANIFEST, _FAILURES = "archive.json", "manifest.jsonl", "failures.parquet"
_TABLE = re.compile(rf"(?:{CALLS}/site=[^/]*/date=[^/]*|{RECORDINGS})/[0-9a-f]{{16}}\.parquet")
_MAX_DURATION_S = 366 * 86_400.0
_MAX_HEAD_BYTES, _MAX_LINE_BYTES = 1 << 20, 1 << 28
_OPTIONS = {
    "has_measurements": "--measurements",
    "min_score": "--min-score",
    "joins_pieces": "--join-pieces",
}
_ODD = (OSError, ValueError, TypeError, LookupError, RecursionError)


class DoneRecording(NamedTuple):
    """A recording that is done: what its file was like, and what its sound hashes to."""

    path: str
    size_bytes: int
    duration_s: float
    mtime_ns: int
    content_hash: str


@dataclass(frozen=True, slots=True)
class DoneGroup:
    """A line of the manifest.

    Attributes
    ----------
    files
        Path below the folder, SHA-256 and number of rows of each table.
    recordings
        Each that is done.
    failures
        Path, site and reason of each that could not be worked on.
    """

    name: str
    files: tuple[tuple[str, str, int], ...]
    recordings: tuple[DoneRecording, ...]
    failures: tuple[tuple[str, str, str], ...]
    n_calls: int

    def line(self) -> bytes:
        """Return it as a line."""
        told = {name: getattr(self, name) for name in self.__slots__}
        return message.dumps(told).encode() + b"\n"

    @classmethod
    def of(cls, line: bytes) -> Self:
        """Return what a line says.

        Raises
        ------
        ValueError, TypeError, LookupError, RecursionError
            If it is none.
        """
        told = message.loads(line)
        files = tuple((str(path), str(sha), _whole(n)) for path, sha, n in told["files"])
        if not all(_TABLE.fullmatch(path) for path, _, _ in files):
            raise ValueError("a table that lies elsewhere")
        return cls(
            name=str(told["name"]),
            files=files,
            recordings=tuple(
                DoneRecording(str(path), _whole(n_bytes), _seconds(s), _whole(at), str(sha))
                for path, n_bytes, s, at, sha in told["recordings"]
            ),
            failures=tuple((str(p), str(site), str(why)) for p, site, why in told["failures"]),
            n_calls=_whole(told["n_calls"]),
        )


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 63:
        raise ValueError("not a count")
    return value


def _seconds(value: object) -> float:
    if not isinstance(value, int | float) or not 0 <= value <= _MAX_DURATION_S:
        raise ValueError("not a duration")
    return float(value)


class ResultsFolder(Closable):
    """The results of an archive, opened to add to them.

    Attributes
    ----------
    settings
        What holds for all tasks.
    staging
        Where workers put tables until they are taken over.
    n_recordings, sound_s, n_calls
        That are done.
    failures
        What could not be worked on so far, by path.
    """

    def __init__(self, settings: ArchiveSettings, lock: WriterLock) -> None:
        self.settings, self._lock = settings, lock
        self.path = Path(settings.folder)
        self.n_recordings, self.n_calls, self.sound_s = 0, 0, 0.0
        self.failures: dict[str, tuple[str, str]] = {}
        self._done: dict[int, tuple[int, int, str]] = {}
        self._sounds: set[str] = set()
        self._is_told = True
        _keep_whole_lines(self.path / _MANIFEST)
        known: dict[str, int] = {}
        for group in groups_of(self.path):
            self._note(group)
            known.update((path, n_rows) for path, _, n_rows in group.files)
        for name, n_rows in known.items():
            check_rows(self.path / name, n_rows)
        self._remove_unknown(known.keys())
        for part in self.path.glob(disk.PARTS):
            part.unlink(missing_ok=True)
        for old in (self.path / UNFINISHED).glob("staged-*"):
            shutil.rmtree(old, ignore_errors=True)
        self.staging = self.path / UNFINISHED / f"staged-{os.urandom(8).hex()}"
        with in_words(self.path):
            (self.path / _MANIFEST).touch()
            disk.sync(self.path)

    @classmethod
    def begun(
        cls,
        folder: Path,
        model: Path,
        *,
        has_measurements: bool,
        min_score: float,
        joins_pieces: bool = True,
    ) -> Self:
        """Make a folder of results, or open one that was begun with the same model and settings.

        Raises
        ------
        ArchiveError
            If it holds something else, or others' results, or somebody else is adding to it.
        WriteError
            If it cannot be written.
        ModelError
            If the model cannot be used.
        """
        if not 0.0 <= min_score <= 1.0:  # neither is what is no number
            raise ArchiveError("The least score lies between 0 and 1, such as 0.05.")
        path = outputs.made_folder(folder)
        _refuse_links(path)
        ModelFile.read(model)
        data = model.read_bytes()
        wanted = ArchiveSettings(
            folder=str(path),
            model_sha256=hashlib.sha256(data).hexdigest(),
            has_measurements=has_measurements,
            min_score=min_score,
            joins_pieces=joins_pieces,
        )
        if not (path / _HEAD).exists():
            if any(map(_is_foreign, path.iterdir())):
                raise ArchiveError(
                    "{folder} holds other files; choose an empty folder for the results.",
                    folder=path,
                )
            _begin(path, wanted, data)
        _must_be_the_same(settings_of(path), wanted)
        try:
            lock = WriterLock(path / _HEAD)
        except ProjectInUseError as error:
            raise ArchiveError(
                "Somebody is adding to {folder} already; wait until that is done, or end it.",
                folder=path,
            ) from error
        try:
            return cls(wanted, lock)
        except BaseException:
            lock.release()
            raise

    def close(self) -> None:
        """Write the table of failures, and let others add."""
        try:
            if (self.path / _MANIFEST).exists():  # its disk is still there
                self._tell_failures()
                shutil.rmtree(self.staging, ignore_errors=True)
        finally:
            self._lock.release()

    def is_done(self, path: str) -> bool:
        """Return whether a recording was done under this name."""
        return path_key(path) in self._done

    def is_same(self, file: SourceFile, *, verifies: bool = False) -> bool:
        """Return whether a file that is done still has the sound of then.

        Size and time tell; where the time is another, or with ``verifies``, the content does.
        """
        size_bytes, mtime_ns, digest = self._done[path_key(file.path)]
        if file.size_bytes != size_bytes:
            return False
        if file.mtime_ns == mtime_ns and not verifies:
            return True
        return content_hash(file.path) == digest

    def has_sound(self, digest: str) -> bool:
        """Return whether a sound is done, under whatever name."""
        return digest in self._sounds

    def commit(
        self, name: str, outlined: Sequence[Outlined], failed: Sequence[Outlined], done: Labelled
    ) -> DoneGroup:
        """Take over what a group of recordings gave; from now on it counts.

        Raises
        ------
        WriteError
            If that cannot be written; the group is then still to do.
        """
        unread = {one.path: one.message for one in done.failures}
        sites = {one.file.path: one.file.site for one in outlined}
        group = DoneGroup(
            name=name,
            files=tuple((one.target, one.sha256, one.rows) for one in done.files),
            recordings=tuple(
                DoneRecording(
                    one.file.path,
                    one.file.size_bytes,
                    one.recording.duration_s,
                    one.file.mtime_ns,
                    one.recording.content_hash,
                )
                for one in outlined
                if one.recording is not None and one.file.path not in unread
            ),
            failures=(
                *((one.file.path, one.file.site, one.failure) for one in failed),
                *((path, sites[path], why) for path, why in unread.items()),
            ),
            n_calls=done.n_calls,
        )
        with in_words(self.path), (self.path / _MANIFEST).open("r+b") as manifest:
            folders: set[Path] = set()
            for one in done.files:
                target = self.path / one.target
                target.parent.mkdir(parents=True, exist_ok=True)
                os.replace(one.staged, target)
                folders.update(target.parents)
            for folder in folders - set(self.path.parents):  # those that are new have names, too
                disk.sync(folder)
            if not os.path.samestat(os.fstat(manifest.fileno()), (self.path / _MANIFEST).stat()):
                raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))  # a share was put there
            manifest.seek(0, os.SEEK_END)
            manifest.write(group.line())
            manifest.flush()
            os.fsync(manifest.fileno())
        self._note(group)
        for outcome in outlined:
            if outcome.stored is not None and outcome.file.path not in unread:
                shutil.rmtree(outcome.stored.store.folder, ignore_errors=True)
        return group

    def clear_unfinished(self) -> None:
        """Remove what is left of recordings that are gone, when all others are done."""
        shutil.rmtree(self.path / UNFINISHED, ignore_errors=True)

    def _note(self, group: DoneGroup) -> None:
        for one in group.recordings:
            self._done[path_key(one.path)] = one.size_bytes, one.mtime_ns, one.content_hash
            self._sounds.add(one.content_hash)
            self.sound_s += one.duration_s
            if self.failures.pop(one.path, None):
                self._is_told = False
        self.n_recordings += len(group.recordings)
        self.n_calls += group.n_calls
        for path, site, why in group.failures:
            self.failures[path] = site, why
            self._is_told = False

    def _tell_failures(self) -> None:
        path = self.path / _FAILURES
        if self._is_told and path.exists():
            return
        rows = (
            {"recording": path, "site": site, "message": str(why)}
            for path, (site, why) in sorted(self.failures.items())
        )
        with in_words(self.path), disk.replacing(path) as temporary:
            write_parquet(rows, failures_schema(), temporary)
        self._is_told = True

    def _remove_unknown(self, known: Container[str]) -> None:
        """Remove tables that were written and never counted."""
        for top in (CALLS, RECORDINGS):
            for path in (self.path / top).rglob("*.parquet"):
                name = path.relative_to(self.path).as_posix()
                if _TABLE.fullmatch(name) and name not in known:
                    path.unlink(missing_ok=True)


def _is_foreign(path: Path) -> bool:
    """Return whether a file was there before: beginning a folder may have been cut short."""
    return path.name != MODEL_NAME and not path.match(disk.PARTS)


def are_plain(folder: Path, *, folders: Sequence[str], files: Sequence[str]) -> bool:
    """Return whether a folder contains nothing but plain folders and files of these names.

    A link, also a hard one, is not plain: what is written or removed through it lies elsewhere.
    """
    if folder.is_symlink() or not folder.is_dir():
        return False
    for one in folder.iterdir():
        found = os.lstat(one)
        is_folder = one.name in folders and stat.S_ISDIR(found.st_mode)
        is_file = one.name in files and stat.S_ISREG(found.st_mode) and found.st_nlink == 1
        if not (is_folder or is_file):
            return False
    return True


def _refuse_links(folder: Path) -> None:
    """Refuse a folder of results in which a name of ours leads elsewhere.

    Raises
    ------
    ArchiveError
        If one does.
    """
    tops = [folder / name for name in (CALLS, RECORDINGS, UNFINISHED)]
    places = [*tops, *folder.glob(f"{CALLS}/site=*"), *folder.glob(f"{CALLS}/site=*/date=*")]
    files = [folder / name for name in (_HEAD, _MANIFEST, _FAILURES, MODEL_NAME)]
    for path, is_right in (
        *((one, stat.S_ISDIR) for one in places),
        *((one, stat.S_ISREG) for one in files),
    ):
        with suppress(FileNotFoundError):
            found = os.lstat(path)
            if not is_right(found.st_mode) or (is_right is stat.S_ISREG and found.st_nlink > 1):
                raise ArchiveError(
                    "{path} is a link or not what birdann writes there. Remove it, or choose "
                    "another folder for the results.",
                    path=path,
                )


def settings_of(folder: Path) -> ArchiveSettings:
    """Return what a folder of results was begun with.

    Raises
    ------
    ArchiveError
        If it is none.
    """
    path = folder / _HEAD
    try:
        with path.open("rb") as file:
            told: dict[str, Any] = json.loads(file.read(_MAX_HEAD_BYTES))
        if told["format"] != FORMAT or told["version"] != VERSION:
            raise ValueError("another format")
        return ArchiveSettings(
            folder=str(folder),
            model_sha256=str(told["model_sha256"]),
            has_measurements=bool(told["has_measurements"]),
            min_score=float(told["min_score"]),
            joins_pieces=bool(told.get("joins_pieces", False)),
            version=str(told["birdann"]),
        )
    except _ODD as error:
        raise ArchiveError(
            "{folder} is no folder of results that “birdann archive run” began; give that one.",
            folder=folder,
        ) from error


def groups_of(folder: Path) -> Iterator[DoneGroup]:
    """Yield what is done in a folder of results.

    Raises
    ------
    ArchiveError
        If the manifest is damaged.
    """
    path = folder / _MANIFEST
    if not path.exists():
        return
    with path.open("rb") as file:
        for number, line in enumerate(iter(lambda: file.readline(_MAX_LINE_BYTES), b""), 1):
            if not line.endswith(b"\n"):  # being written, or cut off
                return
            try:
                yield DoneGroup.of(line)
            except _ODD as error:
                raise ArchiveError(
                    "Line {number} of {path} is damaged; remove it, and give the command "
                    "again: its recordings are then done anew.",
                    number=number,
                    path=path,
                ) from error


def check_rows(path: Path, n_rows: int) -> None:
    """Make sure that a table is there with all its rows; its content is not looked at.

    Raises
    ------
    ArchiveError
        If it is not.
    """
    import pyarrow as pa
    from pyarrow import parquet

    try:
        there = parquet.read_metadata(path).num_rows
        if there != n_rows:
            raise ValueError(
                Message("it has {there} rows instead of {n_rows}", there=there, n_rows=n_rows)
            )
    except (OSError, ValueError, pa.ArrowException) as error:
        raise not_as_written(path, error) from error


def not_as_written(path: Path, error: Exception) -> ArchiveError:
    """Return what to say of a table that is missing or another."""
    known = error.strerror if isinstance(error, OSError) else None
    return ArchiveError(
        "{path} is not the table that was written ({reason}); bring it back from a copy, "
        "or take its line out of the manifest and give “birdann archive run” again.",
        path=path,
        reason=known or " ".join(str(error).split()),  # that of pyarrow has lines
    )


def group_name(paths: Sequence[str]) -> str:
    """Return the name of the tables of a group of recordings, 16 hexadecimal digits."""
    return blake2b("\n".join(paths).encode(), digest_size=8).hexdigest()


def failures_of(folder: ResultsFolder) -> list[Failure]:
    """Return what could not be worked on."""
    return [Failure(path=path, message=why) for path, (_, why) in folder.failures.items()]


def _begin(path: Path, settings: ArchiveSettings, model: bytes) -> None:
    head = {
        "format": FORMAT,
        "version": VERSION,
        "calls": SCHEMA_VERSION,
        "birdann": settings.version,
        "model_sha256": settings.model_sha256,
        "has_measurements": settings.has_measurements,
        "min_score": settings.min_score,
        "joins_pieces": settings.joins_pieces,
    }
    with in_words(path), disk.replacing(path / MODEL_NAME) as temporary:
        temporary.write_bytes(model)
    with outputs.atomic_text(path / _HEAD) as file:
        json.dump(head, file, indent=1)


def _must_be_the_same(begun: ArchiveSettings, wanted: ArchiveSettings) -> None:
    """Make sure that a folder was begun with what is wanted now."""
    if begun.model_sha256 != wanted.model_sha256:
        raise ArchiveError(
            "{folder} was begun with another model; choose another folder, or give that model.",
            folder=wanted.folder,
        )
    other = [
        option
        for name, option in _OPTIONS.items()
        if getattr(begun, name) != getattr(wanted, name)
    ]
    if other:
        raise ArchiveError(
            "{folder} was begun with other settings ({options}); choose another folder, or "
            "give those.",
            folder=wanted.folder,
            options=", ".join(other),
        )


def _keep_whole_lines(path: Path) -> None:
    """Cut off a last line that was not written to its end."""
    with suppress(FileNotFoundError), path.open("rb+") as file:
        size = file.seek(0, os.SEEK_END)
        end, step = size, 1 << 16
        while end > 0:
            start = max(0, end - step)
            file.seek(start)
            found = file.read(end - start).rfind(b"\n")
            if found >= 0:
                end = start + found + 1
                break
            end = start
        if end < size:
            file.truncate(end)


def path_key(path: str) -> int:
    """Return what stands for a path where millions are remembered."""
    return int.from_bytes(blake2b(path.encode(), digest_size=8).digest())
