"""Which species lists of recordings name that are like one as a whole.

A recording is how far it is from some of those that were learned from, by the average Hausdorff
distance of their segments, as in MIMLSVM (Zhou, Zhang, Huang, Li, "Multi-instance multi-label
learning", Artificial Intelligence 176, 2012) with the distance of Zhang and Zhou ("Multi-instance
clustering with applications to multi-instance prediction", 2009). Ridge regression with a
Gaussian kernel leads from these distances to lists, in the place of support vector machines: it predicts
each list from the others without learning again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
from scipy.linalg import cho_factor, cho_solve, lapack
from scipy.spatial.distance import cdist
from sklearn.metrics.pairwise import euclidean_distances

from birdann.core.bags import Bags, BoolArray, FloatArray, Int64Array
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
    """Lists by how far recordings are from others.

    Attributes
    ----------
    prototypes, offsets
        float64 (s, d) scaled segments; int64 (r + 1,), which of them are of one recording.
    centre, factor
        float64 (r,): of the distances.
    own
        float64 (n, r): what it learned from, about the centre and times the factor.
    weights, listed
        float64 (n, c), (c,): of the ridge, around the share of the lists that name each species.
    scaling
        Of the features.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = (
        "prototypes", "offsets", "centre", "factor", "own", "weights", "listed",
    )  # fmt: skip
    fitted_parts: ClassVar[Mapping[str, tuple[type, ...]]] = {"scaling": (AffineScaling,)}

    prototypes: FloatArray
    offsets: Int64Array
    centre: FloatArray
    factor: FloatArray
    own: FloatArray
    weights: FloatArray
    listed: FloatArray
    scaling: AffineScaling

    @classmethod
    def learn(
        cls, bags: Bags, lists: BoolArray, groups: Int64Array, seed: int
    ) -> tuple[Self, FloatArray]:
        """Return a model, and what it says of each bag by the lists of the other recordings, (n, c).

        Parameters
        ----------
        bags, lists, groups
            Recordings or windows, none without segments, their complete lists, and which are of one recording.
        seed
            Of the draw of prototypes.
        """
        scaling = AffineScaling.of_range(bags.X)
        order = np.random.default_rng(seed).permutation(len(bags))
        fitting = np.cumsum(bags.sizes[order]) <= PROTOTYPE_SEGMENTS
        chosen = bags.take(np.sort(order[: max(int(fitting.sum()), 1)]))
        prototypes = scaling(chosen.X)
        raw = average_hausdorff(prototypes, chosen.offsets, scaling, bags)
        centre = raw.mean(axis=0)
        factor = 1.0 / (np.maximum(raw.std(axis=0), _MIN) * np.sqrt(len(chosen)))
        own = (raw - centre) * factor
        weights, left_out = dual_ridge(_gaussian(own, own), lists, groups, RIDGE)
        listed = (lists.sum(axis=0) + 0.5) / (len(lists) + 1)
        offsets = chosen.offsets
        made = cls(prototypes, offsets, centre, factor, own, weights, listed, scaling)
        return made, left_out

    def likely(self, bags: Bags) -> FloatArray:
        """Return what lists of recordings like these name, float64 (n, c); none may be empty."""
        raw = average_hausdorff(self.prototypes, self.offsets, self.scaling, bags)
        return np.asarray(
            self.listed + _gaussian((raw - self.centre) * self.factor, self.own) @ self.weights
        )


def dual_ridge(
    kernel: FloatArray, lists: BoolArray, groups: Int64Array, ridge: float
) -> tuple[FloatArray, FloatArray]:
    """Return the weights (n, c) of bags, and what is predicted of each without its group (n, c).

    The weights are of what the shares of the lists that name each species leave to explain. For a group g
    with the rows A of the inverse, its residuals without it are A_gg⁻¹ times its weights.
    """
    mean = (lists.sum(axis=0) + 0.5) / (len(lists) + 1)
    # half the work of a general inverse, of which only the groups' blocks are wanted
    factor = cho_factor(kernel + ridge * np.eye(len(kernel)), lower=True)
    # row by row, as it is when it is stored and read again: products round similar then
    dual: FloatArray = np.ascontiguousarray(cho_solve(factor, lists - mean))
    inverse, _ = lapack.dpotri(factor[0], lower=1)
    _, group, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    left_out = lists - dual / np.diag(inverse)[:, None]
    for g in np.flatnonzero(sizes > 1):
        own = np.flatnonzero(group == g)
        lower = np.tril(inverse[np.ix_(own, own)])
        block = lower + np.tril(lower, -1).T
        left_out[own] = lists[own] - np.linalg.solve(block, dual[own])
    return dual, left_out


def average_hausdorff(
    prototypes: FloatArray, offsets: Int64Array, scaling: AffineScaling, bags: Bags
) -> FloatArray:
    """Return the mean distance of segments to the nearest of the other recording, (n_bags, r)."""
    found = np.empty((len(bags), len(offsets) - 1))
    starts, sizes = offsets[:-1], np.diff(offsets)
    for first in range(0, len(bags), _BAGS):
        some = bags.take(np.arange(first, min(first + _BAGS, len(bags))))
        of_segment = some.bag_of_instance
        nearest = np.full((len(some), len(prototypes)), np.inf)
        total = np.zeros((len(some), len(sizes)))
        for start in range(0, some.n_instances, _SEGMENTS):
            rows = slice(start, start + _SEGMENTS)
            apart = euclidean_distances(scaling(some.X[rows]), prototypes)
            cuts = np.flatnonzero(np.diff(of_segment[rows], prepend=-1))
            whole = slice(of_segment[start], of_segment[start] + len(cuts))
            np.minimum(nearest[whole], np.minimum.reduceat(apart, cuts), out=nearest[whole])
            total[whole] += np.add.reduceat(np.minimum.reduceat(apart, starts, axis=1), cuts)
        total += np.add.reduceat(nearest, starts, axis=1)
        found[first : first + len(some)] = total / (some.sizes[:, None] + sizes)
    return found


def _gaussian(A: FloatArray, B: FloatArray) -> FloatArray:
    return np.asarray(np.exp(-GAMMA * cdist(A, B, "sqeuclidean")))
