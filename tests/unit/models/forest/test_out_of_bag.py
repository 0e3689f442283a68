"""Instances that are known again by their features."""

import numpy as np

from birdann.models.forest.out_of_bag import OutOfBagVotes


def test_instances_with_the_same_features_share_the_mean_of_what_was_said():
    X = np.array([[1.0, 2.0], [3.0, 4.0], [1.0, 2.0]])
    seen = OutOfBagVotes.of(X, np.array([[0.8, 0.2], [0.5, 0.5], [0.4, 0.6]]))
    assert len(seen.fingerprints) == 2
    found = seen.recall(X, np.zeros((3, 2)))
    np.testing.assert_allclose(found, [[0.6, 0.4], [0.5, 0.5], [0.6, 0.4]], atol=1e-7)


def test_what_is_asked_about_is_not_changed_and_nothing_known_changes_nothing():
    asked = np.full((1, 2), 0.5)
    X = np.ones((1, 3))
    seen = OutOfBagVotes.of(X, np.array([[0.9, 0.1]]))
    seen.recall(X, asked)
    np.testing.assert_array_equal(asked, [[0.5, 0.5]])
    empty = OutOfBagVotes.of(np.empty((0, 3)), np.empty((0, 2)))
    assert empty.recall(X, asked) is asked
