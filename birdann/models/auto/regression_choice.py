"""The regressions of the default learner, a straight and curved ones, weighted by held-out lists."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np

from birdann.core.arrays import FloatArray
from birdann.core.message import Message
from birdann.core.progress import Progress, silent, with_text
from birdann.core.training_report import Choice
from birdann.models.auto.selection import cross_fitted_probabilities, folds_of, with_noise_of
from birdann.models.evidence import weights_by_lists
from birdann.models.exact.constraints import Constraints
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.objective import Design
from birdann.models.linear.regression import Candidate, Regressions, combine_predictions
from birdann.models.parallel import parallel
from birdann.models.task import Task

STRAIGHT_PENALTY, CURVED_PENALTY, HALF_PENALTY = 10.0, 1.0, 3.0
WIDTH, LANDMARKS = 0.3, 300
"""δ² of the kernel of a curved one, in mean squared distances of the segments, and its columns."""
MIN_HALVED = 20
"""Features from which on two curved ones see half of them each (random subspaces, Ho 1998): those of the
letters, 16, gain nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class RegressionChoice:
    """The regressions, and their held-out predictions."""

    shares: Choice[Mapping[str, float]]  # Weight of each, by name.
    candidates: tuple[Candidate, ...]
    # held_out, joined: float64 (m, n_columns): their weighted mean, and as `Regressions.combined`.
    held_out: FloatArray
    joined: FloatArray

    @property
    def designs(self) -> list[Design]:
        """Design matrix of each for the training instances."""
        return [candidate.design for candidate in self.candidates]

    def fit(self, constraints: Constraints, *, on_step: Progress = silent) -> Regressions:
        """Return the regressions fitted to all bags."""
        parts = [partial(candidate.fit, constraints) for candidate in self.candidates]
        progress = with_text(on_step, Message("fitting the regressions"))
        return Regressions(
            tuple(parallel(parts, len(parts), progress)),
            shares=np.array(list(self.shares.chosen.values())),
            penalties=np.array([candidate.l2 for candidate in self.candidates]),
        )


def choose_regression(task: Task, *, on_step: Progress) -> RegressionChoice:
    """Return all regressions, weighted by the likelihood of held-out lists (`weights_by_lists`).

    Evenly where no list can be held out.

    Parameters
    ----------
    task
        Training task with a noise class, the last column.
    """
    constraints, candidates = task.constraints, candidates_of(task.bags.X, task.seed)
    n, fold_of_bag = len(candidates), folds_of(task)
    if fold_of_bag is None:
        shape = len(constraints.fixed), constraints.n_columns
        held_out = [np.full(shape, 1.0 / constraints.n_columns)] * n
        weights, why = np.full(n, 1.0 / n), "one recording: nothing to hold out"
    else:
        held_out = cross_fitted_probabilities(
            [(candidate, constraints) for candidate in candidates.values()],
            fold_of_bag,
            on_step=with_text(on_step, Message("comparing regressions")),
        )
        mean = np.mean(held_out, axis=0)
        # More noise makes every list likelier and no segment righter: all have the same.
        weights = weights_by_lists([with_noise_of(mean, P) for P in held_out], constraints)
        why = "by how likely each makes the lists of unseen recordings"
    named = {name: float(share) for name, share in zip(candidates, weights, strict=True)}
    return RegressionChoice(
        Choice(chosen=named, why=why, tried=named),
        tuple(candidates.values()),
        np.tensordot(weights, held_out, axes=1),
        combine_predictions(held_out, weights, constraints.n_classes),
    )


def candidates_of(X: FloatArray, seed: int) -> dict[str, Candidate]:
    """Return the regressions on segments ``X`` (m, d) by name."""
    d = X.shape[1]
    order = np.random.default_rng(seed).permutation(d)
    curved = [("curved", order, CURVED_PENALTY)]
    if d >= MIN_HALVED:
        curved += [(f"half {k + 1}", order[k::2], HALF_PENALTY) for k in range(2)]
    candidates = {"straight": Candidate.of(Transform.standardise(X), X, STRAIGHT_PENALTY)}
    for k, (name, columns, l2) in enumerate(curved):
        transform = Transform.mapped(
            X,
            "nystroem",
            n_components=LANDMARKS,
            gamma_scale=WIDTH,
            seed=seed + k,
            total_variance=len(columns),
            columns=None if len(columns) == d else columns,
        )
        candidates[name] = Candidate.of(transform, X, l2)
    return candidates
