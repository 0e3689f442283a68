"""A person who does not see the screen reviews ten calls: what a real client of AT-SPI is told."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from birdann.store import Project

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
from screen import VirtualScreen

PYTHON = "/usr/bin/python3"
CLIENT = Path(__file__).with_name("screen_reader.py")


def missing() -> str:
    """Return what the machine lacks for a screen reader, "" for nothing."""
    for program in ("dbus-run-session", "Xvfb", PYTHON):
        if shutil.which(program) is None:
            return program
    has_client = subprocess.run([PYTHON, "-c", "import pyatspi"], check=False, capture_output=True)
    return "" if has_client.returncode == 0 else "python3-pyatspi (or at-spi2-core)"


@pytest.fixture
def project(demo, tmp_path):
    """A project of four recordings, with a model and its predictions."""
    shutil.copytree(demo, tmp_path / "demo")
    return next((tmp_path / "demo").glob("*.birdann"))


def test_ten_calls_are_reviewed_by_keys_and_ear(project, tmp_path):
    if lacking := missing():
        pytest.skip(f"No screen reader can be tried here: {lacking} is missing")
    with VirtualScreen() as screen:
        own = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "XDG_RUNTIME_DIR": str(tmp_path)}
        done = subprocess.run(
            ["dbus-run-session", "--", PYTHON, CLIENT, sys.executable, "-m", "birdann", project],
            env={**os.environ, **screen.environment, **own},
            check=False,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])  # the bus talks too
    assert told["code"] == 0, done.stderr
    assert len(told["controls"]) > 30
    for role, name, value in told["controls"]:
        assert role not in {"unknown", "invalid"}, name
        assert name, (role, value)
        assert value or role not in {"combo box", "slider", "spin button"}, name
    assert len(told["walked"]) == 2
    for words, selected in told["walked"]:
        assert len(selected) == 1
        start, duration, band = selected[0].split(", ")[-3:]
        assert f", {start} · " in words
        assert words.endswith(f" · {duration} · {band}")
        assert "Predicted: " in words
        assert "%" in words
    assert len(told["answers"]) == 10
    assert told["undone"][-1].startswith("Undone: ")
    with Project.open(project) as kept:
        assert len(kept.labels.all()) == 9
