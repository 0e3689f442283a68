"""Lists of other windows of a recording as a prior of its time without one."""

import numpy as np
import pytest

from birdann.models.window_prior import WindowPrior

NOWHERE = np.full(240, -1)
RECORDINGS = np.repeat(np.arange(40), 6)


def drawn(of_recording, seed=0):
    """Draw lists of six windows in each of 40 recordings, from chances of the recordings' own."""
    rng = np.random.default_rng(seed)
    general = rng.uniform(0.1, 0.5, 8)
    if of_recording is None:
        chances = np.tile(general, (40, 1))
    else:
        chances = rng.beta(of_recording * general, of_recording * (1 - general), (40, 8))
    return rng.random((240, 8)) < chances[RECORDINGS], chances, general


@pytest.mark.parametrize("strength", [1.0, 4.0])
def test_the_strength_is_that_of_the_recordings(strength):
    """Chances of recordings drawn from Beta(s g, s (1 - g)) have the posterior mean that is used."""
    found = [WindowPrior.learn(drawn(strength, k)[0], RECORDINGS, NOWHERE) for k in range(5)]
    assert np.exp(np.mean([np.log(row.of_recording) for row in found])) == pytest.approx(
        strength, rel=0.4
    )


def test_windows_that_have_nothing_in_common_say_nothing():
    prior = WindowPrior.learn(drawn(None)[0], RECORDINGS, NOWHERE)
    assert prior.of_recording > 30
    assert np.abs(np.log(prior.odds(0, -1))).max() < 0.4


def test_odds_are_nearer_to_the_truth_than_none():
    lists, chances, general = drawn(1.0)
    prior = WindowPrior.learn(lists, RECORDINGS, NOWHERE)
    share = (lists.sum(axis=0) + 0.5) / 241
    found = np.array([prior.odds(r, -1) * share for r in range(40)])
    assert np.abs(found - chances).mean() < 0.5 * np.abs(general - chances).mean()


def test_each_list_is_predicted_by_the_others_alone():
    lists = drawn(1.0)[0][:12]
    places = np.repeat([0, 1], 6)
    prior = WindowPrior(2.0, 3.0, lists, places, np.zeros(12, int))
    left_out = prior.without_each()
    changed = lists.copy()
    changed[0] = ~changed[0]
    again = WindowPrior(2.0, 3.0, changed, places, np.zeros(12, int)).without_each()
    np.testing.assert_allclose(again[0], left_out[0])
    others = np.arange(12) != 0
    g = (lists[others].sum(axis=0) + 0.5) / 12
    m = (lists[others].sum(axis=0) + 3.0 * g) / (11 + 3.0)
    np.testing.assert_allclose(left_out[0], (lists[1:6].sum(axis=0) + 2.0 * m) / (5 + 2.0))


def test_recordings_of_one_window_each_teach_nothing():
    lists = drawn(1.0)[0][:4]
    assert WindowPrior.learn(lists, np.arange(4), np.full(4, -1)) is None
    assert WindowPrior.learn(lists[:0], np.arange(0), np.arange(0)) is None
