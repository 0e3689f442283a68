"""Makers' chunks: GUANO, ``wamd`` and ``harp``, the latter two little-endian.

``wamd`` (Wildlife Acoustics' Song Meters and Echo Meters) has entries of a 16-bit type, a 32-bit
length and text; types are published in ``wa_meta.h`` (version 1). ``harp`` (HARP and other Scripps
recorders, ``.x.wav``) has a header of 56 bytes (and 4 per channel in version 2), then 32 bytes per
raw file, with times in UTC; the layout is Triton's.

GUANO (guano-md.org, version 1.0) is that of bat detectors and newer AudioMoths. Its makers'
fields: ``OAD`` (Open Acoustic Devices), ``WA`` (Wildlife Acoustics), ``Anabat``, ``PET``
(Pettersson), ``SB`` (SonoBat), ``BatSpy``.
"""

import re
import struct

from birdann.formats.recorder.reading import (
    NOTED_RATE,
    Parse,
    Reading,
    decode_text,
    degrees_celsius,
    expansion,
    number,
    percent,
    plain_text,
    sample_rate,
    store_location,
    volts,
)
from birdann.formats.recorder.times import from_parts, parse_time

_GUANO_FIELDS: dict[str, tuple[str, Parse]] = {
    "timestamp": ("started_at", parse_time),
    "serial": ("serial", plain_text),
    "wa|song meter|serial": ("serial", plain_text),
    "firmware version": ("firmware", plain_text),
    "pet|firmware": ("firmware", plain_text),
    "oad|deployment id": ("deployment", plain_text),
    "wa|song meter|prefix": ("site", plain_text),
    "site": ("site", plain_text),
    "site name": ("site", plain_text),
    "gain": ("gain", plain_text),
    "pet|gain": ("gain", plain_text),
    "batspy|gain": ("gain", plain_text),
    "oad|battery voltage": ("battery", volts),
    "battery voltage": ("battery", volts),
    "microphone": ("microphone", plain_text),
    "anabat|microphone": ("microphone", plain_text),
    "temperature int": ("temperature_c", degrees_celsius),
    "temperature ext": ("temperature_c", degrees_celsius),
    "temperature": ("temperature_c", degrees_celsius),
    "humidity": ("humidity_percent", percent),
    "loc elevation": ("elevation_m", number),
    "oad|loc source": ("place_source", plain_text),
    "loc source": ("place_source", plain_text),
    "te": ("time_expansion", expansion),
    "samplerate": (NOTED_RATE, sample_rate),
}
_GAINS = ("low", "low-medium", "medium", "medium-high", "high")


def read_guano(body: bytes) -> Reading | None:
    """Return the metadata of a ``guan`` chunk; None if it is not GUANO."""
    fields = {key.lower(): value for key, value in reversed(guano_fields(body).items())}
    if "guano|version" not in fields and "timestamp" not in fields:
        return None
    reading = Reading("GUANO")
    reading.store_fact("device", f"{fields.get('make', '')} {fields.get('model', '')}", plain_text)
    reading.store_facts(_GUANO_FIELDS, fields)
    store_location(reading, fields.get("loc position", ""))
    _store_settings(reading, fields.get("oad|recording settings", ""))
    filters = [
        f"{kind}-pass {value} kHz"
        for kind, value in (("high", fields.get("filter hp")), ("low", fields.get("filter lp")))
        if value and value.strip("0. ")
    ]
    reading.store_fact("filtering", ", ".join(filters), plain_text)
    return reading


def guano_fields(body: bytes) -> dict[str, str]:
    """Return the fields of a ``guan`` chunk; the first of repeated ones."""
    fields: dict[str, str] = {}
    for line in re.split(r"\r?\n", decode_text(body).lstrip("\ufeff")):
        key, colon, value = line.partition(":")
        if colon and key.strip():
            fields.setdefault(key.strip(), value.strip().replace("\\n", "\n"))
    return fields


