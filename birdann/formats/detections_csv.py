"""BirdNET-Analyzer's and other tables of detections.

Columns differ between versions and programs; they are found by name.
"""

import importlib
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from birdann.core.errors import TableError
from birdann.core.labels import LabelState
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.authorship import REVIEWERS, SAID, is_program, maybe_score, score_column
from birdann.formats.cells import column_key, given_name, names_with_units, seconds_in
from birdann.formats.checklists import is_binomial
from birdann.formats.columns import CHANNEL, unread_cells
from birdann.formats.encodings import open_regular_file
from birdann.formats.entries import read_entries, split_names
from birdann.formats.fact_columns import is_number, named_column
from birdann.formats.frequency_columns import HIGHS, LOWS, hertz_in, units_of
from birdann.formats.per_recording import recording_of, sound_column
from birdann.formats.records import (
    MAX_ROWS,
    PREDICTED,
    Annotation,
    Capabilities,
    FileNote,
    Format,
    ProgramDetection,
    RowError,
    too_many_rows,
)
from birdann.formats.tables import HeadedTable, Numbered, TableRow, first_header, lower_keys
from birdann.formats.verdicts import (
    MANUAL,
    VerdictColumn,
    is_yes_no_or_count,
    status_of_word,
    verdicts_in,
)
from birdann.formats.workbooks import EXCEL

_ENDINGS = (".BirdNET.results.csv", ".BirdNET.results.r.csv", ".BirdNET.csv",
            ".BirdNET.results.parquet", "_annotations.csv", ".csv", ".parquet")  # fmt: skip
"""Of BirdNET's tables, DAS's, and others."""
_VERSION = re.compile(r"[vV](\d+(?:\.\d+)+)")
_PARQUET = b"PAR1"
_OF_PACKAGE = frozenset({"input", "start_time", "end_time", "species_name", "confidence"})
"""The columns of the Python package birdnet."""
_FILES = (
    "file", "filepath", "file_path", "begin path", "begin file", "filename", "file name",
    "file_name", "recording", "audio_file", "audio", "wav", "sound.files", "path", "input",
    "nom du fichier",
)  # fmt: skip
_STARTS = (
    "start (s)", "start_s", "start_time", "start_seconds", "start_sec", "start", "onset",
    "onset_s", "begin", "begin_time", "begin time (s)", "start time (s)", "start time",
    "window_start", "min_t", "temps_debut",
    *names_with_units("start", "starttime", "begin", "begintime", "onset"),
)  # fmt: skip
_ENDS = (
    "end (s)", "end_s", "end_time", "end_seconds", "stop_seconds", "end_sec", "end", "offset_s",
    "stop", "stop_s", "end time (s)", "end time", "offset", "window_end", "max_t", "temps_fin",
    *names_with_units("end", "endtime", "stop", "stoptime"),
)  # fmt: skip
_DURATIONS = (
    "duration", "duration (s)", "duration_s", "length (s)", "length_s", "delta time (s)",
    "durationms", "lengthms",
)  # fmt: skip
"""Read where a table has no column of ends."""
_CLOCKS = ("detection start", "detection end")
"""Times of day, which stand for a duration."""
_AUTOMATIC = (
    "auto id", "auto_id", "tadarida_taxon", "species (auto)", "auto species", "sppaccp",
    "predicted species", "predicted label", "predicted class", "predicted", "prediction",
)  # fmt: skip
"""Names that a program gave."""
_NAMES = (
    "common name", "common_name", "species", "species_name", "scientific name",
    "scientific_name", "class_name", "class", "class_label", "predicted_category", "label",
    "annotation", "name", "class_code", "species_code", "species code", "predicted_group",
    "species ebird code", "ebird code", "ebird_code", "english name", "labels", "specie", "taxon", "event_label",
    "template", *_AUTOMATIC,
)  # fmt: skip
_DETECTORS = ("detector", "classifier", "recognizer", "recogniser")
_PROGRAMS = ("program", *_DETECTORS, "software")
_VERSIONS = ("program_version", "model_version", "model")
_SIGNATURES = {
    "BatDetect2": frozenset({"det_prob", "class_prob", "class"}),
    "HawkEars": frozenset({"recording", "name", "start_time", "end_time", "score"}),
    "Perch Hoplite": frozenset({"window_start", "window_end", "logits"}),
    "Chirpity": frozenset({*_CLOCKS, "call count"}),
    "Tadarida": frozenset({"tadarida_taxon"}),
}
"""Columns by which a program's tables are known."""
_UNPLACED = {
    frozenset({"recording", "songtype", "x1", "x2"}): Message(
        "{path}: x1 and x2 are times in pieces of a minute, into which Arbimon cuts recordings. Add the "
        "start of each piece, and name the columns start_s and end_s."
    ),
    frozenset({"audio_recording_id", "event_start_seconds"}): Message(
        "{path} has no names of sound files, but numbers of a server (audio_recording_id). Add a "
        "column “file”, and name the columns of times start_s and end_s."
    ),
}
"""Columns of tables of Arbimon and of Ecosounds, whose times cannot be placed."""
_OFFSETS = ("offset", "offset_s", "file offset")
"""Starts, where durations stand beside them and no column of starts."""
_NEEDED_BESIDE_ENDS = {*_NAMES, *_FILES}
OTHER_NAMES = (
    "scientific name", "scientific_name", "species code", "species_code", "class_code",
    "species ebird code", "ebird code", "ebird_code", "common name", "common_name", "latin name",
    "english name",
)  # fmt: skip
_SCIENTIFIC = ("scientific name", "scientific_name", "latin name")
_READ = (*_FILES, *LOWS, *HIGHS, *OTHER_NAMES, *REVIEWERS, *MANUAL, "status", "selection",
         "selec", "view", "channel")  # fmt: skip
