"""All segments of a project, with names for display."""

import copy
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta

import numpy as np

from birdann.app.exchange.thresholds import limits
from birdann.app.learning.calls import (
    OFFERED_THRESHOLD,
    ExpectedPrecision,
    below_call_threshold,
    expected_precision,
)
from birdann.app.reviewing.question import Proposal, Question
from birdann.app.reviewing.queue import displayed_species
from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.expected import ExpectedSpecies
from birdann.core.ids import IdIndex, Ids, RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Certainty, Label, LabelState, is_human
from birdann.core.predictions import ScoreColumns
from birdann.core.validation import Threshold
from birdann.gui.text.language import tr
from birdann.gui.text.names import CommonEnds
from birdann.gui.text.times import time_in_recording
from birdann.store import LABEL_STATES, SegmentTable

NO_ROWS: Int64Array = np.empty(0, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class QueueData:
    """All segments of a project with the names that a person reads."""

    table: SegmentTable  # The segments; their label columns are kept up to date by ``set_labels``.
    # recording_names, species_names, species_codes, species_colors: By the table's own indices.
    recording_names: Sequence[str]
    species_names: Sequence[str]
    species_codes: Sequence[str]
    species_colors: Sequence[int | None]
    # What the names of the recordings have in common.
    ends: CommonEnds = field(default_factory=CommonEnds)
    # Start time of each recording, by the table's index; None if unknown.
    starts: Sequence[datetime | None] = ()
    run_id: RunId | None = None  # The run whose answers the table holds, or None.
    # The project's bar: what is less likely a call is listed only where all sounds are.
    min_call_probability: float = 0.0
    # The project's other bar: what is less probable is left out of exports; 0 where none is saved.
    min_probability: float = 0.0
    # thresholds, threshold_words: The saved ones of the run and of the programs whose answers the
    # table holds.
    thresholds: tuple[Threshold, ...] = ()
    threshold_words: Sequence[str] = ()
    # How sure labels are and of which type the calls, where either is given.
    details: Mapping[SegmentId, tuple[Certainty | None, str]] = field(default_factory=dict)
    # The values of custom fields, as "name: value".
    fields: Mapping[SegmentId, tuple[str, ...]] = field(default_factory=dict)
    # The site of each recording, "" for none.
    sites: Sequence[str] = ()
    # Where and when the checklist expects species.
    expected_species: tuple[ExpectedSpecies, ...] = ()
    # noted, disputed: The segments that people wrote about, and those that they read differently.
    noted: frozenset[SegmentId] = frozenset()
    disputed: frozenset[SegmentId] = frozenset()
    # The segments to ask about before all others.
    first: Ids = field(default_factory=lambda: np.empty(0, dtype=np.int64))
    recording_index: dict[RecordingId, int] = field(default_factory=dict)
    species_index: dict[SpeciesId, int] = field(default_factory=dict)
    row_of: IdIndex = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "row_of", IdIndex(self.table.segment_ids))
        recordings = enumerate(self.table.recording_ids)
        self.recording_index.update({key: index for index, key in recordings})
        self.species_index.update({key: n for n, key in enumerate(self.table.species_ids)})

    @property
    def known_days(self) -> tuple[date, ...]:
        return tuple(sorted({start.date() for start in self.starts if start is not None}))

    def recording_of(self, segment_id: SegmentId) -> RecordingId:
        return self.table.recording_ids[int(self.table.recording[self.row_of[segment_id]])]

    def recordings_of(self, day: date) -> frozenset[RecordingId]:
        pairs = zip(self.table.recording_ids, self.starts, strict=True)
        return frozenset(key for key, start in pairs if start is not None and start.date() == day)

    def onset_text(self, row: int) -> str:
        """Return the onset of a segment, from the start of its recording and as time of day."""
        index = int(self.table.recording[row])
        start = self.starts[index] if self.starts else None
        return time_in_recording(float(self.table.onset_s[row]), start)

    def site_and_time(self, row: int) -> tuple[str, datetime | None]:
        """Return site and moment of a segment; "" and None if not known."""
        index = int(self.table.recording[row])
        start = self.starts[index] if self.starts else None
        moment = start and start + timedelta(seconds=float(self.table.onset_s[row]))
        return self.sites[index] if self.sites else "", moment

    def __len__(self) -> int:
        return len(self.table)

    def species_at(self, row: int) -> int:
        """Return the index of a segment's species, or -1."""
        if self.table.label[row] >= 0:
            return int(self.table.label_species[row])
        return int(self.table.species[row])

    def species_name(self, index: int) -> str:
        """Return a species' name, or "" for -1."""
        return self.species_names[index] if index >= 0 else ""

    def status(self, row: int) -> str:
        label = int(self.table.label[row])
        if label >= 0:
            return str(LABEL_STATES[label].value)
        return "unlabelled" if np.isnan(self.table.probability[row]) else "predicted"

    def is_believed(self) -> BoolArray:
        """Return which segments are reviewed or reach the saved threshold of their species."""
        need, has = limits(self.table, self.thresholds, self.run_id)
        result: BoolArray = (self.table.label >= 0) | (has >= need)
        return result

    def has_call_probability(self) -> bool:
        """Whether a run gives the call probability of any segment."""
        return bool(np.isfinite(self.table.call_probability).any())

    def n_hidden(self, bar: float) -> int:
        """Return the number of unreviewed segments below a minimum call probability."""
        return int(below_call_threshold(self.table, bar).sum())

    @property
    def sure_probability(self) -> float:
        """The minimum probability of sure predictions: the saved one, or the default."""
        return self.min_probability or OFFERED_THRESHOLD

    def has_probabilities(self) -> bool:
        return self.run_id is not None and bool(np.isfinite(self.table.probability).any())

    def expected_precision(self, low: float, high: float = 1.0) -> ExpectedPrecision | None:
        bar = self.min_call_probability
        return expected_precision(self.table, min_call_probability=bar, low=low, high=high)

    def n_reviewed(self) -> int:
        return int((self.table.label >= 0).sum())

    def unnamed_recordings(self) -> frozenset[RecordingId]:
        table, n = self.table, len(self.table.recording_ids)
        is_named = np.isfinite(table.probability) | (table.label >= 0)
        counts = np.bincount(table.recording, minlength=n)
        named = np.bincount(table.recording[is_named], minlength=n)
        unnamed = np.flatnonzero((counts > 0) & (named == 0))
        return frozenset(table.recording_ids[index] for index in unnamed.tolist())

    @property
    def people(self) -> BoolArray:
        """Which segments are human sounds, shown only when their species is requested."""
        indices = [k for k, name in enumerate(self.species_names) if is_human(name)]
        of_people: BoolArray = np.isin(displayed_species(self.table), indices)
        return of_people

    def label_counts(self) -> dict[LabelState, int]:
        counts = np.bincount(self.table.label + 1, minlength=len(LABEL_STATES) + 1)
        return {state: int(counts[index + 1]) for index, state in enumerate(LABEL_STATES)}

    def n_labelled(self, recording_id: RecordingId) -> int:
        index = self.recording_index.get(recording_id)
        return int((self.table.label[self.table.recording == index] >= 0).sum())

    def set_labels(self, labels: Mapping[SegmentId, Label | None]) -> None:
        """Replace the labels of segments; None removes a label."""
        table = self.table
        rows = self.row_of.find(labels).tolist()
        for row, label in zip(rows, labels.values(), strict=True):
            if row < 0:
                continue
            state, species = -1, -1
            if label is not None:
                state = LABEL_STATES.index(label.state)
                if label.species_id is not None:
                    species = self.species_index.get(label.species_id, -1)
            table.label[row], table.label_species[row] = state, species

        details = {
            key: (label.certainty, label.call_type) for key, label in labels.items() if label
        }
        details = {key: detail for key, detail in details.items() if detail != (None, "")}
        if details or not self.details.keys().isdisjoint(labels):
            unchanged = {key: detail for key, detail in self.details.items() if key not in labels}
            object.__setattr__(self, "details", {**unchanged, **details})  # others may be reading

    def set_noted(self, segment_ids: Collection[SegmentId], noted: Collection[SegmentId]) -> None:
        if self.noted.intersection(segment_ids) != frozenset(noted):
            object.__setattr__(self, "noted", self.noted.difference(segment_ids).union(noted))

    def set_fields(
        self, segment_ids: Collection[SegmentId], fields: Mapping[SegmentId, tuple[str, ...]]
    ) -> None:
        if fields or not self.fields.keys().isdisjoint(segment_ids):
            unchanged = {
                key: values for key, values in self.fields.items() if key not in segment_ids
            }
            object.__setattr__(self, "fields", {**unchanged, **fields})

    def field_values(self) -> list[str]:
        """Return the values of custom fields in use, sorted, with numbers in order."""
        return sorted(
            set().union(*self.fields.values()),
            key=lambda text: [
                (part.isdigit(), part.zfill(20)) for part in re.split(r"(\d+)", text)
            ],
        )

    def call_types(self) -> list[str]:
        return sorted({call_type for _, call_type in self.details.values() if call_type})

    def copy_labels(self, update: "QueueData") -> bool:
        """Copy the labels of newer data of the same segments.

        Returns whether segments and species are the same.
        """
        table, others = self.table, update.table
        same = table.species_ids == others.species_ids and len(table) == len(others)
        if not same or not np.array_equal(table.segment_ids, others.segment_ids):
            return False
        table.label[:], table.label_species[:] = others.label, others.label_species
        object.__setattr__(self, "details", update.details)
        return True

    def segments_of(self, recording_id: RecordingId) -> Ids:
        index = self.recording_index.get(recording_id, -1)
        ids: Ids = self.table.segment_ids[self.table.recording == index]
        return ids

    def with_scores(self, update: Sequence[ScoreColumns]) -> "QueueData":
        """Return the data with new predictions of the same run for some segments.

        Both share their labels.
        """
        table = self.table
        table = replace(
            table,
            species=table.species.copy(),
            probability=table.probability.copy(),
            runner_up=table.runner_up.copy(),
            runner_up_probability=table.runner_up_probability.copy(),
            call_probability=table.call_probability.copy(),
            mode=None if table.mode is None else table.mode.copy(),
            probability_low=None
            if table.probability_low is None
            else table.probability_low.copy(),
        )
        for scores in update:
            rows = self.row_of.find(scores.ids)
            here = rows >= 0
            rows = rows[here]
            column_of = np.array([*(self.species_index[key] for key in scores.species_ids), -1])
            table.species[rows] = column_of[scores.species[here]]
            table.runner_up[rows] = column_of[scores.runner_up[here]]
            table.probability[rows] = scores.probability[here]
            table.runner_up_probability[rows] = scores.runner_up_probability[here]
            table.call_probability[rows] = scores.call_probability[here]
            for name in ("mode", "probability_low"):
                if (column := getattr(table, name)) is not None:
                    column[rows] = getattr(scores, name)[here]
        data = copy.copy(self)  # with the places as they are: they take long to make
        object.__setattr__(data, "table", table)
        return data

    def question_of(self, segment_ids: Sequence[SegmentId]) -> Question:
        table = self.table
        rows = self.row_of.find(segment_ids).tolist()
        known = [(key, row) for key, row in zip(segment_ids, rows, strict=True) if row >= 0]
        return Question(
            segment_ids=tuple(key for key, _ in known),
            proposals={
                key: Proposal(
                    table.species_ids[index] if (index := int(table.species[row])) >= 0 else None,
                    float(table.probability[row]),
                )
                for key, row in known
                if not np.isnan(table.probability[row])
            },
            judged=frozenset(key for key, row in known if table.label[row] >= 0),
            run_id=self.run_id if table.found_ids.isdisjoint(segment_ids) else None,
        )

    def open_predictions(self, rows: Int64Array) -> tuple[int, float]:
        """Return the number of unreviewed predictions in some rows, and the lowest probability."""
        table = self.table
        is_open = (table.label[rows] < 0) & (table.species[rows] >= 0)
        chances = table.probability[rows][is_open & ~np.isnan(table.probability[rows])]
        return len(chances), float(chances.min()) if len(chances) else float("nan")


