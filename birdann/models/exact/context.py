"""Dependence between the segments of a recording.

A recording has few species, and individuals repeat their songs. Each bag b has class proportions
θ_b ~ Dirichlet(α π), with π the overall proportions: with small α the instances of a bag resemble
each other; with α → ∞ they are independent. α is estimated from the lists alone, by the likelihood
of the posterior class counts (Dirichlet-multinomial; T. Minka, "Estimating a Dirichlet
distribution", 2000): letters of a word do not repeat, songs of a bird do.
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
from scipy.optimize import minimize_scalar
from scipy.special import gammaln

from birdann.core.arrays import FloatArray, Int64Array

INDEPENDENT = 300.0
"""α from which on instances are taken as independent given the model."""

SUPPOSED = 2.0
"""α before any list."""

SWEEPS = 10
"""Mean-field sweeps, with and without lists."""
_MIN = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class BagContext:
    """Class proportions that vary between bags."""

    concentration: FloatArray  # float64 (): α.
    proportions: FloatArray  # float64 (n_columns,): π, positive, sums to 1.

    @classmethod
    def independent(cls, n_columns: int) -> Self:
        """Return the context of independent segments."""
        return cls(np.asarray(INDEPENDENT), np.full(n_columns, 1.0 / n_columns))

    @classmethod
    def before_lists(cls, probabilities: FloatArray) -> Self:
        """Return the context before any list, from p(y | x), float64 (m, n_columns)."""
        return cls(np.asarray(SUPPOSED), _proportions(probabilities))

    @classmethod
    def estimate(
        cls, responsibilities: FloatArray, probabilities: FloatArray, offsets: Int64Array
    ) -> Self:
        """Estimate from a model's posterior given the lists.

        Parameters
        ----------
        responsibilities
            float64 (m, n_columns): posterior of each instance given its bag's list; α is the
            maximum likelihood for its counts.
        probabilities
            float64 (m, n_columns): p(y | x). Their mean is π, the implicit prior that `reweight`
            removes; any other π would make each sweep drift.
        offsets
            int64 (n_bags + 1,).
        """
        proportions = _proportions(probabilities)
        counts = bag_sums(responsibilities, offsets)
        several = counts.sum(axis=1) > 1.0
        if not several.any():
            return cls(np.asarray(INDEPENDENT), proportions)
        counts = counts[several]

        def loss(log_alpha: float) -> float:
            return -_log_likelihood(counts, proportions, float(np.exp(log_alpha)))

        minimum = minimize_scalar(
            loss, bounds=(np.log(0.2), np.log(INDEPENDENT)), method="bounded"
        )
        alpha = float(np.exp(minimum.x))
        return cls(np.asarray(alpha if alpha < 0.9 * INDEPENDENT else INDEPENDENT), proportions)

    @property
    def informative(self) -> bool:
        """Whether the instances of a bag depend on each other."""
        return bool(self.concentration < INDEPENDENT)

    def reweight(
        self, probabilities: FloatArray, belief: FloatArray, offsets: Int64Array
    ) -> FloatArray:
        """Return p(y_i = j | x_i, belief of the others), float64 (m, n_columns).

        Each instance's prior π is replaced by the expected proportions of its bag given the belief
        in the *other* instances.

        Parameters
        ----------
        probabilities
            float64 (m, n_columns): p(y_i = j | x_i), rows sum to 1.
        belief
            float64 (m, n_columns): current posterior of every instance.
        offsets
            int64 (n_bags + 1,).
        """
        if not self.informative:
            return probabilities
        sizes = np.diff(offsets)
        others = np.repeat(bag_sums(belief, offsets), sizes, axis=0) - belief
        np.maximum(others, 0.0, out=others)
        others += self.concentration * self.proportions
        others *= probabilities
        others /= self.proportions
        others /= np.maximum(others.sum(axis=1, keepdims=True), _MIN)
        return others

    def infer(self, probabilities: FloatArray, offsets: Int64Array) -> FloatArray:
        """Return mean-field posteriors without lists, float64 (m, n_columns)."""
        belief = probabilities
        if self.informative:
            for _ in range(SWEEPS):
                belief = self.reweight(probabilities, belief, offsets)
        return belief


def bag_sums(values: FloatArray, offsets: Int64Array) -> FloatArray:
    """Return the sums over each bag's rows, float64 (n_bags, n_columns)."""
    sums = np.zeros((len(offsets) - 1, values.shape[1]))
    filled = np.flatnonzero(np.diff(offsets))
    if len(filled):
        sums[filled] = np.add.reduceat(values, offsets[filled], axis=0)
    return sums


def _proportions(probabilities: FloatArray) -> FloatArray:
    total = probabilities.sum(axis=0) + 0.5
    proportions: FloatArray = total / total.sum()
    return proportions


def _log_likelihood(counts: FloatArray, proportions: FloatArray, alpha: float) -> float:
    """Return the Dirichlet-multinomial log-likelihood of (expected) counts (n, n_columns)."""
    prior = alpha * proportions
    bags = gammaln(alpha) - gammaln(alpha + counts.sum(axis=1))
    classes = gammaln(counts + prior) - gammaln(prior)
    return float(bags.sum() + classes.sum())
