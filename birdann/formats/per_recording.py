"""Formats with one file per recording."""

import hashlib
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, islice
from pathlib import Path, PurePosixPath
from typing import ClassVar, TextIO

from birdann.core.errors import TableError, WriteError
from birdann.core.files.outputs import atomic_text, create_folder
from birdann.core.message import Message
from birdann.formats.records import Annotation, Format, Losses, WriteReport
from birdann.formats.tables import HeadedTable, Numbered

_NOT_ON_WINDOWS = re.compile(r'[<>:"\\|?*]')
_DATE = re.compile(r"(?:19|20)\d\d-?[01]\d-?[0-3]\d", re.ASCII)
_MAX_NAME_BYTES = 255
_MAX_SURVEYED = 1_000
WriteRows = Callable[[TextIO, Iterable[Annotation]], object]


class FileOfOneRecording(Format, ABC):
    """A format with one file per recording."""

    ending: ClassVar[str]  # Suffix after the recording's name, in a folder.

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one file per recording into a folder, or a single one to a file."""
        losses = Losses(*self.preserved_parts)
        return write_tables(
            records, path, suffix=self.ending, write_rows=self.write_rows, losses=losses
        )

    @abstractmethod
    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        """Write the annotations of one recording."""


def write_tables(
    records: Iterable[Annotation],
    path: Path,
    *,
    suffix: str,
    write_rows: WriteRows,
    losses: Losses,
) -> WriteReport:
    """Write one table per recording into a folder, or a single one to a file.

    Raises WriteError if a file cannot be written, or one file would have several recordings.

    Parameters
    ----------
    records
        Grouped by recording.
    path
        An existing folder, or a file.
    suffix
        Suffix after the recording's name, in a folder.
    losses
        Counts omissions.
    """
    passing = losses.count_losses(records)
    rows = n_shortened = 0
    if path.is_dir():
        for recording, group in groupby(passing, key=lambda record: record.recording):
            target = _target_path(path, recording, suffix)
            n_shortened += target.name != _parts_inside(recording)[-1] + suffix
            with atomic_text(target, follows_link=False) as file:
                held = list(group)
                write_rows(file, held)
                rows += len(held)
    else:
        with atomic_text(path) as file:
            held = list(_require_one_recording(passing, path))
            write_rows(file, held)
            rows = len(held)
    dropped = losses.sentences() + Message.if_any(
        "whole name of %Ln file: too long, shortened with a digest",
        "whole names of %Ln files: too long, shortened with a digest",
        n_shortened,
    )
    return WriteReport(path=path, rows=rows, dropped=dropped)


def _require_one_recording(records: Iterable[Annotation], path: Path) -> Iterator[Annotation]:
    only: str | None = None
    for record in records:
        if only not in {None, record.recording}:
            raise WriteError(
                "{path} supports one recording only. Choose a folder to get one table for each.",
                path=path,
            )
        only = record.recording
        yield record


def recording_of(path: Path, endings: Iterable[str]) -> str:
    """Return the recording in a table's file name."""
    for ending in endings:
        if path.name.lower().endswith(ending.lower()):
            return path.name[: -len(ending)]
    return path.stem


def sound_columns(header: Iterable[str], rows: Iterable[Numbered], own: str = "") -> list[str]:
    """Return the columns of a table whose cells are names of sound files, by its first rows.

    Those that begin with ``own``, the name of the table, are of clips cut from its recording, unless
    a date follows, as behind the name of a recorder.
    """
    from birdann.dsp.audio import is_audio_name

    def is_sound(cell: str) -> bool:
        file = PurePosixPath(cell.replace("\\", "/"))
        rest = file.stem[len(own) :] if own and file.stem.startswith(own) else ""
        return is_audio_name(file.name) and (not rest or _DATE.search(rest) is not None)

    first = [row for _, row in islice(rows, _MAX_SURVEYED)]
    found = {name: {row.get(name, "") for row in first} - {""} for name in header if name}
    return [name for name, cells in found.items() if cells and all(map(is_sound, cells))]


def sound_column(table: HeadedTable) -> list[str]:
    """Return the column of ``sound_columns``, if any (TableError if there are several)."""
    columns = sound_columns(table.names, table, own=table.path.name.partition(".")[0])
    if len(columns) > 1:
        raise TableError(
            "{path} has several columns of sound files ({names}). Name the one of the recordings "
            "“file”.",
            path=table.path,
            names=", ".join(columns),
        )
    return columns


def without_separators(text: str) -> str:
    """Return text without separators of cells and rows."""
    return (
        " ".join(text.split())
        if any(c in text for c in "\t\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029")
        else text
    )


def _parts_inside(recording: str, *, on_windows: bool = os.name == "nt") -> list[str]:
    """Return the folders and the name of a recording, without leaving the root."""
    parts = [part for part in PurePosixPath(recording).parts if part not in {"..", "/", "//"}]
    return [_NOT_ON_WINDOWS.sub("_", part) for part in parts] if on_windows else parts


def _target_path(path: Path, recording: str, suffix: str) -> Path:
    target = path.joinpath(*_parts_inside(recording))
    create_folder(target.parent)
    return target.with_name(_name_that_fits(target.name, suffix))


def _name_that_fits(name: str, suffix: str) -> str:
    """Return ``name`` and suffix; of what is too long for file systems, a part and a digest."""
    raw = os.fsencode(name)
    if len(raw) + len(suffix) <= _MAX_NAME_BYTES:
        return name + suffix
    end = f"~{hashlib.blake2b(raw, digest_size=8).hexdigest()}{suffix}"
    return raw[: _MAX_NAME_BYTES - len(end)].decode(errors="ignore") + end
