"""Compiled E-step over many bags."""

import numpy as np
from numba import njit

from birdann.models.exact._belief_kernels import belief_bag
from birdann.models.exact._certain_kernels import (
    CERTAIN,
    FEW_CLASSES,
    NEGLIGIBLE,
    QUICK_WORK,
    classes_to_count,
    merge_counted,
    split_counted,
    write_absences,
)
from birdann.models.exact._column_kernels import fast_bag, forward_backward_bag, forward_bag
from birdann.models.exact._subset_kernels import inclusion_bag, inclusion_work
from birdann.models.exact._types import Codes, Flags, Ints, Matrix, Vector
from birdann.models.exact.constraints import SILENT

EXACT, INFEASIBLE, OVER_BUDGET = 0, 1, 2
FORWARD_BACKWARD, FAST, FORWARD, INCLUSION, BELIEF, AUTO = range(6)
LOWEST_SCORE = -600.0
"""Score below the row's best at which probabilities are cut off: nothing becomes impossible, and
what an objective says of a wild step stays finite."""
MIN_WEIGHT = 1e-290
"""Least weight: smaller ones count as impossible, for their inverse would not be finite."""


@njit(cache=True, nogil=True, error_model="numpy")
def softmax_rows(scores: Matrix, probabilities: Matrix) -> None:
    """Write the softmax of each row."""
    m, c = scores.shape
    for i in range(m):
        top = scores[i, 0]
        for j in range(1, c):
            top = max(top, scores[i, j])
        total = 0.0
        for j in range(c):
            value = np.exp(max(scores[i, j] - top, LOWEST_SCORE))
            probabilities[i, j] = value
            total += value
        scale = 1.0 / total
        for j in range(c):
            probabilities[i, j] *= scale


@njit(cache=True, nogil=True, error_model="numpy")
def gather(
    P: Matrix,
    row: int,
    weights: Vector,
    open_columns: Ints,
    bits: Ints,
    fixed: int,
    rejected: Flags,
    q: Vector,
) -> tuple[float, float]:
    """Write one instance's bit weights into q; return its free weight and the sum of all."""
    if fixed >= 0:
        q[:] = 0.0
        return P[row, fixed], P[row, fixed]
    n_classes = rejected.shape[1]
    has_rejected = rejected.shape[0] > 0
    free = 0.0
    for j in open_columns:
        if not (has_rejected and j < n_classes and rejected[row, j]):
            free += weights[j] * P[row, j]
    if free < MIN_WEIGHT:
        free = 0.0
    total = free
    for k in range(len(bits)):
        q[k] = 0.0 if has_rejected and rejected[row, bits[k]] else P[row, bits[k]]
        total += q[k]
    return free, total


@njit(cache=True, nogil=True, error_model="numpy")
def scatter(
    P: Matrix,
    row: int,
    weights: Vector,
    open_columns: Ints,
    bits: Ints,
    fixed: int,
    rejected: Flags,
    ratio: float,
    r: Vector,
    R: Matrix,
) -> None:
    """Spread one instance's responsibilities, ``ratio`` per free weight, over a row of R."""
    for j in range(R.shape[1]):
        R[row, j] = 0.0
    if fixed >= 0:
        R[row, fixed] = 1.0
        return
    n_classes = rejected.shape[1]
    has_rejected = rejected.shape[0] > 0
    for j in open_columns:
        if not (has_rejected and j < n_classes and rejected[row, j]):
            R[row, j] = ratio * weights[j] * P[row, j]
    for k in range(len(bits)):
        R[row, bits[k]] = r[k]


@njit(cache=True, nogil=True, error_model="numpy")
def collect_bag(
    P: Matrix,
    start: int,
    stop: int,
    weights: Vector,
    open_columns: Ints,
    bits: Ints,
    fixed: Ints,
    rejected: Flags,
    rows: Ints,
    sums: Vector,
    free: Vector,
    q: Matrix,
    R: Matrix,
) -> int:
    """Gather a bag's normalised participating instances; return their number.

    The others keep their distribution as responsibilities and have no effect.
    """
    n = 0
    for row in range(start, stop):
        total = 0.0
        if fixed[row] != SILENT:
            free[n], total = gather(
                P, row, weights, open_columns, bits, fixed[row], rejected, q[n]
            )
        if total > MIN_WEIGHT:
            scale = 1.0 / total
            free[n] *= scale
            for k in range(len(bits)):
                q[n, k] *= scale
            rows[n], sums[n] = row, total
            n += 1
        else:
            R[row] = P[row]
    return n


@njit(cache=True, nogil=True, error_model="numpy")
def log_product(values: Vector) -> float:
    """Return Σ log of positive values, with few logarithms."""
    logs, product = 0.0, 1.0
    for value in values:
        if 1e-100 < product * value < 1e100:
            product *= value
        else:
            logs += np.log(product)
            product = value
    return float(logs + np.log(product))


@njit(cache=True, nogil=True, error_model="numpy")
def positive_columns(weights: Vector, columns: Ints) -> int:
    """Write the columns of positive weight into ``columns``; return their number."""
    n = 0
    for j in range(len(weights)):
        if weights[j] > 0.0:
            columns[n] = j
            n += 1
    return n


