"""Segmenting loads nothing of other work."""

import subprocess
import sys


def test_work_does_not_load_other_work():
    probe = (
        "import sys\nfrom birdann.app.segmenting.segment import segment_project\n"
        "loaded = [n for n in sys.modules if n.startswith('birdann.formats.registry')]\n"
        "assert not loaded, loaded"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
