"""Definition and values of custom fields."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command
from birdann.app.commands.labels import LabelEdit
from birdann.core.custom_fields import CustomField
from birdann.core.message import Message
from birdann.core.provenance import by_person
from birdann.store import Transaction


@dataclass(slots=True)
class DefineFields(Command):
    """Replace the fields of a project."""

    name: ClassVar[str] = "define fields"
    fields: Sequence[CustomField]

    label = Message("Define custom fields")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.custom_fields.put(self.fields)
        return ChangeSet.of(Kind.SETTINGS)


@dataclass(slots=True)
class SetFields(LabelEdit):
    """Set values of fields by identifier; "" removes one."""

    name: ClassVar[str] = "set fields"
    values: Mapping[int, str]

    @property
    def label(self) -> Message:
        n = len(self.segment_ids)
        return Message.counted("Set fields of %Ln segment", "Set fields of %Ln segments", n)

    @property
    def size(self) -> int:
        return len(self.segment_ids) * len(self.values)

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, ())
        fields = {one.id: one for one in tx.custom_fields.all()}
        values = {key: fields[key].checked(value) for key, value in self.values.items()}
        tx.custom_fields.set(self.segment_ids, values, by_person(tx.actor))
        return self._changes()
