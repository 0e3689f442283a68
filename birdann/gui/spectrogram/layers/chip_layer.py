"""Label chips on dark plates that do not collide.

A chip says species, probability and verdict, or where that has no room, the species' code.
"""

from collections import OrderedDict
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.gui.project.segment_index import STATUS_ORDER, IndexArray, SegmentIndex, status_code
from birdann.gui.spectrogram.layers.chips import URGENT, FloatArray, in_view, place_chips
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import STATUS_COLORS, paint_swatch, species_style
from birdann.gui.text.numbers import percent

CHIP_HEIGHT_PX = 18.0
_MAX_LABEL_PX = 168.0
_READABLE = 480
_MAX_PIXMAPS = 512
_PLATE = QColor(14, 17, 23, 222)
_TEXT = QColor("#eef1f6")
_FAINT = QColor("#a9b2c0")
_DECIDED = (SegmentStatus.CONFIRMED, SegmentStatus.CORRECTED)


@dataclass(frozen=True, slots=True)
class _ChipLook:
    """What a chip shows."""

    label: str
    probability: str
    status: SegmentStatus
    color_index: int | None


@dataclass(frozen=True, slots=True)
class _Chip:
    """A chip hangs on a moment and a frequency, at a fixed distance in pixels from it."""

    row: int
    time_s: float
    stop_s: float
    hz: float
    x_px: float
    y_px: float
    looks: tuple[_ChipLook, ...]
    """The form it was placed in, then those that need less room."""
    widths: tuple[int, ...]


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
        self._texts: dict[str, tuple[str, float]] = {}
        self._chips: list[_Chip] = []
        self._range: _Range | None = None
        self._painted: list[tuple[QRectF, int]] = []
        self._favoured: frozenset[SegmentId] = frozenset()

    def set_index(self, index: SegmentIndex) -> None:
        """Show other segments."""
        self._index = index
        self._range = None
        self._painted = []

    def row_at(self, point: QPointF) -> int | None:
        """Return the segment whose chip was painted at a point of the plot, or None."""
        return next((row for box, row in self._painted if box.contains(point)), None)

    def favour(self, ids: frozenset[SegmentId]) -> None:
        """Give these segments' chips the first places."""
        if ids != self._favoured:
            self._favoured = ids
            self._range = None

    def paint(
        self, painter: QPainter, viewport: Viewport, ratio: float, *, is_moving: bool
    ) -> None:
        """Paint the chips in view; the painter's origin is the plot's top left corner.

        While the picture is on the move the chips go with their segments and keep their places.
        """
        self._painted = []
        if not len(self._index):
            return
        key = (viewport.px_per_s, viewport.low_hz, viewport.high_hz, viewport.height_px, ratio)
        known = self._range
        if known is None or not (is_moving or known.serves(viewport, key)):
            self._place(viewport, key)
        stop_s = viewport.stop_s
        seen = [
            (
                chip,
                viewport.x(chip.time_s) + chip.x_px,
                viewport.y(chip.hz) + chip.y_px,
            )
            for chip in self._chips
            if chip.stop_s > viewport.start_s and chip.time_s < stop_s
        ]
        forms = in_view(
            [(x, y, chip.widths) for chip, x, y in seen],
            chip_height=CHIP_HEIGHT_PX,
            view_width=viewport.width_px,
        )
        for (chip, _, y), (form, x) in zip(seen, forms, strict=True):
            corner = QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)
            painter.drawPixmap(corner, self._pixmap(chip.looks[form], ratio))
            box = QRectF(corner.x(), corner.y(), chip.widths[form], CHIP_HEIGHT_PX)
            self._painted.append((box, chip.row))

    def _place(self, viewport: Viewport, key: tuple[float, ...]) -> None:
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
        looks = [self._looks(row) for row in rows.tolist()]
        widths = np.array([[self._width(form) for form in forms] for forms in looks])
        placements = place_chips(
            boxes,
            widths,
            self._priorities(rows),
            self._pixel_boxes(everyone if len(everyone) <= _READABLE else rows, viewport),
            chip_height=CHIP_HEIGHT_PX,
            left=start_s * scale,
            right=stop_s * scale,
            height=viewport.height_px,
        )
        self._chips = [
            _Chip(
                int(rows[p.row]),
                float(index.onsets_s[rows[p.row]]),
                float(index.offsets_s[rows[p.row]]),
                float(index.highs_hz[rows[p.row]]),
                p.x - float(boxes[p.row, 0]),
                p.y - float(boxes[p.row, 1]),
                looks[p.row][p.form :],
                tuple(widths[p.row, p.form :].tolist()),
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
            favoured = np.unique(index.rows_of(self._favoured))
            places = np.minimum(np.searchsorted(rows, favoured), len(rows) - 1)
            rows = favoured[rows[places] == favoured]  # they are sorted, and far fewer
        is_rejected = index.statuses[rows] == status_code(SegmentStatus.REJECTED)
        chosen: IndexArray = rows[~is_rejected & (index.labels[rows] >= 0)]
        return chosen

    def _priorities(self, rows: IndexArray) -> FloatArray:
        """Return which chips go first: those asked for, then each species in turn.

        Of a species the decided go first, then the certain.
        """
        index = self._index
        is_decided = np.isin(index.statuses[rows], [status_code(one) for one in _DECIDED])
        certainty = np.where(is_decided, 1.0, np.nan_to_num(index.probabilities[rows]))
        by_label = np.lexsort((-certainty, index.labels[rows]))
        labels = index.labels[rows][by_label]
        turn = np.empty(len(rows))
        turn[by_label] = np.arange(len(rows)) - np.searchsorted(labels, labels)
        is_favoured = np.isin(rows, index.rows_of(self._favoured))
        return certainty + np.where(is_favoured, URGENT, -turn)

    def _looks(self, row: int) -> tuple[_ChipLook, ...]:
        """Return a chip's forms, the widest first."""
        index = self._index
        status, chance = STATUS_ORDER[index.statuses[row]], float(index.probabilities[row])
        probability = percent(chance)
        if status in _DECIDED:
            probability = ""
        color = int(index.colors[row]) if index.colors[row] >= 0 else None
        return (
            _ChipLook(index.label(row), probability, status, color),
            _ChipLook(index.code(row), "", status, color),
        )

    def _pixmap(self, chip: _ChipLook, ratio: float) -> QPixmap:
        key = (chip, ratio)
        known = self._pixmaps.get(key)
        if known is not None:
            self._pixmaps.move_to_end(key)
            return known
        pixmap = self._render(chip, ratio)
        self._pixmaps[key] = pixmap
        while len(self._pixmaps) > _MAX_PIXMAPS:
            self._pixmaps.popitem(last=False)
        return pixmap

    def _elided(self, label: str) -> tuple[str, float]:
        """Return a text as far as there is room for it, and its width in pixels."""
        known = self._texts.get(label)
        if known is None:
            text = self._metrics.elidedText(label, Qt.TextElideMode.ElideRight, _MAX_LABEL_PX)
            known = self._texts[label] = text, self._metrics.horizontalAdvance(text)
        return known

    def _tail_px(self, chip: _ChipLook) -> float:
        """Return the room for what follows the label."""
        if chip.status in _DECIDED:
            return 13.0
        return self._elided(chip.probability)[1] + 5 if chip.probability else 0.0

    def _width(self, chip: _ChipLook) -> int:
        return round(18 + self._elided(chip.label)[1] + self._tail_px(chip) + 6)

    def _render(self, chip: _ChipLook, ratio: float) -> QPixmap:
        (label, label_px), probability = self._elided(chip.label), chip.probability
        width, tail_px = self._width(chip), self._tail_px(chip)
        pixmap = QPixmap(round(width * ratio), round(CHIP_HEIGHT_PX * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PLATE)
        painter.drawRoundedRect(QRectF(0, 0, width, CHIP_HEIGHT_PX), 4, 4)
        paint_swatch(painter, QRectF(5, 4.5, 9, 9), species_style(chip.color_index))
        painter.setFont(self._font)
        painter.setPen(_TEXT)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(18, 0, label_px + 2, CHIP_HEIGHT_PX), middle, label)
        tail = QRectF(18 + label_px + 5, 0, tail_px, CHIP_HEIGHT_PX)
        if chip.status in _DECIDED:
            _paint_check(painter, tail, STATUS_COLORS[chip.status])
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
