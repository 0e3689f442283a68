"""Disks that are really full, and places that are really read-only."""

import errno
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from birdann.core.errors import ProjectFileError, ProjectNotWritableError, WriteError
from birdann.core.files.outputs import atomic_text
from birdann.store import BackupReason, Project
from birdann.store.backups import make_backup
from birdann.store.errors import translate_sqlite_errors

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts and limits as on Linux")


@contextmanager
def mounted(place, *options):
    place.mkdir(exist_ok=True)
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root may mount a small disk")
    if subprocess.run(["mount", *options, place], capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)


@pytest.fixture
def small_disk(tmp_path):
    """A disk of two megabytes."""
    with mounted(tmp_path / "disk", "-t", "tmpfs", "-o", "size=2m", "tmpfs") as place:
        yield place


def note(project, key, size=10):
    with project.transaction("note") as tx:
        tx.settings.set(key, "x" * size)


def test_a_full_disk_loses_the_last_edit_only_and_work_goes_on_when_there_is_room(small_disk):
    path = small_disk / "p.birdann"
    with Project.create(path) as project:
        n_kept = 0

        def fill():
            nonlocal n_kept
            for _ in range(1000):
                note(project, f"k{n_kept}", 50_000)
                n_kept += 1

        with pytest.raises(ProjectFileError, match="The disk is full: the last change"):
            fill()
        assert 3 < n_kept < 60
        assert project.settings.get(f"k{n_kept}") is None
        assert project.settings.get(f"k{n_kept - 1}")
        subprocess.run(["mount", "-o", "remount,size=8m", small_disk], check=True)
        note(project, "more room")
    with Project.open(path) as project:
        assert all(project.settings.get(f"k{k}") for k in range(n_kept))
        assert project.settings.get("more room")


def test_copies_backups_and_tables_that_do_not_fit_leave_nothing_half_done(small_disk):
    path = small_disk / "p.birdann"
    with Project.create(path) as project:
        note(project, "large", 600_000)
    (small_disk / "other").write_bytes(bytes(1_000_000))
    with Project.open(path, read_only=True) as project:
        with pytest.raises(ProjectFileError, match="full"):
            project.save_copy(small_disk / "copy.birdann")
        with pytest.raises(ProjectFileError, match="full"):
            make_backup(path, BackupReason.BULK)
        table = small_disk / "table.csv"
        with pytest.raises(WriteError, match="No space left"), atomic_text(table) as file:
            file.write("x" * 2_000_000)
        assert project.backups() == []
    assert {p.name for p in small_disk.rglob("*")} == {"p.birdann", "other", "p.birdann-backups"}


def test_closing_on_a_full_disk_says_what_belongs_together(small_disk):
    path = small_disk / "p.birdann"
    project = Project.create(path)
    note(project, "large", 600_000)
    (small_disk / "other").write_bytes(bytes(700_000))
    with pytest.raises(ProjectFileError, match=r"is saved, but .* keep p\.birdann-wal beside it"):
        project.close()
    (small_disk / "other").unlink()
    with Project.open(path) as project:
        assert project.settings.get("large")
    assert {p.name for p in small_disk.iterdir()} == {"p.birdann"}


def test_a_read_only_place_is_named_and_can_be_looked_at(tmp_path):
    made = tmp_path / "made"
    made.mkdir()
    with Project.create(made / "p.birdann") as project:
        note(project, "k")
    with mounted(tmp_path / "card", "--bind", str(made)) as card:
        subprocess.run(["mount", "-o", "remount,bind,ro", card], check=True)
        path = card / "p.birdann"
        with pytest.raises(ProjectNotWritableError, match="read-only"):
            Project.open(path)
        with pytest.raises(ProjectFileError, match=r"q\.birdann"):
            Project.create(card / "q.birdann")
        with Project.open(path, read_only=True) as project:
            assert project.settings.get("k")
            with pytest.raises(ProjectFileError, match=r"copy\.birdann"):
                project.save_copy(card / "copy.birdann")
            project.save_copy(tmp_path / "copy.birdann")


def test_a_file_that_may_not_grow_further_is_named_and_stays_sound(tmp_path):
    """A quota, as a limit on the size of files."""
    path = tmp_path / "p.birdann"
    with Project.create(path) as project:
        note(project, "before")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        with Project.open(path) as project:
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, limits[1]))
            with pytest.raises(ProjectFileError, match=r"p\.birdann"):
                note(project, "too much", 2_000_000)
            note(project, "after")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    with Project.open(path) as project:
        assert project.settings.get("before")
        assert project.settings.get("after")
        assert project.settings.get("too much") is None


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.ESTALE, errno.ETIMEDOUT])
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_copy_that_fails_at_the_end_leaves_nothing_behind(tmp_path, monkeypatch, code, call):
    from birdann.core.files import disk

    def fail(*_, **__):
        raise OSError(code, os.strerror(code))

    path, target = tmp_path / "p.birdann", tmp_path / "copy.birdann"
    with Project.create(path) as project:
        note(project, "k")
        note(project, "k", 20)
        monkeypatch.setattr(disk.os, call, fail)
        with pytest.raises(ProjectFileError, match=r"copy\.birdann cannot be written"):
            project.save_copy(target)
        with pytest.raises(ProjectFileError, match="No backup"):
            project.back_up()
        monkeypatch.undo()
        assert not target.exists()
        assert not list(Path(tmp_path).rglob("*part*"))


def test_a_backup_for_which_there_is_no_room_says_so_by_its_own_name(small_disk):
    with Project.create(small_disk / "p.birdann") as project:
        note(project, "a", 400_000)
        with pytest.raises(ProjectFileError, match=r"No backup of .* nothing was") as caught:
            _back_up_until_full(project)
        assert "-part" not in str(caught.value)
        note(project, "c")


def _back_up_until_full(project):
    for number in range(3):
        note(project, f"b{number}")
        project.back_up()


@pytest.fixture
def full_temporary_folder(small_disk, monkeypatch):
    """A disk without room, where temporary files go."""
    monkeypatch.setenv("TMPDIR", str(small_disk))
    monkeypatch.setattr(tempfile, "tempdir", str(small_disk))  # it was not full before
    with suppress(OSError), (small_disk / "ballast").open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    return small_disk


def test_a_full_folder_of_temporary_files_is_named_and_not_the_result(
    full_temporary_folder, tmp_path
):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with (
        pytest.raises(WriteError, match=f"written to {full_temporary_folder} .No space"),
        atomic_text(pipe) as file,
    ):
        file.write("x" * 100_000)


def test_a_full_folder_of_temporary_files_is_not_the_project_s(full_temporary_folder, tmp_path):
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    for path, kind, sentence in [
        (tmp_path / "p.birdann", WriteError, f"written to {full_temporary_folder}"),
        (full_temporary_folder / "p.birdann", ProjectFileError, "The disk is full"),
    ]:
        with pytest.raises(kind, match=sentence), translate_sqlite_errors(path):
            raise error
