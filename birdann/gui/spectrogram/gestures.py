"""State machine of pointer gestures in plot pixels, without widgets."""

from dataclasses import dataclass, field, replace
from enum import Enum, Flag, auto
from math import floor, log10

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.gui.spectrogram.viewport import Viewport

DRAG_START_PX = 4.0
HANDLE_REACH_PX = 7.0
BRUSH_RADIUS_PX = 7.0
_MIN_BOX_PX = 3.0
_MIN_HANDLED_PX = 24.0
_STEPS_IN_VIEW, _FIRST_STEPS = 50, 10


class Tool(Enum):
    """The effect of dragging."""

    SELECT = "select"
    DRAW = "draw"
    ADD = "add"  # brush: paint pixels onto the selected segment
    ERASE = "erase"  # brush: take pixels from it
    CALL = "call"  # brush: show a segmenter what belongs to a call
    OTHER = "other"  # brush: show it what belongs to none

    @property
    def is_brush(self) -> bool:
        return self in (Tool.ADD, Tool.ERASE, Tool.CALL, Tool.OTHER)

    @property
    def is_teaching(self) -> bool:
        return self in (Tool.CALL, Tool.OTHER)


class Drag(Enum):
    """Kind of the current drag."""

    NONE = auto()
    UNDECIDED = auto()
    PAN = auto()
    DRAW = auto()
    RUBBER = auto()
    MOVE = auto()
    RESIZE = auto()
    BRUSH = auto()
    KEYS = auto()  # none: arrow keys change the box


class Edge(Flag):
    """The sides of a box that a handle moves."""

    NONE = 0
    ONSET = auto()
    OFFSET = auto()
    LOW = auto()
    HIGH = auto()


HANDLES = (
    Edge.ONSET | Edge.HIGH, Edge.HIGH, Edge.OFFSET | Edge.HIGH, Edge.OFFSET,
    Edge.OFFSET | Edge.LOW, Edge.LOW, Edge.ONSET | Edge.LOW, Edge.ONSET,
)  # fmt: skip
"""The eight handles, clockwise from the top left."""


def handle_position(box: TimeFreqBox, handle: Edge, viewport: Viewport) -> tuple[float, float]:
    """Return the position of a handle of a box, in plot pixels."""
    x0, x1 = viewport.x(box.onset_s), viewport.x(box.offset_s)
    y0, y1 = viewport.y(box.high_hz), viewport.y(box.low_hz)
    x = x0 if Edge.ONSET in handle else x1 if Edge.OFFSET in handle else (x0 + x1) / 2
    y = y0 if Edge.HIGH in handle else y1 if Edge.LOW in handle else (y0 + y1) / 2
    return x, y


def has_handles(box: TimeFreqBox, viewport: Viewport) -> bool:
    """Whether a box is large enough for handles that do not cover its sound."""
    width_px = viewport.x(box.offset_s) - viewport.x(box.onset_s)
    height_px = viewport.y(box.low_hz) - viewport.y(box.high_hz)
    return width_px >= _MIN_HANDLED_PX and height_px >= _MIN_HANDLED_PX


def handle_at(box: TimeFreqBox, viewport: Viewport, x: float, y: float) -> Edge:
    """Return the handle of a box at a pixel, or ``Edge.NONE``."""
    if not has_handles(box, viewport):
        return Edge.NONE
    best, best_distance = Edge.NONE, HANDLE_REACH_PX
    for handle in HANDLES:
        hx, hy = handle_position(box, handle, viewport)
        distance = max(abs(hx - x), abs(hy - y))
        if distance < best_distance:
            best, best_distance = handle, distance
    return best


def box_between(
    viewport: Viewport, start: tuple[float, float], stop: tuple[float, float]
) -> TimeFreqBox:
    """Return the box with two plot pixels as opposite corners, within the recording."""
    times = sorted(viewport.time_s(p[0]) for p in (start, stop))
    frequencies = sorted(viewport.hz(p[1]) for p in (start, stop))
    return TimeFreqBox(
        onset_s=min(max(0.0, times[0]), viewport.duration_s),
        offset_s=min(max(0.0, times[1]), viewport.duration_s),
        low_hz=min(max(0.0, frequencies[0]), viewport.nyquist_hz),
        high_hz=min(max(0.0, frequencies[1]), viewport.nyquist_hz),
    )


def is_too_small(viewport: Viewport, box: TimeFreqBox) -> bool:
    """Whether a drawn box is likely accidental."""
    return (
        viewport.px_per_s * box.duration_s < _MIN_BOX_PX
        or viewport.y(box.low_hz) - viewport.y(box.high_hz) < _MIN_BOX_PX
    )


def move_box(box: TimeFreqBox, viewport: Viewport, x_px: float, y_px: float) -> TimeFreqBox:
    """Return a box moved by pixels right and down, within the recording."""
    shift_s = x_px / viewport.px_per_s
    shift_s = min(max(shift_s, -box.onset_s), viewport.duration_s - box.offset_s)
    middle = (box.low_hz + box.high_hz) / 2
    shift_hz = viewport.hz(viewport.y(middle) + y_px) - middle
    shift_hz = min(max(shift_hz, -box.low_hz), viewport.nyquist_hz - box.high_hz)
    return TimeFreqBox(
        onset_s=max(0.0, box.onset_s + shift_s),
        offset_s=box.offset_s + shift_s,
        low_hz=max(0.0, box.low_hz + shift_hz),
        high_hz=box.high_hz + shift_hz,
    )


