"""Merging the rows of two project files into a third.

Copies of both are first made to use the same identifiers; the result is the union of all tables by
key. Rows with one key and different contents are then decided on.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from birdann.core.errors import ProjectFileError
from birdann.core.ids import SegmentId, SpeciesId, id_text
from birdann.core.labels import TagState
from birdann.store.copies import private_copy
from birdann.store.errors import damaged_error, report_copies_as_originals
from birdann.store.project import Project
from birdann.store.reader import ProjectReader
from birdann.store.schema import OUTDATE
from birdann.store.transaction import Transaction

SameAs = Mapping[str, Mapping[int, int]]
"""By table, identifiers that are to be replaced by others."""

Row = dict[str, Any]
Decide = Callable[[str, Row, Row], Row]
"""Returns the row of a table that is kept of one in the first and one in the second project."""

_UNION = "INSERT OR IGNORE INTO main.{0} ({1}) SELECT {2} FROM other.{0}"
_FAR = 1 << 40
"""Added to numbers for a moment, so that no two are the same on the way."""
_OWN_LOG = (
    "SELECT at, actor, command, arguments FROM other.edit_log "
    "EXCEPT SELECT at, actor, command, arguments FROM main.edit_log ORDER BY at"
)
_UNDECLARED = {
    "program": (("threshold", "program", ""),),
    "recording": (("merged_fact", "thing", ""),),
    "species_list": (("merged_row", "row", " AND kind = 'tag'"),),
    "detection": (("merged_row", "row", " AND kind = 'detection'"),),
}
"""Columns that name rows of a table without a foreign key: table, column, which rows."""
_SAME_DETECTION = (
    "INSERT OR REPLACE INTO temp.same SELECT max(d.id, o.id), min(d.id, o.id) "
    "FROM main.detection AS d JOIN other.detection AS o USING (recording, program, onset_s, "
    "offset_s, name, removed) WHERE d.id != o.id AND (d.low_hz, d.high_hz, d.score) IS "
    "(o.low_hz, o.high_hz, o.score) AND d.id NOT IN (SELECT id FROM other.detection) "
    "AND o.id NOT IN (SELECT id FROM main.detection)"
)
MERGED_SPECIES = "merged species"
"""The key of ``SameAs`` for species that people merged into others."""
_OF_MERGED_SPECIES = (
    ("label", "species", ""),
    ("reading", "species", ""),
    ("detection", "species", ""),
    ("threshold", "species", " AND run = 0"),
)
_OF_SCORES = frozenset({"feature", "top_score"})
_OF_STATEMENTS = frozenset({"segment", "label", "reading", "segment_note", "recording_note"})
_OF_OUTLINES = _OF_SCORES | _OF_STATEMENTS | {"segment_fragment", "segment_origin"}
_OF_LISTS = frozenset({"species_list", "tag"})
_DECIDED_ELSEWHERE = _OF_SCORES | _OF_STATEMENTS | _OF_LISTS | {"edit_log", "merged_fact"}
"""Tables whose rows of one key are not compared: they are computed, or more than one row decides."""


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of the project format, as SQLite describes it."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    unique: tuple[str, ...]
    refers: tuple[tuple[str, str], ...]
    """Columns with the tables that they name a row of, by one column."""


def _tables(connection: sqlite3.Connection) -> dict[str, _Table]:
    """Return the tables in the order of their declaration."""
    names = connection.execute(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
        "ORDER BY rowid"
    )
    columns_of_table = {}
    for (name,) in names.fetchall():
        columns = connection.execute(f"PRAGMA main.table_info({name})").fetchall()
        keyed = sorted(
            (key_position, column) for _, column, *_, key_position in columns if key_position
        )
        links = connection.execute(f"PRAGMA main.foreign_key_list({name})").fetchall()
        whole = [link[0] for link in links]
        indexes = connection.execute(f"PRAGMA main.index_list({name})").fetchall()
        unique = next((index[1] for index in indexes if index[3] == "u"), None)
        named = connection.execute(f"PRAGMA main.index_info({unique})") if unique else ()
        columns_of_table[name] = _Table(
            name,
            tuple(column for _, column, *_ in columns),
            tuple(column for _, column in keyed),
            tuple(column for *_, column in named),
            tuple((link[3], link[2]) for link in links if whole.count(link[0]) == 1),
        )
    return columns_of_table


class Pair:
    """A copy of one project, open for writing, with a second one attached."""

    def __init__(
        self, connection: sqlite3.Connection, tx: Transaction, second: ProjectReader
    ) -> None:
        self._connection = connection
        self._tables = _tables(connection)
        self.tx, self.second = tx, second
        self._made: dict[int, tuple[str, str]] = {}

    def unite(self, decide: Decide) -> None:
        """Add the rows that only the second has, and decide on differing ones.

        Rows of lists, labels and notes are added only where the first has none.
        """
        run = self._connection.execute
        for table in self._tables.values():
            columns = ", ".join(table.columns)
            if table.name == "edit_log":
                run(f"INSERT INTO main.edit_log (at, actor, command, arguments) {_OWN_LOG}")
                continue
            if table.name not in _DECIDED_ELSEWHERE:
                self._decide(table, decide)
            if table.name not in _OF_LISTS:
                run(_UNION.format(table.name, columns, _columns_with_numbers(table, "main")))

    def _decide(self, table: _Table, decide: Decide) -> None:
        """Replace rows of the first that differ from the second's with the same key."""
        names = [column for column in table.columns if column not in {"number", "mark"}]
        names_of_main, others = (", ".join(f"{side}.{name}" for name in names) for side in "mo")
        rows = self._connection.execute(
            f"SELECT {names_of_main}, {others} FROM main.{table.name} AS m JOIN other.{table.name} AS o "
            f"USING ({', '.join(table.key)}) WHERE ({names_of_main}) IS NOT ({others})"
        ).fetchall()
        for row in rows:
            first, other = (
                dict(zip(names, part, strict=True))
                for part in (row[: len(names)], row[len(names) :])
            )
            self.write(table.name, decide(table.name, first, other))

    def write(self, table: str, row: Row) -> None:
        """Update an existing row."""
        key = self._tables[table].key
        columns = [column for column in row if column not in key] or list(key)
        self._connection.execute(
            f"UPDATE main.{table} SET {', '.join(f'{column} = ?' for column in columns)} "
            f"WHERE {' AND '.join(f'{column} = ?' for column in key)}",
            [row[column] for column in (*columns, *key)],
        )

    def rows(self, table: str, *, of_second: bool = False) -> list[Row]:
        """Return all rows of a small table."""
        columns = self._tables[table].columns
        side = "other" if of_second else "main"
        cursor = self._connection.execute(f"SELECT {', '.join(columns)} FROM {side}.{table}")
        return [dict(zip(columns, row, strict=True)) for row in cursor.fetchall()]

    def number(self, order: Callable[[Row], tuple[object, ...]]) -> None:
        """Renumber the rows of numbered tables in an order."""
        numbered = [
            (table.name, "number") for table in self._tables.values() if "number" in table.columns
        ]
        for name, column in (*numbered, ("custom_field", "place")):
            rows = sorted((order(row), row["id"]) for row in self.rows(name))
            new_ids = [(_FAR + i, key) for i, (_, key) in enumerate(rows, start=1)]
            sql = f"UPDATE main.{name} SET {column} ="
            self._connection.executemany(f"{sql} ? WHERE id = ?", new_ids)
            self._connection.execute(f"{sql} {column} - {_FAR}")

    def author_of_row(self, pk: int | None) -> tuple[str, str]:
        """Return time and author of a provenance."""
        if not self._made:
            for side in ("other", "main"):
                rows = self._connection.execute(f"SELECT pk, at, name FROM {side}.provenance")
                self._made |= {key: (at, name) for key, at, name in rows}
        return self._made.get(pk or 0, ("", ""))

    def put_list(self, row: Row, tags: Mapping[SpeciesId, TagState]) -> None:
        """Replace a species list with its tags."""
        table, run = self._tables["species_list"], self._connection.execute
        run(
            f"INSERT OR REPLACE INTO main.species_list ({', '.join(table.columns)}) "
            f"VALUES ({', '.join('?' * len(table.columns))})",
            [row[column] for column in table.columns],
        )
        run("DELETE FROM main.tag WHERE list = ?", (row["pk"],))
        self.tx.rows.insert(
            "tag",
            "list, species, position, state",
            [(row["pk"], key, i, state) for i, (key, state) in enumerate(tags.items())],
        )

    def forget_statements(self, ids: Iterable[SegmentId]) -> None:
        """Remove labels, other labels and notes of segments, to be set again."""
        keys = [(int(row_id),) for row_id in ids]
        for table in ("label", "reading", "segment_note"):
            self._connection.executemany(f"DELETE FROM main.{table} WHERE segment = ?", keys)

    def species_in_statements(self) -> set[int]:
        """Return the species in labels, tags and detections of the copy."""
        cursor = self._connection.execute(
            "SELECT species FROM main.label UNION SELECT species FROM main.reading "
            "UNION SELECT species FROM main.tag UNION SELECT species FROM main.detection"
        )
        return {key for (key,) in cursor if key is not None}

    def differing_recordings(self) -> set[int]:
        """Return the recordings whose segments or labels differ."""
        keys: set[int] = set()
        queries = [
            "SELECT recording, id, deleted FROM {0}.segment",
            *(
                f"SELECT s.recording, t.* FROM {{0}}.{table} AS t "
                "JOIN {0}.segment AS s ON s.id = t.segment"
                for table in ("label", "reading", "segment_note")
            ),
            "SELECT s.recording, t.* FROM {0}.merged_fact AS t "
            "JOIN {0}.segment AS s ON s.id = t.thing",
            "SELECT recording, at FROM {0}.segmentation",
        ]
        for query in queries:
            one, other = query.format("main"), query.format("other")
            for a, b in ((one, other), (other, one)):
                keys |= {key for key, *_ in self._connection.execute(f"{a} EXCEPT {b}")}
        return keys

    def replace_scores(self, recordings: Iterable[int]) -> None:
        """Remove scores of the first that the second has too, for some recordings."""
        for key in recordings:
            self._connection.execute(
                "DELETE FROM main.top_score WHERE segment IN (SELECT id FROM main.segment "
                "WHERE recording = ?) AND run IN (SELECT run FROM other.score WHERE recording = ?)",
                (key, key),
            )
            self._connection.execute(
                "DELETE FROM main.score WHERE recording = ? "
                "AND run IN (SELECT run FROM other.score WHERE recording = ?)",
                (key, key),
            )

    def outdate_scores(self, recordings: Iterable[int]) -> None:
        """Mark scores of recordings with merged lists as outdated."""
        self._connection.executemany(
            f"{OUTDATE} AND recording = ?", [(int(key),) for key in recordings]
        )

    def point_to(self, kept: Mapping[SegmentId, SegmentId]) -> None:
        """Redirect references from replaced segments: detections, samples, visits, fields."""
        pairs = [(after, before) for before, after in kept.items()]
        for table in self._tables.values():
            if ("segment", "segment") in table.refers and table.name not in _OF_OUTLINES:
                self._connection.executemany(
                    f"UPDATE OR IGNORE main.{table.name} SET segment = ? WHERE segment = ?", pairs
                )

    def facts(self, *, of_second: bool) -> dict[int, Any]:
        """Return the notes of earlier merges on segments and recordings, by identifier."""
        rows = self.rows("merged_fact", of_second=of_second)
        with self.tx.rows.name_file_in_errors("what was merged"):
            return {row["thing"]: json.loads(row["facts"]) for row in rows}

    def set_facts(self, facts: Mapping[int, object]) -> None:
        """Replace notes of merges; None removes them."""
        run = self._connection.executemany
        run("DELETE FROM main.merged_fact WHERE thing = ?", [(key,) for key in facts])
        rows = [(key, json.dumps(fact, sort_keys=True)) for key, fact in facts.items() if fact]
        self.tx.rows.insert("merged_fact", "thing, facts", rows)


