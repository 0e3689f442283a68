"""Parsing of times entered by the user."""

import re
from datetime import datetime, timedelta

_PARTS = re.compile(r"\d+(:\d{1,2}){0,2}([.,]\d+)?")
_DAY_S = 86_400.0


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
    return (moment - clock_start).total_seconds() % _DAY_S
