"""Compiled growth and votes of decision trees.

The Gini impurity of a split needs the sum of squared class weights on both sides. A row that
changes sides changes two of its terms, so a threshold costs the same however many classes there
are; large nodes use the order of all rows by each feature, computed once for all trees.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

Features: TypeAlias = npt.NDArray[np.float32]
Nodes: TypeAlias = npt.NDArray[np.int32]
Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Values: TypeAlias = npt.NDArray[np.float64]
Orders: TypeAlias = npt.NDArray[np.int32]
Seeds: TypeAlias = npt.NDArray[np.uint64]

_SAME = 1e-7
"""Difference up to which two values of a feature are one, as in scikit-learn."""
_RUN = 16
"""Rows that are sorted by insertion."""
_SCANNED = 20
"""Part of all rows, as its divisor, from which on reading a node off the order is faster than sorting it."""


@njit(cache=True, nogil=True)
def add_votes(
    X: Features,
    feature: Nodes,
    threshold: Features,
    left: Nodes,
    label: Nodes,
    roots: Ints,
    used: Flags,
    votes: Values,
    counts: Ints,
) -> None:
    """Let every tree vote on the rows of ``X`` that it did not use.

    ``X`` float32 (m, d); nodes as `birdann.models.forest.trees.Trees`; ``used`` bool (n_trees, m)
    or (0, m) for none; ``votes`` float64 (m, n_columns) and ``counts`` int64 (m,) are added to.
    """
    for t in range(len(roots)):
        for i in range(len(X)):
            if used.shape[0] and used[t, i]:
                continue
            node = roots[t]
            while feature[node] >= 0:
                node = left[node] + (1 if X[i, feature[node]] > threshold[node] else 0)
            votes[i, label[node]] += 1.0
            counts[i] += 1


@njit(cache=True, nogil=True)
def _next_random(state: Seeds, n: int) -> int:
    """Return the next random number below ``n`` (splitmix64), advancing ``state`` (1,)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int((z ^ (z >> np.uint64(31))) % np.uint64(n))


@njit(cache=True, nogil=True)
def _sort(keys: Ints, n: int, buffer: Ints) -> None:
    """Sort the first ``n`` keys in place: runs by insertion, merged. ``buffer`` is as long."""
    for start in range(0, n, _RUN):
        for k in range(start + 1, min(start + _RUN, n)):
            key, at = keys[k], k
            while at > start and keys[at - 1] > key:
                keys[at] = keys[at - 1]
                at -= 1
            keys[at] = key
    run = _RUN
    while run < n:
        for start in range(0, n, 2 * run):
            middle, stop = min(start + run, n), min(start + 2 * run, n)
            i, j = start, middle
            for k in range(start, stop):
                first = i < middle and (j >= stop or keys[i] <= keys[j])
                buffer[k] = keys[i] if first else keys[j]
                i += first
                j += not first
        keys[:n] = buffer[:n]
        run *= 2


@njit(cache=True, nogil=True)
def _sort_rows(
    order: Orders, rank: Orders, f: int, rows: Ints, member: Flags, sorted_rows: Ints, buffer: Ints
) -> None:
    """Write the rows of a node in the order of feature ``f``.

    ``order`` and ``rank`` as `grow`; ``member`` bool (m,) says which of all are ``rows`` (n,); ``sorted_rows``
    int64 (at least n + 1,). Large nodes are read off the order, others sorted.
    """
    n, m = len(rows), order.shape[1]
    if n * _SCANNED > m:
        k = 0
        for index in range(m):
            row = order[f, index]
            sorted_rows[k] = row  # overwritten unless it is a member: no branch to guess wrong
            k += member[row]
        return
    for k in range(n):
        sorted_rows[k] = rank[f, rows[k]]
    _sort(sorted_rows, n, buffer)
    for k in range(n):
        sorted_rows[k] = order[f, sorted_rows[k]]


@njit(cache=True, nogil=True)
def _best_threshold(
    X: Features,
    f: int,
    rows: Ints,
    n: int,
    labels: Ints,
    weights: Values,
    total: Values,
    squares: float,
    weight: float,
    left: Values,
) -> tuple[float, np.float32]:
    """Return purity and value of the best threshold; -1 if there is none.

    ``rows`` int64 (at least n,) in the order of feature ``f``; ``total`` float64 (n_columns,):
    class weights of the node, of sum ``weight`` and sum of squares ``squares``; ``left`` work
    space of its size, all 0.
    """
    squares_left, squares_right, weight_left = 0.0, squares, 0.0
    best, best_weights, at = -1.0, 1.0, -1
    for k in range(n - 1):
        row = rows[k]
        c, w = labels[row], weights[row]
        squares_left += w * (2.0 * left[c] + w)
        squares_right -= w * (2.0 * (total[c] - left[c]) - w)
        left[c] += w
        weight_left += w
        weight_right = weight - weight_left
        # both sides' squares over their weights, without dividing
        purity = squares_left * weight_right + squares_right * weight_left
        weights_both = weight_left * weight_right
        if purity * best_weights > best * weights_both and (X[f, rows[k + 1]] > X[f, row] + _SAME):
            best, best_weights, at = purity, weights_both, k
    for k in range(n):
        left[labels[rows[k]]] = 0.0
    if at < 0:
        return -1.0, np.float32(0.0)
    value, next_value = X[f, rows[at]], X[f, rows[at + 1]]
    middle = np.float32(0.5 * (float(value) + float(next_value)))
    return best / best_weights, middle if middle < next_value else value