def rename(connection: sqlite3.Connection, same_as: SameAs) -> None:
    """Make both attached projects use the same identifiers.

    Rows with a ``pk`` correspond by their unique columns.
    """
    tables = _tables(connection)
    run = connection.execute
    run("CREATE TEMP TABLE same (before INTEGER PRIMARY KEY, after INTEGER NOT NULL)")
    for table in tables.values():
        run("DELETE FROM temp.same")
        sides = ["main", "other"]
        if table.key == ("pk",) and table.unique:
            match = " AND ".join(f"m.{column} IS o.{column}" for column in table.unique)
            run(
                f"INSERT INTO temp.same SELECT o.pk, coalesce((SELECT m.pk FROM main.{table.name} "
                f"AS m WHERE {match}), (SELECT coalesce(max(pk), 0) FROM main.{table.name}) + o.pk) "
                f"FROM other.{table.name} AS o"
            )
            sides = ["other"]
        elif table.name == "detection":
            run(_SAME_DETECTION)
        else:
            pairs = same_as.get(table.name, {}).items()
            connection.executemany("INSERT INTO temp.same VALUES (?, ?)", pairs)
        references = [
            (each_table.name, column, "")
            for each_table in tables.values()
            for column, named in each_table.refers
            if (named, each_table.name) not in {(table.name, table.name), ("species", "tag")}
            and named == table.name
        ]
        for side in sides:
            _rename_in(connection, side, references + list(_UNDECLARED.get(table.name, ())))
            _rename_rows(connection, side, table)
        if table.name == "species":
            for before, after in same_as.get("species", {}).items():
                _rename_in_designs(connection, tables.values(), before, after)
            # what a run scored, or was drawn of that, stays of its species
            run("DELETE FROM temp.same")
            merged = same_as.get(MERGED_SPECIES, {}).items()
            connection.executemany("INSERT INTO temp.same VALUES (?, ?)", merged)
            for side, source in (("main", "other"), ("other", "main")):  # one may lack the target
                run(
                    f"INSERT OR IGNORE INTO {side}.species ({', '.join(table.columns)}) "
                    f"SELECT {_columns_with_numbers(table, side)} FROM {source}.species "
                    "WHERE id IN (SELECT after FROM temp.same)"
                )
                _rename_in(connection, side, _OF_MERGED_SPECIES)


