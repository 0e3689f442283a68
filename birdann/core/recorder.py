"""What a recorder noted beside the sound: when, where, by which device, under what conditions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class RecorderMetadata:
    """Facts about a recording that its file carries besides the sound.

    Attributes
    ----------
    started_at
        Start of the recording; without a time zone where none was noted.
    device
        Make and model.
    gain, battery
        In the recorder's own words and units.
    latitude_deg, longitude_deg
        WGS 84.
    sources
        Where each of these facts was read, by the name of its attribute.
    notes
        Sentences about what contradicts itself or cannot be read.
    """

    started_at: datetime | None = None
    device: str = ""
    serial: str = ""
    firmware: str = ""
    gain: str = ""
    battery: str = ""
    temperature_c: float | None = None
    latitude_deg: float | None = None
    longitude_deg: float | None = None
    elevation_m: float | None = None
    sources: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def started_at_source(self) -> str:
        """Where the start was read, or ""."""
        return self.sources.get("started_at", "")

    def __bool__(self) -> bool:
        return bool(self.sources or self.notes)


FACTS = (
    "started_at", "device", "serial", "firmware", "gain", "battery", "temperature_c",
    "latitude_deg", "longitude_deg", "elevation_m",
)  # fmt: skip
"""The attributes of ``RecorderMetadata`` that are facts."""
