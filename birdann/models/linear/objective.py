"""The likelihood of ORed-logistic regression and its gradient, as pure functions."""

from dataclasses import dataclass, replace

import numpy as np

from birdann.core.bags import Bags, FloatArray, Int64Array
from birdann.models.exact import _kernels
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.posterior import MAX_WORK, Method, Posterior, posterior


def instance_probabilities(design: FloatArray, weights: FloatArray) -> FloatArray:
    """Return p(y = j | x) [Pham17, eq. 1], float64 (m, n_columns).

    Parameters
    ----------
    design
        float64 (m, d).
    weights
        float64 (d + 1, n_columns); the last row is the bias.
    """
    scores = design @ weights[:-1]
    scores += weights[-1]
    _kernels.softmax_rows(scores, scores)
    return scores


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Likelihood:
    """The penalised negative log-likelihood of a training set.

    −L(w) + ½ Σ_d penalty_d ||w_d||²: [Pham17, eq. 6] under all constraints; its gradient is
    −Σ (r − P) x, so one E-step gives both.

    Attributes
    ----------
    design
        float64 (m, d), C-contiguous.
    constraints
        What was said of the same instances.
    penalty
        float64 (d + 1, n_columns): L2 penalty of each weight; 0 in the last row spares the bias.
    missed_rate, method, max_work
        As `birdann.models.exact.posterior.posterior`.
    """

    design: FloatArray
    constraints: Constraints
    penalty: FloatArray
    missed_rate: float = 0.0
    method: Method = Method.AUTO
    max_work: float = MAX_WORK

    def take(self, bags: Int64Array) -> "Likelihood":
        """Return the same objective on some of the bags, with its full penalty."""
        frame = Bags(self.design, self.constraints.offsets)
        return replace(self, design=frame.take(bags).X, constraints=self.constraints.take(bags))

    def expect(self, weights: FloatArray) -> tuple[FloatArray, Posterior]:
        """Return p(y = j | x) and the posterior: the E-step."""
        P = instance_probabilities(self.design, weights)
        found = posterior(
            P,
            self.constraints,
            missed_rate=self.missed_rate,
            method=self.method,
            max_work=self.max_work,
        )
        return P, found

    def evaluate(self, weights: FloatArray) -> "Evaluation":
        """Return the objective, its gradient and the E-step at weights (d + 1, n_columns)."""
        P, found = self.expect(weights)
        residual = np.subtract(P, found.responsibilities, out=P)
        gradient = np.empty_like(weights)
        np.matmul(self.design.T, residual, out=gradient[:-1])
        residual.sum(axis=0, out=gradient[-1])
        shrunk = self.penalty * weights
        gradient += shrunk
        value = 0.5 * float(np.vdot(shrunk, weights)) - float(found.log_likelihood.sum())
        return Evaluation(weights, value, gradient, found)

    def value_and_gradient(self, weights: FloatArray) -> tuple[float, FloatArray]:
        """Return the objective and its gradient, float64 (d + 1, n_columns)."""
        here = self.evaluate(weights)
        return here.value, here.gradient


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """The objective at one point.

    Attributes
    ----------
    weights
        The point, float64 (d + 1, n_columns).
    value, gradient
        Of the objective there.
    belief
        The posterior that both come from.
    """

    weights: FloatArray
    value: float
    gradient: FloatArray
    belief: Posterior
