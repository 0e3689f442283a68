"""Calibration: what is printed beside a segment is how often such a name is right.

Nobody tells which name is right, but three kinds of items do, each judged by models that did not see its
recording. *Merged pairs*: two recordings whose lists have nothing in common are made into one
(`birdann.models.auto.merging`), and a name from the other one's list is wrong for sure. *Hidden lists*: of a recording whose
complete list is not told, a name outside it is wrong for sure. *Answers* of people, their label not told. A name of the own list
may be right or another name of that list, so of merged pairs the likelihood is that of the list's half: g, and the part of 1 - g
that other names of this half share. A hidden list's own name counts as right as far as the calibrated answer under that list says. Every segment counts, what is no call too:
which those are is not known, and weighed by the learner's guess the hard ones would count least.

The chance that the likeliest of k possible classes, j, is right, stated as p, is

    g = 1 / (1 + exp(-(a + exp(β) · (logit(p) - logit(1/k)) + logit(1/k) + u_j))),

and no less than 1/k: a surer statement stays a surer one, and one that says nothing is right as
often as chance has it, of few classes as of many. a and β maximise the items' likelihood, with
normal priors of mean 0 and variance 1. Where detections take part the priors are those of
recordings (`DETECTED`), and that of a stands where the items are, as predictors are centred
(A. Gelman et al. 2008): it is of a + exp(β) x at their mean x of logit(p) - logit(1/k), because
of 180 classes chance is far from all items. Segments of a recording are right or wrong together:
against the priors the items count as many as there are recordings and answers, and the covariance
is that of recordings (the sandwich; P. Huber 1967). The species' part is shrunk
towards the pooled calibration by one formula: with n_j recordings and answers of which a share s_j was right where c_j was expected,

    u_j = logit((n_j s_j + κ c_j) / (n_j + κ)) - logit(c_j),    κ = `SHRINKAGE`.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, logit, ndtri

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.intervals import effective_clusters, wilson
from birdann.core.training_report import Calibration, Reliability, SpeciesReliability
from birdann.models.diagnosis import FEW_LISTS

SHRINKAGE = 10.0
"""Recordings that the pooled calibration counts for: twice `FEW_LISTS`, so that a species of so few keeps two thirds of it."""
ANSWER_WEIGHT = 10.0
"""Merged segments that one answer of a person counts for: it is about a real list, and they come by the dozen from one recording."""
LIST_ERROR = 0.01
"""Chance that a complete list of one species is wrong for a call, before any answer; as the rate at which listed species are missed."""
MERGED, HIDDEN, ANSWERS = "merged pairs", "hidden lists", "answers"
Z_90 = float(ndtri(0.9))
_N_BINS, _N_FOLDS, _N_BOOTSTRAP = 10, 5, 400
_EXTREME, _TINY = 1e-6, 1e-12
_BELOW = 0.999


class Prior(NamedTuple):
    """Normal prior of a calibration."""

    slope: float = 0.0  # Mean of β.
    level: float = 0.0  # Mean of a, as a share of the log odds against chance.
    spread: float = 1.0  # Standard deviation of both.
    is_centred: bool = False  # Whether that of a stands where the items are.


STATED = Prior()
"""What is stated holds."""
DETECTED = Prior(-1.45, 0.4, 0.5, is_centred=True)
"""Where detections take part: without lists they are taken for surer than they are, and fewer classes compete than are possible."""
UNDETECTED = Prior(-1.6, is_centred=True)
"""In recordings without a detection, if detections take part: what a detector missed is faint, or unknown to it."""


@dataclass(frozen=True, slots=True, eq=False)
class Items:
    """Names of held-out segments, and how far each is right."""

    # float64 (n,): probability of the likeliest class, by a model that did not see the recording.
    stated: FloatArray
    possible: Int64Array  # int64 (n,): how many classes were possible.
    right: FloatArray  # float64 (n,): 1 or 0 where it is known, else the chance.
    # species, recording: int64 (n,): the likeliest class, and where it is from.
    species: Int64Array
    recording: Int64Array
    # float64 (n,): of the chance that it is wrong, the part that is `right` all the same: what is
    # known is not the class, but a set of classes that it is in.
    shared: FloatArray
    weight: FloatArray  # float64 (n,): how many segments each counts for.
    is_answer: BoolArray  # bool (n,): whether a person told.

    def __len__(self) -> int:
        return len(self.stated)

    @classmethod
    def of(
        cls,
        stated: FloatArray,
        possible: Int64Array,
        right: FloatArray,
        species: Int64Array,
        recording: Int64Array,
        *,
        shared: FloatArray | float = 0.0,
        weight: float = 1.0,
        is_answer: bool = False,
    ) -> Self:
        """Return items of one kind, all of one weight."""
        n = len(stated)
        outcome, by_person = np.asarray(right, np.float64), np.full(n, is_answer)
        values = np.broadcast_to(np.asarray(shared, np.float64), n)
        return cls(
            stated, possible, outcome, species, recording, values, np.full(n, weight), by_person
        )

    @classmethod
    def concatenate(cls, *parts: Self) -> Self:
        """Return the items of all parts."""
        return cls(*(np.concatenate([getattr(part, k) for part in parts]) for k in cls.__slots__))

    def take(self, rows: BoolArray) -> Self:
        """Return some of the items."""
        return type(self)(*(getattr(self, name)[rows] for name in self.__slots__))


@dataclass(frozen=True, slots=True, eq=False)
class Calibrator:
    """From the probability that is stated to the one that holds."""

    line: FloatArray  # float64 (2,): a and β.
    covariance: FloatArray  # float64 (2, 2): theirs.
    # shift, shift_variance: float64 (n_classes,): u_j, and its variance.
    shift: FloatArray
    shift_variance: FloatArray

    @classmethod
    def fit(cls, items: Items, n_classes: int, *, prior: Prior = STATED) -> Self:
        """Return the calibration that makes the items likeliest; without any, the prior."""
        x, y = _logit_above_chance(items.stated, items.possible), items.right
        chance = _log_odds_of_chance(items.possible)
        w = items.weight * np.where(items.is_answer, ANSWER_WEIGHT, 1.0)
        w *= min(1.0, _n_independent(items) / max(float(w.sum()), _TINY))
        centre = float(w @ x) / max(float(w.sum()), _TINY) if prior.is_centred else 0.0
        x -= centre
        level = prior.level * np.log(max(n_classes - 1, 1))
        usual = np.array([level + np.exp(prior.slope) * centre, prior.slope])
        precision = prior.spread**-2

        def loss(line: FloatArray) -> tuple[float, FloatArray]:
            slope = np.exp(line[1])
            z = chance + line[0] + slope * x
            g = expit(z)
            held = g + (1.0 - g) * items.shared
            value = -float(w @ (y * np.log(held + _TINY) - (1 - y) * np.logaddexp(0.0, z)))
            gap = w * ((1 - y) * g - y * _gain(g, items.shared) / (held + _TINY))
            moved = line - usual
            slopes = np.array([gap.sum(), gap @ x * slope]) + precision * moved
            return value + 0.5 * precision * float(moved @ moved), slopes

        bounds = [(usual[0] - 6.0, usual[0] + 6.0), (-3.0, 3.0)]
        line = minimize(loss, usual, jac=True, method="L-BFGS-B", bounds=bounds).x
        slope = np.exp(line[1])
        g = expit(chance + line[0] + slope * x)
        of_line = np.column_stack([np.ones(len(x)), slope * x])
        held, gain = g + (1.0 - g) * items.shared, _gain(g, items.shared)
        information = gain**2 / np.maximum(held * (1.0 - held), _TINY)
        bread = np.linalg.inv(
            (of_line * (w * information)[:, None]).T @ of_line + precision * np.eye(2)
        )
        _, group = np.unique(items.recording, return_inverse=True)
        scores = of_line * (w * ((1 - y) * g - y * gain / (held + _TINY)))[:, None]
        of_group = np.column_stack([np.bincount(group, column) for column in scores.T])
        at_chance = np.array([[1.0, -slope * centre], [0.0, 1.0]]) @ bread
        covariance = at_chance @ (of_group.T @ of_group + precision * np.eye(2)) @ at_chance.T
        return cls(
            line - [slope * centre, 0.0],
            covariance,
            *_shifts(replace(items, right=y * g / (held + _TINY)), w, g, n_classes),
        )

    def probability(
        self, stated: FloatArray, species: Int64Array, possible: Int64Array
    ) -> FloatArray:
        """Return how often names of these stated probabilities are right, float64 (n,)."""
        probability: FloatArray = expit(self._log_odds(stated, species, possible))
        return np.maximum(probability, 1.0 / np.maximum(possible, 1))

    def lower_bound(
        self, stated: FloatArray, species: Int64Array, possible: Int64Array
    ) -> FloatArray:
        """Return the bound that it exceeds with a confidence of 90 %, float64 (n,)."""
        x = _logit_above_chance(stated, possible)
        at = np.column_stack([np.ones(len(stated)), np.exp(self.line[1]) * x])
        variance = np.einsum("ij,jk,ik->i", at, self.covariance, at) + self.shift_variance[species]
        z = self._log_odds(stated, species, possible) - Z_90 * np.sqrt(variance)
        bound: FloatArray = expit(z)
        return bound

    def _log_odds(
        self, stated: FloatArray, species: Int64Array, possible: Int64Array
    ) -> FloatArray:
        z = self.line[0] + np.exp(self.line[1]) * _logit_above_chance(stated, possible)
        return np.asarray(z + _log_odds_of_chance(possible) + self.shift[species], np.float64)

    def add_log_odds(self, log_odds: float) -> Self:
        """Return the calibration of answers that are right more often by these log odds."""
        return replace(self, line=self.line + np.array([log_odds, 0.0]))

    def match_certainty(self, held_out: FloatArray, learned: FloatArray) -> Self:
        """Return the calibration of a model that states what it learned more surely.

        Its log odds against chance are reduced to the mean of those held out, never raised.

        Parameters
        ----------
        held_out, learned
            float64 (m, n_classes): p(y | x, a call, list) of the same instances, by models that did
            not see their list, and by the one that learned from it.
        """
        usable = (n_possible(held_out) > 1) & (n_possible(learned) > 1)
        if not usable.any():
            return self
        means = [
            float(_logit_above_chance(P[usable].max(axis=1), n_possible(P)[usable]).mean())
            for P in (held_out, learned)
        ]
        factor = np.clip(means[0] / max(means[1], _TINY), _EXTREME, 1.0)
        return replace(self, line=self.line + np.array([0.0, np.log(factor)]))

    def apply(self, P: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return calibrated answers, whose likeliest class stays the likeliest, and its lower bound.

        What the likeliest one loses goes to the others in proportion, none of which passes it; the rest is none of them.

        Parameters
        ----------
        P
            float64 (m, n_classes): p(y = j | x, a call). Rows of zeros stay.

        Returns
        -------
        calibrated : float64 (m, n_classes)
        lower_bound : float64 (m,)
        """
        rows, best = np.arange(len(P)), P.argmax(axis=1)
        p, k = P[rows, best], n_possible(P)
        g, low = self.probability(p, best, k), self.lower_bound(p, best, k)
        others = np.maximum(P.sum(axis=1) - p, 0.0)
        factor = np.where(others > 0, (1.0 - g) / np.maximum(others, _EXTREME), 0.0)
        out = np.minimum(P * np.minimum(factor, 1e6)[:, None], (g * _BELOW)[:, None])
        out[rows, best] = g
        is_possible = p > 0
        return np.where(is_possible[:, None], out, 0.0), np.where(is_possible, low, 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Calibrators:
    """Calibration of a model with a list, without one, and where a list leaves one species."""

    # listed, free, unheard: With a list, without one, and without what detectors say either.
    listed: Calibrator
    free: Calibrator
    unheard: Calibrator
    # float64 (2,): chance that the only species of a complete list is right for a call, and its
    # lower bound.
    alone: FloatArray


def single_list_reliability(n_right: float, n: float) -> FloatArray:
    """Return the chance that a list of one species is right for a call, and its lower bound, float64 (2,)."""
    from scipy.stats import beta

    wrong = n - n_right + SHRINKAGE * LIST_ERROR
    low = beta.ppf(0.1, n + SHRINKAGE - wrong, wrong)
    return np.array([1.0 - wrong / (n + SHRINKAGE), low])


def measure_calibration(
    listed: Items,
    free: Items,
    unheard: Items,
    n_classes: int,
    lists: Int64Array,
    *,
    gain: float = 0.0,
    seed: int,
) -> Calibration:
    """Return how calibrated probabilities agree with items, each calibrated without its recording.

    Parameters
    ----------
    listed, free, unheard
        Items with a list, with hidden ones, and those without what detectors say either.
    lists
        int64 (n_classes,): lists that name each class.
    gain
        Log odds by which answers without a list are stated higher than those of the items. They are
        supposed: the interval of the error includes that they are wrong by twice as much.
    """

    def held_out(items: Items, prior: Prior = STATED) -> Reliability | None:
        if not len(items):
            return None
        stated = _cross_fitted(items, n_classes, seed, prior)
        found = reliability(replace(items, stated=stated), seed)
        raised = reliability(replace(items, stated=expit(_logit(stated) + 2.0 * gain)), seed)
        return replace(found, error_high=max(found.error_high, raised.error_high))

    after = replace(listed, stated=_cross_fitted(listed, n_classes, seed))
    is_rare = (lists < FEW_LISTS)[listed.species]
    return Calibration(
        before=reliability(listed, seed),
        after=reliability(after, seed),
        few_lists=reliability(after.take(is_rare), seed) if is_rare.any() else None,
        unlisted=held_out(free, STATED if unheard is free else DETECTED),
        unheard=None if unheard is free else held_out(unheard, UNDETECTED),
        species=tuple(_measure_species(after, j, seed) for j in range(n_classes)),
        sources={
            MERGED: round(float(listed.weight[~listed.is_answer].sum())),
            HIDDEN: int((~free.is_answer).sum()),
            ANSWERS: max(int(listed.is_answer.sum()), int(free.is_answer.sum())),
        },
    )


def reliability(items: Items, seed: int) -> Reliability:
    """Return stated against found in ten bins, with 95 % intervals.

    Shares have Wilson's interval of the number of recordings, weighed by their segments (L. Kish
    1965). The error's interval resamples recordings, and two more of which one is right and one
    wrong throughout (A. Agresti & B. Coull 1998): recordings without a mistake leave some possible.
    """
    bins = np.minimum((items.stated * _N_BINS).astype(np.int64), _N_BINS - 1)
    names, group = np.unique(items.recording, return_inverse=True)
    n = len(names)
    if not n:
        return Reliability()

    def sums(values: FloatArray) -> FloatArray:
        flat = np.bincount(group * _N_BINS + bins, items.weight * values, n * _N_BINS)
        return np.asarray(flat.reshape(n, _N_BINS))

    mass, stated, held = (sums(v) for v in (np.ones(len(items)), items.stated, items.right))
    of_bins, of_stated, of_held = mass.sum(axis=0), stated.sum(axis=0), held.sum(axis=0)
    filled, total = of_bins > 0, max(float(of_bins.sum()), _EXTREME)
    found = (of_held[filled] / of_bins[filled]).clip(0.0, 1.0)
    every_bin = np.tile(np.arange(_N_BINS), n)
    low, high = wilson(found, effective_clusters(mass.ravel(), every_bin, _N_BINS)[filled])
    error = float(np.abs(of_stated - of_held).sum()) / total

    gaps = np.vstack([stated - held, (of_stated - of_bins) / n, of_stated / n])
    masses = np.append(mass.sum(axis=1), [total / n, total / n])
    drawn = np.random.default_rng(seed).multinomial(n, np.full(n + 2, 1.0 / (n + 2)), _N_BOOTSTRAP)
    errors = np.abs(drawn @ gaps).sum(axis=1) / np.maximum(drawn @ masses, _EXTREME)
    return Reliability(
        stated=tuple((of_stated[filled] / of_bins[filled]).tolist()),
        found=tuple(found.tolist()),
        low=tuple(np.minimum(low, found).tolist()),
        high=tuple(np.maximum(high, found).tolist()),
        segments=tuple(of_bins[filled].tolist()),
        recordings=n,
        mean_stated=float(of_stated.sum()) / total,
        mean_found=float(of_held.sum()) / total,
        error=error,
        error_low=min(float(np.quantile(errors, 0.025)), error),
        error_high=max(float(np.quantile(errors, 0.975)), error),
    )


def _measure_species(items: Items, j: int, seed: int) -> SpeciesReliability:
    species_items = items.take(items.species == j)
    if not len(species_items):
        return SpeciesReliability()
    bins = reliability(species_items, seed)
    # Wilson's interval of as many answers as there are recordings, whose segments are right together
    share, n = bins.mean_found, len(np.unique(species_items.recording))
    low, high = wilson(share, n)
    is_answer = species_items.is_answer
    return SpeciesReliability(
        recordings=n,
        correct=share,
        low=max(min(float(low), share), 0.0),
        high=min(max(float(high), share), 1.0),
        answers=int(is_answer.sum()),
        answers_correct=int((species_items.right[is_answer] > 0.5).sum()),
        bins=bins,
    )


def _cross_fitted(items: Items, n_classes: int, seed: int, prior: Prior = STATED) -> FloatArray:
    """Return calibrated probabilities, each by the items of other recordings, float64 (n,)."""
    names, group = np.unique(items.recording, return_inverse=True)
    fold = np.random.default_rng(seed).permutation(len(names)) % _N_FOLDS
    out = items.stated.copy()
    for k in range(_N_FOLDS):
        in_fold = fold[group] == k
        learned = Calibrator.fit(items.take(~in_fold), n_classes, prior=prior)
        stated, species, possible = (
            items.stated[in_fold],
            items.species[in_fold],
            items.possible[in_fold],
        )
        out[in_fold] = learned.probability(stated, species, possible)
    return out


def _n_independent(items: Items) -> int:
    """Return the number of recordings and of answers."""
    return len(np.unique(items.recording[~items.is_answer])) + int(items.is_answer.sum())


def _shifts(
    items: Items, w: FloatArray, g: FloatArray, n_classes: int
) -> tuple[FloatArray, FloatArray]:
    """Return u_j and its variance, float64 (n_classes,) each."""
    mass, right, expected = (
        np.bincount(items.species, values, n_classes) for values in (w, w * items.right, w * g)
    )
    pairs = np.unique(np.column_stack([items.species, items.recording])[~items.is_answer], axis=0)
    n = np.bincount(pairs[:, 0], minlength=n_classes).astype(np.float64)
    n += np.bincount(items.species[items.is_answer], minlength=n_classes)
    has_items, usual = mass > 0, float(w @ g) / max(float(w.sum()), _EXTREME) if len(w) else 0.5
    c = np.where(has_items, expected / np.maximum(mass, _EXTREME), usual)
    s = np.where(has_items, right / np.maximum(mass, _EXTREME), c)
    shrunk = np.clip((n * s + SHRINKAGE * c) / (n + SHRINKAGE), _EXTREME, 1 - _EXTREME)
    variance = 1.0 / np.maximum((n + SHRINKAGE) * shrunk * (1 - shrunk), _EXTREME)
    return _logit(shrunk) - _logit(c), variance


def _gain(g: FloatArray, shared: FloatArray) -> FloatArray:
    """Return the derivative by the log odds of what holds, float64 (n,)."""
    return (1.0 - shared) * g * (1.0 - g)


def n_possible(P: FloatArray) -> Int64Array:
    """Return how many classes each row leaves possible, int64 (m,)."""
    return np.asarray((P > 0).sum(axis=1), np.int64)


def _log_odds_of_chance(possible: Int64Array) -> FloatArray:
    return np.asarray(-np.log(np.maximum(possible - 1.0, 1.0)), np.float64)


def _logit_above_chance(stated: FloatArray, possible: Int64Array) -> FloatArray:
    return _logit(stated) - _log_odds_of_chance(possible)


def _logit(p: FloatArray) -> FloatArray:
    log_odds: FloatArray = logit(np.clip(p, _EXTREME, 1.0 - _EXTREME))
    return log_odds
