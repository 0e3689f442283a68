"""Overview strip above the spectrogram: whole recording, visible range, review status."""

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from birdann.core.labels import SegmentStatus
from birdann.gui.project.segment_index import STATUS_ORDER, SegmentIndex
from birdann.gui.spectrogram.axes import MARGINS
from birdann.gui.spectrogram.tiles.colormaps import UInt32Array
from birdann.gui.spectrogram.tiles.source import Tile
from birdann.gui.style.theme import STATUS_COLORS, current_theme, theme_events
from birdann.gui.text.language import tr

_HEIGHT_PX, _MIN_HEIGHT_PX = 54, 34
_LANE_PX = 6
_LANE_ROWS = 12
_MIN_MARKER_PX = 6.0
# From the bottom of the lane to its top.
_LANE_ORDER = (
    SegmentStatus.CONFIRMED,
    SegmentStatus.CORRECTED,
    SegmentStatus.REJECTED,
    SegmentStatus.PREDICTED,
    SegmentStatus.UNLABELLED,
)


class OverviewStrip(QWidget):
    """Shows a sampled picture of the whole recording; click or drag to jump."""

    jumped = Signal(float)  # the time wanted in the middle of the view

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("overview")
        self.setAccessibleName(tr("Overview of the recording"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._duration_s = 0.0
        self._view_s = (0.0, 0.0)
        self._cursor_s: float | None = None
        self._picture: Tile | None = None
        self._image: QImage | None = None
        self._colors: list[int] = [0xFF000000] * 256
        self._index = SegmentIndex()
        self._lane: QImage | None = None
        theme_events().changed.connect(self.update)

    def set_duration(self, duration_s: float) -> None:
        self._duration_s = duration_s
        self._picture, self._image = None, None
        self._cursor_s = None
        self.set_index(SegmentIndex())

    def set_picture(self, picture: Tile) -> None:
        """Set the sampled picture of the recording, lowest frequency first."""
        self._picture, self._image = picture, None
        self.update()

    def set_colors(self, lut: UInt32Array) -> None:
        self._colors, self._image = lut.tolist(), None
        self.update()

    def set_view(self, start_s: float, stop_s: float) -> None:
        if (start_s, stop_s) != self._view_s:
            self._view_s = start_s, stop_s
            self.update()

    def set_cursor_time(self, time_s: float | None) -> None:
        """Set the playback position."""
        self._cursor_s = time_s
        self.update()

    def set_index(self, index: SegmentIndex) -> None:
        self._index, self._lane = index, None
        self.update()

    def plot(self) -> QRectF:
        """Return the strip's rectangle, aligned with the spectrogram's plot."""
        box = QRectF(self.rect())
        return box.adjusted(MARGINS.left(), 8, -MARGINS.right(), -2)

    def _x(self, time_s: float) -> float:
        plot = self.plot()
        return plot.left() + time_s / self._duration_s * plot.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.window)
        plot = self.plot()
        painter.fillRect(plot, theme.plot)
        if not self._duration_s:
            return
        picture = plot.adjusted(0, 0, 0, -_LANE_PX - 1)
        self._paint_picture(painter, picture)
        self._paint_lane(
            painter, QRectF(plot.left(), picture.bottom() + 1, plot.width(), _LANE_PX)
        )
        self._paint_marker(painter, plot)
        if self._cursor_s is not None:
            x = round(self._x(self._cursor_s))
            painter.fillRect(QRectF(x - 1, plot.top(), 3, plot.height()), QColor("black"))
            painter.fillRect(QRectF(x, plot.top(), 1, plot.height()), QColor("white"))
        painter.setPen(QPen(theme.border, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(plot.adjusted(-1, -1, 0, 0))

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        if self._picture is None or not self._picture.size:
            return
        if self._image is None:
            ratio = self.devicePixelRatioF()
            size = max(1, round(box.height() * ratio)), max(1, round(box.width() * ratio))
            rows = self._pooled(*size)
            height, width = rows.shape
            indexed = QImage(rows.data, width, height, width, QImage.Format.Format_Indexed8)
            indexed.setColorTable(self._colors)
            self._image = indexed.convertToFormat(QImage.Format.Format_RGB32)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box, self._image)

    def _pooled(self, height: int, width: int) -> Tile:
        assert self._picture is not None
        n_bins, n_columns = self._picture.shape
        rows = np.unique(np.arange(height) * n_bins // height)
        columns = np.unique(np.arange(width) * n_columns // width)
        pooled = np.maximum.reduceat(self._picture, columns, axis=1)
        return np.ascontiguousarray(np.maximum.reduceat(pooled, rows, axis=0)[::-1])

    def _paint_lane(self, painter: QPainter, box: QRectF) -> None:
        painter.fillRect(box, current_theme().window)
        if not len(self._index):
            return
        if self._lane is None:
            self._lane = self._lane_image(max(1, round(box.width() * self.devicePixelRatioF())))
        painter.drawImage(box, self._lane)

    def _lane_image(self, width: int) -> QImage:
        """Return the lane with the proportions of statuses over time."""
        scale = width / self._duration_s
        first = np.clip((self._index.onsets_s * scale).astype(np.intp), 0, width - 1)
        last = np.clip((self._index.offsets_s * scale).astype(np.intp), 0, width - 1)
        covers = []
        for status in _LANE_ORDER:
            chosen = self._index.statuses == STATUS_ORDER.index(status)
            steps = np.bincount(first[chosen], minlength=width + 1).astype(np.int64)
            steps -= np.bincount(last[chosen] + 1, minlength=width + 1)
            covers.append(np.cumsum(steps)[:width])
        heights = np.cumsum(covers, axis=0)
        tops = np.round(heights / np.maximum(heights[-1], 1) * _LANE_ROWS)
        rows = np.arange(_LANE_ROWS)[:, None]
        pixels = np.zeros((_LANE_ROWS, width), dtype=np.uint32)
        for status, below in zip(reversed(_LANE_ORDER), tops[::-1], strict=True):
            pixels[rows < below] = STATUS_COLORS[status].rgb() & 0xFFFFFFFF
        flipped = np.ascontiguousarray(pixels[::-1])
        image = QImage(flipped.data, width, _LANE_ROWS, 4 * width, QImage.Format.Format_ARGB32)
        return image.copy()

    def _marker(self) -> QRectF:
        plot = self.plot()
        left, right = self._x(self._view_s[0]), self._x(self._view_s[1])
        if right - left < _MIN_MARKER_PX:
            middle = (left + right) / 2
            left, right = middle - _MIN_MARKER_PX / 2, middle + _MIN_MARKER_PX / 2
        return QRectF(left, plot.top(), right - left, plot.height() - 1)

    def _paint_marker(self, painter: QPainter, plot: QRectF) -> None:
        theme = current_theme()
        marker = self._marker()
        if marker.width() >= plot.width() - 2:
            return
        shade = QColor(theme.window)
        shade.setAlpha(150)
        before = QRectF(plot.left(), plot.top(), marker.left() - plot.left(), plot.height())
        after = QRectF(marker.right(), plot.top(), plot.right() - marker.right(), plot.height())
        painter.fillRect(before, shade)
        painter.fillRect(after, shade)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 1.5))
        painter.drawRoundedRect(marker.adjusted(0, 0.5, 0, 0), 2, 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _jump(self, event: QMouseEvent) -> None:
        plot = self.plot()
        if self._duration_s and event.buttons() & Qt.MouseButton.LeftButton:
            share = (event.position().x() - plot.left()) / plot.width()
            self.jumped.emit(min(max(share, 0.0), 1.0) * self._duration_s)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def resizeEvent(self, event: object) -> None:
        self._image, self._lane = None, None

    def sizeHint(self) -> QSize:
        return QSize(900, _HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, _MIN_HEIGHT_PX)
