"""What takes an edit back, noted by SQLite while the edit is made (sqlite.org/undoredo.html).

Temporary triggers write down, for each row that changes, the statement that restores it. Run from
the last to the first they undo the edit, and what is noted meanwhile does it again. A row that an
edit added is hidden, where its table can hide rows, for what belongs to it was computed since.
"""

import itertools
import sqlite3
from collections.abc import Iterator

Inverse = tuple[tuple[str, tuple[object, ...]], ...]
"""Statements that take an edit back, with their values, in the order in which they are run."""

_UNRECORDED = frozenset(
    {
        "edit_log",  # keeps every row
        "provenance", "program", "grid", "feature_schema",  # kept once, whoever refers to them
        "feature", "score", "top_score",  # derived; outdated by rules of their own
        "segment_piece",  # who was joined once is known, also when that was undone
    }
)  # fmt: skip
_HIDDEN = {"removed": 1, "deleted": 2}  # 2: Deletion.BY_UNDO


def prepare(connection: sqlite3.Connection) -> None:
    """Make the triggers, unless this connection has them."""
    known = "SELECT 1 FROM sqlite_temp_master WHERE name = 'edit_inverse'"
    if connection.execute(known).fetchone():
        return
    connection.execute("CREATE TEMP TABLE is_edit (yes INTEGER)")
    names = connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
    columns = {
        name: connection.execute(f"PRAGMA main.table_info({name})").fetchall()
        for (name,) in names.fetchall()
        if name not in _UNRECORDED
    }
    values = ", ".join(f"v{n}" for n in range(max(map(len, columns.values()))))
    connection.execute(
        f"CREATE TEMP TABLE edit_inverse (n INTEGER PRIMARY KEY, sql TEXT, n_values, {values})"
    )
    for table, those in columns.items():
        keys = [name for _, name, *_, place in those if place]
        for trigger in _triggers(table, [name for _, name, *_ in those], keys):
            connection.execute(trigger)


def start(connection: sqlite3.Connection) -> None:
    """Note from now on what takes back the changes of the transaction that was begun."""
    connection.execute("INSERT INTO temp.is_edit VALUES (1)")


def finish(connection: sqlite3.Connection) -> Inverse:
    """Return what takes back all changes since ``start``, and note no more."""
    rows = connection.execute("SELECT * FROM temp.edit_inverse ORDER BY n DESC")
    texts: dict[str, str] = {}
    inverse = tuple((texts.setdefault(sql, sql), tuple(row[:n])) for _, sql, n, *row in rows)
    connection.execute("DELETE FROM temp.edit_inverse")
    connection.execute("DELETE FROM temp.is_edit")
    return inverse


def take_back(connection: sqlite3.Connection, inverse: Inverse) -> None:
    """Run what ``finish`` returned."""
    connection.execute("PRAGMA defer_foreign_keys=ON")  # until the transaction ends
    for sql, statements in itertools.groupby(inverse, key=lambda one: one[0]):
        connection.executemany(sql, (values for _, values in statements))


def _triggers(table: str, names: list[str], keys: list[str]) -> Iterator[str]:
    """Yield the triggers of a table.

    One for each column: those of columns that a statement does not set cost nothing.
    """
    hiding = next((f"{name} = {how}" for name, how in _HIDDEN.items() if name in names), None)
    forget = f"UPDATE main.{table} SET {hiding}" if hiding else f"DELETE FROM main.{table}"
    found_by = " AND ".join(f"{key} = ?{n}" for n, key in enumerate(keys, 1))
    new_keys = [f"NEW.{key}" for key in keys]
    marks = ", ".join(f"?{n}" for n in range(1, len(names) + 1))
    insert = _note(
        f"INSERT INTO main.{table} ({', '.join(names)}) VALUES ({marks})",
        [f"OLD.{name}" for name in names],
    )
    yield _trigger(table, "AFTER INSERT", "", _note(f"{forget} WHERE {found_by}", new_keys))
    yield _trigger(table, "BEFORE DELETE", "", insert)
    for name in names:
        if name in keys:  # another row, but what is set of it besides does no harm
            note = insert + _note(f"DELETE FROM main.{table} WHERE {found_by}", new_keys)
        else:
            note = _note(
                f"UPDATE main.{table} SET {name} = ?{len(keys) + 1} WHERE {found_by}",
                [*new_keys, f"OLD.{name}"],
            )
        yield _trigger(table, "AFTER UPDATE", name, note)


def _note(sql: str, values: list[str]) -> str:
    places = ", ".join(f"v{n}" for n in range(len(values)))
    return (
        f"INSERT INTO edit_inverse (sql, n_values, {places}) "
        f"VALUES ('{sql}', {len(values)}, {', '.join(values)}); "
    )


def _trigger(table: str, event: str, column: str, note: str) -> str:
    """Return a trigger of a table, or of a column of it that gets another value."""
    return (
        f"CREATE TEMP TRIGGER undo_{event.split()[1]}_{column}_of_{table} "
        f"{event} {f'OF {column}' if column else ''} ON main.{table} "
        "WHEN EXISTS (SELECT 1 FROM is_edit) "
        f"{f'AND OLD.{column} IS NOT NEW.{column}' if column else ''} BEGIN {note} END"
    )
