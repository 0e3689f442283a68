"""Metadata of one source; invalid fields do not affect others."""

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

    def take(self, name: str, text: str, parse: Parse) -> None:
        """Store a fact unless already known, or a note if invalid; empty text is ignored."""
        if name in self.facts or not text.strip(" \t\r\n\0"):
            return
        try:
            value = parse(text.strip(" \t\r\n\0"))
        except (ValueError, OverflowError):
            shown = " ".join(text.split())[:60]
            self.notes.append(
                Message(
                    "{source}: “{shown}” makes no sense as {names}.",
                    source=self.source,
                    shown=shown,
                    names=_NAMES[name],
                )
            )
            return
        if value != "":
            self.facts[name] = value

    def take_all(self, table: Mapping[str, tuple[str, Parse]], fields: Mapping[str, str]) -> None:
        """Store every field of the table; the first of several for one fact."""
        for key, (name, parse) in table.items():
            self.take(name, fields.get(key, ""), parse)

    def __bool__(self) -> bool:
        return bool(self.facts or self.notes or self.doubts)


_NAMES = {
    "started_at": "a time",
    "temperature_c": "a temperature",
    "humidity_percent": "a humidity",
    "latitude_deg": "a latitude",
    "longitude_deg": "a longitude",
    "elevation_m": "an elevation",
    "time_expansion": "a factor of time expansion",
}
_UNIT = re.compile(r"\s*(?:°|º|deg|[CFVmM%]|RH|lm|metres|meters|dB)*\s*$")


def number(text: str, low: float = -1e6, high: float = 1e6) -> float:
    """Return a finite number within bounds, ignoring a unit (ValueError otherwise)."""
    bare = _UNIT.sub("", text.strip())
    if bare.count(",") == 1 and "." not in bare:  # a decimal comma
        bare = bare.replace(",", ".")
    if "_" in bare:
        raise ValueError(Message("no number"))
    value = float(bare)
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


def plain_text(text: str) -> str:
    """Return text on one line, of limited length."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:200]


def volts(text: str) -> str:
    """Return a voltage with its unit."""
    return f"{text} V" if re.fullmatch(r"\d+(?:\.\d+)?", text) else plain_text(text)


def decoded(raw: bytes) -> str:
    """Return text up to the first zero byte, UTF-8 or else Latin-1."""
    raw = raw.partition(b"\0")[0]
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")
