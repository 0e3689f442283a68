"""Verified visits in the window: queues, their calls by key, and the occupancy they give."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from birdann.gui.actions.review.heard_pictures import fetch_picture, play_picture
from birdann.gui.keys.command import Fact, command
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from birdann.app.commands import Command
    from birdann.app.survey.visit_drawing import VisitDesign
    from birdann.core.judging import Judging
    from birdann.core.progress import Progress
    from birdann.core.validation import Answer, SampleItem
    from birdann.core.visits import QueuedVisit, VisitQueue
    from birdann.gui.dialogs.work.judge_dialog import JudgeDialog
    from birdann.gui.dialogs.work.sample_pictures import ItemPicture
    from birdann.gui.dialogs.work.visits_dialog import Summary, VisitsDialog
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts
    from birdann.store import Project

T = TypeVar("T")


class VisitActions:
    """Opens the dialogs of verified visits, and keeps them in step with the project."""

    def __init__(self, window_parts: WindowParts) -> None:
        self._window_parts = window_parts
        self._bench = window_parts.bench
        self.list_dialog: VisitsDialog | None = None
        self.judge_dialog: JudgeDialog | None = None
        self._queue: VisitQueue | None = None
        self._given: list[Command] = []
        self._bench.closing.connect(self._close)

    @command(
        "model.visits", "Verif&y visits…", needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.TRAINED)
    )
    def show(self) -> Job | None:
        """Verify which visits to sites detected a species, and estimate occupancy."""
        return self._read(_summaries, self._show_list)

    def _show_list(self, summaries: list[Summary]) -> None:
        from birdann.gui.dialogs.work.visits_dialog import VisitsDialog

        if self.list_dialog is not None:
            self.list_dialog.set_summaries(summaries)
            return
        project = self._bench.project
        writable = project is not None and not project.read_only
        dialog = VisitsDialog(summaries, self._window_parts.window, writable=writable)
        dialog.new_asked.connect(self.ask_design)
        dialog.verify_asked.connect(self.verify)
        dialog.histories_asked.connect(self._write_histories)
        dialog.remove_asked.connect(self._remove)
        dialog.finished.connect(self._forget_list)
        self.list_dialog = dialog
        dialog.open()

    def ask_design(self) -> None:
        """Ask how new visits are drawn."""
        from birdann.gui.dialogs.work.visits_dialog import NewVisitsDialog

        taken = self.list_dialog.names if self.list_dialog is not None else ()
        species = sorted(one.name for one in self._bench.book.in_use)
        dialog = NewVisitsDialog(species, taken, self.list_dialog or self._window_parts.window)
        dialog.chosen.connect(self.draw)
        dialog.open()

    def draw(self, design: VisitDesign) -> Job | None:
        """Draw visits in the background."""
        session = self._bench.session
        if session is None:
            return None

        def work(progress: Progress) -> list[QueuedVisit]:
            from birdann.app.survey.visit_drawing import draw_visits

            return draw_visits(session, design, progress=progress)[1]

        def drawn(visits: list[QueuedVisit]) -> None:
            self._window_parts.messages.note(tr("%Ln visits were drawn.", "", len(visits)))
            self.show()

        return self._bench.start(work, title=tr("Drawing visits"), on_success=drawn)

    def _remove(self, name: str) -> None:
        from birdann.app.commands.visits import RemoveVisits

        project = self._bench.project
        found = [one for one in project.visits.queues() if one.name == name] if project else []
        if found and self._bench.execute(RemoveVisits(found[0])):
            self.show()
            self._window_parts.messages.note(
                tr("The visits were removed. Undo brings them back with their answers.")
            )

    def _write_histories(self, name: str) -> None:
        from PySide6.QtWidgets import QFileDialog

        project = self._bench.project
        parent = self.list_dialog or self._window_parts.window
        folder = QFileDialog.getExistingDirectory(parent, tr("Folder for the detection histories"))
        if project is None or not folder:
            return

        def work(progress: Progress) -> str:
            from birdann.app.survey.histories import write_histories

            report = write_histories(project, folder, name, with_noise=True, progress=progress)
            return str(report.path)

        self._bench.start(
            work,
            title=tr("Writing detection histories"),
            on_success=lambda path: self._window_parts.messages.note(
                tr("Detection histories were written to {path}.").format(path=path)
            ),
        )

    # --- verifying -----------------------------------------------------------------------------

    def verify(self, name: str) -> Job | None:
        """Play the calls of a queue, the first open one first."""
        return self._read(lambda project: _judging(project, name), self._show_calls)

    def _show_calls(self, found: tuple[VisitQueue, Judging]) -> None:
        from birdann.gui.dialogs.work.judge_dialog import JudgeDialog

        self._queue, judging = found
        if self.list_dialog is not None:
            self.list_dialog.accept()
        dialog = JudgeDialog(
            judging,
            self._bench.book.names,
            answer=self._answer,
            fetch=self._fetch,
            parent=self._window_parts.window,
        )
        dialog.play_asked.connect(partial(play_picture, self._window_parts))
        dialog.undo_asked.connect(self._undo)
        dialog.results_asked.connect(self.show)
        dialog.finished.connect(self._forget_judging)
        self.judge_dialog = dialog
        dialog.open()

    def _answer(self, item: SampleItem, said: Answer) -> bool:
        from birdann.app.commands.visits import VerifyVisits

        dialog, queue = self.judge_dialog, self._queue
        if dialog is None or queue is None:
            return False
        call = item.bin, dialog.judging.group_of(item)[0] - 1
        edit = VerifyVisits(queue, {call: said}, seconds=dialog.stands_for_s())
        is_taken = self._bench.execute(edit)
        if is_taken:
            self._given.append(edit)
        return is_taken

    def _undo(self) -> None:
        """Take the last answer back, and ask again; those given before this dialog stay."""
        dialog, queue = self.judge_dialog, self._queue
        if dialog is None or queue is None or not self._given:
            return
        last, n_before = self._given.pop(), dialog.n_given

        def take(found: tuple[VisitQueue, Judging]) -> None:
            if dialog is self.judge_dialog and dialog.n_given == n_before:
                dialog.set_answers(found[1].answers)

        def then(is_done: bool) -> None:
            if is_done:
                self._read(lambda project: _judging(project, queue.name), take)
            elif dialog is self.judge_dialog:
                self._given.append(last)

        self._bench.take_back(last, then)

    def _fetch(self, item: SampleItem, show: Callable[[ItemPicture | str], object]) -> Job | None:
        dialog = self.judge_dialog

        def is_wanted() -> bool:
            return self.judge_dialog is not None and dialog in {None, self.judge_dialog}

        return fetch_picture(self._window_parts, item, show, is_wanted)

    # --- helpers -------------------------------------------------------------------------------

    def _read(self, work: Callable[[Project], T], show: Callable[[T], object]) -> Job | None:
        return self._bench.read(work, show, title=tr("Reading visits"))

    def _forget_list(self) -> None:
        self.list_dialog = None

    def _forget_judging(self) -> None:
        self.judge_dialog, self._queue, self._given = None, None, []
        self._window_parts.player.stop()

    def _close(self) -> None:
        for dialog in (self.list_dialog, self.judge_dialog):
            if dialog is not None:
                dialog.reject()


def _summaries(project: Project) -> list[Summary]:
    from birdann.app.survey.occupancy import season_occupancy
    from birdann.app.survey.visits import queue_progress

    with project.reader() as reader, reader.snapshot():
        return [
            (queue_progress(reader, one), season_occupancy(reader, one.name))
            for one in reversed(reader.visits.queues())
        ]


def _judging(project: Project, name: str) -> tuple[VisitQueue, Judging]:
    from birdann.app.survey.visits import as_judging, find_queue

    with project.reader() as reader, reader.snapshot():
        queue = find_queue(reader, name)
        return queue, as_judging(reader, queue)
