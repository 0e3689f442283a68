"""Compiled inner loops of support instance machines."""

import numpy as np
from numba import njit

from birdann.models.exact._types import Flags, Ints, Matrix


@njit(cache=True, nogil=True)
def count_pairs(high: Matrix, low: Matrix, n_high: Matrix, n_low: Matrix) -> float:
    """Count violated pairs 1 + low_k > high_j one by one; return the sum of their hinges."""
    n_high[:] = 0.0
    n_low[:] = 0.0
    loss = 0.0
    for j in range(len(high)):
        for k in range(len(low)):
            excess = 1.0 + low[k] - high[j]
            if excess > 0.0:
                loss += excess
                n_high[j] += 1.0
                n_low[k] += 1.0
    return loss


@njit(cache=True, nogil=True)
def count_merged(high: Matrix, low: Matrix, n_high: Matrix, n_low: Matrix) -> float:
    """Count the same by one merge of the sorted scores, O(c log c)."""
    order_high, order_low = np.argsort(high), np.argsort(low)
    above = len(low)
    total = low.sum()
    loss = 0.0
    k = 0
    for j in order_high:
        while k < len(low) and 1.0 + low[order_low[k]] <= high[j]:
            total -= low[order_low[k]]
            above -= 1
            k += 1
        n_high[j] = above
        loss += above * (1.0 - high[j]) + total
    j = 0
    for k in order_low:
        while j < len(high) and 1.0 + low[k] > high[order_high[j]]:
            j += 1
        n_low[k] = j
    return loss


@njit(cache=True, nogil=True)
def rank_pull(scores: Matrix, present: Flags, absent: Flags, pull: Matrix) -> float:
    """Rank loss of the bags' scores (n, c) and its derivative by them, written to ``pull``.

    Each bag weighs 1/n, shared by its |Y||Ȳ| pairs; bags without pairs have none.
    """
    n, c = scores.shape
    listed, others = np.empty(c, dtype=np.int64), np.empty(c, dtype=np.int64)
    high, low, n_high, n_low = np.empty(c), np.empty(c), np.empty(c), np.empty(c)
    loss = 0.0
    for b in range(n):
        a = z = 0
        for j in range(c):
            pull[b, j] = 0.0
            if present[b, j]:
                listed[a], high[a] = j, scores[b, j]
                a += 1
            elif absent[b, j]:
                others[z], low[z] = j, scores[b, j]
                z += 1
        if a == 0 or z == 0:
            continue
        weight = 1.0 / (n * a * z)
        if a * z <= 8 * (a + z):
            loss += weight * count_pairs(high[:a], low[:z], n_high[:a], n_low[:z])
        else:
            loss += weight * count_merged(high[:a], low[:z], n_high[:a], n_low[:z])
        for j in range(a):
            pull[b, listed[j]] = -weight * n_high[j]
        for k in range(z):
            pull[b, others[k]] = weight * n_low[k]
    return loss


@njit(cache=True, nogil=True)
def hamming_pull(scores: Matrix, present: Flags, absent: Flags, pull: Matrix) -> float:
    """Hinged Hamming loss of the bags' scores (n, c), and its derivative in ``pull``."""
    n, c = scores.shape
    weight = 1.0 / (n * c)
    loss = 0.0
    for b in range(n):
        for j in range(c):
            sign = 1.0 if present[b, j] else -1.0
            excess = 1.0 - sign * scores[b, j]
            if excess > 0.0 and (present[b, j] or absent[b, j]):
                loss += weight * excess
                pull[b, j] = -weight * sign
            else:
                pull[b, j] = 0.0
    return loss


@njit(cache=True, nogil=True)
def best_instance(scores: Matrix, start: int, stop: int, j: int, permitted: Flags) -> int:
    """Return the row of the first largest score of class j, permitted if any is."""
    best = -1
    for i in range(start, stop):
        if best >= 0 and permitted[i, j] == permitted[best, j]:
            better = scores[i, j] > scores[best, j]
        else:
            better = best < 0 or permitted[i, j]
        if better:
            best = i
    return best


@njit(cache=True, nogil=True)
def support_weights(
    scores: Matrix, offsets: Ints, permitted: Flags, softmax: bool, weights: Matrix
) -> None:
    """Write each instance's share in its bag's support instance of each class.

    scores, permitted and weights are (m, c). Only permitted instances share; where a bag
    permits none for a class, all do. The first of equal maxima wins.
    """
    for b in range(len(offsets) - 1):
        start, stop = offsets[b], offsets[b + 1]
        for j in range(scores.shape[1] if stop > start else 0):
            best = best_instance(scores, start, stop, j, permitted)
            total = 0.0
            for i in range(start, stop):
                share = 0.0
                if softmax and permitted[i, j] == permitted[best, j]:
                    share = np.exp(scores[i, j] - scores[best, j])
                elif i == best:
                    share = 1.0
                weights[i, j] = share
                total += share
            for i in range(start, stop):
                weights[i, j] /= total


@njit(cache=True, nogil=True)
def support_instances(X: Matrix, offsets: Ints, weights: Matrix, support: Matrix) -> None:
    """Write the support instances (c, n, d): each bag's weighted sum of its instances."""
    c, d = weights.shape[1], X.shape[1]
    for j in range(c):
        for b in range(len(offsets) - 1):
            for k in range(d):
                support[j, b, k] = 0.0
            for i in range(offsets[b], offsets[b + 1]):
                share = weights[i, j]
                if share > 0.0:
                    for k in range(d):
                        support[j, b, k] += share * X[i, k]
