"""Expectation-maximisation with a forest and a linear model as instance model."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.core.bags import UNKNOWN
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, part
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import BagContext
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import Posterior, posterior, training_weights
from birdann.models.forest.trees import Orchard, Trees
from birdann.models.linear.objective import Design
from birdann.models.linear.regression import Regressions
from birdann.models.parallel import Work, parallel
from birdann.models.task import Task

FLOOR = 1e-4
"""Added to every share of votes: no class is impossible because few trees were asked."""
_REFIT_STEPS = 20
_REFRESH_STEPS = 10
_MIN_LOG_FACTOR = -14.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EmSettings:
    """Settings of a mixed model; see `birdann.models.forest.or_forest.ORForest`."""

    linear_share: float
    n_trees: int
    n_rounds: int
    trees_per_round: int
    bootstrap: Literal["bags", "instances", "both"]
    max_features: float | str
    context: bool
    prior: ListPrior
    noise_cap: float


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class EmResult:
    """A fitted mixed model and its posterior of the training instances.

    Attributes
    ----------
    trees, linear, context, prior
        The parts of the model.
    """

    trees: Trees
    linear: Regressions
    # float64 (m, n_columns): linear model's probabilities of the training instances.
    learned: FloatArray
    context: BagContext
    prior: ListPrior
    # float64 (m, n_columns): out-of-bag forest probabilities of the training instances.
    votes: FloatArray
    # The same by trees without the instance's bag; ``votes`` itself if whole bags were drawn for
    # every tree, or for none.
    held_out: FloatArray
    noise_factor: float  # Factor on the noise class that enforces its cap.
    belief: Posterior  # The last posterior.
    rounds: int  # Number of E-steps.


def fit_mixed(
    task: Task,
    linear: Regressions,
    designs: Sequence[Design],
    start: FloatArray,
    settings: EmSettings,
    *,
    progress: Progress,
) -> EmResult:
    """Alternate the exact E-step with growing trees and refitting the linear model.

    Parameters
    ----------
    linear
        Initial linear model.
    designs
        Design matrices of its members.
    start
        float64 (m, n_columns): p(y | x) of the first E-step.
    """
    rng = np.random.default_rng(task.seed)
    constraints = task.constraints
    X = np.ascontiguousarray(task.bags.X, dtype=np.float32)
    belief = settings.prior.posterior(start, constraints)
    result = None
    for k, of_round in iterate_with_progress(range(settings.n_rounds), progress):
        last = k == settings.n_rounds - 1
        r = _instance_weights(belief, constraints)
        trees, votes, held_out = _grow(
            X,
            constraints,
            r,
            settings,
            settings.n_trees if last else settings.trees_per_round,
            rng,
            part(of_round, 0.0, 0.8),
            quick=not last,
        )
        if settings.linear_share > 0 and k:
            linear = linear.refit(
                designs,
                r,
                noise=constraints.noise,
                max_iter=_REFIT_STEPS,
                on_step=part(of_round, 0.8, 1.0),
            )
        learned = linear.predict_designs(designs)
        result = _result(task, settings, trees, linear, learned, votes, held_out, k + 1)
        belief = result.belief
    if result is None:
        raise ValueError("n_rounds must be at least 1")
    return result


def refresh_mixed(
    task: Task,
    trees: Trees,
    linear: Regressions,
    votes: FloatArray,
    settings: EmSettings,
    *,
    regrown: float,
    progress: Progress,
) -> EmResult:
    """Fit new labels: the oldest trees are grown again, and the oldest regressions continued.

    The same share of the regressions, at least one, take some steps, and the new trees' votes
    replace the same share of the old ones'.

    Parameters
    ----------
    task, settings
        As `fit_mixed`; ``n_rounds`` and ``trees_per_round`` are not used.
    votes
        float64 (m, n_columns): out-of-bag votes of ``trees``.
    regrown
        Share of the trees and of the regressions, 0 to 1; at least two and one of them.
    """
    constraints = task.constraints
    designs = linear.designs(task.bags.X)
    answers = list(linear.answers(designs))
    P = mix_distributions(votes, linear.mean_of(answers), settings.linear_share)
    P, _ = cap_noise(P, constraints, cap=settings.noise_cap)
    belief = settings.prior.posterior(P, constraints)
    r = _instance_weights(belief, constraints)
    n_new = min(max(2, round(regrown * len(trees))), settings.n_trees)
    X = np.ascontiguousarray(task.bags.X, dtype=np.float32)
    rng = np.random.default_rng([task.seed, int((constraints.fixed != UNKNOWN).sum())])
    growing = part(progress, 0.0, 0.7)
    grown, new_votes, _ = _grow(X, constraints, r, settings, n_new, rng, growing)
    kept = [trees.without_first(n_new)] if len(trees) > n_new else []
    if settings.linear_share > 0:
        first = max(1, round(regrown * len(linear.members)))
        linear = linear.refit(
            designs,
            r,
            noise=constraints.noise,
            max_iter=_REFRESH_STEPS,
            first=first,
            on_step=part(progress, 0.7, 1.0),
        ).rotate(first)
        answers = answers[first:] + [
            member.predict_design(design)
            for member, design in zip(linear.members[-first:], designs, strict=False)
        ]
    share = n_new / max(len(trees), n_new)
    votes = mix_distributions(votes, new_votes, share)
    joined = Trees.concatenate([*kept, grown])
    return _result(task, settings, joined, linear, linear.mean_of(answers), votes, votes, 1)


def _instance_weights(belief: Posterior, constraints: Constraints) -> FloatArray:
    """Return each instance's training weight per column, float64 (m, n_columns)."""
    r = training_weights(belief.responsibilities, constraints)
    r *= constraints.instance_weights[:, None]
    return r


