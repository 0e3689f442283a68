"""What lies beside a project is checked before SQLite reads it."""

import os
import shutil
import socket
import sqlite3
import struct
from contextlib import closing

import pytest

from birdann.cli.main import main
from birdann.core.errors import ProjectFileError
from birdann.store import Project
from birdann.store.side_files import COMPANIONS, check_side_files

JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
KEPT = b"a season of labels"


@pytest.fixture
def project(tmp_path):
    path = tmp_path / "p.birdann"
    Project.create(path).close()
    return path


@pytest.fixture
def canary(tmp_path):
    path = tmp_path / "elsewhere" / "thesis.docx"
    path.parent.mkdir()
    path.write_bytes(KEPT)
    return path


def journal_header(path, page_size=None):
    """Return a hot journal's header: section 3 of the SQLite file format."""
    own = struct.unpack(">H", path.read_bytes()[16:18])[0]
    n_pages = path.stat().st_size // own
    head = JOURNAL_MAGIC + struct.pack(">IIIII", 0xFFFFFFFF, 7, n_pages, 512, page_size or own)
    return head.ljust(512, b"\0")


def super_record(victim):
    """Return the record that names a super-journal."""
    name = os.fsencode(victim)
    return (
        struct.pack(">I", 262145) + name + struct.pack(">II", len(name), sum(name)) + JOURNAL_MAGIC
    )


