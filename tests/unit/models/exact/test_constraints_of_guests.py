"""Instances of another bag that may show what a bag lists."""

from dataclasses import replace
from itertools import product

import numpy as np

from birdann.core.bags import Supervision, folds_of_groups
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import posterior

Y = np.array([[1, 1, 0], [0, 1, 1], [1, 0, 0]], dtype=bool)
OFFSETS = np.array([0, 3, 5, 6])


def constraints(guests, *, missed_rate=0.0):
    said = replace(Supervision.complete(Y, 6), guests=np.array(guests, np.int64).reshape(-1, 2))
    return compile_constraints(said, OFFSETS, missed_rate=missed_rate)


def enumerated(P, bag, guests, missed_rate):
    """Return the posterior of a bag by going through all labels of its instances and guests."""
    own, listed = range(OFFSETS[bag], OFFSETS[bag + 1]), np.flatnonzero(Y[bag])
    chances = [dict(enumerate(np.where(Y[bag], P[i], 0.0))) for i in own]
    for i in guests:
        home = np.where(Y[np.searchsorted(OFFSETS, i, side="right") - 1], P[i], 0.0)
        chances.append(dict(enumerate(home / home.sum())))
    R, total = np.zeros((len(own), 3)), 0.0
    for labels in product(range(3), repeat=len(chances)):
        weight = np.prod([one[j] for one, j in zip(chances, labels, strict=True)])
        weight *= missed_rate ** len(set(listed) - set(labels))
        total += weight
        R[np.arange(len(own)), labels[: len(own)]] += weight
    return R / total, np.log(total)


def test_guests_satisfy_a_list_and_are_bounded_by_their_own():
    P = np.random.default_rng(1).dirichlet(np.ones(3), 6)
    for missed_rate in (0.0, 0.1):
        found = posterior(P, constraints([[0, 3], [0, 5], [1, 2]], missed_rate=missed_rate))
        for bag, guests in ((0, [3, 5]), (1, [2]), (2, [])):
            R, log_likelihood = enumerated(P, bag, guests, missed_rate)
            np.testing.assert_allclose(found.responsibilities[OFFSETS[bag] : OFFSETS[bag + 1]], R)
            np.testing.assert_allclose(found.log_likelihood[bag], log_likelihood)


def test_a_guest_that_surely_shows_a_species_leaves_the_bag_free():
    P = np.tile([0.2, 0.7, 0.1], (6, 1))
    with_guest = posterior(P, constraints([[1, 5], [0, 5]])).responsibilities
    alone = posterior(P, constraints([])).responsibilities
    assert with_guest[:3, 1].mean() > alone[:3, 1].mean()
    np.testing.assert_allclose(with_guest[3:5], alone[3:5])


def test_guests_travel_with_their_bags():
    every = constraints([[0, 3], [1, 2], [2, 4]])
    assert every.take([1, 0]).guests.tolist() == [[0, 4], [1, 0]]
    assert every.take([2]).guests.tolist() == []
    assert every.take([1, 1, 2]).guests.tolist() == [[2, 1]]
    assert every.take_rows(np.array([0, 1, 3, 4, 5]), np.array([0, 2, 4, 5])).guests.tolist() == [
        [0, 2], [2, 3]
    ]  # fmt: skip


def test_bags_of_a_group_are_held_out_together():
    groups = np.repeat(np.arange(10), 4)
    fold = folds_of_groups(groups, 3, np.random.default_rng(0))
    assert all(len(set(fold[groups == g])) == 1 for g in range(10))
    assert sorted(np.bincount(fold[::4])) == [3, 3, 4]
