"""Species of a project: counts, renaming, merging, and the longest pause inside their calls."""

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
    from collections.abc import Callable

    from birdann.app.commands.segments import JoinSegments
    from birdann.app.maintenance.species_use import SpeciesUse
    from birdann.app.segmenting.call_pauses import CallPause
    from birdann.app.segmenting.joining import Joining
    from birdann.core.progress import Progress
    from birdann.gui.dialogs.project.species_dialogs import CallPausesDialog, SpeciesDialog
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


class CallPauseActions(Actions):
    """Opens the dialog of pauses and carries out its requests."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._planned: JoinSegments | None = None

    @command("model.call_pauses", "W&hat counts as one call…", needs=(Fact.PROJECT, Fact.TRAINED))
    @needs_project
    def open(self, here: OpenProject) -> CallPausesDialog:
        """Set or learn the longest pause inside a call of each species."""
        from birdann.gui.dialogs.project.species_dialogs import CallPausesDialog

        dialog = CallPausesDialog(
            here.book.color, self._parts.window, writable=not here.project.read_only
        )
        dialog.preview_asked.connect(lambda pause: self._preview(dialog, pause))
        dialog.apply_asked.connect(lambda: self._apply(dialog))
        self._bench.closing.connect(dialog.close)
        dialog.open()
        self._fill(dialog)
        return dialog

    @needs_project
    def _fill(self, here: OpenProject, dialog: CallPausesDialog) -> Job:
        def work(_progress: Progress) -> tuple[object, ...]:
            from birdann.app.segmenting.call_pauses import learned_pauses, saved_pauses

            with here.project.reader() as reader, reader.snapshot():
                names = {key: one.name for key, one in reader.species.all().items()}
                return names, saved_pauses(reader), learned_pauses(reader)

        return self._start(
            dialog, work, tr("Learning pauses"), lambda pauses: dialog.show_pauses(*pauses)
        )

    @needs_project
    def _preview(self, here: OpenProject, dialog: CallPausesDialog, pause: CallPause) -> Job:
        n_jobs = self._parts.preferences.settings.n_jobs

        def work(progress: Progress) -> Joining:
            from birdann.app.segmenting.call_pauses import saved_pauses
            from birdann.app.segmenting.joining import plan_joining

            saved = [
                one for one in saved_pauses(here.project) if one.species_id != pause.species_id
            ]
            return plan_joining(
                here.session, pauses=[*saved, pause], jobs=n_jobs, progress=progress
            )

        def show(joining: Joining) -> None:
            if dialog.chosen() == pause.species_id:
                self._planned = joining.command
                dialog.show_preview(*joining.n_calls.get(pause.species_id, (0, 0)))

        return self._start(dialog, work, tr("Counting calls"), show, computes_only=False)

    def _apply(self, dialog: CallPausesDialog) -> None:
        command, self._planned = self._planned, None
        if command is not None and self._bench.execute(command):
            self._fill(dialog)

    def _start(
        self,
        dialog: CallPausesDialog,
        work: Callable[[Progress], object],
        title: str,
        then: Callable[..., object],
        *,
        computes_only: bool = True,
    ) -> Job:
        job = self._bench.start(work, title=title, on_success=then, computes_only=computes_only)

        def leave(_result: int) -> None:
            job.on_success = None

        dialog.finished.connect(leave)
        return job
