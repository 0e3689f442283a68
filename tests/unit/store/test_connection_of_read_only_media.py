"""A project whose program died, on a medium that nothing can be written to."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from birdann.store import Project

LOOK = """
import os, sys
from birdann.store import Project
place = sys.argv[1]
before = sorted(os.listdir(place))
with Project.open(place + "/p.birdann", read_only=True) as project:
    print(project.settings.get("left"), project.overview.counts().recordings)
assert sorted(os.listdir(place)) == before
try:
    open(place + "/x", "w")
except OSError as error:
    print(error.strerror)
"""
LEAD = ["unshare", "--map-root-user", "--mount"]


@pytest.mark.skipif(
    not shutil.which("unshare") or subprocess.run([*LEAD, "true"], check=False).returncode != 0,
    reason="no private mount namespace can be made here",
)
@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_what_a_log_or_a_journal_holds_is_seen_there(tmp_path, mode):
    place = tmp_path / "card"
    place.mkdir()
    whole = tmp_path / "whole.birdann"
    Project.create(whole).close()
    with closing(sqlite3.connect(whole)) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
        connection.execute("PRAGMA cache_size=1")
        connection.execute("INSERT INTO setting VALUES ('left', '1')")
        connection.commit()
        if mode == "DELETE":  # a change that was not finished is undone
            connection.execute("BEGIN")
            connection.execute("UPDATE setting SET value = '2'")
            rows = ((str(i), "1" * 900) for i in range(100))
            connection.executemany("INSERT INTO setting VALUES (?, ?)", rows)
        for ending in ("", "-wal", "-journal"):
            if (one := tmp_path / f"whole.birdann{ending}").exists():
                shutil.copy(one, place / f"p.birdann{ending}")
    assert len([*place.iterdir()]) == 2
    mount = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$2" -c "$3" "$1"'
    done = subprocess.run(
        [*LEAD, "sh", "-c", mount, "sh", place, sys.executable, LOOK],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["1 0", "Read-only file system"], done.stderr
