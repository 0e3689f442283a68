"""Baselines with scores that are not probabilities."""

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.bags import NOISE, Bags, Supervision
from birdann.models.base import PartialLabelAnnotator, pool_max
from birdann.models.exact import _kernels


class ScoringAnnotator(PartialLabelAnnotator):
    """A learner with one score per class; a subclass defines ``_scores``.

    An instance's label is the class of the largest score among all classes, or among the listed
    ones with a list [Briggs12, section 3]. Probabilities are the softmax over the permitted
    classes; only their order is meaningful.
    """

    def _scores(self, X: FloatArray) -> FloatArray:
        """Return the scores of rows (m, n_features), float64 (m, n_classes)."""
        raise NotImplementedError

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        scores = np.ascontiguousarray(self._scores(X))
        _kernels.softmax_rows(scores, scores)
        return scores

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the largest score in the bag of each class, float64 (n_bags, n_classes).

        Empty bags score below all others.
        """
        scores = self._scores(self._check_bags(X).X)
        lowest = float(scores.min(initial=0.0)) - 1.0
        return pool_max(scores, X.offsets, empty=lowest)


def candidate_sets(X: Bags, supervision: Supervision) -> tuple[FloatArray, BoolArray]:
    """Return the instances with partial labels, and their candidate sets.

    float64 (m, d) and bool (m, n_classes): the bag's list without rejected classes, or the
    confirmed class.
    """
    candidates = supervision.Y[X.bag_of_instance] & ~supervision.rejected
    confirmed = supervision.y >= 0
    candidates[confirmed] = np.eye(supervision.Y.shape[1], dtype=np.bool_)[
        supervision.y[confirmed]
    ]
    used = candidates.any(axis=1) & (supervision.y != NOISE)
    return X.X[used], candidates[used]
