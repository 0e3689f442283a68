"""Combination of all metadata sources of a file by precedence."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path, PurePosixPath
from typing import Any

from birdann.core.message import Message
from birdann.core.recording import FACTS, RecorderMetadata
from birdann.formats.recorder.card_files import read_card_files, read_sidecar
from birdann.formats.recorder.chunks import FORM, Chunks, info_texts, read_chunks, vorbis_texts
from birdann.formats.recorder.comments import read_comment
from birdann.formats.recorder.file_names import read_file_name
from birdann.formats.recorder.maker_chunks import guano_fields, read_guano, read_harp, read_wamd
from birdann.formats.recorder.reading import NOTED_RATE, Reading, decode_text
from birdann.formats.recorder.tags import (
    id3_texts,
    read_bext,
    read_frontier_labs,
    read_id3,
    read_info,
    read_ixml,
    read_vorbis,
)

_TOLERANCE = timedelta(seconds=2)
"""Recorders name a file a moment before or after they note its start."""
_RESET_YEARS = (1970, 1980, 2000)
"""In which clocks begin, on 1 January, that were never set or lost their power."""
_RATE_TOLERANCE = 0.02
"""Relative; clocks of recorders are better."""
_TOLERANCE_DEG = 0.05
"""A GPS fix of a session and the one of a file may be some kilometres apart."""


def read_metadata(path: Path) -> RecorderMetadata:
    """Return a sound file's metadata.

    Unreadable or damaged metadata are skipped, at least the name is read. Modification times are
    never used.
    """
    try:
        chunks = read_chunks(path)
    except OSError:
        chunks = Chunks()
    inside = list(_readings(chunks))
    return join_readings([*inside, *_readings_beside_sound(path, chunks, inside)])


def join_readings(readings: Sequence[Reading]) -> RecorderMetadata:
    """Return the facts of several sources, in order of precedence.

    A start without zone gets the zone of a later source with the same local time.
    """
    facts: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for reading in readings:
        for name in FACTS:
            if name in reading.facts and name not in facts:
                facts[name] = reading.facts[name]
                sources[name] = reading.source
    _fill_zone(facts, sources, readings)
    notes = [note for reading in readings for note in reading.notes]
    notes += next((r.doubts for r in readings if "started_at" in r.facts), [])
    notes += _doubts_of_clock(facts.get("started_at"))
    if facts.get("time_expansion", 1.0) != 1.0:
        notes.append(
            Message(
                "{sources}: the file plays {facts} times slower than life; times and "
                "frequencies are those of the file.",
                sources=sources["time_expansion"],
                facts=f"{facts['time_expansion']:g}",
            )
        )
    return replace(
        RecorderMetadata(**facts),
        sources=sources,
        notes=(*notes, *_conflicts(readings), *_distant_locations(readings)),
    )


def _readings(chunks: Chunks) -> Iterator[Reading]:
    info = info_texts(chunks.bodies.get(b"LIST", b""))
    id3 = id3_texts(chunks.bodies.get(b"id3 ", b""))
    vorbis = vorbis_texts(chunks.vorbis)
    bext = chunks.bodies.get(b"bext", b"")
    comments = (
        (info.get("ICMT", ""), info.get("IART", "")),
        (id3.get("COMM", ""), id3.get("TPE1", "")),
        (vorbis.get("comment", "") or vorbis.get("description", ""), vorbis.get("artist", "")),
        (decode_text(bext[:256]), ""),  # the free text, with some recorders' comment
    )
    candidates = (
        _with_rate(read_guano(chunks.bodies.get(b"guan", b"")), chunks.bodies.get(FORM, b"")),
        next(filter(None, (read_comment(text, artist) for text, artist in comments)), None),
        read_wamd(chunks.bodies.get(b"wamd", b"")),
        read_frontier_labs(vorbis),
        read_harp(chunks.bodies.get(b"harp", b"")),
        read_bext(bext),
        read_ixml(chunks.bodies.get(b"iXML", b"")),
        read_info(info),
        read_id3(id3),
        read_vorbis(vorbis),
    )
    yield from (reading for reading in candidates if reading is not None)


def _readings_beside_sound(
    path: Path, chunks: Chunks, inside: Sequence[Reading]
) -> Iterator[Reading]:
    """Yield the metadata of files beside the sound, of its name, and of its original name."""
    sidecar = read_sidecar(path)
    if sidecar is not None:
        yield sidecar
    reading = read_file_name(PurePosixPath(path.name))
    if reading is not None:
        yield reading
    original = guano_fields(chunks.bodies.get(b"guan", b"")).get("Original Filename", "")
    if original and (reading is None or "started_at" not in reading.facts):
        name_facts = read_file_name(PurePosixPath(original.replace("\\", "/")))
        if name_facts is not None:
            name_facts.source = "original file name (GUANO)"
            yield name_facts
    named = reading.facts.get("started_at") if reading is not None else None
    serials = {
        str(reading.facts["serial"]).upper() for reading in inside if "serial" in reading.facts
    }
    for card in read_card_files(path, named if isinstance(named, datetime) else None, serials):
        if any("started_at" in reading.facts for reading in inside):
            card.facts.pop("started_at", None)  # the file itself knows in which zone it began
        yield card


def _fill_zone(
    facts: dict[str, Any], sources: dict[str, str], readings: Sequence[Reading]
) -> None:
    start = facts.get("started_at")
    if start is None or start.tzinfo is not None:
        return
    for reading in readings:
        other = reading.facts.get("started_at")
        if not isinstance(other, datetime) or other.tzinfo is None:
            continue
        if abs(other.replace(tzinfo=None) - start) <= _TOLERANCE:
            facts["started_at"] = start.replace(tzinfo=other.tzinfo)
            sources["started_at"] = f"{sources['started_at']}, zone from {reading.source}"
            return


def _doubts_of_clock(start: datetime | None) -> Iterator[str]:
    """Yield a note on a start that a clock gives which was not set."""
    if start is None:
        return
    if start.year in _RESET_YEARS and start.month == 1:
        yield Message(
            "Start {start}: the recorder's clock was probably not set. Correct it under Project: "
            "Sites and times.",
            start=start_text(start),
        )
    elif start > datetime.now(start.tzinfo) + timedelta(days=1):
        yield Message(
            "Start {start} is in the future: the recorder's clock was wrong. Correct it under "
            "Project: Sites and times.",
            start=start_text(start),
        )


def _with_rate(reading: Reading | None, form: bytes) -> Reading | None:
    """Return a reading with a note if its sample rate is not that of the header's ``fmt `` chunk."""
    rate_hz = int.from_bytes(form[4:8], "little")
    if reading is None or not rate_hz or reading.facts.get("time_expansion", 1.0) != 1.0:
        return reading
    noted_hz = reading.facts.get(NOTED_RATE)
    if isinstance(noted_hz, float) and abs(noted_hz / rate_hz - 1) > _RATE_TOLERANCE:
        reading.notes.append(
            Message(
                "{source}: recorded at {noted_hz} Hz, but the file has {rate_hz} Hz. Unless it was "
                "resampled, it plays {factor} times slower than life; times and frequencies are "
                "those of the file.",
                source=reading.source,
                noted_hz=f"{noted_hz:.12g}",
                rate_hz=rate_hz,
                factor=f"{noted_hz / rate_hz:.3g}",
            )
        )
    return reading


