"""Tables of species lists of recordings and windows.

Three forms, recognised by their columns: ``file,labels`` with ``;`` between labels, one row per
file and species, and a wide table of 0 and 1 with one column per species. With start and end,
lists are of windows. WildTrax main reports are read as such tables.
"""

import csv
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path, PurePosixPath

from birdann.core.errors import ListsError
from birdann.core.labels import (
    NO_CALLS,
    Certainty,
    LabelState,
    ListState,
    TagState,
    is_unidentified,
)
from birdann.core.message import Message, listed_briefly
from birdann.formats.authorship import score_column
from birdann.formats.cells import (
    MISSING,
    column_key,
    given_name,
    plain_name,
    plain_numbers,
    unescape_formula,
)
from birdann.formats.detections_csv import OTHER_NAMES
from birdann.formats.doubts import certainty_in
from birdann.formats.encodings import OLD_ENCODINGS, read_text
from birdann.formats.entries import MarkedName, listed_names, names_in, parse_label, printable_name
from birdann.formats.fact_columns import is_of_species, is_share, named_column
from birdann.formats.file_labels import FileLabels, ListTable, RowKind
from birdann.formats.list_times import TimeColumns, Times
from birdann.formats.per_recording import sound_columns
from birdann.formats.records import MAX_NAME_CHARACTERS
from birdann.formats.tables import (
    TableRow,
    first_header,
    guess_separator,
    read_rows,
    refuse_differing,
    refuse_uneven,
    repeated_columns,
)
from birdann.formats.verdicts import (
    MANUAL,
    NO,
    YES,
    is_negative,
    is_of_presence,
    is_yes_no_or_count,
    status_of_word,
    verdicts_in,
)
from birdann.formats.wildtrax import lists_of_report

_FILE_COLUMNS = (
    "file", "filename", "file name", "file_name", "recording", "filepath", "file path",
    "file_path", "path", "in file", "begin file", "begin path", "audio", "sound file", "clip",
)  # fmt: skip
_LABEL_COLUMNS = (
    "labels", "species", "species list", "species_list", "common name", "common_name",
    "scientific name", "scientific_name", "latin name", "species name", "species_name",
    "species code", "species_code", "species ebird code", "ebird code", "ebird_code", "label",
    "tags", "tag", "class", "classes", "class_name", "class_label", "annotation",
)  # fmt: skip
_OF_PROGRAMS = (
    "top1match", "top1dist", "auto id", "auto id*", "match ratio", "species(auto)", "species (auto)",
    "sppaccp",
)  # fmt: skip
"""Columns of detection programs' tables, besides scores, that no person's list has."""
OBSERVER, STATE = "observer", "list"
"""Columns of whose list it is, and of its kind."""
FURTHER = TagState.UNSURE, TagState.ABSENT
"""Columns of further species, beside those that are present."""
_STATES = {state.value: state for state in ListState if state is not ListState.UNTAGGED} | {
    "incomplete": ListState.INCOMPLETE
}
_LABEL_SEPARATOR = ";"
_BETWEEN_LABELS = re.compile(r"[;\r\n]")
_NO_NAME = re.compile(r"[+-]?[\d.,:/\-]*\d[\d.,:/\-]*( ?%|[TZ ][\d:.]*)?")
"""Numbers, dates and times."""
_MANUAL_KEYS = frozenset(map(column_key, MANUAL))
_NONE = frozenset({
    "none", "0", "no", "nothing", "no bird", "no birds", "no species", "no call", "no calls",
    "no detection", "no detections",
})  # fmt: skip
_NOT_SPECIES = _NONE | MISSING | NO_CALLS | {"", "empty"}
"""Entries of lists that are not names of species: the person has to say what they mean."""
_MAX_NAMED = 5
_SURVEYED = 1_000
"""Rows that tell how a table's numbers are written."""
_KINDS = {
    RowKind.SPECIES: Message("species"),
    RowKind.ABSENT: Message("only zeros"),
    RowKind.BLANK: Message("blank"),
}
_STRENGTH = [RowKind.BLANK, RowKind.ABSENT, RowKind.SPECIES]
"""Of the rows of a file with a row for each species, the strongest counts."""


