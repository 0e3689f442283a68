"""Detections of other programs as CSV: BirdNET-Analyzer's and Kaleidoscope's many forms.

Columns have moved and changed their names from version to version; they are found by name.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from birdann.core.errors import TableError
from birdann.formats.per_recording import recording_of
from birdann.formats.records import Annotation, Capabilities, ReadOnly, RowError
from birdann.formats.tables import first_header, named_rows

_BIRDNET_ENDINGS = (".BirdNET.results.csv", ".BirdNET.results.r.csv", ".BirdNET.csv", ".csv")


class BirdnetCsv(ReadOnly):
    """BirdNET-Analyzer's results: "Start (s),End (s),…" and its table for R."""

    name = "birdnet"
    title = "BirdNET results (CSV)"
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(probability=True, writes=False)

    def identify(self, path: Path) -> float:
        """Return how surely a file is such a table, 0..1."""
        header = first_header(path)
        times = {"start (s)", "end (s)"} <= header or {"start", "end", "filepath"} <= header
        named = header & {"common name", "common_name", "scientific name", "scientific_name"}
        return 0.95 if times and named and "confidence" in header else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every detection, or why it could not be read.

        The species is the common name where there is one, as in BirdNET's own window.
        """
        header, rows = named_rows(path)
        if not {"start (s)", "start"} & set(header):
            raise TableError(
                f"{path} is not a table of BirdNET results: the column of starts is missing."
            )
        for line, row in rows:
            try:
                yield Annotation(
                    recording=_file(row) or recording_of(path, _BIRDNET_ENDINGS),
                    start_s=float(_one(row, "start (s)", "start")),
                    end_s=float(_one(row, "end (s)", "end")),
                    species=_species(row),
                    probability=_maybe(_one(row, "confidence")),
                )
            except ValueError as error:
                yield RowError(line, f"Line {line} cannot be read: {error}.")


class KaleidoscopeCsv(ReadOnly):
    """Kaleidoscope's id.csv and cluster.csv, and what BirdNET-Analyzer writes in their manner.

    A name that a person gave (MANUAL ID) is taken before the program's. A distance to a cluster
    is no probability and is not read as one.
    """

    name = "kaleidoscope"
    title = "Kaleidoscope id or cluster table (CSV)"
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(frequencies=True, probability=True, writes=False)

    def identify(self, path: Path) -> float:
        """Return how surely a file is such a table, 0..1."""
        return 1.0 if {"in file", "offset", "duration"} <= first_header(path) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every row, or why it could not be read."""
        header, rows = named_rows(path)
        if not {"in file", "offset", "duration"} <= set(header):
            raise TableError(
                f"{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing."
            )
        for line, row in rows:
            try:
                yield _kaleidoscope(row)
            except ValueError as error:
                yield RowError(line, f"Line {line} cannot be read: {error}.")


def _kaleidoscope(row: Mapping[str, str]) -> Annotation:
    start_s = float(_one(row, "offset") or "0")
    manual = _one(row, "manual id")
    name = manual or _one(row, "common_name", "scientific_name", "top1match", "auto id")
    low_hz, high_hz = _maybe(_one(row, "fmin")), _maybe(_one(row, "fmax"))
    if low_hz is None or high_hz is None or not low_hz < high_hz:
        low_hz = high_hz = None
    elif "pulses" in row:  # id.csv has kilohertz, cluster.csv hertz
        low_hz, high_hz = 1000 * low_hz, 1000 * high_hz
    is_none = name.casefold() in {"", "noise", "noid", "no id"}
    return Annotation(
        recording=_path(_one(row, "folder"), _one(row, "in file")),
        start_s=start_s,
        end_s=start_s + float(_one(row, "duration")),
        low_hz=low_hz,
        high_hz=high_hz,
        species="" if is_none else name,
        probability=None if manual else _maybe(_one(row, "confidence")),
        status=("rejected" if is_none else "corrected") if manual else "predicted",
    )


def _path(folder: str, file: str) -> str:
    if not file:
        raise ValueError("it names no file")
    joined = PurePosixPath(folder.replace("\\", "/").strip("/")) / file.replace("\\", "/")
    return joined.as_posix()


def _file(row: Mapping[str, str]) -> str:
    return _one(row, "file", "filepath", "begin path").replace("\\", "/")


def _species(row: Mapping[str, str]) -> str:
    return _one(row, "common name", "common_name", "scientific name", "scientific_name")


def _one(row: Mapping[str, str], *names: str) -> str:
    return next((row[name] for name in names if row.get(name)), "")


def _maybe(text: str) -> float | None:
    return float(text) if text else None
