"""Updates the panels and the spectrogram from the workbench."""

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

from birdann.core.errors import SoundNotAllowedError
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.labels import ListState, SpeciesList, TagState, WindowChoice
from birdann.gui.actions.base import Actions
from birdann.gui.choices import (
    hover_card,
    measures_in_words,
    reasons_in_words,
    shared_tag_rows,
    suggested_tags,
    tag_rows,
)
from birdann.gui.item_models.recordings import RecordingRow, n_listed
from birdann.gui.panels.recording_bar import LIST_WORDS
from birdann.gui.panels.segment_panel import SegmentInfo
from birdann.gui.project.guidance import dominance_in_words
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView, SpeciesBook, segment_styles
from birdann.gui.project.segment_index import SegmentIndex
from birdann.gui.project.segment_readers import ReasonReader, ask_measures_of
from birdann.gui.project.typical import MAX_EXAMPLES
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.question import examples_of
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.spectrogram import HoverCard
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.numbers import clock
from birdann.gui.window_parts import WindowParts

if TYPE_CHECKING:
    from birdann.app.learning.explanation import Reasons
    from birdann.app.segmenting.measuring import Measures

_AHEAD_AFTER_MS = 150
_CHOSEN = {
    WindowChoice.RANDOM: mark("chosen at random"),
    WindowChoice.MODEL: mark("chosen by the model"),
}
_NO_SEGMENT = mark("Click a segment in the spectrogram, or press U for the first item.")
_NO_SEGMENTS_HERE = mark("No calls were found in this recording.\nDraw one if you see it.")
_NOT_SEARCHED = mark("No segments yet in this recording. Find segments (Ctrl+Shift+S).")


