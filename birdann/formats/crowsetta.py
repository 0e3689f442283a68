"""The CSV formats of the crowsetta library: simple (one sound) and generic (many)."""

import csv
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TextIO

from birdann.core.errors import TableError
from birdann.formats.authorship import maybe_score, score_column
from birdann.formats.cells import escape_formula, format_exact, known_name, number
from birdann.formats.columns import TableColumn, unread_cells, write_columns
from birdann.formats.entries import (
    OF_PREDICTIONS,
    ScoreInName,
    is_prediction,
    parse_label,
    read_entries,
    split_names,
)
from birdann.formats.per_recording import FileOfOneRecording, recording_of, without_separators
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    Capabilities,
    Losses,
    RowError,
    WriteReport,
)
from birdann.formats.tables import HeadedTable, first_header

_SIMPLE = ("onset_s", "offset_s", "label")
_READ = (
    *_SIMPLE, "notated_path", "annot_path", "sequence", "annotation", "onset_sample",
    "offset_sample",
)  # fmt: skip
_ENDING = ".simple.csv"


class SimpleCsv(ScoreInName, FileOfOneRecording):
    """``onset_s,offset_s,label``: one file per sound."""

    name = "crowsetta-simple"
    title = "crowsetta simple-seq (CSV)"  # a name, the same in every language
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(per_recording=True, needs_species=True)
    checked = "crowsetta 5.1 (“simple-seq”)"
    ending = _ENDING
    program = "crowsetta"

    def identify(self, path: Path) -> float:
        header = first_header(path)
        return 0.9 if set(_SIMPLE) <= header and "notated_path" not in header else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        table = HeadedTable(path)
        if not set(_SIMPLE) <= set(table.names):
            raise TableError(
                "{path} is not a crowsetta table. It needs {names}.",
                path=path,
                names=", ".join(_SIMPLE),
            )
        recording = recording_of(path, (_ENDING, ".csv"))
        yield from _read(table, recording)

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_SIMPLE)
        for record in records:
            writer.writerow(
                [
                    format_exact(record.start_s),
                    format_exact(record.end_s),
                    escape_formula(without_separators(self.written_name(record))),
                ]
            )


class GenericCsv(ScoreInName):
    """One row per call, with its sound; predictions are annotations of their own file."""

    name = "crowsetta-generic"
    title = "crowsetta generic-seq (CSV)"  # a name, the same in every language
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(needs_species=True)
    program = "crowsetta"
    checked = "crowsetta 5.1 (“generic-seq”)"
    names_author = True

    def identify(self, path: Path) -> float:
        return 1.0 if {"label", "notated_path"} <= first_header(path) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        table = HeadedTable(path)
        if not {"label", "notated_path", "onset_s", "offset_s"} <= set(table.names):
            raise TableError(
                "{path} is not a crowsetta table with times in seconds. It needs label, onset_s, "
                "offset_s and notated_path.",
                path=path,
            )
        yield from _read(table)

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        losses = Losses(*self.preserved_parts)
        return write_columns(
            path, self._columns(path), losses.count_losses(records), losses, line_end="\n"
        )

    def _columns(self, path: Path) -> list[TableColumn]:
        """Return the columns without those of samples, which must be complete or absent."""
        numbers: dict[tuple[str, str], int] = {}

        def origin(record: Annotation) -> str:
            return path.name + OF_PREDICTIONS * is_prediction(record)

        def number_of(record: Annotation) -> str:
            return str(numbers.setdefault((record.recording, origin(record)), len(numbers)))

        return [
            TableColumn("label", lambda record: without_separators(self.written_name(record))),
            TableColumn("onset_s", lambda record: format_exact(record.start_s)),
            TableColumn("offset_s", lambda record: format_exact(record.end_s)),
            TableColumn("notated_path", lambda record: record.recording),
            TableColumn("annot_path", origin),
            TableColumn("sequence", lambda record: "0"),
            TableColumn("annotation", number_of),
        ]


def _read(table: HeadedTable, recording: str = "") -> Iterator[Annotation | RowError]:
    scores = score_column(dict(zip(table.names, table.names, strict=True)), table)
    read = partial(_annotations, recording=recording, scores=scores)
    yield from read_entries(table, read, unread=unread_cells((*_READ, scores)), is_ours=True)


def _annotations(row: Mapping[str, str], *, recording: str, scores: str) -> Iterator[Annotation]:
    name = parse_label(known_name(row.get("label", "")))
    is_predicted = row.get("annot_path", "").endswith(OF_PREDICTIONS)
    score = maybe_score(row.get(scores))
    annotation = Annotation(
        recording=recording or row["notated_path"].replace("\\", "/"),
        start_s=number(row["onset_s"]),
        end_s=number(row["offset_s"]),
        species=name.species,
        probability=name.probability if score is None else score,
        status=PREDICTED if is_predicted else name.status,
        score_column=scores,
    )
    yield from split_names(annotation)
