"""MIMLSVM and MIMLNN: a bag is represented by its distances to medoids of training bags.

Z.-H. Zhou, M.-L. Zhang, S.-J. Huang, Y.-F. Li, "Multi-instance multi-label learning", Artificial
Intelligence 176, 2012. Hausdorff distances of features from 0 to 1, and k-medoids with a share of
the training bags as clusters. The mean of the distances to the nearest instances instead of their
maximum is the average Hausdorff distance (Zhang and Zhou, "Multi-instance clustering with
applications to multi-instance prediction", 2009).
"""

import numpy as np
from scipy.linalg import solve
from sklearn.svm import SVC

from birdann.core.bags import Bags, BoolArray, FloatArray, Int64Array
from birdann.lab.bags.contract import Score
from birdann.lab.bags.distances import Distance, hausdorff
from birdann.models.linear.preprocessing import AffineScaling

_ROUNDS = 100


def miml_svm(
    X: Bags,
    Y: BoolArray,
    rng: np.random.Generator,
    *,
    ratio: float,
    C: float,
    gamma: float,
    distance: Distance,
) -> Score:
    """MIMLSVM: an RBF machine for each class on the distances.

    Distances are standardised and divided by the root of their number, so that ``gamma`` is
    independent of the number of medoids.
    """
    apart = hausdorff(X, X, distance)
    medoids = k_medoids(apart, ratio, rng)
    scaling = AffineScaling.standardising(apart[:, medoids])
    root = np.sqrt(len(medoids))
    rows = scaling(apart[:, medoids]) / root
    machines = [SVC(C=C, kernel="rbf", gamma=gamma).fit(rows, listed) for listed in Y.T]
    centres = X.take(medoids)

    def score(bags: Bags) -> FloatArray:
        embedded = scaling(hausdorff(bags, centres, distance)) / root
        return np.column_stack([machine.decision_function(embedded) for machine in machines])

    return score


def miml_nn(
    X: Bags,
    Y: BoolArray,
    rng: np.random.Generator,
    *,
    ratio: float,
    lam: float,
    distance: Distance,
) -> Score:
    """MIMLNN: a linear layer on the distances, by least squares to targets of ±1.

    min over W of Σ (φ W - t)² + λ ||W||², with a constant unit (Zhang and Zhou 2007).
    """
    apart = hausdorff(X, X, distance)
    medoids = k_medoids(apart, ratio, rng)
    rows = _with_one(apart[:, medoids])
    curvature = rows.T @ rows + lam * np.eye(rows.shape[1])
    weights = solve(curvature, rows.T @ np.where(Y, 1.0, -1.0), assume_a="pos")
    centres = X.take(medoids)
    return lambda bags: np.asarray(_with_one(hausdorff(bags, centres, distance)) @ weights)


def k_medoids(apart: FloatArray, ratio: float, rng: np.random.Generator) -> Int64Array:
    """Return the medoids of distances (n, n) in round(``ratio`` n) clusters, at least one.

    From random medoids: bags join the nearest medoid, and the member with the smallest sum of
    distances becomes medoid, until convergence.
    """
    n = len(apart)
    k = min(max(1, round(ratio * n)), n)
    medoids = np.sort(rng.choice(n, k, replace=False))
    for _ in range(_ROUNDS):
        nearest = apart[:, medoids].argmin(axis=1)
        nearest[medoids] = np.arange(k)
        members = [np.flatnonzero(nearest == cluster) for cluster in range(k)]
        moved = np.sort([rows[apart[np.ix_(rows, rows)].sum(axis=0).argmin()] for rows in members])
        if np.array_equal(moved, medoids):
            break
        medoids = moved
    return np.asarray(medoids, dtype=np.int64)


def _with_one(values: FloatArray) -> FloatArray:
    return np.column_stack([values, np.ones(len(values))])
