"""What other programs detected, as evidence for presence: weighed by what the lists show it to be worth.

A program's best score of a species in a recording is on a scale of its own, and may be right or wrong
of a species wherever it was not trained. So a logistic regression over the recordings with complete lists
weighs it beside what the model says of each without knowing its list, in log odds: pooled over species,
and for each species as far from that as its own lists ask for (a ridge, which is the prior of a normal
distribution around the pooled weight).
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
from scipy.sparse import coo_array, csr_array, hstack
from scipy.special import expit, logit
from sklearn.linear_model import LogisticRegression

from birdann.core.bags import BoolArray, FloatArray
from birdann.models.auto.presence import MIN_LISTS

SILENT = -np.inf
"""Stands for the score of a species that a program did not detect where it detected others."""
OWN_SPREAD = 1.0
"""Standard deviation of what a species' detections are worth around the pooled worth, in log odds."""
_POOLED_SPREAD = 10.0
_MIN, _MIN_SURE = 1e-3, 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class DetectionWorth:
    """How the scores of other programs move the log odds of presence.

    Attributes
    ----------
    low, high
        float64 (k,): the least and the greatest score of each program, as it was measured.
    is_share
        bool (k,): whether its scores lie from 0 to 1, so that their log odds are taken.
    pooled
        float64 (2 + 3 k,): weights of an offset and of the model's log odds, and for each program those of having heard
        the recording at all, of the height of its score, and of its silence.
    own
        float64 (k, c): what is added to the weight of the height for each species.
    """

    low: FloatArray
    high: FloatArray
    is_share: BoolArray
    pooled: FloatArray
    own: FloatArray

    @classmethod
    def learn(cls, log_odds: FloatArray, scores: FloatArray, lists: BoolArray) -> Self | None:
        """Learn from recordings with complete lists.

        Parameters
        ----------
        log_odds
            float64 (n, c): of presence, by a model that does not know the recording's list.
        scores
            float64 (n, c, k): each program's best score of each species; `SILENT` where it detected others only,
            nan where it tells nothing of the recording or the species.
        lists
            bool (n, c).

        Returns
        -------
        DetectionWorth or None
            None where programs tell of fewer than `LEAST_LISTS` of the recordings, or these leave nothing to weigh.
        """
        told = ~np.isnan(scores)
        used: BoolArray = np.any(told, axis=2)
        y = lists[used]
        if np.any(used, axis=1).sum() < MIN_LISTS or y.all() or not y.any():
            return None
        found = np.where(np.isfinite(scores), scores, np.nan).reshape(-1, scores.shape[2])
        if np.isnan(found).all(axis=0).any():
            return None
        low, high = np.nanmin(found, axis=0), np.nanmax(found, axis=0)
        is_share = (low >= 0) & (high <= 1)
        blank = cls(low, high, is_share, np.zeros(0), np.zeros((0, 0)))
        parts = blank._columns(log_odds, scores)
        c, k = scores.shape[1:]
        design = hstack([csr_array(parts[used] * _POOLED_SPREAD), blank._own(scores, used)])
        fitted = LogisticRegression(max_iter=1000, fit_intercept=False).fit(design.tocsr(), y)
        weights = fitted.coef_[0]
        n_pooled = parts.shape[-1]
        return cls(
            low=low,
            high=high,
            is_share=is_share,
            pooled=weights[:n_pooled] * _POOLED_SPREAD,
            own=weights[n_pooled:].reshape(k, c) * OWN_SPREAD,
        )

    def presence(self, P: FloatArray, scores: FloatArray) -> FloatArray:
        """Return how probable each species is in each recording, float64 (n, c).

        What no program tells of is as the model says.

        Parameters
        ----------
        P
            float64 (n, c): how probable by the model.
        scores
            As in learning.
        """
        log_odds = logit(np.clip(P, _MIN_SURE, 1.0 - _MIN_SURE))
        moved = self._columns(log_odds, scores) @ self.pooled
        moved += np.einsum("nck,kc->nc", self._heights(scores), self.own)
        return np.where(np.isnan(scores).all(axis=2), P, expit(moved))

    def _heights(self, scores: FloatArray) -> FloatArray:
        """Return how high scores are among those of their program, 0 to 1; 0 where there is none."""
        of, low, high = (
            np.where(self.is_share, logit(np.clip(one, _MIN, 1.0 - _MIN)), one)
            for one in (np.nan_to_num(scores, nan=0.0, neginf=0.0), self.low, self.high)
        )
        height = np.clip((of - low) / np.maximum(high - low, _MIN), 0.0, 1.0)
        return np.where(np.isfinite(scores), height, 0.0)

    def _columns(self, log_odds: FloatArray, scores: FloatArray) -> FloatArray:
        told = ~np.isnan(scores)
        silent = np.isneginf(scores)
        every = [told, self._heights(scores), silent]
        of_programs = np.concatenate([one.astype(np.float64) for one in every], axis=2)
        both = np.stack([np.ones_like(log_odds), log_odds], axis=2)
        return np.concatenate([both, of_programs], axis=2)

    def _own(self, scores: FloatArray, used: BoolArray) -> csr_array:
        """Return a column for each program and species, sparse (n_used, k c)."""
        c, k = scores.shape[1:]
        heights = self._heights(scores)[used] * OWN_SPREAD
        column = np.broadcast_to(np.arange(c), used.shape)[used]
        row, program = np.nonzero(heights)
        place = program * c + column[row]
        shape = len(heights), k * c
        return coo_array((heights[row, program], (row, place)), shape=shape).tocsr()
