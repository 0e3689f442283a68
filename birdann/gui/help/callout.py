"""A note beside a part of the window, with a frame around it; neither blocks work."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import tr

_WIDTH_PX = 320
_GAP_PX = 12
_FRAME_PX = 3


class Spotlight(QWidget):
    """A coloured frame around a part, transparent for the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(current_theme().accent), _FRAME_PX))
            inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(inside, 7, 7)


class Callout(QFrame):
    """Explains a part of the window; next, back and skip by button or key."""

    next_asked = Signal()
    back_asked = Signal()
    skip_asked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("callout")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(_WIDTH_PX)
        self._room = window
        self._target: QWidget | None = None
        self._area = QRect()
        self.spotlight = Spotlight(window)
        self.title = with_style(QLabel(self), "heading")
        self.count = with_style(QLabel(self), "muted")
        self.words = QLabel(self, wordWrap=True)
        head = lay_out(QHBoxLayout(), (self.title, 1), self.count)
        self.skip = QPushButton(tr("Skip"), self)
        self.back = QPushButton(tr("Back"), self)
        self.next = with_style(QPushButton(self), "primary")
        buttons = lay_out(QHBoxLayout(), self.skip, 1, self.back, self.next)
        lay_out(QVBoxLayout(self), head, self.words, buttons, margins=(14, 12, 14, 12), spacing=8)
        self.skip.clicked.connect(self.skip_asked)
        self.back.clicked.connect(self.back_asked)
        self.next.clicked.connect(self.next_asked)
        window.installEventFilter(self)
        self.hide()
        self.spotlight.hide()

    def show_at(
        self, target: QWidget, title: str, text: str, index: int, total: int, area: QRect | None
    ) -> None:
        """Show beside a widget, or a part of it, as one stop of several."""
        if self._target is not None:
            self._target.removeEventFilter(self)
        self._target = target
        self._area = area if area is not None else QRect()
        target.installEventFilter(self)
        self.title.setText(title)
        self.count.setText(tr("{place} of {total}").format(place=index, total=total))
        self.words.setText(text)
        self.setAccessibleName(f"{title}. {text}")
        self.back.setEnabled(index > 1)
        self.next.setText(tr("Done") if index == total else tr("Next"))
        self.show()
        self.spotlight.show()
        self._move_beside_target()
        self.setFocus()

    def leave(self) -> None:
        if self._target is not None:
            self._target.removeEventFilter(self)
            self._target = None
        self._room.removeEventFilter(self)
        self.hide()
        self.spotlight.hide()
        self.spotlight.deleteLater()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next_asked.emit()
        elif key == Qt.Key.Key_Left:
            self.back_asked.emit()
        elif key == Qt.Key.Key_Escape:
            self.skip_asked.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if event.type() in moved:
            self._move_beside_target()
        return super().eventFilter(watched, event)

    def _move_beside_target(self) -> None:
        target = self._target
        if target is None:
            return
        window = self._room
        area = self._area if not self._area.isNull() else target.rect()
        spot = QRect(target.mapTo(window, area.topLeft()), area.size())
        is_visible = target.isVisibleTo(window)
        self.spotlight.setVisible(is_visible)
        self.spotlight.setGeometry(spot.adjusted(-3, -3, 3, 3).intersected(window.rect()))
        self.spotlight.raise_()
        self.adjustSize()
        self.move(position_beside(spot, QRect(QPoint(), self.size()), window.rect()))
        self.raise_()


def position_beside(spot: QRect, note: QRect, room: QRect) -> QPoint:
    """Return the position of a note: right, left, below or above a rectangle, or else on it."""
    width, height = note.width(), note.height()
    top = min(max(spot.top(), room.top() + _GAP_PX), room.bottom() - height - _GAP_PX)
    left = min(max(spot.left(), room.left() + _GAP_PX), room.right() - width - _GAP_PX)
    if spot.right() + 2 * _GAP_PX + width <= room.right():
        return QPoint(spot.right() + _GAP_PX, top)
    if spot.left() - 2 * _GAP_PX - width >= room.left():
        return QPoint(spot.left() - _GAP_PX - width, top)
    if spot.bottom() + 2 * _GAP_PX + height <= room.bottom():
        return QPoint(left, spot.bottom() + _GAP_PX)
    if spot.top() - 2 * _GAP_PX - height >= room.top():
        return QPoint(left, spot.top() - _GAP_PX - height)
    centre = spot.center()
    return QPoint(centre.x() - width // 2, centre.y() - height // 2)
