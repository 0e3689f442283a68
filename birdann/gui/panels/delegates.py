"""Item delegates that paint rows: species to pick, queue items; and what all share."""

from functools import cache, lru_cache, partial
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from birdann.gui.item_models.index import ROW_ROLE, Index
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.item_models.queue import (
    MEASURE_COLUMN,
    OTHER_COLUMN,
    OTHER_ROLE,
    PROBABILITY_COLUMN,
    RECORDING_COLUMN,
    SPECIES_COLUMN,
    STATUS_COLUMN,
    TIME_COLUMN,
    QueueModel,
)
from birdann.gui.style.icons import tinted_icon
from birdann.gui.style.theme import current_theme, set_pen_and_brush, species_icon, species_style
from birdann.gui.text.numbers import percent

RIGHT, MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.TextElideMode.ElideMiddle
MARGIN_PX = 8
_KEY_GAP_PX = 6
SELECTED_SHARE = 0.15
"""How much of the accent lies over the ground of what is selected."""


def small_font(font: QFont) -> QFont:
    """Return the font for second lines and notes."""
    return _derive_font(QFont(font), 0.88, QFont.Weight(font.weight()))


def bold_font(font: QFont) -> QFont:
    """Return the font for emphasised names."""
    return _derive_font(QFont(font), 1.0, QFont.Weight.DemiBold)


@lru_cache(32)
def _derive_font(font: QFont, scale: float, weight: QFont.Weight) -> QFont:
    """Return the same font object for each row: Qt looks up the glyphs of a new one."""
    derived = QFont(font)
    if scale < 1:
        derived.setPointSizeF(max(7.0, font.pointSizeF() * scale))
    derived.setWeight(weight)
    return derived


def draw_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Fill an item's background: soft accent if selected, a hint if hovered."""
    theme = current_theme()
    rect = QRectF(option.rect).adjusted(4, 1, -4, -1)
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    if not selected and not hovered:
        return
    ground = QColor(theme.accent)
    ground.setAlphaF(SELECTED_SHARE if selected else 0.08)
    set_pen_and_brush(painter, None, ground).drawRoundedRect(rect, 5, 5)
    if selected and option.state & QStyle.StateFlag.State_HasFocus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 1.2))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)


def draw_text(
    painter: QPainter,
    rect: QRect,
    text: str,
    font: QFont,
    color: QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    smaller: QFont | None = None,
) -> int:
    """Draw one line, in the smaller font or elided to fit; return the width of its whole text."""
    metrics = QFontMetrics(font)
    width = metrics.horizontalAdvance(text)
    if smaller is not None and width > rect.width():
        font, metrics = smaller, QFontMetrics(smaller)
        width = metrics.horizontalAdvance(text)
    elided = metrics.elidedText(text, elide, rect.width()) if width > rect.width() else text
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # so are the places of texts
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, _vertically_centred(align), elided)
    return width


@cache
def _vertically_centred(align: Qt.AlignmentFlag) -> int:
    return int(align | Qt.AlignmentFlag.AlignVCenter)


def key_width(key: str, font: QFont) -> int:
    """Return the width of a key cap, including the gap before it."""
    return max(18, QFontMetrics(small_font(font)).horizontalAdvance(key) + 10) + _KEY_GAP_PX


def draw_bar(painter: QPainter, rect: QRectF, fraction: float, color: QColor) -> None:
    """Draw a thin level bar."""
    theme = current_theme()
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(theme.muted)
    ground.setAlphaF(0.22)
    painter.setBrush(ground)
    radius = rect.height() / 2
    painter.drawRoundedRect(rect, radius, radius)
    if fraction > 0:
        filled = QRectF(rect)
        filled.setWidth(max(rect.height(), rect.width() * min(1.0, fraction)))
        painter.setBrush(color)
        painter.drawRoundedRect(filled, radius, radius)


class Item:
    """An item that is painted: its fonts and colours, and texts in them."""

    def __init__(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        self.painter, self.rect = painter, option.rect
        self.font, self.bold = option.font, bold_font(option.font)
        self.small = small_font(option.font)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
        self.ink = option.palette.color(group, QPalette.ColorRole.Text)
        self.muted = current_theme().muted

    def write(
        self,
        rect: QRect,
        text: str,
        font: QFont | None = None,
        color: QColor | None = None,
        **kinds: Any,  # noqa: ANN401 - as of draw_text
    ) -> int:
        """Draw one line as ``draw_text`` does."""
        return draw_text(self.painter, rect, text, font or self.font, color or self.ink, **kinds)

    def draw_key(self, rect: QRect, key: str) -> None:
        """Draw a key cap at the right end of a rectangle, and take its room from it."""
        painter, theme = self.painter, current_theme()
        room = key_width(key, self.font)
        width = room - _KEY_GAP_PX
        cap = QRectF(rect.right() - width, rect.center().y() - 8, width, 17)
        set_pen_and_brush(painter, QPen(theme.border, 1), theme.panel).drawRoundedRect(cap, 4, 4)
        painter.setFont(self.small)
        painter.setPen(theme.muted)
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)
        rect.setRight(rect.right() - room)