"""The columns that are read, but for those of times, and those of which one names the species."""
_BY_KEY = {
    column_key(name): name
    for name in reversed((*_READ, *_STARTS, *_ENDS, *_OFFSETS, *_DURATIONS, *_NAMES))
}


_KINDS_OF_SOUND = frozenset({
    "song", "subsong", "call", "calls", "alarm", "alarm call", "flight call", "contact call",
    "begging call", "drum", "drumming", "duet",
})  # fmt: skip
"""What follows a scientific name where it is not the common one: Turdus merula_song."""
_HOURS = re.compile(r"0*[1-9]\d*:\d\d:\d\d")
"""Times of an hour and more, which may be of the clock."""
_MAX_SURVEYED = 1_000


class _Columns(NamedTuple):
    """The columns that a table has, by what they say; the first cell that is not empty is read."""

    files: Sequence[str]
    starts: Sequence[str]
    ends: Sequence[str]
    durations: Sequence[str]
    lows: Sequence[str]
    highs: Sequence[str]
    labels: Sequence[str]
    manual: Sequence[str]
    others: Sequence[str]
    detectors: Sequence[str]
    programs: Sequence[str]
    versions: Sequence[str]
    reviewers: Sequence[str]


class _OfColumn(Format):
    """A table whose column of species may be chosen; default the first known one."""

    def __init__(self, label_column: str = "") -> None:
        self._label_column = label_column


class BirdnetTable(_OfColumn):
    """BirdNET-Analyzer's results: "Start (s),End (s),…", its table for R, and Parquet."""

    name = "birdnet"
    title = Message("BirdNET results (CSV, Parquet)")
    suffixes: tuple[str, ...] = (".csv", ".parquet")
    capabilities = Capabilities(probability=True, writes=False)
    program = "BirdNET"
    checked = "BirdNET-Analyzer’s documented columns, old and new"

    def identify(self, path: Path) -> float:
        if _is_parquet(path):
            return 0.9
        header = first_header(path)
        times = {"start (s)", "end (s)"} <= header or {"start", "end", "filepath"} <= header
        if header >= _OF_PACKAGE:
            return 0.95
        named = header & {"common name", "common_name", "scientific name", "scientific_name"}
        return 0.95 if times and named and "confidence" in header else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every detection, or an error.

        The species is the common name if given, as in BirdNET's window.
        """
        table = _table(path)
        if not {"start (s)", "start", "start_time"} & set(table.names):
            raise TableError(
                "{path} is not a table of BirdNET results: the column of starts is missing.",
                path=path,
            )
        yield from _read(table, self.program, self._label_column)


class DetectionTable(_OfColumn):
    """Tables with a header for start, end and class.

    Among them those of OpenSoundscape, HawkEars, Nighthawk, DAS, Chirpity and scripts. The program
    or model is read from a column of that name, if any.
    """

    name = "table"
    title = Message("Table of detections with known column names (CSV, TSV)")
    suffixes: tuple[str, ...] = (".csv", ".tsv", ".txt", EXCEL)
    capabilities = Capabilities(frequencies=True, probability=True, writes=False)
    program = "table of detections"
    checked = "columns that OpenSoundscape, HawkEars, Nighthawk, DAS, Chirpity and Tadarida write"

    def identify(self, path: Path) -> float:
        header = set(_normalised_columns(first_header(path)).values())
        if _why_times_are_unusable(header):
            return 0.4
        is_known = header & set(_STARTS) and header & set(_ENDS)
        is_named = header & (_NEEDED_BESIDE_ENDS if is_known else set(_NAMES))
        return 0.4 if is_named and (is_known or _has_durations(header)) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        table = _table(path)
        names = set(table.names)
        if reason := _why_times_are_unusable(names):
            raise TableError(reason.with_values(path=path))
        if not (names & set(_STARTS) and names & set(_ENDS)) and not _has_durations(names):
            raise TableError(
                "{path} has no columns of starts and ends. Name them start_s and end_s.", path=path
            )
        yield from _read(table, self.program, self._label_column)


def _why_times_are_unusable(header: Iterable[str]) -> Message | None:
    """Return why the times of a known program's table have no place in a sound file."""
    names = set(header)
    return next((reason for own, reason in _UNPLACED.items() if own <= names), None)


