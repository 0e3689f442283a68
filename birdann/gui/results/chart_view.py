"""Painting of a chart: a heat map, a 24-hour clock with sun times, or a curve."""

import math
from datetime import date

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from birdann.app.results.chart_data import COLUMN_TITLES, Chart, ChartTable, ColorScale, Measure
from birdann.core.arrays import BoolArray, FloatArray
from birdann.gui.spectrogram.tiles.colormaps import color_table
from birdann.gui.style.theme import current_theme, set_pen_and_brush, with_alpha
from birdann.gui.text.language import mark, number, tr, translate_message
from birdann.gui.text.numbers import decimal, localise
from birdann.gui.text.times import day_in_words

_ROW_PX, _MIN_COLUMN_PX, _MAX_COLUMN_PX = 20, 9, 160
_MIN_WRITTEN_PX = 48
_TOP_PX, _BOTTOM_PX, _GAP_PX, _SCALE_PX = 46, 8, 8, 92
_MAX_NAME_PX = 240
_MIN_TICK_PX = 8
_HOURS = 24
_CLOCK_PX = 380
_CURVE_PX = 320
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class ChartView(QWidget):
    """A chart with one current cell; ``opened`` carries the cell whose calls to list."""

    opened = Signal(int, int)
    moved = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: ChartTable | None = None
        self._scale = ColorScale.ROOT
        self._units: FloatArray = np.ones(0)
        self.row = self.column = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Chart"))

    def use_scale(self, scale: ColorScale) -> None:
        self._scale = scale
        self.update()

    def show_table(self, table: ChartTable | None) -> None:
        self._table = table
        if table is not None:
            self._units = _column_units(table)
            self.row = min(self.row, max(len(table.rows) - 1, 0))
            self.column = min(self.column, max(len(table.columns) - 1, 0))
            if not self._is_seen(self.column):
                self.column = int(self._units.argmax())
        self.setMinimumSize(self.sizeHint())
        self.update()

    @property
    def is_clock(self) -> bool:
        table = self._table
        return table is not None and table.query.chart is Chart.CLOCK and len(table.rows) == 1

    @property
    def is_curve(self) -> bool:
        return self._table is not None and self._table.query.chart is Chart.ACCUMULATION

    def sizeHint(self) -> QSize:
        if self._table is None or self.is_clock:
            return QSize(_CLOCK_PX, _CLOCK_PX)
        if self.is_curve:
            return QSize(_CLOCK_PX, _CURVE_PX)
        columns = math.ceil(self._units.sum() * _MIN_COLUMN_PX)
        return QSize(
            self._names_px() + columns + _SCALE_PX + 2 * _GAP_PX,
            _TOP_PX + len(self._table.rows) * _ROW_PX + _BOTTOM_PX,
        )

    # --- the keyboard and the mouse ------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        table, key = self._table, Qt.Key(event.key())
        if table is None or not table.value.size:
            super().keyPressEvent(event)
        elif key in _STEPS:
            down, right = _STEPS[key]
            self._move(self.row + down, self._next_visible_column(right))
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            seen = [column for column in range(len(table.columns)) if self._is_seen(column)]
            self._move(self.row, seen[0 if key == Qt.Key.Key_Home else -1])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit(self.row, self.column)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if cell is not None and event.button() is Qt.MouseButton.LeftButton:
            self._move(*cell)
            self.opened.emit(*cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        has_calls = cell is not None and not self.is_curve
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if has_calls else Qt.CursorShape.ArrowCursor
        )
        self.setToolTip(cell_in_words(self._table, *cell) if self._table and cell else "")

    def leaveEvent(self, event: QEvent) -> None:
        self.setToolTip("")
        super().leaveEvent(event)

    def _move(self, row: int, column: int) -> None:
        table = self._table
        if table is None:
            return
        self.row = min(max(row, 0), len(table.rows) - 1)
        self.column = min(max(column, 0), len(table.columns) - 1)
        if self.is_clock:
            self.column = column % _HOURS
        self.setAccessibleDescription(cell_in_words(table, self.row, self.column))
        self.moved.emit(self.row, self.column)
        self.update()

    def cell_at(self, spot: QPointF) -> tuple[int, int] | None:
        table = self._table
        if table is None or not table.value.size:
            return None
        if self.is_clock:
            middle, radius = self._dial()
            away = spot - middle
            if math.hypot(away.x(), away.y()) > radius:
                return None
            turn = math.atan2(-away.x(), away.y()) / (2 * math.pi)
            return 0, int((turn * _HOURS) % _HOURS)
        plot = self._plot()
        if not plot.contains(spot):
            return None
        if self.is_curve:
            column = int((spot.x() - plot.left()) / plot.width() * len(table.columns))
        else:
            edges = plot.left() + self._edges(plot)
            column = int(np.searchsorted(edges, spot.x(), side="right")) - 1
        row = 0 if self.is_curve else int((spot.y() - plot.top()) / _ROW_PX)
        is_there = row < len(table.rows) and column < len(table.columns)
        is_there = is_there and (self.is_curve or bool(self._units[column]))
        return (row, column) if is_there else None

    def cell_rect(self, row: int, column: int) -> QRectF:
        return self._cell(self._plot(), row, column)

    def _cell(self, plot: QRectF, row: int, column: int) -> QRectF:
        left, right = self._edges(plot)[column : column + 2].tolist()
        return QRectF(plot.left() + left, plot.top() + row * _ROW_PX, right - left, _ROW_PX)

    def _edges(self, plot: QRectF) -> FloatArray:
        """Return where the columns of a heat map begin and end, from the left of the plot."""
        edges: FloatArray = np.r_[0.0, np.cumsum(self._units)]
        edges *= plot.width() / max(edges[-1], 1e-9)
        return edges

    def _is_seen(self, column: int) -> bool:
        """Whether a column is not folded away."""
        return bool(self._units[column] == 1.0)

    def _next_visible_column(self, right: int) -> int:
        """Return the next column to the right or left that is not folded away."""
        column = self.column + right
        while 0 <= column < len(self._units) and not (self.is_clock or self._is_seen(column)):
            column += right
        return column if self.is_clock or 0 <= column < len(self._units) else self.column

    # --- where things are ----------------------------------------------------------------------

    def _names_px(self) -> int:
        rows = self._table.rows if self._table else ()
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(_name(row)) for row in rows), default=0)
        return min(widest + 2, _MAX_NAME_PX) + 2 * _GAP_PX

    def _plot(self) -> QRectF:
        table = self._table
        if table is None or self.is_curve:
            return QRectF(64, 36, max(self.width() - 96, 1), max(self.height() - 96, 1))
        left, n = self._names_px(), max(float(self._units.sum()), 1.0)
        room = (self.width() - left - _SCALE_PX - _GAP_PX) / n
        width = min(max(room, _MIN_COLUMN_PX), _MAX_COLUMN_PX)
        return QRectF(left, _TOP_PX, width * n, _ROW_PX * len(table.rows))

    def _dial(self) -> tuple[QPointF, float]:
        middle = QPointF(self.width() / 2, self.height() / 2)
        return middle, max(min(self.width(), self.height()) / 2 - 34, 10)

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._table
        if table is None or not table.value.size:
            return
        with QPainter(self) as painter:
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as time runs everywhere
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.is_clock or self.is_curve)
            if self.is_clock:
                self._paint_clock(painter, table)
            elif self.is_curve:
                self._paint_curve(painter, table)
            else:
                self._paint_heat(painter, table, QRectF(event.rect()))

    def _paint_heat(self, painter: QPainter, table: ChartTable, visible_rect: QRectF) -> None:
        theme, plot, top = current_theme(), self._plot(), _maximum(table.value)
        colors = [QColor(*rgb) for rgb in color_table("viridis")[:, :3].tolist()]
        painter.fillRect(plot, theme.plot)
        painter.fillRect(plot, QBrush(theme.hatch, Qt.BrushStyle.BDiagPattern))
        for row, values in enumerate(table.value.tolist()):
            line = self._cell(plot, row, 0)
            if line.bottom() < visible_rect.top() or line.top() > visible_rect.bottom():
                continue
            painter.setPen(theme.text)
            area = QRectF(_GAP_PX, line.top(), plot.left() - 2 * _GAP_PX, _ROW_PX)
            name = painter.fontMetrics().elidedText(
                _name(table.rows[row]), Qt.TextElideMode.ElideRight, int(area.width())
            )
            painter.drawText(
                area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name
            )
            shares = self._scale.share(table.value[row], top)
            for column, (value, share) in enumerate(zip(values, shares.tolist(), strict=True)):
                if math.isnan(value):
                    continue
                cell = self._cell(plot, row, column).adjusted(0, 0, -1, -1)
                shade = colors[round(share * (len(colors) - 1))]
                painter.fillRect(cell, shade if value else theme.raised)
                if not value or cell.width() >= _MIN_WRITTEN_PX:
                    painter.setPen(_ink_on(shade) if value else theme.muted)
                    words = _label(table, value) if value else "0"
                    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, words)
        self._paint_columns(painter, table, plot)
        self._paint_scale(painter, plot, table, colors)
        if self.hasFocus():
            painter.setPen(QPen(theme.text, 4))
            frame = self._cell(plot, self.row, self.column).adjusted(0, 0, -1, -1)
            painter.drawRect(frame)
            painter.setPen(QPen(theme.accent, 2))
            painter.drawRect(frame)

    def _paint_columns(self, painter: QPainter, table: ChartTable, plot: QRectF) -> None:
        metrics, theme = painter.fontMetrics(), current_theme()
        names = [column_in_words(column) for column in table.columns]
        widest = max(map(metrics.horizontalAdvance, names)) + _MIN_TICK_PX
        painter.setPen(theme.muted)
        last_px = -math.inf
        for column, unit in enumerate(self._units.tolist()):
            x = self._cell(plot, 0, column).center().x()
            if unit == 0.0 or (unit == 1.0 and x - last_px < widest):
                continue
            room = QRectF(x - widest / 2, plot.top() - 20, widest, 18)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignCenter, names[column] if unit == 1.0 else "…"
            )
            last_px = x if unit == 1.0 else last_px
        title = QRectF(plot.left(), plot.top() - 40, plot.width(), 20)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(
            title, flags, translate_message(COLUMN_TITLES.get(table.column_title, ""))
        )

    def _paint_scale(
        self, painter: QPainter, plot: QRectF, table: ChartTable, colors: list[QColor]
    ) -> None:
        theme, top = current_theme(), _maximum(table.value)
        height = max(min(plot.height(), 160.0), 60.0)
        bar = QRectF(plot.right() + 16, plot.top(), 12, height)
        for index in range(int(height)):
            shade = colors[round((1 - index / height) * (len(colors) - 1))]
            painter.fillRect(QRectF(bar.left(), bar.top() + index, bar.width(), 1), shade)
        painter.setPen(theme.muted)
        for share in (0.0, 0.5, 1.0):
            y = bar.bottom() - share * height
            area_of = QRectF(
                bar.right() + 5, min(max(y - 9, bar.top() - 4), bar.bottom() - 14), 56, 18
            )
            value = float(self._scale.value_at(np.array(share), top))
            painter.drawText(area_of, Qt.AlignmentFlag.AlignVCenter, _label(table, value))

    def _paint_clock(self, painter: QPainter, table: ChartTable) -> None:
        theme, (middle, radius) = current_theme(), self._dial()
        dial = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        set_pen_and_brush(painter, QPen(theme.border, 1), theme.raised).drawEllipse(dial)
        if table.sun:
            rise, set_ = (sum(pair) / 2 for pair in table.sun)
            set_pen_and_brush(painter, None, theme.plot)
            _pie(painter, dial, set_, (rise - set_) % _HOURS)
        values, top = table.value[0], _maximum(table.value)
        for hour, value in enumerate(values.tolist()):
            painter.setPen(Qt.PenStyle.NoPen)
            is_known = not math.isnan(value)
            share = max(math.sqrt(value / top), 0.0) if is_known else 1.0
            painter.setBrush(
                theme.accent if is_known else QBrush(theme.border, Qt.BrushStyle.BDiagPattern)
            )
            if share > 0:
                inner = QRectF(0, 0, 2 * radius * share, 2 * radius * share)
                inner.moveCenter(middle)
                _pie(painter, inner, hour + 0.04, 0.92)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pair in table.sun:
            for at in pair:
                painter.setPen(QPen(theme.warning, 1.5, Qt.PenStyle.DashLine))
                painter.drawLine(middle, middle + _direction(at) * radius)
        if self.hasFocus():
            painter.setPen(QPen(theme.text, 2))
            _pie(painter, dial, self.column, 1.0)
        painter.setPen(theme.muted)
        for hour in range(0, _HOURS, 3):
            spot = middle + _direction(hour) * (radius + 16)
            room = QRectF(spot.x() - 20, spot.y() - 10, 40, 20)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, f"{hour:02d}")

    def _paint_curve(self, painter: QPainter, table: ChartTable) -> None:
        theme, plot = current_theme(), self._plot()
        at = np.array([float(column) for column in table.columns])
        right, top = max(float(at.max()), 1e-9), _maximum(table.high)

        def points(values: FloatArray) -> list[QPointF]:
            x = plot.left() + at / right * plot.width()
            y = plot.bottom() - values / top * plot.height()
            return [QPointF(*pair) for pair in zip(x.tolist(), y.tolist(), strict=True)]

        band = with_alpha(theme.accent, 60)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*points(table.high[0]), *reversed(points(table.low[0]))]))
        set_pen_and_brush(painter, QPen(theme.accent, 2), None).drawPolyline(
            QPolygonF(points(table.value[0]))
        )
        painter.setPen(theme.border)
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        painter.drawLine(plot.bottomLeft(), plot.topLeft())
        painter.setPen(theme.muted)
        for value in round_values(right):
            under = QRectF(
                plot.left() + value / right * plot.width() - 40, plot.bottom() + 4, 80, 18
            )
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, _amount_text(value))
        for value in round_values(top):
            beside = QRectF(
                0, plot.bottom() - value / top * plot.height() - 9, plot.left() - 8, 18
            )
            painter.drawText(
                beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                _amount_text(value),
            )  # fmt: skip
        title = QRectF(plot.left(), plot.bottom() + 24, plot.width(), 20)
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, tr("Minutes listened"))
        painter.drawText(QRectF(12, 4, plot.width(), 20), translate_message(table.unit))
        if self.hasFocus():
            spot = points(table.value[0])[self.column]
            painter.setPen(QPen(theme.text, 2))
            painter.drawEllipse(spot, 4, 4)


