"""Boosting: votes and the noisy-or likelihood against their definitions, trees against scikit-learn's."""

import numpy as np
import pytest
from scipy.optimize import check_grad
from sklearn.tree import DecisionTreeClassifier

from birdann.core.bags import Bags
from birdann.lab.bags.boosting import (
    Sorted,
    bag_vote,
    best_splits,
    noisy_or_likelihood,
    noisy_or_slope,
)

BAGS = Bags(np.zeros((6, 1)), np.array([0, 1, 4, 6]))
POSITIVE = np.array([True, True, False])


def test_a_bag_votes_by_the_probability_of_its_instances():
    P = np.array([0.9, 0.8, 0.2, 0.0, 0.0, 0.0])
    np.testing.assert_allclose(bag_vote(P, BAGS), [1.0, (0.8 - 0.2) / 1.0, -1.0])


def test_noisy_or_likelihood_and_slope():
    F = np.array([0.3, -1.0, 2.0, 0.1, -0.5, 0.7])
    p = 1 / (1 + np.exp(-F))
    none = np.array([np.prod(1 - p[a:b]) for a, b in ((0, 1), (1, 4), (4, 6))])
    expected = np.log(1 - none[0]) + np.log(1 - none[1]) + np.log(none[2])
    assert noisy_or_likelihood(F, BAGS, POSITIVE) == pytest.approx(expected)
    error = check_grad(noisy_or_likelihood, noisy_or_slope, F, BAGS, POSITIVE)
    assert error < 1e-6


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_same_trees_as_of_a_well_kept_library(depth):
    rng = np.random.default_rng(depth)
    for _ in range(20):
        X = rng.standard_normal((60, 5)).astype(np.float32).astype(np.float64)
        positive = X[:, 1] + X[:, 2] * X[:, 3] + 0.5 * rng.standard_normal(60) > 0
        weights = rng.random(60) * (rng.random(60) > 0.2)
        theirs = DecisionTreeClassifier(max_depth=depth, random_state=0)
        theirs.fit(X, positive, sample_weight=weights)
        tree = Sorted.of(X).tree(positive, weights, depth)
        heavy = weights > 0
        np.testing.assert_allclose(
            tree.predict_positive(X)[heavy], theirs.predict_proba(X)[heavy, 1], atol=1e-9
        )


def test_a_split_is_the_best_of_all_splits():
    rng = np.random.default_rng(0)
    X = rng.integers(0, 4, (30, 3)).astype(float)
    w = rng.random((30, 2))
    rows = Sorted.of(X)
    gain, feature, threshold = best_splits(rows.order, rows.values, np.zeros(30, int), w, 1)

    def weighed(part):
        return (part.sum(axis=0) ** 2).sum() / part.sum()

    def gain_of(f, at):
        above = X[:, f] > at
        return weighed(w[above]) + weighed(w[~above]) - weighed(w)

    best = max(gain_of(f, at) for f in range(3) for at in (0.5, 1.5, 2.5))
    assert gain[0] == pytest.approx(best)
    assert gain_of(feature[0], threshold[0]) == pytest.approx(best)


def test_what_cannot_be_parted_stays_together():
    same = Sorted.of(np.ones((4, 2)))
    tree = same.tree(np.array([True, False, False, False]), np.full(4, 0.25), 2)
    np.testing.assert_allclose(tree.predict_positive(np.array([[0.0, 9.0], [1.0, 1.0]])), 0.25)
    assert tree.predict_positive(np.empty((0, 2))).shape == (0,)
