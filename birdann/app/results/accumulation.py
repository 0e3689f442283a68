"""Species accumulation curves."""

from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass

import numpy as np

from birdann.core.effort import FloatArray

_MAX_POINTS = 100
_Z_95 = 1.959964


@dataclass(frozen=True, slots=True, eq=False)
class Accumulation:
    """Expected number of species by number of units, with the 95 % interval; float64 (k,)."""

    n_units: FloatArray
    species: FloatArray
    low: FloatArray
    high: FloatArray


def accumulation(species_of_unit: Sequence[Collection[Hashable]]) -> Accumulation:
    """Return the curve of sample-based rarefaction.

    The expected number of species in t of n randomly chosen units, with its unconditional
    variance, based on the total number of species estimated by Chao2 (Colwell et al. 2012, Journal
    of Plant Ecology 5, equations 4 to 6).

    Parameters
    ----------
    found
        The species of each unit.
    """
    from scipy.special import gammaln

    n = len(species_of_unit)
    counts = Counter(one for species in species_of_unit for one in set(species))
    y = np.array(sorted(counts.values()), dtype=np.float64)
    t = np.unique(np.round(np.linspace(1, n, min(n, _MAX_POINTS)))) if n else np.empty(0)
    # chance that a species of y units is in none of t: C(n - y, t) / C(n, t)
    rest = n - y[None] - t[:, None]
    with np.errstate(invalid="ignore"):
        log_missed = (
            gammaln(n - y + 1)[None] + gammaln(n - t + 1)[:, None]
            - gammaln(np.maximum(rest, 0) + 1) - gammaln(n + 1)
        )  # fmt: skip
    missed = np.where(rest >= 0, np.exp(log_missed), 0.0)
    species = (1 - missed).sum(axis=1)
    once, twice = float((y == 1).sum()), float((y == 2).sum())
    share = (n - 1) / n if n else 0.0
    unseen = share * (once**2 / (2 * twice) if twice else once * (once - 1) / 2)
    variance = ((1 - missed) ** 2).sum(axis=1) - species**2 / max(len(y) + unseen, 1.0)
    half = _Z_95 * np.sqrt(np.maximum(variance, 0.0))
    return Accumulation(t, species, np.maximum(species - half, 0.0), species + half)
