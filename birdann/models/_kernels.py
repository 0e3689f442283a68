"""Compiled inner loops of the exact E-step.

Subsets of a bag's listed classes are bit masks; a column holds one value per subset. All
weights of an instance are divided by their sum first, so that a forward column is
a probability distribution over the classes covered so far and a backward column the chance that
the rest of the bag completes it: neither can overflow, and neither needs rescaling.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

Vector: TypeAlias = npt.NDArray[np.float64]
Matrix: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Codes: TypeAlias = npt.NDArray[np.int8]

EXACT, INFEASIBLE, OVER_BUDGET = 0, 1, 2
SILENT = -3


@njit(cache=True, nogil=True)
def softmax_rows(scores: Matrix, probabilities: Matrix) -> None:
    """Write the softmax of each row and return nothing."""
    m, c = scores.shape
    for i in range(m):
        top = scores[i, 0]
        for j in range(1, c):
            top = max(top, scores[i, j])
        total = 0.0
        for j in range(c):
            value = np.exp(scores[i, j] - top)
            probabilities[i, j] = value
            total += value
        scale = 1.0 / total
        for j in range(c):
            probabilities[i, j] *= scale


@njit(cache=True, nogil=True)
def advance(column: Vector, free: float, q: Vector, result: Vector) -> None:
    """Forward step: A'(L) = (f + Σ_{j∈L} q_j) A(L) + Σ_{j∈L} q_j A(L∖j)."""
    size = len(column)
    for s in range(size):
        result[s] = free * column[s]
    for j in range(len(q)):
        weight = q[j]
        bit = 1 << j
        for base in range(bit, size, 2 * bit):
            for s in range(base, base + bit):
                result[s] += weight * (column[s] + column[s - bit])


@njit(cache=True, nogil=True)
def advance_range(columns: Matrix, start: int, stop: int, free: Vector, q: Matrix) -> None:
    """Fill columns[1:] from columns[0] by the instances start..stop."""
    for i in range(start, stop):
        advance(columns[i - start], free[i], q[i], columns[i - start + 1])


@njit(cache=True, nogil=True)
def inner(left: Vector, right: Vector) -> float:
    """Return Σ_L left(L) right(L)."""
    total = 0.0
    for s in range(len(left)):
        total += left[s] * right[s]
    return total


@njit(cache=True, nogil=True)
def retreat(column: Vector, free: float, q: Vector, result: Vector) -> None:
    """Backward step: B(L) = (f + Σ_{j∈L} q_j) B'(L) + Σ_{j∉L} q_j B'(L∪j)."""
    size = len(column)
    for s in range(size):
        result[s] = free * column[s]
    for j in range(len(q)):
        weight = q[j]
        bit = 1 << j
        for base in range(bit, size, 2 * bit):
            for s in range(base, base + bit):
                part = weight * column[s]
                result[s] += part
                result[s - bit] += part


@njit(cache=True, nogil=True)
def final_column(n_bits: int, missed_rate: float, result: Vector) -> None:
    """Write ε^{|Y∖L|} for every subset L."""
    size = 1 << n_bits
    result[size - 1] = 1.0
    for s in range(size - 2, -1, -1):
        absent = ~s & (size - 1)
        result[s] = missed_rate * result[s | (absent & -absent)]


@njit(cache=True, nogil=True)
def meet(
    before: Vector,
    after: Vector,
    free: float,
    q: Vector,
    r_free: Vector,
    r: Matrix,
    i: int,
    scale: float,
) -> None:
    """Join the columns on both sides of instance i into its responsibilities."""
    size = len(before)
    r_free[i] = free * inner(before, after) * scale
    for j in range(len(q)):
        total = 0.0
        bit = 1 << j
        for base in range(bit, size, 2 * bit):
            for s in range(base, base + bit):
                total += (before[s] + before[s - bit]) * after[s]
        r[i, j] = q[j] * total * scale


