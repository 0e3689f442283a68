"""Which segments to look at, and in which order: pure functions of the table of segments."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from birdann.app.learning.calls import below_call_threshold
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import LabelState, SegmentStatus
from birdann.core.predictions import MODES, Mode, doubt
from birdann.core.provenance import Program
from birdann.store import LABEL_STATES, SegmentTable

if TYPE_CHECKING:
    from birdann.models.questions import TwoLevels

Rows = npt.NDArray[np.int64]


OPEN = frozenset({SegmentStatus.PREDICTED, SegmentStatus.UNLABELLED})
"""What still waits for a person."""


class ReviewOrder(StrEnum):
    """How to line up the questions."""

    UNCERTAIN = "most uncertain first"
    PROBABLE = "most probable first"
    IMPROBABLE = "least probable first"
    SPECIES = "by species, most probable first"
    TIME = "by recording and time"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewFilter:
    """Which segments count; None lets everything pass.

    Attributes
    ----------
    species_ids
        The species shown: the label's where there is one, else the model's. None among them
        stands for "none of these".
    min_call_probability
        What is less likely a call passes only where a person judged it, or nothing is given.
    best_examples
        Whether only the likeliest call of each species in each recording passes, and only where
        no call of it was confirmed there.
    """

    recording_ids: frozenset[RecordingId] | None = None
    species_ids: frozenset[SpeciesId | None] | None = None
    statuses: frozenset[SegmentStatus] | None = OPEN
    min_probability: float = 0.0
    max_probability: float = 1.0
    min_call_probability: float = 0.0
    program: Program | None = None
    best_examples: bool = False


def shown_species(table: SegmentTable) -> npt.NDArray[np.int32]:
    """Return for each row the index of the species shown, -1 for none."""
    rejected = table.label == LABEL_STATES.index(LabelState.REJECTED)
    labelled = np.where(rejected, -1, table.label_species)
    return np.where(table.label >= 0, labelled, table.species).astype(np.int32)


_BY_SOUND_ALONE = 0.5
"""What doubt counts where no list limits the answers."""

_BY_CODE = (
    *(SegmentStatus(state.value) for state in LABEL_STATES),
    SegmentStatus.PREDICTED,
    SegmentStatus.UNLABELLED,
)
"""What ``_codes`` counts in."""


def _codes(table: SegmentTable) -> npt.NDArray[np.int8]:
    unlabelled = np.isnan(table.probability).astype(np.int8) + np.int8(len(LABEL_STATES))
    return np.where(table.label >= 0, table.label, unlabelled)


def statuses(table: SegmentTable) -> npt.NDArray[np.object_]:
    """Return each row's status."""
    return np.array(_BY_CODE, dtype=np.object_)[_codes(table)]


def matching(table: SegmentTable, wanted: ReviewFilter) -> Rows:
    """Return the rows that pass a filter, in the table's order.

    A segment without a score passes any limit on probability that includes 0.
    """
    keep = np.ones(len(table), dtype=np.bool_)
    if wanted.recording_ids is not None:
        chosen = _positions(table.recording_ids, wanted.recording_ids)
        keep &= np.isin(table.recording, chosen)
    if wanted.species_ids is not None:
        chosen = _positions(table.species_ids, wanted.species_ids)
        if None in wanted.species_ids:
            chosen.append(-1)
        keep &= np.isin(shown_species(table), chosen)
    if wanted.statuses is not None:
        keep &= np.array([status in wanted.statuses for status in _BY_CODE])[_codes(table)]
    bound = np.nan_to_num(table.at_least(), nan=0.0)
    keep &= (bound >= wanted.min_probability) & (bound <= wanted.max_probability)
    keep &= ~below_call_threshold(table, wanted.min_call_probability)
    if wanted.program is not None:
        by = table.programs.index(wanted.program) if wanted.program in table.programs else -2
        keep &= np.full(len(table), False) if table.program is None else table.program == by
    rows = np.flatnonzero(keep)
    return best_examples(table, rows) if wanted.best_examples else rows


