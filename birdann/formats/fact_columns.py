"""What columns contain by their cells and names: names, numbers, or facts beside species."""

import re
from collections.abc import Iterable, Sequence

from birdann.formats.cells import maybe_number
from birdann.formats.tables import Numbered
from birdann.formats.verdicts import NO, YES, is_of_verdicts

_SOUNDS = frozenset({"noise", "rain", "wind"})
_FACTS = frozenset({
    "id", "no", "nr", "number", "index", "date", "day", "night", "month", "year", "time", "hour",
    "minute", "duration", "length", "site", "plot", "point", "station", "location", "transect",
    "visit", "survey", "session", "round", "replicate", "sample", "folder", "path", "recorder",
    "device", "channel", "latitude", "lat", "longitude", "lon", "lng", "elevation", "altitude",
    "distance", "temperature", "temp", "cloud", "humidity", "pressure", "observer", "listened",
    "listener", "checked", "reviewed", "processed", "richness", "minutes",
    "seconds", "calls", "contact", "contacts", "snr", "rms", "selec", "selection", "view", "week",
    "julian", "doy", "offset", "dur", "channels", "fold", "sky", "moon", "beaufort", "x", "y", "utm",
    "easting", "northing", "quality", "rating", "usable", "clipped",
})  # fmt: skip
"""Columns beside those of species, of numbers and of 0 and 1."""
_TOTALS = frozenset({"total", "sum", "mean", "max", "min", "n", "num", "nr", "nb", "number"})
"""First words of such columns."""
_ENDS = frozenset({"id", "hz", "khz", "db", "deg", "freq", "frequency", "file"})
_UNITS = _ENDS | frozenset({
    "m", "km", "c", "s", "ms", "min", "h", "nr", "no", "count", "speed", "cover", "level", "code",
    "phase", "x", "y",
})  # fmt: skip
"""Last words of such columns, where the first is one of them: “temp_c”, no “wren_c”."""
_NOT_COUNTED = _SOUNDS | _FACTS | _TOTALS | {"count"}
"""Columns of numbers beside counts of species."""


def named_column(columns: Sequence[str], rows: Iterable[Numbered]) -> str:
    """Return the first of some columns; if it has only numbers, the first with other cells, if any."""
    numbers: set[str] = set()
    words: set[str] = set()
    for _, row in rows if columns else ():
        for name in columns:
            has_number = is_number(row.get(name))
            if has_number is not None:
                (numbers if has_number else words).add(name)
        if columns[0] in words:
            break
    first = next(iter(columns), "")
    is_of_numbers = first in numbers - words
    return next((name for name in columns if name in words), first) if is_of_numbers else first


def is_number(cell: str | None) -> bool | None:
    """Return whether a cell is a number; None for a missing value."""
    try:
        return None if maybe_number(cell) is None else True
    except ValueError:
        return False


def is_share(value: str) -> bool:
    """Return whether a cell is a number from 0 to 1, which may be a score."""
    is_number = re.fullmatch(r"[01]?[.,]\d+|[01]", value, re.ASCII) is not None
    return is_number and float(value.replace(",", ".")) <= 1.0


def is_of_species(name: str, values: Iterable[str]) -> bool:
    """Whether a column can be a species: of 0 and 1 also "rain", of numbers not "hour"."""
    words = re.findall(r"[^\W_]+", name.lower()) or [""]
    last = _UNITS if words[0] in _FACTS | _SOUNDS else _ENDS
    is_fact = is_of_verdicts(name) or (
        len(words) > 1 and (words[0] in _TOTALS or words[-1] in last)
    )
    is_yes_or_no = set(values) <= YES | NO
    return not is_fact and " ".join(name.lower().split()) not in (
        _FACTS | _TOTALS if is_yes_or_no else _NOT_COUNTED
    )
