"""Collect the texts of the window and compile their translations.

``python packaging/translations.py`` brings ``resources/translations/birdann_*.ts`` in step with the
program (texts that are gone are dropped, new ones wait for a translator) and compiles them to the
``.qm`` files that the window loads. Translate with Qt Linguist (``pyside6-linguist``).
"""

import subprocess
import sys
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
SOURCES = ROOT / "birdann" / "gui"
_TOOLS = Path(PySide6.__file__).parent


def main() -> int:
    """Update and compile every translation."""
    for path in sorted(FOLDER.glob("birdann_*.ts")):
        collect(path)
        compile_to(path, path.with_suffix(".qm"))
    return 0


def collect(path: Path) -> None:
    """Bring one file of translations in step with the program; English needs plurals only."""
    _run(
        "lupdate",
        *sorted(str(source) for source in SOURCES.rglob("*.py")),
        "-ts",
        str(path),
        *("-no-obsolete", "-locations", "none", "-sort-messages", "-silent"),
        *("-source-language", "en", "-tr-function-alias", "QT_TR_NOOP+=mark"),
        *(("-pluralonly",) if path.stem.endswith("_en") else ()),
    )


def compile_to(path: Path, target: Path) -> None:
    """Compile one file of translations."""
    _run("lrelease", str(path), "-qm", str(target), "-silent")


def _run(tool: str, *arguments: str) -> None:
    suffix = ".exe" if sys.platform == "win32" else ""
    subprocess.run([_TOOLS / f"{tool}{suffix}", *arguments], check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
