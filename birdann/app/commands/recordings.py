"""Adding, removing and changing recordings; their sites, starts and seasons."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone, tzinfo
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, counted_label
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.provenance import person_provenance
from birdann.core.recording import RecorderMetadata, Recording, Season, Site, SiteId
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
    sized_by = ("sites", "places", "starts")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.sites.put(self.sites)
        tx.sites.set_sites(self.places)
        tx.sites.remove(self.removed)
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
        tx.sites.set_seasons(self.seasons, person_provenance(tx.actor))
        return ChangeSet.of(Kind.SETTINGS)


_ALL_LAYERS = (Kind.RECORDINGS, Kind.LISTS, Kind.SEGMENTS, Kind.LABELS, Kind.SCORES)


@dataclass(slots=True)
class AddRecordings(Command):
    """Add recordings, or update the path of moved ones.

    Removed recordings are restored with all their data.
    """

    name: ClassVar[str] = "add recordings"
    recordings: Sequence[Recording]
    metadata: Mapping[RecordingId, RecorderMetadata] = field(default_factory=dict)

    label = counted_label("Add %Ln recording", "Add %Ln recordings", of="recordings")

    def arguments(self) -> dict[str, object]:
        return {"recordings": [{"id": r.id, "path": r.path} for r in self.recordings]}

    def do(self, tx: Transaction) -> ChangeSet:
        tx.recordings.put(self.recordings)
        tx.recordings.put_metadata(self.metadata)
        return ChangeSet.of(*_ALL_LAYERS, recordings=(r.id for r in self.recordings))


@dataclass(slots=True)
class RemoveRecordings(Command):
    """Remove recordings; the sound files are kept."""

    name: ClassVar[str] = "remove recordings"
    recording_ids: Sequence[RecordingId]

    label = counted_label("Remove %Ln recording", "Remove %Ln recordings", of="recording_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.recordings.remove(self.recording_ids)
        return ChangeSet.of(*_ALL_LAYERS, recordings=self.recording_ids)


@dataclass(slots=True)
class SetStarts(Command):
    """Correct start times or time zones."""

    name: ClassVar[str] = "set start times"
    starts: Mapping[RecordingId, tuple[datetime | None, str]]

    label = counted_label(
        "Set the start of %Ln recording", "Set the start of %Ln recordings", of="starts"
    )

    def do(self, tx: Transaction) -> ChangeSet:
        tx.recordings.set_starts(self.starts)
        return ChangeSet.of(Kind.RECORDINGS, recordings=self.starts)


DOUBTFUL_HOUR = ", in an hour that clocks there show twice or leave out"
"""How the source of a start ends that may be an hour early or late: summer time begins or ends."""


def corrected_starts(
    recordings: Iterable[Recording],
    *,
    zone: tzinfo | None = None,
    shift: timedelta = timedelta(0),
    reviewer: str,
    start: datetime | None = None,
    replace_zone: bool = False,
    convert: bool = False,
) -> dict[RecordingId, tuple[datetime | None, str]]:
    """Return corrected start times with their source.

    Recordings with unknown start, or without a change, are left out.

    Parameters
    ----------
    zone
        Zone of starts without one; zones with summer time are evaluated for the day. Of repeated
        hours the first is used, of skipped ones the time before; the source then ends with
        ``DOUBTFUL_HOUR``.
    shift
        Added to every start.
    start
        The start itself, replacing all sources.
    replace_zone
        Whether ``zone`` replaces an existing zone (same local time).
    convert
        Whether starts with a zone are converted to ``zone`` (same instant).
    """
    starts: dict[RecordingId, tuple[datetime | None, str]] = {}
    for recording in recordings:
        known = (recording.started_at, recording.started_at_source)
        begin, source = known if start is None else (start, f"set by {reviewer}")
        if begin is None:
            continue
        if shift:
            begin, source = begin + shift, f"{source}, moved by {shift} by {reviewer}"
        if zone is not None and (begin.tzinfo is None or replace_zone):
            begin, source = begin.replace(tzinfo=zone), f"{source}, zone by {reviewer}"
            if begin.utcoffset() != begin.replace(fold=1).utcoffset():
                source += DOUBTFUL_HOUR
            begin = _with_fixed_offset(begin)
        elif zone is not None and convert:
            begin = _with_fixed_offset(begin.astimezone(zone))
        before = known[0]
        is_same = before is not None and before.utcoffset() == begin.utcoffset()
        if not is_same or (begin, source) != known:
            starts[recording.id] = (begin, source)
    return starts


def _with_fixed_offset(when: datetime) -> datetime:
    """Return the same time with a fixed UTC offset."""
    return when.replace(tzinfo=timezone(when.utcoffset() or timedelta(0)))
