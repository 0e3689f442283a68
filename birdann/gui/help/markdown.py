"""The text of a page: sections for the search, and anchors of headings."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from posixpath import dirname, join, normpath

_COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*$")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*`|>#]+|-{3,}")
_NOT_IN_NAMES = re.compile(r"[^\w\s-]")


@dataclass(frozen=True, slots=True)
class HelpSection:
    """The part of a page under one heading: its place, and its text without markup."""

    page: str
    heading: str
    anchor: str
    text: str


def shown_text(markdown: str) -> str:
    """Return Markdown without comments, which Qt would show."""
    return _COMMENT.sub("", markdown)


def slug(heading: str) -> str:
    """Return the anchor of a heading, as Python-Markdown makes it."""
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[-\s]+", "-", _NOT_IN_NAMES.sub("", plain).strip().lower())


class Slugs:
    """Makes unique anchors of a page's headings."""

    def __init__(self) -> None:
        self._used: set[str] = set()

    def of(self, heading: str) -> str:
        """Return the next heading's anchor; repeated ones get ``_1``, ``_2`` and so on."""
        base = name = slug(heading)
        number = 0
        while name in self._used:
            number += 1
            name = f"{base}_{number}"
        self._used.add(name)
        return name


def sections(page: str, markdown: str) -> Iterator[HelpSection]:
    """Yield the sections of a page in order."""
    slugs, heading, anchor = Slugs(), "", ""
    lines: list[str] = []
    is_code = False
    for line in shown_text(markdown).splitlines():
        if line.startswith("```"):
            is_code = not is_code
            continue
        match = None if is_code else _HEADING.match(line)
        if match is None:
            lines.append(_plain(line))
            continue
        if heading:
            yield HelpSection(page, heading, anchor, _joined(lines))
        heading, lines = _plain(match[2]), []
        anchor = slugs.of(heading)
    yield HelpSection(page, heading, anchor, _joined(lines))


def followed(page: str, link: str) -> tuple[str, str]:
    """Return the page and anchor of a link on a page."""
    target, _, anchor = link.partition("#")
    return (normpath(join(dirname(page), target)) if target else page), anchor


def _plain(line: str) -> str:
    return _MARKS.sub(" ", _LINK.sub(r"\1", line)).strip()


def _joined(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())
