"""Raven selection tables, also written by BirdNET, R and spreadsheets."""

import re
from collections.abc import Iterable, Iterator, Set
from datetime import datetime
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TextIO

from birdann.core.errors import TableError, WriteError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.authorship import REVIEWERS, maybe_score, score_column
from birdann.formats.cells import (
    column_key,
    escape_formula,
    format_exact,
    maybe_number,
    maybe_time,
    seconds,
    time_of_review,
)
from birdann.formats.columns import (
    CHANNEL,
    NO_EXTRA_COLUMNS,
    ExtraColumns,
    TableColumn,
    add_extra_columns,
    unread_cells,
)
from birdann.formats.detections_csv import birdnet, first_cell
from birdann.formats.entries import joined_names, read_entries, split_names
from birdann.formats.fact_columns import named_column
from birdann.formats.per_recording import (
    recording_of,
    sound_column,
    without_separators,
    write_tables,
)
from birdann.formats.records import (
    Annotation,
    Capabilities,
    FileNote,
    Format,
    Losses,
    ProgramDetection,
    Remark,
    RowError,
    WriteReport,
)
from birdann.formats.tables import HeadedTable, Numbered, TableRow, first_header
from birdann.formats.verdicts import VerdictColumn, verdicts_in
from birdann.formats.workbooks import EXCEL

_SAID_COLUMNS = (
    "Certainty", "Call Type", "Note", "Reviewer", "Reviewed At", "Model", "Species List",
)  # fmt: skip
"""Further statements in tables that birdann writes: read if all of these columns are there."""
_BEGIN, _END, _DELTA, _OFFSET = "begintimes", "endtimes", "deltatimes", "fileoffsets"
_NAMES = (
    "species", "commonname", "annotation", "scientificname", "speciescode", "label", "labels",
    "class", "songname", "song", "syllable",
)  # fmt: skip
_NOTES = ("calltype", "type", "tag", "tags", "id", "notes")
"""Columns that name species in tables that have no other, and describe the call in others."""
_OTHER_NAMES = ("commonname", "scientificname", "speciescode")
_FILES = ("beginpath", "beginfile", "file", "filename", "soundfiles")
_IN_SEQUENCE = Message(
    "Times were read as from the start of {file}. In a sequence of files Raven counts from the first "
    "one: add the column “File Offset (s)”."
)
_OF_SEQUENCES = frozenset({"beginpath", "beginfile"})
_READ = (
    _BEGIN, _END, _DELTA, _OFFSET, *_FILES, *_OTHER_NAMES, *map(column_key, REVIEWERS), "status", "occupancy",
    "selection", "selec", "view", "channel", "lowfreqhz", "highfreqhz", "lowfreqkhz", "highfreqkhz",
)  # fmt: skip
"""The columns that are read, but for those of which one names the species."""
_OWN = re.compile(
    r"selec(?:tion)?|view|channel|occupancy|.*(?:times?|freq|power|energy|amp|entropy|bw|bandwidth|"
    r"duration|offset|path|file|hz|sample|length|slope|db|dbfs|units?|date|clock|leq|snr)s?"
)
_OF_BIRDNET = frozenset({"commonname", "speciescode", "confidence"})
_OF_HAWKEARS = _OF_BIRDNET | {"ebirdcode"}
_SEPARATOR = ";"
_SAID = tuple(map(column_key, _SAID_COLUMNS))
_NUMBER_OF_TABLE = re.compile(r"\.Table\.\d+$", re.IGNORECASE)
_ENDINGS = (
    ".Table.1.selections.txt",
    ".BirdNET.selection.table.txt",
    ".HawkEars.selection.table.txt",
    ".selections.txt",
    ".selection.table.txt",
    ".selections.csv",
    f".selections{EXCEL}",
    ".txt",
    ".tsv",
    ".csv",
)


