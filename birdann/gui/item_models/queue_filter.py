"""Filter and order of lists of segments."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from birdann.app.reviewing.queue import (
    OPEN,
    ReviewFilter,
    ReviewOrder,
    displayed_species,
    matching,
    sort_rows,
)
from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.ids import Ids, RecordingId, SegmentId, SpeciesId, rows_of
from birdann.core.labels import SegmentStatus
from birdann.core.provenance import Program
from birdann.gui.item_models.queue_data import NO_ROWS, QueueData
from birdann.gui.text.language import mark, tr

if TYPE_CHECKING:
    from birdann.app.segmenting.measuring import Measures


class QueueOrder(StrEnum):
    """Order of the queue, with its titles."""

    USEFUL = mark("Most informative first")
    SURE = mark("Most certain")
    UNSURE = mark("Least certain")
    SPECIES = mark("By species")
    TIME = mark("By time")


class QueueProbability(StrEnum):
    """Ranges of probability."""

    ANY = mark("Any probability")
    SURE = mark("{bar} and above")
    HIGH = mark("90 % and above")
    MIDDLE = mark("50 to 90 %")
    LOW = mark("Below 50 %")
    BELIEVED = mark("Above the thresholds")


class QueueShow(StrEnum):
    """Which segments are listed."""

    OPEN = mark("Unreviewed")
    BEST_EXAMPLES = mark("Best examples")
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
    QueueShow.BEST_EXAMPLES: OPEN,
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
    """Filter and order of segments."""

    show: QueueShow = QueueShow.OPEN
    species_id: SpeciesId | None = None
    other_species_id: SpeciesId | None = None  # A second species to compare with ``species_id``.
    recording_id: RecordingId | None = None
    day: date | None = None  # Date on which the recording began.
    probability: QueueProbability = QueueProbability.ANY
    # Whether to leave out unreviewed segments that are probably not calls.
    calls_only: bool = True
    program: Program | None = None
    detail: str = ""  # A certainty, a call type, a value of a field, or ``NOTED``.
    order: QueueOrder = QueueOrder.USEFUL


@dataclass(frozen=True, slots=True, eq=False)
class Similarity:
    """Order of segments by similarity to some of them."""

    ids: Ids
    distances: FloatArray  # Of ``ids``; other segments come last.
    network: str = ""  # The network whose embeddings count too.

    @property
    def words(self) -> str:
        """What counts besides features, or ""."""
        words = tr("similar by features and {network} embeddings")
        return words.format(network=self.network) if self.network else ""

    def sort_rows(self, data: QueueData, rows: Int64Array) -> Int64Array:
        example_rows = rows_of(self.ids, data.table.segment_ids[rows])
        distances = np.append(self.distances, np.inf)[example_rows]
        sorted_rows: Int64Array = rows[np.argsort(distances, kind="stable")]
        return sorted_rows


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MeasureOrder:
    """Order of segments by a measurement."""

    measures: "Measures"
    measurement: int  # Index in ``birdann.features.measurements.MEASUREMENTS``.
    is_falling: bool = True  # Whether the largest come first; missing values always come last.

    def value(self, segment_id: SegmentId) -> float:
        row = self.measures.get(segment_id)
        return float("nan") if row is None else float(row[self.measurement])

    def sort_rows(self, data: QueueData, rows: Int64Array) -> Int64Array:
        """Return the rows in this order; ties by recording and time."""
        ids = data.table.segment_ids[rows].tolist()
        values = np.array([self.value(SegmentId(key)) for key in ids])
        order = np.argsort(-values if self.is_falling else values, kind="stable")
        sorted_rows: Int64Array = rows[order]
        return sorted_rows


@dataclass(frozen=True, slots=True, eq=False)
class GroupOrder:
    """A fixed set of segments, in their order."""

    members: Ids

    def sort_rows(self, data: QueueData, rows: Int64Array) -> Int64Array:
        indices = data.row_of.find(self.members)
        kept: Int64Array = indices[np.isin(indices, rows)]
        return kept


OtherOrder: TypeAlias = Similarity | MeasureOrder | GroupOrder
"""Orders of segments that need more than their table."""


def filter_and_sort(
    data: QueueData,
    wanted: QueueFilter,
    other: OtherOrder | None = None,
    *,
    with_people: bool = True,
) -> Int64Array:
    """Return the rows that pass the filter, in its order or another."""
    rows = passing_rows(data, wanted, with_people=with_people)
    if other is not None:
        return other.sort_rows(data, rows)
    first = data.row_of.find(data.first.tolist()).tolist()
    return sort_rows(data.table, rows, _ORDERS[wanted.order], [row for row in first if row >= 0])


def n_of_species(data: QueueData, wanted: QueueFilter) -> dict[SpeciesId | None, int]:
    """Return the number of segments by species that pass a filter; None for no species."""
    names = (*data.table.species_ids, None)  # -1, for none, is the last
    counts = np.bincount(displayed_species(data.table)[passing_rows(data, wanted)] + 1)
    return {names[index - 1]: int(n) for index, n in enumerate(counts) if n}


def limits_of(probability: QueueProbability, data: QueueData) -> tuple[float, float]:
    """Return the limits of a range; `SURE` begins at the project's minimum probability."""
    if probability is QueueProbability.SURE:
        return data.sure_probability, 1.0
    return _PROBABILITIES[probability]


def passing_rows(data: QueueData, wanted: QueueFilter, *, with_people: bool = True) -> Int64Array:
    """Return the rows that pass a filter, those of people's sounds or not."""
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
            best_examples=wanted.show is QueueShow.BEST_EXAMPLES,
        ),
    )
    if not with_people:
        rows = rows[~data.people[rows]]
    if wanted.show is QueueShow.DISAGREEMENTS:
        rows = _rows_of_segments(data, rows, data.disputed)
    if wanted.detail == NOTED:
        rows = _rows_of_segments(data, rows, data.noted)
    elif wanted.detail:
        both = (*data.details.items(), *data.fields.items())
        rows = _rows_of_segments(
            data, rows, [key for key, details in both if wanted.detail in details]
        )
    is_asked = wanted.probability is QueueProbability.BELIEVED
    return rows[data.is_believed()[rows]] if is_asked else rows


def _rows_of_segments(data: QueueData, rows: Int64Array, ids: Collection[SegmentId]) -> Int64Array:
    kept: Int64Array = rows[np.isin(rows, data.row_of.find(ids))]
    return kept


MAX_AT_ONCE = 30_000
"""More segments than this are lined up in a thread of their own."""


class Arranger(QObject):
    """Arranges segments; only the latest request counts. Call ``shutdown`` at the end."""

    arranged = Signal(object, object)
    """The ``QueueData`` (or None) and its rows, in order."""
    _made = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._made.connect(self._emit_result, Qt.ConnectionType.QueuedConnection)

    def arrange(self, data: QueueData | None, line_up: Callable[[QueueData], Int64Array]) -> None:
        self._number += 1
        if data is None:
            self.arranged.emit(None, NO_ROWS)
        elif len(data) <= MAX_AT_ONCE:
            self.arranged.emit(data, line_up(data))
        else:
            number, made = self._number, self._made
            self._pool.clear()
            self._pool.start(lambda: made.emit(number, data, line_up(data)))

    def shutdown(self) -> None:
        """Wait for the thread; nothing is emitted afterwards."""
        self._number += 1
        self._pool.clear()
        self._pool.waitForDone()

    def _emit_result(self, number: int, data: QueueData, rows: Int64Array) -> None:
        if number == self._number:
            self.arranged.emit(data, rows)
