"""Label chips: species, probability and verdict on dark plates that do not collide."""

from collections import OrderedDict
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from birdann.gui.spectrogram.chips import URGENT, FloatArray, place_chips
from birdann.gui.spectrogram.segment_index import (
    STATUS_ORDER,
    IndexArray,
    SegmentIndex,
    SegmentStatus,
    SegmentView,
)
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.theme import STATUS_COLORS, paint_swatch, species_style

CHIP_HEIGHT_PX = 18.0
_MAX_LABEL_PX = 168.0
_READABLE = 480
_MAX_PIXMAPS = 512
_PLATE = QColor(14, 17, 23, 222)
_TEXT = QColor("#eef1f6")
_FAINT = QColor("#a9b2c0")
_DECIDED = (SegmentStatus.CONFIRMED, SegmentStatus.CORRECTED)


def format_probability(probability: float) -> str:
    """Return a probability as ".97"; never as 0 or 1, since no model is certain."""
    return f"{min(0.99, max(0.01, probability)):.2f}"[1:]


@dataclass(frozen=True, slots=True)
class _Chip:
    """A chip hangs on a moment and a frequency, at a fixed distance in pixels from it."""

    time_s: float
    stop_s: float
    hz: float
    x_px: float
    y_px: float
    pixmap: QPixmap


@dataclass(frozen=True, slots=True)
class _Range:
    """The stretch that chips are placed for, at one zoom."""

    start_s: float
    stop_s: float
    key: tuple[float, ...]

    def serves(self, viewport: Viewport, key: tuple[float, ...]) -> bool:
        """Return whether the places still hold for a view."""
        return (
            self.key == key and self.start_s <= viewport.start_s and viewport.stop_s <= self.stop_s
        )


