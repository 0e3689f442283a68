"""Asking about the items of a review queue in the spectrogram, one after the other."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from birdann.core.geometry import TimeFreqBox
from birdann.core.validation import Answer
from birdann.gui.keys.unpainted import UnpaintedGuard
from birdann.gui.spectrogram.gestures import Tool
from birdann.gui.text.language import in_language, number, tr
from birdann.gui.text.numbers import clock, decimal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from birdann.app.commands import Command
    from birdann.app.results.review_queue import ReviewQueue
    from birdann.core.ids import RecordingId, SegmentId
    from birdann.core.validation import SampleItem
    from birdann.gui.actions.review.questions import Questions
    from birdann.gui.actions.view.listen_actions import ListenActions
    from birdann.gui.actions.view.picture_actions import PictureActions
    from birdann.gui.window_parts import WindowParts
    from birdann.store import Project


class Asking(QObject):
    """Shows, plays and asks about each item, stores the answer and goes on.

    Meanwhile nothing else is shown beside the spectrogram, so that no label, list or score of the project sways the
    answer. A key counts only once the picture of its item is painted. Of a blinded queue neither scores nor
    recordings are shown, and times count from the left edge of the picture.

    Attributes
    ----------
    queue
        What is asked about; None while nothing is.
    at
        The place of the item asked about; None once all are answered.
    """

    changed = Signal()
    """Another item is shown, or none."""

    def __init__(
        self,
        window_parts: WindowParts,
        questions: Questions,
        listen: ListenActions,
        picture: PictureActions,
    ) -> None:
        super().__init__(window_parts.window)
        self._parts, self._bench = window_parts, window_parts.bench
        self._questions, self._listen, self._picture = questions, listen, picture
        self.queue: ReviewQueue | None = None
        self.at: int | None = None
        self.is_shown = False
        self._given: list[Command] = []
        self._is_storing = False
        self._before: RecordingId | None = None
        self._asked_s = monotonic()
        self._show_results: Callable[[], object] = lambda: None
        self.panel = panel = window_parts.segment.ask_panel
        self.unpainted = UnpaintedGuard(
            (window_parts.pane.picture,), (self.changed,), window_parts.messages.note, self
        )
        panel.answered.connect(self.answer)
        panel.played.connect(listen.play_view)
        panel.call_played.connect(self._play_call)
        panel.backed.connect(self.go_back)
        panel.results_asked.connect(self._leave_for_results)
        panel.left.connect(self.stop)
        self._bench.closing.connect(self.stop)
        self._bench.history_changed.connect(self._follow_history)

    # --- from the first item to the last -------------------------------------------------------

    @property
    def item(self) -> SampleItem | None:
        return (
            self.queue.items[self.at] if self.queue is not None and self.at is not None else None
        )

    @property
    def is_heard(self) -> bool:
        """Whether the item is seen and can be played."""
        view = self._bench.view
        return self.is_shown and view is not None and view.info is not None

    def start(self, queue: ReviewQueue, show_results: Callable[[], object]) -> None:
        self.stop()
        view, parts = self._bench.view, self._parts
        self._before = view.id if view is not None else None
        self._show_results = show_results
        self._questions.pause(True)
        self.queue, self._given = queue, []
        parts.pane.set_tool(Tool.SELECT)
        parts.pane.show_whole(False)
        parts.layout.show_only_question(True)
        parts.bar.set_blinded(queue.is_blinded)
        parts.segment.ask(True)
        self._take_keys()
        self.panel.bar.setRange(0, len(queue.items))
        self._bench.view_changed.emit()  # without labels and outlines
        self._bench.view_changed.connect(self._show)
        self._questions.take_keyboard()
        self._go_on()

    def stop(self) -> None:
        """Show the project again as it was before."""
        if self.queue is None:
            return
        parts = self._parts
        self._bench.view_changed.disconnect(self._show)
        self.queue, self.at, self.is_shown = None, None, False
        self._listen.asked = None
        parts.player.stop()
        parts.pane.ask_about(None)
        parts.pane.show_whole(True)
        parts.bar.set_blinded(False)
        parts.segment.ask(False)
        parts.layout.show_only_question(False)
        self._questions.pause(False)
        self._bench.view_changed.emit()
        self._bench.show_recording(self._before)
        self._bench.facts_changed.emit()
        self.changed.emit()

    def _leave_for_results(self) -> None:
        self.stop()
        self._show_results()

    def may_take_back(self, command: Command | None) -> bool:
        """Whether an edit is an answer given here: nothing else is undone meanwhile."""
        return any(command is one for one in self._given)

    def upcoming(self) -> tuple[RecordingId, SegmentId | None] | None:
        """Return the recording, and the segment in it, of the item that would come next."""
        if self.queue is None or (at := self.queue.next_open(self.at)) is None:
            return None
        return self.queue.items[at].recording_id, self.queue.items[at].segment_id

    # --- answers -------------------------------------------------------------------------------

    def answer(self, said: Answer) -> None:
        queue, at = self.queue, self.at
        if queue is None or at is None or not self.is_shown or self.unpainted.stops():
            return
        if said is not Answer.UNSURE and not self.is_heard:
            return
        seconds = monotonic() - self._asked_s
        edit = queue.answer(at, said, seconds)
        self._is_storing = True
        is_taken = self._bench.execute(edit)
        self._is_storing = False
        if is_taken:
            self._given.append(edit)
            self._parts.queue.times.note(seconds, is_presence=False)
            queue.answers = {**queue.answers, at: said}
            self._go_on()

    def go_back(self) -> None:
        if self.queue is not None:
            last = len(self.queue.items) if self.at is None else self.at
            self._ask(max(0, last - 1))

    def set_answers(self, answers: Mapping[int, Answer]) -> None:
        """Follow what is stored, as after an undo; go to what is open again, or answered as before."""
        if self.queue is None:
            return
        before, self.queue.answers = self.queue.answers, answers
        places = range(len(self.queue.items))
        other = next((one for one in places if before.get(one) is not answers.get(one)), None)
        if other is not None:
            self._ask(other)

    def _follow_history(self) -> None:
        queue, n_given = self.queue, len(self._given)
        if queue is None or self._is_storing:
            return

        def work(project: Project) -> Mapping[int, Answer]:
            with project.reader() as reader:
                return queue.stored_answers(reader)

        def take(answers: Mapping[int, Answer]) -> None:
            if queue is self.queue and n_given == len(self._given):
                self.set_answers(answers)

        self._bench.read(work, take, title=tr("Reading answers"))

    def _go_on(self) -> None:
        """Ask about the next open item, from the top if none is left below."""
        if self.queue is not None:
            self._ask(self.queue.next_open(self.at))

    # --- what is shown -------------------------------------------------------------------------

    def _ask(self, at: int | None) -> None:
        self.at, self.is_shown, self._listen.asked = at, False, None
        self._parts.player.stop()
        self._parts.pane.ask_about(None)
        if self.item is not None:
            self._bench.show_recording(self.item.recording_id)
        self._show()
        self._bench.facts_changed.emit()

    def _show(self) -> None:
        """Show the item once its recording is there."""
        item, view, here = self.item, self._bench.view, self._bench.here
        is_gone = item is not None and here is not None and item.recording_id not in here.rows
        is_here = item is not None and view is not None and view.id == item.recording_id
        if item is not None and not self.is_shown and (is_here or is_gone):
            self.is_shown, self._asked_s = True, monotonic()
            if self.is_heard and is_here:
                self._show_item(item)
            self.changed.emit()
        self._tell()

    def _show_item(self, item: SampleItem) -> None:
        queue, pane = self.queue, self._parts.pane
        if queue is None or pane.recording is None:
            return
        low_hz, high_hz = queue.bands_hz[item.place] or (0.0, pane.recording.sample_rate_hz / 2)
        box = TimeFreqBox(
            onset_s=item.onset_s, offset_s=item.offset_s, low_hz=low_hz, high_hz=high_hz
        )
        self._listen.asked = box
        self._picture.show_around(box)
        pane.ask_about(box, origin_s=pane.view()[0] if queue.is_blinded else None)
        if queue.yes_settles:
            self._listen.play_view()

    def _play_call(self) -> None:
        if self._listen.asked is not None:
            self._listen.play_box(self._listen.asked)

    def _take_keys(self) -> None:
        """Answer with the keys of ordinary review, whichever these are, and with first letters."""
        panel, actions = self.panel, self._parts.actions
        keys = {
            panel.yes: ("Y", "label.confirm"),
            panel.no: ("N", "label.reject"),
            panel.unsure: ("", "review.uncertain"),
            panel.back: ("", "review.previous"),
            panel.play_call: ("", "listen.segment"),
            panel.leave: ("Esc", ""),
        }
        found = {}
        for button, (key, action_id) in keys.items():
            own = actions[action_id].shortcuts() if action_id else []
            found[button] = [*([QKeySequence(key)] if key else []), *own]
        panel.set_keys({button: own for button, own in found.items() if own})
        panel.play.setText(f"{panel.play.accessibleName()} ({_first_key(actions['listen.play'])})")

    def _tell(self) -> None:
        queue, item, panel = self.queue, self.item, self.panel
        if queue is None:
            return
        panel.bar.setValue(queue.n_done)
        for one in (
            panel.yes,
            panel.no,
            panel.play,
            panel.play_call,
        ):  # seen and heard, or neither
            one.setEnabled(item is not None and self.is_heard)
        panel.unsure.setEnabled(item is not None and self.is_shown)
        panel.back.setEnabled(self.at is None or self.at > 0)
        if item is None:
            done = (
                tr("All visits are settled.")
                if queue.yes_settles
                else tr("The sample is validated.")
            )
            panel.question.setText(done)
            panel.about.setText(tr("See what it says under Results; Back changes an answer."))
            return
        panel.question.setText(in_language(queue.questions[item.place]))
        panel.about.setText("\n".join(self._words(queue, item)))

    def _words(self, queue: ReviewQueue, item: SampleItem) -> list[str]:
        place, n = queue.group_of(item)
        words = [
            tr("call {place} of at most {n} in this visit").format(
                place=number(place), n=number(n)
            )
            if queue.yes_settles
            else tr("item {place}").format(place=number(item.place + 1)),
            tr("{done} of {total} validated").format(
                done=number(queue.n_done), total=number(len(queue.items))
            ),
        ]
        if not queue.is_blinded:
            words.append(tr("score {score}").format(score=decimal(item.score, 3)))
            words.append(clock(item.onset_s))
        if item.place in queue.answers:
            said = {
                Answer.YES: tr("you said: yes"),
                Answer.NO: tr("you said: no"),
                Answer.UNSURE: tr("you said: unsure"),
            }
            words.append(said[queue.answers[item.place]])
        return words


def _first_key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
