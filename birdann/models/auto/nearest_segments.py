"""Influence of similar segments of the same recording, given its list.

A global model knows a species' variation everywhere. In one recording a species is represented by
a few individuals at similar distances with repeated songs, which is far narrower. With p_b(x | c)
the density of class c in recording b, Bayes' rule within the recording is

    p(y_i = c | x_i, b) ∝ p(y_i = c | x_i) · p_b(x_i | c) / p_b(x_i).

The ratio is estimated from the current belief in the recording's *other* segments: the share of c
among the `NEIGHBOURS` nearest, divided by its share among all, with one average segment added to
both. The division matters: neighbours alone would let the commonest species take over the others;
relative to its share in the recording, a rare species explains a sound as well as a common one.

Similar segments share the model's errors, so the ratio is raised to a power of at most a half,
chosen on recordings merged in pairs (`birdann.models.auto.merging`); without a gain, segments stay
independent.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Self

import numpy as np

from birdann.core.bags import FloatArray, Int64Array
from birdann.core.training_report import Choice
from birdann.models.auto.merging import pairings
from birdann.models.evidence import gain_weight
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import bag_sums
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import Posterior, training_weights
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.task import Task

NEIGHBOURS = 5
"""Similar segments that are asked. In recordings with no more other segments no one is asked: it would be all."""
SWEEPS = 4
"""Times that beliefs are passed between similar segments, and the list is applied again."""
STRETCH = 2000
"""Most segments that are compared with each other: a longer recording is cut into equal stretches."""
STRENGTHS = (0.0, 0.25, 0.5)
_FARTHEST = 5.0
_MIN = 1e-300


@dataclass(frozen=True, slots=True, eq=False)
class NearestSegments:
    """The nearest other segments of the same recording or stretch."""

    rows: Int64Array  # int64 (k,): segments with neighbours, ascending.
    nearest: Int64Array  # int64 (k, `NEIGHBOURS`): rows of the nearest segments.
    stretches: Int64Array  # int64 (n_stretches + 1,): bounds of the stretches.

    @classmethod
    def among(cls, Z: FloatArray, offsets: Int64Array) -> Self:
        """Find the nearest neighbours of scaled segments ``Z`` (m, d), by time in each bag."""
        rows, nearest = [np.empty(0, np.int64)], [np.empty((0, NEIGHBOURS), np.int64)]
        stretches = _stretches(offsets)
        for start, stop in pairwise(stretches):
            if stop - start > NEIGHBOURS + 1:
                rows.append(np.arange(start, stop))
                nearest.append(start + _nearest(Z[start:stop]))
        return cls(np.concatenate(rows), np.concatenate(nearest), stretches)

    def support(self, belief: FloatArray) -> FloatArray:
        """Return the share of each class among neighbours over that among all others.

        float64 (k, n_columns), for ``rows``; one average segment is added to both counts.
        ``belief`` is float64 (m, n_columns).
        """
        sizes = np.diff(self.stretches)
        others = np.repeat(bag_sums(belief, self.stretches), sizes, axis=0)[self.rows]
        others -= belief[self.rows]
        similar = np.zeros_like(others)
        for column in self.nearest.T:
            similar += belief[column]
        similar *= ((np.repeat(sizes, sizes)[self.rows] - 1) / NEIGHBOURS)[:, None]
        support: FloatArray = (similar + 1.0) / (np.maximum(others, 0.0) + 1.0)
        return support


@dataclass(frozen=True, slots=True, eq=False)
class NearestSegmentModel:
    """Influence of similar segments of a recording."""

    strength: FloatArray  # float64 (): exponent of the density ratio.
    scaling: AffineScaling  # Feature scaling for distances.

    @classmethod
    def of(cls, X: FloatArray, strength: float) -> Self:
        """Return the model for segments scaled like ``X`` (m, d)."""
        return cls(np.asarray(strength), AffineScaling.standardising(X))

    def nearest_segments(self, X: FloatArray, offsets: Int64Array) -> NearestSegments:
        """Return the nearest segments of ``X`` (m, d); features are clipped at 5 spreads."""
        return NearestSegments.among(np.clip(self.scaling(X), -_FARTHEST, _FARTHEST), offsets)

    def posterior(
        self,
        P: FloatArray,
        constraints: Constraints,
        prior: ListPrior,
        similar: NearestSegments,
    ) -> Posterior:
        """Return the posterior given lists and similar segments (mean field).

        Support is relative to its mean under the lists alone: similar segments separate species,
        but not calls from noise, nor listed species from others.

        Parameters
        ----------
        P
            float64 (m, n_columns): p(y | x).
        """
        bag_posterior = prior.posterior(P, constraints)
        if not self.strength or not len(similar.rows):
            return bag_posterior
        n_classes = len(prior.odds)
        alone = bag_posterior.responsibilities[similar.rows, :n_classes]
        calls = alone.sum(axis=1, keepdims=True)
        for _ in range(SWEEPS):
            weights = training_weights(bag_posterior.responsibilities, constraints)[:, :n_classes]
            support = similar.support(weights) ** self.strength
            mean = (alone * support).sum(axis=1, keepdims=True) / np.maximum(calls, _MIN)
            adjusted = P.copy()
            adjusted[similar.rows, :n_classes] *= support / np.where(calls > 0, mean, 1.0)
            adjusted /= adjusted.sum(axis=1, keepdims=True)
            bag_posterior = prior.posterior(adjusted, constraints)
        return bag_posterior


def choose_nearest_segments(task: Task, held_out: FloatArray, prior: ListPrior) -> Choice[float]:
    """Choose the strength that best separates the segments of merged recordings.

    It is scaled by how far its gain over independent segments exceeds one standard error over
    recordings. Neighbours are taken from both recordings of a pair.

    Parameters
    ----------
    held_out
        float64 (m, n_columns): held-out p(y | x).
    """
    X, pairs = task.bags.X, pairings(task)
    if not pairs:
        return Choice(chosen=0.0, why="no two recordings have lists without a common species")
    similar = [
        NearestSegmentModel.of(X, 0.0).nearest_segments(X[p.rows], p.constraints.offsets)
        for p in pairs
    ]

    def separability(strength: float) -> FloatArray:
        model = NearestSegmentModel.of(X, strength)
        return np.concatenate(
            [
                pair.separability(
                    model.posterior(
                        held_out[pair.rows],
                        pair.constraints,
                        prior,
                        near,
                    ).responsibilities
                )
                for pair, near in zip(pairs, similar, strict=True)
            ]
        )

    scores = np.array([separability(strength) for strength in STRENGTHS])
    scores = scores[:, np.isfinite(scores).all(axis=0)]
    if not scores.size:
        return Choice(chosen=0.0, why="the merged recordings contain only noise")
    best = int(scores.mean(axis=1).argmax())
    # Every pairing hears the same recordings again: no more is known of them than once.
    weight = gain_weight(scores[best] - scores[0], 1.0, repeats=len(pairs)) if best else 0.0
    return Choice(
        chosen=STRENGTHS[best] * weight,
        why="what tells merged recordings apart best, as far as it is sure to be better than 0",
        tried={str(k): float(v.mean()) for k, v in zip(STRENGTHS, scores, strict=True)},
    )


def _stretches(offsets: Int64Array) -> Int64Array:
    """Return the bounds of the stretches of bags."""
    bounds = [
        np.linspace(start, stop, -(-(stop - start) // STRETCH) + 1).astype(np.int64)[:-1]
        for start, stop in pairwise(offsets)
        if stop > start
    ]
    return np.concatenate([*bounds, offsets[-1:]])


def _nearest(Z: FloatArray) -> Int64Array:
    """Return the `NEIGHBOURS` nearest other rows of each row of ``Z`` (n, d), int64."""
    squares = np.einsum("ij,ij->i", Z, Z)
    distance = squares[:, None] + squares - 2.0 * (Z @ Z.T)
    np.fill_diagonal(distance, np.inf)
    indices: Int64Array = np.argpartition(distance, NEIGHBOURS - 1, axis=1)[:, :NEIGHBOURS]
    return indices
