"""Medoids of bags, and least squares over distances to them."""

import numpy as np

from birdann.core.bags import Bags
from birdann.lab.bags.distances import hausdorff
from birdann.lab.bags.prototypes import k_medoids, miml_nn


def test_medoids_are_bags_that_no_member_of_their_cluster_would_replace():
    rng = np.random.default_rng(3)
    X = Bags.from_list([rng.standard_normal((2, 2)) + 5.0 * (k % 3) for k in range(18)])
    apart = hausdorff(X, X)
    medoids = k_medoids(apart, 3 / 18, np.random.default_rng(0))
    assert len(medoids) == 3
    nearest = apart[:, medoids].argmin(axis=1)
    for k, medoid in enumerate(medoids):
        own = np.flatnonzero(nearest == k)
        assert apart[medoid, own].sum() <= apart[np.ix_(own, own)].sum(axis=1).min() + 1e-12
    assert len(k_medoids(apart, 0.0, np.random.default_rng(0))) == 1
    np.testing.assert_array_equal(k_medoids(apart, 1.0, np.random.default_rng(0)), np.arange(18))


def test_least_squares_over_all_bags_fits_them():
    rng = np.random.default_rng(0)
    X = Bags.from_list([rng.standard_normal((2, 2)) for _ in range(12)])
    Y = rng.random((12, 2)) > 0.5
    score = miml_nn(X, Y, np.random.default_rng(0), ratio=1.0, lam=1e-9, distance="largest")
    np.testing.assert_allclose(score(X), np.where(Y, 1.0, -1.0), atol=1e-3)
