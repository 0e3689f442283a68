"""What every command is."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from birdann.app.changes import ChangeSet
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.message import Message
from birdann.store import Inverse, Transaction


@dataclass(frozen=True, slots=True)
class Subject:
    """What an edit is about, for the history and for the way back; empty where it is many.

    Attributes
    ----------
    species, recording
        The name of the one species, and of the file of the one recording, that it is about.
    onset_s
        Where its one segment begins.
    recording_id, segment_ids
        The one recording, and those of its segments that the edit is about.
    """

    species: str = ""
    recording: str = ""
    onset_s: float | None = None
    recording_id: RecordingId | None = None
    segment_ids: tuple[SegmentId, ...] = ()


class Command(ABC):
    """One edit of a person: a small record of ids and values, and what it does.

    It is done inside one transaction, which notes what takes it back (``birdann.store.undo``);
    what it raises undoes all of it.
    """

    name: ClassVar[str]
    """The name in the edit log."""

    @property
    @abstractmethod
    def label(self) -> Message:
        """What the undo menu says, e.g. "Confirm 3 segments"."""

    @property
    def size(self) -> int:
        """How much there is to do: about how many rows it writes."""
        return 1

    @property
    def subject(self) -> Subject:
        """What it is about, known once it was done."""
        return Subject()

    @abstractmethod
    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps, JSON-serialisable."""

    @abstractmethod
    def do(self, tx: Transaction) -> ChangeSet:
        """Make the change."""

    def undo(self, tx: Transaction, inverse: Inverse) -> None:
        """Take it back by what was noted while it was done."""
        tx.take_back(inverse)

    def redo(self, tx: Transaction, inverse: Inverse) -> None:
        """Do it again by what was noted while it was undone."""
        tx.take_back(inverse)


def counted(n: int, noun: str) -> str:
    """Return e.g. "1 segment", "3 segments"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
