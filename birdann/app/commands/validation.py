"""Validation samples and verified visits, and saved thresholds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, counted_label, named_label
from birdann.core.errors import SampleError
from birdann.core.ids import RunId, SpeciesId
from birdann.core.provenance import Program, person_provenance
from birdann.core.validation import Answer, Sample, SampleItem, Threshold
from birdann.core.visits import QueuedVisit, VisitCall, VisitQueue
from birdann.store import Transaction

_CHANGED = ChangeSet.of(Kind.VALIDATION)


Queue = Sample | VisitQueue


@dataclass(slots=True)
class DrawQueue(Command):
    """Store a validation sample, or verified visits with their calls."""

    name: ClassVar[str] = "draw queue"
    queue: Queue
    items: Sequence[SampleItem] | Sequence[VisitCall]
    visits: Sequence[QueuedVisit] = ()

    label = named_label("Draw “{name}”", of="queue.name")
    sized_by = ("items", "visits")

    def arguments(self) -> dict[str, object]:
        counts = {"items": len(self.items), "visits": len(self.visits)}
        return {**_id_and_name(self.queue), **counts, "seed": getattr(self.queue, "seed", None)}

    def do(self, tx: Transaction) -> ChangeSet:
        table = _table(tx, self.queue)
        if any(queue.name == self.queue.name for queue in table.all()):
            raise SampleError(
                "“{name}” already exists. Choose another name.", name=self.queue.name
            )
        queue = replace(self.queue, provenance=person_provenance(tx.actor))
        table.add(queue, self.items, self.visits)
        return _CHANGED


@dataclass(slots=True)
class RemoveQueue(Command):
    """Remove a sample or visits; undo restores them with their answers."""

    name: ClassVar[str] = "remove queue"
    queue: Queue

    label = named_label("Remove “{name}”", of="queue.name")

    def arguments(self) -> dict[str, object]:
        return _id_and_name(self.queue)

    def do(self, tx: Transaction) -> ChangeSet:
        table = _table(tx, self.queue)
        table.remove([self.queue.id])
        return _CHANGED


@dataclass(slots=True)
class AnswerQueue(Command):
    """Answer items of a sample, or calls of visits, as one step."""

    name: ClassVar[str] = "answer queue"
    queue: Queue
    answers: Mapping[Any, Answer]  # By index of the item, or by visit and index of the call.
    seconds: float | None = None  # Time from display to answer, for each.

    label = counted_label("Answer %Ln item", "Answer %Ln items", of="answers")
    sized_by = ("answers",)

    def arguments(self) -> dict[str, object]:
        answers = {
            ".".join(map(str, key if isinstance(key, tuple) else (key,))): answer.value
            for key, answer in self.answers.items()
        }
        taken = {} if self.seconds is None else {"seconds": round(self.seconds, 2)}
        return {**_id_and_name(self.queue), "answers": answers, **taken}

    def do(self, tx: Transaction) -> ChangeSet:
        queue, made = self.queue, person_provenance(tx.actor)
        table = _table(tx, queue)
        if all(each_queue.id != queue.id for each_queue in table.all()):
            raise SampleError("“{name}” is no longer in the project.", name=queue.name)
        items = {entry.key: entry for entry in table.items(queue.id)}
        strange = next((index for index in sorted(self.answers) if index not in items), None)
        if strange is not None:
            asked = strange if isinstance(strange, tuple) else (strange,)
            raise SampleError(
                "“{name}” has no item {item}.",
                name=queue.name,
                item=".".join(str(number + 1) for number in asked),
            )
        given = [
            items[key].make_answer(answer, self.seconds or 0.0, made)
            for key, answer in sorted(self.answers.items())
        ]
        table.add_answers(queue.id, given)
        if len(given) == 1:
            item = items[given[0].key]
            if isinstance(queue, VisitQueue):
                species_id = tx.visits.visits(queue.id)[item.visit].species_id
            else:
                species_id = item.species_id
            self._set_subject(tx, [item.recording_id], [species_id], item.onset_s)
        return _CHANGED


def _table(tx: Transaction, queue: Queue) -> Any:  # noqa: ANN401 - one of two alike
    return tx.samples if isinstance(queue, Sample) else tx.visits


def _id_and_name(queue: Queue) -> dict[str, object]:
    kind = "sample" if isinstance(queue, Sample) else "queue"
    return {kind: queue.id, "name": queue.name}


Key = tuple[SpeciesId, RunId | Program]
"""A threshold's species and source."""


@dataclass(slots=True)
class SetThresholds(Command):
    """Save or remove thresholds of scores."""

    name: ClassVar[str] = "set thresholds"
    thresholds: Mapping[Key, Threshold | None]  # By species and source; None removes a threshold.

    label = counted_label("Set %Ln threshold", "Set %Ln thresholds", of="thresholds")

    def do(self, tx: Transaction) -> ChangeSet:
        made = person_provenance(tx.actor)
        for key, threshold in self.thresholds.items():
            if threshold is None:
                tx.thresholds.remove(*key)
        kept = [threshold for threshold in self.thresholds.values() if threshold is not None]
        tx.thresholds.set([replace(threshold, provenance=made) for threshold in kept])
        return ChangeSet.of(Kind.VALIDATION, Kind.SETTINGS)
