"""Freehand selection around or through cards."""

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

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
        return count > 1 and _meets(core, self._points.at(count - 2), self._points.at(count - 1))

    def paint(self, painter: QPainter, top_px: int, color: QColor) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -top_px)
        fill = QColor(color)
        fill.setAlpha(30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(self._points)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 1.5))
        painter.drawPolyline(self._points)
        painter.setPen(QPen(color, 1, Qt.PenStyle.DotLine))
        painter.drawLine(self._points.last(), self._points.first())
        painter.restore()


def _meets(core: QRectF, start: QPointF, stop: QPointF) -> bool:
    if core.contains(start) or core.contains(stop):
        return True
    line, bounded = QLineF(start, stop), QLineF.IntersectionType.BoundedIntersection
    diagonals = (
        QLineF(core.topLeft(), core.bottomRight()),
        QLineF(core.topRight(), core.bottomLeft()),
    )
    return any(line.intersects(diagonal)[0] is bounded for diagonal in diagonals)
