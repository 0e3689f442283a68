"""Start times, sites and devices in file names.

A table of forms, tried in order; the published names of Wildlife Acoustics, Open Acoustic Devices,
Frontier Labs, Cornell (Swift), Ocean Instruments (SoundTrap), Pettersson, Peersonic, Zoom, Sony
and OwlSense, and usual renamings.
"""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import PurePosixPath
from typing import NamedTuple

from birdann.core.effort import DAY_S
from birdann.core.message import Message
from birdann.formats.recorder.reading import Reading, store_location
from birdann.formats.recorder.times import from_parts, month_number

_FIRST_AUDIOMOTH = datetime(2016, 6, 1, tzinfo=UTC)
_LAST_UNIX_NAMES = datetime(2023, 1, 1, tzinfo=UTC)
_FIRST_RECORDER = datetime(2000, 1, 1)
_FIRST_UNIX_NAMES = datetime(2010, 1, 1)
"""Ten digits that would tell an earlier time are more likely a running number: 1000000001."""
_FIRST_OF_SIX_DIGITS = datetime(2008, 1, 1)
"""No recorder wrote names of two digits each, day first, before; older ones are read so."""
_OFFSET = r"[+-](?:0\d|1[0-4])(?:00|15|30|45)(?![a-z\d.])"
"""No zone has other minutes: such digits are a running number, or part of an identifier."""
_NAMED_ZONE = r"[_ ]{0,2}[\[(]?(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d{2}|\.(?:0|5|[27]5))?)?[\])]?(?![a-z0-9+-]|\.\d)"
_ZULU = r"[_ ]?Z(?![a-z0-9])"
_LONG_ZONE = (
    rf"(?P<zone>{_ZULU}|{_NAMED_ZONE}|[_ ]?{_OFFSET}|[+-]\d{{2}}:\d{{2}}|[_ ]?\+\d{{2}}(?=_|$))?"
)
_ISO_ZONE = rf"(?P<zone>{_ZULU}|{_NAMED_ZONE}|[_ ]?{_OFFSET}|[+-]\d{{2}}(?::\d{{2}})?(?![\d.]))?"
_HMS = r"(?P<hour>\d{2})(?P<minute>\d{2})(?P<second>\d{2})"
_MARKED_HMS = (
    r"(?P<hour>\d{2})(?P<between>[-_:.h]?)(?P<minute>\d{2})(?:(?P=between)|m)(?P<second>\d{2})s?"
)
_MONTH = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    r"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])"
)
_Parts = dict[str, str | None]
_MARKS = frozenset({"mark", "between"})


class NameForm(NamedTuple):
    """A form of times in names, and its interpretation."""

    pattern: re.Pattern[str]
    times: Callable[[_Parts, Reading, datetime], datetime | None]


def _parse(parts: _Parts, reading: Reading, now: datetime) -> datetime | None:
    """Return the time if valid."""
    try:
        named = {name: text for name, text in parts.items() if text and name not in _MARKS}
        return from_parts(**named)
    except ValueError:
        return None


def _parse_recent(parts: _Parts, reading: Reading, now: datetime) -> datetime | None:
    """Return the time if plausible for a recorder: two-digit years are ambiguous."""
    when = _parse(parts | {"year": f"20{parts['year']}"}, reading, now)
    return when if when is not None and _FIRST_RECORDER < when < now else None


def _parse_month_name(parts: _Parts, reading: Reading, now: datetime) -> datetime | None:
    return _parse(parts | {"month": str(month_number(parts["month"] or ""))}, reading, now)


def _parse_minutes(parts: _Parts, reading: Reading, now: datetime) -> datetime | None:
    """Return a time to the minute; four digits below 0100 are probably a serial number."""
    clock = f"{parts['hour']}{parts['minute']}"
    if "0000" < clock < "0100":
        return None
    year = parts["year"] or ""
    parse = _parse if len(year) == 4 else _parse_recent
    when = parse(parts, reading, now)
    if when is not None:
        reading.doubts.append(
            Message("The file name's “{clock}” is taken for hour and minute.", clock=clock)
        )
    return when


