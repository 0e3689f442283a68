"""Metadata of one source, positions among them; invalid fields do not affect others."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from birdann.core.message import Message

Fact = str | float | datetime
Parse = Callable[[str], Fact]


@dataclass(slots=True)
class Reading:
    """Facts of one source, by the names of ``RecorderMetadata``."""

    source: str  # Display name of the source, e.g. "GUANO".
    facts: dict[str, Fact] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    other_starts: tuple[datetime, ...] = ()  # Alternative interpretations of its start.
    doubts: list[str] = field(default_factory=list)  # Notes that apply only if its start is used.

    def store_fact(self, name: str, text: str, parse: Parse) -> None:
        """Store a fact unless already known, or a note if invalid; empty text is ignored."""
        if name in self.facts or not text.strip(" \t\r\n\0"):
            return
        try:
            value = parse(text.strip(" \t\r\n\0"))
        except (ValueError, OverflowError):
            excerpt = " ".join(text.split())[:60]
            self.notes.append(
                Message(
                    "{source}: “{shown}” makes no sense as {names}.",
                    source=self.source,
                    shown=excerpt,
                    names=_NAMES[name],
                )
            )
            return
        if value != "":
            self.facts[name] = value

    def store_facts(
        self, table: Mapping[str, tuple[str, Parse]], fields: Mapping[str, str]
    ) -> None:
        """Store every field of the table; the first of several for one fact."""
        for key, (name, parse) in table.items():
            self.store_fact(name, fields.get(key, ""), parse)

    def __bool__(self) -> bool:
        return bool(self.facts or self.notes or self.doubts)


NOTED_RATE = "noted_rate_hz"
"""Fact of a reading that recordings have from their own header."""
_NAMES = {
    "started_at": "a time",
    "temperature_c": "a temperature",
    "humidity_percent": "a humidity",
    "latitude_deg": "a latitude",
    "longitude_deg": "a longitude",
    "elevation_m": "an elevation",
    "time_expansion": "a factor of time expansion",
    NOTED_RATE: "a sample rate",
}
_UNIT = re.compile(r"\s*(?:°|º|deg|[CFVmM%]|RH|lm|metres|meters|dB)*\s*$")


def number(text: str, low: float = -1e6, high: float = 1e6) -> float:
    """Return a finite number within bounds, ignoring a unit (ValueError otherwise)."""
    number = _UNIT.sub("", text.strip())
    if number.count(",") == 1 and "." not in number:  # a decimal comma
        number = number.replace(",", ".")
    if "_" in number:
        raise ValueError(Message("no number"))
    value = float(number)
    if not (math.isfinite(value) and low <= value <= high):
        raise ValueError(Message("out of range"))
    return value


def degrees_celsius(text: str) -> float:
    """Return a temperature, converted from Fahrenheit if necessary."""
    if text.rstrip().upper().endswith("F"):
        return round((number(text, -150, 300) - 32) / 1.8, 2)
    return number(text, -100, 150)


def percent(text: str) -> float:
    """Return a percentage."""
    return number(text, 0, 100)


def expansion(text: str) -> float:
    """Return a time expansion factor."""
    return number(text, 1e-3, 1e3)


def sample_rate(text: str) -> float:
    """Return a sample rate in hertz; numbers below 1000 are in kilohertz."""
    rate = number(re.sub(r" ?k?Hz$", "", text, flags=re.IGNORECASE), 1)
    return rate * 1000 if rate < 1000 else rate


def plain_text(text: str) -> str:
    """Return text on one line, of limited length."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:200]


def volts(text: str) -> str:
    """Return a voltage with its unit."""
    return f"{text} V" if re.fullmatch(r"\d+(?:\.\d+)?", text) else plain_text(text)


def decode_text(raw: bytes) -> str:
    """Return text up to the first zero byte, UTF-8 or else Latin-1."""
    raw = raw.partition(b"\0")[0]
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


_DATUM = re.compile(r"WGS[ _]?84|CRS\w*", re.IGNORECASE)
_SIGNS = {"N": "", "E": "", "S": "-", "W": "-"}
_NO_FIX = frozenset({"", "(null)", "null", "nan", "none", "n/a", "-", "unknown"})
_JOINED = re.compile(
    r"([+-]\d{1,2}(?:\.\d+)?)[ ,]*([+-]\d{1,3}(?:\.\d+)?)(?:[ ,]*([+-]\d+(?:\.\d+)?))?/?"
)
_DECIMAL_COMMAS = re.compile(r"[-+]?\d{1,2},\d+[ ;]+[-+]?\d{1,3},\d+(?:[ ;]+[-+]?\d+(?:,\d+)?)?")
_SIDED = re.compile(
    r"([NS])? ?(\d{1,2}(?:\.\d+)?)°? ?([NS])?[ ,_]+([EW])? ?(\d{1,3}(?:\.\d+)?)°? ?([EW])?"
)


def store_location(reading: Reading, text: str) -> None:
    """Store latitude, longitude and elevation from a text.

    Formats: ``52.5 -1.25``, ``WGS84,39.4857,N,78.2375,W,123``, ``+19.2144 +152.8811``,
    ``-18.2656+144.5564+2.8`` and ``52.5N 1.25W``. Placeholders for "no fix" are ignored.
    """
    stripped = _DATUM.sub(" ", text).strip(" ,")
    bracketed = re.fullmatch(r"[(\[]([^()\[\]]*)[)\]]", stripped)
    stripped = bracketed[1].strip() if bracketed else stripped
    stripped = stripped.replace(",", ".") if _DECIMAL_COMMAS.fullmatch(stripped) else stripped
    joined = _JOINED.fullmatch(stripped)
    values = [v for v in joined.groups() if v] if joined else _split_coordinates(stripped)
    if len(values) < 2 or any(value.lower() in _NO_FIX for value in values[:2]):
        return
    if all(re.fullmatch(r"[-+]?0*\.?0*", value) for value in values[:2]):
        return  # 0, 0 is what recorders without a fix write
    reading.store_fact("latitude_deg", values[0], latitude)
    reading.store_fact("longitude_deg", values[1], longitude)
    if not {"latitude_deg", "longitude_deg"} <= reading.facts.keys():
        reading.facts.pop("latitude_deg", None)  # one alone is no place
        reading.facts.pop("longitude_deg", None)
    if len(values) > 2 and values[2].lower() not in _NO_FIX:
        reading.store_fact("elevation_m", values[2], number)


def _split_coordinates(text: str) -> list[str]:
    sided = _SIDED.fullmatch(text)
    if sided is not None and (sided[1] or sided[3]) and (sided[4] or sided[6]):
        return [
            _SIGNS[sided[1] or sided[3]] + sided[2],
            _SIGNS[sided[4] or sided[6]] + sided[5],
        ]
    values: list[str] = []
    for cell in re.split(r"[,;\s]+", text):
        if cell.upper() in _SIGNS and values:
            values[-1] = _SIGNS[cell.upper()] + values[-1].lstrip("+-")
        else:
            values.append(cell)
    return values


def latitude(text: str) -> float:
    """Return degrees north."""
    return number(text, -90, 90)


def longitude(text: str) -> float:
    """Return degrees east."""
    return number(text, -180, 180)
