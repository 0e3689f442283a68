"""The likelihood of ORed-logistic regression and its gradient, as pure functions."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.models.exact import _kernels
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.posterior import MAX_WORK, Method, Posterior, posterior

Design: TypeAlias = npt.NDArray[np.floating]
"""(m, d). In float32 everything of the size of the set is, and takes half the time; sums over
it, and weights, are float64 all the same."""
_LOWEST_SCORE = -80.0
"""Score below the row's best at which float32 probabilities are cut off: e^-80 still has all its digits."""


def instance_probabilities(design: Design, weights: Design) -> FloatArray:
    """Return p(y = j | x) [Pham17, eq. 1], (m, n_columns) in the precision of the design.

    Parameters
    ----------
    design
        float64 or float32 (m, d).
    weights
        (d + 1, n_columns); the last row is the bias.
    """
    scores = _scores(design, weights)
    if scores.dtype == np.float64:
        _kernels.softmax_rows(scores, scores)
        return scores
    _subtract_best(scores)
    np.exp(scores, out=scores)  # vectorised in single precision
    scores /= scores.sum(axis=1, keepdims=True)
    return scores


def _scores(design: Design, weights: Design) -> npt.NDArray[Any]:
    """Return w_j·x + b_j, (m, n_columns) in the precision of the design."""
    typed = weights.astype(design.dtype, copy=False)
    scores: npt.NDArray[Any] = design @ typed[:-1]
    scores += typed[-1]
    return scores


def _subtract_best(scores: Design) -> None:
    """Make scores (m, n_columns) differences from the best of their row."""
    scores -= scores.max(axis=1, keepdims=True)
    np.maximum(scores, _LOWEST_SCORE, out=scores)


def cross_entropy(
    design: Design, weights: FloatArray, labels: Design, mass: Design
) -> tuple[float, Design]:
    """Return -Σ_ij labels_ij log p(y = j | x_i) and its gradient, (d + 1, n_columns).

    Parameters
    ----------
    labels
        Soft labels (m, n_columns) in the precision of the design.
    mass
        Their sums over the columns, (m, 1).
    """
    scores = _scores(design, weights)
    _subtract_best(scores)
    value = -float(np.einsum("ij,ij->i", labels, scores).sum(dtype=np.float64))
    np.exp(scores, out=scores)
    sums = scores.sum(axis=1, keepdims=True)
    value += float(np.vdot(mass.astype(np.float64), np.log(sums, dtype=np.float64)))
    scores *= mass / sums
    scores -= labels
    return value, product(design, scores)


def product(design: Design, residual: Design) -> Design:
    """Return [design, 1]ᵀ residual, (d + 1, n_columns) in the precision of the design."""
    gradient = np.empty((design.shape[1] + 1, residual.shape[1]), residual.dtype)
    np.matmul(design.T, residual, out=gradient[:-1])
    residual.sum(axis=0, out=gradient[-1])
    return gradient


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Likelihood:
    """The penalised negative log-likelihood of a training set.

    −L(w) + ½ Σ_d penalty_d ||w_d||²: [Pham17, eq. 6] under all constraints; its gradient is −Σ (r
    − P) x, so one E-step gives both.
    """

    design: Design  # float64 or float32 (m, d), C-contiguous.
    constraints: Constraints
    # float64 (d + 1, n_columns): L2 penalty of each weight; 0 in the last row for the bias.
    penalty: FloatArray
    # method, max_work: As `birdann.models.exact.posterior.posterior`.
    method: Method = Method.AUTO
    max_work: float = MAX_WORK

    def take(self, bags: Int64Array) -> "Likelihood":
        """Return the same objective on some of the bags, with its full penalty."""
        frame = Bags(np.empty((len(self.design), 0)), self.constraints.offsets)
        rows = frame.instances_of(bags)
        return replace(self, design=self.design[rows], constraints=self.constraints.take(bags))

    def expect(self, weights: Design) -> tuple[FloatArray, Posterior]:
        """Return p(y = j | x) and the posterior: the E-step."""
        P = instance_probabilities(self.design, weights)
        bag_posterior = posterior(P, self.constraints, method=self.method, max_work=self.max_work)
        return P, bag_posterior

    def shrinkage(self, weights: FloatArray) -> tuple[float, FloatArray]:
        """Return the penalty of weights (d + 1, n_columns), and its gradient."""
        gradient: FloatArray = self.penalty * weights
        return 0.5 * float(np.vdot(gradient, weights)), gradient

    def evaluate(self, weights: FloatArray) -> "Evaluation":
        """Return the objective, its gradient and the E-step at weights (d + 1, n_columns)."""
        P, bag_posterior = self.expect(weights)
        residual = np.subtract(P, bag_posterior.responsibilities, out=P)
        if self.constraints.reference_weight != 1.0:
            residual *= self.constraints.instance_weights.astype(P.dtype)[:, None]
        gradient = product(self.design, residual).astype(np.float64, copy=False)
        penalty, of_penalty = self.shrinkage(weights)
        gradient += of_penalty
        value = penalty - float(bag_posterior.log_likelihood @ self.constraints.bag_weights)
        return Evaluation(weights, value, gradient, bag_posterior)


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """The objective at ``weights``, float64 (d + 1, n_columns), with the posterior."""

    weights: FloatArray
    value: float
    gradient: FloatArray
    belief: Posterior