def _empty_queue() -> QueueData:
    column, indices = np.empty(0), np.empty(0, dtype=np.int32)
    return QueueData(
        table=SegmentTable(
            recording_ids=(),
            species_ids=(),
            segment_ids=np.empty(0, dtype=np.int64),
            recording=indices,
            onset_s=column,
            offset_s=column,
            low_hz=column,
            high_hz=column,
            species=indices,
            probability=column,
            runner_up=indices,
            runner_up_probability=column,
            call_probability=column,
            label=np.empty(0, dtype=np.int8),
            label_species=indices,
        ),
        recording_names=(),
        species_names=(),
        species_codes=(),
        species_colors=(),
    )


NO_QUEUE = _empty_queue()
"""Stands for the segments while they are being read."""


class ChosenRows:
    """The rows of a ``QueueData`` in a list, in order; a part of item models."""

    _data: QueueData | None = None
    rows: Int64Array = NO_ROWS
    _index_of_row: Int64Array = NO_ROWS

    def segment_at(self, index: int) -> SegmentId | None:
        if self._data is None or not 0 <= index < len(self.rows):
            return None
        return SegmentId(int(self._data.table.segment_ids[self.rows[index]]))

    def index_of(self, segment_id: SegmentId) -> int | None:
        indices = self.indices_of((segment_id,))
        return indices[0] if indices else None

    def indices_of(self, segment_ids: Sequence[SegmentId]) -> list[int]:
        if self._data is None:
            return []
        rows = self._data.row_of.find(segment_ids)
        indices = self._index_of_row[rows[rows >= 0]]
        listed: list[int] = indices[indices >= 0].tolist()
        return listed

    def _choose(self, data: QueueData | None, rows: Int64Array) -> None:
        self._data, self.rows = data, rows
        self._index_of_row = np.full(len(data) if data is not None else 0, -1, dtype=np.int64)
        self._index_of_row[rows] = np.arange(len(rows))


def text_without_species(data: QueueData, row: int) -> str:
    """Return the text for a segment without a species."""
    status = data.status(row)
    if status == "unlabelled":
        return tr("Unreviewed")
    return tr("Noise") if status == "rejected" else tr("Unknown species")
