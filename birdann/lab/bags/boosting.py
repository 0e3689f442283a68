"""Boosting of bags by weak learners (trees) of instances.

M. Langlois, R. Langlois, "Approaches to multiple-instance learning", 2011, and two systems
compared there: A. Blum, A. Kalai, "A note on learning from multiple-instance examples", Machine
Learning 30, 1998; P. Viola, J. C. Platt, C. Zhang, "Multiple instance boosting for object
detection", NIPS 2005.

Trees are CART with the Gini impurity (Breiman et al. 1984); each feature is sorted once for all
rounds, unlike in scikit-learn.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numba import njit
from scipy.optimize import minimize_scalar
from scipy.special import expit
from sklearn.linear_model import LogisticRegression

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.lab.bags.contract import Score, one_against_all
from birdann.lab.bags.distances import reduce_bags
from birdann.lab.data_sets import assign_folds

_MIN_GAIN = 1e-12


@dataclass(frozen=True, slots=True)
class Tree:
    """A full binary tree; the children of node k are 2k + 1 and 2k + 2."""

    # feature, threshold: int64, float64 (2^depth - 1,): larger values go to the second child;
    # infinite for nodes without a split.
    feature: Int64Array
    threshold: FloatArray
    leaf_probability: (
        FloatArray  # float64 (2^depth,): weighted share of positive instances in each leaf.
    )

    def predict_positive(self, X: FloatArray) -> FloatArray:
        """Return the share of the leaf that each row comes to, float64 (m,)."""
        node, rows = np.zeros(len(X), dtype=np.int64), np.arange(len(X))
        while len(X) and node[0] < len(self.feature):
            node = 2 * node + 1 + (X[rows, self.feature[node]] > self.threshold[node])
        return np.asarray(self.leaf_probability[node - len(self.feature)])


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
    total_w = np.zeros(n_nodes)
    for k in range(n_nodes):
        sum_ = total[k, 0] + total[k, 1]
        if sum_ > 0.0:
            total_w[k] = (total[k, 0] ** 2 + total[k, 1] ** 2) / sum_
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
                    better = (a * a + b * b) / (a + b) + (c * c + d * d) / (c + d) - total_w[k]
                    if better > gain[k]:
                        middle = 0.5 * (last[k] + values[f, j])
                        # between neighbours in floating point the middle is the upper one
                        gain[k], feature[k] = better, f
                        threshold[k] = middle if middle < values[f, j] else last[k]
            last[k] = values[f, j]
            below[k, 0] += w[i, 0]
            below[k, 1] += w[i, 1]
    return gain, feature, threshold


_MAX_P = 1.0 - 1e-6
"""Agreement of a weak hypothesis above which its weight would be without bound."""
_LONGEST_STEP = 4.0
_CALIBRATION_FOLDS = 3
_NOISE_RATES = np.linspace(0.0, 0.99, 100)


@one_against_all
def mil_adaboost(
    X: Bags, positive: BoolArray, rng: np.random.Generator, *, depth: int, rounds: int
) -> Score:
    """AdaBoost with the vote of a bag's instances as weak hypothesis.

    H(B) = Σ_j P_j h_j / Σ_j P_j, with the probability P_j that instance j is positive and h_j = ±1
    its label, both of a tree whose instances share the weight of their bag; α = ½ ln((1+r)/(1-r))
    with r = Σ w H y, and w goes with exp(-α H y).
    """
    sign = np.where(positive, 1.0, -1.0)
    weights = np.full(len(X), 1.0 / len(X))
    trees: list[Tree] = []
    alphas: list[float] = []
    labels, rows = positive[X.bag_of_instance], Sorted.of(X.X)
    for _ in range(rounds):
        tree = rows.tree(labels, (weights / X.sizes)[X.bag_of_instance], depth)
        bag_votes = bag_vote(tree.predict_positive(X.X), X)
        agreement = float(weights @ (bag_votes * sign))
        if agreement <= 0.0 and trees:
            break
        alpha = float(np.arctanh(np.clip(agreement, 1.0 - _MAX_P, _MAX_P)))
        trees.append(tree)
        alphas.append(alpha)
        if agreement >= _MAX_P:
            break
        weights *= np.exp(-alpha * bag_votes * sign)
        weights /= weights.sum()

    def score(bags: Bags) -> FloatArray:
        votes = [bag_vote(tree.predict_positive(bags.X), bags) for tree in trees]
        return np.asarray(np.array(alphas) @ np.array(votes))

    return score


def bag_vote(P: FloatArray, X: Bags) -> FloatArray:
    """Return Σ P h / Σ P of each bag, h = 1 where P > ½ and else -1; -1 where all P are 0."""
    h = np.where(P > 0.5, 1.0, -1.0)
    total = reduce_bags(np.add, P, X)
    voted = reduce_bags(np.add, P * h, X)
    return np.where(total > 0.0, voted / np.where(total > 0.0, total, 1.0), -1.0)


@one_against_all
def blum(
    X: Bags, positive: BoolArray, rng: np.random.Generator, *, depth: int, rounds: int
) -> Score:
    """Blum and Kalai's reduction to one-sided noise: every instance has its bag's label.

    A negative instance has a positive label with some probability η, a positive one always, so an
    instance is positive if the probability of a positive label exceeds (1 + η)/2, and a bag if an
    instance is. η is chosen by accuracy on held-out bags (Angluin and Laird 1988). The learner is
    AdaBoost with Platt scaling on held-out instances (Platt 1999).
    """
    labels = positive[X.bag_of_instance]
    fold = assign_folds(len(X), _CALIBRATION_FOLDS, int(rng.integers(2**31 - 1)))
    fold_of_instance = fold[X.bag_of_instance]
    kept_out = np.zeros(X.n_instances)
    for k in range(_CALIBRATION_FOLDS):
        inside = fold_of_instance != k
        booster = adaboost(X.X[inside], labels[inside], depth, rounds)
        kept_out[~inside] = booster(X.X[~inside])
    curve = LogisticRegression(C=1e6).fit(kept_out[:, None], labels)
    largest = reduce_bags(np.maximum, curve.predict_proba(kept_out[:, None])[:, 1], X)
    thresholds = (1.0 + _NOISE_RATES) / 2.0
    right = ((largest[:, None] > thresholds) == positive[:, None]).mean(axis=0)
    threshold = float(thresholds[right.argmax()])
    booster = adaboost(X.X, labels, depth, rounds)

    def score(bags: Bags) -> FloatArray:
        P = curve.predict_proba(booster(bags.X)[:, None])[:, 1]
        return reduce_bags(np.maximum, P, bags) - threshold

    return score


def adaboost(
    X: FloatArray, positive: BoolArray, depth: int, rounds: int
) -> Callable[[FloatArray], FloatArray]:
    """Return the mean vote of AdaBoost's trees, -1 to 1 (Freund and Schapire 1997).

    A first tree without errors, or no better than chance, is used alone.
    """
    sign = np.where(positive, 1.0, -1.0)
    weights = np.full(len(X), 1.0 / len(X))
    trees: list[Tree] = []
    alphas: list[float] = []
    rows = Sorted.of(X)
    for _ in range(rounds):
        tree = rows.tree(positive, weights, depth)
        votes = _votes(tree, X)
        agreement = float(weights @ (votes * sign))
        if agreement <= 0.0 and trees:
            break
        alpha = float(np.arctanh(np.clip(agreement, 1.0 - _MAX_P, _MAX_P)))
        trees.append(tree)
        alphas.append(alpha)
        if not 0.0 < agreement < _MAX_P:
            break
        weights *= np.exp(-alpha * votes * sign)
        weights /= weights.sum()
    tree_weights = np.array(alphas) / np.sum(alphas)
    return lambda bags: np.asarray(tree_weights @ np.array([_votes(tree, bags) for tree in trees]))


def _votes(tree: Tree, X: FloatArray) -> FloatArray:
    return np.where(tree.predict_positive(X) > 0.5, 1.0, -1.0)


@one_against_all
def noisy_or_boost(
    X: Bags, positive: BoolArray, rng: np.random.Generator, *, depth: int, rounds: int
) -> Score:
    """AnyBoost on the likelihood of bags, p(B) = 1 - Π (1 - p(x)), p(x) = 1 / (1 + exp(-F(x))).

    The weight of an instance is the slope of the likelihood, (t - p(B)) p(x) / p(B) with t the
    bag's label; a tree learns the signs of the weights, and a line search its share in F. F starts
    at the constant of the largest likelihood.
    """
    F = np.full(X.n_instances, _best_step(np.zeros(X.n_instances), 1.0, X, positive, -10.0))
    start, trees, step_sizes = float(F[0]), list[Tree](), list[float]()
    rows = Sorted.of(X.X)
    for _ in range(rounds):
        slope = noisy_or_slope(F, X, positive)
        if np.abs(slope).max() < 1e-9:
            break
        tree = rows.tree(slope > 0, np.abs(slope), depth)
        h = _votes(tree, X.X)
        step = _best_step(F, h, X, positive, 0.0)
        if step < 1e-6:
            break
        F = F + step * h
        trees.append(tree)
        step_sizes.append(step)

    def score(bags: Bags) -> FloatArray:
        of_instances = np.full(bags.n_instances, start)
        for tree, step in zip(trees, step_sizes, strict=True):
            of_instances += step * _votes(tree, bags.X)
        # log p(B) - log (1 - p(B)): above 0 where the bag is likelier positive
        missed = _log_missed(of_instances, bags)
        return np.asarray(_log_any(missed) - missed)

    return score


def _log_missed(F: FloatArray, X: Bags) -> FloatArray:
    """Return log Π (1 - p(x)) of each bag."""
    return -reduce_bags(np.add, np.logaddexp(0.0, F), X)


def _log_any(missed: FloatArray) -> FloatArray:
    return np.log(np.maximum(-np.expm1(missed), 1e-300))


def noisy_or_likelihood(F: FloatArray, X: Bags, positive: BoolArray) -> float:
    """Return the log likelihood of the bags' labels."""
    missed = _log_missed(F, X)
    return float(np.where(positive, _log_any(missed), missed).sum())


def noisy_or_slope(F: FloatArray, X: Bags, positive: BoolArray) -> FloatArray:
    """Return the derivative of `noisy_or_likelihood` by F, float64 (m,)."""
    p = expit(F)
    of_bag = np.maximum(-np.expm1(_log_missed(F, X)), 1e-300)
    factor = np.where(positive, (1.0 - of_bag) / of_bag, -1.0)
    return np.asarray(factor[X.bag_of_instance] * p)


def _best_step(
    F: FloatArray, h: FloatArray | float, X: Bags, positive: BoolArray, lowest: float
) -> float:
    minimum = minimize_scalar(
        lambda step: -noisy_or_likelihood(F + step * h, X, positive),
        bounds=(lowest, _LONGEST_STEP),
        method="bounded",
    )
    return float(minimum.x)
