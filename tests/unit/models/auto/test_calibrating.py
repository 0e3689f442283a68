"""What a model's answers are worth: which recordings show it."""

import numpy as np
import pytest

from birdann.core.bags import Bags, Supervision
from birdann.models.auto.calibrating import calibrate
from birdann.models.calibration import HIDDEN
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

    found, report = calibrate(Task.of(bags, constraints, seed=0), answer, free, free)
    assert report.sources[HIDDEN] == N_COMMON * SIZE
    # A new list entry is of an unlisted species as often as one is listed once (Good–Turing).
    assert report.unlisted.mean_found == pytest.approx(1 - N_SINGLE / (n + 1))
    confident = found.listed.probability(np.array([0.99]), np.array([0]), np.array([2]))
    assert confident[0] > 0.9


def test_lists_of_the_only_species_are_no_items():
    """Its name cannot be wrong, whatever sounds."""
    Y = np.ones((N_COMMON, 1), dtype=bool)
    bags = Bags(np.empty((N_COMMON * SIZE, 0)), np.arange(N_COMMON + 1) * SIZE)
    supervision = Supervision.complete(Y, N_COMMON * SIZE)
    constraints = compile_constraints(supervision, bags.offsets, noise=False, missed_rate=0.01)
    free = np.ones((N_COMMON * SIZE, 1))
    _, report = calibrate(
        Task.of(bags, constraints, seed=0), lambda rows, _: free[rows], free, free
    )
    assert report.sources[HIDDEN] == 0
    assert report.unlisted is None
    assert not report.after.recordings
