"""Multinomial logistic regression on soft labels: the linear part of a mixed instance model."""

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
from scipy.optimize import minimize

from birdann.core.bags import FloatArray
from birdann.models.constraints import Constraints
from birdann.models.objective import Likelihood, instance_probabilities
from birdann.models.optimisers import Watch, minimise_lbfgs
from birdann.models.preprocessing import AffineScaling

_FIXED = 1e4
"""Penalty that pins the bias of the noise class at 0."""


@dataclass(frozen=True, slots=True, eq=False)
class SoftRegression:
    """p(y = j | x) ∝ exp(w_j·x + b_j) on standardised features.

    The noise class is nearly featureless: it catches what no class explains, and its strong
    penalty keeps it from learning the look of the rarer calls.

    Attributes
    ----------
    weights
        float64 (d + 1, n_columns); the last row is the bias.
    shift, factor
        float64 (d,): the standardisation.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("weights", "shift", "factor")

    weights: FloatArray
    shift: FloatArray
    factor: FloatArray

    @classmethod
    def maximum_likelihood(
        cls,
        X: FloatArray,
        constraints: Constraints,
        *,
        penalty: FloatArray,
        missed_rate: float,
        max_iter: int,
        watch: Watch,
    ) -> Self:
        """Return the regression that makes the bags' lists likeliest [Pham17, eq. 6].

        Parameters
        ----------
        X
            float64 (m, d): instances of the constraints' bags.
        constraints
            What was said of them.
        penalty
            float64 (d + 1, n_columns) from `penalties`.
        missed_rate
            ε: chance of a listed class to have no instance.
        max_iter
            L-BFGS iterations at most.
        watch
            Told each iteration; may raise.
        """
        scaling = AffineScaling.standardising(X)
        target = Likelihood(
            design=scaling(X), constraints=constraints, penalty=penalty, missed_rate=missed_rate
        )
        outcome = minimise_lbfgs(
            target,
            np.zeros((X.shape[1] + 1, constraints.n_columns)),
            bias_scale=1.0,
            max_iter=max_iter,
            tol=1e-5,
            watch=watch,
        )
        return cls(outcome.weights, scaling.shift, scaling.factor)

    def refitted(
        self, X: FloatArray, responsibilities: FloatArray, penalty: FloatArray, *, max_iter: int
    ) -> "SoftRegression":
        """Return the regression after some L-BFGS steps towards soft labels.

        ``responsibilities`` float64 (m, n_columns); a row of zeros takes no part.
        """
        design, shape = self._design(X), self.weights.shape
        mass = responsibilities.sum(axis=1)

        def loss(flat: FloatArray) -> tuple[float, FloatArray]:
            weights = flat.reshape(shape)
            scores = design @ weights[:-1] + weights[-1]
            scores -= scores.max(axis=1, keepdims=True)
            fit = float(np.vdot(responsibilities, scores))
            np.exp(scores, out=scores)
            norms = scores.sum(axis=1)
            value = float(mass @ np.log(norms)) - fit
            scores *= (mass / norms)[:, None]
            scores -= responsibilities
            shrunk = penalty * weights
            gradient = np.vstack([design.T @ scores, scores.sum(axis=0)]) + shrunk
            return value + 0.5 * float(np.vdot(shrunk, weights)), gradient.ravel()

        found = minimize(
            loss, self.weights.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": max_iter}
        )
        return SoftRegression(found.x.reshape(shape), self.shift, self.factor)

    def _design(self, X: FloatArray) -> FloatArray:
        design: FloatArray = (X - self.shift) * self.factor
        return design

    def probabilities(self, X: FloatArray) -> FloatArray:
        """Return p(y = j | x) of rows (m, d), float64 (m, n_columns)."""
        return instance_probabilities(self._design(X), self.weights)


def penalties(
    n_features: int, n_columns: int, *, l2: float, noise: bool, noise_l2: float
) -> FloatArray:
    """Return the L2 penalty of each weight, float64 (n_features + 1, n_columns).

    Parameters
    ----------
    n_features, n_columns
        Shape of the weights.
    l2
        Of the classes' weights; their biases are free.
    noise
        Whether the last column is the noise class; its bias is pinned at 0.
    noise_l2
        Of the noise class's weights.
    """
    penalty = np.full((n_features + 1, n_columns), l2)
    penalty[-1] = 0.0
    if noise:
        penalty[:-1, -1] = noise_l2
        penalty[-1, -1] = _FIXED
    return penalty
