"""Species lists of recordings from tables.

Three forms, told apart by their columns: ``file,labels`` with ``;`` between labels, one row
per file and species, and a wide table of 0 and 1 with one column per species.
"""

import csv
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path, PurePosixPath

from birdann.core.errors import ListsError
from birdann.core.labels import TagState
from birdann.core.message import Message
from birdann.formats.records import MAX_NAME_CHARACTERS
from birdann.formats.tables import (
    guess_separator,
    read_rows,
    read_text,
    refuse_uneven,
    unescape_formula,
)

_FILE_COLUMNS = (
    "file", "filename", "file name", "file_name", "recording", "filepath", "file path",
    "file_path", "path", "in file", "begin file", "begin path", "audio", "sound file", "clip",
)  # fmt: skip
_LABEL_COLUMNS = (
    "labels", "label", "species", "species list", "species_list", "tags", "tag", "class",
    "classes", "annotation", "common name", "common_name", "scientific name", "scientific_name",
)  # fmt: skip
_SCORE_COLUMNS = (
    "confidence", "score", "probability", "prob", "top1match", "top1dist", "auto id", "auto id*",
    "match ratio",
)  # fmt: skip
"""What the tables of programs that detect calls have, and no list of a person's."""
_STARTS = frozenset({
    "start", "start time", "start_time", "begin", "begin time", "from", "onset", "time start",
})  # fmt: skip
_ENDS = frozenset({
    "end", "end time", "end_time", "stop", "to", "offset", "until", "time end",
})  # fmt: skip
_STRETCHES = frozenset({
    "start_s", "end_s", "start (s)", "end (s)", "begin time (s)", "end time (s)", "onset_s",
    "offset_s", "minute", "interval", "window",
})  # fmt: skip
"""Columns of lists that are for a stretch of a recording."""
_YES = frozenset({"1", "1.0", "true", "yes", "y", "x", "+"})
_NO = frozenset({"0", "0.0", "false", "no", "n", "-"})
_LABEL_SEPARATOR = ";"


class Form(StrEnum):
    """How a table says what is heard where."""

    LABELS = "one row per file, or per file and species"
    WIDE = "one column per species"


@dataclass(slots=True)
class FileLabels:
    """What a table says of one file.

    Attributes
    ----------
    file
        The file as the table names it, with ``/`` between folders.
    line
        Where it is named first.
    tags
        Species by name, in the table's order; empty for "no species".
    """

    file: str
    line: int
    tags: dict[str, TagState] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ListTable:
    """A table of species lists as it was read.

    Attributes
    ----------
    notes
        Sentences about what was odd and how it was taken.
    scores_in
        The column of scores, which tells that a program made the table; "" without one.
    """

    form: Form
    encoding: str
    files: tuple[FileLabels, ...]
    notes: tuple[str, ...]
    scores_in: str = ""


def read_species_lists(path: Path) -> ListTable:
    """Read a table of species lists.

    Raises
    ------
    ListsError
        If it cannot be read, or has no column of files or of labels.
    """
    text = read_text(path, ListsError)
    separator = guess_separator(text.content)
    try:
        rows = [
            (line, [unescape_formula(cell) for cell in cells])
            for line, cells in read_rows(text.content, separator)
        ]
    except csv.Error as error:
        raise ListsError(
            Message("{path} is not a table that can be read: {reason}.", path=path, reason=error)
        ) from error
    if not rows:
        raise ListsError(
            Message("{path} is empty; it should have the columns “file” and “labels”.", path=path)
        )
    reading = _ListReading(path)
    if text.encoding == "cp1252":
        reading.notes.append(Message("The file is not UTF-8 and was read as Windows-1252."))
    _, header = rows[0]
    if _looks_like_audio(header[0]) and len(header) > 1:
        form = reading.labels(rows, 0, range(1, len(header)), spill=True)
    else:
        form = reading.with_header(header, rows[1:], separator)
    return ListTable(
        form=form,
        encoding=text.encoding,
        files=tuple(reading.files.values()),
        notes=tuple(reading.notes),
        scores_in=next((cell for cell in header if _plain(cell) in _SCORE_COLUMNS), ""),
    )