def _has_durations(header: Iterable[str]) -> bool:
    """Return whether a table has starts and durations, as none of its columns is one of ends."""
    names = set(header)
    has_lengths = not names.isdisjoint(_DURATIONS) or names.issuperset(_CLOCKS)
    return has_lengths and not names.isdisjoint((*_STARTS, *_OFFSETS))


def _table(path: Path) -> HeadedTable:
    """Return a table with normalised column names."""

    def keys(header: Sequence[str]) -> tuple[str, ...]:
        lower = lower_keys(header)
        known = _normalised_columns(lower)
        return tuple(known[name] for name in lower)

    return (
        _ParquetTable(path, keys) if _is_parquet(path) else HeadedTable(path, keys, files=_FILES)
    )


def _normalised_columns(header: Iterable[str]) -> dict[str, str]:
    """Return the normalised name of each column; "Low (kHz)" and "low_khz" are equal."""
    names = {name: name for name in header}
    taken = names.keys() & _BY_KEY.values()
    for name in header:
        target = _BY_KEY.get(column_key(name), name)
        if name not in taken and target not in taken:
            names[name] = target
            taken |= {target}
    return names


def _read(table: HeadedTable, program: str, chosen: str) -> Iterator[Annotation | RowError]:
    path, header = table.path, table.names
    unit_hz, sentence = units_of(table)
    is_birdnet = program == BirdnetTable.program
    groups = [] if is_birdnet else [_PROGRAMS, _VERSIONS]
    own = [name for name in header if column_key(name) == column_key(chosen)] if chosen else []
    if chosen and not own:
        raise TableError("{path} has no column “{name}”.", path=path, name=chosen)
    known = own or [name for name in _NAMES if name in header]
    label = named_column(known, table)
    labels = [label, *(name for name in OTHER_NAMES if name != label and label in OTHER_NAMES)]
    flags = _flags(label, table)
    labels, manual = ([], ()) if flags else _label_columns(label, labels, table)
    named = dict(zip(header, header, strict=True))
    scores = score_column(named, table)
    program = next((name for name, own in _SIGNATURES.items() if own <= set(header)), program)
    starts, columns = _columns_of(table, labels, manual, is_birdnet=is_birdnet)
    verdicts = verdicts_in(named, table, has_scores=bool(scores))
    channels = {_channel(row) for _, row in table} if "channel" in header else ()
    read = read_entries(
        table,
        partial(
            _detections,
            path=path,
            columns=columns,
            unit_hz=unit_hz,
            program=program,
            score_name=scores,
            verdicts=verdicts,
            first_channel=0 if "0" in channels else 1,
        ),
        unread=unread_cells(
            (
                *_READ,
                scores,
                verdicts.heading,
                *labels,
                *manual,
                *columns.files,
                *(["model"] if is_birdnet else []),
                *([] if columns.ends or columns.durations else _CLOCKS),
            ),
            firsts=[*groups, starts, columns.ends or columns.durations],
        ),
    )
    yield from verdicts.rows_and_note(read)
    if flags:
        note = Message("“{column}” has only 0 and 1, which are not species names.")
        yield FileNote(1, note.with_values(column=flags))
    if not is_birdnet:
        yield from _note_of_hours(table, columns)
    if sentence:
        yield FileNote(1, sentence)


def _columns_of(
    table: HeadedTable, labels: Collection[str], manual: Collection[str], *, is_birdnet: bool
) -> tuple[Collection[str], _Columns]:
    """Return the names that a start may have here, and the columns to read."""
    starts: Collection[str] = _STARTS
    ends: Collection[str] = _ENDS
    if set(table.names).isdisjoint(starts) and _has_durations(table.names):
        starts, ends = _OFFSETS, ()
    groups_read: tuple[Collection[str], ...] = (
        _FILES, starts, ends, _DURATIONS, LOWS, HIGHS, labels, manual, OTHER_NAMES, _DETECTORS,
        _PROGRAMS, _VERSIONS, REVIEWERS,
    )  # fmt: skip
    columns = _Columns(*([name for name in names if name in table.names] for names in groups_read))
    if not columns.files and not is_birdnet:
        columns = columns._replace(files=sound_column(table))
    return starts, columns