def _result(
    task: Task,
    settings: EmSettings,
    trees: Trees,
    linear: Regressions,
    learned: FloatArray,
    votes: FloatArray,
    held_out: FloatArray,
    rounds: int,
) -> EmResult:
    """Run the E-step with the fitted model, and keep all of it."""
    constraints = task.constraints
    P = mix_distributions(votes, learned, settings.linear_share)
    P, factor = cap_noise(P, constraints, cap=settings.noise_cap)
    belief = settings.prior.posterior(P, constraints)
    context = BagContext.independent(constraints.n_columns)
    own = np.flatnonzero(~constraints.is_reference)
    if settings.context and constraints.project.constraints.tagged.any():
        rows, of_own = task.bags.instances_of(own), constraints.take(own)
        context = BagContext.estimate(belief.responsibilities[rows], P[rows], of_own.offsets)
    elif settings.context and len(own):
        context = BagContext.before_lists(P)
    return EmResult(
        trees=trees,
        linear=linear,
        learned=learned,
        context=context,
        prior=settings.prior,
        votes=votes,
        held_out=held_out,
        noise_factor=factor,
        belief=belief,
        rounds=rounds,
    )


def mix_distributions(votes: FloatArray, linear: FloatArray, share: float) -> FloatArray:
    """Return the mean of two (m, n_columns) distributions, ``share`` of the second."""
    return np.ascontiguousarray((1.0 - share) * votes + share * linear)


def scale_noise(P: FloatArray, factor: float) -> FloatArray:
    """Return ``P`` with its last column multiplied, renormalised."""
    scaled = P.copy()
    scaled[:, -1] *= factor
    scaled /= scaled.sum(axis=1, keepdims=True)
    return scaled


def vote_probabilities(votes: FloatArray, counts: Int64Array) -> FloatArray:
    """Return probabilities (m, n_columns) from votes; uniform without votes."""
    probabilities = (votes / np.maximum(counts, 1)[:, None]) + FLOOR
    probabilities /= probabilities.sum(axis=1, keepdims=True)
    return probabilities