def cell_in_words(table: ChartTable, row: int, column: int) -> str:
    """Return the description of a cell, for status line, tooltip and screen readers."""
    value = table.value[row, column]
    cell_name = f"{_name(table.rows[row])}, {column_in_words(table.columns[column])}"
    if table.query.chart is Chart.ACCUMULATION:
        return tr("{minutes} min: {value} species (95 % CI {low}–{high})").format(
            minutes=localise(table.columns[column]), value=decimal(value, 1),
            low=decimal(table.low[row, column], 1), high=decimal(table.high[row, column], 1),
        )  # fmt: skip
    if math.isnan(value):
        return tr("{place}: NA, not surveyed").format(place=cell_name)
    amount = _label(table, value)
    measure = table.query.measure
    words = f"{cell_name}: " + (
        tr(_SHARES[measure]).format(share=amount)
        if _is_share(table)
        else f"{amount} {translate_message(table.unit)}"
    )
    low, high = table.low[row, column], table.high[row, column]
    if not math.isnan(low):
        words += " " + tr("(95 % CI {low}–{high})").format(
            low=_amount_text(100 * low if _is_share(table) else low), high=_label(table, high)
        )
    count, effort = table.count[row, column], table.effort_h[row, column]
    if table.query.is_of_species:
        return words
    if table.query.denominator_unit == "effort_h":
        hours = tr("{n} h").format(n=_amount_text(effort))
        minutes = tr("{n} min").format(n=_amount_text(60 * effort))
        return words + " · " + tr("{calls} calls in {time}").format(
            calls=_amount_text(count), time=hours if effort >= 1 else minutes
        )  # fmt: skip
    return words + " · " + tr(_COUNTED[measure]).format(k=f"{count:g}", n=f"{effort:g}")