def _note_of_hours(table: HeadedTable, columns: _Columns) -> Iterator[FileNote]:
    """Yield what times such as 05:00:10 were taken for."""
    first_rows = islice(table, _MAX_SURVEYED)
    times = (row.get(name, "") for _, row in first_rows for name in columns.starts)
    if hour := next(filter(_HOURS.match, times), ""):
        note = Message(
            "Times such as {text} were read as from the start of the recording, not as times of day."
        )
        yield FileNote(1, note.with_values(text=hour))


def _detections(
    row: TableRow,
    *,
    path: Path,
    columns: _Columns,
    unit_hz: Mapping[str, float],
    program: str,
    score_name: str,
    verdicts: VerdictColumn,
    first_channel: int,
) -> Iterator[Annotation]:
    start_s, end_s = _times(row, columns)
    if start_s is None or end_s is None:
        if start_s is not end_s:
            raise ValueError(Message("a number is missing"))
        if "stop_seconds" in row:
            return  # DAS lists so what it looks for and did not find
        raise ValueError(Message("it has no times"))
    recording = sys.intern(first_cell(row, *columns.files).replace("\\", "/"))
    if not recording and columns.files:
        raise ValueError(Message("no file name"))
    label, manual = first_cell(row, *columns.labels), given_name(first_cell(row, *columns.manual))
    is_name = any(map(str.isalnum, label))  # Cornell writes ???? for unknown
    species, scientific, call_type = map(sys.intern, _names_of(label if is_name else ""))
    is_other = bool(manual) and manual.casefold() != species.casefold()
    status = _stated_status(row, verdicts, is_other=is_other)
    score = row.get(score_name, "")
    is_judged = score.casefold() in SAID  # Chirpity writes a person's answer in place of a score
    probability = None if is_judged else maybe_score(score, score_name)
    status = status or (score.casefold() if is_judged else "")
    by = _program_of(row, columns, program)
    by_program = first_cell(row, *columns.detectors) or is_program(first_cell(row, "model"))
    if by_program and not status:  # a program may also be what a person listened with
        status = PREDICTED
    is_automatic = bool(columns.manual) or not set(columns.labels).isdisjoint(_AUTOMATIC)
    is_found = probability is not None or status == PREDICTED or is_judged or is_automatic
    found = ProgramDetection(by, species, probability) if species and is_found else None
    if manual:
        status = status or (LabelState.CORRECTED if is_other else LabelState.CONFIRMED)
        species, scientific = (manual, "") if is_other else (species, scientific)
    elif is_automatic and not status:
        status = PREDICTED
    if by.name == BirdnetTable.program and not 0.0 <= (probability or 0.0) <= 1.0:
        raise ValueError(Message("its confidence is not between 0 and 1"))
    written = _channel(row)
    channel = int(written) + 1 - first_channel if written.isdecimal() else None
    annotation = Annotation(
        recording=recording or recording_of(path, _ENDINGS),
        start_s=start_s,
        end_s=end_s,
        low_hz=hertz_in(row, columns.lows, unit_hz),
        high_hz=hertz_in(row, columns.highs, unit_hz),
        species=species,
        probability=probability,
        reviewer=first_cell(row, *columns.reviewers),
        score_column=score_name or verdicts.leaves_open,
        status=status,
        certainty=verdicts.certainty(row),
        call_type=call_type,
        channel=channel,
        extra={CHANNEL: written if channel is None else str(channel)} if written else {},
        scientific_name=scientific or ("" if is_other else first_cell(row, *_SCIENTIFIC)),
        other_names=(
            *((scientific,) if scientific else ()),
            *other_names(row, species, () if is_other else columns.others),
        ),
        found=found,
    )
    yield from split_names(annotation)


def _stated_status(row: TableRow, verdicts: VerdictColumn, *, is_other: bool) -> str:
    """Return the status that a row states; with another name by a person none is rejected."""
    stated = first_cell(row, "status")
    verdict = status_of_word(stated) if stated else verdicts.status(row)
    if is_other and verdict == LabelState.REJECTED:
        return LabelState.CORRECTED
    return stated or verdict


def _program_of(row: TableRow, columns: _Columns, program: str) -> Program:
    if program == BirdnetTable.program:
        return birdnet(first_cell(row, "model"))
    return Program(
        name=first_cell(row, *columns.programs) or program,
        version=first_cell(row, *columns.versions),
    )


