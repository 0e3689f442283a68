"""Windows: parts of the recording shown with a species list of their own."""

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtWidgets import QMenu

from birdann.app.commands.windows import ChangeWindows
from birdann.core.labels import ListState, SpeciesList, WindowChoice
from birdann.core.windows import Span, at_random, divided, evenly
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.tag_actions import TagActions
from birdann.gui.keys.command import TAG, Fact, command, sub_menu
from birdann.gui.project.needs import needs_recording
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

LENGTHS_S = (10.0, 60.0, 180.0, 300.0, 600.0)
N_PER_HOUR = 6
MIN_S = 1.0
"""A shorter selection is not taken for a window; what is in view is."""
_MAX_NEAR_S = 0.5


class WindowActions(Actions):
    """Adds, changes and selects windows; each action can be undone in one step."""

    def __init__(
        self, parts: WindowParts, tags: TagActions, *, play_view: Callable[[], object]
    ) -> None:
        super().__init__(parts)
        self._tags = tags
        self._play_view = play_view
        pane = parts.pane
        pane.window_drawn.connect(lambda start_s, end_s: self.add_span((start_s, end_s)))
        pane.window_moved.connect(self.move)
        pane.window_chosen.connect(self.choose)
        parts.tags.next_asked.disconnect(tags.next_untagged)
        parts.tags.next_asked.connect(self.next_untagged)

    @command("window.add", "Add &window", "W", needs=TAG)
    @needs_recording
    def add(self, here: OpenProject, view: RecordingView) -> None:
        """Add a window with its own species list (selected segments or visible range)."""
        boxes = [s.box for s in map(view.segment, self._bench.selected) if s is not None]
        span = self._parts.pane.view()
        if boxes:
            selected = min(b.onset_s for b in boxes), max(b.offset_s for b in boxes)
            span = selected if selected[1] - selected[0] >= MIN_S else span
        self.add_span(span)

    @needs_recording
    def add_span(self, here: OpenProject, view: RecordingView, span: Span) -> None:
        command = ChangeWindows.add(view.id, [(max(span[0], 0.0), span[1])])
        if self._bench.execute(command):
            here.show_window(command.lists[0].span_s)

    @needs_recording
    def choose(self, here: OpenProject, view: RecordingView, span: Span | None) -> None:
        here.show_window(span)

    @needs_recording
    def move(self, here: OpenProject, view: RecordingView, span: Span, to: Span) -> None:
        command = ChangeWindows.move(view.lists_of(span), to)
        if self._bench.execute(command):
            here.show_window(command.lists[0].span_s)

    @command("window.remove", "Remove window", needs=TAG)
    @needs_recording
    def remove(self, here: OpenProject, view: RecordingView) -> None:
        """Remove the chosen window and its species list."""
        if view.window_s is not None:
            self._bench.execute(ChangeWindows.remove(view.lists_of(view.window_s)))
        else:
            self._none_chosen()

    @command("window.split", "Split window", needs=TAG)
    @needs_recording
    def split(self, here: OpenProject, view: RecordingView) -> None:
        """Split the chosen window in its middle."""
        if view.window_s is None:
            self._none_chosen()
            return
        start_s, end_s = view.window_s
        command = ChangeWindows.split(view.lists_of(view.window_s), (start_s + end_s) / 2)
        if self._bench.execute(command):
            here.show_window(command.lists[0].span_s)

    @command("window.join", "Join with next window", needs=TAG)
    @needs_recording
    def join(self, here: OpenProject, view: RecordingView) -> None:
        """Make one window of the chosen one and the next."""
        one = next((w for w in view.windows if w.span_s == view.window_s), None)
        following = next((w for w in view.windows if _follows(one, w)), None)
        if one is None or following is None:
            self._note(tr("Choose a window that another one follows."))
            return
        command = ChangeWindows.join(one, following)
        if self._bench.execute(command):
            here.show_window(command.lists[0].span_s)

    @sub_menu("window.divide", "Di&vide into windows")
    def fill_divide(self, menu: QMenu) -> None:
        for length_s in LENGTHS_S:
            menu.addAction(_length_in_words(length_s)).triggered.connect(
                lambda _on=False, length_s=length_s: self.divide(length_s)
            )
        menu.addSeparator()
        for title, choice in (
            (tr("%Ln minutes an hour, evenly", "", N_PER_HOUR), WindowChoice.AT_WILL),
            (tr("%Ln minutes an hour, at random", "", N_PER_HOUR), WindowChoice.RANDOM),
        ):
            menu.addAction(title).triggered.connect(
                lambda _on=False, choice=choice: self.draw_minutes(choice)
            )

    @needs_recording
    def divide(self, here: OpenProject, view: RecordingView, length_s: float) -> None:
        """Divide the recording, or the selected window, into windows of one length."""
        self._add_all(here, view, divided(_whole(view), length_s), WindowChoice.AT_WILL)

    @needs_recording
    def draw_minutes(self, here: OpenProject, view: RecordingView, choice: WindowChoice) -> None:
        whole = _whole(view)
        n = max(round(N_PER_HOUR * (whole[1] - whole[0]) / 3600.0), 1)
        rng = np.random.default_rng(view.id % 2**32)  # the same minutes for the same recording
        length_s = min(60.0, whole[1] - whole[0])
        spans = (
            at_random(whole, length_s, n, rng)
            if choice is WindowChoice.RANDOM
            else evenly(whole, length_s, n)
        )
        self._add_all(here, view, spans, choice)

    def _add_all(
        self, here: OpenProject, view: RecordingView, spans: Sequence[Span], choice: WindowChoice
    ) -> None:
        known = {one.span_s for one in view.windows}
        new = [span for span in spans if span not in known]
        if new and self._bench.execute(ChangeWindows.add(view.id, new, choice)):
            self._go_to(here, new[0])

    @command("window.next", "Next untagged window", "Alt+W", needs=Fact.RECORDING)
    def next_untagged(self) -> None:
        """Go to the next window without a species list and play it."""
        here, view = self._bench.here, self._bench.view
        windows = [] if view is None else [w for w in view.windows if w.span_s != view.window_s]
        free = [w.span_s for w in windows if w.state is ListState.UNTAGGED and w.span_s]
        if here is None or view is None or not free:
            self._tags.next_untagged()
            return
        after = view.window_s[0] if view.window_s is not None else -1.0
        self._go_to(here, next((span for span in free if span[0] > after), free[0]))
        self._play_view()
        self._tags.focus_search()

    def _go_to(self, here: OpenProject, span: Span) -> None:
        here.show_window(span)
        self._parts.pane.set_view(*span)

    def _none_chosen(self) -> None:
        self._note(tr("Choose a window first: click it under the overview."))


def _whole(view: RecordingView) -> Span:
    return view.window_s or (0.0, view.recording.duration_s)


def _follows(one: SpeciesList | None, other: SpeciesList) -> bool:
    if one is None or one.span_s is None or other.span_s is None:
        return False
    return 0 <= other.span_s[0] - one.span_s[1] <= _MAX_NEAR_S


def _length_in_words(length_s: float) -> str:
    if length_s < 60:
        return tr("%Ln seconds", "", round(length_s))
    return tr("%Ln minutes", "", round(length_s / 60))