def test_sqlite_alone_deletes_what_a_forged_journal_names(project, canary):
    """The danger is real: without the check this test's file is gone."""
    journal = project.with_name("p.birdann-journal")
    journal.write_bytes(journal_header(project) + super_record(canary))
    with closing(sqlite3.connect(project)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    assert not canary.exists()


@pytest.mark.parametrize("words", [["show"], ["check"], ["export"], ["train"], ["predict"]])
def test_a_journal_that_names_another_file_is_refused_and_kept(project, canary, words, capsys):
    journal = project.with_name("p.birdann-journal")
    forged = journal_header(project) + super_record(canary)
    journal.write_bytes(forged)
    outputs = [str(project.with_name("out.csv"))] if words == ["export"] else []
    assert main([*words, str(project), *outputs]) == 1
    assert "p.birdann-journal does not belong to" in capsys.readouterr().err
    assert canary.read_bytes() == KEPT
    assert journal.read_bytes() == forged


@pytest.mark.parametrize("read_only", [True, False])
def test_the_window_and_readers_refuse_it_too(project, canary, read_only):
    project.with_name("p.birdann-journal").write_bytes(
        journal_header(project) + super_record(canary)
    )
    with pytest.raises(ProjectFileError, match="does not belong"):
        Project.open(project, read_only=read_only)
    assert canary.read_bytes() == KEPT


def test_a_journal_with_pages_of_another_size_is_refused(project):
    journal = project.with_name("p.birdann-journal")
    journal.write_bytes(journal_header(project, page_size=1024))
    with pytest.raises(ProjectFileError, match="does not belong"):
        Project.open(project)


def test_a_log_with_pages_of_another_size_is_refused(project, tmp_path):
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.executescript(
            "PRAGMA page_size=1024; PRAGMA journal_mode=WAL; CREATE TABLE t(x);"
        )
        shutil.copy(f"{other}-wal", f"{project}-wal")
    with pytest.raises(ProjectFileError, match="does not belong"):
        Project.open(project)


@pytest.mark.parametrize("has_first_page", [True, False])
@pytest.mark.parametrize("n_pages", [0, 1, 1 << 30])
@pytest.mark.parametrize("page_size", [0, 4096])
def test_a_journal_that_would_cut_or_stretch_the_project_is_refused(
    project, has_first_page, n_pages, page_size
):
    whole = project.read_bytes()
    head = JOURNAL_MAGIC + struct.pack(">IIIII", int(has_first_page), 7, n_pages, 512, page_size)
    record = struct.pack(">I", 1) + whole[:4096] + struct.pack(">I", 7 + sum(whole[96:4096:200]))
    journal = head.ljust(512, b"\0") + record * has_first_page
    project.with_name("p.birdann-journal").write_bytes(journal)
    for read_only in (True, False):
        with pytest.raises(ProjectFileError, match="-journal does not belong to"):
            Project.open(project, read_only=read_only)
    assert project.read_bytes() == whole


def test_a_log_that_would_cut_the_project_is_refused(tmp_path):
    """SQLite cuts the file to the number of pages in a commit, of whichever page it is."""
    ours, theirs = (left_in_the_middle(tmp_path, name, "WAL") for name in ("ours", "theirs"))
    small = tmp_path / "small.db"
    with closing(sqlite3.connect(small)) as connection:
        connection.executescript(
            "PRAGMA journal_mode=WAL; CREATE TABLE t(x); INSERT INTO t VALUES (1);"
            "PRAGMA wal_checkpoint(TRUNCATE); UPDATE t SET x = 2;"
        )
        shutil.copy(f"{small}-wal", f"{ours}-wal")
    whole = ours.read_bytes()
    with pytest.raises(ProjectFileError, match="-wal does not belong to"):
        Project.open(ours)
    assert ours.read_bytes() == whole
    assert theirs.exists()


@pytest.mark.parametrize("n_updates", [40, 400])
def test_what_another_program_left_of_a_long_change_is_rolled_back(tmp_path, n_updates):
    """Its journal has the first page late, in a later part, or nowhere."""
    whole, path = tmp_path / "whole.birdann", tmp_path / "p.birdann"
    Project.create(whole).close()
    with closing(sqlite3.connect(whole)) as connection:
        rows = ((f"{i}", "1" * 900) for i in range(400))
        connection.executemany("INSERT INTO setting VALUES (?, ?)", rows)
        connection.commit()
        connection.execute("PRAGMA cache_size=1")
        connection.execute("BEGIN")
        connection.execute("UPDATE setting SET value = value || '1' WHERE rowid < ?", (n_updates,))
        if n_updates == 400:
            connection.executemany(
                "INSERT INTO setting VALUES (?, ?)", ((f"n{i}", "1" * 900) for i in range(400))
            )
        for ending in ("", "-journal"):
            shutil.copy(f"{whole}{ending}", f"{path}{ending}")
    with Project.open(path) as project:
        assert project.settings.get("1") == int("1" * 900)
        assert project.settings.get("n1") is None


def make_link(path, canary):
    path.symlink_to(canary)


def make_dangling_link(path, canary):
    path.symlink_to(canary.with_name("not there"))


def make_hard_link(path, canary):
    path.hardlink_to(canary)


def make_folder(path, canary):
    path.mkdir()


def make_fifo(path, canary):
    os.mkfifo(path)


def make_socket(path, canary):
    with closing(socket.socket(socket.AF_UNIX)) as one:
        one.bind(str(path))


@pytest.mark.skipif(os.name == "nt", reason="kinds of files that Windows does not have")
@pytest.mark.parametrize("ending", COMPANIONS)
@pytest.mark.parametrize(
    "make",
    [make_link, make_dangling_link, make_hard_link, make_folder, make_fifo, make_socket],
)
def test_nothing_but_a_plain_file_is_taken(project, canary, ending, make, monkeypatch):
    monkeypatch.chdir(project.parent)  # names of sockets are short
    make(project.with_name(project.name + ending), canary)
    for read_only in (True, False):
        with pytest.raises(ProjectFileError, match="is a link or not a plain file"):
            Project.open(project, read_only=read_only)
    assert canary.read_bytes() == KEPT
    assert not canary.with_name("not there").exists()


@pytest.mark.parametrize("left", [b"", b"\0" * 512, JOURNAL_MAGIC, b"garbage" * 100])
def test_what_a_power_cut_leaves_is_left_to_sqlite(project, left):
    """An empty or torn header says nothing of another file."""
    project.with_name("p.birdann-journal").write_bytes(left)
    check_side_files(project)


def test_a_project_that_another_program_left_in_the_middle_opens(project):
    with closing(sqlite3.connect(project)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("INSERT INTO setting VALUES ('left', '1')")
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{project}{ending}", f"{project.with_name('q.birdann')}{ending}")
    with Project.open(project.with_name("q.birdann")) as opened:
        assert opened.settings.get("left") == 1


def left_in_the_middle(tmp_path, name, mode):
    """A project whose program died: with a log, or in the middle of a change with a journal."""
    path = tmp_path / f"{name}.birdann"
    Project.create(tmp_path / f"{name} whole.birdann").close()
    with closing(sqlite3.connect(tmp_path / f"{name} whole.birdann")) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
        connection.execute("PRAGMA cache_size=1")  # so that pages are written before it is done
        connection.execute("BEGIN")
        rows = ((f"{name} {i}", "1" * 900) for i in range(100))
        connection.executemany("INSERT INTO setting VALUES (?, ?)", rows)
        if mode == "WAL":
            connection.commit()
        for ending in ("", "-wal" if mode == "WAL" else "-journal"):
            shutil.copy(tmp_path / f"{name} whole.birdann{ending}", f"{path}{ending}")
    return path


@pytest.mark.parametrize(("mode", "ending"), [("WAL", "-wal"), ("DELETE", "-journal")])
@pytest.mark.parametrize("is_closed", [True, False])
def test_what_another_project_left_is_refused(tmp_path, mode, ending, is_closed, project):
    ours = project if is_closed else left_in_the_middle(tmp_path, "ours", mode)
    theirs = left_in_the_middle(tmp_path, "theirs", mode)
    shutil.copy(f"{theirs}{ending}", f"{ours}{ending}")
    left, whole = ours.with_name(ours.name + ending).read_bytes(), ours.read_bytes()
    for read_only in (True, False):
        with pytest.raises(ProjectFileError, match=f"{ending} does not belong to"):
            Project.open(ours, read_only=read_only)
    assert ours.with_name(ours.name + ending).read_bytes() == left
    assert ours.read_bytes() == whole


def test_logs_of_projects_whose_program_died_are_told_apart(tmp_path):
    """Few edits change the first page by themselves, and the log of others would be taken for ours."""

    def died(name):
        whole, path = tmp_path / f"{name} whole.birdann", tmp_path / f"{name}.birdann"
        with Project.create(whole) as project:
            with project.transaction("set") as tx:
                tx.settings.set(name, 1)
            for ending in ("", "-wal"):
                shutil.copy(f"{whole}{ending}", f"{path}{ending}")
        return path

    ours, theirs = died("ours"), died("theirs")
    with Project.open(shutil.copy(ours, tmp_path / "p.birdann")) as project:
        assert project.settings.get("ours") is None  # it stands in the log alone
    own_log = f"{ours}-wal"
    kept = shutil.copy(own_log, tmp_path / "kept")
    shutil.copy(f"{theirs}-wal", own_log)
    with pytest.raises(ProjectFileError, match="-wal does not belong to"):
        Project.open(ours)
    shutil.copy(kept, own_log)
    with Project.open(ours) as project:
        assert project.settings.get("ours") == 1


def test_what_an_earlier_log_left_at_the_end_of_a_log_is_not_read(tmp_path):
    """A log that begins anew keeps old frames behind its own, of when the project was smaller."""
    whole, died = tmp_path / "whole.db", tmp_path / "died.db"
    with closing(sqlite3.connect(whole, isolation_level=None)) as connection:
        connection.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; CREATE TABLE t(x);"
            "INSERT INTO t VALUES (0); PRAGMA wal_checkpoint(TRUNCATE);"
        )
        for x in range(1, 4):
            connection.execute("UPDATE t SET x = ?", [x])
        connection.execute("CREATE TABLE large AS SELECT zeroblob(100000)")
        connection.execute("PRAGMA wal_checkpoint")
        connection.execute("UPDATE t SET x = 7")
        for ending in ("", "-wal"):
            shutil.copy(f"{whole}{ending}", f"{died}{ending}")
    check_side_files(died)
    with closing(sqlite3.connect(died)) as connection:
        assert connection.execute("SELECT x FROM t").fetchone() == (7,)


def test_a_program_that_died_after_it_copied_a_growing_log_leaves_a_project(tmp_path):
    """The first commits of its log are of fewer pages than the project has by then."""
    path, died = tmp_path / "p.birdann", tmp_path / "died"
    Project.create(path).close()
    died.mkdir()
    with closing(sqlite3.connect(path)) as first:
        first.execute("PRAGMA journal_mode=WAL")
        first.execute("INSERT INTO merged_fact VALUES (0, hex(zeroblob(100)))")
        first.commit()
    with closing(sqlite3.connect(path)) as writer:
        writer.execute("UPDATE merged_fact SET facts = hex(randomblob(100))")
        writer.commit()
        for i in range(1, 31):
            writer.execute("INSERT INTO merged_fact VALUES (?, hex(randomblob(3000)))", [i])
            writer.commit()
        _, n_frames, n_copied = writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert n_copied == n_frames > 0
        for name in (path.name, f"{path.name}-wal"):
            shutil.copy(tmp_path / name, died)
    check_side_files(died / path.name)
    with Project.open(died / path.name), closing(sqlite3.connect(died / path.name)) as again:
        assert again.execute("SELECT count(*) FROM merged_fact").fetchone() == (31,)
