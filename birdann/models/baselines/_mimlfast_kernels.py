"""Compiled inner loop of MIMLfast."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

Values: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]


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
    """Scale a vector back to the given norm if it is longer."""
    length = np.sqrt(np.sum(vector * vector))
    if length > norm:
        vector *= norm / length


@njit(cache=True, nogil=True)
def run_epoch(
    X: Values,
    offsets: Ints,
    listed: Flags,
    shared: Values,
    concepts: Values,
    norm: float,
    step: float,
    decay: float,
    t: int,
    seed: int,
) -> int:
    """Run Algorithm 1 for as many draws as there are bags; return the step counter.

    ``X`` float64 (m, d); ``listed`` bool (n, c + 1), the last column, the dummy class, False;
    ``shared`` float64 (p, d) and ``concepts`` float64 (c + 1, K, p) are changed in place. The
    dummy ranks below every listed class and above every other.
    """
    np.random.seed(seed)  # noqa: NPY002
    n, n_classes = listed.shape
    dummy = n_classes - 1
    for _ in range(n):
        t += 1
        b = np.random.randint(n)  # noqa: NPY002
        rows = X[offsets[b] : offsets[b + 1]]
        projected = rows @ shared.T
        relevant = np.flatnonzero(listed[b])
        pick = np.random.randint(len(relevant) + 1)  # noqa: NPY002
        target = dummy if pick == len(relevant) else relevant[pick]
        others = np.flatnonzero(~listed[b])
        n_others = len(others) - 1 if target == dummy else len(others)
        if n_others == 0:
            continue
        i, k, score = best_instance(projected, concepts[target])
        for tries in range(1, n_others + 1):
            # The dummy is the last of the others: it is drawn only against a listed class.
            other = others[np.random.randint(n_others)]  # noqa: NPY002
            i2, k2, score2 = best_instance(projected, concepts[other])
            if score2 <= score - 1.0:
                continue
            weight = 0.0
            for r in range(1, n_others // tries + 1):
                weight += 1.0 / r
            rate = step / (1.0 + decay * step * t) * weight
            for q in range(shared.shape[0]):
                up, down = concepts[target, k, q], concepts[other, k2, q]
                for f in range(shared.shape[1]):
                    shared[q, f] -= rate * (down * rows[i2, f] - up * rows[i, f])
            for q in range(shared.shape[0]):
                concepts[target, k, q] += rate * projected[i, q]
                concepts[other, k2, q] -= rate * projected[i2, q]
            for f in range(shared.shape[1]):
                shrink(shared[:, f], norm)
            shrink(concepts[target, k], norm)
            shrink(concepts[other, k2], norm)
            break
    return t
