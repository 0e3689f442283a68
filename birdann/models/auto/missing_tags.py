"""Species that are present but not listed: probabilities, and the rate of missing tags.

A learner that treats every list as complete assigns the segments of missing species to listed
ones. Each listed species is left out in turn, and the gain in likelihood from adding it is
compared with the gain for unlisted species. With complete lists, all clearly audible species are
listed; if tags are missing at random, a share of the clearest is not. This is learning from
positive and unlabelled examples (C. Elkan, K. Noto, "Learning classifiers from only positive and
unlabeled data", KDD 2008) with recording-species pairs as examples.

Let Y be the list of a recording, π the share of each class among all segments, and let another
species j have the share θ of the recording's segments. By Bayes' rule its evidence is

    B = mean over θ of Π_i [1 − θ + θ (p(j | x_i) / π_j) / (Σ_{k∈Y} p(k | x_i) / Σ_{k∈Y} π_k)].

The segments of a recording are dependent, so B is overconfident. P(j is listed) = (1 − δ) σ(logit
f_j + a + b log B), with f_j the share of lists with j, is fitted to all pairs by maximum
likelihood; δ is the rate of missing tags.
"""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, logit, logsumexp

from birdann.core.bags import BoolArray, FloatArray
from birdann.models.exact.constraints import SILENT, Constraints
from birdann.models.exact.context import bag_sums

