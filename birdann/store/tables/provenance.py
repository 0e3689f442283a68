"""Authors and programs, stored once each."""

from collections.abc import Iterable
from datetime import datetime

from birdann.core.ids import RunId
from birdann.core.provenance import Maker, Program, Provenance
from birdann.store.rows import Row, Rows

PROVENANCE = "provenance.maker, provenance.name, provenance.at, provenance.run"
"""The columns that ``provenance_of`` takes."""
PROGRAM = "program.name, program.version"
"""The columns that ``program_of`` takes."""


def provenance_of(rows: Rows, row: Row) -> Provenance:
    """Return a provenance."""
    maker, name, at, run = row
    with rows.name_file_in_errors("a provenance"):
        return Provenance(
            maker=Maker(maker),
            name=name,
            at=datetime.fromisoformat(at),
            run_id=RunId(run) if run else None,
        )


def provenance_pk(rows: Rows, made: Provenance) -> int:
    """Return the number of a provenance, added if new."""
    values = (made.maker.value, made.name, made.at.isoformat(), made.run_id or 0)
    return rows.intern_row("provenance", ("maker", "name", "at", "run"), values)


def provenance_pks(rows: Rows, made: Iterable[Provenance]) -> dict[Provenance, int]:
    """Return the numbers of many provenances."""
    return {provenance: provenance_pk(rows, provenance) for provenance in set(made)}


def program_of(row: Row) -> Program:
    """Return a program."""
    name, version = row
    return Program(name=name, version=version)


def program_pk(rows: Rows, program: Program) -> int:
    """Return the number of a program, added if new."""
    return rows.intern_row("program", ("name", "version"), (program.name, program.version))


def known_program_pk(rows: Rows, program: Program) -> int | None:
    """Return the number of a program, or None."""
    row = rows.first(
        "SELECT pk FROM program WHERE name = ? AND version = ?", [program.name, program.version]
    )
    return int(row[0]) if row else None
