"""Saying what is heard: tags of recordings, verdicts on segments."""

from birdann.app.commands import (
    AcceptPredictions,
    AddSpecies,
    ClearLabels,
    LabelSegments,
    SetSpeciesLists,
    set_tag,
    untagged,
)
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, SpeciesList, TagState
from birdann.gui.actions.questions import Questions
from birdann.gui.recording_view import RecordingView
from birdann.gui.shell import Shell


class LabelActions:
    """Tags and verdicts; every one is a command that can be undone."""

    def __init__(self, shell: Shell, questions: Questions) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._questions = questions
        tags, segment = shell.tags, shell.segment
        tags.toggled.connect(self.toggle_tag)
        tags.named.connect(self.tag_new_species)
        tags.no_birds.connect(self.tag_no_birds)
        tags.complete_changed.connect(lambda _on: self.toggle_complete())
        segment.confirmed.connect(self.confirm)
        segment.corrected.connect(self.correct)
        segment.named.connect(self.correct_to_new_species)
        segment.rejected.connect(self.reject)
        segment.cleared.connect(self.clear)

    # --- tags ----------------------------------------------------------------------------------

    def focus_tag_search(self) -> None:
        """Start to type a species heard in this recording."""
        self._shell.tags.window().activateWindow()
        self._shell.tags.picker.start_typing()

    def toggle_tag(self, species_id: str) -> None:
        """Tag a species as heard in the recording, or take the tag back."""
        view = self._view()
        if view is None:
            return
        key, current = SpeciesId(species_id), view.species_list
        if current.tags.get(key) is TagState.PRESENT:
            left = set_tag(current, key, None)
            self._set_list(left if left.tags else untagged(view.id))
        elif self._set_list(set_tag(current, key, TagState.PRESENT)):
            self._bench.remember_species(key)

    def tag_new_species(self, name: str) -> None:
        """Name a species and tag it."""
        view = self._view()
        if view is None:
            return
        species = Species(id=SpeciesId(new_id()), name=name.strip())
        changed = set_tag(view.species_list, species.id, TagState.PRESENT)
        if self._bench.execute(SetSpeciesLists([changed], new_species=[species])):
            self._bench.remember_species(species.id)

    def tag_no_birds(self) -> None:
        """Say that none of the species is heard, or take that back."""
        view = self._view()
        if view is None:
            return
        nothing = SpeciesList(recording_id=view.id, state=ListState.COMPLETE)
        said = view.species_list.state is ListState.COMPLETE and not view.species_list.tags
        self._set_list(untagged(view.id) if said else nothing)

    def toggle_complete(self) -> None:
        """Say whether species without a tag are absent or merely not noted."""
        view = self._view()
        if view is None or view.species_list.state is ListState.UNTAGGED:
            return
        complete = view.species_list.state is ListState.COMPLETE
        self._set_list(
            SpeciesList(
                recording_id=view.id,
                state=ListState.AT_LEAST if complete else ListState.COMPLETE,
                tags=view.species_list.tags,
            )
        )

    def next_untagged(self) -> None:
        """Show the next recording that nobody has tagged."""
        overview = self._bench.overview
        if overview is None:
            return
        rows = {row.id: row for row in self._shell.recordings.model.rows()}
        after: list[RecordingId] = self._shell.recordings.ids_from_current()
        following = next((key for key in after if not rows[key].is_tagged), None)
        if following is None:
            self._shell.messages.note("Every recording in the list is tagged.")
        else:
            self._questions.stop()
            self._bench.show_recording(following)

    def press_digit(self, digit: int) -> None:
        """Use the species of that number: a label if a segment is selected, else a tag."""
        tags = self._shell.tags
        if self._bench.selected and not tags.has_focus():
            species_id = self._shell.segment.key_species(digit)
            if species_id is not None:
                self.correct(species_id)
        elif (species_id := tags.key_species(digit)) is not None:
            self.toggle_tag(species_id)

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

    def correct(self, species_id: str) -> None:
        """Say which species the selected segments are."""
        view, ids = self._view(), self._bench.selected
        if view is None or not ids:
            return
        key = SpeciesId(species_id)
        proposed = all(
            segment in view.scores and view.scores[segment].species_id == key for segment in ids
        )
        state = LabelState.CONFIRMED if proposed else LabelState.CORRECTED
        if self._label(ids, state, key, view):
            self._bench.remember_species(key)
            self._questions.go_on()

    def correct_to_new_species(self, name: str) -> None:
        """Name a species and say that the selected segments are it."""
        species = Species(id=SpeciesId(new_id()), name=name.strip())
        if self._bench.selected and self._bench.execute(AddSpecies([species])):
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

    def _set_list(self, species_list: SpeciesList) -> bool:
        return self._bench.execute(SetSpeciesLists([species_list]))

    def _label(
        self,
        ids: tuple[SegmentId, ...] | list[SegmentId],
        state: LabelState,
        species_id: SpeciesId | None,
        view: RecordingView,
    ) -> bool:
        command = LabelSegments(list(ids), state, species_id, view.run_id)
        return self._bench.execute(command)
