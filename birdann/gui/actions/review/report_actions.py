"""The training report: updated with every answer, with actions of its buttons."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer

from birdann.app.reviewing.report_steps import Help, NextStep
from birdann.app.reviewing.species_report import ReportPage, report_page
from birdann.core.files import outputs
from birdann.core.ids import RunId, SegmentId, id_text
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.gallery_actions import GalleryActions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.project.needs import needs_project
from birdann.gui.project.open_project import OpenProject
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.dock_layout import PICTURE, REPORT
from birdann.gui.text.language import in_language, tr
from birdann.gui.window_parts import WindowParts
from birdann.store import SegmentTable

_SOON_MS = 200


class ReportActions(Actions):
    """Computes the report in the background while it is shown, and runs its actions."""

    def __init__(self, parts: WindowParts, questions: Questions, gallery: GalleryActions) -> None:
        super().__init__(parts)
        self._panel = parts.report
        self._questions, self._gallery = questions, gallery
        self._job: Job | None = None
        self._is_due = False
        self._before: tuple[RunId, SegmentTable] | None = None
        """Predictions of a run as they were before they followed answers."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._read)
        table, bench = self._panel.table, self._bench
        table.step_asked.connect(self.do)
        table.heard.connect(gallery.play_segment)
        table.opened.connect(self._open)
        self._panel.save_asked.connect(self.save)
        for news in (bench.overview_changed, bench.progress_changed):
            news.connect(self.refresh)
        bench.opened.connect(lambda: table.service.set_project(bench.project))
        bench.closing.connect(self._let_go)

    # --- showing -------------------------------------------------------------------------------

    def refresh(self) -> None:
        self._soon.start(_SOON_MS)

    @needs_project
    def _read(self, here: OpenProject) -> None:
        overview = here.overview
        if overview is None or not overview.is_whole or self._parts.layout.view != REPORT:
            return
        run = overview.run
        if run is None:
            self._panel.show_page(None)
            return
        if self._job is not None:
            self._is_due = True
            return
        self._panel.table.drawing.colors = self._gallery.thumbnail_colors()
        table, project = overview.queue.table, here.project
        known = None
        if overview.queue.run_id == run.id:  # labels change under the hand that gives them
            if (
                self._before is None
                or self._before[0] != run.id
                or len(self._before[1]) != len(table)
            ):
                self._before = run.id, table
            before = self._before[1]
            known = replace(
                table,
                label=table.label.copy(),
                label_species=table.label_species.copy(),
                species=before.species,
                probability=before.probability,
            )

        def work(progress: Progress) -> ReportPage:
            with project.reader() as reader, reader.snapshot():
                return report_page(reader, run, known)

        def arrive(page: ReportPage) -> None:
            if self._bench.project is project:
                self._panel.show_page(page)

        self._job = self._bench.runner.start(
            work,
            title=tr("Training report"),
            on_success=arrive,
            on_failure=self._bench.show_failure,
            computes_only=True,
        )
        self._job.finished.connect(self._over)

    def _over(self) -> None:
        self._job = None
        if self._is_due:
            self._is_due = False
            self._read()

    def _let_go(self) -> None:
        self._soon.stop()
        self._before = None
        self._panel.table.service.set_project(None)
        self._panel.show_page(None)

    def shutdown(self) -> None:
        self._panel.table.service.shutdown()

    # --- what helps most -----------------------------------------------------------------------

    def do(self, step: Help) -> None:
        parts = self._parts
        if step.step is NextStep.REVIEW:
            parts.layout.show_view(PICTURE)
            parts.layout.raise_panel("Review queue")
            parts.queue.filtered.connect(
                self._questions.next_uncertain, Qt.ConnectionType.SingleShotConnection
            )
            parts.queue.set_filters({"species": id_text(step.species_ids[0])})
            parts.queue.filter.changed.emit()
        elif step.step is NextStep.COMPARE:
            self._gallery.compare(*step.species_ids)
        elif step.step is NextStep.CLIPS:
            parts.actions["model.start"].trigger()
        else:
            self._show_recordings(step)

    def _show_recordings(self, step: Help) -> None:
        parts, ids = self._parts, step.recording_ids
        parts.layout.show_view(PICTURE)
        if step.step in (NextStep.TAG, NextStep.TAG_ONE):
            parts.layout.raise_panel("Recordings")
            parts.recordings.show_worth({key: -place for place, key in enumerate(ids)})
        self._questions.stop()
        self._bench.show_recording(ids[0])
        if step.step is NextStep.SEGMENT:
            parts.actions["model.segment"].trigger()

    def _open(self, segment_id: SegmentId) -> None:
        self._parts.layout.show_view(PICTURE)
        self._gallery.open_segment(segment_id)

    # --- as a file -----------------------------------------------------------------------------

    def save(self) -> None:
        self._files.save_file(
            tr("Save training report"), "report.html", tr("Web page (*.html)"), self.save_to
        )

    @needs_project
    def save_to(self, here: OpenProject, path: Path) -> Job | None:
        page, project = self._panel.page, here.project
        if page is None:
            return None

        def work(progress: Progress) -> Path:
            from birdann.app.reviewing.report_html import write_report

            outputs.check(path)
            with project.reader() as reader:
                write_report(project, reader, page, path, say=in_language, progress=progress)
            return path

        return self._bench.runner.start(
            work,
            title=tr("Saving {name}").format(name=path.name),
            on_success=lambda written: self._note(
                tr("The report is {path}.").format(path=written)
            ),
            on_failure=self._bench.show_failure,
            computes_only=True,
        )
