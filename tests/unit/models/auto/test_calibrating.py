"""What a model's answers are worth: which recordings show it."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.auto.calibrating import calibrate
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.calibration import ANSWERS, HIDDEN
from birdann.models.exact.constraints import compile_constraints
from birdann.models.task import Task

N_COMMON, N_SINGLE, SIZE = 40, 8, 3


def test_recordings_of_species_that_no_other_list_names_are_no_items():
    """Models without their lists cannot name them, but the model of all lists can."""
    species = np.concatenate([np.arange(N_COMMON) % 4, 4 + np.arange(N_SINGLE)])
    n = len(species)
    Y = np.eye(species.max() + 1, dtype=bool)[species]
    bags = Bags(np.empty((n * SIZE, 0)), np.arange(n + 1) * SIZE)
    constraints = compile_constraints(
        Supervision.complete(Y, n * SIZE), bags.offsets, noise=False, missed_rate=0.01
    )
    named = np.where(species < 4, species, 0)  # the likeliest of those known
    free = np.full((n * SIZE, Y.shape[1]), 0.1 / (Y.shape[1] - 1))
    free[np.arange(n * SIZE), np.repeat(named, SIZE)] = 0.9

    def answer(rows, said):
        listed = np.repeat(said.listed_classes, np.diff(said.offsets), axis=0)
        P = np.where(listed, free[rows], 0.0)
        return P / P.sum(axis=1, keepdims=True)

    found, report = calibrate(Task.of(bags, constraints, seed=0), answer, free, free, free)
    assert report.sources[HIDDEN] == N_COMMON * SIZE
    # A new list entry is of an unlisted species as often as one is listed once (Good–Turing).
    assert report.unlisted.mean_found == pytest.approx(1 - N_SINGLE / (n + 1))
    confident = found.listed.probability(np.array([0.99]), np.array([0]), np.array([2]))
    assert confident[0] > 0.9


def test_without_a_list_all_lists_are_worth_more_than_those_of_two_folds():
    """By the root of their number, unless detectors know the species; the interval includes that they are not."""
    n = 600
    species = np.arange(n) % 4
    Y = np.eye(4, dtype=bool)[species]
    bags = Bags(np.empty((n, 0)), np.arange(n + 1))
    constraints = compile_constraints(
        Supervision.complete(Y, n), bags.offsets, noise=False, missed_rate=0.01
    )
    rng = np.random.default_rng(0)
    is_right = rng.random(n) < 0.6
    free = np.full((n, 4), 0.1)
    free[np.arange(n), np.where(is_right, species, (species + 1) % 4)] = 0.7

    def answer(rows, said):
        return said.listed_classes[np.repeat(np.arange(len(said)), np.diff(said.offsets))] * 1.0

    found, report = calibrate(Task.of(bags, constraints, seed=0), answer, free, free, free)
    p = found.free.apply(free)[0].max(axis=1).mean()
    right = is_right.mean()
    assert p / (1 - p) == pytest.approx(right / (1 - right) * np.sqrt(3 / 2), rel=0.05)
    assert report.unlisted.mean_found == pytest.approx(right, abs=0.01)
    assert report.unlisted.error_high > p - right
    with_detectors, _ = calibrate(
        Task.of(bags, constraints, seed=0), answer, free, free, free.copy()
    )
    p = with_detectors.free.apply(free)[0].max(axis=1).mean()
    assert p == pytest.approx(right, abs=0.02)


def test_lists_of_the_only_species_are_no_items():
    """Its name cannot be wrong, whatever sounds."""
    Y = np.ones((N_COMMON, 1), dtype=bool)
    bags = Bags(np.empty((N_COMMON * SIZE, 0)), np.arange(N_COMMON + 1) * SIZE)
    supervision = Supervision.complete(Y, N_COMMON * SIZE)
    constraints = compile_constraints(supervision, bags.offsets, noise=False, missed_rate=0.01)
    free = np.ones((N_COMMON * SIZE, 1))
    _, report = calibrate(
        Task.of(bags, constraints, seed=0), lambda rows, _: free[rows], free, free, free
    )
    assert report.sources[HIDDEN] == 0
    assert report.unlisted is None
    assert not report.after.recordings


def labelled(Y, is_open, said):
    """Return how answers to the first segment of each recording are counted, and the calibration.

    ``said`` is whether each is right, by a model that names the first listed species.
    """
    n, n_classes = Y.shape
    lists = Supervision.complete(Y, n * SIZE)
    first = np.arange(n) * SIZE
    y, rejected = np.full(n * SIZE, UNKNOWN), np.zeros((n * SIZE, n_classes), bool)
    named = Y.argmax(axis=1)
    y[first[said]], rejected[first[~said], named[~said]] = named[said], True
    told = replace(lists, absent=lists.absent & ~is_open[:, None], is_complete=~is_open, y=y)
    offsets = np.arange(n + 1) * SIZE
    constraints = compile_constraints(
        replace(told, rejected=rejected), offsets, noise=False, missed_rate=0.01
    )
    task = Task.of(Bags(np.empty((n * SIZE, 0)), offsets), constraints, seed=0)
    P = np.full((n * SIZE, n_classes), 0.1 / (n_classes - 1))
    P[np.arange(n * SIZE), np.repeat(named, SIZE)] = 0.9
    found, report = calibrate(task, lambda rows, _: P[rows], P, P, P)
    return found, report.sources[ANSWERS]


def test_answers_where_a_complete_list_leaves_one_species_tell_how_right_such_lists_are():
    """Twenty lists of one species, five of them wrong, count as those and as ten that are right.

    Lists of two species, and incomplete ones, tell of the model instead.
    """
    Y = np.repeat([[True, False, False], [True, True, False], [False, False, True]], 20, axis=0)
    is_open = np.arange(60) >= 40
    found, n_answers = labelled(Y, is_open, np.arange(60) % 4 > 0)
    assert n_answers == 40
    assert found.alone[0] == pytest.approx(1 - (5 + 10 * 0.01) / (20 + 10))


def test_a_list_of_one_species_leaves_only_its_error():
    """Three classes that are told apart; the third of every four recordings lists one of them."""
    rng = np.random.default_rng(0)
    Y = np.tile([[1, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 1]], (10, 1)).astype(bool)
    species = np.concatenate([np.resize(np.flatnonzero(row), 6) for row in Y])
    bags = Bags(rng.normal(size=(240, 4)) + 6 * np.eye(3, 4)[species], np.arange(41) * 6)
    told = Supervision.complete(Y, 240)
    model = EnsembleAnnotator(n_trees=8, n_rounds=1).fit(bags, told)
    P = model.predict_proba_instances(bags, told)
    stated, low = model.calibrate_probabilities(P, bags, told)
    is_alone = np.repeat(Y.sum(axis=1) == 1, 6)
    error = model.calibration_.alone
    assert 1 > error[0] > error[1] > 0.5
    np.testing.assert_array_equal(stated[is_alone], np.tile([error[0], 0, 0], (60, 1)))
    np.testing.assert_array_equal(low[is_alone], error[1])
    assert not np.isin(stated[~is_alone], error[0]).any()