class RavenTable(Format):
    """Selection tables: times in seconds, frequencies in hertz.

    Parameters
    ----------
    label_column
        Column of the species; default the first known one.
    extra
        Additional columns to write.
    """

    name = "raven"
    title = Message("Raven selection table")
    suffixes: tuple[str, ...] = (".txt", ".tsv", ".csv", EXCEL)
    capabilities = Capabilities(
        frequencies=True, probability=True, status=True, per_recording=True, needs_species=True
    )
    program = "Raven"
    checked = "crowsetta 5.1 (bbox “raven”); tables of Raven and BirdNET"
    preserved_parts: tuple[str, ...] = (
        "frequencies", "probability", "status", "columns of other programs", "certainty",
        "type of call", "note", "scientific name", "reviewer", "time of review", "model run", "list of the recording",
    )  # fmt: skip

    def __init__(self, label_column: str = "", *, extra: ExtraColumns = NO_EXTRA_COLUMNS) -> None:
        self._label_column = label_column
        self._extra = extra

    def identify(self, path: Path) -> float:
        return 1.0 if _is_table(map(column_key, first_header(path))) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every selection once, or an error.

        Of several views the first spectrogram is used. ``File Offset (s)``, if present, is the
        time within the file, and required for several files.
        """
        table = HeadedTable(path, lambda header: list(map(column_key, header)), quoted=False)
        names = dict(zip(table.names, table.header, strict=True))
        if not _is_table(names):
            raise TableError(
                "{path} is not a Raven selection table: “Begin Time (s)” is missing.", path=path
            )
        has_files = not names.keys().isdisjoint(_FILES)
        columns = _FILES if has_files else sound_column(table)
        in_both_views, files, n_views = _survey(table, columns)
        present = [name for name in (*_NAMES, *_NOTES) if name in names]
        label = column_key(self._label_column) or named_column(present, table)
        scores = score_column(names, table)
        verdicts = verdicts_in(names, table, has_scores=bool(scores))
        n_beside = 0
        others = {names[name] for name in present if name != label}
        entries = read_entries(
            _unique_rows(table, in_both_views, columns) if n_views > 1 else table,
            partial(
                _annotations,
                path=path,
                label=label,
                files=columns,
                spans_files=len(files) > 1,
                score_key=scores,
                score_name=names.get(scores, ""),
                verdicts=verdicts,
            ),
            unread=unread_cells(
                (*_READ, *columns, scores, verdicts.key, label), together=_SAID_COLUMNS
            ),
            is_ours=set(_SAID) <= set(names),
        )
        for row in verdicts.rows_and_note(entries):
            if isinstance(row, Annotation) and not row.species:
                n_beside += not others.isdisjoint(row.extra)
            yield row
        if n_beside:
            yield FileNote(
                1,
                Message.counted(
                    "%Ln sound has no species in the column “{column}” and is unlabelled. Other "
                    "columns are not read as species names.",
                    "%Ln sounds have no species in the column “{column}” and are unlabelled. Other "
                    "columns are not read as species names.",
                    n_beside,
                    column=names.get(label, self._label_column),
                ),
            )
        if _OFFSET not in names and not _OF_SEQUENCES.isdisjoint(names):
            own = PurePosixPath(_recording_of(path)).stem
            for file in files - {""}:
                if len(files) == 1 and PurePosixPath(file).stem != own:
                    yield FileNote(1, _IN_SEQUENCE.with_values(file=file))
        if not label:
            unnamed = [shown for name, shown in names.items() if name and not _OWN.fullmatch(name)]
            if unnamed:
                yield FileNote(
                    1,
                    Message(
                        "No column with species names was found. Choose one: {names}.",
                        names=", ".join(unnamed),
                    ),
                )

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one table per recording into a folder, or one for all recordings to a file.

        In the latter case times are cumulative, as in Raven for a sequence of files.
        """
        losses = Losses(*self.preserved_parts, *self._extra.preserved_parts())
        columns = (*COLUMNS, *self._extra.columns(of_raven=True))
        write_rows = partial(_write_rows, path=path, columns=columns)
        if path.is_dir():
            return write_tables(
                records, path, suffix=_ENDINGS[0], write_rows=write_rows, losses=losses
            )
        with atomic_text(path) as file:
            rows = write_rows(file, losses.count_losses(records))
        return WriteReport(path=path, rows=rows, dropped=losses.sentences())


