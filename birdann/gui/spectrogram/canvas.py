"""The spectrogram widget, painted in one pass without blocking, and its zoom button."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QContextMenuEvent,
    QCursor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from birdann.core.arrays import IndexArray, Int16Array
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.dsp.tiles import subtract_offsets
from birdann.gui.project.segment_index import SegmentIndex
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.spectrogram.axes import MARGINS, Axes
from birdann.gui.spectrogram.foreground import (
    Foreground,
    paint_message,
    paint_nothing,
    paint_title,
)
from birdann.gui.spectrogram.gestures import has_handles
from birdann.gui.spectrogram.layers.chip_layer import ChipLayer
from birdann.gui.spectrogram.layers.overlay import OverlayLayer
from birdann.gui.spectrogram.pointer import Pointer
from birdann.gui.spectrogram.scene import SpectrogramScene
from birdann.gui.spectrogram.tiles.audio_source import AudioTileSource
from birdann.gui.spectrogram.tiles.colormaps import (
    COLOR_MAPS,
    Contrast,
    contrast_for,
    limits_showing,
    lookup,
    noise_offsets,
)
from birdann.gui.spectrogram.tiles.images import TileImages
from birdann.gui.spectrogram.tiles.planner import (
    Plan,
    Tile,
    TileAddress,
    plan,
)
from birdann.gui.spectrogram.tiles.service import TileService
from birdann.gui.spectrogram.viewport import FrequencyScale, Viewport, initial_viewport
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme, theme_events
from birdann.gui.text.language import tr

_SIZE_PX, _GAP_PX = 24, 6


class ZoomButton(QToolButton):
    """Stands beside the selected segment while its outline is small, and zooms to it.

    Parameters
    ----------
    plot
        Returns the rectangle of the plot inside ``canvas``.
    """

    def __init__(
        self, canvas: QWidget, scene: SpectrogramScene, plot: Callable[[], QRectF]
    ) -> None:
        super().__init__(canvas)
        self._scene, self._plot = scene, plot
        self.setFixedSize(_SIZE_PX, _SIZE_PX)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has a key for it
        self.setAccessibleName(tr("Zoom to the selected segment"))
        self.setToolTip(tr("Zoom to the selected segment (Z)"))
        self.setIcon(icon("zoom-in"))
        self.hide()
        scene.changed.connect(self.move_beside_outline)

    def move_beside_outline(self) -> None:
        """Move beside the selected outline; hide if that has handles."""
        rows, viewport, plot = self._scene.selected_rows, self._scene.viewport, self._plot()
        if len(rows) != 1 or viewport is None:
            self.hide()
            return
        box = self._scene.index.box(int(rows[0]))
        right, left = viewport.x(box.offset_s), viewport.x(box.onset_s)
        middle = (viewport.y(box.low_hz) + viewport.y(box.high_hz)) / 2
        is_seen = right >= 0 and left <= plot.width() and 0 <= middle <= plot.height()
        self.setVisible(is_seen and not has_handles(box, viewport))
        x = right + _GAP_PX
        if x + _SIZE_PX > plot.width():
            x = left - _GAP_PX - _SIZE_PX
        y = min(max(0.0, middle - _SIZE_PX / 2), plot.height() - _SIZE_PX)
        self.move(round(plot.left() + x), round(plot.top() + y))


_REST_MS = 140
_STEP = 4
"""Tile values by which a contrast that follows changes; less would only flicker."""
_BUTTON_GAP_PX = 6


class SpectrogramCanvas(QWidget):
    """Paints the plot with its axes, and turns pointer and keys into signals.

    The displayed state is in its scene.
    """

    appearance_changed = Signal()
    overview_changed = Signal(object)
    pressed = Signal()

    def __init__(
        self, service: TileService, scene: SpectrogramScene, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("spectrogram")
        self.setAccessibleName(tr("Spectrogram"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.service = service
        self.images = TileImages(service)
        self.overlay = OverlayLayer()
        self.chips = ChipLayer(self.font())
        self.axes = Axes(self.font())
        self.scene = scene
        self.source: AudioTileSource | None = None
        self.title = ""
        self.items: dict[SegmentId, QAccessibleInterface] = {}
        """What stands for segments before screen readers; ``forget_items`` ends them."""
        self.pointer = Pointer(self.scene, self)
        self._foreground = Foreground(
            self.scene, self.pointer, self.overlay, self.axes, self.font()
        )
        self.color_map = COLOR_MAPS[0]
        self.contrast = self.contrast_of_recording = Contrast()
        self.fixes_contrast = False
        self.levels_noise = True
        self._sample: Tile | None = None
        self._has_overview = False
        self.offsets: Int16Array | None = None
        """Values subtracted from each bin to flatten steady noise; None for none."""
        self._scale = FrequencyScale.LINEAR
        self._is_zooming = False
        self._plan: Plan | None = None
        self._rest = single_shot(self, self._end_movement, _REST_MS)
        self.scene.changed.connect(self.update)
        self.scene.viewport_moved.connect(self._view_moved)
        self.scene.index_changed.connect(self._segments_have_changed)
        self.scene.selection_changed.connect(lambda ids: self.chips.prefer(frozenset(ids[:50])))
        self.scene.selection_changed.connect(self.follow_contrast)
        service.tile_ready.connect(self._tile_is_ready)
        service.overview_ready.connect(self._overview_is_ready)
        theme_events().changed.connect(self.update)
        self._segments_have_changed()

    # --- what is shown -------------------------------------------------------

    def set_source(
        self, source: AudioTileSource | None, duration_s: float, nyquist_hz: float
    ) -> None:
        """Show another recording from its start, or none."""
        if self.scene.viewport is not None:
            self._scale = self.scene.viewport.scale
        self.pointer.forget()
        self.scene.clear()
        self.replace_source(source)
        if source is not None:
            self.scene.set_viewport(self._first_view(duration_s, nyquist_hz))

    def replace_source(self, source: AudioTileSource | None) -> None:
        """Use other tiles of the same recording; view and segments stay."""
        self.source = source
        self._segments_have_changed()
        self._sample = None
        self._has_overview = False
        self.images.clear()
        self.contrast = replace(self.contrast, floor=60.0, ceiling=200.0)
        self.contrast_of_recording = self.contrast
        self.images.set_colors(lookup(self.color_map, self.contrast))
        self.service.set_source(source)
        self._request_tiles(0)
        self.update()

    def prepare(self, source: AudioTileSource, duration_s: float, nyquist_hz: float) -> None:
        """Precompute what is shown first of another recording."""
        viewport = self._first_view(duration_s, nyquist_hz)
        ratio = self.devicePixelRatioF()
        first = plan(source.pyramid, 0.0, viewport.stop_s, viewport.px_per_s * ratio)
        self.service.prepare(source, first.visible)

    def _first_view(self, duration_s: float, nyquist_hz: float) -> Viewport:
        plot = self.plot()
        return initial_viewport(
            duration_s=duration_s,
            nyquist_hz=nyquist_hz,
            width_px=plot.width(),
            height_px=plot.height(),
            scale=self._scale,
        )

    @property
    def channel(self) -> int | None:
        """The channel that is shown by itself, from 0."""
        return self.source.channel if self.source is not None else None

    @property
    def index(self) -> SegmentIndex:
        """The segments, of which those in the picture's channel are found."""
        return self.scene.index.in_channel(self.channel)

    def repaint_segments(self, rows: IndexArray) -> None:
        """Repaint segments whose status or colour has changed."""
        self.overlay.repaint(rows)
        self.chips.set_index(self.index)
        self.pointer.forget_hover()
        self.update()

    def _segments_have_changed(self) -> None:
        index = self.index
        self.overlay.set_index(index)
        self.chips.set_index(index)
        self.pointer.forget_hover()
        self.forget_items(self.items.keys() - set(index.shapes.ids.tolist()))

    def forget_items(self, segment_ids: Iterable[SegmentId]) -> None:
        """End what stands for segments that are gone: it is Python's, and Qt points to it."""
        for segment_id in segment_ids:
            item = self.items.pop(segment_id)
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))

    def _view_moved(self, before: Viewport | None, is_zoom: bool, is_moving: bool) -> None:
        viewport = self.scene.viewport
        if is_moving:
            self._is_zooming = self._is_zooming or is_zoom
            self.service.set_interactive(True)
            self._rest.start()
        later = before is not None and viewport is not None and viewport.start_s > before.start_s
        self._request_tiles(0 if is_zoom or before is None else (1 if later else -1))
        self.pointer.forget_hover()
        self.follow_contrast()

    def set_colors(self, color_map: str, brightness: float, contrast: float) -> None:
        """Set the colours; only a table of 256 entries is recomputed."""
        self.color_map = color_map
        self.contrast_of_recording = replace(
            self.contrast_of_recording, brightness=brightness, contrast=contrast
        )
        self._show_contrast(replace(self.contrast, brightness=brightness, contrast=contrast))

    def _show_contrast(self, contrast: Contrast) -> None:
        self.contrast = contrast
        self.images.set_colors(lookup(self.color_map, contrast))
        self.appearance_changed.emit()
        self.update()

    def fix_contrast(self, *, on: bool) -> None:
        """Set whether the contrast stays, instead of following what is in view."""
        self.fixes_contrast = on
        self.follow_contrast()

    def follow_contrast(self) -> None:
        """Adapt the contrast to the tiles in view, once all are there and the view rests.

        Whole tiles are looked at, so that a call that fills the view does not count as noise.
        """
        if self.fixes_contrast or self._sample is None or self._rest.isActive():
            return
        tiles = [self.service.get(key) for key in (self._plan.visible if self._plan else ())]
        values = [
            subtract_offsets(tile[:, ::2], self.offsets) for tile in tiles if tile is not None
        ]
        if len(values) < len(tiles) or not any(value.any() for value in values):
            return
        limits = contrast_for(np.concatenate(values, axis=1))
        row, box = self.scene.single_selected_row(), self.scene.asked
        if row is not None:
            box = self.scene.index.box(row)
        if box is not None:
            limits = limits_showing(limits, self._values_within(box))
        floor, ceiling = (float(_STEP * round(end / _STEP)) for end in limits)
        followed = replace(self.contrast, floor=floor, ceiling=ceiling)
        if followed != self.contrast:
            self._show_contrast(followed)

    def _values_within(self, box: TimeFreqBox) -> Tile:
        """Return the values of a box in the tiles in view, in one row."""
        assert self.source is not None
        assert self._plan is not None
        pyramid, level = self.source.pyramid, self._plan.level
        low, high = (round(hz / self.source.bin_hz) for hz in (box.low_hz, box.high_hz))
        first, last = (
            int((end_s - pyramid.origin_s) / pyramid.column_s(level))
            for end_s in (box.onset_s, box.offset_s)
        )
        parts = []
        for address in self._plan.visible:
            tile, left = self.service.get(address), address.index * TILE_COLUMNS
            if tile is not None:
                columns = slice(max(0, first - left), max(0, last + 1 - left))
                parts.append(
                    subtract_offsets(tile[:, columns], self.offsets)[low : high + 1].ravel()
                )
        return np.concatenate(parts)

    def plot(self) -> QRectF:
        return QRectF(self.rect()).marginsRemoved(MARGINS)

    def ink(self) -> QColor:
        """Return a colour that contrasts with the quiet end of the colour map."""
        return QColor("black") if self.color_map == "paper" else QColor("white")

    def chip_at(self, point: QPointF) -> int | None:
        """Return the row of the segment whose chip is at a point of the plot, or None."""
        return self.chips.row_at(point) if self.scene.shows_chips else None

    def decibels_at(self, time_s: float, hz: float) -> float | None:
        source = self.source
        if self._plan is None or source is None:
            return None
        pyramid, level = source.pyramid, self._plan.level
        column = int((time_s - pyramid.origin_s) / pyramid.column_s(level))
        tile = self.service.get(TileAddress(level, column // 512))
        row = round(hz / source.bin_hz)
        if tile is None or not 0 <= row < tile.shape[0]:
            return None
        return source.decibels(float(tile[row, column % 512]))

    def stop_timers(self) -> None:
        self._rest.stop()
        self.pointer.forget()
        self.forget_items(list(self.items))

    def _request_tiles(self, direction: int) -> None:
        viewport, source = self.scene.viewport, self.source
        if viewport is None or source is None:
            return
        self._plan = plan(
            source.pyramid,
            viewport.start_s,
            viewport.stop_s,
            viewport.px_per_s * self.devicePixelRatioF(),
            direction,
        )
        self.service.request(self._plan.all_tiles)

    def _end_movement(self) -> None:
        self._is_zooming = False
        self.service.set_interactive(False)
        self.follow_contrast()
        self.update()

    def _tile_is_ready(self, generation: int, address: TileAddress) -> None:
        if generation != self.service.generation:
            return
        self.images.drop(address)
        if self._sample is None:
            tile = self.service.get(address)
            if tile is not None:
                self._set_contrast_sample(tile)
        elif self._plan is not None and address in self._plan.visible:
            self.follow_contrast()
        if self._plan is not None and address.level >= self._plan.level - 1:
            self.update()

    def _overview_is_ready(self, generation: int, overview: Tile) -> None:
        if generation != self.service.generation:
            return
        self.images.set_overview(overview)
        if not self._has_overview:  # a later one is finer; contrast that jumps would be worse
            self._has_overview = True
            self._set_contrast_sample(overview)
        self.overview_changed.emit(subtract_offsets(overview, self.offsets))

    def set_levelling(self, *, on: bool) -> None:
        """Set whether steady noise is flattened over frequency."""
        self.levels_noise = on
        if self._sample is not None:
            self._set_contrast_sample(self._sample)
            self.overview_changed.emit(subtract_offsets(self._sample, self.offsets))

    def _set_contrast_sample(self, sample: Tile) -> None:
        self._sample = sample
        self.offsets = noise_offsets(sample) if self.levels_noise else None
        self.images.set_offsets(self.offsets)
        floor, ceiling = contrast_for(subtract_offsets(sample, self.offsets))
        whole = replace(self.contrast, floor=floor, ceiling=ceiling)
        self.contrast_of_recording = whole
        self._show_contrast(whole)
        self.follow_contrast()

    # --- painting ------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as time runs everywhere
            painter.fillRect(self.rect(), theme.window)
            scene, plot = self.scene, self.plot()
            viewport, source = scene.viewport, self.source
            if viewport is None or source is None:
                paint_nothing(painter, plot, scene.message, self._area_above_buttons(plot))
                return
            painter.save()
            painter.setClipRect(plot)
            painter.translate(plot.topLeft())
            ratio, is_moving = self.devicePixelRatioF(), self._rest.isActive()
            is_whole = self.images.paint_view(
                painter, viewport, source, ratio, is_moving=is_moving, is_zooming=self._is_zooming
            )
            if not is_whole:
                self.update()
            if scene.shows_segments:
                self._paint_segments(painter, viewport)
            self._foreground.paint_masks(painter, viewport, self.channel)
            self._foreground.paint_marks(painter, viewport, self.ink())
            painter.restore()
            self.axes.paint(painter, plot, viewport, scene.told_start, scene.origin_s)
            self._foreground.paint_pointer(painter, plot, viewport, self.ink(), self.decibels_at)
            if self.title:
                paint_title(painter, plot, self.title)
            if scene.message:
                paint_message(painter, plot, scene.message)

    def _paint_segments(self, painter: QPainter, viewport: Viewport) -> None:
        ratio = self.devicePixelRatioF()
        is_final = self.overlay.paint(painter, viewport, ratio, is_zooming=self._is_zooming)
        if not (is_final or self._is_zooming):
            self.update()
        self._foreground.paint_selection(painter, viewport, self.ink(), self.channel)
        if self.scene.shows_chips:
            # Placing them takes as long as outlines do, so it has a frame of its own.
            self.chips.paint(painter, viewport, ratio, is_moving=self._is_zooming or not is_final)

    def _area_above_buttons(self, plot: QRectF) -> QRectF:
        """Return the part of the plot above the help button of an empty picture."""
        tops_px = [child.y() for child in self.findChildren(QPushButton) if child.isVisible()]
        room = QRectF(plot)
        room.setBottom(min([plot.bottom(), *(y - _BUTTON_GAP_PX for y in tops_px)]))
        return room

    # --- events --------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(900, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 140)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.pointer.at is not None:  # it may have moved from under the pointer
            self.pointer.at = self.mapFromGlobal(QPointF(QCursor.pos()))
        viewport, plot = self.scene.viewport, self.plot()
        if viewport is not None:
            self.scene.set_viewport(viewport.with_size(plot.width(), plot.height()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.double_click(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.pointer.context_menu(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.pointer.wheel(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointer.at = QPointF(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.pointer.key(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        """Use Tab for the next segment if there are any; Ctrl+Tab leaves the widget."""
        if not len(self.scene.index):
            return super().focusNextPrevChild(next)
        self.pointer.step(1 if next else -1)
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.NativeGesture and self.pointer.native_gesture(event):
            return True
        if event.type() == QEvent.Type.ShortcutOverride and self.pointer.is_drawing_key(event):
            event.accept()
            return True
        return super().event(event)
