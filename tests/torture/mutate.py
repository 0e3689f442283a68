"""Ways to spoil bytes, texts and databases; the same random numbers spoil them alike."""

import random
import sqlite3
from collections.abc import Sequence

SIZES = (0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
WORDS = (
    b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n", b"\r\n\r\n", b'"', b"'", b",", b";", b"\t",
    b"=1+1", b"nan", b"inf", b"-1e308", b"1e999", b"9" * 400, b"\xe9", b"\xf0\x9f\x90\xa6", b"{}",
    b"[" * 3000, b"null", b"../../etc/passwd", b"%s%n", b"\\", b"A" * 70_000, b"0000-00-00",
    b"23:59:60", b"-", b"UTC+99", b"1\x002", b"-0", b"true",
)  # fmt: skip
_HEAD_BYTES = 128


def spoiled(data: bytes, rng: random.Random, others: Sequence[bytes], is_text: bool) -> bytes:
    """Return ``data`` with one to six changes, mostly near its beginning."""
    out = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        change = rng.choice(_TEXT_CHANGES if is_text else _BYTE_CHANGES)
        change(out, rng, others)
        del out[1 << 20 :]
    return bytes(out)


def _place(out: bytearray, rng: random.Random) -> int:
    if len(out) > _HEAD_BYTES and rng.random() < 0.7:
        return rng.randrange(_HEAD_BYTES)
    return rng.randrange(len(out) + 1)


def _flip(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    place = _place(out, rng)
    if place < len(out):
        out[place] ^= 1 << rng.randrange(8)


def _set(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    place = _place(out, rng)
    if place < len(out):
        out[place] = rng.randrange(256)


def _number(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    """Overwrite a number of 2, 4 or 8 bytes, aligned as sizes are."""
    place, width = _place(out, rng) & ~1, rng.choice((2, 4, 4, 8))
    order = rng.choice(("little", "big"))
    value = rng.choice(SIZES) if rng.random() < 0.8 else rng.getrandbits(64)
    out[place : place + width] = (value & ((1 << 8 * width) - 1)).to_bytes(width, order)


def _cut(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    del out[_place(out, rng) :]


def _drop(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    place = _place(out, rng)
    del out[place : place + rng.choice((1, 2, 4, 8, 100))]


def _double(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    place, length = _place(out, rng), rng.choice((1, 4, 24, 100, 400))
    out[place:place] = out[place : place + length] * rng.choice((1, 1, 2, 30))


def _splice(out: bytearray, rng: random.Random, others: Sequence[bytes]) -> None:
    other = rng.choice(others)
    start = rng.randrange(len(other) + 1)
    place = _place(out, rng)
    out[place : place + rng.choice((0, 8, 100))] = other[start : start + rng.choice((8, 60, 500))]


def _word(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    place = rng.randrange(len(out) + 1)
    out[place : place + rng.choice((0, 0, 1, 4))] = rng.choice(WORDS)


def _swap_lines(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    lines = bytes(out).split(b"\n")
    rng.shuffle(lines)
    out[:] = b"\n".join(lines)


def _recode(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    text = bytes(out).decode("utf-8", "replace")
    out[:] = text.encode(rng.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig")), "replace")


def _cell(out: bytearray, rng: random.Random, _: Sequence[bytes]) -> None:
    """Replace one cell of a table, or one value of a document."""
    separator = rng.choice((b",", b"\t", b";", b":"))
    cells = bytes(out).split(separator)
    cells[rng.randrange(len(cells))] = rng.choice(WORDS)
    out[:] = separator.join(cells)


_BYTE_CHANGES = (_flip, _flip, _set, _number, _number, _number, _cut, _drop, _double, _splice,
                 _word)  # fmt: skip
_TEXT_CHANGES = (_flip, _set, _cut, _drop, _double, _splice, _word, _word, _swap_lines, _recode,
                 _cell, _cell, _cell)  # fmt: skip

VALUES = (
    None, 0, -1, 1, 2**31, 2**63 - 1, -(2**63), 0.0, -0.0, 1e308, -1e308, float("inf"), 1e-300,
    "", "x", "[]", "{}", "[1]", "null", "{", "[" * 5000, '{"spectrogram": {}}', "nan",
    "../../../../etc/passwd", "/etc/passwd", "A" * 100_000, "2026-13-45T99:99:99", "0001-01-01",
    b"", b"\0", b"\xff" * 16, b"\0" * 16, b"\x02" + b"\xff" * 26, b"\x04" + b"\0" * 20, b"\xff" * 9_000,
)  # fmt: skip
_STATEMENTS = (
    "CREATE TRIGGER t AFTER INSERT ON label BEGIN DELETE FROM label; END",
    "CREATE TRIGGER t AFTER INSERT ON edit_log BEGIN DELETE FROM recording; END",
    "CREATE VIEW v AS SELECT 1",
    "DROP INDEX segment_place", "DROP INDEX recording_path", "DROP TABLE label",
    "DROP TABLE reading", "DROP TABLE detection", "DROP TABLE validation_item",
    "DROP TABLE edit_log", "DROP TABLE stroke", "DROP TABLE grid", "DROP TABLE setting",
    "DROP TRIGGER edit_log_keeps_rows",
    "PRAGMA user_version = 0", "PRAGMA user_version = 65536", "PRAGMA user_version = 65537",
    "PRAGMA user_version = 65538", "PRAGMA user_version = 131072", "PRAGMA user_version = 131079",
    "PRAGMA user_version = 196608", "PRAGMA user_version = -1",
    "PRAGMA application_id = 0",
    "ALTER TABLE label DROP COLUMN made", "ALTER TABLE segment RENAME TO part",
    "ALTER TABLE recording RENAME COLUMN path TO place",
    "INSERT INTO feature SELECT 99, feature_schema, vector FROM feature LIMIT 1",
)  # fmt: skip


def respun(template: bytes, rng: random.Random) -> bytes:
    """Return a database that is a sound one, with contents or tables that are not ours."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.deserialize(template)
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA foreign_keys = OFF")
        if rng.random() < 0.4:  # then a value may be of any kind
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ')')")
            connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '')")
            data = connection.serialize()
            connection.close()
            connection = sqlite3.connect(":memory:", isolation_level=None)
            connection.deserialize(data)
            connection.execute("PRAGMA ignore_check_constraints = ON")
        for _ in range(rng.choice((1, 1, 2, 4))):
            try:
                _respin(connection, rng)
            except sqlite3.Error:
                continue  # not every change is possible in every table
        return connection.serialize()
    finally:
        connection.close()


def _respin(connection: sqlite3.Connection, rng: random.Random) -> None:
    if rng.random() < 0.15:
        connection.execute(rng.choice(_STATEMENTS))
        return
    tables = [name for (name,) in connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]  # fmt: skip
    table = rng.choice(tables)
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    where = "" if rng.random() < 0.3 else f"WHERE abs(random()) % {rng.randint(1, 4)} = 0"
    if table == "edit_log":
        connection.execute("DROP TRIGGER IF EXISTS edit_log_keeps_text")
    if rng.random() < 0.15:
        connection.execute(f"DELETE FROM {table} {where}")
        return
    column, value = rng.choice(columns), rng.choice(VALUES)
    if rng.random() < 0.2:
        connection.execute(f"UPDATE {table} SET {column} = substr({column}, 1, 5) {where}")
        return
    connection.execute(f"UPDATE {table} SET {column} = ? {where}", (value,))
