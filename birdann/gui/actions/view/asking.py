"""Review of the items of a queue in the spectrogram, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence

from birdann.app.commands import Command
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.validation import Answer, SampleItem
from birdann.gui.actions.base import Actions
from birdann.gui.panels.ask_panel import AskPanel
from birdann.gui.panels.task_panels import duration_in_words
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.spectrogram.gestures import Tool
from birdann.gui.text.language import number, tr, translate_message
from birdann.gui.text.numbers import clock, decimal
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app.results import review_queue
    from birdann.app.reviewing import suggested_lists


class Asking(Actions):
    """Shows and plays each item, stores the answer and goes to the next.

    Only the spectrogram is shown meanwhile, so that labels, lists and scores of the project do not
    influence the answer. Keys are accepted only once the picture of an item is painted. A blinded
    queue hides scores and recordings, and times count from the left edge of the picture.

    Attributes
    ----------
    queue
        The open queue, or None.
    at
        Index of the current item; None once all are answered.
    """

    changed = Signal()
    """Another item is shown, or none."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.queue: review_queue.ReviewQueue | None = None
        self.at: int | None = None
        self.is_shown = False
        self._given: list[tuple[Command | None, dict[int, Answer]]] = []
        self._at_first: dict[int, Answer] = {}
        self._before: RecordingId | None = None
        self._leave_to: Callable[[int | None], object] = lambda _at: None
        self.unpainted = self._window.questions.unpainted
        self.changed.connect(self.unpainted.wait)
        self._bench.closing.connect(self.stop)
        self._bench.history_changed.connect(self._follow_history)

    @cached_property
    def panel(self) -> AskPanel:
        panel = self._parts.segment.ask_panel
        panel.answered.connect(self.answer)
        panel.played.connect(self._window.listen_actions.play_view)
        panel.call_played.connect(self._play_call)
        panel.backed.connect(self.go_back)
        panel.results_asked.connect(self._leave)
        panel.accepted.connect(self._accept_all)
        panel.least.valueChanged.connect(self._show_state)
        panel.left.connect(self.stop)
        return panel

    # --- from the first item to the last -------------------------------------------------------

    @property
    def item(self) -> SampleItem | None:
        return (
            self.queue.items[self.at] if self.queue is not None and self.at is not None else None
        )

    @property
    def is_heard(self) -> bool:
        """Whether the item is shown and can be played."""
        view = self._bench.view
        return self.is_shown and view is not None and view.info is not None

    def start(
        self, queue: review_queue.ReviewQueue, leave_to: Callable[[int | None], object]
    ) -> None:
        """Review the open items of a queue.

        ``leave_to`` shows the results, or the current item, afterwards.
        """
        self.stop()
        view, parts = self._bench.view, self._parts
        self._before = view.id if view is not None else None
        self._leave_to = leave_to
        self._window.questions.let_go()
        self.queue, self._given, self._at_first = queue, [], dict(queue.answers)
        parts.pane.set_tool(Tool.SELECT)
        parts.pane.show_whole(False)
        parts.layout.show_only_question(True)
        parts.bar.set_blinded(queue.is_blinded)
        parts.pane.hide_times(queue.is_blinded)
        parts.segment.show_ask_panel(True)
        self.panel.set_results_text(tr("Show in the recording") if queue.lists else tr("Results"))
        self._adopt_keys()
        self.panel.bar.setRange(0, len(queue.items) or 1)  # of 0 Qt shows work
        self._bench.view_changed.emit()  # without labels and outlines
        self._bench.view_changed.connect(self._show)
        self._window.show_picture()
        self._ask_next()

    def stop(self) -> None:
        """Restore the view of the project."""
        if self.queue is None:
            return
        parts = self._parts
        self._bench.view_changed.disconnect(self._show)
        self.queue, self.at, self.is_shown = None, None, False
        self._window.listen_actions.asked = None
        parts.player.stop()
        parts.pane.ask_about(None)
        parts.pane.show_whole(True)
        parts.bar.set_blinded(False)
        parts.pane.hide_times(False)
        parts.segment.show_ask_panel(False)
        parts.layout.show_only_question(False)
        self._window.questions.let_go()
        self._bench.view_changed.emit()
        self._bench.show_recording(self._before)
        self._bench.facts_changed.emit()
        self.changed.emit()

    def _leave(self) -> None:
        at = self.at
        self.stop()
        self._leave_to(at)

    def may_take_back(self, command: Command | None) -> bool:
        """Whether an edit is an answer of this review; no other edit can be undone meanwhile."""
        return command is not None and any(
            command is given_command for given_command, _ in self._given
        )

    def next_in_queue(self) -> tuple[RecordingId, SegmentId | None] | None:
        if self.queue is None or (at := self.queue.next_open(self.at)) is None:
            return None
        return self.queue.items[at].recording_id, self.queue.items[at].segment_id

    # --- answers -------------------------------------------------------------------------------

    def answer(self, verdict: Answer) -> None:
        queue, at = self.queue, self.at
        if queue is None or at is None or not self.is_shown or self.unpainted.stops():
            return
        if verdict is not Answer.UNSURE and not (self.is_heard or queue.lists):
            return
        seconds = self.unpainted.shown_for_s()
        queue.seconds += seconds
        is_stored = self._store(queue.command(at, verdict, seconds), {at: verdict})
        if is_stored and not queue.lists:
            self._parts.queue.times.note(seconds)

    def _accept_all(self) -> None:
        """Accept all items of at least the given probability, as one edit."""
        queue = self.queue
        if queue is not None and (indices := queue.open_from(self.panel.least.value() / 100)):
            command = suggested_lists.accept_all([queue.lists[index] for index in indices])
            self._store(command, dict.fromkeys(indices, Answer.YES))

    def _store(self, command: Command | None, answers: dict[int, Answer]) -> bool:
        counted = self._given_answers()
        if self.queue is None or (command is not None and not self._bench.execute(command)):
            return False
        self._given = [*counted, (command, answers)]
        self.queue.answers = {**self.queue.answers, **answers}
        self._ask_next()
        return True

    def _given_answers(self) -> list[tuple[Command | None, dict[int, Answer]]]:
        """Return the answers given in this review and not undone."""
        session = self._bench.session
        undone = session.history.undone_commands if session is not None else ()
        return [
            given_command
            for given_command in self._given
            if all(given_command[0] is not other for other in undone)
        ]

    def go_back(self) -> None:
        """Return to the previous item; an edit of a list is undone first."""
        if self.queue is None:
            return
        if not self.queue.lists:
            last = len(self.queue.items) if self.at is None else self.at
            self._start_item(max(0, last - 1))
        elif counted := self._given_answers():
            command, _ = counted[-1]
            if command is not None:
                self._bench.undo_edit(command)
            else:
                self._given = counted[:-1]
                self._follow_history()

    def _follow_history(self) -> None:
        """Go to the item that an undo or redo changed."""
        if self.queue is None:
            return
        before, answers = self.queue.answers, dict(self._at_first)
        for _, answer in self._given_answers():
            answers.update(answer)
        self.queue.answers = answers
        indices = range(len(self.queue.items))
        other = next(
            (index for index in indices if before.get(index) is not answers.get(index)), None
        )
        if other is not None:
            self._start_item(other)

    def _ask_next(self) -> None:
        """Show the next open item, continuing from the top at the end."""
        if self.queue is not None:
            self._start_item(self.queue.next_open(self.at))

    # --- what is shown -------------------------------------------------------------------------

    def _start_item(self, at: int | None) -> None:
        self.at, self.is_shown, self._window.listen_actions.asked = at, False, None
        self._parts.player.stop()
        self._parts.pane.ask_about(None)
        if self.item is not None:
            self._bench.show_recording(self.item.recording_id)
        self._show()
        self._bench.facts_changed.emit()

    def _show(self) -> None:
        item, view, here = self.item, self._bench.view, self._bench.here
        is_gone = item is not None and here is not None and item.recording_id not in here.rows
        is_here = item is not None and view is not None and view.id == item.recording_id
        if item is not None and not self.is_shown and (is_here or is_gone):
            self.is_shown = True
            if self.is_heard and is_here:
                self._show_item(item)
            self.changed.emit()
        self._show_state()

    def _show_item(self, item: SampleItem) -> None:
        queue, pane = self.queue, self._parts.pane
        if queue is None or pane.recording is None:
            return
        if item.offset_s <= item.onset_s:
            return
        low_hz, high_hz = queue.bands_hz[item.place] or (0.0, pane.recording.sample_rate_hz / 2)
        box = TimeFreqBox(
            onset_s=item.onset_s, offset_s=item.offset_s, low_hz=low_hz, high_hz=high_hz
        )
        self._window.listen_actions.asked = box
        self._window.picture.show_box(box)
        pane.ask_about(box, origin_s=pane.view()[0] if queue.is_blinded else None)
        if queue.yes_settles:
            self._window.listen_actions.play_view()

    def _play_call(self) -> None:
        if self._window.listen_actions.asked is not None:
            self._window.listen_actions.play_box(self._window.listen_actions.asked)

    def _adopt_keys(self) -> None:
        """Accept the keys of ordinary review as currently assigned, and first letters."""
        panel, actions = self.panel, self._parts.actions
        keys = {
            panel.yes: ("Y", "label.confirm"),
            panel.no: ("N", "label.reject"),
            panel.unsure: ("", "review.uncertain"),
            panel.back: ("", "review.previous"),
            panel.play_call: ("", "listen.segment"),
            panel.leave: ("Esc", ""),
            panel.results: ("G", ""),
            panel.accept_all: ("A", ""),
        }
        keys_of = {}
        for button, (key, action_id) in keys.items():
            shortcuts = actions[action_id].shortcuts() if action_id else []
            keys_of[button] = [*([QKeySequence(key)] if key else []), *shortcuts]
        panel.set_keys({button: shortcuts for button, shortcuts in keys_of.items() if shortcuts})
        panel.play.setText(f"{panel.play.accessibleName()} ({_first_key(actions['listen.play'])})")

    def _show_state(self) -> None:
        queue, item, panel = self.queue, self.item, self.panel
        if queue is None:
            return
        panel.bar.setValue(queue.n_done if queue.items else panel.bar.maximum())
        may_say = item is not None and (self.is_heard or bool(queue.lists and self.is_shown))
        may_say &= self._bench.project is not None and not self._bench.project.read_only
        for button in (panel.yes, panel.no):
            button.setEnabled(may_say)
        for button in (panel.play, panel.play_call):
            button.setEnabled(item is not None and self.is_heard)
        panel.unsure.setEnabled(item is not None and self.is_shown)
        panel.back.setEnabled(bool(self._given_answers()) if queue.lists else self.at != 0)
        panel.offer_all(queue)
        if item is None:
            panel.question.setText(_completion_text(queue))
            words = []
            if queue.yes_settles and queue.answers:
                took = tr("Time for %Ln answers: {time}.", "", len(queue.answers))
                words.append(took.format(time=duration_in_words(queue.seconds)))
            words.append(
                tr("Train again to use them.")
                if queue.lists
                else tr("Open the results, or change an answer with Back.")
            )
            panel.about.setText("\n".join(words))
            return
        panel.question.setText(translate_message(queue.questions[item.place]))
        panel.about.setText("\n".join(self._words(queue, item)))

    def _words(self, queue: review_queue.ReviewQueue, item: SampleItem) -> list[str]:
        index, n = queue.group_of(item)
        words = [
            tr("Call {place} of at most {n} in this visit").format(
                place=number(index), n=number(n)
            )
            if queue.yes_settles
            else tr("Item {place}").format(place=number(item.place + 1)),
            (
                tr("{done} of {total} reviewed")
                if queue.lists
                else tr("{done} of {total} validated")
            ).format(done=number(queue.n_done), total=number(len(queue.items))),
        ]
        if queue.yes_settles and queue.n_done:
            left_s = queue.seconds / queue.n_done * (len(queue.items) - queue.n_done)
            words.append(tr("{time} left").format(time=duration_in_words(left_s)))
        if queue.lists:
            words += [translate_message(sentence) for sentence in queue.about[item.place]]
            if queue.lists[item.place].segment_id is None:
                words.append(tr("Every segment of this recording is reviewed."))
        elif not queue.is_blinded:
            words.append(tr("score {score}").format(score=decimal(item.score, 3)))
            words.append(clock(item.onset_s))
        if item.place in queue.answers:
            answer_words = {
                Answer.YES: tr("Answer: yes"),
                Answer.NO: tr("Answer: no"),
                Answer.UNSURE: tr("Answer: unsure"),
            }
            words.append(answer_words[queue.answers[item.place]])
        return words


def _completion_text(queue: review_queue.ReviewQueue) -> str:
    if queue.lists:
        return tr("All items are reviewed.")
    if queue.yes_settles:
        return tr("All visits are settled.")
    return tr("The sample is validated.")


def _first_key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
