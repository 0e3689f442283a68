"""Labels by the user: one place for spectrogram, queue and gallery."""

from collections.abc import Callable

from birdann.app.commands import AddSpecies, Command
from birdann.app.reviewing.question import Question
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import Species
from birdann.gui.actions.base import Actions
from birdann.gui.project.needs import needs_project
from birdann.gui.project.open_project import OpenProject
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts
from birdann.store import Project


class Verdicts(Actions):
    """Stores answers to an item as it was shown; each is one step of undo.

    Every method returns whether the answer was stored. If a segment was removed meanwhile, nothing
    is stored and the item is withdrawn.

    Parameters
    ----------
    withdraw
        Withdraws the item and tells why.
    """

    def __init__(self, parts: WindowParts, *, withdraw: Callable[[], object]) -> None:
        super().__init__(parts)
        self._withdraw = withdraw

    def confirm(self, question: Question) -> bool | None:
        return self._give(question, question.confirmed())

    @needs_project
    def correct(self, here: OpenProject, question: Question, species_id: SpeciesId) -> bool:
        is_given = self._give(question, question.corrected(species_id))
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

    def reject(self, question: Question) -> bool | None:
        return self._give(question, question.rejected())

    def describe(self, question: Question) -> bool | None:
        """Set certainty and call type of labelled segments."""
        return self._give(question, question.described())

    def clear(self, question: Question) -> bool | None:
        return self._give(question, question.cleared())

    @needs_project
    def _give(self, here: OpenProject, question: Question, command: Command | None) -> bool:
        if command is None or not question.segment_ids or not self._may_write(here):
            return False
        if not here.holds(question.segment_ids):
            self._withdraw()
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
    known = project.species.named(name.strip())
    return known or Species(id=SpeciesId(new_id()), name=name.strip()), known is None
