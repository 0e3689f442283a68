"""Training sources: labelled clips and other projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.app.commands.references import RemoveReference, references
from birdann.gui.actions.base import Actions, rows_of, said
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import tr
from birdann.store import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path

    from birdann.app.commands.references import Reference
    from birdann.app.learning.training_sources import TrainingSourceReport
    from birdann.core.progress import Progress
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job


class StartActions(Actions):
    """Shows and adds training sources; each change can be undone."""

    @command("model.start", "Add training so&urces…", needs=(Fact.PROJECT, Fact.NOT_WORKING))
    def show(self) -> Job | None:
        """Add labelled clips or another project as training sources."""
        return self._bench.read(references, self._open, title=tr("Reading training sources"))

    @needs_project
    def _open(self, here: OpenProject, sources: tuple[Reference, ...]) -> None:
        from birdann.gui.dialogs.work.start_dialog import StartDialog

        dialog = StartDialog(sources, self._parts.window, writable=not here.project.read_only)
        dialog.folder_asked.connect(self.choose_folder)
        dialog.project_asked.connect(self.choose_project)
        dialog.removed.connect(lambda one: self._bench.execute(RemoveReference(one)))
        dialog.open()

    def choose_folder(self) -> None:
        self._files.folder(tr("A folder with a sub-folder of clips for each species"), self.start)

    def choose_project(self) -> None:
        self._files.open_file(
            tr("Add another project"),
            tr("birdann projects ({pattern})").format(pattern=f"*{SUFFIX}"),
            self.start,
        )

    @needs_project
    def start(self, here: OpenProject, path: Path) -> Job:
        session, n_jobs = here.session, self._parts.preferences.settings.n_jobs

        def work(progress: Progress) -> TrainingSourceReport:
            from birdann.app.learning.training_sources import start_from

            return start_from(session, path, jobs=n_jobs, progress=progress)

        return self._bench.start(
            work,
            title=tr("Adding training source {name}").format(name=path.name),
            on_success=self._started,
        )

    def _started(self, report: TrainingSourceReport) -> None:
        summary = said(report)
        rows = rows_of(report.failures)
        rows += [(name, tr("No sound was found in it.")) for name in report.without_segments]
        self._tell_outcome(tr("Training clips"), summary, rows)
