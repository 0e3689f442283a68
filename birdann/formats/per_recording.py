"""Formats whose tables speak of one recording each: one file, or a folder of them."""

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import ClassVar, TextIO

from birdann.core.errors import WriteError
from birdann.core.files.outputs import atomic_text
from birdann.formats.records import Annotation, Losses, WriteReport

_NOT_ON_WINDOWS = re.compile(r'[<>:"\\|?*]')
WriteRows = Callable[[TextIO, Iterable[Annotation]], object]


class FileOfOneRecording(ABC):
    """A format of which every file speaks of one recording.

    Attributes
    ----------
    ending
        What a file's name has after the recording's, in a folder.
    carried
        What it has a place for, by the names of what can be lost.
    """

    ending: ClassVar[str]
    carried: ClassVar[tuple[str, ...]] = ()

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one file per recording into a folder, or a single one to a file."""
        losses = Losses(*self.carried)
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

    Parameters
    ----------
    records
        Those of one recording follow each other.
    path
        An existing folder for one table per recording, else a file.
    suffix
        What a table's name has after the recording's, in a folder.
    losses
        Counts what the format leaves out.

    Raises
    ------
    WriteError
        If a file cannot be written, or one file is to hold several recordings.
    """
    passing = losses.passing(records)
    rows = 0
    if path.is_dir():
        for recording, group in groupby(passing, key=lambda record: record.recording):
            place = _place(path, recording, suffix)
            with atomic_text(place, follows_link=False) as file:
                held = list(group)
                write_rows(file, held)
                rows += len(held)
    else:
        with atomic_text(path) as file:
            held = list(_of_one_recording(passing, path))
            write_rows(file, held)
            rows = len(held)
    return WriteReport(path=path, rows=rows, dropped=losses.sentences())


def _of_one_recording(records: Iterable[Annotation], path: Path) -> Iterator[Annotation]:
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
    """Return the recording that a table's file name speaks of."""
    for ending in endings:
        if path.name.lower().endswith(ending.lower()):
            return path.name[: -len(ending)]
    return path.stem


def plain(text: str) -> str:
    """Return text without the characters that part cells and rows."""
    return (
        " ".join(text.split())
        if any(c in text for c in "\t\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029")
        else text
    )


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield (line number, line) of the lines that are not blank."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield number, line


def _parts_inside(recording: str, *, on_windows: bool = os.name == "nt") -> list[str]:
    """Return the folders and the name of a recording, none of which leads out of a folder."""
    parts = [part for part in PurePosixPath(recording).parts if part not in {"..", "/", "//"}]
    return [_NOT_ON_WINDOWS.sub("_", part) for part in parts] if on_windows else parts


def _place(path: Path, recording: str, suffix: str) -> Path:
    if not path.is_dir():
        return path
    place = path.joinpath(*_parts_inside(recording))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteError(
            "The folder {parent} cannot be made: {reason}.",
            parent=place.parent,
            reason=error.strerror,
        ) from error
    return place.with_name(place.name + suffix)
