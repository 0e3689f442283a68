"""Species missing from incomplete lists.

An incomplete list contains present species and says nothing about the others. If all others
competed for every segment, they would win by chance; if none did, the listed ones would get all.
So an unlisted species competes like a listed one if it is more probably present than not, and
barely otherwise.

Three predictors are used: the log odds of presence without a list
(`birdann.models.auto.presence`); the species' maximum share of a segment beside those listed; and
how much more often than by chance it is listed with them. Their weights are fitted on complete
lists with each species left out in turn. P is then the probability of presence, and with δ, the
probability that an incomplete list omits a present species,

    P(present | not listed) = δ P / (1 − P + δ P).

δ maximises the likelihood of the incomplete lists: each species is listed with probability (1 − δ)
P. With too few complete lists, all lists are used, and δ is estimated from how many of the
clearest species are not listed (`birdann.models.auto.missing_tags`).
"""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize_scalar
from scipy.special import expit, logit

from birdann.core.bags import Bags, BoolArray, FloatArray, Int64Array
from birdann.models.auto.missing_tags import fit_rate
from birdann.models.auto.presence import (
    MIN_LISTS,
    PresenceModel,
    fingerprints,
    has_complete_list,
    logistic_weights,
    recall,
)
from birdann.models.base import given_a_call, pool_max
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import BagContext
from birdann.models.task import Task

LIKELIER_THAN_NOT = 0.5
_DOUBT = 1e-3
"""Shares of segments count as at least so far from 0 and 1."""
_SUREST = 30.0
_LEAST, _MOST = 0.001, 0.999
_MIN = 1e-12


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class OpenLists:
    """Model of species missing from incomplete lists."""

    weights: FloatArray  # float64 (4,): of the three predictors, and an offset.
    # float64 (n_classes, n_classes): number of lists with both species; with one on the diagonal.
    together: FloatArray
    n_lists: FloatArray  # float64 (): number of lists counted.
    left_off: FloatArray  # float64 (): δ.
    own: Int64Array  # int64 (n,): `fingerprints` of the training recordings with incomplete lists.
    of_own: npt.NDArray[np.float32]  # float32 (n, n_classes): their held-out P.

    @classmethod
    def learn(
        cls,
        task: Task,
        held_out: FloatArray,
        presence: PresenceModel | None,
        context: BagContext,
    ) -> Self | None:
        """Fit to all lists; None without incomplete lists or without a presence model.

        ``held_out`` is p(y | x) of each segment by models without its list, float64 (m,
        n_columns).
        """
        constraints = task.constraints
        open_ = is_open(constraints)
        if presence is None or not open_.any():
            return None
        listed, complete = constraints.listed_classes, has_complete_list(constraints)
        enough = complete.sum() >= MIN_LISTS
        counted = listed[(complete | open_.any(axis=1)) & ~constraints.is_reference].astype(float)
        model = cls(
            weights=np.zeros(4),
            together=counted.T @ counted,
            n_lists=np.asarray(float(len(counted))),
            left_off=np.zeros(()),
            own=np.zeros(0, np.int64),
            of_own=np.zeros((0, listed.shape[1]), np.float32),
        )
        evidence = model._evidence(
            presence.log_odds(task.bags, held_out, context), held_out, constraints, own=1.0
        )
        beside = listed.sum(axis=1, keepdims=True) > listed
        taught = (complete if enough else complete | open_.any(axis=1))[:, None] & beside
        taught &= np.isfinite(evidence).all(axis=2)
        if not (listed[taught].any() and (~listed[taught]).any()):
            return None
        has_open = open_.any(axis=1)
        weights = logistic_weights(evidence[taught], listed[taught])
        if enough:
            there = expit(evidence[open_] @ weights[:-1] + weights[-1])
            left_off = _left_off(there, int(listed[has_open].sum()))
        else:
            left_off, weights = _by_the_clearest(weights, evidence[taught], listed[taught])
        return replace(
            model,
            weights=weights,
            left_off=np.asarray(left_off),
            own=fingerprints(task.bags.take(has_open)),
            of_own=expit(evidence[has_open] @ weights[:-1] + weights[-1]).astype(np.float32),
        )

    def presence(
        self,
        bags: Bags,
        P: FloatArray,
        constraints: Constraints,
        presence: PresenceModel,
        context: BagContext,
    ) -> FloatArray:
        """Return P(present) of species missing from incomplete lists, float64 (n_bags, n_classes).

        0 for listed and excluded species and in other recordings. ``P`` is p(y | x), not used for
        training recordings.
        """
        open_ = is_open(constraints)
        result = np.zeros(open_.shape)
        open_bags = np.flatnonzero(open_.any(axis=1))
        if not len(open_bags):
            return result
        asked = bags.take(open_bags)
        there = np.zeros((len(open_bags), open_.shape[1]))
        new = np.flatnonzero(~recall(self.own, self.of_own, asked, into=there))
        if len(new):
            fresh, rows = asked.take(new), bags.instances_of(open_bags[new])
            alone = presence.log_odds(fresh, P[rows], context)
            evidence = self._evidence(alone, P[rows], constraints.take(open_bags[new]), own=0.0)
            there[new] = expit(evidence @ self.weights[:-1] + self.weights[-1])
        left_off = self.left_off * there
        result[open_bags] = left_off / np.maximum(1.0 - there + left_off, _MIN)
        return np.where(open_, result, 0.0)

    def _evidence(
        self, alone: FloatArray, P: FloatArray, constraints: Constraints, *, own: float
    ) -> FloatArray:
        """Return the predictors of each species given the list, float64 (n_bags, n_classes, 3).

        ``own`` is 1 where the lists of these bags are among those counted, else 0.
        """
        listed = constraints.listed_classes
        calls = given_a_call(P, constraints.n_classes)
        of_list = np.repeat(listed, np.diff(constraints.offsets), axis=0)
        explained = (calls * of_list).sum(axis=1, keepdims=True) + np.where(of_list, 0.0, calls)
        shares = calls / np.maximum(explained, _MIN)
        best = pool_max(shares, constraints.offsets, empty=0.0)
        return np.stack(
            [alone, logit(np.clip(best, _DOUBT, 1.0 - _DOUBT)), self._company(listed, own)],
            axis=-1,
        )

    def _company(self, listed: BoolArray, own: float) -> FloatArray:
        """Return the log ratio of how often each species is listed with the others to chance."""
        named = np.diag(self.together)
        n = max(float(self.n_lists) - own, 1.0)
        others = np.maximum(named - own, 0.0)[:, None]
        unlisted = np.log((self.together + 1.0) / (others * named / n + 1.0))
        less = np.maximum(named - own, 0.0)
        among = np.log(np.maximum(self.together - own, 0.0) + 1.0)
        among -= np.log(others * less / n + 1.0)
        np.fill_diagonal(among, 0.0)
        lists = listed.astype(np.float64)
        total = np.where(listed, lists @ among, lists @ unlisted)
        company: FloatArray = total / np.maximum(lists.sum(axis=1, keepdims=True) - lists, 1.0)
        return company


