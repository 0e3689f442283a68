"""A small reliability diagram; a click enlarges it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from birdann.core.training_report import Reliability
from birdann.gui.panels.delegates.painting import small_font
from birdann.gui.style.declared import laid_out
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import decimal

_SMALL_PX, _LARGE_PX = 120, 460
_MARGINS = (24, 6, 6, 20)


class ReliabilityDiagram(QPushButton):
    """Observed share over predicted probability with 95 % intervals and the diagonal."""

    def __init__(self, parent: QWidget | None = None, *, size_px: int = _SMALL_PX) -> None:
        super().__init__(parent)
        self.tested: Reliability | None = None
        self.own: Reliability | None = None
        self._size_px = size_px
        self.setFixedSize(size_px, size_px)
        self.setFlat(True)
        self.setAccessibleName(tr("Reliability diagram"))
        self.setToolTip(tr("Correct against predicted probability; click to enlarge"))
        if size_px == _SMALL_PX:
            self.clicked.connect(self._enlarge)

    def sizeHint(self) -> QSize:
        return QSize(self._size_px, self._size_px)

    def show_tested(self, tested: Reliability | None, own: Reliability | None = None) -> None:
        """Show held-out items, and the user's answers as circles; hidden without any."""
        self.tested, self.own = tested, own
        self.setVisible(tested is not None or own is not None)
        words = tr("predicted {stated}, correct {found}")
        self.setAccessibleDescription(
            "\n".join(
                f"{title}: "
                + "; ".join(
                    words.format(stated=decimal(stated, 2), found=decimal(observed, 2))
                    for stated, observed in zip(one.stated, one.found, strict=True)
                )
                for title, one in ((tr("Held-out items"), tested), (tr("Your own answers"), own))
                if one is not None
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top, right, bottom = _MARGINS
        area = QRectF(left, top, self.width() - left - right, self.height() - top - bottom)
        painter.setPen(QPen(theme.accent if self.hasFocus() else theme.muted, 1))
        painter.setBrush(theme.raised)
        painter.drawRect(area)
        painter.setPen(QPen(theme.muted, 1, Qt.PenStyle.DashLine))
        painter.drawLine(area.bottomLeft(), area.topRight())
        painter.setFont(small_font(self.font()))
        painter.setPen(theme.muted)
        for value in (0, 1):
            y = area.bottom() - value * area.height()
            box = QRectF(0, y - 8, left - 4, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, str(value))
        below = QRectF(0, area.bottom() + 2, self.width(), bottom)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, tr("predicted"))
        if self.tested is not None:
            self._draw(painter, area, self.tested, theme.accent, theme.accent)
        if self.own is not None:
            self._draw(painter, area, self.own, theme.good, theme.raised)

    def _draw(
        self, painter: QPainter, area: QRectF, shown: Reliability, line: QColor, fill: QColor
    ) -> None:
        radius = max(2.5, self.width() / 90)
        painter.setPen(QPen(line, 1.5))
        painter.setBrush(fill)

        def spot(stated: float, share: float) -> QPointF:
            return QPointF(
                area.left() + stated * area.width(), area.bottom() - share * area.height()
            )

        for stated, low, high in zip(shown.stated, shown.low, shown.high, strict=True):
            painter.drawLine(spot(stated, low), spot(stated, high))
        for stated, observed in zip(shown.stated, shown.found, strict=True):
            painter.drawEllipse(spot(stated, observed), radius, radius)

    def _enlarge(self) -> None:
        dialog = QDialog(self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Reliability diagram"))
        large = ReliabilityDiagram(dialog, size_px=_LARGE_PX)
        large.show_tested(self.tested, self.own)
        legend = f"● {tr('Held-out items')}   ○ {tr('Your own answers')}"
        laid_out(QVBoxLayout(dialog), large, QLabel(legend, dialog))
        dialog.open()
