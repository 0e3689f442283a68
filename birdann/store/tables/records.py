"""Mapping between table rows and dataclasses."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import date, datetime
from enum import Enum
from types import UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin

from birdann.core.geometry import TimeFreqBox
from birdann.core.provenance import Program, Provenance
from birdann.store.errors import not_in_project_error
from birdann.store.rows import Row, Rows
from birdann.store.tables.provenance import (
    PROGRAM,
    PROVENANCE,
    program_of,
    program_pk,
    provenance_of,
    provenance_pk,
)

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """Columns of a dataclass field, if not one column of its name and type."""

    names: str  # Columns written; "" if written elsewhere.
    selected: str = ""  # Columns read, if different.
    # Makes the value from the columns' values; None for identity.
    read: Callable[..., Any] | None = None
    # Returns the columns' values; None for identity.
    write: Callable[[Any], Sequence[object]] | None = None
    # The same for values stored once in their own rows.
    intern: Callable[[Rows, Any], Sequence[object]] | None = None


BOX = Column(
    names="onset_s, offset_s, low_hz, high_hz",
    read=lambda *sides: TimeFreqBox.from_limits(sides),
    write=lambda box: box.limits,
)
MAX_TEXT = 1 << 20
"""Characters of one name or note; what is longer is damaged or forged."""


def _limit_text(text: str) -> str:
    if len(text) > MAX_TEXT:
        raise ValueError(f"a text of {len(text):,} characters")
    return text


_OF_TYPES: dict[type, Column] = {
    str: Column(names="", read=_limit_text),
    bool: Column(names="", read=bool, write=lambda value: (int(value),)),
    float: Column(names="", write=lambda value: (float(value),)),
    date: Column(names="", read=date.fromisoformat, write=lambda value: (value.isoformat(),)),
    datetime: Column(
        names="", read=datetime.fromisoformat, write=lambda value: (value.isoformat(),)
    ),
    Mapping: Column(
        names="",
        read=lambda text: dict(json.loads(text)),
        write=lambda value: (json.dumps(dict(value)),),
    ),
    Provenance: Column(
        names="made", selected=PROVENANCE, intern=lambda rows, made: (provenance_pk(rows, made),)
    ),
    Program: Column(
        names="program",
        selected=PROGRAM,
        read=lambda *row: program_of(row),
        intern=lambda rows, program: (program_pk(rows, program),),
    ),
    TimeFreqBox: BOX,
}
_OF_TYPES[dict] = _OF_TYPES[Mapping]


class Record(Generic[_T]):
    """A table whose rows are objects of a dataclass.

    Parameters
    ----------
    noun
        Description of a damaged row, e.g. "a site".
    columns
        Fields in columns of other names or types.

    Attributes
    ----------
    select
        A query of all rows, to be continued.
    """

    def __init__(
        self, kind: Callable[..., _T], table: str, noun: str, **columns: str | Column
    ) -> None:
        self._kind, self._table, self._noun = kind, table, noun
        self._fields = [
            (field.name, *_column(field.name, field.type, columns.get(field.name)))
            for field in fields(kind)  # type: ignore[arg-type]
        ]
        selected = [column.selected or column.names for _, column, _ in self._fields]
        self.columns = ", ".join(
            name if "." in name else f"{table}.{name}"
            for names in selected
            for name in names.split(", ")
        )
        joins = {
            Provenance: f"JOIN provenance ON provenance.pk = {table}.made ",
            Program: f"JOIN program ON program.pk = {table}.program ",
        }
        self.select = f"SELECT {self.columns} FROM {table} " + "".join(
            joins[kind] for _, _, kind in self._fields if kind in joins
        )
        stop, self._reads = 0, []
        for (name, column, of), names in zip(self._fields, selected, strict=True):
            start, stop = stop, stop + names.count(",") + 1
            self._reads.append((name, column.read, of is Provenance, start, stop))

    def of(self, rows: Rows, table_rows: Iterable[Row]) -> list[_T]:
        """Return the objects of rows of ``columns`` (ProjectFileError if invalid)."""
        with rows.name_file_in_errors(self._noun):
            return [self._make_object(rows, row) for row in table_rows]

    def _make_object(self, rows: Rows, row: Row) -> _T:
        values = {}
        for name, read, is_provenance, start, stop in self._reads:
            if is_provenance:
                values[name] = provenance_of(rows, row[start:stop])
            else:
                values[name] = row[start] if read is None else read(*row[start:stop])
        return self._kind(**values)

    def all(self, rows: Rows, rest: str = "", parameters: Sequence[object] = ()) -> list[_T]:
        """Return the objects of a query: ``select`` with a continuation."""
        return self.of(rows, rows.all(self.select + rest, parameters))

    def one(self, rows: Rows, row_id: int) -> _T:
        """Return the object with an identifier (NotInProjectError if there is none)."""
        found = self.all(rows, "WHERE id = ?", [row_id])
        if not found:
            raise not_in_project_error(rows.path, self._table, row_id)
        return found[0]

    def all_in(self, rows: Rows, rest: str, ids: Iterable[int]) -> list[_T]:
        """Return the objects of a query over a long list of ids; see ``Rows.all_in``."""
        return self.of(rows, rows.all_in(self.select + rest, ids))

    def all_by_key(
        self, rows: Rows, key: str, rest: str, ids: Iterable[int] | None = None
    ) -> dict[Any, _T]:
        """As ``all`` or ``all_in``, by a column of their rows."""
        sql = self.select.replace("SELECT", f"SELECT {key},", 1) + rest
        table_rows = rows.all(sql) if ids is None else list(rows.all_in(sql, ids))
        objects = self.of(rows, (row[1:] for row in table_rows))
        return {row[0]: one for row, one in zip(table_rows, objects, strict=True)}

    def put(
        self,
        rows: Rows,
        records: Iterable[_T] | Mapping[Any, _T],
        *,
        key: str = "",
        replaces: str = "",
        conflict: str = "",
        **others: object,
    ) -> None:
        """Add a row for each object.

        Parameters
        ----------
        key
            Column of the keys of ``records``.
        replaces, conflict
            As for ``Rows.insert``.
        others
            Further columns with one value for all; ``number=True`` for the next number.
        """
        written = [field for field in self._fields if field[1].names]
        is_numbered = bool(others.pop("number", False))
        names = [name for _, column, _ in written for name in column.names.split(", ")]
        names += [key] * bool(key) + [*others]
        known: dict[object, Sequence[object]] = {}

        def row(record: _T, *found_by: object) -> list[object]:
            found: list[object] = []
            for name, column, _ in written:
                value = getattr(record, name)
                if column.intern is not None:
                    if value not in known:
                        known[value] = column.intern(rows, value)
                    found += known[value]
                else:
                    found += [value] if column.write is None else column.write(value)
            return [*found, *found_by, *others.values()]

        rows.insert(
            self._table,
            ", ".join(names),
            [row(record, by) for by, record in records.items()]
            if isinstance(records, Mapping)
            else [row(record) for record in records],
            replaces=replaces,
            conflict=conflict,
            is_numbered=is_numbered,
        )


def _column(name: str, hint: Any, own: str | Column | None) -> tuple[Column, type]:  # noqa: ANN401
    """Return the columns and type of a field."""
    if isinstance(own, Column):
        return own, object
    kind, is_optional = _type_of(hint)
    column = _OF_TYPES.get(kind, Column(names=""))
    if isinstance(kind, type) and issubclass(kind, Enum):
        column = Column(names="", read=kind, write=lambda value: (value.value,))
    if is_optional:
        column = replace(
            column, read=_read_or_none(column.read), write=_write_or_none(column.write)
        )
    return replace(column, names=own or column.names or name.removesuffix("_id")), kind


def _type_of(hint: Any) -> tuple[Any, bool]:  # noqa: ANN401 - of whatever kind of annotation
    """Return the type of a field, and whether it is optional."""
    is_optional = get_origin(hint) in {Union, UnionType}
    if is_optional:
        (hint,) = (argument for argument in get_args(hint) if argument is not type(None))
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    return get_origin(hint) or hint, is_optional


def _read_or_none(read: Callable[..., Any] | None) -> Callable[..., Any] | None:
    return None if read is None else lambda *row: None if row[0] is None else read(*row)


def _write_or_none(
    write: Callable[[Any], Sequence[object]] | None,
) -> Callable[[Any], Sequence[object]] | None:
    return None if write is None else lambda value: (None,) if value is None else write(value)
