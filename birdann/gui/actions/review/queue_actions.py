"""Review queues of the project, possible list errors, and contradictions."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtWidgets import QToolButton

from birdann.app.commands import RemoveQueue
from birdann.core.ids import RecordingId
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.item_models.queue_filter import QueueFilter, n_of_species
from birdann.gui.keys.command import EDIT, LOOK, SCAN, Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job, single_shot
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.style.declared import with_style
from birdann.gui.text.language import tr, translate_message
from birdann.gui.window_parts import WindowParts
from birdann.store import ProjectReader

with lazy_imports():
    from birdann.app.learning import next_lists
    from birdann.app.results import review_queue, sampling, validation
    from birdann.app.reviewing import list_errors, suggested_lists
    from birdann.app.survey import histories, occupancy
    from birdann.app.survey import visits as survey_visits
    from birdann.gui.dialogs.work import queues_dialog


_DEFAULT_PRECISION = 0.95


class QueueActions(Actions):
    """Opens the dialogs of validation samples and verified visits, and updates them."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.list_dialog: queues_dialog.QueuesDialog | None = None
        self.results_dialog: queues_dialog.SampleResultsDialog | None = None
        self.lists_visits = False
        self._precision = _DEFAULT_PRECISION
        self._n_asked = 0
        self._bench.closing.connect(self._close)

    # --- the list ------------------------------------------------------------------------------

    @command("model.samples", "&Validate predictions…", needs=LOOK)
    def show_samples(self) -> Job | None:
        """Validate a random sample, and estimate precision and thresholds."""
        return self.show(visits=False)

    @command(
        "model.visits", "Verif&y visits…", needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.TRAINED)
    )
    def show_visits(self) -> Job | None:
        """Verify which visits to sites detected a species, and estimate occupancy."""
        return self.show(visits=True)

    def show(self, *, visits: bool) -> Job | None:
        return self._bench.read(
            _rows_of_visits if visits else _rows_of_samples,
            lambda rows: self._show_list(rows, visits),
            title=tr("Reading visits") if visits else tr("Reading samples"),
        )

    def _show_list(self, rows: list[queues_dialog.QueueRow], visits: bool) -> None:
        if self.list_dialog is not None and self.lists_visits == visits:
            self.list_dialog.set_rows(rows)
            return
        self._close_list()
        self.lists_visits = visits
        dialog = queues_dialog.QueuesDialog(
            queues_dialog.VISITS if visits else queues_dialog.SAMPLES,
            rows,
            self._parts.window,
            writable=self._may_write,
        )
        dialog.new_asked.connect(self.ask_design)
        dialog.answer_asked.connect(lambda name: self.answer(name, visits=visits))
        dialog.results_asked.connect(self._choose_folder if visits else self.results)
        dialog.remove_asked.connect(self._remove)
        dialog.finished.connect(self._forget_list)
        self.list_dialog = dialog
        dialog.open()

    def ask_design(self) -> None:
        book, queue = self._bench.book, self._bench.queue
        taken = self.list_dialog.names if self.list_dialog is not None else ()
        parent = self.list_dialog or self._parts.window
        dialog: queues_dialog.NewSampleDialog | queues_dialog.NewVisitsDialog
        if self.lists_visits:
            dialog = queues_dialog.NewVisitsDialog(
                sorted(species.name for species in book.in_use), taken, parent
            )
        else:
            n_of = n_of_species(queue, QueueFilter()) if queue is not None else {}
            species = sorted(
                book.in_use,
                key=lambda each_species: (-n_of.get(each_species.id, 0), each_species.name),
            )
            names, pace_s = (
                [each_species.name for each_species in species],
                self._parts.queue.times.median_s,
            )
            dialog = queues_dialog.NewSampleDialog(names, self._sources(), taken, pace_s, parent)
        dialog.chosen.connect(self.draw)
        dialog.open()

    def _sources(self) -> list[queues_dialog.Source]:
        queue = self._bench.queue
        sources: list[queues_dialog.Source] = []
        if queue is not None and queue.run_id is not None:
            sources.append((tr("The model in use"), None))
        if queue is not None:
            sources += [
                (f"{program.name} {program.version}".strip(), program)
                for program in queue.table.programs
            ]
        return sources

    def draw(self, design: sampling.SampleDesign | survey_visits.VisitDesign) -> Job | None:
        session, visits = self._bench.session, isinstance(design, survey_visits.VisitDesign)
        if session is None:
            return None

        def work(progress: Progress) -> int:
            if isinstance(design, survey_visits.VisitDesign):
                return len(survey_visits.draw_visits(session, design, progress=progress)[1])
            return len(sampling.draw_sample(session, design, progress=progress)[1])

        def on_success(n: int) -> None:
            self._note(
                tr("%Ln visits were drawn.", "", n)
                if visits
                else tr("%Ln items were drawn.", "", n)
            )
            self.show(visits=visits)

        title = tr("Drawing visits") if visits else tr("Drawing a sample")
        job = self._bench.start(work, title=title, on_success=on_success)
        if self.list_dialog is not None:
            self.list_dialog.follow(job)
        return job

    def _remove(self, name: str) -> None:
        project, visits = self._bench.project, self.lists_visits
        if project is None:
            return
        queues = project.visits.all() if visits else project.samples.all()
        matches = [queue for queue in queues if queue.name == name]
        if matches and self._bench.execute(RemoveQueue(matches[0])):
            self.show(visits=visits)
            self._note(
                tr("“{name}” was removed. Undo brings it back with its answers.").format(name=name)
            )

    def answer(self, name: str, *, visits: bool = False) -> Job | None:
        def start(queue: review_queue.ReviewQueue) -> None:
            self._close_list()
            self._window.asking.start(
                queue, lambda _at: self.show(visits=True) if visits else self.results(name)
            )

        return self._bench.read(
            lambda reader, _progress: review_queue.review_queue(reader, name, visits=visits),
            start,
            title=tr("Reading the review queue"),
            in_snapshot=True,
        )

    def _choose_folder(self, name: str) -> None:
        self._files.ask_folder(
            tr("Folder for the detection histories"),
            lambda folder: self.write_histories(name, folder),
        )

    @needs_project
    def write_histories(self, here: OpenProject, name: str, folder: Path) -> Job:
        return self._bench.start(
            lambda progress: (
                histories.write_histories(
                    here.project, folder, name, with_noise=True, progress=progress
                ).path
            ),
            title=tr("Writing detection histories"),
            on_success=lambda path: self._note(
                tr("Detection histories were written to {path}.").format(path=path)
            ),
        )

    # --- results -------------------------------------------------------------------------------

    def results(self, name: str) -> Job | None:
        precision, self._n_asked = self._precision, self._n_asked + 1
        request = self._n_asked

        def show(result: validation.SampleResult) -> None:
            if request == self._n_asked:  # else later ones are on their way
                self._show_results(result)

        return self._bench.read(
            lambda reader, _progress: validation.sample_results(reader, name, precision=precision),
            show,
            title=tr("Reading samples"),
            in_snapshot=True,
        )

    def _show_results(self, result: validation.SampleResult) -> None:
        self._close_list()
        if self.results_dialog is not None:
            self.results_dialog.set_result(result)
            return
        dialog = queues_dialog.SampleResultsDialog(
            result, self._precision, self._parts.window, writable=self._may_write
        )
        dialog.precision_changed.connect(lambda wanted: self._set_precision(result.sample, wanted))
        dialog.save_asked.connect(lambda wanted: self._save(result.sample, wanted))
        dialog.finished.connect(self._forget_results)
        self.results_dialog = dialog
        dialog.open()

    def _set_precision(self, name: str, precision: float) -> None:
        self._precision = precision
        self.results(name)

    def _save(self, name: str, precision: float) -> Job | None:
        session = self._bench.session
        if session is None:
            return None

        def on_success(n: int) -> None:
            self._note(tr("The thresholds of %Ln species are saved.", "", n))
            self.results(name)

        return self._bench.start(
            lambda _progress: len(validation.save_thresholds(session, name, precision=precision)),
            title=tr("Saving thresholds"),
            on_success=on_success,
        )

    # --- helpers -------------------------------------------------------------------------------

    @property
    def _may_write(self) -> bool:
        project = self._bench.project
        return project is not None and not project.read_only

    def _close_list(self) -> None:
        if self.list_dialog is not None:
            self.list_dialog.accept()

    def _forget_list(self) -> None:
        self.list_dialog = None

    def _forget_results(self) -> None:
        self.results_dialog = None

    def _close(self) -> None:
        for dialog in (self.list_dialog, self.results_dialog):
            if dialog is not None:
                dialog.reject()


