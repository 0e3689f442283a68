"""The convex partial-label loss against its formula and finite differences."""

import numpy as np
from scipy.optimize import check_grad

from birdann.core.bags import Bags
from birdann.lab.systems.clpl import CLPL, partial_label_loss


def literal_loss(W, X, S, penalty):
    total = 0.5 * penalty * (W**2).sum()
    for x, candidates in zip(X, S, strict=True):
        f = W.T @ x
        inside = [f[j] for j in range(len(f)) if candidates[j]]
        total += max(0.0, 1 - sum(inside) / len(inside)) ** 2
        total += sum(max(0.0, 1 + f[j]) ** 2 for j in range(len(f)) if not candidates[j])
    return total


def random_problem(seed=0):
    rng = np.random.default_rng(seed)
    S = rng.random((12, 4)) < 0.5
    S[~S.any(axis=1), 0] = True
    return rng.normal(size=(3, 4)), rng.normal(size=(12, 3)), S


def test_loss_is_the_formula():
    W, X, S = random_problem()
    value, _ = partial_label_loss(W, X, S, penalty=0.3)
    np.testing.assert_allclose(value, literal_loss(W, X, S, 0.3))


def test_gradient():
    W, X, S = random_problem(1)
    error = check_grad(
        lambda w: partial_label_loss(w.reshape(3, 4), X, S, penalty=0.3)[0],
        lambda w: partial_label_loss(w.reshape(3, 4), X, S, penalty=0.3)[1].ravel(),
        W.ravel(),
    )
    assert error < 1e-4


def test_singleton_candidates_are_supervised_learning():
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 150)
    X = 3 * np.eye(3)[y] + rng.normal(size=(150, 3))
    model = CLPL().fit(Bags(X, np.arange(151)), np.eye(3, dtype=bool)[y])
    fresh = rng.integers(0, 3, 300)
    held_out = Bags(3 * np.eye(3)[fresh] + rng.normal(size=(300, 3)), np.arange(301))
    assert (model.predict_instances(held_out) == fresh).mean() > 0.9