def read_species_lists(path: Path, known: Container[str] = ()) -> ListTable:
    """Read a table of species lists.

    Raises ListsError if it cannot be read, or lacks a column of files or labels.

    Parameters
    ----------
    known
        Names that are read as they are, though they look like a score or a word for no species.
    """
    text = read_text(path, ListsError)
    separator = guess_separator(text.content)
    try:
        rows = list(read_rows(text.content, separator))
        plain = plain_numbers((cell for _, row in rows[:_SURVEYED] for cell in row), separator)
        rows = [(line, [unescape_formula(cell) for cell in row]) for line, row in rows]
    except csv.Error as error:
        raise ListsError(
            "{path} is not a table that can be read: {reason}.", path=path, reason=error
        ) from error
    if not rows:
        raise ListsError(
            "{path} is empty; it should have the columns “file” and “labels”.", path=path
        )
    reading = _ListReading(path, plain, known)
    rows, reading.notes = lists_of_report(rows)
    if encoding := OLD_ENCODINGS.get(text.encoding):
        reading.notes.append(
            Message("The file is not UTF-8 and was read as {encoding}.", encoding=encoding)
        )
    _, header = rows[0]
    if _looks_like_audio(header[0]) and len(header) > 1:
        _refuse_numbers(path, rows)
        reading.labels(rows, 0, range(1, len(header)), spill=True)
    else:
        reading.with_header(header, rows[1:], separator)
    return ListTable(
        files=tuple(reading.files.values()),
        notes=tuple(reading.notes),
        scores_in=reading.scores_in,
        unread_species=tuple(reading.unread_species),
    )


def _refuse_numbers(path: Path, rows: Iterable[tuple[int, Sequence[str]]]) -> None:
    """Refuse a table without a header that has more than names (ListsError)."""
    for line, cells in rows:
        for cell in cells[1:]:
            if _NO_NAME.fullmatch(cell) and cell not in _NONE:
                raise ListsError(
                    "{path} has no header, and “{cell}” in line {line} is not the name of a "
                    "species. Add a first line such as “file,labels”.",
                    path=path,
                    cell=cell,
                    line=line,
                )


def has_labels(path: Path) -> bool:
    """Return whether a table has a column named as for files and one as for labels."""
    names = [*map(_fold, first_header(path))]
    return None not in (_first_index(names, _FILE_COLUMNS), _first_index(names, _LABEL_COLUMNS))


