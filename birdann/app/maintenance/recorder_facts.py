"""Metadata of sound files, in or outside a project, for display and as a table."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from birdann.app.maintenance.adding import find_audio
from birdann.core.errors import AudioError
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import FACTS, RecorderMetadata
from birdann.formats.recorder import read_metadata
from birdann.formats.tables import write_csv

TITLES = {
    "started_at": "start",
    "device": "device",
    "serial": "serial number",
    "firmware": "firmware",
    "deployment": "deployment",
    "site": "site",
    "gain": "gain",
    "battery": "battery",
    "microphone": "microphone",
    "trigger": "trigger",
    "filtering": "filter",
    "stopped_by": "stopped by",
    "temperature_c": "temperature",
    "humidity_percent": "humidity",
    "latitude_deg": "latitude",
    "longitude_deg": "longitude",
    "elevation_m": "elevation",
    "place_source": "place known by",
    "time_expansion": "time expansion",
    "processing": "processing",
}
_UNITS = {
    "temperature_c": " °C",
    "humidity_percent": " %",
    "latitude_deg": "°",
    "longitude_deg": "°",
    "elevation_m": " m",
    "time_expansion": "×",
}
_COLUMNS = (
    "file", "duration_s", "sample_rate_hz", *FACTS, "started_at_source", "notes", "problem",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class FileFacts:
    """Metadata of one sound file."""

    path: str
    duration_s: float | None = None
    sample_rate_hz: int | None = None
    metadata: RecorderMetadata
    problem: str = ""  # Why its sound cannot be used, or "".
    warnings: tuple[str, ...] = ()  # Irregularities of its header.


def facts_of_files(
    paths: Iterable[str | os.PathLike[str]], *, progress: Progress = silent
) -> Iterator[FileFacts]:
    """Yield the metadata of sound files, also in folders, reading headers only.

    Unusable files are included, with the reason.
    """
    files, failures, passed_over = find_audio(paths)
    unread = [(failure.path, failure.message) for failure in failures]
    unread += [(folder.path, folder.message) for folder in passed_over]
    for name, problem in unread:
        yield FileFacts(path=name, metadata=RecorderMetadata(), problem=problem)
    for i, path in enumerate(files):
        progress(i / len(files), Message("Reading {name}", name=path.name))
        yield facts_of_file(path)


def facts_of_file(path: Path) -> FileFacts:
    """Return the metadata of one sound file."""
    from birdann.dsp.audio import probe

    metadata = read_metadata(path)
    try:
        info = probe(path)
    except AudioError as error:
        return FileFacts(path=str(path), metadata=metadata, problem=str(error))
    return FileFacts(
        path=str(path),
        duration_s=info.n_frames / info.sample_rate_hz,
        sample_rate_hz=info.sample_rate_hz,
        metadata=metadata,
        warnings=tuple(info.warnings),
    )


def fact_rows(metadata: RecorderMetadata) -> list[tuple[str, str, str]]:
    """Return (title, value with its unit, source) of all known metadata."""
    return [
        (TITLES[name], _fact_text(name, getattr(metadata, name)), metadata.sources[name])
        for name in FACTS
        if name in metadata.sources
    ]


def _fact_text(name: str, value: object) -> str:
    if isinstance(value, datetime):
        zone = "" if value.tzinfo else " (zone not recorded)"
        return value.isoformat(" ") + zone
    return f"{value:g}{_UNITS[name]}" if isinstance(value, float) else str(value)


def plain_facts(metadata: RecorderMetadata) -> dict[str, Any]:
    """Return known metadata with their sources, as JSON values."""
    known = {name: getattr(metadata, name) for name in FACTS if name in metadata.sources}
    if metadata.started_at is not None:
        known["started_at"] = metadata.started_at.isoformat()
    return {**known, "sources": dict(metadata.sources), "notes": list(metadata.notes)}


def write_facts(files: Iterable[FileFacts], path: Path) -> int:
    """Write a CSV with one row per file, all metadata, and the source of the start time.

    Returns
    -------
    int
        Number of rows.
    """
    return write_csv(path, _COLUMNS, map(_cells, files))


def _cells(file: FileFacts) -> list[object]:
    facts = plain_facts(file.metadata)
    cells = (
        file.path,
        "" if file.duration_s is None else f"{file.duration_s:.3f}",
        file.sample_rate_hz or "",
        *(facts.get(name, "") for name in FACTS),
        file.metadata.started_at_source,
        " ".join((*file.metadata.notes, *file.warnings)),
        file.problem,
    )
    return list(cells)