def resize_box(
    box: TimeFreqBox, handle: Edge, viewport: Viewport, x: float, y: float
) -> TimeFreqBox:
    """Return a box with the handle's sides moved to a pixel; sides may swap."""
    time_s = min(max(0.0, viewport.time_s(x)), viewport.duration_s)
    hz = min(max(0.0, viewport.hz(y)), viewport.nyquist_hz)
    onset_s = time_s if Edge.ONSET in handle else box.onset_s
    offset_s = time_s if Edge.OFFSET in handle else box.offset_s
    low_hz = hz if Edge.LOW in handle else box.low_hz
    high_hz = hz if Edge.HIGH in handle else box.high_hz
    return TimeFreqBox(
        onset_s=min(onset_s, offset_s),
        offset_s=max(onset_s, offset_s),
        low_hz=min(low_hz, high_hz),
        high_hz=max(low_hz, high_hz),
    )


def key_steps(viewport: Viewport) -> tuple[float, float]:
    """Return seconds and hertz of a step of the keys: round, at most a fiftieth of the view."""
    spans = viewport.span_s, viewport.high_hz - viewport.low_hz
    step_s, step_hz = (10.0 ** floor(log10(span / _STEPS_IN_VIEW)) for span in spans)
    return step_s, step_hz


def box_for_keys(viewport: Viewport, at_s: float | None) -> TimeFreqBox:
    """Return the box that keys begin with: at a time if that is in view, else in the middle."""
    step_s, step_hz = key_steps(viewport)
    if at_s is None or not viewport.start_s <= at_s <= viewport.stop_s:
        at_s = (viewport.start_s + viewport.stop_s) / 2
    onset_s = step_s * floor(at_s / step_s)
    low_hz = step_hz * floor(viewport.hz(viewport.height_px / 2) / step_hz)
    box = TimeFreqBox(
        onset_s=onset_s,
        offset_s=onset_s + _FIRST_STEPS * step_s,
        low_hz=low_hz,
        high_hz=low_hz + _FIRST_STEPS * step_hz,
    )
    return step_box(box, viewport, 0, 0, resizes=False)


def step_box(
    box: TimeFreqBox, viewport: Viewport, right: int, up: int, *, resizes: bool
) -> TimeFreqBox:
    """Return a box moved by steps, or its end and upper edge; it stays within the recording."""
    step_s, step_hz = key_steps(viewport)
    by_s = min(right * step_s, viewport.duration_s - box.offset_s)
    by_hz = min(up * step_hz, viewport.nyquist_hz - box.high_hz)
    if resizes:
        by_s, by_hz = max(by_s, step_s - box.duration_s), max(by_hz, step_hz - box.bandwidth_hz)
        return replace(box, offset_s=box.offset_s + by_s, high_hz=box.high_hz + by_hz)
    by_s, by_hz = max(by_s, -box.onset_s), max(by_hz, -box.low_hz)
    return TimeFreqBox(
        onset_s=box.onset_s + by_s,
        offset_s=box.offset_s + by_s,
        low_hz=box.low_hz + by_hz,
        high_hz=box.high_hz + by_hz,
    )


@dataclass(slots=True)
class Gesture:
    """The current drag."""

    drag: Drag = Drag.NONE
    # start, last: First and latest position, in plot pixels.
    start: tuple[float, float] = (0.0, 0.0)
    last: tuple[float, float] = (0.0, 0.0)
    on_drag: Drag = Drag.NONE
    segment_id: SegmentId | None = None
    handle: Edge = Edge.NONE
    original: TimeFreqBox | None = None  # The box before it is moved or resized.
    box: TimeFreqBox | None = None  # The resulting box so far.
    is_full_height: bool = False  # Whether the box spans all frequencies.
    # The plot pixels passed by the brush.
    stroke: list[tuple[float, float]] = field(default_factory=list)

    @property
    def is_active(self) -> bool:
        return self.drag not in (Drag.NONE, Drag.UNDECIDED)

    def press(self, at: tuple[float, float], on_drag: Drag) -> None:
        self.drag, self.on_drag = Drag.UNDECIDED, on_drag
        self.start = self.last = at
        self.box = None
        self.stroke = [at]

    def advance(self, at: tuple[float, float], viewport: Viewport) -> tuple[float, float]:
        """Update the position; return the pixels moved since the last call."""
        if self.drag is Drag.UNDECIDED:
            distance = max(abs(at[0] - self.start[0]), abs(at[1] - self.start[1]))
            if distance < DRAG_START_PX:
                return 0.0, 0.0
            self.drag = self.on_drag
        delta = at[0] - self.last[0], at[1] - self.last[1]
        self.last = at
        self.stroke.append(at)
        if self.drag in (Drag.DRAW, Drag.RUBBER):
            self.box = box_between(viewport, self.start, at)
            if self.is_full_height:
                self.box = replace(self.box, low_hz=0.0, high_hz=viewport.nyquist_hz)
        elif self.drag is Drag.MOVE and self.original is not None:
            whole = at[0] - self.start[0], at[1] - self.start[1]
            self.box = move_box(self.original, viewport, *whole)
        elif self.drag is Drag.RESIZE and self.original is not None:
            self.box = resize_box(self.original, self.handle, viewport, *at)
        return delta

    def reset(self) -> None:
        self.drag = self.on_drag = Drag.NONE
        self.segment_id, self.original, self.box = None, None, None
        self.handle, self.is_full_height = Edge.NONE, False
        self.stroke = []
