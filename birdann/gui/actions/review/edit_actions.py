"""Undo, redo, outlines of segments, and windows with a species list of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtWidgets import QMenu

from birdann.app.commands import Command, DeleteSegments, ReplaceSegments
from birdann.app.commands.lists import ChangeWindows
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.labels import ListState, WindowChoice
from birdann.core.windows import Span, adjacent_spans, even_spans, random_spans
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import SHAPE, TAG, Fact, command, sub_menu
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.jobs import Job, single_shot
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.text.value_words import command_in_words
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app.segmenting import outlines


class EditActions(Actions):
    """Undo and redo, and edits of outlines.

    Features of a new outline are computed in the background before the command is executed.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        parts.pane.box_drawn.connect(self.draw)
        parts.pane.box_edited.connect(self.reshape)
        parts.pane.mask_brushed.connect(self.brush)
        self._strokes: list[tuple[Mask, bool]] = []
        self._newest = SegmentId(0)
        self._is_measuring = False
        self._drawn: dict[TimeFreqBox, tuple[RecordingId, Job, list[SegmentId]]] = {}
        parts.bench.view_changed.connect(self._apply_waiting_strokes)
        parts.bench.view_changed.connect(self._show_drawn)
        parts.bench.closed.connect(self._drawn.clear)
        parts.bench.edited.connect(self._forget_step)
        self._step = ""
        parts.actions.refreshed.connect(self._name_edits)

    @command("edit.undo", "&Undo", "Ctrl+Z", icon="undo", needs=Fact.CAN_UNDO)
    def undo(self) -> None:
        """Undo the last edit."""
        command = (
            self._bench.session.history.next_to_undo if self._bench.session is not None else None
        )
        self._parts.messages.note("")  # it may tell how to undo what is no longer there
        if self._bench.undo() and command is not None:
            self._show_step(tr("Undone: {what}").format(what=command_in_words(command)))

    @command("edit.redo", "&Redo", "Ctrl+Shift+Z", "Ctrl+Y", icon="redo", needs=Fact.CAN_REDO)
    def redo(self) -> None:
        """Redo the last undone edit."""
        command = (
            self._bench.session.history.next_to_redo if self._bench.session is not None else None
        )
        if self._bench.redo() and command is not None:
            self._show_step(tr("Redone: {what}").format(what=command_in_words(command)))

    def _show_step(self, words: str) -> None:
        self._step = words
        self._note(words)

    def _forget_step(self) -> None:
        """Clear what was undone from the status bar: another edit came after it."""
        bar = self._parts.window.statusBar()
        if self._step and bar.currentMessage() == self._step:
            bar.clearMessage()

    def _name_edits(self) -> None:
        session, actions = self._bench.session, self._parts.actions
        undo = _menu_text(session.history.next_to_undo) if session is not None else ""
        redo = _menu_text(session.history.next_to_redo) if session is not None else ""
        actions.set_text(
            "edit.undo", tr("&Undo: {undo}").format(undo=undo) if undo else tr("&Undo")
        )
        actions.set_text(
            "edit.redo", tr("&Redo: {redo}").format(redo=redo) if redo else tr("&Redo")
        )

    @command("segment.delete", "&Delete segments", "Del", icon="delete", needs=SHAPE)
    def delete_segments(self) -> None:
        """Remove the selected outlines."""
        ids = self._bench.selected_ids
        if self._window.questions.unpainted.stops():
            return
        if ids and self._bench.execute(DeleteSegments(list(ids))):
            self._bench.select(())

    @command("segment.merge", "&Merge segments", "M", icon="merge", needs=(*SHAPE, Fact.SEVERAL))
    @needs_project
    def merge_segments(self, here: OpenProject) -> None:
        """Make one segment of those selected."""
        ids = self._bench.selected_ids
        if len(ids) >= 2:
            self._outline(here, tr("Merging segments"), lambda: outlines.merge(here.session, ids))

    @command("segment.copy", "Add second species to segment", "Ctrl+D", icon="copy", needs=SHAPE)
    @needs_project
    def copy_outline(self, here: OpenProject) -> None:
        """Copy the segment to label a second species in the same outline."""
        key = self._bench.segment_id
        if key is not None:
            self._outline(
                here, tr("Copying the outline"), lambda: outlines.copy(here.session, key)
            )

    @command("segment.split", "&Split the segment", "S", icon="split", needs=SHAPE)
    @needs_recording
    def split_segment(self, here: OpenProject, view: RecordingView) -> None:
        """Cut the selected segment in two at the cursor."""
        segment_id = self._bench.segment_id
        segment = view.segment(segment_id) if segment_id is not None else None
        if segment is None:
            return
        box, cursor_s = segment.box, self._parts.pane.cursor_time_s()
        inside = cursor_s is not None and box.onset_s < cursor_s < box.offset_s
        at_s = cursor_s if inside and cursor_s is not None else (box.onset_s + box.offset_s) / 2
        title = tr("Splitting the segment")
        self._outline(here, title, lambda: outlines.split(here.session, segment.id, at_s))

    @needs_recording
    def draw(self, here: OpenProject, view: RecordingView, box: TimeFreqBox) -> None:
        """Add a segment; its box is shown as waiting until it is measured and stored."""
        if here.project.read_only or box in self._drawn:
            return
        new: list[SegmentId] = []
        job = self._outline(
            here,
            tr("Measuring the new segment"),
            lambda: outlines.draw(here.session, view.id, box),
            new,
        )
        self._drawn[box] = view.id, job, new
        job.finished.connect(self._show_drawn)
        self._show_drawn()

    @needs_recording
    def _show_drawn(self, here: OpenProject, view: RecordingView) -> None:
        """Show the boxes that are not segments of the recording yet."""
        for box, (recording_id, job, new) in list(self._drawn.items()):
            is_elsewhere = recording_id != view.id
            is_shown = bool(new) and view.segment(new[0]) is not None
            is_gone = not new or not (self._bench.runner.active_jobs or here.has_segments(new))
            if job.is_over and (is_shown or is_elsewhere or is_gone):
                del self._drawn[box]
        drawn = self._drawn.items()
        self._parts.pane.show_waiting(box for box, (key, *_) in drawn if key == view.id)

    @needs_recording
    def reshape(
        self, here: OpenProject, view: RecordingView, segment_id: SegmentId, box: TimeFreqBox
    ) -> None:
        segment = view.segment(segment_id)
        if segment is not None and not here.project.read_only:
            self._reshape(here, segment.id, box)

    def _reshape(self, here: OpenProject, key: SegmentId, to: TimeFreqBox | Mask) -> Job:
        title = tr("Measuring the changed segment")
        return self._outline(here, title, lambda: outlines.reshape(here.session, key, to))

    def brush(self, segment_id: SegmentId, stroke: Mask, add: bool) -> None:
        """Add a painted stroke to a segment, or erase it.

        Strokes made while another is being measured wait, and are then applied together.
        """
        self._strokes.append((stroke, add))
        if not self._is_measuring:
            self._apply_strokes(segment_id)

    @needs_recording
    def _apply_strokes(
        self, here: OpenProject, view: RecordingView, segment_id: SegmentId
    ) -> None:
        segment = view.segment(segment_id)
        strokes, self._strokes = self._strokes, []
        if segment is None or here.project.read_only:
            return
        mask = apply_strokes(segment.mask, strokes)
        if mask is None:
            self._note(tr("Nothing would be left of the segment. Delete it with Del."))
        elif mask != segment.mask:
            self._is_measuring = True
            self._reshape(here, segment.id, mask).finished.connect(self._end_measuring)

    def _end_measuring(self) -> None:
        self._is_measuring = False

    def _apply_waiting_strokes(self) -> None:
        """Apply the waiting strokes to the segment that replaced the painted one."""
        view = self._bench.view
        if self._strokes and not self._is_measuring and view is not None:
            if view.segment(self._newest) is None:
                self._strokes.clear()
            else:
                self._apply_strokes(self._newest)

    def _outline(
        self,
        here: OpenProject,
        title: str,
        make: Callable[[], ReplaceSegments],
        new: list[SegmentId] | None = None,
    ) -> Job:
        """Make an outline without waiting for other jobs; add the ids of its segments to ``new``."""

        def on_success(command: ReplaceSegments) -> None:
            if here.execute(command):
                self._newest = command.new.ids[-1]
                here.select_on_arrival(command.new.ids)
                if new is not None:
                    new.extend(command.new.ids)

        return self._bench.start(
            lambda _progress: make(), title=title, on_success=on_success, computes_only=True
        )


