"""Verified visits: drawn from a fixed run, settled call by call, and their outcomes.

A visit of a species is settled by the first confirmed call, or when all calls were rejected.
Maximum number and minimum score of calls are fixed when the queue is drawn. Their order is given
by models trained without the visit's own site (`birdann.app.learning.training`), so that it
does not depend on the site's own answers and lists.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

import numpy as np

from birdann.app.commands.validation import DrawQueue
from birdann.app.learning.held_out import FreeScores, scores_without_own_site
from birdann.app.session import Session
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import person_provenance
from birdann.core.recording import Season, SiteId
from birdann.core.validation import Answer, counted_answers, find_by_name
from birdann.core.visits import (
    JOINS_NIGHTS,
    MAX_CALLS,
    MIN_SCORE,
    QueuedVisit,
    QueueId,
    VisitCall,
    VisitQueue,
    VisitRule,
    VisitTime,
    visit_times,
)
from birdann.store import ProjectReader

_NO_TIME = Message(
    "No recording with a site and a start lies within the season and the hours of day. Correct them."
)
_SETTLING = frozenset({TagState.PRESENT, TagState.ABSENT})


def recorded_visits(
    reader: ProjectReader, rule: VisitRule, *, is_labelled: bool = False
) -> list[VisitTime]:
    """Return the visits of all recordings with site and start, within seasons if defined.

    Parameters
    ----------
    is_labelled
        Whether to leave out recordings without segmentation.
    """
    sites, labelled = reader.sites.list_by_recording(), set[RecordingId]()
    if is_labelled:
        statuses = reader.overview.statuses().items()
        labelled = {key for key, status in statuses if status.is_segmented or status.n_segments}
    placed = [
        (
            recording.id,
            sites[recording.id],
            recording.started_at,
            recording.duration_s,
        )
        for recording in reader.recordings.all()
        if recording.id in sites and recording.started_at is not None
        if not is_labelled or recording.id in labelled
    ]
    if not placed:
        raise SampleError(
            "No segmented recording has a site and a start. Enter sites and starts under Project > Sites and "
            "times, and find segments."
        )
    season = season_of(reader, rule.season)
    return [
        visit_time
        for visit_time in visit_times(placed, rule)
        if season is None or season.first_day <= visit_time.started_at.date() <= season.last_day
    ]


def season_of(reader: ProjectReader, name: str) -> Season | None:
    """Return the season with a name; default the only one, or None without any."""
    seasons = reader.sites.seasons()
    matches = [season for season in seasons if name in {"", season.name}]
    if len(matches) > 1 or (name and not matches):
        raise SampleError(
            "{path} has the seasons {there}. Name one of them.",
            path=reader.path,
            there=", ".join(f"“{season.name}”" for season in seasons) or "none",
        )
    return matches[0] if matches else None


class Settled(StrEnum):
    """Reason why a visit is settled; empty if it is open."""

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
    return queues[0] if name is None else find_by_name(reader.path, queues, name)


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
        settled=sum(outcome.settled is not Settled.OPEN for outcome in visit_outcomes),
        detected=sum(outcome.detected == 1 for outcome in visit_outcomes),
        played=sum(outcome.n_played for outcome in visit_outcomes),
        seconds=sum(answer.seconds for answer in reader.visits.answers(queue.id)),
    )


def rule_of(queue: VisitQueue) -> VisitRule:
    """Return the definition of a visit in a queue."""
    hours = queue.design.get("hours")
    return VisitRule.of(
        str(queue.design["visit"]),
        (hours[0], hours[1]) if isinstance(hours, list) else None,
        str(queue.design.get("season", "")),
        divides=bool(queue.design.get("divides")),
    )


def listed_outcomes(reader: ProjectReader, rule: VisitRule) -> list[VisitOutcome]:
    """Return the outcomes of visits for each listed species by lists alone."""
    listed = ListedVisits(reader, rule)
    if not listed.times:
        raise SampleError(_NO_TIME)
    named = sorted({species for present in reader.lists.present().values() for species in present})
    visits = [
        QueuedVisit.from_time(time, i * len(listed.times) + j, species)
        for i, species in enumerate(named)
        for j, time in enumerate(listed.times.values())
    ]
    return [_outcome(visit, None, (), *listed.of(visit)) for visit in visits]


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
    """Return the outcome of each visit of a queue, with the present lists.

    Visits of species that were merged since are one.
    """
    into = {species.id: target for species, target in reader.species.merged_species()}
    same: dict[tuple[object, ...], list[QueuedVisit]] = defaultdict(list)
    for visit in reader.visits.visits(queue.id):
        species = into.get(visit.species_id, visit.species_id)
        same[visit.site_id, visit.started_at, species].append(replace(visit, species_id=species))
    n_calls = Counter(visit.visit for visit in reader.visits.items(queue.id))
    answers: dict[int, list[Answer]] = defaultdict(list)
    for (visit_index, _), answer in counted_answers(reader.visits.answers(queue.id)).items():
        answers[visit_index].append(answer)
    listed = ListedVisits(reader, rule_of(queue))
    return [
        _outcome(
            visits[0],
            sum(n_calls[visit.place] for visit in visits),
            [answer for visit in visits for answer in answers[visit.place]],
            *listed.of(visits[0]),
        )
        for visits in same.values()
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
        self._rule = rule
        self.times = {
            (visit_time.site_id, visit_time.started_at): visit_time
            for visit_time in recorded_visits(reader, rule)
        }
        self._lists = reader.lists.windows()
        self._calls = defaultdict[tuple[RecordingId, SpeciesId], list[tuple[float, float]]](list)
        for recording_id, species_id, *span_s in reader.labels.calls():
            self._calls[recording_id, species_id].append((span_s[0], span_s[1]))
        recordings = reader.recordings.all()
        self._length_s = {recording.id: recording.duration_s for recording in recordings}
        placed = reader.sites.list_by_recording().keys()
        self._placed = {r.id for r in recordings if r.started_at is not None and r.id in placed}

    def of(self, visit: QueuedVisit) -> tuple[bool | None, float]:
        """Return whether lists name the species of a visit, None if unknown, and their seconds.

        A list that goes on after the end of the visit, as at midnight, counts for the visit it began
        in, also where its recording is divided.
        A labelled call in it is a detection where a complete list leaves the species out.
        """
        time = self.times.get((visit.site_id, visit.started_at))
        species, named = visit.species_id, False
        spans = set[tuple[RecordingId, float, float]]()
        for each_span in self._lists_in_visit(time) if time is not None else ():
            tag = each_span.tag_of(species)
            if each_span.state is not ListState.POSSIBLE and tag in _SETTLING:
                span = each_span.span_s or (0.0, self._length_s[each_span.recording_id])
                spans.add((each_span.recording_id, *span))
                named |= tag is TagState.PRESENT
        if spans and time is not None:
            named |= any(
                time.contains(key, *span_s)
                for key in {key for key, *_ in time.parts}
                for span_s in self._calls.get((key, species), ())
            )
        return (named if spans else None), (time.covered_s(spans) if time is not None else 0.0)

    def _lists_in_visit(self, time: VisitTime) -> list[SpeciesList]:
        return [
            species_list
            for key in dict.fromkeys(key for key, *_ in time.parts)
            for species_list in self._lists.get(key, ())
            if time.is_cut_at_end(key, *(species_list.span_s or (0.0, self._length_s[key])))
        ]

    def notes(self, outcomes: Iterable[VisitOutcome] = ()) -> list[str]:
        """Return how many recordings and visits lack each other or go on, as sentences."""
        drawn = {(outcome.visit.site_id, outcome.visit.started_at) for outcome in outcomes}
        visited = {key for time in self.times.values() for key, *_ in time.parts}
        n_outside = len(self._placed - visited)
        continuing = {key for time in self.times.values() for key in time.continuing}
        n_whole = sum(self._rule.keeps_whole(self._length_s[key]) for key in continuing)
        n_divided = len(continuing) - n_whole
        sentences: list[str] = [
            *Message.if_any(
                "%Ln recording without a site or a start is left out.",
                "%Ln recordings without a site or a start are left out.",
                len(self._length_s) - len(self._placed),
            ),
            *Message.if_any(
                "%Ln recording outside the season or the hours of day is left out.",
                "%Ln recordings outside the season or the hours of day are left out.",
                n_outside,
            ),
            *Message.if_any(
                "%Ln visit counts as it was drawn: its recordings were removed, or their site or start "
                "was changed.",
                "%Ln visits count as they were drawn: their recordings were removed, or their site or "
                "start was changed.",
                len(drawn - self.times.keys()),
            ),
        ]
        if self._rule.joins_nights:
            sentences.append(JOINS_NIGHTS)
        sentences += Message.if_any(
            "%Ln recording continues after the end of its visit and counts for that visit.",
            "%Ln recordings continue after the end of their visits and count for those visits.",
            n_whole,
        )
        sentences += Message.if_any(
            "%Ln recording continues after the end of a visit and is divided there.",
            "%Ln recordings continue after the end of a visit and are divided there.",
            n_divided,
        )
        n_cut = sum(
            not time.contains(
                span.recording_id, *(span.span_s or (0.0, self._length_s[span.recording_id]))
            )
            for time in self.times.values()
            for span in self._lists_in_visit(time)
        )
        sentences += Message.if_any(
            "%Ln list continues after the end of its visit and counts for that visit.",
            "%Ln lists continue after the end of their visits and count for those visits.",
            n_cut,
        )
        return sentences


_SECONDS_EACH = 5
"""For an answer, about."""
_NEGLIGIBLE = 0.01
"""Scores below count as no chance that a call remains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitDesign:
    """Design of a queue of visits."""

    name: str
    rule: VisitRule = field(default_factory=VisitRule)
    species: Sequence[str] = ()  # Names; empty for all of the run.
    # max_calls, min_score: Maximum number of calls per visit, and their minimum score.
    max_calls: int = MAX_CALLS
    min_score: float = MIN_SCORE
    per_site: int | None = None  # Number of visits drawn at random at each site; None for all.
    min_effort_s: float = 0.0  # Minimum recorded time of a visit, in seconds.
    run_id: RunId | None = None  # The model; None for the shown run.
    seed: int = 0

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise SampleError("The visits need a name.")
        if not 1 <= self.max_calls <= 100:
            raise SampleError("From 1 to 100 calls are played in a visit.")
        if self.per_site is not None and self.per_site < 1:
            raise SampleError("At least one visit is drawn at each site.")
        if not 0 <= self.min_score <= 1:
            raise SampleError("The minimum score of a call is a number from 0 to 1.")


