"""Base of all commands."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from datetime import date
from numbers import Real
from operator import attrgetter
from typing import Any, ClassVar

from birdann.app.changes import ChangeSet
from birdann.core.geometry import Mask
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.message import Message
from birdann.core.provenance import Provenance
from birdann.store import Inverse, Transaction


@dataclass(frozen=True, slots=True)
class Subject:
    """Subject of an edit, for the history; empty if there are many."""

    # species, recording: Name of its only species, and of its only recording.
    species: str = ""
    recording: str = ""
    onset_s: float | None = None  # Onset of its only segment.
    # recording_id, segment_ids: Its only recording, and the edited segments of it.
    recording_id: RecordingId | None = None
    segment_ids: tuple[SegmentId, ...] = ()


@dataclass(slots=True)
class Command(ABC):
    """One edit: ids, values and the action.

    It runs in a transaction that records its inverse (``birdann.store.undo``); exceptions roll it
    back.
    """

    name: ClassVar[str]
    """The name in the edit log."""
    sized_by: ClassVar[tuple[str, ...]] = ()
    """The attributes whose items are written."""
    _subject: Subject = field(default_factory=Subject, init=False, compare=False)

    @property
    @abstractmethod
    def label(self) -> Message:
        """Text of the undo menu, e.g. "Confirm 3 segments"."""

    @property
    def size(self) -> int:
        """Approximate number of rows to write."""
        lengths = [len(attrgetter(name)(self)) for name in self.sized_by]
        return sum(lengths) if lengths else 1

    @property
    def subject(self) -> Subject:
        """Its subject, known after execution."""
        return self._subject

    def _set_subject(
        self,
        tx: Transaction,
        recording_ids: Iterable[RecordingId],
        species_ids: Iterable[SpeciesId | None] = (),
        onset_s: float | None = None,
        segment_ids: Iterable[SegmentId] = (),
    ) -> None:
        """Take the only species and the only recording as subject, with onset and segments."""
        named, recordings = set(species_ids), set(recording_ids)
        species_id = named.pop() if len(named) == 1 else None
        species = tx.species.all()[species_id].name if species_id is not None else ""
        self._subject = Subject(species=species)
        if len(recordings) == 1:
            recording = tx.recordings.one(recordings.pop())
            self._subject = Subject(
                species, recording.name, onset_s, recording.id, tuple(segment_ids)
            )

    def arguments(self) -> dict[str, object]:
        """Return the JSON-serialisable arguments for the edit log."""
        return logged_fields(self)

    @abstractmethod
    def do(self, tx: Transaction) -> ChangeSet:
        """Make the change."""

    def undo(self, tx: Transaction, inverse: Inverse) -> None:
        """Undo by the recorded inverse."""
        tx.apply_inverse(inverse)

    def redo(self, tx: Transaction, inverse: Inverse) -> None:
        """Redo by the inverse recorded during undo."""
        tx.apply_inverse(inverse)


def counted_label(one: str, many: str, *, of: str) -> Any:  # noqa: ANN401 - as a property is
    """Return the label of a command that counts an attribute, e.g. "new.segments"."""
    return property(lambda command: Message.counted(one, many, len(attrgetter(of)(command))))


def named_label(text: str, *, of: str) -> Any:  # noqa: ANN401
    """Return the label of a command that names an attribute."""
    return property(lambda command: Message(text, name=attrgetter(of)(command)))


def logged_fields(record: Any) -> dict[str, object]:  # noqa: ANN401 - of any dataclass
    """Return the fields of a record that differ from their defaults as the edit log keeps them."""
    values = {
        attribute.name: (getattr(record, attribute.name), attribute.default)
        for attribute in fields(record)
        if attribute.init
    }
    return {
        name: _to_log_value(value)
        for name, (value, default) in values.items()
        if not isinstance(value, Mask | Provenance) and (default is MISSING or value != default)
    }


def _to_log_value(value: Any) -> object:  # noqa: ANN401 - of any kind that fields have
    match value:
        case None | str() | bool() | int():
            return value
        case Real():
            return round(float(value), 6)
        case date():
            return value.isoformat()
        case Mapping() if all(isinstance(key, str | int) for key in value):
            return {key: _to_log_value(item) for key, item in value.items()}
        case Mapping():
            return [[_to_log_value(key), _to_log_value(item)] for key, item in value.items()]
        case Iterable():
            return [_to_log_value(item) for item in value]
    return logged_fields(value)
