"""The logistic stick-breaking conditional multinomial model."""

from collections.abc import Mapping
from typing import ClassVar

import numpy as np
from scipy.optimize import minimize
from scipy.special import digamma, expit, log_expit
from sklearn.cluster import KMeans

from birdann.core.bags import Bags, BoolArray, FloatArray, Supervision
from birdann.core.progress import Progress
from birdann.models.base import InstanceAnnotator
from birdann.models.baselines._scores import permitted_only
from birdann.models.preprocessing import AffineScaling


class LSBCMM(InstanceAnnotator):
    """LSB-CMM, a mixture model of superset labels.

    L. Liu, T. Dietterich, "A conditional multinomial mixture model for superset label
    learning", NIPS 2012. An instance falls to mixture component k with the stick-breaking probability
    φ_k(x) = σ(w_k·x) Π_{l<k} (1 − σ(w_l·x)); the component gives it a label y ~ θ_k, with
    θ_k ~ Dirichlet(α); the list of its bag is a superset of {y}, every superset alike. Fitted
    by variational EM: q(z, y) of every instance, Dirichlet q(θ_k), and MAP weights w_k under a
    Gaussian prior. Every instance stands alone: that the list is the *union* of the labels is
    not used.

    Parameters
    ----------
    components_per_class
        K divided by the number of classes; K = 5 L in the papers.
    alpha
        Dirichlet parameter of the components' label distributions.
    variance
        σ² of the Gaussian prior of the weights.
    n_iterations
        Variational EM steps.
    newton_steps
        L-BFGS steps of the weights in each.
    random_state
        Seed of the k-means start.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("classes_", "weights_", "labels_")
    fitted_values: ClassVar[tuple[str, ...]] = ("n_features_in_", "report_")
    fitted_parts: ClassVar[Mapping[str, tuple[type, ...]]] = {"scaling_": (AffineScaling,)}

    weights_: FloatArray
    labels_: FloatArray
    scaling_: AffineScaling

    def __init__(
        self,
        *,
        components_per_class: int = 5,
        alpha: float = 0.05,
        variance: float = 1.0,
        n_iterations: int = 30,
        newton_steps: int = 5,
        random_state: int | None = 0,
    ) -> None:
        self.components_per_class = components_per_class
        self.alpha = alpha
        self.variance = variance
        self.n_iterations = n_iterations
        self.newton_steps = newton_steps
        self.random_state = random_state

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> None:
        used = np.flatnonzero(supervision.Y.any(axis=1) & (X.sizes > 0))
        bags = X.take(used)
        candidates = supervision.Y[used][bags.bag_of_instance]
        scaling = AffineScaling.standardising(bags.X)
        design = np.hstack([scaling(bags.X), np.ones((bags.n_instances, 1))])
        K = min(self.components_per_class * candidates.shape[1], bags.n_instances)
        q = self._start(design[:, :-1], K)
        weights = np.zeros((K - 1, design.shape[1]))
        counts = self.alpha + q.T @ (candidates / candidates.sum(axis=1, keepdims=True))
        for i in range(self.n_iterations):
            on_step(i / self.n_iterations, f"step {i + 1} of {self.n_iterations}")
            weights = self._fit_sticks(design, q, weights)
            q, counts = expect_components(
                stick_probabilities(design @ weights.T), counts, candidates, self.alpha
            )
        self.weights_, self.scaling_ = weights, scaling
        self.labels_ = counts / counts.sum(axis=1, keepdims=True)
        self.report_ = {"bags_used": len(used), "components": int(K)}

    def _start(self, X: FloatArray, K: int) -> FloatArray:
        """Return soft k-means memberships, the largest cluster first: sticks break in order."""
        labels = KMeans(K, n_init=1, random_state=self.random_state).fit_predict(X)
        rank = np.empty(K, dtype=np.int64)
        rank[np.argsort(-np.bincount(labels, minlength=K), kind="stable")] = np.arange(K)
        q = np.full((len(X), K), 0.1 / K)
        q[np.arange(len(X)), rank[labels]] += 0.9
        return q

    def _fit_sticks(self, design: FloatArray, q: FloatArray, weights: FloatArray) -> FloatArray:
        if not weights.size:
            return weights
        beyond = q[:, ::-1].cumsum(axis=1)[:, ::-1][:, 1:]

        def loss(flat: FloatArray) -> tuple[float, FloatArray]:
            w = flat.reshape(weights.shape)
            scores = design @ w.T
            fit = np.vdot(q[:, :-1], log_expit(scores)) + np.vdot(beyond, log_expit(-scores))
            slope = (q[:, :-1] + beyond) * expit(scores) - q[:, :-1]
            gradient = slope.T @ design + w / self.variance
            return float(np.vdot(w, w) / (2 * self.variance) - fit), gradient.ravel()

        found = minimize(
            loss,
            weights.ravel(),
            jac=True,
            method="L-BFGS-B",
            options={"maxiter": self.newton_steps},
        )
        fitted: FloatArray = found.x.reshape(weights.shape)
        return fitted

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        design = np.hstack([self.scaling_(X), np.ones((len(X), 1))])
        return np.ascontiguousarray(stick_probabilities(design @ self.weights_.T) @ self.labels_)

    def _transductive(self, P: FloatArray, X: Bags, supervision: Supervision) -> FloatArray:
        return permitted_only(P, X, supervision)


def stick_probabilities(scores: FloatArray) -> FloatArray:
    """Return φ_k = σ(s_k) Π_{l<k} (1 − σ(s_l)), the last component taking the rest.

    Parameters
    ----------
    scores
        float64 (m, K − 1).

    Returns
    -------
    float64 (m, K)
        Rows sum to 1.
    """
    m = len(scores)
    passed = np.hstack([np.zeros((m, 1)), np.cumsum(log_expit(-scores), axis=1)])
    taken = np.hstack([log_expit(scores), np.zeros((m, 1))])
    probabilities: FloatArray = np.exp(passed + taken)
    return probabilities


def expect_components(
    phi: FloatArray, counts: FloatArray, candidates: BoolArray, alpha: float
) -> tuple[FloatArray, FloatArray]:
    """Return q(z) of every instance and the Dirichlet parameters of the components.

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
    theta = np.exp(digamma(counts) - digamma(counts.sum(axis=1, keepdims=True)))
    joint = phi * (candidates @ theta.T)
    norm = np.maximum(joint.sum(axis=1, keepdims=True), 1e-300)
    found = alpha + theta * ((phi / norm).T @ candidates.astype(np.float64))
    return joint / norm, found
