"""The ``harp`` chunk of HARP and other Scripps recorders (``.x.wav``): times in UTC.

A head of 56 bytes (and 4 per channel in version 2), then 32 bytes for every raw file of which the
sound is joined, little-endian; the layout is that of Triton, the program that writes it.
"""

import struct

from birdann.formats.recorder.reading import Reading, decoded, plain_text
from birdann.formats.recorder.times import from_parts

_HEAD = struct.Struct("<B10s4s4s8sB8sHiih")
_RESERVED_BYTES = 8
_START = struct.Struct("<6BH")
_RAW_BYTES = 32
_PER_DEGREE = 100_000


def read_harp(body: bytes) -> Reading | None:
    """Return what the chunk says; None where it is too short to be one."""
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
