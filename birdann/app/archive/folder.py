"""Results folder of an archive: finished recordings and their tables.

A worker names a table of calls, then that of its recordings, which marks them finished and has the
hash of the first. Names follow from the recordings, so repeated work overwrites itself. Tables of
calls without recordings are removed on continuation.
"""

import hashlib
import json
import os
import re
import stat
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from birdann.analysis.networks import NetworkChoice
from birdann.app.archive.networks import description_of
from birdann.app.archive.sources import SourceFile
from birdann.app.archive.tasks import (
    CALLS,
    MODEL_NAME,
    NO_DATE,
    RECORDINGS,
    UNFINISHED,
    ArchivePlan,
    ArchiveSettings,
    ResultTable,
    translate_folder_errors,
)
from birdann.app.learning.model_files import ModelFile
from birdann.app.segmenting.unfinished import clear_unfinished
from birdann.core.errors import ArchiveError, ProjectInUseError
from birdann.core.files import disk, outputs
from birdann.core.files.closable import Closable
from birdann.core.message import Message
from birdann.dsp.identity import content_hash
from birdann.formats.calls_parquet import (
    SCHEMA_VERSION,
    TABLES,
    calls_schema,
    failures_schema,
    recordings_schema,
    write_parquet,
)
from birdann.store.lock import WriterLock

FORMAT, VERSION = "birdann archive", 1
_HEAD, _FAILURES = "archive.json", "failures.parquet"
_TABLE = re.compile(rf"(?:{CALLS}/site=[^/]*/date=[^/]*|{RECORDINGS})/[0-9a-f]{{16}}\.parquet")
_MAX_DURATION_S = 366 * 86_400.0
_MAX_HEAD_BYTES = 1 << 20
_OPTIONS = {
    "has_measurements": "--measurements",
    "min_score": "--min-score",
    "joins_fragments": "--join-fragments",
    "detections": "--detections",
}
_ODD = (OSError, ValueError, TypeError, LookupError, RecursionError)
_UNREADABLE = (OSError, ValueError, pa.ArrowException)


# --- tables ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DoneGroup:
    """Finished recordings, and the tables of their calls."""

    recordings: pa.Table
    tables: tuple[ResultTable, ...]


def groups_of(folder: Path, strays: list[Path]) -> Iterator[DoneGroup]:
    """Yield the finished groups of a results folder, each recording once.

    Parameters
    ----------
    strays
        Receives invalid tables: without recordings, or of recordings in other tables.
    """
    seen: set[int] = set()
    known: set[str] = set()
    for path in sorted((folder / RECORDINGS).glob("*.parquet")):
        if not is_table(f"{RECORDINGS}/{path.name}"):
            continue
        group = read_group(path)
        keys = set(map(path_key, group.recordings["recording"].to_pylist()))
        if keys & seen:
            strays.append(path)
            continue
        seen |= keys
        known.update(table.name for table in group.tables)
        yield group
    for path in (folder / CALLS).rglob("*.parquet"):
        name = path.relative_to(folder).as_posix()
        if is_table(name) and name not in known:
            strays.append(path)


def read_group(path: Path) -> DoneGroup:
    """Return a table of recordings, with its tables of calls."""
    contents = _parquet(path, recordings_schema())
    with _translate_table_errors(path, _ODD):
        stored_tables = json.loads((contents.schema.metadata or {})[TABLES.encode()])
        tables = tuple(ResultTable(str(name), str(sha), int(n)) for name, sha, n in stored_tables)
        counts = np.array([contents[name].to_numpy() for name in ("size_bytes", "n_calls")])
        length_s = contents["duration_s"].to_numpy()
        if not (
            np.all(counts >= 0)
            and np.all((length_s >= 0) & (length_s <= _MAX_DURATION_S))
            and all(table.n_rows >= 0 and is_table(table.name) for table in tables)
            and counts[1].sum() == sum(table.n_rows for table in tables)
        ):
            raise ValueError(Message("its numbers are not valid"))
    return DoneGroup(contents, tables)


