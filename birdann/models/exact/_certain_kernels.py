"""Compiled choice of the classes that the E-step has to enumerate.

The recursions grow with 2^|Y|. A class that is almost certainly present need not be enumerated:
omitting its demand changes a likelihood L to L / (1 − a), where a is its probability of absence.
In long recordings this applies to nearly every listed class.
"""

import numpy as np
from numba import njit

from birdann.models.exact._types import Ints, Matrix, Vector

FEW_CLASSES = 4
"""Classes up to which counting all is quicker than choosing."""
CERTAIN = 1e-12
"""Chance of absence below which counting it changes no digit that matters."""
QUICK_WORK = 2.0**19
"""Steps of one bag that take a millisecond."""
NEGLIGIBLE = 1e-3
"""Chance of absence up to which leaving a class out is not worth a word."""


@njit(cache=True, nogil=True, error_model="numpy")
def write_absences(q: Matrix, result: Vector) -> None:
    """Write each class's probability of absence, ignoring its most probable instance."""
    n, k = q.shape
    for j in range(k):
        likeliest = 0
        for i in range(1, n):
            if q[i, j] > q[likeliest, j]:
                likeliest = i
        chance = 1.0
        for i in range(n):
            if i != likeliest:
                chance *= max(0.0, 1.0 - q[i, j])
        result[j] = chance


@njit(cache=True, nogil=True, error_model="numpy")
def classes_to_count(absent: Vector, n: int, max_work: float, order: Ints) -> tuple[int, float]:
    """Write the classes into ``order``, those to count first; return their number and a doubt.

    Uncertain classes are counted, except the most certain ones where m 2^m n would exceed
    ``max_work``; the doubt is the sum of their probabilities of absence.
    """
    order[:] = np.argsort(-absent)
    n_counted = 0
    for chance in absent:
        n_counted += chance > CERTAIN
    neglected = 0.0
    while n_counted > 0 and n * n_counted * 2.0**n_counted > max_work:
        n_counted -= 1
        neglected += absent[order[n_counted]]
    order[:n_counted].sort()
    return n_counted, neglected


@njit(cache=True, nogil=True, error_model="numpy")
def split_counted(free: Vector, q: Matrix, counted: Ints, rest: Ints) -> tuple[Vector, Matrix]:
    """Return the free weights with those of uncounted classes, and the counted ones."""
    n = len(free)
    pooled, counted_q = free.copy(), np.empty((n, len(counted)))
    for i in range(n):
        for j in rest:
            pooled[i] += q[i, j]
        for index in range(len(counted)):
            counted_q[i, index] = q[i, counted[index]]
    return pooled, counted_q


@njit(cache=True, nogil=True, error_model="numpy")
def merge_counted(
    free: Vector,
    q: Matrix,
    counted: Ints,
    rest: Ints,
    pooled: Vector,
    r_pooled: Vector,
    r_counted: Matrix,
    r_free: Vector,
    r: Matrix,
) -> None:
    """Spread what `split_counted` joined over the free weight and the uncounted classes."""
    for i in range(len(free)):
        ratio = r_pooled[i] / pooled[i] if pooled[i] > 0.0 else 0.0
        r_free[i] = ratio * free[i]
        for j in rest:
            r[i, j] = ratio * q[i, j]
        for index in range(len(counted)):
            r[i, counted[index]] = r_counted[i, index]
