"""What a list says before any segment is heard."""

import numpy as np
import pytest

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import posterior


def lists_of(Y, sizes, **said):
    offsets = np.concatenate([[0], np.cumsum(sizes)])
    return compile_constraints(
        Supervision.complete(np.array(Y, bool), offsets[-1]), offsets, **said
    )


def test_odds_are_inverse_to_the_number_of_lists():
    constraints = lists_of([[1, 1, 0]] * 30 + [[1, 0, 1]] * 10, [4] * 40)
    odds = ListPrior.of_lists(constraints, strength=1.0).odds
    np.testing.assert_allclose(odds[1:] / odds[0], [40.5 / 30.5, 40.5 / 10.5])
    assert np.average(np.log(odds), weights=[40, 30, 10]) == pytest.approx(0.0)
    half = ListPrior.of_lists(constraints, strength=0.5)
    np.testing.assert_allclose(half.odds**2, odds)
    none = ListPrior.of_lists(constraints, strength=0.0)
    np.testing.assert_array_equal(none.odds, 1.0)


def test_only_listed_classes_are_reweighted():
    constraints = lists_of([[1, 1, 0], [0, 0, 0]], [1, 1], noise=True)
    prior = ListPrior(np.array([1.0, 3.0, 5.0]))
    P = np.full((2, 4), 0.25)
    found = prior.reweight(P, constraints)
    np.testing.assert_allclose(found[0], np.array([1, 3, 1, 1]) / 6)
    np.testing.assert_allclose(found[1], P[1])
    assert ListPrior.even(3).reweight(P, constraints) is P


def test_a_confirmed_class_counts_as_listed():
    lists = Supervision.complete(np.array([[True, True, False]]), 2)
    said = Supervision(
        Y=lists.Y, absent=lists.absent, y=np.array([0, UNKNOWN]), rejected=lists.rejected
    )
    constraints = compile_constraints(said, np.array([0, 2]))
    assert constraints.n_bits.tolist() == [1]
    np.testing.assert_array_equal(constraints.listed_classes, lists.Y)


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
    """Species share a recording evenly, whatever the number of their recordings."""
    P, X, Y, y = common_and_rare
    constraints = compile_constraints(Supervision.complete(Y, len(y)), X.offsets)
    prior = ListPrior.of_lists(constraints, strength=1.0)
    plain, found, best = (
        posterior(
            np.ascontiguousarray(Q / Q.sum(axis=1, keepdims=True)), constraints
        ).responsibilities.argmax(axis=1)
        for Q in (P, prior.reweight(P, constraints), P / np.bincount(y) * Y[X.bag_of_instance])
    )
    assert (found == y).mean() > (plain == y).mean() + 0.01
    assert (found == best).mean() > 0.98


def test_bags_without_lists_or_instances_are_no_obstacle():
    constraints = lists_of([[0, 0], [0, 0]], [2, 0])
    prior = ListPrior.of_lists(constraints, strength=1.0)
    np.testing.assert_array_equal(prior.odds, 1.0)
