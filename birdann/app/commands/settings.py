"""What a person sets for a project."""

from dataclasses import dataclass, field
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command
from birdann.core.message import Message
from birdann.store import Transaction

LEAST_CALLNESS = "least_callness"
"""The setting: segments less likely a call than this are left out of lists and exports."""


@dataclass(slots=True)
class SetLeastCallness(Command):
    """Save how likely a call the segments must be that are listed and exported."""

    name: ClassVar[str] = "set least callness"
    bar: float
    _before: object = field(default=None, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message("List sounds from {percent} % callness", percent=f"{100 * self.bar:g}")

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"bar": self.bar}

    def do(self, tx: Transaction) -> ChangeSet:
        """Save it, noting what was there."""
        self._before = tx.settings.get(LEAST_CALLNESS)
        tx.settings.set(LEAST_CALLNESS, self.bar)
        return ChangeSet.of(Kind.SETTINGS, Kind.SCORES)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give back what was there."""
        tx.settings.set(LEAST_CALLNESS, self._before)
        return ChangeSet.of(Kind.SETTINGS, Kind.SCORES)
