"""Strips above the spectrogram: the whole recording with its review status, and its windows."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from birdann.core.arrays import UInt32Array
from birdann.core.labels import ListState, SegmentStatus, SpeciesList
from birdann.core.windows import Span, round_span
from birdann.gui.project.segment_index import STATUS_ORDER
from birdann.gui.spectrogram.axes import MARGINS
from birdann.gui.spectrogram.scene import SpectrogramScene
from birdann.gui.spectrogram.tiles.images import color_tile
from birdann.gui.spectrogram.tiles.planner import Tile
from birdann.gui.style.theme import (
    STATUS_COLORS,
    current_theme,
    picture_of,
    set_pen_and_brush,
    theme_events,
    with_alpha,
)
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import clock

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

    def __init__(self, scene: SpectrogramScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = scene
        self.setObjectName("overview")
        self.setAccessibleName(tr("Overview of the recording"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._duration_s = 0.0
        self._picture: Tile | None = None
        self._image: QImage | None = None
        self._colors: list[int] = [0xFF000000] * 256
        self._lane: QImage | None = None
        theme_events().changed.connect(self.update)
        scene.viewport_changed.connect(lambda *_: self.update())
        scene.index_changed.connect(self.forget_lane)

    def set_duration(self, duration_s: float) -> None:
        self._duration_s = duration_s
        self._picture, self._image = None, None
        self.forget_lane()

    def set_picture(self, picture: Tile) -> None:
        """Set the sampled picture of the recording, lowest frequency first."""
        self._picture, self._image = picture, None
        self.update()

    def set_colors(self, lut: UInt32Array) -> None:
        self._colors, self._image = lut.tolist(), None
        self.update()

    def forget_lane(self) -> None:
        """Paint the statuses of the segments anew."""
        self._lane = None
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
        with QPainter(self) as painter:
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
            if self._scene.cursor_s is not None:
                x = round(self._x(self._scene.cursor_s))
                painter.fillRect(QRectF(x - 1, plot.top(), 3, plot.height()), QColor("black"))
                painter.fillRect(QRectF(x, plot.top(), 1, plot.height()), QColor("white"))
            set_pen_and_brush(painter, QPen(theme.border, 1), None).drawRect(
                plot.adjusted(-1, -1, 0, 0)
            )

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        if self._picture is None or not self._picture.size:
            return
        if self._image is None:
            ratio = self.devicePixelRatioF()
            size = max(1, round(box.height() * ratio)), max(1, round(box.width() * ratio))
            self._image = color_tile(self._pool_picture(*size), self._colors)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box, self._image)

    def _pool_picture(self, height: int, width: int) -> Tile:
        assert self._picture is not None
        n_bins, n_columns = self._picture.shape
        rows = np.unique(np.arange(height) * n_bins // height)
        columns = np.unique(np.arange(width) * n_columns // width)
        pooled = np.maximum.reduceat(self._picture, columns, axis=1)
        return np.ascontiguousarray(np.maximum.reduceat(pooled, rows, axis=0)[::-1])

    def _paint_lane(self, painter: QPainter, box: QRectF) -> None:
        painter.fillRect(box, current_theme().window)
        if not len(self._scene.index):
            return
        if self._lane is None:
            self._lane = self._lane_image(max(1, round(box.width() * self.devicePixelRatioF())))
        painter.drawImage(box, self._lane)

    def _lane_image(self, width: int) -> QImage:
        """Return the lane with the proportions of statuses over time."""
        scale, index = width / self._duration_s, self._scene.index
        first = np.clip((index.onsets_s * scale).astype(np.intp), 0, width - 1)
        last = np.clip((index.offsets_s * scale).astype(np.intp), 0, width - 1)
        covers = []
        for status in _LANE_ORDER:
            chosen = index.statuses == STATUS_ORDER.index(status)
            steps = np.bincount(first[chosen], minlength=width + 1).astype(np.int64)
            steps -= np.bincount(last[chosen] + 1, minlength=width + 1)
            covers.append(np.cumsum(steps)[:width])
        heights = np.cumsum(covers, axis=0)
        tops = np.round(heights / np.maximum(heights[-1], 1) * _LANE_ROWS)
        rows = np.arange(_LANE_ROWS)[:, None]
        pixels = np.zeros((_LANE_ROWS, width), dtype=np.uint32)
        for status, below in zip(reversed(_LANE_ORDER), tops[::-1], strict=True):
            pixels[rows < below] = STATUS_COLORS[status].rgb() & 0xFFFFFFFF
        return picture_of(pixels[::-1])

    def _marker(self) -> QRectF:
        plot, view = self.plot(), self._scene.viewport
        left, right = (self._x(view.start_s), self._x(view.stop_s)) if view else (0.0, 0.0)
        if right - left < _MIN_MARKER_PX:
            middle = (left + right) / 2
            left, right = middle - _MIN_MARKER_PX / 2, middle + _MIN_MARKER_PX / 2
        return QRectF(left, plot.top(), right - left, plot.height() - 1)

    def _paint_marker(self, painter: QPainter, plot: QRectF) -> None:
        theme = current_theme()
        marker = self._marker()
        if marker.width() >= plot.width() - 2:
            return
        shade = with_alpha(theme.window, 150)
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


_LANE_HEIGHT_PX = 14
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

    def _window_at(self, x: float) -> Span | None:
        time_s = self._time_s(x)
        here = [
            w.span_s for w in self._windows if w.span_s and w.span_s[0] <= time_s < w.span_s[1]
        ]
        return min(here, key=lambda span: span[1] - span[0], default=None)

    def _grip_at(self, x: float) -> tuple[Span, int] | None:
        """Return the window with a border at a position, and which border; selected ones first."""
        spans = [w.span_s for w in self._windows if w.span_s]
        for span in sorted(spans, key=lambda span: (span != self._chosen, span[1] - span[0])):
            for edge in (0, 1):
                if abs(self._x(span[edge]) - x) <= _GRIP_PX:
                    return span, edge
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.window)
            if not self._duration_s:
                return
            painter.fillRect(self.rect_of((0.0, self._duration_s)), theme.plot)
            for span in sorted(
                self._windows, key=lambda w: (w.span_s or (0, 0))[0] - (w.span_s or (0, 0))[1]
            ):
                if span.span_s is None:
                    continue
                is_chosen = span.span_s == self._chosen
                color = QColor(theme.accent if is_chosen else theme.text)
                painter.setPen(QPen(color, 2 if is_chosen else 1))
                fill = with_alpha(theme.accent, _TAGGED_ALPHA)
                is_tagged = span.state is not ListState.UNTAGGED
                painter.setBrush(fill if is_tagged else Qt.BrushStyle.NoBrush)
                painter.drawRect(self.rect_of(span.span_s).adjusted(0.5, 0.5, -0.5, -0.5))
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
            span, edge = self._grip
            ends = [span[1 - edge], at_s]
        else:
            ends = [self._from_s, at_s]
        self._drag = round_span((min(ends), max(ends)))
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
            self.chosen.emit(self._window_at(event.position().x()))
        elif drag[0] < drag[1]:
            if grip is not None:
                self.moved.emit(grip[0], drag)
            else:
                self.drawn.emit(*drag)

    def sizeHint(self) -> QSize:
        return QSize(900, _LANE_HEIGHT_PX)