_SHARES = {
    Measure.VISITS: mark("{share} of visits with at least one call"),
    Measure.MINUTES: mark("{share} of minutes with at least one call"),
    Measure.CLIPS: mark("{share} of recordings with at least one call"),
}
_COUNTED = {
    Measure.VISITS: mark("{k} of {n} visits"),
    Measure.MINUTES: mark("{k} of {n} minutes"),
    Measure.CLIPS: mark("{k} of {n} recordings"),
    Measure.BUSIEST: mark("mean of {n} visits"),
}


def _is_share(table: ChartTable) -> bool:
    """Whether values are shares, not numbers of species (of accumulation and visits to sites)."""
    return table.query.measure.is_share and not table.query.is_of_species


def _label(table: ChartTable, value: float) -> str:
    """Return a value of a chart; shares in percent."""
    return f"{_amount_text(100 * value)} %" if _is_share(table) else _amount_text(value)


def round_values(top: float) -> list[float]:
    """Return at most six round values from 0 to ``top`` to label an axis with."""
    scale: float = 10.0 ** math.floor(math.log10(top))
    step = next(m * scale for m in (0.2, 0.5, 1.0, 2.0) if top / (m * scale) <= 5 + 1e-9)
    return [round(n * step, 12) for n in range(math.floor(top / step + 1e-9) + 1)]


