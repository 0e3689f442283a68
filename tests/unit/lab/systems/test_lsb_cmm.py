"""Stick breaking and the variational step against enumeration."""

import numpy as np
from scipy.optimize import minimize
from scipy.special import digamma, expit
from scipy.stats import dirichlet

from birdann.core.bags import Bags
from birdann.lab.systems.lsb_cmm import LSBCMM, expect_components, fit_sticks, stick_probabilities


def test_sticks_break_in_order():
    scores = np.random.default_rng(0).normal(size=(5, 3))
    found = stick_probabilities(scores)
    for row, s in zip(found, expit(scores), strict=True):
        expected = [s[0], (1 - s[0]) * s[1], (1 - s[0]) * (1 - s[1]) * s[2]]
        np.testing.assert_allclose(row, [*expected, 1 - sum(expected)])


def test_expectation_by_enumeration():
    rng = np.random.default_rng(1)
    phi, counts = rng.dirichlet(np.ones(3), 4), rng.random((3, 2)) + 0.1
    S = np.array([[True, True], [True, False], [False, True], [True, True]])
    q, found, _ = expect_components(phi, counts, S, 0.05)
    theta = np.exp(digamma(counts) - digamma(counts.sum(axis=1, keepdims=True)))
    expected_counts = np.full((3, 2), 0.05)
    for n in range(4):
        joint = phi[n][:, None] * theta * S[n]
        joint /= joint.sum()
        np.testing.assert_allclose(q[n], joint.sum(axis=1))
        expected_counts += joint
    np.testing.assert_allclose(found, expected_counts)


def test_the_bound_is_that_of_its_definition():
    rng = np.random.default_rng(2)
    phi, counts = rng.dirichlet(np.ones(3), 5), rng.random((3, 2)) + 0.5
    S = rng.random((5, 2)) < 0.7
    S[~S.any(axis=1), 0] = True
    found = expect_components(phi, counts, S, 0.05)
    mean_log = digamma(counts) - digamma(counts.sum(axis=1, keepdims=True))
    value = 0.0
    for n in range(5):
        q = phi[n][:, None] * np.exp(mean_log) * S[n]
        q /= q.sum()
        terms = q * (np.log(phi[n])[:, None] + mean_log - np.log(np.where(q > 0, q, 1.0)))
        value += terms[:, S[n]].sum()
    for k in range(3):
        theta = rng.dirichlet(counts[k], 200_000)
        log_ratio = dirichlet.logpdf(theta.T, counts[k]) - dirichlet.logpdf(theta.T, [0.05, 0.05])
        value -= log_ratio.mean()
    np.testing.assert_allclose(found.bound, value, rtol=0.01)


def test_the_sticks_are_weighted_logistic_regressions():
    rng = np.random.default_rng(3)
    design = np.hstack([rng.normal(size=(60, 2)), np.ones((60, 1))])
    q = rng.dirichlet(np.ones(3), 60)
    weights = np.zeros((2, 3))
    for _ in range(5):
        weights = fit_sticks(design, q, weights, 2.0)

    def loss(w, k):
        p = expit(design @ w)
        beyond = q[:, k + 1 :].sum(axis=1)
        return w[:2] @ w[:2] / 4.0 - q[:, k] @ np.log(p) - beyond @ np.log(1 - p)

    for k in range(2):
        expected = minimize(loss, np.zeros(3), args=(k,), tol=1e-10).x
        np.testing.assert_allclose(weights[k], expected, atol=1e-4)


def test_the_bound_never_falls():
    rng = np.random.default_rng(4)
    Y = rng.random((80, 4)) < 0.5
    Y[~Y.any(axis=1), 0] = True
    X = Bags(rng.normal(size=(80, 5)), np.arange(81))
    models = [LSBCMM(components_per_class=2, tol=0.0, max_iter=n) for n in range(1, 8)]
    bound = np.array([model.fit(X, Y).report_.objective for model in models])
    assert (np.diff(bound) > -1e-9 * np.abs(bound[1:])).all()
    assert bound[-1] > bound[0]


def test_it_learns_from_candidate_sets():
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 240)
    X = 4 * np.eye(3)[y] + rng.normal(size=(240, 3))
    Y = np.eye(3, dtype=bool)[y]
    Y[np.arange(240), rng.integers(0, 3, 240)] = True
    model = LSBCMM(components_per_class=2).fit(Bags(X, np.arange(241)), Y)
    held_out = Bags(X, np.arange(241))
    P = model.predict_proba_instances(held_out)
    np.testing.assert_allclose(P.sum(axis=1), 1.0)
    assert (P.argmax(axis=1) == y).mean() > 0.9
