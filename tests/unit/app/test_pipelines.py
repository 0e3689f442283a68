"""The names of long work, each loaded when it is asked for."""

import subprocess
import sys

import pytest

from birdann.app import pipelines


def test_every_name_leads_to_what_bears_it():
    assert sorted(pipelines._HOMES) == sorted(pipelines.__all__)
    for name in pipelines.__all__:
        assert getattr(pipelines, name).__name__ == name


def test_another_name_is_an_error():
    with pytest.raises(AttributeError, match="no attribute 'no_such_work'"):
        _ = pipelines.no_such_work


def test_work_does_not_load_other_work():
    probe = (
        "import sys\nfrom birdann.app.pipelines import segment_project\n"
        "loaded = [n for n in sys.modules if n.startswith('birdann.formats.registry')]\n"
        "assert not loaded, loaded"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