def _parse_day_first(parts: _Parts, reading: Reading, now: datetime) -> datetime | None:
    """Return the time of two digits each; day first where the name begins with them (DOC AR4)."""
    a, b, c, before = (parts.pop(name) for name in ("a", "b", "c", "before"))
    orders = [
        ("day, month, year", {"day": a, "month": b, "year": c}),
        ("year, month, day", {"year": a, "month": b, "day": c}),
    ]
    if before:
        orders.reverse()
    dates = [_parse_recent(parts | order, reading, now) for _, order in orders]
    if any(when is not None and when >= _FIRST_OF_SIX_DIGITS for when in dates):
        dates = [when if when and when >= _FIRST_OF_SIX_DIGITS else None for when in dates]
    return _resolve_date(dates, reading, f"{a}{b}{c}", orders[0][0], orders[1][0])


def _parse_day_or_month(parts: _Parts, reading: Reading, now: datetime) -> datetime | None:
    a, b, mark = parts.pop("a"), parts.pop("b"), parts.pop("mark") or ""
    orders = [{"day": a, "month": b}]
    if mark != ".":
        orders.append({"month": a, "day": b})
    dates = [_parse(parts | order, reading, now) for order in orders]
    dates = [when if when is not None and _FIRST_RECORDER < when < now else None for when in dates]
    date_text = f"{a}{mark}{b}{mark}{parts['year']}"
    return _resolve_date(dates, reading, date_text, "day, month, year", "month, day, year")


def _resolve_date(
    dates: list[datetime | None], reading: Reading, date_text: str, taken: str, other: str
) -> datetime | None:
    known = [when for when in dates if when is not None]
    if len(set(known)) > 1:
        reading.other_starts = tuple(known[1:])
        reading.doubts.append(
            Message(
                "The file name's “{said}” is taken for {taken}; it could be {other} as well.",
                said=date_text,
                taken=taken,
                other=other,
            )
        )
    return known[0] if known else None


def _form(pattern: str, times: Callable[..., datetime | None] = _parse) -> NameForm:
    return NameForm(re.compile(pattern, re.IGNORECASE), times)


