"""Confidence intervals of shares."""

import numpy as np

from birdann.core.arrays import FloatArray

Z_95 = 1.959963984540054
"""Normal quantile of a two-sided 95 % interval."""


def wilson(share: FloatArray | float, n: FloatArray | float) -> tuple[FloatArray, FloatArray]:
    """Return the ends of the 95 % score interval of shares of ``n`` units (Wilson 1927, J. Am. Stat. Assoc. 22)."""
    z2 = Z_95**2 / n
    middle, half = share + z2 / 2, Z_95 * np.sqrt((share * (1 - share) + z2 / 4) / n)
    return np.asarray((middle - half) / (1 + z2)), np.asarray((middle + half) / (1 + z2))
