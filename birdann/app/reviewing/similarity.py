"""Similarity of segments: distances between standardised features."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import BoolArray, Float32Array, FloatArray
from birdann.core.ids import Ids, SegmentId, rows_of
from birdann.store import ProjectReader

_FARTHEST = 6.0
_MAD_OF_NORMAL = 1.4826


@dataclass(frozen=True, slots=True, eq=False)
class FeatureSpace:
    """Segments as points in standardised features."""

    ids: Ids  # The segment of each row of ``Z``.
    # float32 (n, d): median 0 and spread 1 in every column, clipped; constant columns are removed.
    Z: Float32Array

    @classmethod
    def read(cls, reader: ProjectReader) -> "FeatureSpace":
        """Read the features of a whole project, in the schema of most segments."""
        schemas = reader.features.schemas()
        if not schemas:
            return cls(np.empty(0, dtype=np.int64), np.zeros((0, 0), dtype=np.float32))
        table = reader.features.table(max(schemas, key=lambda key: schemas[key]))
        return cls(table.segment_ids, standardise(table.X))

    def distances(self, examples: Sequence[SegmentId], others: Ids) -> FloatArray:
        """Return the root mean square difference of each segment to the nearest example.

        Returns
        -------
        ndarray
            float64 (n,); infinite where either has no features, 0 for the segment itself.
        """
        out = np.full(len(others), np.inf)
        rows = rows_of(self.ids, np.asarray(examples, dtype=np.int64))
        if (rows >= 0).any():
            indices = rows_of(self.ids, others)
            known = indices >= 0
            out[known] = distance_to_nearest(self.Z[indices[known]], self.Z[rows[rows >= 0]])
        out[np.isin(others, examples)] = 0.0
        return out


@dataclass(frozen=True, slots=True, eq=False)
class Scaling:
    """Centre and spread that bring features onto one scale."""

    # centre, spread: float64 (d,): median, and 1.4826 times the median absolute deviation, which
    # for a normal distribution is its standard deviation; where more than half of the values are
    # equal, the standard deviation itself.
    centre: FloatArray
    spread: FloatArray
    varies: BoolArray  # bool (d,): which features vary; the others are left out.

    @classmethod
    def of(cls, X: Float32Array) -> "Scaling":
        """Return the scale of features (n, d)."""
        values = np.where(np.isfinite(X), X, np.nan).astype(np.float64)
        known = ~np.isnan(values).all(axis=0)
        centre = np.zeros(X.shape[1])
        centre[known] = np.nanmedian(values[:, known], axis=0)
        centred = np.nan_to_num(values - centre)
        spread = _MAD_OF_NORMAL * np.median(np.abs(centred), axis=0)
        spread = np.where(spread > 0, spread, centred.std(axis=0))
        return cls(centre, spread, spread > 0)

    def apply(self, X: Float32Array) -> Float32Array:
        """Return features less their median over their spread, clipped to +-6; 0 for unknown."""
        centred = np.where(np.isfinite(X), X, np.nan) - self.centre
        scaled = np.nan_to_num(centred)[:, self.varies] / self.spread[self.varies]
        return np.clip(scaled, -_FARTHEST, _FARTHEST).astype(np.float32)


def standardise(X: Float32Array) -> Float32Array:
    """Return features (n, d) on one scale, those that vary."""
    if not len(X):
        return np.zeros((0, 0), dtype=np.float32)
    return Scaling.of(X).apply(X)


def distance_to_nearest(Z: Float32Array, examples: Float32Array) -> FloatArray:
    """Return the root mean square difference of each row to the nearest example."""
    away = np.full(len(Z), np.inf)
    for example in examples if Z.shape[1] else Z[:0]:
        np.minimum(away, np.sqrt(np.mean(np.square(Z - example), axis=1)), out=away)
    return away if Z.shape[1] else np.zeros(len(Z))
