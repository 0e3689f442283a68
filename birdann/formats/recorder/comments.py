"""Sentences that recorders and tools leave in the comment of a file."""

import json
import re
from datetime import datetime, timedelta, timezone

from birdann.formats.recorder.reading import (
    Reading,
    degrees_celsius,
    moment,
    plain_text,
    plausible,
)

_TIME = re.compile(
    r"(?P<hour>\d{1,2}):(?P<minute>\d{2}):(?P<second>\d{2})(?:\.(?P<fraction>\d{1,6}))? "
    r"(?P<day>\d{1,2})/(?P<month>\d{1,2})/(?P<year>\d{4})"
    r"(?P<zone> \(UTC(?:(?P<sign>[+-])(?P<hours>\d{1,2}?)(?::?(?P<minutes>\d{2}))?)?\))?"
)
_DEVICE = re.compile(r"AudioMoth(?: ([0-9A-Fa-f]{16}))?")
_GAIN = re.compile(r"at (?:(low-medium|medium-high|low|medium|high) gain|gain setting (\d+))")
_BATTERY = re.compile(r"battery (?:state |level )?was ((?:(?:less|greater) than )?\d+(?:\.\d+)?)V")
_TEMPERATURE = re.compile(r"temperature was (-?\d+(?:\.\d+)?) ?C")
_OPSO = "opso_metadata"


def read_comment(comment: str, artist: str = "") -> Reading | None:
    """Return what the comment of a file says; None where no known device or tool wrote it.

    Every wording of the AudioMoth's firmware so far is understood: "by AudioMoth" and "during
    deployment", "gain setting 2" and "medium gain", zones as UTC, UTC-5, UTC+0130 and UTC+5:30.
    """
    if comment.startswith(_OPSO):
        return _opensoundscape(comment)
    is_ours = "AudioMoth" in comment or "AudioMoth" in artist
    if not is_ours and not comment.startswith("Recorded at "):
        return None
    return _audiomoth(comment, artist)


def _audiomoth(comment: str, artist: str) -> Reading:
    reading = Reading("AudioMoth comment")
    time = _TIME.search(comment)
    if time is not None:
        reading.take("started_at", time[0], lambda _: _moment(time))
    elif comment:
        reading.take("started_at", comment, moment)
    device = _DEVICE.search(artist) or _DEVICE.search(comment)
    reading.facts["device"] = "AudioMoth"
    if device is not None and device[1]:
        reading.facts["serial"] = device[1].upper()
    gain = _GAIN.search(comment)
    if gain is not None:
        reading.take("gain", gain[1] or f"setting {gain[2]}", plain_text)
    battery = _BATTERY.search(comment)
    if battery is not None:
        reading.take("battery", f"{battery[1]} V", plain_text)
    temperature = _TEMPERATURE.search(comment)
    if temperature is not None:
        reading.take("temperature_c", temperature[1], degrees_celsius)
    return reading


def _moment(found: re.Match[str]) -> datetime:
    part = found.groupdict()
    zone = None
    if part["zone"]:
        offset = timedelta(hours=int(part["hours"] or 0), minutes=int(part["minutes"] or 0))
        zone = timezone(-offset if part["sign"] == "-" else offset)
    year, month, day, hour, minute, second = (
        int(part[name]) for name in ("year", "month", "day", "hour", "minute", "second")
    )
    fraction = int((part["fraction"] or "0").ljust(6, "0"))
    return plausible(datetime(year, month, day, hour, minute, second, fraction, tzinfo=zone))


def _opensoundscape(comment: str) -> Reading:
    reading = Reading("OpenSoundscape comment")
    try:
        fields = json.loads(comment[len(_OPSO) :])
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        reading.notes.append("OpenSoundscape comment: it is cut off or damaged.")
        return reading
    reading.take("started_at", _text(fields.get("recording_start_time")), moment)
    reading.take("device", _text(fields.get("device")), plain_text)
    reading.take("serial", _text(fields.get("device_id")), plain_text)
    reading.take("gain", _text(fields.get("gain_setting")), plain_text)
    return reading


def _text(value: object) -> str:
    return "" if value is None else str(value)
