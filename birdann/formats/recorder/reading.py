"""What one source says, each fact on its own so that one bad field loses nothing else."""

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
    """The facts of one source, by the names of ``RecorderMetadata``.

    Attributes
    ----------
    source
        The source as people know it, e.g. "GUANO".
    other_starts
        What its start could mean as well.
    doubts
        Notes that count only where its start is the one that is taken.
    """

    source: str
    facts: dict[str, Fact] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    other_starts: tuple[datetime, ...] = ()
    doubts: list[str] = field(default_factory=list)

    def take(self, name: str, text: str, parse: Parse) -> None:
        """Note a fact unless it is known, or that its text makes no sense; no text is not a fact."""
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
        """Take every field that the table names as a fact; of several the first in the table."""
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
    """Return a finite number within bounds; a unit after it is passed over.

    Raises
    ------
    ValueError
        If there is none.
    """
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
    """Return a temperature; one that is given in Fahrenheit is converted."""
    if text.rstrip().upper().endswith("F"):
        return round((number(text, -150, 300) - 32) / 1.8, 2)
    return number(text, -100, 150)


def percent(text: str) -> float:
    """Return a share of a hundred."""
    return number(text, 0, 100)


def expansion(text: str) -> float:
    """Return a factor of time expansion."""
    return number(text, 1e-3, 1e3)


def plain_text(text: str) -> str:
    """Return text on one line, of bounded length."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:200]


def volts(text: str) -> str:
    """Return a voltage with its unit."""
    return f"{text} V" if re.fullmatch(r"\d+(?:\.\d+)?", text) else plain_text(text)


def decoded(raw: bytes) -> str:
    """Return text up to its first zero byte, UTF-8 or else Latin-1."""
    raw = raw.partition(b"\0")[0]
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")
