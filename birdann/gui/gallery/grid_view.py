"""A grid of equal cells, of any number: geometry is computed, not laid out.

``QListView`` measures and places every item on each change, which takes 0.1 s for 100,000 items.
Only visible cells are touched here. A lasso selects around or through cards.
"""

from collections.abc import Iterable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QLineF,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from birdann.gui.item_models.index import Index
from birdann.gui.style.theme import current_theme, set_pen_and_brush, with_alpha

_INSET_SHARE = 0.15


class Lasso:
    """Selects cards that the line touches or, once closed, encloses.

    Parameters
    ----------
    start
        Start of the line, in content coordinates.
    kept
        Cards that stay selected in any case.

    Attributes
    ----------
    touched
        Cards touched by the line.
    """

    def __init__(self, start: QPoint, kept: set[int]) -> None:
        self.kept = kept
        self.touched: set[int] = set()
        self._points = QPolygonF([QPointF(start)])
        self._top = self._bottom = start.y()

    def extend(self, at: QPoint) -> None:
        if QPointF(at) != self._points.last():
            self._points.append(QPointF(at))
            self._top, self._bottom = min(self._top, at.y()), max(self._bottom, at.y())

    def height(self) -> tuple[int, int]:
        return self._top, self._bottom

    def last_height(self) -> tuple[int, int]:
        """Return the vertical extent of the last part of the line."""
        count = self._points.count()
        ends = [round(self._points.at(n).y()) for n in range(max(0, count - 2), count)]
        return min(ends), max(ends)

    def encloses(self, card: QRect) -> bool:
        """Whether the line, if closed now, encloses the centre of a card."""
        middle = QRectF(card).center()
        return self._points.containsPoint(middle, Qt.FillRule.OddEvenFill)

    def has_touched(self, card: QRect) -> bool:
        """Whether the last part crosses a card, not only its edge."""
        count = self._points.count()
        inset = round(min(card.width(), card.height()) * _INSET_SHARE)
        core = QRectF(card.adjusted(inset, inset, -inset, -inset))
        return count > 1 and _crosses(core, self._points.at(count - 2), self._points.at(count - 1))

    def paint(self, painter: QPainter, top_px: int, color: QColor) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -top_px)
        fill = with_alpha(color, 30)
        set_pen_and_brush(painter, None, fill).drawPolygon(self._points)
        set_pen_and_brush(painter, QPen(color, 1.5), None).drawPolyline(self._points)
        painter.setPen(QPen(color, 1, Qt.PenStyle.DotLine))
        painter.drawLine(self._points.last(), self._points.first())
        painter.restore()


def _crosses(core: QRectF, start: QPointF, stop: QPointF) -> bool:
    if core.contains(start) or core.contains(stop):
        return True
    line, bounded = QLineF(start, stop), QLineF.IntersectionType.BoundedIntersection
    diagonals = (
        QLineF(core.topLeft(), core.bottomRight()),
        QLineF(core.topRight(), core.bottomLeft()),
    )
    return any(line.intersects(diagonal)[0] is bounded for diagonal in diagonals)


_Flag = QItemSelectionModel.SelectionFlag
_SHIFT, _CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
_AUTOSCROLL_MS, _AUTOSCROLL_SHARE = 30, 0.35


def blocks(selection: QItemSelection) -> list[QItemSelectionRange]:
    """Return the contiguous ranges of a selection."""
    return [selection.at(number) for number in range(selection.count())]


