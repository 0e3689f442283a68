"""Raven selection tables, as Raven, BirdNET and others write them."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import TextIO

from birdann.core.errors import TableError
from birdann.formats.per_recording import plain, recording_of, write_tables
from birdann.formats.records import Annotation, Capabilities, RowError, WriteReport
from birdann.formats.tables import read_text

_BEGIN, _END = "Begin Time (s)", "End Time (s)"
_LOW, _HIGH = "Low Freq (Hz)", "High Freq (Hz)"
_OFFSET = "File Offset (s)"
COLUMNS = (
    "Selection", "View", "Channel", _BEGIN, _END, _LOW, _HIGH, "Begin File", _OFFSET, "Species",
    "Confidence", "Status",
)  # fmt: skip
_LABELS = (
    "species", "common name", "annotation", "scientific name", "species code", "label", "class",
    "call type", "type", "id", "tag", "song_name", "notes",
)  # fmt: skip
_CONFIDENCES = ("confidence", "score", "probability")
_FILES = ("begin path", "begin file", "file")
_ENDINGS = (
    ".Table.1.selections.txt",
    ".BirdNET.selection.table.txt",
    ".selections.txt",
    ".selection.table.txt",
    ".txt",
)


class RavenTable:
    """Selection tables: times in seconds, frequencies in hertz, cells parted by tabs."""

    name = "raven"
    title = "Raven selection table"
    suffixes: tuple[str, ...] = (".txt", ".tsv")
    capabilities = Capabilities(frequencies=True, probability=True, status=True)

    def identify(self, path: Path) -> float:
        """Return how surely a file is a selection table, 0..1."""
        with path.open("rb") as file:
            header = file.readline(4000).decode("utf-8-sig", errors="replace").split("\t")
        return 1.0 if {_BEGIN, _END} <= {cell.strip() for cell in header} else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every selection once, or why it could not be read.

        A selection's waveform row is passed over where it has a spectrogram row. In tables of
        several files the time within the file is ``File Offset (s)``.
        """
        rows = _rows(path)
        with_spectrogram = {
            row.get("selection", "")
            for _, row in rows
            if row.get("view", "").startswith("Spectro")
        }
        places = {_file(row) for _, row in rows}
        for line, row in rows:
            is_waveform = row.get("view", "").startswith("Waveform")
            if is_waveform and row.get("selection", "") in with_spectrogram:
                continue
            try:
                yield _annotation(row, path, spans_files=len(places) > 1)
            except ValueError as error:
                yield RowError(line, f"Line {line} cannot be read: {error}.")

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one table per recording into a folder, or a single one to a file.

        Raises
        ------
        WriteError
            If a file cannot be written, or one file is to hold several recordings.
        """
        return write_tables(
            records,
            path,
            suffix=_ENDINGS[0],
            write_rows=_write_rows,
            dropped=("runner-up, reviewer, model run, clock time, list of the recording",),
        )


def _rows(path: Path) -> list[tuple[int, dict[str, str]]]:
    text = read_text(path, TableError)
    reader = csv.reader(
        io.StringIO(text.content, newline=""), delimiter="\t", quoting=csv.QUOTE_NONE
    )
    try:
        header = [cell.strip() for cell in next(reader, [])]
        if not {_BEGIN, _END} <= set(header):
            raise TableError(f"{path} is not a Raven selection table: “{_BEGIN}” is missing.")
        names = [cell.lower() for cell in header]
        return [
            (reader.line_num, dict(zip(names, (cell.strip() for cell in cells), strict=False)))
            for cells in reader
            if any(cell.strip() for cell in cells)
        ]
    except csv.Error as error:
        raise TableError(f"{path} is not a table that can be read: {error}.") from error


def _annotation(row: Mapping[str, str], path: Path, *, spans_files: bool) -> Annotation:
    start_s, end_s = float(row.get(_BEGIN.lower(), "")), float(row.get(_END.lower(), ""))
    if spans_files:
        if not row.get(_OFFSET.lower()):
            raise ValueError(f"a table of several files needs the column “{_OFFSET}”")
        start_s, end_s = (
            float(row[_OFFSET.lower()]),
            float(row[_OFFSET.lower()]) + end_s - start_s,
        )
    return Annotation(
        recording=_file(row) or recording_of(path, _ENDINGS),
        start_s=start_s,
        end_s=end_s,
        low_hz=_number(row.get(_LOW.lower())),
        high_hz=_number(row.get(_HIGH.lower())),
        species=_first(row, _LABELS),
        probability=_number(_first(row, _CONFIDENCES)),
        status=row.get("status", ""),
    )


def _file(row: Mapping[str, str]) -> str:
    return PurePosixPath(_first(row, _FILES).replace("\\", "/")).name


def _first(row: Mapping[str, str], names: Iterable[str]) -> str:
    return next((row[name] for name in names if row.get(name)), "")


def _number(text: str | None) -> float | None:
    return float(text) if text else None


def _write_rows(file: TextIO, records: Iterable[Annotation]) -> None:
    file.write("\t".join(COLUMNS) + "\n")
    for number, record in enumerate(records, start=1):
        cells = [
            str(number),
            "Spectrogram 1",
            "1",
            f"{record.start_s:.6f}",
            f"{record.end_s:.6f}",
            "" if record.low_hz is None else f"{record.low_hz:.3f}",
            "" if record.high_hz is None else f"{record.high_hz:.3f}",
            plain(PurePosixPath(record.recording).name),
            f"{record.start_s:.6f}",
            plain(record.species),
            "" if record.probability is None else f"{record.probability:.6f}",
            record.status,
        ]
        file.write("\t".join(cells) + "\n")
