"""Recorders' side files: Batlogger's and BatSpy's XML, SoundTrap's log."""

import re
import xml.etree.ElementTree as ET
from datetime import UTC, timedelta
from pathlib import Path

from birdann.formats.recorder.places import take_place
from birdann.formats.recorder.reading import (
    Fact,
    Parse,
    Reading,
    degrees_celsius,
    number,
    percent,
    plain_text,
)
from birdann.formats.recorder.times import parse_time

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
    reading.take("started_at", f"{when} {zone[1]}" if when and zone else when, parse_time)
    for tag, (fact, parse) in _BATLOGGER.items():
        reading.take(fact, root.findtext(tag, ""), parse)
    if root.findtext("GPS/Valid", "yes").strip().lower() != "no":
        take_place(reading, root.findtext("GPS/Position", "").strip())
    triggers = ("Trigger/TRIG_MODE", "Trigger/Event", "Trigger/Type")
    trigger = next(filter(None, (root.findtext(tag, "").strip() for tag in triggers)), "")
    reading.take("trigger", trigger, plain_text)
    return reading


def _soundtrap(root: ET.Element) -> Reading | None:
    facts = {
        key: value
        for one in root.iter("WavFileHandler")
        for key, value in reversed(one.attrib.items())
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

    reading.take("started_at", start, parse)
    return reading