def tables_of(folder: Path) -> list[ResultTable]:
    """Return the valid tables of calls."""
    settings_of(folder)
    strays: list[Path] = []
    tables = [table for group in groups_of(folder, strays) for table in group.tables]
    if strays:
        raise ArchiveError(
            "{path} contains no finished recordings. Repeat “birdann archive run” to correct "
            "this.",
            path=strays[0],
        )
    return tables


def read_table(folder: Path, table: ResultTable) -> pa.Table:
    """Return a table of calls, verified by its hash."""
    return _parquet(folder / table.name, calls_schema(), table.sha256)


def _parquet(path: Path, schema: pa.Schema, sha256: str | None = None) -> pa.Table:
    with _translate_table_errors(path), disk.open_plain(path) as file:
        data = file.read()
        if sha256 is not None and hashlib.sha256(data).hexdigest() != sha256:
            raise ValueError(Message("it was changed since"))
        contents = parquet.ParquetFile(
            pa.BufferReader(data), page_checksum_verification=True
        ).read()
        if not contents.schema.equals(schema):
            raise ValueError(Message("its columns differ"))
    return contents


def check_rows(path: Path, n_rows: int) -> None:
    """Check that a table exists with all its rows, without reading its content."""
    with _translate_table_errors(path), disk.open_plain(path) as file:
        there = parquet.read_metadata(file).num_rows
        if there != n_rows:
            raise ValueError(
                Message("it has {there} rows instead of {n_rows}", there=there, n_rows=n_rows)
            )


@contextmanager
def _translate_table_errors(
    path: Path, odd: tuple[type[Exception], ...] = _UNREADABLE
) -> Iterator[None]:
    """Translate errors of a missing or changed table; those of pyarrow have lines."""
    try:
        yield
    except odd as error:
        known = error.strerror if isinstance(error, OSError) else None
        raise ArchiveError(
            "{path} is not the table that was written ({reason}). Restore it from a copy, or "
            "remove recordings/{name} and repeat “birdann archive run”.",
            path=path,
            name=path.name,
            reason=known or " ".join(str(error).split()),
        ) from error


def site_and_day(table: ResultTable) -> tuple[str, str]:
    """Return site and day of a table of calls, "" for an unknown day."""
    _, site, day, _ = table.name.split("/")
    day = day.removeprefix("date=")
    return unquote(site.removeprefix("site=")), "" if day == NO_DATE else day


def scores_of(table: pa.Table) -> tuple[Any, Any, Any]:
    """Return row (int64), species and probability (float64) of every score of a table of calls."""
    import pyarrow.compute as pc

    column = table["scores"].combine_chunks()
    flat = column.flatten()
    rows = pc.list_parent_indices(column).to_numpy(zero_copy_only=False).astype(np.int64)
    names = np.array(flat.field("species").to_pylist(), dtype=object)
    values = flat.field("probability").to_numpy(zero_copy_only=False).astype(np.float64)
    return rows, names, values


def is_table(name: str) -> bool:
    """Return whether a path below a results folder is one of birdann's tables."""
    return _TABLE.fullmatch(name) is not None


# --- the folder ------------------------------------------------------------------------------


