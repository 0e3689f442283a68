"""Kaleidoscope's tables of detections, also written by other programs."""

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.columns import TableColumn, unread, with_extra, write_columns
from birdann.formats.detections_csv import birdnet, one, other_names
from birdann.formats.entries import read_entries
from birdann.formats.records import (
    Annotation,
    Capabilities,
    Losses,
    ProgramDetection,
    RowError,
    WriteReport,
)
from birdann.formats.tables import (
    TableRow,
    exact,
    first_header,
    maybe_number,
    named_rows,
    number,
)
from birdann.formats.workbooks import EXCEL

_READ = (
    "common_name", "scientific_name", "auto id", "confidence", "species_code", "class_code",
    "match ratio",
)  # fmt: skip
"""The columns that are read where others write in Kaleidoscope's manner."""
_NEEDED = frozenset({"in file", "offset", "duration"})
NO_SPECIES = frozenset({"", "noise", "noid", "no id"})


class KaleidoscopeCsv:
    """Kaleidoscope's id.csv and cluster.csv, and BirdNET-Analyzer's version.

    MANUAL ID has precedence over automatic names. Cluster distances are not read as probabilities.
    """

    name = "kaleidoscope"
    title = Message("Kaleidoscope id or cluster table (CSV)")
    suffixes: tuple[str, ...] = (".csv", EXCEL)
    capabilities = Capabilities(frequencies=True)
    program = "Kaleidoscope"
    checked = "documented columns of Kaleidoscope; three forms of BirdNET-Analyzer"
    carried = ("frequencies", "status", "clock time", "columns of other programs")

    def identify(self, path: Path) -> float:
        return 1.0 if first_header(path) >= _NEEDED else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        header, rows = named_rows(path)
        if not set(header) >= _NEEDED:
            raise TableError(
                "{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.",
                path=path,
            )
        read = (*(one.name for one in _COLUMNS), *_READ)
        yield from read_entries(rows, _annotations, unread=unread(read))

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write a table for Kaleidoscope's “Open Results”, all or nothing.

        Labels go to MANUAL ID (Noise for rejected segments), predictions to TOP1MATCH*.
        """
        losses = Losses(*self.carried)
        columns, records = with_extra(losses.passing(records), _COLUMNS, _READ)
        return write_columns(path, columns, records, losses)


def _folder(record: Annotation) -> str:
    folder = PurePosixPath(record.recording).parent.as_posix()
    return "" if folder == "." else folder


def _manual(record: Annotation) -> str:
    """Return an observer's label, Noise if rejected."""
    if record.status == "rejected":
        return "Noise"
    is_machine = record.status in {"predicted", "unlabelled"}
    return "" if is_machine else record.species


def _band(record: Annotation, hz: float | None) -> str:
    return "" if record.low_hz is None or record.high_hz is None else exact(hz)


def _clock(record: Annotation, form: str) -> str:
    return record.start_clock.strftime(form) if record.start_clock else ""


_COLUMNS = (
    TableColumn("INDIR", lambda one: ""),
    TableColumn("FOLDER", _folder),
    TableColumn("IN FILE", lambda one: PurePosixPath(one.recording).name),
    TableColumn("CHANNEL", lambda one: str((one.channel or 1) - 1)),
    TableColumn("OFFSET", lambda one: exact(one.start_s)),
    TableColumn("DURATION", lambda one: exact(one.end_s - one.start_s)),
    TableColumn("Fmin", lambda one: _band(one, one.low_hz)),
    TableColumn("Fmax", lambda one: _band(one, one.high_hz)),
    TableColumn("DATE", lambda one: _clock(one, "%Y-%m-%d")),
    TableColumn("TIME", lambda one: _clock(one, "%H:%M:%S")),
    TableColumn("TOP1MATCH*", lambda one: one.species),
    TableColumn("MANUAL ID", _manual),
)


def _annotations(row: TableRow) -> Iterator[Annotation]:
    start_s = number(one(row, "offset") or "0")
    manual = one(row, "manual id")
    auto = one(row, "common_name", "scientific_name", "top1match", "auto id")
    name = manual or auto
    low_hz, high_hz = maybe_number(one(row, "fmin")), maybe_number(one(row, "fmax"))
    if low_hz is None or high_hz is None or not low_hz < high_hz:
        low_hz = high_hz = None
    elif "pulses" in row:  # id.csv has kilohertz, cluster.csv hertz
        low_hz, high_hz = 1000 * low_hz, 1000 * high_hz
    is_birdnet = "confidence" in row
    score = maybe_number(one(row, "confidence", "match ratio"))
    by = birdnet() if is_birdnet else Program(name=KaleidoscopeCsv.program)
    is_none = name.casefold() in NO_SPECIES
    yield Annotation(
        recording=_path(one(row, "folder"), one(row, "in file")),
        start_s=start_s,
        end_s=start_s + number(one(row, "duration")),
        low_hz=low_hz,
        high_hz=high_hz,
        species="" if is_none else name,
        probability=None if manual else score,
        status=("rejected" if is_none else "corrected") if manual else "predicted",
        scientific_name="" if manual else one(row, "scientific_name"),
        other_names=() if manual else other_names(row, name),
        found=None if auto.casefold() in NO_SPECIES else ProgramDetection(by, auto, score),
    )


def _path(folder: str, file: str) -> str:
    if not file:
        raise ValueError(Message("no file name"))
    joined = PurePosixPath(folder.replace("\\", "/").strip("/")) / file.replace("\\", "/")
    return joined.as_posix()
