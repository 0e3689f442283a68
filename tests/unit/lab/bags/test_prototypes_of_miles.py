"""The linear program of MILES."""

import numpy as np

from birdann.lab.bags.prototypes import _restricted, sparse_machine


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
        for w, b in (sparse_machine(M, positive, lam=lam), _restricted(M, sign, lam)[:2]):
            short = np.maximum(0.0, 1.0 - sign * (M @ w + b))
            costs.append(lam * np.abs(w).sum() + 0.5 * short.sum())
        assert abs(costs[0] - costs[1]) < 1e-5


def test_a_large_penalty_leaves_no_weight():
    w, _ = sparse_machine(np.eye(4), np.array([True, False, True, False]), lam=100.0)
    assert not w.any()
