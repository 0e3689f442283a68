"""birdann's own table of segments: the contract that other programs read.

UTF-8, comma, header, one row per segment, RFC 4180 quoting, ``.`` decimals, seconds from the
start of the recording. Times and frequencies have all their digits, so that a box is read back
as it was.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.entries import read_entries
from birdann.formats.further import NO_EXTRA_COLUMNS, ExtraColumns
from birdann.formats.records import (
    EVERYTHING,
    PREDICTED,
    Annotation,
    Capabilities,
    Losses,
    ProgramDetection,
    Remark,
    RowError,
    SecondReading,
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
    "recording", "segment_id", "start_s", "end_s", "low_hz", "high_hz", "species", "probability",
    "status", "mode", "runner_up", "runner_up_probability", "recording_species", "reviewer",
    "reviewed_at", "model_run", "start_clock", "none_probability", "probability_if_call",
    "certainty", "call_type", "rejected_species", "note", "program", "program_version",
    "program_species", "program_score", "call_probability", "animal_probability",
    "note_author", "note_at", "recording_note",
    "recording_note_author", "recording_note_at", "readings", "further_proposals", "table_program",
    "site",
)  # fmt: skip
_REQUIRED = frozenset({"recording", "start_s", "end_s"})
_PARTLY = 0.9
"""How sure it is one of which columns were taken out."""
_SPECIES_SEPARATOR = ";"
_REJECTED = "rejected"
_OF_READINGS = tuple(one.name for one in fields(SecondReading) if one.name != "reviewed_at")


class SegmentsCsv:
    """The table of segments with everything that birdann knows of them.

    Parameters
    ----------
    further
        Columns that follow those of the contract.
    """

    name = "csv"
    title = Message("birdann segments (CSV)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(frequencies=True, probability=True, status=True, everything=True)
    program = "birdann"
    checked = "its contract: the columns, and reading what is written"
    carried = EVERYTHING

    def __init__(self, further: ExtraColumns = NO_EXTRA_COLUMNS) -> None:
        self._further = further

    def identify(self, path: Path) -> float:
        """Return how surely a file is such a table, 0..1."""
        header = first_header(path)
        share = len(header & set(COLUMNS)) / len(COLUMNS)
        return max(share, _PARTLY) if header >= _REQUIRED | {"status"} else share

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every row, or why it could not be read."""
        header, rows = named_rows(path)
        if not set(header) >= _REQUIRED:
            raise TableError(
                "{path} is not a table of birdann segments: columns are missing.", path=path
            )
        yield from read_entries(rows, _annotations)

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write the table, all or nothing.

        Raises
        ------
        WriteError
            If the file cannot be written.
        """
        losses, further = Losses(), self._further
        others, records = columns_beside(records, (*COLUMNS, *further.names()))
        cells = (
            [
                *_cells(one, losses),
                *further.cells(one),
                *(escape_formula(one.extra.get(name, "")) for name in others),
            ]
            for one in records
        )
        rows = write_csv(path, [*COLUMNS, *further.names(), *map(escape_formula, others)], cells)
        return WriteReport(path=path, rows=rows, dropped=losses.sentences())


def _cells(record: Annotation, losses: Losses) -> list[str]:
    if any(_SPECIES_SEPARATOR in name for name in record.recording_species):
        losses.note(Message("the border between species whose name contains “;”"))
    found = record.found
    return [
        escape_formula(record.recording),
        escape_formula(record.segment_id),
        exact(record.start_s),
        exact(record.end_s),
        exact(record.low_hz),
        exact(record.high_hz),
        escape_formula(record.species),
        _share(record.probability),
        record.status,
        record.mode,
        escape_formula(record.runner_up),
        _share(record.runner_up_probability),
        escape_formula(_SPECIES_SEPARATOR.join(record.recording_species)),
        escape_formula(record.reviewer),
        record.reviewed_at.isoformat() if record.reviewed_at else "",
        record.model_run,
        record.start_clock.isoformat(timespec="milliseconds") if record.start_clock else "",
        _share(record.none_probability),
        _share(record.probability_if_call),
        escape_formula(record.certainty),
        escape_formula(record.call_type),
        escape_formula(record.rejected_species or ""),
        escape_formula(record.note.text if record.note else ""),
        escape_formula(found.program.name if found else ""),
        escape_formula(found.program.version if found else ""),
        escape_formula(found.name if found else ""),
        exact(found.score if found else None),
        _share(record.call_probability),
        _share(record.animal_probability),
        *_made(record.note),
        escape_formula(record.recording_note.text if record.recording_note else ""),
        *_made(record.recording_note),
        _objects(map(asdict, record.readings)),
        _objects(map(_cell_of, record.also_found)),
        escape_formula(record.table),
        escape_formula(record.site),
    ]


def _made(remark: Remark | None) -> tuple[str, str]:
    """Return who wrote a remark and when."""
    if remark is None:
        return "", ""
    return escape_formula(remark.author), remark.at.isoformat() if remark.at else ""


def _cell_of(found: ProgramDetection) -> dict[str, object]:
    program = found.program
    return {
        "program": program.name,
        "program_version": program.version,
        "program_species": found.name,
        "program_score": found.score,
    }


def _objects(held: Iterable[Mapping[str, object]]) -> str:
    """Return objects as JSON, without what is not told; "" for none."""
    told = [{key: value for key, value in one.items() if value not in ("", None)} for one in held]
    return json.dumps(told, ensure_ascii=False, default=datetime.isoformat) if told else ""


def _share(value: float | None) -> str:
    return "" if value is None else f"{value:.6f}"


def _annotations(row: Mapping[str, str]) -> Iterator[Annotation]:
    species = row.get("recording_species", "")
    yield Annotation(
        recording=row["recording"],
        segment_id=row.get("segment_id", ""),
        start_s=number(row["start_s"]),
        end_s=number(row["end_s"]),
        low_hz=maybe_number(row.get("low_hz")),
        high_hz=maybe_number(row.get("high_hz")),
        species=row.get("species", ""),
        probability=maybe_number(row.get("probability")),
        status=row.get("status", ""),
        mode=row.get("mode", ""),
        runner_up=row.get("runner_up", ""),
        runner_up_probability=maybe_number(row.get("runner_up_probability")),
        recording_species=tuple(species.split(_SPECIES_SEPARATOR)) if species else (),
        reviewer=row.get("reviewer", ""),
        reviewed_at=_in_a_zone(_maybe_time(row, "reviewed_at")),
        model_run=row.get("model_run", ""),
        start_clock=_clock(row),
        none_probability=maybe_number(row.get("none_probability")),
        probability_if_call=maybe_number(row.get("probability_if_call")),
        certainty=row.get("certainty", ""),
        call_type=row.get("call_type", ""),
        rejected_species=row.get("rejected_species") if row.get("status") == _REJECTED else None,
        note=_remark(row, "note"),
        recording_note=_remark(row, "recording_note"),
        readings=tuple(map(_reading, _parsed(row, "readings"))),
        found=_found(row),
        also_found=tuple(map(_proposal, _parsed(row, "further_proposals"))),
        call_probability=maybe_number(row.get("call_probability")),
        animal_probability=maybe_number(row.get("animal_probability")),
        table=row.get("table_program", ""),
        site=row.get("site", ""),
    )


def _remark(row: Mapping[str, str], column: str) -> Remark | None:
    """Return what a person wrote; what tells no author is by whom the row is."""
    if not (text := row.get(column, "")):
        return None
    at = _in_a_zone(_maybe_time(row, f"{column}_at"))
    return Remark(text, row.get(f"{column}_author", ""), at)


def _parsed(row: Mapping[str, str], column: str) -> list[Mapping[str, Any]]:
    """Return the objects in a cell."""
    try:
        held = json.loads(row.get(column) or "[]")
    except ValueError:
        held = None
    if not isinstance(held, list) or not all(isinstance(one, dict) for one in held):
        raise ValueError(Message("its “{column}” is not as birdann writes it", column=column))
    return held


def _reading(said: Mapping[str, Any]) -> SecondReading:
    at = datetime.fromisoformat(said["reviewed_at"])
    told = {key: str(said.get(key, "")) for key in _OF_READINGS}
    return SecondReading(reviewed_at=at.replace(tzinfo=at.tzinfo or UTC), **told)


def _proposal(said: Mapping[str, Any]) -> ProgramDetection:
    score = said.get("program_score")
    program = Program(name=str(said["program"]), version=str(said.get("program_version", "")))
    return ProgramDetection(
        program, str(said["program_species"]), None if score is None else float(score)
    )


def _found(row: Mapping[str, str]) -> ProgramDetection | None:
    """Return what a program made of it; a score of birdann's own is one of that model run."""
    if name := row.get("program", ""):
        return ProgramDetection(
            Program(name=name, version=row.get("program_version", "")),
            row.get("program_species", ""),
            maybe_number(row.get("program_score")),
        )
    if row.get("status") == PREDICTED:
        program = Program(name=SegmentsCsv.program, version=row.get("model_run", ""))
        return ProgramDetection(
            program, row.get("species", ""), maybe_number(row.get("probability"))
        )
    return None


def _in_a_zone(at: datetime | None) -> datetime | None:
    """Return a time with its zone; birdann writes UTC."""
    return at.replace(tzinfo=UTC) if at is not None and at.tzinfo is None else at


def _maybe_time(row: Mapping[str, str], column: str) -> datetime | None:
    text = row.get(column)
    try:
        return datetime.fromisoformat(text) if text else None
    except ValueError:
        raise ValueError(
            Message(
                "“{text}” in “{column}” is no time as birdann writes it", text=text, column=column
            )
        ) from None


def _clock(row: Mapping[str, str]) -> datetime | None:
    """Return the time of day; None where a spreadsheet wrote it its own way: nothing depends on it."""
    try:
        return _maybe_time(row, "start_clock")
    except ValueError:
        return None