@njit(cache=True, nogil=True)
def _draw_threshold(
    X: Features,
    f: int,
    rows: Ints,
    labels: Ints,
    weights: Values,
    total: Values,
    squares: float,
    weight: float,
    left: Values,
    values: Features,
    state: Seeds,
) -> tuple[float, np.float32]:
    """Return purity and value of a uniformly random threshold; or -1.

    ``rows`` int64 (n,) in any order; ``own`` float32 (at least n,) is work space; others as
    `_best_threshold`.
    """
    low = high = X[f, rows[0]]
    for k in range(len(rows)):
        value = X[f, rows[k]]
        values[k] = value
        low, high = min(low, value), max(high, value)
    if high <= low + _SAME:
        return -1.0, low
    fraction = _next_random(state, 1 << 24) / float(1 << 24)
    threshold = np.float32(low + fraction * (high - low))
    if threshold >= high:
        threshold = low
    squares_left, squares_right, weight_left = 0.0, squares, 0.0
    for k in range(len(rows)):
        row = rows[k]
        c, w = labels[row], weights[row] * (values[k] <= threshold)
        squares_left += w * (2.0 * left[c] + w)
        squares_right -= w * (2.0 * (total[c] - left[c]) - w)
        left[c] += w
        weight_left += w
    for k in range(len(rows)):
        left[labels[rows[k]]] = 0.0
    return squares_left / weight_left + squares_right / (weight - weight_left), threshold


@njit(cache=True, nogil=True)
def _count(
    rows: Ints, labels: Ints, weights: Values, total: Values
) -> tuple[int, bool, float, float]:
    """Add the class weights of rows to ``total``, initially 0.

    Returns the heaviest label, whether it is the only one, the sum of squared class weights, and
    the sum of weights.
    """
    for row in rows:
        total[labels[row]] += weights[row]
    first = heaviest = labels[rows[0]]
    squares, weight, pure = 0.0, 0.0, True
    for row in rows:
        c = labels[row]
        pure = pure and c == first
        if total[c] > total[heaviest] or (total[c] == total[heaviest] and c < heaviest):
            heaviest = c
        squares += weights[row] * total[c]
        weight += weights[row]
    return heaviest, pure, squares, weight


@njit(cache=True, nogil=True)
def _part(X: Features, f: int, threshold: np.float32, rows: Ints, buffer: Ints) -> int:
    """Move the rows that go left to the front, in stable order; return their number."""
    n_left = n_right = 0
    for row in rows:
        if X[f, row] <= threshold:
            rows[n_left] = row
            n_left += 1
        else:
            buffer[n_right] = row
            n_right += 1
    rows[n_left:] = buffer[:n_right]
    return n_left


@njit(cache=True, nogil=True)
def grow(
    X: Features,
    order: Orders,
    rank: Orders,
    rows: Ints,
    labels: Ints,
    weights: Values,
    n_columns: int,
    n_tried: int,
    quick: bool,
    seed: int,
    feature: Nodes,
    threshold: Features,
    left: Nodes,
    label: Nodes,
) -> int:
    """Grow one tree to pure leaves; return its number of nodes.

    Parameters
    ----------
    X
        float32 (d, m): one feature after the other.
    order
        int32 (d, m): the rows sorted by each feature.
    rank
        int32 (d, m): the place of each row in that order.
    rows
        int64 (n,): training rows, in any order; they are rearranged.
    labels, weights
        int64 and float64 (m,), the weights positive in ``rows``.
    n_tried
        Number of varying features tried at a node.
    quick
        Use one random threshold per feature instead of the best.
    feature, threshold, left, label
        Output, 2 n − 1 nodes, as `birdann.models.forest.trees.Trees`.
    """
    d, m = X.shape
    state = np.array([seed], dtype=np.uint64)
    starts, stops = np.zeros(2 * len(rows), np.int64), np.zeros(2 * len(rows), np.int64)
    stops[0], n_nodes, node = len(rows), 1, 0
    member = np.zeros(m, dtype=np.bool_)
    in_order, buffer = np.empty(len(rows) + 1, np.int64), np.empty(len(rows) + 1, np.int64)
    total, counted = np.zeros(n_columns), np.zeros(n_columns)
    values = np.empty(len(rows), np.float32)
    features = np.arange(d)
    while node < n_nodes:
        inside = rows[starts[node] : stops[node]]
        label[node], pure, squares, weight = _count(inside, labels, weights, total)
        best, cut, chosen = -1.0, np.float32(0.0), -1
        member[inside] = True
        tried, untried = 0, 0 if pure else d
        while untried > 0 and tried < n_tried:
            at = _next_random(state, untried)
            untried -= 1
            f = features[at]
            features[at], features[untried] = features[untried], f
            if quick:
                purity, value = _draw_threshold(
                    X, f, inside, labels, weights, total, squares, weight, counted, values, state
                )
            else:
                _sort_rows(order, rank, f, inside, member, in_order, buffer)
                purity, value = _best_threshold(
                    X, f, in_order, len(inside), labels, weights, total, squares, weight, counted
                )
            tried += purity >= 0.0
            if purity > best:
                best, cut, chosen = purity, value, f
        member[inside] = False
        total[labels[inside]] = 0.0
        feature[node], threshold[node], left[node] = chosen, cut, 0
        if chosen >= 0:
            middle = starts[node] + _part(X, chosen, cut, inside, buffer)
            starts[n_nodes], stops[n_nodes] = starts[node], middle
            starts[n_nodes + 1], stops[n_nodes + 1] = middle, stops[node]
            left[node] = n_nodes
            n_nodes += 2
        node += 1
    return n_nodes
