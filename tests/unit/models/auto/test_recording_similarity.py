"""Distances of whole recordings, and ridge regression from there to lists."""

import numpy as np
import pytest

from birdann.core.bags import Bags
from birdann.lab.bags.distances import hausdorff
from birdann.models.auto import recording_similarity
from birdann.models.auto.recording_similarity import (
    RecordingSimilarity,
    average_hausdorff,
    dual_ridge,
)
from birdann.models.linear.preprocessing import AffineScaling


@pytest.fixture
def recordings():
    """Recordings that hold one of two things, or both, among noise."""
    rng = np.random.default_rng(0)
    lists = rng.random((40, 2)) > 0.5
    bags = [
        np.vstack([3.0 * np.eye(2)[list_], np.zeros((rng.integers(2, 5), 2))]) for list_ in lists
    ]
    bags = [bag + 0.3 * rng.standard_normal(bag.shape) for bag in bags]
    return Bags.from_list(bags), lists


def test_distances_are_those_of_the_lab(recordings, monkeypatch):
    bags, _ = recordings
    scaling = AffineScaling.from_range(bags.X)
    scaled = bags.with_features(scaling(bags.X))
    some = scaled.take(np.array([3, 7, 8]))
    expected = hausdorff(scaled, some, "mean")
    arguments = some.X, some.offsets, scaling, bags
    np.testing.assert_allclose(average_hausdorff(*arguments), expected, atol=1e-6)
    monkeypatch.setattr(recording_similarity, "_BAGS", 7)
    monkeypatch.setattr(recording_similarity, "_SEGMENTS", 3)
    np.testing.assert_allclose(average_hausdorff(*arguments), expected, atol=1e-6)


def test_each_list_is_predicted_from_the_others(recordings):
    bags, lists = recordings
    kernel = np.exp(-((bags.X[:40, None] - bags.X[None, :40]) ** 2).sum(axis=2))
    _, left_out = dual_ridge(kernel, lists, np.arange(len(lists)), 0.5)
    mean = (lists.sum(axis=0) + 0.5) / 41
    for b in (0, 17):
        others = np.arange(40) != b
        of_others = (lists[others].sum(axis=0) + 0.5) / 40
        refitted = np.linalg.solve(
            kernel[np.ix_(others, others)] + 0.5 * np.eye(39), lists[others] - of_others
        )
        np.testing.assert_allclose(left_out[b], mean + kernel[b, others] @ refitted, atol=1e-9)


def test_recordings_that_are_alike_have_the_same_species(recordings):
    bags, lists = recordings
    model, left_out = RecordingSimilarity.learn(bags, lists, np.arange(len(lists)), 0)
    assert left_out.shape == lists.shape
    for j in range(2):
        assert left_out[lists[:, j], j].mean() > left_out[~lists[:, j], j].mean()
    found = model.likely(bags)
    assert np.abs(found - lists).mean() < np.abs(left_out - lists).mean()
    np.testing.assert_allclose(model.likely(bags.take([5])), found[[5]], atol=1e-6)


def test_prototypes_have_so_many_segments_at_most(recordings, monkeypatch):
    bags, lists = recordings
    monkeypatch.setattr(recording_similarity, "PROTOTYPE_SEGMENTS", 20)
    model, _ = RecordingSimilarity.learn(bags, lists, np.arange(len(lists)), 0)
    assert 10 < len(model.prototypes) <= 20
    monkeypatch.setattr(recording_similarity, "PROTOTYPE_SEGMENTS", 1)
    model, _ = RecordingSimilarity.learn(bags, lists, np.arange(len(lists)), 0)
    assert len(model.offsets) == 2
