"""Distances between segments."""

import numpy as np
import pytest
from numpy.testing import assert_allclose

from birdann.app.reviewing.similarity import FeatureSpace, Scaling, standardise
from birdann.core.ids import as_ids


def test_features_are_put_on_one_scale():
    rng = np.random.default_rng(0)
    X = np.stack(
        [
            1000 + 250 * rng.standard_normal(4000),
            rng.standard_normal(4000) * 1e-3,
            np.full(4000, 7.0),
            np.full(4000, np.nan),
            np.r_[np.zeros(3900), np.ones(100)],
        ],
        axis=1,
    ).astype(np.float32)
    X[0, 0] = 1e9
    Z = standardise(X)
    assert Z.shape == (4000, 3)
    assert_allclose(np.median(Z, axis=0), 0, atol=1e-5)
    assert_allclose(Z[1:, :2].std(axis=0), 1, atol=0.06)
    assert Z[0, 0] == 6
    assert np.isfinite(Z).all()


def test_no_segments_is_no_trouble():
    assert standardise(np.zeros((0, 5), dtype=np.float32)).shape == (0, 0)


A, B, C, ELSEWHERE = 1, 2, 3, 4


def test_the_alike_are_near_and_the_unknown_are_far():
    Z = np.array([[0, 0], [3, 4], [0, 1]], dtype=np.float32)
    space = FeatureSpace(as_ids([A, B, C]), Z)
    distances = space.distances([A], as_ids([B, A, C, ELSEWHERE]))
    assert_allclose(distances, [np.sqrt(12.5), 0, np.sqrt(0.5), np.inf])
    assert_allclose(space.distances([ELSEWHERE], as_ids([A, ELSEWHERE])), [np.inf, 0])


def test_a_project_is_read_in_the_schema_that_most_segments_have(learnable):
    with learnable.project.reader() as reader:
        space = FeatureSpace.read(reader)
    ids = list(learnable.truth)
    assert set(space.ids) == set(ids)
    reference = ids[0]
    others = [key for key in ids if key != reference]
    order = np.argsort(space.distances([reference], as_ids(others)))
    nearest = [learnable.truth[others[place]] for place in order[:10]]
    assert set(nearest) == {learnable.truth[reference]}


def test_a_project_without_segments_has_an_empty_space(session):
    with session.project.reader() as reader:
        assert FeatureSpace.read(reader).distances([A], as_ids([B])) == pytest.approx([np.inf])


def test_of_several_examples_the_nearest_counts():
    Z = np.array([[0, 0], [9, 9], [0, 1], [9, 8], [5, 5]], dtype=np.float32)
    space = FeatureSpace(np.arange(1, 6), Z)
    assert_allclose(
        space.distances([1, 2, ELSEWHERE * 9], as_ids([1, 2, 3, 4, 5])) * np.sqrt(2),
        [0, 0, 1, 1, np.sqrt(32)],
        rtol=1e-6,
    )


def test_other_rows_are_put_on_the_same_scale():
    X = np.random.default_rng(0).normal(5, 2, (500, 3)).astype(np.float32)
    X[:, 2] = np.nan
    scaling = Scaling.of(X)
    few = X[:7].copy()
    few[3, 1] = np.nan
    Z = scaling.apply(few)
    assert_allclose(Z[:, 0], standardise(X)[:7, 0])
    assert Z.shape == (7, 2)
    assert Z[3, 1] == 0
