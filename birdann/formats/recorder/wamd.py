"""Wildlife Acoustics' ``wamd`` chunk: Song Meters and Echo Meters.

Entries of a 16-bit kind, a 32-bit length and the text itself, little-endian; the maker publishes
the kinds in ``wa_meta.h`` (version 1).
"""

from birdann.formats.recorder.places import take_place
from birdann.formats.recorder.reading import (
    Parse,
    Reading,
    decoded,
    degrees_celsius,
    expansion,
    percent,
    plain_text,
)
from birdann.formats.recorder.times import parse_time

_MODEL, _TIME_EXPANSION, _MICROPHONE, _SENSITIVITY = 0x01, 0x0F, 0x12, 0x13
_FIRST_PLACE, _LAST_PLACE = 0x06, 0x14
_FIELDS: dict[int, tuple[str, Parse]] = {
    0x02: ("serial", plain_text),
    0x03: ("firmware", plain_text),
    0x04: ("site", plain_text),
    0x05: ("started_at", parse_time),
    0x15: ("temperature_c", degrees_celsius),
    0x16: ("temperature_c", degrees_celsius),
    0x17: ("humidity_percent", percent),
}
_MAX_ENTRIES = 1000
_PADDING = 0xFFFF


def read_wamd(body: bytes) -> Reading | None:
    """Return what a ``wamd`` chunk says; None where it says nothing that is known."""
    entries = _entries(body)
    texts = {kind: decoded(raw).strip() for kind, raw in entries.items()}
    reading = Reading("wamd")
    model = texts.get(_MODEL, "")
    reading.take("device", f"Wildlife Acoustics {model}" if model else "", plain_text)
    for kind, (name, parse) in _FIELDS.items():
        reading.take(name, texts.get(kind, ""), parse)
    microphone, sensitivity = texts.get(_MICROPHONE, ""), texts.get(_SENSITIVITY, "")
    if sensitivity.strip("0., "):
        microphone = f"{microphone} (sensitivity {sensitivity} dBFS)"
    reading.take("microphone", microphone, plain_text)
    take_place(reading, texts.get(_FIRST_PLACE, ""))
    take_place(reading, texts.get(_LAST_PLACE, ""))
    factor = int.from_bytes(entries.get(_TIME_EXPANSION, b"")[:2], "little")
    reading.take("time_expansion", str(factor or ""), expansion)
    return reading or None


def _entries(body: bytes) -> dict[int, bytes]:
    entries: dict[int, bytes] = {}
    position = 0
    for _ in range(_MAX_ENTRIES):
        if position + 6 > len(body):
            break
        kind = int.from_bytes(body[position : position + 2], "little")
        length = int.from_bytes(body[position + 2 : position + 6], "little")
        if kind != _PADDING:
            entries.setdefault(kind, body[position + 6 : position + 6 + length])
        position += 6 + length
    return entries
