"""Which segments are hardly calls: those below the project's bar of callness.

Nothing is deleted. What lies below the bar is left out of lists and exports unless all is asked for, or
a person judged it; see ``birdann.models.callness``.
"""

import numpy as np
import numpy.typing as npt

from birdann.app.commands.settings import LEAST_CALLNESS, SetLeastCallness
from birdann.app.session import Session
from birdann.core.errors import SampleError
from birdann.core.message import Message
from birdann.store import Reads, SegmentTable

USUAL_BAR = 0.15
"""Where no other is saved: half of the highest that loses no call of the synthesised sample, for
learners differ in how much they leave for none of the species."""


def least_callness(reads: Reads) -> float:
    """Return the project's bar, 0..1; what is less likely a call is left out."""
    saved = reads.settings.get(LEAST_CALLNESS)
    if isinstance(saved, int | float) and 0 <= saved <= 1:
        return float(saved)
    return USUAL_BAR


def set_least_callness(session: Session, bar: float) -> None:
    """Save the project's bar.

    Raises
    ------
    SampleError
        If it is no probability.
    """
    if not 0 <= bar <= 1:
        raise SampleError(Message("How likely a call must be is a number from 0 to 1."))
    if bar != least_callness(session.project):
        session.execute(SetLeastCallness(bar))


def open_proposals(table: SegmentTable, bar: float) -> npt.NDArray[np.bool_]:
    """Return which rows carry a species by a model's word alone, and are as likely a call as a bar."""
    named = (table.label < 0) & (table.species >= 0) & np.isfinite(table.probability)
    result: npt.NDArray[np.bool_] = named & ~(table.callness < bar)
    return result


def hardly_calls(table: SegmentTable, bar: float) -> npt.NDArray[np.bool_]:
    """Return which rows are less likely a call than a bar, and judged by nobody."""
    result: npt.NDArray[np.bool_] = (table.label < 0) & (table.callness < bar)
    return result
