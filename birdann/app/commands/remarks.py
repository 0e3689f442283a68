"""Certainty, call types and notes."""

from dataclasses import dataclass, replace
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject
from birdann.app.commands.labels import LabelEdit
from birdann.core.ids import RecordingId
from birdann.core.labels import Certainty, Note
from birdann.core.message import Message
from birdann.core.provenance import Provenance, by_person
from birdann.store import Transaction


@dataclass(slots=True)
class DescribeLabels(LabelEdit):
    """Set certainty and call type of labels; unlabelled segments have none."""

    name: ClassVar[str] = "describe labels"
    certainty: Certainty | None = None
    call_type: str = ""

    @property
    def label(self) -> Message:
        n = len(self.segment_ids)
        return Message.counted("Describe %Ln label", "Describe %Ln labels", n)

    def do(self, tx: Transaction) -> ChangeSet:
        self._remember(tx, (one.species_id for one in tx.labels.of(self.segment_ids).values()))
        self._set(
            tx,
            [
                replace(
                    one,
                    certainty=self.certainty,
                    call_type=self.call_type,
                    provenance=by_person(tx.actor, run_id=one.provenance.run_id),
                )
                for one in self._before.values()
            ],
        )
        return self._changes()


@dataclass(slots=True)
class NoteSegments(LabelEdit):
    """Replace the note on segments; "" removes it."""

    name: ClassVar[str] = "note segments"
    text: str

    @property
    def label(self) -> Message:
        n = len(self.segment_ids)
        return Message.counted("Note on %Ln segment", "Notes on %Ln segments", n)

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
    return Note(text=text, provenance=by_person(actor)) if text else None
