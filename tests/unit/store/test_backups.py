"""Backups: when they are made, how many stay, and the way back."""

import shutil
import sqlite3
import sys
import threading
from datetime import UTC, datetime, timedelta

import pytest

from birdann.core.errors import ProjectFileError, ProjectInUseError
from birdann.store import Backup, BackupReason, Project, restore_backup
from birdann.store import backups as module
from birdann.store.backups import KEPT, backup_folder, list_backups, make_backup


def edit(project, key="k"):
    with project.transaction("edit") as tx:
        tx.settings.set(key, 1)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "p.birdann"
    with Project.create(path) as project:
        edit(project, "first")
    return path


class Clock(datetime):
    """A clock that the test sets."""

    moment = datetime(2026, 5, 1, 12, tzinfo=UTC)

    @classmethod
    def now(cls, tz=None):
        return cls.moment.astimezone(tz) if tz else cls.moment.replace(tzinfo=None)


@pytest.fixture
def clock(monkeypatch):
    from birdann.store import project

    Clock.moment = datetime(2026, 5, 1, 12, tzinfo=UTC)
    monkeypatch.setattr(module, "datetime", Clock)
    monkeypatch.setattr(project, "datetime", Clock)
    return Clock


def test_a_new_project_has_nothing_to_back_up(path):
    assert list_backups(path) == []


def test_the_first_change_of_a_day_keeps_what_was_before(path, clock):
    with Project.open(path) as project:
        for n in range(3):
            edit(project, f"a{n}")
        (first,) = project.backups()
        clock.moment += timedelta(days=1)  # the project stays open over midnight
        edit(project, "b")
        second, _ = project.backups()
        clock.moment -= timedelta(days=40)  # the clock is set back
        edit(project, "c")
        third = project.backups()[0]
    assert (first.occasion, second.occasion) == (BackupReason.DAILY, BackupReason.DAILY)
    assert [b.number for b in (first, second, third)] == [1, 2, 3]
    with Project.open(first.path, read_only=True) as copy:
        assert copy.settings.get("first") == 1
        assert copy.settings.get("a0") is None
    with Project.open(second.path, read_only=True) as copy:
        assert copy.settings.get("a2") == 1
        assert copy.settings.get("b") is None


def test_nothing_is_copied_twice(path):
    with Project.open(path) as project:
        assert project.back_up() is not None
        assert project.back_up() is None
        edit(project)
        assert project.back_up() is not None


def test_only_the_newest_of_each_kind_stay(path):
    (backup_folder(path)).mkdir()
    (backup_folder(path) / "my notes.txt").write_text("mine")
    (backup_folder(path) / ".0001-20260101T000000Z-bulk.birdann-part").write_text("half")
    with Project.open(path) as project:
        for n in range(KEPT[BackupReason.BULK] + 3):
            edit(project, f"k{n}")
            project.back_up()
    kept = list_backups(path)
    bulk = [b.number for b in kept if b.occasion is BackupReason.BULK]
    assert bulk == sorted(bulk, reverse=True)
    assert len(bulk) == KEPT[BackupReason.BULK]
    assert [b.occasion for b in kept].count(BackupReason.DAILY) == 1
    assert (backup_folder(path) / "my notes.txt").exists()
    assert not list(backup_folder(path).glob("*-part"))


def test_work_goes_on_where_no_backup_can_be_made(path):
    backup_folder(path).write_text("a file where the folder should be")
    with Project.open(path) as project:
        edit(project)
        assert "No backup" in project.backup_problem
        with pytest.raises(ProjectFileError, match="No backup"):
            project.back_up()
        assert project.settings.get("k") == 1


def test_restoring_brings_back_and_keeps_what_it_replaces(path):
    with Project.open(path) as project:
        backup = project.back_up()
        edit(project, "later")
    kept = restore_backup(path, backup.path)
    with Project.open(path, read_only=True) as project:
        assert project.settings.get("first") == 1
        assert project.settings.get("later") is None
    restore_backup(path, kept)
    with Project.open(path, read_only=True) as project:
        assert project.settings.get("later") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_restored_link_stays_one_and_its_target_is_restored(path, tmp_path):
    with Project.open(path) as project:
        backup = project.back_up()
        edit(project, "later")
    link = tmp_path / "elsewhere" / "link.birdann"
    link.parent.mkdir()
    link.symlink_to(path)
    kept = restore_backup(link, backup.path)
    assert link.is_symlink()
    assert kept.parent == backup_folder(path)
    with Project.open(path, read_only=True) as project:
        assert project.settings.get("later") is None


def test_a_crashed_projects_log_does_not_meet_the_restored_file(path):
    with Project.open(path) as project:
        backup = project.back_up()
        edit(project, "later")
        crashed = path.with_name("crashed.birdann")
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{path}{suffix}", f"{crashed}{suffix}")
    kept = restore_backup(crashed, backup.path)
    with Project.open(crashed, read_only=True) as project:
        assert project.settings.get("later") is None
    with Project.open(kept, read_only=True) as project:
        assert project.settings.get("later") == 1


@pytest.mark.parametrize("ruin", [b"", b"no database", None])
def test_a_ruined_project_comes_back_and_its_remains_are_kept(path, ruin):
    with Project.open(path) as project:
        backup = project.back_up()
    whole = path.read_bytes()
    path.write_bytes(whole[:5000] if ruin is None else ruin)
    remains = path.read_bytes()
    kept = restore_backup(path, backup.path)
    assert kept.read_bytes() == remains
    with Project.open(path) as project:
        assert project.settings.get("first") == 1