class _ListReading:
    """State of reading one table."""

    def __init__(self, path: Path, plain: Callable[[str], str], known: Container[str]) -> None:
        self.path, self.known = path, known
        self.plain = plain  # Makes numbers unambiguous.
        self.files: dict[tuple[str, Times | None, str], FileLabels] = {}
        self.times: TimeColumns | None = None
        self.facts: dict[str, int] = {}
        self.notes: list[str] = []
        self.scores_in = ""
        self.unread_species: list[str] = []
        self.further: dict[int, TagState] = {}
        self.presence: int | None = None
        self.presence_heading = ""

    def with_header(
        self, header: Sequence[str], rows: Sequence[tuple[int, list[str]]], separator: str
    ) -> None:
        names = [_fold(cell) for cell in header]
        table = [(line, TableRow(header, header, cells)) for line, cells in rows]
        file_column = _first_index(names, _FILE_COLUMNS)
        if file_column is None:
            sounds = sound_columns(header, iter(table))
            file_column = header.index(sounds[0]) if len(sounds) == 1 else None
        if file_column is None:
            raise ListsError(
                "{path} has no column “file”; its first line should be “file,labels”, "
                "one row per recording, with “;” between labels.",
                path=self.path,
            )
        columns = dict(zip(header, header, strict=True))
        self.scores_in = next(
            (heading for heading in header if _fold(heading) in _OF_PROGRAMS),
            score_column(columns, iter(table)),
        )
        if not self.scores_in:  # detections are evidence, and no list of a window
            self.times = TimeColumns.of(self.path, names, rows)
            self.notes += self.times.notes if self.times else []
        self.facts = {fact: names.index(fact) for fact in (OBSERVER, STATE) if fact in names}
        label_column = self._label_column(header, table, file_column)
        # With ";" between columns as well, the last column's labels spill over the edge.
        spill = separator == _LABEL_SEPARATOR and label_column == len(names) - 1
        refuse_uneven(self.path, len(names), rows, ListsError, may_be_longer=spill)
        if label_column is None:
            self._read_wide(header, rows, file_column)
            return
        self.presence = next(
            (
                i
                for i, name in enumerate(names)
                if i != label_column and _has_absences(name, i, rows)
            ),
            None,
        )
        if self.presence is not None:
            self.presence_heading = header[self.presence]
        self.further = {
            names.index(tag): tag
            for tag in FURTHER
            if tag in names and _has_names(names.index(tag), rows)
        }
        label = header[label_column]
        manual = [heading for heading in header if column_key(heading) in _MANUAL_KEYS]
        others = [h for h in header if _fold(h) in OTHER_NAMES and _fold(label) in OTHER_NAMES]
        rows, read = self._rows_without_rejected(table, label, [*manual, label, *others], columns)
        unread = [
            h
            for i, h in enumerate(header)
            if h
            and i not in {file_column, label_column, self.presence, *self._read}
            and h not in {*read, *manual}
        ]
        if unread:
            self.notes.append(
                Message("Columns that were not read: {names}.", names=", ".join(unread))
            )
        self.labels(rows, file_column, [label_column], spill=spill)

    def _label_column(
        self, header: Sequence[str], table: Sequence[tuple[int, TableRow]], file_column: int
    ) -> int | None:
        """Return the column of species names: not of their numbers, where there is one of names."""
        plain = [_fold(heading) for heading in header]
        indices = [_first_index(plain, [name], other_than=file_column) for name in _LABEL_COLUMNS]
        indices += [i for i, heading in enumerate(header) if column_key(heading) in _MANUAL_KEYS]
        found = [header[i] for i in indices if i is not None]
        return header.index(named_column(found, iter(table))) if found else None

    def _rows_without_rejected(
        self,
        table: Sequence[tuple[int, TableRow]],
        label: str,
        naming: Sequence[str],
        columns: Mapping[str, str],
    ) -> tuple[list[tuple[int, list[str]]], set[str]]:
        """Return the rows without refused ones, with the first of their names, and columns read.

        A name of which a row is unsure has a question mark.
        """
        rows: list[tuple[int, list[str]]] = []
        verdicts = verdicts_in(columns, iter(table), has_scores=True)
        status = next((heading for heading in columns if _fold(heading) == "status"), "")
        status = "" if status == self.presence_heading else status
        read, n_refused = {verdicts.heading}, Counter[str]()
        for line, row in table:
            heading = next((h for h in naming if given_name(row.get(h, ""))), label)
            name = row[heading]
            is_other = bool(row[label]) and name.casefold() != row[label].casefold()
            is_stated = status_of_word(row.get(status, "")) == LabelState.REJECTED
            if (is_stated or verdicts.status(row) == LabelState.REJECTED) and not is_other:
                n_refused[status if is_stated else verdicts.heading] += 1
                continue
            column, certainty = certainty_in(row)
            read |= {heading, column}
            if certainty == Certainty.POSSIBLE:
                names = chain.from_iterable(map(names_in, self._names(line, name)))
                name = _LABEL_SEPARATOR.join(f"{each}?" for each in names)
            cells = list(row.cells)
            cells[row.header.index(label)] = name
            rows.append((line, cells))
        note = Message("Rows that “{column}” rejects were skipped: {n}.")
        self.notes += [note.with_values(column=key, n=n) for key, n in n_refused.items()]
        return rows, read | n_refused.keys()

    def labels(
        self,
        rows: Iterable[tuple[int, list[str]]],
        file_column: int,
        label_columns: Iterable[int],
        *,
        spill: bool,
    ) -> None:
        columns = sorted(label_columns)
        others: dict[str, None] = {}
        n_absent = 0
        for line, cells in rows:
            last = len(cells) if spill else columns[-1] + 1
            named = [
                name
                for column in range(columns[0], max(last, columns[-1] + 1))
                for name in self._names(line, _cell(cells, column))
            ]
            words = {name: plain_name(name) for name in named if name not in self.known}
            species = [n for n in named if n not in words or not _is_no_species(words[n])]
            others |= dict.fromkeys(name for name in named if name not in species)
            further = {
                name: tag
                for column, tag in self.further.items()
                for name in self._names(line, _cell(cells, column))
            }
            kind = RowKind.SPECIES if further else self._kind_of(species, cells)
            n_absent += kind is RowKind.ABSENT
            entry = self._entry(line, cells, file_column, kind)
            if entry is None:
                continue
            if kind is RowKind.BLANK:
                entry.tags = {**dict.fromkeys(species, TagState.UNSURE), **entry.tags}
            if kind is not RowKind.SPECIES:
                species = []
            repeated = [name for name in species if name in entry.tags]
            if repeated and self.presence is None:
                self._note_repeat(line, entry, f"“{repeated[0]}”")
            entry.tags.update({**further, **dict.fromkeys(species, TagState.PRESENT)})
            entry.says_none |= not _NONE.isdisjoint(words.values())
            entry.is_open |= any(map(is_unidentified, words.values()))
        if self.presence is not None:
            for entry in self.files.values():
                entry.tags = {} if entry.kind is RowKind.BLANK else entry.tags
            self.notes.append(
                Message(
                    "Rows whose “{column}” was read as not present: {n}.",
                    column=self.presence_heading,
                    n=n_absent,
                )
            )
        self._open()
        if others:
            self.notes.append(
                Message(
                    "Read as blank, not as species: {names}.",
                    names=listed_briefly([f"“{name}”" for name in others], _MAX_NAMED),
                )
            )

    def _open(self) -> None:
        """Take lists with an unidentified species for incomplete, if they do not say otherwise."""
        entries = [entry for entry in self.files.values() if entry.is_open]
        for entry in entries:
            entry.state = entry.state or ListState.INCOMPLETE
        if entries:
            note = Message("Lists with an unidentified species, read as incomplete: {n}.")
            self.notes.append(note.with_values(n=len(entries)))

    def _kind_of(self, species: Collection[str], cells: Sequence[str]) -> RowKind:
        """Return the contents of a row, by its species and the cell beside them."""
        value = "1" if self.presence is None else _value(cells, self.presence)
        if not species or not value:
            return RowKind.BLANK
        return RowKind.ABSENT if is_negative(value) else RowKind.SPECIES

    def _check_repeat(self, entry: FileLabels, repeat: FileLabels) -> None:
        """Refuse another row for a file that contradicts the first one."""
        is_of_rows = self.presence is not None or bool(self.scores_in)
        if is_of_rows and entry.state == repeat.state:
            entry.kind = max(entry.kind, repeat.kind, key=_STRENGTH.index)
            return
        if (entry.kind, entry.state) != (repeat.kind, repeat.state):
            raise ListsError(
                "{path}: lines {earlier} and {line} contradict each other for {file} "
                "({first}, {second}). Remove the wrong line, then read the table again.",
                path=self.path,
                earlier=entry.line,
                line=repeat.line,
                file=entry.file,
                first=_kind(entry),
                second=_kind(repeat),
            )

    def _note_repeat(self, line: int, entry: FileLabels, species: str) -> None:
        if entry.line != line:
            self.notes.append(
                Message(
                    "Line {line} repeats {species} for {file} (first in line {earlier}).",
                    line=line,
                    species=species,
                    file=entry.file,
                    earlier=entry.line,
                )
            )

    def _read_wide(
        self, header: Sequence[str], rows: Sequence[tuple[int, list[str]]], file_column: int
    ) -> None:
        if self.scores_in:
            raise ListsError(
                "{path} contains results of a program (“{column}”) and no column of species. Name "
                "the column with the species “species”.",
                path=self.path,
                column=self.scores_in,
            )
        repeated = repeated_columns(header)
        for line, cells in rows:
            refuse_differing(self.path, line, cells, header, repeated, ListsError)
        columns = self._species_columns(header, rows, file_column)
        has_zeros = any(is_negative(_value(cells, i)) for _, cells in rows for i in columns)
        n_open = 0
        for line, cells in rows:
            given = [(name, _value(cells, i)) for i, name in columns.items()]
            present = [name for name, cell in given if cell and not is_negative(cell)]
            species = [name for name in present if not is_unidentified(name)]
            is_blank = not any(cell for _, cell in given)
            kind = RowKind.SPECIES if species else RowKind.BLANK if is_blank else RowKind.ABSENT
            entry = self._entry(line, cells, file_column, kind)
            if entry is None:
                continue
            self._note_repeat(line, entry, Message("the row"))
            entry.is_open |= len(species) < len(present)
            entry.tags.update(dict.fromkeys(species, TagState.PRESENT))
            if has_zeros and not is_blank:
                missing = [n for n, cell in given if not cell and not is_unidentified(n)]
                n_open += len(missing)
                for name in missing:
                    entry.tags.setdefault(name, TagState.UNSURE)
        self._open()
        if n_open:
            self.notes.append(Message("Empty cells, read as “untagged”: {n_open}.", n_open=n_open))

    def _species_columns(
        self, header: Sequence[str], rows: Sequence[tuple[int, list[str]]], file_column: int
    ) -> dict[int, str]:
        """Return the species of the columns of presences and counts, by position."""
        values = {
            i: {_value(cells, i) for _, cells in rows} - {""}
            for i, name in enumerate(header)
            if i != file_column and name and i not in self._read
        }
        columns = {
            i: self._name(1, header[i])
            for i, given in values.items()
            if given and all(map(is_yes_no_or_count, given)) and is_of_species(header[i], given)
        }
        counts = [header[i] for i in columns if not values[i] <= YES | NO]
        self.unread_species = [
            header[i]
            for i, given in values.items()
            if i not in columns
            and (any(map(is_yes_no_or_count, given)) or (given and all(map(is_share, given))))
            and is_of_species(header[i], given)
        ]
        unread = [
            header[i] for i in values if i not in columns and header[i] not in self.unread_species
        ]
        if not columns:
            raise ListsError(
                "{path} has neither a column “labels” nor columns of 0 and 1 named "
                "after species; its first line should be “file,labels”.",
                path=self.path,
            )
        if counts:
            self.notes.append(
                Message(
                    "Counts: any number above 0 is read as “present” ({names}).",
                    names=listed_briefly(counts, _MAX_NAMED),
                )
            )
        if unread:
            self.notes.append(
                Message("Columns that were not read: {names}.", names=", ".join(unread))
            )
        return columns

    @property
    def _read(self) -> frozenset[int]:
        """The columns of times, observer and kind, and of species that are not present."""
        known = frozenset(self.facts.values()) | self.further.keys()
        return known | (self.times.indices if self.times else frozenset())

    def _names(self, line: int, cell: str) -> list[str]:
        listed = listed_names(cell)
        parts = _BETWEEN_LABELS.split(cell) if listed is None else listed
        names: dict[str, None] = {}
        for name in filter(None, (self._name(line, part) for part in parts)):
            marked = MarkedName(name) if name in self.known else parse_label(name)
            if marked.probability is not None:  # a program's, written behind each name
                self.scores_in = self.scores_in or name
            names[name if marked.probability is None else marked.species] = None
        return list(names)

    def _name(self, line: int, text: str) -> str:
        name = _normalise(text)
        if len(name) > MAX_NAME_CHARACTERS:  # a list that lacks it would say what is wrong
            raise ListsError(
                "{path}, line {line}: the name of a species has {characters} characters, "
                "starting “{start}”. See whether something else was taken for a name.",
                path=self.path,
                line=line,
                characters=f"{len(name):,}",
                start=name[:40],
            )
        return name

    def _entry(
        self, line: int, cells: Sequence[str], file_column: int, kind: RowKind
    ) -> FileLabels | None:
        name = _normalise(_cell(cells, file_column).replace("\\", "/"))
        if not name:
            self.notes.append(Message("Line {line} has no file name and was skipped.", line=line))
            return None
        name = PurePosixPath(name).as_posix()
        times = self.times.times(line, list(map(self.plain, cells))) if self.times else None
        observer, state = (
            _cell(cells, self.facts.get(fact, len(cells))) for fact in (OBSERVER, STATE)
        )
        state = state.lower()
        if state and state not in _STATES:
            raise ListsError(
                "{path}, line {line}: “{text}” is not a kind of list. Use “complete”, “at least” or “possible”.",
                path=self.path,
                line=line,
                text=state,
            )
        if state == ListState.COMPLETE and kind is RowKind.BLANK:
            kind = RowKind.ABSENT
        new = FileLabels(
            name, line, kind, times=times, observer=observer, state=_STATES.get(state)
        )
        entry = self.files.setdefault((name, times, observer), new)
        self._check_repeat(entry, new)
        return entry


