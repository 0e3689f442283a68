"""Long tasks of learning, comparison of models, and the training report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from birdann.app.commands.training_sources import (
    RemoveTrainingSource,
    TrainingSource,
    training_sources,
)
from birdann.app.learning.evidence import detectors, switch_off_detectors
from birdann.app.learning.runs import RunSummary, run_summaries, show_run
from birdann.app.reviewing.report_steps import Help, NextStep
from birdann.core.errors import BirdannError
from birdann.core.files import outputs
from birdann.core.ids import RunId, SegmentId, id_text
from birdann.core.predictions import DEFAULT_MODEL
from birdann.core.progress import Progress, part
from birdann.core.recording import ULTRASOUND_RATE_HZ
from birdann.gui.actions.base import Actions, report_text, rows_of
from birdann.gui.keys.command import LEARN, REST, WORK, Fact, command
from birdann.gui.keys.key_guard import text_of
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job, JobState, OneAtATime, single_shot
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.style.dock_layout import PICTURE, REPORT
from birdann.gui.text.language import tr, translate_message
from birdann.gui.window_parts import WindowParts
from birdann.store import SegmentTable

with lazy_imports():
    from birdann.app import reports
    from birdann.app.learning import learn, predicting
    from birdann.app.learning import training_sources as sources
    from birdann.app.reviewing import report_html, species_report
    from birdann.app.segmenting import joining
    from birdann.gui.dialogs.work import training_dialogs
    from birdann.gui.report import report_panel


_JOIN = "join_after_training"


class WorkActions(Actions):
    """Starts long tasks and reports their outcome."""

    @command("model.train", "&Train…", "Ctrl+T", icon="train", needs=WORK)
    def train(self) -> None:
        """Learn the species from your tags and labels, then label every segment."""
        counts, project = self._bench.counts, self._bench.project
        if counts is None or project is None:
            return
        if not counts.segments:
            find = self._parts.actions["model.segment"].trigger
            self._parts.messages.decide(
                tr("There are no segments yet. Find segments first."),
                "",
                [(tr("Find segments"), find)],
                is_first_likely=True,
            )
            return
        started = training_sources(project)
        if not (counts.tagged or counts.named or counts.detected or started):
            self._parts.messages.fail(
                tr(
                    "No tags yet. Tag the species of a few recordings, or import species lists or a "
                    "network’s detections. Then train."
                )
            )
            return
        dialog = training_dialogs.TrainDialog(
            counts.tagged,
            counts.reviewed,
            self._parts.window,
            started=[source.name for source in started],
            joins=self._joins_fragments,
            detectors=detectors(project),
            has_ultrasound=counts.highest_rate_hz >= ULTRASOUND_RATE_HZ,
        )
        dialog.open_connected(chosen=self._train_as_chosen)

    @property
    def _joins_fragments(self) -> bool | None:
        """Whether to join fragments of calls, as chosen for the last training."""
        chosen = self._parts.preferences.value(_JOIN)
        return chosen if isinstance(chosen, bool) else None

    @needs_project
    def _train_as_chosen(
        self,
        here: OpenProject,
        model: str,
        join: bool | None,
        left_out: Sequence[str],
        false_calls: bool,
    ) -> None:
        self._parts.preferences.set_value(_JOIN, join)
        if set(left_out) != {name for name, used in detectors(here.project).items() if not used}:
            switch_off_detectors(here.session, left_out)
        self.train_with(model, join, false_calls)

    def train_after_segmenting(self, finding: Job) -> None:
        """Train, and label all segments, once segments are found."""

        def on_finished() -> None:
            if finding.state is JobState.DONE:
                self.train_with(DEFAULT_MODEL, self._joins_fragments)

        finding.finished.connect(on_finished)

    @needs_project
    def train_with(
        self,
        here: OpenProject,
        model: str,
        join: bool | None = None,
        false_calls: bool = False,
    ) -> Job:
        """Train a model, predict all segments, and show the report, unless edits are under way.

        With ``join``, fragments of a call are joined to one segment; None: except in ultrasound.
        """
        session, n_jobs = here.session, self._parts.preferences.settings.n_jobs
        last_edit = session.history.next_to_undo

        def work(progress: Progress) -> tuple[reports.JoinReport | None, bool]:
            end = 1.0 if join is False else 0.75
            learn.learn(
                session,
                model=model,
                false_calls=false_calls,
                progress=part(progress, 0.0, end),
            )
            is_edited = session.history.next_to_undo is not last_edit
            if join is False:
                return None, is_edited
            joined = joining.join_fragments(
                session,
                joins_ultrasound=join is True,
                jobs=n_jobs,
                backs_up=False,
                progress=part(progress, end, 1.0),
            )
            return joined, is_edited

        return self._bench.start(
            work, title=tr("Training"), on_success=lambda done: self._show_training(*done)
        )

    @command("model.relearn", "Update mo&del", "Ctrl+Shift+T", icon="sparkle", needs=LEARN)
    @needs_project
    def train_again(self, here: OpenProject) -> Job:
        """Train the same model again with your new labels."""
        return self._bench.start(
            lambda progress: learn.train_again(here.session, progress=progress),
            title=tr("Updating model"),
            on_success=lambda _result: self._note(tr("Model and predictions updated.")),
        )

    @command("model.predict", "Predict &labels", "Ctrl+Shift+L", icon="predict", needs=LEARN)
    @needs_project
    def predict(self, here: OpenProject) -> Job:
        """Predict labels of all segments with the latest model."""
        session, n_jobs = here.session, self._parts.preferences.settings.n_jobs
        join = self._joins_fragments
        queue = None if join is False else self._bench.queue
        new = frozenset() if queue is None else queue.unnamed_recordings()

        def work(progress: Progress) -> tuple[reports.PredictReport, reports.JoinReport | None]:
            end = 0.5 if new else 1.0
            report = predicting.predict(session, progress=part(progress, 0.0, end))
            if not new:
                return report, None
            return report, joining.join_fragments(
                session,
                recording_ids=new,
                joins_ultrasound=join is True,
                jobs=n_jobs,
                backs_up=False,
                progress=part(progress, end, 1.0),
            )

        return self._bench.start(
            work, title=tr("Labelling segments"), on_success=self._note_predictions
        )

    @command("model.compare", "Co&mpare models…", "Ctrl+Shift+M", needs=Fact.TRAINED)
    def compare_runs(self) -> Job | None:
        """See all models of this project side by side, and return to an earlier one."""
        return self._bench.read(
            lambda reader, progress: run_summaries(reader, progress=progress),
            self._show_runs,
            title=tr("Comparing models"),
        )

    @needs_project
    def _show_runs(self, here: OpenProject, summaries: list[RunSummary]) -> None:
        dialog = training_dialogs.RunsDialog(
            summaries, self._parts.window, writable=not here.project.read_only
        )
        dialog.open_connected(use_asked=self._use_run)

    @needs_project
    def _use_run(self, here: OpenProject, run_id: RunId) -> None:
        try:
            show_run(here.session, run_id)
        except BirdannError as error:
            self._parts.messages.fail(str(error))
        else:
            self._note(tr("This model is in use now, until you train again."))

    @command(
        "model.cancel", "&Cancel running task", "Ctrl+Shift+C", icon="close", needs=Fact.WORKING
    )
    def cancel(self) -> None:
        """Stop the task; finished parts are kept."""
        for job in self._bench.runner.active_jobs:
            if not job.quiet:
                job.cancel()

    def _show_training(self, joined: reports.JoinReport | None, is_edited: bool) -> None:
        """Show the report; not in the middle of other work, whose next keys would go astray."""
        sentence = tr("Training finished. All segments have predictions.")
        if is_edited or text_of(QApplication.focusWidget()):
            key = self._parts.actions["model.report"].shortcut()
            key_text = key.toString(QKeySequence.SequenceFormat.NativeText)
            sentence += " " + tr("How good they are: Report ({key}).").format(key=key_text)
        else:
            self._window.report_actions.show_report()
        self._note(_add_joined(sentence, joined))

    def _note_predictions(
        self, predicted: tuple[reports.PredictReport, reports.JoinReport | None]
    ) -> None:
        report, joined = predicted
        self._note(_add_joined(report_text(report), joined))

    @command("model.start", "Add training so&urces…", needs=REST)
    def show_sources(self) -> Job | None:
        """Add labelled clips or another project as training sources."""
        return self._bench.read(
            lambda reader, _progress: training_sources(reader),
            self._open_sources,
            title=tr("Reading training sources"),
        )

    @needs_project
    def _open_sources(self, here: OpenProject, sources: tuple[TrainingSource, ...]) -> None:
        dialog = training_dialogs.StartDialog(
            sources, self._parts.window, writable=not here.project.read_only
        )
        dialog.folder_asked.connect(
            lambda: self._files.ask_folder(
                tr("Folder of clips, by species or with annotation sets"), self.add_source
            )
        )
        dialog.project_asked.connect(
            lambda: self._files.open_project(tr("Add another project"), self.add_source)
        )
        dialog.open_connected(
            removed=lambda source: self._bench.execute(RemoveTrainingSource(source))
        )

    @needs_project
    def add_source(self, here: OpenProject, path: Path) -> Job:
        session, n_jobs = here.session, self._parts.preferences.settings.n_jobs
        return self._bench.start(
            lambda progress: sources.add_training_source(
                session, path, jobs=n_jobs, progress=progress
            ),
            title=tr("Adding training source {name}").format(name=path.name),
            on_success=self._source_added,
        )

    def _source_added(self, report: sources.TrainingSourceReport) -> None:
        summary = report_text(report)
        rows = rows_of(report.failures)
        rows += [(name, tr("No sound was found in it.")) for name in report.without_segments]
        self._report_outcome(tr("Training clips"), summary, rows)


def _add_joined(sentence: str, joined: reports.JoinReport | None) -> str:
    if joined is None or not joined.n_calls:
        return sentence
    undoes = tr("Ctrl+Z undoes the joining.")
    return f"{sentence} {report_text(joined)} {undoes}"


_SOON_MS = 200


class ReportActions(Actions):
    """Computes the report in the background while it is shown, and runs its actions."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._reading = OneAtATime(self._read)
        self._before: tuple[RunId, SegmentTable] | None = None
        """Predictions of a run as they were before they followed answers."""
        self._soon = single_shot(self, self._reading.request)
        parts.bench.overview_changed.connect(self._keep_first)
        parts.bench.closing.connect(self._forget_first)

    @cached_property
    def panel(self) -> report_panel.ReportPanel:
        made, bench = report_panel.ReportPanel(self._parts.window), self._bench
        table = made.table
        table.step_asked.connect(self.do)
        table.play_requested.connect(self._window.gallery_actions.play_segment)
        table.opened.connect(self._open)
        made.save_asked.connect(self.save)
        made.compare_asked.connect(self._parts.actions["model.compare"].trigger)
        for signal in (bench.overview_changed, bench.progress_changed):
            signal.connect(self.refresh)
        table.service.set_project(bench.project)
        bench.opened.connect(lambda: table.service.set_project(bench.project))
        bench.closing.connect(self._reset)
        return made

    # --- showing -------------------------------------------------------------------------------

    @command(
        "model.report",
        "Training re&port",
        "Ctrl+R",
        icon="report",
        needs=Fact.TRAINED,
        is_on="is_shown",
    )
    def show(self) -> None:
        """Show how well the predictions can be trusted; again: back to the spectrogram."""
        if self.is_shown:
            self._parts.layout.show_view(PICTURE)
            self._parts.pane.setFocus()
        else:
            self.show_report()

    def show_report(self) -> None:
        self._parts.layout.show_view(REPORT)
        if self.panel.page is None:  # there is a model
            self.panel.sentence.setText(tr("Reading the report…"))
        self.panel.table.setFocus()

    @property
    def is_shown(self) -> bool:
        return self._parts.layout.view == REPORT

    def refresh(self) -> None:
        self._soon.start(_SOON_MS)

    @needs_project
    def _keep_first(self, here: OpenProject) -> None:
        overview = here.overview
        if overview is None or not overview.is_whole or overview.run is None:
            return
        run_id = overview.run.id
        if overview.queue.run_id == run_id and (self._before is None or self._before[0] != run_id):
            self._before = run_id, overview.queue.table

    def _forget_first(self) -> None:
        self._before = None

    @needs_project
    def _read(self, here: OpenProject) -> Job | None:
        overview = here.overview
        if overview is None or not overview.is_whole or not self.is_shown:
            return None
        run = overview.run
        if run is None:
            self.panel.show_page(None)
            return None
        self.panel.table.drawing.colors = self._window.gallery_actions.thumbnail_colors()
        self._keep_first()
        table = overview.queue.table
        known = predicted = None
        if self._before is not None and overview.queue.run_id == run.id:
            # labels change under the hand that gives them
            known = replace(
                table, label=table.label.copy(), label_species=table.label_species.copy()
            )
            predicted = self._before[1]

        return self._bench.read(
            lambda reader, _progress: species_report.report_page(reader, run, known, predicted),
            self.panel.show_page,
            title=tr("Training report"),
            in_snapshot=True,
        )

    def _reset(self) -> None:
        self._soon.stop()
        self.panel.table.service.set_project(None)
        self.panel.show_page(None)

    def shutdown(self) -> None:
        if "panel" in vars(self):
            self.panel.table.service.shutdown()

    # --- what helps most -----------------------------------------------------------------------

    def do(self, step: Help) -> None:
        parts = self._parts
        if step.step is NextStep.REVIEW:
            parts.layout.show_view(PICTURE)
            parts.layout.raise_panel("Review queue")
            parts.queue.filtered.connect(
                self._window.questions.next_uncertain, Qt.ConnectionType.SingleShotConnection
            )
            parts.queue.set_filters({"species": id_text(step.species_ids[0])})
            parts.queue.filter.changed.emit()
        elif step.step is NextStep.COMPARE:
            self._window.gallery_actions.compare(*step.species_ids)
        elif step.step is NextStep.KINDS:
            self._window.gallery_actions.show_kinds(step.species_ids[0])
        elif step.step is NextStep.CLIPS:
            parts.actions["model.start"].trigger()
        else:
            self._show_recordings(step)

    def _show_recordings(self, step: Help) -> None:
        parts, ids = self._parts, step.recording_ids
        parts.layout.show_view(PICTURE)
        if step.step in (NextStep.TAG, NextStep.TAG_ONE):
            parts.layout.raise_panel("Recordings")
            parts.recordings.show_worth({key: -index for index, key in enumerate(ids)})
        self._window.questions.stop()
        self._bench.show_recording(ids[0])
        if step.step is NextStep.SEGMENT:
            parts.actions["model.segment"].trigger()

    def _open(self, segment_id: SegmentId) -> None:
        self._parts.layout.show_view(PICTURE)
        self._window.gallery_actions.open_segment(segment_id)

    # --- as a file -----------------------------------------------------------------------------

    def save(self) -> None:
        self._files.save_file(
            tr("Save training report"), "report.html", tr("Web page (*.html)"), self.save_to
        )

    @needs_project
    def save_to(self, here: OpenProject, path: Path) -> Job | None:
        page, project = self.panel.page, here.project
        if page is None:
            return None

        def work(progress: Progress) -> Path:
            outputs.check(path)
            with project.reader() as reader:
                report_html.write_report(
                    project, reader, page, path, say=translate_message, progress=progress
                )
            return path

        return self._bench.start(
            work,
            title=tr("Saving {name}").format(name=path.name),
            on_success=lambda written: self._note(
                tr("The report is {path}.").format(path=written)
            ),
            computes_only=True,
        )