def _recording_of(path: Path) -> str:
    """Return the recording in a table's file name, before the number of Raven's table."""
    return _NUMBER_OF_TABLE.sub("", recording_of(path, _ENDINGS))


def _is_table(names: Iterable[str]) -> bool:
    known = set(names)
    return (
        bool(known & {_BEGIN, _OFFSET}) and bool(known & {_END, _DELTA}) and "starts" not in known
    )


def _unique_rows(
    rows: Iterable[Numbered], in_both_views: Set[str], files: Iterable[str]
) -> Iterator[Numbered]:
    """Yield rows without repetitions of selections in other views."""
    seen: set[tuple[str, ...]] = set()
    for line, row in rows:
        selection = row.get("selection", "")
        if row.get("view", "").startswith("Waveform") and selection in in_both_views:
            continue
        key = (selection, *(row.get(name, "") for name in (_BEGIN, _END, *files)))
        if not selection or key not in seen:
            seen.add(key)
            yield line, row


def _survey(
    rows: Iterable[Numbered], columns: Iterable[str]
) -> tuple[frozenset[str], set[str], int]:
    """Return which selections have both views, files, and the number of views; up to 2 of these."""
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
            files.add(_file(row, columns))
    return frozenset(spectrograms & waveforms), files, len(views)


def _annotations(
    row: TableRow,
    *,
    path: Path,
    label: str,
    files: Iterable[str],
    spans_files: bool,
    score_key: str,
    score_name: str,
    verdicts: VerdictColumn,
) -> Iterator[Annotation]:
    if spans_files and not row.get(_OFFSET):
        raise ValueError(Message("a table of several files needs the column “File Offset (s)”"))
    begin_s = seconds(row.get(_BEGIN) or row.get(_OFFSET, ""))
    end = row.get(_END)
    end_s = seconds(end) if end else begin_s + seconds(row.get(_DELTA, ""))
    start_s = seconds(row.get(_OFFSET) or row.get(_BEGIN, ""))
    if start_s != begin_s:  # the times go on from file to file
        end_s = start_s + (end_s - begin_s)
    is_ours = all(name in row for name in _SAID)
    species = row.get(label, "")
    certainty, call_type, note, reviewer, reviewed_at, model_run, listed = (
        row.get(name, "") if is_ours else "" for name in _SAID
    )
    at = time_of_review(reviewed_at, column="Reviewed At") if reviewed_at else None
    if not is_ours:
        reviewer, at = (
            first_cell(row, *map(column_key, REVIEWERS)),
            _time(row.get("reviewdate", "")),
        )
    channel = row.get("channel", "")
    score = maybe_score(row.get(score_key), score_name)
    by = _program(path, row)
    others = (row.get(name, "") for name in _OTHER_NAMES)
    annotation = Annotation(
        recording=_file(row, files) or _recording_of(path),
        start_s=start_s,
        end_s=end_s,
        low_hz=_hertz(row, "lowfreq"),
        high_hz=_hertz(row, "highfreq"),
        species=species,
        probability=score,
        score_column="" if is_ours else score_name or verdicts.leaves_open,
        status=row.get("status", "") or verdicts.status(row),
        certainty=certainty or verdicts.certainty(row),
        call_type=call_type,
        note=Remark(note) if note else None,
        reviewer=reviewer,
        reviewed_at=at if reviewer else None,
        model_run=model_run,
        list_species=tuple(listed.split(_SEPARATOR)) if listed else (),
        channel=int(channel) if channel.isdecimal() else None,
        extra={CHANNEL: channel} if channel and not (is_ours and channel == "1") else {},
        scientific_name=row.get("scientificname", ""),
        other_names=tuple(name for name in others if name and name != species),
        found=ProgramDetection(by, species, score) if species and score is not None else None,
    )
    yield from [annotation] if is_ours else split_names(annotation)