def _conflicts(readings: Sequence[Reading]) -> Iterator[str]:
    starts = [
        (r, when) for r in readings if isinstance(when := r.facts.get("started_at"), datetime)
    ]
    for reading, when in starts[1:]:
        first, chosen = starts[0]
        if not any(is_same_start(chosen, start) for start in (when, *reading.other_starts)):
            yield (
                Message(
                    "Start differs: {source} {start}; {other} {other_start}{explained}. Using "
                    "{source}.",
                    source=first.source,
                    start=start_text(chosen),
                    other=reading.source,
                    other_start=start_text(when),
                    explained=_explain_difference(chosen, when),
                )
            )


def _explain_difference(a: datetime, b: datetime) -> str:
    """Return a possible reason for different times."""
    if (a.tzinfo is None) != (b.tzinfo is None):
        a, b = a.replace(tzinfo=None), b.replace(tzinfo=None)
    seconds = abs((a - b).total_seconds())
    quarters = round(seconds / 900)
    if 0 < quarters <= 14 * 4 and abs(seconds - quarters * 900) <= _TOLERANCE.total_seconds():
        return Message(
            " (they are {apart_h} h apart: perhaps a time zone or summer time)",
            apart_h=f"{quarters / 4:g}",
        )
    return ""


def _distant_locations(readings: Sequence[Reading]) -> Iterator[str]:
    locations = [
        (r.source, float(lat), float(lon))
        for r in readings
        if isinstance(lat := r.facts.get("latitude_deg"), float)
        and isinstance(lon := r.facts.get("longitude_deg"), float)
    ]
    for source, lat, lon in locations[1:]:
        first, believed_lat, believed_lon = locations[0]
        if (
            max(abs(abs(lat) - abs(believed_lat)), abs(abs(lon) - abs(believed_lon)))
            <= _TOLERANCE_DEG
        ):
            reason = Message(": it leaves the sign out")
        else:
            reason = Message("")
        if max(abs(lat - believed_lat), abs(lon - believed_lon)) > _TOLERANCE_DEG:
            yield (
                Message(
                    "Location differs: {first} {believed_lat}, {believed_lon}; {other} {lat}, "
                    "{lon}{reason}. Using {first}.",
                    first=first,
                    believed_lat=f"{believed_lat:g}",
                    believed_lon=f"{believed_lon:g}",
                    other=source,
                    lat=f"{lat:g}",
                    lon=f"{lon:g}",
                    reason=reason,
                )
            )


def is_same_start(a: datetime, b: datetime) -> bool:
    """Return whether two times can mean the same start.

    Times without zone are compared as local time in the other's zone or in UTC.
    """
    if (a.tzinfo is None) == (b.tzinfo is None):
        return abs(a - b) <= _TOLERANCE
    aware, naive = (b, a) if a.tzinfo is None else (a, b)
    clocks = (aware.replace(tzinfo=None), aware.astimezone(UTC).replace(tzinfo=None))
    return any(abs(clock - naive) <= _TOLERANCE for clock in clocks)


def start_text(when: datetime) -> str:
    """Return a start for display, with its zone or a note."""
    text = when.strftime("%Y-%m-%d %H:%M:%S")
    return text + (when.strftime(" %z") if when.tzinfo is not None else " (zone not recorded)")
