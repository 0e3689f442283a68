"""Predictions of bags by models of the other bags."""

from collections.abc import Sequence
from functools import partial

import numpy as np

from birdann.core.bags import Bags, FloatArray, Int64Array, folds_of_groups
from birdann.core.progress import Progress, silent
from birdann.models.exact.constraints import Constraints
from birdann.models.linear.regression import Candidate
from birdann.models.parallel import parallel
from birdann.models.task import Task

FOLDS = 3


def folds_of(task: Task) -> Int64Array | None:
    """Return the fold of each bag, None if none can be held out."""
    fold_of_bag = folds_of_groups(task.constraints.groups, FOLDS, np.random.default_rng(task.seed))
    return fold_of_bag if fold_of_bag.max(initial=0) else None


def cross_fitted(
    asked: Sequence[tuple[Candidate, Constraints]],
    fold_of_bag: Int64Array,
    *,
    on_step: Progress = silent,
) -> list[FloatArray]:
    """Return cross-fitted p(y | x) of every instance, (m, n_columns), for each requested model.

    All constraints are of the same bags. Bags of fold −1 are always used for training.
    """
    held_out = [np.full((len(C.fixed), C.n_columns), 1.0 / C.n_columns) for _, C in asked]
    folds = int(fold_of_bag.max()) + 1

    def fitted(k: int, fold: int, on_step: Progress) -> None:
        candidate, constraints = asked[k]
        bags = Bags(np.empty((len(constraints.fixed), 0)), constraints.offsets)
        inside, outside = np.flatnonzero(fold_of_bag != fold), np.flatnonzero(fold_of_bag == fold)
        regression = candidate.fitted(
            constraints.take(inside), on_step, rows=bags.instances_of(inside)
        )
        rows = bags.instances_of(outside)
        held_out[k][rows] = regression.of_design(candidate.design[rows])

    parts = [partial(fitted, k, fold) for k in range(len(asked)) for fold in range(folds)]
    parallel(parts, len(parts), on_step)
    return held_out
