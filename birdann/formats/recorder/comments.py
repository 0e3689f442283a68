"""Comments written by recorders and tools.

The wordings of the published firmware of the AudioMoth (AudioMoth-Firmware-Basic 1.0 to 1.11,
GPS-Sync, LIFEPLAN, HydroMoth) and of the AudioMoth Live app.
"""

import json
import re
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from birdann.core.message import Message
from birdann.formats.recorder.reading import Fact, Parse, Reading, degrees_celsius, plain_text
from birdann.formats.recorder.times import from_parts, parse_time

_ID = r"([0-9A-Fa-f]{16})"
_TIME = re.compile(
    r"(?P<hour>\d{1,2}):(?P<minute>\d{2}):(?P<second>\d{2})(?:\.(?P<fraction>\d{1,6}))? "
    r"(?P<day>\d{1,2})/(?P<month>\d{1,2})/(?P<year>\d{4})"
    r"(?: \((?P<zone>UTC(?:[+-]\d{1,2}?)?(?::? ?\d{1,2})?)\))?"
)
_SENTENCE_END = re.compile(r"\.(?!\d)\s*")
_OPSO = "opso_metadata"


class Clause(NamedTuple):
    """A fact, its pattern, and its parser."""

    fact: str
    pattern: re.Pattern[str]
    text: Callable[[re.Match[str]], str]
    parse: Parse = plain_text


def _first_group(match: re.Match[str]) -> str:
    return match[1]


def _voltage(match: re.Match[str]) -> str:
    bound = {"<": "less than ", ">": "greater than "}.get(match[1] or "", match[1] or "")
    # Version 1.0 printed 4.2 V as “4.02V”; no later one prints two decimals.
    two_decimals = re.fullmatch(r"(\d)\.(?:0(\d)|(\d)0)", match[2])
    value = f"{two_decimals[1]}.{two_decimals[2] or two_decimals[3]}" if two_decimals else match[2]
    return f"{bound}{value} V"


_CLAUSES = (
    Clause("serial", re.compile(rf"\bby AudioMoth {_ID}"), lambda m: m[1].upper()),
    Clause("deployment", re.compile(rf"\bduring deployment {_ID}"), lambda m: m[1].upper()),
    Clause("microphone", re.compile(r"\busing (external) microphone"), _first_group),
    Clause("microphone", re.compile(r"\bby AudioMoth Live using (.+)"), _first_group),
    Clause("gain", re.compile(r"\bat (low-medium|medium-high|low|medium|high) gain"), _first_group),
    Clause("gain", re.compile(r"\bat gain setting (\d+)"), lambda m: f"setting {m[1]}"),
    Clause(
        "battery",
        re.compile(
            r"\bbattery (?:state |level |voltage )?was (less than |greater than |<|>)? ?(\d+(?:\.\d+)?) ?V"
        ),
        _voltage,
    ),
    Clause("temperature_c", re.compile(r"\b[Tt]emperature was (-?\d+(?:\.\d+)?) ?C"), _first_group,
           degrees_celsius),
    Clause("trigger", re.compile(r"^(Amplitude threshold was .+|Frequency trigger .+)"), _first_group),
    Clause("filtering", re.compile(r"^((?:Low|High|Band)-pass filter .+)"), _first_group),
    Clause("stopped_by",
           re.compile(r"^Recording (?:cancelled before completion|stopped) (?:due to|by) (.+)"),
           _first_group),
)  # fmt: skip


def read_comment(comment: str, artist: str = "") -> Reading | None:
    """Return the metadata in a file's comment; None from an unknown device or tool."""
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
        reading.store_fact("started_at", time[0], lambda _: _moment(time))
    elif comment:
        reading.store_fact("started_at", comment, parse_time)
    is_live = "AudioMoth Live" in f"{artist} {comment}"
    reading.facts["device"] = "AudioMoth Live" if is_live else "AudioMoth"
    named = re.search(rf"AudioMoth {_ID}", artist)
    if named is not None:
        reading.facts["serial"] = named[1].upper()
    for sentence in _SENTENCE_END.split(comment):
        for clause in _CLAUSES:
            match = clause.pattern.search(sentence)
            if match is not None:
                reading.store_fact(clause.fact, clause.text(match), clause.parse)
    return reading


def _moment(match: re.Match[str]) -> datetime:
    parts = match.groupdict()
    if parts["zone"]:  # 1.2.2 left the plus away where the hours are none, and padded by blanks
        zone = re.sub(r": (\d)$", r":0\1", parts["zone"])
        parts["zone"] = zone.replace("UTC:", "UTC+0:")
    return from_parts(**parts)


def _opensoundscape(comment: str) -> Reading:
    reading = Reading("OpenSoundscape comment")
    try:
        fields = json.loads(comment[len(_OPSO) :])
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        reading.notes.append(Message("OpenSoundscape comment: it is cut off or damaged."))
        return reading
    named = re.fullmatch(rf"(AudioMoth) {_ID}", _text(fields.get("device_id")))
    if named is not None:
        fields |= {"device": named[1], "device_id": named[2].upper()}
    elif not fields.get("device"):
        fields["device"] = fields.pop("device_id", None)
    for key, (fact, parse) in _OPSO_FIELDS.items():
        reading.store_fact(fact, _text(fields.get(key)), parse)
    return reading


_OPSO_FIELDS: dict[str, tuple[str, Callable[[str], Fact]]] = {
    "recording_start_time": ("started_at", parse_time),
    "device": ("device", plain_text),
    "device_id": ("serial", plain_text),
    "gain_setting": ("gain", plain_text),
    "battery_state": ("battery", plain_text),
    "temperature_C": ("temperature_c", degrees_celsius),
}


def _text(value: object) -> str:
    return "" if value is None else str(value)
