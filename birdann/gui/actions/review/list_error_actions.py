"""Possible list errors: found in the background, and reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import in_language, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from birdann.app.results.review_queue import ReviewQueue
    from birdann.app.reviewing.list_errors import Disagreement, ListErrorReport
    from birdann.app.reviewing.suggested_lists import SuggestedLists
    from birdann.core.ids import RecordingId
    from birdann.core.progress import Progress
    from birdann.gui.actions.review.questions import Questions
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts
    from birdann.store import Project


class ListErrorActions(Actions):
    """Checks the species lists, and starts the review of possible errors."""

    def __init__(
        self,
        parts: WindowParts,
        questions: Questions,
        ask: Callable[[ReviewQueue, Callable[[int | None], object]], object],
    ) -> None:
        super().__init__(parts)
        self._questions, self._ask = questions, ask
        parts.recordings.worth_asked.connect(self.rank)

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
                self._note(words)
                return
            self._parts.recordings.show_worth(worth)
            self._questions.stop()
            self._bench.show_recording(next(iter(worth)))

        return self._bench.start(work, title=tr("Tag next"), on_success=arrive)

    def show(self, report: ListErrorReport | SuggestedLists) -> Job | None:
        """Review possible list errors, or suggested lists."""
        if not report.found:
            self._note(" ".join(map(in_language, report.sentences())))
            return None

        def read(project: Project) -> ReviewQueue:
            from birdann.app.results.review_queue import list_queue

            with project.reader() as reader, reader.snapshot():
                return list_queue(reader, report)

        def leave(at: int | None) -> None:
            if at is not None:
                self.show_there(report.found[at])

        return self._bench.read(
            read, lambda queue: self._ask(queue, leave), title=tr("Reading the review queue")
        )

    def show_there(self, entry: Disagreement) -> None:
        """Show the recording of an entry at the place concerned."""
        self._questions.stop()
        select = (entry.segment_id,) if entry.segment_id is not None else ()
        self._bench.show_recording(entry.recording_id, select=select)
