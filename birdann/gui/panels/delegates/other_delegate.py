"""How the next likeliest answer looks in the queue: its name gives way, its figure does not."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from birdann.gui.item_models.queue import OTHER_ROLE
from birdann.gui.panels.delegates.painting import Index, draw_text, text_color
from birdann.gui.style.theme import current_theme

_INSET_PX, _GAP_PX = 4, 8


class OtherDelegate(QStyledItemDelegate):
    """Writes the name at the left and the probability at the right."""

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
