"""Temperatures that make held-out lists likeliest, and what lists say of probabilities."""

import numpy as np
import pytest

from birdann.core.bags import Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.context import BagContext
from birdann.models.linear.calibration import (
    choose_temperature,
    list_log_likelihood,
    list_precisions,
    log_likelihoods,
    sharpened,
)


def singles(n_bags, n_classes, rng):
    """Bags of one segment and one species each, so that a list is a label."""
    Y = np.eye(n_classes, dtype=bool)[rng.integers(0, n_classes, n_bags)]
    return Y, compile_constraints(Supervision.complete(Y, n_bags), np.arange(n_bags + 1))


def test_a_temperature_above_one_makes_probabilities_blunter():
    P = np.array([[0.8, 0.2]])
    np.testing.assert_allclose(sharpened(P, 2.0), [[2 / 3, 1 / 3]])  # roots of 4 to 1
    np.testing.assert_allclose(sharpened(P, 0.5), [[16 / 17, 1 / 17]])
    assert sharpened(P, 1.0) is P


@pytest.mark.parametrize("temperature", [0.7, 1.5, 2.5])
def test_the_temperature_found_undoes_the_one_that_was_applied(temperature):
    rng = np.random.default_rng(0)
    truth = rng.dirichlet(np.full(4, 0.5), 4000)
    said = (truth.cumsum(axis=1) > rng.random((4000, 1))).argmax(axis=1)
    Y = np.eye(4, dtype=bool)[said]
    constraints = compile_constraints(
        Supervision.complete(Y, 4000), np.arange(4001), missed_rate=1e-9
    )
    stated = sharpened(truth, 1.0 / temperature)
    found = choose_temperature(stated, constraints, BagContext.independent(4))
    assert found == pytest.approx(temperature, rel=0.08)


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
    assert list_log_likelihood(P[:3], known) == pytest.approx(found.sum())


def test_a_listed_species_that_ties_with_another_shares_its_place():
    _, constraints = singles(1, 4, np.random.default_rng(2))
    listed = int(constraints.bits[0])
    P = np.full((1, 4), 0.1)
    P[0, [listed, (listed + 1) % 4]] = 0.4
    np.testing.assert_allclose(list_precisions(P, constraints), [0.5])
