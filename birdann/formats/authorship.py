"""Decide whether the rows of a table are a person's labels or a program's detections.

The one rule for all formats. A row is a person's if it says so: by a status that only people give
or by a reviewer who is not a program. A program's are predictions, and names with a score in their
own row. Where the table has a column of scores and does not say whose its names are, the person who
imports it is asked. Other rows are a person's: nothing in them comes from a program.
"""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

from birdann.core.labels import LabelState
from birdann.formats.cells import maybe_number, number, without_accents
from birdann.formats.records import PREDICTED, Annotation
from birdann.formats.tables import Numbered

_WORDS = frozenset(map(without_accents, (
    "score", "scores", "confidence", "conf", "probability", "probabilities", "prob", "probs",
    "proba", "p", "logit", "logits", "likelihood", "certainty", "posterior", "softmax", "sigmoid",
    "pred", "prediction", "similarity", "konfidenz", "wahrscheinlichkeit", "confianza", "confiance",
    "confiança", "probabilidad", "probabilité", "probabilidade", "puntuación", "pontuação",
    "puntaje", "confidenza", "probabilità", "punteggio", "probabilitat", "puntuació",
    "zekerheid", "betrouwbaarheid", "sannolikhet", "konfidens", "poäng", "sannsynlighet",
    "sandsynlighed", "todennäköisyys", "luottamus", "prawdopodobieństwo", "pewność",
    "pravděpodobnost", "pravdepodobnosť", "spolehlivost", "valószínűség", "вероятность",
    "уверенность", "достоверность", "ймовірність", "olasılık", "πιθανότητα", "信頼度", "確率",
    "スコア", "置信度", "概率", "得分", "신뢰도", "확률", "점수",
)))  # fmt: skip
_ENDINGS = (
    "score", "scores", "confidence", "probability", "logit", "likelihood", "konfidenz",
    "wahrscheinlichkeit", "waarschijnlijkheid",
)  # fmt: skip
_OF_CLASSES = frozenset({"class", "species", "label", "name", "birdnet", "top", "top1"})
_PLAIN = frozenset({"confidence", "score", "probability", "prob"})
_OF_CALLS = frozenset({"det", "detection", "logit", "logits", "certainty"})
"""Words of columns that score whether there is a call, or on another scale."""
_SETTINGS = frozenset({"min", "minimum", "threshold", "cutoff", "least"})
"""Words of columns that repeat what a program was asked for."""
REVIEWERS = (
    "reviewer", "reviewed by", "reviewed_by", "annotator", "annotated by", "annotated_by",
    "verifier", "verified by", "verified_by", "validator", "validated by", "validated_by",
    "labeler", "labeller", "labelled by", "labelled_by", "labeled by", "labeled_by",
    "identified by", "identified_by", "identifiedby",
)  # fmt: skip
"""Columns of who named a call."""
_PROGRAMS = re.compile(
    r"(birdnet|hawkears|batdetect|kaleidoscope|birdbox|nighthawk|opensoundscape|chirpity|avianz"
    r"|birdann|(perch|raven|auto|auto[ _-]?id|automatic|automated|machine|model|classifier|detector"
    r"|algorithm|ai)(?:v?\d|(?![^\W\d_])))",
    re.IGNORECASE,
)
"""How names of programs begin; the shorter ones also begin names of persons, such as Aidan."""

SAID = frozenset(LabelState)
"""Statuses that only people give."""


class Author(StrEnum):
    """Author of a call's name, by its row."""

    PERSON = "person"
    PROGRAM = "program"
    UNKNOWN = "unknown"
    """Its table has scores and names no person."""


def author_of(row: Annotation) -> Author:
    """Return who named a call."""
    if row.status in SAID or (row.reviewer and not is_program(row.reviewer)):
        return Author.PERSON
    if row.score_column and row.status != PREDICTED:
        return Author.UNKNOWN
    is_found = row.status == PREDICTED or row.probability is not None or bool(row.reviewer)
    return Author.PROGRAM if is_found else Author.PERSON


def is_program(reviewer: str) -> bool:
    """Return whether the name in a reviewer's place is a program's."""
    return _PROGRAMS.match(reviewer.strip()) is not None


def score_column(names: Mapping[str, str], rows: Iterable[Numbered]) -> str:
    """Return the column of a table with scores, by its name and cells; or "".

    Of several that of the named class, before one of any call.

    Parameters
    ----------
    names
        Names of the columns by the keys of a row's cells.
    """
    candidates = [key for key, name in names.items() if is_score_name(name)]
    found: set[str] = set()
    if candidates:
        for _, row in rows:
            found |= {key for key in candidates if _is_score(row.get(key, ""))}
            if len(found) == len(candidates):
                break
    return min(
        (key for key in candidates if key in found), key=lambda key: _rank(names[key]), default=""
    )


def is_score_name(name: str) -> bool:
    """Return whether a column's name is one of scores."""
    words = _words(name)
    return not _SETTINGS & words and (
        bool(_WORDS & words) or any(word.rstrip("0123456789").endswith(_ENDINGS) for word in words)
    )


def maybe_score(text: str | None, column: str = "") -> float | None:
    """Return a score, also in per cent; None if it is missing (ValueError if invalid).

    ``column`` is the name of its column, which may be one of per cent.
    """
    if text and text.endswith("%"):
        return number(text[:-1]) / 100
    score = maybe_number(text)
    return score / 100 if score is not None and "%" in column else score


def _is_score(cell: str) -> bool:
    try:
        return maybe_score(cell) is not None
    except ValueError:
        return False


def _rank(name: str) -> int:
    words = _words(name)
    if words <= _PLAIN:
        return 1
    return 0 if words & _OF_CLASSES else 3 if words & _OF_CALLS else 2


def _words(name: str) -> set[str]:
    parted = without_accents(re.sub(r"([a-z])([A-Z])", r"\1 \2", name).lower())
    return set(re.findall(r"[^\W_]+", parted))
