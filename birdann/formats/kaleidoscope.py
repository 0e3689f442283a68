"""Kaleidoscope's tables of detections, and what others write in their manner."""

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.detections_csv import Row, birdnet, one, other_names
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
    columns_beside,
    escape_formula,
    exact,
    first_header,
    maybe_number,
    named_rows,
    number,
    write_csv,
)

COLUMNS = (
    "INDIR", "FOLDER", "IN FILE", "CHANNEL", "OFFSET", "DURATION", "Fmin", "Fmax", "DATE", "TIME",
    "TOP1MATCH*", "MANUAL ID",
)  # fmt: skip
READ_COLUMNS = (
    "common_name", "scientific_name", "auto id", "confidence", "species_code", "class_code",
    "match ratio",
)  # fmt: skip
"""The columns that are read where others write in Kaleidoscope's manner."""
_NEEDED = frozenset({"in file", "offset", "duration"})
NO_SPECIES = frozenset({"", "noise", "noid", "no id"})


class KaleidoscopeCsv:
    """Kaleidoscope's id.csv and cluster.csv, and what BirdNET-Analyzer writes in their manner.

    A name that a person gave (MANUAL ID) is taken before the program's. A distance to a cluster
    is no probability and is not read as one.
    """

    name = "kaleidoscope"
    title = Message("Kaleidoscope id or cluster table (CSV)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(frequencies=True)
    program = "Kaleidoscope"
    checked = "documented columns of Kaleidoscope; three forms of BirdNET-Analyzer"
    carried = ("frequencies", "status", "clock time", "columns of other programs")

    def identify(self, path: Path) -> float:
        """Return how surely a file is such a table, 0..1."""
        return 1.0 if first_header(path) >= _NEEDED else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every row, or why it could not be read."""
        header, rows = named_rows(path)
        if not set(header) >= _NEEDED:
            raise TableError(
                "{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.",
                path=path,
            )
        yield from read_entries(rows, _annotations)

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write a table for Kaleidoscope's “Open Results”, all or nothing.

        What a person named goes to MANUAL ID, what a model proposed to TOP1MATCH*; a rejected
        segment is Noise.

        Raises
        ------
        WriteError
            If the file cannot be written.
        """
        losses = Losses(*self.carried)
        others, records = columns_beside(losses.passing(records), (*COLUMNS, *READ_COLUMNS))
        cells = (
            [*_cells(one), *(escape_formula(one.extra.get(name, "")) for name in others)]
            for one in records
        )
        rows = write_csv(path, [*COLUMNS, *map(escape_formula, others)], cells)
        return WriteReport(path=path, rows=rows, dropped=losses.sentences())


def _cells(record: Annotation) -> list[str]:
    place = PurePosixPath(record.recording)
    folder = "" if place.parent == PurePosixPath() else place.parent.as_posix()
    is_machine = record.status in {"predicted", "unlabelled"}
    manual = "Noise" if record.status == "rejected" else "" if is_machine else record.species
    start = record.start_clock
    has_band = record.low_hz is not None and record.high_hz is not None
    return [
        "",
        escape_formula(folder),
        escape_formula(place.name),
        "0",
        exact(record.start_s),
        exact(record.end_s - record.start_s),
        exact(record.low_hz) if has_band else "",
        exact(record.high_hz) if has_band else "",
        start.strftime("%Y-%m-%d") if start else "",
        start.strftime("%H:%M:%S") if start else "",
        escape_formula(record.species),
        escape_formula(manual),
    ]


def _annotations(row: Row) -> Iterator[Annotation]:
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
        other_names=() if manual else other_names(row, name),
        found=None if auto.casefold() in NO_SPECIES else ProgramDetection(by, auto, score),
    )


def _path(folder: str, file: str) -> str:
    if not file:
        raise ValueError(Message("it names no file"))
    joined = PurePosixPath(folder.replace("\\", "/").strip("/")) / file.replace("\\", "/")
    return joined.as_posix()
