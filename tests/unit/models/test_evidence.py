"""Settings and models that are mixed by what unseen lists say of them."""

import numpy as np
import pytest

from birdann.core.bags import Supervision
from birdann.models.evidence import (
    gain_weight,
    list_precisions,
    log_likelihoods,
    mean_by_likelihood,
    standard_score,
    weights_by_lists,
)
from birdann.models.exact.constraints import compile_constraints


def two_models(n_bags, *, right, seed=0):
    """Bags that list one of three classes; one model gives it ``right``, another is ignorant."""
    rng = np.random.default_rng(seed)
    listed = rng.integers(0, 3, n_bags)
    Y = np.eye(3, dtype=np.bool_)[listed]
    offsets = np.arange(n_bags + 1) * 4
    constraints = compile_constraints(
        Supervision.complete(Y, int(offsets[-1])), offsets, missed_rate=0.01
    )
    able = np.full((int(offsets[-1]), 3), (1.0 - right) / 2.0)
    able[np.arange(len(able)), np.repeat(listed, 4)] = right
    return [able, np.full_like(able, 1.0 / 3.0)], constraints


def test_many_lists_give_the_better_model_nearly_all():
    members, constraints = two_models(400, right=0.9)
    assert weights_by_lists(members, constraints)[0] > 0.95


def test_few_lists_hardly_move_the_shares():
    members, constraints = two_models(3, right=0.9)
    shares = weights_by_lists(members, constraints)
    assert 0.5 < shares[0] < 0.7
    assert shares.sum() == pytest.approx(1.0)


def test_equal_models_share_alike():
    members, constraints = two_models(50, right=0.6)
    shares = weights_by_lists([members[0], members[0]], constraints)
    np.testing.assert_allclose(shares, 0.5)


def test_the_shares_are_those_of_greatest_probability():
    """Held against a search on a grid, in bags of one instance, of the same penalised likelihood."""
    rng = np.random.default_rng(0)
    n_bags, prior = 60, 8.0
    listed = rng.integers(0, 3, n_bags)
    offsets = np.arange(n_bags + 1)
    constraints = compile_constraints(
        Supervision.complete(np.eye(3, dtype=np.bool_)[listed], n_bags), offsets
    )
    members = [rng.dirichlet(np.ones(3), n_bags) for _ in range(2)]
    found = weights_by_lists(members, constraints)
    told = [P[np.arange(n_bags), listed] for P in members]
    grid = np.linspace(0.01, 0.99, 981)
    worth = [
        np.log(s * told[0] + (1.0 - s) * told[1]).sum() + prior / 2.0 * np.log(s * (1.0 - s))
        for s in grid
    ]
    assert found[0] == pytest.approx(grid[int(np.argmax(worth))], abs=0.02)


def test_settings_are_weighted_by_likelihood():
    assert mean_by_likelihood({0.0: -5.0, 1.0: -5.0}) == pytest.approx(0.5)
    assert mean_by_likelihood({0.0: -5.0, 1.0: -5.0 + np.log(3.0)}) == pytest.approx(0.75)
    assert mean_by_likelihood({0.0: -500.0, 1.0: -5.0}) == pytest.approx(1.0)


def test_a_gain_is_believed_as_far_as_it_exceeds_its_errors():
    assert standard_score(np.array([])) == 0.0
    gains = np.array([1.0, 3.0] * 50)  # mean 2, standard error .1
    assert standard_score(gains) == pytest.approx(20.0)
    assert gain_weight(gains, 1.64) == pytest.approx(1.0)
    assert gain_weight(-gains, 1.64) == pytest.approx(0.0)
    assert gain_weight(np.zeros(10), 0.0) == 0.5
    scattered = np.array([-1.0, 1.2] * 50)  # mean .1, standard error .11
    assert 0.5 < gain_weight(scattered, 0.0) < 0.85


def singles(n_bags, n_classes, rng):
    """Bags of one segment and one species each, so that a list is a label."""
    Y = np.eye(n_classes, dtype=bool)[rng.integers(0, n_classes, n_bags)]
    return Y, compile_constraints(Supervision.complete(Y, n_bags), np.arange(n_bags + 1))


def test_only_bags_of_which_something_is_said_are_judged():
    rng = np.random.default_rng(1)
    Y, known = singles(3, 4, rng)
    lists = Supervision.complete(Y, 3)
    with_more = Supervision(
        Y=np.vstack([Y, np.zeros((1, 4), bool)]), absent=np.vstack([~Y, np.zeros((1, 4), bool)]),
        y=np.append(lists.y, lists.y[0]), rejected=np.zeros((4, 4), bool),
    )  # fmt: skip
    P = rng.dirichlet(np.ones(4), 4)
    more = compile_constraints(with_more, np.arange(5))
    found = log_likelihoods(P, more)
    assert len(found) == 3
    np.testing.assert_allclose(np.exp(found), P[:3][Y])
    np.testing.assert_allclose(log_likelihoods(P[:3], known), found)


def test_a_listed_species_that_ties_with_another_shares_its_place():
    _, constraints = singles(1, 4, np.random.default_rng(2))
    listed = int(constraints.bits[0])
    P = np.full((1, 4), 0.1)
    P[0, [listed, (listed + 1) % 4]] = 0.4
    np.testing.assert_allclose(list_precisions(P, constraints), [0.5])
