"""Evidence of detectors, such as networks, for every segment.

A detector d gives the log odds e_dsy of each class y for a segment s (`birdann.core.bags.Evidence`).
In the exact E-step they multiply p(y | x_s) by exp(Σ_d w_d e_dsy): evidence that is independent of
the features, given the class, once its overconfidence is taken off by the weight w_d.

There are two weights. *Without a list* w_d is the mean of `WEIGHTS` by the likelihood of held-out
lists. *With a list* lists tell nothing about it (recordings merged in pairs choose too large a
weight, as they separate species of different recordings), so that it is a constant, `WITH_LIST`.
"""

from dataclasses import dataclass, field, replace
from typing import Self

import numpy as np

from birdann.core.arrays import BoolArray, Float32Array, FloatArray
from birdann.core.bags import Bags
from birdann.core.training_report import Choice
from birdann.models.auto.detector_shape import DEFAULT_SHAPE, DetectorShape
from birdann.models.evidence import mean_by_likelihood
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.posterior import posterior

WITH_LIST = 0.15
"""Weight of every detector under a list: best on field recordings with one network's scores."""
WITHOUT_LIST = 0.75
"""Weight without a list before lists tell."""
IN_TRAINING = 2.0
"""Factor of that weight in training: afterwards the sounds themselves say what they were taught."""
WEIGHTS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
SWEEPS = 2
"""Times that each weight is chosen: the first ones knew those of the others not yet."""
_LARGEST = 60.0
"""Sum of weighted log odds from which on a class is as certain as can be."""


@dataclass(frozen=True, slots=True, eq=False)
class DetectorWeights:
    """Calibration of each detector, and its weight without a list."""

    names: tuple[str, ...] = ()
    free: FloatArray = field(default_factory=lambda: np.zeros(0))  # float64 (n_detectors,).
    shapes: tuple[DetectorShape, ...] = ()  # Calibration of each.
    factor: float = 1.0  # Factor of the weights without a list in training.

    @classmethod
    def initial(cls, bags: Bags) -> Self:
        """Return the weights before lists tell."""
        names = tuple(part.detector for part in bags.evidence)
        free = np.full(len(names), WITHOUT_LIST)
        return cls(names, free, (DEFAULT_SHAPE,) * len(names), IN_TRAINING)

    @property
    def in_training(self) -> Self:
        """The weights in training."""
        return replace(self, free=self.factor * self.free)

    def with_calibration(self, bags: Bags, constraints: Constraints) -> Self:
        """Return the weights with each detector's calibration by lists and answers."""
        shapes = tuple(DetectorShape.learn(part, bags, constraints) for part in bags.evidence)
        return replace(self, shapes=shapes)

    def factors(self, bags: Bags, has_list: BoolArray, n_columns: int) -> Float32Array:
        """Return exp(Σ_d w_d e_dsy) of each column, float32 (m or 0, n_columns).

        No rows without evidence. An unknown detector has the weight `WITHOUT_LIST`.

        Parameters
        ----------
        has_list
            bool (n_bags,): where the weight is `WITH_LIST`.
        """
        if not bags.evidence:
            return np.zeros((0, n_columns), np.float32)
        free = dict(zip(self.names, self.free, strict=True))
        shapes = dict(zip(self.names, self.shapes, strict=False))
        is_listed = np.repeat(has_list, bags.sizes)
        logs = np.zeros((bags.n_instances, n_columns), np.float32)
        for part in bags.evidence:
            weight = np.where(is_listed, WITH_LIST, free.get(part.detector, WITHOUT_LIST))
            added = weight[part.rows] * shapes.get(part.detector, DEFAULT_SHAPE)(part)
            np.add.at(logs, (part.rows, part.columns), added.astype(np.float32))
        return np.exp(np.clip(logs, -_LARGEST, _LARGEST, out=logs), out=logs)

    def apply_to(self, bags: Bags, constraints: Constraints) -> Constraints:
        """Return the constraints of ``bags`` with the evidence."""
        factors = self.factors(bags, constraints.listed, constraints.n_columns)
        return replace(constraints, evidence=factors)

    def without_lists(self, P: FloatArray, bags: Bags) -> FloatArray:
        """Return p(y | x, evidence) without lists, from p(y | x), float64 (m, n_columns)."""
        factors = self.factors(bags, np.zeros(len(bags), np.bool_), P.shape[1])
        if not len(factors):
            return P
        weighed: FloatArray = P * factors
        weighed /= weighed.sum(axis=1, keepdims=True)
        return weighed


def choose_detector_weights(
    bags: Bags, constraints: Constraints, held_out: FloatArray
) -> tuple[DetectorWeights, dict[str, Choice[float]]]:
    """Return the weight of each detector without a list, chosen one after the other.

    Parameters
    ----------
    bags, constraints
        Training bags with evidence, and their constraints.
    held_out
        float64 (m, n_columns): held-out p(y | x).
    """
    weights = DetectorWeights.initial(bags).with_calibration(bags, constraints)
    own = constraints.project
    choices = {}
    if not own.constraints.listed.any():
        why = "no list to learn it from"
        return weights, {name: Choice(chosen=WITHOUT_LIST, why=why) for name in weights.names}
    weights = replace(weights, factor=1.0)
    own_bags, P = bags.take(own.bags), own.of(held_out)
    lists = replace(own.constraints, evidence=own.constraints.evidence[:0])
    for k, name in [*enumerate(weights.names)] * SWEEPS:
        logs = {}
        for weight in WEIGHTS:
            weights.free[k] = weight
            likelihoods = posterior(weights.without_lists(P, own_bags), lists).log_likelihood
            logs[weight] = float(likelihoods.sum())
        weights.free[k] = mean_by_likelihood(logs)
        choices[name] = Choice(
            chosen=float(weights.free[k]),
            why="by how likely each weight makes the lists of unseen recordings",
            tried={str(weight): value / len(own.bags) for weight, value in logs.items()},
        )
    return weights, choices
