"""Broadcast extensions (EBU Tech 3285), iXML, RIFF INFO, ID3 tags and Vorbis comments.

Most have a date; Frontier Labs' recorders (BAR-LT) write all metadata in FLAC comments.
"""

import re
from collections.abc import Iterator, Mapping

from birdann.dsp.decoding.joined import synchsafe
from birdann.formats.recorder.reading import (
    Parse,
    Reading,
    decode_text,
    plain_text,
    store_location,
)
from birdann.formats.recorder.times import parse_time

_MAX_FRAMES = 500
_TEXT_ENCODINGS = ("latin-1", "utf-16", "utf-16-be", "utf-8")
_BEXT_BYTES = 602
_IXML_TAG = re.compile(r"<(BEXT_BWF_[A-Z_]+|PROJECT|NOTE)>([^<]{1,300})</\1>")


def read_bext(body: bytes) -> Reading | None:
    """Return the metadata of a ``bext`` chunk; its time has no zone by definition."""
    if len(body) < 338:
        return None
    reading = Reading("bext")
    _store_time(reading, decode_text(body[320:330]), decode_text(body[330:338]))
    reading.store_fact("device", decode_text(body[256:288]), plain_text)
    reading.store_fact("processing", decode_text(body[_BEXT_BYTES:]), plain_text)
    return reading or None


def read_ixml(body: bytes) -> Reading | None:
    """Return the broadcast extension repeated in an ``iXML`` chunk."""
    tags = {name: text.strip() for name, text in _IXML_TAG.findall(decode_text(body))}
    reading = Reading("iXML")
    day, time = (tags.get(f"BEXT_BWF_ORIGINATION_{what}", "") for what in ("DATE", "TIME"))
    _store_time(reading, day, time)
    reading.store_fact("device", tags.get("BEXT_BWF_ORIGINATOR", ""), plain_text)
    reading.store_fact("site", tags.get("PROJECT", ""), plain_text)
    return reading or None


def read_info(texts: Mapping[str, str]) -> Reading | None:
    """Return the recording time of a LIST INFO chunk, if not a mere date."""
    reading = Reading("LIST INFO")
    for name in ("IDIT", "ICRD"):
        if len(texts.get(name, "")) > 10:
            reading.store_fact("started_at", texts[name], parse_time)
    return reading or None


def read_id3(texts: Mapping[str, str]) -> Reading | None:
    """Return the recording time of ID3 tags: TDRC, or TYER, TDAT and TIME together."""
    reading = Reading("ID3 tag")
    if len(texts.get("TDRC", "")) > 10:
        reading.store_fact("started_at", texts["TDRC"], parse_time)
    elif all(re.fullmatch(r"\d{4}", texts.get(name, "")) for name in ("TYER", "TDAT", "TIME")):
        year, day, time = texts["TYER"], texts["TDAT"], texts["TIME"]
        text = f"{year}-{day[2:]}-{day[:2]} {time[:2]}:{time[2:]}"
        reading.store_fact("started_at", text, parse_time)
    return reading or None


def read_vorbis(texts: Mapping[str, str]) -> Reading | None:
    """Return the recording time of Vorbis comments, if not a mere date."""
    reading = Reading("Vorbis tag")
    date = texts.get("date", "") or texts.get("creation_time", "")
    if len(date) > 10:
        reading.store_fact("started_at", date, parse_time)
    return reading or None


def _store_time(reading: Reading, day: str, time: str) -> None:
    if day.strip("0-:/._ ") and time.strip():
        text = f"{re.sub(r'[^0-9]', '-', day.strip())} {re.sub(r'[^0-9]', ':', time.strip())}"
        reading.store_fact("started_at", text, parse_time)


def id3_texts(body: bytes) -> dict[str, str]:
    """Return text and comment frames of an ID3v2.3 or 2.4 tag by name."""
    if body[:3] != b"ID3" or len(body) < 10 or body[3] not in {3, 4}:
        return {}
    texts: dict[str, str] = {}
    for name, content in _frames(body):
        if not content or content[0] >= len(_TEXT_ENCODINGS):
            continue
        raw = content[4:] if name == "COMM" else content[1:]
        text = raw.decode(_TEXT_ENCODINGS[content[0]], errors="replace")
        parts = [part.strip("\ufeff") for part in text.split("\0")]
        value = parts[1] if name == "COMM" and len(parts) > 1 and parts[1] else parts[0]
        texts.setdefault(name, value.strip())
    return texts


def _frames(body: bytes) -> Iterator[tuple[str, bytes]]:
    is_v4 = body[3] == 4
    stop = min(len(body), 10 + synchsafe(body[6:10]))
    position = 10
    if body[5] & 0x40:  # an extended header, whose size includes itself in 2.4 only
        size = body[10:14]
        position += synchsafe(size) if is_v4 else 4 + int.from_bytes(size, "big")
    for _ in range(_MAX_FRAMES):
        head = body[position : position + 10]
        if len(head) < 10 or position >= stop or not head[:4].isalnum():
            return
        length = synchsafe(head[4:8]) if is_v4 else int.from_bytes(head[4:8], "big")
        name = head[:4].decode("latin-1")
        if name == "COMM" or name.startswith("T"):
            yield name, body[position + 10 : min(stop, position + 10 + length)]
        position += 10 + length


def _firmware(text: str) -> str:
    """Read ``3.20``, ``V3.12`` and ``Firmware: V3.08``."""
    return plain_text(re.sub(r"^(?:Firmware:\s*)?V?(?=\d)", "", text))


def _battery(text: str) -> str:
    """Read ``100p 12.83V``."""
    match = re.fullmatch(r"(\d+)[p%] +(\d+(?:\.\d+)?) ?V", text)
    return f"{match[2]} V ({match[1]} %)" if match else plain_text(text)


def _text_unless_unknown(text: str) -> str:
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
    """Return the metadata of tags with lower-case names; None if of other makers."""
    if not any(name in tags for name in _OWN):
        return None
    reading = Reading("Frontier Labs tags")
    reading.facts["device"] = "Frontier Labs BAR-LT"
    reading.store_facts(_FIELDS, tags)
    store_location(reading, tags.get("sensorlocation", ""))
    kind, serial = (
        _text_unless_unknown(tags.get(f"microphone{what}1", "")) for what in ("type", "uid")
    )
    reading.store_fact("microphone", f"{kind} {serial}", plain_text)
    return reading
