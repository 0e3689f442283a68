"""Training instances recognised by their features."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray, Int64Array


@dataclass(frozen=True, slots=True, eq=False)
class OutOfBagVotes:
    """Held-out predictions of the training instances.

    A forest fits its training instances almost perfectly, so their predictions must be out-of-bag.
    They are stored under a fingerprint of the float32 features.
    """

    fingerprints: Int64Array  # int64 (k,): sorted, unique.
    # float32 (k, n_columns); instances with the same features share their mean.
    probabilities: Float32Array

    @classmethod
    def of(cls, X: FloatArray, probabilities: FloatArray) -> Self:
        """Store the ``probabilities`` (m, n_columns) of the rows of ``X`` (m, d)."""
        unique, index, counts = np.unique(fingerprint(X), return_inverse=True, return_counts=True)
        sums = np.zeros((len(unique), probabilities.shape[1]))
        np.add.at(sums, index, probabilities)
        return cls(unique, (sums / counts[:, None]).astype(np.float32))

    def recall(self, X: FloatArray, fallback: Callable[[FloatArray], FloatArray]) -> FloatArray:
        """Return the stored probabilities of rows of ``X`` (m, d), others from ``fallback``.

        ``fallback`` is called with the other rows only, (n, d), and returns float64 (n,
        n_columns).
        """
        if not len(self.fingerprints):
            return fallback(X)
        keys = fingerprint(X)
        place = np.minimum(np.searchsorted(self.fingerprints, keys), len(self.fingerprints) - 1)
        is_new = self.fingerprints[place] != keys
        result = self.probabilities[place].astype(np.float64)
        if is_new.any():
            result[is_new] = fallback(X[is_new])
        return result


def fingerprint(X: FloatArray) -> Int64Array:
    """Return a 64-bit multilinear hash of each row's float32 features, int64 (m,)."""
    bits = np.ascontiguousarray(X.astype(np.float32) + np.float32(0.0)).view(np.int32)
    factors = np.random.default_rng(X.shape[1]).integers(1, 2**62, size=X.shape[1])
    mixed: Int64Array = (bits.astype(np.int64) * (2 * factors + 1)).sum(axis=1)
    return mixed
