"""Selection and order of segments to review: pure functions of the table of segments."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from birdann.app.learning.calls import below_call_threshold
from birdann.core.arrays import FloatArray, Int32Array, Int64Array
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import LabelState, SegmentStatus
from birdann.core.predictions import MODES, Mode, doubt
from birdann.core.provenance import Program
from birdann.store import LABEL_STATES, SegmentTable

OPEN = frozenset({SegmentStatus.PREDICTED, SegmentStatus.UNLABELLED})
"""Statuses of unreviewed segments."""


class ReviewOrder(StrEnum):
    """Order of the queue."""

    UNCERTAIN = "most uncertain first"
    PROBABLE = "most probable first"
    IMPROBABLE = "least probable first"
    SPECIES = "by species, most probable first"
    TIME = "by recording and time"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewFilter:
    """Filter of segments; None disables a condition."""

    recording_ids: frozenset[RecordingId] | None = None
    # The species shown: label or else prediction. None stands for "unknown species".
    species_ids: frozenset[SpeciesId | None] | None = None
    statuses: frozenset[SegmentStatus] | None = OPEN
    min_probability: float = 0.0
    max_probability: float = 1.0
    # Minimum for unreviewed segments, if they have a call probability.
    min_call_probability: float = 0.0
    program: Program | None = None
    # Whether only the likeliest call of each species in each recording passes, if none was
    # confirmed there.
    best_examples: bool = False


def displayed_species(table: SegmentTable) -> Int32Array:
    """Return the index of each row's species, -1 for none."""
    rejected = table.label == LABEL_STATES.index(LabelState.REJECTED)
    labelled = np.where(rejected, -1, table.label_species)
    return np.where(table.label >= 0, labelled, table.species).astype(np.int32)


_BY_SOUND_ALONE = 0.5
"""Factor of doubt where no list limits the answers."""

_BY_CODE = (
    *(SegmentStatus(state.value) for state in LABEL_STATES),
    SegmentStatus.PREDICTED,
    SegmentStatus.UNLABELLED,
)
"""Status of each number that ``_codes`` returns."""


def _codes(table: SegmentTable) -> npt.NDArray[np.int8]:
    unlabelled = np.isnan(table.probability).astype(np.int8) + np.int8(len(LABEL_STATES))
    return np.where(table.label >= 0, table.label, unlabelled)


def matching(table: SegmentTable, wanted: ReviewFilter) -> Int64Array:
    """Return the rows that pass a filter, in the table's order.

    A segment without a score passes any range of probability that includes 0.
    """
    keep = np.ones(len(table), dtype=np.bool_)
    if wanted.recording_ids is not None:
        chosen = _positions(table.recording_ids, wanted.recording_ids)
        keep &= np.isin(table.recording, chosen)
    if wanted.species_ids is not None:
        chosen = _positions(table.species_ids, wanted.species_ids)
        if None in wanted.species_ids:
            chosen.append(-1)
        keep &= np.isin(displayed_species(table), chosen)
    if wanted.statuses is not None:
        keep &= np.array([status in wanted.statuses for status in _BY_CODE])[_codes(table)]
    bound = np.nan_to_num(table.compared_probability(), nan=0.0)
    keep &= (bound >= wanted.min_probability) & (bound <= wanted.max_probability)
    keep &= ~below_call_threshold(table, wanted.min_call_probability)
    if wanted.program is not None:
        by = table.programs.index(wanted.program) if wanted.program in table.programs else -2
        keep &= np.full(len(table), False) if table.program is None else table.program == by
    rows = np.flatnonzero(keep)
    return best_examples(table, rows) if wanted.best_examples else rows


def best_examples(table: SegmentTable, rows: Int64Array) -> Int64Array:
    """Return the most probable prediction of each species in each recording.

    None where a segment was labelled so: presence is then settled, and the others stay
    predictions.
    """
    n_species = max(len(table.species_ids), 1)
    named = (table.label >= 0) & (table.label_species >= 0)
    named &= table.label != LABEL_STATES.index(LabelState.REJECTED)
    settled = table.recording[named].astype(np.int64) * n_species + table.label_species[named]
    rows = rows[(table.label[rows] < 0) & (table.species[rows] >= 0)]
    pair = table.recording[rows].astype(np.int64) * n_species + table.species[rows]
    is_open = ~np.isin(pair, settled)
    rows, pair = rows[is_open], pair[is_open]
    order = np.lexsort((rows, -np.nan_to_num(table.probability[rows], nan=0.0), pair))
    is_first = np.r_[True, pair[order][1:] != pair[order][:-1]] if len(rows) else np.empty(0, bool)
    best: Int64Array = np.sort(rows[order][is_first])
    return best


def uncertainty(table: SegmentTable) -> FloatArray:
    """Return the uncertainty of each segment's species, float64 (n,); 0 without a score.

    See ``birdann.core.predictions.doubt``. If "unknown species" is not among the two likeliest, it
    counts as impossible. In untagged recordings uncertainty counts half, as a list resolves most
    of it with less work.
    """
    first_none, second_none = table.species < 0, table.runner_up < 0
    best = np.where(first_none, table.runner_up_probability, table.probability)
    none = np.where(
        first_none,
        table.probability,
        np.where(second_none, table.runner_up_probability, 0.0),
    )
    call = np.clip(1.0 - none, 0.0, 1.0)
    doubts = np.nan_to_num(doubt(best, call), nan=0.0)
    if table.mode is not None:
        doubts[table.mode == MODES.index(Mode.INDUCTIVE)] *= _BY_SOUND_ALONE
    return doubts


def sort_rows(
    table: SegmentTable,
    rows: Int64Array,
    order: ReviewOrder = ReviewOrder.UNCERTAIN,
    first: Sequence[int] = (),
) -> Int64Array:
    """Return rows in order.

    ``UNCERTAIN`` alternates between predicted species, the most uncertain first, so that one
    difficult species does not displace others; ties by recording and time. The rows ``first`` come
    before all others there, in their order (``birdann.app.reviewing.first_questions``).
    """
    p = np.nan_to_num(table.probability[rows], nan=0.0)
    keys: tuple[npt.NDArray[np.generic], ...]
    match order:
        case ReviewOrder.TIME:
            return np.sort(rows)
        case ReviewOrder.PROBABLE:
            keys = (rows, -p)
        case ReviewOrder.IMPROBABLE:
            keys = (rows, p)
        case ReviewOrder.SPECIES:
            species = displayed_species(table)[rows]
            keys = (rows, -p, species, species < 0)
        case ReviewOrder.UNCERTAIN:
            doubt = uncertainty(table)[rows]
            turn = np.full(len(table), len(first))
            turn[list(first)] = np.arange(len(first))
            rank = _rank_in_group(table.species[rows], -doubt, rows)
            keys = (rows, -doubt, rank, turn[rows])
    return rows[np.lexsort(keys)]


def _positions(names: Sequence[object], wanted: Iterable[object]) -> list[int]:
    index = {name: i for i, name in enumerate(names)}
    return [index[name] for name in wanted if name in index]


def _rank_in_group(groups: Int32Array, key: FloatArray, rows: Int64Array) -> Int64Array:
    """Return each entry's rank in its group, by key, then by row."""
    order = np.lexsort((rows, key, groups))
    sorted_groups = groups[order]
    starts = np.flatnonzero(np.r_[True, sorted_groups[1:] != sorted_groups[:-1]])
    sizes = np.diff(np.r_[starts, len(groups)])
    rank = np.empty(len(groups), dtype=np.int64)
    rank[order] = np.arange(len(groups)) - np.repeat(starts, sizes)
    return rank
