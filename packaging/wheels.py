"""Check that all dependencies have wheels for each supported version of Python.

``python packaging/wheels.py`` lets pip resolve the exact versions of ``constraints.txt`` for Linux,
without building and without installing anything, and prints what is missing. What it needs of the
package index is metadata only.
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = ("manylinux_2_17_x86_64", "manylinux_2_28_x86_64", "manylinux_2_34_x86_64")


def missing(version: str, requirements: list[str]) -> str:
    """Return what pip says of a version of Python, or "" if everything has a wheel."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--dry-run", "--quiet"),
                *("--only-binary", ":all:", "--target", folder, "--python-version", version),
                *(word for name in PLATFORMS for word in ("--platform", name)),
                *("--constraint", str(ROOT / "packaging" / "constraints.txt")),
                *requirements,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
    return done.stderr.strip() if done.returncode else ""


def main() -> int:
    """Print the result of each version; return 1 if something is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = {version: missing(version, project["dependencies"]) for version in VERSIONS}
    for version, text in found.items():
        print(f"Python {version}: {text or 'all wheels found'}")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
