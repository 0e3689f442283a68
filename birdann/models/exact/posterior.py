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

from birdann.core.arrays import FloatArray
from birdann.core.bags import Bags
from birdann.core.training_report import LearnerReport
from birdann.models.exact import _kernels
from birdann.models.exact.constraints import SILENT, Constraints
from birdann.models.exact.context import bag_sums

BLOCK_BYTES = 64 * 2**20
"""Memory for the forward columns of one bag; above it every √n-th column is kept."""

MAX_WORK = 2.0**32
"""Longest recursion |Y| 2^|Y| n of one bag by the exact methods: 20 listed classes with 200 instances just fit."""


MethodName = Literal[
    "auto", "forward-backward", "fast", "forward", "inclusion-exclusion", "belief-propagation"
]


class Method(StrEnum):
    """The E-steps. All but belief propagation give the same numbers, at different cost.

    For k listed classes and n instances: ``FORWARD`` moves every instance to the last place in
    turn [Pham17, Algorithm 1], O(k 2^k n²). ``FAST`` removes each from the last column [Algorithm
    2], O(k 2^k n); the subtraction loses digits where a label is nearly certain, and is ``FORWARD``
    where an instance leaves it undetermined. ``FORWARD_BACKWARD``, O(k 2^k n), adds non-negative
    numbers only. ``INCLUSION_EXCLUSION`` sums (ε − 1)^|Y∖T| Π_i (f_i + Σ_{j∈T} q_ij) over subsets
    T of the list and takes its derivatives, O(2^k n).

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

    Raises ValueError if shapes do not fit.

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

    The evidence of detectors, if any, multiplies the probabilities: the likelihood is that of
    labels and evidence.
    """
    expected = (int(constraints.offsets[-1]), constraints.n_columns)
    if probabilities.shape != expected:
        raise ValueError(f"probabilities must be {expected}, not {probabilities.shape}")
    if len(constraints.evidence):
        weighed = probabilities * constraints.evidence.astype(probabilities.dtype, copy=False)
        total = weighed.sum(axis=1, keepdims=True)
        weighed /= total
        result = posterior(
            weighed,
            replace(constraints, evidence=constraints.evidence[:0]),
            method=method,
            block_bytes=block_bytes,
            max_work=max_work,
            out=out,
        )
        of_evidence = bag_sums(np.log(total, dtype=np.float64), constraints.offsets)[:, 0]
        return replace(result, log_likelihood=result.log_likelihood + of_evidence)
    if len(constraints.guests):
        wide, widened, is_instance = constraints.append_guests(probabilities)
        widened_posterior = posterior(
            wide, widened, method=method, block_bytes=block_bytes, max_work=max_work
        )
        result_rows = np.ascontiguousarray(widened_posterior.responsibilities[is_instance, :-1])
        if out is not None:
            out[:] = result_rows
        return replace(widened_posterior, responsibilities=result_rows if out is None else out)
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


def training_weights(responsibilities: FloatArray, constraints: Constraints) -> FloatArray:
    """Return each instance's training weight per column; 0 if excluded."""
    r = responsibilities.copy()
    r[constraints.fixed == SILENT] = 0.0
    return r


def report_lists(belief: Posterior, constraints: Constraints) -> LearnerReport:
    """Return how the project's lists are explained, without training sources."""
    own = np.flatnonzero(~constraints.is_reference)
    frame = Bags(np.empty((int(constraints.offsets[-1]), 0)), constraints.offsets)
    mass = belief.responsibilities[frame.instances_of(own)].sum(axis=0)
    n_classes, status = constraints.n_classes, belief.status[own]
    noise_rate = float(mass[n_classes:].sum() / max(mass.sum(), 1.0))
    return LearnerReport(
        bags_infeasible=int((status == INFEASIBLE).sum()),
        bags_over_budget=int((status == OVER_BUDGET).sum()),
        noise_rate=noise_rate if len(own) else None,
        expected_instances=tuple(mass[:n_classes].tolist()),
    )
