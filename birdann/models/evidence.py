"""How well held-out lists are predicted, and model averaging by it.

A model that is better by chance must not take everything. Settings and models are averaged, each
weighted by how well it predicts held-out data (Bayesian model averaging; J. Hoeting et al.,
Statistical Science 1999). With few lists the weights are close to the prior, with many the best
takes all.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from scipy.special import ndtr

from birdann.core.arrays import FloatArray
from birdann.models.base import pool_max
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import bag_sums
from birdann.models.exact.posterior import posterior

PRIOR_LISTS = 8.0
"""Lists that the prior of even shares is worth in a mixture."""
ONE_SIDED_Z_95 = 1.64
"""Standard errors of a gain that must not be chance, which reaches them once in twenty times."""
_SWEEPS = 15
_MIN = 1e-300


def standard_score(gains: FloatArray) -> float:
    """Return the mean of gains, float64 (n,), in standard errors; 0 without any."""
    error = float(gains.std()) / np.sqrt(max(len(gains), 1)) if len(gains) else 0.0
    return float(gains.mean()) / error if error > 0 else 0.0


def gain_weight(gains: FloatArray, errors: float) -> float:
    """Return how far a gain counts, 0 to 1: it grows with the gain in standard errors.

    Φ(z - errors), with z the gain in standard errors; a weight, not a probability.

    Parameters
    ----------
    gains
        float64 (n,): gain of each observation.
    errors
        Standard errors at which the weight is one half.
    """
    return float(ndtr(standard_score(gains) - errors))


def mean_by_likelihood(log_likelihoods: Mapping[float, float]) -> float:
    """Return the mean of settings, weighted by their held-out likelihood."""
    settings = np.array(list(log_likelihoods), dtype=np.float64)
    logs = np.array(list(log_likelihoods.values()))
    weights = np.exp(logs - logs.max())
    return float(settings @ weights / weights.sum())


def log_likelihoods(P: FloatArray, constraints: Constraints) -> FloatArray:
    """Return log P(list of b | X_b) of each tagged bag, float64 (k,).

    Their sum is the bag-level criterion of every choice. ``P`` is held-out, float64
    (m, n_columns).
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


def weights_by_lists(members: Sequence[FloatArray], constraints: Constraints) -> FloatArray:
    """Return the weights of models in a mean, float64 (n_members,), summing to 1.

    The maximum a posteriori weights given the lists, by expectation-maximisation with hidden
    member and label of each instance. The instances of a bag count as one observation, and the
    prior as `PRIOR_LISTS` of them spread over all members.

    Parameters
    ----------
    members
        float64 (m, n_columns) each: held-out p(y | x); the project's bags are used.
    """
    own = constraints.project
    members, constraints = [own.of(P) for P in members], own.constraints
    n = len(members)
    weights = np.full(n, 1.0 / n)
    sizes = np.diff(constraints.offsets)
    filled = (sizes > 0) & constraints.tagged
    if n == 1 or not filled.any():
        return weights
    for _ in range(_SWEEPS):
        mean = np.tensordot(weights, np.asarray(members), axes=1)
        responsibilities = posterior(mean, constraints).responsibilities
        responsibilities /= np.maximum(mean, _MIN)
        explained = (
            np.column_stack([np.einsum("ij,ij->i", responsibilities, P) for P in members])
            * weights
        )
        of_bags = bag_sums(explained, constraints.offsets)[filled] / sizes[filled, None]
        weights = of_bags.sum(axis=0) + PRIOR_LISTS / n
        weights /= weights.sum()
    return weights