def best_examples(table: SegmentTable, rows: Rows) -> Rows:
    """Return of some rows the likeliest proposal of each species in each recording.

    None where people named a segment of that recording so: whether the species is there is then
    settled, and the other calls of it stay proposals.
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
    best: Rows = np.sort(rows[order][is_first])
    return best


def uncertainty(table: SegmentTable) -> npt.NDArray[np.float64]:
    """Return how doubtful the species of each segment is, float64 (n,); 0 without a score.

    See ``birdann.core.predictions.doubt``. Where "none of these" is not among the two likeliest
    answers, it counts as impossible. In a recording without a list doubt counts half: most of it a
    list would settle, which is less work than naming sounds one by one.
    """
    first_none, second_none = table.species < 0, table.runner_up < 0
    best = np.where(first_none, table.runner_up_probability, table.probability)
    none = np.where(
        first_none,
        table.probability,
        np.where(second_none, table.runner_up_probability, 0.0),
    )
    call = np.clip(1.0 - none, 0.0, 1.0)
    found = np.nan_to_num(doubt(best, call), nan=0.0)
    if table.mode is not None:
        found[table.mode == MODES.index(Mode.INDUCTIVE)] *= _BY_SOUND_ALONE
    return found


def ordered(
    table: SegmentTable,
    rows: Rows,
    order: ReviewOrder = ReviewOrder.UNCERTAIN,
    first: Sequence[int] = (),
) -> Rows:
    """Line rows up.

    ``UNCERTAIN`` deals the most uncertain of every proposed species in turn, so that one
    difficult species does not crowd out the others; ties fall in order of recording and time.
    The rows ``first`` come before all others there, in their order
    (``birdann.app.reviewing.first_questions``).
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
            species = shown_species(table)[rows]
            keys = (rows, -p, species, species < 0)
        case ReviewOrder.UNCERTAIN:
            doubt = uncertainty(table)[rows]
            turn = np.full(len(table), len(first))
            turn[list(first)] = np.arange(len(first))
            rank = _rank_within(table.species[rows], -doubt, rows)
            keys = (rows, -doubt, rank, turn[rows])
    return rows[np.lexsort(keys)]


def two_levels_of(
    table: SegmentTable,
    mistaken: Mapping[tuple[RecordingId, SpeciesId], float],
    **seconds: float,
) -> "TwoLevels":
    """Return for each row whether to ask what it is, or whether its species is in its recording.

    Where people named a segment of a recording so, the species is there, and not asked about.

    Parameters
    ----------
    mistaken
        How likely listed species are not in their recordings
        (``birdann.app.reviewing.list_errors``).
    seconds
        ``call_s`` and ``presence_s``: how long the person takes for an answer of either kind.
    """
    from birdann.models.questions import two_levels

    rows_of = {key: place for place, key in enumerate(table.recording_ids)}
    columns = {key: place for place, key in enumerate(table.species_ids)}
    doubts = np.zeros((len(table.recording_ids), max(len(table.species_ids), 1)))
    for (recording, species), probability in mistaken.items():
        if recording in rows_of and species in columns:
            doubts[rows_of[recording], columns[species]] = probability
    named = (table.label >= 0) & (table.label_species >= 0)
    named &= table.label != LABEL_STATES.index(LabelState.REJECTED)
    doubts[table.recording[named], table.label_species[named]] = 0.0
    return two_levels(
        uncertainty(table),
        table.species.astype(np.int64),
        np.nan_to_num(table.probability, nan=0.0),
        table.recording.astype(np.int64),
        table.label < 0,
        doubts,
        **seconds,
    )


def _positions(names: Sequence[object], wanted: Iterable[object]) -> list[int]:
    index = {name: i for i, name in enumerate(names)}
    return [index[name] for name in wanted if name in index]


def _rank_within(
    groups: npt.NDArray[np.int32], key: npt.NDArray[np.float64], rows: Rows
) -> npt.NDArray[np.int64]:
    """Return each entry's place among those of its group, by key, then by row."""
    order = np.lexsort((rows, key, groups))
    sorted_groups = groups[order]
    starts = np.flatnonzero(np.r_[True, sorted_groups[1:] != sorted_groups[:-1]])
    sizes = np.diff(np.r_[starts, len(groups)])
    rank = np.empty(len(groups), dtype=np.int64)
    rank[order] = np.arange(len(groups)) - np.repeat(starts, sizes)
    return rank
