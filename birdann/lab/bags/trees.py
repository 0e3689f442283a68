"""Weak learners: shallow trees of weighted instances, grown repeatedly on the same rows.

CART with the Gini impurity (Breiman et al. 1984); each feature is sorted once for all rounds,
unlike in scikit-learn.
"""

from dataclasses import dataclass

import numpy as np
from numba import njit

from birdann.core.bags import BoolArray, FloatArray, Int64Array

_MIN_GAIN = 1e-12


@dataclass(frozen=True, slots=True)
class Tree:
    """A full binary tree; the children of node k are 2k + 1 and 2k + 2."""

    # feature, threshold: int64, float64 (2^depth - 1,): larger values go to the second child;
    # infinite for nodes without a split.
    feature: Int64Array
    threshold: FloatArray
    share: FloatArray  # float64 (2^depth,): weighted share of positive instances in each leaf.

    def positive_share(self, X: FloatArray) -> FloatArray:
        """Return the share of the leaf that each row comes to, float64 (m,)."""
        node, rows = np.zeros(len(X), dtype=np.int64), np.arange(len(X))
        while len(X) and node[0] < len(self.feature):
            node = 2 * node + 1 + (X[rows, self.feature[node]] > self.threshold[node])
        return np.asarray(self.share[node - len(self.feature)])


@dataclass(frozen=True, slots=True)
class Sorted:
    """Training rows of trees: (m, d), and (d, m) order and values by feature."""

    X: FloatArray
    order: Int64Array
    values: FloatArray

    @classmethod
    def of(cls, X: FloatArray) -> "Sorted":
        """Sort each feature."""
        order = np.argsort(X, axis=0, kind="stable").T
        values = np.take_along_axis(X.T, order, axis=1)
        return cls(X, np.ascontiguousarray(order), np.ascontiguousarray(values))

    def tree(self, positive: BoolArray, weights: FloatArray, depth: int) -> Tree:
        """Grow a tree; ``weights`` (m,) are not negative, and rows of weight 0 are excluded."""
        w = np.column_stack([np.where(positive, 0.0, weights), np.where(positive, weights, 0.0)])
        feature = np.zeros(2**depth - 1, dtype=np.int64)
        threshold = np.full(2**depth - 1, np.inf)
        node, rows = np.zeros(len(w), dtype=np.int64), np.arange(len(w))
        for level in range(depth):
            first, n = 2**level - 1, 2**level
            best, where, at = best_splits(self.order, self.values, node - first, w, n)
            split = best > _MIN_GAIN * weights.sum()
            feature[first : first + n] = np.where(split, where, 0)
            threshold[first : first + n] = np.where(split, at, np.inf)
            node = 2 * node + 1 + (self.X[rows, feature[node]] > threshold[node])
        leaf = node - len(feature)
        of_leaf = [np.bincount(leaf, weights=w[:, k], minlength=2**depth) for k in range(2)]
        total = of_leaf[0] + of_leaf[1]
        share = np.divide(of_leaf[1], total, out=np.zeros_like(total), where=total > 0)
        return Tree(feature, threshold, share)


@njit(cache=True, nogil=True)
def best_splits(
    order: Int64Array, values: FloatArray, node: Int64Array, w: FloatArray, n_nodes: int
) -> tuple[FloatArray, Int64Array, FloatArray]:
    """Return gain, feature and threshold of the best split of each node.

    Parameters
    ----------
    order, values
        (d, m): rows sorted by each feature, and its sorted values.
    node
        (m,): node of each row, 0 … n_nodes - 1.
    w
        (m, 2): weight of each row in either class.
    """
    total = np.zeros((n_nodes, 2))
    for i in range(len(node)):
        total[node[i], 0] += w[i, 0]
        total[node[i], 1] += w[i, 1]
    gain, feature, threshold = np.zeros(n_nodes), np.zeros(n_nodes, np.int64), np.zeros(n_nodes)
    whole = np.zeros(n_nodes)
    for k in range(n_nodes):
        sum_ = total[k, 0] + total[k, 1]
        if sum_ > 0.0:
            whole[k] = (total[k, 0] ** 2 + total[k, 1] ** 2) / sum_
    last = np.zeros(n_nodes)
    below = np.zeros((n_nodes, 2))
    for f in range(len(order)):
        below[:] = 0.0
        for j in range(order.shape[1]):
            i = order[f, j]
            if w[i, 0] + w[i, 1] == 0.0:
                continue
            k = node[i]
            a, b = below[k, 0], below[k, 1]
            if a + b > 0.0 and values[f, j] > last[k]:
                c, d = total[k, 0] - a, total[k, 1] - b
                if c + d > 0.0:
                    better = (a * a + b * b) / (a + b) + (c * c + d * d) / (c + d) - whole[k]
                    if better > gain[k]:
                        middle = 0.5 * (last[k] + values[f, j])
                        # between neighbours in floating point the middle is the upper one
                        gain[k], feature[k] = better, f
                        threshold[k] = middle if middle < values[f, j] else last[k]
            last[k] = values[f, j]
            below[k, 0] += w[i, 0]
            below[k, 1] += w[i, 1]
    return gain, feature, threshold
