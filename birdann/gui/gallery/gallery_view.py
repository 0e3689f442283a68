"""View of the gallery: visible cards, thumbnails to make, keys and pointer."""

from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from birdann.core.arrays import Int64Array
from birdann.core.ids import SegmentId
from birdann.gui.gallery.cards import GAP_PX, CardDelegate, GalleryModel, text_height
from birdann.gui.gallery.grid_view import GridView, blocks
from birdann.gui.gallery.thumbnail_service import ThumbnailService
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.text.language import tr

SMALLEST_PX, LARGEST_PX, DEFAULT_PX = 84, 320, 150
_HEIGHT_PER_WIDTH = 0.62
_FRAME_PX = 2 * (GAP_PX + 3)
_ASK_AFTER_MS = 25
_HOVER_MS = 300
_MOVING_S = 0.1
_OWN_KEYS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Escape,
}
_OWN_SEQUENCES = (QKeySequence.StandardKey.SelectAll,)
Handler = Callable[[], object]


class GalleryView(GridView):
    """Cards in rows; visible ones get their thumbnails first."""

    opened = Signal(object)
    hovered = Signal(object)
    """The pointer rests on a card; empty when it leaves."""
    chosen = Signal()
    scrolled = Signal()
    """Other cards are in view."""
    left = Signal()
    """The keyboard went elsewhere."""

    def __init__(
        self, model: GalleryModel, service: ThumbnailService, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._service = service
        self._card_px = DEFAULT_PX
        self._scrolled_at_s = -inf
        self.key_handler: Callable[[QKeySequence], Handler | None] = lambda _keys: None
        self.delegate = CardDelegate(service)
        self._ask = single_shot(self, self.request_thumbnails, _ASK_AFTER_MS)
        self._rest = single_shot(self, self._announce_hover, _HOVER_MS)
        self._set_up()
        self.delegate.thumbnail_missing = self._request_soon
        service.ready.connect(self._show_thumbnail)
        self.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        self.hovered_changed.connect(self._hover_changed)

    def _set_up(self) -> None:
        self.setModel(self._model)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName(tr("Gallery of segments"))
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self._fit()

    # --- size ----------------------------------------------------------------------------------

    def set_card_width(self, width_px: int) -> None:
        """Set the approximate width of cards, keeping the top card in view."""
        top = self.first_visible_index()
        self._card_px = min(max(width_px, SMALLEST_PX), LARGEST_PX)
        self._fit()
        if top is not None:
            self.scrollTo(self._model.index(top), QAbstractItemView.ScrollHint.PositionAtTop)

    def _fit(self) -> None:
        columns = max(1, self.viewport().width() // self._card_px)
        width = max(SMALLEST_PX // 2, (self.viewport().width() - 1) // columns)
        inner = width - _FRAME_PX
        height = round(inner * _HEIGHT_PER_WIDTH) + text_height(inner) + _FRAME_PX
        self.delegate.cell = QSize(width, height)
        self.set_cells(self.delegate.cell, columns)
        self._ask.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
        self.scrolled.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    # --- what is shown -------------------------------------------------------------------------

    def set_rows(self, data: QueueData | None, rows: Int64Array) -> None:
        """Replace the rows, keeping selection and scroll position as far as possible."""
        selected, current = self.selected_ids(), self.currentIndex().row()
        current_id = self._model.segment_at(current)
        if self._model.set_rows(data, rows):
            self.hovered_index = -1
            self._rest.stop()
            self.select(selected)
            index = self._model.index_of(current_id) if current_id is not None else None
            index = min(current, len(rows) - 1) if index is None else index
            if index >= 0:
                keep = QItemSelectionModel.SelectionFlag.NoUpdate
                self.selectionModel().setCurrentIndex(self._model.index(index), keep)
        self._ask.start()

    def selected_ids(self) -> list[SegmentId]:
        return self._model.segments_at(sorted(self.selected_indices()))

    def n_selected(self) -> int:
        return sum(block.height() for block in blocks(self.selectionModel().selection()))

    def current(self) -> SegmentId | None:
        return self._model.segment_at(self.currentIndex().row())

    def select(self, segment_ids: Sequence[SegmentId]) -> None:
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.select_indices(self._model.indices_of(segment_ids), flag)

    def invert_selection(self) -> None:
        count = self._model.rowCount()
        if count:
            everything = QItemSelection(self._model.index(0), self._model.index(count - 1))
            self.selectionModel().select(everything, QItemSelectionModel.SelectionFlag.Toggle)

    def fully_visible(self) -> range:
        """Return the indices of the cards that are fully visible, including their text."""
        height = self.viewport().height()
        inset = min(self.cell_size().height() - _FRAME_PX // 2, (height - 1) // 2)
        top = self.verticalOffset()
        return self.indices_between(top + inset, top + height - inset)

    def first_visible_index(self) -> int | None:
        indices = self.indices_between(self.verticalOffset(), self.verticalOffset() + 1)
        return indices[0] if len(indices) else None

    def paintEvent(self, event: QPaintEvent) -> None:
        self.delegate.begin_frame(is_moving=perf_counter() - self._scrolled_at_s < _MOVING_S)
        super().paintEvent(event)
        for area in self.delegate.put_off:
            self.viewport().update(area)

    # --- thumbnails ----------------------------------------------------------------------------

    def request_thumbnails(self) -> None:
        if self.visibleRegion().isEmpty():  # hidden, or behind another tab
            self._service.request(())
            return
        top, page = self.verticalOffset(), self.viewport().height()
        wanted = dict.fromkeys(
            index
            for start in (top, top + page, top - page)
            for index in self.indices_between(start, start + page)
        )
        ids = [self._model.segment_at(index) for index in wanted]
        self._service.request([key for key in ids if key is not None])

    def _follow_scrolling(self) -> None:
        self._scrolled_at_s = perf_counter()
        self._ask.start()
        self.scrolled.emit()

    def _request_soon(self) -> None:
        if not self._ask.isActive():
            self._ask.start()

    def _show_thumbnail(self, segment_id: SegmentId) -> None:
        index = self._model.index_of(segment_id)
        if index is not None:
            self.update(self._model.index(index))

    # --- keys and pointer ----------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._is_own_key(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        handler = self.key_handler(_keys_of(event))
        if handler is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            handler()

    def keyboardSearch(self, search: str) -> None:
        """Disable type-ahead, as letters are commands here."""

    def _is_own_key(self, event: QKeyEvent) -> bool:
        if self.key_handler(_keys_of(event)) is not None:
            return True
        if any(event.matches(standard) for standard in _OWN_SEQUENCES):
            return True
        moves = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier
            | Qt.KeyboardModifier.KeypadModifier
            | Qt.KeyboardModifier.ControlModifier
        )
        return Qt.Key(event.key()) in _OWN_KEYS and moves == Qt.KeyboardModifier.NoModifier

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        segment_id = self._model.segment_at(self.indexAt(event.position().toPoint()).row())
        if segment_id is not None and event.button() is Qt.MouseButton.LeftButton:
            self.opened.emit(segment_id)

    def _hover_changed(self, index: int) -> None:
        self._rest.start()
        if index < 0:
            self._announce_hover()

    def _announce_hover(self) -> None:
        self._rest.stop()
        self.hovered.emit(self._model.segment_at(self.hovered_index))


def _keys_of(event: QKeyEvent) -> QKeySequence:
    keypad = Qt.KeyboardModifier.KeypadModifier
    modifiers = event.modifiers() & ~keypad
    return QKeySequence(event.key() | modifiers.value)
