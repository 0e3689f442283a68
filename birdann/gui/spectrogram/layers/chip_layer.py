"""Label chips on dark plates that do not overlap.

A chip shows the species, or its code if whole names do not fit; a mark of its status; and a
probability if that is below 50 % or the segment is selected. Segments of a bout that are too close
for chips of their own share one, with a bracket over them and their number.
"""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from birdann.core.arrays import BoolArray, FloatArray, IndexArray
from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.gui.project.segment_index import STATUS_ORDER, SegmentIndex, status_code
from birdann.gui.runtime.memory import ByteCache
from birdann.gui.spectrogram.layers.chips import URGENT, bouts, move_into_view, place_chips
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import STATUS_COLORS, paint_swatch, set_pen_and_brush, species_style
from birdann.gui.text.numbers import percent

CHIP_HEIGHT_PX = 18.0
_MAX_LABEL_PX = 168.0
_READABLE = 480
_PIXMAP_BYTES = 12 * 2**20
_BRACKET_PX = 6.0
_DOUBTFUL = 0.5
"""A probability below it stands in every chip."""
_WORTH_CODES = 1.25
"""Codes stand in for names where that brings that many times as many chips into view."""
PLATE = QColor(14, 17, 23, 222)
TEXT = QColor("#eef1f6")
FAINT = QColor("#a9b2c0")
_DECIDED = (SegmentStatus.CONFIRMED, SegmentStatus.CORRECTED)


@dataclass(frozen=True, slots=True)
class _ChipLook:
    """Content of a chip."""

    label: str
    tail: str
    """A probability, or how many segments share the chip."""
    status: SegmentStatus
    color_index: int | None


@dataclass(frozen=True, slots=True)
class _Chip:
    """A chip, at a fixed pixel offset from a time and frequency."""

    row: int
    time_s: float
    stop_s: float
    hz: float
    x_px: float
    y_px: float
    forms: tuple[_ChipLook, ...]
    """The form it was placed in, then those that need less room."""
    widths: tuple[int, ...]
    is_bout: bool
    """Whether a bracket is drawn over several segments."""