SHARES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7)
"""θ: shares of a recording's segments that a forgotten species may have."""
MAX_MISSING = 3
"""Forgotten species of one recording that explain its segments together."""
_MIN_PRESENCE = 0.02
_LIMIT = 30.0
_TINY = 1e-9
_SLOPE_PRECISION = 0.1
"""Of the prior that keeps b near 1."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MissingTags:
    """Model of species missing from lists."""

    # float64 (): δ, probability that a present species is not listed; 0 changes nothing.
    rate: FloatArray
    # intercept, slope: float64 (): a and b.
    intercept: FloatArray
    slope: FloatArray
    frequency: FloatArray  # float64 (n_classes,): f, share of the lists with each class.
    proportions: FloatArray  # float64 (n_columns,): π, share of each column among all segments.

    @classmethod
    def none(cls, n_classes: int) -> Self:
        """Return the model of complete lists."""
        zero = np.zeros(())
        return cls(
            rate=zero,
            intercept=zero,
            slope=np.ones(()),
            frequency=np.full(n_classes, 0.5),
            proportions=np.ones(n_classes),
        )

    @classmethod
    def estimate(cls, probabilities: FloatArray, constraints: Constraints) -> Self:
        """Estimate from complete lists, with held-out p(y | x), float64 (m, n_columns)."""
        listed, complete = constraints.listed_classes, is_complete(constraints)
        frequency = (listed[complete].sum(axis=0) + 0.5) / (complete.sum() + 1.0)
        proportions = (probabilities.sum(axis=0) + 0.5) / (probabilities.sum() + 0.5)
        start = replace(
            cls.none(constraints.n_classes), frequency=frequency, proportions=proportions
        )
        evidence = start.evidence(probabilities, constraints, listed)
        is_known = np.isfinite(evidence) & complete[:, None]
        if not is_known.any():
            return start
        prior = np.broadcast_to(start._prior_log_odds, is_known.shape)[is_known]
        rate, a, b = fit_rate(
            np.clip(evidence[is_known], -_LIMIT, _LIMIT), prior, listed[is_known]
        )
        return replace(start, rate=np.asarray(rate), intercept=np.asarray(a), slope=np.asarray(b))

    def with_min_rate(self, rate: float) -> "MissingTags":
        """Return the same model with a minimum rate."""
        return replace(self, rate=np.maximum(self.rate, rate))

    @property
    def _prior_log_odds(self) -> FloatArray:
        odds: FloatArray = logit(np.clip(self.frequency, 1e-4, 0.97))
        return odds

    def evidence(
        self, probabilities: FloatArray, constraints: Constraints, present: FloatArray | BoolArray
    ) -> FloatArray:
        """Return log B of every class given the *other* present ones, float64 (n_bags, n_classes).

        nan where no other class is present.

        Parameters
        ----------
        probabilities
            float64 (m, n_columns): p(y | x).
        present
            float64 or bool (n_bags, n_classes): P(present) of each class.
        """
        n_bags, n_classes = present.shape
        weights = np.ones((n_bags, probabilities.shape[1]))
        weights[:, :n_classes] = present
        bag_of = np.repeat(np.arange(n_bags), np.diff(constraints.offsets))
        explained = weights[bag_of] * probabilities
        competing = explained.sum(axis=1, keepdims=True) - explained
        competing_share = (weights @ self.proportions)[:, None] - weights * self.proportions
        lift = probabilities / self.proportions
        lift *= np.maximum(competing_share, _TINY)[bag_of] / np.maximum(competing, _TINY)
        lift = lift[:, :n_classes] - 1.0
        logs = [bag_sums(np.log1p(theta * lift), constraints.offsets) for theta in SHARES]
        evidence: FloatArray = logsumexp(logs, axis=0) - np.log(len(SHARES))
        others = weights.sum(axis=1, keepdims=True) - present
        return np.where(others > _TINY, evidence, np.nan)

    def presence(self, probabilities: FloatArray, constraints: Constraints) -> FloatArray:
        """Return P(present) of classes missing from complete lists, float64 (n_bags, n_classes).

        0 elsewhere. The most probable species explains its segments before the next is considered,
        so that one missing species is not found as several.
        """
        listed = constraints.listed_classes
        presence = np.zeros(listed.shape)
        if self.rate <= 0:
            return presence
        unlisted = is_complete(constraints)[:, None] & ~listed
        all_bags = np.arange(len(constraints))
        for _ in range(MAX_MISSING):
            chance = self._chance(probabilities, constraints, listed + presence)
            chance[~unlisted] = 0.0
            best = chance.argmax(axis=1)
            likely = chance[all_bags, best] > _MIN_PRESENCE
            if not likely.any():
                break
            presence[all_bags[likely], best[likely]] = chance[all_bags, best][likely]
            unlisted[all_bags[likely], best[likely]] = False
        return presence

    def corrected(self, probabilities: FloatArray, constraints: Constraints) -> FloatArray:
        """Return p(y | x) (m, n_columns) with labels of instances applied.

        Confirmed instances are certain; excluded ones are uninformative.
        """
        P, fixed = probabilities.copy(), constraints.fixed
        if len(constraints.rejected):
            P[:, : len(self.frequency)][constraints.rejected] = 0.0
        P[fixed >= 0] = 0.0
        P[fixed >= 0, fixed[fixed >= 0]] = 1.0
        P[fixed == SILENT] = self.proportions
        return P

    def _chance(
        self, probabilities: FloatArray, constraints: Constraints, present: FloatArray
    ) -> FloatArray:
        """Return P(present | not listed, evidence), float64 (n_bags, n_classes)."""
        evidence = np.clip(self.evidence(probabilities, constraints, present), -_LIMIT, _LIMIT)
        log_odds = self._prior_log_odds + self.intercept + self.slope * evidence
        left_out = self.rate * expit(log_odds)
        chance: FloatArray = left_out / (left_out + np.maximum(expit(-log_odds), _TINY))
        return np.nan_to_num(chance)

    def opened(self, probabilities: FloatArray, constraints: Constraints) -> Constraints:
        """Return the constraints with each complete list as open as it seems incomplete."""
        if self.rate <= 0:
            return constraints
        weights = constraints.weights.copy()
        of_classes = weights[:, : len(self.frequency)]
        np.maximum(of_classes, self.presence(probabilities, constraints), out=of_classes)
        return replace(constraints, weights=weights)


def is_complete(constraints: Constraints) -> BoolArray:
    """Return which bags have instances and a non-empty complete list: bool (n_bags,)."""
    listed = constraints.listed_classes
    excluded = constraints.weights[:, : constraints.n_classes] == 0.0
    complete: BoolArray = listed.any(axis=1) & np.all(listed | excluded, axis=1)
    return complete & (np.diff(constraints.offsets) > 0)


def fit_rate(
    evidence: FloatArray, prior: FloatArray, listed: BoolArray
) -> tuple[float, float, float]:
    """Return the maximum likelihood δ, a and b of P(listed) = (1 − δ) σ(prior + a + b evidence).

    All arrays have length k.
    """

    def loss(theta: FloatArray) -> float:
        log_slope, a, logit_rate = theta
        p = expit(-logit_rate) * expit(prior + a + np.exp(log_slope) * evidence)
        p = np.clip(p, _TINY, 1.0 - _TINY)
        log_likelihood = np.log(p[listed]).sum() + np.log1p(-p[~listed]).sum()
        return float(0.5 * _SLOPE_PRECISION * log_slope**2 - log_likelihood)

    starts = ([-0.5, 0.0, at] for at in (-4.0, -2.0))
    minimum = min((minimize(loss, x, method="Nelder-Mead") for x in starts), key=lambda r: r.fun)
    log_slope, a, logit_rate = minimum.x
    return float(expit(logit_rate)), float(a), float(np.exp(log_slope))
