"""Wildlife Acoustics' ``wamd`` chunk: Song Meters and Echo Meters.

Entries of a 16-bit kind, a 32-bit length and the text itself, little-endian (as described by
guano-py's ``wamd2guano``).
"""

import re

from birdann.formats.recorder.chunks import decoded
from birdann.formats.recorder.reading import (
    Reading,
    degrees_celsius,
    latitude,
    longitude,
    moment,
    number,
    plain_text,
)

_MODEL, _SERIAL, _FIRMWARE, _TIMESTAMP, _PLACE = 0x01, 0x02, 0x03, 0x05, 0x06
_SENSITIVITY, _TEMPERATURE_INSIDE, _TEMPERATURE_OUTSIDE = 0x13, 0x15, 0x16
_MAX_ENTRIES = 1000


def read_wamd(body: bytes) -> Reading | None:
    """Return what a ``wamd`` chunk says; None where it says nothing that is known."""
    texts = _texts(body)
    reading = Reading("wamd")
    reading.take("started_at", texts.get(_TIMESTAMP, ""), moment)
    model = texts.get(_MODEL, "")
    reading.take("device", f"Wildlife Acoustics {model}" if model else "", plain_text)
    reading.take("serial", texts.get(_SERIAL, ""), plain_text)
    reading.take("firmware", texts.get(_FIRMWARE, ""), plain_text)
    reading.take("gain", texts.get(_SENSITIVITY, ""), plain_text)
    temperature = texts.get(_TEMPERATURE_INSIDE) or texts.get(_TEMPERATURE_OUTSIDE, "")
    reading.take("temperature_c", temperature, degrees_celsius)
    _place(texts.get(_PLACE, ""), reading)
    return reading if reading.facts or reading.notes else None


def _texts(body: bytes) -> dict[int, str]:
    texts: dict[int, str] = {}
    position = 0
    for _ in range(_MAX_ENTRIES):
        if position + 6 > len(body):
            break
        kind = int.from_bytes(body[position : position + 2], "little")
        length = int.from_bytes(body[position + 2 : position + 6], "little")
        texts.setdefault(kind, decoded(body[position + 6 : position + 6 + length]))
        position += 6 + length
    return texts


def _place(text: str, reading: Reading) -> None:
    """Read ``WGS84, 39.4857, N, 78.2375, W, 123`` and ``WGS84, 39.4857, -78.2375``."""
    cells = [cell for cell in re.split(r"[,\s]+", text) if cell and cell != "WGS84"]
    signs = {"N": "", "E": "", "S": "-", "W": "-"}
    values: list[str] = []
    for cell in cells:
        if cell in signs and values:
            values[-1] = signs[cell] + values[-1]
        else:
            values.append(cell)
    if len(values) >= 2:
        reading.take("latitude_deg", values[0], latitude)
        reading.take("longitude_deg", values[1], longitude)
    if len(values) >= 3:
        reading.take("elevation_m", values[2], number)
