"""What lists cannot tell."""

import numpy as np

from birdann.core.bags import NOISE, UNKNOWN, Supervision
from birdann.models.diagnosis import always_listed_with, diagnose, identifiability_groups

Y = np.array(
    [
        [1, 1, 0, 1, 0, 1],
        [0, 0, 1, 1, 0, 1],
        [1, 1, 0, 0, 0, 1],
        [0, 0, 0, 1, 0, 1],
    ],
    dtype=bool,
)


def test_groups_listed_together():
    assert identifiability_groups(Y) == [[0, 1]]
    assert identifiability_groups(Y[:2, :4]) == [[0, 1]]
    assert identifiability_groups(Y[1:2]) == [[2, 3, 5]]


def test_a_confirmed_segment_solves_a_pair():
    assert identifiability_groups(Y, confirmed=np.arange(6) == 0) == []
    assert identifiability_groups(Y[1:2], confirmed=np.arange(6) == 2) == [[3, 5]]


def test_classes_in_another_s_shadow():
    assert always_listed_with(Y) == [(0, 5), (1, 5), (2, 3), (2, 5), (3, 5)]


def test_report():
    y = np.full(8, UNKNOWN)
    y[:3] = [3, 3, NOISE]
    said = Supervision(Y=Y, absent=~Y, y=y, rejected=np.zeros((8, 6), bool))
    report = diagnose(said, np.array([0, 4, 8, 8, 8]))
    assert report.lists_per_class == (2, 2, 1, 3, 0, 4)
    assert report.confirmed_per_class == (0, 0, 0, 2, 0, 0)
    assert report.confirmed_noise == 1
    assert report.bags_without_instances == 2
    assert report.identifiability_groups == ((0, 1),)
    assert report.few_lists == (0, 1, 2, 3, 5)
    assert report.in_nearly_every_list == (5,)
    assert report.never_listed == (4,)
    assert report.longest_list == 4
    assert 0.0 < report.balance < 1.0


def test_one_class_and_no_bags():
    report = diagnose(Supervision.complete(np.ones((2, 1), bool), 2), np.array([0, 1, 2]))
    assert report.balance == 1.0
    assert report.alone_per_class == (2,)
    empty = diagnose(Supervision.complete(np.ones((0, 3), bool), 0), np.array([0]))
    assert empty.identifiability_groups == ()
    assert empty.never_listed == (0, 1, 2)