def _columns_with_numbers(table: _Table, side: str) -> str:
    """Return the columns to copy from the other side, numbers after the last of this one."""
    last = f"(SELECT coalesce(max(number), 0) FROM {side}.{table.name})"
    return ", ".join(
        f"number + {last}" if column == "number" else column for column in table.columns
    )


def _rename_in(
    connection: sqlite3.Connection, side: str, references: Iterable[tuple[str, str, str]]
) -> None:
    """Replace identifiers in rows: table, column and which rows.

    They pass through negative numbers, so that none is replaced twice. Of rows that become
    identical, the one that had the identifier before is kept.
    """
    for name, column, which in references:
        connection.execute(
            f"UPDATE OR IGNORE {side}.{name} SET {column} = -(SELECT after FROM temp.same "
            f"WHERE before = {column}) WHERE {column} IN (SELECT before FROM temp.same){which}"
        )
        connection.execute(
            f"UPDATE OR IGNORE {side}.{name} SET {column} = -{column} WHERE {column} < 0"
        )
        connection.execute(f"DELETE FROM {side}.{name} WHERE {column} < 0")


def _rename_in_designs(
    connection: sqlite3.Connection, tables: Iterable[_Table], before: int, after: int
) -> None:
    """Replace an identifier in designs of samples and visits."""
    for table in tables:
        for side in ("main", "other") if "design" in table.columns else ():
            connection.execute(
                f"UPDATE {side}.{table.name} SET design = replace(design, ?, ?)",
                (f'"{id_text(before)}"', f'"{id_text(after)}"'),
            )


