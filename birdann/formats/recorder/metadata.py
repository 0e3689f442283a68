"""All sources of one file together: the first that knows a fact is believed, others compared."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path, PurePosixPath
from typing import Any

from birdann.core.recorder import FACTS, RecorderMetadata
from birdann.formats.recorder.chunks import Chunks, info_texts, read_chunks, vorbis_texts
from birdann.formats.recorder.comments import read_comment
from birdann.formats.recorder.file_names import read_file_name
from birdann.formats.recorder.guano import read_guano
from birdann.formats.recorder.reading import Reading
from birdann.formats.recorder.tags import (
    bext_description,
    id3_texts,
    read_bext,
    read_id3,
    read_vorbis,
)
from birdann.formats.recorder.wamd import read_wamd

_TOLERANCE = timedelta(seconds=2)
"""Recorders name a file a moment before or after they note its start."""


def read_metadata(path: Path) -> RecorderMetadata:
    """Return what a sound file tells of its recording besides the sound.

    A file that cannot be read, or whose metadata is damaged, tells what can be read of it, at
    least its name. The time of the file's last change is never taken for a start.
    """
    try:
        chunks = read_chunks(path)
    except OSError:
        chunks = Chunks()
    return joined([*_readings(chunks), *_named(path)])


def joined(readings: Sequence[Reading]) -> RecorderMetadata:
    """Return the facts of several sources, the first of them having precedence."""
    facts: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for reading in readings:
        for name in FACTS:
            if name in reading.facts and name not in facts:
                facts[name] = reading.facts[name]
                sources[name] = reading.source
    notes = [note for reading in readings for note in reading.notes]
    return replace(
        RecorderMetadata(**facts),
        sources=sources,
        notes=(*notes, *_conflicts(readings)),
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
        (bext_description(bext), ""),
    )
    candidates = (
        read_guano(chunks.bodies.get(b"guan", b"")),
        next(filter(None, (read_comment(text, artist) for text, artist in comments)), None),
        read_wamd(chunks.bodies.get(b"wamd", b"")),
        read_bext(bext),
        read_id3(id3),
        read_vorbis(vorbis),
    )
    yield from (reading for reading in candidates if reading is not None)


def _named(path: Path) -> list[Reading]:
    reading = read_file_name(PurePosixPath(path.name))
    return [reading] if reading is not None else []


def _conflicts(readings: Sequence[Reading]) -> Iterator[str]:
    told = [(r.source, r.facts["started_at"]) for r in readings if "started_at" in r.facts]
    for source, when in told[1:]:
        believed = told[0][1]
        if not (isinstance(believed, datetime) and isinstance(when, datetime)):
            raise TypeError("a start is a time")
        if not same_start(believed, when):
            yield (
                f"{told[0][0]} says that it starts at {shown(believed)}, the {source} says "
                f"{shown(when)}; the former is used."
            )


def same_start(a: datetime, b: datetime) -> bool:
    """Return whether two times can mean the same start.

    Times without a zone are compared by the clock on the wall, in the other's zone or in UTC.
    """
    if (a.tzinfo is None) == (b.tzinfo is None):
        return abs(a - b) <= _TOLERANCE
    aware, naive = (b, a) if a.tzinfo is None else (a, b)
    clocks = (aware.replace(tzinfo=None), aware.astimezone(UTC).replace(tzinfo=None))
    return any(abs(clock - naive) <= _TOLERANCE for clock in clocks)


def shown(when: datetime) -> str:
    """Return a start for people: with its zone, or with the word that none is known."""
    text = when.strftime("%Y-%m-%d %H:%M:%S")
    return text + (when.strftime(" %z") if when.tzinfo is not None else " (zone not recorded)")
