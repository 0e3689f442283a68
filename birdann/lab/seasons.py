"""Simulated seasons of measured visits: coverage of intervals, and cost of listening.

Sites are occupied or not; a species at an occupied site calls in some visits. Each visit is drawn
from measured ones with or without calls of the species, with the likeliest segments there and
whether they are calls. A simulated observer verifies visits or listens to everything, or a
threshold is applied.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.progress import Progress, silent
from birdann.core.visits import MAX_CALLS, MIN_SCORE
from birdann.models.occupancy import Histories, Occupancy, fit

N_SITES, N_VISITS = 20, 5
N_LIKELIEST = 20
"""Segments of a visit that may be played."""
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
_OCCUPIED, _CALLING = (0.25, 0.75), (0.4, 0.8)
"""Occupied sites, from the first species to the last; share of visits there with calls."""


class MeasuredVisits(NamedTuple):
    """Measured visits.

    Attributes
    ----------
    score, is_call
        float64 (n, N_LIKELIEST): the likeliest segments in order, -inf for none, and whether each
        is a call of the species.
    n_calls
        int64 (n,): calls of the species, found or not.
    """

    score: FloatArray
    is_call: FloatArray
    n_calls: Int64Array


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SeasonSpecies:
    """A species of simulated seasons.

    Attributes
    ----------
    occupied, calling
        Share of occupied sites, and of visits there with calls.
    present, absent
        Measured visits with and without its calls.
    """

    name: str
    occupied: float
    calling: float
    present: MeasuredVisits
    absent: MeasuredVisits


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
    minutes: int
    methods: tuple[SurveyMethod, ...]

    def lines(self) -> list[str]:
        """Return a text table."""
        head = (
            f"{self.methods[0].seasons:,} seasons of {N_SITES} sites x {N_VISITS} visits of "
            f"{self.minutes} min; hours are a person's, for {self.n_species} species together, with "
            f"{LISTS_S / 3600:.1f} h for the lists that a model learns from."
        )
        lines = [head, f"{'':22}{'coverage':>9}{'width':>8}{'bias':>8}{'fitted':>8}{'hours':>8}"]
        for method in self.methods:
            hours = (method.seconds * self.n_species + method.shared_s) / 3600
            lines.append(
                f"{method.name:22}{method.coverage:9.1%}{method.width:8.2f}{method.bias:+8.3f}"
                f"{method.fitted / method.seasons:8.0%}{hours:8.1f}"
            )
        return lines


VERIFIED, LISTENING, THRESHOLD = "verified visits", "listening to everything", "threshold alone"

Row = tuple[str, str, int, bool, float]
"""Species, visit, its number of calls there, whether a segment is one of them, and its score."""


def species_of_visits(rows: Iterable[Row]) -> list[SeasonSpecies]:
    """Return the species of measured visits, those with both kinds of visits."""
    scored: dict[str, dict[str, list[tuple[float, bool]]]] = defaultdict(lambda: defaultdict(list))
    n_calls: dict[tuple[str, str], int] = {}
    for name, visit, n, is_call, score in rows:
        scored[name][visit].append((score, is_call))
        n_calls[name, visit] = n
    species = []
    calling = np.random.default_rng(0).uniform(*_CALLING, len(scored))
    for k, name in enumerate(sorted(scored)):
        visits = [
            (sorted(segments, reverse=True)[:N_LIKELIEST], n_calls[name, visit])
            for visit, segments in scored[name].items()
        ]
        present, absent = (
            [visit for visit in visits if (visit[1] > 0) is has] for has in (True, False)
        )
        if present and absent:
            low, high = _OCCUPIED
            species.append(
                SeasonSpecies(
                    name=name,
                    occupied=low + (high - low) * k / max(len(scored) - 1, 1),
                    calling=float(calling[k]),
                    present=_visits(present),
                    absent=_visits(absent),
                )
            )
    return species


def _visits(visits: Sequence[tuple[Sequence[tuple[float, bool]], int]]) -> MeasuredVisits:
    score = np.full((len(visits), N_LIKELIEST), -np.inf)
    is_call = np.zeros(score.shape)
    for row, (segments, _) in enumerate(visits):
        for column, (value, is_one) in enumerate(segments):
            score[row, column], is_call[row, column] = value, is_one
    return MeasuredVisits(score, is_call, np.array([n for _, n in visits], np.int64))


def _draw(
    species: SeasonSpecies, n_seasons: int, minutes: int, rng: np.random.Generator
) -> MeasuredVisits:
    """Return the visits of seasons, (season, site, visit) in a row, each of some measured ones."""
    shape = (n_seasons, N_SITES, N_VISITS)
    occupied = rng.random(shape[:2]) < species.occupied
    is_calling = (occupied[:, :, None] & (rng.random(shape) < species.calling)).ravel()
    n = is_calling.size, minutes
    n_present, n_absent = len(species.present.score), len(species.absent.score)
    rows = np.where(
        is_calling[:, None],
        rng.integers(n_present, size=n),
        n_present + rng.integers(n_absent, size=n),
    )
    score, is_call, n_calls = _all_visits(species)
    detected = score[rows].reshape(len(rows), -1)
    order = np.argsort(-detected, axis=1, kind="stable")[:, :N_LIKELIEST]
    is_call = np.take_along_axis(is_call[rows].reshape(detected.shape), order, axis=1)
    return MeasuredVisits(
        np.take_along_axis(detected, order, axis=1), is_call, n_calls[rows].sum(axis=1)
    )


def _all_visits(species: SeasonSpecies) -> MeasuredVisits:
    """Return its visits with calls, then those without."""
    here, absent = species.present, species.absent
    return MeasuredVisits(
        np.concatenate([here.score, absent.score]),
        np.concatenate([here.is_call, absent.is_call]),
        np.concatenate([here.n_calls, absent.n_calls]),
    )


def _simulate_validation(
    drawn: MeasuredVisits, wrong: float, max_calls: int, min_score: float, rng: np.random.Generator
) -> tuple[FloatArray, Int64Array]:
    """Return whether each visit has a confirmed call, and the number of calls played."""
    is_offered = (drawn.score >= min_score)[:, :max_calls]
    chance = np.where(drawn.is_call[:, :max_calls] == 1, 1 - MISSED, wrong)
    is_reported = is_offered & (rng.random(chance.shape) < chance)
    has_report, n_offered = is_reported.any(axis=1), is_offered.sum(axis=1)
    n_played: Int64Array = np.where(has_report, is_reported.argmax(axis=1) + 1, n_offered)
    return np.asarray(has_report, np.float64), n_played


def _threshold(species: SeasonSpecies) -> float:
    """Return the score for 95 % precision, as estimated from a sample."""
    present, absent, share = species.present, species.absent, species.occupied * species.calling
    visits = _all_visits(species)
    weights = np.repeat([share / len(present.score), (1 - share) / len(absent.score)],
                        [len(present.score), len(absent.score)])  # fmt: skip
    scores, is_call = visits.score.ravel(), visits.is_call.ravel()
    weights = np.repeat(weights, N_LIKELIEST) * np.isfinite(scores)
    order = np.argsort(-scores)
    right = np.cumsum(weights[order] * is_call[order])
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
    minutes: int = 1,
    progress: Progress = silent,
) -> Seasons:
    """Return the performance of three survey methods over simulated seasons.

    Each minute of a visit is a measured one.
    """
    drawn_species, rng = list(species), np.random.default_rng(seed)
    per_species = [len(range(k, n_seasons, len(drawn_species))) for k in range(len(drawn_species))]
    detected: dict[str, list[FloatArray]] = {name: [] for name in (VERIFIED, LISTENING, THRESHOLD)}
    seconds = dict.fromkeys(detected, 0.0)
    truth: list[FloatArray] = []
    for k, (each_species, n) in enumerate(zip(drawn_species, per_species, strict=True)):
        progress(0.2 * k / len(drawn_species), f"Drawing seasons of {each_species.name}")
        drawn, shape = _draw(each_species, n, minutes, rng), (n, N_SITES, N_VISITS)
        yes, played = _simulate_validation(drawn, wrong, max_calls, min_score, rng)
        is_listed = rng.random(len(drawn.n_calls)) < 1 - MISSED_LISTENING**drawn.n_calls
        above = (drawn.score[:, 0] >= _threshold(each_species)).astype(np.float64)
        for name, result in (
            (VERIFIED, yes),
            (LISTENING, is_listed.astype(np.float64)),
            (THRESHOLD, above),
        ):
            detected[name].append(result.reshape(shape))
        seconds[VERIFIED] += ANSWER_S * float(played.sum())
        seconds[THRESHOLD] += ANSWER_S * SAMPLE_ITEMS * n
        truth.append(np.full(n, each_species.occupied))
    methods = []
    for k, name in enumerate(detected):
        fits = []
        for i, y in enumerate(histories := np.concatenate(detected[name])):
            progress(0.2 + 0.8 * (k + i / len(histories)) / 3, f"Fitting: {name}")
            fits.append(fit(Histories(detected=y)))
        shared_s = N_SITES * N_VISITS * 60 * minutes if name == LISTENING else LISTS_S
        s = seconds[name] / len(fits)
        methods.append(_method(name, fits, np.concatenate(truth), s, shared_s))
    return Seasons(n_species=len(drawn_species), minutes=minutes, methods=tuple(methods))


def _method(
    name: str, fits: Sequence[Occupancy], truth: FloatArray, seconds: float, shared_s: float
) -> SurveyMethod:
    rows = [
        (estimate.psi.value, estimate.psi.low, estimate.psi.high, true)
        for estimate, true in zip(fits, truth.tolist(), strict=True)
        if estimate.psi is not None
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
