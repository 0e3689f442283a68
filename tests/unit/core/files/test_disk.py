"""What is on the disk before anybody relies on it."""

import errno
import os
import subprocess
import sys

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
    tmp_path, text_file, monkeypatch
):
    file = text_file("file", "x")
    monkeypatch.setattr(disk.os, "fsync", failing(errno.EINVAL))
    disk.sync(tmp_path)
    with pytest.raises(OSError, match="Invalid"):
        disk.sync(file)
    monkeypatch.setattr(disk.os, "fsync", failing(errno.EIO))
    with pytest.raises(OSError, match="Input/output"):
        disk.sync(tmp_path)


LEAVE_PART = (
    "import os, sys; from pathlib import Path; from birdann.core.files import disk\n"
    "part = disk.new_part(Path(sys.argv[1]))\n"
    "part.with_name(part.name + '-journal').touch(); print(part.name, flush=True)\n"
    "sys.stdin.read() if len(sys.argv) > 2 else os._exit(9)"
)


def test_parts_of_a_program_that_was_ended_are_removed_by_the_next(tmp_path):
    command = [sys.executable, "-c", LEAVE_PART, str(tmp_path)]
    dead = subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()
    other = tmp_path / f".birdann-0_0-1-{'0' * 32}.part"  # of another machine
    other.touch()
    with subprocess.Popen(
        [*command, "stay"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        alive = running.stdout.readline().strip()
        assert not (tmp_path / dead).exists()
        disk._remove_abandoned.cache_clear()
        own = disk.new_part(tmp_path)
        kept = {alive, f"{alive}-journal", own.name, other.name}
        assert {path.name for path in tmp_path.iterdir()} == kept
        running.stdin.close()


def test_parts_of_another_machine_of_the_same_name_stay(tmp_path, monkeypatch):
    """It may be writing them, under a number that no process has here."""
    machine_id = tmp_path / "machine-id"
    monkeypatch.setattr(disk, "_MACHINE_ID", machine_id)
    names = set()
    for content in (b"0123\n", b"4567\n", None):
        machine_id.unlink(missing_ok=True)
        if content is not None:
            machine_id.write_bytes(content)
        names.add(disk._machine.__wrapped__())
    assert len(names) == 3
