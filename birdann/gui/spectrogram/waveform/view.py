"""The waveform below the spectrogram, with the same time range, segments and cursors."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from birdann.gui.spectrogram.axes import MARGINS, axis_font
from birdann.gui.spectrogram.gestures import DRAG_START_PX
from birdann.gui.spectrogram.tiles.audio_source import WaveTileSource
from birdann.gui.spectrogram.tiles.planner import Tile, TileAddress, plan
from birdann.gui.spectrogram.tiles.service import TileService
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.spectrogram.waveform.columns import Columns, WaveColumns, decibel_step
from birdann.gui.style.theme import (
    current_theme,
    picture_of,
    set_pen_and_brush,
    species_style,
    theme_events,
    with_alpha,
)
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import decimal

if TYPE_CHECKING:
    from birdann.dsp.audio import AudioInfo
    from birdann.gui.spectrogram.pointer import Pointer
    from birdann.gui.spectrogram.scene import SpectrogramScene
    from birdann.gui.spectrogram.tiles.audio_source import LevelStore

_HEIGHT_PX = 84
_TOP_PX, _BOTTOM_PX = 4.0, 6.0
_LANE_PX = 3.0
_MAX_LANE_SEGMENTS = 600
_WHEEL_GAIN = 1.25
_MIN_GAIN, _MAX_GAIN = 1.0, 4096.0
_WAVE_STRENGTH = 0.72


class WaveformStrip(QWidget):
    """Draws the waveform of the visible range, and navigates it.

    Wheel, drag and click act as in the spectrogram; Shift and wheel scale the height, which is
    initially fitted to the loudest sound of the recording.
    """

    wheeled = Signal(object)
    """A wheel event, its position in line with the spectrogram's."""
    panned = Signal(float)
    """Pixels that the content was dragged to the right."""
    clicked = Signal(float)
    """Seconds."""
    hovered = Signal(object)
    """Seconds, or None when the pointer leaves."""

    def __init__(self, service: TileService, scene: SpectrogramScene, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("waveform")
        self.setAccessibleName(tr("Waveform"))
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._service, self._scene = service, scene
        self._columns = WaveColumns(service)
        self._source: WaveTileSource | None = None
        self._guide_s: float | None = None
        self.gain = 1.0
        self._is_own_gain = False
        self._image: QImage | None = None
        self._press_x: float | None = None
        self._drag_x: float | None = None
        service.tile_ready.connect(self._tile_is_ready)
        service.overview_ready.connect(self._overview_is_ready)
        theme_events().changed.connect(self._forget_picture)
        scene.viewport_changed.connect(lambda *_: self._follow_view())
        for signal in (scene.index_changed, scene.selection_changed):
            signal.connect(lambda *_: self.update())

    # --- what is shown -------------------------------------------------------

    def set_source(self, source: WaveTileSource | None) -> None:
        """Show another recording, or none."""
        self._source, self.gain, self._is_own_gain = source, 1.0, False
        self._columns.set_source(source)
        self._service.set_source(source)
        self._follow_view()

    def _follow_view(self) -> None:
        self._request()
        self._forget_picture()

    def set_guide_time(self, time_s: float | None) -> None:
        """Mark the time under the pointer of either widget."""
        if time_s != self._guide_s:
            self._guide_s = time_s
            self.update()

    def set_gain(self, gain: float) -> None:
        """Scale the waveform, until another recording is shown."""
        self.gain = min(max(gain, _MIN_GAIN), _MAX_GAIN)
        self._is_own_gain = True
        self._forget_picture()

    def plot(self) -> QRectF:
        box = QRectF(self.rect())
        return box.adjusted(MARGINS.left(), _TOP_PX, -MARGINS.right(), -_BOTTOM_PX)

    def extremes(self) -> Columns | None:
        """Return maximum and minimum of each visible device pixel, or None."""
        if self._scene.viewport is None or self._source is None:
            return None
        return self._columns.extremes(self._scene.viewport, self.devicePixelRatioF())

    def _request(self) -> None:
        viewport, source = self._scene.viewport, self._source
        if viewport is None or source is None or not self.isVisible():
            return
        wanted = plan(
            source.pyramid,
            viewport.start_s,
            viewport.stop_s,
            viewport.px_per_s * self.devicePixelRatioF(),
        )
        self._service.request(wanted.all_tiles)

    def _tile_is_ready(self, generation: int, address: TileAddress) -> None:
        if generation == self._service.generation and self.isVisible():
            self._forget_picture()

    def _overview_is_ready(self, generation: int, overview: Tile) -> None:
        if generation != self._service.generation:
            return
        self._columns.set_overview(overview)
        if not self._is_own_gain:
            self.gain = decibel_step(int(overview.max(initial=1)))
        self._forget_picture()

    def _forget_picture(self) -> None:
        self._image = None
        self.update()

    # --- painting ------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            painter.fillRect(self.rect(), theme.window)
            plot = self.plot()
            painter.fillRect(plot, theme.plot)
            viewport = self._scene.viewport
            if viewport is not None and self._source is not None:
                painter.save()
                painter.setClipRect(plot)
                painter.translate(plot.topLeft())
                self._paint_spans(painter, viewport, plot.height())
                if self._image is None:
                    self._image = self._picture(plot)
                if self._image is not None:
                    painter.drawImage(QPointF(0.0, 0.0), self._image)
                self._paint_lane(painter, viewport, plot.height())
                self._paint_times(painter, viewport, plot.height())
                painter.restore()
                self._paint_scale(painter, plot)
            set_pen_and_brush(painter, QPen(theme.border, 1), None).drawRect(
                plot.adjusted(-1, -1, 0, 0)
            )

    def _picture(self, plot: QRectF) -> QImage | None:
        extremes = self.extremes()
        if extremes is None:
            return None
        ratio = self.devicePixelRatioF()
        height = max(1, round((plot.height() - _LANE_PX - 1) * ratio))
        half = height / 2
        top = np.floor(half - extremes[0] * (self.gain * half) - 0.5)
        bottom = np.ceil(half - extremes[1] * (self.gain * half) + 0.5)
        rows = np.arange(height)[:, None]
        inside = (rows >= top) & (rows < bottom)
        color = blend(current_theme().accent, current_theme().plot, _WAVE_STRENGTH)
        pixels = np.where(inside, np.uint32(color.rgba()), np.uint32(0))
        image = picture_of(pixels)
        image.setDevicePixelRatio(ratio)
        return image

    def _paint_spans(self, painter: QPainter, viewport: Viewport, height: float) -> None:
        shade = with_alpha(current_theme().text, 34)
        index, rows = self._scene.index, self._scene.selected_rows
        meets = (index.onsets_s[rows] <= viewport.stop_s) & (
            index.offsets_s[rows] >= viewport.start_s
        )
        for row in rows[meets].tolist():
            x0 = viewport.x(float(index.onsets_s[row]))
            x1 = viewport.x(float(index.offsets_s[row]))
            painter.fillRect(QRectF(x0, 0.0, max(1.0, x1 - x0), height), shade)

    def _paint_lane(self, painter: QPainter, viewport: Viewport, height: float) -> None:
        index = self._scene.index
        rows = index.query(viewport.start_s, viewport.stop_s)
        if len(rows) > _MAX_LANE_SEGMENTS:
            return
        for row in rows.tolist():
            x0 = viewport.x(float(index.onsets_s[row]))
            x1 = viewport.x(float(index.offsets_s[row]))
            lane = QRectF(x0, height - _LANE_PX, max(1.5, x1 - x0), _LANE_PX)
            painter.fillRect(lane, species_style(int(index.colors[row])).color)

    def _paint_times(self, painter: QPainter, viewport: Viewport, height: float) -> None:
        theme = current_theme()
        guide = with_alpha(theme.muted, 150)
        for time_s, color in ((self._guide_s, guide), (self._scene.cursor_s, theme.text)):
            if time_s is not None:
                painter.fillRect(QRectF(round(viewport.x(time_s)), 0.0, 1.0, height), color)

    def _paint_scale(self, painter: QPainter, plot: QRectF) -> None:
        theme = current_theme()
        painter.setFont(axis_font(self.font()))
        painter.setPen(theme.muted)
        level = decimal(-20 * np.log10(self.gain), 0).replace("−0", "0")
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        top = QRectF(0.0, plot.top() - 2, plot.left() - 6, 14)
        painter.drawText(top, right, level)
        middle = QRectF(0.0, plot.center().y() - 8, plot.left() - 6, 14)
        painter.drawText(middle, right, tr("dB"))

    # --- events --------------------------------------------------------------

    def _x(self, event: QMouseEvent | QWheelEvent) -> float:
        return event.position().x() - self.plot().left()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._scene.viewport is None:
            return
        steps = (event.angleDelta().y() or event.angleDelta().x()) / 120
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.set_gain(self.gain * _WHEEL_GAIN**steps)
        else:
            self.wheeled.emit(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._scene.viewport is not None:
            self._press_x = self._drag_x = self._x(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        viewport = self._scene.viewport
        if viewport is None:
            return
        x = self._x(event)
        if self._press_x is not None and self._drag_x is not None:
            is_drag = self._drag_x != self._press_x or abs(x - self._press_x) >= DRAG_START_PX
            if is_drag:
                self.panned.emit(x - self._drag_x)
                self._drag_x = x
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.hovered.emit(viewport.time_s(x) if self.plot().contains(event.position()) else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        viewport = self._scene.viewport
        if self._press_x is not None and viewport is not None:
            if self._drag_x == self._press_x:
                self.clicked.emit(viewport.time_s(self._press_x))
            self.unsetCursor()
        self._press_x = self._drag_x = None

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(None)

    def showEvent(self, event: QEvent) -> None:
        self._request()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget_picture()

    def sizeHint(self) -> QSize:
        return QSize(900, _HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, _HEIGHT_PX)


def blend(color: QColor, ground: QColor, share: float) -> QColor:
    """Return a colour blended over a background."""
    weight, other = share, 1 - share
    return QColor.fromRgbF(
        weight * color.redF() + other * ground.redF(),
        weight * color.greenF() + other * ground.greenF(),
        weight * color.blueF() + other * ground.blueF(),
    )


_TILE_BYTES = 8 * 2**20


class LinkedWaveform(QObject):
    """A waveform strip with its own threads, idle while it is hidden."""

    def __init__(
        self, scene: SpectrogramScene, pointer: Pointer, store: LevelStore, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._store = store
        self._service = TileService(self, budget_bytes=_TILE_BYTES)
        self._recording: AudioInfo | None = None
        self._channel: int | None = None
        self.strip = WaveformStrip(self._service, scene, parent)
        self.strip.hide()
        strip = self.strip
        pointer.cursor_moved.connect(lambda time_s, *_: strip.set_guide_time(time_s))
        scene.cursor_left.connect(lambda: strip.set_guide_time(None))
        strip.wheeled.connect(pointer.wheel)
        strip.panned.connect(self._pan)
        strip.hovered.connect(self._show_guide)

    @property
    def is_visible(self) -> bool:
        return not self.strip.isHidden()

    def set_visible(self, visible: bool) -> None:
        self.strip.setVisible(visible)
        self._update_source()

    def set_recording(self, info: AudioInfo | None, channel: int | None = None) -> None:
        """Show the waveform of a recording, or of one of its channels; or none."""
        self._recording, self._channel = info, channel
        self._update_source()

    def wait_until_idle(self, timeout_s: float, *, exact: bool) -> bool:
        return self._service.wait_until_idle(timeout_s, exact=exact)

    def shutdown(self) -> None:
        self._service.shutdown()

    def _update_source(self) -> None:
        info = self._recording if self.is_visible else None
        source = None
        if info is not None:
            source = WaveTileSource(info, self._channel, store=self._store)
        self.strip.set_source(source)

    def _pan(self, x_px: float) -> None:
        viewport = self._scene.viewport
        if viewport is not None:
            self._scene.set_viewport(viewport.pan(x_px), is_moving=True)

    def _show_guide(self, time_s: float | None) -> None:
        self._scene.guide_s = time_s
        self.strip.set_guide_time(time_s)
        self._scene.changed.emit()
