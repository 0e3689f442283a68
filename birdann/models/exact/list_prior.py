"""Prior of species given that they are listed.

p(y = j | x) refers to all segments of all recordings, where a species of few recordings has a
small share. In a recording that lists it, it is as likely as any other listed species. With f_j
the share of recordings that list class j, and independent listing, Bayes' rule gives, before the
union constraint,

    p(y = j | x, list) ∝ p(y = j | x) P(list | y = j) ∝ p(y = j | x) / f_j    for listed j.

Without it the E-step assigns uncertain segments to the species with most lists; the model learns
that, and assigns more.

Within a recording, a model fitted to few lists knows species with several lists better and
explains nearly everything by them. A priori the species of a list are expected to have similar
numbers of calls. So in recording b each listed species has the odds

    u_bj = ((N_b / k_b + 1) / (n_bj + 1)) ^ evenness,

with n_bj the expected segments of species j under these odds, N_b those of all k_b listed ones: a
fixed point, reached by damped steps. Evenness 0 has no effect; infinite evenness distributes the
segments equally.
"""

from dataclasses import dataclass, field
from typing import Self

import numpy as np

from birdann.core.arrays import FloatArray
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import bag_sums
from birdann.models.exact.posterior import Posterior, posterior, training_weights

SWEEPS = 8
"""Damped steps towards the odds of a recording: what is left is e^-3 of the first step or less, for evenness up to 2."""
_MIN = 1e-300


@dataclass(frozen=True, slots=True, eq=False)
class ListPrior:
    """Odds of each class in a recording that lists it, relative to all recordings."""

    # float64 (n_classes,): 1 / f_j ^ strength, of geometric mean 1 over all entries of all lists,
    # so that listed species as a whole neither gain nor lose against noise.
    odds: FloatArray
    # float64 (): strength of the prior of equal numbers of calls.
    evenness: FloatArray = field(default_factory=lambda: np.zeros(()))

    @classmethod
    def from_lists(
        cls, constraints: Constraints, *, strength: float, evenness: float = 0.0
    ) -> Self:
        """Return the prior that the project's lists imply.

        Parameters
        ----------
        strength
            1 for Bayes' rule, 0 for odds of 1.
        evenness
            At least 0.
        """
        entries = constraints.project.constraints.listed_classes.sum(axis=0)
        if strength == 0 or not entries.any():
            return cls(np.ones(constraints.n_classes), np.asarray(evenness))
        log_odds = -np.log(entries + 0.5)
        log_odds -= np.average(log_odds, weights=entries)
        return cls(np.exp(strength * log_odds), np.asarray(evenness))

    def reweight(self, probabilities: FloatArray, constraints: Constraints) -> FloatArray:
        """Return p(y = j | x, listed classes), float64 (m, n_columns).

        Unlisted classes and noise keep their weight.
        """
        if (self.odds == 1.0).all():
            return probabilities
        of_bag = np.where(constraints.named_classes, self.odds, 1.0)
        return _reweight(probabilities, of_bag, constraints)

    def posterior(self, probabilities: FloatArray, constraints: Constraints) -> Posterior:
        """Return the posterior of p(y | x) (m, n_columns) given the lists and this prior.

        Exact given the odds; those of each recording are mean-field estimates. Evenness does not
        change the sum of the listed species against noise and others.
        """
        P = np.ascontiguousarray(self.reweight(probabilities, constraints))
        bag_posterior = posterior(P, constraints)
        if not self.evenness:
            return bag_posterior
        listed = constraints.listed_classes
        n_listed = np.maximum(listed.sum(axis=1, keepdims=True), 1)
        log_odds = np.zeros(listed.shape)
        for _ in range(SWEEPS):
            weights = training_weights(bag_posterior.responsibilities, constraints)[
                :, : len(self.odds)
            ]
            counts = np.where(listed, bag_sums(weights, constraints.offsets), 0.0)
            total = counts.sum(axis=1, keepdims=True)
            target = self.evenness * np.log((total / n_listed + 1.0) / (counts + 1.0))
            log_odds += (target - log_odds) / (1.0 + self.evenness)
            log_odds -= (counts * log_odds).sum(axis=1, keepdims=True) / np.maximum(total, _MIN)
            of_bag = np.exp(np.where(listed, log_odds, 0.0))
            bag_posterior = posterior(_reweight(P, of_bag, constraints), constraints)
        return bag_posterior


def _reweight(
    probabilities: FloatArray, of_bag: FloatArray, constraints: Constraints
) -> FloatArray:
    """Return normalised probabilities (m, n_columns) with weights by bag (n_bags, n_classes)."""
    weighted: FloatArray = probabilities.copy()
    weighted[:, : of_bag.shape[1]] *= np.repeat(of_bag, np.diff(constraints.offsets), axis=0)
    weighted /= weighted.sum(axis=1, keepdims=True)
    return weighted
