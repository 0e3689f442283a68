"""How cells of the queue give way: the figure beside a name does not, nor what tells names apart."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from birdann.gui.item_models.queue import OTHER_ROLE, QueueModel
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


class RecordingNameDelegate(QStyledItemDelegate):
    """Leaves of a recording's name what tells it from the others."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        model = index.model()
        if isinstance(model, QueueModel):
            option.text = model.ends.shortened(option.text, lambda text: _fits(option, text))


class TimeDelegate(QStyledItemDelegate):
    """Leaves the time of day away where only the time in the recording has room."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not _fits(option, option.text):
            option.text = option.text.partition(" · ")[0]


def _fits(option: QStyleOptionViewItem, text: str) -> bool:
    taken = QFontMetrics(option.font).horizontalAdvance(text)
    return taken <= option.rect.width() - 2 * _INSET_PX
