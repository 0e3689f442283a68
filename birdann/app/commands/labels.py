"""Labels of segments: species, certainty, call types, notes and custom fields."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject, counted_label
from birdann.core.custom_fields import CustomField
from birdann.core.errors import SegmentGoneError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Certainty, Label, LabelState, Note
from birdann.core.message import Message
from birdann.core.provenance import Provenance, person_provenance
from birdann.store import Deletion, Transaction


def require_segments(tx: Transaction, segment_ids: Sequence[SegmentId]) -> None:
    """Refuse labels of segments that were deleted, replaced or joined meanwhile."""
    deletions = tx.segments.deletions(segment_ids)
    if any(deletions.get(key) is not Deletion.NONE for key in segment_ids):
        raise SegmentGoneError("The segment is no longer in the project.")


@dataclass(slots=True)
class LabelEdit(Command):
    """Replaces or removes labels of segments.

    Other observers' and earlier labels are kept as readings.
    """

    segment_ids: Sequence[SegmentId]
    _before: dict[SegmentId, Label] = field(default_factory=dict, init=False)
    _recordings: frozenset[RecordingId] = field(default=frozenset(), init=False)

    sized_by = ("segment_ids",)

    def _remember(self, tx: Transaction, species_ids: Iterable[SpeciesId | None]) -> None:
        """Record the earlier labels and the subject."""
        require_segments(tx, self.segment_ids)
        self._before = tx.labels.of(self.segment_ids)
        self._recordings = frozenset(tx.segments.recordings_of(self.segment_ids).values())
        one = self.segment_ids[0] if len(self.segment_ids) == 1 else None
        onset_s = tx.segments.by_id([one])[one].box.onset_s if one is not None else None
        self._set_subject(tx, self._recordings, species_ids, onset_s, self.segment_ids)

    def _set(self, tx: Transaction, labels: Sequence[Label]) -> None:
        """Set labels; replaced ones become readings."""
        meanings = {label.segment_id: label.meaning for label in labels}
        known = tx.labels.readings(self._before)
        replaced = [
            label
            for key, label in self._before.items()
            if label not in known.get(key, ())
            and (
                label.provenance.name != tx.actor
                or meanings.get(key, label.meaning) != label.meaning
            )
        ]
        tx.labels.add_readings(replaced)
        tx.labels.clear(self._before.keys() - meanings.keys())
        tx.labels.set(labels)

    def _label(
        self,
        tx: Transaction,
        meanings: Mapping[SegmentId, tuple[LabelState, SpeciesId | None]],
        run_id: RunId | None,
        certainty: Certainty | None,
        call_type: str,
    ) -> ChangeSet:
        """Set a label for each segment."""
        self._remember(tx, (species for _, species in meanings.values()))
        made = person_provenance(tx.actor, run_id=run_id)
        self._set(
            tx,
            [
                Label(
                    segment_id=segment,
                    state=state,
                    species_id=species,
                    provenance=made,
                    certainty=certainty,
                    call_type=call_type,
                )
                for segment, (state, species) in meanings.items()
            ],
        )
        return self._changes()

    def _changes(self) -> ChangeSet:
        kinds = frozenset({Kind.LABELS})
        return ChangeSet(self._recordings, kinds, frozenset(self.segment_ids))


@dataclass(slots=True)
class LabelSegments(LabelEdit):
    """Set one label on any number of segments."""

    name: ClassVar[str] = "label segments"
    state: LabelState = LabelState.CONFIRMED
    # Species, or for ``REJECTED`` the rejected one (None: noise).
    species_id: SpeciesId | None = None
    run_id: RunId | None = None  # The run whose prediction was reviewed, if any.
    # The prediction shown for each segment, for the edit log.
    proposed: Sequence[SpeciesId | None] = ()
    # certainty, call_type: As in ``Label``.
    certainty: Certainty | None = None
    call_type: str = ""

    @property
    def label(self) -> Message:
        n = len(self.segment_ids)
        match self.state:
            case LabelState.CONFIRMED:
                return Message.counted("Confirm %Ln segment", "Confirm %Ln segments", n)
            case LabelState.CORRECTED:
                return Message.counted("Correct %Ln segment", "Correct %Ln segments", n)
            case LabelState.REJECTED:
                return Message.counted("Reject %Ln segment", "Reject %Ln segments", n)

    def do(self, tx: Transaction) -> ChangeSet:
        meanings = dict.fromkeys(self.segment_ids, (self.state, self.species_id))
        return self._label(tx, meanings, self.run_id, self.certainty, self.call_type)


@dataclass(slots=True)
class AcceptPredictions(LabelEdit):
    """Confirm the predictions of any number of segments."""

    name: ClassVar[str] = "accept predictions"
    # Confirmed prediction per segment; None for noise.
    species_ids: Sequence[SpeciesId | None] = ()
    run_id: RunId | None = None
    # certainty, call_type: As in ``Label``.
    certainty: Certainty | None = None
    call_type: str = ""

    label = counted_label("Confirm %Ln segment", "Confirm %Ln segments", of="segment_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        meanings = {
            segment: (
                LabelState.REJECTED if species_id is None else LabelState.CONFIRMED,
                species_id,
            )
            for segment, species_id in zip(self.segment_ids, self.species_ids, strict=True)
        }
        return self._label(tx, meanings, self.run_id, self.certainty, self.call_type)


@dataclass(slots=True)
class ClearLabels(LabelEdit):
    """Remove labels of segments."""

    name: ClassVar[str] = "clear labels"

    label = counted_label("Clear %Ln label", "Clear %Ln labels", of="segment_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, (label.species_id for label in tx.labels.of(self.segment_ids).values()))
        self._set(tx, ())
        return self._changes()


@dataclass(slots=True)
class KeepList(Command):
    """Keep labels although the lists of their recordings exclude their species.

    The lists are unchanged.
    """

    name: ClassVar[str] = "keep list"
    segment_ids: Sequence[SegmentId]

    label = Message("Keep list")
    sized_by = ("segment_ids",)

    def do(self, tx: Transaction) -> ChangeSet:
        wanted = set(self.segment_ids)
        contradictions = [
            contradiction
            for contradiction in tx.labels.contradictions()
            if contradiction.segment_id in wanted
        ]
        kept = [
            (contradiction.segment_id, contradiction.species_id)
            for contradiction in contradictions
        ]
        tx.labels.keep_beside_lists(kept, person_provenance(tx.actor))
        recordings = frozenset(contradiction.recording_id for contradiction in contradictions)
        return ChangeSet(recordings, frozenset({Kind.LABELS}), frozenset(self.segment_ids))


@dataclass(slots=True)
class DescribeLabels(LabelEdit):
    """Set certainty and call type of labels; unlabelled segments have none."""

    name: ClassVar[str] = "describe labels"
    certainty: Certainty | None = None
    call_type: str = ""

    label = counted_label("Describe %Ln label", "Describe %Ln labels", of="segment_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, (label.species_id for label in tx.labels.of(self.segment_ids).values()))
        self._set(
            tx,
            [
                replace(
                    label,
                    certainty=self.certainty,
                    call_type=self.call_type,
                    provenance=person_provenance(tx.actor, run_id=label.provenance.run_id),
                )
                for label in self._before.values()
            ],
        )
        return self._changes()


@dataclass(slots=True)
class NoteSegments(LabelEdit):
    """Replace the note on segments; "" removes it."""

    name: ClassVar[str] = "note segments"
    text: str

    label = counted_label("Note on %Ln segment", "Notes on %Ln segments", of="segment_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, ())
        tx.segments.set_notes(dict.fromkeys(self.segment_ids, _note(self.text, tx.actor)))
        return self._changes()


@dataclass(slots=True)
class NoteRecording(Command):
    """Replace the note on a recording; "" removes it."""

    name: ClassVar[str] = "note recording"
    recording_id: RecordingId
    text: str
    made: Provenance | None = None  # Author and time; None for the present observer, now.

    label = Message("Note on a recording")

    @property
    def subject(self) -> Subject:
        return Subject(recording_id=self.recording_id)

    def do(self, tx: Transaction) -> ChangeSet:
        note = _note(self.text, tx.actor)
        if note is not None and self.made is not None:
            note = replace(note, provenance=self.made)
        tx.recordings.set_note(self.recording_id, note)
        return ChangeSet.of(Kind.RECORDINGS, recordings=[self.recording_id])


def _note(text: str, actor: str) -> Note | None:
    text = text.strip()
    return Note(text=text, provenance=person_provenance(actor)) if text else None


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

    label = counted_label(
        "Set fields of %Ln segment", "Set fields of %Ln segments", of="segment_ids"
    )

    @property
    def size(self) -> int:
        return len(self.segment_ids) * len(self.values)

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, ())
        fields = {custom_field.id: custom_field for custom_field in tx.custom_fields.all()}
        values = {key: fields[key].normalise(value) for key, value in self.values.items()}
        tx.custom_fields.set(self.segment_ids, values, person_provenance(tx.actor))
        return self._changes()
