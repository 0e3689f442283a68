"""How much of what nobody labelled a mixed model takes for noise."""

import numpy as np
import pytest

from birdann.core.bags import Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.forest.expectation_maximisation import noise_factor, scale_noise


def test_scaled_noise_leaves_the_odds_of_the_classes():
    found = scale_noise(np.array([[0.2, 0.3, 0.5]]), 0.5)
    np.testing.assert_allclose(found, [[0.2 / 0.75, 0.3 / 0.75, 0.25 / 0.75]])


@pytest.mark.parametrize(("cap", "factor"), [(0.1, 0.04 / 0.48), (0.3, 0.12 / 0.24), (0.45, 1.0)])
def test_the_factor_of_noise_keeps_its_share_below_a_cap(cap, factor):
    """Of two alike segments with p = .4 and noise q = .6 one is a call: P(noise) = f q / (p + 2 f q).

    That is the cap at f = cap p / (q (1 - 2 cap)), and .375 at f = 1.
    """
    lists = Supervision.complete(np.ones((5, 1), np.bool_), 10)
    constraints = compile_constraints(lists, np.arange(6) * 2, noise=True, missed_rate=0.0)
    P = np.tile([0.4, 0.6], (10, 1))
    assert noise_factor(P, constraints, cap=cap) == pytest.approx(factor, rel=0.01)