class ChipLayer:
    """Paints the chips; positions stay fixed while the view pans."""

    def __init__(self, font: QFont) -> None:
        self._font = QFont(font)
        self._font.setPixelSize(11)
        self._metrics = QFontMetricsF(self._font)
        self._index = SegmentIndex()
        self._pixmaps: ByteCache[tuple[_ChipLook, float], QPixmap] = ByteCache(_PIXMAP_BYTES)
        self._texts: dict[str, tuple[str, float]] = {}
        self._chips: list[_Chip] = []
        # The zoom and the time range that they are placed for.
        self._zoom: tuple[float, ...] | None = None
        self._start_s = self._stop_s = 0.0
        self._painted: list[tuple[QRectF, int]] = []
        self._favoured: frozenset[SegmentId] = frozenset()

    def set_index(self, index: SegmentIndex) -> None:
        self._index = index
        self._zoom = None
        self._painted = []

    def row_at(self, point: QPointF) -> int | None:
        """Return the segment whose chip was painted at a point of the plot, or None."""
        return next((row for box, row in self._painted if box.contains(point)), None)

    def prefer(self, ids: frozenset[SegmentId]) -> None:
        if ids != self._favoured:
            self._favoured = ids
            self._zoom = None

    def paint(
        self, painter: QPainter, viewport: Viewport, ratio: float, *, is_moving: bool
    ) -> None:
        """Paint the visible chips; the painter's origin is the plot's top left corner.

        While the view moves, the chips keep their positions relative to their segments.
        """
        self._painted = []
        if not len(self._index):
            return
        zoom = (viewport.px_per_s, viewport.low_hz, viewport.high_hz, viewport.height_px, ratio)
        is_inside = self._start_s <= viewport.start_s and viewport.stop_s <= self._stop_s
        if self._zoom is None or not (is_moving or (self._zoom == zoom and is_inside)):
            self._zoom = zoom
            self._arrange_chips(viewport)
        stop_s = viewport.stop_s
        seen = [
            (chip, viewport.x(chip.time_s) + chip.x_px, viewport.y(chip.hz) + chip.y_px)
            for chip in self._chips
            if chip.stop_s > viewport.start_s and chip.time_s < stop_s
        ]
        forms = move_into_view(
            [(x, y, chip.widths) for chip, x, y in seen],
            chip_height=CHIP_HEIGHT_PX,
            view_width=viewport.width_px,
        )
        for chip, _, _ in seen:
            if chip.is_bout:
                self._paint_bracket(painter, viewport, chip)
        for (chip, _, y), placement in zip(seen, forms, strict=True):
            if placement is None:
                continue
            form, x = placement
            corner = QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)
            painter.drawPixmap(corner, self._pixmap(chip.forms[form], ratio))
            box = QRectF(corner.x(), corner.y(), chip.widths[form], CHIP_HEIGHT_PX)
            self._painted.append((box, chip.row))

    @staticmethod
    def _paint_bracket(painter: QPainter, viewport: Viewport, chip: _Chip) -> None:
        left, right = viewport.x(chip.time_s), viewport.x(chip.stop_s)
        y = viewport.y(chip.hz) - _BRACKET_PX
        painter.setPen(QPen(species_style(chip.forms[0].color_index).color, 1.5))
        painter.drawPolyline(
            [QPointF(left, y + 4), QPointF(left, y), QPointF(right, y), QPointF(right, y + 4)]
        )

    def _arrange_chips(self, viewport: Viewport) -> None:
        start_s = max(0.0, viewport.start_s - viewport.span_s)
        stop_s = min(viewport.duration_s, viewport.stop_s + viewport.span_s)
        self._start_s = start_s if start_s > 0 else -1.0
        self._stop_s = max(stop_s, viewport.stop_s)
        self._chips = []
        index, scale = self._index, viewport.px_per_s
        visible = index.query(start_s, stop_s)
        in_band = index.lows_hz[visible] < viewport.high_hz
        in_band &= index.highs_hz[visible] > viewport.low_hz
        visible = visible[in_band]
        rows = self._candidates(visible)
        if not len(rows):
            return
        groups = self._groups(rows, viewport)
        boxes = np.array([_hull(self._pixel_boxes(group, viewport)) for group in groups])
        tops, is_bout = boxes[:, 1].copy(), np.array([len(group) > 1 for group in groups])
        boxes[is_bout, 1] -= _BRACKET_PX
        forms = [self._chip_forms(group) for group in groups]
        widths = np.array([[self._width(form) for form in forms] for forms in forms])
        first = np.array([group[0] for group in groups])
        obstacles = self._pixel_boxes(visible if len(visible) <= _READABLE else rows, viewport)
        priorities = self._priorities(first)
        named, coded = (
            place_chips(
                boxes,
                form_widths,
                priorities,
                obstacles,
                chip_height=CHIP_HEIGHT_PX,
                left=start_s * scale,
                right=stop_s * scale,
                height=viewport.height_px,
            )
            for form_widths in widths.T
        )
        form = 1 if len(coded) > len(named) * _WORTH_CODES else 0
        self._chips = [
            _Chip(
                row=int(first[k]),
                time_s=float(index.onsets_s[groups[k]].min()),
                stop_s=float(index.offsets_s[groups[k]].max()),
                hz=float(index.highs_hz[groups[k]].max()),
                x_px=x - float(boxes[k, 0]),
                y_px=y - float(tops[k]),
                forms=forms[k][form:],
                widths=tuple(widths[k, form:].tolist()),
                is_bout=bool(is_bout[k]),
            )
            for k, x, y in (coded if form else named)
        ]

    def _groups(self, rows: IndexArray, viewport: Viewport) -> list[IndexArray]:
        """Return the segments that get chips, those of a crowded bout together."""
        index = self._index
        kinds = 2 * index.labels[rows].astype(np.intp) + self._is_decided(rows)
        single_rows = self._is_favoured(rows).nonzero()[0]
        kinds[single_rows] = -1 - np.arange(len(single_rows))
        groups: list[IndexArray] = []
        for bout in bouts(
            index.onsets_s[rows],
            index.offsets_s[rows],
            index.lows_hz[rows],
            index.highs_hz[rows],
            kinds,
        ):
            members = rows[bout]
            span_s = index.offsets_s[members].max() - index.onsets_s[members].min()
            needed_px = len(members) * self._width(self._chip_forms(members[:1])[0])
            if len(members) > 1 and span_s * viewport.px_per_s < needed_px:
                groups.append(members)
            else:
                groups += [members[position : position + 1] for position in range(len(members))]
        return groups

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
        """Return the segments that get chips: labelled ones, unless there are too many to read."""
        index = self._index
        if len(rows) > _READABLE:
            favoured = np.unique(index.rows_of(self._favoured))
            indices = np.minimum(np.searchsorted(rows, favoured), len(rows) - 1)
            rows = favoured[rows[indices] == favoured]  # they are sorted, and far fewer
        is_rejected = index.statuses[rows] == status_code(SegmentStatus.REJECTED)
        chosen: IndexArray = rows[~is_rejected & (index.labels[rows] >= 0)]
        return chosen

    def _priorities(self, rows: IndexArray) -> FloatArray:
        """Return the order of chips: requested ones first, then each species in turn.

        Within a species, reviewed segments come first, then probable ones.
        """
        index = self._index
        probabilities = np.nan_to_num(index.probabilities[rows])
        certainty = np.where(self._is_decided(rows), 1.0, probabilities)
        by_label = np.lexsort((-certainty, index.labels[rows]))
        labels = index.labels[rows][by_label]
        turn = np.empty(len(rows))
        turn[by_label] = np.arange(len(rows)) - np.searchsorted(labels, labels)
        return certainty + np.where(self._is_favoured(rows), URGENT, -turn)

    def _is_decided(self, rows: IndexArray) -> BoolArray:
        return np.isin(self._index.statuses[rows], [status_code(status) for status in _DECIDED])

    def _is_favoured(self, rows: IndexArray) -> BoolArray:
        return np.isin(rows, self._index.rows_of(self._favoured))

    def _chip_forms(self, rows: IndexArray) -> tuple[_ChipLook, ...]:
        """Return the forms of a chip of a segment or bout, the widest first."""
        index, row = self._index, int(rows[0])
        status, chance = STATUS_ORDER[index.statuses[row]], float(index.probabilities[row])
        tail = f"× {len(rows)}" if len(rows) > 1 else ""
        is_favoured = bool(self._is_favoured(rows).any())
        if len(rows) == 1 and status not in _DECIDED:
            tail = percent(chance) if is_favoured or chance < _DOUBTFUL else ""
        color = int(index.colors[row]) if index.colors[row] >= 0 else None
        return (
            _ChipLook(index.label(row), tail, status, color),
            _ChipLook(
                index.code(row), tail if len(rows) > 1 or is_favoured else "", status, color
            ),
        )

    def _pixmap(self, chip: _ChipLook, ratio: float) -> QPixmap:
        pixmap = self._pixmaps.get((chip, ratio))
        if pixmap is None:
            pixmap = self._render(chip, ratio)
            n_bytes = pixmap.width() * pixmap.height() * pixmap.depth() // 8
            self._pixmaps.put((chip, ratio), pixmap, n_bytes)
        return pixmap

    def _elided(self, label: str) -> tuple[str, float]:
        """Return a text elided to the available width, and its width in pixels."""
        known = self._texts.get(label)
        if known is None:
            text = self._metrics.elidedText(label, Qt.TextElideMode.ElideRight, _MAX_LABEL_PX)
            known = self._texts[label] = text, self._metrics.horizontalAdvance(text)
        return known

    def _tail_px(self, chip: _ChipLook) -> float:
        check_px = 13.0 if chip.status in _DECIDED else 0.0
        return check_px + (self._elided(chip.tail)[1] + 5 if chip.tail else 0.0)

    def _width(self, chip: _ChipLook) -> int:
        return round(18 + self._elided(chip.label)[1] + self._tail_px(chip) + 6)

    def _render(self, chip: _ChipLook, ratio: float) -> QPixmap:
        label, label_px = self._elided(chip.label)
        width, tail_px = self._width(chip), self._tail_px(chip)
        pixmap = QPixmap(round(width * ratio), round(CHIP_HEIGHT_PX * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            set_pen_and_brush(painter, None, PLATE).drawRoundedRect(
                QRectF(0, 0, width, CHIP_HEIGHT_PX), 4, 4
            )
            paint_swatch(painter, QRectF(5, 4.5, 9, 9), species_style(chip.color_index))
            painter.setFont(self._font)
            painter.setPen(TEXT)
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(18, 0, label_px + 2, CHIP_HEIGHT_PX), middle, label)
            tail = QRectF(18 + label_px + 5, 0, tail_px, CHIP_HEIGHT_PX)
            if chip.status in _DECIDED:
                _paint_check(painter, tail, STATUS_COLORS[chip.status])
                tail.setLeft(tail.left() + 13.0)
            if chip.tail:
                painter.setPen(FAINT)
                painter.drawText(tail, middle, chip.tail)
        return pixmap


def _hull(boxes: FloatArray) -> FloatArray:
    return np.concatenate([boxes[:, :2].min(axis=0), boxes[:, 2:].max(axis=0)])


def _paint_check(painter: QPainter, box: QRectF, color: QColor) -> None:
    middle = box.center().y()
    path = QPainterPath(QPointF(box.left(), middle))
    path.lineTo(box.left() + 3, middle + 3)
    path.lineTo(box.left() + 8, middle - 3.5)
    painter.setPen(QPen(color, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
