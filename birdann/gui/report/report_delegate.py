"""The training report: its item model, painting of its rows, and the reliability diagram."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import cycle
from typing import Any

from PySide6.QtCore import (
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygon
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QPushButton,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from birdann.app.reviewing.report_steps import LIGHT_WORDS, Light, NextStep
from birdann.app.reviewing.species_report import ReportRow, needs_attention
from birdann.core.ids import SegmentId
from birdann.core.message import percent
from birdann.core.training_report import Reliability
from birdann.gui.gallery.thumbnail_service import ThumbnailService, draw_thumbnail
from birdann.gui.item_models.index import ROW_ROLE, Index
from birdann.gui.item_models.table_rows import Cell, ColumnHeading, TableRows
from birdann.gui.panels.delegates import Item, PaintedDelegate, small_font
from birdann.gui.style.declared import lay_out
from birdann.gui.style.theme import current_theme, set_pen_and_brush
from birdann.gui.text.language import mark, number, tr, translate_message
from birdann.gui.text.numbers import decimal

SPECIES, LISTS, CONFIRMED, EXAMPLES, CONFUSED, CORRECT, STEP = range(7)
COLUMNS = (
    mark("Species"),
    mark("Lists"),
    mark("Confirmed"),
    mark("Examples"),
    mark("Confused with"),
    mark("Correct (95 % CI)"),
    mark("What helps most"),
)
_KEYS: tuple[Callable[[ReportRow], Any], ...] = (
    lambda row: row.name.casefold(),
    lambda row: row.n_lists,
    lambda row: row.n_confirmed,
    lambda row: row.n_calls,
    lambda row: row.confused,
    lambda row: row.correct.share if row.correct is not None else -1.0,
    lambda row: (row.help.step, row.help.n),
)


class ReportModel(TableRows):
    """Rows sorted by a column, or those that need attention first."""

    def __init__(self, parent: QObject) -> None:
        numbers = LISTS, CONFIRMED
        columns = [
            ColumnHeading(tr(title), is_number=place in numbers)
            for place, title in enumerate(COLUMNS)
        ]
        super().__init__(columns, parent)
        self._order: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)

    def show_rows(self, rows: Sequence[ReportRow]) -> None:
        """Replace the rows, keeping the scroll position if their species are the same."""
        self.set_rows(self._sort_rows(rows), _cells, lambda row: (row.name, row.species_id))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = column, order
        self.layoutAboutToBeChanged.emit()
        self._rows = self._sort_rows(self._rows)
        self.layoutChanged.emit()

    def _sort_rows(self, rows: Sequence[ReportRow]) -> list[ReportRow]:
        column, order = self._order
        first = sorted(rows, key=needs_attention)
        if column < 0:
            return first
        return sorted(first, key=_KEYS[column], reverse=order is Qt.SortOrder.DescendingOrder)


def _cells(row: ReportRow) -> list[str]:
    """Return the texts of a row; of a recording each tells its detail when pointed at."""
    detail = translate_message(row.detail)
    if row.species_id is None:
        name, n_lists, n_confirmed, correct = f"{row.name}, {detail}", "", "", ""
    else:
        name = f"{translate_message(LIGHT_WORDS[row.light])}: {row.name}, {detail}"
        n_lists, n_confirmed = number(row.n_lists), number(row.n_confirmed)
        correct = str(row.correct) if row.correct is not None else tr("cannot be estimated")
    examples = tr("%Ln examples", "", len(row.examples)) if row.examples else ""
    confused, step = (
        ", ".join(map(translate_message, row.confused)),
        translate_message(row.help.text),
    )
    cells = [name, n_lists, n_confirmed, examples, confused, correct, step]
    return [Cell(text, detail) for text in cells] if row.species_id is None else cells


_SMALL_PX, _LARGE_PX = 120, 460
_MARGINS = (24, 6, 6, 20)


class ReliabilityDiagram(QPushButton):
    """Observed share over predicted probability with 95 % intervals and the diagonal."""

    def __init__(self, parent: QWidget | None = None, *, size_px: int = _SMALL_PX) -> None:
        super().__init__(parent)
        self.series: Sequence[tuple[str, Reliability]] = ()
        self._size_px = size_px
        self.setFixedSize(size_px, size_px)
        self.setFlat(True)
        self.setAccessibleName(tr("Reliability diagram"))
        self.setToolTip(tr("Correct against predicted probability; click to enlarge"))
        if size_px == _SMALL_PX:
            self.clicked.connect(self._enlarge)

    def sizeHint(self) -> QSize:
        return QSize(self._size_px, self._size_px)

    def show_series(self, series: Sequence[tuple[str, Reliability]]) -> None:
        """Show reliabilities with their titles, each in a colour; hidden without any."""
        self.series = series
        self.setVisible(bool(series))
        words = tr("predicted {stated}, correct {found}")
        self.setAccessibleDescription(
            "\n".join(
                f"{translate_message(title)}: "
                + "; ".join(
                    words.format(stated=decimal(stated, 2), found=decimal(observed, 2))
                    for stated, observed in zip(reliability.stated, reliability.found, strict=True)
                )
                for title, reliability in series
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
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
            for (_, reliability), (symbol, colour) in zip(
                self.series, cycle(_marks()), strict=False
            ):
                self._draw(
                    painter, area, reliability, colour, colour if symbol == "●" else theme.raised
                )

    def _draw(
        self, painter: QPainter, area: QRectF, reliability: Reliability, line: QColor, fill: QColor
    ) -> None:
        radius = max(2.5, self.width() / 90)
        set_pen_and_brush(painter, QPen(line, 1.5), fill)

        def spot(stated: float, share: float) -> QPointF:
            return QPointF(
                area.left() + stated * area.width(), area.bottom() - share * area.height()
            )

        for stated, low, high in zip(
            reliability.stated, reliability.low, reliability.high, strict=True
        ):
            painter.drawLine(spot(stated, low), spot(stated, high))
        for stated, observed in zip(reliability.stated, reliability.found, strict=True):
            painter.drawEllipse(spot(stated, observed), radius, radius)

    def _enlarge(self) -> None:
        dialog = QDialog(self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Reliability diagram"))
        large = ReliabilityDiagram(dialog, size_px=_LARGE_PX)
        large.show_series(self.series)
        legend = "<br>".join(
            f"<span style='color:{colour.name()}'>{symbol}</span> {escape(translate_message(title))}"
            for (title, _), (symbol, colour) in zip(self.series, cycle(_marks()), strict=False)
        )
        words = QLabel(legend, dialog, textFormat=Qt.TextFormat.RichText)  # titles are escaped
        lay_out(QVBoxLayout(dialog), large, words)
        dialog.open()


def _marks() -> tuple[tuple[str, QColor], ...]:
    theme = current_theme()
    return ("●", theme.accent), ("○", theme.good), ("●", theme.warning), ("○", theme.text)


ROW_PX = 57
EXAMPLE_PX, EXAMPLE_GAP_PX = 92, 8
_PICTURE_PX, _INSET_PX = 49, 8
_DOT_PX = 14
LIGHT_COLOURS = {
    Light.GOOD: QColor("#2a9d8f"),
    Light.CHECK: QColor("#e0a100"),
    Light.NEEDS_DATA: QColor("#c8372d"),
}


def example_areas(cell: QRect, n: int) -> list[QRect]:
    """Return the rectangles of the examples that fit into a cell."""
    top, step_px = cell.center().y() - _PICTURE_PX // 2, EXAMPLE_PX + EXAMPLE_GAP_PX
    n_fitting = (cell.width() + EXAMPLE_GAP_PX) // step_px
    return [
        QRect(cell.left() + k * step_px, top, EXAMPLE_PX, _PICTURE_PX)
        for k in range(min(n, n_fitting))
    ]


class ReportDelegate(PaintedDelegate):
    """Paints a ``ReportRow``."""

    def __init__(self, service: ThumbnailService) -> None:
        super().__init__(service)
        self._service = service
        self.colors: list[int] = []

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, ROW_PX)

    def paint_item(self, item: Item, index: Index) -> None:
        row: ReportRow = index.data(ROW_ROLE)
        theme, cell = current_theme(), item.rect
        item.ink = theme.text
        item.painter.setPen(QPen(theme.border, 1))
        item.painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        cell = cell.adjusted(_INSET_PX, 0, -_INSET_PX, 0)
        match index.column():
            case column if column == SPECIES:
                if row.species_id is not None:
                    set_pen_and_brush(item.painter, None, LIGHT_COLOURS[row.light])
                    top = cell.center().y() - _DOT_PX // 2
                    item.painter.drawEllipse(QRect(cell.left() + 4, top, _DOT_PX, _DOT_PX))
                    cell = cell.adjusted(_DOT_PX + 14, 0, 0, 0)
                _write_two_lines(item, cell, row.name, translate_message(row.detail), item.bold)
            case column if column in (LISTS, CONFIRMED) and row.species_id is not None:
                item.write(cell, str(index.data()), align=Qt.AlignmentFlag.AlignHCenter)
            case column if column == EXAMPLES:
                self._examples(item, cell, row)
            case column if column == CONFUSED:
                second = "" if row.is_separable else tr("(always listed together)")
                name = str(index.data()) or ("–" if row.species_id is not None else "")
                _write_two_lines(item, cell, name, second)
            case column if column == CORRECT and row.species_id is not None:
                _correct(item, cell, row)
            case column if column == STEP:
                _button(item, cell, row)

    def _examples(self, item: Item, cell: QRect, row: ReportRow) -> None:
        areas = example_areas(cell, len(row.examples))
        for (segment_id, is_confirmed), area in zip(row.examples, areas, strict=False):
            draw_thumbnail(item.painter, area, self._service.get(segment_id), self.colors)
            corner = area.bottomLeft()
            set_pen_and_brush(item.painter, QPen(QColor(0, 0, 0, 160), 1), QColor("white"))
            points = [corner + QPoint(5, -12), corner + QPoint(13, -7), corner + QPoint(5, -2)]
            item.painter.drawPolygon(QPolygon(points))
            if is_confirmed:
                spot = QRect(area.right() - 15, area.top() + 1, 14, 14)
                item.write(spot, "✓", item.bold, QColor("white"))

    def example_at(self, cell: QRect, row: ReportRow, spot: QPoint) -> SegmentId | None:
        areas = example_areas(cell.adjusted(_INSET_PX, 0, -_INSET_PX, 0), len(row.examples))
        pairs = zip(row.examples, areas, strict=False)
        return next((key for (key, _), area in pairs if area.contains(spot)), None)


def _write_two_lines(
    item: Item, cell: QRect, first: str, second: str, font: QFont | None = None
) -> None:
    if second:
        middle = cell.center().y()
        lower = QRect(cell.left(), middle + 1, cell.width(), 18)
        item.write(lower, second, item.small, item.muted)
        cell = QRect(cell.left(), middle - 20, cell.width(), 20)
    item.write(cell, first, font)


def _correct(item: Item, cell: QRect, row: ReportRow) -> None:
    painter, correct = item.painter, row.correct
    middle = cell.center().y()
    upper = QRect(cell.left(), middle - 20, cell.width(), 20)
    bar = QRectF(cell.left(), middle + 8, cell.width(), 4)
    set_pen_and_brush(painter, None, current_theme().border).drawRoundedRect(bar, 2, 2)
    if correct is None:
        item.write(upper, tr("cannot be estimated"), item.small, item.muted)
        return
    painter.setBrush(LIGHT_COLOURS[row.light])
    low, high = (bar.left() + bar.width() * share for share in (correct.low, correct.high))
    painter.drawRect(QRectF(low, bar.top(), max(1.0, high - low), bar.height()))
    painter.drawEllipse(QRectF(bar.left() + bar.width() * correct.share - 4, bar.top() - 2, 8, 8))
    item.write(upper, percent(correct.share), item.bold)
    interval = str(correct).split(" ", 2)[2]
    item.write(upper.adjusted(52, 0, 0, 0), interval, item.small, item.muted)


def _button(item: Item, cell: QRect, row: ReportRow) -> None:
    theme, words = current_theme(), translate_message(row.help.text)
    if row.help.step is NextStep.NOTHING:
        item.write(cell, words, color=theme.muted)
        return
    face = QRectF(cell).adjusted(0.5, 12.5, -0.5, -12.5)
    set_pen_and_brush(item.painter, QPen(theme.border, 1), theme.raised).drawRoundedRect(
        face, 5, 5
    )
    align = Qt.AlignmentFlag.AlignHCenter
    item.write(face.toRect(), words, color=theme.accent, align=align)
