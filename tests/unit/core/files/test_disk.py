"""What is on the disk before anybody relies on it."""

import errno
import os

import pytest

from birdann.core.files import disk


def test_a_file_takes_the_place_of_another(tmp_path):
    new, old = tmp_path / "new", tmp_path / "old"
    new.write_text("new")
    old.write_text("old")
    disk.sync(new)
    disk.replace(new, old)
    assert old.read_text() == "new"
    assert not new.exists()


def failing(code):
    def fail(descriptor):
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.skipif(os.name == "nt", reason="folders are not synced there")
def test_folders_that_cannot_be_synced_are_passed_over_but_not_a_failing_disk(
    tmp_path, monkeypatch
):
    file = tmp_path / "file"
    file.write_text("x")
    monkeypatch.setattr(disk.os, "fsync", failing(errno.EINVAL))
    disk.sync(tmp_path)
    with pytest.raises(OSError, match="Invalid"):
        disk.sync(file)
    monkeypatch.setattr(disk.os, "fsync", failing(errno.EIO))
    with pytest.raises(OSError, match="Input/output"):
        disk.sync(tmp_path)
