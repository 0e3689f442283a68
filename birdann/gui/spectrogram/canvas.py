"""The spectrogram itself: one widget, painted in one pass, never waiting for anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from birdann.core.geometry import Grid
from birdann.gui.language import tr
from birdann.gui.spectrogram import foreground
from birdann.gui.spectrogram.axes import MARGINS, Axes
from birdann.gui.spectrogram.chip_layer import ChipLayer
from birdann.gui.spectrogram.colormaps import (
    COLOR_MAPS,
    Contrast,
    contrast_for,
    levelled,
    lookup,
    noise_offsets,
)
from birdann.gui.spectrogram.hover_card import HoverCardPainter
from birdann.gui.spectrogram.overlay import OverlayLayer
from birdann.gui.spectrogram.planner import Plan, TileAddress, plan
from birdann.gui.spectrogram.pointer import Pointer
from birdann.gui.spectrogram.scales import FrequencyScale
from birdann.gui.spectrogram.segment_index import SegmentIndex
from birdann.gui.spectrogram.tile_images import TileImages
from birdann.gui.spectrogram.viewport import Viewport, initial_viewport
from birdann.gui.theme import current_theme, theme_events

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    import numpy as np
    import numpy.typing as npt
    from PySide6.QtGui import (
        QContextMenuEvent,
        QEnterEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QWheelEvent,
    )

    from birdann.core.geometry import Mask
    from birdann.core.ids import SegmentId
    from birdann.gui.spectrogram.hover_card import HoverCard
    from birdann.gui.spectrogram.segment_index import IndexArray
    from birdann.gui.tile_source import Tile, TileSource
    from birdann.gui.tiles import TileService

_REST_MS = 140


class SpectrogramCanvas(QWidget):
    """Paints the plot with its axes and turns pointer and keys into signals.

    It owns what is on screen (viewport, selection, pointer), never the data.
    """

    viewport_changed = Signal(float, float)
    selection_changed = Signal(object)
    appearance_changed = Signal()
    overview_changed = Signal(object)

    def __init__(self, service: TileService, parent: QWidget | None = None) -> None:
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
        self.cards = HoverCardPainter(self.font())
        self.pointer = Pointer(self)
        self.index = SegmentIndex()
        self.viewport: Viewport | None = None
        self.source: TileSource | None = None
        self.selected: tuple[SegmentId, ...] = ()
        self.message = ""
        self.clock_start: datetime | None = None
        self.cursor_s: float | None = None
        self.guide_s: float | None = None
        self.hover_provider: Callable[[SegmentId], HoverCard | None] | None = None
        self.paint: tuple[tuple[Mask, bool], ...] = ()
        self.preview: tuple[Mask, ...] = ()
        self.shows_chips = True
        self.shows_segments = True
        self.color_map = COLOR_MAPS[0]
        self.contrast = Contrast()
        self.levels_noise = True
        self.selected_rows = self.index.rows_of(())
        self._sample: Tile | None = None
        self._has_overview = False
        self._offsets: npt.NDArray[np.int16] | None = None
        self._scale = FrequencyScale.LINEAR
        self._is_zooming = False
        self._plan: Plan | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._come_to_rest)
        service.tile_ready.connect(self._tile_is_ready)
        service.overview_ready.connect(self._overview_is_ready)
        theme_events().changed.connect(self._theme_has_changed)

    # --- what is shown -------------------------------------------------------

    def set_source(self, source: TileSource | None, duration_s: float, nyquist_hz: float) -> None:
        """Show another recording from its start, or none."""
        if self.viewport is not None:
            self._scale = self.viewport.scale
        self.message = ""
        self.selected, self.cursor_s = (), None
        self.paint, self.preview = (), ()
        self.pointer.forget()
        self.set_index(SegmentIndex())
        self.viewport = None
        self.replace_source(source)
        if source is not None:
            self.set_viewport(self._first_view(duration_s, nyquist_hz))

    def replace_source(self, source: TileSource | None) -> None:
        """Make the picture from other tiles of the same recording; view and segments stay."""
        self.source = source
        self._sample = None
        self._has_overview = False
        self.images.clear()
        self.contrast = replace(self.contrast, floor=60.0, ceiling=200.0)
        self.images.set_colors(lookup(self.color_map, self.contrast))
        self.service.set_source(source)
        self._request_tiles(0)
        self.update()

    def prepare(self, source: TileSource, duration_s: float, nyquist_hz: float) -> None:
        """Have what is seen first of another recording made in advance."""
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

    def set_index(self, index: SegmentIndex) -> None:
        """Show other segments; selected ones that are still there stay selected."""
        self.index = index
        self.overlay.set_index(index)
        self.chips.set_index(index)
        self.pointer.forget_hover()
        kept, self.selected_rows = index.known(self.selected)
        self.select(kept, self.selected_rows)
        self.update()

    def repaint_segments(self, rows: npt.NDArray[np.intp]) -> None:
        """Draw some segments again, whose states or colours have changed."""
        self.overlay.repaint(rows)
        self.chips.set_index(self.index)
        self.pointer.forget_hover()
        self.update()

    def select(self, ids: tuple[SegmentId, ...], rows: IndexArray | None = None) -> None:
        """Select exactly these segments, which may be known to be at these places."""
        if ids != self.selected:
            self.selected = ids
            self.selected_rows = self.index.known(ids)[1] if rows is None else rows
            self.chips.favour(frozenset(ids[:50]))
            self.selection_changed.emit(ids)
            self.update()

    def set_viewport(
        self, viewport: Viewport, *, is_zoom: bool = False, is_moving: bool = False
    ) -> None:
        """Show another part; ``is_moving`` while the user's hand is on it."""
        before = self.viewport
        if viewport == before:
            return
        self.viewport = viewport
        if is_moving:
            self._is_zooming = self._is_zooming or is_zoom
            self.service.set_interactive(True)
            self._rest.start()
        later = before is not None and viewport.start_s > before.start_s
        direction = 0 if is_zoom or before is None else (1 if later else -1)
        self._request_tiles(direction)
        self.viewport_changed.emit(viewport.start_s, viewport.stop_s)
        self.update()

    def set_colors(self, color_map: str, contrast: Contrast) -> None:
        """Draw in other colours; nothing is computed anew but a table of 256 entries."""
        self.color_map, self.contrast = color_map, contrast
        self.images.set_colors(lookup(color_map, contrast))
        self.appearance_changed.emit()
        self.update()

    def plot(self) -> QRectF:
        """Return the plot's rectangle inside the widget."""
        return QRectF(self.rect()).marginsRemoved(MARGINS)

    def ink(self) -> QColor:
        """Return a colour that stands out on the quiet end of the colour map."""
        return QColor("black") if self.color_map == "paper" else QColor("white")

    def decibels_at(self, time_s: float, hz: float) -> float | None:
        """Return the level under a point, if its tile is there."""
        if self._plan is None or self.source is None:
            return None
        pyramid, level = self.source.pyramid, self._plan.level
        column = int((time_s - pyramid.origin_s) / pyramid.column_s(level))
        tile = self.service.get(TileAddress(level, column // 512))
        row = round(hz / self.source.bin_hz)
        if tile is None or not 0 <= row < tile.shape[0]:
            return None
        return self.source.decibels(float(tile[row, column % 512]))

    def grid(self) -> Grid | None:
        """Return the lattice of the picture's own pixels."""
        if self.source is None:
            return None
        pyramid = self.source.pyramid
        return Grid(
            hop_s=pyramid.hop_s, bin_hz=self.source.bin_hz, first_frame_s=pyramid.first_frame_s
        )

    def missing_tiles(self) -> int:
        """Return how many tiles in view are not made yet."""
        if self._plan is None:
            return 0
        return sum(self.service.get(address) is None for address in self._plan.visible)

    def stop_timers(self) -> None:
        """Stop all that would fire later."""
        self._rest.stop()
        self.pointer.forget()

    def _request_tiles(self, direction: int) -> None:
        if self.viewport is None or self.source is None:
            return
        self._plan = plan(
            self.source.pyramid,
            self.viewport.start_s,
            self.viewport.stop_s,
            self.viewport.px_per_s * self.devicePixelRatioF(),
            direction,
        )
        self.service.request(self._plan.ordered)

    def _theme_has_changed(self) -> None:
        self.update()

    def _come_to_rest(self) -> None:
        self._is_zooming = False
        self.service.set_interactive(False)
        self.update()

    def _tile_is_ready(self, generation: int, address: TileAddress) -> None:
        if generation != self.service.generation:
            return
        self.images.drop(address)
        if self._sample is None:
            tile = self.service.get(address)
            if tile is not None:
                self._take_contrast(tile)
        if self._plan is not None and address.level >= self._plan.level - 1:
            self.update()

    def _overview_is_ready(self, generation: int, overview: Tile) -> None:
        if generation != self.service.generation:
            return
        self.images.set_overview(overview)
        if not self._has_overview:  # a later one is finer; contrast that jumps would be worse
            self._has_overview = True
            self._take_contrast(overview)
        self.overview_changed.emit(levelled(overview, self._offsets))

    def set_levelling(self, *, on: bool) -> None:
        """Draw steady noise equally dark at all frequencies, or levels as they are."""
        self.levels_noise = on
        if self._sample is not None:
            self._take_contrast(self._sample)
            self.overview_changed.emit(levelled(self._sample, self._offsets))

    def _take_contrast(self, sample: Tile) -> None:
        self._sample = sample
        self._offsets = noise_offsets(sample) if self.levels_noise else None
        self.images.set_offsets(self._offsets)
        floor, ceiling = contrast_for(levelled(sample, self._offsets))
        self.set_colors(self.color_map, replace(self.contrast, floor=floor, ceiling=ceiling))

    # --- painting ------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.window)
        plot, viewport, source = self.plot(), self.viewport, self.source
        if viewport is None or source is None:
            foreground.paint_nothing(painter, plot, self.message)
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
        if self.shows_segments:
            self._paint_segments(painter, viewport)
        foreground.paint_teaching(self, painter, viewport)
        foreground.paint_marks(self, painter, viewport)
        painter.restore()
        self.axes.paint(painter, plot, viewport, theme, self.clock_start)
        foreground.paint_pointer(self, painter, plot, viewport)
        if self.message:
            foreground.paint_message(painter, plot, self.message)

    def _paint_segments(self, painter: QPainter, viewport: Viewport) -> None:
        ratio = self.devicePixelRatioF()
        is_final = self.overlay.paint(painter, viewport, ratio, is_zooming=self._is_zooming)
        if not (is_final or self._is_zooming):
            self.update()
        foreground.paint_selection(self, painter, viewport)
        if self.shows_chips:
            # Placing them takes as long as outlines do, so it has a frame of its own.
            self.chips.paint(painter, viewport, ratio, is_moving=self._is_zooming or not is_final)

    # --- events --------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(900, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 140)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.viewport is not None:
            plot = self.plot()
            self.set_viewport(self.viewport.resized(plot.width(), plot.height()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
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
        """Let Tab step through segments while there are any; Ctrl+Tab leaves the picture."""
        if not len(self.index):
            return super().focusNextPrevChild(next)
        self.pointer.step(1 if next else -1)
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.NativeGesture and self.pointer.native_gesture(event):
            return True
        return super().event(event)
