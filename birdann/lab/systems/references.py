"""Reference systems: one ignores the sound, two use instance labels."""

import itertools
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.svm import SVC

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.core.progress import Progress
from birdann.core.training_report import LearnerReport
from birdann.lab.systems._scores import ScoringAnnotator
from birdann.models.base import PartialLabelAnnotator
from birdann.models.linear.preprocessing import AffineScaling

_NEVER = -1e3
"""Score of a class without any labelled instance."""


def _labelled_rows(supervision: Supervision) -> BoolArray:
    """Return which instances are labelled as a class; an error if none is."""
    labelled: BoolArray = supervision.y >= 0
    if not labelled.any():
        raise NothingToLearnError(
            "A supervised model needs labelled segments, and there are none."
        )
    return labelled


@dataclass(kw_only=True, eq=False, repr=False)
class SISLLogistic(ScoringAnnotator):
    """Multinomial logistic regression on instance labels (scikit-learn): SLR of [Pham17]."""

    learns_from_instance_labels: ClassVar[bool] = True
    coef_: FloatArray = field(init=False)
    intercept_: FloatArray = field(init=False)
    scaling_: AffineScaling = field(init=False)

    C: float = 1.0  # Inverse penalty on standardised features.
    max_iter: int = 500
    random_state: int | None = 0  # Unused by the solver.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        on_step(0.0, "labelled segments")
        labelled = _labelled_rows(supervision)
        present = np.unique(supervision.y[labelled])
        n_classes = supervision.Y.shape[1]
        scaling = AffineScaling.standardise(X.X[labelled])
        coef = np.zeros((n_classes, X.n_features))
        intercept = np.full(n_classes, _NEVER)
        intercept[present] = 0.0
        if len(present) > 1:
            learner = LogisticRegression(C=self.C, max_iter=self.max_iter)
            fitted = learner.fit(scaling(X.X[labelled]), supervision.y[labelled])
            if len(present) == 2:
                # scikit-learn keeps one row for two classes: the score of the second.
                coef[present[1]], intercept[present[1]] = fitted.coef_[0], fitted.intercept_[0]
            else:
                coef[present], intercept[present] = fitted.coef_, fitted.intercept_
        self.coef_, self.intercept_, self.scaling_ = coef, intercept, scaling
        return LearnerReport(instances_used=int(labelled.sum()))

    def _scores(self, X: FloatArray) -> FloatArray:
        scores: FloatArray = self.scaling_(X) @ self.coef_.T + self.intercept_
        return scores

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the largest probability in the bag of each class [Pham17, §6.4]."""
        return self.predict_proba(X)


@dataclass(kw_only=True, eq=False, repr=False)
class SISLSVM(ScoringAnnotator):
    """Pairwise linear support vector machines (LIBSVM): SISL of [Briggs12].

    A class's score is the number of pairs that it wins, then the sum of its margins. Features are
    scaled as those of support instance machines.
    """

    learns_from_instance_labels: ClassVar[bool] = True
    coef_: FloatArray = field(init=False)
    intercept_: FloatArray = field(init=False)
    labelled_: Int64Array = field(init=False)
    scaling_: AffineScaling = field(init=False)

    C: float = 1e4  # Inverse penalty; [Briggs12, §5.1.4] chose it from 1e1 to 1e7.
    random_state: int | None = 0  # Unused: the problem is convex.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        on_step(0.0, "labelled segments")
        labelled = _labelled_rows(supervision)
        scaling = AffineScaling.from_support_machines(X.X[labelled])
        present = np.unique(supervision.y[labelled])
        coef, intercept = np.zeros((0, X.n_features)), np.zeros(0)
        if len(present) > 1:
            fitted = SVC(kernel="linear", C=self.C, cache_size=200.0).fit(
                scaling(X.X[labelled]), supervision.y[labelled]
            )
            # of two classes scikit-learn scores the second, of more each pair's first
            sign = -1.0 if len(present) == 2 else 1.0
            coef, intercept = sign * fitted.coef_, sign * fitted.intercept_
        self.coef_, self.intercept_, self.scaling_ = coef, intercept, scaling
        self.labelled_ = present
        return LearnerReport(instances_used=int(labelled.sum()))

    def _scores(self, X: FloatArray) -> FloatArray:
        margins = self.scaling_(X) @ self.coef_.T + self.intercept_
        votes = np.zeros((len(X), len(self.labelled_)))
        sums = np.zeros_like(votes)
        pairs = itertools.combinations(range(len(self.labelled_)), 2)
        for margin, (first, second) in zip(margins.T, pairs, strict=True):
            votes[:, first] += margin > 0
            votes[:, second] += margin <= 0
            sums[:, first] += margin
            sums[:, second] -= margin
        scores = np.full((len(X), len(self.classes_)), _NEVER)
        scores[:, self.labelled_] = votes + sums / (3.0 * (np.abs(sums) + 1.0))
        return scores


@dataclass(kw_only=True, eq=False, repr=False)
class Dummy(PartialLabelAnnotator):
    """Predicts the class that most training bags list.

    The lower reference of Pham et al. (2017), section 6.2 and 6.4: a class's confidence is the
    share of training bags with it, and the predicted list has the classes of more than half.
    """

    share_: FloatArray = field(init=False)

    random_state: int | None = 0  # Unused.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        on_step(0.0, "counting lists")
        tagged = supervision.Y.any(axis=1) | supervision.absent.any(axis=1)
        labelled = np.bincount(supervision.y[supervision.y >= 0], minlength=supervision.Y.shape[1])
        listed = supervision.Y[tagged]
        share = listed.mean(axis=0) if listed.any() else labelled / max(labelled.sum(), 1)
        self.share_ = np.asarray(share, dtype=np.float64)
        return LearnerReport(bags_used=int(tagged.sum()))

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        total = max(float(self.share_.sum()), 1e-300)
        return np.tile(self.share_ / total, (len(X), 1))

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the share of training bags that list each class, equal for all bags."""
        self._check_bags(X)
        return np.tile(self.share_, (len(X), 1))

    def predict(self, X: Bags) -> BoolArray:
        """Return the classes that more than half of the training bags list."""
        likely: BoolArray = (self.decision_function(X) > 0.5) & (X.sizes > 0)[:, None]
        return likely
