"""Pointer, wheel, touchpad and keys of the spectrogram."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.gui.project.segment_index import SegmentIndex
from birdann.gui.spectrogram.gestures import (
    BRUSH_RADIUS_PX,
    Drag,
    Edge,
    Gesture,
    Tool,
    box_for_keys,
    handle_at,
    is_too_small,
    step_box,
)
from birdann.gui.spectrogram.hover_card import HoverCard
from birdann.gui.spectrogram.layers import marks
from birdann.gui.spectrogram.scene import SpectrogramScene
from birdann.gui.spectrogram.viewport import Viewport

WHEEL_ZOOM = 1.25
_SLACK_PX = 3.0
_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
"""Steps to the right and up."""


class Surface(Protocol):
    """Interface of the widget under the pointer."""

    @property
    def index(self) -> SegmentIndex:
        """The segments, of which those in the picture's channel are found."""

    def plot(self) -> QRectF:
        """Return the rectangle of the plot."""

    def chip_at(self, point: QPointF) -> int | None:
        """Return the row of the segment whose chip is at a point of the plot."""

    def decibels_at(self, time_s: float, hz: float) -> float | None:
        """Return the level at a point, if known."""

    def cursor(self) -> QCursor:
        """Return the pointer's shape."""

    def setCursor(self, shape: Qt.CursorShape, /) -> None:
        """Set the pointer's shape."""


