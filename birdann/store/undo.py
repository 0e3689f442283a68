"""What takes an edit back, noted by SQLite while the edit is made (sqlite.org/undoredo.html).

Temporary triggers write down, for each row that changes, the statement that restores it. Run from
the last to the first they undo the edit, and what is noted meanwhile does it again. A row that an
edit added is hidden, where its table can hide rows, for what belongs to it was computed since.
"""

import sqlite3

Inverse = tuple[str, ...]
"""Statements that take an edit back, in the order in which they are run."""

_UNRECORDED = frozenset(
    {
        "edit_log",  # keeps every row
        "provenance", "program", "grid", "feature_schema",  # kept once, whoever refers to them
        "feature", "score", "top_score",  # derived; outdated by rules of their own
    }
)  # fmt: skip
_HIDDEN = {"removed": 1, "deleted": 2}  # 2: Deletion.BY_UNDO


def prepare(connection: sqlite3.Connection) -> None:
    """Make the triggers, unless this connection has them."""
    known = "SELECT 1 FROM sqlite_temp_master WHERE name = 'edit_inverse'"
    if connection.execute(known).fetchone():
        return
    connection.execute("CREATE TEMP TABLE is_edit (yes INTEGER)")
    connection.execute("CREATE TEMP TABLE edit_inverse (n INTEGER PRIMARY KEY, sql TEXT)")
    tables = connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
    for (table,) in tables.fetchall():
        if table not in _UNRECORDED:
            for trigger in _triggers(connection, table):
                connection.execute(trigger)


def start(connection: sqlite3.Connection) -> None:
    """Note from now on what takes back the changes of the transaction that was begun."""
    connection.execute("INSERT INTO temp.is_edit VALUES (1)")


def finish(connection: sqlite3.Connection) -> Inverse:
    """Return what takes back all changes since ``start``, and note no more."""
    rows = connection.execute("SELECT sql FROM temp.edit_inverse ORDER BY n DESC").fetchall()
    connection.execute("DELETE FROM temp.edit_inverse")
    connection.execute("DELETE FROM temp.is_edit")
    return tuple(sql for (sql,) in rows)


def take_back(connection: sqlite3.Connection, inverse: Inverse) -> None:
    """Run what ``finish`` returned."""
    connection.execute("PRAGMA defer_foreign_keys=ON")  # until the transaction ends
    for statement in inverse:
        connection.execute(statement)


def _triggers(connection: sqlite3.Connection, table: str) -> list[str]:
    """Return the triggers of a table."""
    columns = connection.execute(f"PRAGMA main.table_info({table})").fetchall()
    names = [name for _, name, *_ in columns]
    keys = [name for _, name, *_, place in columns if place]
    hiding = next((f"{name} = {how}" for name, how in _HIDDEN.items() if name in names), None)
    found = " || ' AND ' || ".join(f"'{key} = ' || {_quoted('NEW', key)}" for key in keys)
    forget = f"UPDATE main.{table} SET {hiding}" if hiding else f"DELETE FROM main.{table}"
    before = " || ".join(
        f"CASE WHEN OLD.{name} IS NEW.{name} THEN '' "
        f"ELSE '{name} = ' || {_quoted('OLD', name)} || ',' END"
        for name in names
    )
    differs = " OR ".join(f"OLD.{name} IS NOT NEW.{name}" for name in names)
    values = " || ',' || ".join(_quoted("OLD", name) for name in names)
    return [
        _trigger(table, "AFTER INSERT", "", f"'{forget} WHERE ' || {found}"),
        _trigger(
            table,
            "AFTER UPDATE",
            f" AND ({differs})",
            f"'UPDATE main.{table} SET ' || rtrim({before}, ',') || ' WHERE ' || {found}",
        ),
        _trigger(
            table,
            "BEFORE DELETE",
            "",
            f"'INSERT INTO main.{table} ({', '.join(names)}) VALUES (' || {values} || ')'",
        ),
    ]


def _trigger(table: str, event: str, condition: str, sql: str) -> str:
    name = f"undo_{event.split()[1].lower()}_of_{table}"
    return (
        f"CREATE TEMP TRIGGER {name} {event} ON main.{table} "
        f"WHEN EXISTS (SELECT 1 FROM is_edit){condition} "
        f"BEGIN INSERT INTO edit_inverse (sql) VALUES ({sql}); END"
    )


def _quoted(row: str, name: str) -> str:
    """Return a column's value as SQL; ``quote`` alone ends a text at its first zero."""
    value = f"{row}.{name}"
    return (
        f"CASE WHEN typeof({value}) = 'text' AND instr({value}, char(0)) "
        f"THEN 'CAST(' || quote(CAST({value} AS BLOB)) || ' AS TEXT)' ELSE quote({value}) END"
    )
