"""Evaluation of labelling with lists, without labels of segments.

Two recordings with disjoint lists are merged into one with the union of both lists. The origin of
each segment is known, so a label from the other recording's list is certainly wrong. This
evaluates models *with* a list, while held-out lists only evaluate them without. The halves of a
pair have equal weight, so that a method cannot gain by giving segments of rare species to common
ones.
"""

from dataclasses import dataclass, replace

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags, Supervision
from birdann.models.exact.constraints import Constraints, compile_constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.task import Task

MAX_LISTED = 40
"""Most species of a merged recording."""
MAX_PAIRED = 1000
"""Most recordings that are paired: a random sample of more."""
PAIRINGS = 3
"""Random pairings of the recordings that are merged."""
_MIN_MASS = 0.01


@dataclass(frozen=True, slots=True, eq=False)
class MergedPairs:
    """Pairs of recordings merged into one each."""

    rows: Int64Array  # int64 (k,): instances of the original bags, pair by pair.
    constraints: Constraints  # The union of both lists.
    is_own: BoolArray  # bool (k, n_classes): classes that the instance's own recording lists.
    half: Int64Array  # int64 (k,): half and pair of each instance.

    @classmethod
    def draw(cls, constraints: Constraints, *, seed: int) -> "MergedPairs | None":
        """Return disjoint random pairs of the project's bags; None if no two lists are disjoint."""
        Y = constraints.listed_classes
        pairs = _pairs(Y, constraints, np.random.default_rng(seed))
        if not len(pairs):
            return None
        frame = Bags(np.empty((int(constraints.offsets[-1]), 0)), constraints.offsets)
        order = pairs.ravel()
        rows, sizes = frame.instances_of(order), frame.sizes[order]
        offsets = np.concatenate([[0], np.cumsum(sizes.reshape(-1, 2).sum(axis=1))])
        lists = Supervision.complete(Y[pairs[:, 0]] | Y[pairs[:, 1]], len(rows))
        merged = compile_constraints(
            lists, offsets, noise=constraints.noise, missed_rate=constraints.missed_rate
        )
        if len(constraints.evidence):
            merged = replace(merged, evidence=constraints.evidence[rows])
        half = np.repeat(np.arange(len(order)), sizes)
        return cls(rows, merged, Y[order][half], half)

    def separations(self, probabilities: FloatArray, prior: ListPrior) -> FloatArray:
        """Return the mean log share of the correct recording's species in each non-noise half.

        Parameters
        ----------
        probabilities
            float64 (m, n_columns): held-out p(y | x) of the *original* instances.
        """
        responsibilities = prior.posterior(probabilities[self.rows], self.constraints)
        scores = self.separability(responsibilities.responsibilities)
        return scores[np.isfinite(scores)]

    def separability(self, responsibilities: FloatArray) -> FloatArray:
        """Return the mean log share of the correct recording's species, float64 (n_halves,).

        nan for halves of noise only. ``responsibilities``, float64 (k, at least n_classes), are
        the posterior of the merged instances.
        """
        of_class = responsibilities[:, : self.is_own.shape[1]]
        call = of_class.sum(axis=1)
        right = np.where(self.is_own, of_class, 0.0).sum(axis=1)
        logs = np.log(np.maximum(right / np.maximum(call, _MIN_MASS), _MIN_MASS))
        weight = np.bincount(self.half, call)
        sums = np.bincount(self.half, call * logs)
        filled = weight > _MIN_MASS
        return np.where(filled, sums / np.where(filled, weight, 1.0), np.nan)


def pairings(task: Task) -> list[MergedPairs]:
    """Return `PAIRINGS` random pairings of the recordings; none without disjoint lists."""
    drawn = (MergedPairs.draw(task.constraints, seed=task.seed + k) for k in range(PAIRINGS))
    return [pairing for pairing in drawn if pairing is not None]


def _pairs(Y: BoolArray, constraints: Constraints, rng: np.random.Generator) -> Int64Array:
    """Return disjoint pairs of bags of different recordings with disjoint lists, int64 (n, 2)."""
    usable = Y.any(axis=1) & (np.diff(constraints.offsets) > 0)
    usable &= ~np.any(constraints.named_classes & ~Y, axis=1)
    own = constraints.project.bags
    order = rng.permutation(own[usable[own]])[:MAX_PAIRED]
    groups = constraints.groups[order]
    free = np.ones(len(order), dtype=np.bool_)
    lists, lengths = Y[order], Y[order].sum(axis=1)
    pairs = []
    for k in range(len(order)):
        if not free[k]:
            continue
        free[k] = False
        fits = free & ~np.any(lists & lists[k], axis=1) & (lengths + lengths[k] <= MAX_LISTED)
        fits &= groups != groups[k]
        if fits.any():
            other = int(fits.argmax())
            free[other] = False
            pairs.append((order[k], order[other]))
    return np.array(pairs, dtype=np.int64).reshape(-1, 2)
