"""Times in recorders' formats."""

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from birdann.core.message import Message

MIN_YEAR, MAX_YEAR = 1970, 2100
_MAX_OFFSET_H = 15
_ZONE = r"(?P<zone>Z|UTC|GMT|(?:UTC|GMT)?[ ]?[+-]\d{1,2}(?::?\d{2}|\.\d{1,2})?)?"
_TIME = r"(?P<hour>\d{1,2})[:.](?P<minute>\d{2})(?:[:.](?P<second>\d{2})(?:[.,](?P<fraction>\d{1,9}))?)?"
_FORMS = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        # 2021-05-02T04:00:00.5+10:00, 2021/05/02 04:00:00, 2021:05:02 04:00 UTC+10
        rf"(?P<year>\d{{4}})[-/:.](?P<month>\d{{1,2}})[-/:.](?P<day>\d{{1,2}})[T ,]+{_TIME} ?{_ZONE}",
        # 20210502T040000Z
        r"(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})[T _-]?(?P<hour>\d{2})(?P<minute>\d{2})"
        rf"(?P<second>\d{{2}})(?:[.,](?P<fraction>\d{{1,9}}))? ?{_ZONE}",
        # 02.05.2021 04:00:00: with dots the day comes first
        rf"(?P<day>\d{{1,2}})\.(?P<month>\d{{1,2}})\.(?P<year>\d{{4}})[T ,]+{_TIME} ?{_ZONE}",
    )
)
_C_TIME = re.compile(
    r"(?:[A-Za-z]{3},? )?(?P<name>[A-Za-z]{3}) {1,2}(?P<day>\d{1,2}) "
    r"(?P<hour>\d{2}):(?P<minute>\d{2}):(?P<second>\d{2}) (?P<year>\d{4})"
)
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def parse_time(text: str) -> datetime:
    """Return a date and time, with zone if given.

    Formats: ISO 8601 and variants, ``02.05.2021 04:00:00`` and the C library's ``Sun May 2
    04:00:00 2021``; never with ambiguous day and month. Raises ValueError if it is invalid, lacks
    the time of day, or lies outside 1970..2100.
    """
    for form in _FORMS:
        match = form.fullmatch(text.strip())
        if match is not None:
            return from_parts(**match.groupdict())
    match = _C_TIME.fullmatch(text.strip())
    if match is None:
        raise ValueError(Message("not a date with a time"))
    part = match.groupdict()
    return from_parts(month=str(month_number(part.pop("name") or "")), **part)


def from_parts(
    year: str,
    month: str,
    day: str,
    hour: str,
    minute: str,
    second: str | None = None,
    fraction: str | None = None,
    zone: str | None = None,
) -> datetime:
    """Return the time of digits (ValueError if implausible); 24 h is midnight of the next day."""
    days = 0
    if int(hour) == 24 and int(minute) == 0 == int(second or 0):
        hour, days = "0", 1
    micro = int((fraction or "0")[:6].ljust(6, "0"))
    when = datetime(
        int(year), int(month), int(day), int(hour), int(minute), int(second or 0), micro,
        tzinfo=zone_of(zone) if zone else None,
    )  # fmt: skip
    return require_plausible(when + timedelta(days=days))


def zone_of(text: str) -> timezone:
    """Return a zone such as ``Z``, ``UTC-5``, ``+0530``, ``-03:30`` or ``UTC+5.5`` (else ValueError)."""
    stripped = text.strip(" _[]()")
    match = re.fullmatch(
        r"(?:UTC|GMT|Z)?[ _]?(?:([+-])(\d{1,2}?))?:?(\d{2}|\.\d{1,2})?", stripped, re.IGNORECASE
    )
    if match is None or not stripped:
        raise ValueError(Message("no such zone"))
    hours, part = int(match[2] or 0), match[3] or "0"
    minutes = int(part) if part.isdigit() else round(60 * float(part))
    if hours > _MAX_OFFSET_H or minutes % 15 or minutes > 59:
        raise ValueError(Message("no such zone"))
    offset = timedelta(hours=hours, minutes=minutes)
    if not offset:
        return UTC
    return timezone(-offset if match[1] == "-" else offset)


def named_zone(text: str) -> tzinfo:
    """Return a zone of ``zone_of``, or ``Europe/Berlin`` (ValueError if unknown)."""
    if "/" not in text:
        return zone_of(text)
    try:
        return ZoneInfo(text.strip())
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ValueError(Message("no such zone")) from None


def month_number(name: str) -> int:
    """Return 1..12 of an English month's name or abbreviation (ValueError if invalid)."""
    return _MONTHS.index(name[:3].lower()) + 1


def require_plausible(when: datetime) -> datetime:
    """Return ``when`` (ValueError outside 1970..2100)."""
    if not MIN_YEAR < when.year < MAX_YEAR:
        raise ValueError(Message("not a year of recorders"))
    return when
