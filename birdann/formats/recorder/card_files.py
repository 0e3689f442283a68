"""Files beside sound: settings and logs on recorders' cards, side files of a recording.

AudioMoth's ``CONFIG.TXT``, AudioMoth-GPS-Sync's tables of satellite times and positions (columns
of its published firmware), and the ``PREFIX_Summary.txt`` of Wildlife Acoustics' SM4, SM4BAT and
Mini. Only small regular files are read, and unknown content is ignored.

Side files are Batlogger's and BatSpy's XML and SoundTrap's log.
"""

import csv
import re
import stat
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from birdann.formats.recorder.reading import (
    Fact,
    Parse,
    Reading,
    decode_text,
    degrees_celsius,
    number,
    percent,
    plain_text,
    store_location,
    volts,
)
from birdann.formats.recorder.times import month_number, parse_time, zone_of

_MAX_XML_BYTES = 1 << 20
_XML_NAMES = ("{stem}.xml", "{stem}.XML", "{stem}.log.xml")
_BATLOGGER: dict[str, tuple[str, Parse]] = {
    "SN": ("serial", plain_text),
    "Firmware": ("firmware", plain_text),
    "Gain": ("gain", plain_text),
    "BattVoltage": ("battery", plain_text),
    "Temperature": ("temperature_c", degrees_celsius),
    "Humidity": ("humidity_percent", percent),
    "GPS/Altitude": ("elevation_m", number),
}
_SOUNDTRAP_START = "SamplingStartTimeUTC"
_SOUNDTRAP_FRACTION = "SamplingStartTimeSubS"


def read_sidecar(path: Path) -> Reading | None:
    """Return the metadata of a side file, or None."""
    for name in _XML_NAMES:
        root = _xml_root(path.with_name(name.format(stem=path.stem)))
        if root is not None:
            reading = _batlogger(root) if root.tag == "BatRecord" else _soundtrap(root)
            if reading is not None:
                return reading
    return None


def _xml_root(path: Path) -> ET.Element | None:
    """Return the root of a small XML file without entities."""
    try:
        if not path.is_file():  # a pipe would be waited for
            return None
        with path.open("rb") as file:
            raw = file.read(_MAX_XML_BYTES + 1)
        # In UTF-16, which may come without a mark, what is looked for has zeros between.
        if len(raw) > _MAX_XML_BYTES or b"<!" in raw.replace(b"\0", b"").replace(b"<!--", b""):
            return None
        return ET.fromstring(raw)
    except (OSError, ET.ParseError, ValueError, LookupError):
        return None


def _batlogger(root: ET.Element) -> Reading:
    reading = Reading("Batlogger XML")
    model = root.get("Model", "")
    reading.facts["device"] = f"Batlogger {model}".strip()
    zone = re.fullmatch(r".*?([+-]\d{1,2})h", root.findtext("GPS/GPSTimestamp", "").strip())
    when = root.findtext("DateTime", "").strip()
    reading.store_fact("started_at", f"{when} {zone[1]}" if when and zone else when, parse_time)
    for tag, (fact, parse) in _BATLOGGER.items():
        reading.store_fact(fact, root.findtext(tag, ""), parse)
    if root.findtext("GPS/Valid", "yes").strip().lower() != "no":
        store_location(reading, root.findtext("GPS/Position", "").strip())
    triggers = ("Trigger/TRIG_MODE", "Trigger/Event", "Trigger/Type")
    trigger = next(filter(None, (root.findtext(tag, "").strip() for tag in triggers)), "")
    reading.store_fact("trigger", trigger, plain_text)
    return reading


def _soundtrap(root: ET.Element) -> Reading | None:
    facts = {
        key: value
        for element in root.iter("WavFileHandler")
        for key, value in reversed(element.attrib.items())
    }
    start = facts.get(_SOUNDTRAP_START, "")
    if not start:
        return None
    reading = Reading("SoundTrap log")
    reading.facts["device"] = "SoundTrap"
    fraction = re.fullmatch(r"(\d{1,6}) us", facts.get(_SOUNDTRAP_FRACTION, ""))

    def parse(text: str) -> Fact:
        micro = int(fraction[1]) if fraction else 0
        return parse_time(text).replace(tzinfo=UTC) + timedelta(microseconds=micro)

    reading.store_fact("started_at", start, parse)
    return reading