class ChipLayer:
    """Paints the chips; places stay put while the view pans."""

    def __init__(self, font: QFont) -> None:
        self._font = QFont(font)
        self._font.setPixelSize(11)
        self._metrics = QFontMetricsF(self._font)
        self._index = SegmentIndex()
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._texts: dict[str, str] = {}
        self._chips: list[_Chip] = []
        self._range: _Range | None = None
        self._favoured: frozenset[str] = frozenset()

    def set_index(self, index: SegmentIndex) -> None:
        """Show other segments."""
        self._index = index
        self._range = None

    def favour(self, ids: frozenset[str]) -> None:
        """Give these segments' chips the first places."""
        if ids != self._favoured:
            self._favoured = ids
            self._range = None

    def paint(
        self, painter: QPainter, viewport: Viewport, ratio: float, *, is_zooming: bool
    ) -> None:
        """Paint the chips in view; the painter's origin is the plot's top left corner.

        While the zoom is changing the chips move with their segments and keep their places.
        """
        if not len(self._index):
            return
        key = (viewport.px_per_s, viewport.low_hz, viewport.high_hz, viewport.height_px, ratio)
        known = self._range
        if known is None or not (is_zooming or known.serves(viewport, key)):
            self._place(viewport, ratio, key)
        for chip in self._chips:
            x = viewport.x(chip.time_s) + chip.x_px
            if chip.stop_s > viewport.start_s and x < viewport.width_px:
                y = viewport.y(chip.hz) + chip.y_px
                painter.drawPixmap(
                    QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), chip.pixmap
                )

    def _place(self, viewport: Viewport, ratio: float, key: tuple[float, ...]) -> None:
        start_s = max(0.0, viewport.start_s - viewport.span_s)
        stop_s = min(viewport.duration_s, viewport.stop_s + viewport.span_s)
        self._range = _Range(start_s if start_s > 0 else -1.0, max(stop_s, viewport.stop_s), key)
        self._chips = []
        index, scale = self._index, viewport.px_per_s
        everyone = index.query(start_s, stop_s)
        rows = self._candidates(everyone)
        if not len(rows):
            return
        boxes = self._pixel_boxes(rows, viewport)
        views = [index.views[row] for row in rows]
        pixmaps = [self._pixmap(view, ratio) for view in views]
        widths = np.array([p.width() / p.devicePixelRatio() for p in pixmaps])
        placements = place_chips(
            boxes,
            widths,
            np.array([self._priority(view) for view in views]),
            self._pixel_boxes(everyone if len(everyone) <= _READABLE else rows, viewport),
            chip_height=CHIP_HEIGHT_PX,
            left=start_s * scale,
            right=stop_s * scale,
            height=viewport.height_px,
        )
        self._chips = [
            _Chip(
                views[p.row].box.onset_s,
                views[p.row].box.offset_s,
                views[p.row].box.high_hz,
                p.x - float(boxes[p.row, 0]),
                p.y - float(boxes[p.row, 1]),
                pixmaps[p.row],
            )
            for p in placements
        ]

    def _pixel_boxes(self, rows: IndexArray, viewport: Viewport) -> FloatArray:
        """Return (n, 4) boxes x0, y0, x1, y1 in pixels from the recording's start."""
        index = self._index
        return np.stack(
            [
                index.onsets_s[rows] * viewport.px_per_s,
                viewport.ys(index.highs_hz[rows]),
                index.offsets_s[rows] * viewport.px_per_s,
                viewport.ys(index.lows_hz[rows]),
            ],
            axis=1,
        )

    def _candidates(self, rows: IndexArray) -> IndexArray:
        """Return which segments get chips: the labelled ones, unless there are too many to read."""
        index = self._index
        if len(rows) > _READABLE:
            chosen = [r for s in self._favoured if (r := index.row_of(s)) is not None]
            rows = np.intersect1d(rows, np.array(chosen, dtype=np.intp))
        rejected = STATUS_ORDER.index(SegmentStatus.REJECTED)
        rows = rows[index.statuses[rows] != rejected]
        labelled = np.array(
            [bool(index.views[row].label) for row in rows.tolist()], dtype=np.bool_
        )
        chosen_rows: IndexArray = rows[labelled]
        return chosen_rows

    def _priority(self, view: SegmentView) -> float:
        certainty = 1.0 if view.status in _DECIDED else view.probability or 0.0
        return certainty + (URGENT if view.id in self._favoured else 0.0)

    def _pixmap(self, view: SegmentView, ratio: float) -> QPixmap:
        probability = "" if view.probability is None else format_probability(view.probability)
        if view.status in _DECIDED:
            probability = ""
        key = (view.label, probability, view.status, view.species_color_index, ratio)
        known = self._pixmaps.get(key)
        if known is not None:
            self._pixmaps.move_to_end(key)
            return known
        pixmap = self._render(view, probability, ratio)
        self._pixmaps[key] = pixmap
        while len(self._pixmaps) > _MAX_PIXMAPS:
            self._pixmaps.popitem(last=False)
        return pixmap

    def _elided(self, label: str) -> str:
        text = self._texts.get(label)
        if text is None:
            text = self._metrics.elidedText(label, Qt.TextElideMode.ElideRight, _MAX_LABEL_PX)
            self._texts[label] = text
        return text

    def _render(self, view: SegmentView, probability: str, ratio: float) -> QPixmap:
        label = self._elided(view.label)
        label_px = self._metrics.horizontalAdvance(label)
        tail_px = self._metrics.horizontalAdvance(probability) + 5 if probability else 0.0
        if view.status in _DECIDED:
            tail_px = 13.0
        width = round(18 + label_px + tail_px + 6)
        pixmap = QPixmap(round(width * ratio), round(CHIP_HEIGHT_PX * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PLATE)
        painter.drawRoundedRect(QRectF(0, 0, width, CHIP_HEIGHT_PX), 4, 4)
        paint_swatch(painter, QRectF(5, 4.5, 9, 9), species_style(view.species_color_index))
        painter.setFont(self._font)
        painter.setPen(_TEXT)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(18, 0, label_px + 2, CHIP_HEIGHT_PX), middle, label)
        tail = QRectF(18 + label_px + 5, 0, tail_px, CHIP_HEIGHT_PX)
        if view.status in _DECIDED:
            _paint_check(painter, tail, STATUS_COLORS[view.status])
        elif probability:
            painter.setPen(_FAINT)
            painter.drawText(tail, middle, probability)
        painter.end()
        return pixmap


def _paint_check(painter: QPainter, box: QRectF, color: QColor) -> None:
    middle = box.center().y()
    path = QPainterPath(QPointF(box.left(), middle))
    path.lineTo(box.left() + 3, middle + 3)
    path.lineTo(box.left() + 8, middle - 3.5)
    painter.setPen(QPen(color, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
