"""Verified visits: queues, calls and answers."""

from collections.abc import Iterable, Sequence

from birdann.core.visits import QueuedVisit, QueueId, VisitAnswer, VisitCall, VisitQueue
from birdann.store.rows import Table
from birdann.store.tables.records import Record

_QUEUE = Record(VisitQueue, "visit_queue", "a queue of visits")
_VISIT = Record(QueuedVisit, "visit", "a visit")
_CALL = Record(VisitCall, "visit_call", "a call of a visit")
_VISIT_ANSWER = Record(VisitAnswer, "visit_verdict", "a verdict on a visit", answer="verdict")


class Visits(Table):
    """Visit queues."""

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

    def set_removed(self, ids: Iterable[QueueId], removed: bool) -> None:
        """Hide or restore queues with all their answers."""
        self._rows.flag("UPDATE visit_queue SET removed = ? WHERE id = ?", ids, removed)

    def add_answers(self, queue_id: QueueId, answers: Sequence[VisitAnswer]) -> None:
        """Add answers; an observer's last one counts."""
        _VISIT_ANSWER.put(
            self._rows, answers, replaces="queue, visit, place, made", queue=queue_id
        )
