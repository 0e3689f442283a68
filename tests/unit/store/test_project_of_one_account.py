"""A private project stays private, whatever is made from it."""

import os
import stat
import struct

import pytest

from birdann.app.exchange.merging import merge_projects
from birdann.store import Project, restore_backup
from birdann.store.backups import list_backups

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are the folder's there")


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "p.birdann"
    with Project.create(path) as project, project.transaction("edit") as tx:
        tx.settings.set("a", 1)
    return path


def test_a_new_project_follows_the_umask(tmp_path):
    before = os.umask(0o027)
    try:
        Project.create(tmp_path / "p.birdann").close()
    finally:
        os.umask(before)
    assert mode(tmp_path / "p.birdann") == 0o640


def test_backup_and_what_it_restores_are_as_private(path):
    path.chmod(0o600)
    with Project.open(path) as project:
        project.back_up()
    (backup,) = list_backups(path)
    assert mode(backup.path) == 0o600
    backup.path.chmod(0o644)  # as one of an earlier version
    kept = restore_backup(path, backup.path)
    assert mode(path) == 0o600
    assert kept is None or mode(kept) == 0o600
    path.write_bytes(b"damaged")
    kept = restore_backup(path, backup.path)
    assert (mode(path), mode(kept)) == (0o600, 0o600)


def test_earlier_backups_are_closed_with_the_project(path):
    with Project.open(path) as project:
        project.back_up()
        path.chmod(0o600)
        with project.transaction("edit") as tx:
            tx.settings.set("a", 2)
        project.back_up()
    assert [mode(backup.path) for backup in list_backups(path)] == [0o600] * 2


@pytest.mark.parametrize("blind", [False, True])
def test_copies_are_as_private(path, tmp_path, blind):
    path.chmod(0o600)
    with Project.open(path, read_only=True) as project:
        project.save_copy(tmp_path / "copy.birdann", without_labels=blind)
    assert mode(tmp_path / "copy.birdann") == 0o600


@pytest.mark.parametrize("modes", [(0o600, 0o644), (0o644, 0o600)])
def test_a_merge_is_as_private_as_either(path, tmp_path, modes):
    other = tmp_path / "other.birdann"
    with Project.open(path, read_only=True) as project:
        project.save_copy(other)
    path.chmod(modes[0])
    other.chmod(modes[1])
    merge_projects(path, other, tmp_path / "both.birdann", actor="Ada")
    assert mode(tmp_path / "both.birdann") == 0o600


def test_the_log_of_a_project_with_a_list_of_readers_has_the_same(path):
    def entry(kind, bits, number=0xFFFFFFFF):
        return struct.pack("<HHI", kind, bits, number)

    path.chmod(0o600)
    readers = struct.pack("<I", 2) + b"".join(
        [entry(1, 6), entry(2, 4, 1234), entry(4, 0), entry(16, 4), entry(32, 0)]
    )
    try:
        os.setxattr(path, "system.posix_acl_access", readers)
    except (OSError, AttributeError):
        pytest.skip("no such lists here")
    with Project.open(path) as project, project.transaction("edit") as tx:
        tx.settings.set("a", 3)
        for ending in ("-wal", "-shm"):
            beside = path.with_name(path.name + ending)
            assert os.getxattr(beside, "system.posix_acl_access") == readers
