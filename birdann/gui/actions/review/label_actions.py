"""Labels of the current item, by command or by the keys 1 to 9."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QDialog

from birdann.app.commands import Command, DefineFields, NoteRecording, NoteSegments, SetFields
from birdann.app.reviewing.question import Question
from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.labels import Certainty
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import EDIT, JUDGE, TAG, Fact, Scope, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.formats import segments_csv
    from birdann.gui.dialogs.project import label_dialogs


class LabelActions(Actions):
    """Labels the current item, and goes to the next."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        segment = parts.segment
        segment.picker.stops = self._window.questions.stops
        segment.confirm.clicked.connect(self.confirm)
        segment.picker.picked.connect(self.correct)
        segment.picker.named.connect(self.correct_to_new_species)
        segment.reject.clicked.connect(self.reject)
        segment.clear.clicked.connect(self.clear)
        segment.described.connect(self.describe)
        segment.left.connect(self._window.keys.focus_picture)

    def press_digit(self, digit: int) -> None:
        """Label the current item as its candidate of that number."""
        species_id = self._window.numbers.species(digit)
        if species_id is not None:
            self.correct(species_id)

    # --- answers -------------------------------------------------------------------------------

    @command("label.confirm", "&Confirm", "Return", "Enter", icon="confirm", needs=JUDGE)
    def confirm(self) -> None:
        """Confirm the predicted species and go to the next item."""
        question = self._question
        if question is None:
            return
        if question.judged.issuperset(question.segment_ids):
            self._window.questions.show_next()
        elif question.open_ids:
            self._answer(lambda question: self._give(question, question.confirm_command()))
        else:
            self._note(
                tr("No species predicted. X: noise. C: type a species. A number picks one.")
            )

    @command("label.correct", "C&orrect…", "C", icon="correct", needs=JUDGE)
    def focus_correct(self) -> None:
        """Type the right species, or press its number."""
        if self._window.questions.has_item:
            self._parts.segment.picker.start_typing()

    def correct(self, species_id: SpeciesId) -> None:
        self._answer(lambda question: self._window.verdicts.correct(question, species_id))

    def correct_to_new_species(self, name: str) -> None:
        self._answer(lambda question: self._window.verdicts.correct_to_name(question, name))

    @command("label.reject", "&Noise", "X", icon="reject", needs=JUDGE)
    def reject(self) -> None:
        """Mark the segment as noise."""
        self._answer(lambda question: self._give(question, question.reject_command()))

    @command("label.clear", "C&lear label", "Shift+X", icon="clear", needs=(*JUDGE, Fact.LABELLED))
    def clear(self) -> None:
        """Clear label."""
        question = self._question
        if question is not None:
            self._give(question, question.clear_command())

    # --- what is said beside the species -------------------------------------------------------

    def describe(self) -> None:
        """Set certainty and type of the labels; unlabelled segments get them with their label."""
        if (question := self._question) is not None:
            question = self._add_statement(question)
            self._give(question, question.describe_command())

    @command("label.certain", "Ce&rtain", "Shift+C", needs=JUDGE)
    def set_certain(self) -> None:
        """Mark label as certain; again: undo."""
        self._set_certainty(Certainty.CERTAIN)

    @command("label.probable", "Probable", "Shift+R", needs=JUDGE)
    def set_probable(self) -> None:
        """Mark label as probable; again: undo."""
        self._set_certainty(Certainty.PROBABLE)

    @command("label.possible", "Possible", "Shift+O", needs=JUDGE)
    def set_possible(self) -> None:
        """Mark label as possible; again: undo."""
        self._set_certainty(Certainty.POSSIBLE)

    def _set_certainty(self, certainty: Certainty) -> None:
        if self._question is not None:
            self._parts.segment.set_certainty(certainty)

    @command("label.type", "T&ype of call…", "Y", needs=JUDGE)
    def focus_type(self) -> None:
        """Set the call type: song, call, alarm or another."""
        if self._window.questions.has_item:
            self._parts.segment.start_typing_type()

    @command("label.fields", "Fill in custom fields…", "O", needs=JUDGE)
    def fill_fields(self) -> QDialog | None:
        """Fill in the project's own fields, such as sex or age; defines them first."""
        return self.fill_fields_of(self._question.segment_ids if self._question else ())

    @needs_project
    def fill_fields_of(self, here: OpenProject, ids: Sequence[SegmentId]) -> QDialog | None:
        """Ask for the fields of segments, showing the values that they share."""
        fields = here.project.custom_fields.all()
        if not ids or not fields:
            return self.define_fields() if ids else None
        known = here.project.custom_fields.values(ids)
        first, *rest = (set(known.get(key, {}).items()) for key in ids)
        values = dict(first.intersection(*rest))
        dialog = label_dialogs.FieldValuesDialog(fields, values, len(ids), self._parts.window)
        return dialog.open_connected(wanted=lambda changed: here.execute(SetFields(ids, changed)))

    @command("project.fields", "Custom fiel&ds…", needs=EDIT)
    @needs_project
    def define_fields(self, here: OpenProject) -> label_dialogs.CustomFieldsDialog:
        """Define fields for segments, such as sex, age or distance."""
        fields = here.project.custom_fields.all()
        dialog = label_dialogs.CustomFieldsDialog(fields, segments_csv.COLUMNS, self._parts.window)
        return dialog.open_connected(wanted=lambda wanted: here.execute(DefineFields(wanted)))

    @command("label.note", "No&te on the segment…", "I", needs=JUDGE)
    @needs_project
    def note_segment(self, here: OpenProject) -> label_dialogs.NoteDialog | None:
        """Add a note; the queue can be filtered by notes."""
        if (question := self._question) is None:
            return None
        ids = question.segment_ids
        before = here.project.segments.notes(ids[:1])
        text = before[ids[0]].text if before else ""
        title = tr("Note on the segment")
        return self._ask_note(title, text, lambda note: here.execute(NoteSegments(ids, note)))

    @command("recording.note", "N&ote on the recording…", "Shift+I", needs=TAG)
    @needs_recording
    def note_recording(self, here: OpenProject, view: RecordingView) -> label_dialogs.NoteDialog:
        """Add a note to the recording; Ctrl+F finds it."""
        before = here.project.recordings.notes().get(view.id)
        return self._ask_note(
            tr("Note on {recording}").format(recording=view.recording.name),
            before.text if before is not None else "",
            lambda note: here.execute(NoteRecording(view.id, note)),
        )

    def _ask_note(
        self, title: str, text: str, write: Callable[[str], object]
    ) -> label_dialogs.NoteDialog:
        dialog = label_dialogs.NoteDialog(title, text, self._parts.window)
        dialog.textValueSelected.connect(lambda typed: typed.strip() != text and write(typed))
        dialog.open()
        return dialog

    def _add_statement(self, question: Question) -> Question:
        certainty, call_type = self._parts.segment.statement()
        return replace(question, certainty=certainty, call_type=call_type)

    # --- questions -----------------------------------------------------------------------------

    @command("review.uncertain", "Next &uncertain segment", "U", icon="review", needs=Fact.QUEUE)
    def next_uncertain(self) -> None:
        """Go to the segment whose answer would help most."""
        self._window.questions.next_uncertain()

    @command(
        "review.previous", "Pre&vious item", "Backspace", icon="previous", needs=Fact.RECORDINGS
    )
    def previous_question(self) -> None:
        """Go back to the segment that you looked at before."""
        self._window.questions.show_previous()

    @command(
        "segment.next",
        "N&ext segment",
        "Tab",
        "Ctrl+Right",
        icon="next",
        repeats=True,
        scope=Scope.PICTURE,
        needs=Fact.SEGMENTS,
    )
    def next_segment(self) -> None:
        """Select the next segment in time."""
        self._parts.pane.select_next(+1)

    @command(
        "segment.previous",
        "&Previous segment",
        "Shift+Tab",
        "Ctrl+Left",
        icon="previous",
        repeats=True,
        scope=Scope.PICTURE,
        needs=Fact.SEGMENTS,
    )
    def previous_segment(self) -> None:
        """Select the segment before in time."""
        self._parts.pane.select_next(-1)

    # --- helpers -------------------------------------------------------------------------------

    @property
    def _question(self) -> Question | None:
        """The current item; None (with a notice) until it has been painted."""
        displayed_item = self._window.questions.displayed_item
        if self._window.questions.stops() or displayed_item is None:
            return None
        return displayed_item.question

    def _give(self, question: Question, command: Command | None) -> bool | None:
        return self._window.verdicts.give(question, command)

    def _answer(self, submit: Callable[[Question], object]) -> None:
        question, taken_s = self._question, self._window.questions.unpainted.shown_for_s()
        if question is None:
            return
        with self._bench.one_frame:
            if submit(self._add_statement(question)):
                self._parts.queue.times.note(taken_s)
                self._window.questions.show_next()
