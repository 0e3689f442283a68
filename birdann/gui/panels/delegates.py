"""Item delegates that paint rows: species to pick, queue items; and what all share."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from birdann.gui.item_models.picks import ROW_ROLE, Mark, PickRow
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
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme, inked, species_icon, species_style
from birdann.gui.text.numbers import percent

Index = QModelIndex | QPersistentModelIndex
MARGIN_PX = 8
_KEY_GAP_PX = 6
SELECTED_SHARE = 0.15
"""How much of the accent lies over the ground of what is selected."""


def small_font(font: QFont) -> QFont:
    """Return the font for second lines and notes."""
    small = QFont(font)
    small.setPointSizeF(max(7.0, font.pointSizeF() * 0.88))
    return small


def bold_font(font: QFont) -> QFont:
    """Return the font for emphasised names."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


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
    inked(painter, None, ground).drawRoundedRect(rect, 5, 5)
    if selected and option.state & QStyle.StateFlag.State_HasFocus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 1.2))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)


def draw_text(
    painter: QPainter,
    rect: QRect,
    text: str,
    *,
    font: QFont,
    color: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Draw one line, elided to fit."""
    painter.setFont(font)
    painter.setPen(color)
    shown = QFontMetrics(font).elidedText(text, elide, rect.width())
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), shown)


def key_width(key: str, font: QFont) -> int:
    """Return the width of a key cap, including the gap before it."""
    return max(18, QFontMetrics(small_font(font)).horizontalAdvance(key) + 10) + _KEY_GAP_PX


def draw_key(painter: QPainter, rect: QRect, key: str, font: QFont) -> int:
    """Draw a key cap at the right end of a rectangle; return its width."""
    theme = current_theme()
    width = key_width(key, font) - _KEY_GAP_PX
    cap = QRectF(rect.right() - width, rect.center().y() - 8, width, 17)
    inked(painter, QPen(theme.border, 1), theme.panel).drawRoundedRect(cap, 4, 4)
    painter.setFont(small_font(font))
    painter.setPen(theme.muted)
    painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)
    return width + _KEY_GAP_PX


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


def text_color(option: QStyleOptionViewItem) -> QColor:
    """Return the colour of an item's main text."""
    enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
    return option.palette.color(group, QPalette.ColorRole.Text)


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
        painter: QPainter, option: QStyleOptionViewItem, row: PickRow, rect: QRect, line: QRect
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


_INSET_PX, _GAP_PX = 4, 8
_ICON_PX = 12


class ItemDelegate(QStyledItemDelegate):
    """Paints an item in two lines: species, then second candidate and place."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = QFontMetrics(option.font).height() + QFontMetrics(small_font(option.font)).height()
        return QSize(160, lines + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, QueueModel):
            return
        cells = [model.index(index.row(), column) for column in range(model.columnCount())]
        theme, small = current_theme(), small_font(option.font)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, option)
        rect = option.rect.adjusted(MARGIN_PX + 2, 4, -MARGIN_PX - 2, -4)
        first = QRect(rect.left(), rect.top(), rect.width(), rect.height() * 11 // 20)
        second = QRect(rect.left(), first.bottom(), rect.width(), rect.bottom() - first.bottom())
        spot = QRect(rect.left(), first.center().y() - _ICON_PX // 2, _ICON_PX, _ICON_PX)
        sign = cells[SPECIES_COLUMN].data(Qt.ItemDataRole.DecorationRole)
        status = cells[STATUS_COLUMN].data(Qt.ItemDataRole.DecorationRole)
        for one in (sign, status):
            if one is not None:
                one.paint(painter, spot)
                spot = QRect(spot.right() + 5, spot.y(), _ICON_PX, _ICON_PX)
        indent = spot.left() - rect.left()
        self._two(
            painter,
            first.adjusted(indent, 0, 0, 0),
            cells[SPECIES_COLUMN].data(),
            cells[MEASURE_COLUMN].data() or cells[PROBABILITY_COLUMN].data(),
            (bold_font(option.font), text_color(option)),
            (option.font, text_color(option)),
        )
        when = cells[TIME_COLUMN].data().partition(" · ")[0]
        room = second.adjusted(0, 0, 0, 0)
        metrics = QFontMetrics(small)
        name = model.ends.shortened(
            cells[RECORDING_COLUMN].data(),
            lambda text: metrics.horizontalAdvance(f"{text}  {when}") <= room.width() * 3 // 5,
        )
        self._two(
            painter,
            room,
            cells[OTHER_COLUMN].data(),
            f"{name}  {when}",
            (small, theme.muted),
            (small, theme.muted),
        )
        painter.restore()

    @staticmethod
    def _two(
        painter: QPainter,
        rect: QRect,
        left: str,
        right: str,
        ink_left: tuple[QFont, QColor],
        ink_right: tuple[QFont, QColor],
    ) -> None:
        """Draw texts on the left and the right; the right one takes precedence."""
        metrics = QFontMetrics(ink_right[0])
        most = rect.width() * 7 // 10
        taken = min(metrics.horizontalAdvance(right), most)
        at_right = rect.adjusted(rect.width() - taken - 1, 0, 0, 0)
        middle = Qt.TextElideMode.ElideMiddle
        align = Qt.AlignmentFlag.AlignRight
        draw_text(
            painter, at_right, right, font=ink_right[0], color=ink_right[1], align=align,
            elide=middle,
        )  # fmt: skip
        room = rect.adjusted(0, 0, -taken - _GAP_PX, 0)
        draw_text(painter, room, left, font=ink_left[0], color=ink_left[1], elide=middle)


class OtherDelegate(QStyledItemDelegate):
    """Draws the name on the left and the probability on the right."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        name, chance = index.data(OTHER_ROLE)
        line = option.rect.adjusted(_INSET_PX, 0, -_INSET_PX, 0)
        painter.save()
        draw_text(
            painter,
            line,
            chance,
            font=option.font,
            color=current_theme().muted,
            align=Qt.AlignmentFlag.AlignRight,
        )
        taken = QFontMetrics(option.font).horizontalAdvance(chance) + _GAP_PX
        draw_text(
            painter,
            line.adjusted(0, 0, -taken, 0),
            name,
            font=option.font,
            color=text_color(option),
            elide=Qt.TextElideMode.ElideMiddle,
        )
        painter.restore()


class RecordingNameDelegate(QStyledItemDelegate):
    """Elides the parts that the names of all recordings have in common."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        model = index.model()
        if isinstance(model, QueueModel):
            option.text = model.ends.shortened(option.text, lambda text: _fits(option, text))


class TimeDelegate(QStyledItemDelegate):
    """Omits the time of day if only the time in the recording fits."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not _fits(option, option.text):
            option.text = option.text.partition(" · ")[0]


def _fits(option: QStyleOptionViewItem, text: str) -> bool:
    taken = QFontMetrics(option.font).horizontalAdvance(text)
    return taken <= option.rect.width() - 2 * _INSET_PX
