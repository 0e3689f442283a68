"""Compiled inner loop of MIMLfast."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

Values: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]

AVERAGE_EVERY = 10
"""Pairs between two states that enter the average."""


@njit(cache=True, nogil=True)
def best_instance(projected: Values, concepts: Values) -> tuple[int, int, float]:
    """Return the instance and sub-concept with the largest score, and the score."""
    row, concept, best = 0, 0, -np.inf
    for i in range(projected.shape[0]):
        for k in range(concepts.shape[0]):
            score = 0.0
            for q in range(concepts.shape[1]):
                score += projected[i, q] * concepts[k, q]
            if score > best:
                row, concept, best = i, k, score
    return row, concept, best


@njit(cache=True, nogil=True)
def shrink(vector: Values, norm: float) -> None:
    """Scale a vector down to the given norm if it is longer."""
    length = np.sqrt(np.sum(vector * vector))
    if length > norm:
        vector *= norm / length


@njit(cache=True, nogil=True)
def draw_violator(
    projected: Values, concepts: Values, others: Ints, score: float
) -> tuple[int, int, int, int]:
    """Draw classes until one scores above ``score`` − 1.

    Returns the number of draws, the class, its instance and its sub-concept; 0 draws if none was
    found in as many draws as ``others``.
    """
    for n_draws in range(1, len(others) + 1):
        other = others[np.random.randint(len(others))]  # noqa: NPY002
        row, concept, best = best_instance(projected, concepts[other])
        if best > score - 1.0:
            return n_draws, other, row, concept
    return 0, 0, 0, 0


@njit(cache=True, nogil=True)
def run_epoch(
    X: Values,
    offsets: Ints,
    listed: Flags,
    pairs: Ints,
    shared: Values,
    concepts: Values,
    shared_sum: Values,
    concepts_sum: Values,
    norm: float,
    step: float,
    decay: float,
    t: int,
    seed: int,
) -> tuple[int, int]:
    """Run Algorithm 1 once over all pairs; return the number of updates and of summed states.

    ``X`` float64 (m, d); ``listed`` bool (n, c + 1), the last column, the dummy class, False;
    ``pairs`` int64 (p, 2): bag and class, the dummy one of each bag's; ``shared`` float64 (q, d)
    and ``concepts`` float64 (c + 1, K, q) are changed in place, and added to their sums after
    every `AVERAGE_EVERY` pairs. The dummy ranks below every listed class and above every other.
    """
    np.random.seed(seed)  # noqa: NPY002
    dummy = listed.shape[1] - 1
    summed = 0
    for index in range(len(pairs)):
        b, target = pairs[index]
        rows = X[offsets[b] : offsets[b + 1]]
        projected = rows @ shared.T
        others = np.flatnonzero(~listed[b])
        if target == dummy:
            others = others[:-1]
        i, k, score = best_instance(projected, concepts[target])
        n_draws, other, i2, k2 = draw_violator(projected, concepts, others, score)
        if n_draws > 0:
            weight = 0.0
            for r in range(1, len(others) // n_draws + 1):
                weight += 1.0 / r
            rate = step / (1.0 + decay * step * t) * weight
            t += 1
            for q in range(shared.shape[0]):
                up, down = concepts[target, k, q], concepts[other, k2, q]
                for f in range(shared.shape[1]):
                    shared[q, f] -= rate * (down * rows[i2, f] - up * rows[i, f])
                concepts[target, k, q] += rate * projected[i, q]
                concepts[other, k2, q] -= rate * projected[i2, q]
            for f in range(shared.shape[1]):
                shrink(shared[:, f], norm)
            shrink(concepts[target, k], norm)
            shrink(concepts[other, k2], norm)
        if (index + 1) % AVERAGE_EVERY == 0:
            shared_sum += shared
            concepts_sum += concepts
            summed += 1
    return t, summed
