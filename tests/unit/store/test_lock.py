"""The right to write: held by one, freed by the end of its process."""

import errno
import os

import pytest

from birdann.core.errors import ProjectFileError, ProjectInUseError, ProjectNotWritableError
from birdann.store import lock as lock_module
from birdann.store.lock import WriterLock


@pytest.fixture
def project(tmp_path):
    return tmp_path / "p.birdann"


def test_one_holds_it_until_released(project):
    first = WriterLock(project)
    assert first.path.exists()
    with pytest.raises(ProjectInUseError, match=f"process {os.getpid()}"):
        WriterLock(project)
    first.close()
    first.close()
    assert not first.path.exists()
    WriterLock(project).close()


@pytest.mark.parametrize("note", [b"", b"{", b"[]", b'{"user": 1}', b"\xff" * 9000])
def test_an_unreadable_note_leaves_the_sentence_without_a_name(project, note):
    lock = WriterLock(project)
    lock.path.write_bytes(note)
    with pytest.raises(ProjectInUseError, match=r"is already open. Close it there"):
        WriterLock(project)
    lock.close()


def test_a_lock_file_that_is_removed_meanwhile_is_not_trusted(project, monkeypatch):
    taken = []
    original = lock_module._LockFile._is_current

    def remove_once(self, file):
        if not taken:
            taken.append(self.path)
            self.path.unlink()
        return original(self, file)

    monkeypatch.setattr(lock_module._LockFile, "_is_current", remove_once)
    lock = WriterLock(project)
    assert lock.path.exists()
    lock.close()


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.ENOTSUP])
def test_places_without_locks_are_named(project, monkeypatch, code):
    def refuse(file):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("birdann.store.lock._lock", refuse)
    with pytest.raises(ProjectFileError, match="cannot be locked"):
        WriterLock(project)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (errno.EROFS, ProjectNotWritableError),
        (errno.EACCES, ProjectNotWritableError),
        (errno.ENOSPC, ProjectFileError),
    ],
)
def test_folders_that_take_no_file_are_named(project, monkeypatch, code, kind):
    def refuse(*_):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("birdann.store.lock.os.open", refuse)
    with pytest.raises(kind, match=r"p\.birdann"):
        WriterLock(project)


def failing(code):
    def fail(*_, **__):
        raise OSError(code, os.strerror(code))

    return fail


def test_a_full_disk_takes_the_lock_but_not_its_note(project, monkeypatch):
    monkeypatch.setattr("birdann.store.lock.json.dumps", failing(errno.ENOSPC))
    lock = WriterLock(project)
    monkeypatch.undo()
    with pytest.raises(ProjectInUseError, match=r"is already open. Close it"):
        WriterLock(project)
    lock.close()


def test_a_share_that_is_gone_does_not_keep_the_lock(project, monkeypatch):
    lock = WriterLock(project)
    monkeypatch.setattr("birdann.store.lock.Path.unlink", failing(errno.ESTALE))
    lock.close()
    monkeypatch.undo()
    assert lock.path.exists()
    WriterLock(project).close()


def test_a_share_that_goes_while_the_lock_is_taken_is_named(project, monkeypatch):
    monkeypatch.setattr("birdann.store.lock.os.stat", failing(errno.ETIMEDOUT))
    with pytest.raises(ProjectFileError, match="network share"):
        WriterLock(project)
    monkeypatch.undo()
    WriterLock(project).close()
