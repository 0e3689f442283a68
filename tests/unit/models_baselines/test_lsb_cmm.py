"""Stick breaking and the variational step against enumeration."""

import numpy as np
from scipy.special import digamma, expit

from birdann.core.bags import Bags
from birdann.models.baselines.lsb_cmm import LSBCMM, expect_components, stick_probabilities


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
    q, found = expect_components(phi, counts, S, 0.05)
    theta = np.exp(digamma(counts) - digamma(counts.sum(axis=1, keepdims=True)))
    expected_counts = np.full((3, 2), 0.05)
    for n in range(4):
        joint = phi[n][:, None] * theta * S[n]
        joint /= joint.sum()
        np.testing.assert_allclose(q[n], joint.sum(axis=1))
        expected_counts += joint
    np.testing.assert_allclose(found, expected_counts)


def test_it_learns_from_candidate_sets():
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 240)
    X = 4 * np.eye(3)[y] + rng.normal(size=(240, 3))
    Y = np.eye(3, dtype=bool)[y]
    Y[np.arange(240), rng.integers(0, 3, 240)] = True
    model = LSBCMM(components_per_class=2, n_iterations=20).fit(Bags(X, np.arange(241)), Y)
    held_out = Bags(X, np.arange(241))
    P = model.predict_proba_instances(held_out)
    np.testing.assert_allclose(P.sum(axis=1), 1.0)
    assert (P.argmax(axis=1) == y).mean() > 0.9
