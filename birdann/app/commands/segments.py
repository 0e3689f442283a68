"""Drawing, importing, deleting, joining and splitting segments.

Features of new outlines are computed before the command is made (``birdann.app.segmenting.outlines``) and
are part of it. A segment without features is valid, but is not used for learning, which reports
it.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject, counted_label
from birdann.app.commands.labels import LabelEdit
from birdann.core.arrays import Float32Array
from birdann.core.detections import Detection
from birdann.core.geometry import Mask
from birdann.core.ids import RecordingId, RunId, SegmentId
from birdann.core.labels import Label, Note
from birdann.core.message import Message
from birdann.core.predictions import ScoreTable
from birdann.core.provenance import Origin, person_provenance
from birdann.core.segment import Segment
from birdann.store import Deletion, Inverse, SegmentPosition, Transaction


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """New segments with their features."""

    segments: Sequence[Segment]
    schema_key: str = ""
    # float32 (n, d) of schema ``schema_key``; None if unknown.
    features: Float32Array | None = None

    @property
    def ids(self) -> list[SegmentId]:
        """The segments' ids, in order."""
        return [s.id for s in self.segments]

    def without(self, ids: Container[SegmentId]) -> "Outlines":
        """Return the outlines except some."""
        rows = [i for i, segment in enumerate(self.segments) if segment.id not in ids]
        if len(rows) == len(self.segments):
            return self
        features = self.features[rows] if self.features is not None else None
        return replace(self, segments=[self.segments[i] for i in rows], features=features)

    def bounds(self) -> "Outlines":
        """Return bounds, all with the same single run as their mask, and without features.

        That is all of executed commands that is needed: undo and redo take rows of the project.
        Masks of many imported segments would fill the memory.
        """
        masks = [
            Mask(segment.mask.grid, np.array([[0, 0, 1]], np.int32))
            for segment in self.segments[:1]
        ]
        segments = [replace(segment, mask=masks[0]) for segment in self.segments]
        return Outlines(segments, self.schema_key)


@dataclass(slots=True)
class ReplaceSegments(Command):
    """Replace segments by new ones; either side may be empty.

    The new ones inherit the label on which all labelled old ones agree.
    """

    name: ClassVar[str] = "replace segments"
    old_ids: Sequence[SegmentId]
    new: Outlines
    selects: ClassVar[bool] = True
    """Whether the segments that are there afterwards are what a person looks at next."""
    deletion: ClassVar[Deletion] = Deletion.BY_PERSON
    """How the old ones are hidden."""
    _recordings: frozenset[RecordingId] = field(default=frozenset(), init=False)

    label = counted_label("Change %Ln segment", "Change %Ln segments", of="old_ids")
    sized_by = ("old_ids", "new.segments")

    def arguments(self) -> dict[str, object]:
        return {
            "old": list(self.old_ids),
            "new": [
                {
                    "id": s.id,
                    "recording": s.recording_id,
                    "onset_s": float(s.box.onset_s),
                    "offset_s": float(s.box.offset_s),
                    "low_hz": float(s.box.low_hz),
                    "high_hz": float(s.box.high_hz),
                }
                for s in self.new.segments
            ],
        }

    def do(self, tx: Transaction) -> ChangeSet:
        owners = tx.segments.recordings_of(self.old_ids)
        missing = [s for s in self.old_ids if s not in owners]
        if missing:
            raise KeyError(f"no segment {missing[0]}")
        self._recordings = frozenset([*owners.values(), *_recordings(self.new.segments)])
        self._find_subject(tx)
        tx.segments.set_deletion(self.old_ids, self.deletion)
        known = tx.segments.recordings_of(self.new.ids)
        tx.segments.set_deletion(known, Deletion.NONE)  # read before, and undone
        fresh = self.new.without(known)
        if fresh.segments:
            tx.segments.add(fresh.segments, schema_key=fresh.schema_key, features=fresh.features)
            tx.labels.set(_inherit_labels(tx.labels.of(self.old_ids).values(), fresh.ids))
        return ChangeSet(self._recordings, frozenset({Kind.SEGMENTS, Kind.LABELS}))

    def undo(self, tx: Transaction, inverse: Inverse) -> None:
        tx.apply_inverse(inverse)
        self._subject = self._with_selection(self._subject, self.old_ids)

    def redo(self, tx: Transaction, inverse: Inverse) -> None:
        tx.apply_inverse(inverse)
        self._subject = self._with_selection(self._subject, self.new.ids)

    def _find_subject(self, tx: Transaction) -> None:
        """Set the recording as subject, and the onset of the only segment."""
        one: Segment | None = None
        if len(self.old_ids) == 1:
            one = tx.segments.by_id(self.old_ids).get(self.old_ids[0])
        elif len(self.new.segments) == 1:
            one = self.new.segments[0]
        onset_s = one.box.onset_s if one is not None else None
        self._set_subject(tx, self._recordings, (), onset_s, self.new.ids if self.selects else ())

    def _with_selection(self, about: Subject, segment_ids: Sequence[SegmentId]) -> Subject:
        return replace(about, segment_ids=tuple(segment_ids)) if self.selects else about


