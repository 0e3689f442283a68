"""Which segments of a project are listed, and in which order."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from birdann.app.reviewing.queue import (
    OPEN,
    ReviewFilter,
    ReviewOrder,
    matching,
    ordered,
    shown_species,
    two_levels_of,
)
from birdann.app.reviewing.similarity import FeatureSpace
from birdann.app.segmenting.measuring import Measures
from birdann.core.ids import Ids, RecordingId, SegmentId, SpeciesId
from birdann.core.labels import SegmentStatus
from birdann.core.provenance import Program
from birdann.gui.item_models.queue_data import QueueData, Rows
from birdann.gui.text.language import mark

if TYPE_CHECKING:
    from birdann.models.questions import TwoLevels


class QueueOrder(StrEnum):
    """The order of questions, as the window words it."""

    USEFUL = mark("Most informative first")
    SURE = mark("Most certain")
    UNSURE = mark("Least certain")
    SPECIES = mark("By species")
    TIME = mark("By time")


class QueueProbability(StrEnum):
    """How probable the answers that are listed may be."""

    ANY = mark("Any probability")
    SURE = mark("{bar} and above")
    HIGH = mark("90 % and above")
    MIDDLE = mark("50 to 90 %")
    LOW = mark("Below 50 %")
    BELIEVED = mark("Above the thresholds")


class QueueShow(StrEnum):
    """Which segments are listed."""

    OPEN = mark("Unreviewed")
    WITNESSES = mark("Best examples")
    DISAGREEMENTS = mark("Disagreements")
    ALL = mark("All segments")
    CONFIRMED = mark("Confirmed")
    CORRECTED = mark("Corrected")
    REJECTED = mark("Rejected")


_ORDERS = {
    QueueOrder.USEFUL: ReviewOrder.UNCERTAIN,
    QueueOrder.SURE: ReviewOrder.PROBABLE,
    QueueOrder.UNSURE: ReviewOrder.IMPROBABLE,
    QueueOrder.SPECIES: ReviewOrder.SPECIES,
    QueueOrder.TIME: ReviewOrder.TIME,
}
_PROBABILITIES = {
    QueueProbability.ANY: (0.0, 1.0),
    QueueProbability.HIGH: (0.9, 1.0),
    QueueProbability.MIDDLE: (0.5, 0.9),
    QueueProbability.LOW: (0.0, 0.5),
    QueueProbability.BELIEVED: (0.0, 1.0),
}
_STATUSES = {
    QueueShow.OPEN: OPEN,
    QueueShow.WITNESSES: OPEN,
    QueueShow.DISAGREEMENTS: OPEN,
    QueueShow.ALL: None,
    QueueShow.CONFIRMED: frozenset({SegmentStatus.CONFIRMED}),
    QueueShow.CORRECTED: frozenset({SegmentStatus.CORRECTED}),
    QueueShow.REJECTED: frozenset({SegmentStatus.REJECTED}),
}


NOTED = "\n"
"""Stands for any note where a detail is asked for; no type of call is called so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueFilter:
    """What to list, and in which order.

    Attributes
    ----------
    other_species_id
        A species that is compared with ``species_id``: both pass.
    day
        On which a recording began.
    calls_only
        Whether what is probably not a call, and was judged by no one, is left out.
    detail
        A certainty, a type of call, a value of a field, or ``NOTED``: what must have been said of them.
    """

    show: QueueShow = QueueShow.OPEN
    species_id: SpeciesId | None = None
    other_species_id: SpeciesId | None = None
    recording_id: RecordingId | None = None
    day: date | None = None
    probability: QueueProbability = QueueProbability.ANY
    calls_only: bool = True
    program: Program | None = None
    detail: str = ""
    order: QueueOrder = QueueOrder.USEFUL


