"""One project, two programs: one writes, the other looks on, and a crash leaves no lock."""

import json
import os
import signal
import subprocess
import sys

import pytest

from birdann.core.errors import ProjectInUseError
from birdann.store import Project

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")

OTHER = """
import sys
from birdann.core.ids import new_id
from birdann.core.labels import Species
from birdann.store import Project
project = Project.open(sys.argv[1])
print("open", flush=True)
for line in sys.stdin:
    with project.transaction("add") as tx:
        tx.species.put([Species(id=new_id(), name=line.strip())])
    print("done", flush=True)
project.close()
print("closed", flush=True)
"""


class Other:
    """A program of its own that has a project open for writing."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [sys.executable, "-c", OTHER, str(path)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout.readline() == "open\n"

    def add(self, name):
        self.process.stdin.write(f"{name}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "done\n"

    def close(self):
        self.process.stdin.close()
        assert self.process.stdout.read() == "closed\n"
        self.process.stdout.close()
        self.process.wait()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "p.birdann"
    Project.create(path).close()
    return path


def names(project):
    return [s.name for s in project.species.in_use()]


def test_who_comes_second_is_told_who_writes_and_may_look_on(path):
    other = Other(path)
    with pytest.raises(ProjectInUseError, match="open it read-only here") as told:
        Project.open(path)
    assert f"process {other.process.pid}" in str(told.value)
    with Project.open(path, read_only=True) as project:
        assert names(project) == []
        other.add("Wren")
        assert names(project) == ["Wren"]
        with project.reader() as reader, reader.snapshot():
            assert names(reader) == ["Wren"]
            other.add("Crow")
            assert names(reader) == ["Wren"]
        assert names(project) == ["Crow", "Wren"]
        other.close()  # while somebody looks on
        assert names(project) == ["Crow", "Wren"]
    with Project.open(path) as project:
        assert names(project) == ["Crow", "Wren"]
    assert os.listdir(path.parent) == ["p.birdann"]


def test_a_crash_leaves_a_file_but_no_lock(path):
    other = Other(path)
    other.add("Wren")
    other.kill()
    lock = path.with_name("p.birdann-lock")
    assert lock.exists()
    with Project.open(path) as project:
        assert names(project) == ["Wren"]
    assert not lock.exists()


def test_a_lock_from_another_day_or_from_the_future_means_nothing_without_its_holder(path):
    lock = path.with_name("p.birdann-lock")
    for since in ("1999-01-01T00:00+00:00", "2099-01-01T00:00+00:00"):
        note = {"user": "Ada", "host": "field", "process": 1, "since": since}
        lock.write_text(json.dumps(note), encoding="utf-8")
        with Project.open(path) as project:
            assert names(project) == []
