"""GUANO, the metadata format of bat detectors and newer AudioMoths (guano-md.org, version 1.0).

Makers' fields: ``OAD`` (Open Acoustic Devices), ``WA`` (Wildlife Acoustics), ``Anabat``, ``PET``
(Pettersson), ``SB`` (SonoBat), ``BatSpy``.
"""

import re

from birdann.formats.recorder.places import take_place
from birdann.formats.recorder.reading import (
    Parse,
    Reading,
    decoded,
    degrees_celsius,
    expansion,
    number,
    percent,
    plain_text,
    volts,
)
from birdann.formats.recorder.times import parse_time

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
}
_GAINS = ("low", "low-medium", "medium", "medium-high", "high")


def read_guano(body: bytes) -> Reading | None:
    """Return the metadata of a ``guan`` chunk; None if it is not GUANO."""
    fields = {key.lower(): value for key, value in reversed(guano_fields(body).items())}
    if "guano|version" not in fields and "timestamp" not in fields:
        return None
    reading = Reading("GUANO")
    reading.take("device", f"{fields.get('make', '')} {fields.get('model', '')}", plain_text)
    reading.take_all(_GUANO_FIELDS, fields)
    take_place(reading, fields.get("loc position", ""))
    _take_settings(reading, fields.get("oad|recording settings", ""))
    filters = [
        f"{kind}-pass {value} kHz"
        for kind, value in (("high", fields.get("filter hp")), ("low", fields.get("filter lp")))
        if value and value.strip("0. ")
    ]
    reading.take("filtering", ", ".join(filters), plain_text)
    return reading


def guano_fields(body: bytes) -> dict[str, str]:
    """Return the fields of a ``guan`` chunk; the first of repeated ones."""
    fields: dict[str, str] = {}
    for line in re.split(r"\r?\n", decoded(body).lstrip("\ufeff")):
        key, colon, value = line.partition(":")
        if colon and key.strip():
            fields.setdefault(key.strip(), value.strip().replace("\\n", "\n"))
    return fields


def original_name(body: bytes) -> str:
    """Return the recorder's original file name, or ""."""
    return guano_fields(body).get("Original Filename", "")


def _take_settings(reading: Reading, text: str) -> None:
    """Read the AudioMoth's ``48000 GAIN 2 BPF 1000 8000 AMP 4% 5``."""
    gain = re.search(r"\bGAIN ([0-4])\b", text)
    if gain is not None:
        reading.take("gain", _GAINS[int(gain[1])], plain_text)
    band = re.search(r"\b(?:(LPF|HPF) (\d+)|BPF (\d+) (\d+))\b", text)
    if band is not None and band[1]:
        kind = "Low" if band[1] == "LPF" else "High"
        reading.take("filtering", f"{kind}-pass {band[2]} Hz", plain_text)
    elif band is not None:
        reading.take("filtering", f"Band-pass {band[3]} to {band[4]} Hz", plain_text)
    amplitude = re.search(r"\bAMP (\S+(?: dB)?) (\d+)\b", text)
    if amplitude is not None:
        reading.take("trigger", f"Amplitude {amplitude[1]}, at least {amplitude[2]} s", plain_text)
    frequency = re.search(r"\bFREQ (\d+) (\d+) (\S+) (\d+)\b", text)
    if frequency is not None:
        hertz, samples, share, seconds = frequency.groups()
        reading.take(
            "trigger",
            f"Frequency {hertz} Hz in {samples} samples above {share}, at least {seconds} s",
            plain_text,
        )
