"""What a person sets for a project."""

from dataclasses import dataclass, field
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.message import Message
from birdann.store import Reads, Transaction

LEAST_CALLNESS = "least_callness"
"""The setting: segments less likely a call than this are left out of lists and exports."""
LEAST_PROBABILITY = "least_probability"
"""The setting: proposals less probable than this are left out of exports and summaries."""
KEPT_LISTED = "kept_listed"
"""The setting: pairs of a recording and a species of its list that was doubted and found right."""


@dataclass(slots=True)
class SetBar(Command):
    """Save one of the project's bars, 0..1."""

    setting: ClassVar[str]
    bar: float
    _before: object = field(default=None, init=False)

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"bar": self.bar}

    def do(self, tx: Transaction) -> ChangeSet:
        """Save it, noting what was there."""
        self._before = tx.settings.get(self.setting)
        tx.settings.set(self.setting, self.bar)
        return ChangeSet.of(Kind.SETTINGS, Kind.SCORES)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give back what was there."""
        tx.settings.set(self.setting, self._before)
        return ChangeSet.of(Kind.SETTINGS, Kind.SCORES)


@dataclass(slots=True)
class SetLeastCallness(SetBar):
    """Save how likely a call the segments must be that are listed and exported."""

    name: ClassVar[str] = "set least callness"
    setting: ClassVar[str] = LEAST_CALLNESS

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message("List sounds from {percent} % callness", percent=f"{100 * self.bar:g}")


@dataclass(slots=True)
class SetLeastProbability(SetBar):
    """Save how probable the proposals must be that are exported and summed up."""

    name: ClassVar[str] = "set least probability"
    setting: ClassVar[str] = LEAST_PROBABILITY

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message("Export proposals from {percent} % on", percent=f"{100 * self.bar:g}")


def kept_listed(reads: Reads) -> frozenset[tuple[RecordingId, SpeciesId]]:
    """Return the species of lists that were doubted and that a person found right."""
    saved = reads.settings.get(KEPT_LISTED)
    pairs = saved if isinstance(saved, list) else []
    return frozenset((RecordingId(one), SpeciesId(other)) for one, other in pairs)


@dataclass(slots=True)
class KeepListed(Command):
    """Say that a listed species that was doubted is in the recording."""

    name: ClassVar[str] = "keep listed"
    recording_id: RecordingId
    species_id: SpeciesId
    _before: object = field(default=None, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message("Keep a species in its list")

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"recording": self.recording_id, "species": self.species_id}

    def do(self, tx: Transaction) -> ChangeSet:
        """Add the pair to those found right."""
        self._before = tx.settings.get(KEPT_LISTED)
        kept = kept_listed(tx) | {(self.recording_id, self.species_id)}
        tx.settings.set(KEPT_LISTED, sorted(kept))
        return ChangeSet.of(Kind.SETTINGS)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give back what was there."""
        tx.settings.set(KEPT_LISTED, self._before)
        return ChangeSet.of(Kind.SETTINGS)
