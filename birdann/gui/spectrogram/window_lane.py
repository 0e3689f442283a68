"""Lane below the overview with the windows that have their own species list."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from birdann.core.labels import ListState, SpeciesList
from birdann.core.windows import Span, rounded
from birdann.gui.spectrogram.axes import MARGINS
from birdann.gui.style.theme import current_theme, theme_events
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import clock

_HEIGHT_PX = 14
_GRIP_PX = 4
_DRAG_PX = 4
_TAGGED_ALPHA = 150


class WindowLane(QWidget):
    """Shows windows; drag to draw one, drag a border to move it, click to select."""

    drawn = Signal(float, float)
    moved = Signal(object, object)  # the window, and its new start and end
    chosen = Signal(object)  # a window; None: the recording as a whole

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("windows")
        self.setAccessibleName(tr("Windows of the recording"))
        self.setToolTip(tr("Drag to add a window with its own species list (W)"))
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._duration_s = 0.0
        self._windows: Sequence[SpeciesList] = ()
        self._chosen: Span | None = None
        self._from_s: float | None = None
        self._drag: Span | None = None
        self._grip: tuple[Span, int] | None = None
        theme_events().changed.connect(self.update)

    def set_duration(self, duration_s: float) -> None:
        self._duration_s = duration_s
        self.set_windows((), None)

    def set_windows(self, windows: Sequence[SpeciesList], chosen: Span | None) -> None:
        """Show windows, given by their lists, one of them selected."""
        self._windows, self._chosen, self._drag = windows, chosen, None
        self.update()

    def rect_of(self, span: Span) -> QRectF:
        left, right = self._x(span[0]), self._x(span[1])
        return QRectF(left, 2, max(right - left, 2.0), self.height() - 4)

    def _x(self, time_s: float) -> float:
        width = self.width() - MARGINS.left() - MARGINS.right()
        return MARGINS.left() + time_s / max(self._duration_s, 1e-9) * width

    def _time_s(self, x: float) -> float:
        width = max(self.width() - MARGINS.left() - MARGINS.right(), 1)
        share = (x - MARGINS.left()) / width
        return min(max(share, 0.0), 1.0) * self._duration_s

    def _at(self, x: float) -> Span | None:
        time_s = self._time_s(x)
        here = [
            w.span_s for w in self._windows if w.span_s and w.span_s[0] <= time_s < w.span_s[1]
        ]
        return min(here, key=lambda span: span[1] - span[0], default=None)

    def _grip_at(self, x: float) -> tuple[Span, int] | None:
        """Return the window with a border at a position, and which border; selected ones first."""
        spans = [w.span_s for w in self._windows if w.span_s]
        for span in sorted(spans, key=lambda span: (span != self._chosen, span[1] - span[0])):
            for side in (0, 1):
                if abs(self._x(span[side]) - x) <= _GRIP_PX:
                    return span, side
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), QPainter(self)
        painter.fillRect(self.rect(), theme.window)
        if not self._duration_s:
            return
        painter.fillRect(self.rect_of((0.0, self._duration_s)), theme.plot)
        for one in sorted(
            self._windows, key=lambda w: (w.span_s or (0, 0))[0] - (w.span_s or (0, 0))[1]
        ):
            if one.span_s is None:
                continue
            is_chosen = one.span_s == self._chosen
            color = QColor(theme.accent if is_chosen else theme.text)
            painter.setPen(QPen(color, 2 if is_chosen else 1))
            fill = QColor(theme.accent)
            fill.setAlpha(_TAGGED_ALPHA)
            is_tagged = one.state is not ListState.UNTAGGED
            painter.setBrush(fill if is_tagged else Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect_of(one.span_s).adjusted(0.5, 0.5, -0.5, -0.5))
        if self._drag is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent, 2, Qt.PenStyle.DashLine))
            painter.drawRect(self.rect_of(self._drag).adjusted(0.5, 0.5, -0.5, -0.5))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._duration_s:
            x = event.position().x()
            self._from_s, self._grip, self._drag = self._time_s(x), self._grip_at(x), None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._from_s is None:
            is_grip = self._grip_at(x) is not None
            self.setCursor(Qt.CursorShape.SizeHorCursor if is_grip else Qt.CursorShape.ArrowCursor)
            return
        if self._drag is None and abs(x - self._x(self._from_s)) < _DRAG_PX:
            return
        at_s = self._time_s(x)
        if self._grip is not None:
            span, side = self._grip
            ends = [span[1 - side], at_s]
        else:
            ends = [self._from_s, at_s]
        self._drag = rounded((min(ends), max(ends)))
        QToolTip.showText(
            event.globalPosition().toPoint(),
            f"{clock(self._drag[0])}–{clock(self._drag[1])}",
            self,
        )
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._from_s is None:
            return
        drag, grip, self._from_s, self._drag, self._grip = self._drag, self._grip, None, None, None
        self.update()
        if drag is None:
            self.chosen.emit(self._at(event.position().x()))
        elif drag[0] < drag[1]:
            if grip is not None:
                self.moved.emit(grip[0], drag)
            else:
                self.drawn.emit(*drag)

    def sizeHint(self) -> QSize:
        return QSize(900, _HEIGHT_PX)
