"""Full-text search in the manual."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from birdann.gui.help.markdown import HelpSection, sections
from birdann.gui.help.pages import PAGES, SECTIONS, page_text

_AROUND = 48
_MAX = 40
_BUILT = frozenset(page.path for page in SECTIONS[-1][1])


@dataclass(frozen=True, slots=True)
class Hit:
    """A section with the words, and an excerpt around the first."""

    section: HelpSection
    excerpt: str


@cache
def all_sections() -> tuple[HelpSection, ...]:
    """Return every section of the manual."""
    return tuple(one for path in PAGES for one in sections(path, page_text(path)))


def search(words: str, among: Iterable[HelpSection]) -> list[Hit]:
    """Return the sections with all of the words, best first.

    Matches in headings come first, developer pages last.

    Parameters
    ----------
    words
        Separated by spaces; prefixes of words are enough, case is ignored.
    """
    wanted = words.casefold().split()
    if not wanted:
        return []
    rated = []
    for place, one in enumerate(among):
        heading, text = one.heading.casefold(), one.text.casefold()
        if all(word in heading or word in text for word in wanted):
            in_heading = sum(word in heading for word in wanted)
            count = sum(text.count(word) for word in wanted)
            rated.append((one.page in _BUILT, -in_heading, -count, place, one))
    rated.sort(key=lambda row: row[:4])
    return [Hit(one, _excerpt(one.text, wanted)) for *_, one in rated[:_MAX]]


def _excerpt(text: str, wanted: list[str]) -> str:
    lower = text.casefold()
    starts = [at for word in wanted if (at := lower.find(word)) >= 0]
    middle = min(starts, default=0)
    start, stop = max(0, middle - _AROUND), middle + 2 * _AROUND
    start = text.rfind(" ", 0, start) + 1 if start else 0
    return f"{'… ' if start else ''}{text[start:stop]}{' …' if stop < len(text) else ''}"
