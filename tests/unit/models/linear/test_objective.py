"""Likelihood and gradient; the optimisers that climb it."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import check_grad
from scipy.special import log_softmax

from birdann.core.bags import NOISE, UNKNOWN, Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.linear.objective import Likelihood, cross_entropy, instance_probabilities
from birdann.models.linear.optimisers import (
    Preconditioner,
    expected_loss,
    maximise_em,
    minimise_lbfgs,
)


def mixed_likelihood(scene, *, noise=True, l2=0.7):
    rng = np.random.default_rng(0)
    m, c = scene.X.n_instances, scene.Y.shape[1]
    known = rng.random(m) < 0.1
    supervision = Supervision(
        Y=scene.Y,
        absent=~scene.Y & (rng.random((len(scene.Y), 1)) < 0.7),
        y=np.where(known, scene.y, np.where(rng.random(m) < 0.02, NOISE, UNKNOWN)),
        rejected=(rng.random((m, c)) < 0.05) & ~known[:, None],
    )
    constraints = compile_constraints(
        supervision, scene.X.offsets, noise=noise, noise_weight=0.5, missed_rate=0.01
    )
    penalty = np.full((scene.X.n_features + 1, constraints.n_columns), l2)
    penalty[-1] = 0.0
    return Likelihood(design=scene.X.X, constraints=constraints, penalty=penalty)


def turned_likelihood(scene):
    """Return a likelihood in preconditioned coordinates, and these."""
    target = mixed_likelihood(scene, l2=0.7)
    columns = target.penalty.shape[1]
    frame = Preconditioner.of(target.design, 0.7, columns)
    turned = replace(
        target, design=target.design @ frame.basis, penalty=frame.penalty(0.7, columns)
    )
    return turned, frame


@pytest.mark.parametrize("noise", [False, True])
def test_gradient_matches_finite_differences(scene, noise):
    target = mixed_likelihood(scene, noise=noise)
    shape = target.penalty.shape
    point = np.random.default_rng(1).standard_normal(shape).ravel()
    error = check_grad(
        lambda w: target.evaluate(w.reshape(shape)).value,
        lambda w: target.evaluate(w.reshape(shape)).gradient.ravel(),
        point,
    )
    norm = np.linalg.norm(target.evaluate(point.reshape(shape)).gradient)
    assert error < 1e-5 * norm


def test_a_reference_of_weight_two_counts_as_two_of_it(scene):
    target = mixed_likelihood(scene)
    some, n_bags = np.arange(3, 9), len(scene.Y)
    weighted = replace(
        target,
        constraints=replace(
            target.constraints,
            is_reference=np.isin(np.arange(n_bags), some),
            reference_weight=2.0,
        ),
    )
    doubled = target.take(np.concatenate([np.arange(n_bags), some]))
    point = np.random.default_rng(1).standard_normal(target.penalty.shape)
    found, expected = weighted.evaluate(point), doubled.evaluate(point)
    assert found.value == pytest.approx(expected.value)
    np.testing.assert_allclose(found.gradient, expected.gradient, atol=1e-9)


def test_softmax_of_huge_scores():
    P = instance_probabilities(np.array([[1.0], [-1.0]]), np.array([[1e4, -1e4], [0.0, 0.0]]))
    np.testing.assert_allclose(P, [[1.0, 0.0], [0.0, 1.0]], atol=1e-200)


def test_value_is_the_sum_over_bags(scene):
    target = mixed_likelihood(scene)
    weights = np.random.default_rng(2).standard_normal(target.penalty.shape)
    n = len(target.constraints)
    halves = [target.take(np.arange(n // 2)), target.take(np.arange(n // 2, n))]
    ridge = 0.5 * np.sum(target.penalty * weights**2)
    parts = [half.evaluate(weights).value - ridge for half in halves]
    assert sum(parts) + ridge == pytest.approx(target.evaluate(weights).value)


def test_preconditioner_changes_coordinates_only(scene):
    target = mixed_likelihood(scene, l2=0.7)
    turned, frame = turned_likelihood(scene)
    weights = np.random.default_rng(3).standard_normal(target.penalty.shape)
    coordinates = frame.from_weights(weights)
    np.testing.assert_allclose(frame.to_weights(coordinates), weights, atol=1e-10)
    assert turned.evaluate(coordinates).value == pytest.approx(target.evaluate(weights).value)


def test_lbfgs_tells_the_posterior_where_it_ends(scene):
    target = mixed_likelihood(scene)
    outcome = minimise_lbfgs(
        target,
        np.zeros(target.penalty.shape),
        bias_scale=1.0,
        max_iter=7,
        tol=0.0,
        callback=lambda _: None,
    )
    expected = target.expect(outcome.weights)[1]
    np.testing.assert_array_equal(
        outcome.belief.responsibilities, expected.responsibilities, strict=True
    )
    assert outcome.objective == target.evaluate(outcome.weights).value


def test_a_known_curvature_makes_the_first_step_fit(scene):
    target, frame = turned_likelihood(scene)
    settings = {"bias_scale": frame.bias_scale, "callback": lambda _: None}
    best = minimise_lbfgs(
        target, np.zeros(target.penalty.shape), tol=1e-13, max_iter=500, **settings
    )
    near = best.weights + 1e-3 * np.random.default_rng(5).standard_normal(best.weights.shape)
    blind, sighted = (
        minimise_lbfgs(target, near, tol=0.0, max_iter=1, curvature=curvature, **settings)
        for curvature in (None, 1.0)
    )
    assert sighted.n_evaluations == 2 < blind.n_evaluations
    assert best.objective <= sighted.objective < target.evaluate(near).value


def test_lbfgs_stays_at_an_optimum(scene):
    target = mixed_likelihood(scene)
    start = np.zeros(target.penalty.shape)
    nothing_said = target.take(np.array([], dtype=np.int64))
    outcome = minimise_lbfgs(
        nothing_said,
        start,
        bias_scale=1.0,
        max_iter=9,
        tol=1e-9,
        callback=lambda _: None,
        curvature=1.0,
    )
    np.testing.assert_array_equal(outcome.weights, start)


def test_em_never_lowers_the_likelihood_and_nears_the_optimum(scene):
    target = mixed_likelihood(scene)
    start = np.zeros(target.penalty.shape)
    best = minimise_lbfgs(
        target, start, bias_scale=1.0, max_iter=500, tol=1e-12, callback=lambda _: None
    )
    values = []
    for steps in (1, 5, 25, 125):
        outcome = maximise_em(
            target,
            start,
            max_iter=steps,
            sample_share=1.0,
            rng=np.random.default_rng(0),
            callback=lambda _: None,
        )
        values.append(target.evaluate(outcome.weights).value)
    assert (np.diff(values) < 0).all()
    assert best.objective <= values[-1] + 1e-6
    assert values[-1] == pytest.approx(best.objective, rel=1e-3)


def test_expected_loss_has_the_gradient_of_the_likelihood(scene):
    target = mixed_likelihood(scene)
    shape = target.penalty.shape
    weights = np.random.default_rng(4).standard_normal(shape)
    r = target.expect(weights)[1].responsibilities
    error = check_grad(
        lambda w: expected_loss(target, r, w.reshape(shape)),
        lambda w: target.evaluate(w.reshape(shape)).gradient.ravel(),
        weights.ravel(),
    )
    assert error < 1e-4


@pytest.mark.parametrize("precision", [np.float32, np.float64])
def test_a_wild_step_has_a_finite_value_and_gradient(scene, precision):
    target = mixed_likelihood(scene)
    target = replace(target, design=target.design.astype(precision))
    wild = np.random.default_rng(1).normal(0.0, 1e5, (scene.X.n_features + 1, 1))
    weights = wild * np.linspace(-1.0, 1.0, target.constraints.n_columns)
    assert (instance_probabilities(target.design, weights) > 0.0).all()
    evaluation = target.evaluate(weights)
    assert np.isfinite(evaluation.value)
    assert np.isfinite(evaluation.gradient).all()


def test_cross_entropy_of_soft_labels_and_its_gradient():
    rng = np.random.default_rng(3)
    design, weights = rng.standard_normal((40, 5)), rng.standard_normal((6, 4))
    labels = rng.dirichlet(np.ones(4), 40)
    labels[:7] = 0.0  # excluded
    mass = labels.sum(axis=1, keepdims=True)
    value, _ = cross_entropy(design, weights, labels, mass)
    logs = log_softmax(design @ weights[:-1] + weights[-1], axis=1)
    assert value == pytest.approx(-(labels * logs).sum(), rel=1e-12)

    def of(flat):
        value, gradient = cross_entropy(design, flat.reshape(6, 4), labels, mass)
        return value, gradient.ravel()

    assert check_grad(lambda w: of(w)[0], lambda w: of(w)[1], weights.ravel()) < 1e-4
    single, slope = cross_entropy(
        design.astype(np.float32), weights, labels.astype(np.float32), mass.astype(np.float32)
    )
    assert single == pytest.approx(value, rel=1e-5)
    np.testing.assert_allclose(slope.ravel(), of(weights.ravel())[1], atol=1e-4)
