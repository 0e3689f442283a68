"""Import of other programs' and observers' tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.labels import LabelEdit
from birdann.app.commands.segments import AddSegment
from birdann.core.detections import Detection
from birdann.core.ids import SegmentId
from birdann.core.labels import Label, Note
from birdann.core.message import Message
from birdann.core.provenance import Origin, by_person
from birdann.store import Transaction


@dataclass(frozen=True, slots=True)
class ImportedStatements:
    """Contents of imported tables."""

    # labels, readings: Labels with authors and times: effective and other ones.
    labels: Sequence[Label] = ()
    readings: Sequence[Label] = ()
    notes: Mapping[SegmentId, Note] = field(default_factory=dict)
    detections: Sequence[Detection] = ()  # Programs' detections.
    origins: Mapping[SegmentId, Origin] = field(default_factory=dict)
    fields: Mapping[SegmentId, Mapping[int, str]] = field(default_factory=dict)  # By field.
    settings: Mapping[str, object] = field(default_factory=dict)  # Settings of the project.

    def arguments(self) -> dict[str, object]:
        kept: dict[str, object] = {
            "labels": {one.segment_id: [one.state, one.species_id] for one in self.labels}
        }
        if self.detections:
            kept["detections"] = [one.id for one in self.detections]
        return kept

    def write(self, tx: Transaction) -> None:
        tx.labels.set(self.labels)
        tx.labels.add_readings(self.readings)
        tx.segments.set_notes(self.notes)
        tx.segments.set_origins(self.origins)
        tx.detections.put(self.detections)
        for segment_id, values in self.fields.items():
            tx.custom_fields.set([segment_id], values, by_person(tx.actor))
        for key, value in self.settings.items():
            tx.settings.set(key, value)


@dataclass(slots=True)
class ImportSegments(AddSegment):
    """Import segments with labels, if any."""

    name: ClassVar[str] = "import segments"
    selects: ClassVar[bool] = False
    told: ImportedStatements

    @property
    def label(self) -> Message:
        return Message.counted("Import %Ln segment", "Import %Ln segments", len(self.new.segments))

    def arguments(self) -> dict[str, object]:
        return AddSegment.arguments(self) | self.told.arguments()

    def do(self, tx: Transaction) -> ChangeSet:
        changes = AddSegment.do(self, tx)
        self.told.write(tx)
        return changes


@dataclass(slots=True)
class ImportLabels(LabelEdit):
    """Import labels of existing segments."""

    name: ClassVar[str] = "import labels"
    told: ImportedStatements = field(default_factory=ImportedStatements)

    @property
    def label(self) -> Message:
        n = len(self.segment_ids)
        return Message.counted("Import of %Ln segment", "Import of %Ln segments", n)

    def arguments(self) -> dict[str, object]:
        return {"segments": list(self.segment_ids)} | self.told.arguments()

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, (one.species_id for one in self.told.labels))
        self.told.write(tx)
        return self._changes()

    def _changes(self) -> ChangeSet:
        kinds = frozenset({Kind.LABELS, Kind.SCORES} if self.told.detections else {Kind.LABELS})
        return ChangeSet(self._recordings, kinds)  # of no segment: no one reviewed it
