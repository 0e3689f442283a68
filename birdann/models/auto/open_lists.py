"""Species missing from incomplete lists.

An incomplete list contains present species and says nothing about the others. If all others
competed for every segment, they would win by chance; if none did, the listed ones would get all.
So an unlisted species competes like a listed one if it is more probably present than not, and
barely otherwise.

Three predictors are used: the log odds of presence without a list
(`birdann.models.auto.presence`); the species' maximum share of a segment beside those listed; and
how much more often than by chance it is listed with them. Their weights are fitted on complete
lists with each species left out in turn. A recording much longer than those is cut into pieces of
their usual length, and its predictors are the largest log odds of a piece, without the list, and
the number of pieces; their weights are fitted on complete lists strung together at random. There,
a species competes in the pieces that it is likelier in than not if it is in the recording. P is
the probability of presence, and with δ, the probability that an incomplete list omits a present
species,

    P(present | not listed) = δ P / (1 − P + δ P).

δ maximises the likelihood of the incomplete lists: each species is listed with probability (1 − δ)
P. With too few complete lists, all lists are used, and δ is estimated from how many of the
clearest species are not listed (`birdann.models.auto.missing_tags`).
"""

from dataclasses import dataclass, field, replace
from typing import Self

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize_scalar
from scipy.special import expit, logit

