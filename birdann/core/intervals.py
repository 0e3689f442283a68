"""Confidence intervals of shares."""

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array

Z_95 = 1.959963984540054
"""Normal quantile of a two-sided 95 % interval."""


def wilson(share: FloatArray | float, n: FloatArray | float) -> tuple[FloatArray, FloatArray]:
    """Return the ends of the 95 % score interval of shares of ``n`` units (Wilson 1927, J. Am. Stat. Assoc. 22)."""
    z2 = Z_95**2 / n
    middle, half = share + z2 / 2, Z_95 * np.sqrt((share * (1 - share) + z2 / 4) / n)
    return np.asarray((middle - half) / (1 + z2)), np.asarray((middle + half) / (1 + z2))


def effective_clusters(n: FloatArray, cell: Int64Array, n_cells: int) -> FloatArray:
    """Return how many clusters of one size tell as much as those of each cell (Kish 1965, Survey Sampling).

    Parameters
    ----------
    n
        float64 (k,): the size of each cluster.
    cell
        int64 (k,): the cell of each cluster.

    Returns
    -------
    float64 (n_cells,), 0 without units.
    """
    squares = np.bincount(cell, n**2, n_cells)
    return np.bincount(cell, n, n_cells) ** 2 / np.where(squares > 0, squares, 1.0)
