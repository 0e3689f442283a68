"""The segments in view, as a list for screen readers."""

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAccessibleWidget

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.gui.item_models.queue import STATUS_WORDS
from birdann.gui.project.segment_index import STATUS_ORDER, SegmentIndex
from birdann.gui.spectrogram.canvas import SpectrogramCanvas
from birdann.gui.spectrogram.layers.marks import box_rect
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import band, clock, decimal, percent


def box_in_words(box: TimeFreqBox) -> str:
    """Return start, duration and band of a box."""
    return f"{clock(box.onset_s)}, {decimal(box.duration_s, 2)} s, {band(box.low_hz, box.high_hz)}"


def segment_in_words(index: SegmentIndex, row: int) -> str:
    """Return species, probability, state, start, duration and band of a segment."""
    status = tr(STATUS_WORDS[STATUS_ORDER[index.statuses[row]]])
    words = [index.label(row), percent(float(index.probabilities[row])), status]
    return ", ".join([*filter(None, words), box_in_words(index.box(row))])


class SegmentItem(QAccessibleInterface):
    """A segment as an item of the list."""

    def __init__(self, canvas: SpectrogramCanvas, segment_id: SegmentId) -> None:
        super().__init__()
        self._canvas, self.segment_id = canvas, segment_id

    def isValid(self) -> bool:
        return self.segment_id in self._canvas.index

    def object(self) -> QObject | None:  # type: ignore[override]  # none of Qt's
        return None

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._canvas)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.selectable = 1
        state.selected = int(self.segment_id in self._canvas.scene.selected)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        row = self._canvas.index.row_of(self.segment_id)
        if kind is not QAccessible.Text.Name or row is None:
            return ""
        return segment_in_words(self._canvas.index, row)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Keep the text: it follows the segment."""

    def rect(self) -> QRect:
        canvas, viewport = self._canvas, self._canvas.scene.viewport
        row = canvas.index.row_of(self.segment_id)
        if viewport is None or row is None:
            return QRect()
        frame = box_rect(viewport, canvas.index.box(row)).translated(canvas.plot().topLeft())
        return frame.toRect().translated(canvas.mapToGlobal(QPoint()))


class SegmentList(QAccessibleWidget):
    """A spectrogram as a list: the buttons on it, then the segments in view."""

    def __init__(self, canvas: SpectrogramCanvas) -> None:
        super().__init__(canvas, QAccessible.Role.List)

    def _canvas(self) -> SpectrogramCanvas:
        canvas = self.object()
        assert isinstance(canvas, SpectrogramCanvas)
        return canvas

    def _ids(self) -> list[SegmentId]:
        index, viewport = self._canvas().index, self._canvas().scene.viewport
        if viewport is None:
            return []
        return [index.id(row) for row in index.query(viewport.start_s, viewport.stop_s).tolist()]

    def childCount(self) -> int:
        return super().childCount() + len(self._ids())

    def child(self, index: int) -> QAccessibleInterface:
        segment_index = index - super().childCount()
        return (
            super().child(index)
            if segment_index < 0
            else _item(self._canvas(), self._ids()[segment_index])
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, SegmentItem):
            return super().childCount() + self._ids().index(child.segment_id)
        return super().indexOfChild(child)


def _item(canvas: SpectrogramCanvas, segment_id: SegmentId) -> QAccessibleInterface:
    """Return what stands for a segment, made when first asked for."""
    if segment_id not in canvas.items:
        canvas.items[segment_id] = SegmentItem(canvas, segment_id)
        QAccessible.registerAccessibleInterface(canvas.items[segment_id])
    return canvas.items[segment_id]


def _list(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    return SegmentList(thing) if isinstance(thing, SpectrogramCanvas) else None


def announce_selection(canvas: SpectrogramCanvas) -> None:
    """Let screen readers know which items are selected now; what they say is announced."""
    changed = QAccessible.State()
    changed.selected = 1
    for item in canvas.items.values():
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(item, changed))


QAccessible.installFactory(_list)  # once for all pictures: Qt keeps it
