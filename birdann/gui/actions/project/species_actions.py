"""Species of a project: counts, renaming and merging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.app.commands import (
    Command,
    MergeSpecies,
    PartSpecies,
    RemoveSpecies,
    RenameSpecies,
    SetScientificName,
)
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.workbench import needs_project
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from birdann.app.maintenance.species_use import SpeciesUse
    from birdann.core.progress import Progress
    from birdann.gui.dialogs.project.species_dialogs import SpeciesDialog
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts
    from birdann.store import ProjectReader


class SpeciesActions(Actions):
    """Opens the species dialog and carries out its requests."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._newest: Job | None = None

    @command("project.species", "S&pecies…", icon="tag", needs=Fact.PROJECT)
    @needs_project
    def open(self, here: OpenProject) -> SpeciesDialog:
        """See how often each species is listed and labelled; rename and merge species."""
        from birdann.gui.dialogs.project.species_dialogs import SpeciesDialog

        dialog = SpeciesDialog(
            here.book.color, self._parts.window, writable=not here.project.read_only
        )
        dialog.rename_asked.connect(lambda key, name: self._edit(dialog, RenameSpecies(key, name)))
        dialog.merge_asked.connect(
            lambda key, into, name: self._edit(dialog, MergeSpecies(key, into, name))
        )
        dialog.part_asked.connect(lambda key, name: self._edit(dialog, PartSpecies(key, name)))
        dialog.scientific_name_asked.connect(
            lambda key, name: self._edit(dialog, SetScientificName(key, name))
        )
        dialog.remove_asked.connect(lambda key: self._edit(dialog, RemoveSpecies([key])))
        self._bench.closing.connect(dialog.close)

        def refill() -> None:
            self._fill(dialog)

        def leave(_result: int) -> None:
            self._bench.progress_changed.disconnect(refill)
            self._newest = None

        self._bench.progress_changed.connect(refill)
        dialog.opened(finished=leave)
        self._fill(dialog)
        return dialog

    def _edit(self, dialog: SpeciesDialog, command: Command) -> None:
        if self._bench.execute(command):
            self._fill(dialog)

    def _fill(self, dialog: SpeciesDialog) -> None:
        def read(reader: ProjectReader, _progress: Progress) -> list[SpeciesUse]:
            from birdann.app.maintenance.species_use import species_use

            return species_use(reader)

        def show(rows: list[SpeciesUse]) -> None:
            if job is self._newest:
                dialog.show_species(rows)

        self._newest = job = self._bench.read(read, show, title=tr("Counting the species"))
