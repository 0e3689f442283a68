"""Choosing settings from lists alone.

The criterion is the likelihood that models give to the lists of recordings which they did not
see, by the exact recursion; for what is done with a list it is how well the segments of
two merged recordings are told apart. No instance label takes part.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import numpy as np

from birdann.core.bags import NOISE, Bags, FloatArray, Int64Array, Supervision
from birdann.core.progress import Progress, part, silent
from birdann.models.auto.merging import MergedRecordings
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import BagContext
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import posterior
from birdann.models.forest.expectation_maximisation import mixed
from birdann.models.linear.calibration import (
    SHARPEST,
    choose_temperature,
    list_precisions,
    log_likelihoods,
)
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.noise import proving
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.linear.soft_regression import Shrinkage, SoftRegression

SHARE_CHOICES = (0.0, 0.25, 0.5, 0.75, 1.0)
NOISE_BIAS = 0.45
"""Share of good segments that a maximum-likelihood noise class takes for itself: it took .37-.44
of sets without any noise (HJA, labelled segments only), and 0 of two letter sets."""
LEAST_NOISE = 0.1
"""Below this share a noise class costs more than it gives."""
CLEARLY = 1.64
"""Standard errors of a gain that must not be chance, which reaches them once in twenty times."""
STRENGTHS = (0.0, 0.5, 1.0)
"""How far rare species count for more where they are listed; 1 is Bayes' rule. 1.5 wins the test on
merged recordings as well, but what is trained with it labels HJA worse (see the decisions)."""
PAIRINGS = 3
"""Random pairings of the recordings that are merged."""
START_ITERATIONS = 80
"""L-BFGS steps of a linear model."""
FOLDS = 3

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Generic[T]):
    """One setting, and why it was chosen.

    Attributes
    ----------
    chosen
        The value.
    why
        One phrase for the report.
    tried
        What the decision rests on: value or quantity to its figure.
    """

    chosen: T
    why: str
    tried: Mapping[str, float] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """Return a JSON-serialisable record."""
        return {"chosen": self.chosen, "why": self.why, "tried": dict(self.tried)}


def likeliest(
    values: tuple[T, ...], held_out: Callable[[T], FloatArray], judge: "Judge", *, why: str
) -> Choice[T]:
    """Return the value whose held-out probabilities make the lists likeliest.

    ``held_out(value)`` gives float64 (m, n_columns), each row by a model that did not see the
    row's bag. Of equals the first wins.
    """
    tried = {value: judge(held_out(value)) for value in values}
    best = max(tried, key=lambda value: tried[value])
    return Choice(chosen=best, why=why, tried={str(k): v for k, v in tried.items()})


@dataclass(frozen=True, slots=True, eq=False)
class Judge:
    """Σ_b log P(list of b | X_b) for given p(y | x) of all training instances."""

    constraints: Constraints
    missed_rate: float

    def __call__(self, P: FloatArray) -> float:
        """Return the criterion; larger is better."""
        return float(self.of_bags(P).sum())

    def of_bags(self, P: FloatArray) -> FloatArray:
        """Return the criterion of each bag of which something is said, float64 (k,)."""
        return log_likelihoods(P, self.constraints, missed_rate=self.missed_rate)


def fit_linear(
    bags: Bags,
    constraints: Constraints,
    *,
    transform: Transform,
    shrinkage: Shrinkage,
    missed_rate: float,
    on_step: Progress = silent,
) -> SoftRegression:
    """Return the maximum-likelihood regression of bags under constraints."""

    def watch(iteration: int) -> None:
        on_step(iteration / START_ITERATIONS, f"linear model, step {iteration + 1}")

    return SoftRegression.maximum_likelihood(
        bags.X,
        constraints,
        transform=transform,
        shrinkage=shrinkage,
        missed_rate=missed_rate,
        max_iter=START_ITERATIONS,
        watch=watch,
    )


def choose_noise(
    bags: Bags,
    constraints: Constraints,
    supervision: Supervision,
    *,
    missed_rate: float,
    seed: int,
    on_step: Progress,
) -> Choice[float]:
    """Return the largest share of the instances that noise may take; 0 for no noise class.

    A noise class of maximum likelihood also takes good segments that are hard to explain. With
    ρ the true share and h = `NOISE_BIAS` of the good ones taken, it claims ρ + (1 − ρ) h, and
    that is solved for ρ. Where species are many and lists few, nearly everything is hard to
    explain and the claim means nothing; so the class stays off unless models with it
    also rank the species of unseen recordings clearly better than models without. Segments that a
    reviewer called noise switch the class on.

    Parameters
    ----------
    bags, constraints
        Training bags; constraints compiled with a noise class.
    supervision
        What was said, for the reviewer's noise labels.
    """
    transform = Transform.linear(AffineScaling.standardising(bags.X))
    shrinkage = Shrinkage(l2=1.0, noise=True)
    linear = fit_linear(
        bags,
        constraints,
        transform=transform,
        shrinkage=shrinkage,
        missed_rate=missed_rate,
        on_step=part(on_step, 0.0, 0.2),
    )
    P = linear.probabilities(bags.X)
    found = posterior(P, constraints, missed_rate=missed_rate)
    claimed = float(found.responsibilities[:, -1].mean())
    share = max(0.0, (claimed - NOISE_BIAS) / (1.0 - NOISE_BIAS))
    tried = {"claimed": claimed}
    if share >= LEAST_NOISE and (folds := folds_of(bags, seed)) is not None:
        precisions = []
        for name, noise, start in (
            ("precision with noise", True, 0.2),
            ("precision without", False, 0.6),
        ):
            held_out = cross_fitted(
                bags,
                constraints if noise else constraints.without_noise(),
                folds,
                transform=transform,
                shrinkage=Shrinkage(l2=1.0, noise=noise),
                missed_rate=missed_rate,
                on_step=proving(part(on_step, start, start + 0.4)),
            )
            ranked = list_precisions(held_out, constraints, n_classes=constraints.n_columns - 1)
            tried[name] = float(ranked.mean()) if len(ranked) else 1.0
            precisions.append(ranked)
        if not gains_clearly(precisions[0] - precisions[1], CLEARLY):
            share = 0.0
    if (supervision.y == NOISE).any():
        share = max(share, LEAST_NOISE)
    return Choice(
        chosen=share if share >= LEAST_NOISE else 0.0,
        why="the share that the likelihood claims, less what it claims of clean recordings, "
        "where noise helps to rank the species of unseen recordings",
        tried=tried,
    )


def gains_clearly(gains: FloatArray, errors: float) -> bool:
    """Return whether the sum of gains, float64 (n_bags,), exceeds some of its standard errors."""
    return bool(gains.sum() > errors * np.sqrt(len(gains)) * gains.std()) if len(gains) else False


def choose_strength(
    held_out: FloatArray,
    constraints: Constraints,
    *,
    n_classes: int,
    missed_rate: float,
    seed: int,
) -> Choice[float]:
    """Return how far rare species should count for more where they are listed.

    The strength at which the segments of merged recordings are told apart best; see
    `birdann.models.auto.merging`.

    Parameters
    ----------
    held_out
        float64 (m, n_columns): p(y | x) by models that did not see the bags.
    constraints
        What was said of the bags.
    n_classes
        Columns that are classes.
    """
    drawn = [
        MergedRecordings.draw(constraints, n_classes=n_classes, seed=seed + k)
        for k in range(PAIRINGS)
    ]
    pairings = [pairing for pairing in drawn if pairing is not None]
    if not pairings:
        return Choice(chosen=0.0, why="no two recordings with different species to try it on")
    tried = {}
    for strength in STRENGTHS:
        prior = ListPrior.of_lists(constraints, n_classes=n_classes, strength=strength)
        worth = [p.separation(held_out, prior, missed_rate=missed_rate) for p in pairings]
        tried[strength] = float(np.mean(worth))
    return Choice(
        chosen=max(tried, key=lambda strength: tried[strength]),
        why="tells the segments of two merged recordings apart best",
        tried={str(k): v for k, v in tried.items()},
    )


def folds_of(bags: Bags, seed: int) -> Int64Array | None:
    """Return the fold of each bag, None where there is nothing to hold out."""
    folds = min(FOLDS, len(bags))
    if folds < 2:
        return None
    fold_of_bag: Int64Array = np.random.default_rng(seed).permutation(len(bags)) % folds
    return fold_of_bag


def cross_fitted(
    bags: Bags,
    constraints: Constraints,
    fold_of_bag: Int64Array,
    *,
    transform: Transform,
    shrinkage: Shrinkage,
    missed_rate: float,
    on_step: Progress = silent,
) -> FloatArray:
    """Return p(y | x) of every instance by the regression of the other folds' bags."""
    P = np.empty((bags.n_instances, constraints.n_columns))
    folds = int(fold_of_bag.max()) + 1
    for k in range(folds):
        inside, outside = np.flatnonzero(fold_of_bag != k), np.flatnonzero(fold_of_bag == k)
        regression = fit_linear(
            bags.take(inside),
            constraints.take(inside),
            transform=transform,
            shrinkage=shrinkage,
            missed_rate=missed_rate,
            on_step=part(on_step, k / folds, (k + 1) / folds),
        )
        rows = bags.instances_of(outside)
        P[rows] = regression.probabilities(bags.X[rows])
    return P


