"""The project's minimum call probability and minimum probability.

Nothing is deleted. Unreviewed segments below the minimum call probability are omitted from lists
and exports by default; see ``birdann.models.call_probability``. Predictions below the minimum
probability are omitted from exports and summaries; lists show them, as they need review.
"""

from dataclasses import dataclass

import numpy as np

from birdann.app.commands.settings import (
    MIN_CALL_PROBABILITY,
    MIN_PROBABILITY,
    SetMinCallProbability,
    SetMinimum,
    SetMinProbability,
)
from birdann.app.session import Session
from birdann.core.arrays import BoolArray
from birdann.core.errors import SampleError
from birdann.store import ProjectTables, SegmentTable

DEFAULT_THRESHOLD = 0.15
"""Where no other is saved; what it hides is measured in docs/lab/outlines.md."""
OFFERED_THRESHOLD = 0.95
"""The minimum probability offered where none is saved."""
_MIN = 1e-12


def min_call_probability(reads: ProjectTables) -> float:
    """Return the project's minimum call probability, 0..1."""
    return _saved_number(reads, MIN_CALL_PROBABILITY, DEFAULT_THRESHOLD)


def min_probability(reads: ProjectTables) -> float:
    """Return the project's minimum probability, 0..1; 0 if none is saved."""
    return _saved_number(reads, MIN_PROBABILITY, 0.0)


def _saved_number(reads: ProjectTables, setting: str, default: float) -> float:
    saved = reads.settings.get(setting)
    return float(saved) if isinstance(saved, int | float) and 0 <= saved <= 1 else default


def set_min_call_probability(session: Session, threshold: float) -> None:
    """Save the project's minimum call probability."""
    _save(session, SetMinCallProbability(threshold), min_call_probability(session.project))


def set_min_probability(session: Session, threshold: float) -> None:
    """Save the project's minimum probability."""
    _save(session, SetMinProbability(threshold), min_probability(session.project))


def _save(session: Session, command: SetMinimum, before: float) -> None:
    if not 0 <= command.threshold <= 1:
        raise SampleError("A minimum probability is a number from 0 to 1.")
    if command.threshold != before:
        session.execute(command)


@dataclass(frozen=True, slots=True)
class ExpectedPrecision:
    """Expected precision of unreviewed predictions in a range of probabilities."""

    right: float  # Expected precision.
    kept: float  # Their share of all unreviewed predictions.
    held: float  # Their share of all expected correct predictions.


def expected_precision(
    table: SegmentTable,
    *,
    min_call_probability: float,
    low: float,
    high: float = 1.0,
) -> ExpectedPrecision | None:
    """Return the expected precision of predictions in a range of probabilities, or None."""
    is_open = open_predictions(table, min_call_probability)
    right, bound = table.probability[is_open], table.compared_probability()[is_open]
    kept = (bound >= low) & (bound <= high)
    if not kept.any():
        return None
    held = float(right[kept].sum() / max(float(right.sum()), _MIN))
    return ExpectedPrecision(float(right[kept].mean()), float(kept.mean()), held)


def open_predictions(table: SegmentTable, threshold: float) -> BoolArray:
    """Return which rows are unreviewed predictions of at least a call probability."""
    named = (table.label < 0) & (table.species >= 0) & np.isfinite(table.probability)
    result: BoolArray = named & ~(table.call_probability < threshold)
    return result


def below_call_threshold(table: SegmentTable, threshold: float) -> BoolArray:
    """Return which rows are unreviewed and below a call probability."""
    result: BoolArray = (table.label < 0) & (table.call_probability < threshold)
    return result
