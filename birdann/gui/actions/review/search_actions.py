"""Searching recordings for sounds: at once with what suits, or with a choice tried first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.app.segmenting.segmenters import FOREST
from birdann.gui.actions.reports import said
from birdann.gui.project.needs import needs_project, needs_recording
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from birdann.app.segmenting.preview import SegmentationPreview
    from birdann.core.ids import RecordingId
    from birdann.core.progress import Progress
    from birdann.gui.dialogs.work.segment_dialog import SegmentDialog, Where
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.project.recording_view import RecordingView
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.shell import Shell


class SearchActions:
    """Starts searches, and tells what came of them."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._dialog: SegmentDialog | None = None
        self._bench.recording_changed.connect(self._forget_trial)
        self._bench.closed.connect(self._give_up)

    def segment(self) -> Job | None:
        """Search the recordings that have not been searched, as was chosen last."""
        return self.search(self._shell.preferences.segmenter)

    @needs_project
    def search(
        self,
        here: OpenProject,
        segmenter: str,
        *,
        recording_ids: Sequence[RecordingId] | None = None,
        redo: bool = False,
    ) -> Job:
        """Search recordings; None stands for all of them."""
        n_jobs = self._shell.preferences.settings.n_jobs

        def work(progress: Progress) -> object:
            from birdann.app.segmenting.segment import segment_project

            return segment_project(
                here.session,
                jobs=n_jobs,
                segmenter=segmenter,
                recording_ids=recording_ids,
                redo=redo,
                progress=progress,
            )

        return self._start(work, segmenter)

    def retry_failed(self) -> Job | None:
        """Search the recordings once more whose last search failed."""
        counts = self._bench.counts
        if counts is not None and not counts.problems:
            self._shell.messages.note(tr("No search of a recording has failed."))
            return None
        return self._retry(self._shell.preferences.segmenter)

    @needs_project
    def _retry(self, here: OpenProject, segmenter: str) -> Job:
        n_jobs = self._shell.preferences.settings.n_jobs

        def work(progress: Progress) -> object:
            from birdann.app.segmenting.segment import retry_failed

            return retry_failed(here.session, jobs=n_jobs, segmenter=segmenter, progress=progress)

        return self._start(work, segmenter)

    def _start(self, work: Callable[[Progress], object], segmenter: str) -> Job:
        job = self._bench.start(
            work,
            title=tr("Finding segments"),
            on_success=lambda report: self._found(report, job, segmenter),
        )
        return job

    # --- choosing ------------------------------------------------------------------------------

    @needs_project
    def choose(self, here: OpenProject) -> Job:
        """Ask what to search for, and where."""
        return self._bench.runner.start(
            lambda _progress: any(one.name == FOREST for one in here.project.segmenters.all()),
            title=tr("Looking for a segmenter"),
            on_success=self._ask,
            on_failure=self._bench.show_failure,
            computes_only=True,
        )

    def _ask(self, is_taught: bool) -> None:
        from birdann.gui.dialogs.work.segment_dialog import SegmentDialog, Where

        counts, view = self._bench.counts, self._bench.view
        if counts is None or self._dialog is not None:
            return
        sizes = {
            Where.NEW: counts.recordings - counts.segmented,
            Where.SELECTED: len(self._shell.recordings.selected_ids()),
            Where.ALL: counts.recordings,
        }
        dialog = SegmentDialog(
            sizes,
            segmenter=self._shell.preferences.segmenter,
            is_taught=is_taught,
            can_try=view is not None,
            parent=self._shell.window,
        )
        dialog.chosen.connect(self._forget_trial)
        dialog.try_asked.connect(self.try_here)
        dialog.find_asked.connect(self._search_where)
        dialog.finished.connect(self._put_away)
        self._dialog = dialog
        dialog.show()

    def _give_up(self) -> None:
        if self._dialog is not None:
            self._dialog.reject()

    def _put_away(self) -> None:
        self._forget_trial()
        self._dialog = None

    def _search_where(self, segmenter: str, where: Where) -> None:
        from birdann.gui.dialogs.work.segment_dialog import Where

        if segmenter != FOREST:
            self._shell.preferences.segmenter = segmenter
        chosen = self._shell.recordings.selected_ids() if where is Where.SELECTED else None
        self.search(segmenter, recording_ids=chosen, redo=where is not Where.NEW)

    # --- trying --------------------------------------------------------------------------------

    @needs_recording
    def try_here(self, here: OpenProject, view: RecordingView, segmenter: str) -> Job:
        """Show what a search of the recording shown would outline; nothing changes."""

        def work(progress: Progress) -> SegmentationPreview:
            from birdann.app.segmenting.preview import preview_segmentation

            return preview_segmentation(
                here.session, view.id, segmenter=segmenter, progress=progress
            )

        return self._bench.start(work, title=tr("Trying a search"), on_success=self._tried)

    @needs_recording
    def _tried(self, here: OpenProject, view: RecordingView, preview: SegmentationPreview) -> None:
        dialog = self._dialog
        if dialog is None or view.id != preview.recording_id:
            return
        self._shell.pane.set_preview(preview.masks)
        dialog.tell(tr("It would outline %Ln sounds here, in blue.", "", len(preview.masks)))

    def _forget_trial(self) -> None:
        if self._dialog is not None:
            self._dialog.tell("")
            self._shell.pane.set_preview(())

    # --- telling -------------------------------------------------------------------------------

    def _found(self, report: object, job: Job, segmenter: str) -> None:
        from birdann.app.reports import SegmentReport

        if not isinstance(report, SegmentReport):
            return
        summary = said(report)
        self._shell.messages.note(summary)
        if not report.failures:
            job.tell(summary)
            return
        job.tell(summary, finish_it=lambda: self._retry(segmenter))
        self._shell.messages.report(
            tr("Segments found"),
            summary,
            [(one.path.rsplit("/", 1)[-1], one.message) for one in report.failures],
            (tr("File"), tr("What")),
            again=lambda: self._retry(segmenter),
        )
