"""Custom fields: which a project has, and their values for segments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject
from birdann.app.commands.labels import must_be_there
from birdann.core.custom_fields import CustomField
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.message import Message
from birdann.core.provenance import by_person
from birdann.store import Transaction


@dataclass(slots=True)
class DefineFields(Command):
    """Replace the fields of a project."""

    name: ClassVar[str] = "define fields"
    fields: Sequence[CustomField]

    @property
    def label(self) -> Message:
        return Message("Define custom fields")

    def arguments(self) -> dict[str, object]:
        return {"fields": [[one.id, one.name, one.kind, *one.choices] for one in self.fields]}

    def do(self, tx: Transaction) -> ChangeSet:
        tx.custom_fields.put(self.fields)
        return ChangeSet.of(Kind.SETTINGS)


@dataclass(slots=True)
class SetFields(Command):
    """Set values of fields, by the field's identifier, for segments; "" removes one."""

    name: ClassVar[str] = "set fields"
    segment_ids: Sequence[SegmentId]
    values: Mapping[int, str]
    _recordings: frozenset[RecordingId] = field(default=frozenset(), init=False)

    @property
    def label(self) -> Message:
        n = len(self.segment_ids)
        return Message.counted("Set fields of %Ln segment", "Set fields of %Ln segments", n)

    @property
    def size(self) -> int:
        return len(self.segment_ids) * len(self.values)

    @property
    def subject(self) -> Subject:
        one = next(iter(self._recordings)) if len(self._recordings) == 1 else None
        return Subject(recording_id=one, segment_ids=tuple(self.segment_ids))

    def arguments(self) -> dict[str, object]:
        values = {str(key): value for key, value in self.values.items()}
        return {"segments": list(self.segment_ids), "values": values}

    def do(self, tx: Transaction) -> ChangeSet:
        """Set them."""
        must_be_there(tx, self.segment_ids)
        fields = {one.id: one for one in tx.custom_fields.all()}
        values = {key: fields[key].checked(value) for key, value in self.values.items()}
        self._recordings = frozenset(tx.segments.recordings_of(self.segment_ids).values())
        tx.custom_fields.set(self.segment_ids, values, by_person(tx.actor))
        kinds = frozenset({Kind.LABELS})
        return ChangeSet(self._recordings, kinds, frozenset(self.segment_ids))
