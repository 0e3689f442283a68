"""Pointer, wheel, touchpad and keys of the spectrogram."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QNativeGestureEvent

from birdann.gui.spectrogram import marks
from birdann.gui.spectrogram.brush import brushed
from birdann.gui.spectrogram.gestures import (
    BRUSH_RADIUS_PX,
    Drag,
    Edge,
    Gesture,
    Tool,
    handle_at,
    is_too_small,
)
from birdann.gui.spectrogram.keys import moved_by_key

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent

    from birdann.core.ids import SegmentId
    from birdann.gui.spectrogram.canvas import SpectrogramCanvas
    from birdann.gui.spectrogram.hover_card import HoverCard
    from birdann.gui.spectrogram.viewport import Viewport

WHEEL_ZOOM = 1.25
_SLACK_PX = 3.0
_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier


class Pointer(QObject):
    """Turns what the hand does into a moved view, a selection, or a signal.

    The data are never touched: a box that was drawn or dragged is announced, and whoever owns
    the segments decides.
    """

    segment_clicked = Signal(object, object)
    segment_activated = Signal(object)
    box_drawn = Signal(object)
    box_edited = Signal(object, object)
    mask_brushed = Signal(object, object, bool)
    painted = Signal(object, bool)
    cursor_moved = Signal(float, float, object)
    cursor_left = Signal()
    cursor_placed = Signal(float)
    context_menu_requested = Signal(object, object)
    tool_changed = Signal(object)

    def __init__(self, canvas: SpectrogramCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.tool = Tool.SELECT
        self.gesture = Gesture()
        self.at: QPointF | None = None
        self.hovered: int | None = None
        self.card: HoverCard | None = None

    # --- state ---------------------------------------------------------------

    def set_tool(self, tool: Tool) -> None:
        """Change what dragging does."""
        if tool is not self.tool:
            self.tool = tool
            self.gesture.reset()
            self._show_cursor()
            self.tool_changed.emit(tool)
            self._canvas.update()

    def forget(self) -> None:
        """Drop the gesture and what is under the pointer."""
        self.gesture.reset()
        self.forget_hover()

    def forget_hover(self) -> None:
        """Drop what is under the pointer."""
        self.hovered, self.card = None, None

    def step(self, step: int) -> None:
        """Select the next or the previous segment and bring it into view."""
        canvas = self._canvas
        if canvas.viewport is None:
            return
        current = canvas.index.row_of(canvas.selected[-1]) if canvas.selected else None
        row = canvas.index.step(current, step, canvas.viewport.start_s)
        if row is not None:
            view = canvas.index.view(row)
            canvas.select((view.id,))
            self.reveal(row)
            self.segment_clicked.emit(view.id, Qt.KeyboardModifier.NoModifier)

    def reveal(self, row: int) -> None:
        """Scroll, as little as need be, so that a segment is in view with room around it."""
        canvas = self._canvas
        if canvas.viewport is None:
            return
        view, box = canvas.viewport, canvas.index.box(row)
        margin_s = 0.25 * view.span_s
        if box.onset_s < view.start_s or box.offset_s > view.stop_s:
            start = box.onset_s - margin_s
            if box.duration_s < view.span_s - margin_s and box.offset_s > view.stop_s:
                start = box.offset_s + margin_s - view.span_s
            view = view.starting_at(start)
        if box.low_hz < view.low_hz or box.high_hz > view.high_hz:
            view = view.at_frequencies(
                min(view.low_hz, box.low_hz), max(view.high_hz, box.high_hz * 1.05)
            )
        canvas.set_viewport(view)

    # --- pointer -------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        canvas = self._canvas
        if canvas.viewport is None:
            return
        at = self._in_plot(event.position())
        if event.button() is Qt.MouseButton.MiddleButton:
            self.gesture.press(at, Drag.PAN)
        elif event.button() is Qt.MouseButton.LeftButton and self._is_inside(event.position()):
            self._press_left(at, event.modifiers(), canvas.viewport)

    def _press_left(
        self, at: tuple[float, float], modifiers: Qt.KeyboardModifier, viewport: Viewport
    ) -> None:
        canvas, gesture = self._canvas, self.gesture
        row = self._row_at(at)
        chosen = self._only_selected()
        if self.tool.is_brush:
            paints = self.tool.is_teaching or chosen is not None
            gesture.press(at, Drag.BRUSH if paints else Drag.PAN)
            return
        handle = Edge.NONE
        if chosen is not None:
            handle = handle_at(canvas.index.box(chosen), viewport, *at)
        if handle is not Edge.NONE and chosen is not None:
            gesture.press(at, Drag.RESIZE)
            gesture.handle = handle
            gesture.segment_id = canvas.index.id(chosen)
            gesture.original = canvas.index.box(chosen)
        elif self.tool is Tool.DRAW:
            gesture.press(at, Drag.DRAW)
        elif modifiers & _SHIFT:
            gesture.press(at, Drag.RUBBER)
        elif row is not None and row == chosen:
            gesture.press(at, Drag.MOVE)
            gesture.segment_id = canvas.index.id(row)
            gesture.original = canvas.index.box(row)
        else:
            gesture.press(at, Drag.PAN)

    def move(self, event: QMouseEvent) -> None:
        canvas = self._canvas
        self.at = QPointF(event.position())
        viewport = canvas.viewport
        if viewport is None:
            return
        at = self._in_plot(event.position())
        if self.gesture.drag is not Drag.NONE:
            delta = self.gesture.advance(at, viewport)
            if self.gesture.drag is Drag.PAN:
                canvas.setCursor(Qt.CursorShape.ClosedHandCursor)
                canvas.set_viewport(viewport.panned(*delta), is_moving=True)
        else:
            self._hover(at)
        self.tell_place()
        canvas.update()

    def tell_place(self) -> None:
        """Tell the place under the pointer, which changes with the view too."""
        canvas, viewport = self._canvas, self._canvas.viewport
        if self.at is None or viewport is None or not self._is_inside(self.at):
            return
        x, y = self._in_plot(self.at)
        time_s, hz = viewport.time_s(x), viewport.hz(y)
        self.cursor_moved.emit(time_s, hz, canvas.decibels_at(time_s, hz))

    def release(self, event: QMouseEvent) -> None:
        gesture, viewport = self.gesture, self._canvas.viewport
        if gesture.drag is Drag.NONE or viewport is None:
            return
        if gesture.drag is Drag.UNDECIDED:
            clicked = event.button() is Qt.MouseButton.LeftButton
            if clicked:
                self._click(gesture.start, event.modifiers())
        elif gesture.drag is Drag.BRUSH:
            self._announce_stroke(viewport)
        elif gesture.drag is Drag.RUBBER and gesture.box is not None:
            self._select_within(event.modifiers())
        elif gesture.box is not None and not is_too_small(viewport, gesture.box):
            if gesture.drag is Drag.DRAW:
                self.box_drawn.emit(gesture.box)
            elif gesture.segment_id is not None:
                self.box_edited.emit(gesture.segment_id, gesture.box)
        gesture.reset()
        self._show_cursor()
        self._canvas.update()

    def _announce_stroke(self, viewport: Viewport) -> None:
        canvas, chosen = self._canvas, self._only_selected()
        if self.tool.is_teaching:
            grid = canvas.grid()
            stroke = (
                brushed(grid, viewport, self.gesture.stroke, BRUSH_RADIUS_PX) if grid else None
            )
            if stroke is not None:
                self.painted.emit(stroke, self.tool is Tool.CALL)
            return
        if chosen is None:
            return
        view = canvas.index.view(chosen)
        if view.mask is not None:
            stroke = brushed(view.mask.grid, viewport, self.gesture.stroke, BRUSH_RADIUS_PX)
            if stroke is not None:
                self.mask_brushed.emit(view.id, stroke, self.tool is Tool.ADD)

    def _click(self, at: tuple[float, float], modifiers: Qt.KeyboardModifier) -> None:
        canvas = self._canvas
        row = self._row_at(at)
        if row is None:
            if not modifiers & (_CTRL | _SHIFT) and canvas.viewport is not None:
                canvas.select(())
                self.cursor_placed.emit(canvas.viewport.time_s(at[0]))
            return
        segment_id = canvas.index.id(row)
        if modifiers & _CTRL:
            kept = tuple(s for s in canvas.selected if s != segment_id)
            canvas.select(kept if segment_id in canvas.selected else (*kept, segment_id))
        elif modifiers & _SHIFT and canvas.selected:
            canvas.select(self._range_to(row))
        else:
            canvas.select((segment_id,))
        self.segment_clicked.emit(segment_id, modifiers)

    def _range_to(self, row: int) -> tuple[SegmentId, ...]:
        """Return the selection with all segments from the last chosen one up to ``row`` at its end."""
        selected = self._canvas.selected
        between = self._canvas.index.between(selected[-1], row)
        return tuple(s for s in selected if s not in set(between)) + between

    def _select_within(self, modifiers: Qt.KeyboardModifier) -> None:
        canvas, box = self._canvas, self.gesture.box
        assert box is not None
        found: tuple[SegmentId, ...] = tuple(
            map(canvas.index.id, canvas.index.within(box).tolist())
        )
        if modifiers & _CTRL:
            found = tuple(dict.fromkeys((*canvas.selected, *found)))
        canvas.select(found)

    def double_click(self, event: QMouseEvent) -> None:
        if self._canvas.viewport is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        row = self._row_at(self._in_plot(event.position()))
        if row is not None:
            self.segment_activated.emit(self._canvas.index.id(row))

    def context_menu(self, event: QContextMenuEvent) -> None:
        canvas = self._canvas
        if canvas.viewport is None:
            return
        row = self._row_at(self._in_plot(QPointF(event.pos())))
        segment_id = None if row is None else canvas.index.id(row)
        if segment_id is not None and segment_id not in canvas.selected:
            canvas.select((segment_id,))
        self.context_menu_requested.emit(segment_id, event.globalPos())

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom time, with or without Ctrl; with Shift frequency. Sideways, or with Alt, pan."""
        canvas, viewport = self._canvas, self._canvas.viewport
        if viewport is None:
            return
        x, y = event.angleDelta().x(), event.angleDelta().y()
        at = self._in_plot(event.position())
        modifiers = event.modifiers()
        if modifiers & _SHIFT:
            factor = WHEEL_ZOOM ** ((y or x) / 120)
            moved = viewport.zoomed_frequency(factor, viewport.hz(at[1]))
            canvas.set_viewport(moved, is_zoom=True, is_moving=True)
        elif modifiers & _ALT or abs(x) > abs(y):
            pixels = event.pixelDelta().x() if not event.pixelDelta().isNull() else (x or y)
            canvas.set_viewport(viewport.panned(float(pixels)), is_moving=True)
        else:
            moved = viewport.zoomed_time(WHEEL_ZOOM ** (y / 120), viewport.time_s(at[0]))
            canvas.set_viewport(moved, is_zoom=True, is_moving=True)
        event.accept()

    def native_gesture(self, event: QEvent) -> bool:
        """Zoom by pinching a touchpad."""
        canvas, viewport = self._canvas, self._canvas.viewport
        if not isinstance(event, QNativeGestureEvent) or viewport is None:
            return False
        if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
            return False
        at_s = viewport.time_s(self._in_plot(event.position())[0])
        moved = viewport.zoomed_time(max(0.2, 1.0 + event.value()), at_s)
        canvas.set_viewport(moved, is_zoom=True, is_moving=True)
        return True

    def leave(self) -> None:
        """Take hair lines and card away."""
        self.at = None
        self.forget_hover()
        self.cursor_left.emit()
        self._canvas.update()

    # --- keys ----------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was one of the picture's own."""
        canvas, viewport = self._canvas, self._canvas.viewport
        if viewport is None:
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        is_shifted = bool(event.modifiers() & _SHIFT)
        moved = moved_by_key(viewport, event.key(), is_shifted=is_shifted)
        if moved is None:
            return False
        is_zoom = moved.span_s != viewport.span_s
        canvas.set_viewport(moved, is_zoom=is_zoom, is_moving=True)
        return True

    def _escape(self) -> bool:
        if self.gesture.drag is not Drag.NONE:
            self.gesture.reset()
            self._show_cursor()
        elif self._canvas.selected:
            self._canvas.select(())
        elif self.tool is not Tool.SELECT:
            self.set_tool(Tool.SELECT)
        else:
            return False
        self._canvas.update()
        return True

    # --- helpers -------------------------------------------------------------

    def _hover(self, at: tuple[float, float]) -> None:
        canvas = self._canvas
        row = self._row_at(at) if self._is_inside_plot(at) else None
        if row != self.hovered:
            self.hovered = row
            provider = canvas.hover_provider
            self.card = None
            if row is not None and provider is not None:
                self.card = provider(canvas.index.id(row))
        self._show_cursor(at)

    def _show_cursor(self, at: tuple[float, float] | None = None) -> None:
        canvas = self._canvas
        shape = (
            Qt.CursorShape.CrossCursor if self.tool is Tool.DRAW else Qt.CursorShape.ArrowCursor
        )
        chosen = self._only_selected()
        if at is not None and chosen is not None and canvas.viewport is not None:
            handle = handle_at(canvas.index.box(chosen), canvas.viewport, *at)
            shape = marks.HANDLE_CURSORS.get(handle, shape)
            if handle is Edge.NONE and self.hovered == chosen and self.tool is Tool.SELECT:
                shape = Qt.CursorShape.SizeAllCursor
        if canvas.cursor().shape() is not shape:
            canvas.setCursor(shape)

    def _only_selected(self) -> int | None:
        selected = self._canvas.selected
        return self._canvas.index.row_of(selected[0]) if len(selected) == 1 else None

    def _row_at(self, at: tuple[float, float]) -> int | None:
        canvas, viewport = self._canvas, self._canvas.viewport
        if viewport is None or not canvas.shows_segments:
            return None
        slack_hz = abs(viewport.hz(at[1] - _SLACK_PX) - viewport.hz(at[1]))
        return canvas.index.at(
            viewport.time_s(at[0]), viewport.hz(at[1]), _SLACK_PX / viewport.px_per_s, slack_hz
        )

    def _in_plot(self, position: QPointF) -> tuple[float, float]:
        plot = self._canvas.plot()
        return position.x() - plot.left(), position.y() - plot.top()

    def _is_inside(self, position: QPointF) -> bool:
        return self._canvas.plot().contains(position)

    def _is_inside_plot(self, at: tuple[float, float]) -> bool:
        plot = self._canvas.plot()
        return 0 <= at[0] <= plot.width() and 0 <= at[1] <= plot.height()
