"""Marks above the outlines: selection, hover, boxes being drawn, cursors."""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from birdann.core.arrays import FloatArray
from birdann.core.geometry import TimeFreqBox
from birdann.gui.spectrogram.gestures import HANDLES, Edge, handle_position, has_handles
from birdann.gui.spectrogram.layers.strip_painter import (
    CELL_PX,
    path_without_specks,
    premultiply,
    sums_over,
)
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import HALO, picture_of, set_pen_and_brush, with_alpha
from birdann.gui.text.numbers import decimal

_PLATE = QColor(14, 17, 23, 225)
MANY_SELECTED = 200
"""Of more selected segments only boxes are painted."""
_MAX_BOXES = 2000
_DENSITY_OPACITY = 0.3
_UNIT_PX = 0.75

HANDLE_CURSORS = {
    Edge.ONSET: Qt.CursorShape.SizeHorCursor,
    Edge.OFFSET: Qt.CursorShape.SizeHorCursor,
    Edge.LOW: Qt.CursorShape.SizeVerCursor,
    Edge.HIGH: Qt.CursorShape.SizeVerCursor,
    Edge.ONSET | Edge.HIGH: Qt.CursorShape.SizeFDiagCursor,
    Edge.OFFSET | Edge.LOW: Qt.CursorShape.SizeFDiagCursor,
    Edge.OFFSET | Edge.HIGH: Qt.CursorShape.SizeBDiagCursor,
    Edge.ONSET | Edge.LOW: Qt.CursorShape.SizeBDiagCursor,
}


def box_rect(viewport: Viewport, box: TimeFreqBox) -> QRectF:
    """Return a box in plot pixels."""
    x0, x1 = viewport.x(box.onset_s), viewport.x(box.offset_s)
    y0, y1 = viewport.y(box.high_hz), viewport.y(box.low_hz)
    return QRectF(x0, y0, x1 - x0, y1 - y0)


def paint_line(painter: QPainter, pen: QPen, draw: Callable[[], object]) -> None:
    """Draw with a pen above a dark halo, a pixel wider on both sides."""
    set_pen_and_brush(painter, QPen(HALO, pen.widthF() + 2), None)
    draw()
    painter.setPen(pen)
    draw()


def paint_glow(
    painter: QPainter,
    viewport: Viewport,
    contours: list[FloatArray],
    *,
    fill: QColor,
    line: QColor | None,
) -> None:
    """Fill a segment's shape and, if asked, outline it; specks would cover its sound."""
    starts = np.cumsum([len(contour) for contour in contours])[:-1]
    points = np.concatenate(contours)
    pixels = np.stack(
        [(points[:, 0] - viewport.start_s) * viewport.px_per_s, viewport.ys(points[:, 1])], axis=1
    )
    path = path_without_specks(np.split(pixels, starts), _UNIT_PX)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, fill)
    if line is not None:
        paint_line(painter, QPen(line, 1.6), lambda: painter.drawPath(path))


def paint_selected_boxes(
    painter: QPainter, viewport: Viewport, boxes: tuple[FloatArray, ...]
) -> None:
    """Mark very many selected segments by their boxes; thousands as a density map.

    ``boxes`` are their left, right, top and bottom edges in plot pixels.
    """
    left, right, top, bottom = boxes
    if len(left) > _MAX_BOXES:
        _paint_density(painter, viewport, boxes)
        return
    sizes = zip(left, top, right - left, bottom - top, strict=True)
    rects = [QRectF(*map(float, box)) for box in sizes]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    set_pen_and_brush(painter, None, QColor(255, 255, 255, 40)).drawRects(rects)
    paint_line(painter, QPen(QColor("white"), 1), lambda: painter.drawRects(rects))