def _first_index(
    names: Sequence[str], wanted: Iterable[str], *, other_than: int | None = None
) -> int | None:
    for name in wanted:
        if name in names and names.index(name) != other_than:
            return names.index(name)
    return None


def _fold(cell: str) -> str:
    return " ".join(cell.lower().split())


def _is_no_species(word: str) -> bool:
    return word in _NOT_SPECIES or is_unidentified(word)


def _kind(entry: FileLabels) -> str:
    """Return the words for a row that contradicts another."""
    return f"{_KINDS[entry.kind]}, {entry.state.value}" if entry.state else _KINDS[entry.kind]


def _cell(cells: Sequence[str], column: int) -> str:
    return cells[column] if column < len(cells) else ""


def _value(cells: Sequence[str], column: int) -> str:
    """Return a cell that says whether or how many; "" for a missing value."""
    text = _cell(cells, column).lower()
    return "" if text in MISSING else text


def _has_absences(name: str, column: int, rows: Sequence[tuple[int, list[str]]]) -> bool:
    """Return whether a column tells where the species of its rows are not present."""
    return is_of_presence(name, {_value(cells, column) for _, cells in rows} - {""})


def _has_names(column: int, rows: Sequence[tuple[int, list[str]]]) -> bool:
    """Return whether a column has names, rather than 0 and 1."""
    values = {_value(cells, column) for _, cells in rows} - {""}
    return bool(values) and not any(map(is_yes_no_or_count, values))


def _normalise(name: str) -> str:
    return unicodedata.normalize("NFC", printable_name(name.strip()))


def _looks_like_audio(cell: str) -> bool:
    from birdann.dsp.audio import is_audio_name

    return is_audio_name(PurePosixPath(cell.replace("\\", "/")).name)
