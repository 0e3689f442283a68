"""Two recordings merged into one: a test of labelling that needs no labels."""

import numpy as np
import pytest

from birdann.core.bags import Bags, Supervision
from birdann.models.auto import merging
from birdann.models.auto.merging import MergedPairs
from birdann.models.auto.selection import EVENNESS, STRENGTHS, choose_prior
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.task import Task


def singles(n_bags=20, n_classes=4, size=3, *, noise=False):
    """Bags of one species each, in turn."""
    Y = np.eye(n_classes, dtype=bool)[np.arange(n_bags) % n_classes]
    offsets = np.arange(n_bags + 1) * size
    lists = Supervision.complete(Y, n_bags * size)
    return (
        Y,
        compile_constraints(lists, offsets, noise=noise, missed_rate=0.01),
        np.repeat(Y, size, axis=0),
    )


def task_of(constraints):
    """What to learn from, without any feature."""
    return Task.of(
        Bags(np.empty((constraints.offsets[-1], 0)), constraints.offsets), constraints, seed=0
    )


def test_pairs_have_disjoint_lists_and_take_each_bag_once():
    _, constraints, is_own = singles()
    merged = MergedPairs.draw(constraints, seed=0)
    assert len(set(merged.rows.tolist())) == len(merged.rows)
    np.testing.assert_array_equal(merged.is_own, is_own[merged.rows])
    assert (merged.constraints.n_bits == 2).all()
    assert (np.bincount(merged.half) == 3).all()
    again = MergedPairs.draw(constraints, seed=0)
    np.testing.assert_array_equal(again.rows, merged.rows)
    other = MergedPairs.draw(constraints, seed=1)
    assert not np.array_equal(other.rows, merged.rows)


@pytest.mark.parametrize("noise", [False, True])
def test_separation_is_the_mean_log_share_of_the_own_species(noise):
    """Large bags: that each species must occur hardly binds, so p(y | x, list) is p / sum."""
    _, constraints, is_own = singles(n_bags=8, size=60, noise=noise)
    merged = MergedPairs.draw(constraints, seed=0)
    P = np.where(is_own, 0.6, 0.3)
    if noise:
        P = np.column_stack([P, np.full(len(P), 0.4)])
    P /= P.sum(axis=1, keepdims=True)
    found = merged.separations(P, ListPrior(np.ones(4)))
    assert found == pytest.approx(np.log(2 / 3), rel=1e-3)


def test_halves_count_alike():
    """A method that gives everything to the larger half is wrong in half of the cases."""
    Y = np.array([[True, False], [False, True]])
    offsets = np.array([0, 18, 20])
    constraints = compile_constraints(Supervision.complete(Y, 20), offsets, missed_rate=1.0)
    merged = MergedPairs.draw(constraints, seed=0)
    P = np.tile([1 - 1e-9, 1e-9], (20, 1))
    found = merged.separations(P, ListPrior(np.ones(2)))
    assert found.mean() == pytest.approx((0 + np.log(0.01)) / 2, abs=1e-3)


def test_no_pair_lists_more_species_than_are_allowed(monkeypatch):
    """Three recordings, of six, six and four species of their own: the two of six do not fit."""
    monkeypatch.setattr(merging, "MAX_LISTED", 10)
    Y = np.zeros((3, 16), bool)
    Y[0, :6] = Y[1, 6:12] = Y[2, 12:] = True
    constraints = compile_constraints(Supervision.complete(Y, 18), np.array([0, 6, 12, 18]))
    for seed in range(10):
        merged = MergedPairs.draw(constraints, seed=seed)
        assert merged is None or merged.constraints.n_bits.max() <= 10
    alone = compile_constraints(Supervision.complete(Y[:2], 12), np.array([0, 6, 12]))
    assert MergedPairs.draw(alone, seed=0) is None


def test_there_may_be_no_pair():
    Y = np.ones((3, 2), bool)
    constraints = compile_constraints(Supervision.complete(Y, 6), np.array([0, 2, 4, 6]))
    assert MergedPairs.draw(constraints, seed=0) is None
    for choice in choose_prior(task_of(constraints), np.full((6, 2), 0.5)):
        assert choice.chosen == 0.0
        assert not choice.tried


def test_strength_is_chosen_where_the_common_species_takes_too_much():
    """The common class is in two thirds of the bags, with others; priors in P favour it."""
    rng = np.random.default_rng(0)
    kinds = rng.choice(5, 200, p=[0.6, 0.1, 0.1, 0.1, 0.1])
    Y = np.eye(5, dtype=bool)[kinds]
    y = np.repeat(kinds, 5)
    share = np.bincount(y) / len(y)
    x = np.eye(5)[y] + 0.8 * rng.normal(size=(1000, 5))
    P = np.exp(-0.5 * np.square(x[:, None] - np.eye(5)).sum(axis=2) / 0.64) * share
    P /= P.sum(axis=1, keepdims=True)
    constraints = compile_constraints(
        Supervision.complete(Y, 1000), np.arange(201) * 5, missed_rate=0.01
    )
    strength, evenness = choose_prior(task_of(constraints), P)
    assert strength.chosen > 0.9
    assert set(strength.tried) == {str(s) for s in STRENGTHS}
    assert set(evenness.tried) == {str(e) for e in EVENNESS}


def test_evenness_is_chosen_where_a_model_knows_one_species_better():
    """Of the two halves of each merged recording a model explains nearly all by the first class."""
    rng = np.random.default_rng(0)
    kinds = rng.integers(0, 3, 90)
    y = np.repeat(kinds, 6)
    x = np.eye(3)[y] + 0.7 * rng.normal(size=(540, 3))
    P = np.exp(-0.5 * np.square(x[:, None] - np.eye(3)).sum(axis=2) / 0.49)
    constraints = compile_constraints(
        Supervision.complete(np.eye(3, dtype=bool)[kinds], 540),
        np.arange(91) * 6,
        missed_rate=0.01,
    )

    def chosen(bias):
        biased = P * bias
        biased /= biased.sum(axis=1, keepdims=True)
        return choose_prior(task_of(constraints), biased)[1].chosen

    assert chosen(np.array([20.0, 1.0, 1.0])) > 1.0
