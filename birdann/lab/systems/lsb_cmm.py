"""The logistic stick-breaking conditional multinomial model."""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from scipy.linalg import cho_factor, cho_solve
from scipy.special import digamma, expit, gammaln, log_expit

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags, Supervision
from birdann.core.progress import Progress
from birdann.core.training_report import LearnerReport
from birdann.lab.systems._scores import candidate_sets
from birdann.models.base import PartialLabelAnnotator
from birdann.models.linear.preprocessing import AffineScaling

NEGLIGIBLE = 1e-3
"""Share of the largest curvature below which an instance does not count in a Newton step."""
NEWTON_STEPS = 3
"""Newton steps of an M-step at most."""
WEIGHT_TOLERANCE = 1e-2
"""Largest change of a stick's weights at which its M-step is done."""


@dataclass(kw_only=True, eq=False, repr=False)
class LSBCMM(PartialLabelAnnotator):
    """LSB-CMM, a mixture model of superset labels.

    L. Liu, T. Dietterich, "A conditional multinomial mixture model for superset label learning",
    NIPS 2012. An instance belongs to mixture component k with the stick-breaking probability
    φ_k(x) = σ(w_k·x) Π_{l<k} (1 − σ(w_l·x)); the component's label is y ~ θ_k, with θ_k ~
    Dirichlet(α); the list of its bag is a superset of {y}, every superset equally likely. Fitted
    by variational EM: q(z, y) of every instance, Dirichlet q(θ_k), and MAP weights w_k under a
    Gaussian prior without the bias. Instances are independent: the *union* is not used.

    As in the public implementation (github.com/xryanyjy/LSB_CMM_Matlab) components start uniform,
    component k leaning to class k modulo L, on standardised features, until the bound rises by
    less than 1e-4 of itself. E[log θ] is exact here, sampled there.
    """

    weights_: FloatArray = field(init=False)
    labels_: FloatArray = field(init=False)
    scaling_: AffineScaling = field(init=False)

    components_per_class: int = 5  # K divided by the number of classes; K = 5 L in the papers.
    alpha: float = 0.05  # Dirichlet parameter of the components' label distributions.
    variance: float = 10.0  # σ² of the Gaussian prior of the weights.
    # max_iter, tol: Maximum variational EM steps, and relative gain of the bound to stop.
    max_iter: int = 30
    tol: float = 1e-4
    random_state: int | None = 0  # Unused: the start is fixed.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        instances, candidates = candidate_sets(X, supervision)
        scaling = AffineScaling.standardise(instances)
        design = np.hstack([scaling(instances), np.ones((len(instances), 1))])
        counts = skewed_start(candidates.shape[1], self.components_per_class)
        phi = np.full((len(design), len(counts)), 1.0 / len(counts))
        weights = np.zeros((len(counts) - 1, design.shape[1]))
        bounds: list[float] = []
        for i in range(self.max_iter):
            on_step(i / self.max_iter, f"step {i + 1} of {self.max_iter}")
            expectation = expect_components(phi, counts, candidates, self.alpha)
            shrunk = float(np.square(weights[:, :-1]).sum()) / (2.0 * self.variance)
            bounds.append(expectation.bound - shrunk)
            if _has_converged(bounds, self.tol):
                break
            counts = expectation.counts
            weights = fit_sticks(design, expectation.components, weights, self.variance)
            phi = stick_probabilities(design @ weights.T)
        self.weights_, self.scaling_ = weights, scaling
        self.labels_ = counts / counts.sum(axis=1, keepdims=True)
        return LearnerReport(
            instances_used=len(design),
            components=len(counts),
            iterations=len(bounds),
            objective=bounds[-1],
        )

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        design = np.hstack([self.scaling_(X), np.ones((len(X), 1))])
        return np.ascontiguousarray(stick_probabilities(design @ self.weights_.T) @ self.labels_)


class Expectation(NamedTuple):
    """The variational E-step."""

    components: FloatArray  # float64 (m, K): q(z = k) of every instance.
    counts: FloatArray  # float64 (K, L): Resulting Dirichlet parameters of q(θ).
    # Lower bound of the log-likelihood before the counts change, without the weights' prior.
    bound: float


def skewed_start(n_classes: int, per_class: int) -> FloatArray:
    """Return Dirichlet parameters (K, L) of components that favour one class each, in turn."""
    class_of_component = np.arange(per_class * n_classes) % n_classes
    start: FloatArray = 1.0 + 10.0 * np.eye(n_classes)[class_of_component]
    return start


def _has_converged(bounds: list[float], tol: float) -> bool:
    """Return whether the mean of three steps gained less than ``tol`` over the three before."""
    if len(bounds) < 12:
        return False
    now, before = float(np.mean(bounds[-3:])), float(np.mean(bounds[-6:-3]))
    return now - before < tol * abs(now)


