"""Compiled recursions of the exact E-step over one bag.

Subsets of a bag's listed classes are bit masks; a column contains one value per subset. The
weights of an instance are normalised, so that a forward column is a distribution over the classes
covered so far and a backward column the probability that the rest completes the list: no overflow,
no rescaling.
"""

import numpy as np
from numba import njit

from birdann.models.exact._types import Matrix, Vector


@njit(cache=True, nogil=True, error_model="numpy")
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


@njit(cache=True, nogil=True, error_model="numpy")
def advance_range(columns: Matrix, start: int, stop: int, free: Vector, q: Matrix) -> None:
    """Fill columns[1:] from columns[0] by the instances start..stop."""
    for i in range(start, stop):
        advance(columns[i - start], free[i], q[i], columns[i - start + 1])


@njit(cache=True, nogil=True, error_model="numpy")
def inner(left: Vector, right: Vector) -> float:
    """Return Σ_L left(L) right(L)."""
    total = 0.0
    for s in range(len(left)):
        total += left[s] * right[s]
    return total


@njit(cache=True, nogil=True, error_model="numpy")
def step_back(column: Vector, free: float, q: Vector, result: Vector) -> None:
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


@njit(cache=True, nogil=True, error_model="numpy")
def final_column(n_bits: int, rate: float, result: Vector) -> None:
    """Write rate^{|Y∖L|} for every subset L."""
    size = 1 << n_bits
    result[size - 1] = 1.0
    for s in range(size - 2, -1, -1):
        absent = ~s & (size - 1)
        result[s] = rate * result[s | (absent & -absent)]


@njit(cache=True, nogil=True, error_model="numpy")
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


@njit(cache=True, nogil=True, error_model="numpy")
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

    Every ``block``-th forward column is kept; the others are recomputed in the backward pass.
    ``work`` has at least (ceil(n / block) + block + 3) columns.
    """
    n, k = q.shape
    size = 1 << k
    n_blocks = (n + block - 1) // block
    checkpoints = work[: n_blocks * size].reshape(n_blocks, size)
    rest = work[n_blocks * size :]
    columns = rest[: (block + 1) * size].reshape(block + 1, size)
    after = rest[(block + 1) * size : (block + 2) * size]
    buffer = rest[(block + 2) * size : (block + 3) * size]

    columns[0, :] = 0.0
    columns[0, 0] = 1.0
    for b in range(n_blocks):
        if b > 0:
            columns[0, :] = columns[block]
        checkpoints[b, :] = columns[0]
        advance_range(columns, b * block, min(n, (b + 1) * block), free, q)
    final_column(k, missed_rate, after)
    likelihood = inner(columns[n - (n_blocks - 1) * block], after)
    if not likelihood > 0.0:
        return 0.0
    scale = 1.0 / likelihood
    for b in range(n_blocks - 1, -1, -1):
        start, stop = b * block, min(n, (b + 1) * block)
        if b < n_blocks - 1:
            columns[0, :] = checkpoints[b]
            advance_range(columns, start, stop - 1, free, q)
        for i in range(stop - 1, start - 1, -1):
            meet(columns[i - start], after, free[i], q[i], r_free, r, i, scale)
            if i > 0:
                step_back(after, free[i], q[i], buffer)
                after, buffer = buffer, after
    return likelihood


@njit(cache=True, nogil=True, error_model="numpy")
def forward_bag(free: Vector, q: Matrix, missed_rate: float, r_free: Vector, r: Matrix) -> float:
    """Propositions 1 and 2: move each instance to the last place. O(|Y| 2^|Y| n²)."""
    n, k = q.shape
    size = 1 << k
    column, buffer = np.empty(size), np.empty(size)
    final = np.empty(size)
    final_column(k, missed_rate, final)
    likelihood = 0.0
    for i in range(n):
        column[:] = 0.0
        column[0] = 1.0
        for other in range(n):
            if other != i:
                advance(column, free[other], q[other], buffer)
                column, buffer = buffer, column
        meet(column, final, free[i], q[i], r_free, r, i, 1.0)
        likelihood = r_free[i] + r[i].sum()
    if likelihood > 0.0:
        r_free /= likelihood
        r /= likelihood
    return likelihood


@njit(cache=True, nogil=True, error_model="numpy")
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


@njit(cache=True, nogil=True, error_model="numpy")
def fast_bag(free: Vector, q: Matrix, missed_rate: float, r_free: Vector, r: Matrix) -> float:
    """Forward and substitution: remove each instance from the last column.

    Return P(Y | X), or -1 where an instance's weights leave the substitution undetermined.
    """
    n, k = q.shape
    size = 1 << k
    column, buffer = np.zeros(size), np.empty(size)
    final = np.empty(size)
    final_column(k, missed_rate, final)
    column[0] = 1.0
    for i in range(n):
        advance(column, free[i], q[i], buffer)
        column, buffer = buffer, column
    likelihood = inner(column, final)
    if not likelihood > 0.0:
        return 0.0
    for i in range(n):
        without = 1.0
        for other in range(n):
            if other != i:
                without *= free[other]
        if not undo(column, free[i], q[i], without, buffer):
            return -1.0
        meet(buffer, final, free[i], q[i], r_free, r, i, 1.0 / likelihood)
    return likelihood