def cap_noise(P: FloatArray, constraints: Constraints, *, cap: float) -> tuple[FloatArray, float]:
    """Return ``P`` with its noise, if any, scaled by the `noise_factor`, and that factor."""
    if not constraints.noise:
        return P, 1.0
    factor = noise_factor(P, constraints, cap=cap)
    return scale_noise(P, factor), factor


def noise_factor(P: FloatArray, constraints: Constraints, *, cap: float) -> float:
    """Return the largest factor ≤ 1 on the noise column with a posterior share up to ``cap``.

    The share is that of the project's open instances (`Constraints.is_open`).
    """
    own = constraints.project
    P, is_open = own.of(P), own.constraints.is_open

    def noise_fraction(factor: float) -> float:
        posteriors = posterior(scale_noise(P, factor), own.constraints)
        return float(posteriors.responsibilities[is_open, -1].mean())

    if cap >= 1.0 or not is_open.any() or noise_fraction(1.0) <= cap:
        return 1.0
    low, high = _MIN_LOG_FACTOR, 0.0
    for _ in range(10):
        middle = (low + high) / 2
        if noise_fraction(float(np.exp(middle))) > cap:
            high = middle
        else:
            low = middle
    return float(np.exp(low))


def _grow(
    X: Float32Array,
    constraints: Constraints,
    r: FloatArray,
    settings: EmSettings,
    n_trees: int,
    rng: np.random.Generator,
    progress: Progress,
    *,
    quick: bool = False,
) -> tuple[Trees, FloatArray, FloatArray]:
    """Grow trees on labels drawn from ``r``.

    Returns them, their out-of-bag vote shares, and those of trees without the recording.
    """
    m, n_columns = r.shape
    mass = r.sum(axis=1)
    cumulative = np.cumsum(r, axis=1)
    orchard = Orchard.of(X)
    used = np.zeros((n_trees, m), dtype=np.bool_)

    def grown_trees() -> Iterator[Work[Trees]]:
        """Yield the work of each tree, in order."""
        for t in range(n_trees):
            unit = settings.bootstrap
            if unit == "both":
                unit = "bags" if t % 2 else "instances"
            weights = _bootstrap(constraints, m, unit, rng) * mass
            rows = np.flatnonzero(weights)
            if not len(rows):
                rows, weights = np.flatnonzero(mass), mass
            draw = rng.random(len(rows))[:, None] * cumulative[rows, -1:]
            labels = np.minimum((draw > cumulative[rows]).sum(axis=1), n_columns - 1)
            used[t, rows] = True
            yield partial(grow_tree, t, rows, labels, weights[rows], int(rng.integers(2**31 - 1)))

    def grow_tree(
        t: int,
        rows: Int64Array,
        labels: Int64Array,
        weights: FloatArray,
        seed: int,
        on_step: Progress,
    ) -> Trees:
        tree = orchard.grow(
            rows,
            labels,
            weights,
            n_columns=n_columns,
            max_features=settings.max_features,
            seed=seed,
            quick=quick,
        )
        on_step(1.0, Message("tree {i} of {n_trees}", i=t + 1, n_trees=n_trees))
        return tree

    each = parallel(grown_trees(), n_trees, progress)
    trees = Trees.concatenate(each)
    votes = vote_probabilities(*trees.votes(X, n_columns, used=used))
    if settings.bootstrap != "both" or n_trees < 2:
        return trees, votes, votes
    by_bags = Trees.concatenate(each[1::2])
    return trees, votes, vote_probabilities(*by_bags.votes(X, n_columns, used=used[1::2]))


def _bootstrap(
    constraints: Constraints, m: int, unit: str, rng: np.random.Generator
) -> FloatArray:
    """Return the bootstrap counts of instances, drawn by ``unit``.

    Windows of one recording are drawn together.
    """
    if unit == "instances":
        return np.bincount(rng.integers(0, m, m), minlength=m).astype(np.float64)
    unique, group = np.unique(constraints.groups, return_inverse=True)
    drawn = np.bincount(rng.integers(0, len(unique), len(unique)), minlength=len(unique))
    return np.repeat(drawn[group], np.diff(constraints.offsets)).astype(np.float64)