class ResultsFolder(Closable):
    """Results of an archive, open for additions.

    Attributes
    ----------
    failures
        Site and reason of each failure, by path.
    """

    def __init__(self, settings: ArchiveSettings, lock: WriterLock) -> None:
        self.settings, self._lock = settings, lock
        self.path = Path(settings.folder)
        self.n_recordings, self.n_calls, self.sound_s = 0, 0, 0.0
        self.failures: dict[str, tuple[str, str]] = {}
        self._done: dict[int, tuple[int, int, str]] = {}
        self._sounds: dict[str, list[str]] = defaultdict(list)
        strays: list[Path] = []
        for group in groups_of(self.path, strays):
            self._note(group)
        for top in (CALLS, RECORDINGS):
            strays += (self.path / top).rglob(disk.PARTS)
        for path in (*strays, *self.path.glob(disk.PARTS)):
            if path.is_symlink() or not path.is_dir():  # folders are of others
                path.unlink(missing_ok=True)
        with suppress(ArchiveError):  # none there, or damaged: what failed is tried again
            for row in _parquet(self.path / _FAILURES, failures_schema()).to_pylist():
                if not self.is_done(row["recording"]):
                    self.failures[row["recording"]] = row["site"], row["message"]

    @classmethod
    def make_or_open(cls, folder: Path, model: Path | NetworkChoice, plan: ArchivePlan) -> Self:
        """Make a results folder, or open one with the same model and plan."""
        if not 0.0 <= plan.min_score <= 1.0:  # neither is what is not a number
            raise ArchiveError("The minimum score must be between 0 and 1, such as 0.05.")
        path = outputs.create_folder(folder)
        _refuse_links(path)
        if isinstance(model, NetworkChoice):
            data = description_of(model)
        else:
            ModelFile.read(model)
            data = model.read_bytes()
        wanted = ArchiveSettings(
            folder=str(path), model_sha256=hashlib.sha256(data).hexdigest(), plan=plan
        )
        if not (path / _HEAD).exists():
            there = {
                child_path.name
                for child_path in path.iterdir()
                if not child_path.match(disk.PARTS)
            }
            if there - {MODEL_NAME}:  # creating it may have been interrupted
                raise ArchiveError(
                    "{folder} is not empty. Choose an empty folder for the results.",
                    folder=path,
                )
            _write_model_and_settings(
                path, wanted, data, [] if isinstance(model, NetworkChoice) else [model]
            )
        _must_be_the_same(settings_of(path), wanted)
        try:
            lock = WriterLock(path / _HEAD)
        except ProjectInUseError as error:
            raise ArchiveError(
                "Another process is writing to {folder}. Wait until it has finished, or end it.",
                folder=path,
            ) from error
        try:
            return cls(wanted, lock)
        except BaseException:
            lock.close()
            raise

    def close(self) -> None:
        """Write the table of failures, and release the lock."""
        try:
            if (self.path / _HEAD).exists():  # its disk is still there
                rows = (
                    {"recording": path, "site": site, "message": str(why)}
                    for path, (site, why) in sorted(self.failures.items())
                )
                with (
                    translate_folder_errors(self.path),
                    disk.replace_file(self.path / _FAILURES) as temporary,
                ):
                    write_parquet(rows, failures_schema(), temporary)
        finally:
            self._lock.close()

    def is_done(self, path: str) -> bool:
        """Return whether a recording of this path is finished."""
        return path_key(path) in self._done

    def is_same(self, file: SourceFile, *, verifies: bool = False) -> bool:
        """Return whether a finished file is unchanged.

        By size and time; if the time differs, or with ``verifies``, by content.
        """
        size_bytes, mtime_ns, digest = self._done[path_key(file.path)]
        if file.size_bytes != size_bytes:
            return False
        if file.mtime_ns == mtime_ns and not verifies:
            return True
        return content_hash(file.path) == digest

    def paths_of(self, digest: str) -> Sequence[str]:
        """Return the paths of finished recordings with a hash."""
        return self._sounds.get(digest, ())

    def table_path(self, name: str) -> Path:
        """Return the path of a group's table."""
        return self.path / RECORDINGS / f"{name}.parquet"

    def add_table(self, name: str) -> None:
        """Count the recordings of a worker's table, if this machine sees it."""
        path = self.table_path(name)
        with translate_folder_errors(self.path):
            os.stat(path)  # a share may have left
        self._note(read_group(path))

    def clear_unfinished(self) -> None:
        """Remove the remains of missing recordings, when all others are finished."""
        clear_unfinished(self.path / UNFINISHED)

    def _note(self, group: DoneGroup) -> None:
        for table in group.tables:
            check_rows(self.path / table.name, table.n_rows)
        for row in group.recordings.to_pylist():
            path, digest = row["recording"], row["content_hash"]
            self._done[path_key(path)] = row["size_bytes"], row["modified_ns"], digest
            self._sounds[digest].append(path)
            self.failures.pop(path, None)
            self.n_recordings += 1
            self.sound_s += row["duration_s"]
            self.n_calls += row["n_calls"]


