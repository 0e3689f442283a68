"""The part of very many recordings that is learned from."""

import numpy as np
import pytest

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.exact.constraints import compile_constraints
from birdann.models.task import RARE, Task

N_BAGS, N_CLASSES = 400, 6


def many(sizes, *, labelled=(), rare_bags=(), rejected=()):
    """Return bags whose only feature tells bag and place, and constraints without noise."""
    sizes = np.asarray(sizes)
    rng = np.random.default_rng(0)
    offsets = np.concatenate([[0], np.cumsum(sizes)])
    bag_of = np.repeat(np.arange(len(sizes)), sizes)
    X = np.column_stack([bag_of, np.arange(offsets[-1]) - offsets[bag_of]]).astype(float)
    Y = np.zeros((len(sizes), N_CLASSES), bool)
    Y[np.arange(len(sizes)), rng.integers(0, N_CLASSES - 1, len(sizes))] = True
    Y[list(rare_bags), N_CLASSES - 1] = True
    y = np.full(offsets[-1], UNKNOWN)
    y[list(labelled)] = Y[bag_of[list(labelled)]].argmax(axis=1)
    refused = np.zeros((offsets[-1], N_CLASSES), bool)
    refused[list(rejected), 0] = True
    said = Supervision(Y=Y, absent=~Y, y=y, rejected=refused)
    return Bags(X, offsets), compile_constraints(said, offsets), Y


def test_nothing_is_left_out_below_the_limit():
    bags, constraints, _ = many([10] * N_BAGS)
    task = Task.sample(bags, constraints, max_instances=4000, seed=0)
    assert task.bags is bags
    assert task.constraints is constraints
    assert (task.bags_left_out, task.instances_left_out) == (0, 0)


def test_whole_recordings_are_drawn_with_what_was_said_of_them():
    rare, labelled, rejected = range(100, 100 + RARE), (35, 3990), (2001,)
    bags, constraints, Y = many(
        [10] * N_BAGS, rare_bags=rare, labelled=labelled, rejected=rejected
    )
    task = Task.sample(bags, constraints, max_instances=1000, seed=0)
    assert task.bags.n_instances == 1000
    np.testing.assert_array_equal(task.bags.sizes, 10)
    chosen = task.bags.X[task.bags.offsets[:-1], 0].astype(int)
    assert {3, 399, 200, *rare} <= set(chosen)
    assert (np.diff(chosen) > 0).all()
    drawn = task.constraints
    np.testing.assert_array_equal(drawn.offsets, task.bags.offsets)
    for place, bag in enumerate(chosen):
        bits = drawn.bits[drawn.bit_offsets[place] : drawn.bit_offsets[place + 1]]
        free = drawn.weights[place] > 0
        assert set(bits) | set(np.flatnonzero(free)) == set(np.flatnonzero(Y[bag]))
    rows = (task.bags.X[:, 0] * 10 + task.bags.X[:, 1]).astype(int)
    np.testing.assert_array_equal(drawn.fixed, constraints.fixed[rows])
    np.testing.assert_array_equal(drawn.rejected, constraints.rejected[rows])
    assert task.bags_left_out == N_BAGS - 100


def test_one_endless_recording_lends_a_part_with_all_labels():
    labelled = range(0, 5000, 50)
    bags, constraints, _ = many([5000, 10, 10], labelled=labelled)
    task = Task.sample(bags, constraints, max_instances=900, seed=0)
    np.testing.assert_array_equal(task.bags.sizes, [300, 10, 10])
    assert set(labelled) <= set(task.bags.X[:300, 1].astype(int))
    assert (np.diff(task.bags.X[:300, 1]) > 0).all()


def test_the_seed_decides_the_draw():
    bags, constraints, _ = many([10] * N_BAGS)
    first, same, other = (
        Task.sample(bags, constraints, max_instances=500, seed=seed).bags.X for seed in (1, 1, 2)
    )
    np.testing.assert_array_equal(first, same)
    assert not np.array_equal(first, other)


@pytest.mark.parametrize("warm", [False, True])
def test_auto_learns_from_a_part_and_says_so(scene, warm):
    settings = {"n_trees": 6, "n_rounds": 1, "max_instances": scene.X.n_instances // 2}
    model = EnsembleAnnotator(**settings).fit(scene.X, scene.Y)
    if warm:
        model = EnsembleAnnotator(**settings).warm_start_from(model).fit(scene.X, scene.Y)
    report = model.report_
    assert report.instances_left_out > 0
    assert report.instances_used + report.instances_left_out == scene.X.n_instances
    assert report.bags_used + report.bags_left_out == len(scene.X)
    assert model.predict_proba_instances(scene.X).shape == (*scene.y.shape, scene.Y.shape[1])