def draw_visits(
    session: Session, design: VisitDesign, *, progress: Progress = silent
) -> tuple[VisitQueue, list[QueuedVisit]]:
    """Draw visits and score their calls without their own site.

    The queue is stored in the project, as one step of undo.
    """
    with session.project.reader() as reader, reader.snapshot():
        run_id = design.run_id or reader.runs.id_in_use()
        if run_id is None:
            raise SampleError("{path} has no model. Train one first.", path=reader.path)
        run = reader.runs.one(run_id)
        species = _species(reader, run.species_ids, design.species)
        times = recorded_visits(reader, design.rule, is_labelled=True)
        if not times:
            raise SampleError(_NO_TIME)
        times = _draw_visits(times, design)
        sites = {key: visit_time.site_id for visit_time in times for key, *_ in visit_time.parts}
        candidates = _Candidates(reader, times, species, design.max_calls)
        for scores in scores_without_own_site(
            reader, run, sites, progress=part(progress, 0.0, 0.95)
        ):
            candidates.add(scores)
        visits, calls = candidates.queue(design)
        drawn = sorted({visit_time.site_id for visit_time in times})
    queue = VisitQueue(
        id=QueueId(new_id()),
        name=design.name.strip(),
        run_id=run_id,
        max_calls=design.max_calls,
        provenance=person_provenance(session.reviewer),
        design={
            "visit": str(design.rule),
            "hours": design.rule.hours,
            "season": design.rule.season,
            "divides": design.rule.divides,
            "min_score": design.min_score,
            "per_site": design.per_site,
            "min_effort_s": design.min_effort_s,
            "seed": design.seed,
            "sites": len(drawn),
        },
    )
    session.execute(DrawQueue(queue, calls, visits))
    progress(1.0, Message("Done"))
    return queue, visits


