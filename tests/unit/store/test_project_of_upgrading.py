"""A project of an earlier format is upgraded as a whole, after a backup, or left as it is."""

import sqlite3
from contextlib import closing

import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import BackupReason, Project, connection, project, schema
from birdann.store.examination import examine
from tests.full_project import make_project

MOOD = "    scientific_name", "    mood TEXT NOT NULL DEFAULT '',\n    scientific_name"


def add_mood(database):
    rebuild(database, "species", *MOOD)


def add_weather(database):
    database.execute("CREATE TABLE weather (pk INTEGER PRIMARY KEY, rain REAL) STRICT")
    database.execute("INSERT INTO weather (rain) SELECT 1.5 FROM recording")


def rebuild(database, table, *change):
    """Make a table again, so that its statement is that of a new project, with rows that refer to it."""
    made = dict(
        database.execute(
            "SELECT name, sql FROM sqlite_master WHERE tbl_name = ? AND sql NOTNULL", [table]
        )
    )
    columns = [column for _, column, *_ in database.execute(f"PRAGMA table_info({table})")]
    text = made.pop(table).replace(f"TABLE {table}", f"TABLE new_{table}")
    database.execute(text.replace(*change) if change else text)
    listed = ", ".join(columns)
    database.execute(f"INSERT INTO new_{table} ({listed}) SELECT {listed} FROM {table}")
    database.execute(f"DROP TABLE {table}")
    database.execute(f"ALTER TABLE new_{table} RENAME TO {table}")
    for statement in made.values():
        database.execute(statement)


def rebuild_segments(database):
    rebuild(database, "segment")


def fail(database):
    add_weather(database)
    raise ValueError("a row that birdann did not write")


@pytest.fixture
def made(tmp_path):
    return make_project(tmp_path / "old.birdann")


@pytest.fixture
def later(monkeypatch):
    """Let two further formats exist."""

    def steps(*upgrades):
        tables = (
            schema.TABLES.replace(*MOOD)
            + "CREATE TABLE weather (pk INTEGER PRIMARY KEY, rain REAL) STRICT;"
        )
        assert "mood" in tables
        monkeypatch.setattr(schema, "UPGRADES", (*schema.UPGRADES, *upgrades))
        for module in (project, connection):
            monkeypatch.setattr(module, "FORMAT", schema.FORMAT + len(upgrades))
        monkeypatch.setattr(connection, "TABLES", tables)
        forget()

    def forget():
        connection._expected_statements.cache_clear()
        connection._plain_expected_statements.cache_clear()

    yield steps
    forget()


def labels_of(path):
    with Project.open(path) as opened:
        return opened.labels.all(), opened.lists.all(), opened.edit_log.latest()


def test_every_step_is_taken_once_after_a_backup(made, later):
    labels = labels_of(made)
    later(add_mood, add_weather)
    assert labels_of(made) == labels
    with Project.open(made) as opened:
        assert opened.rows.all("SELECT DISTINCT rain FROM weather") == [(1.5,)]
        assert opened.rows.all("PRAGMA user_version") == [(schema.FORMAT + 2,)]
        assert [backup.occasion for backup in opened.backups()] == [BackupReason.FORMAT]
    assert labels_of(made) == labels


def test_an_upgrade_keeps_every_row_of_every_table(made, later):
    def rows():
        with closing(sqlite3.connect(made)) as database:
            names = database.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table'"
            ).fetchall()
            return {
                name: database.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names
            }

    before = rows()
    assert [name for name, kept in before.items() if not kept] == []
    later(add_weather, rebuild_segments, add_mood)
    with Project.open(made) as opened:
        assert opened.rows.all("PRAGMA foreign_key_check") == []
        assert opened.rows.all("PRAGMA integrity_check") == [("ok",)]
    after = rows()
    after["species"] = [(*row[:3], *row[4:]) for row in after["species"]]
    assert after.pop("weather")
    assert after == before
    assert examine(made) == []


def test_a_failing_step_leaves_the_file_as_it_was(made, later):
    before = made.read_bytes()
    later(add_mood, fail)
    with pytest.raises(ProjectFileError, match="a row that birdann did not write"):
        Project.open(made)
    assert made.read_bytes() == before


def test_steps_that_do_not_give_the_present_tables_are_taken_back(made, later):
    before = made.read_bytes()
    later(add_mood, lambda database: None)
    with pytest.raises(ProjectFileError, match="weather"):
        Project.open(made)
    assert made.read_bytes() == before


def test_an_earlier_project_is_not_changed_by_looking_at_it(made, later):
    before = made.read_bytes()
    later(add_mood, add_weather)
    with pytest.raises(ProjectFileError, match="Open it for editing"):
        Project.open(made, read_only=True)
    assert made.read_bytes() == before


def test_foreign_triggers_do_not_run_during_an_upgrade(made, later):
    with closing(sqlite3.connect(made)) as database:
        database.execute("CREATE TRIGGER spy AFTER UPDATE ON species BEGIN DELETE FROM label; END")
        database.commit()
    later(add_mood, add_weather)
    with pytest.raises(ProjectFileError, match="trigger “spy”"):
        Project.open(made)
