"""The best ball against all balls."""

import numpy as np
import pytest

from birdann.core.bags import Bags
from birdann.lab.bags.balls import best_ball
from birdann.lab.bags.distances import nearest_distances


def test_the_best_ball_is_the_best_of_all_balls():
    rng = np.random.default_rng(0)
    X = Bags.from_list([rng.integers(0, 4, (3, 2)).astype(float) for _ in range(12)])
    signed = rng.random(12) * np.where(rng.random(12) > 0.5, 1.0, -1.0)
    apart = nearest_distances(X, X.X, "euclidean").T
    order = np.argsort(apart, axis=1, kind="stable")
    centre, radius, edge = best_ball(np.take_along_axis(apart, order, axis=1), order, signed)

    def edge_of(k, r):
        return np.where(apart[k] < r, signed, -signed).sum()

    radii = [*np.unique(apart) + 1e-9, np.inf]
    best = max(edge_of(k, r) for k in range(len(apart)) for r in radii if r > 0)
    assert edge == pytest.approx(best)
    assert edge_of(centre, radius) == pytest.approx(best)
    assert radius == np.inf or edge_of(centre, radius + 1e-6) < best
