"""Times as people type them."""

import re
from datetime import datetime, timedelta

_PARTS = re.compile(r"\d+(:\d{1,2}){0,2}([.,]\d+)?")
_DAY_S = 86_400.0


def seconds_of(text: str, clock_start: datetime | None = None) -> float | None:
    """Return the seconds from the start of a recording that a typed time means, or None.

    Parameters
    ----------
    text
        ``90``, ``1:30`` or ``1:02:05``, with fractions of a second if need be.
    clock_start
        When the recording began, where times are read off a clock: ``4:45`` then is a quarter to
        five, that of the next day where it is earlier than the start. A number without a colon
        counts from the start all the same.
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
