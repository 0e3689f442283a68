"""How a segment compares with the others of its species, in one sentence."""

import numpy as np

from birdann.core.labels import LabelState
from birdann.gui.item_models.queue_data import QueueData, Rows
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import decimal
from birdann.store import LABEL_STATES

_LEAST_OTHERS = 8
_MOST = (0.1, 0.9)
"""Between these quantiles lie "most" segments."""
_REJECTED = LABEL_STATES.index(LabelState.REJECTED)


def comparison(data: QueueData, row: int) -> str:
    """Return whether a segment's pitch and length are usual for the species that it carries.

    It is held against the segments that people gave to the species, or if these are few,
    against all that carry it; "" where there are too few of either.
    """
    others = _others(data, row)
    if len(others) < _LEAST_OTHERS:
        return ""
    table = data.table
    middle_khz = (table.low_hz + table.high_hz) / 2000
    low, high = np.quantile(middle_khz[others], _MOST)
    words = None
    if middle_khz[row] > high:
        words = tr("Higher than most segments of this species ({low}–{high} kHz).")
    elif middle_khz[row] < low:
        words = tr("Lower than most segments of this species ({low}–{high} kHz).")
    if words is not None:
        return words.format(low=decimal(low, 1), high=decimal(high, 1))
    length_s = table.offset_s - table.onset_s
    low, high = np.quantile(length_s[others], _MOST)
    if length_s[row] > high:
        words = tr("Longer than most segments of this species ({low}–{high} s).")
    elif length_s[row] < low:
        words = tr("Shorter than most segments of this species ({low}–{high} s).")
    if words is not None:
        return words.format(low=decimal(low, 2), high=decimal(high, 2))
    return tr("Of the pitch and length of most segments of this species.")


def _others(data: QueueData, row: int) -> Rows:
    """Return the other segments of the species that a segment carries."""
    table, species = data.table, data.species_at(row)
    if species < 0:
        return np.empty(0, dtype=np.int64)
    is_said = (table.label >= 0) & (table.label != _REJECTED) & (table.label_species == species)
    others: Rows = np.flatnonzero(is_said)
    if len(others) < _LEAST_OTHERS:
        others = np.flatnonzero(is_said | ((table.label < 0) & (table.species == species)))
    others = others[others != row]
    return others
