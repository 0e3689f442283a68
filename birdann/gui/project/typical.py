"""Typical examples of a species, and comparison of a segment with them."""

import numpy as np

from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.expected import WEEKS, expected_species_odds, week_of
from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.labels import LabelState
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import decimal
from birdann.store import LABEL_STATES


def site_and_week(data: QueueData, row: int) -> str:
    """Return a sentence if the checklist does not expect a segment's species there and then, or ""."""
    species, recording = data.species_at(row), int(data.table.recording[row])
    if species < 0 or not data.expected_species:
        return ""
    site = data.sites[recording] if data.sites else ""
    start = data.starts[recording] if data.starts else None
    found = expected_species_odds(data.expected_species, [data.species_name(species)], site, start)
    if start is None or found is None or found[0][0]:
        return ""
    return tr("Not expected here in week {week} of {weeks} (checklist).").format(
        week=week_of(start), weeks=WEEKS
    )


_MIN_OTHERS = 8
_MAX = (0.1, 0.9)
"""Between these quantiles lie "most" segments."""
_REJECTED = LABEL_STATES.index(LabelState.REJECTED)


def comparison(data: QueueData, row: int) -> str:
    """Return a sentence on whether pitch and duration are usual for a segment's species.

    The reference is its labelled segments or, if they are few, all of its segments; "" if both are
    too few.
    """
    others = _comparable_rows(data, row)
    if len(others) < _MIN_OTHERS:
        return ""
    table = data.table
    middle_khz = (table.low_hz + table.high_hz) / 2000
    low, high = np.quantile(middle_khz[others], _MAX)
    words = None
    if middle_khz[row] > high:
        words = tr("Above the usual range of this species ({low}–{high} kHz).")
    elif middle_khz[row] < low:
        words = tr("Below the usual range of this species ({low}–{high} kHz).")
    if words is not None:
        return words.format(low=decimal(low, 1), high=decimal(high, 1))
    length_s = table.offset_s - table.onset_s
    low, high = np.quantile(length_s[others], _MAX)
    if length_s[row] > high:
        words = tr("Longer than usual for this species ({low}–{high} s).")
    elif length_s[row] < low:
        words = tr("Shorter than usual for this species ({low}–{high} s).")
    if words is not None:
        return words.format(low=decimal(low, 2), high=decimal(high, 2))
    return tr("Pitch and duration are typical of this species.")


MAX_EXAMPLES = 3


def typical_examples(
    data: QueueData, species_id: SpeciesId, *, but: SegmentId
) -> tuple[SegmentId, ...]:
    """Return labelled segments of a species, the most typical first, except one.

    Those nearest to the median of pitch and duration (in octaves) come first, one of each
    recording before a second.
    """
    table, species = data.table, data.species_index.get(species_id, -1)
    rows = np.flatnonzero(_is_labelled(data, species) & (table.segment_ids != but))
    if species < 0 or not len(rows):
        return ()
    middle_hz = (table.low_hz[rows] + table.high_hz[rows]) / 2
    length_s = table.offset_s[rows] - table.onset_s[rows]
    octaves = np.log2(np.stack([np.maximum(middle_hz, 1.0), np.maximum(length_s, 1e-3)]))
    far = np.abs(octaves - np.median(octaves, axis=1, keepdims=True)).sum(axis=0)
    rows = rows[np.argsort(far, kind="stable")]
    _, first = np.unique(table.recording[rows], return_index=True)
    again = np.setdiff1d(np.arange(len(rows)), first)
    order = np.concatenate([np.sort(first), again])[:MAX_EXAMPLES]
    return tuple(SegmentId(key) for key in table.segment_ids[rows[order]].tolist())


def _is_labelled(data: QueueData, species: int) -> BoolArray:
    table = data.table
    is_labelled: BoolArray = (
        (table.label >= 0) & (table.label != _REJECTED) & (table.label_species == species)
    )
    return is_labelled


def _comparable_rows(data: QueueData, row: int) -> Int64Array:
    table, species = data.table, data.species_at(row)
    if species < 0:
        return np.empty(0, dtype=np.int64)
    is_said = _is_labelled(data, species)
    others: Int64Array = np.flatnonzero(is_said)
    if len(others) < _MIN_OTHERS:
        others = np.flatnonzero(is_said | ((table.label < 0) & (table.species == species)))
    others = others[others != row]
    return others
