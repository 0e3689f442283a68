"""Checking scores by samples: making them, judging them by key, and what they say."""

from __future__ import annotations

from functools import partial
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from birdann.gui.actions.review.heard_pictures import fetch_picture, play_picture
from birdann.gui.item_models.queue_filter import QueueFilter, n_of_species
from birdann.gui.keys.command import Fact, command
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from birdann.app.commands import Command
    from birdann.app.results.sampling import SampleDesign
    from birdann.app.results.validation import SampleResult, SampleSummary
    from birdann.core.progress import Progress
    from birdann.core.validation import Answer, Sample, SampleItem
    from birdann.gui.dialogs.work.judge_dialog import JudgeDialog
    from birdann.gui.dialogs.work.sample_pictures import ItemPicture
    from birdann.gui.dialogs.work.samples_dialog import SampleResultsDialog, SamplesDialog, Source
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts
    from birdann.store import Project

    _Items: TypeAlias = tuple[Sample, list[SampleItem], Mapping[int, Answer]]

T = TypeVar("T")
_DEFAULT_PRECISION = 0.95


class SampleActions:
    """Opens the dialogs of validation samples, and keeps them in step with the project."""

    def __init__(self, window_parts: WindowParts) -> None:
        self._window_parts = window_parts
        self._bench = window_parts.bench
        self.list_dialog: SamplesDialog | None = None
        self.judge_dialog: JudgeDialog | None = None
        self.results_dialog: SampleResultsDialog | None = None
        self._judged: Sample | None = None
        self._given: list[Command] = []
        self._precision = _DEFAULT_PRECISION
        self._times = window_parts.queue.times
        self._answered_s = 0.0
        self._bench.closing.connect(self._close)

    # --- the list ------------------------------------------------------------------------------

    @command("model.samples", "&Validate predictions…", needs=(Fact.PROJECT, Fact.RECORDINGS))
    def show(self) -> Job | None:
        """Validate a random sample, and estimate precision and thresholds."""
        return self._read(_summaries, self._show_list)

    def _show_list(self, summaries: list[SampleSummary]) -> None:
        from birdann.gui.dialogs.work.samples_dialog import SamplesDialog

        if self.list_dialog is not None:
            self.list_dialog.set_summaries(summaries)
            return
        dialog = SamplesDialog(summaries, self._window_parts.window, writable=self._may_write)
        dialog.new_asked.connect(self._ask_design)
        dialog.judge_asked.connect(self.judge)
        dialog.results_asked.connect(self.results)
        dialog.remove_asked.connect(self._remove)
        dialog.finished.connect(self._forget_list)
        self.list_dialog = dialog
        dialog.open()

    def _ask_design(self) -> None:
        from birdann.gui.dialogs.work.samples_dialog import NewSampleDialog

        queue = self._bench.queue
        n_of = n_of_species(queue, QueueFilter()) if queue is not None else {}
        species = sorted(self._bench.book.in_use, key=lambda one: (-n_of.get(one.id, 0), one.name))
        taken = self.list_dialog.names if self.list_dialog is not None else ()
        numbered = ((n, tr("Sample {place}").format(place=n)) for n in count(len(taken) + 1))
        n, name = next((n, name) for n, name in numbered if name not in taken)
        sources: list[Source] = []
        if queue is not None and queue.run_id is not None:
            sources.append((tr("The model in use"), None))
        if queue is not None:
            sources += [(f"{one.name} {one.version}".strip(), one) for one in queue.table.programs]
        parent = self.list_dialog or self._window_parts.window
        dialog = NewSampleDialog(
            [one.name for one in species], sources, name, n, self._times.call_s, parent
        )
        dialog.chosen.connect(self.draw)
        dialog.open()

    def draw(self, design: SampleDesign) -> Job | None:
        """Draw a sample in the background."""
        session = self._bench.session
        if session is None:
            return None

        def work(progress: Progress) -> object:
            from birdann.app.results.sampling import draw_sample

            return draw_sample(session, design, progress=progress)

        def drawn(found: tuple[Sample, list[SampleItem]]) -> None:
            self._window_parts.messages.note(tr("%Ln items were drawn.", "", len(found[1])))
            self.show()

        return self._bench.start(work, title=tr("Drawing a sample"), on_success=drawn)

    def _remove(self, name: str) -> None:
        from birdann.app.commands import RemoveSample

        project = self._bench.project
        found = [one for one in project.samples.all() if one.name == name] if project else []
        if found and self._bench.execute(RemoveSample(found[0])):
            self.show()
            self._window_parts.messages.note(
                tr("The sample was removed; Undo brings it back with its answers.")
            )

    # --- judging -------------------------------------------------------------------------------

    def judge(self, name: str) -> Job | None:
        """Ask about the items of a sample, the first open one first."""
        return self._read(lambda project: _items(project, name), self._show_items)

    def _show_items(self, found: _Items) -> None:
        from birdann.core.judging import Judging
        from birdann.gui.dialogs.work.judge_dialog import JudgeDialog

        sample, items, answers = found
        if self.list_dialog is not None:
            self.list_dialog.accept()
        dialog = JudgeDialog(
            Judging(name=sample.name, items=items, answers=answers, is_blinded=sample.is_blinded),
            self._bench.book.names,
            answer=self._answer,
            fetch=self._fetch,
            parent=self._window_parts.window,
        )
        dialog.play_asked.connect(partial(play_picture, self._window_parts))
        dialog.undo_asked.connect(self._undo)
        dialog.results_asked.connect(lambda: self.results(sample.name))
        dialog.finished.connect(self._forget_judging)
        self.judge_dialog, self._judged = dialog, sample
        self._answered_s = monotonic()
        dialog.open()

    def _answer(self, item: SampleItem, said: Answer) -> bool:
        from birdann.app.commands import JudgeSample

        sample = self._judged
        if sample is None:
            return False
        command = JudgeSample(sample, {item.place: said})
        is_taken = self._bench.execute(command)
        if is_taken:
            self._given.append(command)
            now_s = monotonic()
            self._times.note(now_s - self._answered_s, is_presence=False)
            self._answered_s = now_s
        return is_taken

    def _undo(self) -> None:
        """Take the last answer back, and ask again; what was said before the judging began stays."""
        dialog, sample = self.judge_dialog, self._judged
        if dialog is None or sample is None or not self._given:
            return
        command = self._given.pop()
        n_before = dialog.n_given

        def take(found: _Items) -> None:
            if dialog is self.judge_dialog and dialog.n_given == n_before:
                dialog.set_answers(found[2])

        def then(is_done: bool) -> None:
            if is_done:
                self._read(lambda project: _items(project, sample.name), take)
            elif dialog is self.judge_dialog:
                self._given.append(command)

        self._bench.take_back(command, then)

    def _fetch(self, item: SampleItem, show: Callable[[ItemPicture | str], object]) -> Job | None:
        dialog = self.judge_dialog

        def is_wanted() -> bool:
            return self.judge_dialog is not None and dialog in {None, self.judge_dialog}

        return fetch_picture(self._window_parts, item, show, is_wanted)

    # --- results -------------------------------------------------------------------------------

    def results(self, name: str) -> Job | None:
        precision = self._precision

        def show(result: SampleResult) -> None:
            if precision == self._precision:  # else those of another are on their way
                self._show_results(result)

        return self._read(lambda project: _result(project, name, precision), show)

    def _show_results(self, result: SampleResult) -> None:
        from birdann.gui.dialogs.work.samples_dialog import SampleResultsDialog

        if self.list_dialog is not None:
            self.list_dialog.accept()
        if self.results_dialog is not None:
            self.results_dialog.set_result(result)
            return
        dialog = SampleResultsDialog(
            result, self._precision, self._window_parts.window, writable=self._may_write
        )
        dialog.precision_changed.connect(lambda wanted: self._want(result.sample, wanted))
        dialog.save_asked.connect(lambda wanted: self._save(result.sample, wanted))
        dialog.finished.connect(self._forget_results)
        self.results_dialog = dialog
        dialog.open()

    def _want(self, name: str, precision: float) -> None:
        self._precision = precision
        self.results(name)

    def _save(self, name: str, precision: float) -> Job | None:
        session = self._bench.session
        if session is None:
            return None

        def work(_progress: Progress) -> int:
            from birdann.app.results.validation import save_thresholds

            return len(save_thresholds(session, name, precision=precision))

        def saved(n: int) -> None:
            self._window_parts.messages.note(tr("The thresholds of %Ln species are saved.", "", n))
            self.results(name)

        return self._bench.start(work, title=tr("Saving thresholds"), on_success=saved)

    # --- helpers -------------------------------------------------------------------------------

    @property
    def _may_write(self) -> bool:
        project = self._bench.project
        return project is not None and not project.read_only

    def _read(self, work: Callable[[Project], T], show: Callable[[T], object]) -> Job | None:
        return self._bench.read(work, show, title=tr("Reading samples"))

    def _forget_list(self) -> None:
        self.list_dialog = None

    def _forget_judging(self) -> None:
        self.judge_dialog, self._judged, self._given = None, None, []
        self._window_parts.player.stop()

    def _forget_results(self) -> None:
        self.results_dialog = None

    def _close(self) -> None:
        for dialog in (self.list_dialog, self.judge_dialog, self.results_dialog):
            if dialog is not None:
                dialog.reject()


def _summaries(project: Project) -> list[SampleSummary]:
    from birdann.app.results.validation import sample_summaries

    with project.reader() as reader:
        return sample_summaries(reader)


def _items(project: Project, name: str) -> _Items:
    from birdann.app.results.validation import counted_answers, find_sample

    with project.reader() as reader:
        sample = find_sample(reader, name)
        answers = counted_answers(reader.samples.answers(sample.id))
        return sample, reader.samples.items(sample.id), answers


def _result(project: Project, name: str, precision: float) -> SampleResult:
    from birdann.app.results.validation import sample_results

    with project.reader() as reader, reader.snapshot():
        return sample_results(reader, name, precision=precision)
