"""Calibration of the automatic learner on items of held-out recordings.

See `birdann.models.calibration`. Only the calibration is fitted here: the answers of models of
other recordings are known from the choices made before. Those models were not given the list of
the held-out recording and cannot name a species that no other list contains, as the model itself
can. Recordings with such species are therefore left out. Their frequency is estimated from the
species that are listed once.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import UNKNOWN
from birdann.core.training_report import Calibration
from birdann.models.auto.merging import PAIRINGS, pairings
from birdann.models.auto.selection import folds_of
from birdann.models.calibration import (
    DETECTED,
    STATED,
    UNDETECTED,
    Calibrator,
    Calibrators,
    Items,
    measure_calibration,
    n_possible,
    single_list_reliability,
)
from birdann.models.exact.constraints import Constraints
from birdann.models.task import Task

_MIN_CALL = 1e-12

Answer = Callable[[Int64Array, Constraints], FloatArray]
"""``answer(instances, constraints)``: p(y | x, a call, constraints) by models that did not see the
recordings of the instances, float64 (k, n_classes)."""


def calibrate(
    task: Task, answer: Answer, with_lists: FloatArray, free: FloatArray, unheard: FloatArray
) -> tuple[Calibrators, Calibration]:
    """Return the calibration of a learner's answers, and how it agrees with held-out items.

    A name that is the only possible one is no item: it cannot be wrong, so that it shows nothing.

    Parameters
    ----------
    task
        The training bags and their lists, without a noise class.
    answer
        Answers for instances under lists.
    with_lists
        float64 (m, n_classes): the same under their own lists by the model that learned from them.
    free
        float64 (m, n_classes): p(y | x, a call) without lists, by models that did not see the bag.
    unheard
        The same without what detectors say; ``free`` itself if there are none.
    """
    C = task.constraints
    bag = task.bags.bag_of_instance
    learned = _named_in_other_folds(task)
    answers, single_list = _answers(task, answer, C.project.bags)
    merged, listed = _merged_pair_items(task, answer, answers, learned)
    tested = np.zeros(len(C), np.bool_)
    own, Y = C.project, C.listed_classes
    tested[own.bags] = own.constraints.has_complete_list
    tested &= Y.any(axis=1) & (learned | ~Y).all(axis=1)
    held_out = answer(np.arange(len(bag)), C)
    calibrated, _ = listed.apply(held_out)
    calibrated[(Y.sum(axis=1) == 1)[bag]] = 1.0

    def held_out_items(P: FloatArray) -> Items:
        best, usable = P.argmax(axis=1), tested[bag] & (n_possible(P) > 1)
        chance = np.where(Y[bag, best], calibrated[np.arange(len(bag)), best], 0.0)
        of_lists = Items.of(
            P.max(axis=1)[usable],
            n_possible(P)[usable],
            chance[usable] * _coverage(C),
            best[usable],
            C.groups[bag[usable]],
        )
        every = np.flatnonzero(~C.is_reference)
        return Items.concatenate(of_lists, _answers(task, lambda rows, _: P[rows], every)[0])

    of_free, lists = held_out_items(free), Y.sum(axis=0)
    of_unheard = of_free if unheard is free else held_out_items(unheard)
    priors = (STATED, STATED) if unheard is free else (DETECTED, UNDETECTED)
    detected, undetected = (
        Calibrator.fit(items, C.n_classes, prior=prior)
        for items, prior in zip((of_free, of_unheard), priors, strict=True)
    )
    gain = _gain_of_all_lists(task) if tested.any() and unheard is free else 0.0
    is_open = tested[bag] & (C.fixed == UNKNOWN)
    listed = listed.match_certainty(held_out[is_open], with_lists[is_open])
    calibrators = Calibrators(
        listed, detected.add_log_odds(gain), undetected.add_log_odds(gain), single_list
    )
    items = Items.concatenate(merged, answers)
    calibration = measure_calibration(
        items, of_free, of_unheard, C.n_classes, lists, gain=gain, seed=task.seed
    )
    return calibrators, calibration


def _named_in_other_folds(task: Task) -> BoolArray:
    """Return the classes that lists of other folds name, bool (n_bags, n_classes)."""
    Y, fold = task.constraints.listed_classes, folds_of(task)
    if fold is None:
        return np.zeros_like(Y)
    return np.array([Y[fold != k].any(axis=0) for k in range(int(fold.max()) + 1)])[fold]


def _gain_of_all_lists(task: Task) -> float:
    """Return the log odds that all lists are better than those of the other folds."""
    listed, fold = task.constraints.listed_classes.any(axis=1), folds_of(task)
    if fold is None:
        return 0.0
    others = [float((listed & (fold != k)).sum()) for k in range(int(fold.max()) + 1)]
    return 0.5 * float(np.log(listed.sum() / max(float(np.mean(others)), 1.0)))


def _coverage(C: Constraints) -> float:
    """Return the probability that the species of the next list entry is in a list (I. Good 1953)."""
    own = C.project
    entries = np.argwhere(own.constraints.listed_classes)
    entries[:, 0] = own.constraints.groups[entries[:, 0]]
    times = np.bincount(np.unique(entries, axis=0)[:, 1], minlength=C.n_classes)
    of_sources = np.delete(C.listed_classes, own.bags, axis=0)
    once = (times == 1) & ~of_sources.any(axis=0)
    return 1.0 - float(once.sum()) / float(times.sum() + 1)


def _merged_pair_items(
    task: Task, answer: Answer, answers: Items, learned: BoolArray
) -> tuple[Items, Calibrator]:
    """Return the items of merged pairs, and the calibration by them and people's answers.

    A listed species is as often correct as the calibrated answer among the list's species states.
    """
    C, bag = task.constraints, task.bags.bag_of_instance
    parts = [Items.of(*_NO_ITEMS)]
    for pair in pairings(task):
        P = answer(pair.rows, pair.constraints)
        rows, best = np.arange(len(P)), P.argmax(axis=1)
        p, is_correct = P[rows, best], pair.is_own[rows, best]
        both = pair.constraints
        listed = np.repeat(both.listed_classes, np.diff(both.offsets), axis=0)
        usable = (p > 0) & (learned[bag[pair.rows]] | ~listed).all(axis=1)
        with_best = np.where(pair.is_own == is_correct[:, None], P, 0.0).sum(axis=1)
        shared = (with_best - p) / np.maximum(P.sum(axis=1) - p, _MIN_CALL)
        parts.append(
            Items.of(
                p[usable],
                n_possible(P)[usable],
                is_correct[usable],
                best[usable],
                C.groups[bag[pair.rows]][usable],
                shared=np.clip(shared, 0.0, 1.0)[usable],
                weight=1 / PAIRINGS,
            )
        )
    items = Items.concatenate(*parts)
    merged = Calibrator.fit(Items.concatenate(items, answers), C.n_classes)
    g = merged.probability(items.stated, items.species, items.possible)
    chance = g / np.maximum(g + (1.0 - g) * items.shared, _MIN_CALL)
    return replace(items, right=items.right * chance, shared=np.zeros(len(items))), merged


_NO_ITEMS = (
    np.zeros(0),
    np.zeros(0, np.int64),
    np.zeros(0),
    np.zeros(0, np.int64),
    np.zeros(0, np.int64),
)


def _answers(task: Task, answer: Answer, among: Int64Array) -> tuple[Items, FloatArray]:
    """Return the items of people's answers in bags ``among``, and the calibrator of lists of one species.

    Answers are labels and verdicts on validation samples; models that predict them do not use them.
    """
    C, bag = task.constraints, task.bags.bag_of_instance
    is_valid = (C.verdicts > 0) & (C.fixed == UNKNOWN)
    label = np.where(is_valid, C.verdicts - 1, C.fixed)
    named = (label >= 0) & (label < C.n_classes)
    rejected = np.zeros((len(bag), C.n_classes), np.bool_)
    if len(C.rejected):
        rejected |= C.rejected
    rejected[C.verdicts < 0, -1 - C.verdicts[C.verdicts < 0]] = True
    bags = np.intersect1d(bag[named | rejected.any(axis=1)], among)
    rows = task.bags.instances_of(bags)
    subset = C.take(bags)
    unlabelled = replace(
        subset, fixed=np.full(len(rows), UNKNOWN, np.int64), rejected=subset.rejected[:0]
    )
    P = answer(rows, unlabelled) if len(rows) else np.zeros((0, C.n_classes))
    best = P.argmax(axis=1)
    right = label[rows] == best
    is_answered = named[rows] | rejected[rows, best]
    is_single_list = C.has_complete_list & (C.listed_classes.sum(axis=1) == 1)
    is_single_list = is_single_list[bag[rows]] & is_answered
    is_answered &= ~is_single_list & (P.max(axis=1, initial=0.0) > 0)
    items = Items.of(
        P.max(axis=1, initial=0.0)[is_answered],
        n_possible(P)[is_answered],
        right[is_answered],
        best[is_answered],
        C.groups[bag[rows[is_answered]]],
        is_answer=True,
    )
    return items, single_list_reliability(
        float(right[is_single_list].sum()), float(is_single_list.sum())
    )
