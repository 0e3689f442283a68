"""Instances that are known again by their features."""

import numpy as np

from birdann.models.forest.out_of_bag import OutOfBagVotes


def test_instances_with_the_same_features_share_the_mean_of_what_was_said():
    X = np.array([[1.0, 2.0], [3.0, 4.0], [1.0, 2.0]])
    seen = OutOfBagVotes.of(X, np.array([[0.8, 0.2], [0.5, 0.5], [0.4, 0.6]]))
    assert len(seen.fingerprints) == 2

    def nobody(rows):
        raise AssertionError("all of them are known")

    found = seen.recall(X, nobody)
    np.testing.assert_allclose(found, [[0.6, 0.4], [0.5, 0.5], [0.6, 0.4]], atol=1e-7)


def test_of_what_is_not_remembered_others_are_asked():
    X = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    seen = OutOfBagVotes.of(X[:1], np.array([[0.9, 0.1]]))
    found = seen.recall(X, lambda rows: np.column_stack([rows[:, 0], -rows[:, 0]]))
    np.testing.assert_allclose(found, [[0.9, 0.1], [3.0, -3.0], [5.0, -5.0]], atol=1e-7)
    empty = OutOfBagVotes.of(np.empty((0, 2)), np.empty((0, 2)))
    np.testing.assert_array_equal(empty.recall(X, lambda rows: rows), X)
