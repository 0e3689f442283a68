"""Metrics against brute force from their definitions and against scikit-learn."""

import math

import numpy as np
import pytest
from sklearn.metrics import accuracy_score

from birdann.lab.metrics import (
    bag_scores,
    class_mean_accuracy,
    expected_calibration_error,
    instance_accuracy,
    one_error,
)


@pytest.fixture
def bags():
    rng = np.random.default_rng(3)
    Y = rng.random((40, 6)) < 0.4
    Y[0], Y[1] = False, True
    return Y, rng.random((40, 6)), rng.random((40, 6)) < 0.4


def test_instance_accuracy_counts_only_labelled_instances():
    y = np.array([0, 1, -1, 2, -1])
    predicted = np.array([0, 2, 1, 2, 0])
    assert instance_accuracy(predicted, y) == accuracy_score([0, 1, 2], [0, 2, 2])
    assert math.isnan(instance_accuracy([0, 1], [-1, -1]))


def test_none_of_these_is_wrong_on_a_labelled_instance():
    assert instance_accuracy([-2, 1], [0, 1]) == 0.5


def test_class_mean_weighs_classes_alike():
    assert class_mean_accuracy([0, 0, 0, 1], [0, 0, 0, 2]) == 0.5


def ranking_loss_by_pairs(Y, scores):
    losses = []
    for listed, row in zip(Y, scores, strict=True):
        pairs = [
            (row[j] <= row[k]) for j in np.flatnonzero(listed) for k in np.flatnonzero(~listed)
        ]
        losses.append(np.mean(pairs) if pairs else 0.0)
    return np.mean(losses)


def average_precision_by_ranks(Y, scores):
    values = []
    for listed, row in zip(Y, scores, strict=True):
        present = np.flatnonzero(listed)
        if len(present) in (0, len(row)):
            values.append(1.0)
            continue
        values.append(
            np.mean([(row[present] >= row[j]).sum() / (row >= row[j]).sum() for j in present])
        )
    return np.mean(values)


def coverage_by_ranks(Y, scores):
    worst = [
        max(((row >= row[j]).sum() - 1 for j in np.flatnonzero(listed)), default=0)
        for listed, row in zip(Y, scores, strict=True)
    ]
    return np.mean(worst) / Y.shape[1]


def test_bag_scores_follow_the_definitions(bags):
    Y, scores, predicted = bags
    found = bag_scores(Y, scores, predicted)
    assert found["hamming_loss"] == pytest.approx(np.mean(predicted != Y))
    assert found["ranking_loss"] == pytest.approx(ranking_loss_by_pairs(Y, scores))
    assert found["average_precision"] == pytest.approx(average_precision_by_ranks(Y, scores))
    assert found["coverage"] == pytest.approx(coverage_by_ranks(Y, scores))
    tagged = Y.any(axis=1)
    top = scores.argmax(axis=1)
    wrong = ~Y[np.arange(len(Y)), top]
    assert found["one_error"] == pytest.approx(wrong[tagged].mean())


def test_one_error_shares_ties_and_is_undefined_without_lists():
    Y = np.array([[True, False]])
    assert one_error(Y, np.array([[0.5, 0.5]])) == 0.5
    assert math.isnan(one_error(~(Y | True), np.zeros((1, 2))))


def test_one_class_only():
    found = bag_scores([[True], [False]], [[0.9], [0.1]], [[True], [True]])
    assert found["hamming_loss"] == 0.5
    assert found["ranking_loss"] == 0.0


def test_shapes_must_agree(bags):
    Y, scores, predicted = bags
    with pytest.raises(ValueError, match="must all be"):
        bag_scores(Y, scores[:, :2], predicted)
    with pytest.raises(ValueError, match="shape"):
        instance_accuracy([1, 2], [1])


def test_calibration_error_of_known_cases():
    right = np.array([True] * 8 + [False] * 2)
    assert expected_calibration_error(np.full(10, 0.8), right) == pytest.approx(0.0)
    assert expected_calibration_error(np.full(10, 1.0), right) == pytest.approx(0.2)
    assert math.isnan(expected_calibration_error(np.empty(0), np.empty(0, dtype=bool)))
