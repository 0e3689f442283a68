"""Species prior for times without a list, from lists of the same recording, site and project.

Each window's list is one draw per species. Its probability in recording r is shrunk towards the
site's, and that towards the project's:

    p_rc = (k_rc + s m_c) / (n_r + s),    m_c = (K_c + t g_c) / (N + t),

with k of n lists of the recording, K of N of the site with species c, and g_c the share of all
lists. The strengths s and t maximise the leave-one-out likelihood, so recordings with unrelated
windows do not inform their other times.
"""

from dataclasses import dataclass
from typing import Self

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array

_MIN_LOG, _MAX_LOG = np.log(0.05), np.log(1e4)
_SPREAD = 0.02
"""Odds of a species never change more than from this to its inverse."""


@dataclass(frozen=True, slots=True, eq=False)
class WindowPrior:
    """Influence of the lists of a recording and a site on its other times."""

    # of_recording, of_site: s and t: number of lists that the site, and the project, count as.
    of_recording: float
    of_site: float
    # lists, recordings, sites: bool (n, c), int64 (n,) and (n,): complete lists of windows, their
    # recordings and sites; −1 for no site.
    lists: BoolArray
    recordings: Int64Array
    sites: Int64Array

    @classmethod
    def learn(cls, lists: BoolArray, recordings: Int64Array, sites: Int64Array) -> Self | None:
        """Return the prior; None where no recording has two lists."""
        if not len(lists) or np.unique(recordings, return_counts=True)[1].max() < 2:
            return None
        from scipy.optimize import minimize  # takes long to import

        def loss(logs: FloatArray) -> float:
            s, t = np.exp(np.clip(logs, _MIN_LOG, _MAX_LOG))
            p = cls(float(s), float(t), lists, recordings, sites).without_each()
            return -float(np.log(np.where(lists, p, 1.0 - p)).sum())

        starts = ([a, b] for a in (0.0, 5.0) for b in (0.0, 5.0))
        minimum = min(
            (minimize(loss, x, method="Nelder-Mead") for x in starts), key=lambda r: r.fun
        )
        s, t = np.exp(np.clip(minimum.x, _MIN_LOG, _MAX_LOG))
        return cls(float(s), float(t), lists, recordings, sites)

    def without_each(self) -> FloatArray:
        """Return the leave-one-out probability of each species in each window, float64 (n, c)."""
        lists = self.lists.astype(np.float64)
        (k, n), (K, N) = (_sums(lists, groups) for groups in (self.recordings, self.sites))
        g = (lists.sum(axis=0) - lists + 0.5) / len(lists)
        has_site = (self.sites >= 0)[:, None]
        K, N = np.where(has_site, K - lists, 0.0), np.where(has_site, N - 1.0, 0.0)
        m = (K + self.of_site * g) / (N + self.of_site)
        return np.asarray((k - lists + self.of_recording * m) / (n - 1.0 + self.of_recording))

    def odds(self, recording: int, site: int) -> FloatArray:
        """Return the odds of each species at other times of a recording to overall, (c,)."""
        in_recording, in_site = self.recordings == recording, (self.sites == site) & (site >= 0)
        g = (self.lists.sum(axis=0) + 0.5) / (len(self.lists) + 1.0)
        m = (self.lists[in_site].sum(axis=0) + self.of_site * g) / (in_site.sum() + self.of_site)
        p = (self.lists[in_recording].sum(axis=0) + self.of_recording * m) / (
            in_recording.sum() + self.of_recording
        )
        return np.asarray(np.clip(p / g, _SPREAD, 1.0 / _SPREAD))


def _sums(lists: FloatArray, groups: Int64Array) -> tuple[FloatArray, FloatArray]:
    """Return the lists at each list's place with each species (n, c), and their number (n, 1)."""
    _, indices, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    total = np.zeros((len(sizes), lists.shape[1]))
    np.add.at(total, indices, lists)
    return total[indices], sizes[indices][:, None].astype(np.float64)
