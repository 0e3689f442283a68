"""What a list says of abundance: a species that is listed has a share of its recordings.

p(y = j | x) holds among all segments of all recordings, so the share π_j of class j in general
is inside it. In a recording that lists j the class has another share, ρ_j, that of the recordings
that list it. A species of few recordings is rare in general and may yet be common
where it occurs. By Bayes' rule, given the list and before the union constraint,

    p(y = j | x, j is listed) ∝ p(y = j | x) ρ_j / π_j.

Without that correction the E-step hands the doubtful segments of every recording to the species
with most lists, the model learns that, and hands over more. Both π and ρ follow from the
posteriors themselves, so they are found together with these by iteration.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from birdann.core.bags import BoolArray, FloatArray
from birdann.models.bag_context import bag_sums
from birdann.models.constraints import Constraints
from birdann.models.posterior import Posterior, posterior

ROUNDS = 3
"""Alternations of shares and posteriors; more change no label."""
_MOST_ODDS = 30.0


@dataclass(frozen=True, slots=True, eq=False)
class ListedShares:
    """Odds of each class in a recording that lists it, against those in general.

    Attributes
    ----------
    odds
        float64 (n_classes,): (ρ_j / π_j) ^ strength, of geometric mean 1 over the instances.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("odds",)

    odds: FloatArray

    @classmethod
    def even(cls, n_classes: int) -> Self:
        """Return the odds that change nothing."""
        return cls(np.ones(n_classes))

    @classmethod
    def estimate(
        cls,
        responsibilities: FloatArray,
        probabilities: FloatArray,
        constraints: Constraints,
        *,
        n_classes: int,
        strength: float,
    ) -> Self:
        """Return the odds that posteriors and a model's own probabilities imply.

        Parameters
        ----------
        responsibilities
            float64 (m, n_columns): posteriors; their mean in the bags that list a class is ρ.
        probabilities
            float64 (m, n_columns): p(y | x); their mean is π.
        constraints
            What was said of the bags.
        n_classes
            Columns that are classes; the noise class has odds 1.
        strength
            1 for Bayes' rule, 0 for odds of 1.
        """
        listed = listed_classes(constraints, n_classes)
        sizes = np.diff(constraints.offsets)
        listed &= (sizes > 0)[:, None]
        if strength == 0 or not listed.any():
            return cls.even(n_classes)
        shares = bag_sums(responsibilities[:, :n_classes], constraints.offsets)
        shares /= np.maximum(sizes, 1)[:, None]
        usual = float(shares[listed].mean())
        # one recording with the usual share is added to those of every class
        inside = (np.where(listed, shares, 0.0).sum(axis=0) + usual) / (listed.sum(axis=0) + 1.0)
        overall = probabilities[:, :n_classes].mean(axis=0) + 0.5 / len(probabilities)
        log_odds = np.log(inside / overall)
        log_odds -= np.average(log_odds, weights=overall)
        most = np.log(_MOST_ODDS)
        return cls(np.exp(strength * np.clip(log_odds, -most, most)))

    def reweight(self, probabilities: FloatArray, constraints: Constraints) -> FloatArray:
        """Return p(y = j | x, which classes are listed), float64 (m, n_columns).

        Classes that a bag does not list, and noise, keep their weight.
        """
        n_classes = len(self.odds)
        if (self.odds == 1.0).all():
            return probabilities
        of_bag = np.ones((len(constraints), probabilities.shape[1]))
        of_bag[:, :n_classes] = np.where(listed_classes(constraints, n_classes), self.odds, 1.0)
        weighted = np.repeat(of_bag, np.diff(constraints.offsets), axis=0)
        weighted *= probabilities
        weighted /= weighted.sum(axis=1, keepdims=True)
        return weighted


def listed_classes(constraints: Constraints, n_classes: int) -> BoolArray:
    """Return the classes that each bag lists or has confirmed, bool (n_bags, n_classes)."""
    listed = np.zeros((len(constraints), n_classes), dtype=np.bool_)
    listed[np.repeat(np.arange(len(constraints)), constraints.n_bits), constraints.bits] = True
    bag_of = np.repeat(np.arange(len(constraints)), np.diff(constraints.offsets))
    confirmed = (constraints.fixed >= 0) & (constraints.fixed < n_classes)
    listed[bag_of[confirmed], constraints.fixed[confirmed]] = True
    return listed


def settled(
    probabilities: FloatArray,
    constraints: Constraints,
    *,
    n_classes: int,
    strength: float,
    missed_rate: float,
) -> tuple[ListedShares, Posterior]:
    """Return the odds and the posterior that agree with each other.

    Parameters as `ListedShares.estimate` and `birdann.models.posterior.posterior`.
    """
    shares = ListedShares.even(n_classes)
    found = posterior(probabilities, constraints, missed_rate=missed_rate)
    if strength == 0:
        return shares, found
    for _ in range(ROUNDS):
        shares = ListedShares.estimate(
            found.responsibilities,
            probabilities,
            constraints,
            n_classes=n_classes,
            strength=strength,
        )
        found = posterior(
            shares.reweight(probabilities, constraints), constraints, missed_rate=missed_rate
        )
    return shares, found