def _species(
    reader: ProjectReader, known: Sequence[SpeciesId], names: Sequence[str]
) -> list[SpeciesId]:
    all_species = reader.species.all()
    by_name = {all_species[key].name: key for key in known}
    strange = next((name for name in names if name not in by_name), None)
    if strange is not None:
        raise SampleError(
            "The model has no species “{species}”. It has: {known}.",
            species=strange,
            known=", ".join(sorted(by_name)),
        )
    return [by_name[name] for name in names or sorted(by_name)]


def _draw_visits(times: Iterable[VisitTime], design: VisitDesign) -> list[VisitTime]:
    """Return visits of sufficient length, a random number of them at each site."""
    of_site: dict[SiteId, list[VisitTime]] = defaultdict(list)
    for visit_time in times:
        if visit_time.effort_s > max(design.min_effort_s, 0.0) - 1e-9:
            of_site[visit_time.site_id].append(visit_time)
    rng, chosen = np.random.default_rng(design.seed), list[VisitTime]()
    for _, visits in sorted(of_site.items()):
        n = min(design.per_site or len(visits), len(visits))
        chosen += [visits[i] for i in sorted(rng.choice(len(visits), n, replace=False).tolist())]
    if not chosen:
        raise SampleError("No visit has that many seconds recorded. Lower the minimum.")
    return chosen


