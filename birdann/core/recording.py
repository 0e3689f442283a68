"""Recordings, and metadata by their recorders."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from posixpath import commonpath
from typing import NewType

from birdann.core.ids import RecordingId

MAX_PATH_BYTES = 4096
"""Length of the longest path to a file."""
MAX_RATE_HZ = 20_000_000
_MAX_DURATION_S = 366 * 86_400
"""Longer than any: such a length is damage, and nobody's memory holds its minutes."""
EACH_CHANNEL = -1
"""In place of the number of a channel: all of them are searched, none is mixed with another."""
ULTRASOUND_RATE_HZ = 150_000
"""From this rate on a recording is one of bats, where a segment is a pulse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recording:
    """Facts about a sound file that need no decoding."""

    id: RecordingId
    path: str  # POSIX path, relative to the project's folder if possible.
    content_hash: str  # See ``birdann.dsp.identity.content_hash``.
    size_bytes: int
    sample_rate_hz: int
    n_frames: int
    n_channels: int
    # Start of the recording, if known; without time zone if the source has none.
    started_at: datetime | None = None
    started_at_source: str = ""  # ``"GUANO"``, ``"file name"``, ..., or ``""``.
    # Channel chosen for analysis, from 0, or ``EACH_CHANNEL``; None for the best mix
    # (``birdann.dsp.channels``).
    channel: int | None = None

    def __post_init__(self) -> None:
        if "\0" in self.path:
            raise ValueError("no file can have a name with a zero in it")
        if len(os.fsencode(self.path)) > MAX_PATH_BYTES:
            raise ValueError(f"no path is longer than {MAX_PATH_BYTES} bytes")
        if not 0 < self.sample_rate_hz <= MAX_RATE_HZ:
            raise ValueError(f"sample_rate_hz must be positive, at most {MAX_RATE_HZ}")
        if self.n_frames < 0 or self.n_channels < 1:
            raise ValueError("n_frames must not be negative, n_channels at least 1")
        if self.duration_s > _MAX_DURATION_S:
            raise ValueError("no recording is longer than a year")
        if self.channel is not None and not EACH_CHANNEL <= self.channel < self.n_channels:
            raise ValueError("there is no such channel")

    @property
    def duration_s(self) -> float:
        """Length in seconds."""
        return self.n_frames / self.sample_rate_hz

    @property
    def name(self) -> str:
        """File name without folders."""
        return self.path.rsplit("/", 1)[-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecorderMetadata:
    """Metadata in a recording's file."""

    # Start of the recording; without time zone if none was noted.
    started_at: datetime | None = None
    device: str = ""  # Make and model.
    serial: str = ""
    firmware: str = ""
    # deployment, site: Location as named in the recorder.
    deployment: str = ""
    site: str = ""
    # gain, battery, microphone, trigger, filtering: In the recorder's words and units; trigger and
    # filtering determined which sounds were recorded.
    gain: str = ""
    battery: str = ""
    microphone: str = ""
    trigger: str = ""
    filtering: str = ""
    stopped_by: str = ""  # Why the recording ended early, or "".
    temperature_c: float | None = None
    humidity_percent: float | None = None
    # latitude_deg, longitude_deg: WGS 84.
    latitude_deg: float | None = None
    longitude_deg: float | None = None
    elevation_m: float | None = None
    place_source: str = ""
    time_expansion: float | None = None  # Slow-down factor of the file.
    processing: str = ""  # Later processing (coding history of a broadcast wave file).
    sources: Mapping[str, str] = field(default_factory=dict)  # Source of each fact, by attribute.
    notes: tuple[str, ...] = ()  # Sentences about contradictions and unreadable parts.

    @property
    def started_at_source(self) -> str:
        """Source of the start time, or ""."""
        return self.sources.get("started_at", "")

    def __bool__(self) -> bool:
        return bool(self.sources or self.notes)


TEXT_FACTS = (
    "device", "serial", "firmware", "deployment", "site", "gain", "battery", "microphone",
    "trigger", "filtering", "stopped_by", "place_source", "processing",
)  # fmt: skip
NUMBER_FACTS = (
    "temperature_c", "humidity_percent", "latitude_deg", "longitude_deg", "elevation_m",
    "time_expansion",
)  # fmt: skip
FACTS = ("started_at", *TEXT_FACTS, *NUMBER_FACTS)
"""The attributes of ``RecorderMetadata`` that are facts."""


SiteId = NewType("SiteId", int)


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A site with its coordinates (WGS 84), if known.

    ``covariates`` are the other columns of the table of sites, such as habitat or treatment.
    """

    id: SiteId
    name: str
    latitude_deg: float | None = None
    longitude_deg: float | None = None
    elevation_m: float | None = None
    note: str = ""
    covariates: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.name.strip() or self.name != self.name.strip():
            raise ValueError("a site needs a name without surrounding spaces")
        if (self.latitude_deg is None) != (self.longitude_deg is None):
            raise ValueError("a latitude goes with a longitude")
        if self.latitude_deg is not None and not -90 <= self.latitude_deg <= 90:
            raise ValueError("a latitude lies between -90 and 90 degrees")
        if self.longitude_deg is not None and not -180 <= self.longitude_deg <= 180:
            raise ValueError("a longitude lies between -180 and 180 degrees")


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """The days, inclusive, in which a site's occupancy is taken to be constant."""

    name: str
    first_day: date
    last_day: date

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("a season needs a name")
        if self.first_day > self.last_day:
            raise ValueError("a season ends before it begins")


def table_names(paths: Mapping[RecordingId, str]) -> dict[RecordingId, str]:
    """Return the names of recordings in tables, from their stored paths.

    Below the project's folder that is the path; elsewhere the path below the folder that contains
    all such recordings.
    """
    outside = {key: path for key, path in paths.items() if _OUTSIDE.match(path)}
    folders = {path.rpartition("/")[0] or "/" for path in outside.values()}
    if not folders or len({folder.startswith("/") for folder in folders}) > 1:
        return dict(paths)
    base = commonpath(folders)
    names = {**paths, **{key: path[len(base) :].strip("/") for key, path in outside.items()}}
    return names if len(set(names.values())) == len(names) else dict(paths)


_OUTSIDE = re.compile(r"\.\./|/|[A-Za-z]:/")
