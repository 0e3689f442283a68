"""Shares that listed species have of their recordings."""

import numpy as np
import pytest

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.constraints import compile_constraints
from birdann.models.listed_shares import ListedShares, listed_classes, settled
from birdann.models.posterior import posterior


def lists_of(Y, sizes, **said):
    offsets = np.concatenate([[0], np.cumsum(sizes)])
    return compile_constraints(
        Supervision.complete(np.array(Y, bool), offsets[-1]), offsets, **said
    )


def test_odds_are_share_where_listed_over_share_in_general():
    """Class 0 is in every bag and takes half of each; 1 and 2 take half where they are."""
    Y = [[1, 1, 0]] * 30 + [[1, 0, 1]] * 10
    constraints = lists_of(Y, [4] * 40)
    r = np.vstack([np.eye(3)[[0, 0, 1, 1]]] * 30 + [np.eye(3)[[0, 0, 2, 2]]] * 10)
    P = np.tile(r.mean(axis=0), (160, 1))
    found = ListedShares.estimate(r, P, constraints, n_classes=3, strength=1.0)
    expected = 0.5 / r.mean(axis=0)
    expected /= np.exp(r.mean(axis=0) @ np.log(expected))
    np.testing.assert_allclose(found.odds, expected, rtol=0.02)
    half = ListedShares.estimate(r, P, constraints, n_classes=3, strength=0.5)
    np.testing.assert_allclose(half.odds**2, found.odds)
    none = ListedShares.estimate(r, P, constraints, n_classes=3, strength=0.0)
    np.testing.assert_array_equal(none.odds, 1.0)


def test_only_listed_classes_are_reweighted():
    constraints = lists_of([[1, 1, 0], [0, 0, 0]], [1, 1], noise=True)
    shares = ListedShares(np.array([1.0, 3.0, 5.0]))
    P = np.full((2, 4), 0.25)
    found = shares.reweight(P, constraints)
    np.testing.assert_allclose(found[0], np.array([1, 3, 1, 1]) / 6)
    np.testing.assert_allclose(found[1], P[1])
    assert ListedShares.even(3).reweight(P, constraints) is P


def test_a_confirmed_class_counts_as_listed():
    lists = Supervision.complete(np.array([[True, True, False]]), 2)
    said = Supervision(
        Y=lists.Y, absent=lists.absent, y=np.array([0, UNKNOWN]), rejected=lists.rejected
    )
    constraints = compile_constraints(said, np.array([0, 2]))
    assert constraints.n_bits.tolist() == [1]
    np.testing.assert_array_equal(listed_classes(constraints, 3), lists.Y)


@pytest.fixture(scope="module")
def common_and_rare():
    """A common class in every bag and three rarer ones, overlapping; p(y | x) is exact."""
    rng = np.random.default_rng(1)
    centres = np.array([[0.0, 0], [2.0, 0], [0, 2.0], [-2.0, 0]])
    rows, lists, truth = [], [], []
    for _ in range(300):
        listed = np.array([0, rng.integers(1, 4)])
        y = np.append(rng.choice(listed, 6), listed)
        rows.append(centres[y] + rng.normal(size=(8, 2)))
        lists.append(np.isin(np.arange(4), listed))
        truth.append(y)
    y = np.concatenate(truth)
    X, prior = Bags.from_list(rows), np.bincount(y) / len(y)
    distance = np.square(X.X[:, None] - centres).sum(axis=2)
    P = np.exp(-0.5 * distance) * prior
    return P / P.sum(axis=1, keepdims=True), X, np.array(lists), y


def test_bayes_rule_labels_better_than_shares_in_general(common_and_rare):
    P, X, Y, y = common_and_rare
    constraints = compile_constraints(Supervision.complete(Y, len(y)), X.offsets)
    plain = posterior(P, constraints).responsibilities
    shares, found = settled(P, constraints, n_classes=4, strength=1.0, missed_rate=0.0)
    assert shares.odds[1:].min() > 1.5 * shares.odds[0]
    right, was_right = ((r.argmax(axis=1) == y).mean() for r in (found.responsibilities, plain))
    assert right > was_right + 0.01
    truth = P / np.bincount(y) * Y[X.bag_of_instance]
    best = posterior(
        np.ascontiguousarray(truth / truth.sum(axis=1, keepdims=True)), constraints
    ).responsibilities
    assert (best.argmax(axis=1) == found.responsibilities.argmax(axis=1)).mean() > 0.98


def test_strength_0_is_the_plain_posterior(common_and_rare):
    P, X, Y, y = common_and_rare
    constraints = compile_constraints(Supervision.complete(Y, len(y)), X.offsets)
    _, found = settled(P, constraints, n_classes=4, strength=0.0, missed_rate=0.01)
    expected = posterior(P, constraints, missed_rate=0.01)
    np.testing.assert_array_equal(found.responsibilities, expected.responsibilities)


def test_bags_without_lists_or_instances_are_no_obstacle():
    constraints = lists_of([[0, 0], [0, 0]], [2, 0])
    P = np.full((2, 2), 0.5)
    shares, _ = settled(P, constraints, n_classes=2, strength=1.0, missed_rate=0.01)
    np.testing.assert_array_equal(shares.odds, 1.0)
