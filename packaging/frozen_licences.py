"""Write the licences of all that the frozen application holds into it.

``birdann/_resources/licences.txt`` is what the window's About shows; ``THIRD_PARTY_LICENSES.txt``
beside it is the same for readers of files.
"""

import platform
import re
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from frozen_contents import EXCLUDED_MODULES
from project import told

from birdann.app.licences import PAGE_NAME, Licence, installed_licences, render_page

READABLE_NAME = "THIRD_PARTY_LICENSES.txt"
_DEBIAN_DOCS = Path("/usr/share/doc")
_COMMON = re.compile(r"/usr/share/common-licenses/([\w.+-]+)")


def write(libraries: Path, data: Path) -> None:
    """Write both files into the application's folder of data."""
    parts = [
        *installed_licences(leave_out=EXCLUDED_MODULES),
        python_licence(),
        *(_of_debian(libraries) if sys.platform == "linux" else ()),
    ]
    (data / "birdann" / "_resources" / PAGE_NAME).write_text(render_page(parts), "utf-8")
    (data / READABLE_NAME).write_text(readable(parts), "utf-8")


def readable(parts: list[Licence]) -> str:
    """Return the licences as a text with a table of contents."""
    contents = "\n".join(f"{part.name} {part.version}: {part.licence}" for part in parts)
    pages = (
        f"\n{'=' * 78}\n{part.name} {part.version}\n{'=' * 78}\n\n{part.text}" for part in parts
    )
    return f"birdann holds these parts:\n\n{contents}\n" + "\n".join(pages) + "\n"


def python_licence() -> Licence:
    """Return the licence of the interpreter."""
    beside = (
        Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "share/doc/python3/LICENSE",
    )
    text = next((path.read_text("utf-8") for path in beside if path.is_file()), "")
    if not text:
        text = f"{sys.copyright}\n\nThe licence: https://docs.python.org/3/license.html"
    return Licence(
        name="Python", version=platform.python_version(), licence="PSF-2.0", text=text.strip()
    )


def _of_debian(libraries: Path) -> Iterator[Licence]:
    """Yield the licences of libraries that were copied from the system's packages."""
    names = {path.name for path in libraries.glob("lib*.so*") if not path.is_symlink()}
    for package in sorted(_packages(names)):
        version = told("dpkg-query", "-W", "-f=${Version}", package)
        page = _DEBIAN_DOCS / package.partition(":")[0] / "copyright"
        text = page.read_text("utf-8", errors="replace") if page.is_file() else ""
        yield Licence(
            name=package.partition(":")[0], version=version, licence="see the text",
            text=(_with_common(text).replace("\f", "\n").strip()),
        )  # fmt: skip


def _packages(names: set[str]) -> set[str]:
    """Return the system's packages that hold libraries of these names."""
    found = set()
    for name in names:
        lines = told("dpkg-query", "-S", f"*/{name}", may_fail=True).splitlines()
        found |= {line.partition(": ")[0] for line in lines if "diversion" not in line}
    return found


def _with_common(text: str) -> str:
    """Return a copyright file with the licences that it names on a Debian machine's disk."""
    named = {match.rstrip(".") for match in _COMMON.findall(text)}
    pages = [Path("/usr/share/common-licenses") / name for name in sorted(named)]
    return "\n\n".join([text, *(p.read_text("utf-8") for p in pages if p.is_file())])