def _paint_density(painter: QPainter, viewport: Viewport, boxes: tuple[FloatArray, ...]) -> None:
    width = max(1, round(viewport.width_px / CELL_PX))
    height = max(1, round(viewport.height_px / CELL_PX))
    cells = [edge / CELL_PX for edge in boxes]
    (counts,) = sums_over(cells, width, height, [np.ones(len(cells[0]))])
    pixels = premultiply((255.0, 255.0, 255.0), np.where(counts > 0.5, _DENSITY_OPACITY, 0.0))
    image = picture_of(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    painter.drawImage(QRectF(0.0, 0.0, viewport.width_px, viewport.height_px), image)


def paint_handles(painter: QPainter, viewport: Viewport, box: TimeFreqBox) -> None:
    """Paint the frame of a selected segment, and its eight handles if they fit."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = box_rect(viewport, box)
    paint_line(painter, QPen(QColor("white"), 1), lambda: painter.drawRect(rect))
    if not has_handles(box, viewport):
        return
    set_pen_and_brush(painter, QPen(QColor(10, 12, 16, 200), 1), QColor("white"))
    for handle in HANDLES:
        x, y = handle_position(box, handle, viewport)
        painter.drawRoundedRect(QRectF(x - 3.5, y - 3.5, 7, 7), 1.5, 1.5)


def paint_rubber(painter: QPainter, viewport: Viewport, box: TimeFreqBox, color: QColor) -> None:
    """Paint the selection frame."""
    rect = box_rect(viewport, box)
    painter.fillRect(rect, with_alpha(color, 36))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    pen = QPen(QColor("white"), 1, Qt.PenStyle.DashLine)
    paint_line(painter, pen, lambda: painter.drawRect(rect))


def paint_new_box(
    painter: QPainter, viewport: Viewport, box: TimeFreqBox, color: QColor, font: QFont
) -> None:
    """Paint a box being drawn or changed, with its duration and bandwidth."""
    rect = box_rect(viewport, box)
    painter.fillRect(rect, with_alpha(color, 40))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    paint_line(painter, QPen(QColor("white"), 1), lambda: painter.drawRect(rect))
    _paint_measure(painter, viewport, rect, measure_text(box), font)


def measure_text(box: TimeFreqBox) -> str:
    """Return "0.240 s × 1.85 kHz"."""
    if box.duration_s < 1:
        duration = f"{decimal(box.duration_s * 1000, 0)} ms"
    else:
        duration = f"{decimal(box.duration_s, 2)} s"
    return f"{duration} × {decimal(box.bandwidth_hz / 1000, 2)} kHz"


def _paint_measure(
    painter: QPainter, viewport: Viewport, rect: QRectF, text: str, font: QFont
) -> None:
    small = QFont(font)
    small.setPixelSize(11)
    metrics = QFontMetricsF(small)
    width = metrics.horizontalAdvance(text) + 12
    x = min(max(rect.left(), 2.0), viewport.width_px - width - 2)
    y = rect.bottom() + 5
    if y + 18 > viewport.height_px:
        y = max(2.0, rect.top() - 23)
    plate = QRectF(x, y, width, 18)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    set_pen_and_brush(painter, None, _PLATE).drawRoundedRect(plate, 4, 4)
    painter.setFont(small)
    painter.setPen(QColor("#eef1f6"))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def paint_crosshair(painter: QPainter, viewport: Viewport, at: QPointF, ink: QColor) -> None:
    """Paint a crosshair at the pointer."""
    faint = with_alpha(ink, 58)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setPen(QPen(faint, 1))
    painter.drawLine(QPointF(at.x(), 0), QPointF(at.x(), viewport.height_px))
    painter.drawLine(QPointF(0, at.y()), QPointF(viewport.width_px, at.y()))


def paint_play_cursor(painter: QPainter, viewport: Viewport, time_s: float) -> None:
    """Paint the playback position: white between black, visible on any colour."""
    x = round(viewport.x(time_s)) + 0.5
    if not -4 <= x <= viewport.width_px + 4:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(QRectF(x - 1.5, 0, 3, viewport.height_px), QColor("black"))
    painter.fillRect(QRectF(x - 0.5, 0, 1, viewport.height_px), QColor("white"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("black"), 1))
    painter.setBrush(QColor("white"))
    painter.drawPolygon([QPointF(x - 6, 0), QPointF(x + 6, 0), QPointF(x, 8)])


def paint_stroke(
    painter: QPainter, stroke: list[tuple[float, float]], radius_px: float, color: QColor
) -> None:
    """Paint the current stroke of a brush."""
    path = QPainterPath(QPointF(*stroke[0]))
    for point in stroke[1:] or stroke:
        path.lineTo(QPointF(*point))
    tint = with_alpha(color, 110)
    round_pen = QPen(
        tint, 2 * radius_px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )  # fmt: skip
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    set_pen_and_brush(painter, round_pen, None).drawPath(path)


def paint_brush_tip(painter: QPainter, at: QPointF, radius_px: float, ink: QColor) -> None:
    """Paint the outline of the brush under the pointer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    set_pen_and_brush(painter, QPen(ink, 1), None).drawEllipse(at, radius_px, radius_px)
