"""Settings of a project."""

from dataclasses import dataclass
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.message import Message
from birdann.store import ProjectTables, Transaction

MIN_CALL_PROBABILITY = "min_call_probability"
"""The setting: segments less likely a call than this are left out of lists and exports."""
MIN_PROBABILITY = "min_probability"
"""The setting: proposals less probable than this are left out of exports and summaries."""
KEPT_LISTED_SPECIES = "kept_listed_species"
"""The setting: pairs of a recording and a species of its list that was doubted and found right."""


@dataclass(slots=True)
class SetMinimum(Command):
    """Save a threshold of the project, 0..1."""

    setting: ClassVar[str]
    threshold: float

    def do(self, tx: Transaction) -> ChangeSet:
        tx.settings.set(self.setting, self.threshold)
        return ChangeSet.of(Kind.SETTINGS, Kind.SCORES)


@dataclass(slots=True)
class SetMinCallProbability(SetMinimum):
    """Save the minimum call probability for lists and exports."""

    name: ClassVar[str] = "set minimum call probability"
    setting: ClassVar[str] = MIN_CALL_PROBABILITY

    @property
    def label(self) -> Message:
        return Message(
            "Minimum call probability: {percent} %", percent=f"{100 * self.threshold:g}"
        )


@dataclass(slots=True)
class SetMinProbability(SetMinimum):
    """Save the minimum probability of predictions for exports and summaries."""

    name: ClassVar[str] = "set minimum probability"
    setting: ClassVar[str] = MIN_PROBABILITY

    @property
    def label(self) -> Message:
        return Message(
            "Export predictions of at least {percent} %", percent=f"{100 * self.threshold:g}"
        )


def kept_listed_species(reads: ProjectTables) -> frozenset[tuple[RecordingId, SpeciesId]]:
    """Return the doubted tags that a person confirmed."""
    saved = reads.settings.get(KEPT_LISTED_SPECIES)
    pairs = saved if isinstance(saved, list) else []
    return frozenset((RecordingId(one), SpeciesId(other)) for one, other in pairs)


@dataclass(slots=True)
class KeepListedSpecies(Command):
    """Confirm that a doubted species is present in the recording."""

    name: ClassVar[str] = "keep listed"
    recording_id: RecordingId
    species_id: SpeciesId

    label = Message("Keep a species in its list")

    def do(self, tx: Transaction) -> ChangeSet:
        kept = kept_listed_species(tx) | {(self.recording_id, self.species_id)}
        tx.settings.set(KEPT_LISTED_SPECIES, sorted(kept))
        return ChangeSet.of(Kind.SETTINGS)
