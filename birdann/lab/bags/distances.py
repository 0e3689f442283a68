"""Distances and kernels between instances and between non-empty bags.

The latest results are cached, as settings, classes and rounds use the same bags; they must not be
modified.
"""

from functools import lru_cache
from typing import Literal

import numpy as np
from scipy.spatial.distance import cdist

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.bags import Bags

Distance = Literal["largest", "mean"]
Metric = Literal["sqeuclidean", "euclidean", "chebyshev"]


def width(X: FloatArray, *, gamma_scale: float) -> float:
    """Return γ of the kernel exp(-γ ||x - z||²): ``gamma_scale`` over the mean square distance.

    The mean runs over all pairs of rows of ``X`` (m, d).
    """
    return gamma_scale / max(2.0 * float(X.var(axis=0).sum()), 1e-300)


def gaussian(X: FloatArray, Z: FloatArray, gamma: float) -> FloatArray:
    """Return exp(-γ ||x - z||²), float64 (m, k)."""
    kernel = cdist(X, Z, "sqeuclidean")
    kernel *= -gamma
    return np.asarray(np.exp(kernel, out=kernel))


@lru_cache(maxsize=2)
def instance_kernel(A: Bags, B: Bags, gamma: float) -> FloatArray:
    """Return `gaussian` of the instances of two sets of bags, cached."""
    kernel = gaussian(A.X, B.X, gamma)
    kernel.setflags(write=False)
    return kernel


def reduce_bags(reduce: np.ufunc, values: FloatArray, X: Bags) -> FloatArray:
    """Return ``reduce`` (``np.add``, ``np.maximum`` …) of the rows of each bag, (n_bags, …)."""
    return np.asarray(reduce.reduceat(values, X.offsets[:-1], axis=0))


def mean_kernel(X: Bags, Z: FloatArray, gamma: float) -> FloatArray:
    """Return the mean of k(x, z) over the instances of each bag, float64 (n_bags, k)."""
    return reduce_bags(np.add, gaussian(X.X, Z, gamma), X) / X.sizes[:, None]


def set_kernel(A: Bags, B: Bags, gamma: float) -> FloatArray:
    """Return the mean of k(x, z) over the pairs of instances of two bags, (n_A, n_B).

    The normalised set kernel of Gärtner et al., "Multi-instance kernels", ICML 2002.
    """
    means = reduce_bags(np.add, instance_kernel(A, B, gamma), A) / A.sizes[:, None]
    return reduce_bags(np.add, means.T, B).T / B.sizes


def nearest_distances(X: Bags, Z: FloatArray, metric: Metric = "sqeuclidean") -> FloatArray:
    """Return the distance of each bag's nearest instance from each point, (n_bags, k)."""
    return reduce_bags(np.minimum, cdist(X.X, Z, metric), X)


@lru_cache(maxsize=2)
def nearest_instances(A: Bags, B: Bags) -> FloatArray:
    """Return `nearest_distances` of bags to the instances of others, cached."""
    between = nearest_distances(A, B.X)
    between.setflags(write=False)
    return between


@lru_cache(maxsize=2)
def hausdorff(A: Bags, B: Bags, distance: Distance = "largest") -> FloatArray:
    """Return the Hausdorff distances of bags, float64 (n_A, n_B), cached.

    The maximum of the distances from each instance of either bag to the nearest of the other, or
    their mean.
    """
    between = cdist(A.X, B.X)
    to_B = reduce_bags(np.minimum, between.T, B).T
    to_A = reduce_bags(np.minimum, between, A).T
    if distance == "largest":
        from_A, from_B = reduce_bags(np.maximum, to_B, A), reduce_bags(np.maximum, to_A, B).T
        farther = np.maximum(from_A, from_B)
    else:
        total = reduce_bags(np.add, to_B, A) + reduce_bags(np.add, to_A, B).T
        farther = np.asarray(total / (A.sizes[:, None] + B.sizes))
    farther.setflags(write=False)
    return farther


def best_rows(values: FloatArray, X: Bags) -> Int64Array:
    """Return the row of the largest of ``values`` (m,) in each bag, int64 (n_bags,)."""
    order = np.lexsort((-values, X.bag_of_instance))
    return np.asarray(order[X.offsets[:-1]])
