"""Painting of queue items in two lines, and of cells that shrink in its wide table."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

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
from birdann.gui.panels.delegates.painting import (
    MARGIN_PX,
    Index,
    bold_font,
    draw_ground,
    draw_text,
    small_font,
    text_color,
)
from birdann.gui.style.theme import current_theme

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
