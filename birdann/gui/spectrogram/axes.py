"""Axes of the spectrogram: kHz on the left, time below, cursor values above."""

from datetime import datetime

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from birdann.gui.spectrogram.scales import FrequencyScale
from birdann.gui.spectrogram.ticks import (
    Tick,
    frequency_ticks,
    time_ticks,
    warped_frequency_ticks,
)
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import Theme
from birdann.gui.text.numbers import written

MARGINS = QMarginsF(46, 22, 12, 28)
"""Room for the axes around the plot."""

_LABEL_GAP_PX = 16.0
_MIN_GAP_PX = 6.0


def axis_font(font: QFont) -> QFont:
    """Return the font of tick labels: small, with tabular digits."""
    small = QFont(font)
    small.setPixelSize(11)
    return small


class Axes:
    """Paints ticks and labels around a plot."""

    def __init__(self, font: QFont) -> None:
        self._font = axis_font(font)
        self._metrics = QFontMetricsF(self._font)
        self._labels: list[QRectF] = []

    def paint(
        self,
        painter: QPainter,
        plot: QRectF,
        viewport: Viewport,
        theme: Theme,
        clock_start: datetime | None,
        origin_s: float | None,
    ) -> None:
        """Paint both axes, in widget coordinates; times count from the origin if given."""
        painter.setFont(self._font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._labels.clear()
        clock_start = clock_start if origin_s is None else None
        self._paint_time(painter, plot, viewport, theme, clock_start, origin_s or 0.0)
        self._paint_frequency(painter, plot, viewport, theme)
        painter.setPen(QPen(theme.border, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(plot.adjusted(-1, -1, 0, 0))

    def paint_readout(self, painter: QPainter, plot: QRectF, text: str, theme: Theme) -> None:
        """Paint the values at the cursor above the plot, on the right."""
        painter.setFont(self._font)
        painter.setPen(theme.muted)
        box = QRectF(plot.left(), 0, plot.width(), plot.top() - 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def paint_time_plate(
        self, painter: QPainter, plot: QRectF, x: float, text: str, theme: Theme
    ) -> None:
        width = self._metrics.horizontalAdvance(text) + 12
        left = min(max(x - width / 2, plot.left()), plot.right() - width)
        self._plate(painter, QRectF(left, plot.bottom() + 5, width, 18), text, theme)

    def paint_frequency_plate(
        self, painter: QPainter, plot: QRectF, y: float, text: str, theme: Theme
    ) -> None:
        """Paint the frequency at the cursor on the frequency axis."""
        width = self._metrics.horizontalAdvance(text) + 10
        top = min(max(y - 9, plot.top()), plot.bottom() - 18)
        self._plate(painter, QRectF(plot.left() - 4 - width, top, width, 18), text, theme)

    def _plate(self, painter: QPainter, box: QRectF, text: str, theme: Theme) -> None:
        for label in self._labels:  # half of a label would show beside the plate
            if label.intersects(box):
                painter.fillRect(label, theme.window)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text)
        painter.drawRoundedRect(box, 3, 3)
        painter.setFont(self._font)
        painter.setPen(theme.raised)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_time(
        self,
        painter: QPainter,
        plot: QRectF,
        viewport: Viewport,
        theme: Theme,
        clock_start: datetime | None,
        origin_s: float,
    ) -> None:
        start_s, stop_s = viewport.start_s - origin_s, viewport.stop_s - origin_s
        major, minor = time_ticks(start_s, stop_s, plot.width(), clock_start=clock_start)
        base = plot.bottom()
        painter.setPen(QPen(_faint(theme), 1))
        for tick in minor:
            x = round(plot.left() + viewport.x(tick.value + origin_s))
            painter.drawLine(QPointF(x, base), QPointF(x, base + 3))
        has_colon = any(":" in tick.label for tick in major)
        taken = -1.0
        for tick in major:
            x = round(plot.left() + viewport.x(tick.value + origin_s))
            painter.setPen(QPen(theme.muted, 1))
            painter.drawLine(QPointF(x, base), QPointF(x, base + 5))
            label = f"{written(tick.label)} s"
            if has_colon:
                label = "0:00" if tick.label == "0" else written(tick.label)
            width = self._metrics.horizontalAdvance(label)
            left = min(max(x - width / 2, 2.0), plot.right() + MARGINS.right() - width - 4)
            if left < taken:
                continue
            taken = left + width + _MIN_GAP_PX
            box = QRectF(left, base + 7, width + 2, 15)
            self._labels.append(box)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label
            )

    def _paint_frequency(
        self, painter: QPainter, plot: QRectF, viewport: Viewport, theme: Theme
    ) -> None:
        right = plot.left() - 1
        painter.setPen(QPen(theme.muted, 1))
        for tick in self._frequency_ticks(viewport):
            y = round(plot.top() + viewport.y(tick.value))
            painter.drawLine(QPointF(right - 4, y), QPointF(right, y))
            label_y = min(max(y - 7.5, plot.top() - 4), plot.bottom() - 11)
            box = QRectF(0, label_y, right - 8, 15)
            self._labels.append(box)
            painter.drawText(
                box,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                written(tick.label),
            )
        unit = QRectF(0, 0, right - 8, plot.top() - 4)
        painter.drawText(unit, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "kHz")

    @staticmethod
    def _frequency_ticks(viewport: Viewport) -> list[Tick]:
        low, high = viewport.low_hz, viewport.high_hz
        if viewport.scale is FrequencyScale.LINEAR:
            return frequency_ticks(low, high, viewport.height_px)
        shown: list[Tick] = []
        last_y = float("inf")
        for tick in warped_frequency_ticks(low, high):
            y = viewport.y(tick.value)
            if last_y - y >= _LABEL_GAP_PX:
                shown.append(tick)
                last_y = y
        return shown


def _faint(theme: Theme) -> QColor:
    faint = QColor(theme.muted)
    faint.setAlphaF(0.5)
    return faint
