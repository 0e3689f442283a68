"""Axes of the spectrogram: kHz on the left, time below, cursor values above; and their ticks."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil, floor, log10

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from birdann.gui.spectrogram.viewport import FrequencyScale, Viewport
from birdann.gui.style.theme import current_theme, set_pen_and_brush, with_alpha
from birdann.gui.text.numbers import localise

_TIME_STEPS_S = (
    *(m * 10.0**e for e in (-3, -2, -1) for m in (1, 2, 5)),
    *(1, 2, 5, 10, 15, 30),
    *(60 * m for m in (1, 2, 5, 10, 15, 30)),
    *(3600 * h for h in (1, 2, 3, 6, 12, 24)),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tick:
    """A tick on an axis; ``label`` is empty on minor ones."""

    value: float
    label: str


def time_step_s(span_s: float, width_px: float, label_px: float) -> float:
    """Return the distance of labelled ticks such that labels of ``label_px`` do not collide."""
    least = span_s * label_px / max(width_px, 1.0)
    return next((float(s) for s in _TIME_STEPS_S if s >= least), float(_TIME_STEPS_S[-1]))


def format_time(time_s: float, step_s: float) -> str:
    """Return a time as seconds if the step is below a minute, else m:ss or h:mm:ss."""
    decimals = max(0, ceil(-log10(step_s) - 1e-9)) if step_s < 1 else 0
    sign, time_s = ("−", -time_s) if time_s < 0 else ("", time_s)
    units = 10**decimals
    whole, fraction = divmod(round(time_s * units), units)
    tail = f".{fraction:0{decimals}d}" if decimals else ""
    if whole < 60:
        return f"{sign}{whole}{tail}" if decimals or whole == 0 else f"{sign}{whole}"
    hours, rest = divmod(whole, 3600)
    minutes, seconds = divmod(rest, 60)
    if hours:
        return f"{sign}{hours}:{minutes:02d}:{seconds:02d}{tail}"
    return f"{sign}{minutes}:{seconds:02d}{tail}"


def format_clock(moment: datetime, step_s: float) -> str:
    """Return a time of day with the digits that the step needs."""
    if step_s >= 60:
        return moment.strftime("%H:%M")
    decimals = max(0, ceil(-log10(step_s) - 1e-9)) if step_s < 1 else 0
    text = moment.strftime("%H:%M:%S")
    return text + f".{moment.microsecond:06d}"[: decimals + 1] if decimals else text


_TIME_LABEL_PX = 76.0
"""Least distance of labels."""


def time_ticks(
    start_s: float,
    stop_s: float,
    width_px: float,
    *,
    clock_start: datetime | None = None,
) -> tuple[list[Tick], list[Tick]]:
    """Return (major, minor) ticks of a time axis.

    Parameters
    ----------
    width_px
        The axis' length.
    clock_start
        The recording's start, to show time of day instead of seconds.
    """
    step = time_step_s(stop_s - start_s, width_px, _TIME_LABEL_PX)
    offset = _seconds_of_day(clock_start) if clock_start else 0.0
    major = []
    for i in range(
        ceil((start_s + offset) / step - 1e-9), floor((stop_s + offset) / step + 1e-9) + 1
    ):
        value = i * step - offset
        if clock_start:
            label = format_clock(clock_start + timedelta(seconds=value), step)
        else:
            label = format_time(value, step)
        major.append(Tick(value, label))
    return major, _unlabelled_ticks(step / 5, start_s + offset, stop_s + offset, -offset)


def _seconds_of_day(moment: datetime) -> float:
    midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    return (moment - midnight).total_seconds()


def _unlabelled_ticks(step: float, start: float, stop: float, shift: float) -> list[Tick]:
    if (stop - start) / step > 400:
        return []
    first, last = ceil(start / step - 1e-9), floor(stop / step + 1e-9)
    return [Tick(i * step + shift, "") for i in range(first, last + 1) if i % 5]


def frequency_ticks(low_hz: float, high_hz: float, height_px: float) -> list[Tick]:
    """Return labelled ticks in kHz (the label's unit) for a linear axis."""
    least = (high_hz - low_hz) * 34.0 / max(height_px, 1.0)
    scale = 10.0 ** floor(log10(least))
    step = next(m * scale for m in (1, 2, 5, 10) if m * scale >= least - 1e-9)
    first, last = ceil(low_hz / step - 1e-9), floor(high_hz / step + 1e-9)
    return [Tick(i * step, format_khz(i * step, step)) for i in range(first, last + 1)]


def warped_frequency_ticks(low_hz: float, high_hz: float) -> list[Tick]:
    """Return candidate ticks of a mel or logarithmic axis; the painter drops crowded ones."""
    values = [0.0] + [m * 10.0**e for e in range(1, 6) for m in (1, 2, 3, 5, 7)]
    return [Tick(v, format_khz(v, v or 1000.0)) for v in values if low_hz <= v <= high_hz]


def format_khz(hz: float, step_hz: float) -> str:
    """Return a frequency in kHz with the decimals that the step needs."""
    decimals = max(0, ceil(-log10(step_hz / 1000) - 1e-9)) if step_hz < 1000 else 0
    text = f"{hz / 1000:.{decimals}f}"
    return text.rstrip("0").rstrip(".") if decimals and hz == 0 else text


MARGINS = QMarginsF(46, 22, 12, 28)
"""Room for the axes around the plot."""

_LABEL_GAP_PX = 16.0
_MIN_GAP_PX = 6.0


def axis_font(font: QFont) -> QFont:
    """Return the font of tick labels: small, with tabular digits."""
    small = QFont(font)
    small.setPixelSize(11)
    return small


class Axes:
    """Paints ticks and labels around a plot."""

    def __init__(self, font: QFont) -> None:
        self._font = axis_font(font)
        self._metrics = QFontMetricsF(self._font)
        self._labels: list[QRectF] = []

    def paint(
        self,
        painter: QPainter,
        plot: QRectF,
        viewport: Viewport,
        clock_start: datetime | None,
        origin_s: float | None,
    ) -> None:
        """Paint both axes, in widget coordinates; times count from the origin if given."""
        painter.setFont(self._font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._labels.clear()
        self._paint_time(painter, plot, viewport, clock_start, origin_s or 0.0)
        self._paint_frequency(painter, plot, viewport)
        set_pen_and_brush(painter, QPen(current_theme().border, 1), None).drawRect(
            plot.adjusted(-1, -1, 0, 0)
        )

    def paint_readout(self, painter: QPainter, plot: QRectF, text: str) -> None:
        """Paint the values at the cursor above the plot, on the right."""
        painter.setFont(self._font)
        painter.setPen(current_theme().muted)
        box = QRectF(plot.left(), 0, plot.width(), plot.top() - 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def paint_time_plate(self, painter: QPainter, plot: QRectF, x: float, text: str) -> None:
        width = self._metrics.horizontalAdvance(text) + 12
        left = min(max(x - width / 2, plot.left()), plot.right() - width)
        self._paint_plate(painter, QRectF(left, plot.bottom() + 5, width, 18), text)

    def paint_frequency_plate(self, painter: QPainter, plot: QRectF, y: float, text: str) -> None:
        width = self._metrics.horizontalAdvance(text) + 10
        top = min(max(y - 9, plot.top()), plot.bottom() - 18)
        self._paint_plate(painter, QRectF(plot.left() - 4 - width, top, width, 18), text)

    def _paint_plate(self, painter: QPainter, box: QRectF, text: str) -> None:
        theme = current_theme()
        for label in self._labels:  # half of a label would show beside the plate
            if label.intersects(box):
                painter.fillRect(label, theme.window)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_pen_and_brush(painter, None, theme.text).drawRoundedRect(box, 3, 3)
        painter.setFont(self._font)
        painter.setPen(theme.raised)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_time(
        self,
        painter: QPainter,
        plot: QRectF,
        viewport: Viewport,
        clock_start: datetime | None,
        origin_s: float,
    ) -> None:
        start_s, stop_s = viewport.start_s - origin_s, viewport.stop_s - origin_s
        major, minor = time_ticks(start_s, stop_s, plot.width(), clock_start=clock_start)
        base = plot.bottom()

        def positions_px(ticks: list[Tick]) -> list[int]:
            return [round(plot.left() + viewport.x(tick.value + origin_s)) for tick in ticks]

        muted = current_theme().muted
        for ticks, color, length in ((minor, with_alpha(muted, 128), 3), (major, muted, 5)):
            painter.setPen(QPen(color, 1))
            painter.drawLines([QLineF(x, base, x, base + length) for x in positions_px(ticks)])
        has_colon = any(":" in tick.label for tick in major)
        taken = -1.0
        for tick, x in zip(major, positions_px(major), strict=True):
            label = f"{localise(tick.label)} s"
            if has_colon:
                label = "0:00" if tick.label == "0" else localise(tick.label)
            width = self._metrics.horizontalAdvance(label)
            left = min(max(x - width / 2, 2.0), plot.right() + MARGINS.right() - width - 4)
            if left < taken:
                continue
            taken = left + width + _MIN_GAP_PX
            box = QRectF(left, base + 7, width + 2, 15)
            self._labels.append(box)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label
            )

    def _paint_frequency(self, painter: QPainter, plot: QRectF, viewport: Viewport) -> None:
        right = plot.left() - 1
        painter.setPen(QPen(current_theme().muted, 1))
        for tick, tick_y in _frequency_ticks(viewport):
            y = round(plot.top() + tick_y)
            painter.drawLine(QPointF(right - 4, y), QPointF(right, y))
            label_y = min(max(y - 7.5, plot.top() - 4), plot.bottom() - 11)
            box = QRectF(0, label_y, right - 8, 15)
            self._labels.append(box)
            painter.drawText(
                box,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                localise(tick.label),
            )
        unit = QRectF(0, 0, right - 8, plot.top() - 4)
        painter.drawText(unit, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "kHz")


def _frequency_ticks(viewport: Viewport) -> list[tuple[Tick, float]]:
    """Return the ticks that have room, each with its pixels from the plot's top edge."""
    low, high = viewport.low_hz, viewport.high_hz
    is_linear = viewport.scale is FrequencyScale.LINEAR
    ticks = (
        frequency_ticks(low, high, viewport.height_px)
        if is_linear
        else warped_frequency_ticks(low, high)
    )
    placed_ticks: list[tuple[Tick, float]] = []
    last_y = float("inf")
    for tick, y in zip(ticks, viewport.ys([tick.value for tick in ticks]).tolist(), strict=True):
        if is_linear or last_y - y >= _LABEL_GAP_PX:
            placed_ticks.append((tick, y))
            last_y = y
    return placed_ticks