def _program(path: Path, row: TableRow) -> Program:
    name = path.name.lower()
    if ".hawkears." in name or row.keys() >= _OF_HAWKEARS:
        return Program(name="HawkEars")
    if ".birdnet." in name or row.keys() >= _OF_BIRDNET:
        return birdnet()
    return Program(name=RavenTable.program)


def _time(text: str) -> datetime | None:
    """Return a time; by this computer's clock if it has no zone."""
    at = maybe_time(text, zone=None)
    return at.astimezone() if at is not None and at.tzinfo is None else at


def _hertz(row: TableRow, name: str) -> float | None:
    hertz = maybe_number(row.get(f"{name}hz"))
    kilohertz = maybe_number(row.get(f"{name}khz")) if hertz is None else None
    return hertz if kilohertz is None else round(1000 * kilohertz, 9)


def _file(row: TableRow, columns: Iterable[str]) -> str:
    return first_cell(row, *columns).replace("\\", "/")


def _text(text: str) -> str:
    return escape_formula(without_separators(text))


COLUMNS = (
    TableColumn("Selection", lambda record: ""),
    TableColumn("View", lambda record: "Spectrogram 1"),
    TableColumn(
        "Channel", lambda record: _text(record.extra.get(CHANNEL) or str(record.channel or 1))
    ),
    TableColumn("Begin Time (s)", lambda record: format_exact(record.start_s)),
    TableColumn("End Time (s)", lambda record: format_exact(record.end_s)),
    TableColumn("Low Freq (Hz)", lambda record: format_exact(record.low_hz)),
    TableColumn("High Freq (Hz)", lambda record: format_exact(record.high_hz)),
    TableColumn("Begin File", lambda record: _text(PurePosixPath(record.recording).name)),
    TableColumn("Begin Path", lambda record: _text(record.recording)),
    TableColumn("File Offset (s)", lambda record: format_exact(record.start_s)),
    TableColumn("Species", lambda record: _text(record.species)),
    TableColumn("Scientific Name", lambda record: _text(record.scientific_name)),
    TableColumn(
        "Confidence",
        lambda record: "" if record.probability is None else f"{record.probability:.6f}",
    ),
    TableColumn("Status", lambda record: record.status),
    TableColumn("Certainty", lambda record: record.certainty),
    TableColumn("Call Type", lambda record: _text(record.call_type)),
    TableColumn("Note", lambda record: _text(record.note.text) if record.note else ""),
    TableColumn("Reviewer", lambda record: _text(record.reviewer)),
    TableColumn(
        "Reviewed At", lambda record: record.reviewed_at.isoformat() if record.reviewed_at else ""
    ),
    TableColumn("Model", lambda record: record.model_run),
    TableColumn("Species List", lambda record: _text(joined_names(record.list_species))),
)
_TIMES = tuple(index for index, column in enumerate(COLUMNS) if column.name.endswith(" Time (s)"))
"""Those that go on from recording to recording."""


def _write_rows(
    file: TextIO, records: Iterable[Annotation], *, path: Path, columns: Iterable[TableColumn]
) -> int:
    """Write recordings in sequence; return the number of rows."""
    columns, records = add_extra_columns(records, columns, text=_text)
    file.write("\t".join(column.name for column in columns) + "\n")
    selection, before_s = 0, 0.0
    last: Annotation | None = None
    for selection, record in enumerate(records, start=1):
        if last is not None and last.recording != record.recording:
            if last.recording_duration_s is None:
                raise WriteError(
                    "{path} supports one recording only, as the durations are unknown. Choose a folder "
                    "to get one table for each.",
                    path=path,
                )
            before_s += last.recording_duration_s
        last = record
        cells = [column.cell(record) for column in columns]
        cells[0] = str(selection)
        if before_s:
            for index, time_s in zip(_TIMES, (record.start_s, record.end_s), strict=True):
                cells[index] = format_exact(before_s + time_s)
        file.write("\t".join(cells) + "\n")
    return selection
