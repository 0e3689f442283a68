"""Predictions in formats with a name per sound and no field for the author.

Predictions are written with their score, ``Wren;0.93``, or ``Wren;?`` without, so that they are
not read back as labels. HawkEars uses the same form in Audacity labels.
"""

import re
from typing import NamedTuple

from birdann.formats.records import PREDICTED, Annotation
from birdann.formats.tables import exact, number

_MARK = ";"
_NO_SCORE = "?"
_DECIMALS = 6
_SCIENTIFIC = re.compile(
    r"(?:[A-Z][a-z]*(?:us|a|is|es|[aeioy]x|o|as|os|on|ps|ys|um)|Accipiter|Anser|Passer|Otus)"
    r"(?: [a-zë-]+(?:us|a|is|um|i|ae|e|o|es|ns|x|or|os|on|ps|as|ax)){1,2}"
)
_ENGLISH = re.compile(
    r".* (?:condor|crane|cuckoo|dove|eagle|flamingo|goose|grouse|horse|mouse|shrike|snake|snipe|vole)"
)
"""What reads like the second part of a scientific name, and is English: "Canada goose"."""


class MarkedName(NamedTuple):
    """A parsed name: species, score, and ``predicted`` for a prediction."""

    species: str
    probability: float | None = None
    status: str = ""


def marked(record: Annotation) -> str:
    """Return the name to write for a sound."""
    if record.status != PREDICTED or not record.species:
        return record.species
    has_score = record.probability is not None
    score = exact(round(record.probability or 0.0, _DECIMALS)) if has_score else _NO_SCORE
    return f"{record.species}{_MARK}{score}"


def unmarked(name: str) -> MarkedName:
    """Return the parsed name."""
    species, mark, score = name.rpartition(_MARK)
    if not mark or not species.strip():
        return MarkedName(name)
    if score == _NO_SCORE:
        return MarkedName(species, None, PREDICTED)
    try:
        probability = number(score)
    except ValueError:
        return MarkedName(name)
    if not 0.0 <= probability <= 1.0:
        return MarkedName(name)
    return MarkedName(species, probability, PREDICTED)


def scientific_of(record: Annotation) -> str:
    """Return the scientific name of a sound's species, or "".

    By default the project's name if it looks like Latin.
    """
    name = record.species
    is_latin = _SCIENTIFIC.fullmatch(name) is not None and _ENGLISH.fullmatch(name) is None
    return record.scientific_name or (name if is_latin else "")
