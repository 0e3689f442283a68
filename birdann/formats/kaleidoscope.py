"""Kaleidoscope's tables of detections, also written by other programs."""

from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path, PurePosixPath

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.cells import format_exact, maybe_number, number, without_signs
from birdann.formats.columns import (
    CHANNEL,
    TableColumn,
    add_extra_columns,
    unread_cells,
    write_columns,
)
from birdann.formats.detections_csv import birdnet, first_cell, other_names
from birdann.formats.entries import escape_separators, names_in, read_entries
from birdann.formats.records import (
    Annotation,
    Capabilities,
    Format,
    Losses,
    ProgramDetection,
    RowError,
    WriteReport,
)
from birdann.formats.tables import HeadedTable, Numbered, TableRow, first_header
from birdann.formats.workbooks import EXCEL

_READ = (
    "common_name", "scientific_name", "auto id", "confidence", "species_code", "class_code",
    "match ratio",
)  # fmt: skip
"""The columns that are read where others write in Kaleidoscope's manner."""
_NEEDED = frozenset({"in file", "offset", "duration"})
_NOISE = "noise"
NO_SPECIES = frozenset({"", _NOISE, "noid", "no id"})
_PULSES = "PULSES"
"""A column of id.csv, whose frequencies are in kilohertz; those of cluster.csv are in hertz."""
_MAX_KHZ = 1000.0


class KaleidoscopeCsv(Format):
    """Kaleidoscope's id.csv and cluster.csv, and BirdNET-Analyzer's version.

    MANUAL ID has precedence over automatic names. Cluster distances are not read as probabilities.
    """

    name = "kaleidoscope"
    title = Message("Kaleidoscope id or cluster table (CSV)")
    suffixes: tuple[str, ...] = (".csv", EXCEL)
    capabilities = Capabilities(frequencies=True)
    program = "Kaleidoscope"
    checked = "documented columns of Kaleidoscope; three forms of BirdNET-Analyzer"
    preserved_parts = ("frequencies", "status", "clock time", "columns of other programs")

    def identify(self, path: Path) -> float:
        return 1.0 if first_header(path) >= _NEEDED else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        table = HeadedTable(path)
        if not set(table.names) >= _NEEDED:
            raise TableError(
                "{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.",
                path=path,
            )
        read = (*(column.name for column in _COLUMNS), *_READ)
        codes = _codes(table)
        yield from read_entries(
            table, partial(_annotations, codes=codes), unread=unread_cells(read)
        )

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write a table for Kaleidoscope's “Open Results”, all or nothing.

        Labels go to MANUAL ID (Noise for rejected segments), predictions to TOP1MATCH*.
        """
        losses = Losses(*self.preserved_parts)
        coming = losses.count_losses(records)
        first = next(coming, None)
        records = coming if first is None else chain([first], coming)
        if first is not None and _PULSES in first.extra:
            records = (
                replace(record, low_hz=_khz(record.low_hz), high_hz=_khz(record.high_hz))
                for record in records
            )
        columns, records = add_extra_columns(records, _COLUMNS, _READ)
        return write_columns(path, columns, records, losses)


def _folder(record: Annotation) -> str:
    folder = PurePosixPath(record.recording).parent.as_posix()
    return "" if folder == "." else folder


def _khz(hz: float | None) -> float | None:
    return None if hz is None else hz / 1000


def _match(record: Annotation) -> str:
    """Return a program's name of a call; "" where a person alone named it."""
    if record.found is not None:
        return record.found.name
    return record.rejected_species or ("" if record.status == "corrected" else record.species)


def _manual(record: Annotation) -> str:
    """Return an observer's label; of rejected segments Noise, or NoID of a rejected species."""
    if record.status == "rejected":
        return "NoID" if record.rejected_species else "Noise"
    is_machine = record.status in {"predicted", "unlabelled"}
    return "" if is_machine else escape_separators(record.species)