def _times(row: TableRow, columns: _Columns) -> tuple[float | None, float | None]:
    """Return start and end; None for a missing one."""
    start_s, end_s = _seconds(row, columns.starts), _seconds(row, columns.ends)
    if columns.ends:
        return start_s, end_s
    length_s = _seconds(row, columns.durations)
    if not columns.durations:
        begin, end = (datetime.fromisoformat(row[name]) for name in _CLOCKS)
        length_s = (end - begin).total_seconds()
    if start_s is None or length_s is None:
        return start_s, length_s
    return start_s, start_s + length_s


def _channel(row: TableRow) -> str:
    return row.get("channel", "").removesuffix(".0")  # of pandas, where another cell is empty


def _seconds(row: TableRow, names: Iterable[str]) -> float | None:
    """Return the first time of a row in seconds, in the unit of its column's name."""
    name = next((name for name in names if row.get(name)), "")
    return seconds_in(row[name], name) if name else None


def _label_columns(
    label: str, labels: list[str], table: HeadedTable
) -> tuple[list[str], Sequence[str]]:
    """Return the columns of a program's names, and those of a person's beside them."""
    automatic = [name for name in _AUTOMATIC if name in table.names]
    if label in automatic or label not in _NAMES or not set(MANUAL).isdisjoint(table.names):
        return labels, MANUAL
    for _, row in table if automatic else ():
        for name in automatic:
            cell = row.get(name, "").lower()
            if is_number(cell) is False and not (is_yes_no_or_count(cell) or status_of_word(cell)):
                return [name], [label]
    return labels, MANUAL


def _flags(column: str, rows: Iterable[Numbered]) -> str:
    """Return the name of a column that has only 0 and 1, or ""."""
    found = set[str]()
    for _, row in rows if column else ():
        found.add(row.get(column, ""))
        if not found <= {"", "0", "1"}:
            return ""
    return column if "0" in found else ""


def _names_of(label: str) -> tuple[str, str, str]:
    """Return common and scientific name of a BirdNET label, and type of call; "" for a missing one."""
    scientific, mark, common = label.partition("_")
    is_label = bool(mark) and is_binomial(scientific) and bool(common) and "_" not in common
    if is_label and common.casefold() in _KINDS_OF_SOUND:
        return scientific, "", common
    return (common, scientific, "") if is_label else (label, "", "")


def birdnet(model: str = "") -> Program:
    """Return BirdNET with the version in its model's name."""
    version = _VERSION.search(model)
    return Program(name="BirdNET", version=version[1] if version else "")


def other_names(
    row: TableRow, species: str, columns: Iterable[str] = OTHER_NAMES
) -> tuple[str, ...]:
    """Return the row's other names of its species: scientific name, code."""
    names = (row.get(name, "") for name in columns)
    return tuple(dict.fromkeys(name for name in names if name and name != species))


def first_cell(row: TableRow, *names: str) -> str:
    """Return the first non-empty named cell."""
    for name in names:
        if cell := row.get(name):
            return cell
    return ""


def _is_parquet(path: Path) -> bool:
    try:
        with open_regular_file(path) as file:
            return file.read(4) == _PARQUET
    except OSError:  # reading it as text tells why
        return False


class _ParquetTable(HeadedTable):
    """The same of a Parquet file, with the number of each row as its line."""

    def __init__(self, path: Path, keys: Callable[[Sequence[str]], Sequence[str]]) -> None:
        self.path = path
        try:
            parquet = importlib.import_module("pyarrow.parquet")
            arrow = importlib.import_module("pyarrow")
        except ImportError:
            raise TableError(
                "{path} is in Parquet, for which birdann needs the package pyarrow; "
                "install it, or let BirdNET write CSV.",
                path=path,
            ) from None
        self._errors = (OSError, arrow.ArrowException)
        with self._refusing():
            self._file = parquet.ParquetFile(path)
        if self._file.metadata.num_rows > MAX_ROWS:
            raise too_many_rows(path)
        self.header = list(self._file.schema_arrow.names)
        self.names = keys(self.header)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except self._errors as error:
            raise TableError(
                "{path} is not a valid Parquet file ({reason}).", path=self.path, reason=error
            ) from error

    def __iter__(self) -> Iterator[Numbered]:
        line = 1
        with self._refusing():
            for batch in self._file.iter_batches():
                for entry in batch.to_pylist():
                    line += 1
                    cells = ["" if value is None else str(value) for value in entry.values()]
                    yield line, TableRow(self.names, self.header, cells)
