"""Feature scalings as parts of fitted models."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array


@dataclass(frozen=True, slots=True, eq=False)
class AffineScaling:
    """x ↦ (x − shift) · factor, feature by feature; both float64 (n_features,)."""

    shift: FloatArray
    factor: FloatArray

    @classmethod
    def standardise(cls, X: FloatArray) -> Self:
        """Return the scaling of ``X`` (m, d) to mean 0 and variance 1; constants become 0."""
        shift, spread = X.mean(axis=0), X.std(axis=0)
        steady = spread <= 1e-12 * np.maximum(np.abs(X).max(axis=0), 1e-300)
        return cls(shift, np.where(steady, 0.0, 1.0 / np.where(steady, 1.0, spread)))

    @classmethod
    def from_range(cls, X: FloatArray) -> Self:
        """Return the scaling of each feature of ``X`` (m, d) to 0..1; constants become 0."""
        low, span = X.min(axis=0), np.ptp(X, axis=0)
        return cls(low, np.where(span > 0, 1.0 / np.where(span > 0, span, 1.0), 0.0))

    @classmethod
    def from_support_machines(cls, X: FloatArray) -> Self:
        """Return the scaling of ``X`` (m, d) of [Briggs12, §5.1.2].

        Each feature is scaled to 0..1 by its range (constants to 0) and centred, and all are
        multiplied by 1/sqrt(Σ ||x||²), which determines the meaning of λ.
        """
        to_range = cls.from_range(X)
        low, factor = to_range.shift, to_range.factor
        mean = ((X - low) * factor).mean(axis=0)
        total = np.sqrt(np.sum(((X - low) * factor - mean) ** 2))
        safe = np.where(factor > 0, factor, 1.0)
        return cls(low + mean / safe, factor / (total if total > 0 else 1.0))

    @classmethod
    def centring(cls, X: FloatArray, *, total_variance: float) -> Self:
        """Return the isotropic scaling of ``X`` (m, d) to mean 0 and this sum of variances."""
        spread = float(X.var(axis=0).sum())
        factor = np.sqrt(total_variance / spread) if spread > 0 else 1.0
        return cls(X.mean(axis=0), np.full(X.shape[1], factor))

    def select_columns(self, columns: Int64Array) -> "AffineScaling":
        """Return the scaling with all other columns 0."""
        kept = np.zeros(len(self.factor), dtype=np.bool_)
        kept[columns] = True
        return AffineScaling(self.shift, np.where(kept, self.factor, 0.0))

    def __call__(self, X: FloatArray) -> FloatArray:
        """Return ``X`` (m, d) scaled."""
        scaled: FloatArray = X - self.shift
        scaled *= self.factor
        return scaled