@njit(cache=True, nogil=True)
def forward_backward_bag(
    free: Vector,
    q: Matrix,
    missed_rate: float,
    block: int,
    r_free: Vector,
    r: Matrix,
    work: Vector,
) -> float:
    """Fill r_free (n,) and r (n, k) of one bag and return P(Y | X).

    Every ``block``-th forward column is kept; the columns of a block are made again from the
    one before it when the backward pass reaches it. ``work`` holds at least
    (ceil(n / block) + block + 3) columns.
    """
    n, k = q.shape
    size = 1 << k
    n_blocks = (n + block - 1) // block
    kept = work[: n_blocks * size].reshape(n_blocks, size)
    rest = work[n_blocks * size :]
    columns = rest[: (block + 1) * size].reshape(block + 1, size)
    after = rest[(block + 1) * size : (block + 2) * size]
    spare = rest[(block + 2) * size : (block + 3) * size]

    columns[0, :] = 0.0
    columns[0, 0] = 1.0
    for b in range(n_blocks):
        if b > 0:
            columns[0, :] = columns[block]
        kept[b, :] = columns[0]
        advance_range(columns, b * block, min(n, (b + 1) * block), free, q)
    final_column(k, missed_rate, after)
    likelihood = inner(columns[n - (n_blocks - 1) * block], after)
    if not likelihood > 0.0:
        return 0.0
    scale = 1.0 / likelihood
    for b in range(n_blocks - 1, -1, -1):
        start, stop = b * block, min(n, (b + 1) * block)
        if b < n_blocks - 1:
            columns[0, :] = kept[b]
            advance_range(columns, start, stop - 1, free, q)
        for i in range(stop - 1, start - 1, -1):
            meet(columns[i - start], after, free[i], q[i], r_free, r, i, scale)
            if i > 0:
                retreat(after, free[i], q[i], spare)
                after, spare = spare, after
    return likelihood


@njit(cache=True, nogil=True)
def forward_bag(free: Vector, q: Matrix, missed_rate: float, r_free: Vector, r: Matrix) -> float:
    """Propositions 1 and 2: move each instance to the last place. O(|Y| 2^|Y| n²)."""
    n, k = q.shape
    size = 1 << k
    column, spare = np.empty(size), np.empty(size)
    final = np.empty(size)
    final_column(k, missed_rate, final)
    likelihood = 0.0
    for i in range(n):
        column[:] = 0.0
        column[0] = 1.0
        for other in range(n):
            if other != i:
                advance(column, free[other], q[other], spare)
                column, spare = spare, column
        meet(column, final, free[i], q[i], r_free, r, i, 1.0)
        likelihood = r_free[i] + r[i].sum()
    if likelihood > 0.0:
        r_free /= likelihood
        r /= likelihood
    return likelihood


@njit(cache=True, nogil=True)
def undo(column: Vector, free: float, q: Vector, without: float, result: Vector) -> bool:
    """Proposition 3: solve for the column without one instance; False where undetermined.

    ``without`` is the product of the other instances' free weights: the entry of the empty set.
    """
    result[0] = without
    for s in range(1, len(column)):
        pivot = free
        value = column[s]
        for j in range(len(q)):
            if s >> j & 1:
                pivot += q[j]
                value -= q[j] * result[s ^ (1 << j)]
        if not pivot > 0.0:
            return False
        result[s] = value / pivot
    return True


@njit(cache=True, nogil=True)
def fast_bag(free: Vector, q: Matrix, missed_rate: float, r_free: Vector, r: Matrix) -> float:
    """Forward and substitution: take each instance out of the last column again.

    Return P(Y | X), or -1 where an instance's weights leave the substitution undetermined.
    """
    n, k = q.shape
    size = 1 << k
    column, spare = np.zeros(size), np.empty(size)
    final = np.empty(size)
    final_column(k, missed_rate, final)
    column[0] = 1.0
    for i in range(n):
        advance(column, free[i], q[i], spare)
        column, spare = spare, column
    likelihood = inner(column, final)
    if not likelihood > 0.0:
        return 0.0
    for i in range(n):
        without = 1.0
        for other in range(n):
            if other != i:
                without *= free[other]
        if not undo(column, free[i], q[i], without, spare):
            return -1.0
        meet(spare, final, free[i], q[i], r_free, r, i, 1.0 / likelihood)
    return likelihood


@njit(cache=True, nogil=True)
def gather(
    P: Matrix, row: int, weights: Vector, bits: Ints, fixed: int, rejected: Flags, q: Vector
) -> tuple[float, float]:
    """Write one instance's bit weights into q; return its free weight and the sum of all."""
    if fixed >= 0:
        q[:] = 0.0
        return P[row, fixed], P[row, fixed]
    n_classes = rejected.shape[1]
    has_rejected = rejected.shape[0] > 0
    free = 0.0
    for j in range(P.shape[1]):
        if weights[j] > 0.0 and not (has_rejected and j < n_classes and rejected[row, j]):
            free += weights[j] * P[row, j]
    total = free
    for k in range(len(bits)):
        q[k] = 0.0 if has_rejected and rejected[row, bits[k]] else P[row, bits[k]]
        total += q[k]
    return free, total


