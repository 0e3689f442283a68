"""Raven selection tables, as Raven, BirdNET, R and spreadsheets write them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TextIO

from birdann.core.errors import TableError, WriteError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.detections_csv import birdnet
from birdann.formats.entries import read_entries
from birdann.formats.further import NO_EXTRA_COLUMNS, ExtraColumns
from birdann.formats.per_recording import plain, recording_of, write_tables
from birdann.formats.records import (
    Annotation,
    Capabilities,
    Losses,
    ProgramDetection,
    Remark,
    RowError,
    WriteReport,
)
from birdann.formats.tables import (
    beginning_lines,
    column_key,
    columns_beside,
    escape_formula,
    exact,
    guess_separator,
    maybe_number,
    number,
    streamed_rows,
    unescape_formula,
)

COLUMNS = (
    "Selection", "View", "Channel", "Begin Time (s)", "End Time (s)", "Low Freq (Hz)",
    "High Freq (Hz)", "Begin File", "Begin Path", "File Offset (s)", "Species", "Confidence",
    "Status",
)  # fmt: skip
SAID_COLUMNS = ("Certainty", "Call Type", "Note")
"""What people said besides, in tables that birdann writes: they are read where all three are."""
_BEGIN, _END, _DELTA, _OFFSET = "begintimes", "endtimes", "deltatimes", "fileoffsets"
NAME_COLUMNS = (
    "species", "commonname", "annotation", "scientificname", "speciescode", "label", "labels",
    "class", "calltype", "type", "tag", "tags", "songname", "song", "syllable", "id", "notes",
)  # fmt: skip
_OTHER_NAMES = ("commonname", "scientificname", "speciescode")
_CONFIDENCES = ("confidence", "score", "probability")
_FILES = ("beginpath", "beginfile", "file", "filename", "soundfiles")
READ_COLUMNS = (
    _BEGIN, _END, _DELTA, _OFFSET, *_FILES, *_CONFIDENCES, *_OTHER_NAMES, "status", "occupancy",
    "lowfreqhz", "highfreqhz", "lowfreqkhz", "highfreqkhz",
)  # fmt: skip
"""The columns that are read, but for those of which one names the species."""
_OWN = re.compile(
    r"selec(?:tion)?|view|channel|occupancy|.*(?:times?|freq|power|energy|amp|entropy|bw|bandwidth|"
    r"duration|offset|path|file|hz|sample|length|slope|db|dbfs|units?|date|clock|leq|snr)s?"
)
_SAID = tuple(map(column_key, SAID_COLUMNS))
_ENDINGS = (
    ".Table.1.selections.txt",
    ".BirdNET.selection.table.txt",
    ".selections.txt",
    ".selection.table.txt",
    ".selections.csv",
    ".txt",
    ".tsv",
    ".csv",
)
Row = Mapping[str, str]


class RavenTable:
    """Selection tables: times in seconds, frequencies in hertz.

    Parameters
    ----------
    label_column
        The column that names the species; default the first one known to do so.
    further
        Columns that follow the usual ones when a table is written.
    """

    name = "raven"
    title = Message("Raven selection table")
    suffixes: tuple[str, ...] = (".txt", ".tsv", ".csv")
    capabilities = Capabilities(
        frequencies=True, probability=True, status=True, per_recording=True, needs_species=True
    )
    program = "Raven"
    checked = "crowsetta 5.1 (bbox “raven”); tables of Raven and BirdNET"
    carried: tuple[str, ...] = (
        "frequencies", "probability", "status", "columns of other programs", "certainty",
        "type of call", "note",
    )  # fmt: skip

    def __init__(
        self, label_column: str = "", *, further: ExtraColumns = NO_EXTRA_COLUMNS
    ) -> None:
        self._label_column = label_column
        self._further = further

    def identify(self, path: Path) -> float:
        """Return how surely a file is a selection table, 0..1."""
        line = next(iter(beginning_lines(path)), "")
        names = {column_key(cell) for cell in line.split(guess_separator(line))}
        return 1.0 if _is_table(names) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every selection once, or why it could not be read.

        Of a selection that is there in several views the first spectrogram is taken. Where the
        table has ``File Offset (s)``, that is the time within the file; a table of several files
        cannot do without it.
        """
        in_both_views, n_files, n_views = _survey(_rows(path))
        label = column_key(self._label_column)
        rows = _rows(path)
        yield from read_entries(
            _each_once(rows, in_both_views) if n_views > 1 else rows,
            partial(_annotations, path=path, label=label, spans_files=n_files > 1),
        )
        names = _header(path)
        if not label and not set(names) & set(NAME_COLUMNS):
            others = [shown for name, shown in names.items() if name and not _OWN.fullmatch(name)]
            if others:
                yield RowError(
                    1,
                    Message(
                        "None of its columns is known to name species; choose the one that "
                        "does: {names}.",
                        names=", ".join(others),
                    ),
                )

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one table per recording into a folder, or one for all recordings to a file.

        In one table for several the times go on from recording to recording, as Raven has them
        when the files are opened as one sequence of sound.

        Raises
        ------
        WriteError
            If a file cannot be written, or several recordings are to follow each other in it
            and it is not known how long they are.
        """
        further = self._further
        losses = Losses(*self.carried, *further.carried())
        if path.is_dir():
            write_rows = partial(_write_rows, further=further)
            return write_tables(
                records, path, suffix=_ENDINGS[0], write_rows=write_rows, losses=losses
            )
        with atomic_text(path) as file:
            rows = _write_sequence(file, losses.passing(records), path, further)
        return WriteReport(path=path, rows=rows, dropped=losses.sentences())


def _is_table(names: Iterable[str]) -> bool:
    known = set(names)
    return (
        bool(known & {_BEGIN, _OFFSET}) and bool(known & {_END, _DELTA}) and "starts" not in known
    )


def _header(path: Path) -> dict[str, str]:
    _, cells = next(streamed_rows(path, quoted=False), (0, list[str]()))
    names = {column_key(cell): cell for cell in cells}
    if not _is_table(names):
        raise TableError(
            "{path} is not a Raven selection table: “Begin Time (s)” is missing.", path=path
        )
    return names


def _rows(path: Path) -> Iterator[tuple[int, Row]]:
    _header(path)
    rows = streamed_rows(path, quoted=False)
    names = [column_key(cell) for cell in next(rows)[1]]
    for line, cells in rows:
        yield line, dict(zip(names, map(unescape_formula, cells), strict=False))


def _each_once(
    rows: Iterable[tuple[int, Row]], in_both_views: Set[str]
) -> Iterator[tuple[int, Row]]:
    """Yield the rows of several views without those that repeat a selection."""
    seen: set[tuple[str, ...]] = set()
    for line, row in rows:
        selection = row.get("selection", "")
        if row.get("view", "").startswith("Waveform") and selection in in_both_views:
            continue
        key = (selection, *(row.get(name, "") for name in (_BEGIN, _END, *_FILES)))
        if not selection or key not in seen:
            seen.add(key)
            yield line, row


def _survey(rows: Iterable[tuple[int, Row]]) -> tuple[frozenset[str], int, int]:
    """Return which selections have both views, and how many files and views there are, up to 2."""
    spectrograms: set[str] = set()
    waveforms: set[str] = set()
    files: set[str] = set()
    views: set[str] = set()
    for _, row in rows:
        view = row.get("view", "")
        if len(views) < 2:
            views.add(view)
        if view.startswith("Waveform"):
            waveforms.add(row.get("selection", ""))
        elif view.startswith("Spectro"):
            spectrograms.add(row.get("selection", ""))
        if len(files) < 2:
            files.add(_file(row))
    return frozenset(spectrograms & waveforms), len(files), len(views)


def _annotations(row: Row, *, path: Path, label: str, spans_files: bool) -> Iterator[Annotation]:
    if spans_files and not row.get(_OFFSET):
        raise ValueError(Message("a table of several files needs the column “File Offset (s)”"))
    begin_s = number(row.get(_BEGIN) or row.get(_OFFSET, ""))
    end = row.get(_END)
    end_s = number(end) if end else begin_s + number(row.get(_DELTA, ""))
    start_s = maybe_number(row.get(_OFFSET))
    if start_s is None:
        start_s = begin_s
    elif start_s != begin_s:  # the times go on from file to file
        end_s = start_s + (end_s - begin_s)
    is_ours = all(name in row for name in _SAID)
    names = [name for name in NAME_COLUMNS if not (is_ours and name in _SAID)]
    species = row.get(label, "") if label else _first(row, names)
    certainty, call_type, note = (row.get(name, "") if is_ours else "" for name in _SAID)
    score = maybe_number(_first(row, _CONFIDENCES))
    is_birdnet = ".birdnet." in path.name.lower()
    by = birdnet() if is_birdnet else Program(name=RavenTable.program)
    others = (row.get(name, "") for name in _OTHER_NAMES)
    yield Annotation(
        recording=_file(row) or recording_of(path, _ENDINGS),
        start_s=start_s,
        end_s=end_s,
        low_hz=_hertz(row, "lowfreq"),
        high_hz=_hertz(row, "highfreq"),
        species=species,
        probability=score,
        status=row.get("status", ""),
        certainty=certainty,
        call_type=call_type,
        note=Remark(note) if note else None,
        other_names=tuple(name for name in others if name and name != species),
        found=ProgramDetection(by, species, score) if species and score is not None else None,
    )


def _hertz(row: Row, name: str) -> float | None:
    hertz = maybe_number(row.get(f"{name}hz"))
    kilohertz = maybe_number(row.get(f"{name}khz")) if hertz is None else None
    return hertz if kilohertz is None else round(1000 * kilohertz, 9)


def _file(row: Row) -> str:
    return _first(row, _FILES).replace("\\", "/")


def _first(row: Row, names: Iterable[str]) -> str:
    return next((row[name] for name in names if row.get(name)), "")


def _write_rows(file: TextIO, records: Iterable[Annotation], *, further: ExtraColumns) -> None:
    others, records = columns_beside(records, (*COLUMNS, *SAID_COLUMNS, *further.raven_names()))
    _write_heading(file, further, others)
    for selection, record in enumerate(records, start=1):
        _write_row(file, selection, record, 0.0, further, others)


def _write_sequence(
    file: TextIO, records: Iterable[Annotation], path: Path, further: ExtraColumns
) -> int:
    """Write recordings one after the other; return how many rows there are."""
    others, records = columns_beside(records, (*COLUMNS, *SAID_COLUMNS, *further.raven_names()))
    _write_heading(file, further, others)
    selection, before_s = 0, 0.0
    last: Annotation | None = None
    for selection, record in enumerate(records, start=1):
        if last is not None and last.recording != record.recording:
            if last.recording_duration_s is None:
                raise WriteError(
                    "{path} can hold one recording only, as it is not known how long "
                    "they are; choose a folder to get one table for each.",
                    path=path,
                )
            before_s += last.recording_duration_s
        last = record
        _write_row(file, selection, record, before_s, further, others)
    return selection


def _write_heading(file: TextIO, further: ExtraColumns, others: Iterable[str]) -> None:
    names = (
        *COLUMNS,
        *SAID_COLUMNS,
        *further.raven_names(),
        *(escape_formula(plain(name)) for name in others),
    )
    file.write("\t".join(names) + "\n")


def _write_row(
    file: TextIO,
    selection: int,
    record: Annotation,
    before_s: float,
    further: ExtraColumns,
    others: Iterable[str],
) -> None:
    cells = [
        str(selection),
        "Spectrogram 1",
        "1",
        exact(before_s + record.start_s),
        exact(before_s + record.end_s),
        exact(record.low_hz),
        exact(record.high_hz),
        escape_formula(plain(PurePosixPath(record.recording).name)),
        escape_formula(plain(record.recording)),
        exact(record.start_s),
        escape_formula(plain(record.species)),
        "" if record.probability is None else f"{record.probability:.6f}",
        record.status,
        record.certainty,
        escape_formula(plain(record.call_type)),
        escape_formula(plain(record.note.text)) if record.note else "",
        *further.cells(record),
        *(escape_formula(plain(record.extra.get(name, ""))) for name in others),
    ]
    file.write("\t".join(cells) + "\n")
