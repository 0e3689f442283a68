"""How sure an observer was of a name, in the words that people write: “Wren?”, “cf. Wren”."""

import re
from collections.abc import Mapping
from functools import lru_cache

from birdann.core.labels import Certainty
from birdann.formats.cells import MAX_NAMES, column_key

_WORDS = {
    **dict.fromkeys(("sure", "certain", "definite", "high"), Certainty.CERTAIN),
    **dict.fromkeys(("probable", "probably", "prob", "likely"), Certainty.PROBABLE),
    **dict.fromkeys(("medium", "moderate"), Certainty.PROBABLE),
    **dict.fromkeys(("possible", "possibly", "poss", "maybe", "perhaps"), Certainty.POSSIBLE),
    **dict.fromkeys(("unsure", "uncertain", "doubtful", "low", "cf", "?"), Certainty.POSSIBLE),
}
_NOT_IN_NAMES = frozenset({"sure", "certain", "definite", "high", "medium", "moderate", "low"})
"""Words of columns that can also be part of a name."""
_COLUMNS = frozenset({"certainty", "confidence", "idcertainty", "idconfidence", "sureness"})
_BEFORE = re.compile(r"([a-z]+|[A-Z][a-z]+|\?)[.:]? +(\w.*)")
_AFTER = re.compile(r"(.*\w\)?) *(?:\( *(\w+)\.? *\)|(\?)\?*|\( *(\?)\?* *\))")
_WITHIN = re.compile(r"([A-Z][a-z]+) (cf)\.? ([a-z-]+)")


@lru_cache(MAX_NAMES)
def without_doubt(name: str) -> tuple[str, str]:
    """Return a name without a word of doubt, and the certainty that it means; "" for none."""
    if match := _WITHIN.fullmatch(name):
        return f"{match[1]} {match[3]}", Certainty.POSSIBLE
    for pattern, index in ((_BEFORE, 1), (_AFTER, 0)):
        if match := pattern.fullmatch(name):
            parts = [part for part in match.groups() if part]
            species = parts.pop(index)
            word = parts[0].lower()
            if word in _WORDS and word not in _NOT_IN_NAMES:
                return species, _WORDS[word]
    return name, ""


def certainty_in(cells: Mapping[str, str]) -> tuple[str, str]:
    """Return the column of certainty and what it says; "" if there is none, or a number."""
    for name, cell in cells.items():
        if column_key(name) in _COLUMNS and cell.lower() in _WORDS:
            return name, _WORDS[cell.lower()]
    return "", ""
