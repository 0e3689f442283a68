"""Proposals in formats that have a name for each sound and no place for who gave it.

What a model or a program proposed is written with its score, ``Wren;0.93``, or ``Wren;?`` where it
has none, so that it is read as a proposal again and never as a person's label. HawkEars writes
its labels for Audacity in the same way.
"""

from typing import NamedTuple

from birdann.formats.records import PREDICTED, Annotation
from birdann.formats.tables import exact, number

_MARK = ";"
_NO_SCORE = "?"
_DECIMALS = 6


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