def fit_sticks(
    design: FloatArray, components: FloatArray, weights: FloatArray, variance: float
) -> FloatArray:
    """Return the weights of the sticks at the maximum of the bound, by Newton's method.

    Parameters
    ----------
    design
        float64 (m, d + 1), the last column 1.
    components
        float64 (m, K): q(z).
    weights
        float64 (K − 1, d + 1).
    variance
        σ² of the weights' prior.
    """
    used = components[:, :-1]
    reached = components[:, ::-1].cumsum(axis=1)[:, ::-1][:, :-1]
    penalty = np.append(np.full(design.shape[1] - 1, 1.0 / variance), 1e-8)
    weights, moving = weights.copy(), np.arange(len(weights))
    for _ in range(NEWTON_STEPS):
        before = weights[moving]
        after = _newton_step(design, used[:, moving], reached[:, moving], before, penalty)
        weights[moving] = after
        moving = moving[np.abs(after - before).max(axis=1) > WEIGHT_TOLERANCE]
        if not len(moving):
            break
    return weights


def _newton_step(
    design: FloatArray,
    used: FloatArray,
    reached: FloatArray,
    weights: FloatArray,
    penalty: FloatArray,
) -> FloatArray:
    """Return the weights of the sticks after one damped Newton step each."""
    scores = design @ weights.T
    odds = expit(scores)
    gradient = (reached * odds - used).T @ design + weights * penalty
    curvature = reached * odds * (1.0 - odds)
    step = np.empty_like(weights)
    for k, slope in enumerate(gradient):
        rows = np.flatnonzero(curvature[:, k] > NEGLIGIBLE * curvature[:, k].max())
        scaled = design[rows] * np.sqrt(curvature[rows, k])[:, None]
        hessian = scaled.T @ scaled
        hessian[np.diag_indices_from(hessian)] += penalty
        step[k] = cho_solve(cho_factor(hessian, check_finite=False), -slope, check_finite=False)
    return _backtrack(scores, used, reached, weights, step, design @ step.T, penalty)


def _backtrack(
    scores: FloatArray,
    used: FloatArray,
    reached: FloatArray,
    weights: FloatArray,
    step: FloatArray,
    moved: FloatArray,
    penalty: FloatArray,
) -> FloatArray:
    """Return the weights after halving each stick's step until its loss decreases."""

    def losses(step_size: FloatArray, sticks: Int64Array) -> FloatArray:
        s = scores[:, sticks] + step_size * moved[:, sticks]
        fit = (used[:, sticks] * s + reached[:, sticks] * log_expit(-s)).sum(axis=0)
        w = weights[sticks] + step_size[:, None] * step[sticks]
        value: FloatArray = 0.5 * (penalty * w * w).sum(axis=1) - fit
        return value

    step_size = np.ones(len(weights))
    worse = np.arange(len(weights))
    before = losses(np.zeros(len(weights)), worse)
    for _ in range(20):
        worse = worse[losses(step_size[worse], worse) > before[worse]]
        if not len(worse):
            break
        step_size[worse] *= 0.5
    step_size[worse] = 0.0
    result: FloatArray = weights + step_size[:, None] * step
    return result


def stick_probabilities(scores: FloatArray) -> FloatArray:
    """Return φ_k = σ(s_k) Π_{l<k} (1 − σ(s_l)), (m, K), for scores (m, K − 1).

    The last component takes the rest.
    """
    m = len(scores)
    passed = np.hstack([np.zeros((m, 1)), np.cumsum(log_expit(-scores), axis=1)])
    used = np.hstack([log_expit(scores), np.zeros((m, 1))])
    probabilities: FloatArray = np.exp(passed + used)
    return probabilities


def expect_components(
    phi: FloatArray, counts: FloatArray, candidates: BoolArray, alpha: float
) -> Expectation:
    """Return q(z) of every instance, the Dirichlet parameters of the components, and the bound.

    q(z = k, y = l) ∝ φ_k(x) exp(E[log θ_kl]) for l among the candidates.

    Parameters
    ----------
    phi
        float64 (m, K).
    counts
        float64 (K, L): current Dirichlet parameters.
    candidates
        bool (m, L).
    alpha
        Dirichlet prior.
    """
    mean_log = digamma(counts) - digamma(counts.sum(axis=1, keepdims=True))
    theta = np.exp(mean_log)
    joint = phi * (candidates @ theta.T)
    norm = np.maximum(joint.sum(axis=1, keepdims=True), 1e-300)
    concentration = alpha + theta * ((phi / norm).T @ candidates.astype(np.float64))
    n_classes = counts.shape[1]
    divergence = (
        (gammaln(counts.sum(axis=1)) - gammaln(counts).sum(axis=1)).sum()
        - len(counts) * (gammaln(alpha * n_classes) - n_classes * gammaln(alpha))
        + float(((counts - alpha) * mean_log).sum())
    )
    return Expectation(joint / norm, concentration, float(np.log(norm).sum() - divergence))