class _ListReading:
    """The state of reading one table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files: dict[str, FileLabels] = {}
        self.notes: list[str] = []

    def with_header(
        self, header: Sequence[str], rows: Sequence[tuple[int, list[str]]], separator: str
    ) -> Form:
        names = [_plain(cell) for cell in header]
        file_column = _first(names, _FILE_COLUMNS)
        if file_column is None:
            raise ListsError(
                Message(
                    "{path} has no column “file”; its first line should be “file,labels”, "
                    "one row per recording, with “;” between labels.",
                    path=self.path,
                )
            )
        self._refuse_stretches(header)
        label_column = _first(names, _LABEL_COLUMNS, other_than=file_column)
        # With ";" between columns as well, the last column's labels spill over the edge.
        spill = separator == _LABEL_SEPARATOR and label_column == len(names) - 1
        refuse_uneven(self.path, len(names), rows, ListsError, may_be_longer=spill)
        if label_column is None:
            return self._wide(header, rows, file_column)
        unread = [h for i, h in enumerate(header) if h and i not in {file_column, label_column}]
        if unread:
            self.notes.append(
                Message("Columns that were not read: {names}.", names=", ".join(unread))
            )
        return self.labels(rows, file_column, [label_column], spill=spill)

    def _refuse_stretches(self, header: Sequence[str]) -> None:
        """Refuse lists of stretches of time; joined, they would be a list of the recording."""
        names = {_plain(cell): cell for cell in header}
        found = [*(names.keys() & _STRETCHES)]
        if names.keys() & _STARTS and names.keys() & _ENDS:
            found += names.keys() & (_STARTS | _ENDS)
        if found and not names.keys() & set(_SCORE_COLUMNS):
            raise ListsError(
                Message(
                    "{path} has species lists for parts of recordings (columns {names}). birdann "
                    "reads one list per recording. Combine the rows of each recording and remove "
                    "these columns.",
                    path=self.path,
                    names=", ".join(cell for cell in header if _plain(cell) in found),
                )
            )

    def labels(
        self,
        rows: Iterable[tuple[int, list[str]]],
        file_column: int,
        label_columns: Iterable[int],
        *,
        spill: bool,
    ) -> Form:
        columns = sorted(label_columns)
        for line, cells in rows:
            entry = self._entry(line, _cell(cells, file_column))
            if entry is None:
                continue
            last = len(cells) if spill else columns[-1] + 1
            found = [
                name
                for column in range(columns[0], max(last, columns[-1] + 1))
                for name in self._names(line, _cell(cells, column))
            ]
            repeated = [n for n in found if n in entry.tags]
            if entry.line != line and (repeated or not found):
                what = Message("no species")
                if repeated:
                    what = Message("“{species}” again", species=repeated[0])
                self.notes.append(
                    Message(
                        "Line {line} names {species} for {file}, which line {earlier} lists "
                        "already; the rows were joined.",
                        line=line,
                        species=what,
                        file=entry.file,
                        earlier=entry.line,
                    )
                )
            entry.tags.update(dict.fromkeys(found, TagState.PRESENT))
        return Form.LABELS

    def _wide(
        self, header: Sequence[str], rows: Sequence[tuple[int, list[str]]], file_column: int
    ) -> Form:
        columns = {
            i: self._name(1, name)
            for i, name in enumerate(header)
            if i != file_column and name and _is_yes_no([_cell(cells, i) for _, cells in rows])
        }
        unread = [h for i, h in enumerate(header) if h and i != file_column and i not in columns]
        if not columns:
            raise ListsError(
                Message(
                    "{path} has neither a column “labels” nor columns of 0 and 1 named "
                    "after species; its first line should be “file,labels”.",
                    path=self.path,
                )
            )
        if unread:
            self.notes.append(
                Message("Columns that are not of 0 and 1: {names}.", names=", ".join(unread))
            )
        has_zeros = any(_cell(cells, i).lower() in _NO for _, cells in rows for i in columns)
        n_open = 0
        for line, cells in rows:
            entry = self._entry(line, _cell(cells, file_column))
            if entry is None:
                continue
            if entry.line != line:
                self.notes.append(
                    Message(
                        "Line {line} lists {file} again, as line {line_2} does; the rows "
                        "were joined.",
                        line=line,
                        file=entry.file,
                        line_2=entry.line,
                    )
                )
            for i, name in columns.items():
                value = _cell(cells, i).lower()
                if value in _YES:
                    entry.tags[name] = TagState.PRESENT
                elif not value and has_zeros:
                    n_open += 1
                    entry.tags.setdefault(name, TagState.UNSURE)
        if n_open:
            self.notes.append(
                Message("Empty cells, taken as “not known”: {n_open}.", n_open=n_open)
            )
        return Form.WIDE

    def _names(self, line: int, cell: str) -> list[str]:
        names = (self._name(line, name) for name in cell.split(_LABEL_SEPARATOR))
        return list(dict.fromkeys(name for name in names if name))

    def _name(self, line: int, text: str) -> str:
        name = _normal(text)
        if len(name) > MAX_NAME_CHARACTERS:  # a list that lacks it would say what is wrong
            raise ListsError(
                Message(
                    "{path}, line {line}: the name of a species has {characters} characters, "
                    "starting “{start}”; see whether something else was taken for a name.",
                    path=self.path,
                    line=line,
                    characters=f"{len(name):,}",
                    start=name[:40],
                )
            )
        return name

    def _entry(self, line: int, file: str) -> FileLabels | None:
        if not file:
            self.notes.append(Message("Line {line} names no file and was left out.", line=line))
            return None
        name = _normal(file.replace("\\", "/"))
        return self.files.setdefault(name, FileLabels(name, line))


def _first(
    names: Sequence[str], wanted: Iterable[str], *, other_than: int | None = None
) -> int | None:
    for name in wanted:
        if name in names and names.index(name) != other_than:
            return names.index(name)
    return None


def _plain(cell: str) -> str:
    return " ".join(cell.lower().split())


def _cell(cells: Sequence[str], column: int) -> str:
    return cells[column] if column < len(cells) else ""


def _normal(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip())


def _is_yes_no(values: Sequence[str]) -> bool:
    given = {value.lower() for value in values if value}
    return bool(given) and given <= _YES | _NO


def _looks_like_audio(cell: str) -> bool:
    from birdann.dsp.audio import is_audio_name

    return is_audio_name(PurePosixPath(cell.replace("\\", "/")).name)
