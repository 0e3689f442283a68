"""What every packaging script needs to know about the project: its folder, its version."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = DIST / "birdann"
MAINTAINER = "The birdann contributors <birdann@users.noreply.github.com>"
SUMMARY = "Label every call in field recordings from recording-level species lists"


def version() -> str:
    """Return the version, which is written in one place: ``birdann/__init__.py``."""
    text = (ROOT / "birdann" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("birdann/__init__.py holds no version.")
    return found.group(1)


def told(*command: str | Path, folder: Path | None = None, may_fail: bool = False) -> str:
    """Return what a command prints; unless it may fail, its failing ends the script."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, cwd=folder, check=not may_fail
    )
    return done.stdout.strip()
