"""Other programs' scores as evidence for presence."""

import numpy as np
import pytest
from scipy.special import expit

from birdann.models.auto.detections import DetectionWorth

N_CLASSES = 6


def heard(*, n=300, seed=0, scale=1.0):
    """A model that knows a little, and a program that knows five species of six and takes one for another."""
    rng = np.random.default_rng(seed)
    lists = rng.random((n, N_CLASSES)) < 0.25
    log_odds = np.where(lists, 0.0, -2.0) + rng.standard_normal(lists.shape)
    score = expit(np.where(lists, 1.5, -3.0) + rng.standard_normal(lists.shape))
    score[:, 4] = expit(rng.standard_normal(n))  # says nothing of this one
    scores = np.where(score < 0.1, -np.inf, score * scale)[..., None]
    scores[:, 5] = np.nan  # and never heard of that one
    return log_odds, scores, lists


def loss(p, lists):
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return -np.mean(np.where(lists, np.log(p), np.log(1 - p)), axis=0)


@pytest.mark.parametrize("scale", [1.0, 100.0])
def test_scores_help_as_far_as_the_lists_show_them_to_be_right(scale):
    worth = DetectionWorth.learn(*heard(scale=scale))
    log_odds, scores, lists = heard(seed=1, scale=scale)
    before, after = (
        loss(expit(log_odds), lists),
        loss(worth.presence(expit(log_odds), scores), lists),
    )
    assert (after[:4] < 0.6 * before[:4]).all()
    assert after[4] < 1.1 * before[4]
    assert after[5] == before[5]  # as the model says
    assert worth.of_species[0, 4] < worth.of_species[0, :4].min()


def test_a_recording_that_no_program_heard_is_as_the_model_says():
    worth = DetectionWorth.learn(*heard())
    log_odds, scores, _ = heard(n=3, seed=2)
    scores[1] = np.nan
    found = worth.presence(expit(log_odds), scores)
    np.testing.assert_array_equal(found[1], expit(log_odds[1]))
    assert not np.allclose(found[0], expit(log_odds[0]))


def test_few_lists_teach_nothing():
    log_odds, scores, lists = heard()
    assert DetectionWorth.learn(log_odds[:19], scores[:19], lists[:19]) is None
    assert DetectionWorth.learn(log_odds, np.full_like(scores, np.nan), lists) is None
    assert DetectionWorth.learn(log_odds, scores, np.zeros_like(lists)) is None