_LEAST_AMOUNT = 0.001


def _amount_text(value: float) -> str:
    """Return a number with three digits, or all digits before the decimal point."""
    if 0 < value < _LEAST_AMOUNT:
        return localise(f"< {_LEAST_AMOUNT}")
    return number(round(value)) if value >= 100 else localise(f"{value:.3g}")


def _name(row: str) -> str:
    return row or tr("(no site)")


_FOLDED = 0.4
"""Width of hours without recording, all of a run together, in columns."""


def _column_units(table: ChartTable) -> FloatArray:
    """Return the width of each column of a heat map; hours without recording are folded away."""
    units = np.ones(len(table.columns))
    if table.query.chart is Chart.HOURS and table.value.size:
        is_missing: BoolArray = np.all(np.isnan(table.value), axis=0)
        units[is_missing] = 0.0
        units[is_missing & ~np.r_[False, is_missing[:-1]]] = _FOLDED
        if is_missing.all():
            units[:] = 1.0
    return units


def column_in_words(column: str) -> str:
    """Return the title of a column; dates in the user's format."""
    try:
        return day_in_words(date.fromisoformat(column))
    except ValueError:
        return column


def _maximum(values: FloatArray) -> float:
    known = values[np.isfinite(values)]
    return float(known.max()) or 1.0 if known.size else 1.0


def _ink_on(shade: QColor) -> Qt.GlobalColor:
    """Return black or white, whichever has more contrast with a colour."""
    linear = np.array([shade.redF(), shade.greenF(), shade.blueF()]) ** 2.2
    is_bright = float(linear @ [0.2126, 0.7152, 0.0722]) > _EVEN_LUMINANCE
    return Qt.GlobalColor.black if is_bright else Qt.GlobalColor.white


_EVEN_LUMINANCE = 0.179
"""Relative luminance that has as much contrast with black as with white (WCAG 2.1)."""


def _direction(hour: float) -> QPointF:
    """Return the angle of an hour: midnight is down, six is left."""
    angle = 2 * math.pi * hour / _HOURS
    return QPointF(-math.sin(angle), math.cos(angle))


def _pie(painter: QPainter, rect: QRectF, hour: float, length: float) -> None:
    """Draw a sector from an hour on; Qt's angles are sixteenths of a degree, anticlockwise."""
    start = -90 - hour * 360 / _HOURS
    painter.drawPie(rect, round(start * 16), round(-length * 360 / _HOURS * 16))
