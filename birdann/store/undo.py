"""Undo information recorded by SQLite during an edit (sqlite.org/undoredo.html).

Temporary triggers record, for each changed row, the statement that restores it. Run in reverse
order they undo the edit, and what is recorded meanwhile redoes it. Added rows are hidden, if their
table has hidden rows, as derived data refer to them.
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
_UNRECORDED_COLUMNS = frozenset({("species", "mark")})  # given once; hidden species keep theirs
_HIDDEN = {"removed": 1, "deleted": 2}  # 2: Deletion.BY_UNDO


def prepare(connection: sqlite3.Connection) -> None:
    """Create the triggers, if this connection lacks them."""
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
    """Start recording the changes of the current transaction."""
    connection.execute("INSERT INTO temp.is_edit VALUES (1)")


def finish(connection: sqlite3.Connection) -> Inverse:
    """Return the inverse of all changes since ``start``, and stop recording."""
    rows = connection.execute("SELECT * FROM temp.edit_inverse ORDER BY n DESC")
    texts: dict[str, str] = {}
    inverse = tuple((texts.setdefault(sql, sql), tuple(row[:n])) for _, sql, n, *row in rows)
    connection.execute("DELETE FROM temp.edit_inverse")
    connection.execute("DELETE FROM temp.is_edit")
    return inverse


def take_back(connection: sqlite3.Connection, inverse: Inverse) -> None:
    """Run an inverse of ``finish``."""
    connection.execute("PRAGMA defer_foreign_keys=ON")  # until the transaction ends
    for sql, statements in itertools.groupby(inverse, key=lambda statement: statement[0]):
        connection.executemany(sql, (values for _, values in statements))


def _triggers(table: str, names: list[str], keys: list[str]) -> Iterator[str]:
    """Yield the triggers of a table, one per column: unchanged columns cost nothing."""
    hidden = next((f"{name} = {value}" for name, value in _HIDDEN.items() if name in names), None)
    forget = f"UPDATE main.{table} SET {hidden}" if hidden else f"DELETE FROM main.{table}"
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
        if (table, name) in _UNRECORDED_COLUMNS:
            continue
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
    """Return a trigger of a table, or of a changed column of it."""
    return (
        f"CREATE TEMP TRIGGER undo_{event.split()[1]}_{column}_of_{table} "
        f"{event} {f'OF {column}' if column else ''} ON main.{table} "
        "WHEN EXISTS (SELECT 1 FROM is_edit) "
        f"{f'AND OLD.{column} IS NOT NEW.{column}' if column else ''} BEGIN {note} END"
    )
