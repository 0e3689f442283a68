"""The current item of the review, and the order of items."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal

from birdann.core.ids import RecordingId, SegmentId
from birdann.gui.actions.base import Actions
from birdann.gui.choices import segment_title, short_title
from birdann.gui.item_models.queue_filter import MeasureOrder
from birdann.gui.keys.key_guard import UnpaintedGuard
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.segment_readers import ask_measures
from birdann.gui.project.typical import comparison, site_and_week
from birdann.gui.project.workbench import needs_recording
from birdann.gui.question import DisplayedItem, question_of_cards, question_of_segments
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app.segmenting import measuring


_MAX_REMEMBERED = 500
"""Visited segments that are remembered, for the way back."""


class Questions(Actions):
    """Presents review items one after the other, forwards and back.

    The selected segments are the item, or the selected cards while the gallery is shown. The item
    is made on selection and stays unchanged until it is answered, even if the model is trained
    again meanwhile; only the user's own labels and renaming update it. If its segments are
    removed, it is withdrawn.

    In queue mode, the next item is the next unreviewed row of the queue in any recording;
    otherwise it is the next unreviewed segment of the recording shown.

    Attributes
    ----------
    displayed_item
        The current item, or None.
    is_coming
        Whether the next item is being read; keys are ignored until then.
    unpainted
        Whether the current state has not been painted yet, so that nobody can have seen it.
    """

    changed = Signal()
    """Another question stands, or none."""
    arrived = Signal(object)
    """The segment that was asked for stands as the question: it should be looked at closely."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.displayed_item: DisplayedItem | None = None
        self.is_coming = False
        self._is_label_undone = False  # Its predictions are still that label.
        self.unpainted = UnpaintedGuard(
            (parts.pane.picture, parts.segment.picker.list.viewport()),
            (self.changed,),
            parts.messages.note,
            self,
        )
        self.follows_queue = False
        self._before_filter: SegmentId | None = None
        self._awaited: SegmentId | None = None
        self._visited: list[tuple[RecordingId, SegmentId]] = []
        parts.queue.chosen.connect(self.show_segment)
        parts.queue.similar_asked.connect(self._order_by_similarity)
        parts.queue.measure_asked.connect(self._order_by_measure)
        parts.queue.filter_changed.connect(self._leave_for_filter)
        parts.queue.filtered.connect(self._restore_item)
        parts.bench.selection.changed.connect(lambda _by_hand: self._ask_selected())
        parts.bench.view_changed.connect(self._follow_view)
        parts.bench.visible_labels_changed.connect(self._follow_labels)

    # --- what stands ---------------------------------------------------------------------------

    @property
    def asks_cards(self) -> bool:
        """Whether the gallery is shown, whose selected cards are the item."""
        return self._window.gallery_actions.is_shown

    def reason(self, segment_id: SegmentId) -> str:
        queue = self._bench.queue
        row = queue.row_of.get(segment_id) if queue is not None else None
        if queue is None or row is None:
            return ""
        return " ".join(filter(None, (site_and_week(queue, row), comparison(queue, row))))

    @property
    def has_item(self) -> bool:
        return self.displayed_item is not None or self.is_coming

    def stops(self) -> bool:
        """Whether to ignore an answer, as its item is being read, not painted yet or not shown.

        Cards stay in sight while the recording behind them is read.
        """
        if not self.asks_cards:
            view = self._bench.view
            if self.is_coming or self._bench.is_reading:
                self._note(tr("Reading the next item…"))
                return True
            if view is not None and view.info is None:
                self._note(tr("Nothing was stored: the recording has no sound to show."))
                return True
        return self.unpainted.stops()

    def withdraw(self) -> None:
        self._bench.select(())
        self._note(tr("The segment no longer exists. Nothing was stored."))

    def _show_item(self, question: DisplayedItem | None, *, is_coming: bool = False) -> None:
        self.displayed_item, self.is_coming = question, is_coming
        self._is_label_undone = False
        self.changed.emit()

    @needs_recording
    def _make_item(self, here: OpenProject, view: RecordingView) -> DisplayedItem | None:
        """Return an item for the selection, with current data."""
        if self.asks_cards:
            cards = self._window.gallery_actions.cards()
            return cards and question_of_cards(*cards, view, here.book, quick=here.quick_species)
        selected = self._bench.selected_ids
        if not selected or self._window.asking.queue is not None:
            return None
        return question_of_segments(
            view,
            here.book,
            selected,
            quick=here.quick_species,
            queue=self._bench.queue,
            why=self.reason,
            progress=self._progress(),
        )

    def _progress(self) -> str:
        segment_id, queue = self._bench.segment_id, self._parts.queue
        if not self.follows_queue or segment_id is None or not queue.model.is_open(segment_id):
            return ""
        return queue.progress_text()

    def _ask_selected(self) -> None:
        self._note_visit()
        self._show_item(self._make_item())
        if self._bench.selected_ids:
            self._announce_arrival()

    def ask_cards(self) -> None:
        """Follow the cards selected in the gallery."""
        self._show_item(self._make_item())

    def _announce_arrival(self) -> None:
        """Announce once that the awaited item is shown; any other item ends the waiting."""
        awaited, self._awaited = self._awaited, None
        if awaited is not None and self._bench.selected_ids == (awaited,):
            self.arrived.emit(awaited)

    def _follow_view(self) -> None:
        """Keep the item when its recording is read again, as long as its segments exist.

        An item without predictions, which Enter cannot confirm, is made again once there are some,
        and one whose label was undone once its predictions are no longer that label.
        """
        displayed_item, view, selected = (
            self.displayed_item,
            self._bench.view,
            self._bench.selected_ids,
        )
        if self.asks_cards:
            self.ask_cards()
        if displayed_item is None or self.asks_cards:
            return
        ids, had_proposals = (
            displayed_item.question.segment_ids,
            bool(displayed_item.question.proposals),
        )
        here = view if view is not None and view.id == displayed_item.view.id else None
        is_same = selected == ids and displayed_item.is_named_as_in(self._bench.book)
        if self._is_label_undone and here and is_same:
            made = self._make_item()
            is_same = made is None or made.question.proposals == displayed_item.question.proposals
        if here and is_same and (had_proposals or not here.scores.rows_of(ids).max() >= 0):
            titles = segment_title(here, selected), short_title(here, selected)
            info = replace(displayed_item.info, title=titles[0], short_title=titles[1])
            self.displayed_item = replace(displayed_item, info=info)  # joining others counts again
            return
        self._show_item(self._make_item())
        if here and not selected:
            self._note(tr("The segment no longer exists."))

    def _follow_labels(self, segment_ids: tuple[SegmentId, ...]) -> None:
        if self.displayed_item and not set(segment_ids).isdisjoint(
            self.displayed_item.question.segment_ids
        ):
            labelled = self.displayed_item.question.judged
            made = self._make_item()
            self._show_item(made)
            self._is_label_undone = made is not None and not labelled <= made.question.judged

    # --- filters of the queue ------------------------------------------------------------------

    def _leave_for_filter(self) -> None:
        if self.displayed_item is not None:
            self._before_filter = self.displayed_item.question.segment_ids[-1]
            self._bench.select(())
            self._show_item(None, is_coming=True)

    def _restore_item(self) -> None:
        """Return to the previous item if it passes the filter, or else show the first."""
        before, self._before_filter = self._before_filter, None
        queue = self._parts.queue
        if before is None or self.displayed_item is not None:
            return
        first = before if queue.model.index_of(before) is not None else queue.question_after(None)
        if first is not None:
            self.show_segment(first)
        else:
            self._show_item(None)

    # --- from question to question -------------------------------------------------------------

    def show_segment(self, segment_id: SegmentId) -> None:
        queue = self._bench.queue
        if queue is not None and segment_id in queue.row_of:
            self.follows_queue = True
            self._show(queue.recording_of(segment_id), segment_id)

    def stop(self) -> None:
        self.follows_queue = False
        self._before_filter = None

    def let_go(self) -> None:
        """Show no item, as a review queue is opened or closed."""
        self.stop()
        self._bench.select(())

    def next_uncertain(self) -> None:
        """Show the next unreviewed item of the queue; the first if queue mode was left."""
        self._window.show_picture()
        current, queue = self._bench.segment_id, self._parts.queue
        following = queue.question_after(current if self.follows_queue else None)
        if following == current:
            following = queue.question_after(current)
        if following is None:
            self._note(tr("No items match the filters of the review queue."))
        else:
            self.show_segment(following)

    def next_in_queue(self) -> tuple[RecordingId, SegmentId] | None:
        """Return the item that would come next in queue mode."""
        queue = self._bench.queue
        if queue is None or not self.follows_queue:
            return None
        following = self._parts.queue.question_after(self._bench.segment_id)
        return (queue.recording_of(following), following) if following is not None else None

    @needs_recording
    def show_next(self, here: OpenProject, view: RecordingView) -> None:
        """Show the next item after an answer; the gallery stays."""
        if self.asks_cards:
            self._window.keys.focus_picture()
            return
        self._window.show_picture()
        if self.follows_queue:
            self.next_uncertain()
            return
        current = self._bench.segment_id
        start = view.row_of.get(current, -1) + 1 if current is not None else 0
        ids, n_all = view.segments.ids, len(view.segments)
        following: SegmentId | None = None
        if len(view.labels) < n_all:
            turn = (SegmentId(int(ids[index % n_all])) for index in range(start, start + n_all))
            following = next((key for key in turn if key not in view.labels), None)
        if following is not None:
            self._show(view.id, following)
        elif view.is_whole:
            self._note(tr("All segments of this recording are reviewed. U goes to the next item."))
        else:
            self._note(tr("The rest of this recording is still being read."))

    def show_previous(self) -> None:
        self._window.show_picture()
        if self._visited and self._visited[-1][1] == self._bench.segment_id:
            self._visited.pop()
        if not self._visited:
            self._note(tr("This is the first item."))
            return
        recording_id, segment_id = self._visited.pop()
        self._show(recording_id, segment_id)

    def forget(self) -> None:
        self._visited.clear()
        self.stop()

    def _order_by_similarity(self) -> None:
        current = self._bench.segment_id
        if current is None:
            self._note(
                tr("Select a segment first. The others are then ordered by similarity to it.")
            )
        else:
            self._window.similarities.request((current,), self._parts.queue.set_other_order)

    def _order_by_measure(self, index: int) -> None:
        """Order the queue by a measurement, once all segments are measured."""

        def show(measures: measuring.Measures, report: measuring.MeasureReport) -> None:
            self._parts.queue.set_other_order(MeasureOrder(measures=measures, measurement=index))
            if report.failures:
                self._note(
                    tr("The sound of %Ln recordings could not be read.", "", len(report.failures))
                    + " "
                    + tr("Their segments come last.")
                )

        ask_measures(self._bench, show)

    def _show(self, recording_id: RecordingId, segment_id: SegmentId) -> None:
        view = self._bench.view
        if view is None or view.id != recording_id:
            self._bench.select(())  # no key may count for the one before while this is read
        self._awaited = segment_id
        self._bench.show_recording(recording_id, select=(segment_id,))
        if self.displayed_item is None:
            self._show_item(None, is_coming=True)
        elif self._bench.selected_ids == (segment_id,):  # it may have been selected before
            self._announce_arrival()

    def _note_visit(self) -> None:
        view, segment_id = self._bench.view, self._bench.segment_id
        if view is None or segment_id is None:
            return
        visit = (view.id, segment_id)
        if not self._visited or self._visited[-1] != visit:
            self._visited.append(visit)
            del self._visited[:-_MAX_REMEMBERED]