def _store_settings(reading: Reading, text: str) -> None:
    """Read the AudioMoth's ``48000 GAIN 2 BPF 1000 8000 AMP 4% 5``."""
    reading.store_fact(NOTED_RATE, text.partition(" GAIN ")[0], sample_rate)
    gain = re.search(r"\bGAIN ([0-4])\b", text)
    if gain is not None:
        reading.store_fact("gain", _GAINS[int(gain[1])], plain_text)
    band = re.search(r"\b(?:(LPF|HPF) (\d+)|BPF (\d+) (\d+))\b", text)
    if band is not None and band[1]:
        kind = "Low" if band[1] == "LPF" else "High"
        reading.store_fact("filtering", f"{kind}-pass {band[2]} Hz", plain_text)
    elif band is not None:
        reading.store_fact("filtering", f"Band-pass {band[3]} to {band[4]} Hz", plain_text)
    amplitude = re.search(r"\bAMP (\S+(?: dB)?) (\d+)\b", text)
    if amplitude is not None:
        reading.store_fact(
            "trigger", f"Amplitude {amplitude[1]}, at least {amplitude[2]} s", plain_text
        )
    frequency = re.search(r"\bFREQ (\d+) (\d+) (\S+) (\d+)\b", text)
    if frequency is not None:
        hertz, samples, share, seconds = frequency.groups()
        reading.store_fact(
            "trigger",
            f"Frequency {hertz} Hz in {samples} samples above {share}, at least {seconds} s",
            plain_text,
        )


_MODEL, _TIME_EXPANSION, _MICROPHONE, _SENSITIVITY = 0x01, 0x0F, 0x12, 0x13
_FIRST_LOCATION, _LAST_LOCATION = 0x06, 0x14
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
    texts = {kind: decode_text(raw).strip() for kind, raw in entries.items()}
    reading = Reading("wamd")
    model = texts.get(_MODEL, "")
    reading.store_fact("device", f"Wildlife Acoustics {model}" if model else "", plain_text)
    for kind, (name, parse) in _FIELDS.items():
        reading.store_fact(name, texts.get(kind, ""), parse)
    microphone, sensitivity = texts.get(_MICROPHONE, ""), texts.get(_SENSITIVITY, "")
    if sensitivity.strip("0., "):
        microphone = f"{microphone} (sensitivity {sensitivity} dBFS)"
    reading.store_fact("microphone", microphone, plain_text)
    store_location(reading, texts.get(_FIRST_LOCATION, ""))
    store_location(reading, texts.get(_LAST_LOCATION, ""))
    factor = int.from_bytes(entries.get(_TIME_EXPANSION, b"")[:2], "little")
    reading.store_fact("time_expansion", str(factor or ""), expansion)
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
    reading.store_fact("serial", decode_text(instrument), plain_text)
    reading.store_fact("firmware", decode_text(firmware), plain_text)
    reading.store_fact("deployment", decode_text(experiment), plain_text)
    reading.store_fact("site", decode_text(site), plain_text)
    if (lat, lon) != (0, 0) and abs(lat) <= 90 * _PER_DEGREE and abs(lon) <= 180 * _PER_DEGREE:
        reading.facts["latitude_deg"] = lat / _PER_DEGREE
        reading.facts["longitude_deg"] = lon / _PER_DEGREE
    _store_start(reading, body, n_raw, is_second=version in {2, ord("2")})
    return reading


def _store_start(reading: Reading, body: bytes, n_raw: int, *, is_second: bool) -> None:
    first = _HEAD.size + _RESERVED_BYTES
    if is_second and n_raw:  # version 2 has a number per channel more, here and with each raw file
        n_channels = (len(body) - first - n_raw * _RAW_BYTES) // (4 * (n_raw + 1))
        first += 4 * max(0, n_channels)
    if n_raw and first + _START.size <= len(body):
        year, month, day, hour, minute, second, ms = _START.unpack_from(body, first)
        text = f"{2000 + year}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}.{ms:03}"
        parts = [str(2000 + year), *map(str, (month, day, hour, minute, second)), f"{ms:03}", "Z"]
        reading.store_fact("started_at", text, lambda _: from_parts(*parts))
