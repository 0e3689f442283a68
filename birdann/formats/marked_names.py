"""Proposals in formats that have a name for each sound and no place for who gave it.

What a model or a program proposed is written with its score, ``Wren;0.93``, or ``Wren;?`` where it
has none, so that it is read as a proposal again and never as a person's label. HawkEars writes
its labels for Audacity in the same way.
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
    """What a name says: the species, a proposal's score, and ``predicted`` for a proposal."""

    species: str
    probability: float | None = None
    status: str = ""


def marked(record: Annotation) -> str:
    """Return the name to be written for a sound."""
    if record.status != PREDICTED or not record.species:
        return record.species
    has_score = record.probability is not None
    score = exact(round(record.probability or 0.0, _DECIMALS)) if has_score else _NO_SCORE
    return f"{record.species}{_MARK}{score}"


def unmarked(name: str) -> MarkedName:
    """Return what a name that was read says."""
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
    """Return the scientific name of what a sound is of; "" where none is known.

    Where the project tells none, its own name for the species is one if it reads like Latin.
    """
    name = record.species
    is_latin = _SCIENTIFIC.fullmatch(name) is not None and _ENGLISH.fullmatch(name) is None
    return record.scientific_name or (name if is_latin else "")
