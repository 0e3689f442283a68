"""Groups of similar sounds: found where points are dense, split, ordered."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from birdann.app.reviewing import sound_groups
from birdann.app.reviewing.similarity import FeatureSpace
from birdann.app.reviewing.sound_groups import SoundGroups, find_groups, sort_groups


def space_of(*sizes, spread=0.3, n_between=20, seed=0):
    """Return blobs far from one another in 20 dimensions and some points between, with truth."""
    rng = np.random.default_rng(seed)
    centres = 3 * rng.standard_normal((len(sizes), 20))
    blobs = [
        c + spread * rng.standard_normal((n, 20)) for c, n in zip(centres, sizes, strict=True)
    ]
    between = 9 * rng.uniform(-1, 1, (n_between, 20))
    truth = np.repeat([*range(len(sizes)), -1], [*sizes, n_between])
    Z = np.concatenate([*blobs, between]).astype(np.float32)
    return FeatureSpace(np.arange(100, 100 + len(Z)), Z), truth


def purity(groups, truth):
    known = groups.group >= 0
    commonest = [np.bincount(truth[groups.group == i] + 1).max() for i in range(groups.n_groups)]
    return sum(commonest) / known.sum()


@pytest.mark.parametrize("seed", range(3))
def test_dense_places_become_groups_and_lonely_points_stay_outside(seed):
    space, truth = space_of(60, 40, 25, seed=seed)
    groups = find_groups(space)
    assert groups.n_groups >= 3
    assert purity(groups, truth) >= 0.98
    assert (groups.group[truth >= 0] >= 0).mean() > 0.7
    assert (groups.group[truth < 0] < 0).mean() > 0.7


def test_of_many_segments_a_part_is_clustered_and_the_others_join(monkeypatch):
    monkeypatch.setattr(sound_groups, "_MAX_FITTED", 150)
    space, truth = space_of(300, 200, 100)
    groups = find_groups(space)
    assert purity(groups, truth) == 1.0
    assert (groups.group[truth >= 0] >= 0).sum() > 300


@pytest.mark.parametrize("n", [0, 1, 3, 9])
def test_few_segments_make_no_groups(n):
    space = FeatureSpace(np.arange(n), np.zeros((n, 5), dtype=np.float32))
    groups = find_groups(space)
    assert groups.n_groups == 0
    assert sort_groups(groups, np.zeros(n)) == []


def test_equal_segments_are_one_group_or_none():
    space = FeatureSpace(np.arange(50), np.ones((50, 4), dtype=np.float32))
    assert find_groups(space).n_groups <= 1


def made(*numbers):
    points = np.array([[n + 0.01 * k] for k, n in enumerate(numbers)], dtype=np.float32)
    return SoundGroups(np.arange(len(numbers)), points, np.array(numbers, dtype=np.int32), points)


def test_members_come_from_the_centre_outwards():
    points = np.array([[0.0], [5.0], [2.0], [2.2], [2.3], [9.0]], dtype=np.float32)
    groups = SoundGroups(
        np.arange(6), points, np.array([0, 0, 0, 0, 0, -1], dtype=np.int32), points
    )
    assert groups.members(0).tolist() == [3, 4, 2, 0, 1]


def test_a_split_gives_the_smaller_part_a_new_number():
    points = np.array([[0.0], [0.1], [0.2], [8.0], [8.1], [3.0]], dtype=np.float32)
    groups = SoundGroups(
        np.arange(6), points, np.array([0, 0, 0, 0, 0, 1], dtype=np.int32), points
    )
    assert groups.split(0).group.tolist() == [0, 0, 0, 2, 2, 1]
    assert groups.split(1).group.tolist() == groups.group.tolist()


def test_unexplained_groups_come_first_then_large_ones():
    groups = made(0, 0, 0, 1, 1, 2, 2, 2, 2, -1)
    explained = np.array([0.9, 0.9, 0.9, 0.1, 0.1, 0.9, 0.9, 0.9, 0.9, 0.0])
    assert sort_groups(groups, explained) == [1, 2, 0]


def test_gathered_segments_leave_their_groups_for_a_new_one():
    groups = made(0, 0, 1, 1, -1).gather(np.array([1, 2, 4]))
    assert groups.group.tolist() == [0, 2, 2, 1, 2]


def test_similar_segments_stand_together_on_the_map():
    space, truth = space_of(60, 40, 25)
    places = find_groups(space).map_points
    assert places.shape == (len(truth), 2)
    middles = np.stack([places[truth == i].mean(axis=0) for i in range(3)])
    away = np.linalg.norm(places[:, None] - middles, axis=2)
    assert (away.argmin(axis=1) == truth)[truth >= 0].mean() > 0.95


def test_umap_places_the_segments_where_it_is_installed(monkeypatch):
    class Umap:
        def __init__(self, **settings):
            assert settings["random_state"] == 0

        def fit_transform(self, points):
            return points[:, 1::-1] + 100

    monkeypatch.setitem(sys.modules, "umap", SimpleNamespace(UMAP=Umap))
    monkeypatch.setattr(sound_groups, "_MAX_FITTED", 150)
    groups = find_groups(space_of(300, 200, 100)[0])
    assert np.median(np.abs(groups.map_points - groups.points[:, 1::-1] - 100)) < 1.0
