"""Licences of dependencies: from installed packages, or from a shipped page."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path

from birdann.core.resources import resources_root

PAGE_NAME = "licences.txt"
QT_NOTICE = """\
Qt and its Python binding are used under the GNU Lesser General Public License, version 3, whose
text and that of the GNU General Public License, which it adds to, follow. The libraries are
unchanged, dynamically linked files that you may replace by builds of your own of the same
version. In an installed application they lie in the folder PySide6 beside the program's other
libraries; in a Python environment, in the package of that name. You may study and change how
birdann works with them, and reverse engineer it to debug such changes.

Sources: https://download.qt.io/official_releases/QtForPython/ and
https://download.qt.io/official_releases/qt/
"""

_PAGE_BREAK = "\f"
_LICENCE_FILE = re.compile(r"^(licen[cs]es?|copying|notice)", re.IGNORECASE)
_NOT_TEXT = {".py", ".pyc", ".pyi", ".h", ".so", ".dll"}
_REQUIREMENT_NAME = re.compile(r"[\w.-]+")
_LONGEST_TERMS = 80
_QT = {"pyside6-essentials", "pyside6-addons", "shiboken6"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Licence:
    """Licence of a component."""

    # name, version: Of the component.
    name: str
    version: str
    licence: str  # Short name of the licence, as declared.
    text: str  # Full text; empty if not included.


def collect_licences() -> list[Licence]:
    """Return the licences of birdann and all its components, birdann's first.

    An installed application includes them as a page; otherwise they are read from the installed
    packages.
    """
    page = files("birdann").joinpath("_resources", PAGE_NAME)
    if page.is_file():
        return parse_page(page.read_text(encoding="utf-8"))
    return installed_licences()


def installed_licences(leave_out: Iterable[str] = ()) -> list[Licence]:
    """Return the licences of birdann and of the installed packages that it requires.

    Parameters
    ----------
    leave_out
        Packages to omit, with their exclusive dependencies.
    """
    licences = {_key(name): None for name in leave_out}
    parts = [_describe(part) for part in _with_dependencies("birdann", dict(licences))]
    own_parts = [part for part in parts if part.name == "birdann"]
    others = [part for part in parts if part.name != "birdann"]
    return own_parts + sorted(others, key=lambda part: part.name.lower())


def render_page(licences: Iterable[Licence]) -> str:
    """Return licences as one text, to be read by `parse_page`."""
    return _PAGE_BREAK.join(
        f"{part.name} {part.version}\n{part.licence}\n\n{part.text}\n" for part in licences
    )


def parse_page(text: str) -> list[Licence]:
    """Parse the output of `render_page`."""
    licences = []
    for page in text.split(_PAGE_BREAK):
        title, licence, _, *body = page.split("\n")
        name, _, version = title.rpartition(" ")
        licences.append(
            Licence(name=name, version=version, licence=licence, text="\n".join(body).rstrip("\n"))
        )
    return licences


def _with_dependencies(name: str, seen: dict[str, None]) -> Iterator[Distribution]:
    """Yield an installed package and its dependencies, each once."""
    if _key(name) in seen:
        return
    seen[_key(name)] = None
    try:
        part = distribution(name)
    except PackageNotFoundError:  # needed on other systems only
        return
    yield part
    for requirement in part.requires or ():
        match = _REQUIREMENT_NAME.match(requirement)
        if match and "extra ==" not in requirement:
            yield from _with_dependencies(match.group(), seen)


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _describe(part: Distribution) -> Licence:
    name = part.metadata["Name"]
    text = "\n\n".join(_texts(part))
    if _key(name) in _QT:
        text = "\n\n".join((QT_NOTICE, *_qt_texts()))
    return Licence(name=name, version=part.version, licence=_terms(part), text=_clean(text))


def _terms(part: Distribution) -> str:
    declared = part.metadata
    for field in ("License-Expression", "License"):
        value = declared[field].strip() if field in declared else ""
        if value and "\n" not in value and len(value) <= _LONGEST_TERMS:
            return value
    classifiers = declared.get_all("Classifier") or []
    named = [line.rpartition(":: ")[2] for line in classifiers if line.startswith("License ::")]
    return ", ".join(named) or "see the text"


def _texts(part: Distribution) -> Iterator[str]:
    for file in part.files or ():
        named = _LICENCE_FILE.match(file.name) or "licenses" in file.parts[:-1]
        if named and Path(file.name).suffix not in _NOT_TEXT:
            path = Path(str(part.locate_file(file)))
            if path.is_file():
                yield path.read_text(encoding="utf-8", errors="replace").strip()


@cache
def _qt_texts() -> tuple[str, ...]:
    folder = resources_root() / "licences"
    return tuple(
        folder.joinpath(name).read_text(encoding="utf-8").strip()
        for name in ("LGPL-3.0.txt", "GPL-3.0.txt")
    )


def _clean(text: str) -> str:
    lines = (line.rstrip() for line in text.replace(_PAGE_BREAK, "\n").splitlines())
    return "\n".join(lines).strip("\n")
