"""Boosting: votes and the noisy-or likelihood against their definitions."""

import numpy as np
import pytest
from scipy.optimize import check_grad

from birdann.core.bags import Bags
from birdann.lab.bags.boosting import bag_vote, noisy_or_likelihood, noisy_or_slope

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
