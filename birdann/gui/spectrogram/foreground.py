"""Painting over spectrogram and outlines: selection, cursors, values at the pointer."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from birdann.core.geometry import are_separate
from birdann.gui.spectrogram.axes import Axes, format_clock, format_time
from birdann.gui.spectrogram.gestures import BRUSH_RADIUS_PX, Drag, Tool
from birdann.gui.spectrogram.hover_card import HoverCardPainter
from birdann.gui.spectrogram.layers import marks
from birdann.gui.spectrogram.layers.masks import PAINTED_CALLS, PAINTED_OTHERS
from birdann.gui.spectrogram.layers.overlay import OverlayLayer
from birdann.gui.spectrogram.pointer import Pointer
from birdann.gui.spectrogram.scene import SpectrogramScene
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import (
    DARK,
    Theme,
    current_theme,
    set_pen_and_brush,
    species_style,
    with_alpha,
)
from birdann.gui.text.numbers import decimal, localise


def stroke_color(tool: Tool, theme: Theme) -> QColor:
    """Return the colour of a brush."""
    colors = {
        Tool.ERASE: theme.danger,
        Tool.CALL: QColor(PAINTED_CALLS.color),
        Tool.OTHER: QColor(PAINTED_OTHERS.color),
    }
    return colors.get(tool, theme.accent)


class Foreground:
    """Paints the state of scene and pointer over the outlines."""

    def __init__(
        self,
        scene: SpectrogramScene,
        pointer: Pointer,
        overlay: OverlayLayer,
        axes: Axes,
        font: QFont,
    ) -> None:
        self._scene = scene
        self._pointer = pointer
        self._overlay = overlay
        self._axes = axes
        self._cards = HoverCardPainter(font)
        self._font = font

    def paint_selection(
        self, painter: QPainter, viewport: Viewport, ink: QColor, channel: int | None
    ) -> None:
        """Fill the hovered segment; fill and outline the selected ones of a channel."""
        rows = self._selected_in_view(viewport, channel)
        hovered = self._pointer.hovered
        if hovered is not None and hovered not in rows:
            fill = with_alpha(species_style(int(self._scene.index.colors[hovered])).color, 58)
            contours = self._overlay.polygons(hovered)
            marks.paint_glow(painter, viewport, contours, fill=fill, line=None)
        if len(rows) > marks.MANY_SELECTED:
            index = self._scene.index
            boxes = (
                (index.onsets_s[rows] - viewport.start_s) * viewport.px_per_s,
                (index.offsets_s[rows] - viewport.start_s) * viewport.px_per_s,
                viewport.ys(index.highs_hz[rows]),
                viewport.ys(index.lows_hz[rows]),
            )
            marks.paint_selected_boxes(painter, viewport, boxes)
            return
        is_on_paper = ink == QColor("black")
        fill = with_alpha(current_theme().accent if is_on_paper else "white", 52)
        for row in rows:
            contours = self._overlay.polygons(row)
            marks.paint_glow(painter, viewport, contours, fill=fill, line=QColor("white"))
            if len(self._scene.selected) == 1 and not self._pointer.gesture.is_active:
                marks.paint_handles(painter, viewport, self._scene.index.box(row))

    def _selected_in_view(self, viewport: Viewport, channel: int | None) -> list[int]:
        index = self._scene.index
        rows = index.shapes.rows_in_channel(self._scene.selected_rows, channel)
        is_early = index.onsets_s[rows] <= viewport.stop_s
        visible_rows: list[int] = rows[
            is_early & (index.offsets_s[rows] >= viewport.start_s)
        ].tolist()
        return visible_rows

    def paint_masks(self, painter: QPainter, viewport: Viewport, channel: int | None) -> None:
        for overlay, masks in self._scene.masks.items():
            for mask in masks:
                if are_separate(channel, mask.grid.channel):
                    continue
                box = mask.box()
                if box.offset_s >= viewport.start_s and box.onset_s <= viewport.stop_s:
                    contours = self._overlay.contours(mask)
                    marks.paint_glow(
                        painter, viewport, contours, fill=overlay.fill, line=overlay.line
                    )

        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box in self._scene.waiting:
            frame = marks.box_rect(viewport, box)
            pen = QPen(DARK.muted, 2, Qt.PenStyle.DashLine)
            marks.paint_line(painter, pen, partial(painter.drawRect, frame))
        if (asked := self._scene.asked) is not None:
            frame = marks.box_rect(viewport, asked).adjusted(-2, 2, 2, -2)
            pen = QPen(Qt.GlobalColor.white, 2)
            marks.paint_line(painter, pen, partial(painter.drawRect, frame))

    def paint_marks(self, painter: QPainter, viewport: Viewport, ink: QColor) -> None:
        theme = current_theme()
        gesture = self._pointer.gesture
        if gesture.drag is Drag.BRUSH:
            color = stroke_color(self._scene.tool, theme)
            marks.paint_stroke(painter, gesture.stroke, BRUSH_RADIUS_PX, color)
        elif gesture.box is not None and gesture.drag is Drag.RUBBER:
            marks.paint_rubber(painter, viewport, gesture.box, theme.accent)
        elif gesture.box is not None:
            marks.paint_new_box(painter, viewport, gesture.box, theme.accent, self._font)
        if self._scene.guide_s is not None:
            guide = with_alpha(ink, 110)
            x = round(viewport.x(self._scene.guide_s))
            painter.fillRect(QRectF(x, 0.0, 1.0, viewport.height_px), guide)
        if self._scene.cursor_s is not None:
            marks.paint_play_cursor(painter, viewport, self._scene.cursor_s)

    def paint_pointer(
        self,
        painter: QPainter,
        plot: QRectF,
        viewport: Viewport,
        ink: QColor,
        decibels_at: Callable[[float, float], float | None],
    ) -> None:
        pointer = self._pointer
        at = pointer.at
        if at is None or not plot.contains(at):
            return
        x, y = at.x() - plot.left(), at.y() - plot.top()
        painter.save()
        painter.setClipRect(plot)
        painter.translate(plot.topLeft())
        if self._scene.tool.is_brush:
            marks.paint_brush_tip(painter, QPointF(x, y), BRUSH_RADIUS_PX, ink)
        else:
            marks.paint_crosshair(painter, viewport, QPointF(x, y), ink)
        painter.restore()
        time_s, hz = viewport.time_s(x), viewport.hz(y)
        step_s = 10.0 ** np.floor(np.log10(viewport.span_s / viewport.width_px))
        text = _time_in_words(
            self._scene.told_start,
            time_s - (self._scene.origin_s or 0.0),
            min(1.0, max(float(step_s), 0.001)),
        )
        self._axes.paint_time_plate(painter, plot, at.x(), text)
        self._axes.paint_frequency_plate(painter, plot, at.y(), decimal(hz / 1000, 2))
        decibels = decibels_at(time_s, hz)
        level = "" if decibels is None else f"{decimal(decibels, 0)} dB"
        self._axes.paint_readout(painter, plot, level)
        if pointer.card is not None and not pointer.gesture.is_active:
            self._cards.paint(painter, plot, at, pointer.card)


def _time_in_words(clock_start: datetime | None, time_s: float, step_s: float) -> str:
    if clock_start is None:
        return localise(format_time(time_s, step_s))
    return localise(format_clock(clock_start + timedelta(seconds=time_s), step_s))


def paint_nothing(painter: QPainter, plot: QRectF, text: str, room: QRectF) -> None:
    """Paint a sentence in place of the spectrogram, in the given part."""
    theme = current_theme()
    painter.fillRect(plot, theme.plot)
    painter.setPen(theme.muted)
    wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(room.adjusted(40, 0, -40, 0), wrapped, text)


def paint_title(painter: QPainter, plot: QRectF, text: str) -> None:
    """Paint what a picture shows in its upper left corner."""
    theme = current_theme()
    top_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    words = painter.boundingRect(plot.adjusted(10, 6, 0, 0), top_left, text)
    painter.fillRect(words.adjusted(-5, -2, 5, 2), theme.raised)
    painter.setPen(theme.text)
    painter.drawText(words, top_left, text)


def paint_message(painter: QPainter, plot: QRectF, text: str) -> None:
    """Paint a sentence over the spectrogram."""
    theme = current_theme()
    wrapped = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    room = QRectF(plot.left() + 24, plot.top() + 20, plot.width() - 48, plot.height() - 40)
    bar = painter.boundingRect(room, wrapped | Qt.AlignmentFlag.AlignTop, text)
    bar = QRectF(room.left(), room.top(), room.width(), bar.height()).adjusted(-12, -8, 12, 8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    set_pen_and_brush(painter, theme.border, theme.raised).drawRoundedRect(bar, 6, 6)
    painter.setPen(theme.text)
    painter.drawText(bar.adjusted(12, 0, -12, 0), wrapped, text)