def _menu_text(command: Command | None) -> str:
    return command_in_words(command).replace("&", "&&") if command is not None else ""


def apply_strokes(mask: Mask, strokes: Sequence[tuple[Mask, bool]]) -> Mask | None:
    """Return a mask after strokes that add (True) or erase; None if nothing is left."""
    for stroke, adds in strokes:
        left = mask.union(stroke) if adds else mask.difference(stroke)
        if left is None:
            return None
        mask = left
    return mask


LENGTHS_S = (10.0, 60.0, 180.0, 300.0, 600.0)
N_PER_HOUR = 6
MIN_S = 1.0
"""A shorter selection is not taken for a window; what is in view is."""


class WindowActions(Actions):
    """Adds, changes and selects windows; each action can be undone in one step.

    The list shown is that of the window under the selection or in the middle of the view, except
    while a species is being typed; a window chosen by hand stays until either changes.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        pane = parts.pane
        pane.windows.drawn.connect(lambda start_s, end_s: self.add_span((start_s, end_s)))
        pane.windows.moved.connect(self.move)
        pane.windows.chosen.connect(self.choose)
        self._spans: tuple[object, ...] = ()
        self._asked: tuple[object, ...] = ()
        self._is_due = False
        pane.view_moved.connect(lambda *_: self.follow_view())
        parts.bench.selection.changed.connect(lambda _by_hand: self.follow_view())
        parts.bench.view_changed.connect(self._follow_windows)
        self._later = single_shot(self, self._follow_after_typing)
        parts.tags.picker.field.textChanged.connect(lambda _text: self._later.start())
        parts.tags.picker.done.connect(self.show_next_untagged)

    @needs_recording
    def follow_view(self, here: OpenProject, view: RecordingView) -> None:
        """Show the list of the window that is looked at."""
        tags, (start_s, end_s) = self._parts.tags, self._parts.pane.view()
        self._is_due = tags.is_typed_in() and bool(tags.picker.field.text())
        if self._is_due or not view.windows:
            return
        middle_s = (start_s + end_s) / 2
        segment = view.segment(self._bench.selected_ids[0]) if self._bench.selected_ids else None
        if segment is not None and start_s < segment.box.offset_s and segment.box.onset_s < end_s:
            middle_s = (segment.box.onset_s + segment.box.offset_s) / 2
        span_s = view.window_at(middle_s)
        if span_s != view.span_s:
            here.show_window(span_s)

    def _follow_after_typing(self) -> None:
        """Follow what was scrolled to while a species was being typed."""
        if self._is_due:
            self.follow_view()

    @needs_recording
    def _follow_windows(self, here: OpenProject, view: RecordingView) -> None:
        """Follow anew where there are other windows, as in another recording."""
        spans = (view.id, *(species_list.span_s for species_list in view.windows))
        if spans != self._spans:
            self._spans = spans
            self.follow_view()

    @command("window.add", "Add &window", "W", needs=TAG)
    @needs_recording
    def add(self, here: OpenProject, view: RecordingView) -> None:
        """Add a window with its own species list (selected segments or visible range)."""
        boxes = [s.box for s in map(view.segment, self._bench.selected_ids) if s is not None]
        span = self._parts.pane.view()
        if boxes:
            selected = min(b.onset_s for b in boxes), max(b.offset_s for b in boxes)
            span = selected if selected[1] - selected[0] >= MIN_S else span
        self.add_span(span)

    @needs_recording
    def add_span(self, here: OpenProject, view: RecordingView, span: Span) -> None:
        self._change(here, ChangeWindows.add(view.id, [(max(span[0], 0.0), span[1])]))

    def _change(self, here: OpenProject, command: ChangeWindows) -> None:
        if here.execute(command):
            here.show_window(command.lists[0].span_s)

    @needs_recording
    def choose(self, here: OpenProject, view: RecordingView, span: Span | None) -> None:
        """Show a window and its list; None: the list of the recording as a whole."""
        self._bench.select(())
        if span is not None:
            self._parts.pane.set_view(*span)
        here.show_window(span)

    @command("window.whole", "Show list of whole recording", needs=Fact.WINDOWS)
    def choose_whole(self) -> None:
        """Show the species list of the recording as a whole, beside those of its windows."""
        self.choose(None)

    @needs_recording
    def move(self, here: OpenProject, view: RecordingView, span: Span, to: Span) -> None:
        self._change(here, ChangeWindows.move(view.lists_of(span), to))

    @command("window.remove", "Remove window", needs=(*TAG, Fact.WINDOW))
    @needs_recording
    def remove(self, here: OpenProject, view: RecordingView) -> None:
        """Remove the chosen window and its species list."""
        if view.span_s is not None:
            self._bench.execute(ChangeWindows.remove(view.lists_of(view.span_s)))

    @command("window.split", "Split window", needs=(*TAG, Fact.WINDOW))
    @needs_recording
    def split(self, here: OpenProject, view: RecordingView) -> None:
        """Split the chosen window in its middle."""
        if view.span_s is None:
            return
        start_s, end_s = view.span_s
        lists = view.lists_of(view.span_s)
        self._change(here, ChangeWindows.split(lists, (start_s + end_s) / 2))

    @command("window.join", "Join with next window", needs=(*TAG, Fact.NEXT_WINDOW))
    @needs_recording
    def join(self, here: OpenProject, view: RecordingView) -> None:
        """Make one window of the chosen one and the next."""
        if (both := view.window_and_next) is not None:
            self._change(here, ChangeWindows.join(*both))

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
        self._add_all(
            here, view, adjacent_spans(_whole_span(view), length_s), WindowChoice.AT_WILL
        )

    @needs_recording
    def draw_minutes(self, here: OpenProject, view: RecordingView, choice: WindowChoice) -> None:
        whole = _whole_span(view)
        n = max(round(N_PER_HOUR * (whole[1] - whole[0]) / 3600.0), 1)
        rng = np.random.default_rng(view.id % 2**32)  # the same minutes for the same recording
        length_s = min(60.0, whole[1] - whole[0])
        spans = (
            random_spans(whole, length_s, n, rng)
            if choice is WindowChoice.RANDOM
            else even_spans(whole, length_s, n)
        )
        self._add_all(here, view, spans, choice)

    def _add_all(
        self, here: OpenProject, view: RecordingView, spans: Sequence[Span], choice: WindowChoice
    ) -> None:
        known = {species_list.span_s for species_list in view.windows}
        new = [span for span in spans if span not in known]
        if new and self._bench.execute(ChangeWindows.add(view.id, new, choice)):
            self.choose(new[0])

    @command("window.next", "Next untagged window", "Alt+W", needs=Fact.RECORDING)
    def next_untagged(self) -> None:
        """Go to the next window without a species list and play it."""
        view = self._bench.view
        is_new = view is not None and self._asked != (view.id, view.span_s)
        self.show_next_untagged(with_this=is_new)

    def show_next_untagged(self, *, with_this: bool = False) -> None:
        """Go to the next untagged window, or to this one if it is untagged as well."""
        here, view = self._bench.here, self._bench.view
        windows = [] if view is None else view.windows
        free = [w.span_s for w in windows if w.state is ListState.UNTAGGED and w.span_s]
        if view is not None and view.span_s in free and not with_this:
            free.remove(view.span_s)
        if here is None or view is None or not free:
            self._window.tag_actions.next_untagged()
            return
        after = view.span_s[0] if view.span_s is not None else -1.0
        span = next((s for s in free if s[0] > after or s == view.span_s), free[0])
        self._asked = view.id, span
        self.choose(span)
        self._window.listen_actions.play_view()
        self._window.tag_actions.focus_search()


def _whole_span(view: RecordingView) -> Span:
    return view.span_s or (0.0, view.recording.duration_s)


def _length_in_words(length_s: float) -> str:
    if length_s < 60:
        return tr("%Ln seconds", "", round(length_s))
    return tr("%Ln minutes", "", round(length_s / 60))