def _refuse_links(folder: Path) -> None:
    """Refuse a results folder with links under birdann's names."""
    tops = [folder / name for name in (CALLS, RECORDINGS, UNFINISHED)]
    paths = [*tops, *folder.glob(f"{CALLS}/site=*"), *folder.glob(f"{CALLS}/site=*/date=*")]
    files = [folder / name for name in (_HEAD, _FAILURES, MODEL_NAME)]
    for path, is_right in (
        *((subfolder, stat.S_ISDIR) for subfolder in paths),
        *((file, stat.S_ISREG) for file in files),
    ):
        with suppress(FileNotFoundError):
            status = os.lstat(path)
            if not is_right(status.st_mode) or (is_right is stat.S_ISREG and status.st_nlink > 1):
                raise ArchiveError(
                    "{path} is a link or not what birdann writes there. Remove it, or choose "
                    "another folder for the results.",
                    path=path,
                )


def settings_of(folder: Path) -> ArchiveSettings:
    """Return the settings of a results folder."""
    path = folder / _HEAD
    try:
        with disk.open_plain(path) as file:
            settings: dict[str, Any] = json.loads(file.read(_MAX_HEAD_BYTES))
        if settings["format"] != FORMAT or settings["version"] != VERSION:
            raise ValueError("another format")
        joins_fragments = settings["joins_fragments"]
        return ArchiveSettings(
            folder=str(folder),
            model_sha256=str(settings["model_sha256"]),
            plan=ArchivePlan(
                has_measurements=bool(settings["has_measurements"]),
                min_score=float(settings["min_score"]),
                joins_fragments=None if joins_fragments is None else bool(joins_fragments),
                detections=str(settings["detections"]),
            ),
            version=str(settings["birdann"]),
        )
    except _ODD as error:
        raise ArchiveError(
            "{folder} is not a results folder of “birdann archive run”. Give that folder.",
            folder=folder,
        ) from error


def _write_model_and_settings(
    path: Path, settings: ArchiveSettings, model: bytes, made_from: Iterable[Path]
) -> None:
    head = {
        "format": FORMAT,
        "version": VERSION,
        "calls": SCHEMA_VERSION,
        "birdann": settings.version,
        "model_sha256": settings.model_sha256,
        **asdict(settings.plan),
    }
    with (
        translate_folder_errors(path),
        disk.replace_file(path / MODEL_NAME, made_from=made_from) as temporary,
    ):
        temporary.write_bytes(model)
    with outputs.atomic_text(path / _HEAD) as file:
        json.dump(head, file, indent=1)


def _must_be_the_same(begun: ArchiveSettings, wanted: ArchiveSettings) -> None:
    """Check that the settings of a folder are those wanted."""
    if begun.model_sha256 != wanted.model_sha256:
        raise ArchiveError(
            "{folder} was started with another model. Choose another folder, or use that model.",
            folder=wanted.folder,
        )
    other = [
        option
        for name, option in _OPTIONS.items()
        if getattr(begun.plan, name) != getattr(wanted.plan, name)
    ]
    if other:
        raise ArchiveError(
            "{folder} was started with other settings ({options}). Choose another folder, or use "
            "the same settings.",
            folder=wanted.folder,
            options=", ".join(other),
        )


def path_key(path: str) -> int:
    """Return a compact hash of a path."""
    return int.from_bytes(blake2b(os.fsencode(path), digest_size=8).digest())
