"""Scores of predictions: per instance and per bag (Pham et al. 2017, section 6.1).

The ranking measures are scikit-learn's. Bags with an empty or a full list count as perfectly
ranked (ranking loss 0, average precision 1), as in scikit-learn. Coverage is the mean rank (from
0, as in the papers) of the worst-ranked listed class, divided by c; an empty list has coverage 0.
One-error excludes bags with an empty list.
"""

import math
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt
from sklearn.metrics import (
    coverage_error,
    hamming_loss,
    label_ranking_average_precision_score,
    label_ranking_loss,
)

from birdann.core.arrays import BoolArray, FloatArray, Int64Array

BAG_METRICS = ("hamming_loss", "ranking_loss", "average_precision", "one_error", "coverage")
"""Keys of `bag_scores`, in the order of the papers' tables."""


def instance_accuracy(predicted: npt.ArrayLike, y: npt.ArrayLike) -> float:
    """Return the share of labelled instances with the correct class (nan if none).

    ``predicted`` and ``y`` are int (m,); negative predictions are wrong, negative ``y``
    unlabelled.
    """
    truth = np.asarray(y)
    guess = np.asarray(predicted)
    if guess.shape != truth.shape:
        raise ValueError("predicted and y must have one shape")
    labelled = truth >= 0
    if not labelled.any():
        return float("nan")
    return float(np.mean(guess[labelled] == truth[labelled]))


def class_mean_accuracy(predicted: npt.ArrayLike, y: npt.ArrayLike) -> float:
    """Return the mean accuracy over the labelled classes (nan if none)."""
    truth, guess = np.asarray(y), np.asarray(predicted)
    shares = [float(np.mean(guess[truth == j] == j)) for j in np.unique(truth[truth >= 0])]
    return float(np.mean(shares)) if shares else float("nan")


def one_error(Y: BoolArray, scores: FloatArray) -> float:
    """Return the share of bags with a list whose top-ranked class is not listed (nan if none).

    ``Y`` is bool (n, c), ``scores`` float (n, c). Tied classes count their share.
    """
    tagged = np.asarray(Y.any(axis=1))
    if not tagged.any():
        return float("nan")
    top = scores[tagged] == scores[tagged].max(axis=1, keepdims=True)
    wrong = (top & ~Y[tagged]).sum(axis=1) / top.sum(axis=1)
    return float(np.mean(wrong))


def bag_scores(
    Y: npt.ArrayLike, scores: npt.ArrayLike, predicted: npt.ArrayLike
) -> dict[str, float]:
    """Return all bag-level measures (`BAG_METRICS`).

    Parameters
    ----------
    Y
        bool (n, c): true lists.
    scores
        float (n, c).
    predicted
        bool (n, c): predicted lists.
    """
    truth = np.asarray(Y, dtype=np.bool_)
    ranked = np.asarray(scores, dtype=np.float64)
    guess = np.asarray(predicted, dtype=np.bool_)
    if not truth.shape == ranked.shape == guess.shape or truth.ndim != 2 or not truth.size:
        raise ValueError("Y, scores and predicted must all be (n, c), and not empty")
    if truth.shape[1] == 1:
        # scikit-learn ranks no single class; one that is never listed nor ahead changes nothing.
        listed = np.hstack([truth, np.zeros_like(truth)])
        ordered = np.hstack([ranked, np.full_like(ranked, ranked.min() - 1.0)])
    else:
        listed, ordered = truth, ranked
    any_listed = float(truth.any(axis=1).mean())
    return {
        "hamming_loss": float(hamming_loss(truth.ravel(), guess.ravel())),
        "ranking_loss": float(label_ranking_loss(listed, ordered)),
        "average_precision": float(label_ranking_average_precision_score(listed, ordered)),
        "one_error": one_error(truth, ranked),
        "coverage": (float(coverage_error(listed, ordered)) - any_listed) / truth.shape[1],
    }


def bag_scores_over_folds(
    Y: BoolArray, scores: FloatArray, predicted: BoolArray, fold_of_bag: Int64Array
) -> dict[str, float]:
    """Return `bag_scores` of held-out bags, entry accuracy, and deviations over folds (``_std``).

    ``bag_accuracy``, the share of correct entries, is the mean over folds. ``fold_of_bag`` is
    int64 (n,).
    """
    of_folds = [
        bag_scores(Y[fold], scores[fold], predicted[fold])
        for fold in (fold_of_bag == k for k in range(int(fold_of_bag.max()) + 1))
    ]
    right = np.array([1.0 - fold_scores["hamming_loss"] for fold_scores in of_folds])
    return {
        "bag_accuracy": float(right.mean()),
        "bag_accuracy_std": float(right.std()),
        **bag_scores(Y, scores, predicted),
        **{
            f"{name}_std": defined_std(np.array([fold_scores[name] for fold_scores in of_folds]))
            for name in BAG_METRICS
        },
    }


def defined_mean(values: FloatArray) -> float:
    """Return the mean of finite values, or nan."""
    defined = values[np.isfinite(values)]
    return float(defined.mean()) if len(defined) else math.nan


def defined_std(values: FloatArray) -> float:
    """Return the standard deviation of finite values, or nan."""
    defined = values[np.isfinite(values)]
    return float(defined.std()) if len(defined) else math.nan


def to_json(figures: Mapping[str, object]) -> dict[str, object]:
    """Return ``figures`` with None for undefined ones, for JSON."""
    return {key: _json_value(value) for key, value in figures.items()}


def _json_value(value: object) -> object:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, list):
        return [_json_value(v) for v in value]
    return value


def expected_calibration_error(confidence: FloatArray, right: BoolArray) -> float:
    """Return the mean gap between confidence and accuracy over ten bins of equal width.

    In 0..1, 0 is perfectly calibrated (Guo et al., ICML 2017); nan without entries.

    Parameters
    ----------
    confidence
        float (m,) in 0..1: probability given to the predicted answer.
    right
        bool (m,): whether that answer was right.
    """
    if not len(confidence):
        return float("nan")
    bins: Int64Array = np.minimum((confidence * 10).astype(np.int64), 9)
    gaps = np.bincount(bins, confidence - right.astype(np.float64), minlength=10)
    return float(np.sum(np.abs(gaps)) / len(confidence))