_FORMS = (
    # OwlSense, BirdNET-Pi, Pettersson, Peersonic, JASCO, ISO 8601, voice memos
    _form(
        r"(?<!\d)(?P<year>\d{4})(?P<mark>[-_.])(?P<month>\d{2})(?P=mark)(?P<day>\d{2})"
        r"(?:_T|__|-birdnet-(?:RTSP_\d+-)?| at |[T_ -])"
        + _MARKED_HMS + r"(?:\.(?P<fraction>\d{1,9}))?"
        r"s?(?!\d)" + _LONG_ZONE
    ),
    # The bat recorders of Wildlife Acoustics: milliseconds behind
    _form(
        r"^(?:S4U\d{5}_|SMU\d{5}_)(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})_"
        + _HMS + r"_(?P<fraction>\d{3})$"
    ),
    # Frontier Labs (some firmware has no point before the fraction), ISO 8601 without marks
    _form(
        r"(?<!\d)(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})T" + _HMS
        + r"(?:\.?(?P<fraction>\d{1,9}))?(?!\d)" + _ISO_ZONE
    ),
    # Song Meter ($: clock set by GPS), AudioMoth, Swift, BAR
    _form(
        r"(?<!\d)(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})[_$ -]{1,2}" + _MARKED_HMS
        + r"(?!\d)" + _LONG_ZONE
    ),
    _form(
        r"(?<!\d)(?P<year>20\d{2})(?P<month>\d{2})(?P<day>\d{2})" + _HMS
        + r"(?P<fraction>\d{3})?(?!\d)" + _LONG_ZONE
    ),
    # SoundTrap: serial number, point, time
    _form(
        r"(?:^|_)\d{4,10}[._](?P<year>\d{2})(?P<month>\d{2})(?P<day>\d{2})" + _HMS + r"(?!\d)",
        _parse_recent
    ),
    _form(
        r"(?:^|[._])(?P<before>)(?P<a>\d{2})(?P<b>\d{2})(?P<c>\d{2})" + _HMS + r"(?!\d)",
        lambda parts, reading, now: _parse_day_first(parts | {"before": "_"}, reading, now)
    ),
    # Zoom: year first, then the track
    _form(
        r"(?<!\d)(?P<year>\d{2})(?P<month>\d{2})(?P<day>\d{2})[_-]" + _HMS
        + r"(?=_?(?:Tr(?:\d{1,2}|LR|MS|Mic|Mix)|LR|MS|Mic|Mix)$)", _parse_recent
    ),
    # 02May2021_040000
    _form(
        r"(?<!\d)(?P<day>\d{1,2})[-_ ]?" + _MONTH + r"[-_ ]?(?P<year>\d{4})[-_ T]+(?P<hour>\d{2})[-_:.h]?"
        r"(?P<minute>\d{2})(?:[-_:.m]?(?P<second>\d{2}))?(?!\d)", _parse_month_name
    ),
    # May 2 2021 04-00-00
    _form(
        r"(?<![a-z])" + _MONTH + r"[-_ ](?P<day>\d{1,2})[-_, ]{1,2}(?P<year>\d{4})[-_ T]+"
        r"(?P<hour>\d{2})[-_:.h]?(?P<minute>\d{2})(?:[-_:.m]?(?P<second>\d{2}))?(?!\d)",
        _parse_month_name
    ),
    # 31-07-2021_05-30-00, 31072021_053000
    _form(
        r"(?<!\d)(?P<a>\d{2})(?P<mark>[-_.]?)(?P<b>\d{2})(?P=mark)(?P<year>20\d{2})[-_ T]+(?P<hour>\d{2})"
        r"[-_:.h]?(?P<minute>\d{2})[-_:.m]?(?P<second>\d{2})(?!\d)", _parse_day_or_month
    ),
    # DOC AR4, µPAM
    _form(
        r"(?P<before>^|\D)(?P<a>\d{2})(?P<b>\d{2})(?P<c>\d{2})[_-]" + _HMS + r"(?!\d)",
        _parse_day_first
    ),
    _form(
        r"(?<!\d)(?P<year>20\d{2})[-_]?(?P<month>\d{2})[-_]?(?P<day>\d{2})[T_ -](?P<hour>\d{2})[-_:.h]?"
        rf"(?P<minute>\d{{2}})(?!\d)(?P<zone>{_ZULU}|{_NAMED_ZONE}|(?=\+){_OFFSET}|[+-]\d{{2}}:\d{{2}})?",
        _parse_minutes
    ),
    # Sony: 240612_0530
    _form(
        r"(?:^|_)(?P<year>\d{2})(?P<month>\d{2})(?P<day>\d{2})_(?P<hour>\d{2})(?P<minute>\d{2})(?!\d)",
        _parse_minutes
    ),
)  # fmt: skip
_DEVICES = (
    (re.compile(r"(?:^|_)(?P<serial>S4A\d{5})_"), "Wildlife Acoustics Song Meter SM4"),
    (re.compile(r"(?:^|_)(?P<serial>S4U\d{5})_"), "Wildlife Acoustics Song Meter SM4BAT"),
    (re.compile(r"^(?P<serial>SM3\w*?)_(?:[01]\+[01]_)"), "Wildlife Acoustics Song Meter SM3"),
    (re.compile(r"(?:^|_)(?P<serial>SMM\d{5})_"), "Wildlife Acoustics Song Meter Mini"),
    (re.compile(r"(?:^|_)(?P<serial>SMU\d{5})_"), "Wildlife Acoustics Song Meter Mini Bat"),
    (re.compile(r"(?:^|_)(?P<serial>SMA\d{5})_"), "Wildlife Acoustics Song Meter Micro or Mini 2"),
    (re.compile(r"^(?P<serial>[0-9A-F]{16})_\d{8}_\d{6}"), "AudioMoth"),
    (re.compile(r"^(?P<serial>)Swift(?:One)?_", re.IGNORECASE), "Cornell Swift"),
    (re.compile(r"^(?P<serial>\d{4,10})\.\d{12}$"), "SoundTrap"),
)
_LOCATION_PATTERNS = (
    re.compile(r"\[ ?(-?\d{1,2}\.\d+[ ,_]+-?\d{1,3}\.\d+) ?\]"),
    re.compile(r"\[ ?([+-]\d{1,2}\.\d+[+-]\d{1,3}\.\d+(?:[+-]\d+(?:\.\d+)?)?) ?\]"),
    re.compile(r"(?<=[_ ZET0-9])([+-]\d{2}\.\d+[+-]\d{3}\.\d+(?:[+-]\d+(?:\.\d+)?)?)"),
    re.compile(r"(?<=_)([+-]\d{1,2}\.\d{3,}[+-]\d{1,3}\.\d{3,})"),
)
_HALF_DAY = re.compile(
    r"(?:(?<!\d)|(?<=(?<!\d)\d{8}))(?P<hour>1[0-2]|0[1-9]|[1-9])(?P<mark>[-_.:h ]?)(?P<minute>[0-5]\d)"
    r"(?:(?P=mark)(?P<second>[0-5]\d))?[ _.-]?(?P<half>[ap])\.? ?m(?![a-z0-9])",
    re.IGNORECASE,
)
"""A time of twelve hours, by itself or right behind a date: 04-00-00 PM."""
_CUT_SPAN = re.compile(r"_((?P<start>\d+(?:\.\d+)?)s[_-](?P<stop>\d+(?:\.\d+)?)s)(?=$|_)")
"""Seconds behind the name of the recording that a clip was cut from (BirdNET, OpenSoundscape)."""
_BLANK_FOR_ZERO = re.compile(r"(?<!\d)(20\d{4}) (\d[T_])")


