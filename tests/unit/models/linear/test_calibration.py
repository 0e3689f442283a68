"""What lists say of probabilities."""

import numpy as np
import pytest

from birdann.core.bags import Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.linear.calibration import (
    list_log_likelihood,
    list_precisions,
    log_likelihoods,
)


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
    assert list_log_likelihood(P[:3], known) == pytest.approx(found.sum())


def test_a_listed_species_that_ties_with_another_shares_its_place():
    _, constraints = singles(1, 4, np.random.default_rng(2))
    listed = int(constraints.bits[0])
    P = np.full((1, 4), 0.1)
    P[0, [listed, (listed + 1) % 4]] = 0.4
    np.testing.assert_allclose(list_precisions(P, constraints), [0.5])
