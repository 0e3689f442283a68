"""Memory that is freed goes back to the system."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MEASURE = """
import os, sys, threading
from pathlib import Path
from birdann.gui.runtime.memory import trim_heap, limit_arenas

def resident_mb():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

def fill(kept):
    pieces = [bytes(3000) for _ in range(20_000)]
    kept.append(pieces[::1000])

limit_arenas()
before, kept = resident_mb(), []
for _ in range(6):
    thread = threading.Thread(target=fill, args=(kept,))
    thread.start()
    thread.join()
trim_heap()
print(resident_mb() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="told by Linux only")
def test_what_threads_have_freed_is_given_back():
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True, env=os.environ
    )
    assert float(done.stdout) < 15  # of 57 that were in use