from birdann.core.bags import UNKNOWN, Bags, BoolArray, FloatArray, Int64Array
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
LONG = 0.95
"""Share of the recordings of the fit that are shorter than one that is judged in pieces."""
_CLIP = 1e-3
"""Shares of segments count as at least so far from 0 and 1."""
_LIMIT = 30.0
_MIN_RATE, _MAX_RATE = 0.001, 0.999
_MIN = 1e-12


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class OpenLists:
    """Model of species missing from incomplete lists."""

    weights: FloatArray  # float64 (4,): of the three predictors, and an offset.
    # float64 (n_classes, n_classes): number of lists with both species; with one on the diagonal.
    pair_counts: FloatArray
    n_lists: FloatArray  # float64 (): number of lists counted.
    omission: FloatArray  # float64 (): δ.
    # int64 (n,): `fingerprints` of the training recordings with incomplete lists, and of pieces.
    keys: Int64Array
    values: npt.NDArray[np.float32]  # float32 (n, n_classes): their held-out P.
    # float64 (2,): segments of the median recording of the fit, and of one longer than `LONG`.
    sizes: FloatArray = field(default_factory=lambda: np.full(2, np.inf))
    # float64 (3,): weights of the predictors of long recordings, and an offset.
    of_strings: FloatArray = field(default_factory=lambda: np.zeros(3))

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
            pair_counts=counted.T @ counted,
            n_lists=np.asarray(float(len(counted))),
            omission=np.zeros(()),
            keys=np.zeros(0, np.int64),
            values=np.zeros((0, listed.shape[1]), np.float32),
        )
        alone = presence.log_odds(task.bags, held_out, context)
        evidence = model._evidence(alone, held_out, task.bags, listed, n_own=1.0)
        has_others = listed.sum(axis=1, keepdims=True) > listed
        training = (complete if enough else complete | open_.any(axis=1))[:, None] & has_others
        training &= np.isfinite(evidence).all(axis=2)
        if not (listed[training].any() and (~listed[training]).any()):
            return None
        weights, omission = logistic_weights(evidence[training], listed[training]), None
        if not enough:
            omission, weights = _presence_weights(weights, evidence[training], listed[training])
        used = training.any(axis=1)
        model = replace(
            model,
            weights=weights,
            sizes=np.quantile(task.bags.sizes[used], [0.5, LONG]),
            of_strings=_of_strings(alone[used], listed[used], task.seed),
        )
        open_bags = np.flatnonzero(open_.any(axis=1))
        chosen, rows = task.bags.take(open_bags), task.bags.instances_of(open_bags)
        chance, pieces, likely = model._presence(
            chosen, held_out[rows], listed[open_bags], presence, context, n_own=1.0
        )
        if omission is None:
            omission = _omission(chance[open_[open_bags]], int(listed[open_bags].sum()))
        return replace(
            model,
            omission=np.asarray(omission),
            keys=np.concatenate([fingerprints(chosen), fingerprints(pieces)]),
            values=np.concatenate([chance, likely]).astype(np.float32),
        )

    def presence(
        self,
        bags: Bags,
        P: FloatArray,
        constraints: Constraints,
        presence: PresenceModel,
        context: BagContext,
    ) -> tuple[FloatArray, BoolArray]:
        """Return P(present) of species missing from incomplete lists, and where they are not.

        Parameters
        ----------
        P
            float64 (m, n_columns): p(y | x), not used for training recordings.

        Returns
        -------
        present
            float64 (n_bags, n_classes): 0 for listed and excluded species and in other recordings.
        absent
            bool (m or 0, n_classes): the segment is in a piece of a long recording that such a
            species is less likely in than not.
        """
        open_ = is_open(constraints)
        present, absent = np.zeros(open_.shape), np.zeros((0, open_.shape[1]), np.bool_)
        open_bags = np.flatnonzero(open_.any(axis=1))
        if not len(open_bags):
            return present, absent
        chosen, rows = bags.take(open_bags), bags.instances_of(open_bags)
        listed = constraints.listed_classes[open_bags]
        chance, pieces, likely = self._presence(
            chosen, P[rows], listed, presence, context, n_own=0.0
        )
        omission = self.omission * chance
        present[open_bags] = omission / np.maximum(1.0 - chance + omission, _MIN)
        if len(pieces):
            absent = np.zeros((bags.n_instances, open_.shape[1]), np.bool_)
            long_rows = rows[np.repeat(self._n_pieces(chosen) > 1, chosen.sizes)]
            absent[long_rows] = np.repeat(likely < LIKELIER_THAN_NOT, pieces.sizes, axis=0)
            absent &= open_[bags.bag_of_instance]
        return np.where(open_, present, 0.0), absent

    def _n_pieces(self, bags: Bags) -> Int64Array:
        """Return into how many pieces each recording is cut, int64 (n_bags,)."""
        n_medians = np.maximum(np.rint(bags.sizes / self.sizes[0]), 1.0)
        return np.where(bags.sizes > self.sizes[1], n_medians, 1.0).astype(np.int64)

    def _presence(
        self,
        bags: Bags,
        P: FloatArray,
        listed: BoolArray,
        presence: PresenceModel,
        context: BagContext,
        *,
        n_own: float,
    ) -> tuple[FloatArray, Bags, FloatArray]:
        """Return P of each species in each recording, and in the pieces of long ones.

        float64 (n_bags, n_classes); the pieces, and float64 (n_pieces, n_classes): P of each
        species in each if it is in the recording.
        """
        alone = presence.log_odds(bags, P, context)
        evidence = self._evidence(alone, P, bags, listed, n_own=n_own)
        chance = expit(evidence @ self.weights[:-1] + self.weights[-1])
        n_pieces = self._n_pieces(bags)
        long = np.flatnonzero(n_pieces > 1)
        n, cut = n_pieces[long], bags.take(long)
        first = np.cumsum(n) - n
        bag = np.repeat(np.arange(len(long)), n)
        cuts = cut.offsets[bag] + (np.arange(len(bag)) - first[bag]) * cut.sizes[bag] // n[bag]
        pieces = Bags(cut.X, np.append(cuts, cut.n_instances))
        likely = np.zeros((len(pieces), listed.shape[1]))
        if len(long):
            log_odds = presence.log_odds(pieces, P[bags.instances_of(long)], context)
            slope, of_number, offset = self.of_strings
            largest = slope * np.maximum.reduceat(log_odds, first, axis=0)
            chance[long] = expit(largest + of_number * np.log(n)[:, None] + offset)
            likely = expit(log_odds) / np.maximum(chance[long][bag], _MIN)
        recall(self.keys, self.values, bags, into=chance)
        recall(self.keys, self.values, pieces, into=likely)
        return chance, pieces, likely

    def _evidence(
        self, alone: FloatArray, P: FloatArray, bags: Bags, listed: BoolArray, *, n_own: float
    ) -> FloatArray:
        """Return the predictors of each species given the list, float64 (n_bags, n_classes, 3).

        ``n_own`` is 1 where the lists of these bags are among those counted, else 0.
        """
        calls = given_a_call(P, listed.shape[1])
        of_list = np.repeat(listed, bags.sizes, axis=0)
        explained = (calls * of_list).sum(axis=1, keepdims=True) + np.where(of_list, 0.0, calls)
        shares = calls / np.maximum(explained, _MIN)
        best = pool_max(shares, bags.offsets, empty=0.0)
        return np.stack(
            [alone, logit(np.clip(best, _CLIP, 1.0 - _CLIP)), self._association(listed, n_own)],
            axis=-1,
        )

    def _association(self, listed: BoolArray, n_own: float) -> FloatArray:
        """Return the log ratio of how often each species is listed with the others to chance."""
        named = np.diag(self.pair_counts)
        n = max(float(self.n_lists) - n_own, 1.0)
        others = np.maximum(named - n_own, 0.0)[:, None]
        unlisted = np.log((self.pair_counts + 1.0) / (others * named / n + 1.0))
        less = np.maximum(named - n_own, 0.0)
        among = np.log(np.maximum(self.pair_counts - n_own, 0.0) + 1.0)
        among -= np.log(others * less / n + 1.0)
        np.fill_diagonal(among, 0.0)
        lists = listed.astype(np.float64)
        total = np.where(listed, lists @ among, lists @ unlisted)
        association: FloatArray = total / np.maximum(lists.sum(axis=1, keepdims=True) - lists, 1.0)
        return association


