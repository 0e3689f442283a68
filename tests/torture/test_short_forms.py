"""A little of each torture in the default run; the whole of it is ``make torture``."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["kill.py", "--times", "10", "--only", "editing", "backing-up",
             "restoring", "exporting"],
            "0 kills lost something",
        ),
        (
            ["fuzz.py", "--inputs", "700", "--only", "sound,recorder,lists,tables,settings"],
            "0 crashes, hangs",
        ),
    ],
    ids=["kill", "fuzz"],
)  # fmt: skip
def test_short_form(words, told):
    done = subprocess.run(
        [sys.executable, HERE / words[0], *words[1:]], capture_output=True, text=True, check=False
    )
    assert told in done.stdout, done.stdout[-3000:] + done.stderr[-3000:]
    assert done.returncode == 0
