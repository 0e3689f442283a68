"""What a list says before any segment is heard."""

import numpy as np
import pytest
from scipy.optimize import brentq

from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision
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
    odds = ListPrior.from_lists(constraints, strength=1.0).odds
    np.testing.assert_allclose(odds[1:] / odds[0], [40.5 / 30.5, 40.5 / 10.5])
    assert np.average(np.log(odds), weights=[40, 30, 10]) == pytest.approx(0.0)
    half = ListPrior.from_lists(constraints, strength=0.5)
    np.testing.assert_allclose(half.odds**2, odds)
    none = ListPrior.from_lists(constraints, strength=0.0)
    np.testing.assert_array_equal(none.odds, 1.0)


def test_only_listed_classes_are_reweighted():
    constraints = lists_of([[1, 1, 0], [0, 0, 0]], [1, 1], noise=True)
    prior = ListPrior(np.array([1.0, 3.0, 5.0]))
    P = np.full((2, 4), 0.25)
    found = prior.reweight(P, constraints)
    np.testing.assert_allclose(found[0], np.array([1, 3, 1, 1]) / 6)
    np.testing.assert_allclose(found[1], P[1])
    assert ListPrior(np.ones(3)).reweight(P, constraints) is P


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
    prior = ListPrior.from_lists(constraints, strength=1.0)
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
    prior = ListPrior.from_lists(constraints, strength=1.0)
    np.testing.assert_array_equal(prior.odds, 1.0)


def test_evenness_finds_the_odds_that_its_own_counts_ask_for():
    """One recording of two species: a root in one unknown, found by bisection, says the same."""
    rng = np.random.default_rng(2)
    P = rng.dirichlet([4.0, 1.0], 12)
    constraints = lists_of([[1, 1]], [12])

    def counts(log_odds):
        weighted = P * np.exp([0.0, log_odds])
        weighted /= weighted.sum(axis=1, keepdims=True)
        return posterior(weighted, constraints).responsibilities.sum(axis=0)

    def excess(log_odds):
        first, second = counts(log_odds)
        return log_odds - np.log((first + 1.0) / (second + 1.0))

    wanted = counts(brentq(excess, -5.0, 5.0))
    prior = ListPrior(np.ones(2), np.asarray(1.0))
    found = prior.posterior(P, constraints).responsibilities.sum(axis=0)
    np.testing.assert_allclose(found, wanted, atol=0.02)
    plain = ListPrior(np.ones(2)).posterior(P, constraints).responsibilities.sum(axis=0)
    np.testing.assert_allclose(plain, counts(0.0))
    assert plain[0] > wanted[0] + 1.0


def test_evenness_asks_nothing_of_noise_and_of_lists_of_one_species():
    rng = np.random.default_rng(3)
    P = rng.dirichlet(np.ones(4), 18)
    constraints = lists_of([[1, 0, 0], [0, 0, 0], [1, 1, 0]], [6, 6, 6], noise=True)
    plain, even = (
        ListPrior(np.ones(3), np.asarray(evenness)).posterior(P, constraints).responsibilities
        for evenness in (0.0, 2.0)
    )
    np.testing.assert_allclose(even[:12], plain[:12])
    assert even[12:, 3].sum() == pytest.approx(plain[12:, 3].sum(), rel=0.1)


def test_what_a_person_confirmed_counts_and_what_takes_no_part_does_not():
    Y = np.ones((1, 2), dtype=bool)
    P = np.full((10, 2), 0.5)

    def share_of_first(y):
        said = Supervision(Y=Y, absent=~Y, y=np.array(y), rejected=np.zeros((10, 2), dtype=bool))
        constraints = compile_constraints(said, np.array([0, 10]))
        found = ListPrior(np.ones(2), np.asarray(2.0)).posterior(P, constraints)
        return found.responsibilities[6:, 0].mean()

    assert share_of_first([UNKNOWN] * 10) == pytest.approx(0.5)
    assert share_of_first([0] * 6 + [UNKNOWN] * 4) < 0.25
    assert share_of_first([NOISE] * 6 + [UNKNOWN] * 4) == pytest.approx(0.5)


def test_evenness_mends_a_model_that_knows_one_species_better(common_and_rare):
    """A common species is given eight times its due; evenness takes it back."""
    P, X, Y, y = common_and_rare
    constraints = compile_constraints(Supervision.complete(Y, len(y)), X.offsets)
    biased = P * np.array([8.0, 1, 1, 1]) / np.bincount(y)
    biased /= biased.sum(axis=1, keepdims=True)
    right = [
        (
            ListPrior(np.ones(4), np.asarray(evenness))
            .posterior(biased, constraints)
            .responsibilities.argmax(axis=1)
            == y
        ).mean()
        for evenness in (0.0, 0.5, 2.0)
    ]
    assert right[0] < right[1] < right[2]
    assert right[0] + 0.03 < right[2]
