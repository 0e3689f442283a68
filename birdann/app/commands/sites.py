"""Sites and start times of recordings, and seasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.provenance import by_person
from birdann.core.recording import Season, Site, SiteId
from birdann.store import Transaction


@dataclass(slots=True)
class SetSites(Command):
    """Add or change sites, assign recordings, and set start times, as one step."""

    name: ClassVar[str] = "set sites and times"
    sites: Sequence[Site] = ()  # New and changed sites, by id.
    places: Mapping[RecordingId, SiteId | None] = field(default_factory=dict)
    starts: Mapping[RecordingId, tuple[datetime | None, str]] = field(default_factory=dict)
    removed: Sequence[SiteId] = ()  # Sites that no recording refers to any more.

    label = Message("Set sites and times")

    @property
    def size(self) -> int:
        return len(self.sites) + len(self.places) + len(self.starts)

    def do(self, tx: Transaction) -> ChangeSet:
        tx.sites.put(self.sites)
        tx.sites.place(self.places)
        tx.sites.set_removed(self.removed, True)
        tx.recordings.set_starts(self.starts)
        of_sites = [] if self.sites or self.removed else [*self.places, *self.starts]
        return ChangeSet.of(Kind.RECORDINGS, recordings=of_sites)


@dataclass(slots=True)
class SetSeasons(Command):
    """Set the seasons within which occupancy is assumed constant."""

    name: ClassVar[str] = "set seasons"
    seasons: Sequence[Season]

    label = Message("Set seasons")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.sites.set_seasons(self.seasons, by_person(tx.actor))
        return ChangeSet.of(Kind.SETTINGS)
