"""Cards of the gallery: their item model, and their painting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import inf
from time import thread_time
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractListModel, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from birdann.app.reviewing.question import Question
from birdann.core.arrays import Int64Array
from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.gui.gallery.thumbnail_service import Thumbnail, ThumbnailService, thumbnail_colors
from birdann.gui.item_models.index import NOWHERE, Index
from birdann.gui.item_models.queue import STATUS_WORDS
from birdann.gui.item_models.queue_data import ChosenRows, QueueData, text_without_species
from birdann.gui.panels.delegates import MIDDLE, bold_font, draw_text, small_font
from birdann.gui.runtime.memory import ByteCache
from birdann.gui.spectrogram.layers.strip_painter import line_pen, path_without_specks
from birdann.gui.spectrogram.tiles.images import color_tile
from birdann.gui.style.icons import tinted_icon
from birdann.gui.style.theme import current_theme, paint_swatch, set_pen_and_brush, species_style
from birdann.gui.text.language import tr
from birdann.gui.text.names import CommonEnds
from birdann.gui.text.numbers import band, clock, decimal, percent
from birdann.gui.text.times import day_in_words

CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """Text and marks around a thumbnail."""

    segment_id: SegmentId
    name: str
    color_index: int | None
    probability: float
    status: SegmentStatus
    recording: str
    ends: CommonEnds
    onset_s: float
    when: str
    band: str
    # site, moment: Where and when it was recorded; "" and None if not known.
    site: str = ""
    moment: datetime | None = None

    def where_text(self, fits: Callable[[str], bool]) -> str:
        """Return site and time, or time and recording without what all have in common."""

        def with_name(time: str) -> str:
            name = self.ends.shorten(self.recording, lambda text: fits(f"{time}  {text}"))
            return f"{time}  {name}"

        if self.site and self.moment is not None:
            time = f"{self.moment:%H:%M:%S}"
            texts = [
                f"{self.site} · {day_in_words(self.moment.date())}, {time}",
                f"{self.site} {time}",
            ]
        else:
            texts = [with_name(clock(self.onset_s)), with_name(clock(self.onset_s, is_fine=False))]
        return next((text for text in texts if fits(text)), texts[-1])

    @property
    def spoken_text(self) -> str:
        """The card as text, for screen readers."""
        chance = percent(self.probability)
        parts = [self.name, chance, tr(STATUS_WORDS[self.status]), self.recording]
        parts += [self.when, self.band]
        return ", ".join(part for part in parts if part)


class GalleryModel(QAbstractListModel, ChosenRows):
    """Selected rows of a ``QueueData`` as cards."""

    def set_rows(self, data: QueueData | None, rows: Int64Array) -> bool:
        """Replace the rows; return whether the set or order of cards changed."""
        same = np.array_equal(rows, self.rows) and (
            data is self._data or self._has_same_segments(data, rows)
        )
        if same:
            self._data = data
            if len(rows):
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return False
        self.beginResetModel()
        self._choose(data, rows)
        self.endResetModel()
        return True

    def _has_same_segments(self, data: QueueData | None, rows: Int64Array) -> bool:
        if data is None or self._data is None or len(data) != len(self._data):
            return False
        return np.array_equal(self._data.table.segment_ids[rows], data.table.segment_ids[rows])

    def segments_at(self, indices: Sequence[int]) -> list[SegmentId]:
        if self._data is None:
            return []
        chosen = self.rows[np.asarray(indices, dtype=np.int64)]
        return [SegmentId(key) for key in self._data.table.segment_ids[chosen].tolist()]

    def question_of(self, segment_ids: Sequence[SegmentId]) -> Question:
        return self._data.question_of(segment_ids) if self._data else Question(segment_ids=())

    def open_predictions(self, indices: Sequence[int]) -> tuple[int, float]:
        """Return the number of unreviewed predictions among cards, and the lowest probability."""
        if self._data is None:
            return 0, float("nan")
        return self._data.open_predictions(self.rows[np.asarray(indices, dtype=np.int64)])

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if self._data is None or not index.isValid():
            return None
        if role == CARD_ROLE:
            return self._card(int(self.rows[index.row()]))
        if role == Qt.ItemDataRole.DisplayRole:
            return self._card(int(self.rows[index.row()])).name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._card(int(self.rows[index.row()])).spoken_text
        return None

    def _card(self, row: int) -> Card:
        data = self._data
        assert data is not None
        species, (site, moment) = data.species_at(row), data.site_and_time(row)
        return Card(
            segment_id=SegmentId(int(data.table.segment_ids[row])),
            name=data.species_name(species)
            or (
                tr("Unknown species")
                if data.status(row) == "predicted"
                else text_without_species(data, row)
            ),
            color_index=data.species_colors[species] if species >= 0 else None,
            probability=float(data.table.probability[row]),
            status=SegmentStatus(data.status(row)),
            recording=data.recording_names[int(data.table.recording[row])],
            ends=data.ends,
            onset_s=float(data.table.onset_s[row]),
            when=data.onset_text(row),
            band=band(float(data.table.low_hz[row]), float(data.table.high_hz[row])),
            site=site,
            moment=moment,
        )


GAP_PX = 5
NAME_PX, WHERE_PX = 24, 17
_ROOMY_PX = 130
_PIXMAP_BUDGET_BYTES = 48 * 2**20
_FRAME_BUDGET_S = 0.003
_CORNER_PX = 5.0
_POINTED_AT = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
_HALO = QColor(0, 0, 0, 150)
_PLATE, _ON_PLATE = QColor(14, 17, 23, 205), QColor("#eef1f6")
_UNIT_PX, CHIP_PX = 2.5, 17


def text_height(width_px: int) -> int:
    """Return the height of the text below a thumbnail of the given width."""
    return NAME_PX + (WHERE_PX if width_px >= _ROOMY_PX else 0)


@dataclass(frozen=True, slots=True)
class _Look:
    """Everything that determines the pixels of a thumbnail."""

    segment_id: SegmentId
    width: int
    height: int
    color_map: str
    ratio: float


class CardDelegate(QStyledItemDelegate):
    """Paints a ``Card``; its tool tip says why it has no picture."""

    def __init__(self, service: ThumbnailService) -> None:
        super().__init__(service)
        self._service = service
        self._pixmaps: ByteCache[_Look, QPixmap] = ByteCache(_PIXMAP_BUDGET_BYTES)
        self.color_map = "magma"
        self.cell = QSize()
        self._left_s = inf
        self.put_off: list[QRect] = []
        self.thumbnail_missing: Callable[[], object] = lambda: None

    def forget(self) -> None:
        self._pixmaps.clear()

    def begin_frame(self, *, is_moving: bool) -> None:
        """Start a frame with a limited time for drawing thumbnails.

        Only drawing counts, not the text beside it; otherwise the time would be used up after a
        few cards, and the others painted again in every frame. ``put_off`` collects the indices of
        postponed cards.
        """
        self._left_s = _FRAME_BUDGET_S if is_moving else inf
        self.put_off = []

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        card = index.data(CARD_ROLE)
        problem = isinstance(card, Card) and self._service.problem(card.segment_id)
        if not problem:
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), problem, view)
        return True

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(CARD_ROLE)
        if not isinstance(card, Card):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = option.rect.adjusted(GAP_PX, GAP_PX, -GAP_PX, -GAP_PX)
        _paint_ground(painter, option, cell)
        inner = cell.adjusted(3, 3, -3, -3)
        below = text_height(inner.width())
        picture = inner.adjusted(0, 0, 0, -below)
        if picture.isValid():
            self._paint_picture(painter, picture, card)
            if option.state & _POINTED_AT:
                self._paint_outline(painter, picture, card)
            if scale := self._scale(card.segment_id, picture.width()):
                _paint_scale(painter, picture, scale, small_font(option.font))
            if chance := _probability_text(card):
                _paint_chip(painter, picture, chance, small_font(option.font))
        lines = QRect(inner.left(), picture.bottom() + 1, inner.width(), below)
        _paint_lines(painter, lines, card, option.font)
        painter.restore()

    def _paint_picture(self, painter: QPainter, rect: QRect, card: Card) -> None:
        thumbnail = self._service.get(card.segment_id)
        pixmap = None
        if thumbnail is not None:
            pixmap = self._pixmap(painter, rect, card.segment_id, thumbnail)
        if pixmap is not None:
            painter.drawPixmap(rect.topLeft(), pixmap)
            return
        theme = current_theme()
        set_pen_and_brush(painter, None, theme.plot).drawRoundedRect(rect, _CORNER_PX, _CORNER_PX)
        if self._service.problem(card.segment_id):
            small, middle = small_font(painter.font()), Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, rect, tr("No sound"), small, theme.muted, align=middle)
        elif thumbnail is None:
            self.thumbnail_missing()

    def _pixmap(
        self, painter: QPainter, rect: QRect, segment_id: SegmentId, thumbnail: Thumbnail
    ) -> QPixmap | None:
        ratio = painter.device().devicePixelRatioF()
        look = _Look(segment_id, rect.width(), rect.height(), self.color_map, ratio)
        known = self._pixmaps.get(look)
        if known is None and self._left_s <= 0:
            self.put_off.append(rect)
        elif known is None:
            begun_s = thread_time()
            known = draw_thumbnail(thumbnail, look, thumbnail_colors(self.color_map))
            self._left_s -= thread_time() - begun_s
            self._pixmaps.put(look, known, 4 * known.width() * known.height())
        return known

    def _paint_outline(self, painter: QPainter, rect: QRect, card: Card) -> None:
        """Draw the outline on the current card only, as it would hide the calls on all."""
        thumbnail = self._service.get(card.segment_id)
        if thumbnail is not None:
            painter.save()
            painter.setClipRect(rect)
            painter.translate(rect.topLeft())
            _draw_outline(painter, thumbnail, rect.size(), card)
            painter.restore()

    def _scale(self, segment_id: SegmentId, width_px: int) -> str:
        thumbnail = self._service.get(segment_id)
        if thumbnail is None:
            return ""
        frame = thumbnail.frame
        span = f"{decimal(frame.span_s, 2 if frame.span_s < 1 else 0)} s"
        return f"{span} · {band(frame.low_hz, frame.top_hz)}" if width_px >= _ROOMY_PX else span


def draw_thumbnail(thumbnail: Thumbnail, look: _Look, colors: list[int]) -> QPixmap:
    """Return the picture of a card."""
    pixmap = QPixmap(round(look.width * look.ratio), round(look.height * look.ratio))
    pixmap.setDevicePixelRatio(look.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        target = QRectF(0, 0, look.width, look.height)
        smooth = color_tile(thumbnail.picture, colors).scaled(
            pixmap.size(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawImage(target, smooth)
    return pixmap


def _draw_outline(painter: QPainter, thumbnail: Thumbnail, size: QSize, card: Card) -> None:
    """Draw the outline smoothly, dashed or solid by status."""
    pixels = [contour * [size.width(), size.height()] for contour in thumbnail.contours]
    path = path_without_specks(pixels, _UNIT_PX)
    set_pen_and_brush(painter, QPen(_HALO, 2.6), None).drawPath(path)
    index = card.color_index if card.color_index is not None else -1
    pen = line_pen(card.status, index, 1.0)
    pen.setWidthF(1.3)
    painter.setPen(pen)
    painter.drawPath(path)


def _probability_text(card: Card) -> str:
    return percent(card.probability) if card.status is SegmentStatus.PREDICTED else ""


def _paint_chip(painter: QPainter, picture: QRect, text: str, font: QFont) -> None:
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text) + 8
    chip = QRect(picture.right() - width - 2, picture.top() + 3, width, CHIP_PX)
    set_pen_and_brush(painter, None, _PLATE).drawRoundedRect(chip, 4, 4)
    painter.setPen(_ON_PLATE)
    painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), text)


def _paint_scale(painter: QPainter, picture: QRect, text: str, font: QFont) -> None:
    painter.setFont(font)
    line = picture.adjusted(5, 0, -3, -3)
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
    painter.setPen(_PLATE)
    painter.drawText(line.translated(1, 1), flags, text)
    painter.setPen(_ON_PLATE)
    painter.drawText(line, flags, text)


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem, cell: QRect) -> None:
    theme = current_theme()
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    ground = QColor(theme.raised)
    edge = QPen(theme.border, 1)
    if selected:
        ground = QColor(theme.accent)
        ground.setAlphaF(0.22)
        edge = QPen(theme.accent, 2.2)
    elif option.state & QStyle.StateFlag.State_MouseOver:
        edge = QPen(theme.muted, 1)
    set_pen_and_brush(painter, edge, ground).drawRoundedRect(
        QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6
    )
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.text, 1, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(QRectF(cell).adjusted(-2.5, -2.5, 2.5, 2.5), 8, 8)


def _paint_lines(painter: QPainter, lines: QRect, card: Card, font: QFont) -> None:
    theme = current_theme()
    name = QRect(lines.left() + 2, lines.top() + 1, lines.width() - 4, NAME_PX - 1)
    mark = QRectF(name.left(), name.center().y() - 5, 12, 12)
    if card.color_index is not None:
        paint_swatch(painter, mark, species_style(card.color_index))
        name.setLeft(name.left() + 17)
    small = small_font(font)
    is_done = card.status in (SegmentStatus.CONFIRMED, SegmentStatus.CORRECTED)
    name_font = bold_font(small) if is_done else small
    where = lines.adjusted(2, NAME_PX - 3, -2, 0)
    has_where = lines.height() > NAME_PX
    is_wide = QFontMetrics(name_font).horizontalAdvance(card.name) > name.width() - 18
    marked = where if is_wide and has_where else name  # the species is read first
    status = QRect(marked.right() - 13, marked.center().y() - 6, 14, 14)
    tinted_icon(f"status-{card.status}", theme.muted).paint(painter, status)
    marked.setRight(status.left() - 4)
    color = theme.text if card.color_index is not None else theme.muted
    draw_text(painter, name, card.name, name_font, color)
    if has_where:
        metrics = QFontMetrics(small)
        text = card.where_text(lambda text: metrics.horizontalAdvance(text) <= where.width())
        draw_text(painter, where, text, small, theme.muted, elide=MIDDLE)
