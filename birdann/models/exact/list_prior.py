"""What a list says before any segment is heard: a rare species that is listed is not rare here.

p(y = j | x) holds among all segments of all recordings, and a species of few recordings has a
small share of them. In a recording that lists it, it is as likely as any other that is listed.
With f_j the share of the recordings that list class j, and lists that name species
independently, Bayes' rule gives, before the union constraint,

    p(y = j | x, list) ∝ p(y = j | x) P(list | y = j) ∝ p(y = j | x) / f_j    for listed j.

Without it the E-step hands the doubtful segments of every recording to the species with most lists;
the model learns that, and hands over more.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from birdann.core.bags import FloatArray
from birdann.models.exact.constraints import Constraints


@dataclass(frozen=True, slots=True, eq=False)
class ListPrior:
    """Odds of each class in a recording that lists it, against those in general.

    Attributes
    ----------
    odds
        float64 (n_classes,): 1 / f_j ^ strength, of geometric mean 1 over all entries of all
        lists, so that listed species as a whole neither gain nor lose against noise.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("odds",)

    odds: FloatArray

    @classmethod
    def even(cls, n_classes: int) -> Self:
        """Return the odds that change nothing."""
        return cls(np.ones(n_classes))

    @classmethod
    def of_lists(cls, constraints: Constraints, *, strength: float) -> Self:
        """Return the odds that lists imply.

        Parameters
        ----------
        constraints
            What was said of the bags.
        strength
            1 for Bayes' rule, 0 for odds of 1.
        """
        entries = constraints.listed_classes.sum(axis=0)
        if strength == 0 or not entries.any():
            return cls.even(constraints.n_classes)
        log_odds = -np.log(entries + 0.5)
        log_odds -= np.average(log_odds, weights=entries)
        return cls(np.exp(strength * log_odds))

    def reweight(self, probabilities: FloatArray, constraints: Constraints) -> FloatArray:
        """Return p(y = j | x, which classes are listed), float64 (m, n_columns).

        Classes that a bag does not list, and noise, keep their weight.
        """
        if (self.odds == 1.0).all():
            return probabilities
        of_bag = np.ones((len(constraints), probabilities.shape[1]))
        of_bag[:, : len(self.odds)] = np.where(constraints.listed_classes, self.odds, 1.0)
        weighted = np.repeat(of_bag, np.diff(constraints.offsets), axis=0)
        weighted *= probabilities
        weighted /= weighted.sum(axis=1, keepdims=True)
        return weighted
