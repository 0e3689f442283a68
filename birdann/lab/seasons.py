"""Simulated seasons of scored detections: coverage of intervals, and cost of listening.

Sites are occupied or not; a species at an occupied site calls in some visits with its calling
rate; the segmenter finds a share of its calls, and the model scores them and other sounds. A
simulated observer verifies visits or listens to everything, or a threshold is applied.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from birdann.core.progress import Progress, silent
from birdann.models.occupancy import Histories, Occupancy, fit
from birdann.models.validation import Floats, Ints

N_SITES, N_VISITS, VISIT_S = 20, 5, 600.0
MAX_CALLS, MIN_SCORE = 5, 0.1
ANSWER_S = 5.0
"""For a call that is played."""
LISTS_S = N_SITES * 2 * 90.0
"""For the lists that the model learns from: two windows of a minute at each site, with typing."""
SAMPLE_ITEMS = 100
"""Of a validation sample, by which a threshold is found."""
MISSED, WRONG = 0.05, 0.001
"""Calls that the listener does not recognise, and other sounds that the listener takes for the species."""
MISSED_LISTENING = 0.1
"""Calls missed when everything is listened to once."""
_UNEVEN = 2.0
"""Shape of the gamma distribution of calling between sites."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SeasonSpecies:
    """A species of simulated seasons."""

    name: str
    # occupied, calling: Share of occupied sites, and of visits there with calls.
    occupied: float
    calling: float
    # calls, others: Mean number of its calls in a visit with calls, and of other sounds in a
    # visit.
    calls: float
    others: float
    found: float  # Share of its calls that are segmented.
    # call_scores, other_scores: Empirical scores to sample from.
    call_scores: Floats
    other_scores: Floats


@dataclass(frozen=True, slots=True, kw_only=True)
class SurveyMethod:
    """Performance of a survey method over seasons."""

    name: str
    # seasons, fitted: Number of seasons, and of those with an estimate of occupancy.
    seasons: int
    fitted: int
    coverage: float  # Share of estimates whose 95 % interval contains the true occupancy.
    # width, bias: Mean width of the intervals, and mean error of the estimates.
    width: float
    bias: float
    # seconds, shared_s: Mean observer time per season: per species, and for all together.
    seconds: float
    shared_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Seasons:
    """Results of simulated seasons, with the cost for all species together."""

    n_species: int
    methods: tuple[SurveyMethod, ...]

    def lines(self) -> list[str]:
        """Return a text table."""
        head = (
            f"{self.methods[0].seasons:,} seasons of {N_SITES} sites x {N_VISITS} visits of "
            f"{VISIT_S / 60:.0f} min; hours are a person's, for {self.n_species} species together, with "
            f"{LISTS_S / 3600:.1f} h for the lists that a model learns from."
        )
        lines = [head, f"{'':22}{'coverage':>9}{'width':>8}{'bias':>8}{'fitted':>8}{'hours':>8}"]
        for one in self.methods:
            hours = (one.seconds * self.n_species + one.shared_s) / 3600
            lines.append(
                f"{one.name:22}{one.coverage:9.1%}{one.width:8.2f}{one.bias:+8.3f}"
                f"{one.fitted / one.seasons:8.0%}{hours:8.1f}"
            )
        return lines


VERIFIED, LISTENING, THRESHOLD = "verified visits", "listening to everything", "threshold alone"


def assumed_species(n: int = 10, seed: int = 0) -> list[SeasonSpecies]:
    """Return species from common to rare, with assumed score distributions.

    For those of a model see `species_of_scores`.
    """
    rng = np.random.default_rng(seed)
    return [
        SeasonSpecies(
            name=f"species {i + 1}",
            occupied=0.25 + 0.5 * i / max(n - 1, 1),
            calling=float(rng.uniform(0.4, 0.8)),
            calls=float(rng.uniform(3, 20)),
            others=150.0,
            found=0.85,
            call_scores=rng.beta(2.0 + 0.2 * i, 1.0, 4000),
            other_scores=rng.beta(0.15, 4.0, 20_000),
        )
        for i in range(n)
    ]


def species_of_scores(
    names: Sequence[str], is_call: Sequence[bool], scores: Sequence[float], others: float
) -> list[SeasonSpecies]:
    """Return species with a model's scores, and ``others`` other sounds per visit."""
    species = []
    for base, name in zip(assumed_species(len(set(names))), sorted(set(names)), strict=True):
        is_species = np.array([one == name for one in names])
        call, score = np.array(is_call, dtype=np.bool_), np.array(scores, dtype=np.float64)
        if (is_species & call).any() and (is_species & ~call).any():
            species.append(
                SeasonSpecies(
                    name=name,
                    occupied=base.occupied,
                    calling=base.calling,
                    calls=base.calls,
                    others=others,
                    found=base.found,
                    call_scores=score[is_species & call],
                    other_scores=score[is_species & ~call],
                )
            )
    return species


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """Detections of many seasons of one species, by (season, site, visit)."""

    n_calls: Ints
    visit: Ints
    score: Floats
    is_call: Floats