def _band(record: Annotation, hz: float | None) -> str:
    return "" if record.low_hz is None or record.high_hz is None else format_exact(hz)


def _decimal(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


def _clock(record: Annotation, form: str) -> str:
    return record.start_clock.strftime(form) if record.start_clock else ""


_COLUMNS = (
    TableColumn("INDIR", lambda record: ""),
    TableColumn("FOLDER", _folder),
    TableColumn("IN FILE", lambda record: PurePosixPath(record.recording).name),
    TableColumn(
        "CHANNEL",
        lambda record: str((record.channel or _decimal(record.extra.get(CHANNEL, "")) or 1) - 1),
    ),
    TableColumn("OFFSET", lambda record: format_exact(record.start_s)),
    TableColumn("DURATION", lambda record: format_exact(record.end_s - record.start_s)),
    TableColumn("Fmin", lambda record: _band(record, record.low_hz)),
    TableColumn("Fmax", lambda record: _band(record, record.high_hz)),
    TableColumn("DATE", lambda record: _clock(record, "%Y-%m-%d")),
    TableColumn("TIME", lambda record: _clock(record, "%H:%M:%S")),
    TableColumn("TOP1MATCH*", _match),
    TableColumn("MANUAL ID", _manual),
)


def _codes(rows: Iterable[Numbered]) -> set[str]:
    """Return the codes that the program gave, in its own words."""
    columns = "auto id", "alternate 1", "alternate 2"
    return {row.get(name, "") for _, row in rows for name in columns} - {""}


def _annotations(row: TableRow, *, codes: Set[str]) -> Iterator[Annotation]:
    start_s = number(first_cell(row, "offset") or "0")
    written = first_cell(row, "manual id")
    manual = without_signs(written)
    auto = first_cell(row, "common_name", "scientific_name", "top1match", "auto id")
    parted = manual.split()
    names = (tuple(parted) if codes >= set(parted) else names_in(manual)) or (auto,)
    low_hz, high_hz = maybe_number(first_cell(row, "fmin")), maybe_number(first_cell(row, "fmax"))
    if low_hz is None or high_hz is None or not low_hz < high_hz:
        low_hz = high_hz = None
    elif _PULSES.lower() in row and high_hz < _MAX_KHZ:
        low_hz, high_hz = 1000 * low_hz, 1000 * high_hz
    is_birdnet = "confidence" in row
    score = maybe_number(first_cell(row, "confidence", "match ratio"))
    by = birdnet() if is_birdnet else Program(name=KaleidoscopeCsv.program)
    channel = first_cell(row, "channel")
    channel = str(int(channel) + 1) if channel.isdecimal() else ""
    extra = {CHANNEL: channel} if channel else {}
    if written and not manual:
        extra["MANUAL ID"] = written
    guess = "" if auto.casefold() in NO_SPECIES else auto
    for name in names:
        is_none = name.casefold() in NO_SPECIES
        is_noise = name.casefold() == _NOISE
        yield Annotation(
            recording=_path(first_cell(row, "folder", "indir"), first_cell(row, "in file")),
            start_s=start_s,
            end_s=start_s + number(first_cell(row, "duration")),
            low_hz=low_hz,
            high_hz=high_hz,
            species="" if is_none else name,
            probability=None if manual else score,
            status=("rejected" if is_none else "corrected") if manual else "predicted",
            rejected_species=("" if is_noise else guess or None) if manual and is_none else None,
            scientific_name="" if manual else first_cell(row, "scientific_name"),
            other_names=() if manual else other_names(row, name),
            found=ProgramDetection(by, guess, score) if guess and name == names[0] else None,
            channel=int(channel) if channel else None,
            extra=extra,
        )


def _path(folder: str, file: str) -> str:
    if not file:
        raise ValueError(Message("no file name"))
    joined = PurePosixPath(folder.replace("\\", "/").strip("/")) / file.replace("\\", "/")
    return joined.as_posix()
