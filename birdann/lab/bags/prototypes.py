"""MIMLSVM and MIMLNN: a bag is represented by its distances to medoids of training bags.

Z.-H. Zhou, M.-L. Zhang, S.-J. Huang, Y.-F. Li, "Multi-instance multi-label learning", Artificial
Intelligence 176, 2012. Hausdorff distances of features from 0 to 1, and k-medoids with a share of
the training bags as clusters. The mean of the distances to the nearest instances instead of their
maximum is the average Hausdorff distance (Zhang and Zhou, "Multi-instance clustering with
applications to multi-instance prediction", 2009).

MILES represents a bag by its similarity to each training instance.
"""

import numpy as np
from scipy.linalg import solve
from scipy.optimize import linprog
from sklearn.svm import SVC

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.lab.bags.contract import Score
from birdann.lab.bags.distances import Distance, hausdorff, nearest_instances, width
from birdann.models.linear.preprocessing import AffineScaling

_ADDED = 50
"""Columns that a round of the linear program adds at most."""
_TOLERANCE = 1e-6


def miles(
    X: Bags, Y: BoolArray, rng: np.random.Generator, *, lam: float, gamma_scale: float
) -> Score:
    """1-norm support vector machines over the largest kernel to each training instance.

    Y. Chen, J. Bi, J. Z. Wang, "MILES: Multiple-instance learning via embedded instance
    selection", PAMI 2006: s(x_k, B) = max over x in B of exp(-||x - x_k||²/σ²), and the linear
    program min λ Σ|w| + ½ Σ ξ, with equal slack weights of both classes as there, solved by HiGHS.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    embedded = np.exp(-gamma * nearest_instances(X, X))
    machines = [sparse_machine(embedded, listed, lam=lam) for listed in Y.T]
    weights = np.column_stack([w for w, _ in machines])
    used = np.flatnonzero(weights.any(axis=1))
    offsets = np.array([b for _, b in machines])

    def score(bags: Bags) -> FloatArray:
        if not len(used):
            return np.tile(offsets, (len(bags), 1))
        distances = nearest_instances(bags, X)[:, used]
        return np.asarray(np.exp(-gamma * distances) @ weights[used] + offsets)

    return score


def sparse_machine(M: FloatArray, positive: BoolArray, *, lam: float) -> tuple[FloatArray, float]:
    """Return (w, b) of the 1-norm machine.

    min over w, b, ξ ≥ 0 of λ Σ|w| + ½ Σ ξ with y (M w + b) ≥ 1 - ξ; M is (n, k). Solved by column
    generation: columns with |M' (y u)| > λ, for the dual u, are added until there is none.
    """
    sign = np.where(positive, 1.0, -1.0)
    balance = sign - sign.mean()
    columns = np.argsort(-np.abs(M.T @ balance), kind="stable")[:_ADDED]
    w = np.zeros(M.shape[1])
    while True:
        w[columns], b, u = _solve_program(M[:, columns], sign, lam)
        gain = np.abs(M.T @ (sign * u)) - lam
        gain[columns] = 0.0
        added = np.argsort(-gain, kind="stable")[:_ADDED]
        added = added[gain[added] > _TOLERANCE]
        if not len(added):
            return w, b
        columns = np.concatenate([columns, added])


def _solve_program(
    M: FloatArray, sign: FloatArray, lam: float
) -> tuple[FloatArray, float, FloatArray]:
    """Return (w, b, u) over all columns of M."""
    n, k = M.shape
    signed = sign[:, None] * M
    solution = linprog(
        c=np.concatenate([np.full(2 * k, lam), [0.0], np.full(n, 0.5)]),
        A_ub=-np.hstack([signed, -signed, sign[:, None], np.eye(n)]),
        b_ub=-np.ones(n),
        bounds=[(0, None)] * (2 * k) + [(None, None)] + [(0, None)] * n,
        method="highs",
    )
    if solution.x is None:
        raise RuntimeError(f"the linear program of MILES was not solved: {solution.message}")
    return (
        solution.x[:k] - solution.x[k : 2 * k],
        float(solution.x[2 * k]),
        -solution.ineqlin.marginals,
    )


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
    distances = hausdorff(X, X, distance)
    medoids = k_medoids(distances, ratio, rng)
    scaling = AffineScaling.standardise(distances[:, medoids])
    root = np.sqrt(len(medoids))
    rows = scaling(distances[:, medoids]) / root
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
    distances = hausdorff(X, X, distance)
    medoids = k_medoids(distances, ratio, rng)
    rows = _with_constant(distances[:, medoids])
    curvature = rows.T @ rows + lam * np.eye(rows.shape[1])
    weights = solve(curvature, rows.T @ np.where(Y, 1.0, -1.0), assume_a="pos")
    centres = X.take(medoids)
    return lambda bags: np.asarray(_with_constant(hausdorff(bags, centres, distance)) @ weights)


def k_medoids(distances: FloatArray, ratio: float, rng: np.random.Generator) -> Int64Array:
    """Return the medoids of distances (n, n) in round(``ratio`` n) clusters, at least one.

    From random medoids: bags join the nearest medoid, and the member with the smallest sum of
    distances becomes medoid, until convergence.
    """
    n = len(distances)
    k = min(max(1, round(ratio * n)), n)
    medoids = np.sort(rng.choice(n, k, replace=False))
    for _ in range(_ROUNDS):
        cluster_of = distances[:, medoids].argmin(axis=1)
        cluster_of[medoids] = np.arange(k)
        members = [np.flatnonzero(cluster_of == cluster) for cluster in range(k)]
        moved = np.sort(
            [rows[distances[np.ix_(rows, rows)].sum(axis=0).argmin()] for rows in members]
        )
        if np.array_equal(moved, medoids):
            break
        medoids = moved
    return np.asarray(medoids, dtype=np.int64)


def _with_constant(values: FloatArray) -> FloatArray:
    return np.column_stack([values, np.ones(len(values))])
