"""Validation samples and verified visits with items and answers, and saved thresholds."""

from collections.abc import Sequence
from dataclasses import replace

from birdann.core.ids import RunId, SpeciesId
from birdann.core.provenance import Program
from birdann.core.validation import Sample, SampleAnswer, SampleId, SampleItem, Threshold
from birdann.core.visits import QueuedVisit, QueueId, VisitAnswer, VisitCall, VisitQueue
from birdann.store.rows import Removable, Row, Rows, Table
from birdann.store.tables.provenance import known_program_pk, program_of, program_pk
from birdann.store.tables.records import Column, Record

_QUEUE = Record(VisitQueue, "visit_queue", "a queue of visits")
_VISIT = Record(QueuedVisit, "visit", "a visit")
_CALL = Record(VisitCall, "visit_call", "a call of a visit")
_VISIT_ANSWER = Record(VisitAnswer, "visit_verdict", "a verdict on a visit", answer="verdict")


class Visits(Removable):
    """Visit queues."""

    _table = "visit_queue"

    def all(self) -> list[VisitQueue]:
        """Return the queues, newest first."""
        return _QUEUE.all(self._rows, "WHERE removed = 0 ORDER BY number DESC")

    def visits(self, queue_id: QueueId) -> list[QueuedVisit]:
        """Return the visits of a queue in order."""
        return _VISIT.all(self._rows, "WHERE queue = ? ORDER BY place", [queue_id])

    def items(self, queue_id: QueueId) -> list[VisitCall]:
        """Return the calls by visit, most probable first."""
        return _CALL.all(self._rows, "WHERE queue = ? ORDER BY visit, place", [queue_id])

    def answers(self, queue_id: QueueId) -> list[VisitAnswer]:
        """Return the answers in order of time."""
        return _VISIT_ANSWER.all(
            self._rows, "WHERE queue = ? ORDER BY at, visit, place", [queue_id]
        )

    def add(
        self, queue: VisitQueue, calls: Sequence[VisitCall], visits: Sequence[QueuedVisit]
    ) -> None:
        """Save a new queue."""
        _QUEUE.put(self._rows, [queue], number=True)
        _VISIT.put(self._rows, visits, queue=queue.id)
        _CALL.put(self._rows, calls, queue=queue.id)

    def add_answers(self, queue_id: QueueId, answers: Sequence[VisitAnswer]) -> None:
        """Add answers; an observer's last one counts."""
        _VISIT_ANSWER.put(
            self._rows, answers, replaces="queue, visit, place, made", queue=queue_id
        )


def _source_columns(rows: Rows, source: RunId | Program) -> Row:
    """Return (run, program number), 0 for the other."""
    return (0, program_pk(rows, source)) if isinstance(source, Program) else (source, 0)


_SOURCE = Column(
    names="run, program",
    selected="run, program.name, program.version",
    read=lambda run, name, version: RunId(run) if run else program_of((name, version)),
    intern=_source_columns,
)
_SAMPLE = Record(
    Sample, "validation_sample", "a validation sample",
    source=replace(
        _SOURCE, intern=lambda rows, source: [column or None for column in _source_columns(rows, source)]
    ),
)  # fmt: skip
_ITEM = Record(SampleItem, "validation_item", "an item of a validation sample")
_ANSWER = Record(
    SampleAnswer, "validation_verdict", "a verdict on a validation sample", answer="verdict"
)
_THRESHOLD = Record(Threshold, "threshold", "a threshold", source=_SOURCE)


class Samples(Removable):
    """Validation samples."""

    _table = "validation_sample"

    def all(self) -> list[Sample]:
        """Return the samples, newest first."""
        return _SAMPLE.all(
            self._rows,
            "LEFT JOIN program ON program.pk = validation_sample.program "
            "WHERE removed = 0 ORDER BY number DESC",
        )

    def items(self, sample_id: SampleId) -> list[SampleItem]:
        """Return the items of a sample in order."""
        return _ITEM.all(self._rows, "WHERE sample = ? ORDER BY place", [sample_id])

    def answers(self, sample_id: SampleId) -> list[SampleAnswer]:
        """Return the answers to a sample, by item, then time."""
        return _ANSWER.all(self._rows, "WHERE sample = ? ORDER BY place, at", [sample_id])

    def add(
        self, sample: Sample, items: Sequence[SampleItem], _visits: Sequence[object] = ()
    ) -> None:
        """Save a new sample."""
        _SAMPLE.put(self._rows, [sample], number=True)
        _ITEM.put(self._rows, items, sample=sample.id)

    def add_answers(self, sample_id: SampleId, answers: Sequence[SampleAnswer]) -> None:
        """Add answers; an observer's last one counts."""
        _ANSWER.put(self._rows, answers, replaces="sample, place, made", sample=sample_id)


class ThresholdsTable(Table):
    """Saved thresholds."""

    def all(self) -> list[Threshold]:
        """Return all saved thresholds, by species name."""
        return self._thresholds("", [])

    def one(self, species_id: SpeciesId, source: RunId | Program) -> Threshold | None:
        """Return the threshold of a species and source, or None."""
        run, program = _known_source_columns(self._rows, source)
        thresholds = self._thresholds(
            "WHERE threshold.species = ? AND threshold.run = ? AND threshold.program = ? ",
            [species_id, run, program],
        )
        return thresholds[0] if thresholds else None

    def _thresholds(self, condition: str, parameters: Sequence[object]) -> list[Threshold]:
        return _THRESHOLD.all(
            self._rows,
            "JOIN species ON species.id = threshold.species LEFT JOIN program "
            f"ON program.pk = threshold.program {condition}"
            "ORDER BY species.name, program.name, program.version, threshold.run",
            parameters,
        )

    def set(self, thresholds: Sequence[Threshold]) -> None:
        """Save thresholds, replacing those of the same species and source."""
        _THRESHOLD.put(self._rows, thresholds, replaces="species, run, program")

    def remove(self, species_id: SpeciesId, source: RunId | Program) -> None:
        """Remove the threshold of a species and source."""
        self._rows.execute(
            "DELETE FROM threshold WHERE species = ? AND run = ? AND program = ?",
            (species_id, *_known_source_columns(self._rows, source)),
        )


def _known_source_columns(rows: Rows, source: RunId | Program) -> Row:
    if isinstance(source, Program):
        return (0, known_program_pk(rows, source) or -1)
    return (source, 0)
