"""What Frontier Labs' recorders (BAR-LT) leave in the comments of a FLAC file."""

import re
from collections.abc import Mapping

from birdann.formats.recorder.places import take_place
from birdann.formats.recorder.reading import Parse, Reading, plain_text
from birdann.formats.recorder.times import parse_time


def _firmware(text: str) -> str:
    """Read ``3.20``, ``V3.12`` and ``Firmware: V3.08``."""
    return plain_text(re.sub(r"^(?:Firmware:\s*)?V?(?=\d)", "", text))


def _battery(text: str) -> str:
    """Read ``100p 12.83V``."""
    found = re.fullmatch(r"(\d+)[p%] +(\d+(?:\.\d+)?) ?V", text)
    return f"{found[2]} V ({found[1]} %)" if found else plain_text(text)


def _known(text: str) -> str:
    return "" if text.lower() == "unknown" else plain_text(text)


_FIELDS: dict[str, tuple[str, Parse]] = {
    "recordingstart": ("started_at", parse_time),
    "sensoruid": ("serial", plain_text),
    "sensorfirmwareversion": ("firmware", _firmware),
    "batterylevel": ("battery", _battery),
    "channelgain1": ("gain", plain_text),
    "channelgain": ("gain", plain_text),
}
_OWN = ("sensorfirmwareversion", "recordingstart", "sensoruid")


def read_frontier_labs(tags: Mapping[str, str]) -> Reading | None:
    """Return what the tags of a file say, whose names are lower case; None where not theirs."""
    if not any(name in tags for name in _OWN):
        return None
    reading = Reading("Frontier Labs tags")
    reading.facts["device"] = "Frontier Labs BAR-LT"
    reading.take_all(_FIELDS, tags)
    take_place(reading, tags.get("sensorlocation", ""))
    kind, serial = (_known(tags.get(f"microphone{what}1", "")) for what in ("type", "uid"))
    reading.take("microphone", f"{kind} {serial}", plain_text)
    return reading