def opened(present: FloatArray, absent: BoolArray, constraints: Constraints) -> Constraints:
    """Return constraints in which species with P(present) > 0.5 compete as if listed.

    ``present`` and ``absent`` are from `OpenLists.presence`.
    """
    weights, is_likely = constraints.weights.copy(), present >= LIKELIER_THAN_NOT
    weights[:, : constraints.n_classes][is_likely] = 1.0
    if not len(absent):
        return replace(constraints, weights=weights)
    excluded = absent & np.repeat(is_likely, np.diff(constraints.offsets), axis=0)
    excluded &= (constraints.fixed == UNKNOWN)[:, None]
    if len(constraints.rejected):
        excluded |= constraints.rejected
    return replace(constraints, weights=weights, rejected=excluded)


def is_open(constraints: Constraints) -> BoolArray:
    """Return which classes incomplete lists leave open, bool (n_bags, n_classes)."""
    possible = constraints.weights[:, : constraints.n_classes] > 0.0
    is_used = constraints.listed & ~constraints.is_reference & (np.diff(constraints.offsets) > 0)
    open_: BoolArray = is_used[:, None] & possible & ~constraints.named_classes
    return open_


def _of_strings(alone: FloatArray, listed: BoolArray, seed: int) -> FloatArray:
    """Return the weights of presence in strings of recordings, from their log odds and lists."""
    rng, n = np.random.default_rng(seed), 1
    predictors, present = [], []
    while n <= max(len(listed) // 2, 1):
        members = rng.permutation(len(listed))[: len(listed) // n * n].reshape(-1, n)
        largest = alone[members].max(axis=1)
        predictors.append(np.stack([largest, np.full(largest.shape, np.log(n))], axis=-1))
        present.append(listed[members].any(axis=1))
        n *= 2
    return logistic_weights(np.concatenate(predictors).reshape(-1, 2), np.concatenate(present))


def _presence_weights(
    weights: FloatArray, presence: FloatArray, listed: BoolArray
) -> tuple[float, FloatArray]:
    """Return δ and weights for presence, from weights (4,) for being listed; evidence (k, 3)."""
    log_odds = np.clip(presence @ weights[:-1] + weights[-1], -_LIMIT, _LIMIT)
    omission, raised, slope = fit_rate(log_odds, np.zeros(len(listed)), listed)
    moved = slope * weights
    moved[-1] += raised
    return omission, moved


def _omission(chance: FloatArray, n_listed: int) -> float:
    """Return the maximum likelihood δ for ``n_listed`` listed and others with P ``chance`` not."""

    def loss(omission: float) -> float:
        missed = np.log1p(-(1.0 - omission) * np.minimum(chance, _MAX_RATE))
        return -float(n_listed * np.log1p(-omission) + missed.sum())

    return float(minimize_scalar(loss, bounds=(_MIN_RATE, _MAX_RATE), method="bounded").x)
