"""The order in which a reviewer is asked."""

import numpy as np
import pytest

from birdann.models.questions import expected_error, next_questions, similarity_of


@pytest.fixture
def scene():
    """A tight doubtful cluster of 20, five doubtful loners, and fifty sure segments."""
    rng = np.random.default_rng(0)
    X = np.vstack(
        [rng.normal(0, 0.05, (20, 2)), rng.normal(0, 40, (5, 2)), rng.normal(8, 0.5, (50, 2))]
    )
    P = np.vstack(
        [
            np.tile([0.55, 0.45], (20, 1)),
            np.tile([0.5, 0.5], (5, 1)),
            np.tile([0.99, 0.01], (50, 1)),
        ]
    )
    return X, P


def test_expected_error_is_the_doubt_between_species_of_calls():
    P = np.array([[0.7, 0.2], [0.1, 0.1], [0.5, 0.5], [0.0, 0.0], [0.5, 0.0], [0.02, 0.03]])
    expected = [0.2 / 0.9, 0.5, 0.5, 0.0, 0.0, 0.4 * 0.5]
    np.testing.assert_allclose(expected_error(P), expected)


def test_only_askable_segments_once_each(scene):
    X, P = scene
    askable = np.arange(75) % 3 != 0
    asked = next_questions(P, X, askable, limit=30)
    assert len(asked) == len(set(asked.tolist())) == 30
    assert askable[asked].all()
    assert len(next_questions(P, X, askable, limit=500)) == askable.sum()
    assert len(next_questions(P, X, np.zeros(75, bool), limit=50)) == 0


def test_information_passes_over_what_resembles_an_answer(scene):
    X, P = scene
    answered = np.isin(np.arange(75), np.arange(10))
    asked = next_questions(P, X, ~answered, limit=5, answered=answered)
    others = next_questions(P, X, ~answered, limit=5)
    assert others[0] < 20
    assert (asked >= 20).all()


def test_information_asks_for_the_cluster_first_and_not_for_its_twins(scene):
    X, P = scene
    asked = next_questions(P, X, np.ones(75, bool), limit=7)
    assert asked[0] < 20
    assert (asked < 20).sum() <= 4


def test_similarity_is_symmetric_bounded_and_needs_common_species(scene):
    X, P = scene
    P = P.copy()
    P[1] = [0.0, 1.0]
    P[0] = [1.0, 0.0]
    alike = similarity_of(X, P, np.arange(75))
    np.testing.assert_allclose(alike, alike.T)
    assert alike.min() >= 0
    assert alike.max() <= 1
    assert alike[0, 1] == 0
    assert alike[2, 3] > 0.2
