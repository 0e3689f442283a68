"""The exact posterior of the instance labels of a bag given its label set.

Sources: T. Pham, R. Raich, X. Fern, "Dynamic programming for instance annotation in multi-instance
multi-label learning" (2017): Propositions 1-3. The backward pass, the free classes and the
missed-species rate are exact additions. Very long lists use belief propagation, whose error is
given in docs/lab/speed.md.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

import numpy as np
import numpy.typing as npt

from birdann.core.bags import FloatArray
from birdann.models.exact import _column_kernels, _kernels, _subset_kernels
from birdann.models.exact.constraints import SILENT, Constraints

BLOCK_BYTES = 64 * 2**20
"""Memory for the forward columns of one bag; above it every √n-th column is kept."""

MAX_WORK = 2.0**32
"""Longest recursion |Y| 2^|Y| n of one bag by the exact methods: 20 listed classes with 200 instances just fit."""


MethodName = Literal[
    "auto", "forward-backward", "fast", "forward", "inclusion-exclusion", "belief-propagation"
]


class Method(StrEnum):
    """The E-steps. All but belief propagation give the same numbers, at different cost.

    ``AUTO`` is inclusion-exclusion, forward-backward where that would lose digits, without
    enumerating classes that are certainly present; belief propagation, linear in the list's
    length, where too many classes remain.
    """

    AUTO = "auto"
    FORWARD_BACKWARD = "forward-backward"
    FAST = "fast"
    FORWARD = "forward"
    INCLUSION_EXCLUSION = "inclusion-exclusion"
    BELIEF_PROPAGATION = "belief-propagation"


EXACT, INFEASIBLE, OVER_BUDGET = _kernels.EXACT, _kernels.INFEASIBLE, _kernels.OVER_BUDGET

_METHOD_CODES = {
    Method.FORWARD_BACKWARD: _kernels.FORWARD_BACKWARD,
    Method.FAST: _kernels.FAST,
    Method.FORWARD: _kernels.FORWARD,
    Method.INCLUSION_EXCLUSION: _kernels.INCLUSION,
    Method.BELIEF_PROPAGATION: _kernels.BELIEF,
    Method.AUTO: _kernels.AUTO,
}


@dataclass(frozen=True, slots=True, eq=False)
class BagPosterior:
    """Posterior of one bag."""

    r: FloatArray  # float64 (n, k): P(instance is listed class).
    r_free: FloatArray  # float64 (n,): P(instance is no listed class).
    likelihood: float  # P(Y | X): the probability that the instances' labels unite to the list.


def forward(
    q: npt.ArrayLike, free: npt.ArrayLike | None = None, *, missed_rate: float = 0.0
) -> BagPosterior:
    """Move every instance to the last place in turn [Pham17, Propositions 1 and 2, Algorithm 1].

    O(k 2^k n²) operations, O(2^k) memory.

    Parameters
    ----------
    q
        float64 (n, k): weight of each listed class for each instance, not negative.
    free
        float64 (n,): weight of the labels that add nothing to the union (default 0).
    missed_rate
        ε: probability that a listed class has no instance (0 to 1).

    Returns
    -------
    BagPosterior
        Likelihood 0, and undefined r, for an impossible list.

    Raises
    ------
    ValueError
        If the shapes do not fit, a weight is negative or not finite, or ``missed_rate`` is outside
        0..1.
    """
    q, free, r, r_free = _bag_arrays(q, free, missed_rate)
    likelihood = _column_kernels.forward_bag(free, q, missed_rate, r_free, r)
    return BagPosterior(r, r_free, float(likelihood))


def fast(
    q: npt.ArrayLike, free: npt.ArrayLike | None = None, *, missed_rate: float = 0.0
) -> BagPosterior:
    """Forward and substitution [Pham17, Proposition 3, Algorithm 2].

    O(k 2^k n) operations, O(2^k) memory. The substitution subtracts, so it loses digits where an
    instance's label is nearly certain. Where an instance's weights on a subset are all 0 the
    substitution is undetermined, and `forward` is used. Parameters, returns and errors as
    `forward`.
    """
    q, free, r, r_free = _bag_arrays(q, free, missed_rate)
    likelihood = _column_kernels.fast_bag(free, q, missed_rate, r_free, r)
    if likelihood < 0:
        return forward(q, free, missed_rate=missed_rate)
    return BagPosterior(r, r_free, float(likelihood))


def forward_backward(
    q: npt.ArrayLike,
    free: npt.ArrayLike | None = None,
    *,
    missed_rate: float = 0.0,
    block: int | None = None,
) -> BagPosterior:
    """Combine forward and backward recursions at every instance.

    O(k 2^k n) operations on non-negative numbers only, so no digits are lost. The backward column
    starts as ε^|Y∖L|. ``block`` keeps only every ``block``-th forward column and recomputes the
    others: √n makes the memory O(√n 2^k) for a second forward pass. Other parameters, returns and
    errors as `forward`.
    """
    q, free, r, r_free = _bag_arrays(q, free, missed_rate)
    n, k = q.shape
    if n == 0:
        return BagPosterior(r, r_free, float(missed_rate**k))
    block = n if block is None else min(max(block, 1), n)
    work = np.empty((-(-n // block) + block + 3) << k)
    likelihood = _column_kernels.forward_backward_bag(free, q, missed_rate, block, r_free, r, work)
    return BagPosterior(r, r_free, float(likelihood))


def inclusion_exclusion(
    q: npt.ArrayLike, free: npt.ArrayLike | None = None, *, missed_rate: float = 0.0
) -> BagPosterior:
    """Sum over subsets T of the list, (ε − 1)^|Y∖T| Π_i (f_i + Σ_{j∈T} q_ij).

    That product is the probability that all labels lie in T, and the alternating sum is the
    likelihood; its derivatives by the weights are the joint probabilities. O(2^k n) operations and
    O(2^k) memory. The error is bounded beforehand by the sum of absolute values: above 1e-8,
    `forward_backward` is used. Parameters, returns and errors as `forward`.
    """
    q, free, r, r_free = _bag_arrays(q, free, missed_rate)
    total = q.sum(axis=1) + free
    if not len(q) or not (total > 0).all():
        return forward_backward(q, free, missed_rate=missed_rate)
    likelihood = _subset_kernels.inclusion_bag(
        free / total,
        q / total[:, None],
        missed_rate,
        np.empty(_subset_kernels.inclusion_work(q.shape[1])),
        r_free,
        r,
    )
    if likelihood < 0:
        return forward_backward(q, free, missed_rate=missed_rate)
    return BagPosterior(r, r_free, float(likelihood * total.prod()))


def _bag_arrays(
    q: npt.ArrayLike, free: npt.ArrayLike | None, missed_rate: float
) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    weights = np.ascontiguousarray(q, dtype=np.float64)
    if weights.ndim != 2:
        raise ValueError("q must be (n, k)")
    n = len(weights)
    others = np.zeros(n) if free is None else np.ascontiguousarray(free, dtype=np.float64)
    if others.shape != (n,):
        raise ValueError("free must have one weight per instance")
    for values in (weights, others):
        if not np.isfinite(values).all() or (values < 0).any():
            raise ValueError("weights must be finite and not negative")
    if not 0.0 <= missed_rate <= 1.0:
        raise ValueError("missed_rate must be between 0 and 1")
    return weights, others, np.empty_like(weights), np.empty(n)


@dataclass(frozen=True, slots=True, eq=False)
class Posterior:
    """Posterior of a set of bags."""

    # float64 (n_instances, n_columns): rows sum to 1. Excluded instances keep their own
    # distribution.
    responsibilities: FloatArray
    # float64 (n_bags,): log P(list and labels | X) of each bag, the partial-label likelihood Σ_i
    # log Σ_j p(y_i=j) over its permitted labels where status is not ``EXACT``.
    log_likelihood: FloatArray
    status: npt.NDArray[np.int8]  # int8 (n_bags,): ``EXACT``, ``INFEASIBLE`` or ``OVER_BUDGET``.


def posterior(
    probabilities: FloatArray,
    constraints: Constraints,
    *,
    method: Method | str = Method.AUTO,
    block_bytes: int = BLOCK_BYTES,
    max_work: float = MAX_WORK,
    out: FloatArray | None = None,
) -> Posterior:
    """Compute the posterior of all instance labels under all constraints.

    Parameters
    ----------
    probabilities
        float64 or float32 (n_instances, n_columns): the model's p(y = j | x), C-contiguous. Each
        bag is computed in float64.
    block_bytes
        Memory for the forward columns of one bag.
    max_work
        Maximum |Y| 2^|Y| n of a bag for an exact method. Beyond it the most certain listed classes
        are taken as present; if a doubt above .001 remains, the bag is ``OVER_BUDGET``. ``AUTO``
        uses at most this.
    out
        Array for the responsibilities; not ``probabilities`` itself.

    Raises
    ------
    ValueError
        If shapes do not fit.
    """
    expected = (int(constraints.offsets[-1]), constraints.n_columns)
    if probabilities.shape != expected:
        raise ValueError(f"probabilities must be {expected}, not {probabilities.shape}")
    if len(constraints.guests):
        wide, widened, is_own_row = constraints.with_guests(probabilities)
        widened_posterior = posterior(
            wide, widened, method=method, block_bytes=block_bytes, max_work=max_work
        )
        kept = np.ascontiguousarray(widened_posterior.responsibilities[is_own_row, :-1])
        if out is not None:
            out[:] = kept
        return replace(widened_posterior, responsibilities=kept if out is None else out)
    result = Posterior(
        responsibilities=np.empty(expected, probabilities.dtype) if out is None else out,
        log_likelihood=np.empty(len(constraints)),
        status=np.empty(len(constraints), dtype=np.int8),
    )
    _kernels.posterior_bags(
        probabilities,
        constraints.offsets,
        constraints.bit_offsets,
        constraints.bits,
        constraints.weights,
        constraints.fixed,
        constraints.rejected,
        constraints.missed_rate,
        _METHOD_CODES[Method(method)],
        block_bytes // 8,
        float(max_work),
        result.responsibilities,
        result.log_likelihood,
        result.status,
    )
    return result


def teaching_weights(responsibilities: FloatArray, constraints: Constraints) -> FloatArray:
    """Return each instance's training weight per column; 0 if excluded."""
    r = responsibilities.copy()
    r[constraints.fixed == SILENT] = 0.0
    return r
