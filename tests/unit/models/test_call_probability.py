"""How likely an outline is one call of its own."""

import numpy as np
import pytest

from birdann.models.call_probability import call_probability, covered_share

rng = np.random.default_rng(3)


def test_what_the_learner_takes_for_noise_is_hardly_a_call():
    onsets_s = np.arange(3.0)
    sure, doubtful, noise = call_probability(np.array([0.01, 0.5, 0.99]), onsets_s, onsets_s + 0.1)
    assert 0 < noise < doubtful < sure < 1
    assert noise < 0.15 < doubtful


def test_a_sliver_beside_a_call_is_less_than_one_that_stands_alone():
    onsets_s = np.array([0.0, 0.1, 2.0])
    offsets_s = np.array([0.4, 0.3, 2.2])
    call, sliver, alone = call_probability(np.array([0.01, 0.2, 0.2]), onsets_s, offsets_s)
    assert sliver < alone < call


def test_short_pieces_are_less_than_long_calls_whatever_the_unit():
    onsets_s, none = np.arange(5.0), np.full(5, 0.1)
    durations_s = np.array([0.02, 0.2, 0.2, 0.2, 0.4])
    birds = call_probability(none, onsets_s, onsets_s + durations_s)
    bats = call_probability(none, onsets_s / 50, (onsets_s + durations_s) / 50)
    assert birds[0] < birds[1] < birds[4]
    assert bats == pytest.approx(birds)


def test_nothing_has_no_callness():
    nothing = np.zeros(0)
    assert len(call_probability(nothing, nothing, nothing)) == 0


def test_covered_shares_are_those_of_every_pair():
    onsets_s = rng.uniform(0, 8, 60)
    offsets_s = onsets_s + rng.exponential(0.4, 60)
    surer = rng.normal(size=60)
    expected = [
        max(
            (
                (min(offsets_s[i], offsets_s[j]) - max(onsets_s[i], onsets_s[j]))
                / (offsets_s[i] - onsets_s[i])
                for j in range(60)
                if surer[j] > surer[i]
            ),
            default=0.0,
        )
        for i in range(60)
    ]
    assert covered_share(surer, onsets_s, offsets_s) == pytest.approx(np.maximum(expected, 0))
