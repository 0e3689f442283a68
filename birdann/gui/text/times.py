"""Dates and times in the user's format."""

import re
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from birdann.app.settings import SETTINGS
from birdann.core.effort import DAY_S
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import clock

DATE_FORMS = SETTINGS["date_form"].choices
FORM_TITLES = {
    "words": mark("Month in words"),
    "iso": mark("ISO 8601"),
    "system": mark("As the system writes it"),
}
_PATTERNS = {"words": mark("d MMM yyyy, HH:mm"), "iso": "yyyy-MM-dd HH:mm"}
_form = [DATE_FORMS[0]]


def use_date_form(name: str) -> None:
    """Set the format of dates."""
    _form[0] = name


def date_and_time(moment: datetime) -> str:
    """Return a moment in this computer's time zone, in the user's format."""
    return _format_moment(QDateTime.fromSecsSinceEpoch(int(moment.timestamp())))


def start_in_words(start: datetime) -> str:
    """Return the start of a recording in its local time, whatever this computer's zone."""
    day = QDate(start.year, start.month, start.day)
    return _format_moment(QDateTime(day, QTime(start.hour, start.minute)))


def time_in_recording(time_s: float, start: datetime | None) -> str:
    """Return a time from the start of a recording and, if known, the time of day."""
    elapsed = clock(time_s)
    return (
        elapsed if start is None else f"{elapsed} · {start + timedelta(seconds=time_s):%H:%M:%S}"
    )


def day_in_words(day: date) -> str:
    """Return a date in the user's format."""
    locale = QLocale() if _form[0] in _PATTERNS else QLocale.system()
    return locale.toString(QDate(day.year, day.month, day.day), day_pattern())


def day_pattern() -> str:
    """Return the pattern of dates in the user's format, as Qt writes them."""
    pattern = _PATTERNS.get(_form[0])
    if pattern is None:
        return QLocale.system().dateFormat(QLocale.FormatType.ShortFormat)
    return tr(pattern).partition(" HH")[0].rstrip(",")


def _format_moment(moment: QDateTime) -> str:
    pattern = _PATTERNS.get(_form[0])
    if pattern is None:
        return QLocale.system().toString(moment, QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment, tr(pattern))


_PARTS = re.compile(r"\d+(:\d{1,2}){0,2}([.,]\d+)?")


def seconds_of(text: str, clock_start: datetime | None = None) -> float | None:
    """Return the time from the start of a recording for an entered text, or None.

    Parameters
    ----------
    text
        ``90``, ``1:30`` or ``1:02:05``, optionally with fractions of a second.
    clock_start
        Start of the recording, if times of day are entered: ``4:45`` then is a quarter to
        five, on the next day if that is before the start. A number without a colon counts
        from the start in any case.
    """
    typed = text.strip()
    if not _PARTS.fullmatch(typed):
        return None
    parts = [float(part) for part in typed.replace(",", ".").split(":")]
    if any(part >= 60 for part in parts[1:]):
        return None
    if clock_start is None or len(parts) == 1:
        total = 0.0
        for part in parts:
            total = 60 * total + part
        return total
    hours, minutes, seconds = (*parts, 0.0)[:3]
    if hours >= 24:
        return None
    midnight = clock_start.replace(hour=0, minute=0, second=0, microsecond=0)
    moment = midnight + timedelta(hours=hours, minutes=minutes, seconds=seconds)
    return (moment - clock_start).total_seconds() % DAY_S
