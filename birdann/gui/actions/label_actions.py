"""Verdicts on segments: what each one is."""

from birdann.app.commands import (
    AcceptPredictions,
    AddSpecies,
    ClearLabels,
    LabelSegments,
)
from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.labels import LabelState
from birdann.gui.actions.naming import species_called
from birdann.gui.actions.questions import Questions
from birdann.gui.actions.tag_actions import TagActions
from birdann.gui.recording_view import RecordingView
from birdann.gui.shell import Shell


class LabelActions:
    """Verdicts; every one is a command that can be undone."""

    def __init__(self, shell: Shell, questions: Questions, tags: TagActions) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._questions = questions
        self._tags = tags
        segment = shell.segment
        segment.confirmed.connect(self.confirm)
        segment.corrected.connect(self.correct)
        segment.named.connect(self.correct_to_new_species)
        segment.rejected.connect(self.reject)
        segment.cleared.connect(self.clear)

    def press_digit(self, digit: int) -> None:
        """Use the species of that number: a label if a segment is selected, else a tag."""
        tags = self._shell.tags
        if self._bench.selected and not tags.has_focus():
            species_id = self._shell.segment.key_species(digit)
            if species_id is not None:
                self.correct(species_id)
        elif (species_id := tags.key_species(digit)) is not None:
            self._tags.toggle_tag(species_id)

    # --- verdicts ------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Say that the proposal for the selected segments is right."""
        view, ids = self._view(), self._bench.selected
        if view is None or not ids:
            return
        open_ids = [key for key in ids if key not in view.labels and key in view.scores]
        if not open_ids:
            if all(key in view.labels for key in ids):
                self._questions.go_on()
            else:
                self.focus_correct()
            return
        species = [view.scores[key].species_id for key in open_ids]
        if len(open_ids) == 1 and species[0] is not None:
            done = self._label(open_ids, LabelState.CONFIRMED, species[0], view)
        else:
            command = AcceptPredictions(open_ids, species_ids=species, run_id=view.run_id)
            done = self._bench.execute(command)
        if done:
            self._questions.go_on()

    def focus_correct(self) -> None:
        """Start to type the species that the segment really is."""
        self._shell.segment.picker.start_typing()

    def correct(self, species_id: SpeciesId) -> None:
        """Say which species the selected segments are."""
        view, ids = self._view(), self._bench.selected
        if view is None or not ids:
            return
        key = species_id
        proposed = all(
            segment in view.scores and view.scores[segment].species_id == key for segment in ids
        )
        state = LabelState.CONFIRMED if proposed else LabelState.CORRECTED
        if self._label(ids, state, key, view):
            self._bench.remember_species(key)
            self._questions.go_on()

    def correct_to_new_species(self, name: str) -> None:
        """Name a species, if it is not yet, and say that the selected segments are it."""
        project = self._bench.project
        if project is None or not self._bench.selected:
            return
        species, is_new = species_called(project, name)
        if not is_new or self._bench.execute(AddSpecies([species])):
            self.correct(species.id)

    def reject(self) -> None:
        """Say that the selected segments are no calls at all."""
        view, ids = self._view(), self._bench.selected
        if view is not None and ids and self._label(ids, LabelState.REJECTED, None, view):
            self._questions.go_on()

    def clear(self) -> None:
        """Forget what was said of the selected segments."""
        view = self._view()
        if view is not None:
            ids = [key for key in self._bench.selected if key in view.labels]
            if ids:
                self._bench.execute(ClearLabels(ids))

    # --- questions -----------------------------------------------------------------------------

    def next_uncertain(self) -> None:
        """Go to the segment whose answer would help most."""
        self._questions.next_uncertain()

    def previous_question(self) -> None:
        """Go back to the segment looked at before."""
        self._questions.back()

    def next_segment(self) -> None:
        """Select the next segment in time."""
        self._shell.pane.select_next(+1)

    def previous_segment(self) -> None:
        """Select the segment before in time."""
        self._shell.pane.select_next(-1)

    # --- helpers -------------------------------------------------------------------------------

    def _view(self) -> RecordingView | None:
        return self._bench.view

    def _label(
        self,
        ids: tuple[SegmentId, ...] | list[SegmentId],
        state: LabelState,
        species_id: SpeciesId | None,
        view: RecordingView,
    ) -> bool:
        command = LabelSegments(list(ids), state, species_id, view.run_id)
        return self._bench.execute(command)
