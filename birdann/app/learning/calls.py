"""The project's two bars: what is probably not a call, and which proposals are sure enough.

Nothing is deleted. What lies below the bar of call probability is left out of lists and exports unless all is asked for, or
a person judged it; see ``birdann.models.call_probability``. Proposals below the bar of probability are left out of exports and
summaries; lists show them, for they are what a person should look at.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.app.commands.settings import (
    MIN_CALL_PROBABILITY,
    MIN_PROBABILITY,
    SetMinCallProbability,
    SetMinimum,
    SetMinProbability,
)
from birdann.app.session import Session
from birdann.core.errors import SampleError
from birdann.store import ProjectTables, SegmentTable

DEFAULT_THRESHOLD = 0.15
"""Where no other is saved: it leaves out all outlines of nips4b's recordings without birds, 6 % of the
others, and 10 of 3,265 found calls (docs/lab/outlines.md)."""
OFFERED_THRESHOLD = 0.95
"""The bar of probability that is offered where none is saved."""
_MIN = 1e-12


def min_call_probability(reads: ProjectTables) -> float:
    """Return the project's bar of call probability, 0..1; what is less likely a call is left out."""
    return _saved(reads, MIN_CALL_PROBABILITY, DEFAULT_THRESHOLD)


def min_probability(reads: ProjectTables) -> float:
    """Return the project's bar of probability, 0..1; 0 where none is saved: every proposal is kept."""
    return _saved(reads, MIN_PROBABILITY, 0.0)


def _saved(reads: ProjectTables, setting: str, usual: float) -> float:
    saved = reads.settings.get(setting)
    return float(saved) if isinstance(saved, int | float) and 0 <= saved <= 1 else usual


def set_least_call_probability(session: Session, bar: float) -> None:
    """Save the project's bar of call probability."""
    _save(session, SetMinCallProbability(bar), min_call_probability(session.project))


def set_least_probability(session: Session, bar: float) -> None:
    """Save the project's bar of probability."""
    _save(session, SetMinProbability(bar), min_probability(session.project))


def _save(session: Session, command: SetMinimum, before: float) -> None:
    if not 0 <= command.bar <= 1:
        raise SampleError("A minimum probability is a number from 0 to 1.")
    if command.bar != before:
        session.execute(command)


@dataclass(frozen=True, slots=True)
class ExpectedPrecision:
    """What may be expected of the model's open proposals of some probabilities.

    Attributes
    ----------
    right
        The share of them that should be right.
    kept
        Their share of all open proposals.
    held
        The share that they hold of what should be right of all.
    """

    right: float
    kept: float
    held: float


def expectation(
    table: SegmentTable,
    *,
    min_call_probability: float,
    low: float,
    high: float = 1.0,
) -> ExpectedPrecision | None:
    """Return what may be expected of proposals whose lower bounds are between two probabilities; None where there are none."""
    is_open = open_proposals(table, min_call_probability)
    right, bound = table.probability[is_open], table.at_least()[is_open]
    kept = (bound >= low) & (bound <= high)
    if not kept.any():
        return None
    held = float(right[kept].sum() / max(float(right.sum()), _MIN))
    return ExpectedPrecision(float(right[kept].mean()), float(kept.mean()), held)


def open_proposals(table: SegmentTable, bar: float) -> npt.NDArray[np.bool_]:
    """Return which rows carry a species by a model's word alone, and are as likely a call as a bar."""
    named = (table.label < 0) & (table.species >= 0) & np.isfinite(table.probability)
    result: npt.NDArray[np.bool_] = named & ~(table.call_probability < bar)
    return result


def below_call_threshold(table: SegmentTable, bar: float) -> npt.NDArray[np.bool_]:
    """Return which rows are less likely a call than a bar, and judged by no one."""
    result: npt.NDArray[np.bool_] = (table.label < 0) & (table.call_probability < bar)
    return result
