"""Supervised references: learners that are told the label of every instance."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.svm import LinearSVC

from birdann.core.bags import Bags, FloatArray, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.core.progress import Progress
from birdann.models.baselines._scores import ScoringAnnotator
from birdann.models.preprocessing import AffineScaling


class _Supervised(ScoringAnnotator):
    """Fit of a scikit-learn linear classifier to the labelled instances."""

    learns_from_instance_labels: ClassVar[bool] = True
    fitted_arrays: ClassVar[tuple[str, ...]] = ("classes_", "coef_", "intercept_")
    fitted_values: ClassVar[tuple[str, ...]] = ("n_features_in_", "report_")
    fitted_parts: ClassVar[Mapping[str, tuple[type, ...]]] = {"scaling_": (AffineScaling,)}

    coef_: FloatArray
    intercept_: FloatArray
    scaling_: AffineScaling

    def _classifier(self) -> Any:  # noqa: ANN401
        raise NotImplementedError

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> None:
        on_step(0.0, "labelled segments")
        labelled = supervision.y >= 0
        present = np.unique(supervision.y[labelled])
        if not len(present):
            raise NothingToLearnError(
                "No segment is labelled; a supervised model needs labelled segments."
            )
        n_classes = supervision.Y.shape[1]
        scaling = AffineScaling.standardising(X.X[labelled])
        coef = np.zeros((n_classes, X.n_features))
        intercept = np.full(n_classes, _NEVER)
        intercept[present] = 0.0
        if len(present) > 1:
            found = self._classifier().fit(scaling(X.X[labelled]), supervision.y[labelled])
            if len(present) == 2:
                # scikit-learn keeps one row for two classes: the score of the second.
                coef[present[1]], intercept[present[1]] = found.coef_[0], found.intercept_[0]
            else:
                coef[present], intercept[present] = found.coef_, found.intercept_
        self.coef_, self.intercept_, self.scaling_ = coef, intercept, scaling
        self.report_ = {"instances_used": int(labelled.sum())}

    def _scores(self, X: FloatArray) -> FloatArray:
        scores: FloatArray = self.scaling_(X) @ self.coef_.T + self.intercept_
        return scores


_NEVER = -1e3
"""Score of a class without any labelled instance."""


class SISLLogistic(_Supervised):
    """Multinomial logistic regression on instance labels (scikit-learn): SLR of [Pham17].

    Parameters
    ----------
    C
        Inverse penalty on standardised features.
    max_iter
        Solver iterations.
    random_state
        Unused by the solver.
    """

    def __init__(
        self, *, C: float = 1.0, max_iter: int = 500, random_state: int | None = 0
    ) -> None:
        self.C = C
        self.max_iter = max_iter
        self.random_state = random_state

    def _classifier(self) -> LogisticRegression:
        return LogisticRegression(C=self.C, max_iter=self.max_iter)

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the largest probability in the bag of each class [Pham17, §6.4]."""
        return self.predict_proba(X)


class SISLSVM(_Supervised):
    """Linear support vector machines, one against the rest (scikit-learn): SISL of [Briggs12].

    Parameters
    ----------
    C
        Inverse penalty on standardised features.
    max_iter
        Solver iterations.
    random_state
        Seed of the solver.
    """

    def __init__(
        self, *, C: float = 0.1, max_iter: int = 5000, random_state: int | None = 0
    ) -> None:
        self.C = C
        self.max_iter = max_iter
        self.random_state = random_state

    def _classifier(self) -> LinearSVC:
        return LinearSVC(
            C=self.C, max_iter=self.max_iter, random_state=self.random_state, dual=False
        )
