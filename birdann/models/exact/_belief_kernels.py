"""Compiled belief propagation for the E-step, for lists too long to enumerate subsets.

Instances and listed classes exchange messages (J. Pearl 1988; the sum-product algorithm of
Kschischang, Frey, Loeliger, IEEE Transactions on Information Theory 2001). Class j sends instance
i the likelihood ratio of the list if i is j,

    m_ij = 1 / (1 − (1 − ε) Π_{h≠i} (1 − ρ_hj)),

and i sends j its probability given all other classes, ρ_ij = q_ij / (f_i + Σ_{k≠j} q_ik m_ik +
q_ij). A round costs one pass over q. The `CLUSTER` most uncertain classes form one factor, counted
exactly, in turn with the messages. The reported likelihood is that of the region graph (Yedidia,
Freeman, Weiss, IEEE Transactions on Information Theory 2005), whose derivatives are the
posteriors: optimisers see one objective.
"""

import numpy as np
from numba import njit

from birdann.models.exact._column_kernels import forward_backward_bag
from birdann.models.exact._subset_kernels import inclusion_bag, inclusion_work
from birdann.models.exact._types import Matrix, Vector

CLUSTER = 6
"""Classes that are counted exactly: 64 subsets."""
TURNS = 1
"""Times that the others hear of the cluster: a second time changes the fourth digit."""
ROUNDS = 30
COARSE_TOLERANCE, TOLERANCE = 1e-2, 1e-5
"""Change of every ρ below which it is clear which classes are in doubt, and messages have settled."""
_TINY = 1e-12


@njit(cache=True, nogil=True, error_model="numpy")
def belief_bag(free: Vector, q: Matrix, missed_rate: float, r_free: Vector, r: Matrix) -> float:
    """Fill r_free (n,) and r (n, k); return the likelihood, 0 for an impossible list.

    The weights of each instance sum to 1.
    """
    n, k = q.shape
    if missed_rate == 0.0 and k > n:
        return 0.0
    present = 1.0 - missed_rate
    others, absent = np.maximum(1.0 - q, _TINY), np.ones(k)
    for i in range(n):
        absent *= others[i]
    pass_messages(free, q, others, absent, present, COARSE_TOLERANCE)
    order = np.argsort(-absent)
    cluster, rest = order[:CLUSTER], order[CLUSTER:]
    counted_q, rest_q = np.ascontiguousarray(q[:, cluster]), np.ascontiguousarray(q[:, rest])
    others, absent = np.ascontiguousarray(others[:, rest]), absent[rest]
    pooled, r_pooled, r_counted = np.empty(n), np.empty(n), np.empty(counted_q.shape)
    work, sums = np.empty((n + 4) << counted_q.shape[1]), np.empty(n)
    message = np.empty(len(rest))
    for turn in range(TURNS + 1):
        for i in range(n):
            pooled[i] = weigh(free[i], rest_q[i], others[i], absent, present, message)
        likelihood = count(pooled, counted_q, missed_rate, work, sums, r_pooled, r_counted)
        if not likelihood > 0.0:
            return 0.0
        if turn < TURNS:
            odds = pooled * (1.0 / np.maximum(r_pooled, _TINY) - 1.0)
            pass_messages(free + odds, rest_q, others, absent, present, TOLERANCE)
    logs = np.log(likelihood) + np.sum(np.log(sums))
    for i in range(n):
        weigh(free[i], rest_q[i], others[i], absent, present, message)
        ratio = r_pooled[i] / pooled[i] if pooled[i] > 0.0 else 0.0
        r_free[i] = ratio * free[i]
        r[i][cluster] = r_counted[i]
        r[i][rest] = ratio * message
        logs -= np.log(agreement(rest_q[i], others[i], message))
    logs += np.sum(np.log(np.maximum(1.0 - present * absent, _TINY)))
    return np.exp(logs) if np.isfinite(logs) else 0.0


@njit(cache=True, nogil=True, error_model="numpy")
def agreement(q: Vector, others: Vector, message: Vector) -> float:
    """Return Π_j (1 − ρ_ij + ρ_ij m_ij) of one instance."""
    product = 1.0
    for j in range(len(q)):
        if q[j] > 0.0:
            product *= others[j] + (1.0 - others[j]) * message[j] / q[j]
    return product


@njit(cache=True, nogil=True, error_model="numpy")
def pass_messages(
    free: Vector, q: Matrix, others: Matrix, absent: Vector, present: float, tolerance: float
) -> None:
    """Pass messages to convergence: 1 − ρ (n, k) in ``others``, its row product in ``absent``."""
    message, after = np.empty(q.shape[1]), np.empty(q.shape[1])
    for _ in range(ROUNDS):
        change = 0.0
        after[:] = 1.0
        for i in range(len(q)):
            total = weigh(free[i], q[i], others[i], absent, present, message)
            for j in range(q.shape[1]):
                rest = total - message[j]
                other = max(rest / (rest + q[i, j]), _TINY) if q[i, j] > 0.0 else 1.0
                change = max(change, abs(other - others[i, j]))
                others[i, j] = other
                after[j] *= other
        absent[:] = after
        if change < tolerance:
            break


@njit(cache=True, nogil=True, error_model="numpy")
def weigh(
    free: float, q: Vector, others: Vector, absent: Vector, present: float, message: Vector
) -> float:
    """Write q_ij m_ij of one instance to ``message``; return their sum with its free weight."""
    total = free
    for j in range(len(q)):
        message[j] = q[j] * others[j] / max(others[j] - present * absent[j], _TINY * others[j])
        total += message[j]
    return total


@njit(cache=True, nogil=True, error_model="numpy")
def count(
    pooled: Vector,
    counted_q: Matrix,
    missed_rate: float,
    work: Vector,
    sums: Vector,
    r_pooled: Vector,
    r_counted: Matrix,
) -> float:
    """Run the exact E-step on the cluster; write each instance's sum of weights into ``sums``."""
    n, k = counted_q.shape
    unit_pooled, unit_q = pooled.copy(), counted_q.copy()
    for i in range(n):
        sums[i] = pooled[i] + counted_q[i].sum()
        unit_pooled[i] /= sums[i]
        unit_q[i] /= sums[i]
    likelihood = inclusion_bag(
        unit_pooled, unit_q, missed_rate, work[: inclusion_work(k)], r_pooled, r_counted
    )
    if likelihood > 0.0:
        return likelihood
    return forward_backward_bag(unit_pooled, unit_q, missed_rate, n, r_pooled, r_counted, work)
