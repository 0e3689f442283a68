"""How well held-out lists are predicted: the criteria of every choice."""

import numpy as np

from birdann.core.arrays import FloatArray
from birdann.models.base import pool_max
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.posterior import posterior


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
