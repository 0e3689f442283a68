"""Estimates from validation samples: precision, thresholds and density.

Samples are random samples within score bins, so that rare high scores are validated as often as
low ones; estimates are weighted by the bins' sizes, and those above a threshold by the number above
it within its bin (post-stratification). Answers count by the number of scores that each represents,
the inverse of its known probability of being drawn (Hájek's ratio), with Kish's effective number.

Sources: Cochran 1977 (stratified samples), Navine et al. 2024 (density by bins), Wood & Kahl 2024
(thresholds by logistic regression), Brown, Cai & DasGupta 2001 (Jeffreys' interval of one share).
Jeffreys' Beta(1/2, 1/2) in each of many bins overestimates rare calls; here bins have a weaker
prior, and a bin without valid items adds nothing to the lower end. Point estimates are weighted
shares without prior. Coverage is measured in ``docs/lab/review.md``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np
from scipy.special import ndtri, stdtrit

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.validation import Spacing

N_DRAWS = 4000
N_BOOTSTRAP = 1000
LEVEL = 0.95
"""Of every interval."""
TARGET_HALF_WIDTH = 0.1
"""Of a density that one can work with."""
MIN_ANSWERS = 10
"""Answers that there must be on either side of a threshold."""
_TAIL = (1 - LEVEL) / 2
_PRIOR = 0.4
_MIN_FREE = 0.5
"""Degrees of freedom of a single answer."""
_RIDGE = 0.05
"""Keeps the fit finite where a score parts right from wrong without an error."""
_N_STEPS = 30
_EXTREME = 1e-6
_POINTS_PER_BIN = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """An estimate with its 95 % interval; an unbounded end is infinite."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Population:
    """All scores of one species from which a sample was drawn."""

    site_sizes: Int64Array  # int64 (n_sites, n_bins): number of scores at each site in each bin.
    # scores, weights: float64 (m,): scores and the number that each represents (``points``).
    scores: FloatArray
    weights: FloatArray

    @classmethod
    def from_record(cls, stored: Mapping[str, Any]) -> Self:
        """Return the population of its description in a sample's design.

        Raises ValueError, KeyError or TypeError if it is incomplete.
        """
        sizes = np.array(stored["site_sizes"], dtype=np.int64).reshape(-1, len(stored["lows"]))
        if (sizes < 0).any() or (sizes.sum(axis=0) < 1).any():
            raise ValueError("a bin without scores")
        return cls(
            site_sizes=sizes,
            scores=np.array(stored["scores"], dtype=np.float64),
            weights=np.array(stored["weights"], dtype=np.float64),
        )

    @property
    def sizes(self) -> Int64Array:
        """Number of scores in each bin, int64 (n_bins,)."""
        return np.asarray(self.site_sizes.sum(axis=0))

    @property
    def bins(self) -> Int64Array:
        """Bin of each of ``scores``, int64 (m,)."""
        middles = np.cumsum(self.weights) - self.weights / 2
        return np.searchsorted(np.cumsum(self.sizes), middles).astype(np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Validations:
    """Answers to a sample, in its order."""

    scores: FloatArray  # float64 (n,).
    bins: Int64Array  # int64 (n,).
    is_call: BoolArray  # bool (n,).
    # float64 (n,): number of scores that each represents, up to a factor; by default equal.
    weights: FloatArray = field(default_factory=lambda: np.ones(0))
    # int64 (n,): stratum within the bin of which each was drawn; by default one.
    strata: Int64Array = field(default_factory=lambda: np.zeros(0, np.int64))

    def __post_init__(self) -> None:
        if not len(self.weights):
            object.__setattr__(self, "weights", np.ones(len(self.scores)))
        if not len(self.strata):
            object.__setattr__(self, "strata", np.zeros(len(self.scores), np.int64))

    def __len__(self) -> int:
        return len(self.scores)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thresholds:
    """Scores above which a target precision is reached; None if unreachable.

    Also None with fewer than ``MIN_ANSWERS`` answers on either side of the score, unless nothing
    was scored there.
    """

    above: Estimate | None  # For all scores above together; answers weighted by bin.
    above_unweighted: Estimate | None  # The same unweighted, as Wood & Kahl fit it.
    # Score at which one detection is valid with this probability (weighted).
    single: Estimate | None
    is_unsupported: bool = False  # Whether ``above`` is None for lack of answers.

    @classmethod
    def with_enough_answers(
        cls, population: Population, answers: Validations, *estimates: Estimate | None
    ) -> "Thresholds":
        """Return those of the three, in the order of the attributes, with enough answers."""
        n_above = [
            np.sum(answers.scores >= estimate.value) if estimate else 0 for estimate in estimates
        ]
        has_below = [
            estimate is not None and (population.scores < estimate.value).any()
            for estimate in estimates
        ]
        above, unweighted, single = (
            estimate
            if n >= MIN_ANSWERS and (len(answers) - n >= MIN_ANSWERS or not needs_below)
            else None
            for estimate, n, needs_below in zip(estimates, n_above, has_below, strict=True)
        )
        return cls(
            above=above,
            above_unweighted=unweighted,
            single=single,
            is_unsupported=estimates[0] is not None and above is None,
        )


def bin_edges(scores: FloatArray, n_bins: int, spacing: Spacing) -> FloatArray:
    """Return the increasing inner edges of at most ``n_bins`` bins; a score on one is above.

    Tied scores may reduce the number of bins. ``scores`` are float64 (n,), n > 0.
    """
    if spacing is Spacing.LOGARITHMIC:
        shares = 1.0 - 0.5 ** np.arange(1, n_bins)
    else:
        shares = np.arange(1, n_bins) / n_bins
    edges = np.unique(np.quantile(scores, shares, method="higher"))
    kept: FloatArray = edges[edges > scores.min()]
    return kept


def bins_of(scores: FloatArray, edges: FloatArray) -> Int64Array:
    """Return the bin of each score, int64 (n,)."""
    return np.searchsorted(edges, scores, side="right").astype(np.int64)


def points(scores: FloatArray, bins: Int64Array) -> tuple[FloatArray, FloatArray]:
    """Return at most 200 representative scores per bin, and how many each represents."""
    chosen, weights = [], []
    for k in range(int(bins.max(initial=-1)) + 1):
        scores_in_bin = np.sort(scores[bins == k])
        m = min(len(scores_in_bin), _POINTS_PER_BIN)
        if not m:
            continue
        indices = ((np.arange(m) + 0.5) / m * len(scores_in_bin)).astype(np.int64)
        chosen.append(scores_in_bin[indices])
        weights.append(np.full(m, len(scores_in_bin) / m))
    if not chosen:
        return np.empty(0), np.empty(0)
    return np.concatenate(chosen), np.concatenate(weights)


def density(population: Population, answers: Validations, *, seed: int) -> Estimate | None:
    """Return the share of valid items among all scores; None until every bin has an answer."""
    totals = _totals(population, answers, population.sizes, seed)
    if totals is None:
        return None
    n = float(population.sizes.sum())
    return _estimate(*(total / n for total in totals))


def site_densities(
    population: Population, answers: Validations, *, seed: int
) -> list[Estimate | None]:
    """Return the density at each site, assuming equal precision per bin at all sites.

    Sites differ in the number of scores per bin (Navine et al. 2024).
    """
    posteriors = _posteriors(population, answers, -np.inf, population.sizes)
    if posteriors is None:
        return [None] * len(population.site_sizes)
    rng = np.random.default_rng(seed)
    theta = posteriors.draw(posteriors.share, rng)
    densities: list[Estimate | None] = []
    for sizes in population.site_sizes:
        n = int(sizes.sum())
        if not n:
            densities.append(None)
            continue
        drawn = rng.binomial(sizes, theta) / n
        at_least = np.where(posteriors.share > 0, drawn, 0.0).sum(axis=1)
        expected = np.asarray(sizes @ posteriors.share / n)
        densities.append(_estimate(at_least, drawn.sum(axis=1), expected))
    return densities


def precision_above(
    population: Population, answers: Validations, threshold: float, *, seed: int
) -> Estimate | None:
    """Return the precision of scores of at least ``threshold``.

    Within a bin the answers above the threshold are used; without any, those of all the bin give
    the value and nothing its interval. None if nothing is above, or a bin above has no answers.
    """
    above = population.scores >= threshold
    n_bins = len(population.sizes)
    sizes = np.bincount(population.bins[above], population.weights[above], n_bins)
    if sizes.sum() < 0.5:
        return None
    totals = _totals(population, answers, sizes, seed, threshold)
    if totals is None:
        return None
    return _estimate(*(total / sizes.sum() for total in totals))


def thresholds(
    population: Population,
    answers: Validations,
    precision: float,
    *,
    lowest: float,
    is_probability: bool,
    seed: int,
) -> Thresholds:
    """Return the scores above which ``precision`` is reached, by logistic regression.

    Intervals are by bootstrap within bins. If every bin has answers and all are valid, the
    threshold is the lowest score.

    Parameters
    ----------
    is_probability
        Whether scores are in 0..1, so that their logit is used.
    """
    if answers.is_call.all() or not answers.is_call.any():
        has_answers = np.bincount(answers.bins, minlength=len(population.sizes)) > 0
        is_right = bool(answers.is_call.all() and has_answers.all())
        at_all = Estimate(value=lowest, low=lowest, high=lowest) if is_right else None
        return Thresholds.with_enough_answers(population, answers, at_all, at_all, at_all)
    order = np.lexsort((answers.is_call, answers.scores, answers.bins))
    x, y = _to_fit_scale(answers.scores[order], is_probability), answers.is_call[order]
    bins = answers.bins[order]
    represented = answers.weights[order]
    total = np.bincount(bins, represented, len(population.sizes))
    weights = (population.sizes / np.where(total > 0, total, 1.0))[bins] * represented
    counts = _bootstrap_counts(bins, np.random.default_rng(seed))
    at = _to_fit_scale(population.scores, is_probability)
    target = np.log(precision / (1 - precision))

    fitted = _fit(x, y, weights * counts)
    plain = _fit(x, y, counts.astype(np.float64))
    single = np.where(fitted[:, 1] > 0, (target - fitted[:, 0]) / fitted[:, 1], np.inf)
    if is_probability:
        odds = 1.0 / (1.0 + np.exp(-np.clip(single, -700, 700)))
        single = np.where(np.isfinite(single), odds, single)
    return Thresholds.with_enough_answers(
        population,
        answers,
        _threshold(_lowest_score_with(at, population, fitted, precision)),
        _threshold(_lowest_score_with(at, population, plain, precision)),
        _threshold(single),
    )


def required_answers(population: Population, answers: Validations) -> int | None:
    """Return the answers per bin needed for a density of about ± ``TARGET_HALF_WIDTH``.

    None if already reached, or a bin has no answers. The variance is that of a stratified sample
    without replacement, with shares shrunk towards one half by one answer.
    """
    estimate = density(population, answers, seed=0)
    if estimate is None or (estimate.high - estimate.low) / 2 <= TARGET_HALF_WIDTH:
        return None
    sizes, bins = population.sizes, answers.bins
    n = np.bincount(bins, minlength=len(sizes))
    share = (np.bincount(bins, answers.is_call, len(sizes)) + 0.5) / (n + 1)
    spread = sizes**2 * share * (1 - share) / sizes.sum() ** 2
    limit = (TARGET_HALF_WIDTH / ndtri(1 - _TAIL)) ** 2
    fewest = int(n[sizes > 0].min()) + 1
    for n_each in range(fewest, int(sizes.max())):
        of_each = np.minimum(n_each, sizes)
        if float((spread * (1 / of_each - 1 / sizes)).sum()) <= limit:
            return n_each
    return int(sizes.max())


@dataclass(frozen=True, slots=True, eq=False)
class _Posteriors:
    """Answers of each bin, each (n_bins,): their weighted share of calls, and numbers."""

    share: FloatArray
    n_effective: FloatArray
    n_answers: Int64Array
    n_right: Int64Array

    def draw(self, share: FloatArray, rng: np.random.Generator) -> FloatArray:
        """Return draws of shares around ``share`` from their posterior, (N_DRAWS, n_bins)."""
        alpha, beta = (_PRIOR + self.n_effective * part for part in (share, 1 - share))
        return rng.beta(alpha, beta, size=(N_DRAWS, len(share)))


def _posteriors(
    population: Population, answers: Validations, threshold: float, sizes: Int64Array | FloatArray
) -> _Posteriors | None:
    """Return the posteriors from answers above a threshold; None if a needed bin has no answers.

    A bin without answers above the threshold takes all of its answers. Variances are those of
    stratified samples, with answers less one in the denominator, and Student's quantile with
    answers less strata as degrees of freedom replaces the normal one (Cochran 1977, 5.52 and 5.4).
    """

    def counts(chosen: BoolArray) -> tuple[Int64Array, Int64Array]:
        n_bins = len(sizes)
        right = np.bincount(answers.bins[chosen & answers.is_call], minlength=n_bins)
        return np.bincount(answers.bins[chosen], minlength=n_bins), right

    n_in_bin, _ = counts(np.ones(len(answers), dtype=np.bool_))
    if not (n_in_bin > 0)[sizes > 0].all():
        return None
    is_above = answers.scores >= threshold
    n_answers, n_right = counts(is_above)
    used = is_above | (n_answers == 0)[answers.bins]
    bins, weights = answers.bins[used], answers.weights[used]
    total = np.bincount(bins, weights, len(sizes))
    right = np.bincount(bins, weights * answers.is_call[used], len(sizes))
    share = np.divide(right, total, out=np.zeros(len(sizes)), where=total > 0)
    cells, cell = np.unique(np.stack([bins, answers.strata[used]]), axis=1, return_inverse=True)
    cell_total, squares = (np.bincount(cell.ravel(), part) for part in (weights, weights**2))
    n_free = np.maximum(cell_total**2 / squares - 1, _MIN_FREE)
    spread = (cell_total / total[cells[0]]) ** 2 / n_free
    n_effective = np.divide(
        1.0, np.bincount(cells[0], spread, len(sizes)), out=np.zeros(len(sizes)), where=total > 0
    )
    quantile = stdtrit(n_free[(sizes > 0)[cells[0]]].sum(), 1 - _TAIL)
    return _Posteriors(
        share=share,
        n_effective=n_effective * (ndtri(1 - _TAIL) / quantile) ** 2,
        n_answers=n_answers,
        n_right=n_right,
    )


def _totals(
    population: Population,
    answers: Validations,
    sizes: Int64Array | FloatArray,
    seed: int,
    threshold: float = -np.inf,
) -> tuple[FloatArray, FloatArray, FloatArray] | None:
    """Return the number of valid items in each bin: draws for both ends, and expectation.

    For the lower end, bins without valid items have none. Of a bin whose answers are all to lower
    scores than the threshold, none may be valid, or all.

    Returns
    -------
    at_least, drawn : float64 (N_DRAWS,)
    expected : float64 ()
    """
    posteriors = _posteriors(population, answers, threshold, sizes)
    if posteriors is None:
        return None
    rest = np.maximum(np.rint(sizes - posteriors.n_answers), 0.0)
    known = np.minimum(posteriors.n_right, sizes)
    unanswered = np.maximum(sizes * posteriors.share - known, 0.0)  # calls among the rest
    share = np.minimum(np.divide(unanswered, rest, out=np.zeros(len(rest)), where=rest > 0), 1.0)
    rng = np.random.default_rng(seed)
    n_valid = rng.binomial(rest.astype(np.int64), posteriors.draw(share, rng))
    has_answers = posteriors.n_answers > 0
    at_least = known + np.where(has_answers & (posteriors.share > 0), n_valid, 0)
    at_most = known + np.where(has_answers, n_valid, rest)
    expected = (known + rest * share).sum()
    return at_least.sum(axis=1), at_most.sum(axis=1), np.asarray(expected)


def _to_fit_scale(scores: FloatArray, is_probability: bool) -> FloatArray:
    if not is_probability:
        return scores
    p = np.clip(scores, _EXTREME, 1 - _EXTREME)
    logits: FloatArray = np.log(p / (1 - p))
    return logits


def _bootstrap_counts(bins: Int64Array, rng: np.random.Generator) -> Int64Array:
    """Return bootstrap counts, int64 (1 + N_BOOTSTRAP, n); the first row is the sample."""
    counts = np.ones((1 + N_BOOTSTRAP, len(bins)), dtype=np.int64)
    for k in np.unique(bins):
        in_bin = np.flatnonzero(bins == k)
        counts[1:, in_bin] = rng.multinomial(
            len(in_bin), np.full(len(in_bin), 1 / len(in_bin)), size=N_BOOTSTRAP
        )
    return counts


def _fit(x: FloatArray, y: BoolArray, weights: FloatArray) -> FloatArray:
    """Return intercept and slope of a weighted logistic regression, for each row of weights.

    Newton's method on all rows at once, with weights of mean 1 and a weak ridge on the slope
    of the standardised score.

    Parameters
    ----------
    x, y
        (n,).
    weights
        float64 (r, n).

    Returns
    -------
    float64 (r, 2)
    """
    centre, width = float(x.mean()), float(x.std()) or 1.0
    z = (x - centre) / width
    w = weights / weights.mean(axis=1, keepdims=True)
    a = np.zeros(len(w))
    b = np.zeros(len(w))
    for _ in range(_N_STEPS):
        p = 1.0 / (1.0 + np.exp(-np.clip(a[:, None] + b[:, None] * z, -30, 30)))
        residual, spread = w * (y - p), w * p * (1 - p)
        g_a, g_b = residual.sum(axis=1) - _RIDGE * a, residual @ z - _RIDGE * b
        h_aa, h_ab = spread.sum(axis=1) + _RIDGE, spread @ z
        h_bb = spread @ z**2 + _RIDGE
        determinant = h_aa * h_bb - h_ab**2
        step_a = (h_bb * g_a - h_ab * g_b) / determinant
        step_b = (h_aa * g_b - h_ab * g_a) / determinant
        a, b = a + np.clip(step_a, -2, 2), b + np.clip(step_b, -2, 2)
        if max(np.abs(step_a).max(), np.abs(step_b).max()) < 1e-7:
            break
    return np.column_stack([a - b * centre / width, b / width])


def _lowest_score_with(
    at: FloatArray, population: Population, fitted: FloatArray, precision: float
) -> FloatArray:
    """Return the lowest score, ``at`` on the fit's scale, with the expected precision; or ∞.

    Rounding up would exclude items with that score. Fits that decrease with the score give ∞.
    """
    order = np.argsort(-population.scores, kind="stable")
    scores, x, w = population.scores[order], at[order], population.weights[order]
    p = 1.0 / (1.0 + np.exp(-np.clip(fitted[:, :1] + fitted[:, 1:] * x, -30, 30)))
    reached = np.cumsum(w * p, axis=1) / np.cumsum(w) >= precision
    reached &= np.append(scores[1:] != scores[:-1], True)  # with one come all of its score
    last = np.where(reached.any(axis=1), len(x) - 1 - reached[:, ::-1].argmax(axis=1), -1)
    thresholds_reached = np.where((last >= 0) & (fitted[:, 1] > 0), scores[last], np.inf)
    return np.asarray(thresholds_reached, dtype=np.float64)


def _threshold(values: FloatArray) -> Estimate | None:
    """Return the first value, with an interval from the others."""
    if not np.isfinite(values[0]):
        return None
    low, high = np.quantile(values[1:], [_TAIL, 1 - _TAIL], method="nearest")
    value = float(values[0])
    return Estimate(value=value, low=min(float(low), value), high=max(float(high), value))


def _estimate(at_least: FloatArray, drawn: FloatArray, expected: FloatArray) -> Estimate:
    """Return an estimate with its interval: lower end from ``at_least``, upper from ``drawn``."""
    low, high = np.quantile(at_least, _TAIL), np.quantile(drawn, 1 - _TAIL)
    value = float(expected)
    return Estimate(value=value, low=min(float(low), value), high=max(float(high), value))
