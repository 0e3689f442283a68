"""Distances and kernels against their definitions, pair by pair."""

import numpy as np
import pytest

from birdann.core.bags import Bags
from birdann.lab.bags.distances import (
    best_rows,
    gaussian,
    hausdorff,
    instance_kernel,
    mean_kernel,
    nearest_distances,
    set_kernel,
    width,
)


@pytest.fixture
def two_sets():
    rng = np.random.default_rng(0)
    return tuple(
        Bags.from_list([rng.standard_normal((k, 3)) for k in sizes])
        for sizes in ((1, 4, 2), (3, 1, 5, 2))
    )


def test_width_is_of_the_mean_square_distance_of_pairs():
    X = np.random.default_rng(0).standard_normal((7, 2))
    pairs = [np.sum((a - b) ** 2) for a in X for b in X]
    assert width(X, gamma_scale=3.0) == pytest.approx(3.0 / np.mean(pairs))


def test_kernels(two_sets):
    A, B = two_sets
    z = B.X[0]
    assert gaussian(A.X, B.X, 0.5)[2, 0] == pytest.approx(np.exp(-0.5 * np.sum((A.X[2] - z) ** 2)))
    found = set_kernel(A, B, 0.5)
    for i, a in enumerate(A):
        for j, b in enumerate(B):
            assert found[i, j] == pytest.approx(gaussian(a, b, 0.5).mean())
        np.testing.assert_allclose(mean_kernel(A, B.X, 0.5)[i], gaussian(a, B.X, 0.5).mean(axis=0))


def test_hausdorff(two_sets):
    A, B = two_sets
    found, mean = hausdorff(A, B), hausdorff(A, B, "mean")
    for i, a in enumerate(A):
        for j, b in enumerate(B):
            apart = [[np.linalg.norm(p - q) for q in b] for p in a]
            there = max(min(row) for row in apart)
            back = max(min(column) for column in zip(*apart, strict=True))
            assert found[i, j] == pytest.approx(max(there, back))
            nearest_ones = [
                *(min(row) for row in apart),
                *(min(c) for c in zip(*apart, strict=True)),
            ]
            assert mean[i, j] == pytest.approx(np.mean(nearest_ones))
    assert np.allclose(np.diag(hausdorff(A, A)), 0.0)


def test_nearest_and_witnesses(two_sets):
    A, B = two_sets
    found = nearest_distances(A, B.X, "euclidean")
    for i, a in enumerate(A):
        for k, z in enumerate(B.X):
            assert found[i, k] == pytest.approx(min(np.linalg.norm(p - z) for p in a))
    values = np.array([0.0, 1.0, 3.0, 2.0, 3.0, -1.0, 0.0])
    np.testing.assert_array_equal(best_rows(values, A), [0, 2, 6])


def test_what_was_asked_of_the_same_bags_is_kept(two_sets):
    A, B = two_sets
    found = instance_kernel(A, B, 0.5)
    assert instance_kernel(A, B, 0.5) is found
    np.testing.assert_array_equal(found, gaussian(A.X, B.X, 0.5))
    assert not np.allclose(instance_kernel(A, B, 0.7), found)
    again = Bags(A.X + 1.0, A.offsets)
    assert not np.allclose(instance_kernel(again, B, 0.5), found)
    with pytest.raises(ValueError, match="read-only"):
        found[0, 0] = 0.0