_MAX_BYTES = 16 << 20
_AUDIOMOTH_NAME = re.compile(r"(?:(?P<serial>[0-9A-F]{16})_)?\d{8}_\d{6}T?", re.IGNORECASE)
_SONG_METER_NAME = re.compile(r"(?P<prefix>.+?)(?:_[01]\+[01](?:_\d)?)?_\d{8}[_$]\d{6}(?:_\d{3})?")
_SUMMARIES = ("{}_Summary.txt", "{}_A_Summary.txt", "{}_B_Summary.txt")
_SAME_WEATHER = timedelta(minutes=10)
_MAX_LOCATION_AGE = timedelta(days=1)
_NOT_SET = {"", "-", "----------"}


def read_card_files(path: Path, start: datetime | None, serials: set[str]) -> Iterator[Reading]:
    """Yield the metadata of a card's files for one sound file.

    Parameters
    ----------
    start
        Its local start time, from its name.
    serials
        Serial numbers in the sound file; settings of other devices are ignored.
    """
    for reading in (
        _read_gps_table(path),
        _read_config(path, start, serials),
        _read_summary(path, start),
    ):
        if reading:
            yield reading


# --- AudioMoth -----------------------------------------------------------------------------------

_CONFIG: dict[str, tuple[str, Parse]] = {
    "device id": ("serial", plain_text),
    "firmware": ("firmware", plain_text),
    "deployment id": ("deployment", plain_text),
    "gain": ("gain", lambda text: plain_text(text).lower()),
}


def _read_config(path: Path, start: datetime | None, serials: set[str]) -> Reading | None:
    """Read ``CONFIG.TXT``, beside the sound files or their daily folders."""
    name = _AUDIOMOTH_NAME.fullmatch(path.stem)
    if name is None:
        return None
    known_serials = serials | ({name["serial"].upper()} if name["serial"] else set())
    for folder in (path.parent, path.parent.parent):
        fields = {
            key.strip().lower(): value.strip()
            for key, colon, value in (
                line.partition(":") for line in _text(folder / "CONFIG.TXT").splitlines()
            )
            if colon and value.strip().split(" ")[0] not in _NOT_SET
        }
        device = fields.get("device id", "").upper()
        if not re.fullmatch(r"[0-9A-F]{16}", device) or (
            known_serials and device not in known_serials
        ):
            continue
        reading = Reading("AudioMoth CONFIG.TXT")
        reading.facts["device"] = "AudioMoth"
        reading.store_facts(_CONFIG, fields)
        reading.store_fact("filtering", fields.get("filter", ""), plain_text)
        _store_trigger(reading, fields)
        if start is not None and start.tzinfo is None and "time zone" in fields:
            zone = fields["time zone"]
            reading.store_fact(
                "started_at", zone, lambda text: start.replace(tzinfo=zone_of(text))
            )
        return reading
    return None


def _store_trigger(reading: Reading, fields: dict[str, str]) -> None:
    kind, threshold = fields.get("trigger type", ""), fields.get("threshold setting", "")
    if kind or threshold:
        least = fields.get("minimum trigger duration (s)", "")
        words = f"{kind or 'Amplitude'} {threshold}".strip()
        reading.store_fact(
            "trigger", f"{words}, at least {least} s" if least else words, plain_text
        )


def _read_gps_table(path: Path) -> Reading | None:
    """Read the position of the first fix in a table of AudioMoth-GPS-Sync."""
    for suffix in (".CSV", ".csv"):
        rows = _rows(_text(path.with_suffix(suffix)))
        if not rows or not {"STATUS", "LAT_DEG", "LONG_DEG"} <= set(rows[0]):
            continue
        reading = Reading("AudioMoth GPS table")
        for cells in rows[1:]:
            row = dict(zip(rows[0], cells, strict=False))
            if row.get("STATUS") == "A":
                lat, lon = (_degrees(row, axis) for axis in ("LAT", "LONG"))
                store_location(reading, f"{lat} {lon}")
                if "latitude_deg" in reading.facts:
                    reading.facts["place_source"] = "GPS"
                return reading
        return None
    return None


