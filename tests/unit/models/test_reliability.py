"""Stated probabilities against what is found, with known answers."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.bags import Bags, Supervision
from birdann.models.linear.ored_lr import ORedLR
from birdann.models.reliability import reliability, reliability_with_lists


def test_bins_and_error_by_hand():
    stated = np.array([0.55, 0.65, 0.95, 1.0])
    right = np.array([True, False, True, True])
    found = reliability(stated, right, np.array([1.0, 1.0, 2.0, 0.0]))
    assert found.stated == pytest.approx((0.55, 0.65, 0.95))
    assert found.found == (1.0, 0.0, 1.0)
    assert found.segments == (1.0, 1.0, 2.0)
    assert found.error == pytest.approx((0.45 + 0.65 + 2 * 0.05) / 4)
    assert found.mean_stated == pytest.approx((0.55 + 0.65 + 1.9) / 4)
    assert found.mean_found == pytest.approx(0.75)
    assert reliability(stated, right, np.zeros(4)) is None


def test_an_edge_belongs_to_the_bin_above_it():
    found = reliability(np.array([0.59, 0.6, 0.65]), np.array([True, True, False]), np.ones(3))
    assert found.segments == (1.0, 2.0)
    assert found.found == (1.0, 0.5)


class Wavering(ORedLR):
    """Says of every segment that it is a call with this chance, of either recording alike."""

    def fit(self, X, supervision, on_step=None):
        return self

    def predict_proba_instances(self, X, supervision=None):
        call = np.where(np.arange(X.n_instances) % 2, 0.2, 0.6)
        if supervision is None:
            return call[:, None] * np.array([0.8, 0.2])
        Y = supervision.Y[X.bag_of_instance]
        return call[:, None] * Y / Y.sum(axis=1, keepdims=True)


def test_a_segment_counts_as_much_as_it_is_likely_to_be_a_call():
    Y = np.eye(2, dtype=bool)[np.arange(12) % 2]
    X = Bags(np.zeros((24, 1)), np.arange(0, 25, 2))
    found = reliability_with_lists(Wavering(), X, Supervision.complete(Y, 24))
    n_pairs = sum(found.segments) / (2 * (0.6 + 0.2))
    assert n_pairs == pytest.approx(round(n_pairs))
    assert 1 <= round(n_pairs) <= 6
    assert sum(found.species_segments) == pytest.approx(sum(found.segments))


def test_without_lists_an_answer_may_be_right_where_it_is_listed():
    """Forty of sixty recordings list the class that is always said with 0.8 of a call."""
    Y = np.eye(2, dtype=bool)[(np.arange(60) % 3 == 0).astype(int)]
    X = Bags(np.zeros((120, 1)), np.arange(0, 121, 2))
    found = reliability_with_lists(Wavering(), X, Supervision.complete(Y, 120)).unlisted
    assert found.mean_stated == pytest.approx(0.8)
    assert found.mean_found == pytest.approx(40 / 60)
    open_ones = replace(Supervision.complete(Y, 120), absent=np.zeros_like(Y))
    only_listed = reliability_with_lists(Wavering(), X, open_ones).unlisted
    assert only_listed.mean_found == pytest.approx(1.0)


def test_each_species_is_held_against_what_was_found_of_it(make_scene):
    scene = make_scene(n_bags=120, n_classes=6, spread=0.5)
    lists = Supervision.complete(scene.Y, scene.X.n_instances)
    found = reliability_with_lists(ORedLR(noise=False), scene.X, lists)
    weights = np.array(found.species_segments)
    assert len(weights) == 6
    assert weights.sum() == pytest.approx(sum(found.segments))
    for means, mean in (
        (found.species_stated, found.mean_stated),
        (found.species_found, found.mean_found),
    ):
        assert np.average(means, weights=weights) == pytest.approx(mean)


def test_true_probabilities_are_reliable():
    rng = np.random.default_rng(0)
    stated = rng.uniform(0.5, 1.0, 100_000)
    found = reliability(stated, rng.random(100_000) < stated, np.ones(100_000))
    assert found.error < 0.01
    overconfident = reliability(stated**0.3, rng.random(100_000) < stated, np.ones(100_000))
    assert overconfident.error > 0.1


def test_a_learner_is_tested_on_recordings_it_did_not_see(make_scene):
    scene = make_scene(n_bags=120, n_classes=6, spread=0.5)
    lists = Supervision.complete(scene.Y, scene.X.n_instances)
    found = reliability_with_lists(ORedLR(noise=False), scene.X, lists)
    assert found.mean_found > 0.8
    assert found.error < 0.08
    blind = scene.X.with_features(np.random.default_rng(0).normal(size=scene.X.X.shape))
    guessed = reliability_with_lists(ORedLR(noise=False), blind, lists)
    assert 0.4 < guessed.mean_found < 0.7


def test_without_two_different_recordings_nothing_can_be_tested():
    X = Bags(np.random.default_rng(0).normal(size=(12, 3)), np.arange(0, 13, 2))
    lists = Supervision.complete(np.ones((6, 2), bool), 12)
    assert reliability_with_lists(ORedLR(), X, lists) is None
    assert reliability_with_lists(ORedLR(), X.take([0]), lists.take(np.array([0]), X)) is None