def test_remains_are_kept_where_the_backup_lies_elsewhere(path, tmp_path):
    with Project.open(path) as project:
        backup = project.back_up()
    elsewhere = shutil.move(backup.path, tmp_path / "elsewhere.birdann")
    shutil.rmtree(backup_folder(path))
    path.write_bytes(b"no database")
    kept = restore_backup(path, elsewhere)
    assert kept.parent == backup_folder(path)
    assert kept.read_bytes() == b"no database"


def test_a_project_that_is_gone_comes_back(path):
    with Project.open(path) as project:
        backup = project.back_up()
    path.unlink()
    assert restore_backup(path, backup.path) is None
    with Project.open(path) as project:
        assert project.settings.get("first") == 1


def test_neither_an_open_project_nor_a_damaged_backup_is_touched(path):
    with Project.open(path) as project:
        backup = project.back_up()
        with pytest.raises(ProjectInUseError):
            restore_backup(path, backup.path)
    before = path.read_bytes()
    raw = backup.path.read_bytes()
    backup.path.write_bytes(raw[:9000] + b"\xff" * 9000 + raw[18000:])
    with pytest.raises(ProjectFileError):
        restore_backup(path, backup.path)
    assert path.read_bytes() == before
    with Project.open(path) as project:
        edit(project)
        assert make_backup(path, BackupReason.BULK) is not None


def test_a_damaged_project_takes_no_good_backups_place(path):
    with Project.open(path) as project:
        for n in range(KEPT[BackupReason.BULK]):
            edit(project, f"k{n}")
            project.back_up()
    good = list_backups(path)
    with sqlite3.connect(path) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'segment'"
        ).fetchone()
    connection.close()
    with Project.open(path) as project:
        edit(project, "later")
    raw = bytearray(path.read_bytes())
    raw[(page - 1) * 4096 : (page - 1) * 4096 + 200] = b"\xff" * 200
    path.write_bytes(raw)
    for occasion in (BackupReason.BULK, BackupReason.DAILY):
        with pytest.raises(ProjectFileError, match=r"damaged.*backup"):
            make_backup(path, occasion)
    assert list_backups(path) == good
    assert [file.name for file in backup_folder(path).iterdir() if "part" in file.name] == []
    kept = restore_backup(path, good[0].path)
    assert kept.read_bytes() == bytes(raw)


def test_large_backups_leave_room_for_other_things(path, monkeypatch):
    def backup(number, occasion, size_bytes):
        moment = datetime(2026, 5, 1, tzinfo=UTC)
        return Backup(
            path=path, number=number, made_at=moment, occasion=occasion, size_bytes=size_bytes
        )

    monkeypatch.setattr(module, "MAX_BYTES", 100)
    daily = [backup(9 - i, BackupReason.DAILY, 40) for i in range(4)]
    oldest = backup(1, BackupReason.FORMAT, 40)
    assert [b.number for b in module.surplus_backups([*daily, oldest])] == [7, 6]
    assert module.surplus_backups([backup(1, BackupReason.DAILY, 1000)]) == []


def test_a_half_done_change_of_the_old_file_does_not_meet_the_restored_one(path):
    with Project.open(path) as project:
        project.back_up()
    journal = path.with_name(path.name + "-journal")
    path.write_bytes(b"ruined")
    journal.write_bytes(b"journal of what was there")
    restore_backup(path, list_backups(path)[0].path)
    assert not journal.exists()
    with Project.open(path) as project:
        assert project.settings.get("first") == 1


def test_a_clock_set_back_leaves_the_log_and_the_backups_in_order(path, clock, monkeypatch):
    from birdann.store.tables import settings

    monkeypatch.setattr(settings, "datetime", Clock)
    with Project.open(path) as project:
        for days in (0, 3, -400, 1):
            clock.moment += timedelta(days=days)
            edit(project, f"after {days}")
            project.back_up()
        log = [entry.at for entry in project.edit_log.latest()][:4]
        assert log != sorted(log, reverse=True)  # the clock's word is kept, the order is ours
        numbers = [b.number for b in project.backups()]
        assert numbers == sorted(numbers, reverse=True)
        newest = project.backups()[0].path
    restore_backup(path, newest)
    with Project.open(path) as project:
        assert project.settings.get("after 1") == 1


def test_edits_of_a_large_project_do_not_wait_for_the_days_backup(path, monkeypatch):
    from birdann.store import project as project_module

    may_copy, copying = threading.Event(), threading.Event()
    original = module.copy_as_it_is

    def slowly(source, target):
        copying.set()
        assert may_copy.wait(30)
        original(source, target)

    monkeypatch.setattr(module, "copy_as_it_is", slowly)
    monkeypatch.setattr(project_module, "WAITED_FOR_BYTES", 0)
    project = Project.open(path)
    edit(project, "a")
    assert copying.wait(30)
    edit(project, "b")
    assert project.backups() == []
    may_copy.set()
    assert project.back_up() is None or project.backups()  # waits for its turn
    project.close()
    with Project.open(path) as project:
        assert BackupReason.DAILY in {b.occasion for b in project.backups()}
        assert project.settings.get("b") == 1
    assert not list(path.parent.rglob("*-part*"))


def test_closing_waits_for_the_days_backup(path, monkeypatch):
    from birdann.store import project as project_module

    monkeypatch.setattr(project_module, "WAITED_FOR_BYTES", 0)
    with Project.open(path) as project:
        edit(project, "a")
    assert [b.occasion for b in list_backups(path)] == [BackupReason.DAILY]
    assert {p.name for p in path.parent.iterdir()} == {path.name, f"{path.name}-backups"}
