"""Visits to sites: which parts of which recordings they are, and what verified visits are made of."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NewType, Self

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.provenance import Provenance
from birdann.core.recording import SiteId
from birdann.core.validation import Answer

QueueId = NewType("QueueId", int)

_DAY = timedelta(days=1)
_NOON = timedelta(hours=12)
_WITHIN_S = 0.5
"""By how much a window may reach out of a visit that it belongs to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitRule:
    """What one visit is.

    Attributes
    ----------
    length
        Of one visit: a divisor of a day, or a day.
    is_night
        Whether a visit is from noon to noon.
    hours
        Only these hours of the day, from and to; the second may lie before the first (22 to 4).
    season
        Of which season visits are; "" for the only one, or for all time where none is set.
    """

    length: timedelta = _DAY
    is_night: bool = False
    hours: tuple[int, int] | None = None
    season: str = ""

    @classmethod
    def of(cls, text: str, hours: tuple[int, int] | None = None, season: str = "") -> Self:
        """Return the rule of "day", "night" or a number of hours.

        Raises
        ------
        ValueError
            If it is none of these, or a day cannot be divided into as many hours.
        """
        if text in {"day", "night"}:
            return cls(is_night=text == "night", hours=hours, season=season)
        n = int(text)
        if not 0 < n <= 24 or 24 % n:
            raise ValueError("a day is not a multiple of that many hours")
        return cls(length=timedelta(hours=n), hours=hours, season=season)

    def __str__(self) -> str:
        whole = "night" if self.is_night else "day"
        return whole if self.length == _DAY else str(self.length // timedelta(hours=1))

    def start_of(self, at: datetime) -> datetime:
        """Return when the visit begins in which a time lies."""
        day = datetime.combine((at - _NOON if self.is_night else at).date(), datetime.min.time())
        day += _NOON * self.is_night
        return day + (at - day) // self.length * self.length

    def counts(self, at: datetime) -> bool:
        """Tell whether the hours include a time."""
        if self.hours is None:
            return True
        first, last = self.hours
        if first < last:
            return first <= at.hour < last
        return at.hour >= first or at.hour < last


Part = tuple[RecordingId, float, float]
"""A recording, and from when to when of it in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitTime:
    """A visit: a site and a time, with what was recorded then.

    Attributes
    ----------
    started_at, ended_at
        Of the period, in the time of the recorder's clock, without a zone.
    parts
        What was recorded, in order of time.
    effort_s
        Seconds recorded; time that two recorders recorded counts once.
    """

    site_id: SiteId
    started_at: datetime
    ended_at: datetime
    parts: tuple[Part, ...]
    effort_s: float

    def holds(self, recording_id: RecordingId, start_s: float, end_s: float) -> bool:
        """Tell whether a stretch of a recording lies in the visit."""
        return any(
            key == recording_id and first - _WITHIN_S <= start_s and end_s <= last + _WITHIN_S
            for key, first, last in self.parts
        )


def visit_times(
    recordings: Iterable[tuple[RecordingId, SiteId, datetime, float]], rule: VisitRule
) -> list[VisitTime]:
    """Return the visits of recordings, by site and time.

    Parameters
    ----------
    recordings
        Site, start without a zone, and duration in seconds of each.
    """
    found: dict[tuple[SiteId, datetime], list[tuple[datetime, datetime, Part]]] = defaultdict(list)
    for key, site, start, duration_s in recordings:
        at, end = start, start + timedelta(seconds=duration_s)
        while at < end:
            begun = rule.start_of(at)
            hour = at.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
            until = min(begun + rule.length, end, hour if rule.hours else end)
            if rule.counts(at):
                part = (key, (at - start).total_seconds(), (until - start).total_seconds())
                found[site, begun].append((at, until, part))
            at = until
    return [
        VisitTime(
            site_id=site,
            started_at=begun,
            ended_at=begun + rule.length,
            parts=tuple(_together([part for *_, part in sorted(pieces)])),
            effort_s=_covered_s(sorted(pieces)),
        )
        for (site, begun), pieces in sorted(found.items())
    ]


def _together(parts: Sequence[Part]) -> list[Part]:
    """Return parts of one recording that follow each other as one."""
    joined: list[Part] = []
    for key, start_s, end_s in parts:
        if joined and joined[-1][0] == key and joined[-1][2] == start_s:
            joined[-1] = (key, joined[-1][1], end_s)
        else:
            joined.append((key, start_s, end_s))
    return joined


def _covered_s(pieces: Sequence[tuple[datetime, datetime, Part]]) -> float:
    covered, until = 0.0, datetime.min
    for start, end, _ in pieces:
        covered += max((end - max(start, until)).total_seconds(), 0.0)
        until = max(until, end)
    return covered


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitQueue:
    """Verified visits: the calls of a frozen run that are played, fixed beforehand.

    Attributes
    ----------
    max_calls
        Played in one visit at most.
    design
        What a visit is and how they were drawn; JSON values.
    """

    id: QueueId
    name: str
    run_id: RunId
    max_calls: int
    provenance: Provenance
    design: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedVisit:
    """A visit for one species.

    Attributes
    ----------
    place
        In the queue, from 0.
    remaining
        Chance that a call of the species is among those that are not played, if those played are none.
    """

    place: int
    species_id: SpeciesId
    site_id: SiteId
    started_at: datetime
    ended_at: datetime
    effort_s: float
    remaining: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitCall:
    """A call to play in a visit; the likeliest has ``place`` 0."""

    visit: int
    place: int
    recording_id: RecordingId
    onset_s: float
    offset_s: float
    score: float
    segment_id: SegmentId | None = None

    @property
    def key(self) -> tuple[int, int]:
        """What answers name it by."""
        return self.visit, self.place

    def answered(self, answer: Answer, seconds: float, made: Provenance) -> "VisitAnswer":
        """Return an answer as it is kept."""
        return VisitAnswer(
            visit=self.visit, place=self.place, answer=answer, seconds=seconds, provenance=made
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitAnswer:
    """What one person said of one call, and how many seconds that took."""

    visit: int
    place: int
    answer: Answer
    seconds: float
    provenance: Provenance

    @property
    def key(self) -> tuple[int, int]:
        """The call that it is about."""
        return self.visit, self.place
