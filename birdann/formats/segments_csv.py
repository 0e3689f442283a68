"""birdann's table of segments: a stable interface for other programs.

UTF-8, comma, header, one row per segment, RFC 4180 quoting, ``.`` decimals, seconds from the start
of the recording. Times and frequencies have full precision.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, fields
from datetime import datetime
from functools import partial
from itertools import chain
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.cells import (
    escape_formula,
    format_exact,
    maybe_number,
    maybe_time,
    number,
    time_of_review,
)
from birdann.formats.columns import (
    NO_EXTRA_COLUMNS,
    ExtraColumns,
    TableColumn,
    add_extra_columns,
    unread_cells,
    write_columns,
)
from birdann.formats.entries import joined_names, read_entries
from birdann.formats.records import (
    EVERYTHING,
    PREDICTED,
    Annotation,
    Capabilities,
    Format,
    Losses,
    ProgramDetection,
    Remark,
    RowError,
    SecondReading,
    WriteReport,
)
from birdann.formats.tables import HeadedTable, TableRow, first_header
from birdann.formats.workbooks import EXCEL, excel_text, is_workbook, write_sheet

_PARTLY = 0.9
"""How sure it is one of which columns were removed."""
_SPECIES_SEPARATOR = ";"
_OF_READINGS = tuple(field.name for field in fields(SecondReading) if field.name != "reviewed_at")


class _Kind(NamedTuple):
    """Conversion of values to cells; None is an annotation's default, and an empty cell."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _objects(held: Iterable[Mapping[str, object]]) -> str:
    """Return objects as JSON without empty fields; "" for none."""
    objects = [
        {key: value for key, value in row.items() if value not in ("", None)} for row in held
    ]
    return json.dumps(objects, ensure_ascii=False, default=datetime.isoformat) if objects else ""


def _parse_json(cell: str, *, column: str) -> list[Mapping[str, Any]]:
    try:
        held = json.loads(cell)
    except ValueError:
        held = None
    if not isinstance(held, list) or not all(isinstance(row, dict) for row in held):
        raise ValueError(Message("its “{column}” is not as birdann writes it", column=column))
    return held


def _cell_of(detection: ProgramDetection) -> dict[str, object]:
    program = detection.program
    return {
        "program": program.name,
        "program_version": program.version,
        "program_species": detection.name,
        "program_score": detection.score,
    }


def _proposal(cell: Mapping[str, Any]) -> ProgramDetection:
    score = cell.get("program_score")
    program = Program(name=str(cell["program"]), version=str(cell.get("program_version", "")))
    return ProgramDetection(
        program, str(cell["program_species"]), None if score is None else float(score)
    )


def _reading(cell: Mapping[str, Any]) -> SecondReading:
    texts = {key: str(cell.get(key, "")) for key in _OF_READINGS}
    return SecondReading(
        reviewed_at=time_of_review(cell["reviewed_at"], column="readings"), **texts
    )


_TEXT = _Kind(str, str)
_NUMBER = _Kind(format_exact, maybe_number)
_SHARE = _Kind("{:.6f}".format, maybe_number)


def _time_kind(column: str) -> _Kind:
    return _Kind(datetime.isoformat, partial(time_of_review, column=column))


def _list_of(
    column: str, write: Callable[[Any], Mapping[str, object]], read: Callable[..., object]
) -> _Kind:
    return _Kind(
        lambda held: _objects(map(write, held)),
        lambda cell: tuple(map(read, _parse_json(cell, column=column))),
    )


FIELDS: dict[str, tuple[str, _Kind]] = {
    "recording": ("recording", _TEXT),
    "segment_id": ("segment_id", _TEXT),
    "start_s": ("start_s", _Kind(format_exact, number)),
    "end_s": ("end_s", _Kind(format_exact, number)),
    "low_hz": ("low_hz", _NUMBER),
    "high_hz": ("high_hz", _NUMBER),
    "species": ("species", _TEXT),
    "probability": ("probability", _SHARE),
    "status": ("status", _TEXT),
    "mode": ("mode", _TEXT),
    "runner_up": ("runner_up", _TEXT),
    "runner_up_probability": ("runner_up_probability", _SHARE),
    "list_species": (
        "list_species",
        _Kind(
            joined_names,
            lambda cell: tuple(cell.split(_SPECIES_SEPARATOR)),
        ),
    ),
    "reviewer": ("reviewer", _TEXT),
    "reviewed_at": ("reviewed_at", _time_kind("reviewed_at")),
    "model_run": ("model_run", _TEXT),
    "start_clock": (
        "start_clock",
        # A spreadsheet may have put it in another form; it is not needed.
        _Kind(
            partial(datetime.isoformat, timespec="milliseconds"), partial(maybe_time, zone=None)
        ),
    ),
    "none_probability": ("none_probability", _SHARE),
    "probability_if_call": ("probability_if_call", _SHARE),
    "certainty": ("certainty", _TEXT),
    "call_type": ("call_type", _TEXT),
    "rejected_species": ("rejected_species", _TEXT),
    "note": ("note.text", _TEXT),
    "program": ("found.program.name", _TEXT),
    "program_version": ("found.program.version", _TEXT),
    "program_species": ("found.name", _TEXT),
    "program_score": ("found.score", _NUMBER),
    "call_probability": ("call_probability", _SHARE),
    "animal_probability": ("animal_probability", _SHARE),
    "note_author": ("note.author", _TEXT),
    "note_at": ("note.at", _time_kind("note_at")),
    "recording_note": ("recording_note.text", _TEXT),
    "recording_note_author": ("recording_note.author", _TEXT),
    "recording_note_at": ("recording_note.at", _time_kind("recording_note_at")),
    "readings": ("readings", _list_of("readings", asdict, _reading)),
    "further_proposals": (
        "also_found",
        _list_of("further_proposals", _cell_of, _proposal),
    ),
    "table_program": ("table", _TEXT),
    "site": ("site", _TEXT),
    "scientific_name": ("scientific_name", _TEXT),
    "list_start_s": ("list_start_s", _NUMBER),
    "list_end_s": ("list_end_s", _NUMBER),
}
"""Of every column which field of ``Annotation`` it holds, and how."""
COLUMNS = tuple(FIELDS)
_REQUIRED = frozenset({"recording", "start_s", "end_s"})


