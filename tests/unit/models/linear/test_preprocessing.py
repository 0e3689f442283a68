"""Scalings and feature maps."""

import numpy as np
import pytest
from scipy.spatial.distance import pdist
from sklearn.metrics.pairwise import rbf_kernel
from sklearn.preprocessing import StandardScaler

from birdann.models.linear.feature_maps import (
    Transform,
    make_feature_map,
    mean_squared_distance,
    rbf_gamma,
)
from birdann.models.linear.preprocessing import AffineScaling


@pytest.fixture
def X():
    rng = np.random.default_rng(0)
    return np.column_stack([rng.normal(3, 100, (40, 3)), np.full(40, 7.0), rng.random(40) * 1e-6])


def test_standardising_is_scikit_learn_s(X):
    np.testing.assert_allclose(
        AffineScaling.standardise(X)(X), StandardScaler().fit_transform(X), atol=1e-9
    )


def test_scaling_of_support_machines_follows_the_paper(X):
    """[Briggs12, §5.1.2], step by step."""
    span = X.max(axis=0) - X.min(axis=0)
    unit = np.divide(X - X.min(axis=0), span, out=np.zeros_like(X), where=span > 0)
    centred = unit - unit.mean(axis=0)
    expected = centred / np.sqrt((centred**2).sum())
    scaling = AffineScaling.from_support_machines(X)
    np.testing.assert_allclose(scaling(X), expected, atol=1e-12)
    assert np.abs(scaling(X + span)).max() > np.abs(scaling(X)).max()


def test_centring(X):
    scaled = AffineScaling.centring(X, total_variance=5.0)(X)
    np.testing.assert_allclose(scaled.mean(axis=0), 0.0, atol=1e-12)
    assert scaled.var(axis=0).sum() == pytest.approx(5.0)
    flat = np.ones((3, 2))
    np.testing.assert_array_equal(AffineScaling.centring(flat, total_variance=1.0)(flat), 0.0)


def test_kernel_width(X):
    distances = pdist(X, "sqeuclidean")
    n = len(X)
    mean = 2.0 * distances.sum() / n**2
    assert mean_squared_distance(X) == pytest.approx(mean)
    assert rbf_gamma(X, 2.0) == pytest.approx(1.0 / (2.0 * 2.0 * mean))
    assert rbf_gamma(np.ones((3, 2)), 1.0) == 1.0


def test_maps_reproduce_the_kernel():
    X = np.random.default_rng(1).standard_normal((30, 4))
    K = rbf_kernel(X, gamma=rbf_gamma(X, 1.0))
    settings = {"gamma_scale": 1.0, "seed": 0}
    fourier = make_feature_map("fourier", X, n_components=20_000, **settings)(X)
    np.testing.assert_allclose(fourier @ fourier.T, K, atol=0.05)
    nystroem = make_feature_map("nystroem", X, n_components=500, **settings)(X)
    assert nystroem.shape == (30, 30)
    np.testing.assert_allclose(nystroem @ nystroem.T, K, atol=1e-8)
    dictionary = make_feature_map("dictionary", X, n_components=12, **settings)(X)
    assert all(any(np.allclose(column, row) for row in K) for column in dictionary.T)


def test_unknown_map():
    with pytest.raises(ValueError, match="unknown feature map"):
        make_feature_map("poly", np.ones((2, 2)), n_components=2, gamma_scale=1.0, seed=0)


def test_transform_of_all_steps(X):
    linear = Transform.linear(AffineScaling.standardise(X))
    np.testing.assert_array_equal(linear(X), AffineScaling.standardise(X)(X))
    mapped = Transform.mapped(
        X, "nystroem", n_components=20, gamma_scale=1.0, seed=0, total_variance=3.0
    )
    assert mapped(X).shape == (40, 20)
    assert mapped(X).var(axis=0).sum() == pytest.approx(3.0)


def test_only_some_columns_count(X):
    scaling = AffineScaling.standardise(X)
    some = scaling.select_columns(np.array([0, 2]))
    np.testing.assert_array_equal(some(X)[:, [0, 2]], scaling(X)[:, [0, 2]])
    np.testing.assert_array_equal(some(X)[:, [1, 3, 4]], 0.0)


def test_a_kernel_of_some_columns_is_that_of_a_set_without_the_others(X):
    columns = np.array([1, 4])
    settings = {"n_components": 10, "gamma_scale": 0.5, "seed": 3, "total_variance": 2}
    part = Transform.mapped(X, "nystroem", columns=columns, **settings)
    alone = Transform.mapped(X[:, columns], "nystroem", **settings)
    np.testing.assert_allclose(part(X), alone(X[:, columns]), atol=1e-9)
