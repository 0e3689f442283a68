"""Every acknowledged edit survives the sudden death of the program."""

import random
import subprocess
import sys
import time

import pytest

from birdann.store import Project

WORK = """
import sys
from birdann.store import Project
from birdann.core.ids import new_id
from birdann.core.labels import Species
project = Project.open(sys.argv[1])
for i in range(10**6):
    name = f"{sys.argv[2]}-{i}"
    with project.transaction("add") as tx:
        tx.species.put([Species(id=new_id(), name=name), Species(id=new_id(), name=name + "b")])
    print(name, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_kill_at_any_moment(tmp_path):
    path = tmp_path / "p.birdann"
    Project.create(path).close()
    rng = random.Random(0)
    acknowledged = []
    for k in range(4):
        worker = subprocess.Popen(
            [sys.executable, "-c", WORK, str(path), str(k)], stdout=subprocess.PIPE, text=True
        )
        acknowledged.append(worker.stdout.readline().strip())
        time.sleep(rng.uniform(0.0, 0.15))
        worker.kill()
        acknowledged += [line.strip() for line in worker.stdout if line.endswith("\n")]
        worker.stdout.close()
        worker.wait()
        with Project.open(path) as project:
            names = {s.name for s in project.species.in_use()}
        assert set(acknowledged) <= names
        assert {f"{name}b" for name in names if not name.endswith("b")} <= names  # whole or not
    assert len(acknowledged) >= 4
