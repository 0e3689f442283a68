"""Prediction of lists from similar recordings.

A recording is represented by its average Hausdorff distances to prototype recordings, as in
MIMLSVM (Zhou, Zhang, Huang, Li, "Multi-instance multi-label learning", Artificial Intelligence
176, 2012) with the distance of Zhang and Zhou ("Multi-instance clustering with applications to
multi-instance prediction", 2009). Kernel ridge regression replaces support vector machines: it
gives leave-one-out predictions without refitting.
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
from scipy.linalg import cho_factor, cho_solve, lapack
from scipy.spatial.distance import cdist
from sklearn.metrics.pairwise import euclidean_distances

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.models.linear.preprocessing import AffineScaling

PROTOTYPE_SEGMENTS = 2000
"""Segments in the recordings from which distances are taken, at most; they are drawn."""
GAMMA = 4.0
"""Of exp(-γ d²), d² the mean of the squared differences of standardised distances."""
RIDGE = 0.3
_MIN = 1e-9
_BAGS, _SEGMENTS = 500, 500
"""Recordings, and segments of them, whose distances are computed together."""


@dataclass(frozen=True, slots=True, eq=False)
class RecordingSimilarity:
    """Kernel ridge regression of lists on distances between recordings."""

    # prototypes, offsets: float64 (s, d) scaled segments; int64 (r + 1,), bounds of the
    # recordings.
    prototypes: FloatArray
    offsets: Int64Array
    # centre, factor: float64 (r,): normalisation of the distances.
    centre: FloatArray
    factor: FloatArray
    own: FloatArray  # float64 (n, r): normalised distances of the training recordings.
    # weights, listed: float64 (n, c), (c,): ridge weights, and share of the lists with each
    # species.
    weights: FloatArray
    listed: FloatArray
    scaling: AffineScaling  # Feature scaling.

    @classmethod
    def learn(
        cls, bags: Bags, lists: BoolArray, groups: Int64Array, seed: int
    ) -> tuple[Self, FloatArray]:
        """Return a model and its leave-group-out predictions of each bag, (n, c).

        Parameters
        ----------
        bags, lists, groups
            Non-empty recordings or windows, their complete lists, and recording numbers.
        seed
            Of the choice of prototypes.
        """
        scaling = AffineScaling.from_range(bags.X)
        order = np.random.default_rng(seed).permutation(len(bags))
        fitting = np.cumsum(bags.sizes[order]) <= PROTOTYPE_SEGMENTS
        chosen = bags.take(np.sort(order[: max(int(fitting.sum()), 1)]))
        prototypes = scaling(chosen.X)
        raw = average_hausdorff(prototypes, chosen.offsets, scaling, bags)
        centre = raw.mean(axis=0)
        factor = 1.0 / (np.maximum(raw.std(axis=0), _MIN) * np.sqrt(len(chosen)))
        scaled = (raw - centre) * factor
        weights, left_out = dual_ridge(_gaussian(scaled, scaled), lists, groups, RIDGE)
        listed = (lists.sum(axis=0) + 0.5) / (len(lists) + 1)
        offsets = chosen.offsets
        made = cls(prototypes, offsets, centre, factor, scaled, weights, listed, scaling)
        return made, left_out

    def likely(self, bags: Bags) -> FloatArray:
        """Return predicted lists of non-empty recordings, float64 (n, c)."""
        raw = average_hausdorff(self.prototypes, self.offsets, self.scaling, bags)
        return np.asarray(
            self.listed + _gaussian((raw - self.centre) * self.factor, self.own) @ self.weights
        )


def dual_ridge(
    kernel: FloatArray, lists: BoolArray, groups: Int64Array, ridge: float
) -> tuple[FloatArray, FloatArray]:
    """Return the dual weights (n, c), and leave-group-out predictions (n, c).

    The weights explain deviations from the species' list frequencies. For a group g with the rows
    A of the inverse, its held-out residuals are A_gg⁻¹ times its weights. Held out, deviations are
    from the frequencies in the other groups' lists, and added to those in all: from the latter they
    would be the lower, the more often the group lists the species.
    """
    mean = (lists.sum(axis=0) + 0.5) / (len(lists) + 1)
    # half the work of a general inverse, of which only the groups' blocks are wanted
    factor = cho_factor(kernel + ridge * np.eye(len(kernel)), lower=True)
    # row by row, as it is when it is stored and read again: products round similar then
    dual: FloatArray = np.ascontiguousarray(cho_solve(factor, lists - mean))
    inverse, _ = lapack.dpotri(factor[0], lower=1)
    _, group, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    targets = np.column_stack([lists, np.ones(len(lists))])
    explained = cho_solve(factor, targets)
    left_out = targets - explained / np.diag(inverse)[:, None]
    for g in np.flatnonzero(sizes > 1):
        members = np.flatnonzero(group == g)
        lower = np.tril(inverse[np.ix_(members, members)])
        block = lower + np.tril(lower, -1).T
        left_out[members] = targets[members] - np.linalg.solve(block, explained[members])
    listed = np.zeros((len(sizes), lists.shape[1]))
    np.add.at(listed, group, lists)
    of_others = (lists.sum(axis=0) - listed[group] + 0.5) / (
        len(lists) - sizes[group][:, None] + 1
    )
    return dual, mean + left_out[:, :-1] - of_others * left_out[:, -1:]


def average_hausdorff(
    prototypes: FloatArray, offsets: Int64Array, scaling: AffineScaling, bags: Bags
) -> FloatArray:
    """Return the average Hausdorff distance to each prototype recording, (n_bags, r)."""
    distances = np.empty((len(bags), len(offsets) - 1))
    starts, sizes = offsets[:-1], np.diff(offsets)
    for first in range(0, len(bags), _BAGS):
        batch = bags.take(np.arange(first, min(first + _BAGS, len(bags))))
        of_segment = batch.bag_of_instance
        nearest = np.full((len(batch), len(prototypes)), np.inf)
        total = np.zeros((len(batch), len(sizes)))
        for start in range(0, batch.n_instances, _SEGMENTS):
            rows = slice(start, start + _SEGMENTS)
            between = euclidean_distances(scaling(batch.X[rows]), prototypes)
            cuts = np.flatnonzero(np.diff(of_segment[rows], prepend=-1))
            span = slice(of_segment[start], of_segment[start] + len(cuts))
            np.minimum(nearest[span], np.minimum.reduceat(between, cuts), out=nearest[span])
            total[span] += np.add.reduceat(np.minimum.reduceat(between, starts, axis=1), cuts)
        total += np.add.reduceat(nearest, starts, axis=1)
        distances[first : first + len(batch)] = total / (batch.sizes[:, None] + sizes)
    return distances


def _gaussian(A: FloatArray, B: FloatArray) -> FloatArray:
    return np.asarray(np.exp(-GAMMA * cdist(A, B, "sqeuclidean")))