def choose_share(
    votes: FloatArray, linear: FloatArray, judge: Judge, *, noise: bool
) -> Choice[float]:
    """Return the share of the linear model in the average.

    Parameters
    ----------
    votes, linear
        float64 (m, n_columns): out-of-bag forest and cross-fitted linear probabilities.
    judge
        Of the same instances.
    noise
        Whether the last column is the noise class; see `with_noise_of`.
    """
    even = mixed(votes, linear, 0.5)

    def average(share: float) -> FloatArray:
        P = mixed(votes, linear, share)
        return with_noise_of(even, P) if noise else P

    return likeliest(
        SHARE_CHOICES,
        average,
        judge,
        why="likeliest lists of unseen recordings; 0 is the forest alone",
    )


def with_noise_of(reference: FloatArray, P: FloatArray) -> FloatArray:
    """Return ``P`` with the noise column of ``reference``, the last, and its classes in proportion.

    Models with a noise class are compared with the same noise: more of it makes every list
    likelier and no segment righter. Both float64 (m, n_columns), rows sum to 1.
    """
    levelled: FloatArray = P * ((1.0 - reference[:, -1]) / P[:, :-1].sum(axis=1))[:, None]
    levelled[:, -1] = reference[:, -1]
    return levelled


def choose_sharpness(
    held_out: FloatArray, judge: Judge, context: BagContext, *, noise: bool
) -> Choice[float]:
    """Return the temperature at which held-out probabilities make the lists likeliest.

    With a noise class, which makes every list likelier the surer it is, only blunting is
    considered (temperature at least 1).
    """
    temperature = choose_temperature(
        held_out,
        judge.constraints,
        context,
        missed_rate=judge.missed_rate,
        least=1.0 if noise else SHARPEST,
    )
    return Choice(chosen=temperature, why="likeliest lists of unseen recordings")
