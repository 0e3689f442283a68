"""Checking lists by sound: the audit in the background, and its entries decided by key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from birdann.gui.actions.review.heard_pictures import fetch_picture, play_picture
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from birdann.app.commands import Command
    from birdann.app.reviewing.list_errors import Disagreement, ListErrorReport
    from birdann.app.reviewing.suggested_lists import SuggestedLists
    from birdann.core.ids import RecordingId
    from birdann.core.progress import Progress
    from birdann.gui.actions.review.questions import Questions
    from birdann.gui.dialogs.work.list_error_dialog import ListErrorDialog
    from birdann.gui.dialogs.work.sample_pictures import ItemPicture
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts


class ListErrorActions:
    """Audits the lists of the project, and stores what a person says of each entry."""

    def __init__(self, window_parts: WindowParts, questions: Questions) -> None:
        self._window_parts = window_parts
        self._questions = questions
        self._bench = window_parts.bench
        self.dialog: ListErrorDialog | None = None
        self._decided: list[Command] = []
        self._bench.closing.connect(self._close)
        window_parts.recordings.worth_asked.connect(self.rank)

    @command(
        "model.audit",
        "Find possible list errors…",
        needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING),
    )
    @needs_project
    def audit(self, here: OpenProject) -> Job:
        """Show species lists that labels or sounds contradict."""
        project = here.project

        def work(progress: Progress) -> ListErrorReport:
            from birdann.app.reviewing.list_errors import find_list_errors

            with project.reader() as reader:
                return find_list_errors(reader, progress=progress)

        def arrive(report: ListErrorReport) -> None:
            if self._bench.project is project:
                self.show(report)

        return self._bench.start(work, title=tr("Finding possible list errors"), on_success=arrive)

    @command(
        "model.propose",
        "Sugg&est species lists…",
        needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING),
    )
    @needs_project
    def propose(self, here: OpenProject) -> Job:
        """Show species predicted where no species list names them."""
        project = here.project

        def work(progress: Progress) -> SuggestedLists:
            from birdann.app.reviewing.suggested_lists import suggest_lists

            with project.reader() as reader:
                return suggest_lists(reader, progress=progress)

        def arrive(report: SuggestedLists) -> None:
            if self._bench.project is project:
                self.show(report)

        return self._bench.start(work, title=tr("Suggesting species lists"), on_success=arrive)

    @command("model.next", "Tag ne&xt", needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING))
    @needs_project
    def rank(self, here: OpenProject) -> Job:
        """List untagged recordings, those first whose lists help training most."""
        project = here.project

        def work(progress: Progress) -> dict[RecordingId, float]:
            from birdann.app.learning.next_lists import next_lists

            with project.reader() as reader, reader.snapshot():
                return {
                    one.recording_id: one.worth for one in next_lists(reader, progress=progress)
                }

        def arrive(worth: dict[RecordingId, float]) -> None:
            if self._bench.project is not project:
                return
            if not worth:
                words = tr("Every recording in which sounds were found is tagged.")
                self._window_parts.messages.note(words)
                return
            self._window_parts.recordings.show_worth(worth)
            self._questions.stop()
            self._bench.show_recording(next(iter(worth)))

        return self._bench.start(work, title=tr("Tag next"), on_success=arrive)

    def show(self, report: ListErrorReport | SuggestedLists) -> None:
        from birdann.gui.dialogs.work.list_error_dialog import ListErrorDialog

        project = self._bench.project
        if self.dialog is not None:
            self.dialog.reject()
        dialog = ListErrorDialog(
            report,
            decide=self._decide,
            fetch=self._fetch,
            writable=project is not None and not project.read_only,
            parent=self._window_parts.window,
        )
        dialog.play_asked.connect(partial(play_picture, self._window_parts))
        dialog.shown_asked.connect(self.show_there)
        dialog.undo_asked.connect(self._undo)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _decide(self, entries: Sequence[Disagreement], is_accepted: bool) -> bool:
        from birdann.app.reviewing.suggested_lists import accept_all

        entry, *others = entries
        command = entry.accepted() if is_accepted else entry.refused()
        if others:
            command = accept_all(entries)
        is_taken = self._bench.execute(command)
        if is_taken:
            self._decided.append(command)
        return is_taken

    def _undo(self) -> None:
        """Undo the last decision; it is asked again once that is done, which may take a turn."""
        dialog = self.dialog
        if dialog is None or not self._decided:
            return
        command = self._decided.pop()

        def then(is_done: bool) -> None:
            if dialog is not self.dialog:
                return
            if is_done:
                dialog.restore()
            else:
                self._decided.append(command)

        self._bench.take_back(command, then)

    def _fetch(
        self, entry: Disagreement, show: Callable[[ItemPicture | str], object]
    ) -> Job | None:
        item, dialog = entry.evidence(), self.dialog

        def is_wanted() -> bool:
            return self.dialog is not None and dialog in {None, self.dialog}

        return (
            fetch_picture(self._window_parts, item, show, is_wanted) if item is not None else None
        )

    def show_there(self, entry: Disagreement) -> None:
        """Show what an entry is about in its recording."""
        self._questions.stop()
        select = (entry.segment_id,) if entry.segment_id is not None else ()
        self._bench.show_recording(entry.recording_id, select=select)

    def _forget(self) -> None:
        self.dialog, self._decided = None, []
        self._window_parts.player.stop()

    def _close(self) -> None:
        if self.dialog is not None:
            self.dialog.reject()
