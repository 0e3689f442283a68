"""Opening, creating, locking and closing project files."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from birdann.core.errors import ProjectFileError, ProjectInUseError, ProjectNotWritableError
from birdann.store import Project
from birdann.store import project as module
from birdann.store.connection import connect
from birdann.store.schema import FORMAT


@pytest.fixture
def path(tmp_path):
    return tmp_path / "forest.birdann"


@pytest.fixture
def made(path):
    Project.create(path).close()
    return path


def _alter(path, *statements):
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def test_only_the_project_file_remains_after_closing(path, factory):
    with Project.create(path) as project:
        with project.transaction("add") as tx:
            tx.recordings.put([factory.recording()])
        assert {p.name for p in path.parent.iterdir()} > {path.name}  # log and lock beside it
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_what_was_committed_is_there_after_opening_again(path, factory):
    recording = factory.recording("sub/b.wav")
    with Project.create(path) as project, project.transaction("add") as tx:
        tx.recordings.put([recording])
    with Project.open(path) as project:
        assert project.recordings.all() == [recording]


def test_closing_twice_does_nothing(path):
    project = Project.create(path)
    project.close()
    project.close()
    with Project.open(path) as again:  # the first let go of it
        assert again.recordings.all() == []


def test_create_refuses_an_existing_file(made):
    with pytest.raises(ProjectFileError, match="exists already"):
        Project.create(made)


def test_create_refuses_a_missing_folder(tmp_path):
    with pytest.raises(ProjectFileError, match=r"folder .* does not exist"):
        Project.create(tmp_path / "nowhere" / "a.birdann")


def test_open_names_a_missing_file(path):
    with pytest.raises(ProjectFileError, match="does not exist"):
        Project.open(path)


@pytest.mark.parametrize("content", [b"", b"RIFF....WAVEfmt ", b"\0" * 4096, os.urandom(9000)])
def test_open_refuses_what_is_not_a_project(path, content):
    path.write_bytes(content)
    with pytest.raises(ProjectFileError, match="not a birdann project"):
        Project.open(path)


def test_open_refuses_other_databases(path):
    _alter(path, "CREATE TABLE notes (text)")
    with pytest.raises(ProjectFileError, match="not a birdann project"):
        Project.open(path)


def test_open_names_a_truncated_file(made):
    content = made.read_bytes()
    made.write_bytes(content[: len(content) // 2])
    with pytest.raises(ProjectFileError, match="damaged"):
        Project.open(made)


def test_a_file_that_could_not_be_opened_is_let_go(made, monkeypatch):
    """Windows does not let anyone move or delete a file that is open."""
    connections = []

    def noted(*args, **kwargs):
        connections.append(connect(*args, **kwargs))
        return connections[-1]

    def refused(*_args, **_kwargs):
        raise ProjectFileError("refused")

    monkeypatch.setattr(module, "connect", noted)
    monkeypatch.setattr(module, "start_writing", refused)
    with pytest.raises(ProjectFileError, match="refused"):
        Project.open(made)
    for connection in connections:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")
    assert connections


def test_a_project_of_a_newer_version_is_refused(made):
    _alter(made, f"PRAGMA user_version={FORMAT + 1}")
    with pytest.raises(ProjectFileError, match=rf"newer version of birdann.* {FORMAT + 1},"):
        Project.open(made)


def test_foreign_triggers_are_refused(made):
    _alter(
        made,
        "CREATE TRIGGER spy AFTER INSERT ON recording BEGIN DELETE FROM species; END",
    )
    with pytest.raises(ProjectFileError, match="trigger “spy”"):
        Project.open(made)


def test_a_missing_table_is_named(made):
    _alter(made, "DROP TABLE tag")
    with pytest.raises(ProjectFileError, match="table “tag”"):
        Project.open(made)


def test_a_second_writer_is_told_who_and_since_when(made):
    with Project.open(made), pytest.raises(ProjectInUseError) as caught:
        Project.open(made)
    assert f"process {os.getpid()}" in str(caught.value)
    assert "since 20" in str(caught.value)
    assert "read-only" in str(caught.value)


def test_a_second_session_may_read_and_sees_new_commits(made, factory):
    with Project.open(made) as writer, Project.open(made, read_only=True) as reader:
        assert reader.recordings.all() == []
        with writer.transaction("add") as tx:
            tx.recordings.put([factory.recording()])
        assert len(reader.recordings.all()) == 1
    assert [p.name for p in made.parent.iterdir()] == [made.name]


def test_a_left_over_lock_file_means_nothing(made):
    lock = made.with_name(made.name + "-lock")
    lock.write_text(json.dumps({"user": "ghost", "host": "gone", "process": 1, "since": "x"}))
    with Project.open(made) as project:
        assert not project.read_only
    assert not lock.exists()


def test_the_lock_of_a_killed_process_is_gone_and_its_commits_are_there(made):
    code = (
        "import sys, os; from birdann.store import Project; from birdann.core.labels import *\n"
        "p = Project.open(sys.argv[1])\n"
        "with p.transaction('add') as tx: tx.species.put([Species(id=1, name='Wren')])\n"
        "with p.transaction('lost') as tx:\n"
        "    tx.species.put([Species(id=2, name='Lost')])\n"
        "    os._exit(9)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(made)], check=False)
    assert done.returncode == 9
    with Project.open(made) as project:
        assert [s.name for s in project.species.in_use()] == ["Wren"]


def test_read_only_opens_where_the_log_cannot_be_made(made, monkeypatch):
    made.chmod(0o444)
    made.parent.chmod(0o555)
    try:
        with Project.open(made, read_only=True) as project:
            assert project.overview.counts().recordings == 0
    finally:
        made.parent.chmod(0o755)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_read_only_folder_is_named(made):
    made.parent.chmod(0o555)
    try:
        with pytest.raises(ProjectNotWritableError, match="folder"):
            Project.open(made)
    finally:
        made.parent.chmod(0o755)


def test_a_folder_that_refuses_files_is_named(made, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("birdann.store.lock.os.open", refuse)
    with pytest.raises(ProjectNotWritableError, match=r"folder of .* cannot be written to"):
        Project.open(made)


def test_a_failed_transaction_leaves_nothing(path, factory):
    with Project.create(path) as project:
        seen = []

        def write_and_fail():
            with project.transaction("add") as tx:
                tx.recordings.put([factory.recording()])
                seen.extend(tx.recordings.all())
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            write_and_fail()
        assert len(seen) == 1
        assert project.recordings.all() == []
        assert project.edit_log.latest() == []


def test_a_transaction_cannot_be_used_when_it_is_over(path, factory):
    with Project.create(path) as project:
        with project.transaction("add") as tx:
            pass
        with pytest.raises(RuntimeError, match="over"):
            tx.species.put([factory.species()])


def test_a_closed_project_says_so(path):
    project = Project.create(path)
    reader = project.reader()
    with reader.snapshot():
        project.close()
        for use in (project.recordings.all, reader.recordings.all):
            with pytest.raises(ProjectFileError, match="is closed"):
                use()
    with pytest.raises(ProjectFileError, match="is closed"), project.transaction("x"):
        pass


def test_transactions_do_not_nest(path):
    with (
        Project.create(path) as project,
        pytest.raises(RuntimeError, match="nest"),
        project.transaction("a"),
        project.transaction("b"),
    ):
        pass


def test_readers_do_not_wait_for_a_writer(path, factory):
    with Project.create(path) as project:
        with project.transaction("add") as tx:
            tx.recordings.put([factory.recording()])
            seen = []
            thread = threading.Thread(target=lambda: seen.append(project.recordings.all()))
            thread.start()
            thread.join(timeout=10)
            assert seen == [[]]
        assert len(project.recordings.all()) == 1


def test_writers_of_several_threads_take_turns(path, factory):
    with Project.create(path) as project:

        def write(k):
            for i in range(10):
                with project.transaction("add") as tx:
                    tx.recordings.put([factory.recording(f"{k}-{i}.wav")])

        threads = [threading.Thread(target=write, args=(k,)) for k in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert project.overview.counts().recordings == 40


def test_a_snapshot_does_not_see_later_commits(path, factory):
    with Project.create(path) as project, project.reader() as reader:
        with reader.snapshot():
            assert reader.recordings.all() == []
            with project.transaction("add") as tx:
                tx.recordings.put([factory.recording()])
            assert reader.recordings.all() == []
        assert len(reader.recordings.all()) == 1


def test_a_full_disk_is_said_and_the_rest_is_kept(path, factory):
    with Project.create(path) as project:
        with project.transaction("add") as tx:
            tx.recordings.put([factory.recording("kept.wav")])
        project._writer.execute("PRAGMA max_page_count=1")  # clamps to the present size
        many = [factory.recording(f"{i:05}.wav") for i in range(5000)]
        with (
            pytest.raises(ProjectFileError, match="disk is full"),
            project.transaction("add") as tx,
        ):
            tx.recordings.put(many)
        assert [r.path for r in project.recordings.all()] == ["kept.wav"]


def test_the_edit_log_cannot_be_changed(path):
    with Project.create(path) as project:
        with project.transaction("tag", {"n": 1}, actor="Ada"):
            pass
        (entry,) = project.edit_log.latest()
        assert (entry.command, entry.actor, entry.arguments) == ("tag", "Ada", {"n": 1})
        assert entry.at.tzinfo is not None
        for statement in ("DELETE FROM edit_log", "UPDATE edit_log SET actor = 'Eve'"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                project._writer.execute(statement)


def test_a_copy_leads_to_the_same_sound_files(tmp_path, factory):
    (tmp_path / "one").mkdir()
    (tmp_path / "two" / "deep").mkdir(parents=True)
    with Project.create(tmp_path / "one" / "a.birdann") as project:
        recordings = [factory.recording(p) for p in ("r.wav", "../r.wav", "sub/r.wav")]
        with project.transaction("add") as tx:
            tx.recordings.put(recordings)
        before = {project.display_path(r) for r in recordings}
        project.save_copy(tmp_path / "two" / "deep" / "b.birdann")
        with pytest.raises(ProjectFileError, match="project itself"):
            project.save_copy(project.path)
    with Project.open(tmp_path / "two" / "deep" / "b.birdann") as copy:
        assert {copy.display_path(r) for r in copy.recordings.all()} == before
        assert len(copy.recordings.all()) == 3


def test_paths_are_relative_to_the_project(tmp_path, factory):
    with Project.create(tmp_path / "a.birdann") as project:
        audio = tmp_path / "sub" / "r.wav"
        assert project.stored_path(audio) == "sub/r.wav"
        assert project.display_path(factory.recording("sub/r.wav")) == audio
        assert project.display_path(factory.recording(audio.as_posix())) == audio


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
@pytest.mark.parametrize("happened", ["moved", "deleted", "replaced"])
def test_nothing_is_written_where_nobody_would_find_it(tmp_path, happened):
    path = tmp_path / "p.birdann"
    other = tmp_path / "other.birdann"
    Project.create(other).close()
    with Project.create(path) as project:
        with project.transaction("set") as tx:
            tx.settings.set("k", 1)
        if happened == "deleted":
            path.unlink()
        elif happened == "moved":
            path.rename(tmp_path / "q.birdann")
        else:
            other.replace(path)
        with (
            pytest.raises(ProjectFileError, match="moved, deleted or replaced"),
            project.transaction("set") as tx,
        ):
            tx.settings.set("k", 2)


def test_all_who_come_by_links_meet_at_one_lock(tmp_path):
    path, link = tmp_path / "p.birdann", tmp_path / "elsewhere" / "link.birdann"
    link.parent.mkdir()
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("this account may not make links")
    with Project.create(path), pytest.raises(ProjectInUseError, match="already open"):
        Project.open(link)
    with Project.open(link) as project:
        assert project.path == path.resolve()


def test_a_reading_that_an_error_ended_is_not_ended_twice(made):
    with Project.open(made, read_only=True) as project, project.reader() as reader:

        def fail_in_a_snapshot():
            with reader.snapshot():
                reader.overview.counts()
                reader.rows._connection.rollback()  # as SQLite does when the disk fails
                raise ProjectFileError("the disk is gone")

        with pytest.raises(ProjectFileError, match="the disk is gone"):
            fail_in_a_snapshot()
        assert reader.overview.counts().recordings == 0


def test_a_project_tells_what_it_reads_elsewhere(tmp_path, factory):
    home = tmp_path / "home"
    home.mkdir()
    with Project.create(home / "p.birdann") as project:
        paths = ["a.wav", "deep/b.wav", "../out/c.wav", "../out/d.wav", "x/../../e.wav", "/f.wav"]
        with project.transaction("add") as tx:
            tx.recordings.put([factory.recording(path) for path in paths])
        found = project.folders_outside()
    assert found == {tmp_path / "out": 2, tmp_path: 1, Path("/"): 1}
