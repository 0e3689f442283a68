"""Sentences of the lower rooms in the language of the window.

Errors, notes of a training and what a job is doing are English where they arise: they are stored,
logged and printed. Here a sentence is recognised by its pattern, and its translation is filled in
with the same values. ``packaging/sentences.py`` collects the patterns from the sources.
"""

import re
from functools import cache

from PySide6.QtCore import QLocale

from birdann.gui.resources import read_text
from birdann.gui.text.language import tr

_OPEN = re.compile(r"{(\w+)}")


def in_language(text: str) -> str:
    """Return an English sentence of a lower room in the language of the window.

    What fits no pattern stays as it is: names, and messages of the system.
    """
    return text if QLocale().language() is QLocale.Language.English else _translated(text)


def _translated(text: str) -> str:
    for pattern, source in _patterns():
        if found := pattern.fullmatch(text):
            values = {
                name: _translated(value) if " " in value else value
                for name, value in found.groupdict().items()
            }
            return tr(source).format(**values)
    return text


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return the patterns with their English texts, those with the most words of their own first."""
    sources = read_text("translations/sentences.txt").splitlines()
    sources.sort(key=lambda source: -len(_OPEN.sub("", source)))
    return tuple((_pattern(source), source) for source in sources)


def _pattern(source: str) -> re.Pattern[str]:
    pieces = _OPEN.split(source)
    fixed, names = pieces[::2], pieces[1::2]
    open_places = [f"(?P<{name}>.+?)" for name in names] + [""]
    parts = (re.escape(text) + place for text, place in zip(fixed, open_places, strict=True))
    return re.compile("".join(parts), re.DOTALL)
