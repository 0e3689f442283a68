"""The gallery's grid: a list view whose cells fill the width."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from birdann.core.ids import SegmentId
from birdann.gui.gallery.card_painter import GAP_PX, CardDelegate, text_height
from birdann.gui.gallery.gallery_model import GalleryModel
from birdann.gui.gallery.thumbnail_service import ThumbnailService
from birdann.gui.item_models.queue import QueueData, Rows

SMALLEST_PX, LARGEST_PX, USUAL_PX = 84, 320, 150
_HEIGHT_PER_WIDTH = 0.62
_FRAME_PX = 2 * (GAP_PX + 3)
_ASK_AFTER_MS = 25
_HOVER_MS = 300
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


class GalleryView(QListView):
    """Cards in rows; those in view get their thumbnails first."""

    opened = Signal(str)
    hovered = Signal(str)
    """The pointer rests on a card; empty when it leaves."""
    chosen = Signal()

    def __init__(
        self, model: GalleryModel, service: ThumbnailService, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._service = service
        self._card_px = USUAL_PX
        self._hover_place = -1
        self.key_handler: Callable[[QKeySequence], Handler | None] = lambda _keys: None
        self.delegate = CardDelegate(service)
        self._ask = _single_shot(self, _ASK_AFTER_MS, self.request_thumbnails)
        self._rest = _single_shot(self, _HOVER_MS, self._announce_hover)
        self._set_up()
        self.delegate.thumbnail_missing = self._ask_soon
        service.ready.connect(self._show_thumbnail)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._ask.start())
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())

    def _set_up(self) -> None:
        self.setModel(self._model)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName("Gallery of segments")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionRectVisible(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self._fit()

    # --- size ----------------------------------------------------------------------------------

    def set_card_width(self, width_px: int) -> None:
        """Make cards about as wide; what was on top stays in view."""
        top = self.place_on_top()
        self._card_px = min(max(width_px, SMALLEST_PX), LARGEST_PX)
        self._fit()
        if top is not None:
            self.scrollTo(self._model.index(top), QAbstractItemView.ScrollHint.PositionAtTop)

    def card_width(self) -> int:
        """Return the width that was asked for."""
        return self._card_px

    def n_columns(self) -> int:
        """Return the number of cards in a row."""
        return max(1, self.viewport().width() // self._card_px)

    def _fit(self) -> None:
        width = max(SMALLEST_PX // 2, (self.viewport().width() - 1) // self.n_columns())
        inner = width - _FRAME_PX
        height = round(inner * _HEIGHT_PER_WIDTH) + text_height(inner) + _FRAME_PX
        size = QSize(width, height)
        if size != self.gridSize():
            self.delegate.cell = size
            self.setGridSize(size)
            self.verticalScrollBar().setSingleStep(max(1, height // 3))
        self._ask.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    # --- what is shown -------------------------------------------------------------------------

    def set_rows(self, data: QueueData | None, rows: Rows) -> None:
        """Show other rows; what is selected and where one looks stay, as far as they can."""
        selected, current = self.selected(), self.currentIndex().row()
        current_id = self._model.segment_at(current)
        if self._model.set_rows(data, rows):
            self._hover_place = -1
            self._rest.stop()
            self.select(selected)
            place = self._model.place_of(current_id) if current_id is not None else None
            place = min(current, len(rows) - 1) if place is None else place
            if place >= 0:
                keep = QItemSelectionModel.SelectionFlag.NoUpdate
                self.selectionModel().setCurrentIndex(self._model.index(place), keep)
        self._ask.start()

    def selected(self) -> list[SegmentId]:
        """Return the segments selected, in the order shown."""
        places: list[int] = []
        selection = self.selectionModel().selection()
        for number in range(selection.count()):
            block = selection.at(number)
            places += range(block.top(), block.bottom() + 1)
        found = (self._model.segment_at(place) for place in sorted(set(places)))
        return [key for key in found if key is not None]

    def n_selected(self) -> int:
        """Return how many segments are selected."""
        selection = self.selectionModel().selection()
        return sum(selection.at(number).height() for number in range(selection.count()))

    def current(self) -> SegmentId | None:
        """Return the segment that the keys move from."""
        return self._model.segment_at(self.currentIndex().row())

    def select(self, segment_ids: Sequence[SegmentId]) -> None:
        """Select these segments and no others."""
        places = sorted(
            place for key in segment_ids if (place := self._model.place_of(key)) is not None
        )
        selection = QItemSelection()
        start = 0
        for at in range(1, len(places) + 1):
            if at == len(places) or places[at] != places[at - 1] + 1:
                first, last = self._model.index(places[start]), self._model.index(places[at - 1])
                selection.select(first, last)
                start = at
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().select(selection, flag)

    def invert_selection(self) -> None:
        """Select what is not, of all that is listed."""
        count = self._model.rowCount()
        if count:
            everything = QItemSelection(self._model.index(0), self._model.index(count - 1))
            self.selectionModel().select(everything, QItemSelectionModel.SelectionFlag.Toggle)

    def in_view(self) -> range:
        """Return the places of the cards that are at least half visible."""
        return self._places(self.verticalOffset(), self.viewport().height(), least=0.5)

    def place_on_top(self) -> int | None:
        """Return the place of the first card in view."""
        places = self._places(self.verticalOffset(), 1, least=0.0)
        return places[0] if len(places) else None

    def _places(self, top_px: int, height_px: int, *, least: float) -> range:
        count, row_px = self._model.rowCount(), self.gridSize().height()
        first = -(-(top_px - round((1 - least) * row_px)) // row_px) if least else top_px // row_px
        last = (top_px + height_px - round(least * row_px)) // row_px
        columns = self.n_columns()
        return range(min(count, max(0, first) * columns), min(count, max(0, last + 1) * columns))

    # --- thumbnails ----------------------------------------------------------------------------

    def request_thumbnails(self) -> None:
        """Ask for the thumbnails in view, then for those a page below and above."""
        if self.visibleRegion().isEmpty():  # hidden, or behind another tab
            self._service.request(())
            return
        top, page = self.verticalOffset(), self.viewport().height()
        wanted = dict.fromkeys(
            place
            for start in (top, top + page, top - page)
            for place in self._places(start, page, least=0.0)
        )
        ids = [self._model.segment_at(place) for place in wanted]
        self._service.request([key for key in ids if key is not None])

    def _ask_soon(self) -> None:
        if not self._ask.isActive():
            self._ask.start()

    def _show_thumbnail(self, segment_id: str) -> None:
        place = self._model.place_of(SegmentId(segment_id))
        if place is not None:
            self.update(self._model.index(place))

    # --- keys and pointer ----------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._takes(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        handler = self.key_handler(_keys_of(event))
        if handler is not None:
            handler()
        elif event.key() == Qt.Key.Key_Escape:
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here."""

    def _takes(self, event: QKeyEvent) -> bool:
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

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._follow(event.position().toPoint(), pressed=bool(event.buttons()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._follow(QPoint(-1, -1), pressed=False)

    def _follow(self, at: QPoint, *, pressed: bool) -> None:
        place = -1 if pressed else self.indexAt(at).row()
        if place != self._hover_place:
            self._hover_place = place
            self._rest.start()
            if place < 0:
                self._announce_hover()

    def _announce_hover(self) -> None:
        self._rest.stop()
        self.hovered.emit(self._model.segment_at(self._hover_place) or "")


def _keys_of(event: QKeyEvent) -> QKeySequence:
    keypad = Qt.KeyboardModifier.KeypadModifier
    modifiers = event.modifiers() & ~keypad
    return QKeySequence(event.key() | modifiers.value)


def _single_shot(parent: QWidget, delay_ms: int, call: Callable[[], object]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(delay_ms)
    timer.timeout.connect(call)
    return timer