class PaintedDelegate(QStyledItemDelegate):
    """Base of delegates that paint whole items on a ground that shows what is selected."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, option)
        self.paint_item(Item(painter, option), index)
        painter.restore()

    def paint_item(self, item: Item, index: Index) -> None:
        raise NotImplementedError


_HEIGHT_PX = 26
_HEIGHT_WITH_BAR_PX = 30
_PLAY_PX = 11
_NAME_AT_PX = 24
_MARK_ICONS = {
    Mark.PRESENT: "status-done",
    Mark.CHOSEN: "status-done",
    Mark.UNSURE: "help",
    Mark.ABSENT: "reject",
    Mark.REFUSED: "reject",
    Mark.NEW: "new",
    Mark.NONE: "",
}


def note_text(line: QRect, row: PickRow, font: QFont) -> str:
    """Return the note, its short form or neither, so that the name fits beside it."""
    room_px = line.width() - QFontMetrics(bold_font(font)).horizontalAdvance(row.name)
    room_px -= _NAME_AT_PX + _GAP_PX + (0 if row.best_example_id is None else _PLAY_PX + 4)
    width = QFontMetrics(small_font(font)).horizontalAdvance
    return next((text for text in (row.note, row.short_note) if width(text) <= room_px), "")


def note_rect(line: QRect, row: PickRow, font: QFont) -> QRect:
    """Return the rectangle of a row's note, at the end of its line."""
    width = QFontMetrics(small_font(font)).horizontalAdvance(note_text(line, row, font)) + 2
    if row.best_example_id is not None:
        width += _PLAY_PX + 4
    width = min(width, max(0, line.width() // 2))
    return QRect(line.right() - width + 1, line.top(), width, line.height())


_BADGE_PX = 11


class PickDelegate(PaintedDelegate):
    """Paints a ``PickRow``."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        tall = isinstance(row, PickRow) and row.probability is not None
        return QSize(120, _HEIGHT_WITH_BAR_PX if tall else _HEIGHT_PX)

    @staticmethod
    def is_on_evidence(row: PickRow, rect: QRect, spot: QPoint, font: QFont) -> bool:
        """Whether a position is on the evidence, which plays when clicked."""
        if row.best_example_id is None:
            return False
        line = rect.adjusted(MARGIN_PX + 2, 0, -MARGIN_PX - 2, 0)
        if row.key is not None:
            line.setRight(line.right() - key_width(str(row.key), font))
        return note_rect(line, row, font).adjusted(-4, 0, 4, 0).contains(spot)

    def paint_item(self, item: Item, index: Index) -> None:
        row = index.data(ROW_ROLE)
        rect = item.rect.adjusted(MARGIN_PX + 2, 0, -MARGIN_PX - 2, 0)
        if row.key is not None:
            item.draw_key(rect, str(row.key))
        line = QRect(rect)
        if row.probability is not None:
            line.setHeight(22)
            bar = QRectF(rect.left() + 24, rect.top() + 23, rect.width() - 24, 4)
            known = row.color_index is not None
            color = species_style(row.color_index).color if known else item.muted
            draw_bar(item.painter, bar, row.probability, color)
            words = percent(row.probability)
            taken_px = item.write(line, words, color=item.muted, align=RIGHT)
            line.setRight(line.right() - taken_px - _GAP_PX)
        self._draw_name(item, row, line)

    @staticmethod
    def _draw_name(item: Item, row: PickRow, line: QRect) -> None:
        theme = current_theme()
        is_tagged = row.mark in (Mark.PRESENT, Mark.CHOSEN, Mark.UNSURE)
        spot = QRect(line.left(), line.center().y() - 7, 16, 16)
        if row.color_index is not None:
            species_icon(row.color_index).paint(item.painter, spot)
            spot = QRect(spot.right() - 6, spot.bottom() - 6, _BADGE_PX, _BADGE_PX)
        if row.mark is not Mark.NONE:
            if row.color_index is not None:
                set_pen_and_brush(item.painter, None, theme.panel).drawEllipse(
                    spot.adjusted(-1, -1, 1, 1)
                )
            tinted_icon(_MARK_ICONS[row.mark], theme.text if is_tagged else theme.muted).paint(
                item.painter, spot
            )
        name = line.adjusted(_NAME_AT_PX, 0, 0, 0)
        if row.note:
            note = note_rect(line, row, item.font)
            color = theme.accent if row.best_example_id is not None else theme.muted
            color = theme.warning if row.lacks else color
            if row.best_example_id is not None:
                spot_px = QRect(note.left(), note.center().y() - 5, _PLAY_PX, _PLAY_PX)
                tinted_icon("play", color).paint(item.painter, spot_px)
            item.write(note, note_text(line, row, item.font), item.small, color, align=RIGHT)
            name.setRight(note.left() - 6)
        color = theme.muted if row.mark in (Mark.ABSENT, Mark.REFUSED) else item.ink
        item.write(name, row.name, item.bold if is_tagged else item.font, color)


_INSET_PX, _GAP_PX, _LEAST_PX = 4, 8, 40
_ICON_PX = 12
_SIGN = Qt.ItemDataRole.DecorationRole


class ItemDelegate(PaintedDelegate):
    """Paints an item in two lines: species, then second candidate and place."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = QFontMetrics(option.font).height() + QFontMetrics(small_font(option.font)).height()
        return QSize(160, lines + 12)

    def paint_item(self, item: Item, index: Index) -> None:
        model = index.model()
        assert isinstance(model, QueueModel)
        cell = partial(model.value, index.row())
        small, muted = item.small, item.muted
        rect = item.rect.adjusted(MARGIN_PX + 2, 4, -MARGIN_PX - 2, -4)
        first = QRect(rect.left(), rect.top(), rect.width(), rect.height() * 11 // 20)
        second = QRect(rect.left(), first.bottom(), rect.width(), rect.bottom() - first.bottom())
        for line, column in ((first, SPECIES_COLUMN), (second, STATUS_COLUMN)):
            if (sign := cell(column, _SIGN)) is not None:
                top = line.center().y() - _ICON_PX // 2
                sign.paint(item.painter, QRect(line.left(), top, _ICON_PX, _ICON_PX))
                line.setLeft(line.left() + _ICON_PX + 5)
        chance = cell(MEASURE_COLUMN) or cell(PROBABILITY_COLUMN)
        left, right = (item.bold, item.ink), (item.font, item.ink)
        _write_left_and_right(item, first, cell(SPECIES_COLUMN), chance, left, right)
        when = " " + cell(TIME_COLUMN).partition(" · ")[0]
        px = QFontMetrics(small).horizontalAdvance
        room_px = second.width() - px(when)
        other, code, chance = cell(OTHER_COLUMN, OTHER_ROLE)
        if px(other + chance) > room_px // 2:
            other = code
        other = f"{other} {chance}" if chance else ""
        name_px = room_px - (px(other) + _GAP_PX) * bool(other)
        name = model.common_ends.shorten(cell(RECORDING_COLUMN), lambda text: px(text) <= name_px)
        if px(name) > name_px:
            name = name.strip("…")
        name = QFontMetrics(small).elidedText(name, MIDDLE, room_px)
        taken = item.write(second, name + when, small, muted, align=RIGHT) + _GAP_PX
        second.setRight(second.right() - taken)
        if px(other) <= second.width():
            item.write(second, other, small, muted)


def _write_left_and_right(
    item: Item,
    rect: QRect,
    left: str,
    right: str,
    ink_left: tuple[QFont, QColor],
    ink_right: tuple[QFont, QColor],
) -> None:
    """Draw texts on the left and the right; the right one takes precedence.

    A left one that is too long for its font is written smaller.
    """
    at_right = rect.adjusted(rect.width() * 3 // 10, 0, 0, 0)
    taken = min(
        item.write(at_right, right, *ink_right, align=RIGHT, elide=MIDDLE), at_right.width()
    )
    room = rect.adjusted(0, 0, -taken - _GAP_PX, 0)
    item.write(room, left, *ink_left, elide=MIDDLE, smaller=item.small)


class OtherDelegate(QStyledItemDelegate):
    """Draws the name on the left and the probability on the right."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        name, _, chance = index.data(OTHER_ROLE)
        line = option.rect.adjusted(_INSET_PX, 0, -_INSET_PX, 0)
        painter.save()
        item = Item(painter, option)
        taken = item.write(line, chance, color=item.muted, align=RIGHT) + _GAP_PX
        room = line.adjusted(0, 0, -taken, 0)
        item.write(room, name, elide=MIDDLE)
        painter.restore()


class RecordingNameDelegate(QStyledItemDelegate):
    """Elides the parts that the names of all recordings have in common."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        model = index.model()
        if isinstance(model, QueueModel):
            option.text = model.common_ends.shorten(
                option.text, lambda text: _text_fits(option, text)
            )


class TimeDelegate(QStyledItemDelegate):
    """Omits the time of day if only the time in the recording fits."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not _text_fits(option, option.text):
            option.text = option.text.partition(" · ")[0]


def _text_fits(option: QStyleOptionViewItem, text: str) -> bool:
    taken = QFontMetrics(option.font).horizontalAdvance(text)
    return taken <= option.rect.width() - 2 * _INSET_PX