@njit(cache=True, nogil=True)
def scatter(
    P: Matrix,
    row: int,
    weights: Vector,
    bits: Ints,
    fixed: int,
    rejected: Flags,
    ratio: float,
    r: Vector,
    R: Matrix,
) -> None:
    """Spread one instance's responsibilities, ``ratio`` per free weight, over a row of R."""
    if fixed >= 0:
        R[row, :] = 0.0
        R[row, fixed] = 1.0
        return
    n_classes = rejected.shape[1]
    has_rejected = rejected.shape[0] > 0
    for j in range(P.shape[1]):
        blocked = has_rejected and j < n_classes and rejected[row, j]
        R[row, j] = 0.0 if blocked else ratio * weights[j] * P[row, j]
    for k in range(len(bits)):
        R[row, bits[k]] = r[k]


@njit(cache=True, nogil=True)
def collect_bag(
    P: Matrix,
    start: int,
    stop: int,
    weights: Vector,
    bits: Ints,
    fixed: Ints,
    rejected: Flags,
    rows: Ints,
    sums: Vector,
    free: Vector,
    q: Matrix,
    R: Matrix,
) -> int:
    """Gather a bag's instances that take part, divided by their sums; return their number.

    The others keep their own distribution as responsibilities: no pull in any direction.
    """
    n = 0
    for row in range(start, stop):
        total = 0.0
        if fixed[row] != SILENT:
            free[n], total = gather(P, row, weights, bits, fixed[row], rejected, q[n])
        if total > 0.0:
            free[n] /= total
            q[n] /= total
            rows[n], sums[n] = row, total
            n += 1
        else:
            R[row] = P[row]
    return n


@njit(cache=True, nogil=True)
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
    """Run one of the three exact E-steps; return P(Y | X) and the (grown) work space."""
    n, k = q.shape
    if n == 0:
        return missed_rate**k, work
    if method == 1:
        likelihood = fast_bag(free, q, missed_rate, r_free, r)
        if likelihood >= 0.0:
            return likelihood, work
    if method > 0:
        return forward_bag(free, q, missed_rate, r_free, r), work
    size = 1 << k
    block = n
    if (n + 1) * size > block_values:
        block = int(np.ceil(np.sqrt(n)))
    need = ((n + block - 1) // block + block + 3) * size
    if len(work) < need:
        work = np.empty(need)
    return forward_backward_bag(free, q, missed_rate, block, r_free, r, work), work


@njit(cache=True, nogil=True)
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

    ``method`` 0 forward-backward, 1 fast, 2 forward. A bag whose forward columns exceed
    ``block_values`` numbers keeps every √n-th of them; one whose work exceeds ``max_work``, or
    whose list nothing can explain, falls back to one partial label per instance.
    """
    n_bags = len(offsets) - 1
    most, widest = 1, 1
    for b in range(n_bags):
        most = max(most, offsets[b + 1] - offsets[b])
        widest = max(widest, bit_offsets[b + 1] - bit_offsets[b])
    q_space, r_space = np.empty((most, widest)), np.empty((most, widest))
    free, r_free, sums = np.empty(most), np.empty(most), np.empty(most)
    rows = np.empty(most, dtype=np.int64)
    work = np.empty(1)
    for b in range(n_bags):
        own = bits[bit_offsets[b] : bit_offsets[b + 1]]
        k = len(own)
        n = collect_bag(
            P, offsets[b], offsets[b + 1], weights[b], own, fixed, rejected,
            rows, sums, free, q_space[:, :k], R,
        )  # fmt: skip
        q, r = q_space[:n, :k], r_space[:n, :k]
        likelihood, code = 1.0, EXACT
        if k > 0:
            if n * k * 2.0**k > max_work:
                code = OVER_BUDGET
            else:
                likelihood, work = solve_bag(
                    free[:n], q, missed_rate, method, block_values, work, r_free[:n], r
                )
                if not likelihood > 0.0:
                    code = INFEASIBLE
        if k == 0 or code != EXACT:
            likelihood = 1.0
            r_free[:n] = free[:n]
            r[:] = q
        log_likelihood[b] = np.log(likelihood)
        status[b] = code
        for i in range(n):
            ratio = r_free[i] / (free[i] * sums[i]) if free[i] > 0.0 else 0.0
            row = rows[i]
            scatter(P, row, weights[b], own, fixed[row], rejected, ratio, r[i], R)
            log_likelihood[b] += np.log(sums[i])
