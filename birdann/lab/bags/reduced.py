"""Machines with few expansion vectors, F(B) = mean over x in B of Σ_j β_j k(z_j, x) + b.

Z. Fu, G. Lu, K. M. Ting, D. Zhang, "Building sparse support vector machines for multi-instance
classification", ECML 2011. The classes share the vectors.
"""

from dataclasses import dataclass

import numpy as np
from scipy.linalg import solve
from scipy.optimize import minimize
from sklearn.cluster import KMeans

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.bags import Bags
from birdann.lab.bags.contract import Score
from birdann.lab.bags.distances import gaussian, mean_kernel, set_kernel, width
from birdann.lab.bags.support_vectors import mi_kernel, set_kernel_machines

_RIDGE = 1e-8
"""Added to the diagonal of kernels between vectors, which may come to lie on each other."""
_NEWTON_STEPS = 50
_DESCENTS = 50
_APPROACHES = 200
"""Steps of L-BFGS in RS; forty times as many change scores by a hundredth."""
_HALVINGS = 20
_STEADY = 1e-4
"""Relative decrease at which Sparse-MI has converged."""


@dataclass(frozen=True, slots=True)
class _Machine:
    """β (k, c) and b (c,) for vectors Z (k, d); the objective, and dQ/dF of each bag (n, c)."""

    Z: FloatArray
    beta: FloatArray
    b: FloatArray
    objective: float
    slope: FloatArray


def rsvm(
    X: Bags,
    Y: BoolArray,
    rng: np.random.Generator,
    *,
    C: float,
    gamma_scale: float,
    n_vectors: int,
) -> Score:
    """RSVM: vectors are random training instances (Lee and Mangasarian 2001)."""
    gamma = width(X.X, gamma_scale=gamma_scale)
    rows = rng.choice(X.n_instances, min(n_vectors, X.n_instances), replace=False)
    return _score(_solve(X, Y, X.X[np.sort(rows)], C, gamma), gamma)


def sparse_mi(
    X: Bags,
    Y: BoolArray,
    rng: np.random.Generator,
    *,
    C: float,
    gamma_scale: float,
    n_vectors: int,
) -> Score:
    """Sparse-MI (Algorithm 1): vectors and weights are fitted together.

    min over β, b, Z of β'K_Zβ + C Σ max(0, 1 - y F(B))²: the convex problem in (β, b) is solved,
    then a gradient step in Z is taken, with doubling and halving of its length. Vectors start at
    k-means centres.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    machine = _solve(X, Y, _centres(X.X, n_vectors, rng), C, gamma)
    step = 1.0 / gamma
    for _ in range(_DESCENTS):
        downhill = -vector_gradient(X, machine.Z, machine.beta, machine.slope, gamma)
        lengths = step / 2.0 ** np.arange(_HALVINGS)
        trials = ((s, _solve(X, Y, machine.Z + s * downhill, C, gamma, machine)) for s in lengths)
        better = ((s, moved) for s, moved in trials if moved.objective < machine.objective)
        length, moved = next(better, (0.0, machine))
        steady = machine.objective - moved.objective < _STEADY * machine.objective
        machine = moved
        if steady:
            break
        step = 2.0 * length if length == step else length
    return _score(machine, gamma)


def rs(
    X: Bags,
    Y: BoolArray,
    rng: np.random.Generator,
    *,
    C: float,
    gamma_scale: float,
    n_vectors: int,
) -> Score:
    """RS: the machine of the set kernel, approximated by few vectors (Burges 1996).

    min over β, Z of ||Σ_j β_j k(z_j, ·) - f||² for the f of `mi_kernel`; β is solved for given Z,
    and L-BFGS moves Z from k-means centres. The offset is that of f.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    machines = set_kernel_machines(set_kernel(X, X, gamma), Y, C)
    of_bags = np.zeros(Y.shape)
    for column, machine in enumerate(machines):
        of_bags[machine.support_, column] = machine.dual_coef_[0]
    used = of_bags.any(axis=1)
    kept = X.take(used)
    weights = (of_bags[used] / kept.sizes[:, None])[kept.bag_of_instance]
    start = _centres(X.X, n_vectors, rng)

    def distance(flat: FloatArray) -> tuple[float, FloatArray]:
        """Return ||approximation - f||² without the constant ||f||², and its gradient."""
        Z = flat.reshape(start.shape)
        beta, towards = _nearest_expansion(kept.X, weights, Z, gamma)
        pull = _gradient(Z, beta, Z, beta, gamma) - _gradient(kept.X, weights, Z, beta, gamma)
        return -float((beta * towards).sum()), 2.0 * pull.ravel()

    minimum = minimize(
        distance, start.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": _APPROACHES}
    )
    Z = minimum.x.reshape(start.shape)
    beta, _ = _nearest_expansion(kept.X, weights, Z, gamma)
    offsets = np.array([machine.intercept_[0] for machine in machines])
    return lambda bags: np.asarray(mean_kernel(bags, Z, gamma) @ beta + offsets)