@dataclass(slots=True)
class AddSegment(ReplaceSegments):
    """Add a segment drawn by hand."""

    name: ClassVar[str] = "add segment"
    old_ids: Sequence[SegmentId] = field(default=(), init=False)
    new: Outlines

    label = counted_label("Add %Ln segment", "Add %Ln segments", of="new.segments")


@dataclass(slots=True)
class DeleteSegments(ReplaceSegments):
    """Delete segments."""

    name: ClassVar[str] = "delete segments"
    old_ids: Sequence[SegmentId]
    new: Outlines = field(default_factory=lambda: Outlines(()), init=False)

    label = counted_label("Delete %Ln segment", "Delete %Ln segments", of="old_ids")


@dataclass(slots=True)
class MergeSegments(ReplaceSegments):
    """Merge segments to one."""

    name: ClassVar[str] = "merge segments"

    label = counted_label("Merge %Ln segment", "Merge %Ln segments", of="old_ids")


@dataclass(slots=True, kw_only=True)
class JoinSegments(ReplaceSegments):
    """Join segments that are fragments of one call according to a run.

    Fragments are kept, hidden: models still learn from them, and a joined segment has their mean
    score. Call probabilities in these recordings are computed again, as they depend on
    neighbouring segments.
    """

    name: ClassVar[str] = "regroup segments"
    selects: ClassVar[bool] = False
    deletion: ClassVar[Deletion] = Deletion.BY_MACHINE
    run_id: RunId  # The run that predicted the fragments.
    fragments: Mapping[SegmentId, Sequence[SegmentId]]
    # Fragments of old segments that belong to no new one; they are shown again.
    restored: Sequence[SegmentId] = ()
    _scores: dict[RecordingId, ScoreTable] = field(default_factory=dict, init=False)

    @property
    def label(self) -> Message:
        n_fragments = sum(map(len, self.fragments.values())) + len(self.restored)
        return Message.counted("Join %Ln fragment", "Join %Ln fragments", n_fragments)

    def do(self, tx: Transaction) -> ChangeSet:
        """Replace and score; recordings with labels given meanwhile are left unchanged."""
        spoken_of = {*tx.labels.of(self.old_ids), *tx.segments.notes(self.old_ids)}
        if spoken_of:
            self._leave(tx, set(tx.segments.recordings_of(spoken_of).values()))
        owners = {segment.id: segment.recording_id for segment in self.new.segments}
        changed = {*owners.values(), *tx.segments.recordings_of(self.old_ids).values()}
        tables = {key: tx.scores.table(self.run_id, key, with_fragments=True) for key in changed}
        self._scores = {key: table for key, table in tables.items() if table is not None}
        ReplaceSegments.do(self, tx)
        tx.segments.set_fragments(self.fragments)
        tx.segments.set_deletion(self.restored, Deletion.NONE)
        fragments: dict[RecordingId, dict[SegmentId, Sequence[SegmentId]]] = {}
        for whole, fragment_ids in self.fragments.items():
            fragments.setdefault(owners[whole], {})[whole] = fragment_ids
        joined = {}
        for key, table in self._scores.items():
            fragments_of_key = fragments.get(key, {})
            joined[key] = _add_call_probability(
                table.with_calls(fragments_of_key), tx.segments.positions(key)
            )
        self._store_scores(tx, joined)
        return self._own_changes()

    def redo(self, tx: Transaction, inverse: Inverse) -> None:
        self.do(tx)

    def undo(self, tx: Transaction, inverse: Inverse) -> None:
        """Restore the fragments with their latest scores.

        Scores given while they were hidden did not treat them as calls.
        """
        ReplaceSegments.undo(self, tx, inverse)
        for run in tx.runs.all():
            for key in self._recordings:
                now = tx.scores.table(run.id, key, with_fragments=True)
                before = self._scores.get(key) if run.id == self.run_id else None
                if before is not None and now is not None and now.has_predictions_of(before):
                    tx.scores.put(key, before)
                elif now is not None:
                    tx.scores.put(key, _add_call_probability(now, tx.segments.positions(key)))

    def _leave(self, tx: Transaction, recordings: Container[RecordingId]) -> None:
        """Exclude recordings."""

        def ids_elsewhere(ids: Sequence[SegmentId]) -> list[SegmentId]:
            owners = tx.segments.recordings_of(ids)
            return [key for key in ids if owners[key] not in recordings]

        left = {s.id for s in self.new.segments if s.recording_id in recordings}
        self.old_ids, self.restored = ids_elsewhere(self.old_ids), ids_elsewhere(self.restored)
        self.new = self.new.without(left)
        self.fragments = {
            key: fragment_ids for key, fragment_ids in self.fragments.items() if key not in left
        }

    def _store_scores(self, tx: Transaction, tables: Mapping[RecordingId, ScoreTable]) -> None:
        """Store scores, unless their run was removed: a later one scores the segments again."""
        if any(run.id == self.run_id for run in tx.runs.all()):
            for key, table in tables.items():
                tx.scores.put(key, table)

    def _own_changes(self) -> ChangeSet:
        """Return the changes, without labels, so that no training follows."""
        return ChangeSet(self._recordings, frozenset({Kind.SEGMENTS, Kind.SCORES}))


