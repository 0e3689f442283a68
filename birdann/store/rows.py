"""Rows of a project file."""

import math
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import numpy as np
import numpy.typing as npt

from birdann.core.message import Message
from birdann.store.errors import damaged_error, not_in_project_error

Row = tuple[Any, ...]
_T = TypeVar("_T")
ALL_TIMES = (-math.inf, math.inf)
"""All onsets."""
BATCH = 5_000
"""How many rows are fetched at once where there may be a million."""
_SKIPS = "DO NOTHING"
_CHUNK = 900  # below SQLite's oldest limit on parameters


class Rows(ABC):
    """A source of rows, from which ``birdann.store.tables`` makes domain objects."""

    path: Path

    @abstractmethod
    def all(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Return all rows of a query as of the last commit."""

    def batches(self, sql: str, parameters: Sequence[object] = ()) -> Iterator[list[Row]]:
        """Yield the rows of a query in chunks, all as of one moment."""
        yield self.all(sql, parameters)

    def first(self, sql: str, parameters: Sequence[object] = ()) -> Row | None:
        """Return the first row of a query, or None."""
        rows = self.all(sql, parameters)
        return rows[0] if rows else None

    def all_in(
        self, sql: str, ids: Iterable[int], parameters: Sequence[object] = ()
    ) -> Iterator[Row]:
        """Run a query over a long list of ids; ``sql`` has ``IN (%s)`` once, last."""
        for chunk in chunks([int(row_id) for row_id in ids]):
            yield from self.all(sql % marks(chunk), [*parameters, *chunk])

    def execute(self, sql: str, parameters: Sequence[object] = ()) -> None:
        """Run one statement; read-only connections refuse to write."""
        self.all(sql, parameters)

    def execute_many(self, sql: str, parameters: Iterable[Sequence[object]]) -> None:
        """Run one statement for each row of parameters."""
        for values in parameters:
            self.all(sql, values)

    def insert(
        self,
        table: str,
        columns: str,
        rows: Iterable[Sequence[object]],
        *,
        replaces: str = "",
        conflict: str = "",
        is_numbered: bool = False,
    ) -> None:
        """Add rows of ``columns``, which like those of ``replaces`` are parted by commas.

        Parameters
        ----------
        replaces
            Columns of a key: existing rows are updated.
        conflict
            Other ``ON CONFLICT`` clause.
        is_numbered
            Whether each gets the next ``number``.
        """
        names = columns.split(", ")
        if replaces:
            new = (
                f"{name} = excluded.{name}" for name in names if name not in replaces.split(", ")
            )
            conflict = f"({replaces}) DO UPDATE SET {', '.join(new)}"
        values = marks(names)
        if is_numbered:
            names.append("number")
            values += f", (SELECT coalesce(max(number), 0) + 1 FROM {table})"
        self.execute_many(
            f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"
            + (f" ON CONFLICT {conflict}" if conflict else ""),
            rows,
        )

    def intern_row(self, table: str, columns: Sequence[str], values: Sequence[object]) -> int:
        """Return the number of a unique row, added if new."""
        new = self.all(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(columns)}) "
            "ON CONFLICT DO NOTHING RETURNING pk",
            tuple(values),
        )
        if new:
            return int(new[0][0])
        condition = " AND ".join(f"{column} = ?" for column in columns)
        return self.count(f"SELECT pk FROM {table} WHERE {condition}", values)

    def count(self, sql: str, parameters: Sequence[object] = ()) -> int:
        """Return the number from a counting query."""
        return int(self.all(sql, parameters)[0][0])

    def value(self, table: str, column: str, row_id: int) -> Any:  # noqa: ANN401 - of any column
        """Return a column of the row with an identifier (NotInProjectError if there is none)."""
        row = self.first(f"SELECT {column} FROM {table} WHERE id = ?", [row_id])
        if row is None:
            raise not_in_project_error(self.path, table, row_id)
        return row[0]

    def require(self, table: str, ids: Iterable[int]) -> None:
        """Raise NotInProjectError unless all rows of a table exist."""
        for row_id in ids:
            if self.first(f"SELECT 1 FROM {table} WHERE id = ?", [row_id]) is None:
                raise not_in_project_error(self.path, table, row_id)

    @contextmanager
    def name_file_in_errors(self, what: str) -> Iterator[None]:
        """Name the file in errors of invalid content."""
        try:
            yield
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
            raise damaged_error(self.path, f"{what} cannot be understood ({error})") from error


class OpenRows(Rows):
    """The rows of an open transaction, including uncommitted ones."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.path = path
        self._connection = connection

    def all(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Return all rows of a query, including uncommitted ones."""
        return fetch(self._open_connection(), sql, parameters)

    def execute_many(self, sql: str, parameters: Iterable[Sequence[object]]) -> None:
        """Run one statement for each row of parameters.

        Raises ProjectFileError if a row was not kept that should have been added: what is counted
        is there.
        """
        rows = list(parameters)
        n_kept = self._open_connection().executemany(sql, rows).rowcount
        adds_each = sql.startswith("INSERT INTO") and " VALUES (" in sql and _SKIPS not in sql
        if adds_each and n_kept != len(rows):
            raise damaged_error(
                self.path,
                Message("it kept {n_kept} of {n_rows} rows", n_kept=n_kept, n_rows=len(rows)),
            )

    def _open_connection(self) -> sqlite3.Connection:
        if not self._connection.in_transaction:
            raise RuntimeError("this transaction is over")
        return self._connection


def columns_of(
    batches: Iterable[Sequence[Row]],
    recordings: Sequence[int],
    makers: Mapping[str, Callable[[Sequence[Any]], npt.NDArray[Any]]],
) -> dict[str, Any]:
    """Return columns of rows, ordered by recording; those of other recordings are left out.

    A million rows take more memory than columns.

    Parameters
    ----------
    batches
        Chunks of rows: recording, a value for each of ``makers``, and others that are ignored.
    recordings
        Their identifiers in order; the column "recording" indexes them.
    makers
        Make the values of a chunk an array, by name of the column.
    """
    index_of = {key: i for i, key in enumerate(recordings)}
    makers = {
        "recording": lambda keys: np.array([index_of[key] for key in keys], np.int32),
        **makers,
    }
    parts = [[make(())] for make in makers.values()]
    for batch in batches:
        rows = batch
        if not all(row[0] in index_of for row in batch):
            rows = [row for row in batch if row[0] in index_of]
        columns = zip(*rows, strict=True)
        for part, make, column in zip(parts, makers.values(), columns, strict=False):
            part.append(make(column))
        del columns, batch, rows  # before the next chunk is made
    found: dict[str, Any] = {}
    for name, part in zip(makers, parts, strict=True):
        found[name] = np.concatenate(part[len(part) > 1 :])
        part.clear()
    # The index gives the rows by the recordings' identifiers; a stable sort does the rest.
    if (np.diff(found["recording"]) < 0).any():
        order = np.argsort(found["recording"], kind="stable")
        for name in found:
            found[name] = found[name][order]
    return found


class Table:
    """A table of a project, or a small family of tables."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows


class Removable(Table):
    """A table whose rows are hidden when they are removed, with all that belongs to them."""

    _table: ClassVar[str]

    def remove(self, ids: Iterable[int]) -> None:
        """Remove rows; undo brings them back."""
        sql = f"UPDATE {self._table} SET removed = 1 WHERE id = ?"
        self._rows.execute_many(sql, ((int(row_id),) for row_id in ids))


def marks(values: Sequence[object]) -> str:
    """Return as many comma-separated question marks as there are values."""
    return ",".join("?" * len(values))


def chunks(values: Sequence[_T]) -> Iterator[Sequence[_T]]:
    """Split a sequence into chunks that fit one statement."""
    for start in range(0, len(values), _CHUNK):
        yield values[start : start + _CHUNK]


def fetch(connection: sqlite3.Connection, sql: str, parameters: Sequence[object]) -> list[Row]:
    """Run one query."""
    rows: list[Row] = connection.execute(sql, parameters).fetchall()
    return rows
