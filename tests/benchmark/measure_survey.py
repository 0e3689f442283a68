"""How well is occupancy estimated in simulated seasons, and what does listening cost?

    python tests/benchmark/measure_survey.py [--seasons N] [--seed SEED] [--scores TABLE.csv [--others N]] [--wrong SHARE]
        [--max-calls K] [--min-score P]

TABLE.csv has the scores of a model with the truth, columns species, is_call (true or false) and score, as `measure_season.py`
writes them; other sounds in a visit of ten minutes are --others. Without it scores are assumed.

Sites are occupied or not; a species at an occupied site calls in some visits, so often as its site has it; the
segmenter finds a share of its calls, and the model scores those and all other sounds. A simulated listener then
verifies visits, listens to everything, or no one listens and a threshold decides.
"""

import argparse
import csv
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
    """A species of simulated seasons.

    Attributes
    ----------
    occupied, calling
        Share of sites with it, and of visits there in which it calls.
    calls, others
        Of it in a visit in which it calls, and other sounds in a visit, in the mean.
    found
        Share of its calls that the segmenter outlines.
    call_scores, other_scores
        What the model scores for it, to draw from.
    """

    name: str
    occupied: float
    calling: float
    calls: float
    others: float
    found: float
    call_scores: Floats
    other_scores: Floats


@dataclass(frozen=True, slots=True, kw_only=True)
class SurveyMethod:
    """How one way to survey did over seasons.

    Attributes
    ----------
    seasons, fitted
        How many there were, and in how many occupancy could be estimated.
    coverage
        Share of these whose 95 % interval contains the true occupancy.
    width, bias
        Mean of the intervals' width, and of the estimate less the truth.
    seconds, shared_s
        Of a person's time in a season, in the mean: for each species, and for all together.
    """

    name: str
    seasons: int
    fitted: int
    coverage: float
    width: float
    bias: float
    seconds: float
    shared_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Seasons:
    """What came of simulated seasons, with the cost for all species of a season together."""

    n_species: int
    methods: tuple[SurveyMethod, ...]

    def lines(self) -> list[str]:
        """Return a table."""
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
    """Return species from common to rare, with scores of models from good to middling.

    These are assumptions; those of a model are given as a table (`species_of_scores`).
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
    """Return species with the scores of a model: of each species those of its calls and of other sounds.

    Parameters
    ----------
    others
        Other sounds in a visit.
    """
    found = []
    for base, name in zip(assumed_species(len(set(names))), sorted(set(names)), strict=True):
        own = np.array([one == name for one in names])
        call, score = np.array(is_call, dtype=np.bool_), np.array(scores, dtype=np.float64)
        if (own & call).any() and (own & ~call).any():
            found.append(
                SeasonSpecies(
                    name=name,
                    occupied=base.occupied,
                    calling=base.calling,
                    calls=base.calls,
                    others=others,
                    found=base.found,
                    call_scores=score[own & call],
                    other_scores=score[own & ~call],
                )
            )
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """Detections of many seasons of one species: for each visit (season, site, visit), and for each detection."""

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
    """Return of each visit whether a call was confirmed, and how many were played."""
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
    """Return the score from which 95 % of what is scored in occupied visits is right, as a sample would tell."""
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
    """Return how three ways to survey do over simulated seasons, the species in turn."""
    own, rng = list(species), np.random.default_rng(seed)
    per_species = [len(range(k, n_seasons, len(own))) for k in range(len(own))]
    detected: dict[str, list[Floats]] = {name: [] for name in (VERIFIED, LISTENING, THRESHOLD)}
    seconds = dict.fromkeys(detected, 0.0)
    truth: list[Floats] = []
    for k, (one, n) in enumerate(zip(own, per_species, strict=True)):
        progress(0.2 * k / len(own), f"Drawing seasons of {one.name}")
        drawn, shape = _draw(one, n, rng), (n, N_SITES, N_VISITS)
        yes, played = _verified(drawn, wrong, max_calls, min_score, rng)
        heard = rng.random(len(drawn.n_calls)) < 1 - MISSED_LISTENING**drawn.n_calls
        above = np.zeros(len(drawn.n_calls))
        above[drawn.visit[drawn.score >= _threshold(one)]] = 1.0
        for name, found in (
            (VERIFIED, yes),
            (LISTENING, heard.astype(np.float64)),
            (THRESHOLD, above),
        ):
            detected[name].append(found.reshape(shape))
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
    return Seasons(n_species=len(own), methods=tuple(methods))


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seasons", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scores")
    parser.add_argument("--others", type=float, default=150.0)
    parser.add_argument("--wrong", type=float, default=WRONG)
    parser.add_argument("--max-calls", type=int, default=MAX_CALLS)
    parser.add_argument("--min-score", type=float, default=MIN_SCORE)
    args = parser.parse_args()
    species = assumed_species()
    if args.scores is not None:
        with open(args.scores, newline="", encoding="utf-8-sig") as file:
            rows = list(csv.DictReader(file))
        is_call = [row["is_call"].lower() in {"true", "1"} for row in rows]
        scores = [float(row["score"]) for row in rows]
        species = species_of_scores([row["species"] for row in rows], is_call, scores, args.others)
    found = simulate(
        species, args.seasons, seed=args.seed, wrong=args.wrong, max_calls=args.max_calls,
        min_score=args.min_score,
    )  # fmt: skip
    print(*found.lines(), sep="\n")


if __name__ == "__main__":
    main()
