"""Axis ticks; without Qt."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil, floor, log10

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


def time_ticks(
    start_s: float,
    stop_s: float,
    width_px: float,
    *,
    label_px: float = 76.0,
    clock_start: datetime | None = None,
) -> tuple[list[Tick], list[Tick]]:
    """Return (major, minor) ticks of a time axis.

    Parameters
    ----------
    width_px
        The axis' length.
    label_px
        Least distance of labels.
    clock_start
        The recording's start, to show time of day instead of seconds.
    """
    step = time_step_s(stop_s - start_s, width_px, label_px)
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
    return major, _between(step / 5, start_s + offset, stop_s + offset, -offset)


def _seconds_of_day(moment: datetime) -> float:
    midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    return (moment - midnight).total_seconds()


def _between(step: float, start: float, stop: float, shift: float) -> list[Tick]:
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
