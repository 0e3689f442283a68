"""What a person says of segments: one place, for the picture, the queue and the gallery."""

from collections.abc import Callable

from birdann.app.commands import AddSpecies, Command
from birdann.app.reviewing.question import Question
from birdann.core.ids import SpeciesId
from birdann.gui.actions.review.naming import species_called
from birdann.gui.shell import Shell
from birdann.gui.text.language import tr


class Verdicts:
    """Stores answers to a question as it was shown; each is one step of undo.

    Every method returns whether the answer was taken. Where a segment is gone meanwhile nothing
    is stored, and the question is withdrawn.

    Parameters
    ----------
    withdraw
        Takes the question back and tells why.
    """

    def __init__(self, shell: Shell, *, withdraw: Callable[[], object]) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._withdraw = withdraw

    def confirm(self, question: Question) -> bool:
        """Say that the open proposals are right."""
        return self._give(question, question.confirmed())

    def correct(self, question: Question, species_id: SpeciesId) -> bool:
        """Say that the segments are this species."""
        is_given = self._give(question, question.corrected(species_id))
        if is_given:
            self._bench.remember_species(species_id)
        return is_given

    def correct_to_name(self, question: Question, name: str) -> bool:
        """Say that the segments are a species of that name, which may be new."""
        project = self._bench.project
        if project is None or not self._may_write():
            return False
        species, is_new = species_called(project, name)
        if is_new and not self._bench.execute(AddSpecies([species])):
            return False
        return self.correct(question, species.id)

    def reject(self, question: Question) -> bool:
        """Say that the segments are no calls at all."""
        return self._give(question, question.rejected())

    def clear(self, question: Question) -> bool:
        """Forget what was said of the segments."""
        return self._give(question, question.cleared())

    def _give(self, question: Question, command: Command | None) -> bool:
        if command is None or not question.segment_ids or not self._may_write():
            return False
        if not self._bench.holds(question.segment_ids):
            self._withdraw()
            return False
        return self._bench.execute(command)

    def _may_write(self) -> bool:
        project = self._bench.project
        if project is not None and project.read_only:
            self._shell.messages.note(tr("This project is open read-only."))
        return project is not None and not project.read_only
