"""Painting of a species to pick: mark, colour, name, probability, key."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from birdann.gui.item_models.picks import ROW_ROLE, Mark, PickRow
from birdann.gui.panels.delegates.painting import (
    MARGIN_PX,
    Index,
    bold_font,
    draw_bar,
    draw_ground,
    draw_key,
    draw_text,
    key_width,
    small_font,
    text_color,
)
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme, species_icon, species_style
from birdann.gui.text.numbers import percent

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
    """Return the note, or its short form if the name would not fit beside it."""
    name_px = QFontMetrics(bold_font(font)).horizontalAdvance(row.name)
    note_px = QFontMetrics(small_font(font)).horizontalAdvance(row.note)
    fits = _NAME_AT_PX + name_px + note_px + _PLAY_PX + 12 <= line.width()
    return row.note if fits or not row.short_note else row.short_note


def note_rect(line: QRect, row: PickRow, font: QFont) -> QRect:
    """Return the rectangle of a row's note, at the end of its line."""
    width = QFontMetrics(small_font(font)).horizontalAdvance(note_text(line, row, font)) + 2
    if row.best_example_row is not None:
        width += _PLAY_PX + 4
    width = min(width, max(0, line.width() // 2))
    return QRect(line.right() - width + 1, line.top(), width, line.height())


class PickDelegate(QStyledItemDelegate):
    """Paints a ``PickRow``."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        tall = isinstance(row, PickRow) and row.probability is not None
        return QSize(120, _HEIGHT_WITH_BAR_PX if tall else _HEIGHT_PX)

    @staticmethod
    def is_on_evidence(row: PickRow, rect: QRect, spot: QPoint, font: QFont) -> bool:
        """Whether a position is on the evidence, which plays when clicked."""
        if row.best_example_row is None:
            return False
        line = rect.adjusted(MARGIN_PX + 2, 0, -MARGIN_PX - 2, 0)
        if row.key is not None:
            line.setRight(line.right() - key_width(str(row.key), font))
        return note_rect(line, row, font).adjusted(-4, 0, 4, 0).contains(spot)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, PickRow):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, option)
        rect = option.rect.adjusted(MARGIN_PX + 2, 0, -MARGIN_PX - 2, 0)
        if row.key is not None:
            rect.setRight(rect.right() - draw_key(painter, rect, str(row.key), option.font))
        line = QRect(rect)
        if row.probability is not None:
            line.setHeight(22)
            self._draw_probability(painter, option, row, rect, line)
        self._draw_name(painter, option, row, line)
        painter.restore()

    @staticmethod
    def _draw_probability(
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: PickRow,
        rect: QRect,
        line: QRect,
    ) -> None:
        bar = QRectF(rect.left() + 24, rect.top() + 23, rect.width() - 24, 4)
        known = row.color_index is not None
        color = species_style(row.color_index).color if known else current_theme().muted
        draw_bar(painter, bar, row.probability or 0.0, color)
        draw_text(
            painter,
            line,
            percent(row.probability),
            font=option.font,
            color=current_theme().muted,
            align=Qt.AlignmentFlag.AlignRight,
        )
        line.setRight(line.right() - 44)

    @staticmethod
    def _draw_name(
        painter: QPainter, option: QStyleOptionViewItem, row: PickRow, line: QRect
    ) -> None:
        theme = current_theme()
        is_tagged = row.mark in (Mark.PRESENT, Mark.CHOSEN, Mark.UNSURE)
        spot = QRect(line.left(), line.center().y() - 7, 16, 16)
        if row.mark is Mark.NONE and row.color_index is not None:
            species_icon(row.color_index).paint(painter, spot)
        elif row.mark is not Mark.NONE:
            ink = QColor(theme.muted)
            if is_tagged and row.color_index is not None:
                ink = species_style(row.color_index).color
            icon(_MARK_ICONS[row.mark], ink).paint(painter, spot)
        name = line.adjusted(_NAME_AT_PX, 0, 0, 0)
        if row.note:
            note = note_rect(line, row, option.font)
            color = theme.accent if row.best_example_row is not None else theme.muted
            color = theme.warning if row.lacks else color
            if row.best_example_row is not None:
                spot_px = QRect(note.left(), note.center().y() - 5, _PLAY_PX, _PLAY_PX)
                icon("play", color).paint(painter, spot_px)
            draw_text(
                painter,
                note,
                note_text(line, row, option.font),
                font=small_font(option.font),
                color=color,
                align=Qt.AlignmentFlag.AlignRight,
            )
            name.setRight(note.left() - 6)
        font = bold_font(option.font) if is_tagged else option.font
        is_absent = row.mark in (Mark.ABSENT, Mark.REFUSED)
        color = theme.muted if is_absent else text_color(option)
        draw_text(painter, name, row.name, font=font, color=color)
