"""Calibration of a detector's log odds: by species, shrunk to all species, shrunk to a default shape.

The evidence of a detector has a default shape: the log odds x by which a score of that height makes
any species more probable than one that was not detected (`birdann.app.learning.evidence`). What x means
here is learned from complete lists, by the maximum of x in a recording, and from answers to segments:

    logit P(present | x) = c + (a + u_y + b x) [x > 0],

with normal priors of mean 0 for a, 1 for b and 0 for the part of species y, u_y, so that without
lists and answers x stays as it is. The calibrated evidence of a detection is a + u_y + b x.
"""

from dataclasses import dataclass, field
from typing import Self

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.bags import UNKNOWN, Bags, Evidence, folds_of_groups
from birdann.core.training_report import Reliability
from birdann.models.calibration import Items, reliability
from birdann.models.exact.constraints import Constraints

OFFSET_SPREAD, SLOPE_SPREAD, OWN_SPREAD = 1.0, 0.3, 0.7
"""Standard deviations of a, b and u_y around their means."""


@dataclass(frozen=True, slots=True, eq=False)
class DetectorShape:
    """What the evidence of a detector means in a project."""

    base: float = -5.0  # c.
    offset: float = 0.0
    slope: float = 1.0
    own: FloatArray = field(default_factory=lambda: np.zeros(0))  # (n_classes,): of each species.

    @classmethod
    def learn(cls, evidence: Evidence, bags: Bags, constraints: Constraints) -> Self:
        """Return the shape by the lists and answers of the project.

        Parameters
        ----------
        evidence
            Of the segments of ``bags``.
        """
        n_classes = constraints.n_classes
        x, present, species, _ = _training_cases(evidence, bags, constraints)
        detected = x > 0
        if not detected.any():
            return cls()
        n_missed, n_silent = float(present[~detected].sum()), float((~detected).sum())
        x, present, species = x[detected], present[detected], species[detected]
        spread = np.concatenate([[OFFSET_SPREAD, SLOPE_SPREAD], np.full(n_classes, OWN_SPREAD)])

        def loss(values: FloatArray) -> tuple[float, FloatArray]:
            base, moves = values[0], values[1:]
            offset, slope, own = moves[0], 1.0 + moves[1], moves[2:]
            z = base + offset + own[species] + slope * x
            value = float(np.logaddexp(0.0, z).sum() - present @ z)
            value += n_silent * float(np.logaddexp(0.0, base)) - n_missed * float(base)
            gap = expit(z) - present
            slopes = np.concatenate(
                [
                    [gap.sum() + n_silent * expit(base) - n_missed, gap.sum(), gap @ x],
                    np.bincount(species, gap, n_classes),
                ]
            )
            slopes[1:] += moves / spread**2
            return value + 0.5 * float(np.square(moves / spread).sum()), slopes

        start = np.zeros(3 + n_classes)
        start[0] = np.log((n_missed + 0.5) / (n_silent - n_missed + 0.5))
        found = minimize(loss, start, jac=True, method="L-BFGS-B").x
        return cls(float(found[0]), float(found[1]), 1.0 + float(found[2]), found[3:])

    def __call__(self, evidence: Evidence) -> FloatArray:
        """Return the calibrated log odds of the entries, float64 (k,)."""
        calibrated: FloatArray = self.offset + self.slope * evidence.log_odds.astype(np.float64)
        if len(self.own):
            calibrated += self.own[evidence.columns]
        return calibrated


DEFAULT_SHAPE = DetectorShape()
"""The shape before lists and answers."""


def calibration_curve(k: int, bags: Bags, constraints: Constraints, seed: int) -> Reliability:
    """Return how often species that detector ``k`` detected are listed or confirmed.

    Against the probability by the shape that the other half of the recordings teaches.
    """
    half = folds_of_groups(constraints.groups, 2, np.random.default_rng(seed))
    parts = []
    for fold in range(2):
        outside, inside = np.flatnonzero(half != fold), np.flatnonzero(half == fold)
        learned, tested = bags.take(outside), bags.take(inside)
        shape = DetectorShape.learn(learned.evidence[k], learned, constraints.take(outside))
        x, present, species, bag = _training_cases(
            tested.evidence[k], tested, constraints.take(inside)
        )
        has_score = x > 0
        x, present, species, bag = (
            x[has_score],
            present[has_score],
            species[has_score],
            bag[has_score],
        )
        own = shape.own[species] if len(shape.own) else 0.0
        stated = expit(shape.base + shape.offset + own + shape.slope * x)
        groups = constraints.groups[inside[bag]]
        parts.append(Items.of(stated, np.full(len(x), 2), present, species, groups))
    return reliability(Items.concatenate(*parts), seed)


def _training_cases(
    evidence: Evidence, bags: Bags, constraints: Constraints
) -> tuple[FloatArray, FloatArray, Int64Array, Int64Array]:
    """Return evidence, presence (0 or 1), class and bag of complete lists, and of answers."""
    n_classes, bag = constraints.n_classes, bags.bag_of_instance
    rows, columns = evidence.rows, evidence.columns
    named = np.unique(columns)
    best = np.zeros((len(bags), n_classes))
    np.maximum.at(best, (bag[rows], columns), evidence.log_odds)
    analysed = np.zeros(len(bags), np.bool_)
    analysed[bag[rows]] = True
    listed = constraints.has_complete_list & analysed & ~constraints.is_reference
    verdict, fixed = constraints.verdicts, constraints.fixed
    label = np.where((fixed == UNKNOWN) & (verdict > 0), verdict - 1, fixed)
    answered = np.flatnonzero((label >= 0) & (label < n_classes) & analysed[bag])
    of_segments = np.zeros((len(answered), n_classes))
    row_of = np.full(len(bag), -1)
    row_of[answered] = np.arange(len(answered))
    known = row_of[rows] >= 0
    of_segments[row_of[rows[known]], columns[known]] = evidence.log_odds[known]
    x = np.concatenate([best[listed][:, named], of_segments[:, named]])
    is_named = np.concatenate(
        [constraints.listed_classes[listed][:, named], label[answered, None] == named]
    )
    species = np.broadcast_to(named, x.shape)
    of_bags = np.concatenate([np.flatnonzero(listed), bag[answered]])
    recordings = np.broadcast_to(of_bags[:, None], x.shape)
    return x.ravel(), is_named.ravel().astype(np.float64), species.ravel(), recordings.ravel()
