"""Drawing of a queue of verified visits and the calls to play in each."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from birdann.app.commands.validation import DrawQueue
from birdann.app.learning.cross_fitting import FreeScores, scores_without_own_site
from birdann.app.session import Session
from birdann.app.survey.visits import recorded_visits
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import ListState
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import by_person
from birdann.core.recording import SiteId
from birdann.core.visits import (
    MAX_CALLS,
    MIN_SCORE,
    QueuedVisit,
    QueueId,
    VisitCall,
    VisitQueue,
    VisitRule,
    VisitTime,
)
from birdann.store import ProjectReader

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
        run_id = design.run_id or reader.runs.shown()
        if run_id is None:
            raise SampleError("{path} has no model. Train one first.", path=reader.path)
        run = reader.runs.one(run_id)
        species = _species(reader, run.species_ids, design.species)
        times = recorded_visits(reader, design.rule, is_labelled=True)
        times = _chosen(times, design)
        sites = {key: one.site_id for one in times for key, *_ in one.parts}
        candidates = _Candidates(reader, times, species, design.max_calls)
        for scores in scores_without_own_site(
            reader, run, sites, progress=part(progress, 0.0, 0.95)
        ):
            candidates.add(scores)
        visits, calls = candidates.queue(design)
        drawn = sorted({one.site_id for one in times})
    queue = VisitQueue(
        id=QueueId(new_id()),
        name=design.name.strip(),
        run_id=run_id,
        max_calls=design.max_calls,
        provenance=by_person(session.reviewer),
        design={
            "visit": str(design.rule),
            "hours": design.rule.hours,
            "season": design.rule.season,
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
    by_name = {all_species[one].name: one for one in known}
    strange = next((one for one in names if one not in by_name), None)
    if strange is not None:
        raise SampleError(
            "The model has no species “{species}”. It has: {known}.",
            species=strange,
            known=", ".join(sorted(by_name)),
        )
    return [by_name[one] for one in names or sorted(by_name)]


def _chosen(times: Iterable[VisitTime], design: VisitDesign) -> list[VisitTime]:
    """Return visits of sufficient length, a random number of them at each site."""
    of_site: dict[SiteId, list[VisitTime]] = defaultdict(list)
    for one in times:
        if one.effort_s > max(design.min_effort_s, 0.0) - 1e-9:
            of_site[one.site_id].append(one)
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
        for i, one in enumerate(times):
            for key in dict.fromkeys(key for key, *_ in one.parts):
                self._visits_of[key].append(i)
        self._lists = reader.lists.windows(list(self._visits_of))
        self._found: dict[tuple[SpeciesId, int], list[_Scored]] = defaultdict(list)
        self._known: set[tuple[SpeciesId, int]] = set()

    def add(self, scores: FreeScores) -> None:
        recording, table = scores.recording_id, scores.table
        for i in self._visits_of[recording]:
            self._known |= {(species, i) for species in scores.species_ids}
        if table is None:
            return
        boxes = {one.segment_id: one.box for one in self._reader.segments.places(recording)}
        known = [row for row, key in enumerate(table.segment_ids.tolist()) if key in boxes]
        keys = [SegmentId(key) for key in table.segment_ids[known].tolist()]
        middles = [(boxes[key].onset_s + boxes[key].offset_s) / 2 for key in keys]
        visits = self._visits_of[recording]
        visit_of = [
            next((i for i in visits if self._times[i].holds(recording, at, at)), -1)
            for at in middles
        ]
        complete = [
            one for one in self._lists.get(recording, ()) if one.state is ListState.COMPLETE
        ]
        for species in self._species:
            if species not in scores.species_ids:
                continue
            excluded = [one.span_s for one in complete if species not in one.tags]
            p = table.probabilities[known, scores.species_ids.index(species)].tolist()
            n_taken = Counter[int]()
            for row in sorted(range(len(p)), key=lambda row: -p[row]):
                visit = visit_of[row]
                if any(s is None or s[0] <= middles[row] < s[1] for s in excluded) or visit < 0:
                    continue
                if p[row] >= _NEGLIGIBLE or n_taken[visit] < self._max_calls:
                    n_taken[visit] += 1
                    box = boxes[keys[row]]
                    self._found[species, visit].append(
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
                scored = sorted(self._found.get((species, i), ()), reverse=True)
                played = [one for one in scored if one[0] >= design.min_score]
                played = played[: design.max_calls]
                rest = np.array([one[0] for one in scored[len(played) :]])
                visit = QueuedVisit(
                    place=len(visits),
                    species_id=species,
                    site_id=time.site_id,
                    started_at=time.started_at,
                    ended_at=time.ended_at,
                    effort_s=time.effort_s,
                    remaining=float(1 - np.prod(1 - np.minimum(rest, 1.0))),
                )
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
    with_calls = len({one.visit for one in calls})
    return [
        Message(
            "{visits} visits of {species} species at {sites} sites were drawn; {with_calls} have calls to "
            "play, {calls} calls at most ({minutes} min at {each} s each).",
            visits=len(visits),
            species=len({one.species_id for one in visits}),
            sites=len({one.site_id for one in visits}),
            with_calls=with_calls,
            calls=len(calls),
            minutes=f"{len(calls) * _SECONDS_EACH / 60:.0f}",
            each=_SECONDS_EACH,
        )
    ]
