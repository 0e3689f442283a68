"""What a learner learns from: bags, what was said of them, and the seed of all that is drawn."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from birdann.core.bags import Bags, BoolArray, Int64Array
from birdann.models.exact.constraints import Constraints

MAX_INSTANCES = 40_000
"""Segments that take the slowest learner some five minutes."""
RARE = 20
"""A class in no more lists than this loses none of them to chance."""
_MIN_BAGS = 8


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """Bags that teach something, and what is assumed of them.

    Attributes
    ----------
    bags
        Recordings with instances and something said of each.
    constraints
        What was said of them, with the rates and weights of the E-step.
    seed
        Of all that is drawn while learning.
    n_bags, n_instances
        How many there were before a part of them was drawn.
    """

    bags: Bags
    constraints: Constraints
    seed: int
    n_bags: int
    n_instances: int

    @classmethod
    def of(cls, bags: Bags, constraints: Constraints, *, seed: int) -> Self:
        """Return the task of learning from all of the bags."""
        return cls(bags, constraints, seed, len(bags), bags.n_instances)

    @classmethod
    def drawn(cls, bags: Bags, constraints: Constraints, *, max_instances: int, seed: int) -> Self:
        """Return all bags, or enough of them for about ``max_instances`` instances.

        Bags with a labelled instance come first, then those that list a class of at most `RARE`
        lists, then others as chance will have it. A bag of more than an eighth of
        ``max_instances`` instances (more where bags are fewer than eight) lends a random part of
        them, with all that are labelled.

        Parameters
        ----------
        bags, constraints
            Bags with instances and something said of each.
        seed
            Of the draw, and of the task.
        """
        if bags.n_instances <= max_instances:
            return cls.of(bags, constraints, seed=seed)
        rng = np.random.default_rng(seed)
        labelled = constraints.fixed >= 0
        if len(constraints.rejected):
            labelled |= constraints.rejected.any(axis=1)
        limit = max(max_instances // min(len(bags), _MIN_BAGS), 1)
        kept = _within(bags, labelled, limit, rng)
        order = _order(bags, constraints, labelled, rng)
        sizes = np.bincount(bags.bag_of_instance[kept], minlength=len(bags))
        n_chosen = int(np.searchsorted(np.cumsum(sizes[order]), max_instances)) + 1
        chosen = np.sort(order[:n_chosen])
        all_rows = bags.instances_of(chosen)
        rows = all_rows[kept[all_rows]]
        offsets = np.concatenate([[0], np.cumsum(sizes[chosen], dtype=np.int64)])
        drawn = constraints.take(chosen).of_rows(kept[all_rows].nonzero()[0], offsets)
        return cls(Bags(bags.X[rows], offsets), drawn, seed, len(bags), bags.n_instances)

    def under(self, constraints: Constraints) -> "Task":
        """Return the same bags under other constraints."""
        return replace(self, constraints=constraints)

    def with_noise_weight(self, weight: float) -> "Task":
        """Return the task with this weight of noise in listed bags; see `Constraints`."""
        return self.under(self.constraints.with_noise_weight(weight))

    def with_reference_weight(self, weight: float) -> "Task":
        """Return the task in which bags from elsewhere teach that much."""
        return self.under(replace(self.constraints, reference_weight=weight))

    @property
    def bags_left_out(self) -> int:
        """How many bags were not drawn."""
        return self.n_bags - len(self.bags)

    @property
    def instances_left_out(self) -> int:
        """How many instances were not drawn."""
        return self.n_instances - self.bags.n_instances


def _within(bags: Bags, labelled: BoolArray, limit: int, rng: np.random.Generator) -> BoolArray:
    """Return which instances stay: all labelled, and of each bag at most ``limit``."""
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
    """Return the bags in the order in which they are wanted."""
    Y = constraints.listed_classes
    rare = Y.sum(axis=0) <= RARE
    others = ~np.any(Y & rare, axis=1)
    with_label = np.bincount(bags.bag_of_instance[labelled], minlength=len(bags)) > 0
    return np.lexsort((rng.permutation(len(bags)), np.where(with_label, -1, others)))
