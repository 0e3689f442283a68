"""Samples that scores are checked by, what people said of them, and saved thresholds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject
from birdann.core.errors import SampleError
from birdann.core.ids import RunId, SpeciesId
from birdann.core.message import Message
from birdann.core.provenance import Program, by_person
from birdann.core.validation import (
    Answer,
    Sample,
    SampleAnswer,
    SampleItem,
    Threshold,
)
from birdann.store import Transaction

_CHANGED = ChangeSet.of(Kind.VALIDATION)


@dataclass(slots=True)
class DrawSample(Command):
    """Keep a sample that was drawn."""

    name: ClassVar[str] = "draw sample"
    sample: Sample
    items: Sequence[SampleItem]

    @property
    def label(self) -> Message:
        return Message("Draw the sample “{name}”", name=self.sample.name)

    @property
    def size(self) -> int:
        return len(self.items)

    def arguments(self) -> dict[str, object]:
        return {
            "sample": self.sample.id,
            "name": self.sample.name,
            "items": len(self.items),
            "seed": self.sample.seed,
        }

    def do(self, tx: Transaction) -> ChangeSet:
        if any(one.name == self.sample.name for one in tx.samples.all()):
            raise SampleError(
                "There is a sample “{name}” already; choose another name.", name=self.sample.name
            )
        made = by_person(tx.actor)
        tx.samples.add(replace(self.sample, provenance=made), self.items)
        return _CHANGED


@dataclass(slots=True)
class RemoveSample(Command):
    """Take a sample out of the project; undo brings it back with its answers."""

    name: ClassVar[str] = "remove sample"
    sample: Sample

    @property
    def label(self) -> Message:
        return Message("Remove the sample “{name}”", name=self.sample.name)

    def arguments(self) -> dict[str, object]:
        return {"sample": self.sample.id, "name": self.sample.name}

    def do(self, tx: Transaction) -> ChangeSet:
        tx.samples.set_removed([self.sample.id], True)
        return _CHANGED


@dataclass(slots=True)
class JudgeSample(Command):
    """Say yes, no or unsure to items of a sample, by their places, in one step."""

    name: ClassVar[str] = "judge sample"
    sample: Sample
    answers: Mapping[int, Answer]
    _subject: Subject = field(default_factory=Subject, init=False)

    @property
    def label(self) -> Message:
        return Message.counted("Validate %Ln item", "Validate %Ln items", len(self.answers))

    @property
    def size(self) -> int:
        return len(self.answers)

    @property
    def subject(self) -> Subject:
        return self._subject

    def arguments(self) -> dict[str, object]:
        return {
            "sample": self.sample.id,
            "answers": {str(place): answer.value for place, answer in self.answers.items()},
        }

    def do(self, tx: Transaction) -> ChangeSet:
        """Keep the answers; earlier ones of the same person stay on record."""
        if all(one.id != self.sample.id for one in tx.samples.all()):
            raise SampleError(
                "The sample “{name}” is no longer in the project.", name=self.sample.name
            )
        items = {item.place: item for item in tx.samples.items(self.sample.id)}
        strange = sorted(set(self.answers) - set(items))
        if strange:
            raise SampleError(
                "The sample “{name}” has no item {item}; it has {n_items}.",
                name=self.sample.name,
                item=strange[0] + 1,
                n_items=len(items),
            )
        made = by_person(tx.actor)
        given = [
            SampleAnswer(place=place, answer=answer, provenance=made)
            for place, answer in sorted(self.answers.items())
        ]
        tx.samples.add_answers(self.sample.id, given)
        if len(self.answers) == 1:
            item = items[given[0].place]
            recording = tx.recordings.one(item.recording_id)
            self._subject = Subject(
                species=tx.species.all()[item.species_id].name,
                recording=recording.name,
                onset_s=item.onset_s,
                recording_id=recording.id,
            )
        return _CHANGED


Key = tuple[SpeciesId, RunId | Program]
"""A threshold's species and source."""


@dataclass(slots=True)
class SetThresholds(Command):
    """Save or forget the scores from which species are believed.

    Attributes
    ----------
    thresholds
        By species and source; None forgets what was saved.
    """

    name: ClassVar[str] = "set thresholds"
    thresholds: Mapping[Key, Threshold | None]

    @property
    def label(self) -> Message:
        return Message.counted("Set %Ln threshold", "Set %Ln thresholds", len(self.thresholds))

    def arguments(self) -> dict[str, object]:
        return {
            "thresholds": [
                {
                    "species": species,
                    "source": f"{source.name} {source.version}".strip()
                    if isinstance(source, Program)
                    else source,
                    "score": one.score if one is not None else None,
                }
                for (species, source), one in self.thresholds.items()
            ]
        }

    def do(self, tx: Transaction) -> ChangeSet:
        made = by_person(tx.actor)
        for key, one in self.thresholds.items():
            if one is None:
                tx.thresholds.remove(*key)
        kept = [one for one in self.thresholds.values() if one is not None]
        tx.thresholds.set([replace(one, provenance=made) for one in kept])
        return ChangeSet.of(Kind.VALIDATION, Kind.SETTINGS)
