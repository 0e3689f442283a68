"""Makers' chunks ``wamd`` and ``harp``, both little-endian.

``wamd`` (Wildlife Acoustics' Song Meters and Echo Meters) has entries of a 16-bit type, a 32-bit
length and text; types are published in ``wa_meta.h`` (version 1). ``harp`` (HARP and other Scripps
recorders, ``.x.wav``) has a header of 56 bytes (and 4 per channel in version 2), then 32 bytes per
raw file, with times in UTC; the layout is Triton's.
"""

import struct

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
from birdann.formats.recorder.times import from_parts, parse_time

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
    """Return the metadata of a ``wamd`` chunk; None if nothing is known."""
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


_HEAD = struct.Struct("<B10s4s4s8sB8sHiih")
_RESERVED_BYTES = 8
_START = struct.Struct("<6BH")
_RAW_BYTES = 32
_PER_DEGREE = 100_000


def read_harp(body: bytes) -> Reading | None:
    """Return the metadata of a ``harp`` chunk; None if too short."""
    if len(body) < _HEAD.size + _RESERVED_BYTES + _RAW_BYTES:
        return None
    version, firmware, instrument, site, experiment, *_, n_raw, lon, lat, _ = _HEAD.unpack_from(
        body
    )
    reading = Reading("HARP header")
    reading.facts["device"] = "HARP"
    reading.take("serial", decoded(instrument), plain_text)
    reading.take("firmware", decoded(firmware), plain_text)
    reading.take("deployment", decoded(experiment), plain_text)
    reading.take("site", decoded(site), plain_text)
    if (lat, lon) != (0, 0) and abs(lat) <= 90 * _PER_DEGREE and abs(lon) <= 180 * _PER_DEGREE:
        reading.facts["latitude_deg"] = lat / _PER_DEGREE
        reading.facts["longitude_deg"] = lon / _PER_DEGREE
    _take_start(reading, body, n_raw, is_second=version in {2, ord("2")})
    return reading


def _take_start(reading: Reading, body: bytes, n_raw: int, *, is_second: bool) -> None:
    first = _HEAD.size + _RESERVED_BYTES
    if is_second and n_raw:  # version 2 has a number per channel more, here and with each raw file
        n_channels = (len(body) - first - n_raw * _RAW_BYTES) // (4 * (n_raw + 1))
        first += 4 * max(0, n_channels)
    if n_raw and first + _START.size <= len(body):
        year, month, day, hour, minute, second, ms = _START.unpack_from(body, first)
        text = f"{2000 + year}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}.{ms:03}"
        parts = [str(2000 + year), *map(str, (month, day, hour, minute, second)), f"{ms:03}", "Z"]
        reading.take("started_at", text, lambda _: from_parts(*parts))
