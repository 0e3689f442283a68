"""Detections by other programs as evidence of presence, weighted by their agreement with lists.

A program's best score of a species in a recording is on its own scale and may be unreliable
outside its training data. A logistic regression over the recordings with complete lists combines
it with the model's presence without the list, in log odds: pooled over species, plus a
species-specific weight shrunk towards the pooled one by a ridge penalty (a normal prior).
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
from scipy.sparse import coo_array, csr_array, hstack
from scipy.special import expit, logit
from sklearn.linear_model import LogisticRegression

from birdann.core.arrays import BoolArray, FloatArray
from birdann.models.auto.presence import MIN_LISTS

OWN_SPREAD = 1.0
"""Standard deviation of what a species' detections are worth around the pooled worth, in log odds."""
_POOLED_SPREAD = 10.0
_MIN, _MIN_P = 1e-3, 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class DetectionWorth:
    """Effect of other programs' scores on the log odds of presence."""

    # low, high: float64 (k,): minimum and maximum score of each program.
    low: FloatArray
    high: FloatArray
    # bool (k,): whether its scores lie in 0..1, so that their log odds are used.
    is_share: BoolArray
    # float64 (2 + 3 k,): weights of an offset and of the model's log odds, and for each program of
    # having analysed the recording, of its score, and of no detection.
    pooled: FloatArray
    of_species: FloatArray  # float64 (k, c): additions to the weight of the score by species.

    @classmethod
    def learn(cls, log_odds: FloatArray, scores: FloatArray, lists: BoolArray) -> Self | None:
        """Fit to recordings with complete lists; None with fewer than `MIN_LISTS` usable ones.

        Parameters
        ----------
        log_odds
            float64 (n, c): of presence, by a model without the recording's list.
        scores
            float64 (n, c, k): each program's best score of each species; -inf where it
            detected only others, nan where recording or species were not analysed.
        lists
            bool (n, c).
        """
        has_score = ~np.isnan(scores)
        used: BoolArray = np.any(has_score, axis=2)
        y = lists[used]
        if np.any(used, axis=1).sum() < MIN_LISTS or y.all() or not y.any():
            return None
        columns = np.where(np.isfinite(scores), scores, np.nan).reshape(-1, scores.shape[2])
        if np.isnan(columns).all(axis=0).any():
            return None
        low, high = np.nanmin(columns, axis=0), np.nanmax(columns, axis=0)
        is_share = (low >= 0) & (high <= 1)
        blank = cls(low, high, is_share, np.zeros(0), np.zeros((0, 0)))
        parts = blank._columns(log_odds, scores)
        c, k = scores.shape[1:]
        design = hstack(
            [csr_array(parts[used] * _POOLED_SPREAD), blank._species_design(scores, used)]
        )
        fitted = LogisticRegression(max_iter=1000, fit_intercept=False).fit(design.tocsr(), y)
        weights = fitted.coef_[0]
        n_pooled = parts.shape[-1]
        return cls(
            low=low,
            high=high,
            is_share=is_share,
            pooled=weights[:n_pooled] * _POOLED_SPREAD,
            of_species=weights[n_pooled:].reshape(k, c) * OWN_SPREAD,
        )

    def presence(self, P: FloatArray, scores: FloatArray) -> FloatArray:
        """Return P(present), float64 (n, c), from the model's ``P`` and the scores.

        Where no program analysed the recording it equals ``P``, float64 (n, c).
        """
        log_odds = logit(np.clip(P, _MIN_P, 1.0 - _MIN_P))
        moved = self._columns(log_odds, scores) @ self.pooled
        moved += np.einsum("nck,kc->nc", self._heights(scores), self.of_species)
        return np.where(np.isnan(scores).all(axis=2), P, expit(moved))

    def _heights(self, scores: FloatArray) -> FloatArray:
        """Return scores scaled to 0..1 per program; 0 where there is none."""
        of, low, high = (
            np.where(self.is_share, logit(np.clip(column, _MIN, 1.0 - _MIN)), column)
            for column in (np.nan_to_num(scores, nan=0.0, neginf=0.0), self.low, self.high)
        )
        height = np.clip((of - low) / np.maximum(high - low, _MIN), 0.0, 1.0)
        return np.where(np.isfinite(scores), height, 0.0)

    def _columns(self, log_odds: FloatArray, scores: FloatArray) -> FloatArray:
        has_score = ~np.isnan(scores)
        silent = np.isneginf(scores)
        columns = [has_score, self._heights(scores), silent]
        of_programs = np.concatenate([column.astype(np.float64) for column in columns], axis=2)
        both = np.stack([np.ones_like(log_odds), log_odds], axis=2)
        return np.concatenate([both, of_programs], axis=2)

    def _species_design(self, scores: FloatArray, used: BoolArray) -> csr_array:
        """Return the design of species-specific weights, sparse (n_used, k c)."""
        c, k = scores.shape[1:]
        heights = self._heights(scores)[used] * OWN_SPREAD
        column = np.broadcast_to(np.arange(c), used.shape)[used]
        row, program = np.nonzero(heights)
        column_index = program * c + column[row]
        shape = len(heights), k * c
        return coo_array((heights[row, program], (row, column_index)), shape=shape).tocsr()
