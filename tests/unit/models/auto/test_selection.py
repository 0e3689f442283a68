from dataclasses import replace

import numpy as np
import pytest
from sklearn.metrics import label_ranking_average_precision_score

from birdann.core.bags import Bags, Supervision
from birdann.core.progress import silent
from birdann.models.auto.selection import weigh_noise, weigh_references, with_noise_of
from birdann.models.evidence import list_precisions
from birdann.models.exact.constraints import compile_constraints
from birdann.models.linear.noise import NO_NOISE, evidence_weight
from birdann.models.task import Task


def test_list_precision_is_that_of_the_best_instances():
    rng = np.random.default_rng(1)
    bags = Bags(rng.normal(size=(20, 2)), np.arange(0, 21, 4))
    Y = np.eye(5, 6, dtype=bool)
    Y[:, 5] = True
    P = rng.random((20, 7))
    constraints = compile_constraints(Supervision.complete(Y, 20), bags.offsets, noise=True)
    best = P[:, :6].reshape(5, 4, 6).max(axis=1)
    expected = label_ranking_average_precision_score(Y, best)
    assert list_precisions(P, constraints).mean() == pytest.approx(expected)


def with_references(mirrored):
    """Return 30 bags of 4 classes, and behind them 20 of one class each, perhaps of the wrong one."""
    rng = np.random.default_rng(0)
    own = rng.integers(0, 4, (30, 5))
    other = np.repeat(rng.integers(0, 4, (20, 1)), 5, axis=1)
    y = np.concatenate([own, other])
    X = rng.normal(size=(y.size, 4)) + 3.0 * np.eye(4)[y.ravel()]
    Y = np.array([np.isin(np.arange(4), of_bag) for of_bag in y])
    if mirrored:
        Y[30:] = np.roll(Y[30:], 1, axis=1)
    bags = Bags(X, np.arange(0, y.size + 1, 5))
    said = replace(Supervision.complete(Y, y.size), is_reference=np.arange(50) >= 30)
    constraints = compile_constraints(said, bags.offsets, noise=True, missed_rate=0.01)
    return Task.of(bags, constraints, seed=0)


def test_what_is_started_from_counts_as_far_as_it_predicts_own_lists():
    helpful, wrong = (weigh_references(with_references(mirrored)) for mirrored in (False, True))
    assert helpful.chosen > 0.3
    assert wrong.chosen < 0.05
    none = with_references(False)
    assert weigh_references(none.with_constraints(none.constraints.take(np.arange(30)))) is None


def test_models_are_compared_with_the_same_noise():
    reference = np.array([[0.1, 0.1, 0.8], [0.3, 0.2, 0.5]])
    P = np.array([[0.6, 0.3, 0.1], [0.0, 0.2, 0.8]])
    levelled = with_noise_of(reference, P)
    np.testing.assert_allclose(levelled[:, 2], reference[:, 2])
    np.testing.assert_allclose(levelled.sum(axis=1), 1.0)
    np.testing.assert_allclose(levelled[:, :2], [[2 / 15, 1 / 15], [0.0, 0.5]])


def test_noise_is_believed_in_only_where_it_helps_much():
    """Of 400 lists ranked at .4 ± .3, .02 more is 2.5 standard errors but a thirtieth of what is missing."""
    rng = np.random.default_rng(0)
    without = np.clip(rng.normal(0.4, 0.3, 400), 0, 1)
    slight, much = (without + rng.normal(gain, 0.15, 400) for gain in (0.02, 0.2))
    assert evidence_weight(np.array([slight, without]), 0.5) == pytest.approx(NO_NOISE, abs=0.005)
    assert evidence_weight(np.array([much, without]), 0.5) > 0.9
    assert evidence_weight(np.array([much, without]), 0.0) == NO_NOISE
    assert evidence_weight(np.zeros((2, 0)), 0.5) < 0.03


@pytest.mark.parametrize(("n_classes", "noise"), [(30, 0.0), (12, 0.5)])
def test_belief_in_noise_hardly_depends_on_how_recordings_are_divided(n_classes, noise):
    rng = np.random.default_rng(0)
    y = rng.integers(0, n_classes, (90, 3))[:, [0, 1, 2, 0, 1, 2, 0, 1]]
    X = rng.normal(size=(y.size, 6)) + 1.2 * rng.normal(size=(n_classes, 6))[y.ravel()]
    Y = np.array([np.isin(np.arange(n_classes), of_bag) for of_bag in y])
    is_noise = (rng.random(y.shape) < noise) & (np.arange(8) > 2)
    X[is_noise.ravel()] = 4.0 + 2.0 * rng.normal(size=(is_noise.sum(), 6))
    bags = Bags(X, np.arange(0, y.size + 1, 8))
    said = compile_constraints(
        Supervision.complete(Y, y.size), bags.offsets, noise=True, missed_rate=0.01
    )
    weights = [
        weigh_noise(Task.of(bags, said, seed=seed), on_step=silent).weight.chosen
        for seed in range(3)
    ]
    assert max(weights) - min(weights) < 0.1, weights
    assert (np.mean(weights) > 0.5) == bool(noise), weights
