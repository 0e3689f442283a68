"""Regressions of a mixed model, linear and kernel, weighted by evidence."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from birdann.core.bags import FloatArray, Int64Array
from birdann.core.message import Message
from birdann.core.progress import Progress, silent, worded
from birdann.core.training_report import Choice
from birdann.models.auto.selection import cross_fitted, folds_of, with_noise_of
from birdann.models.evidence import shares_by_lists
from birdann.models.exact.constraints import Constraints
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.objective import Design
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.linear.regression import Candidate, Regressions, joined
from birdann.models.parallel import parallel
from birdann.models.task import Task

STRAIGHT_PENALTIES = (1.0, 10.0)
"""L2 penalties of the straight regressions."""
CURVED_PENALTIES = {0.3: 1.0, 0.1: 3.0}
"""Those of curved ones, by the δ² of their kernels in mean squared distances of the segments."""
HALVES_WIDTH, HALVES_PENALTY = 0.3, 3.0
LANDMARKS = 300
"""Columns of a curved regression."""
_MIN_COLUMNS = 8
_MIN_SHARE = 0.03
"""Share below which a regression is not worth its time."""


@dataclass(frozen=True, slots=True, eq=False)
class RegressionChoice:
    """Chosen regressions and their held-out predictions."""

    shares: Choice[Mapping[str, float]]  # Weight of each, by name.
    candidates: tuple[Candidate, ...]  # The chosen regressions, in the same order.
    # held_out, joined: float64 (m, n_columns): their weighted mean, and as `Regressions.joined`.
    held_out: FloatArray
    joined: FloatArray

    @property
    def weights(self) -> FloatArray:
        """float64 (n,): weights of the candidates."""
        return np.array(list(self.shares.chosen.values()))

    @property
    def designs(self) -> list[Design]:
        """Design matrix of each candidate for the training instances."""
        return [one.design for one in self.candidates]

    def fit(
        self,
        constraints: Constraints,
        *,
        on_step: Progress = silent,
    ) -> Regressions:
        """Return the regressions fitted to all bags."""
        parts = [partial(one.fitted, constraints) for one in self.candidates]
        progress = worded(on_step, Message("fitting the regressions"))
        fitted = parallel(parts, len(parts), progress)
        penalties = np.array([one.l2 for one in self.candidates])
        return Regressions(tuple(fitted), shares=self.weights, penalties=penalties)

    def cross_fitted(self, task: Task, *, on_step: Progress = silent) -> "RegressionChoice":
        """Return the same regressions, cross-fitted under other constraints."""
        fold_of_bag = folds_of(task)
        if fold_of_bag is None:
            return self
        made = _held_out(self.candidates, task.constraints, fold_of_bag, on_step)
        return replace(
            self,
            held_out=np.tensordot(self.weights, made, axes=1),
            joined=joined(made, self.weights, task.constraints.n_classes),
        )


def choose_regression(task: Task, *, on_step: Progress) -> RegressionChoice:
    """Return linear and kernel regressions with their weights.

    They differ in their penalties. Two kernel ones use one half of the features each (random
    subspaces, Ho 1998). Weights maximise the likelihood of held-out lists (`shares_by_lists`), in
    at most `FOLDS` folds of bags. With a single bag the linear one is used alone.

    Parameters
    ----------
    task
        Training task with a noise class, the last column.
    """
    bags, constraints = task.bags, task.constraints
    candidates = candidates_of(bags.X, task.seed)
    fold_of_bag = folds_of(task)
    if fold_of_bag is None:
        even = np.full((bags.n_instances, constraints.n_columns), 1.0 / constraints.n_columns)
        alone: Choice[Mapping[str, float]] = Choice(
            chosen={next(iter(candidates)): 1.0}, why="one recording: nothing to hold out"
        )
        return RegressionChoice(alone, tuple(candidates.values())[:1], even, even)
    made = _held_out(tuple(candidates.values()), constraints, fold_of_bag, on_step)
    mean = np.mean(made, axis=0)
    # More noise makes every list likelier and no segment righter: all are compared with the same.
    compared = [with_noise_of(mean, P) for P in made]
    best_shares = shares_by_lists(compared, constraints)
    kept = np.flatnonzero(best_shares >= _MIN_SHARE)
    weights = best_shares[kept] / best_shares[kept].sum()
    names = list(candidates)
    shares: Choice[Mapping[str, float]] = Choice(
        chosen={names[k]: float(w) for k, w in zip(kept, weights, strict=True)},
        why="by how likely each makes the lists of unseen recordings",
        tried={name: float(share) for name, share in zip(names, best_shares, strict=True)},
    )
    return RegressionChoice(
        shares,
        tuple(candidates[names[k]] for k in kept),
        np.tensordot(weights, [made[k] for k in kept], axes=1),
        joined([made[k] for k in kept], weights, constraints.n_classes),
    )


def _held_out(
    candidates: tuple[Candidate, ...],
    constraints: Constraints,
    fold_of_bag: Int64Array,
    on_step: Progress,
) -> list[FloatArray]:
    return cross_fitted(
        [(one, constraints) for one in candidates],
        fold_of_bag,
        on_step=worded(on_step, Message("comparing regressions")),
    )


def candidates_of(X: FloatArray, seed: int) -> dict[str, Candidate]:
    """Return all candidate regressions by name."""
    straight = Transform.linear(AffineScaling.standardising(X))
    design = straight.design(X)
    candidates = {
        f"straight, penalty {l2:g}": Candidate(straight, design, l2) for l2 in STRAIGHT_PENALTIES
    }
    curved = [
        (f"curved, width {width:g}", _curved(X, width, seed), l2)
        for width, l2 in CURVED_PENALTIES.items()
    ]
    curved += [
        (f"half of the features, {k + 1}", half, HALVES_PENALTY)
        for k, half in enumerate(halves_of(X, HALVES_WIDTH, seed))
    ]
    for name, transform, l2 in curved:
        candidates[name] = Candidate(transform, transform.design(X), l2)
    return candidates


def _curved(
    X: FloatArray, width: float, seed: int, columns: Int64Array | None = None
) -> Transform:
    return Transform.mapped(
        X,
        "nystroem",
        n_components=LANDMARKS,
        gamma_scale=width,
        seed=seed,
        total_variance=X.shape[1] if columns is None else len(columns),
        columns=columns,
    )


def halves_of(X: FloatArray, width: float, seed: int) -> list[Transform]:
    """Return kernel transforms of two random halves of the features; none for few features."""
    if X.shape[1] < _MIN_COLUMNS:
        return []
    order = np.random.default_rng(seed).permutation(X.shape[1])
    return [_curved(X, width, seed + 1 + k, order[k::2]) for k in range(2)]