class Presenter(Actions):
    """Shows the state of the workbench in the panels, and forwards clicks."""

    def __init__(self, window_parts: WindowParts) -> None:
        super().__init__(window_parts)
        self._reasons = ReasonReader(window_parts.bench)
        self._measured: SegmentId | None = None
        self._held: tuple[SegmentId, ...] = ()
        questions = self._window.questions
        self._rest = single_shot(self, self._read_ahead, _AHEAD_AFTER_MS)
        self._rest.timeout.connect(self._measure)
        bench = window_parts.bench
        bench.overview_changed.connect(self._show_overview)
        bench.row_changed.connect(self._show_row)
        bench.progress_changed.connect(self._show_queue)
        bench.recording_changed.connect(self._show_recording)
        bench.view_changed.connect(self._show_view)
        bench.window_changed.connect(self._show_panels)
        bench.visible_labels_changed.connect(self._show_labels)
        bench.selection.chosen.connect(questions.stop)
        bench.selection.changed.connect(self._show_selection)
        questions.changed.connect(self._show_question)
        questions.arrived.connect(self._zoom_to_segment)
        bench.read_ahead_done.connect(self._prepare)
        bench.closed.connect(self._show_nothing)
        bench.closing.connect(self._rest.stop)
        bench.view_changed.connect(self._rest.start)
        bench.overview_changed.connect(self._rest.start)  # which lists what comes next
        bench.selection.changed.connect(lambda _by_hand: self._rest.start())
        window_parts.recordings.chosen.connect(self._choose_recording)
        window_parts.recordings.selection_changed.connect(self._show_tags)
        window_parts.queue.filter.asked_threshold.connect(bench.execute)
        bench.closing.connect(window_parts.queue.filter.emit_pending)
        window_parts.pane.failed.connect(window_parts.messages.note)
        window_parts.pane.set_hover_provider(self._hover)

    # --- the project ---------------------------------------------------------------------------

    @needs_project
    def _show_overview(self, here: OpenProject) -> None:
        overview, window_parts = here.overview, self._parts
        if overview is None:
            return
        window_parts.recordings.model.set_rows(overview.rows)
        self._show_species()
        view = here.view
        if view is not None and any(row.id == view.id for row in overview.rows):
            window_parts.recordings.show_current(view.id)
        elif overview.rows:
            window_parts.recordings.step(0)
        else:
            here.show_recording(None)
        self._show_bar()
        self._show_tags()

    def _show_row(self, row: RecordingRow) -> None:
        if self._parts.recordings.model.has_recording(row.id):
            self._parts.recordings.model.update_row(row)

    def _show_species(self) -> None:
        book = self._bench.book
        self._parts.tags.picker.set_species(book.in_use, book.color, book.candidates)
        self._parts.segment.picker.set_species(book.in_use, book.color, book.candidates)
        self._parts.queue.filter.set_species(book.in_use, book.color)

    def _show_queue(self) -> None:
        here, view = self._bench.here, self._bench.view
        run = here.overview.run if here is not None and here.overview is not None else None
        self._parts.queue.show_age(
            here.labels_since_training if here is not None else 0,
            run.created_at if run is not None else None,
        )
        self._parts.queue.set_data(self._bench.queue, view.id if view is not None else None)
        self._hold_in_queue()

    def _show_nothing(self) -> None:
        window_parts = self._parts
        window_parts.recordings.model.set_rows(())
        window_parts.queue.set_data(None, None)
        self._window.questions.forget()
        self._show_species()

    # --- the recording -------------------------------------------------------------------------

    def _choose_recording(self, recording_id: RecordingId) -> None:
        self._window.questions.stop()
        self._bench.show_recording(recording_id)

    def _show_recording(self) -> None:
        view, pane = self._bench.view, self._parts.pane
        if view is None:
            pane.clear_recording()
            pane.show_message("")
            self._parts.recordings.show_current(None)
        else:
            if view.info is None:
                pane.clear_recording()
                is_allowed = not isinstance(view.trouble, SoundNotAllowedError)
                remedy = pane.search_button if is_allowed else pane.folders_button
                pane.show_message(translate_message(view.problem), remedy)
            else:
                pane.show_message("")
                self._window.picture.open_recording(view.info)
            self._parts.recordings.show_current(view.id)
        self._show_queue()

    def _show_view(self) -> None:
        view = self._bench.view
        book = self._bench.book
        self._show_bar()
        self._show_species()
        index = SegmentIndex()  # nothing that sways an answer to a review queue
        if view is not None and self._window.asking.queue is None:
            index = SegmentIndex(view.shapes, segment_styles(view, book))
        self._parts.pane.set_segments(index)
        self._hold_in_picture()
        self._show_panels()

    def _show_bar(self) -> None:
        view, parts = self._bench.view, self._parts
        origin = parts.recordings.model.origin(view.id) if view is not None else ""
        recording = view.recording if view is not None else None
        parts.bar.show_recording(recording, self._window.picture.settings.channel, origin)

    def _show_labels(self, segment_ids: tuple[SegmentId, ...]) -> None:
        self._draw(self._bench.view, segment_ids)
        self._show_panels()

    def _draw(self, view: RecordingView | None, segment_ids: Sequence[SegmentId]) -> None:
        if view is None:
            return
        ids, rows = self._parts.pane.existing(view.existing_ids(segment_ids))
        if ids:
            columns = segment_styles(view, self._bench.book, view.shapes.row_of.find(ids))
            self._parts.pane.update_segments(rows, columns)

    def _show_tags(self) -> None:
        self._bench.one_frame.call_once(self._fill_tags)

    def _fill_tags(self) -> None:
        view = self._bench.view
        self._parts.bar.show_warning(
            "" if view is None else dominance_in_words(view, self._bench.book)
        )
        if view is None:
            self._parts.tags.show_nothing()
        else:
            self._show_tags_of_recording()

    @needs_recording
    def _show_tags_of_recording(self, here: OpenProject, view: RecordingView) -> None:
        tags = self._parts.tags
        is_known = view.species_list.state is ListState.COMPLETE  # no reason to ask it here
        tags.ask_kind(
            self._window.tag_actions.is_kind_asked and not here.project.read_only and not is_known
        )
        lists = self._selected_lists(here, view)
        if len(lists) > 1:
            n_complete = sum(each_list.state is ListState.COMPLETE for each_list in lists)
            rows = shared_tag_rows(lists, here.book, self._window.numbers.offered_species)
            tags.show_shared_tags(rows, len(lists), n_complete)
            return
        species_list = view.species_list
        self._parts.pane.windows.set_windows(view.windows, view.span_s)
        words = list_in_words(view, here.book)
        if self._window.questions.asks_cards:  # its cards are of any recordings
            words = " · ".join(filter(None, (view.recording.name, words)))
        tags.show_window(words, view.span_s is not None)
        rows = tag_rows(view, here.book, self._window.numbers.offered_species)
        n_heard = len(suggested_tags(view))
        assumed = here.overview.assumed if here.overview is not None else None
        n_unexplained = int((view.is_unexplained() & view.is_in_window()).sum())
        n_unsure = sum(tag is TagState.UNSURE for tag in species_list.tags.values())
        self._parts.bar.show_lists(species_list.state, *n_listed(view.windows))
        tags.show_tags(
            rows,
            species_list.state,
            len(species_list.present),
            n_unsure,
            n_heard,
            n_unexplained,
            assumed,
        )

    def _selected_lists(self, here: OpenProject, view: RecordingView) -> list[SpeciesList]:
        ids = self._window.tag_actions.targets(view)
        return list(here.project.lists.all(list(ids)).values()) if len(ids) > 1 else []

    @needs_recording
    def _read_ahead(self, here: OpenProject, view: RecordingView) -> None:
        if not view.is_whole:
            return
        question = self._window.asking.next_in_queue() or self._window.questions.next_in_queue()
        if question is None:
            following, near = self._parts.recordings.next_recording_id(), None
        else:
            following, near = question
        if following is not None and following != view.id:
            here.read_ahead(following, near)

    def _prepare(self, view: RecordingView) -> None:
        if view.info is not None:
            self._window.picture.prepare_recording(view.info)

    # --- the selection -------------------------------------------------------------------------

    def _show_selection(self, by_hand: bool) -> None:
        selected = self._bench.selected_ids
        if selected and not by_hand:
            self._parts.pane.reveal(selected[-1])
        if self._bench.segment_id != self._measured or len(selected) != 1:
            self._measured = None
            self._parts.segment.show_measures("")
            self._parts.segment.show_reasons("")

    def _measure(self) -> None:
        key = self._bench.segment_id
        if key is None or key == self._measured or len(self._bench.selected_ids) != 1:
            return

        def show(measures: "Measures") -> None:
            self._measured = key
            if key in measures:
                self._parts.segment.show_measures(*measures_in_words(measures[key].tolist()))

        ask_measures_of(self._bench, key, show)
        self._reasons.request(key, self._show_reasons)

    @needs_project
    def _show_reasons(self, here: OpenProject, reasons: "Reasons") -> None:
        queue, book = self._bench.queue, here.book
        self._parts.segment.show_reasons(reasons_in_words(reasons, book.name))
        if queue is None:
            return
        ids_of_species = {
            species: [
                key for key, nearest_species in reasons.nearest if nearest_species == species
            ][:MAX_EXAMPLES]
            for species in (reasons.first, reasons.second)
        }
        self._window.example_actions.compare(
            [examples_of(key, ids, book, queue) for key, ids in ids_of_species.items()]
        )

    def _show_question(self) -> None:
        self._bench.one_frame.call_once(self._hold_item, self._fill_tags, self._show_segment)

    def _hold_item(self) -> None:
        """Draw another item; the segments of the previous one are updated again."""
        self._draw(self._bench.view, self._held)
        self._hold_in_picture()
        self._hold_in_queue()

    @needs_recording
    def _zoom_to_segment(
        self, here: OpenProject, view: RecordingView, segment_id: SegmentId
    ) -> None:
        segment = view.segment(segment_id)
        if view.info is None or segment is None:
            return
        self._window.picture.show_box(segment.box)
        if self._parts.preferences.settings.get("play_questions"):
            self._window.listen_actions.play_segment()

    def _hold_in_picture(self) -> None:
        displayed_item = self._window.questions.displayed_item
        self._held = displayed_item.question.segment_ids if displayed_item is not None else ()
        if displayed_item is not None and displayed_item.view is not self._bench.view:
            self._draw(displayed_item.view, self._held)

    def _hold_in_queue(self) -> None:
        displayed_item = self._window.questions.displayed_item
        if displayed_item is None:
            self._parts.queue.model.keep_as_before(None, ())
        else:
            self._parts.queue.model.keep_as_before(
                displayed_item.queue, displayed_item.question.segment_ids
            )

    def _show_panels(self) -> None:
        self._bench.one_frame.call_once(self._fill_tags, self._show_segment)

    def _show_segment(self) -> None:
        view, panel, questions = self._bench.view, self._parts.segment, self._window.questions
        if questions.displayed_item is not None:
            panel.show_segment(questions.displayed_item.info)
        elif questions.asks_cards:
            panel.show_nothing(tr("Select cards in the gallery to label them."))
        elif questions.is_coming:
            panel.show_segment(SegmentInfo(title=tr("Reading the next item…")))
        elif view is None:
            panel.show_nothing(
                tr("Choose a recording; the segment that you select in it appears here.")
            )
        elif view.segments:
            panel.show_nothing(tr(_NO_SEGMENT))
        else:
            panel.show_nothing(tr(_NO_SEGMENTS_HERE if view.is_segmented else _NOT_SEARCHED))

    @needs_recording
    def _hover(
        self, here: OpenProject, view: RecordingView, segment_id: SegmentId
    ) -> HoverCard | None:
        displayed_item = self._window.questions.displayed_item
        if displayed_item is not None and segment_id in displayed_item.question.segment_ids:
            view = displayed_item.view
        return hover_card(view, here.book, segment_id, self._window.questions.reason(segment_id))


def list_in_words(view: RecordingView, book: SpeciesBook) -> str:
    """Return which window's list is shown and how it was chosen, and others' lists."""
    words, present_list = [], view.species_list
    if view.windows and view.span_s is None:
        words = [tr("Whole recording")]
    if view.span_s is not None and (start := view.recording.started_at) is not None:
        words = ["–".join(f"{start + timedelta(seconds=at_s):%H:%M:%S}" for at_s in view.span_s)]
    elif view.span_s is not None:
        words = ["–".join(clock(at_s) for at_s in view.span_s)]
    if present_list.choice in _CHOSEN:
        words.append(tr(_CHOSEN[present_list.choice]))
    if view.span_s is not None:
        words.append(tr(LIST_WORDS[present_list.state]))
    if present_list.listed_by:
        words.append(tr("Listed by {person}").format(person=present_list.listed_by))
    for species_list in view.lists_of(view.span_s):
        if species_list.observer and species_list.state is not ListState.UNTAGGED:
            names = ", ".join(map(book.name, species_list.present)) or tr("No birds")
            words.append(tr("{person}: {what}").format(person=species_list.observer, what=names))
    return " · ".join(words)
