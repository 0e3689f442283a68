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
            ["kill.py", "--times", "4", "--only", "editing", "backing-up",
             "restoring", "exporting"],
            "0 kills lost something",
        ),
        (
            ["fuzz.py", "--inputs", "200", "--only", "sound,recorder,lists,tables,settings"],
            "0 crashes, hangs",
        ),
        (
            ["places.py", "--seconds", "3", "--only", "new", "copy", "model export", "export csv",
             "export textgrid", "export summary", "show table", "log"],
            " 0 faults",
        ),
        (["beside.py", "--seconds", "3", "--only", "show", "import", "copy", "new"], " 0 faults"),
    ],
    ids=["kill", "fuzz", "places", "beside"],
)  # fmt: skip
def test_short_form(words, told):
    done = subprocess.run(
        [sys.executable, HERE / words[0], *words[1:]], capture_output=True, text=True, check=False
    )
    if "Skipped:" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert told in done.stdout, done.stdout[-3000:] + done.stderr[-3000:]
    assert done.returncode == 0