class Pointer(QObject):
    """Turns pointer input into a new view, a selection, or a signal.

    It does not change data: boxes that are drawn or dragged are emitted as signals.
    """

    cursor_moved = Signal(float, float, object)

    def __init__(self, scene: SpectrogramScene, surface: Surface) -> None:
        super().__init__(scene)
        self._scene = scene
        self._surface = surface
        scene.tool_changed.connect(lambda _: self._tool_has_changed())
        self.hover_provider: Callable[[SegmentId], HoverCard | None] | None = None
        self.gesture = Gesture()
        self.at: QPointF | None = None
        self.hovered: int | None = None
        self.card: HoverCard | None = None

    # --- state ---------------------------------------------------------------

    def _tool_has_changed(self) -> None:
        self.gesture.reset()
        self._show_cursor()

    def forget(self) -> None:
        self.gesture.reset()
        self.forget_hover()

    def forget_hover(self) -> None:
        self.hovered, self.card = None, None

    def step(self, step: int) -> None:
        scene = self._scene
        if scene.viewport is None:
            return
        current = scene.index.row_of(scene.selected[-1]) if scene.selected else None
        row = scene.index.step(current, step, scene.viewport.start_s)
        if row is not None:
            scene.select((scene.index.id(row),))
            scene.reveal(row)

    # --- pointer -------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        scene = self._scene
        if scene.viewport is None:
            return
        at = self._to_plot(event.position())
        if event.button() is Qt.MouseButton.MiddleButton:
            self.gesture.press(at, Drag.PAN)
        elif event.button() is Qt.MouseButton.LeftButton and self._is_inside(event.position()):
            self._press_left(at, event.modifiers(), scene.viewport)

    def _press_left(
        self, at: tuple[float, float], modifiers: Qt.KeyboardModifier, viewport: Viewport
    ) -> None:
        scene, gesture = self._scene, self.gesture
        row = self._row_at(at)
        chosen = self._scene.single_selected_row()
        if self._scene.tool.is_brush:
            paints = self._scene.tool.is_teaching or chosen is not None
            gesture.press(at, Drag.BRUSH if paints else Drag.PAN)
            return
        handle = Edge.NONE
        if chosen is not None:
            handle = handle_at(scene.index.box(chosen), viewport, *at)
        if handle is not Edge.NONE and chosen is not None:
            gesture.press(at, Drag.RESIZE)
            gesture.handle = handle
            gesture.segment_id = scene.index.id(chosen)
            gesture.original = scene.index.box(chosen)
        elif self._scene.tool is Tool.DRAW:
            gesture.press(at, Drag.DRAW)
            gesture.is_full_height = bool(modifiers & _SHIFT)
        elif modifiers & _SHIFT:
            gesture.press(at, Drag.RUBBER)
        elif row is not None and row == chosen:
            gesture.press(at, Drag.MOVE)
            gesture.segment_id = scene.index.id(row)
            gesture.original = scene.index.box(row)
        else:
            gesture.press(at, Drag.PAN)

    def move(self, event: QMouseEvent) -> None:
        scene = self._scene
        self.at = QPointF(event.position())
        viewport = scene.viewport
        if viewport is None:
            return
        at = self._to_plot(event.position())
        if self.gesture.drag is not Drag.NONE:
            delta = self.gesture.advance(at, viewport)
            if self.gesture.drag is Drag.PAN:
                self._surface.setCursor(Qt.CursorShape.ClosedHandCursor)
                scene.set_viewport(viewport.pan(*delta), is_moving=True)
        else:
            self._hover(at)
        self.emit_position()
        scene.changed.emit()

    def emit_position(self) -> None:
        """Emit the position under the pointer, which changes with the view too."""
        viewport = self._scene.viewport
        if self.at is None or viewport is None or not self._is_inside(self.at):
            return
        x, y = self._to_plot(self.at)
        time_s, hz = viewport.time_s(x), viewport.hz(y)
        self.cursor_moved.emit(time_s, hz, self._surface.decibels_at(time_s, hz))

    def release(self, event: QMouseEvent) -> None:
        gesture, viewport = self.gesture, self._scene.viewport
        if gesture.drag is Drag.NONE or viewport is None:
            return
        if gesture.drag is Drag.UNDECIDED:
            clicked = event.button() is Qt.MouseButton.LeftButton
            if (
                clicked
                and gesture.on_drag is Drag.DRAW
                and not self._is_selecting_click(event.modifiers())
            ):
                self._mark(viewport, gesture.start)
            elif clicked:
                self._click(gesture.start, event.modifiers())
        elif gesture.drag is Drag.BRUSH:
            self._announce_stroke(viewport)
        elif gesture.drag is Drag.RUBBER and gesture.box is not None:
            self._select_within(event.modifiers())
        elif gesture.box is not None and (
            gesture.drag is Drag.MOVE or not is_too_small(viewport, gesture.box)
        ):
            if gesture.drag is Drag.DRAW:
                self._scene.box_drawn.emit(gesture.box)
            elif gesture.segment_id is not None:
                self._scene.box_edited.emit(gesture.segment_id, gesture.box)
        gesture.reset()
        self._show_cursor()
        self._scene.changed.emit()

    def _is_selecting_click(self, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether a click of the drawing tool selects instead: with Ctrl, or on a label."""
        label = self._surface.chip_at(QPointF(*self.gesture.start))
        return bool(modifiers & _CTRL) or (label is not None and self._scene.shows_segments)

    def _mark(self, viewport: Viewport, at: tuple[float, float]) -> None:
        """Draw one time, at one frequency or all: a pixel of the spectrogram or a column."""
        grid = self._scene.grid()
        if grid is not None:
            time_s = max(0.0, min(viewport.time_s(at[0]), viewport.duration_s - grid.hop_s))
            hz, half_hz = viewport.hz(at[1]), grid.bin_hz / 2
            low_hz, high_hz = max(0.0, hz - half_hz), hz + half_hz
            if self.gesture.is_full_height:
                low_hz, high_hz = 0.0, viewport.nyquist_hz
            self._scene.box_drawn.emit(
                TimeFreqBox(
                    onset_s=time_s, offset_s=time_s + grid.hop_s, low_hz=low_hz, high_hz=high_hz
                )
            )

    def _announce_stroke(self, viewport: Viewport) -> None:
        scene, chosen = self._scene, self._scene.single_selected_row()
        if self._scene.tool.is_teaching:
            grid = scene.grid()
            stroke = (
                brush_mask(grid, viewport, self.gesture.stroke, BRUSH_RADIUS_PX) if grid else None
            )
            if stroke is not None:
                self._scene.painted.emit(stroke, self._scene.tool is Tool.CALL)
            return
        if chosen is None:
            return
        mask, segment_id = scene.index.masks[chosen], scene.index.id(chosen)
        if mask is not None:
            stroke = brush_mask(mask.grid, viewport, self.gesture.stroke, BRUSH_RADIUS_PX)
            if stroke is not None:
                self._scene.mask_brushed.emit(segment_id, stroke, self._scene.tool is Tool.ADD)

    def _click(self, at: tuple[float, float], modifiers: Qt.KeyboardModifier) -> None:
        scene = self._scene
        row = self._row_at(at)
        if row is None:
            if not modifiers & (_CTRL | _SHIFT) and scene.viewport is not None:
                scene.select(())
                self._scene.cursor_placed.emit(scene.viewport.time_s(at[0]))
            return
        segment_id = scene.index.id(row)
        if modifiers & _CTRL:
            remaining = tuple(s for s in scene.selected if s != segment_id)
            scene.select(remaining if segment_id in scene.selected else (*remaining, segment_id))
        elif modifiers & _SHIFT and scene.selected:
            scene.select(self._range_to(row))
        else:
            scene.select((segment_id,))

    def _range_to(self, row: int) -> tuple[SegmentId, ...]:
        """Return the selection extended by all segments from the last chosen one to ``row``."""
        selected = self._scene.selected
        between = self._scene.index.ids_between(selected[-1], row)
        return tuple(s for s in selected if s not in set(between)) + between

    def _select_within(self, modifiers: Qt.KeyboardModifier) -> None:
        scene, box = self._scene, self.gesture.box
        assert box is not None
        inside: tuple[SegmentId, ...] = tuple(
            map(scene.index.id, self._surface.index.rows_within(box).tolist())
        )
        if modifiers & _CTRL:
            inside = tuple(dict.fromkeys((*scene.selected, *inside)))
        scene.select(inside)

    def double_click(self, event: QMouseEvent) -> None:
        if self._scene.viewport is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        row = self._row_at(self._to_plot(event.position()))
        if row is not None:
            self._scene.activated.emit(self._scene.index.id(row))

    def context_menu(self, event: QContextMenuEvent) -> None:
        scene = self._scene
        if scene.viewport is None:
            return
        row = self._row_at(self._to_plot(QPointF(event.pos())))
        segment_id = None if row is None else scene.index.id(row)
        if segment_id is not None and segment_id not in scene.selected:
            scene.select((segment_id,))
        self._scene.menu_asked.emit(segment_id, event.globalPos())

    def wheel(self, event: QWheelEvent) -> None:
        """Scroll time, with Shift frequency; with Ctrl zoom them. Sideways, or with Alt, pan.

        If the wheel is set to zoom, Ctrl makes no difference.
        """
        scene, viewport = self._scene, self._scene.viewport
        if viewport is None:
            return
        x, y = event.angleDelta().x(), event.angleDelta().y()
        at = self._to_plot(event.position())
        modifiers = event.modifiers()
        is_zoom = scene.wheel_zooms or bool(modifiers & _CTRL)
        pixels = event.pixelDelta()
        if not is_zoom and not modifiers & _ALT and abs(y) >= abs(x):
            step = float(pixels.y() if not pixels.isNull() else y)
            moved = viewport.pan(0.0, step) if modifiers & _SHIFT else viewport.pan(step)
            scene.set_viewport(moved, is_moving=True)
        elif modifiers & _SHIFT:
            factor = WHEEL_ZOOM ** ((y or x) / 120)
            moved = viewport.zoomed_frequency(factor, viewport.hz(at[1]))
            scene.set_viewport(moved, is_zoom=True, is_moving=True)
        elif modifiers & _ALT or abs(x) > abs(y):
            step = float(pixels.x() if not pixels.isNull() else (x or y))
            scene.set_viewport(viewport.pan(step), is_moving=True)
        else:
            moved = viewport.zoomed_time(WHEEL_ZOOM ** (y / 120), viewport.time_s(at[0]))
            scene.set_viewport(moved, is_zoom=True, is_moving=True)
        event.accept()

    def native_gesture(self, event: QEvent) -> bool:
        """Zoom on a pinch gesture."""
        scene, viewport = self._scene, self._scene.viewport
        if not isinstance(event, QNativeGestureEvent) or viewport is None:
            return False
        if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
            return False
        at_s = viewport.time_s(self._to_plot(event.position())[0])
        moved = viewport.zoomed_time(max(0.2, 1.0 + event.value()), at_s)
        scene.set_viewport(moved, is_zoom=True, is_moving=True)
        return True

    def leave(self) -> None:
        self.at = None
        self.forget_hover()
        self._scene.cursor_left.emit()
        self._scene.changed.emit()

    # --- keys ----------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was used."""
        scene, viewport = self._scene, self._scene.viewport
        if viewport is None:
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if self.is_drawing_key(event):
            return self._draw(event, viewport)
        is_shifted = bool(event.modifiers() & _SHIFT)
        moved = view_after_key(viewport, event.key(), is_shifted=is_shifted)
        if moved is None:
            return False
        is_zoom = moved.span_s != viewport.span_s
        scene.set_viewport(moved, is_zoom=is_zoom, is_moving=True)
        return True

    def draw_by_keys(self) -> None:
        """Begin a box that arrow keys move."""
        if self._scene.viewport is not None:
            self.gesture.reset()
            self.gesture.drag = Drag.KEYS
            self._step_to(box_for_keys(self._scene.viewport, self._scene.cursor_s))

    def is_drawing_key(self, event: QEvent) -> bool:
        """Whether a key is for the box that is drawn by keys, before any command."""
        if self.gesture.drag is not Drag.KEYS or not isinstance(event, QKeyEvent):
            return False
        return event.key() in (*_ENTER, *_ARROWS)

    def _draw(self, event: QKeyEvent, viewport: Viewport) -> bool:
        box = self.gesture.box
        assert box is not None
        if event.key() in _ENTER:
            self.gesture.reset()
            self._scene.box_drawn.emit(box)
            self._scene.changed.emit()
        else:
            resizes = bool(event.modifiers() & _SHIFT)
            self._step_to(step_box(box, viewport, *_ARROWS[Qt.Key(event.key())], resizes=resizes))
        return True

    def _step_to(self, box: TimeFreqBox) -> None:
        self.gesture.box = box
        self._scene.reveal_box(box)
        self._scene.box_stepped.emit(box)
        self._scene.changed.emit()

    def _escape(self) -> bool:
        if self.gesture.drag is not Drag.NONE:
            self._scene.box_stepped.emit(None)
            self.gesture.reset()
            self._show_cursor()
        elif self._scene.tool is not Tool.SELECT:
            self._scene.set_tool(Tool.SELECT)
        elif self._scene.selected:
            self._scene.select(())
        else:
            return False
        self._scene.changed.emit()
        return True

    # --- helpers -------------------------------------------------------------

    def _hover(self, at: tuple[float, float]) -> None:
        scene = self._scene
        row = self._row_at(at) if self._is_inside_plot(at) else None
        says = scene.tool is Tool.SELECT  # a card would lie over what is painted or drawn
        if row != self.hovered or (self.card is not None and not says):
            self.hovered = row
            provider = self.hover_provider
            self.card = None
            if row is not None and provider is not None and says:
                self.card = provider(scene.index.id(row))
        self._show_cursor(at)

    def _show_cursor(self, at: tuple[float, float] | None = None) -> None:
        scene = self._scene
        shape = (
            Qt.CursorShape.CrossCursor
            if self._scene.tool is Tool.DRAW
            else Qt.CursorShape.ArrowCursor
        )
        chosen = self._scene.single_selected_row()
        if at is not None and chosen is not None and scene.viewport is not None:
            handle = handle_at(scene.index.box(chosen), scene.viewport, *at)
            shape = marks.HANDLE_CURSORS.get(handle, shape)
            if handle is Edge.NONE and self.hovered == chosen and self._scene.tool is Tool.SELECT:
                shape = Qt.CursorShape.SizeAllCursor
        if self._surface.cursor().shape() is not shape:
            self._surface.setCursor(shape)

    def _row_at(self, at: tuple[float, float]) -> int | None:
        scene, viewport = self._scene, self._scene.viewport
        if viewport is None or not scene.shows_segments:
            return None
        named = self._surface.chip_at(QPointF(*at))
        if named is not None:
            return named
        slack_hz = abs(viewport.hz(at[1] - _SLACK_PX) - viewport.hz(at[1]))
        return self._surface.index.segment_at(
            viewport.time_s(at[0]), viewport.hz(at[1]), _SLACK_PX / viewport.px_per_s, slack_hz
        )

    def _to_plot(self, position: QPointF) -> tuple[float, float]:
        plot = self._surface.plot()
        return position.x() - plot.left(), position.y() - plot.top()

    def _is_inside(self, position: QPointF) -> bool:
        return self._surface.plot().contains(position)

    def _is_inside_plot(self, at: tuple[float, float]) -> bool:
        plot = self._surface.plot()
        return 0 <= at[0] <= plot.width() and 0 <= at[1] <= plot.height()


KEY_ZOOM = 1.5
KEY_PAN = 0.2
PAGE_PAN = 0.9

_IN = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_OUT = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


def view_after_key(viewport: Viewport, key: int, *, is_shifted: bool) -> Viewport | None:
    """Return the view after a navigation key, or None for other keys.

    Arrows pan (with Shift by a page), plus and minus zoom time (with Shift frequency), Home and
    End go to the ends.
    """
    if key in _IN or key in _OUT:
        return _zoom_by_key(viewport, key, is_shifted=is_shifted)
    if key == Qt.Key.Key_Home:
        return viewport.with_start(0.0)
    if key == Qt.Key.Key_End:
        return viewport.with_start(viewport.duration_s)
    x = viewport.width_px * (PAGE_PAN if is_shifted else KEY_PAN)
    y = viewport.height_px * KEY_PAN
    for of_key, move in (
        (Qt.Key.Key_Left, (x, 0.0)),
        (Qt.Key.Key_Right, (-x, 0.0)),
        (Qt.Key.Key_Up, (0.0, y)),
        (Qt.Key.Key_Down, (0.0, -y)),
    ):
        if key == of_key:
            return viewport.pan(*move)
    return None


def _zoom_by_key(viewport: Viewport, key: int, *, is_shifted: bool) -> Viewport:
    factor = KEY_ZOOM if key in _IN else 1 / KEY_ZOOM
    # Many keyboards need Shift to type "+", so Key_Plus with Shift still means time.
    if is_shifted and key != Qt.Key.Key_Plus:
        return viewport.zoomed_frequency(factor, viewport.hz(viewport.height_px / 2))
    return viewport.zoomed_time(factor, (viewport.start_s + viewport.stop_s) / 2)


_RIM = 1.0 + 1e-9
"""The rim of the tip belongs to it; ``skimage.draw.ellipse`` leaves it out."""


def stroke_mask(
    points: Sequence[tuple[float, float]], radius_s: float, radius_hz: float, grid: Grid
) -> Mask | None:
    """Return the pixels whose centres an elliptic brush has passed over.

    Parameters
    ----------
    points
        ``(time_s, frequency_hz)`` along the stroke, joined by straight lines.
    radius_s, radius_hz
        Half the tip's width and height.

    Returns
    -------
    Mask or None
        None if no pixel's centre was touched.
    """
    from skimage.draw import ellipse, polygon

    path = np.array([(hz, time_s) for time_s, hz in points], dtype=np.float64)
    path = (path - [0.0, grid.first_frame_s]) / [grid.bin_hz, grid.hop_s]
    radius = np.array([radius_hz / grid.bin_hz, radius_s / grid.hop_s])
    low = np.maximum(np.floor(path.min(axis=0) - radius), 0).astype(np.int64)
    shape = np.ceil(path.max(axis=0) + radius).astype(np.int64) + 1 - low
    if (shape <= 0).any():
        return None
    path = path - low
    touched = np.zeros(shape, dtype=np.bool_)
    for position in path:
        touched[ellipse(*position, *(radius * _RIM), shape=tuple(shape))] = True
    for start, stop in pairwise(path):
        along = (stop - start) / radius
        if along.any():
            normal = np.array([-along[1], along[0]]) / np.hypot(*along) * radius
            corners = np.stack([start + normal, stop + normal, stop - normal, start - normal])
            touched[polygon(*corners.T, shape=tuple(shape))] = True
    if not touched.any():
        return None
    return Mask.from_bitmap(touched, grid, first_frame=int(low[1]), first_bin=int(low[0]))


def brush_mask(
    grid: Grid, viewport: Viewport, pixels: Sequence[tuple[float, float]], radius_px: float
) -> Mask | None:
    """Return a stroke in plot pixels as a mask on a grid."""
    y = pixels[0][1]
    return stroke_mask(
        [(viewport.time_s(px), viewport.hz(py)) for px, py in pixels],
        radius_px / viewport.px_per_s,
        viewport.hz(y - radius_px) - viewport.hz(y),
        grid,
    )
