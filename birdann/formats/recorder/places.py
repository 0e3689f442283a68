"""Positions in recorders' formats."""

import re

from birdann.formats.recorder.reading import Reading, number

_DATUM = re.compile(r"WGS[ _]?84|CRS\w*", re.IGNORECASE)
_SIGNS = {"N": "", "E": "", "S": "-", "W": "-"}
_NO_FIX = frozenset({"", "(null)", "null", "nan", "none", "n/a", "-", "unknown"})
_JOINED = re.compile(
    r"([+-]\d{1,2}(?:\.\d+)?)[ ,]*([+-]\d{1,3}(?:\.\d+)?)(?:[ ,]*([+-]\d+(?:\.\d+)?))?/?"
)
_SIDED = re.compile(
    r"([NS])? ?(\d{1,2}(?:\.\d+)?)°? ?([NS])?[ ,_]+([EW])? ?(\d{1,3}(?:\.\d+)?)°? ?([EW])?"
)


def take_place(reading: Reading, text: str) -> None:
    """Store latitude, longitude and elevation from a text.

    Formats: ``52.5 -1.25``, ``WGS84,39.4857,N,78.2375,W,123``, ``+19.2144 +152.8811``,
    ``-18.2656+144.5564+2.8`` and ``52.5N 1.25W``. Placeholders for "no fix" are ignored.
    """
    bare = _DATUM.sub(" ", text).strip(" ,")
    bracketed = re.fullmatch(r"[(\[]([^()\[\]]*)[)\]]", bare)
    bare = bracketed[1].strip() if bracketed else bare
    joined = _JOINED.fullmatch(bare)
    values = [v for v in joined.groups() if v] if joined else _listed(bare)
    if len(values) < 2 or any(value.lower() in _NO_FIX for value in values[:2]):
        return
    if all(re.fullmatch(r"[-+]?0*\.?0*", value) for value in values[:2]):
        return  # 0, 0 is what recorders without a fix write
    reading.take("latitude_deg", values[0], latitude)
    reading.take("longitude_deg", values[1], longitude)
    if len(values) > 2 and values[2].lower() not in _NO_FIX:
        reading.take("elevation_m", values[2], number)


def _listed(text: str) -> list[str]:
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
