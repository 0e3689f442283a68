"""Training task: bags, constraints, and a random seed."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.bags import Bags
from birdann.models.exact.constraints import Constraints

MAX_INSTANCES = 40_000
"""Segments that take the slowest learner some five minutes."""
RARE = 20
"""A class in no more lists than this loses none of them to chance."""
_MIN_BAGS = 8


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """Informative bags and their constraints."""

    bags: Bags  # Tagged recordings with instances.
    constraints: Constraints  # Lists and labels, with the rates and weights of the E-step.
    seed: int  # Seed of all random draws in training.
    # n_bags, n_instances: Numbers before sampling.
    n_bags: int
    n_instances: int

    @classmethod
    def of(cls, bags: Bags, constraints: Constraints, *, seed: int) -> Self:
        """Return the task with all bags."""
        return cls(bags, constraints, seed, len(bags), bags.n_instances)

    @classmethod
    def sample(
        cls, bags: Bags, constraints: Constraints, *, max_instances: int, seed: int
    ) -> Self:
        """Return all bags, or a sample with about ``max_instances`` instances.

        Bags with a labelled instance come first, then those that list a class of at most `RARE`
        lists, then random ones. A bag of more than an eighth of ``max_instances`` (more with fewer
        than eight bags) contributes its labelled instances and a random part of the others.
        """
        if bags.n_instances <= max_instances:
            return cls.of(bags, constraints, seed=seed)
        rng = np.random.default_rng(seed)
        labelled = constraints.fixed >= 0
        if len(constraints.rejected):
            labelled |= constraints.rejected.any(axis=1)
        limit = max(max_instances // min(len(bags), _MIN_BAGS), 1)
        kept = _limit_per_bag(bags, labelled, limit, rng)
        order = _order(bags, constraints, labelled, rng)
        sizes = np.bincount(bags.bag_of_instance[kept], minlength=len(bags))
        n_chosen = int(np.searchsorted(np.cumsum(sizes[order]), max_instances)) + 1
        chosen = np.sort(order[:n_chosen])
        all_rows = bags.instances_of(chosen)
        rows = all_rows[kept[all_rows]]
        offsets = np.concatenate([[0], np.cumsum(sizes[chosen], dtype=np.int64)])
        drawn = constraints.take(chosen).take_rows(kept[all_rows].nonzero()[0], offsets)
        return cls(bags.take_rows(rows, offsets), drawn, seed, len(bags), bags.n_instances)

    def with_constraints(self, constraints: Constraints) -> "Task":
        """Return the same bags under other constraints."""
        return replace(self, constraints=constraints)

    def with_noise_weight(self, weight: float) -> "Task":
        """Return the task with this weight of noise in listed bags; see `Constraints`."""
        return self.with_constraints(self.constraints.with_noise_weight(weight))

    def with_reference_weight(self, weight: float) -> "Task":
        """Return the task with this weight of training sources."""
        return self.with_constraints(replace(self.constraints, reference_weight=weight))

    @property
    def bags_left_out(self) -> int:
        """Number of bags not sampled."""
        return self.n_bags - len(self.bags)

    @property
    def instances_left_out(self) -> int:
        """Number of instances not sampled."""
        return self.n_instances - self.bags.n_instances


def _limit_per_bag(
    bags: Bags, labelled: BoolArray, limit: int, rng: np.random.Generator
) -> BoolArray:
    """Return which instances are kept: all labelled, and at most ``limit`` per bag."""
    kept = np.ones(bags.n_instances, dtype=np.bool_)
    for b in np.flatnonzero(bags.sizes > limit):
        rows = np.arange(bags.offsets[b], bags.offsets[b + 1])
        drawn = rows[rng.permutation(len(rows))]
        first = drawn[np.argsort(~labelled[drawn], kind="stable")]
        kept[first[max(limit, int(labelled[rows].sum())) :]] = False
    return kept


def _order(
    bags: Bags, constraints: Constraints, labelled: BoolArray, rng: np.random.Generator
) -> Int64Array:
    """Return the bags in sampling order."""
    Y = constraints.listed_classes
    rare = Y.sum(axis=0) <= RARE
    others = ~np.any(Y & rare, axis=1)
    with_label = np.bincount(bags.bag_of_instance[labelled], minlength=len(bags)) > 0
    return np.lexsort((rng.permutation(len(bags)), np.where(with_label, -1, others)))
