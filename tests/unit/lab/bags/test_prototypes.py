"""Medoids of bags, least squares over distances to them, and the linear program of MILES."""

import numpy as np

from birdann.core.bags import Bags
from birdann.lab.bags.distances import hausdorff
from birdann.lab.bags.prototypes import _solve_program, k_medoids, miml_nn, sparse_machine


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


def test_no_machine_near_by_is_better_than_that_of_the_linear_program():
    rng = np.random.default_rng(0)
    M, positive = rng.random((20, 6)), rng.random(20) > 0.5
    sign = np.where(positive, 1.0, -1.0)

    def cost(w, b):
        return 0.1 * np.abs(w).sum() + 0.5 * np.maximum(0.0, 1.0 - sign * (M @ w + b)).sum()

    w, b = sparse_machine(M, positive, lam=0.1)
    best = cost(w, b)
    assert best < cost(np.zeros(6), 0.0)
    for size in (1e-3, 0.1, 1.0):
        for _ in range(200):
            assert cost(w + size * rng.standard_normal(6), b + size * rng.normal()) >= best - 1e-9


def test_few_columns_at_a_time_reach_what_all_reach_at_once():
    rng = np.random.default_rng(1)
    M, positive = rng.random((40, 300)), rng.random(40) > 0.5
    sign = np.where(positive, 1.0, -1.0)
    for lam in (0.02, 0.1, 0.4):
        costs = []
        for w, b in (sparse_machine(M, positive, lam=lam), _solve_program(M, sign, lam)[:2]):
            short = np.maximum(0.0, 1.0 - sign * (M @ w + b))
            costs.append(lam * np.abs(w).sum() + 0.5 * short.sum())
        assert abs(costs[0] - costs[1]) < 1e-5


def test_a_large_penalty_leaves_no_weight():
    w, _ = sparse_machine(np.eye(4), np.array([True, False, True, False]), lam=100.0)
    assert not w.any()
