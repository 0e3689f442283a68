"""What one source says, each fact on its own so that one bad field loses nothing else."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

MIN_YEAR, MAX_YEAR = 1970, 2100


@dataclass(slots=True)
class Reading:
    """The facts of one source, by the names of ``RecorderMetadata``.

    Attributes
    ----------
    source
        The source as people know it, e.g. "GUANO".
    notes
        What could not be read there.
    """

    source: str
    facts: dict[str, str | float | datetime] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def take(self, name: str, text: str, parse: Callable[[str], str | float | datetime]) -> None:
        """Note a fact, or that its text makes no sense; no text is no fact."""
        if not text.strip():
            return
        try:
            self.facts[name] = parse(text.strip())
        except (ValueError, OverflowError):
            shown = " ".join(text.split())[:60]
            self.notes.append(f"{self.source}: “{shown}” makes no sense as {_NAMES[name]}.")


_NAMES = {
    "started_at": "a time",
    "device": "a device",
    "serial": "a serial number",
    "firmware": "a firmware version",
    "gain": "a gain",
    "battery": "a voltage",
    "temperature_c": "a temperature",
    "latitude_deg": "a latitude",
    "longitude_deg": "a longitude",
    "elevation_m": "an elevation",
}


def moment(text: str) -> datetime:
    """Return a time in ISO 8601 form, with its zone where it has one.

    Raises
    ------
    ValueError
        If it is none, lacks the time of day, or lies outside 1970..2100.
    """
    if len(text) < 12 or (":" not in text[8:] and "T" not in text[8:]):
        raise ValueError("not a date with a time")
    return plausible(datetime.fromisoformat(text))


def plausible(when: datetime) -> datetime:
    """Return ``when`` unless no recorder can have run then.

    Raises
    ------
    ValueError
        If it lies outside 1970..2100.
    """
    if not MIN_YEAR < when.year < MAX_YEAR:
        raise ValueError("not a year of recorders")
    return when


def number(text: str, low: float = -1e6, high: float = 1e6) -> float:
    """Return a finite number within bounds; a unit after it is passed over.

    Raises
    ------
    ValueError
        If there is none.
    """
    value = float(text.strip().rstrip("°CFVm% ").rstrip())
    if not (math.isfinite(value) and low <= value <= high):
        raise ValueError("out of range")
    return value


def degrees_celsius(text: str) -> float:
    """Return a temperature."""
    return number(text, -100, 150)


def latitude(text: str) -> float:
    """Return degrees north."""
    return number(text, -90, 90)


def longitude(text: str) -> float:
    """Return degrees east."""
    return number(text, -180, 180)


def plain_text(text: str) -> str:
    """Return text on one line, of bounded length."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:200]
