"""Start times in the names that recorders give their files."""

import re
from datetime import UTC, datetime, timedelta, timezone
from pathlib import PurePosixPath

from birdann.formats.recorder.reading import Reading, plausible

_DASHED = re.compile(
    r"(?<!\d)(\d{4})-(\d{2})-(\d{2})"  # OwlSense, BirdNET-Pi, ISO 8601
    r"(?:_T|-birdnet-(?:RTSP_\d+-)?|[T_ -])"
    r"(\d{2})[-_:.h]?(\d{2})[-_:.m]?(\d{2})(?:s)?(?!\d)(Z|[_ ]?[+-]\d{4}(?!\d)|[+-]\d{2}:\d{2})?"
)
_COMPACT = re.compile(
    r"(?<!\d)(\d{4})(\d{2})(\d{2})[T_-](\d{2})(\d{2})(\d{2})(?!\d)"
    r"(Z|[_ ]?[+-]\d{4}(?!\d))?"  # Song Meter, AudioMoth, Swift, BAR
)
_DAY_FIRST = re.compile(r"(?<!\d)(\d{2})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})(?!\d)")  # DOC AR4
_UNIX_TIME = re.compile(r"[0-9A-F]{8}")  # AudioMoth before 1.1
_FIRST_AUDIOMOTH = datetime(2016, 6, 1, tzinfo=UTC)
_LAST_UNIX_NAMES = datetime(2023, 1, 1, tzinfo=UTC)


def read_file_name(path: PurePosixPath, *, now: datetime | None = None) -> Reading | None:
    """Return the start time that a file's name tells; without a zone unless it names one.

    ``now`` decides between two readings of six digits: nothing was recorded after it.
    """
    reading = Reading("file name")
    for pattern in (_DASHED, _COMPACT):
        for found in pattern.finditer(path.stem):
            when = _from_parts(found.groups())
            if when is not None:
                reading.facts["started_at"] = when
                return reading
    return _unix_time(path, reading) or _day_first(path, reading, now or datetime.now())


def _from_parts(parts: tuple[str | None, ...]) -> datetime | None:
    zone_text = parts[6] if len(parts) > 6 else None
    try:
        zone = _zone(zone_text) if zone_text else None
        year, month, day, hour, minute, second = (int(part or 0) for part in parts[:6])
        return plausible(datetime(year, month, day, hour, minute, second, tzinfo=zone))
    except ValueError:
        return None


def _zone(text: str) -> timezone:
    if text == "Z":
        return UTC
    digits = re.sub(r"[^0-9]", "", text)
    hours, minutes = int(digits[:2]), int(digits[2:])
    if hours > 15 or minutes > 59:
        raise ValueError("no such zone")
    offset = timedelta(hours=hours, minutes=minutes)
    return timezone(-offset if "-" in text else offset)


def _unix_time(path: PurePosixPath, reading: Reading) -> Reading | None:
    if path.suffix != ".WAV" or not _UNIX_TIME.fullmatch(path.stem):
        return None
    seconds = int(path.stem, 16)
    when = datetime.fromtimestamp(seconds, UTC)
    if not _FIRST_AUDIOMOTH <= when <= _LAST_UNIX_NAMES:
        return None
    reading.facts["started_at"] = when
    return reading


def _day_first(path: PurePosixPath, reading: Reading, now: datetime) -> Reading | None:
    found = _DAY_FIRST.search(path.stem)
    if found is None:
        return None
    a, b, c, *time = found.groups()
    orders = (f"20{c}", b, a, *time), (f"20{a}", b, c, *time)
    readings = [when for when in map(_from_parts, orders) if when is not None and when < now]
    if not readings:
        return None
    if len(set(readings)) == 2:
        reading.notes.append(
            f"The file name's “{a}{b}{c}” is taken for day, month, year; "
            "it could be year, month, day as well."
        )
    reading.facts["started_at"] = readings[0]
    return reading
