"""Queues of verified visits, and what people said of their calls."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject
from birdann.core.errors import SampleError
from birdann.core.message import Message
from birdann.core.provenance import by_person
from birdann.core.validation import Answer
from birdann.core.visits import QueuedVisit, VisitAnswer, VisitCall, VisitQueue
from birdann.store import Transaction

_CHANGED = ChangeSet.of(Kind.VALIDATION)


@dataclass(slots=True)
class DrawVisits(Command):
    """Keep a queue of visits that was drawn."""

    name: ClassVar[str] = "draw visits"
    queue: VisitQueue
    visits: Sequence[QueuedVisit]
    calls: Sequence[VisitCall]

    @property
    def label(self) -> Message:
        return Message("Draw the visits “{name}”", name=self.queue.name)

    @property
    def size(self) -> int:
        return len(self.visits) + len(self.calls)

    def arguments(self) -> dict[str, object]:
        return {
            "queue": self.queue.id,
            "name": self.queue.name,
            "visits": len(self.visits),
            "calls": len(self.calls),
            "max_calls": self.queue.max_calls,
        }

    def do(self, tx: Transaction) -> ChangeSet:
        if any(one.name == self.queue.name for one in tx.visits.queues()):
            raise SampleError(
                "There are visits “{name}” already. Choose another name.", name=self.queue.name
            )
        queue = replace(self.queue, provenance=by_person(tx.actor))
        tx.visits.add(queue, self.visits, self.calls)
        return _CHANGED


@dataclass(slots=True)
class RemoveVisits(Command):
    """Remove a queue of visits; undo brings it back with its answers."""

    name: ClassVar[str] = "remove visits"
    queue: VisitQueue

    @property
    def label(self) -> Message:
        return Message("Remove the visits “{name}”", name=self.queue.name)

    def arguments(self) -> dict[str, object]:
        return {"queue": self.queue.id, "name": self.queue.name}

    def do(self, tx: Transaction) -> ChangeSet:
        tx.visits.set_removed([self.queue.id], True)
        return _CHANGED


@dataclass(slots=True)
class VerifyVisits(Command):
    """Answer calls of visits: yes, no or unsure.

    Attributes
    ----------
    answers
        By visit and place of the call.
    seconds
        From being shown to the answer, of each.
    """

    name: ClassVar[str] = "verify visits"
    queue: VisitQueue
    answers: Mapping[tuple[int, int], Answer]
    seconds: float = 0.0
    _subject: Subject = field(default_factory=Subject, init=False)

    @property
    def label(self) -> Message:
        return Message.counted(
            "Verify %Ln call of a visit", "Verify %Ln calls of visits", len(self.answers)
        )

    @property
    def size(self) -> int:
        return len(self.answers)

    @property
    def subject(self) -> Subject:
        return self._subject

    def arguments(self) -> dict[str, object]:
        return {
            "queue": self.queue.id,
            "answers": {f"{v}.{c}": one.value for (v, c), one in self.answers.items()},
            "seconds": round(self.seconds, 2),
        }

    def do(self, tx: Transaction) -> ChangeSet:
        """Keep the answers; earlier ones of the same person stay on record."""
        if all(one.id != self.queue.id for one in tx.visits.queues()):
            raise SampleError(
                "The visits “{name}” are no longer in the project.", name=self.queue.name
            )
        calls = {(one.visit, one.place): one for one in tx.visits.calls(self.queue.id)}
        strange = sorted(set(self.answers) - set(calls))
        if strange:
            raise SampleError(
                "The visits “{name}” have no call {call} of visit {visit}.",
                name=self.queue.name,
                visit=strange[0][0] + 1,
                call=strange[0][1] + 1,
            )
        made = by_person(tx.actor)
        given = [
            VisitAnswer(visit=v, place=c, answer=one, seconds=self.seconds, provenance=made)
            for (v, c), one in sorted(self.answers.items())
        ]
        tx.visits.add_answers(self.queue.id, given)
        if len(self.answers) == 1:
            call = calls[given[0].visit, given[0].place]
            visit = tx.visits.visits(self.queue.id)[call.visit]
            recording = tx.recordings.one(call.recording_id)
            self._subject = Subject(
                species=tx.species.all()[visit.species_id].name,
                recording=recording.name,
                onset_s=call.onset_s,
                recording_id=recording.id,
            )
        return _CHANGED
