"""Connections to files in odd places and states."""

import errno
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing

import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import Project, connection


def refused(code):
    error = sqlite3.OperationalError("unable to open database file")
    error.sqlite_errorcode = code
    return error


@pytest.fixture
def read_only_place(tmp_path, monkeypatch):
    """A project in a folder where SQLite can create nothing."""
    path = tmp_path / "p.birdann"
    Project.create(path).close()
    original = connection._open

    def refuse(path, options, named=None):
        if "immutable" in options:
            return original(path, options)
        raise refused(sqlite3.SQLITE_CANTOPEN)

    monkeypatch.setattr(connection, "_open", refuse)
    return path


def test_a_closed_project_opens_from_a_place_that_takes_no_log(read_only_place):
    with Project.open(read_only_place, read_only=True) as project:
        assert project.overview.counts().recordings == 0


def test_a_project_with_a_log_left_over_is_not_read_without_it(read_only_place):
    read_only_place.with_name(read_only_place.name + "-wal").write_bytes(b"log")
    with pytest.raises(ProjectFileError, match="cannot be opened"):
        Project.open(read_only_place, read_only=True)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (sqlite3.SQLITE_BUSY, "used by another program"),
        (sqlite3.SQLITE_IOERR, "network share"),
        (sqlite3.SQLITE_IOERR | 10 << 8, "network share"),  # extended codes too
        (sqlite3.SQLITE_TOOBIG, "impossibly large value"),
    ],
)
def test_errors_of_the_disk_are_sentences(tmp_path, code, sentence):
    path = tmp_path / "p.birdann"
    error = sqlite3.OperationalError("raw")
    error.sqlite_errorcode = code
    with (
        pytest.raises(ProjectFileError, match=sentence) as caught,
        connection.translate_sqlite_errors(path),
    ):
        raise error
    assert str(path) in str(caught.value)


def test_errors_of_the_program_are_not_hidden(tmp_path):
    with pytest.raises(sqlite3.ProgrammingError), connection.translate_sqlite_errors(tmp_path):
        raise sqlite3.ProgrammingError("a bug")


def test_a_change_waits_for_another_program_that_writes(tmp_path):
    path = tmp_path / "p.birdann"
    with Project.create(path) as project:
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        later = threading.Timer(0.5, other.rollback)
        later.start()
        with project.transaction("set") as tx:
            tx.settings.set("k", "waited")
        later.join()
        other.close()
        assert project.settings.get("k") == "waited"


def test_a_change_that_was_cut_short_is_undone_for_readers_too(tmp_path):
    path = tmp_path / "p.birdann"
    with Project.create(path) as project, project.transaction("set") as tx:
        tx.settings.set("k", "whole")
    dying = (
        "import os, sqlite3, sys\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute('PRAGMA cache_size=1')\n"
        "c.execute('BEGIN')\n"
        'c.execute("UPDATE setting SET value = \'\\"half\\"\'")\n'
        'c.executemany("INSERT INTO setting VALUES (?, ?)", '
        "[(str(i), 'x' * 3000) for i in range(50)])\n"
        "os._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", dying, str(path)], check=False)
    assert path.with_name(path.name + "-journal").stat().st_size
    with Project.open(path, read_only=True) as project:
        assert project.settings.get("k") == "whole"
        assert project.settings.get("49") is None


@pytest.mark.parametrize("step", ["check_side_files", "_open"])
def test_a_share_that_leaves_while_a_project_is_opened_is_told(tmp_path, monkeypatch, step):
    path = tmp_path / "p.birdann"
    Project.create(path).close()

    def gone(*_):
        raise OSError(errno.ESTALE, "Stale file handle")

    monkeypatch.setattr(connection, step, gone)
    with pytest.raises(ProjectFileError, match="See whether the disk or network share"):
        connection.connect(path, read_only=True)


def test_what_is_taken_away_is_not_written_once_more(tmp_path):
    path = tmp_path / "woods.birdann"
    log = tmp_path / "woods.birdann-wal"
    with Project.create(path) as project:
        project._writer.execute("INSERT INTO merged_fact VALUES (1, ?)", ["x" * 2_000_000])
        project._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        project._writer.execute("DELETE FROM merged_fact")
        assert 0 < log.stat().st_size < 100_000


LOOK = """
import os, sys
from birdann.store import Project
place = sys.argv[1]
before = sorted(os.listdir(place))
with Project.open(place + "/p.birdann", read_only=True) as project:
    print(project.settings.get("left"), project.overview.counts().recordings)
assert sorted(os.listdir(place)) == before
try:
    open(place + "/x", "w")
except OSError as error:
    print(error.strerror)
"""
LEAD = ["unshare", "--map-root-user", "--mount"]


@pytest.mark.skipif(
    not shutil.which("unshare") or subprocess.run([*LEAD, "true"], check=False).returncode != 0,
    reason="no private mount namespace can be made here",
)
@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_what_a_log_or_a_journal_holds_is_seen_there(tmp_path, mode):
    place = tmp_path / "card"
    place.mkdir()
    whole = tmp_path / "whole.birdann"
    Project.create(whole).close()
    with closing(sqlite3.connect(whole)) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
        connection.execute("PRAGMA cache_size=1")
        connection.execute("INSERT INTO setting VALUES ('left', '1')")
        connection.commit()
        if mode == "DELETE":  # a change that was not finished is undone
            connection.execute("BEGIN")
            connection.execute("UPDATE setting SET value = '2'")
            rows = ((str(i), "1" * 900) for i in range(100))
            connection.executemany("INSERT INTO setting VALUES (?, ?)", rows)
        for ending in ("", "-wal", "-journal"):
            if (one := tmp_path / f"whole.birdann{ending}").exists():
                shutil.copy(one, place / f"p.birdann{ending}")
    assert len([*place.iterdir()]) == 2
    mount = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$2" -c "$3" "$1"'
    done = subprocess.run(
        [*LEAD, "sh", "-c", mount, "sh", place, sys.executable, LOOK],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["1 0", "Read-only file system"], done.stderr
