"""Labels by the user, for spectrogram, queue and gallery, and species of the keys 1 to 9."""

from itertools import chain

from birdann.app.commands import AddSpecies, Command
from birdann.app.reviewing.question import Question
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import Species
from birdann.core.windows import Span
from birdann.gui.actions.base import Actions
from birdann.gui.choices import suggested_tags
from birdann.gui.keys.key_guard import UnpaintedGuard
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts
from birdann.store import Project


class Verdicts(Actions):
    """Stores answers to an item as it was shown; each is one step of undo.

    Every method returns whether the answer was stored. If a segment was removed meanwhile, nothing
    is stored and the item is withdrawn.
    """

    @needs_project
    def correct(self, here: OpenProject, question: Question, species_id: SpeciesId) -> bool:
        is_given = self.give(question, question.correct_command(species_id))
        if is_given:
            here.remember_species(species_id)
        return bool(is_given)

    @needs_project
    def correct_to_name(self, here: OpenProject, question: Question, name: str) -> bool:
        if not self._may_write(here):
            return False
        species, is_new = species_called(here.project, name)
        if is_new and not here.execute(AddSpecies([species])):
            return False
        return bool(self.correct(question, species.id))

    @needs_project
    def give(self, here: OpenProject, question: Question, command: Command | None) -> bool:
        if command is None or not question.segment_ids or not self._may_write(here):
            return False
        if not here.has_segments(question.segment_ids):
            self._window.questions.withdraw()
            return False
        return here.execute(command)

    def _may_write(self, here: OpenProject) -> bool:
        if here.project.read_only:
            self._note(tr("This project is open read-only."))
        return not here.project.read_only


def species_called(project: Project, name: str) -> tuple[Species, bool]:
    """Return the species with a name, and whether it has to be added first.

    Reads the project rather than the window, which may lag behind when the same name is typed
    twice in quick succession.
    """
    known = project.species.find_by_name(name.strip())
    return known or Species(id=SpeciesId(new_id()), name=name.strip()), known is None


class SpeciesNumbers(Actions):
    """The species of the keys 1 to 9, candidates of the current item; those offered as tags.

    Attributes
    ----------
    unpainted_tags
        Whether the tags of the recording shown have not been painted yet.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._shown_window: tuple[RecordingId, Span | None] | None = None
        self._kept: tuple[SpeciesId, ...] = ()
        self.unpainted_tags = UnpaintedGuard(
            (parts.tags.picker.list.viewport(),),
            (self._bench.recording_changed, self._bench.window_changed),
            parts.messages.note,
            self,
        )

    @property
    def offered_species(self) -> tuple[SpeciesId, ...]:
        """The species offered for the recording or window shown.

        Listed species come first when it is opened; each keeps its place while its list is shown.
        """
        here, view = self._bench.here, self._bench.view
        if here is None or view is None:
            return ()
        if self._shown_window != (view.id, view.span_s):
            self._shown_window, self._kept = (view.id, view.span_s), ()
        tags = view.species_list.present, view.species_list.tags
        offered = dict.fromkeys(chain(*tags, suggested_tags(view), here.quick_species))
        kept = [key for key in self._kept if key in offered]
        self._kept = tuple(dict.fromkeys(chain(kept, offered)))
        return self._kept

    def tags_stop(self) -> bool:
        """Whether to ignore a tag: another recording is being read, or its tags not painted."""
        if self._bench.is_reading:
            self._note(tr("Reading the recording…"))
        return self._bench.is_reading or self.unpainted_tags.stops()

    def offers(self, digit: int) -> bool:
        """Whether a candidate of the current item has a number."""
        return (
            self._window.questions.has_item
            and self._parts.segment.picker.species_of_number(digit) is not None
        )

    def species(self, digit: int) -> SpeciesId | None:
        """Return the candidate with a number on the screen.

        None (with a notice) also where the number has not been painted yet.
        """
        if not self._window.questions.has_item:
            self._note(tr("Numbers label a segment. Select one, or press T to tag a species."))
            return None
        return (
            None
            if self._window.questions.stops()
            else self._parts.segment.picker.species_of_number(digit)
        )