def approximated(
    X: Bags,
    Y: BoolArray,
    rng: np.random.Generator,
    *,
    C: float,
    gamma_scale: float,
    n_vectors: int,
) -> Score:
    """Return the machine that `rs` approximates: of all training instances."""
    return mi_kernel(X, Y, rng, C=C, gamma_scale=gamma_scale)


def vector_gradient(
    X: Bags, Z: FloatArray, beta: FloatArray, slope: FloatArray, gamma: float
) -> FloatArray:
    """Return dg/dZ (k, d) at optimal β and b; ``slope`` is dQ/dF of each bag and class, (n, c)."""
    of_instance = (slope / X.sizes[:, None])[X.bag_of_instance]
    return 2.0 * _gradient(Z, beta, Z, beta, gamma) + _gradient(X.X, of_instance, Z, beta, gamma)


def _gradient(
    X: FloatArray, weights: FloatArray, Z: FloatArray, beta: FloatArray, gamma: float
) -> FloatArray:
    """Return Σ_c β_jc Σ_i weights_ic dk(x_i, z_j)/dz_j, float64 (k, d)."""
    strength = gaussian(X, Z, gamma) * (weights @ beta.T)
    pull: FloatArray = 2.0 * gamma * (strength.T @ X - strength.sum(axis=0)[:, None] * Z)
    return pull


def _nearest_expansion(
    X: FloatArray, weights: FloatArray, Z: FloatArray, gamma: float
) -> tuple[FloatArray, FloatArray]:
    """Return β (k, c) of the expansion in Z nearest to Σ_i weights_i k(x_i, ·), and K_ZX w."""
    towards = gaussian(Z, X, gamma) @ weights
    kernel = gaussian(Z, Z, gamma) + _RIDGE * np.eye(len(Z))
    beta: FloatArray = solve(kernel, towards, assume_a="pos")
    return beta, towards


def _centres(X: FloatArray, n_vectors: int, rng: np.random.Generator) -> FloatArray:
    n_distinct = len(np.unique(X, axis=0))
    means = KMeans(
        min(n_vectors, n_distinct), n_init=1, random_state=int(rng.integers(2**31 - 1))
    ).fit(X)
    return np.asarray(means.cluster_centers_, dtype=np.float64)


def _score(machine: _Machine, gamma: float) -> Score:
    return lambda bags: np.asarray(mean_kernel(bags, machine.Z, gamma) @ machine.beta + machine.b)


def _solve(
    X: Bags,
    Y: BoolArray,
    Z: FloatArray,
    C: float,
    gamma: float,
    earlier: _Machine | None = None,
) -> _Machine:
    """Return the optimal β and b of every class for given vectors, from a starting point."""
    kernel = gaussian(Z, Z, gamma) + _RIDGE * np.eye(len(Z))
    features = mean_kernel(X, Z, gamma)
    start = np.zeros((len(Z) + 1, Y.shape[1]))
    if earlier is not None:
        start = np.vstack([earlier.beta, earlier.b])
    solved = [
        squared_hinge(kernel, features, listed, C, at)
        for listed, at in zip(Y.T, start.T, strict=True)
    ]
    sign = np.where(Y, 1.0, -1.0)
    beta = np.column_stack([s[0] for s in solved])
    b = np.array([s[1] for s in solved])
    short = np.maximum(0.0, 1.0 - sign * (features @ beta + b))
    return _Machine(Z, beta, b, sum(s[2] for s in solved), -2.0 * C * sign * short)


def squared_hinge(
    kernel: FloatArray,
    features: FloatArray,
    positive: BoolArray,
    C: float,
    start: FloatArray | None = None,
) -> tuple[FloatArray, float, float]:
    """Return (β, b, value) at min β'Kβ + C Σ max(0, 1 - y (features β + b))².

    Newton's method (Chapelle 2007) with halved steps: K is (k, k), features (n, k); ``start`` is
    (β, b), default 0.
    """
    sign = np.where(positive, 1.0, -1.0)
    rows = np.column_stack([features, np.ones(len(features))])
    curvature = np.zeros((rows.shape[1], rows.shape[1]))
    curvature[:-1, :-1] = kernel
    curvature[-1, -1] = _RIDGE

    def value(at: FloatArray) -> float:
        short = np.maximum(0.0, 1.0 - sign * (rows @ at))
        return float(at @ curvature @ at + C * short @ short)

    at = np.zeros(rows.shape[1]) if start is None else start
    best = value(at)
    for _ in range(_NEWTON_STEPS):
        wrong = sign * (rows @ at) < 1.0
        active = rows[wrong]
        target = solve(
            curvature + C * active.T @ active, C * active.T @ sign[wrong], assume_a="pos"
        )
        length, moved = 1.0, value(target)
        while moved > best and length > 1e-6:
            length /= 2.0
            moved = value(at + length * (target - at))
        if best - moved <= 1e-10 * best:
            break
        at, best = at + length * (target - at), moved
    return at[:-1], float(at[-1]), best
