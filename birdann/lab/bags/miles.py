"""MILES: a bag is represented by its similarity to each training instance."""

import numpy as np
from scipy.optimize import linprog

from birdann.core.bags import Bags, BoolArray, FloatArray
from birdann.lab.bags.contract import Score
from birdann.lab.bags.distances import nearest_instances, width

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
    embedded = np.exp(-gamma * nearest_instances(X, X, "sqeuclidean"))
    machines = [sparse_machine(embedded, listed, lam=lam) for listed in Y.T]
    weights = np.column_stack([w for w, _ in machines])
    used = np.flatnonzero(weights.any(axis=1))
    offsets = np.array([b for _, b in machines])

    def score(bags: Bags) -> FloatArray:
        if not len(used):
            return np.tile(offsets, (len(bags), 1))
        apart = nearest_instances(bags, X, "sqeuclidean")[:, used]
        return np.asarray(np.exp(-gamma * apart) @ weights[used] + offsets)

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
        w[columns], b, u = _restricted(M[:, columns], sign, lam)
        gain = np.abs(M.T @ (sign * u)) - lam
        gain[columns] = 0.0
        wanted = np.argsort(-gain, kind="stable")[:_ADDED]
        wanted = wanted[gain[wanted] > _TOLERANCE]
        if not len(wanted):
            return w, b
        columns = np.concatenate([columns, wanted])


def _restricted(
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
