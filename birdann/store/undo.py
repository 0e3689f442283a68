"""Undo information recorded by SQLite during an edit (sqlite.org/undoredo.html).

Temporary triggers record, for each changed row, the statement that restores it. Run in reverse
order they undo the edit, and what is recorded meanwhile redoes it. Added rows are hidden, if their
table has hidden rows, as derived data refer to them.
"""

import functools
import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from birdann.store.schema import TABLES

Inverse = tuple[tuple[str, tuple[object, ...]], ...]
"""Statements that take an edit back, with their values, in the order in which they are run."""

_UNRECORDED = frozenset(
    {
        "edit_log",  # keeps every row
        "provenance", "program", "grid", "feature_schema",  # kept once, whoever refers to them
        "feature", "score", "top_score",  # derived; outdated by rules of their own
        "segment_fragment",  # who was joined once is known, also when that was undone
    }
)  # fmt: skip
_UNRECORDED_COLUMNS = frozenset({("species", "mark")})  # given once; hidden species keep theirs
_HIDDEN = {"removed": 1, "deleted": 2}  # 2: Deletion.BY_UNDO


def prepare(connection: sqlite3.Connection) -> None:
    """Create the triggers, if this connection lacks them."""
    known = "SELECT 1 FROM sqlite_temp_master WHERE name = 'edit_inverse'"
    if connection.execute(known).fetchone():
        return
    try:
        connection.executescript(_script())
    except sqlite3.Error:  # some triggers without the others would undo half of an edit
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@functools.cache
def _script() -> str:
    """Return what makes the triggers: every project has the same tables."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(TABLES)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        columns = {
            name: connection.execute(f"PRAGMA table_info({name})").fetchall()
            for (name,) in names.fetchall()
            if name not in _UNRECORDED
        }
    values = ", ".join(f"v{n}" for n in range(max(map(len, columns.values()))))
    script = [
        "BEGIN",
        "CREATE TEMP TABLE is_edit (yes INTEGER)",
        f"CREATE TEMP TABLE edit_inverse (n INTEGER PRIMARY KEY, sql TEXT, n_values, {values})",
    ]
    for table, those in columns.items():
        keys = [name for _, name, *_, key_position in those if key_position]
        script += _triggers(table, [name for _, name, *_ in those], keys)
    return "; ".join([*script, "COMMIT"])


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


def apply_inverse(connection: sqlite3.Connection, inverse: Inverse) -> None:
    """Run an inverse of ``finish``."""
    connection.execute("PRAGMA defer_foreign_keys=ON")  # until the transaction ends
    for sql, statements in itertools.groupby(inverse, key=lambda statement: statement[0]):
        connection.executemany(sql, (values for _, values in statements))


def _triggers(table: str, names: list[str], keys: list[str]) -> Iterator[str]:
    """Yield the triggers of a table; of an updated row the changed columns are noted alone."""
    hidden = next((f"{name} = {value}" for name, value in _HIDDEN.items() if name in names), None)
    forget = f"UPDATE main.{table} SET {hidden}" if hidden else f"DELETE FROM main.{table}"
    found_by = " AND ".join(f"{key} = ?{n}" for n, key in enumerate(keys, 1))
    new_keys = [f"NEW.{key}" for key in keys]
    marks = ", ".join(f"?{n}" for n in range(1, len(names) + 1))
    whole = f"INSERT INTO main.{table} ({', '.join(names)}) VALUES ({marks})"
    old = [f"OLD.{name}" for name in names]
    yield _trigger(table, "AFTER INSERT", _note(f"{forget} WHERE {found_by}", new_keys))
    yield _trigger(table, "BEFORE DELETE", _note(whole, old))
    notes = ""
    for name in names:
        changed = f"WHERE OLD.{name} IS NOT NEW.{name}"
        if (table, name) in _UNRECORDED_COLUMNS:
            continue
        if name in keys:  # another row, but what is set of it besides does no harm
            notes += _note(whole, old, changed)
            notes += _note(f"DELETE FROM main.{table} WHERE {found_by}", new_keys, changed)
        else:
            sql = f"UPDATE main.{table} SET {name} = ?{len(keys) + 1} WHERE {found_by}"
            notes += _note(sql, [*new_keys, f"OLD.{name}"], changed)
    yield _trigger(table, "AFTER UPDATE", notes)


def _note(sql: str, values: list[str], where: str = "") -> str:
    columns = ", ".join(f"v{n}" for n in range(len(values)))
    return (
        f"INSERT INTO edit_inverse (sql, n_values, {columns}) "
        f"SELECT '{sql}', {len(values)}, {', '.join(values)} {where}; "
    )


def _trigger(table: str, event: str, notes: str) -> str:
    return (
        f"CREATE TEMP TRIGGER undo_{event.split()[1]}_of_{table} {event} ON main.{table} "
        f"WHEN EXISTS (SELECT 1 FROM is_edit) BEGIN {notes} END"
    )