def _add_call_probability(table: ScoreTable, positions: Iterable[SegmentPosition]) -> ScoreTable:
    """Return the scores of a recording with the call probability of each segment."""
    from birdann.models.call_probability import with_call_probability

    return with_call_probability(
        table, {position.segment_id: position.box for position in positions}
    )


@dataclass(slots=True)
class SplitSegment(ReplaceSegments):
    """Split a segment into parts."""

    name: ClassVar[str] = "split segment"

    label = counted_label(
        "Split a segment into %Ln", "Split a segment into %Ln", of="new.segments"
    )


@dataclass(slots=True, kw_only=True)
class Resegment(ReplaceSegments):
    """Replace automatic segments by those of another segmenter."""

    name: ClassVar[str] = "segment again"
    selects: ClassVar[bool] = False
    deletion: ClassVar[Deletion] = Deletion.BY_MACHINE
    recording_id: RecordingId
    # segmenter, notes: Settings and warnings of the segmentation.
    segmenter: str
    notes: Sequence[str] = ()

    label = counted_label("Find %Ln segment again", "Find %Ln segments again", of="new.segments")

    def do(self, tx: Transaction) -> ChangeSet:
        changes = ReplaceSegments.do(self, tx)
        tx.recordings.mark_segmented(
            self.recording_id,
            segmenter=self.segmenter,
            feature_schema=self.new.schema_key,
            notes=self.notes,
        )
        return changes | ChangeSet.of(Kind.SEGMENTS, recordings=[self.recording_id])


def _recordings(segments: Iterable[Segment]) -> Iterable[RecordingId]:
    return (s.recording_id for s in segments)


def _inherit_labels(old: Iterable[Label], new_ids: Sequence[SegmentId]) -> list[Label]:
    labels = list(old)
    if len({(label.state, label.species_id) for label in labels}) != 1:
        return []
    latest = max(labels, key=lambda label: label.provenance.at)
    return [replace(latest, segment_id=segment) for segment in new_ids]


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
            "labels": {label.segment_id: [label.state, label.species_id] for label in self.labels}
        }
        if self.detections:
            kept["detections"] = [detection.id for detection in self.detections]
        return kept

    def write(self, tx: Transaction) -> None:
        tx.labels.set(self.labels)
        tx.labels.add_readings(self.readings)
        tx.segments.set_notes(self.notes)
        tx.segments.set_origins(self.origins)
        tx.detections.put(self.detections)
        for segment_id, values in self.fields.items():
            tx.custom_fields.set([segment_id], values, person_provenance(tx.actor))
        for key, value in self.settings.items():
            tx.settings.set(key, value)


@dataclass(slots=True)
class ImportSegments(AddSegment):
    """Import segments with labels, if any."""

    name: ClassVar[str] = "import segments"
    selects: ClassVar[bool] = False
    statements: ImportedStatements

    label = counted_label("Import %Ln segment", "Import %Ln segments", of="new.segments")

    def arguments(self) -> dict[str, object]:
        return AddSegment.arguments(self) | self.statements.arguments()

    def do(self, tx: Transaction) -> ChangeSet:
        changes = AddSegment.do(self, tx)
        self.statements.write(tx)
        self.new = self.new.bounds()
        return changes


@dataclass(slots=True)
class ImportLabels(LabelEdit):
    """Import labels of existing segments."""

    name: ClassVar[str] = "import labels"
    statements: ImportedStatements = field(default_factory=ImportedStatements)

    label = counted_label("Import of %Ln segment", "Import of %Ln segments", of="segment_ids")

    def arguments(self) -> dict[str, object]:
        return {"segments": list(self.segment_ids)} | self.statements.arguments()

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, (label.species_id for label in self.statements.labels))
        self.statements.write(tx)
        return self._changes()

    def _changes(self) -> ChangeSet:
        kinds = frozenset(
            {Kind.LABELS, Kind.SCORES} if self.statements.detections else {Kind.LABELS}
        )
        return ChangeSet(self._recordings, kinds)  # of no segment: no one reviewed it
