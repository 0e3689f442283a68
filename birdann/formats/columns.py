"""Columns of tables: declared, additional and unread ones."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np

from birdann.core.message import Message
from birdann.features.measurements import MEASUREMENTS
from birdann.formats.cells import column_key, unescape_formula
from birdann.formats.records import Annotation, Losses, WriteReport
from birdann.formats.tables import TableRow, write_csv

CHANNEL = "Channel"
"""The column whose 1 says nothing of a recording with one channel."""
Unread = Callable[[TableRow], Mapping[str, str]]
"""Returns the cells of a row that say something and are not read, by their column names."""


class TableColumn(NamedTuple):
    """A written column: name, and cell of an annotation."""

    name: str
    cell: Callable[[Annotation], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraColumns:
    """Additional columns after a format's own."""

    n_calls: bool = False  # Number of calls per row.
    measurements: bool = False  # Measurements of calls (``birdann.features.measurements``).

    def columns(self, *, of_raven: bool = False) -> tuple[TableColumn, ...]:
        """Return the columns with birdann's names, or Raven's."""
        first = TableColumn("Calls" if of_raven else "n_calls", lambda record: str(record.n_calls))
        names = [
            measurement.raven if of_raven else measurement.name for measurement in MEASUREMENTS
        ]
        measured = (
            TableColumn(name, _measurement_cell(index)) for index, name in enumerate(names)
        )
        return (first,) * self.n_calls + (tuple(measured) if self.measurements else ())

    def preserved_parts(self) -> tuple[Message, ...]:
        """Return what these columns preserve, in terms of ``Losses``."""
        number, measurements = Message("number of calls"), Message("measurements")
        return (number,) * self.n_calls + (measurements,) * self.measurements


NO_EXTRA_COLUMNS = ExtraColumns()
"""A format's own columns alone."""


def _measurement_cell(index: int) -> Callable[[Annotation], str]:
    """Return a function that writes a measurement, empty if missing."""

    def cell(record: Annotation) -> str:
        value = record.measurements[index] if record.measurements else np.nan
        return "" if np.isnan(value) else f"{value:.6g}"

    return cell


def add_extra_columns(
    records: Iterable[Annotation],
    columns: Iterable[TableColumn],
    also: Iterable[str] = (),
    text: Callable[[str], str] = str,
) -> tuple[list[TableColumn], Iterator[Annotation]]:
    """Return a format's columns and additional ones of the records, and the records.

    One named like another column, but for capitals and signs, such as another program's “note”, is
    “note (imported)”.

    Parameters
    ----------
    also
        Column names that the format would misread.
    text
        Prepares text for a cell.
    """
    coming, columns = iter(records), list(columns)
    first = next(coming, None)
    if first is None:
        return columns, coming
    taken_keys = set(map(column_key, (*(column.name for column in columns), *also)))
    for name in first.extra:
        heading = name
        while (key := column_key(heading)) in taken_keys:
            heading += " (imported)"
        if heading == name or name != CHANNEL:  # which the format's own column has
            taken_keys.add(key)
            columns.append(TableColumn(text(heading), partial(_extra_cell, name=name, text=text)))
    return columns, chain([first], coming)


def _extra_cell(record: Annotation, *, name: str, text: Callable[[str], str]) -> str:
    return text(record.extra.get(name, ""))


def write_columns(
    path: Path,
    columns: Iterable[TableColumn],
    records: Iterable[Annotation],
    losses: Losses,
    *,
    line_end: Literal["\n", "\r\n"] = "\r\n",
) -> WriteReport:
    """Write a CSV table, all or nothing (WriteError); ``losses`` counts omissions."""
    columns = list(columns)
    cells = ([column.cell(record) for column in columns] for record in records)
    rows = write_csv(path, [column.name for column in columns], cells, line_end=line_end)
    return WriteReport(path=path, rows=rows, dropped=losses.sentences(), unfit=losses.omissions())


def unread_cells(
    read: Iterable[str],
    *,
    firsts: Iterable[Iterable[str]] = (),
    together: Iterable[str] = (),
) -> Unread:
    """Return a function for the unread cells of a table.

    Parameters
    ----------
    read
        Columns that are read, or not about the sound.
    firsts
        Groups whose first non-empty column is read, such as species or program.
    together
        Columns read only if all are present.
    """
    read_keys, all_keys = set(map(column_key, read)), set(map(column_key, together))
    groups = [list(map(column_key, names)) for names in firsts]
    indices: list[int] = []
    orders: list[list[int]] = []
    known: list[object] = []

    def cells(row: TableRow) -> Mapping[str, str]:
        if not (known and known[0] is row.header):
            keys = list(map(column_key, row.header))
            own_columns = all_keys if all_keys.issubset(keys) else set[str]()
            kept = read_keys | own_columns
            known[:] = [row.header]
            orders[:] = [
                [keys.index(name) for name in names if name in keys and name not in own_columns]
                for names in groups
            ]
            indices[:] = [index for index, key in enumerate(keys) if key and key not in kept]
        if not indices:
            return {}
        filled = {index for index in indices if index < len(row.cells) and row.cells[index]}
        for order in orders:
            has = (index for index in order if index < len(row.cells) and row.cells[index])
            filled.discard(next(has, -1))
        return {row.header[p]: unescape_formula(row.cells[p]) for p in indices if p in filled}

    return cells
