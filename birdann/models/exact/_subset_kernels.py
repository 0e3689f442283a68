"""Compiled inner loop of the E-step by inclusion and exclusion, for long lists."""

import numpy as np
from numba import njit

from birdann.models.exact._column_kernels import final_column
from birdann.models.exact._types import Matrix, Vector

EPSILON = 2.0**-52
BLOCK_BITS = 10
"""Classes whose subsets form a block: 1024 sums fill a quarter of a first-level cache."""
TOLERANCE = 1e-8
"""Largest bound on the relative error of the likelihood that is accepted."""


@njit(cache=True, nogil=True, error_model="numpy")
def subset_sums(free: float, q: Vector, result: Vector) -> None:
    """Write f + Σ_{j∈T} q_j for every subset T."""
    result[0] = free
    for j in range(len(q)):
        bit = 1 << j
        for s in range(bit):
            result[bit + s] = result[s] + q[j]


@njit(cache=True, nogil=True, error_model="numpy")
def fold_members(values: Vector, members: Vector) -> float:
    """Add Σ_{T∋j} values(T) to members[j], and return Σ_T values(T). Overwrites values."""
    for j in range(len(members) - 1, -1, -1):
        bit = 1 << j
        total = 0.0
        for s in range(bit):
            total += values[bit + s]
            values[s] += values[bit + s]
        members[j] += total
    return float(values[0])


@njit(cache=True, nogil=True, error_model="numpy")
def block_sums(free: float, q: Vector, n_low: int, high: int, result: Vector) -> None:
    """Write f + Σ_{j∈T} q_j for every T of a block: its high classes and any of the low ones."""
    base = free
    for j in range(n_low, len(q)):
        if high >> (j - n_low) & 1:
            base += q[j]
    subset_sums(base, q[:n_low], result)


@njit(cache=True, nogil=True, error_model="numpy")
def multiply_subsets(free: Vector, q: Matrix, product: Vector, sums: Vector) -> None:
    """Multiply product(T) by Π_i (f_i + Σ_{j∈T} q_ij), block by block."""
    n, block = len(free), len(sums)
    n_low = int(np.log2(block))
    for high in range(len(product) // block):
        part = product[high * block : (high + 1) * block]
        for i in range(n):
            block_sums(free[i], q[i], n_low, high, sums)
            for s in range(block):
                part[s] *= sums[s]


@njit(cache=True, nogil=True, error_model="numpy")
def sum_members(
    free: Vector,
    q: Matrix,
    product: Vector,
    sums: Vector,
    terms: Vector,
    r_free: Vector,
    r: Matrix,
) -> None:
    """Write Σ_T product(T) / (f_i + Σ_{j∈T} q_ij) to r_free, and that over T∋j to r."""
    (n, k), block = q.shape, len(sums)
    n_low = int(np.log2(block))
    r_free[:] = 0.0
    r[:] = 0.0
    for high in range(len(product) // block):
        part = product[high * block : (high + 1) * block]
        for i in range(n):
            block_sums(free[i], q[i], n_low, high, sums)
            for s in range(block):
                # where an instance permits nothing of T, no product without it is asked for
                terms[s] = part[s] / sums[s] if sums[s] > 0.0 else 0.0
            total = fold_members(terms, r[i, :n_low])
            r_free[i] += total
            for j in range(n_low, k):
                if high >> (j - n_low) & 1:
                    r[i, j] += total


@njit(cache=True, nogil=True, error_model="numpy")
def inclusion_bag(
    free: Vector, q: Matrix, missed_rate: float, work: Vector, r_free: Vector, r: Matrix
) -> float:
    """Fill r_free (n,) and r (n, k) by sums over subsets; return P(Y | X).

    The weights of each instance sum to 1, and ``work`` has `inclusion_work` numbers. Subsets are
    processed in blocks with the same high classes, to stay in the cache. Returns −1 where the
    alternating sum would lose too many digits.
    """
    n, k = q.shape
    size, block = 1 << k, 1 << min(k, BLOCK_BITS)
    product = work[:size]
    sums, terms = work[size : size + block], work[size + block : size + 2 * block]
    final_column(k, missed_rate - 1.0, product)  # (ε − 1)^|Y∖T|
    multiply_subsets(free, q, product, sums)
    likelihood = absolute = 0.0
    for s in range(size):
        likelihood += product[s]
        absolute += abs(product[s])
    if not likelihood * TOLERANCE > absolute * EPSILON * (n + k):
        return -1.0
    sum_members(free, q, product, sums, terms, r_free, r)
    scale = 1.0 / likelihood
    for i in range(n):
        r_free[i] *= free[i] * scale
        for j in range(k):
            r[i, j] *= q[i, j] * scale
    return likelihood


@njit(cache=True, nogil=True, error_model="numpy")
def inclusion_work(n_bits: int) -> int:
    """Return the size of the work space for a list of this length."""
    return (1 << n_bits) + (2 << min(n_bits, BLOCK_BITS))