def _rows_of_samples(reader: ProjectReader, _progress: Progress) -> list[queues_dialog.QueueRow]:
    return [
        queues_dialog.row_of_sample(summary) for summary in validation.sample_summaries(reader)
    ]


def _rows_of_visits(reader: ProjectReader, _progress: Progress) -> list[queues_dialog.QueueRow]:
    with reader.snapshot():
        return [
            queues_dialog.row_of_visits(
                survey_visits.queue_progress(reader, visit),
                occupancy.season_occupancy(reader, visit.name),
            )
            for visit in reversed(reader.visits.all())
        ]


class ListErrorActions(Actions):
    """Checks the species lists, and starts the review of possible errors."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        parts.recordings.worth_asked.connect(self.rank)

    @command("model.audit", "Find possible list errors…", needs=SCAN)
    def audit(self) -> Job | None:
        """Show species lists that labels or sounds contradict."""
        title = tr("Finding possible list errors")
        return self._bench.read(
            lambda reader, progress: list_errors.find_list_errors(reader, progress=progress),
            self.show,
            title=title,
            computes_only=False,
        )

    @command("model.propose", "Sugg&est species lists…", needs=SCAN)
    def propose(self) -> Job | None:
        """Show species predicted where no species list names them."""
        title = tr("Suggesting species lists")
        return self._bench.read(
            lambda reader, progress: suggested_lists.suggest_lists(reader, progress=progress),
            self.show,
            title=title,
            computes_only=False,
        )

    @command("model.next", "Tag ne&xt", needs=SCAN)
    def rank(self) -> Job | None:
        """List untagged recordings, those first whose lists help training most."""

        def on_success(worth: dict[RecordingId, float]) -> None:
            if not worth:
                self._note(tr("Every recording in which sounds were found is tagged."))
                return
            self._parts.recordings.show_worth(worth)
            self._window.questions.stop()
            self._bench.show_recording(next(iter(worth)))

        return self._bench.read(
            lambda reader, progress: {
                suggestion.recording_id: suggestion.worth
                for suggestion in next_lists.next_lists(reader, progress=progress)
            },
            on_success,
            title=tr("Tag next"),
            computes_only=False,
            in_snapshot=True,
        )

    def show(
        self, report: list_errors.ListErrorReport | suggested_lists.SuggestedLists
    ) -> Job | None:
        if not report.disagreements:
            self._note(" ".join(map(translate_message, report.sentences())))
            return None

        def leave(at: int | None) -> None:
            if at is not None:
                self.show_disagreement(report.disagreements[at])

        return self._bench.read(
            lambda reader, _progress: review_queue.list_queue(reader, report),
            lambda queue: self._window.asking.start(queue, leave),
            title=tr("Reading the review queue"),
            in_snapshot=True,
        )

    def show_disagreement(self, entry: list_errors.Disagreement) -> None:
        self._window.questions.stop()
        select = (entry.segment_id,) if entry.segment_id is not None else ()
        self._bench.show_recording(entry.recording_id, select=select)


_REST_MS = 100


class ContradictionActions(Actions):
    """Asks in the segment panel about the last label that its recording's list excludes.

    Enter and digits keep their meaning: only the two buttons and their keys answer. Until then the
    label is not learned from. Several are collected into one list.

    Attributes
    ----------
    open_ones
        Unresolved contradictions, latest first.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        bench = parts.bench
        self.open_ones: tuple[list_errors.Disagreement, ...] = ()
        self._line = line = parts.segment.contradiction
        self.all = with_style(QToolButton(line), clicked=self.show_all)
        line.buttons.addWidget(self.all)
        line.play_requested.connect(self._play)
        line.added.connect(lambda entry: bench.execute(entry.correct_list_command()))
        line.refused.connect(lambda entry: bench.execute(entry.keep_list_command()))
        self._rest = single_shot(self, self._read, _REST_MS)
        for signal in (bench.labels_changed, bench.scores_outdated, bench.opened):
            signal.connect(lambda *_: self._rest.start())
        bench.closed.connect(lambda: self._show(()))

    @command("label.add_to_list", "Add to list", "Shift+A", needs=(*EDIT, Fact.CONTRADICTED))
    def add(self) -> None:
        """Add the species of a label to the species list that excludes it."""
        self._line.added.emit(self.open_ones[0])

    @command("label.keep_list", "Keep list", "Shift+L", needs=(*EDIT, Fact.CONTRADICTED))
    def keep_list(self) -> None:
        """Keep the species list: a label that contradicts it is for its call only."""
        self._line.refused.emit(self.open_ones[0])

    def show_all(self) -> None:
        self._window.list_error_actions.show(
            list_errors.ListErrorReport(n_lists=0, least=0.0, disagreements=self.open_ones)
        )

    def _play(self, disagreement: list_errors.Disagreement) -> None:
        """Play the labelled segment, after showing its recording if necessary."""
        view = self._bench.view
        if (
            view is not None
            and view.id == disagreement.recording_id
            and disagreement.segment_id is not None
        ):
            self._window.tag_actions.play(disagreement.segment_id)
        else:
            self._window.list_error_actions.show_disagreement(disagreement)

    def _read(self) -> None:
        self._bench.read(
            lambda reader, _progress: list_errors.contradictions(reader),
            self._show,
            title=tr("Comparing labels with lists"),
        )

    def _show(self, contradictions: tuple[list_errors.Disagreement, ...]) -> None:
        before, self.open_ones = self.open_ones, contradictions
        self.all.setText(tr("All %Ln…", "contradictions", len(contradictions)))
        self.all.setVisible(len(contradictions) > 1)
        first = contradictions[0] if contradictions else None
        words = "" if first is None else escape(translate_message(first.sentence()))
        self._parts.segment.ask_contradiction(words, first)
        if bool(before) is not bool(contradictions):
            self._bench.facts_changed.emit()
