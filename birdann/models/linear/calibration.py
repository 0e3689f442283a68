"""Temperature scaling by held-out lists.

Without labelled instances, the temperature maximises the exact likelihood of held-out lists;
confirmed segments enter it as constraints.
"""

import numpy as np
from scipy.optimize import minimize_scalar

from birdann.core.bags import FloatArray
from birdann.models.base import pool_max
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import BagContext
from birdann.models.exact.posterior import posterior

SHARPEST, BLUNTEST = 0.5, 3.0
_DEFAULT_SPREAD = 0.3
"""Spread of the logarithm of the temperature before anything is seen: few lists barely move it."""
_MIN = 1e-300


def sharpened(P: FloatArray, temperature: float) -> FloatArray:
    """Return ``P`` (m, n_columns) to the power 1 / temperature, normalised.

    Guo et al., "On calibration of modern neural networks", ICML 2017, section 4.2, for
    probabilities instead of logits.
    """
    if temperature == 1.0:
        return P
    powers: FloatArray = np.power(P, 1.0 / temperature)
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def sharpened_calls(P: FloatArray, temperature: float, n_classes: int) -> FloatArray:
    """Return ``P`` (m, n_columns) with p(y | x, y is a class) sharpened; noise keeps its share."""
    if temperature == 1.0:
        return P
    if P.shape[1] == n_classes:
        return sharpened(P, temperature)
    calls = P[:, :n_classes]
    powers = np.power(calls, 1.0 / temperature)
    sums = np.maximum(powers.sum(axis=1, keepdims=True), _MIN)
    return np.column_stack([powers * (calls.sum(axis=1, keepdims=True) / sums), P[:, n_classes:]])


def list_log_likelihood(P: FloatArray, constraints: Constraints) -> float:
    """Return Σ_b log P(list of b | X_b): the bag-level criterion of every choice.

    Parameters
    ----------
    P
        float64 (m, n_columns): held-out p(y | x).
    """
    return float(log_likelihoods(P, constraints).sum())


def log_likelihoods(P: FloatArray, constraints: Constraints) -> FloatArray:
    """Return log P(list of b | X_b) of each tagged bag, float64 (k,).

    Parameters as `list_log_likelihood`.
    """
    bag_posterior = posterior(np.ascontiguousarray(P), constraints)
    return bag_posterior.log_likelihood[constraints.tagged]


def list_precisions(P: FloatArray, constraints: Constraints) -> FloatArray:
    """Return the ranking average precision of each list by each class's best instance, (n_lists,).

    Independent of calibration. ``P`` is held-out, float64 (m, at least n_classes).
    """
    n_bags, n_classes = len(constraints), constraints.n_classes
    Y = np.zeros((n_bags, n_classes), dtype=np.bool_)
    Y[np.repeat(np.arange(n_bags), constraints.n_bits), constraints.bits] = True
    scores = pool_max(P[:, :n_classes], constraints.offsets, empty=0.0)
    scores[constraints.named_classes & ~Y] = -1.0  # they may be there, and are not mistake
    precisions = []
    for b in np.flatnonzero(Y.any(axis=1)):
        ahead = scores[b] >= scores[b, Y[b]][:, None]
        precisions.append(float((ahead[:, Y[b]].sum(axis=1) / ahead.sum(axis=1)).mean()))
    return np.array(precisions)


def choose_temperature(P: FloatArray, constraints: Constraints, context: BagContext) -> float:
    """Return the temperature from .5 to 3 that maximises the likelihood of held-out lists.

    Parameters
    ----------
    P, constraints
        As `list_log_likelihood`, of all bags; those of the project are used.
    context
        Applied after the temperature, and calibrated with it.
    """
    own = constraints.project
    P, constraints = own.of(P), own.constraints

    def loss(log_temperature: float) -> float:
        blunt = sharpened_calls(P, float(np.exp(log_temperature)), constraints.n_classes)
        Q = context.infer(blunt, constraints.offsets)
        penalty = 0.5 * (log_temperature / _DEFAULT_SPREAD) ** 2
        return penalty - list_log_likelihood(Q, constraints)

    bounds = (float(np.log(SHARPEST)), float(np.log(BLUNTEST)))
    minimum = minimize_scalar(loss, bounds=bounds, method="bounded", options={"xatol": 0.02})
    return float(np.exp(minimum.x))
