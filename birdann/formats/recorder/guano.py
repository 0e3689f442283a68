"""GUANO, the metadata format of bat detectors and newer AudioMoths (guano-md.org, version 1.0)."""

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


def read_guano(body: bytes) -> Reading | None:
    """Return what a ``guan`` chunk says; None where it is not GUANO."""
    fields = guano_fields(body)
    if "GUANO|Version" not in fields:
        return None
    reading = Reading("GUANO")
    reading.take("started_at", fields.get("Timestamp", ""), moment)
    device = f"{fields.get('Make', '')} {fields.get('Model', '')}"
    reading.take("device", device, plain_text)
    reading.take("serial", fields.get("Serial", ""), plain_text)
    reading.take("firmware", fields.get("Firmware Version", ""), plain_text)
    reading.take("gain", fields.get("Gain", ""), plain_text)
    reading.take("battery", _volts(fields.get("OAD|Battery Voltage", "")), plain_text)
    reading.take(
        "temperature_c",
        fields.get("Temperature Int", "") or fields.get("Temperature Ext", ""),
        degrees_celsius,
    )
    place = re.split(r"[\s,]+", fields.get("Loc Position", "").strip())
    if len(place) == 2:
        reading.take("latitude_deg", place[0], latitude)
        reading.take("longitude_deg", place[1], longitude)
    reading.take("elevation_m", fields.get("Loc Elevation", ""), number)
    return reading


def guano_fields(body: bytes) -> dict[str, str]:
    """Return the fields of a ``guan`` chunk; of a key given twice the first."""
    fields: dict[str, str] = {}
    for line in decoded(body).lstrip("\ufeff").split("\n"):
        key, colon, value = line.partition(":")
        if colon and key.strip():
            fields.setdefault(key.strip(), value.strip().replace("\\n", "\n"))
    return fields


def _volts(text: str) -> str:
    return f"{text} V" if re.fullmatch(r"\d+(\.\d+)?", text) else text