def _rename_rows(connection: sqlite3.Connection, side: str, table: _Table) -> None:
    """Replace the identifiers of rows; where both exist, the former is dropped."""
    key = table.key[0]
    if key == "id":  # which no negative number can be; none is replaced twice
        connection.execute(
            f"UPDATE OR IGNORE {side}.{table.name} SET id = "
            "(SELECT after FROM temp.same WHERE before = id) "
            "WHERE id IN (SELECT before FROM temp.same)"
        )
    else:
        _rename_in(connection, side, [(table.name, key, "")])
    if "removed" in table.columns:
        connection.execute(
            f"UPDATE {side}.{table.name} SET removed = 1 "
            f"WHERE {key} IN (SELECT before FROM temp.same)"
        )


@contextmanager
def open_pair(
    first: Project, second: Project, target: Path, same_as: SameAs, *, actor: str
) -> Iterator[Pair]:
    """Yield a copy of one project with the other attached; a third file when the block ends.

    It is written under a temporary name and renamed when complete. Neither project is changed.
    Raises ProjectFileError if it cannot be written, or one of them is damaged; no file is left.

    Parameters
    ----------
    same_as
        Corresponding identifiers of the two.
    """
    with (
        private_copy(first.path, target, beside=[second.path]) as copy,
        private_copy(second.path, target, is_kept=False) as other,
        report_copies_as_originals({copy: first.path, other: second.path}),
        closing(sqlite3.connect(copy, isolation_level=None)) as connection,
    ):
        connection.execute("PRAGMA trusted_schema=OFF")
        connection.execute("ATTACH DATABASE ? AS other", (str(other),))
        with _merge_transaction(connection, first, second):
            rename(connection, same_as)
        with (
            ProjectReader(second.path, other) as reader,
            _merge_transaction(connection, first, second),
        ):
            with _without_indexes(connection):
                yield Pair(connection, Transaction(connection, target, actor=actor), reader)
            broken = connection.execute("PRAGMA main.foreign_key_check").fetchone()
            if broken is not None:
                raise ProjectFileError(
                    "{first} and {second} cannot be merged, for a row of “{table}” refers to "
                    "something that neither contains. birdann check tells which of them is damaged.",
                    first=first.path,
                    second=second.path,
                    table=broken[0],
                )
        connection.execute("DETACH DATABASE other")


@contextmanager
def _merge_transaction(
    connection: sqlite3.Connection, first: Project, second: Project
) -> Iterator[None]:
    """Run a transaction; constraint failures are attributed to the second project."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise damaged_error(second.path, str(error)) from error
    connection.execute("COMMIT")


@contextmanager
def _without_indexes(connection: sqlite3.Connection) -> Iterator[None]:
    """Allow duplicate names and paths until the block ends."""
    unique = connection.execute(
        "SELECT name, sql FROM main.sqlite_master WHERE sql LIKE 'CREATE UNIQUE INDEX%' ORDER BY rowid"
    ).fetchall()
    for name, _ in unique:
        connection.execute(f"DROP INDEX main.{name}")
    yield
    for _, sql in unique:
        connection.execute(sql)