@njit(cache=True, nogil=True, error_model="numpy")
def solve_bag(
    free: Vector,
    q: Matrix,
    missed_rate: float,
    method: int,
    block_values: int,
    work: Vector,
    r_free: Vector,
    r: Matrix,
) -> tuple[float, Vector]:
    """Run one of the exact E-steps; return P(Y | X) and the (grown) work space."""
    n, k = q.shape
    if n == 0:
        return missed_rate**k, work
    if method == FAST:
        likelihood = fast_bag(free, q, missed_rate, r_free, r)
        if likelihood >= 0.0:
            return likelihood, work
    if method in (FAST, FORWARD):
        return forward_bag(free, q, missed_rate, r_free, r), work
    size = 1 << k
    if method in (INCLUSION, AUTO):
        if len(work) < inclusion_work(k):
            work = np.empty(inclusion_work(k))
        likelihood = inclusion_bag(free, q, missed_rate, work, r_free, r)
        if likelihood > 0.0:
            return likelihood, work
    block = n
    if (n + 1) * size > block_values:
        block = int(np.ceil(np.sqrt(n)))
    need = ((n + block - 1) // block + block + 3) * size
    if len(work) < need:
        work = np.empty(need)
    return forward_backward_bag(free, q, missed_rate, block, r_free, r, work), work


@njit(cache=True, nogil=True, error_model="numpy")
def solve_within(
    free: Vector,
    q: Matrix,
    missed_rate: float,
    method: int,
    block_values: int,
    max_work: float,
    work: Vector,
    r_free: Vector,
    r: Matrix,
) -> tuple[float, int, Vector]:
    """Run an E-step on the classes that must be counted; return P(Y | X), status, work space.

    ``AUTO`` counts only uncertain classes, and uses belief propagation beyond `QUICK_WORK`. The
    exact methods leave out the most certain classes beyond ``max_work``.
    """
    n, k = q.shape
    n_counted, neglected = k, 0.0
    order = np.arange(k)
    if method != BELIEF and (n * k * 2.0**k > max_work or (method == AUTO and k > FEW_CLASSES)):
        absent = np.empty(k)
        write_absences(q, absent)
        quick_work = min(QUICK_WORK, max_work) if method == AUTO else max_work
        n_counted, neglected = classes_to_count(absent, n, quick_work, order)
        if method == AUTO and neglected > NEGLIGIBLE and max_work > QUICK_WORK:
            method, neglected = BELIEF, 0.0
            n_counted = int(np.sum(absent > CERTAIN))
    counted, rest = order[:n_counted], order[n_counted:]
    pooled, counted_q, r_pooled, r_counted = free, q, r_free, r
    if n_counted < k:
        pooled, counted_q = split_counted(free, q, counted, rest)
        r_pooled, r_counted = pooled.copy(), counted_q.copy()
    likelihood = 1.0
    if method == BELIEF:
        likelihood = belief_bag(pooled, counted_q, missed_rate, r_pooled, r_counted)
    elif n_counted > 0:
        likelihood, work = solve_bag(
            pooled, counted_q, missed_rate, method, block_values, work, r_pooled, r_counted
        )
    if not likelihood > 0.0:
        return likelihood, INFEASIBLE, work
    if n_counted == k:
        return likelihood, EXACT, work
    merge_counted(free, q, counted, rest, pooled, r_pooled, r_counted, r_free, r)
    return likelihood, OVER_BUDGET if neglected > NEGLIGIBLE else EXACT, work


@njit(cache=True, nogil=True, error_model="numpy")
def posterior_bags(
    P: Matrix,
    offsets: Ints,
    bit_offsets: Ints,
    bits: Ints,
    weights: Matrix,
    fixed: Ints,
    rejected: Flags,
    missed_rate: float,
    method: int,
    block_values: int,
    max_work: float,
    R: Matrix,
    log_likelihood: Vector,
    status: Codes,
) -> None:
    """Fill R (m, columns), log_likelihood (n,) and status (n,) bag by bag.

    ``AUTO`` is inclusion-exclusion, with forward-backward where that would lose digits and belief
    propagation for long lists. If a bag's forward columns exceed ``block_values`` numbers, every
    √n-th is kept. For ``max_work`` see `solve_within`. Impossible lists fall back to one partial
    label per instance.
    """
    n_bags = len(offsets) - 1
    longest, widest = 1, 1
    for b in range(n_bags):
        longest = max(longest, offsets[b + 1] - offsets[b])
        widest = max(widest, bit_offsets[b + 1] - bit_offsets[b])
    q_space, r_space = np.empty(longest * widest), np.empty(longest * widest)
    free, r_free, sums = np.empty(longest), np.empty(longest), np.empty(longest)
    rows = np.empty(longest, dtype=np.int64)
    columns = np.empty(P.shape[1], dtype=np.int64)
    work = np.empty(1)
    for b in range(n_bags):
        bag_bits = bits[bit_offsets[b] : bit_offsets[b + 1]]
        k = len(bag_bits)
        others = columns[: positive_columns(weights[b], columns)]
        q_all = q_space[: longest * k].reshape(longest, k)
        n = collect_bag(
            P, offsets[b], offsets[b + 1], weights[b], others, bag_bits, fixed, rejected,
            rows, sums, free, q_all, R,
        )  # fmt: skip
        q, r = q_all[:n], r_space[: n * k].reshape(n, k)
        likelihood, code = 1.0, EXACT
        if k > 0:
            likelihood, code, work = solve_within(
                free[:n], q, missed_rate, method, block_values, max_work, work, r_free[:n], r
            )
        if k == 0 or code == INFEASIBLE:
            likelihood = 1.0
            r_free[:n] = free[:n]
            r[:] = q
        log_likelihood[b] = np.log(likelihood) + log_product(sums[:n])
        status[b] = code
        for i in range(n):
            ratio = r_free[i] / (free[i] * sums[i]) if free[i] > 0.0 else 0.0
            row = rows[i]
            scatter(P, row, weights[b], others, bag_bits, fixed[row], rejected, ratio, r[i], R)
