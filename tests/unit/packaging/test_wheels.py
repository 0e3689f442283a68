"""The versions of Python whose wheels are looked for are those that are supported and tested."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "packaging"))
import wheels  # noqa: E402


def test_the_oldest_and_the_newest_version_are_tested():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    tested = set(re.findall(r'python: "(3\.\d+)"', workflow))
    assert project["requires-python"] == f">={wheels.VERSIONS[0]}"
    assert tested == set(wheels.VERSIONS)


def test_what_has_no_wheel_is_told(monkeypatch, tmp_path):
    """Of an empty index nothing can be had."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    assert "numpy" in wheels.missing("3.14", ["numpy"])
