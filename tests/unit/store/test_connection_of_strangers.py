"""Projects whose tables were changed by others: refused, and nothing in them runs."""

import sqlite3
import time
from contextlib import closing

import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import Project, connection, restore_backup
from birdann.store.backups import list_backups
from birdann.store.examination import examine
from tests.full_project import make_project

SLOW = (
    "(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1e12) "
    "SELECT max(i) FROM n)"
)
LABEL = "CREATE TABLE label ("


@pytest.fixture
def path(tmp_path):
    return make_project(tmp_path / "p.birdann")


def rewrite(path, name, *change):
    """Change the statement of a table as a stranger could, without touching its rows."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA writable_schema=ON")
        (sql,) = database.execute(
            "SELECT sql FROM sqlite_master WHERE name = ?", [name]
        ).fetchone()
        assert sql.replace(*change) != sql
        database.execute(
            "UPDATE sqlite_master SET sql = ? WHERE name = ?", [sql.replace(*change), name]
        )
        database.commit()


def run(path, *statements):
    with closing(sqlite3.connect(path)) as database:
        database.create_function("evil", -1, lambda *_: 1, deterministic=True)
        database.create_collation("EVIL", lambda a, b: 0)
        for statement in statements:
            database.execute(statement)
        database.commit()


def refused(path, what):
    for read_only in (True, False):
        began = time.process_time()
        with pytest.raises(ProjectFileError, match=what):
            Project.open(path, read_only=read_only)
        assert time.process_time() - began < 1
    with pytest.raises(ProjectFileError, match=what):
        examine(path)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("label", ("state TEXT NOT NULL", "state TEXT NOT NULL UNIQUE ON CONFLICT REPLACE")),
        ("label", ("state TEXT NOT NULL", "state TEXT NOT NULL ON CONFLICT IGNORE")),
        ("label", ("state TEXT NOT NULL", "state TEXT NOT NULL COLLATE EVIL")),
        ("label", ("state TEXT NOT NULL", "state TEXT NOT NULL CHECK (evil(state))")),
        ("label", ("state TEXT NOT NULL", "state TEXT NOT NULL DEFAULT ''")),
        ("label", ("call_type TEXT NOT NULL DEFAULT ''", "call_type TEXT NOT NULL DEFAULT 'x'")),
        ("recording", ("CHECK (size_bytes >= 0)", "CHECK (size_bytes >= -1)")),
        ("segment", ("ON DELETE CASCADE", "ON DELETE RESTRICT")),
        ("label", ("STRICT", "")),
        ("species", (" CHECK (id > 0)", "")),
        ("species_name", ("WHERE removed = 0", "WHERE removed = 1")),
        ("species_name", ("ON species (name)", "ON species (name COLLATE NOCASE)")),
        ("outdate_scores_1", ("UPDATE score", "DELETE FROM score; UPDATE score")),
        ("outdate_scores_4", ("AND recording", "AND NOT recording")),
    ],
)
def test_a_changed_statement_is_refused(path, name, change):
    rewrite(path, name, *change)
    refused(path, f"“{name}” is not as birdann makes it|malformed database schema")


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE label ADD COLUMN more TEXT GENERATED ALWAYS AS (NULL) VIRTUAL",
        "ALTER TABLE label ADD COLUMN more INTEGER",
        "ALTER TABLE edit_log ADD COLUMN more INTEGER CHECK (evil(more))",
        "CREATE UNIQUE INDEX one_label ON label (state)",
        "CREATE INDEX slow ON label (evil(state))",
        "CREATE TABLE more (segment INTEGER REFERENCES segment (id) ON DELETE RESTRICT)",
        "CREATE VIRTUAL TABLE more USING fts5 (text)",
        "CREATE VIEW more AS SELECT 1",
        "CREATE TRIGGER spy AFTER INSERT ON label BEGIN DELETE FROM tag; END",
    ],
)
def test_what_was_added_is_refused(path, statement):
    run(path, statement)
    refused(path, "is not as birdann makes it")


@pytest.mark.parametrize(
    "statement", ["DROP TRIGGER outdate_scores_2", "DROP TRIGGER edit_log_keeps_rows"]
)
def test_a_missing_trigger_is_refused(path, statement):
    run(path, statement)
    refused(path, "trigger “.*” is missing")


def test_a_view_in_place_of_a_table_is_refused_and_not_read(path):
    run(path, "ALTER TABLE edit_log RENAME TO log", f"CREATE VIEW edit_log AS SELECT {SLOW} AS pk")
    refused(path, "“(edit_)?log” is not as birdann makes it")


def test_a_second_statement_under_a_name_is_seen(path):
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA writable_schema=ON")
        database.execute(
            "INSERT INTO sqlite_master SELECT 'trigger', name, 'label', 0, "
            "'CREATE TRIGGER label AFTER INSERT ON label BEGIN DELETE FROM tag; END' "
            "FROM sqlite_master WHERE name = 'label'"
        )
        database.commit()
    refused(path, "“label” is not as birdann makes it")


def test_a_check_that_never_ends_is_not_begun_by_a_backup_or_its_return(path):
    with Project.open(path) as project:
        project.back_up()
    (backup,) = list_backups(path)
    for one in (backup.path, path):
        rewrite(one, "setting", "value TEXT NOT NULL", f"value TEXT NOT NULL CHECK ({SLOW} > 0)")
    began = time.process_time()
    with pytest.raises(ProjectFileError, match="setting"):
        restore_backup(path, backup.path)
    assert time.process_time() - began < 1


def test_a_stranger_is_replaced_by_a_backup_and_kept(path):
    with Project.open(path) as project:
        project.back_up()
    (backup,) = list_backups(path)
    run(path, "CREATE VIEW more AS SELECT 1")
    kept = restore_backup(path, backup.path)
    Project.open(path).close()
    refused(kept, "“more”")


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("label", (LABEL, "CREATE TABLE label -- of a segment\n (\n\t")),
        ("label", (LABEL, "CREATE TABLE label /* of a segment */ (")),
        ("label", (LABEL, 'CREATE TABLE "label" (')),
        ("setting", ("(\n    key TEXT PRIMARY KEY,\n", "(key TEXT PRIMARY KEY,")),
    ],
)
def test_breaks_and_comments_do_not_matter(path, name, change):
    rewrite(path, name, *change)
    Project.open(path).close()
    assert examine(path) == []


@pytest.mark.parametrize(
    "change",
    [
        ("key TEXT", "key\u00a0TEXT"),
        ("key TEXT", 'key "TEXT PRIMARY KEY, extra" TEXT'),
        ("value TEXT NOT NULL", 'value TEXT "NOT" NULL'),
        ("STRICT", "STRICT --\n, WITHOUT ROWID"),
    ],
)
def test_nothing_hides_behind_quotes_and_comments(path, change):
    rewrite(path, "setting", *change)
    with pytest.raises(ProjectFileError):
        Project.open(path, read_only=True)


def test_statistics_of_another_program_do_no_harm(path):
    run(path, "ANALYZE")
    Project.open(path).close()


def test_the_statement_of_a_new_project_is_compared_without_taking_it_apart(path, monkeypatch):
    monkeypatch.setattr(connection, "_normalise_statement", None)
    Project.open(path, read_only=True).close()


def test_a_list_of_tables_that_is_no_text_is_named(path):
    raw = path.read_bytes()
    assert raw.count(b"CREATE TABLE merged_fact ( -- what a merge put") == 1
    path.write_bytes(
        raw.replace(
            b"CREATE TABLE merged_fact ( -- what", b"CREATE TABLE merged_fact ( -- wh\xff\xfe"
        )
    )
    with pytest.raises(ProjectFileError, match="list of tables cannot be read"):
        Project.open(path, read_only=True)
