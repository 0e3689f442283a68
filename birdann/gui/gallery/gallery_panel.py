"""The gallery: filters, cards, and buttons for labels."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.app.reviewing.question import Question
from birdann.core.arrays import Int64Array
from birdann.core.ids import Ids, RecordingId
from birdann.gui.gallery.cards import GalleryModel
from birdann.gui.gallery.gallery_view import DEFAULT_PX, LARGEST_PX, SMALLEST_PX, GalleryView
from birdann.gui.gallery.groups import GroupBar, SoundMap
from birdann.gui.gallery.thumbnail_service import ThumbnailService
from birdann.gui.item_models.queue_data import NO_QUEUE, QueueData
from birdann.gui.item_models.queue_filter import (
    Arranger,
    QueueOrder,
    Similarity,
    filter_and_sort,
    passing_rows,
)
from birdann.gui.keys.key_guard import treat_double_clicks_as_single
from birdann.gui.panels.segment_filter import SIMILAR, SegmentFilter, filter_box
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import theme_events
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import percent

_REARRANGE_MS = 450
_ORDERS = (
    QueueOrder.SPECIES,
    QueueOrder.SURE,
    QueueOrder.UNSURE,
    QueueOrder.USEFUL,
    QueueOrder.TIME,
)
_FIND_SEGMENTS = mark("Find segments")
_SHOW_ALL = mark("Show all segments")
_NEXT_GROUP = mark("Next group")


class _CountingButton(QToolButton):
    """A button with the number of visible cards, which never shrinks.

    If its width followed the number, it would determine the number of button rows, thus the
    visible cards, thus the number: the layout could oscillate for ever.
    """

    _room = QSize(0, 0)

    def sizeHint(self) -> QSize:
        self._room = self._room.expandedTo(super().sizeHint())
        return self._room

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class GalleryPanel(QWidget):
    """Shows segments as cards to label many at once."""

    confirm_asked = Signal()
    confirm_rest_asked = Signal()
    relabel_asked = Signal()
    reject_asked = Signal()
    similar_asked = Signal(object)
    groups_asked = Signal()
    segments_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: QueueData | None = None
        self.similarity: Similarity | None = None
        self._update: tuple[QueueData | None, RecordingId | None] | None = None
        self._to_top = False
        self._order_before = _ORDERS[0]
        self.service = ThumbnailService(self)
        self.model = GalleryModel(self)
        self.arranger = Arranger(self)
        self.arranger.arranged.connect(self._show)
        self.view = GalleryView(self.model, self.service, self)
        self._later = single_shot(self, self._arrange_without_popup)
        self.group_bar = GroupBar(self)
        self.group_bar.changed.connect(self._change_group)
        self.map = SoundMap(self)
        self.map.hide()
        self.map.gathered.connect(self.group_bar.gather)
        self.map.group_chosen.connect(self.group_bar.show_number)
        self._build_filters()
        self._build_verdicts()
        self._build_empty()
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.view)
        self.pages.addWidget(self.empty)
        layout = lay_out(
            QVBoxLayout(self), self._filters, self.group_bar, margins=(8, 8, 8, 6), spacing=6
        )
        beside = lay_out(QHBoxLayout(), (self.pages, 3), (self.map, 2))
        lay_out(layout, (beside, 1), self._verdicts)
        self.view.chosen.connect(self._count)
        self.view.scrolled.connect(self._count)
        self.view.left.connect(self.update_values)
        theme_events().changed.connect(self.view.viewport().update)
        self.arrange()

    # --- parts ---------------------------------------------------------------------------------

    def _build_filters(self) -> None:
        self.filter = SegmentFilter(self)
        self.filter.changed.connect(self._change_filter)
        self.order_box = filter_box(
            self,
            {order: tr(order) for order in (*_ORDERS, SIMILAR)},
            tr("Order"),
            self._change_order,
        )
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(SMALLEST_PX, LARGEST_PX)
        self.slider.setValue(DEFAULT_PX)
        self.slider.setSingleStep(12)
        self.slider.setPageStep(48)
        self.slider.setMinimumWidth(56)
        self.slider.setMaximumWidth(100)
        self.slider.setAccessibleName(tr("Size of the thumbnails"))
        self.slider.setToolTip(tr("Size of the thumbnails (Ctrl++ and Ctrl+-)"))
        self.slider.valueChanged.connect(self.view.set_card_width)
        self.hover_button = self._button(tr("Play on hover"), "play-segment", None)
        self.hover_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.hover_button.setCheckable(True)
        self.hover_button.setToolTip(tr("Play each segment that the pointer rests on"))
        together = QWidget(self)
        lay_out(QHBoxLayout(together), self.slider, self.hover_button, margins=(0, 0, 0, 0))
        self._filters = lay_out(FlowLayout(), *self._boxes, together)

    def _build_verdicts(self) -> None:
        self.counter = with_style(QLabel(self), "muted")
        self.confirm_button = self._button(
            tr("Confirm"), "confirm", self.confirm_asked, _CountingButton
        )
        self.relabel_button = self._button(tr("Change label…"), "correct", self.relabel_asked)
        self.reject_button = self._button(tr("Noise"), "reject", self.reject_asked)
        self.rest_button = self._button(
            tr("Confirm all shown"), "review", self.confirm_rest_asked, _CountingButton
        )
        self.similar_button = self._button(tr("Find similar"), "search", None)
        self.similar_button.clicked.connect(self.find_similar)
        self.groups_button = self._button(tr("Group similar sounds"), "gallery", self.groups_asked)
        self._verdicts = lay_out(FlowLayout(spacing_px=3), *self._buttons, self.counter)

    def _build_empty(self) -> None:
        self.empty = QWidget(self)
        self.empty_text = QLabel(self.empty, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty_text.setObjectName("empty")
        self.empty_button = with_style(QPushButton(self.empty), clicked=self._offer_remedy)
        layout = QVBoxLayout(self.empty)
        lay_out(
            layout, 1, self.empty_text, (self.empty_button, 0, Qt.AlignmentFlag.AlignHCenter), 1
        )

    def _button(
        self,
        text: str,
        icon_name: str,
        signal: SignalInstance | None,
        kind: type[QToolButton] = QToolButton,
    ) -> QToolButton:
        button = kind(self)
        button.setText(text)
        button.setAccessibleName(text)
        button.setIcon(icon(icon_name))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(16, 16))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if signal is not None:
            button.clicked.connect(signal)
            treat_double_clicks_as_single(button)
        return button

    @property
    def _boxes(self) -> tuple[QWidget, ...]:
        return *self.filter.boxes, self.order_box

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return (
            self.confirm_button,
            self.relabel_button,
            self.reject_button,
            self.rest_button,
            self.similar_button,
            self.groups_button,
        )

    def name_keys(self, keys: dict[QToolButton, tuple[str, str]]) -> None:
        for button, (tip, key) in keys.items():
            text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{tip} ({text})" if text else tip)

    # --- what is shown -------------------------------------------------------------------------

    def set_data(self, data: QueueData | None, recording: RecordingId | None) -> None:
        """Set the segments of the project, and the current recording.

        After an edit, cards that no longer pass the filter show their new marks for a moment
        before they disappear. New predictions wait while the user works in the gallery: a key
        applies to the card as it is shown.
        """
        if self._must_wait(data):
            self._update = data, recording
            self.view.set_rows(self._data, self.model.rows)
            self._later.start(_REARRANGE_MS)
            return
        self._update = None
        edited = data is not None and data is self._data
        if data is None:
            self.similarity = None
            self.group_bar.close_groups()
            self.view.delegate.forget()
        moved = self.filter.set_data(data, recording)
        self._data = data
        if edited and not moved:
            self.view.set_rows(data, self.model.rows)
            self._later.start(_REARRANGE_MS)
        else:
            self.arrange()

    def _must_wait(self, data: QueueData | None) -> bool:
        """Whether new data of the same segments has to wait; updates their labels."""
        held = self._data
        is_at_work = self.view.hasFocus() or QApplication.activePopupWidget() is not None
        if not is_at_work or data is held or data is None or held is None:
            return False
        return bool(self.model.rowCount()) and held.copy_labels(data)

    def update_values(self) -> None:
        if self._update is not None:
            (data, recording), self._update = self._update, None
            self.filter.set_data(data, recording)
            self._data = data
            self._later.start(_REARRANGE_MS)

    def _change_filter(self) -> None:
        self.update_values()
        self.arrange()

    def _arrange_without_popup(self) -> None:
        """Arrange the cards, unless a popup refers to them."""
        if QApplication.activePopupWidget() is None:
            self.arrange()
        else:
            self._later.start(_REARRANGE_MS)

    def arrange(self) -> None:
        self._later.stop()
        order, similarity = self.order_box.chosen_value, self.group_bar.order or self.similarity
        wanted = self.filter.chosen_filter(order if order != SIMILAR else QueueOrder.TIME)
        with_people = wanted.species_id is not None

        def rows(data: QueueData) -> Int64Array:
            return filter_and_sort(data, wanted, similarity, with_people=with_people)

        self.arranger.arrange(self._data, rows)

    def _show(self, data: QueueData | None, rows: Int64Array) -> None:
        self.view.set_rows(data, rows)
        self._show_map()
        if self._to_top:
            self._to_top = False
            self.view.scrollToTop()
            if self.group_bar.species is not None:
                self.view.selectAll()  # one key decides on the kind of sound
        self._explain()
        self.view.chosen.emit()  # selected cards may have left

    def _passing_rows(self, data: QueueData) -> Int64Array:
        wanted = self.filter.chosen_filter()
        return passing_rows(data, wanted, with_people=wanted.species_id is not None)

    def listed_ids(self) -> Ids:
        """Return the segments that pass the filters, of any group."""
        data = self._data
        return (
            np.empty(0, np.int64)
            if data is None
            else data.table.segment_ids[self._passing_rows(data)]
        )

    def _show_map(self) -> None:
        bar = self.group_bar
        groups = bar.groups if bar.map_button.isChecked() else None
        is_by_species = bar.colors.currentIndex() == 0
        bar.colors.setVisible(groups is not None)
        if groups is not None and self._data is not None:
            rows = self._passing_rows(self._data)
            self.map.show_groups(groups, bar.number, self._data, rows, by_species=is_by_species)
        self.map.setVisible(groups is not None)

    def _explain(self) -> None:
        n_all = len(self._data) if self._data is not None else 0
        self.empty_button.setVisible(self._data is not NO_QUEUE)
        if self._data is NO_QUEUE:
            self.empty_text.setText(tr("Reading the segments…"))
        elif not n_all:
            self.empty_text.setText(tr("No segments yet. Find segments to see calls here."))
            self.empty_button.setText(tr(_FIND_SEGMENTS))
        elif self._data is not None and self._data.n_reviewed() == n_all:
            self.empty_text.setText(tr("All %Ln segments are reviewed.", "", n_all))
            self.empty_button.setText(tr(_SHOW_ALL))
        elif self.group_bar.next.isVisibleTo(self):
            self.empty_text.setText(tr("This group is finished."))
            self.empty_button.setText(tr(_NEXT_GROUP))
        else:
            self.empty_text.setText(tr("None of the %Ln segments match these filters.", "", n_all))
            self.empty_button.setText(tr(_SHOW_ALL))
        self.pages.setCurrentWidget(self.view if self.model.rowCount() else self.empty)

    def _count(self) -> None:
        n_listed, n_selected = self.model.rowCount(), self.view.n_selected()
        text = tr("%Ln segments", "", n_listed)
        if (
            self.filter.chosen_filter().species_id is None
            and self._data
            and self._data.people.any()
        ):
            text = tr("{segments}, sounds of people hidden").format(segments=text)
        text = tr("%Ln selected", "", n_selected) if n_selected else text
        if self.similarity is not None and self.similarity.words:
            text += " · " + self.similarity.words
        self.counter.setText(text)
        for button in (self.relabel_button, self.reject_button):
            button.setEnabled(bool(n_selected))
        self.similar_button.setEnabled(bool(n_selected))
        self._show_counts()

    def _show_counts(self) -> None:
        """Show the number of cards, and their lowest probability, on the confirm buttons."""
        model, selected = self.model, self.view.selected_indices()
        n, least = model.open_predictions(sorted(selected))
        words = tr("Confirm %Ln", "segments, on a button", n) if n else tr("Confirm")
        self._set_button(self.confirm_button, words, n, least)
        n, least = model.open_predictions(
            [p for p in self.view.fully_visible() if p not in selected]
        )
        words = tr("Confirm all %Ln shown", "segments, on a button", n)
        if selected:
            words = tr("Confirm %Ln others shown", "segments, on a button", n)
        self._set_button(self.rest_button, words if n else tr("Confirm all shown"), n, least)

    @staticmethod
    def _set_button(button: QToolButton, words: str, n: int, least: float) -> None:
        sure = tr("{words} (≥ {percent})").format(words=words, percent=percent(least))
        button.setText(sure if n else words)
        button.setAccessibleName(button.text())
        button.setEnabled(bool(n))

    def _offer_remedy(self) -> None:
        if self._data is None or not len(self._data):
            self.segments_asked.emit()
            return
        if self.empty_button.text() == tr(_NEXT_GROUP) and self.group_bar.next.isEnabled():
            self.group_bar.step(+1)
            self.view.setFocus()
            return
        self.group_bar.close_groups()
        self.filter.show_all()
        self.view.setFocus()

    # --- likeness ------------------------------------------------------------------------------

    def find_similar(self) -> None:
        selected = self.view.selected_ids()
        if selected:
            self.similar_asked.emit(tuple(selected))
        else:
            self.order_box.choose_silently(self._order_before)  # there is nothing to compare with

    def _change_group(self) -> None:
        species = self.group_bar.species
        self.reject_button.setText(
            tr("Noise") if species is None else tr("Not {species}").format(species=species[1])
        )
        self.update_values()
        self._to_top = True
        self.arrange()

    def show_similar(self, similarity: Similarity) -> None:
        self.group_bar.close_groups()
        self.similarity = similarity
        self.order_box.choose_silently(SIMILAR)
        self._to_top = True
        self.arrange()

    def _change_order(self) -> None:
        if self.order_box.chosen_value == SIMILAR:
            self.order_box.choose_silently(self._order_before)
            self.find_similar()
            return
        self._order_before, self.similarity = self.order_box.chosen_value, None
        self.arrange()

    # --- what is asked -------------------------------------------------------------------------

    def question(self) -> Question:
        species = self.group_bar.species
        asked = self.model.question_of(self.view.selected_ids())
        return asked if species is None else replace(asked, rejects=species[0])

    def cards(self) -> tuple[QueueData, Question] | None:
        """Return the selected cards as an item, with the data that they are shown from."""
        return None if self._data is None else (self._data, self.question())

    def question_on_others(self) -> Question:
        selected = set(self.view.selected_ids())
        ids = (self.model.segment_at(index) for index in self.view.fully_visible())
        return self.model.question_of(
            [key for key in ids if key is not None and key not in selected]
        )

    def shutdown(self) -> None:
        self.arranger.shutdown()
        self.service.shutdown()
