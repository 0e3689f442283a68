"""The card beside the pointer, with the candidates of a segment."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from birdann.gui.style.theme import current_theme, paint_swatch, set_pen_and_brush, species_style
from birdann.gui.text.numbers import percent

_WIDTH_PX = 236.0
_PAD_PX = 10.0
_ROW_PX = 19.0
_OFFSET_PX = 16.0
_BAR_PX = 48.0


@dataclass(frozen=True, slots=True, kw_only=True)
class HoverRow:
    """A candidate."""

    label: str
    probability: float
    species_color_index: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HoverCard:
    """Content of a card: title, candidates, one line of explanation."""

    title: str
    rows: tuple[HoverRow, ...] = ()
    note: str = ""


class HoverCardPainter:
    """Paints cards inside the plot."""

    def __init__(self, font: QFont) -> None:
        self._font = QFont(font)
        self._font.setPixelSize(12)
        self._bold = QFont(self._font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._metrics = QFontMetricsF(self._font)

    def paint(self, painter: QPainter, plot: QRectF, pointer: QPointF, card: HoverCard) -> None:
        """Paint a card near the pointer."""
        theme = current_theme()
        note_px = self._note_height(card.note)
        height = 2 * _PAD_PX + 18 + _ROW_PX * len(card.rows) + note_px
        box = self._card_rect(plot, pointer, height)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_pen_and_brush(painter, None, QColor(0, 0, 0, 60)).drawRoundedRect(
            box.adjusted(-1, 1, 1, 3), 7, 7
        )
        set_pen_and_brush(painter, QPen(theme.border, 1), theme.raised).drawRoundedRect(box, 6, 6)
        inner = box.adjusted(_PAD_PX, _PAD_PX, -_PAD_PX, -_PAD_PX)
        painter.setFont(self._bold)
        painter.setPen(theme.text)
        line = QRectF(inner.left(), inner.top(), inner.width(), 16)
        painter.drawText(line, _MIDDLE_LEFT, self._elide(card.title, inner.width()))
        painter.setFont(self._font)
        top = inner.top() + 20
        for row in card.rows:
            self._paint_row(painter, QRectF(inner.left(), top, inner.width(), _ROW_PX), row)
            top += _ROW_PX
        if card.note:
            painter.setPen(theme.muted)
            note = QRectF(inner.left(), top + 2, inner.width(), note_px)
            painter.drawText(note, Qt.TextFlag.TextWordWrap, card.note)

    def _paint_row(self, painter: QPainter, box: QRectF, row: HoverRow) -> None:
        theme, style = current_theme(), species_style(row.species_color_index)
        paint_swatch(painter, QRectF(box.left(), box.center().y() - 5, 10, 10), style)
        number_px = self._metrics.horizontalAdvance(percent(0.88)) + 1
        label_px = box.width() - 16 - _BAR_PX - number_px - 14
        painter.setPen(theme.text)
        label = QRectF(box.left() + 16, box.top(), label_px, box.height())
        painter.drawText(label, _MIDDLE_LEFT, self._elide(row.label, label_px))
        bar = QRectF(label.right() + 6, box.center().y() - 2.5, _BAR_PX, 5)
        set_pen_and_brush(painter, None, theme.border).drawRoundedRect(bar, 2.5, 2.5)
        painter.setBrush(style.color)
        filled = QRectF(bar.topLeft(), bar.size())
        filled.setWidth(max(5.0, bar.width() * min(1.0, row.probability)))
        painter.drawRoundedRect(filled, 2.5, 2.5)
        painter.setPen(theme.muted)
        number = QRectF(box.right() - number_px, box.top(), number_px, box.height())
        painter.drawText(
            number,
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            percent(row.probability),
        )

    def _elide(self, text: str, width: float) -> str:
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _note_height(self, note: str) -> float:
        if not note:
            return 0.0
        room = QRectF(0, 0, _WIDTH_PX - 2 * _PAD_PX, 200)
        return self._metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, note).height() + 4

    @staticmethod
    def _card_rect(plot: QRectF, pointer: QPointF, height: float) -> QRectF:
        x = pointer.x() + _OFFSET_PX
        if x + _WIDTH_PX > plot.right() - 4:
            x = pointer.x() - _OFFSET_PX - _WIDTH_PX
        y = pointer.y() + _OFFSET_PX
        if y + height > plot.bottom() - 4:
            y = pointer.y() - _OFFSET_PX - height
        x = max(plot.left() + 4, min(x, plot.right() - 4 - _WIDTH_PX))
        y = max(plot.top() + 4, min(y, plot.bottom() - 4 - height))
        return QRectF(x, y, _WIDTH_PX, height)


_MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
