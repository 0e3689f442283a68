"""The commonest class: what can be had without listening."""

from typing import ClassVar

import numpy as np

from birdann.core.bags import Bags, BoolArray, FloatArray, Supervision
from birdann.core.progress import Progress
from birdann.lab.systems._scores import permitted_only
from birdann.models.base import InstanceAnnotator


class Dummy(InstanceAnnotator):
    """Every instance is of the class that most training bags list.

    The lower reference of Pham et al. (2017), section 6.2 and 6.4: a class's confidence is the
    share of the training bags that list it, and the predicted list holds the classes that more
    than half of them list.

    Parameters
    ----------
    random_state
        Unused.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("classes_", "share_")
    fitted_values: ClassVar[tuple[str, ...]] = ("n_features_in_", "report_")

    share_: FloatArray

    def __init__(self, *, random_state: int | None = 0) -> None:
        self.random_state = random_state

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> None:
        on_step(0.0, "counting lists")
        tagged = supervision.Y.any(axis=1) | supervision.absent.any(axis=1)
        labelled = np.bincount(supervision.y[supervision.y >= 0], minlength=supervision.Y.shape[1])
        listed = supervision.Y[tagged]
        share = listed.mean(axis=0) if listed.any() else labelled / max(labelled.sum(), 1)
        self.share_ = np.asarray(share, dtype=np.float64)
        self.report_ = {"bags_used": int(tagged.sum())}

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        total = max(float(self.share_.sum()), 1e-300)
        return np.tile(self.share_ / total, (len(X), 1))

    def _transductive(self, P: FloatArray, X: Bags, supervision: Supervision) -> FloatArray:
        return permitted_only(P, X, supervision)

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the share of training bags that list each class, for every bag alike."""
        self._checked(X)
        return np.tile(self.share_, (len(X), 1))

    def predict(self, X: Bags) -> BoolArray:
        """Return the classes that more than half of the training bags list."""
        likely: BoolArray = (self.decision_function(X) > 0.5) & (X.sizes > 0)[:, None]
        return likely