_Scored = tuple[float, RecordingId, SegmentId, float, float]
"""Score, recording, segment, onset and offset of a candidate."""


class _Candidates:
    """The calls that may be played, by visit and species."""

    def __init__(
        self,
        reader: ProjectReader,
        times: Sequence[VisitTime],
        species: Sequence[SpeciesId],
        max_calls: int,
    ) -> None:
        self._reader, self._times, self._species = reader, times, species
        self._max_calls = max_calls
        self._visits_of: dict[RecordingId, list[int]] = defaultdict(list)
        for i, visit_time in enumerate(times):
            for key in dict.fromkeys(key for key, *_ in visit_time.parts):
                self._visits_of[key].append(i)
        self._lists = reader.lists.windows(list(self._visits_of))
        self._scored: dict[tuple[SpeciesId, int], list[_Scored]] = defaultdict(list)
        self._known: set[tuple[SpeciesId, int]] = set()

    def add(self, scores: FreeScores) -> None:
        recording, table = scores.recording_id, scores.table
        for i in self._visits_of[recording]:
            self._known |= {(species, i) for species in scores.species_ids}
        if table is None:
            return
        boxes = {
            position.segment_id: position.box
            for position in self._reader.segments.positions(recording)
        }
        known = [row for row, key in enumerate(table.segment_ids.tolist()) if key in boxes]
        keys = [SegmentId(key) for key in table.segment_ids[known].tolist()]
        middles = [(boxes[key].onset_s + boxes[key].offset_s) / 2 for key in keys]
        visits = self._visits_of[recording]
        visit_of = [
            next((i for i in visits if self._times[i].contains(recording, at, at)), -1)
            for at in middles
        ]
        lists = [
            species_list
            for species_list in self._lists.get(recording, ())
            if species_list.state is not ListState.POSSIBLE
        ]
        for species in self._species:
            if species not in scores.species_ids:
                continue
            excluded = [
                species_list.span_s
                for species_list in lists
                if species_list.tag_of(species) is TagState.ABSENT
            ]
            p = table.probabilities[known, scores.species_ids.index(species)].tolist()
            n_taken = Counter[int]()
            for row in sorted(range(len(p)), key=lambda row: -p[row]):
                visit = visit_of[row]
                if any(s is None or s[0] <= middles[row] < s[1] for s in excluded) or visit < 0:
                    continue
                if p[row] >= _NEGLIGIBLE or n_taken[visit] < self._max_calls:
                    n_taken[visit] += 1
                    box = boxes[keys[row]]
                    self._scored[species, visit].append(
                        (p[row], recording, keys[row], box.onset_s, box.offset_s)
                    )

    def queue(self, design: VisitDesign) -> tuple[list[QueuedVisit], list[VisitCall]]:
        """Return the visits by species, in random order within one, and their calls."""
        rng = np.random.default_rng(design.seed)
        visits, calls = list[QueuedVisit](), list[VisitCall]()
        for species in self._species:
            for i in rng.permutation(len(self._times)).tolist():
                time = self._times[i]
                if (species, i) not in self._known:
                    continue  # a model without that site has no such species
                scored = sorted(self._scored.get((species, i), ()), reverse=True)
                played = [span for span in scored if span[0] >= design.min_score]
                played = played[: design.max_calls]
                rest = np.array([span[0] for span in scored[len(played) :]])
                remaining = float(1 - np.prod(1 - np.minimum(rest, 1.0)))
                visit = QueuedVisit.from_time(time, len(visits), species, remaining)
                visits.append(visit)
                calls += [
                    VisitCall(
                        visit=visit.place,
                        place=n,
                        recording_id=recording,
                        onset_s=onset_s,
                        offset_s=offset_s,
                        score=score,
                        segment_id=key,
                    )
                    for n, (score, recording, key, onset_s, offset_s) in enumerate(played)
                ]
        return visits, calls


def queue_lines(visits: Sequence[QueuedVisit], calls: Sequence[VisitCall]) -> list[str]:
    """Return a description of the drawn queue, and the maximum work."""
    with_calls = len({call.visit for call in calls})
    return [
        Message(
            "{visits} visits of {species} species at {sites} sites were drawn; {with_calls} have calls to "
            "play, {calls} calls at most ({minutes} min at {each} s each).",
            visits=len(visits),
            species=len({visit.species_id for visit in visits}),
            sites=len({visit.site_id for visit in visits}),
            with_calls=with_calls,
            calls=len(calls),
            minutes=f"{len(calls) * _SECONDS_EACH / 60:.0f}",
            each=_SECONDS_EACH,
        )
    ]