def read_file_name(path: PurePosixPath, *, now: datetime | None = None) -> Reading | None:
    """Return the metadata in a file's name: start, with zone only if given.

    ``now`` decides between two readings of six digits: recordings are not from the future.
    """
    reading = Reading("file name")
    when = _start(path, reading, now or datetime.now())
    if when is not None:
        reading.facts["started_at"] = when + _offset_in_recording(path.stem, reading)
        _store_device(path.stem, reading)
    for pattern in _LOCATION_PATTERNS:
        match = pattern.search(path.stem)
        if match is not None:
            store_location(reading, match[1].replace("_", " "))
    return reading or None


def _start(path: PurePosixPath, reading: Reading, now: datetime) -> datetime | None:
    stem = _BLANK_FOR_ZERO.sub(r"\g<1>0\2", re.sub(r"\s", " ", path.stem))
    stem = _HALF_DAY.sub(_to_24_hours, stem, count=1)
    when, rest = _first_time(stem, reading, now)
    other, _ = _first_time(rest, Reading(""), now)
    if when is None:
        return next(_epochs(path, now), None)
    if other is not None:
        later = other.replace(tzinfo=None) - when.replace(tzinfo=None)
        if not timedelta() <= later <= timedelta(seconds=DAY_S):  # else its end
            reading.doubts.append(
                Message(
                    "The file name has two times; {start} is used, not {other}.",
                    start=f"{when:%Y-%m-%d %H:%M:%S}",
                    other=f"{other:%Y-%m-%d %H:%M:%S}",
                )
            )
    return when


def _first_time(stem: str, reading: Reading, now: datetime) -> tuple[datetime | None, str]:
    """Return the time of the first form that fits, and the name without it."""
    for form in _FORMS:
        for match in form.pattern.finditer(stem):
            when = form.times(match.groupdict(), reading, now)
            if when is not None:
                return when, f"{stem[: match.start()]}  {stem[match.end() :]}"
    return None, ""


def _offset_in_recording(stem: str, reading: Reading) -> timedelta:
    """Return how long after the start of its recording a piece begins that its name tells."""
    cut_span = _CUT_SPAN.search(stem)
    if cut_span is None or not 0 < float(cut_span["start"]) < float(cut_span["stop"]) < DAY_S:
        return timedelta()
    reading.doubts.append(
        Message(
            "The file name's “{said}” is taken for the seconds of a piece of a recording.",
            said=cut_span[1],
        )
    )
    return timedelta(seconds=float(cut_span["start"]))


def _to_24_hours(half_day: re.Match[str]) -> str:
    """Return a time of twelve hours as one of 24."""
    is_afternoon = half_day["half"].lower() == "p"
    hour = int(half_day["hour"]) % 12 + 12 * is_afternoon
    parts = (f"{hour:02}", half_day["minute"], half_day["second"])
    return half_day["mark"].join(filter(None, parts))


def _epochs(path: PurePosixPath, now: datetime) -> Iterator[datetime]:
    """Yield times in epoch seconds: the first AudioMoths, and loggers."""
    stem = path.stem
    # Without a letter it is more likely a running number; AudioMoths note the time in the file too.
    if re.fullmatch(r"(?=\d*[A-F])[0-9A-F]{8}T?", stem):
        when = datetime.fromtimestamp(int(stem[:8], 16), UTC)
        if _FIRST_AUDIOMOTH <= when <= _LAST_UNIX_NAMES:
            yield when
    if re.fullmatch(r"1\d{9}(?:\d{3})?", stem):
        seconds, milliseconds = int(stem[:10]), int(stem[10:] or 0)
        when = datetime.fromtimestamp(seconds, UTC) + timedelta(milliseconds=milliseconds)
        if _FIRST_UNIX_NAMES < when.replace(tzinfo=None) < now + timedelta(days=1):
            yield when


def _store_device(stem: str, reading: Reading) -> None:
    for pattern, device in _DEVICES:
        match = pattern.search(stem)
        if match is not None:
            reading.facts["device"] = device
            if match["serial"]:
                reading.facts["serial"] = match["serial"]
            return