def _degrees(row: dict[str, str], axis: str) -> str:
    try:
        value = number(row[f"{axis}_DEG"], 0, 180) + number(row[f"{axis}_MIN"], 0, 60) / 60
    except (KeyError, ValueError):
        return ""
    sign = "-" if row.get(f"{axis}_DIR", "").upper() in {"S", "W"} else ""
    return f"{sign}{value:.6f}"


# --- Song Meter ----------------------------------------------------------------------------------


class _Entry(NamedTuple):
    """A line of a summary."""

    at: datetime
    location: str
    battery: str
    temperature: str
    microphone: str


def _read_summary(path: Path, start: datetime | None) -> Reading | None:
    """Read the line of ``PREFIX_Summary.txt`` at the start of a recording."""
    name = _SONG_METER_NAME.fullmatch(path.stem)
    if name is None or start is None:
        return None
    clock = start.replace(tzinfo=None)
    entries = [
        entry
        for folder in (path.parent, path.parent.parent)
        for form in _SUMMARIES
        for entry in _summary(folder / form.format(name["prefix"]))
    ]
    nearest_entry = min(entries, key=lambda entry: abs(entry.at - clock), default=None)
    if nearest_entry is None or abs(nearest_entry.at - clock) > _MAX_LOCATION_AGE:
        return None
    reading = Reading("Song Meter summary")
    reading.facts["site"] = plain_text(name["prefix"])
    store_location(reading, nearest_entry.location)
    reading.store_fact("microphone", nearest_entry.microphone, plain_text)
    if abs(nearest_entry.at - clock) <= _SAME_WEATHER:
        reading.store_fact("battery", nearest_entry.battery, volts)
        reading.store_fact("temperature_c", nearest_entry.temperature, degrees_celsius)
    return reading


def _summary(path: Path) -> tuple[_Entry, ...]:
    try:
        seen = path.stat()
    except (OSError, ValueError):
        return ()
    return _entries(path, seen.st_mtime_ns, seen.st_size)


@lru_cache(maxsize=8)
def _entries(path: Path, _changed_ns: int, _size: int) -> tuple[_Entry, ...]:
    """Return the lines of a summary; its header may be repeated."""
    entries: list[_Entry] = []
    head: dict[str, int] = {}
    for cells in _rows(_text(path)):
        if cells[0].upper() == "DATE":
            head = {
                cell.upper(): index for index, cell in reversed(list(enumerate(cells))) if cell
            }
        elif head:
            entries += _entry(cells, head)
    return tuple(entries)


def _entry(cells: Sequence[str], head: dict[str, int]) -> list[_Entry]:
    def cell(*names: str, beyond: int = 0) -> str:
        index = next((head[name] for name in names if name in head), len(cells))
        return cells[index + beyond] if index + beyond < len(cells) else ""

    day = re.sub(
        r"(?<=-)[A-Za-z]{3}(?=-)",
        lambda month: f"{_month(month[0]):02}",
        cell("DATE"),
    )
    try:
        at = parse_time(f"{day} {cell('TIME')}")
    except ValueError:
        return []
    lat, lon = (cell(name) + cell(name, beyond=1).upper() for name in ("LAT", "LON"))
    return [
        _Entry(
            at=at.replace(tzinfo=None),
            location=f"{lat} {lon}",
            battery=cell("POWER(V)"),
            temperature=cell("TEMP(C)"),
            microphone=cell("MIC0 TYPE"),
        )
    ]


def _month(name: str) -> int:
    try:
        return month_number(name)
    except ValueError:
        return 0


# --- text ----------------------------------------------------------------------------------------


def _rows(text: str) -> list[list[str]]:
    lines = (line for line in text.splitlines() if line.strip())
    try:
        return [[cell.strip() for cell in row] for row in csv.reader(lines)]
    except csv.Error:
        return []


def _text(path: Path) -> str:
    """Return the text of a small regular file, or ""."""
    try:
        if not stat.S_ISREG(path.stat().st_mode) or path.stat().st_size > _MAX_BYTES:
            return ""
        return decode_text(path.read_bytes()).lstrip("\ufeff")
    except (OSError, ValueError):
        return ""
