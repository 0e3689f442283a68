"""Where recorders stand."""

from dataclasses import dataclass
from typing import NewType

SiteId = NewType("SiteId", int)


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A place under the user's own name; its coordinates (WGS 84) where they are known."""

    id: SiteId
    name: str
    latitude_deg: float | None = None
    longitude_deg: float | None = None
    elevation_m: float | None = None
    note: str = ""

    def __post_init__(self) -> None:
        if not self.name.strip() or self.name != self.name.strip():
            raise ValueError("a site needs a name without surrounding spaces")
        if (self.latitude_deg is None) != (self.longitude_deg is None):
            raise ValueError("a latitude goes with a longitude")
        if self.latitude_deg is not None and not -90 <= self.latitude_deg <= 90:
            raise ValueError("a latitude lies between -90 and 90 degrees")
        if self.longitude_deg is not None and not -180 <= self.longitude_deg <= 180:
            raise ValueError("a longitude lies between -180 and 180 degrees")
