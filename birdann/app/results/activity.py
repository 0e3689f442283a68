"""Vocal activity: shares of minutes and recordings with a call, and calls in the busiest minute.

The minutes (or recordings) of an hour at a site are similar, so intervals treat them as a cluster.
The indices are those that Hutschenreiter et al. (2024, Methods in Ecology and Evolution 15:1071)
compare.
"""

from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.intervals import Z_95, effective_clusters

MINUTE_S = 60.0
MIN_SURVEYED_S = 30.0
"""A minute counts if at least this much of it was surveyed."""
_TINY = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Estimates:
    """Estimates of cells, float64 (n_cells,); NaN without a cluster, bounds with fewer than two."""

    value: FloatArray
    low: FloatArray  # The 95 % interval.
    high: FloatArray
    count: FloatArray  # Units with a call, or the sum of the clusters' values.
    n_units: FloatArray


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Units:
    """Surveyed minutes or recordings, int64 (n,) by ascending key."""

    key: Int64Array
    site: Int64Array
    column: Int64Array  # Of the chart.
    cluster: Int64Array  # Number of the hour at a site; of the visit for the busiest minutes.
    is_busiest: bool

    def row_of(self, keys: Int64Array) -> Int64Array:
        """Return the index of each key, -1 for none."""
        if not len(self.key):
            return np.full(len(keys), -1, np.int64)
        row = np.minimum(np.searchsorted(self.key, keys), len(self.key) - 1)
        return np.where(self.key[row] == keys, row, -1)

    def estimates(self, found: Int64Array, cell: Int64Array, n_cells: int) -> FloatArray:
        """Return estimates, float64 (5, n_cells), by the unit of each call and each unit's cell."""
        n_calls = np.bincount(found, minlength=len(self.key)).astype(np.float64)
        n = int(self.cluster.max(initial=-1)) + 1
        cell_of_cluster = np.zeros(n, np.int64)
        cell_of_cluster[self.cluster] = cell
        if self.is_busiest:
            most = np.zeros(n)
            np.maximum.at(most, self.cluster, n_calls)
            made = means(most, cell_of_cluster, n_cells)
        else:
            hits = np.bincount(self.cluster, n_calls > 0, n).astype(np.float64)
            units = np.bincount(self.cluster, minlength=n).astype(np.float64)
            made = shares(hits, units, cell_of_cluster, n_cells)
        return np.stack([made.value, made.low, made.high, made.count, made.n_units])


def shares(n_with_call: FloatArray, n: FloatArray, cell: Int64Array, n_cells: int) -> Estimates:
    """Return the share of units with a call, as a ratio estimate over clusters.

    Parameters
    ----------
    n_with_call, n
        float64 (k,): units with a call, and all units, of each cluster.
    cell
        int64 (k,): the cell of each cluster.
    """
    hits, units, k = _totals(n_with_call, n, cell, n_cells)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = hits / units
    variance = jackknife_variance(n_with_call - share[cell] * n, n, cell, n_cells)
    rarer = (effective_clusters(x, cell, n_cells) for x in (n_with_call, n - n_with_call))
    effective = effective_clusters(n, cell, n_cells)
    low, high = share_bounds(share, variance, np.minimum(*rarer), effective, units)
    return _with_bounds(share, low, high, k, hits, units)


def jackknife_variance(
    residual: FloatArray, n: FloatArray, cell: Int64Array, n_cells: int
) -> FloatArray:
    """Return the variance of a ratio between clusters when each is left out in turn, (n_cells,).

    Large clusters draw the ratio to themselves, so that their residuals alone are too small.

    Parameters
    ----------
    residual, n
        float64 (k,): numerator of each cluster less the ratio of its denominator; its denominator.
    """
    _, total, k = _totals(residual, n, cell, n_cells)
    with np.errstate(divide="ignore", invalid="ignore"):
        rest = total[cell] - n
        moved = np.divide(residual, rest, out=np.zeros(len(n)), where=rest > 0)
        return np.asarray(np.bincount(cell, moved**2, n_cells) * (k - 1) / k)


def share_bounds(
    share: FloatArray, variance: FloatArray, n_rarer: FloatArray, k: FloatArray, n: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """Return the 95 % interval of shares of units in clusters, which are similar within one.

    Clopper's and Pearson's for the effective number of units (Korn and Graubard 1998): that by
    which independent units would have the variance, with Student's quantile, but no fewer than
    clusters. Its degrees of freedom are the effective number of clusters that hold the rarer of the
    two outcomes, as the variance rests on them, and no more than that of all clusters less one.

    Parameters
    ----------
    share, variance
        float64 (n_cells,): the share, and its variance between clusters.
    n_rarer, k, n
        float64 (n_cells,): `effective_clusters` of the rarer outcome and of all units, and units.
    """
    from scipy.special import betaincinv

    with np.errstate(divide="ignore", invalid="ignore"):
        widened = variance * _student_factor(np.minimum(n_rarer, k - 1)) ** 2
        effective = np.where(variance > 0, share * (1 - share) / widened, k)
        effective = np.minimum(np.maximum(effective, k), n)
    found, rest = share * effective, (1 - share) * effective
    low = np.where(found > 0, betaincinv(np.maximum(found, _TINY), rest + 1, 0.025), 0.0)
    high = np.where(rest > 0, betaincinv(found + 1, np.maximum(rest, _TINY), 0.975), 1.0)
    return low, high


def means(value: FloatArray, cell: Int64Array, n_cells: int) -> Estimates:
    """Return the mean over clusters of counts, with the interval of Fay and Feuer (1997).

    It takes the mean for a gamma variable with the variance between clusters, widened by Student's
    quantile with as many degrees of freedom as there are clusters with a count. Without any count
    nothing bounds the mean, as counts come in bouts.
    """
    from scipy.special import gammaincinv

    total, _, k = _totals(value, np.ones(len(value)), cell, n_cells)
    n_counted = np.bincount(cell, value > 0, n_cells)
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = total / k
        squares = np.bincount(cell, (value - mean[cell]) ** 2, n_cells)
        variance = squares / (k - 1) / k * _student_factor(np.minimum(n_counted, k - 1)) ** 2
        shape = np.where(variance > 0, mean**2 / variance, total)
        low = mean * gammaincinv(np.maximum(shape, _TINY), 0.025) / np.maximum(shape, _TINY)
        high: FloatArray = np.asarray(gammaincinv(shape + 1, 0.975), np.float64) * mean / shape
    return _with_bounds(mean, low, high, np.where(total > 0, k, np.minimum(k, 1)), total, k)


def _totals(
    value: FloatArray, n: FloatArray, cell: Int64Array, n_cells: int
) -> tuple[FloatArray, FloatArray, FloatArray]:
    totals = (np.bincount(cell, part, n_cells) for part in (value, n, np.ones(len(cell))))
    value_sum, n_sum, k = (total.astype(np.float64) for total in totals)
    return value_sum, n_sum, k


def _student_factor(n_free: FloatArray) -> FloatArray:
    """Return Student's quantile with some degrees of freedom, at least one, over the normal one."""
    from scipy.special import stdtrit

    return np.asarray(stdtrit(np.maximum(n_free, 1), 0.975) / Z_95)


def _with_bounds(
    value: FloatArray,
    low: FloatArray,
    high: FloatArray,
    k: FloatArray,
    count: FloatArray,
    n_units: FloatArray,
) -> Estimates:
    is_known: BoolArray = k >= 2
    low, high = (np.where(is_known, bound, np.nan) for bound in (low, high))
    return Estimates(value, low, high, np.where(k > 0, count, np.nan), n_units)
