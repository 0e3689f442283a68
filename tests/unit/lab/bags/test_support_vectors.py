"""Machines that guess witnesses."""

import numpy as np
import pytest

from birdann.core.bags import Bags
from birdann.lab.bags.support_vectors import mi_svm_bag, mi_svm_instance


@pytest.mark.parametrize("learn", [mi_svm_bag, mi_svm_instance])
def test_witnesses_are_found_among_noise(learn):
    """One instance of a positive bag lies apart; all others lie where negative bags are."""
    rng = np.random.default_rng(0)
    positive = np.arange(30) < 15
    noise = [0.3 * rng.standard_normal((4, 2)) for _ in positive]
    rows = [
        np.vstack([bag, [3.0, 3.0] + 0.3 * rng.standard_normal(2)]) if yes else bag
        for bag, yes in zip(noise, positive, strict=True)
    ]
    score = learn(
        Bags.from_list(rows), positive[:, None], np.random.default_rng(0), C=1.0, gamma_scale=1.0
    )
    alone = Bags.from_list([[[3.0, 3.0]], [[0.0, 0.0]]])
    values = score(alone)[:, 0]
    assert values[0] > 0 > values[1]
