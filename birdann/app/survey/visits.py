"""Verified visits: drawn from a fixed run, settled call by call, and their outcomes.

A visit of a species is settled by the first confirmed call, or when all calls were rejected.
Maximum number and minimum score of calls are fixed when the queue is drawn. Their order is given
by models trained without the visit's own site (`birdann.app.learning.cross_fitting`), so that it
does not depend on the site's own answers and lists.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId
from birdann.core.labels import ListState, SpeciesList
from birdann.core.message import Message
from birdann.core.recording import Season
from birdann.core.validation import Answer, counted_answers, named
from birdann.core.visits import (
    QueuedVisit,
    VisitQueue,
    VisitRule,
    VisitTime,
    visit_times,
)
from birdann.store import ProjectReader


def recorded_visits(
    reader: ProjectReader, rule: VisitRule, *, is_labelled: bool = False
) -> list[VisitTime]:
    """Return the visits of all recordings with site and start, within seasons if defined.

    Parameters
    ----------
    is_labelled
        Whether to leave out recordings without segmentation.
    """
    sites, labelled = reader.sites.of_recordings(), set[RecordingId]()
    if is_labelled:
        statuses = reader.overview.statuses().items()
        labelled = {key for key, one in statuses if one.is_segmented or one.n_segments}
    placed = [
        (one.id, sites[one.id], one.started_at.replace(tzinfo=None), one.duration_s)
        for one in reader.recordings.all()
        if one.id in sites and one.started_at is not None
        if not is_labelled or one.id in labelled
    ]
    if not placed:
        raise SampleError(
            "No segmented recording has a site and a start. Enter sites and starts under Project > Sites and "
            "times, and find segments."
        )
    season = season_of(reader, rule.season)
    return [
        one
        for one in visit_times(placed, rule)
        if season is None or season.first_day <= one.started_at.date() <= season.last_day
    ]


def season_of(reader: ProjectReader, name: str) -> Season | None:
    """Return the season with a name; default the only one, or None without any."""
    seasons = reader.sites.seasons()
    matches = [one for one in seasons if name in {"", one.name}]
    if len(matches) > 1 or (name and not matches):
        raise SampleError(
            "{path} has the seasons {there}. Name one of them.",
            path=reader.path,
            there=", ".join(f"“{one.name}”" for one in seasons) or "none",
        )
    return matches[0] if matches else None


class Settled(StrEnum):
    """What settled a visit."""

    CALL = "call confirmed"
    LIST = "listed"
    REFUSED = "all calls refused"
    NO_CALL = "no call to play"
    LISTED_WITHOUT = "complete list"
    OPEN = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitOutcome:
    """Outcome of a visit."""

    visit: QueuedVisit
    detected: float  # 1, 0, or NaN if unsettled.
    # Recorded seconds, or seconds of complete lists, depending on what settled it.
    effort_s: float
    settled: Settled
    n_calls: int
    n_played: int
    is_unsure: bool  # Whether a call was unsure and none was confirmed; then ``detected`` is 0.


def find_queue(reader: ProjectReader, name: str | None = None) -> VisitQueue:
    """Return the queue with a name; default the latest."""
    queues = reader.visits.all()
    if name is None and not queues:
        raise SampleError(
            "{path} has no verified visits. Draw them with Model > Verify visits or with "
            "birdann visits make.",
            path=reader.path,
        )
    return queues[0] if name is None else named(reader.path, queues, name)


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueProgress:
    """Progress of a queue."""

    name: str
    visits: int
    settled: int
    detected: int
    played: int
    seconds: float  # Total time from display to answer.

    def line(self) -> str:
        """Return it as a sentence."""
        return Message(
            "“{name}”: {settled} of {visits} visits settled, {detected} with the species; "
            "{played} calls played in {minutes} min",
            name=self.name,
            settled=self.settled,
            visits=self.visits,
            detected=self.detected,
            played=self.played,
            minutes=f"{self.seconds / 60:.1f}",
        )


def queue_progress(reader: ProjectReader, queue: VisitQueue) -> QueueProgress:
    """Return the progress of a queue."""
    visit_outcomes = outcomes(reader, queue)
    return QueueProgress(
        name=queue.name,
        visits=len(visit_outcomes),
        settled=sum(one.settled is not Settled.OPEN for one in visit_outcomes),
        detected=sum(one.detected == 1 for one in visit_outcomes),
        played=sum(one.n_played for one in visit_outcomes),
        seconds=sum(one.seconds for one in reader.visits.answers(queue.id)),
    )


def rule_of(queue: VisitQueue) -> VisitRule:
    """Return the definition of a visit in a queue."""
    hours = queue.design.get("hours")
    return VisitRule.of(
        str(queue.design["visit"]),
        (hours[0], hours[1]) if isinstance(hours, list) else None,
        str(queue.design.get("season", "")),
    )


def listed_outcomes(reader: ProjectReader, rule: VisitRule) -> list[VisitOutcome]:
    """Return the outcomes of visits for each listed species by lists alone."""
    listed = ListedVisits(reader, rule)
    named = sorted({species for present in reader.lists.present().values() for species in present})
    visits = [
        QueuedVisit(
            place=i * len(listed.times) + j,
            species_id=species,
            site_id=time.site_id,
            started_at=time.started_at,
            ended_at=time.ended_at,
            effort_s=time.effort_s,
        )
        for i, species in enumerate(named)
        for j, time in enumerate(listed.times.values())
    ]
    return [_outcome(one, None, (), *listed.of(one)) for one in visits]


def season_outcomes(
    reader: ProjectReader, name: str | None, of_lists: VisitRule | None = None
) -> tuple[VisitQueue | None, VisitRule, list[VisitOutcome]]:
    """Return a queue, its definition of a visit, and the outcomes.

    By lists alone without a queue.
    """
    if of_lists is not None:
        return None, of_lists, listed_outcomes(reader, of_lists)
    queue = find_queue(reader, name)
    return queue, rule_of(queue), outcomes(reader, queue)


def outcomes(reader: ProjectReader, queue: VisitQueue) -> list[VisitOutcome]:
    """Return the outcome of each visit of a queue, with the present lists."""
    visits = reader.visits.visits(queue.id)
    n_calls = Counter(one.visit for one in reader.visits.items(queue.id))
    answers: dict[int, list[Answer]] = defaultdict(list)
    for (visit, _), answer in counted_answers(reader.visits.answers(queue.id)).items():
        answers[visit].append(answer)
    listed = ListedVisits(reader, rule_of(queue))
    return [
        _outcome(one, n_calls[one.place], answers[one.place], *listed.of(one)) for one in visits
    ]


def _outcome(
    visit: QueuedVisit,
    n_calls: int | None,
    answers: Sequence[Answer],
    is_listed: bool | None,
    listed_s: float,
) -> VisitOutcome:
    if Answer.YES in answers:
        settled, detected = Settled.CALL, 1.0
    elif is_listed:
        settled, detected = Settled.LIST, 1.0
    elif n_calls is not None and len(answers) >= n_calls:
        settled, detected = (Settled.REFUSED if n_calls else Settled.NO_CALL), 0.0
    elif is_listed is not None:
        settled, detected = Settled.LISTED_WITHOUT, 0.0
    else:
        settled, detected = Settled.OPEN, float("nan")
    by_list = settled is Settled.LISTED_WITHOUT or (n_calls is None and detected == 1)
    return VisitOutcome(
        visit=visit,
        detected=detected,
        effort_s=listed_s if by_list else visit.effort_s,
        settled=settled,
        n_calls=n_calls or 0,
        n_played=len(answers),
        is_unsure=settled is Settled.REFUSED and Answer.UNSURE in answers,
    )


class ListedVisits:
    """Outcomes of visits by lists."""

    def __init__(self, reader: ProjectReader, rule: VisitRule) -> None:
        self.times = {(one.site_id, one.started_at): one for one in recorded_visits(reader, rule)}
        self._lists = reader.lists.windows()
        self._length_s = {one.id: one.duration_s for one in reader.recordings.all()}

    def of(self, visit: QueuedVisit) -> tuple[bool | None, float]:
        """Return whether lists name the species of visits, None if unknown, and their seconds."""
        time = self.times.get((visit.site_id, visit.started_at))
        species, named = visit.species_id, False
        spans = set[tuple[RecordingId, float, float]]()
        for one in self._within(time) if time is not None else ():
            is_named = one.state is not ListState.POSSIBLE and species in one.present
            if is_named or (one.state is ListState.COMPLETE and species not in one.tags):
                span = one.span_s or (0.0, self._length_s[one.recording_id])
                spans.add((one.recording_id, *span))
                named |= is_named
        return (named if spans else None), _union_s(spans)

    def _within(self, time: VisitTime) -> list[SpeciesList]:
        return [
            one
            for key in dict.fromkeys(key for key, *_ in time.parts)
            for one in self._lists.get(key, ())
            if time.holds(key, *(one.span_s or (0.0, self._length_s[key])))
        ]


def _union_s(spans: Iterable[tuple[RecordingId, float, float]]) -> float:
    """Return the total duration of the union of spans."""
    covered, last, until = 0.0, None, 0.0
    for key, start_s, end_s in sorted(spans):
        until = until if key == last else 0.0
        covered += max(end_s - max(start_s, until), 0.0)
        last, until = key, max(until, end_s)
    return covered
