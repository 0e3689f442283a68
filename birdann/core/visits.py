"""Visits to sites, and verified visits."""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import NewType, Self

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.message import Message
from birdann.core.provenance import Provenance
from birdann.core.recording import SiteId
from birdann.core.validation import Answer

QueueId = NewType("QueueId", int)

MAX_CALLS, MIN_SCORE = 1, 0.0
"""Calls played in a visit, and their minimum score: the fewest answers with 95 % coverage in the simulated
seasons of docs/lab/lists.md, whose truth is known."""
JOINS_NIGHTS = Message(
    "A day with hours past midnight joins the end of one night with that of the next. Nights keep "
    "them apart."
)
_DAY = timedelta(days=1)
_NOON = timedelta(hours=12)
_WITHIN_S = 0.5
"""By how much a window may reach out of a visit that it belongs to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitRule:
    """Definition of a visit."""

    length: timedelta = _DAY  # Duration of a visit: a day or a divisor of it.
    is_night: bool = False  # Whether a visit is from noon to noon.
    # Hours of the day, from and to; may pass midnight (22 to 4).
    hours: tuple[int, int] | None = None
    season: str = ""  # Season of the visits; "" for the only one, or for all time.
    # Whether recordings are divided at the end of a visit. Otherwise they count for the visit in
    # which they begin, unless they are longer than it.
    divides: bool = False

    @classmethod
    def of(
        cls,
        text: str,
        hours: tuple[int, int] | None = None,
        season: str = "",
        *,
        divides: bool = False,
    ) -> Self:
        """Return the rule of "day", "night" or a number of hours (ValueError if invalid)."""
        if text in {"day", "night"}:
            return cls(is_night=text == "night", hours=hours, season=season, divides=divides)
        n = int(text)
        if not 0 < n <= 24 or 24 % n:
            raise ValueError("a day is not a multiple of that many hours")
        return cls(length=timedelta(hours=n), hours=hours, season=season, divides=divides)

    def __str__(self) -> str:
        unit = "night" if self.is_night else "day"
        return unit if self.length == _DAY else str(self.length // timedelta(hours=1))

    def start_of(self, at: datetime) -> datetime:
        """Return the start of the visit at a time."""
        day = datetime.combine((at - _NOON if self.is_night else at).date(), datetime.min.time())
        day += _NOON * self.is_night
        return day + (at - day) // self.length * self.length

    @property
    def joins_nights(self) -> bool:
        """Whether a visit is a day with hours past midnight: parts of two nights."""
        is_day = self.length == _DAY and not self.is_night
        return is_day and self.hours is not None and self.hours[0] > self.hours[1]

    def keeps_whole(self, duration_s: float) -> bool:
        """Return whether a recording of that duration counts for one visit."""
        return not self.divides and duration_s <= self.length.total_seconds()

    def counts(self, at: datetime) -> bool:
        """Return whether the hours include a time."""
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
    """A visit: site, time, and recorded stretches."""

    site_id: SiteId
    # started_at, ended_at: Recorder time without zone.
    started_at: datetime
    ended_at: datetime
    parts: tuple[Part, ...]  # Recorded stretches in order of time.
    effort_s: float  # Recorded seconds; simultaneous recordings count once.
    continuing: frozenset[RecordingId] = frozenset()  # Recordings that go on after its end.
    # Starts in real time where all recordings of the site have a UTC offset, else recorder time.
    starts: Mapping[RecordingId, datetime] = field(default_factory=dict)

    def covered_s(self, parts: Iterable[Part]) -> float:
        """Return the seconds that parts cover together; simultaneous ones count once."""
        spans_s = sorted(
            (
                self.starts[key] + timedelta(seconds=start_s),
                self.starts[key] + timedelta(seconds=end_s),
            )
            for key, start_s, end_s in parts
        )
        covered, until = 0.0, datetime.min
        for start, end in spans_s:
            covered += max((end - max(start, until)).total_seconds(), 0.0)
            until = max(until, end)
        return covered

    def contains(self, recording_id: RecordingId, start_s: float, end_s: float) -> bool:
        """Return whether a stretch of a recording lies in the visit."""
        return any(
            key == recording_id and first - _WITHIN_S <= start_s and end_s <= last + _WITHIN_S
            for key, first, last in self.parts
        )

    def is_cut_at_end(self, recording_id: RecordingId, start_s: float, end_s: float) -> bool:
        """Return whether a stretch begins in the visit and only its end cuts it off.

        Stretches longer than the visit belong to none.
        """
        last = max((end for key, _, end in self.parts if key == recording_id), default=-math.inf)
        is_short = end_s - start_s <= (self.ended_at - self.started_at).total_seconds()
        return self.contains(recording_id, start_s, end_s) or (
            recording_id in self.continuing
            and is_short
            and start_s < last
            and self.contains(recording_id, start_s, last)
        )


def visit_times(
    recordings: Iterable[tuple[RecordingId, SiteId, datetime, float]], rule: VisitRule
) -> list[VisitTime]:
    """Return the visits of (recording, site, start, duration in s).

    Visits are of recorder time; a UTC offset of starts only tells what was recorded at once.
    """
    recordings = list(recordings)
    unzoned = {site for _, site, started_at, _ in recordings if started_at.tzinfo is None}
    parts: dict[tuple[SiteId, datetime], list[tuple[datetime, Part]]] = defaultdict(list)
    continuing: dict[tuple[SiteId, datetime], set[RecordingId]] = defaultdict(set)
    starts: dict[SiteId, dict[RecordingId, datetime]] = defaultdict(dict)
    for key, site, started_at, duration_s in recordings:
        start = started_at.replace(tzinfo=None)
        offset = None if site in unzoned else started_at.utcoffset()
        starts[site][key] = start - (offset or timedelta())
        at, end = start, start + timedelta(seconds=duration_s)
        is_whole = rule.keeps_whole(duration_s)
        while at < end:
            start_time = rule.start_of(start if is_whole else at)
            visit_end = start_time + rule.length
            hour = at.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
            until = min(end if is_whole else visit_end, end, hour if rule.hours else end)
            if rule.counts(at):
                part = (key, (at - start).total_seconds(), (until - start).total_seconds())
                parts[site, start_time].append((starts[site][key] + (at - start), part))
                if end > visit_end and (is_whole or until == visit_end):
                    continuing[site, start_time].add(key)
            at = until
    visits = (
        VisitTime(
            site_id=site,
            started_at=start_time,
            ended_at=start_time + rule.length,
            parts=tuple(_merge_adjacent([part for _, part in sorted(timed_parts)])),
            effort_s=0.0,
            continuing=frozenset(continuing[site, start_time]),
            starts=starts[site],
        )
        for (site, start_time), timed_parts in sorted(parts.items())
    )
    return [replace(visit, effort_s=visit.covered_s(visit.parts)) for visit in visits]


def _merge_adjacent(parts: Sequence[Part]) -> list[Part]:
    """Return parts with adjacent ones of a recording merged."""
    joined: list[Part] = []
    for key, start_s, end_s in parts:
        if joined and joined[-1][0] == key and joined[-1][2] == start_s:
            joined[-1] = (key, joined[-1][1], end_s)
        else:
            joined.append((key, start_s, end_s))
    return joined


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitQueue:
    """Queue of verified visits: a fixed set of calls of a frozen run."""

    id: QueueId
    name: str
    run_id: RunId
    max_calls: int  # Maximum number played per visit.
    provenance: Provenance
    # Visit rule and sampling; JSON values.
    design: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedVisit:
    """A visit for one species."""

    place: int  # Position in the queue, from 0.
    species_id: SpeciesId
    site_id: SiteId
    started_at: datetime
    ended_at: datetime
    effort_s: float
    # Probability of a call among those not played, if none of those played is one.
    remaining: float = 0.0

    @classmethod
    def from_time(
        cls, time: VisitTime, index: int, species_id: SpeciesId, remaining: float = 0.0
    ) -> Self:
        """Return a visit of a site and time for one species."""
        return cls(
            place=index,
            species_id=species_id,
            site_id=time.site_id,
            started_at=time.started_at,
            ended_at=time.ended_at,
            effort_s=time.effort_s,
            remaining=remaining,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitCall:
    """A call of a visit; the most probable has ``place`` 0."""

    visit: int
    place: int
    recording_id: RecordingId
    onset_s: float
    offset_s: float
    score: float
    segment_id: SegmentId | None = None

    @property
    def key(self) -> tuple[int, int]:
        """Key of its answers."""
        return self.visit, self.place

    def make_answer(self, answer: Answer, seconds: float, made: Provenance) -> "VisitAnswer":
        """Return an answer for storage."""
        return VisitAnswer(
            visit=self.visit, place=self.place, answer=answer, seconds=seconds, provenance=made
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitAnswer:
    """An observer's answer to one call, and its duration in seconds."""

    visit: int
    place: int
    answer: Answer
    seconds: float
    provenance: Provenance

    @property
    def key(self) -> tuple[int, int]:
        """Key of its call."""
        return self.visit, self.place
