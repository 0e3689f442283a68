"""Maximising the likelihood: preconditioned L-BFGS, and the paper's generalised EM."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.linalg import eigh
from scipy.optimize import minimize

from birdann.core.arrays import FloatArray
from birdann.models.exact.posterior import Posterior
from birdann.models.linear.objective import Evaluation, Likelihood

Callback = Callable[[int], None]
"""Told after every evaluation how many iterations are done; may raise to stop."""


@dataclass(frozen=True, slots=True, eq=False)
class Preconditioner:
    """Coordinates in which the curvature of the penalised likelihood is close to 1.

    Weights w of the original design are ``basis @ u``; the bias is ``bias_scale`` times its
    coordinate. Correlated features slow down the plain problem; the curvature is about h XᵀX + l2
    with one h for all.
    """

    basis: FloatArray
    bias_scale: float

    @classmethod
    def of(cls, design: FloatArray, l2: float, n_columns: int) -> "Preconditioner":
        """Return the preconditioner of a design (m, d) under the penalty ½ l2 ||w||²."""
        curvature = 0.5 / max(n_columns, 2)
        eigenvalues, vectors = eigh(design.T @ design, overwrite_a=True, check_finite=False)
        floor = 1e-9 * max(float(eigenvalues[-1]), 1.0) if len(eigenvalues) else 1.0
        spread = curvature * np.maximum(eigenvalues, 0.0) + max(l2, curvature * floor)
        return cls(vectors / np.sqrt(spread), 1.0 / np.sqrt(curvature * max(len(design), 1)))

    def penalty(self, l2: float, n_columns: int) -> FloatArray:
        """Return the penalty of each coordinate, float64 (d + 1, n_columns)."""
        rows = np.append(l2 * np.square(self.basis).sum(axis=0), 0.0)
        return np.repeat(rows[:, None], n_columns, axis=1)

    def to_weights(self, coordinates: FloatArray) -> FloatArray:
        """Return the weights (d + 1, n_columns) of the original design."""
        return np.vstack([self.basis @ coordinates[:-1], coordinates[-1:]])

    def from_weights(self, weights: FloatArray) -> FloatArray:
        """Return the coordinates of weights: the inverse of `to_weights`."""
        norms = np.square(self.basis).sum(axis=0)[:, None]
        return np.vstack([(self.basis.T @ weights[:-1]) / norms, weights[-1:]])


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """Result of an optimisation with its E-step."""

    weights: FloatArray
    belief: Posterior
    objective: float
    n_iterations: int
    n_evaluations: int
    converged: bool


def minimise_lbfgs(
    target: Likelihood,
    start: FloatArray,
    *,
    bias_scale: float,
    max_iter: int,
    tol: float,
    callback: Callback,
    curvature: float | None = None,
) -> Outcome:
    """Minimise with L-BFGS (scipy), one E-step per evaluation.

    Parameters
    ----------
    start
        float64 (d + 1, n_columns).
    bias_scale
        Unit step of the bias.
    max_iter
        Maximum number of iterations.
    tol
        Stops when an iteration lowers the objective by less than this share.
    callback
        Called after each evaluation.
    curvature
        Curvature along a unit step, if known, for the length of the first step; otherwise 1.
    """
    units = np.ones(start.shape)
    units[-1] = bias_scale
    callback(0)
    last = target.evaluate(start)
    evaluations, iterations = 1, 0
    callback(0)
    if curvature is not None:
        # scipy's first step has length 1 in its own coordinates
        units *= float(np.linalg.norm(last.gradient * units)) / curvature or 1.0

    def evaluate_at(flat: FloatArray) -> Evaluation:
        nonlocal last, evaluations
        weights = start + flat.reshape(start.shape) * units
        if not np.array_equal(weights, last.weights):
            last = target.evaluate(weights)
            evaluations += 1
            callback(iterations)
        return last

    def scaled_objective(flat: FloatArray) -> tuple[float, FloatArray]:
        outcome = evaluate_at(flat)
        return outcome.value, (outcome.gradient * units).ravel()

    def step(xk: FloatArray) -> None:
        nonlocal iterations
        iterations += 1

    minimum = minimize(
        scaled_objective,
        np.zeros(start.size),
        jac=True,
        method="L-BFGS-B",
        callback=step,
        options={"maxiter": max_iter, "ftol": tol, "gtol": 1e-6, "maxcor": 12},
    )
    end = evaluate_at(minimum.x)
    return Outcome(end.weights, end.belief, end.value, iterations, evaluations, minimum.success)


def expected_loss(target: Likelihood, responsibilities: FloatArray, weights: FloatArray) -> float:
    """Return −Q(w) [Pham17, eq. 10] and the penalty, for responsibilities (m, n_columns)."""
    scores = target.design @ weights[:-1] + weights[-1]
    top = scores.max(axis=1, keepdims=True)
    log_norm = np.log(np.exp(scores - top).sum(axis=1)) + top[:, 0]
    fit = float(np.vdot(responsibilities, scores)) - float(log_norm.sum())
    return target.shrinkage(weights)[0] - fit


def maximise_em(
    target: Likelihood,
    start: FloatArray,
    *,
    max_iter: int,
    sample_share: float,
    rng: np.random.Generator,
    callback: Callback,
) -> Outcome:
    """Generalised EM of [Pham17, §4.2.4]: one ascent step of Q per E-step.

    The step is found by backtracking (Armijo), starting from twice the last one. With
    ``sample_share`` < 1 each iteration sees a new sample of the bags (stochastic EM, §6.6.2), and
    their part of the sums is scaled up.
    """
    weights, step = start.copy(), 1.0 / max(len(target.design), 1)
    n_bags = len(target.constraints)
    n_sampled = max(1, round(sample_share * n_bags))
    value = np.inf
    for iteration in range(max_iter):
        part = target
        if n_sampled < n_bags:
            bags = np.sort(rng.choice(n_bags, n_sampled, replace=False))
            part = target.take(bags)
        P, bag_posterior = part.expect(weights)
        value = target.shrinkage(weights)[0]
        value -= float(bag_posterior.log_likelihood.sum()) * n_bags / n_sampled
        weights, step = _gradient_step(
            part, P, bag_posterior.responsibilities, weights, 2.0 * step
        )
        callback(iteration + 1)
    return Outcome(weights, target.expect(weights)[1], value, max_iter, max_iter + 1, True)


def _gradient_step(
    part: Likelihood, P: FloatArray, r: FloatArray, weights: FloatArray, step: float
) -> tuple[FloatArray, float]:
    """Return the weights after one backtracked step along the gradient of Q, and the step."""
    residual = P - r
    gradient = np.vstack([part.design.T @ residual, residual.sum(axis=0)])
    gradient += part.shrinkage(weights)[1]
    slope = float(np.vdot(gradient, gradient))
    now = expected_loss(part, r, weights)
    while step > 1e-12:
        trial = weights - step * gradient
        if expected_loss(part, r, trial) <= now - 0.3 * step * slope:
            return trial, step
        step *= 0.5
    return weights, step