@dataclass(frozen=True, slots=True, eq=False)
class Similarity:
    """The order of segments by how much they are like one of them."""

    space: FeatureSpace
    reference: SegmentId

    def ordered(self, data: QueueData, rows: Rows) -> Rows:
        """Return the rows, the most similar first."""
        distances = self.space.distances(self.reference, data.table.segment_ids[rows])
        sorted_rows: Rows = rows[np.argsort(distances, kind="stable")]
        return sorted_rows


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MeasureOrder:
    """The order of segments by one of their measures.

    Attributes
    ----------
    place
        Which measure, by ``birdann.features.measurements.MEASUREMENTS``.
    is_falling
        Whether the greatest come first; those without a value come last either way.
    """

    measures: Measures
    place: int
    is_falling: bool = True

    def value(self, segment_id: SegmentId) -> float:
        """Return what was measured of a segment, NaN where it has none."""
        row = self.measures.get(segment_id)
        return float("nan") if row is None else float(row[self.place])

    def ordered(self, data: QueueData, rows: Rows) -> Rows:
        """Return the rows in this order, ties in that of recording and time."""
        ids = data.table.segment_ids[rows].tolist()
        values = np.array([self.value(SegmentId(key)) for key in ids])
        order = np.argsort(-values if self.is_falling else values, kind="stable")
        sorted_rows: Rows = rows[order]
        return sorted_rows


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class WorthOrder:
    """The order of segments by what an answer sets right in a second.

    With some segments it is asked whether their species is in their recording at all, where that
    tells more.

    Attributes
    ----------
    mistaken
        How likely listed species are not in their recordings.
    seconds
        What the person takes for an answer of either kind, as far as that was measured.
    """

    mistaken: Mapping[tuple[RecordingId, SpeciesId], float]
    seconds: Mapping[str, float] = field(default_factory=dict)

    def ordered(self, data: QueueData, rows: Rows) -> Rows:
        """Return the rows, those first whose answer is worth most; judged ones last."""
        worth = self._levels(data).worth[rows]
        sorted_rows: Rows = rows[np.argsort(-worth, kind="stable")]
        return sorted_rows

    def presence(
        self, data: QueueData, segment_id: SegmentId
    ) -> tuple[RecordingId, SpeciesId] | None:
        """Return whose presence is asked about with a segment, and where; None for the call."""
        row = data.row_of.get(segment_id)
        table = data.table
        if row is None or table.species[row] < 0:
            return None
        species = table.species_ids[int(table.species[row])]
        pair = table.recording_ids[int(table.recording[row])], species
        if pair not in self.mistaken:  # what most are: nothing is computed then
            return None
        return pair if self._levels(data).is_presence[row] else None

    def without(self, pair: tuple[RecordingId, SpeciesId]) -> "WorthOrder":
        """Return the order without a question on presence that was answered."""
        left = {key: share for key, share in self.mistaken.items() if key != pair}
        return replace(self, mistaken=left)

    def _levels(self, data: QueueData) -> "TwoLevels":
        return two_levels_of(data.table, self.mistaken, **self.seconds)


@dataclass(frozen=True, slots=True, eq=False)
class GroupOrder:
    """Only some segments, in their order."""

    members: Ids

    def ordered(self, data: QueueData, rows: Rows) -> Rows:
        places = data.row_of.find(self.members)
        kept: Rows = places[np.isin(places, rows)]
        return kept


OtherOrder: TypeAlias = Similarity | MeasureOrder | WorthOrder | GroupOrder
"""What orders segments by more than the table of them tells."""


def arranged(
    data: QueueData,
    wanted: QueueFilter,
    other: OtherOrder | None = None,
    *,
    with_people: bool = True,
) -> Rows:
    """Return the rows that pass the filter, in its order or another."""
    rows = _passing(data, wanted)
    if not with_people:
        rows = rows[~data.people[rows]]
    if other is not None:
        return other.ordered(data, rows)
    first = data.row_of.find(data.first.tolist()).tolist()
    return ordered(data.table, rows, _ORDERS[wanted.order], [row for row in first if row >= 0])


def n_of_species(data: QueueData, wanted: QueueFilter) -> dict[SpeciesId | None, int]:
    """Return how many segments of each species pass a filter; None for those without one."""
    names = (*data.table.species_ids, None)  # -1, for none, is the last
    counts = np.bincount(shown_species(data.table)[_passing(data, wanted)] + 1)
    return {names[place - 1]: int(n) for place, n in enumerate(counts) if n}


def limits_of(probability: QueueProbability, data: QueueData) -> tuple[float, float]:
    """Return the least and the greatest probability of a range; `SURE` begins at the project's bar."""
    if probability is QueueProbability.SURE:
        return data.sure_from, 1.0
    return _PROBABILITIES[probability]


def _passing(data: QueueData, wanted: QueueFilter) -> Rows:
    recordings: frozenset[RecordingId] | None = None
    if wanted.day is not None:
        recordings = data.recordings_of(wanted.day)
    elif wanted.recording_id is not None:
        recordings = frozenset({wanted.recording_id})
    low, high = limits_of(wanted.probability, data)
    rows = matching(
        data.table,
        ReviewFilter(
            recording_ids=recordings,
            species_ids=None
            if wanted.species_id is None
            else frozenset(filter(None, (wanted.species_id, wanted.other_species_id))),
            statuses=_STATUSES[wanted.show],
            min_probability=low,
            max_probability=high,
            min_call_probability=data.min_call_probability if wanted.calls_only else 0.0,
            program=wanted.program,
            best_examples=wanted.show is QueueShow.WITNESSES,
        ),
    )
    if wanted.show is QueueShow.DISAGREEMENTS:
        rows = _among(data, rows, data.disputed)
    if wanted.detail == NOTED:
        rows = _among(data, rows, data.noted)
    elif wanted.detail:
        both = (*data.details.items(), *data.fields.items())
        rows = _among(data, rows, [key for key, said in both if wanted.detail in said])
    is_asked = wanted.probability is QueueProbability.BELIEVED
    return rows[data.is_believed()[rows]] if is_asked else rows


def _among(data: QueueData, rows: Rows, ids: Collection[SegmentId]) -> Rows:
    kept: Rows = rows[np.isin(rows, data.row_of.find(ids))]
    return kept