class GridView(QListView):
    """Cells in rows of full width; selection by click, Shift, Ctrl, keys and lasso."""

    hovered_changed = Signal(int)
    """Place of the cell under the pointer, or -1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cell = QSize(100, 100)
        self._n_columns = 1
        self._anchor = -1
        self.hovered_index = -1
        self._lasso: Lasso | None = None
        self._press_at: QPoint | None = None
        self._autoscroll = QTimer(self, interval=_AUTOSCROLL_MS)
        self._autoscroll.timeout.connect(self._scroll_on)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # for quick scrolling

    # --- geometry ------------------------------------------------------------------------------

    def set_cells(self, size: QSize, n_columns: int) -> None:
        if (size, n_columns) != (self._cell, self._n_columns):
            self._cell, self._n_columns = QSize(size), max(1, n_columns)
            self.doItemsLayout()

    def n_columns(self) -> int:
        return self._n_columns

    def cell_size(self) -> QSize:
        return QSize(self._cell)

    def _count(self) -> int:
        model: QAbstractItemModel | None = (
            self.model()
        )  # None before setModel, whatever is declared
        return model.rowCount() if model is not None else 0

    def _n_rows(self) -> int:
        return -(-self._count() // self._n_columns)

    def indices_between(self, top_px: int, bottom_px: int) -> range:
        """Return the indices of the cells within a range of the content's height."""
        height = self._cell.height()
        first = max(0, top_px // height) * self._n_columns
        stop = max(0, -(-bottom_px // height)) * self._n_columns
        return range(min(first, self._count()), min(stop, self._count()))

    def cell_rect(self, index: int) -> QRect:
        row, column = divmod(index, self._n_columns)
        corner = QPoint(column * self._cell.width(), row * self._cell.height())
        return QRect(corner, self._cell)

    def doItemsLayout(self) -> None:
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        bar, page = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, self._n_rows() * self._cell.height() - page))
        bar.setPageStep(page)
        bar.setSingleStep(max(1, self._cell.height() // 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.doItemsLayout()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll the painted content; ``QListView`` scrolls only its own layout."""
        self.viewport().scroll(dx, dy)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        return self.cell_rect(index.row()).translated(0, -self.verticalOffset())

    def indexAt(self, point: QPoint) -> QModelIndex:
        column, y = point.x() // self._cell.width(), point.y() + self.verticalOffset()
        index = y // self._cell.height() * self._n_columns + column
        inside = 0 <= column < self._n_columns and y >= 0 and 0 <= index < self._count()
        return self.model().index(index, 0) if inside else QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if not index.isValid():
            return
        bar, page = self.verticalScrollBar(), self.viewport().height()
        top = self.cell_rect(index.row()).top()
        bottom = top + self._cell.height()
        hints = QAbstractItemView.ScrollHint
        if hint is hints.PositionAtTop or (hint is hints.EnsureVisible and top < bar.value()):
            bar.setValue(top)
        elif hint is hints.PositionAtBottom or (
            hint is hints.EnsureVisible and bottom > bar.value() + page
        ):
            bar.setValue(bottom - page)
        elif hint is hints.PositionAtCenter:
            bar.setValue((top + bottom - page) // 2)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        top, page = self.verticalOffset(), self.viewport().height()
        visible_indices = self.indices_between(top, top + page)
        region = QRegion()
        for block in blocks(selection):
            for index in range(
                max(block.top(), visible_indices.start),
                min(block.bottom() + 1, visible_indices.stop),
            ):
                region += self.cell_rect(index).translated(0, -top)
        return region

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setLayoutDirection(
                Qt.LayoutDirection.LeftToRight
            )  # so are the places of texts
            painter.fillRect(event.rect(), current_theme().panel)
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            usual = option.state & ~(
                QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver
            )
            selection, current = self.selectionModel(), self.currentIndex().row()
            region, dirty, top = event.region(), event.rect(), self.verticalOffset()
            for position in self.indices_between(dirty.top() + top, dirty.bottom() + 1 + top):
                index = self.model().index(position, 0)
                option.rect = self.cell_rect(position).translated(0, -top)
                if not region.intersects(option.rect):
                    continue
                state = usual
                if selection.isSelected(index):
                    state |= QStyle.StateFlag.State_Selected
                if position == current and self.hasFocus():
                    state |= QStyle.StateFlag.State_HasFocus
                if position == self.hovered_index:
                    state |= QStyle.StateFlag.State_MouseOver
                option.state = state
                self.itemDelegate().paint(painter, option, index)
            if self._lasso is not None:
                self._lasso.paint(painter, top, current_theme().accent)

    # --- selecting -----------------------------------------------------------------------------

    def select_indices(
        self, indices: Iterable[int], flag: QItemSelectionModel.SelectionFlag
    ) -> None:
        """Select, clear or toggle cells, depending on the flag."""
        selection, model = QItemSelection(), self.model()
        ordered = sorted(set(indices))
        start = 0
        for at in range(1, len(ordered) + 1):
            if at == len(ordered) or ordered[at] != ordered[at - 1] + 1:
                selection.select(model.index(ordered[start], 0), model.index(ordered[at - 1], 0))
                start = at
        self.selectionModel().select(selection, flag)

    def _move_current(
        self, position: int, modifiers: Qt.KeyboardModifier, *, by_key: bool
    ) -> None:
        """Make a cell current, and select according to the modifiers."""
        index = self.model().index(position, 0)
        selection = self.selectionModel()
        selection.setCurrentIndex(index, _Flag.NoUpdate)
        if modifiers & _SHIFT and self._anchor >= 0:
            first, last = sorted((min(self._anchor, self._count() - 1), position))
            flag = _Flag.Select if modifiers & _CTRL else _Flag.ClearAndSelect
            self.select_indices(range(first, last + 1), flag)
            return
        self._anchor = position
        if modifiers & _CTRL:
            if not by_key:
                selection.select(index, _Flag.Toggle)
        else:
            selection.select(index, _Flag.ClearAndSelect)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._press_at = event.position().toPoint()
        index = self.indexAt(self._press_at).row()
        if index >= 0:
            self._move_current(index, event.modifiers(), by_key=False)
        elif not event.modifiers() & (_SHIFT | _CTRL):
            self.clearSelection()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self._hover(-1 if is_pressed else self.indexAt(at).row())
        if self._press_at is None or not is_pressed:
            return
        distance = (at - self._press_at).manhattanLength()
        if self._lasso is None and distance >= QApplication.startDragDistance():
            keeps = bool(event.modifiers() & (_SHIFT | _CTRL))
            kept = self.selected_indices() if keeps else set()
            self._lasso = Lasso(self._to_content(self._press_at), kept)
            self._autoscroll.start()
        if self._lasso is not None:
            self._draw_lasso(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._end_lasso()
            self._press_at = None

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)

    def _hover(self, index: int) -> None:
        if index != self.hovered_index:
            self.hovered_index = index
            self.hovered_changed.emit(index)
            self.viewport().update()

    def selected_indices(self) -> set[int]:
        selected = blocks(self.selectionModel().selection())
        return {index for block in selected for index in range(block.top(), block.bottom() + 1)}

    def _to_content(self, at: QPoint) -> QPoint:
        return at + QPoint(0, self.verticalOffset())

    def _draw_lasso(self, at: QPoint) -> None:
        lasso = self._lasso
        if lasso is None:
            return
        lasso.extend(self._to_content(at))
        (first, last), (top, bottom) = lasso.last_height(), lasso.height()
        lasso.touched |= {
            index
            for index in self.indices_between(first, last + 1)
            if lasso.has_touched(self.cell_rect(index))
        }
        enclosed = {
            index
            for index in self.indices_between(top, bottom + 1)
            if lasso.encloses(self.cell_rect(index))
        }
        self.select_indices(enclosed | lasso.touched | lasso.kept, _Flag.ClearAndSelect)
        self.viewport().update()

    def _end_lasso(self) -> None:
        self._autoscroll.stop()
        if self._lasso is not None:
            self._lasso = None
            self.viewport().update()

    def _scroll_on(self) -> None:
        """Scroll while the lasso is beyond the edge."""
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        page = self.viewport().height()
        beyond = min(0, at.y()) + max(0, at.y() - page)
        if beyond and self._lasso is not None:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + round(_AUTOSCROLL_SHARE * beyond))
            self._draw_lasso(at)

    # --- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self._index_by_key(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self._end_lasso()
            self._press_at = None
            self.clearSelection()
        elif index is not None:
            self._move_current(index, event.modifiers(), by_key=True)
            self.scrollTo(self.model().index(index, 0))
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        else:
            event.ignore()

    def _index_by_key(self, key: Qt.Key) -> int | None:
        """Return the cell that a key leads to; None for other keys."""
        count, current = self._count(), self.currentIndex().row()
        page = max(1, self.viewport().height() // self._cell.height()) * self._n_columns
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._n_columns,
            Qt.Key.Key_Down: self._n_columns,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -count,
            Qt.Key.Key_End: count,
        }
        if key not in steps or not count:
            return None
        if current < 0:
            return 0
        step = steps[key]
        target = current + step
        if abs(step) == self._n_columns and not 0 <= target < count:
            # The row below the last, or above the first, is not there.
            short = step > 0 and current // self._n_columns < (count - 1) // self._n_columns
            return count - 1 if short else current
        return min(max(0, target), count - 1)
