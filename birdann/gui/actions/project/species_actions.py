"""Species of a project: counts, renaming and merging."""

from __future__ import annotations

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
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app.maintenance import species_use
    from birdann.gui.dialogs.project import species_dialogs


class SpeciesActions(Actions):
    """Opens the species dialog and carries out its requests."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._newest: Job | None = None

    @command("project.species", "S&pecies…", icon="tag", needs=Fact.PROJECT)
    @needs_project
    def open(self, here: OpenProject) -> species_dialogs.SpeciesDialog:
        """See how often each species is listed and labelled; rename and merge species."""
        dialog = species_dialogs.SpeciesDialog(
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
        dialog.open_connected(finished=leave)
        self._fill(dialog)
        return dialog

    def _edit(self, dialog: species_dialogs.SpeciesDialog, command: Command) -> None:
        if self._bench.execute(command):
            self._fill(dialog)

    def _fill(self, dialog: species_dialogs.SpeciesDialog) -> None:
        def show(rows: list[species_use.SpeciesUse]) -> None:
            if job is self._newest:
                dialog.show_species(rows)

        self._newest = job = self._bench.read(
            lambda reader, _progress: species_use.species_use(reader),
            show,
            title=tr("Counting the species"),
        )