def _column(name: str) -> TableColumn:
    path, kind = FIELDS[name]
    field, _, rest = path.partition(".")
    inner, write = attrgetter(rest) if rest else None, kind.write

    def cell(record: Annotation) -> str:
        value = getattr(record, field)
        if inner is not None and value is not None:
            value = inner(value)
        return "" if value is None else write(value)

    return TableColumn(name, cell)


class SegmentsCsv(Format):
    """The complete table of segments.

    Parameters
    ----------
    extra
        Additional columns.
    """

    name = "csv"
    title = Message("birdann segments (CSV)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(frequencies=True, probability=True, status=True, everything=True)
    program = "birdann"
    checked = "its contract: the columns, and reading what is written"
    preserved_parts = EVERYTHING

    def __init__(self, extra: ExtraColumns = NO_EXTRA_COLUMNS) -> None:
        self._extra = extra

    def identify(self, path: Path) -> float:
        if is_workbook(path) != (EXCEL in self.suffixes):
            return 0.0
        header = first_header(path)
        if not header >= _REQUIRED:
            return 0.0
        share = len(header & set(COLUMNS)) / len(COLUMNS)
        return max(share, _PARTLY) if "status" in header else share

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        table = HeadedTable(path)
        if not set(table.names) >= _REQUIRED:
            raise TableError(
                "{path} is not a table of birdann segments: columns are missing.", path=path
            )
        is_ours = {"segment_id", "status"} <= set(table.names)
        yield from read_entries(table, _annotations, unread=unread_cells(COLUMNS), is_ours=is_ours)

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        losses = Losses()
        columns, records = self._columns_and_records(records, losses)
        return write_columns(path, columns, records, losses)

    def _columns_and_records(
        self, records: Iterable[Annotation], losses: Losses
    ) -> tuple[list[TableColumn], Iterator[Annotation]]:
        return add_extra_columns(
            _count_losses(records, losses), [*map(_column, COLUMNS), *self._extra.columns()]
        )


_NUMBERS = frozenset(
    name for name, (_, kind) in FIELDS.items() if kind.read in {number, maybe_number}
)


class SegmentsWorkbook(SegmentsCsv):
    """The same table as an Excel workbook, with numbers as numbers."""

    name = "excel"
    title = Message("birdann segments (Excel)")
    suffixes: tuple[str, ...] = (EXCEL,)
    checked = "openpyxl 3.1, which writes and reads it"

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        losses = Losses()
        columns, records = self._columns_and_records(records, losses)

        def cells(record: Annotation) -> list[str | float]:
            texts = (
                (column.name, excel_text(escape_formula(column.cell(record))))
                for column in columns
            )
            return [float(text) if text and name in _NUMBERS else text for name, text in texts]

        header: list[str | float] = [escape_formula(column.name) for column in columns]
        rows = write_sheet(path, "Segments", chain([header], map(cells, records)))
        return WriteReport(path=path, rows=rows - 1, dropped=losses.sentences())


def _count_losses(records: Iterable[Annotation], losses: Losses) -> Iterator[Annotation]:
    for record in records:
        if any(_SPECIES_SEPARATOR in name for name in record.list_species):
            losses.note(Message("the border between species whose name contains “;”"))
        yield record


def _annotations(row: TableRow) -> Iterator[Annotation]:
    values = {
        path: kind.read(row.get(name, ""))
        for name, (path, kind) in FIELDS.items()
        if row.get(name) or name in _REQUIRED
    }
    whole = {path: value for path, value in values.items() if "." not in path}
    is_rejected = row.get("status") == "rejected"
    # Empty cells at the end of a row may be left out; "" is not a call, None is not known.
    unwritten = "" if "rejected_species" in row.header else None
    whole["rejected_species"] = row.get("rejected_species", unwritten) if is_rejected else None
    yield Annotation(
        **whole,
        other_names=(row["scientific_name"],) if row.get("scientific_name") else (),
        note=_read_remark(values, "note"),
        recording_note=_read_remark(values, "recording_note"),
        found=_program_detection(values),
    )


def _read_remark(values: Mapping[str, Any], name: str) -> Remark | None:
    """Return a note, by default by the row's author."""
    if not (text := values.get(f"{name}.text")):
        return None
    return Remark(text, values.get(f"{name}.author", ""), values.get(f"{name}.at"))


def _program_detection(values: Mapping[str, Any]) -> ProgramDetection | None:
    """Return a program's detection; birdann's scores are those of a model run."""
    if name := values.get("found.program.name"):
        program = Program(name=name, version=values.get("found.program.version", ""))
        return ProgramDetection(program, values.get("found.name", ""), values.get("found.score"))
    if values.get("status") == PREDICTED:
        program = Program(name=SegmentsCsv.program, version=values.get("model_run", ""))
        return ProgramDetection(program, values.get("species", ""), values.get("probability"))
    return None
