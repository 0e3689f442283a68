"""Possible list errors and contradictions: found in the background, and reviewed."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QToolButton

from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import EDIT, Fact, command
from birdann.gui.text.language import in_language, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance

    from birdann.app.results.review_queue import ReviewQueue
    from birdann.app.reviewing.list_errors import Disagreement, ListErrorReport
    from birdann.app.reviewing.suggested_lists import SuggestedLists
    from birdann.core.ids import RecordingId
    from birdann.core.progress import Progress
    from birdann.gui.actions.review.questions import Questions
    from birdann.gui.actions.review.tag_actions import TagActions
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts
    from birdann.store import ProjectReader


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
    def audit(self) -> Job | None:
        """Show species lists that labels or sounds contradict."""

        def work(reader: ProjectReader, progress: Progress) -> ListErrorReport:
            from birdann.app.reviewing.list_errors import find_list_errors

            return find_list_errors(reader, progress=progress)

        title = tr("Finding possible list errors")
        return self._bench.read(work, self.show, title=title, computes_only=False)

    @command(
        "model.propose",
        "Sugg&est species lists…",
        needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING),
    )
    def propose(self) -> Job | None:
        """Show species predicted where no species list names them."""

        def work(reader: ProjectReader, progress: Progress) -> SuggestedLists:
            from birdann.app.reviewing.suggested_lists import suggest_lists

            return suggest_lists(reader, progress=progress)

        title = tr("Suggesting species lists")
        return self._bench.read(work, self.show, title=title, computes_only=False)

    @command("model.next", "Tag ne&xt", needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING))
    def rank(self) -> Job | None:
        """List untagged recordings, those first whose lists help training most."""

        def work(reader: ProjectReader, progress: Progress) -> dict[RecordingId, float]:
            from birdann.app.learning.next_lists import next_lists

            with reader.snapshot():
                ranked = next_lists(reader, progress=progress)
            return {one.recording_id: one.worth for one in ranked}

        def arrive(worth: dict[RecordingId, float]) -> None:
            if not worth:
                self._note(tr("Every recording in which sounds were found is tagged."))
                return
            self._parts.recordings.show_worth(worth)
            self._questions.stop()
            self._bench.show_recording(next(iter(worth)))

        return self._bench.read(work, arrive, title=tr("Tag next"), computes_only=False)

    def show(self, report: ListErrorReport | SuggestedLists) -> Job | None:
        """Review possible list errors, or suggested lists."""
        if not report.found:
            self._note(" ".join(map(in_language, report.sentences())))
            return None

        def read(reader: ProjectReader, _progress: Progress) -> ReviewQueue:
            from birdann.app.results.review_queue import list_queue

            with reader.snapshot():
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

    def __init__(
        self, parts: WindowParts, tags: TagActions, list_errors: ListErrorActions
    ) -> None:
        super().__init__(parts)
        bench = parts.bench
        self._tags, self._list_errors = tags, list_errors
        self.open_ones: tuple[Disagreement, ...] = ()
        self._line = line = parts.segment.contradiction
        self.all = QToolButton(line)
        self.all.clicked.connect(self.show_all)
        line.buttons.addWidget(self.all)
        line.heard.connect(self._hear)
        line.added.connect(lambda one: bench.execute(one.accepted()))
        line.refused.connect(lambda one: bench.execute(one.refused()))
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._read)
        for news in (bench.labels_changed, bench.scores_outdated, bench.opened):
            news.connect(lambda *_: self._rest.start())
        bench.closed.connect(lambda: self._show(()))

    @command("label.add_to_list", "Add to list", "Shift+A", needs=EDIT)
    def add(self) -> None:
        """Add the species of a label to the species list that excludes it."""
        self._answer(self._line.added)

    @command("label.keep_list", "Keep list", "Shift+L", needs=EDIT)
    def keep(self) -> None:
        """Keep the species list: a label that contradicts it is for its call only."""
        self._answer(self._line.refused)

    def _answer(self, answered: SignalInstance) -> None:
        if self.open_ones:
            answered.emit(self.open_ones[0])
        else:
            self._note(tr("No label contradicts a species list."))

    def show_all(self) -> None:
        from birdann.app.reviewing.list_errors import ListErrorReport

        self._list_errors.show(ListErrorReport(n_lists=0, least=0.0, found=self.open_ones))

    def _hear(self, one: Disagreement) -> None:
        """Play the labelled segment, after showing its recording if necessary."""
        view = self._bench.view
        if view is not None and view.id == one.recording_id and one.segment_id is not None:
            self._tags.hear(one.segment_id)
        else:
            self._list_errors.show_there(one)

    def _read(self) -> None:
        def work(reader: ProjectReader, _progress: Progress) -> tuple[Disagreement, ...]:
            from birdann.app.reviewing.list_errors import contradictions

            return contradictions(reader)

        self._bench.read(work, self._show, title=tr("Comparing labels with lists"))

    def _show(self, contradictions: tuple[Disagreement, ...]) -> None:
        self.open_ones = contradictions
        self.all.setText(tr("All %Ln…", "contradictions", len(contradictions)))
        self.all.setVisible(len(contradictions) > 1)
        first = contradictions[0] if contradictions else None
        words = "" if first is None else escape(in_language(first.sentence()))
        self._line.ask(words, first)