def _draw(species: SeasonSpecies, n_seasons: int, rng: np.random.Generator) -> _Drawn:
    shape = (n_seasons, N_SITES, N_VISITS)
    occupied = rng.random(shape[:2]) < species.occupied
    rate = species.calls * rng.gamma(_UNEVEN, 1 / _UNEVEN, shape[:2])
    is_calling = occupied[:, :, None] & (rng.random(shape) < species.calling)
    n_calls = np.where(is_calling, 1 + rng.poisson(rate[:, :, None], shape), 0).ravel()
    n_found = rng.binomial(n_calls, species.found)
    n_others = rng.poisson(species.others, len(n_calls))
    of_call = np.repeat(np.arange(len(n_calls)), n_found)
    of_other = np.repeat(np.arange(len(n_calls)), n_others)
    score = np.concatenate(
        [
            rng.choice(species.call_scores, len(of_call)),
            rng.choice(species.other_scores, len(of_other)),
        ]
    )
    is_call = np.r_[np.ones(len(of_call)), np.zeros(len(of_other))]
    return _Drawn(n_calls, np.r_[of_call, of_other], score, is_call)


def _verified(
    drawn: _Drawn, wrong: float, max_calls: int, min_score: float, rng: np.random.Generator
) -> tuple[Floats, Ints]:
    """Return whether each visit has a confirmed call, and the number of calls played."""
    kept = np.flatnonzero(drawn.score >= min_score)
    order = kept[np.lexsort((-drawn.score[kept], drawn.visit[kept]))]
    visit = drawn.visit[order]
    rank = np.arange(len(visit)) - np.searchsorted(visit, visit)
    order, visit, rank = (one[rank < max_calls] for one in (order, visit, rank))
    n_visits = len(drawn.n_calls)
    is_yes = rng.random(len(order)) < np.where(drawn.is_call[order] == 1, 1 - MISSED, wrong)
    first = np.full(n_visits, max_calls)
    np.minimum.at(first, visit[is_yes], rank[is_yes])
    n_offered = np.bincount(visit, minlength=n_visits)
    return (first < max_calls).astype(np.float64), np.minimum(n_offered, first + 1)


def _threshold(species: SeasonSpecies) -> float:
    """Return the score for 95 % precision in occupied visits, as estimated from a sample."""
    scores = np.r_[species.call_scores, species.other_scores]
    n_calls = species.calls * species.found * species.occupied * species.calling
    weights = np.r_[
        np.full(len(species.call_scores), n_calls / len(species.call_scores)),
        np.full(len(species.other_scores), species.others / len(species.other_scores)),
    ]
    order = np.argsort(-scores)
    right = np.cumsum(np.where(order < len(species.call_scores), weights[order], 0.0))
    precise = np.flatnonzero(right / np.cumsum(weights[order]) >= 0.95)
    return float(scores[order[precise[-1]]]) if len(precise) else float(scores.max())


def simulate(
    species: Iterable[SeasonSpecies],
    n_seasons: int = 1000,
    *,
    seed: int = 0,
    wrong: float = WRONG,
    max_calls: int = MAX_CALLS,
    min_score: float = MIN_SCORE,
    progress: Progress = silent,
) -> Seasons:
    """Return the performance of three survey methods over simulated seasons."""
    drawn_species, rng = list(species), np.random.default_rng(seed)
    per_species = [len(range(k, n_seasons, len(drawn_species))) for k in range(len(drawn_species))]
    detected: dict[str, list[Floats]] = {name: [] for name in (VERIFIED, LISTENING, THRESHOLD)}
    seconds = dict.fromkeys(detected, 0.0)
    truth: list[Floats] = []
    for k, (one, n) in enumerate(zip(drawn_species, per_species, strict=True)):
        progress(0.2 * k / len(drawn_species), f"Drawing seasons of {one.name}")
        drawn, shape = _draw(one, n, rng), (n, N_SITES, N_VISITS)
        yes, played = _verified(drawn, wrong, max_calls, min_score, rng)
        is_listed = rng.random(len(drawn.n_calls)) < 1 - MISSED_LISTENING**drawn.n_calls
        above = np.zeros(len(drawn.n_calls))
        above[drawn.visit[drawn.score >= _threshold(one)]] = 1.0
        for name, result in (
            (VERIFIED, yes),
            (LISTENING, is_listed.astype(np.float64)),
            (THRESHOLD, above),
        ):
            detected[name].append(result.reshape(shape))
        seconds[VERIFIED] += ANSWER_S * float(played.sum())
        seconds[THRESHOLD] += ANSWER_S * SAMPLE_ITEMS * n
        truth.append(np.full(n, one.occupied))
    methods = []
    for k, name in enumerate(detected):
        fits = []
        for i, y in enumerate(histories := np.concatenate(detected[name])):
            progress(0.2 + 0.8 * (k + i / len(histories)) / 3, f"Fitting: {name}")
            fits.append(fit(Histories(detected=y)))
        shared_s = N_SITES * N_VISITS * VISIT_S if name == LISTENING else LISTS_S
        each_s = seconds[name] / len(fits)
        methods.append(_method(name, fits, np.concatenate(truth), each_s, shared_s))
    return Seasons(n_species=len(drawn_species), methods=tuple(methods))


def _method(
    name: str, fits: Sequence[Occupancy], truth: Floats, seconds: float, shared_s: float
) -> SurveyMethod:
    rows = [
        (one.psi.value, one.psi.low, one.psi.high, true)
        for one, true in zip(fits, truth.tolist(), strict=True)
        if one.psi is not None
    ]
    value, low, high, true = np.array(rows).reshape(-1, 4).T
    return SurveyMethod(
        name=name,
        seasons=len(fits),
        fitted=len(rows),
        coverage=float(np.mean((low <= true) & (true <= high))) if rows else float("nan"),
        width=float(np.mean(high - low)) if rows else float("nan"),
        bias=float(np.mean(value - true)) if rows else float("nan"),
        seconds=seconds,
        shared_s=shared_s,
    )