def opened(present: FloatArray, constraints: Constraints) -> Constraints:
    """Return constraints in which species with P(present) > 0.5 compete as if listed.

    ``present`` is from `OpenLists.presence`, float64 (n_bags, n_classes).
    """
    weights = constraints.weights.copy()
    weights[:, : constraints.n_classes][present >= LIKELIER_THAN_NOT] = 1.0
    return replace(constraints, weights=weights)


def is_open(constraints: Constraints) -> BoolArray:
    """Return which classes incomplete lists leave open, bool (n_bags, n_classes)."""
    possible = constraints.weights[:, : constraints.n_classes] > 0.0
    asked = constraints.listed & ~constraints.is_reference & (np.diff(constraints.offsets) > 0)
    open_: BoolArray = asked[:, None] & possible & ~constraints.named_classes
    return open_


def _by_the_clearest(
    weights: FloatArray, presence: FloatArray, listed: BoolArray
) -> tuple[float, FloatArray]:
    """Return δ and weights for presence, from weights (4,) for being listed; evidence (k, 3)."""
    log_odds = np.clip(presence @ weights[:-1] + weights[-1], -_SUREST, _SUREST)
    left_off, raised, slope = fit_rate(log_odds, np.zeros(len(listed)), listed)
    moved = slope * weights
    moved[-1] += raised
    return left_off, moved


def _left_off(there: FloatArray, n_listed: int) -> float:
    """Return the maximum likelihood δ for ``n_listed`` listed and others with P ``there`` not."""

    def loss(left_off: float) -> float:
        missed = np.log1p(-(1.0 - left_off) * np.minimum(there, _MOST))
        return -float(n_listed * np.log1p(-left_off) + missed.sum())

    return float(minimize_scalar(loss, bounds=(_LEAST, _MOST), method="bounded").x)
