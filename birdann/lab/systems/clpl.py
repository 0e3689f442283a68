"""Convex learning from partial labels, the comparison "Cour's ALC" of Briggs et al. (2012)."""

from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import minimize

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.bags import Bags, Supervision
from birdann.core.progress import Progress
from birdann.core.training_report import LearnerReport
from birdann.lab.systems._scores import ScoringAnnotator, candidate_sets
from birdann.models.linear.preprocessing import AffineScaling


@dataclass(kw_only=True, eq=False, repr=False)
class CLPL(ScoringAnnotator):
    """Convex learning from partial labels, squared hinge, linear.

    T. Cour, B. Sapp, B. Taskar, "Learning from partial labels", JMLR 12 (2011), section 3; in the
    form of Briggs et al. (2012), section 5.1.3: every instance carries the list of its bag as its
    candidate set S, and the loss of an instance is

        (max(0, 1 − mean_{j∈S} f_j(x)))² + Σ_{j∉S} (max(0, 1 + f_j(x)))²,

    with ||W||² / (2C) added. Unconfirmed instances of untagged bags are excluded.
    """

    coef_: FloatArray = field(init=False)
    scaling_: AffineScaling = field(init=False)

    C: float = 1e3  # Inverse penalty; 1000 in the papers, with their feature scaling.
    max_iter: int = 1000
    random_state: int | None = 0  # Unused: the problem is convex.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        instances, candidates = candidate_sets(X, supervision)
        scaling = AffineScaling.from_support_machines(instances)
        design = scaling(instances)
        start = np.zeros((design.shape[1], candidates.shape[1]))
        steps = 0

        def callback(xk: FloatArray) -> None:
            nonlocal steps
            steps += 1
            on_step(min(steps / self.max_iter, 1.0), f"iteration {steps}")

        def loss(flat: FloatArray) -> tuple[float, FloatArray]:
            value, gradient = partial_label_loss(
                flat.reshape(start.shape), design, candidates, penalty=1.0 / self.C
            )
            return value, gradient.ravel()

        minimum = minimize(
            loss,
            start.ravel(),
            jac=True,
            method="L-BFGS-B",
            callback=callback,
            options={"maxiter": self.max_iter},
        )
        self.coef_, self.scaling_ = minimum.x.reshape(start.shape), scaling
        return LearnerReport(instances_used=len(design), objective=float(minimum.fun))

    def _scores(self, X: FloatArray) -> FloatArray:
        scores: FloatArray = self.scaling_(X) @ self.coef_
        return scores


def partial_label_loss(
    weights: FloatArray, design: FloatArray, candidates: BoolArray, *, penalty: float
) -> tuple[float, FloatArray]:
    """Return the convex partial-label loss and its gradient.

    Parameters
    ----------
    weights
        float64 (d, c).
    design
        float64 (m, d).
    candidates
        bool (m, c): each row has at least one.
    penalty
        Of ½ ||W||².
    """
    scores = design @ weights
    sizes = candidates.sum(axis=1)
    mean = np.where(candidates, scores, 0.0).sum(axis=1) / sizes
    positive = np.maximum(0.0, 1.0 - mean)
    negative = np.where(candidates, 0.0, np.maximum(0.0, 1.0 + scores))
    value = float(positive @ positive) + float(np.vdot(negative, negative))
    slope = 2.0 * negative - candidates * (2.0 * positive / sizes)[:, None]
    gradient = design.T @ slope + penalty * weights
    return value + 0.5 * penalty * float(np.vdot(weights, weights)), gradient
