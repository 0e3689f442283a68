"""Read CHANGELOG.md, and write it in the forms that packages want."""

import re
import textwrap
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from xml.sax.saxutils import escape

from project import MAINTAINER, ROOT, version

_HEADING = re.compile(r"^## \[([^]]+)\](?: - (\d{4}-\d\d-\d\d))?$")


@dataclass(frozen=True, slots=True)
class Release:
    """A section of the changelog; one that is not out yet has the coming version and this day."""

    name: str
    day: datetime
    changes: tuple[str, ...]


def releases() -> list[Release]:
    """Return the releases, the newest first."""
    found: list[Release] = []
    for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading:
            named, day = heading.groups()
            date = datetime.fromisoformat(day) if day else datetime.now()
            name = version() if named == "Unreleased" else named
            found.append(Release(name, date.replace(tzinfo=UTC), ()))
        elif line.startswith("- ") and found:
            last = found[-1]
            found[-1] = Release(last.name, last.day, (*last.changes, _plain(line[2:])))
    return found


def for_debian() -> str:
    """Return the changelog as Debian's tools read it."""
    entries = []
    for release in releases():
        changes = "\n".join(
            textwrap.fill(change, 76, initial_indent="  * ", subsequent_indent="    ")
            for change in release.changes
        )
        entries.append(
            f"birdann ({release.name}) stable; urgency=medium\n\n{changes}\n\n"
            f" -- {MAINTAINER}  {format_datetime(release.day)}\n"
        )
    return "\n".join(entries)


def for_appstream() -> str:
    """Return the releases as AppStream's XML."""
    rows = []
    for release in releases():
        items = "".join(f"<li>{escape(change)}</li>" for change in release.changes)
        rows.append(
            f'<release version="{release.name}" date="{release.day:%Y-%m-%d}">'
            f"<description><ul>{items}</ul></description></release>"
        )
    return "".join(rows)


def _plain(text: str) -> str:
    return text.replace("`", "")
