"""Base of all learners: arguments, bag-level pooling, prediction modes."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from functools import cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator
from sklearn.metrics import label_ranking_average_precision_score
from sklearn.utils.validation import check_is_fitted
from threadpoolctl import ThreadpoolController

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import LARGEST_FEATURE, NOISE, UNKNOWN, Bags, Supervision
from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.predictions import WITHHELD_FROM
from birdann.core.progress import Progress, silent
from birdann.core.training_report import Calibration, LearnerReport
from birdann.models.diagnosis import diagnose
from birdann.models.exact.constraints import OPEN_WEIGHT, Constraints, compile_constraints
from birdann.models.exact.posterior import posterior

BATCH = 20_000
"""Instances whose probabilities are worked out together, where a bag has no more: a kernel takes 100 MB for them."""

_MIN_CALL = 1e-300

Labels = Supervision | npt.ArrayLike
"""Bag labels: bool (n_bags, n_classes) for complete lists, or all that people said."""


@cache
def _threads() -> ThreadpoolController:
    """Return the control of the thread pools; finding them is slow."""
    return ThreadpoolController()


def single_threaded() -> AbstractContextManager[object]:
    """Keep BLAS to one thread: products are small, and more threads only wait."""
    limited: AbstractContextManager[object] = _threads().limit(limits=1, user_api="blas")
    return limited


def as_supervision(X: Bags, Y: Labels) -> Supervision:
    """Return ``Y`` as the supervision of ``X`` (ValueError if the shapes do not fit)."""
    if isinstance(Y, Supervision):
        supervision = Y
    else:
        present = np.asarray(Y)
        if present.ndim != 2:
            raise ValueError("Y must be (n_bags, n_classes)")
        supervision = Supervision.complete(present, X.n_instances)
    if len(supervision.Y) != len(X) or len(supervision.y) != X.n_instances:
        raise ValueError("X and Y differ in the number of bags or instances")
    return supervision


class InstanceAnnotator(BaseEstimator):
    """A learner of instance labels from bag labels.

    A subclass takes its parameters as keywords, stores them unchanged, and defines ``_fit`` and
    ``_instance_probabilities``; ``fit`` sets attributes whose names end in an underscore.
    """

    classes_: Int64Array  # int64 (n_classes,): column numbers of ``Y``.
    n_features_in_: int
    report_: LearnerReport
    # Reliability on held-out items; None without calibration, or if read from a file.
    tested_: Calibration | None = None

    # missed_rate: ε, probability that a listed class has no instance in its bag.
    # open_weight, absent_weight: Weights of a class that an incomplete list leaves open, and of an
    # absent one; above 0 the latter allows for list errors.
    missed_rate: float = 0.01
    open_weight: float = OPEN_WEIGHT
    absent_weight: float = 0.0
    _warm: "InstanceAnnotator | None" = None

    def warm_start_from(self, model: "InstanceAnnotator | None") -> Self:
        """Start the next fit at ``model``, if the learner can; None resets.

        A model of another kind, or of other features or classes, is ignored.
        """
        self._warm = model
        return self

    def fit(self, X: Bags, Y: Labels, *, on_step: Progress = silent) -> Self:
        """Train on bags and their supervision.

        Raises ValueError if shapes do not fit, or a feature is not finite or exceeds
        `LARGEST_FEATURE`; NothingToLearnError if no bag has both instances and labels, or no
        instance can be a class.

        Parameters
        ----------
        X
            Training bags.
        Y
            bool (n_bags, n_classes), complete lists, or a Supervision.
        on_step
            Receives the share done; may raise ``Cancelled``, which leaves the model unchanged.
        """
        supervision = as_supervision(X, Y)
        self._check_features(X)
        if not self._has_labels(X, supervision):
            raise NothingToLearnError(
                "No recording has both segments and a species list. Tag one and segment it first."
            )
        if not self._has_unknown(X, supervision):
            raise NothingToLearnError(
                "All segments of the tagged recordings are rejected or labelled as unknown "
                "species. Confirm or clear some of them."
            )
        with single_threaded(), ExitStack() as on_failure:
            on_failure.callback(self._restore, dict(self.__dict__))
            report = self._fit(X, supervision, on_step)
            on_failure.pop_all()
        self.report_ = report.with_diagnosis(diagnose(supervision, X.offsets))
        self.classes_ = np.arange(supervision.Y.shape[1])
        self.n_features_in_ = X.n_features
        return self

    def _restore(self, attributes: Mapping[str, Any]) -> None:
        self.__dict__.clear()
        self.__dict__.update(attributes)

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        """Train; set fitted attributes and return the report."""
        raise NotImplementedError

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        """Return p(y = j | x), float64 (m, n_classes) or with a last column for noise."""
        raise NotImplementedError

    def _probabilities(
        self, X: Bags, answer: Callable[[FloatArray], FloatArray] | None = None
    ) -> FloatArray:
        """Return predictions of ``answer`` for all instances, in batches that fit in memory.

        ``answer`` is `_instance_probabilities` by default.
        """
        rows = self._check_bags(X).X
        answer = answer or self._instance_probabilities
        batches = [
            answer(rows[start : start + BATCH]) for start in range(0, max(len(rows), 1), BATCH)
        ]
        return batches[0] if len(batches) == 1 else np.concatenate(batches)

    @staticmethod
    def _has_labels(X: Bags, supervision: Supervision) -> bool:
        listed = supervision.Y.any(axis=1) & (X.sizes > 0)
        return bool(listed.any() or (supervision.y >= 0).any() or X.has_evidence.any())

    @staticmethod
    def _has_unknown(X: Bags, supervision: Supervision) -> bool:
        if (supervision.y >= 0).any() or X.has_evidence.any():
            return True
        possible = supervision.Y[X.bag_of_instance] & ~supervision.rejected
        return bool((possible.any(axis=1) & (supervision.y == UNKNOWN)).any())

    def _is_sufficient(self, X: Bags, supervision: Supervision, bags: Int64Array) -> bool:
        """Return whether some bags are sufficient for training."""
        part, labels = X.take(bags), supervision.take(bags, X)
        return self._has_labels(part, labels) and self._has_unknown(part, labels)

    @staticmethod
    def _check_features(X: Bags) -> None:
        extremes = (X.X.min(initial=0.0), X.X.max(initial=0.0))  # what is not a number is both
        if not all(abs(extreme) <= LARGEST_FEATURE for extreme in extremes):
            raise ValueError(f"features must be finite and at most {LARGEST_FEATURE:g}")

    def _check_bags(self, X: Bags) -> Bags:
        check_is_fitted(self, "classes_")
        if X.n_features != self.n_features_in_:
            raise ModelError(
                "The model was trained on {n_expected} features and was given "
                "{n_given}; describe the segments again or train a new model.",
                n_expected=self.n_features_in_,
                n_given=X.n_features,
            )
        self._check_features(X)
        return X

    def _compile(
        self, X: Bags, supervision: Supervision, *, noise: bool = False, noise_weight: float = 1.0
    ) -> Constraints:
        """Return lists and labels as constraints, with the learner's settings."""
        return compile_constraints(
            supervision,
            X.offsets,
            noise=noise,
            noise_weight=noise_weight,
            open_weight=self.open_weight,
            absent_weight=self.absent_weight,
            missed_rate=self.missed_rate,
        )

    def _unconstrained_probabilities(self, X: Bags, supervision: Supervision) -> FloatArray:
        """Return p(y = j | x) before lists and labels, float64 (m, n_columns)."""
        return self._probabilities(X)

    def _transductive(self, P: FloatArray, X: Bags, supervision: Supervision) -> FloatArray:
        """Return the posterior (m, n_classes): P(call) times P(species | call).

        The species is decided given a call: the probability of noise does not affect it.
        """
        n_classes = supervision.Y.shape[1]
        constraints, open_to_noise = self._constraint_pair(X, supervision)
        if_call = self._posterior_given_call(
            probabilities_given_call(P, n_classes), X, constraints
        )
        if_call[constraints.fixed < NOISE] = 0.0
        if P.shape[1] > n_classes:
            joint = posterior(P, open_to_noise).responsibilities
            if_call *= 1.0 - joint[:, n_classes:]
        return if_call

    def _constraint_pair(
        self, X: Bags, supervision: Supervision
    ) -> tuple[Constraints, Constraints]:
        """Return the constraints of bags, without and with a noise class."""
        noise_weight = getattr(self, "noise_weight_", 1.0)
        return self._compile(X, supervision), self._compile(
            X, supervision, noise=True, noise_weight=noise_weight
        )

    def _posterior_given_call(
        self, P: FloatArray, X: Bags, constraints: Constraints
    ) -> FloatArray:
        """Return p(y = j | x, y is a class, lists and labels), float64 (m, n_classes)."""
        return posterior(P, constraints).responsibilities

    def predict_proba_instances(
        self, X: Bags, supervision: Supervision | None = None
    ) -> FloatArray:
        """Return P(class) of each instance, float64 (n_instances, n_classes).

        Rows sum to at most 1; the rest is the unknown species. Raises ModelError if the features
        are not those of the training.

        Parameters
        ----------
        X
            Bags with the features of the training.
        supervision
            Lists and labels of these bags (transductive); None for the instances alone
            (inductive). Both are equal for an untagged bag.
        """
        if supervision is not None:
            supervision = as_supervision(X, supervision)
            if supervision.Y.shape[1] != len(self.classes_):
                raise ModelError("The species of the project are not those of the model.")
        self._check_bags(X)
        probabilities = np.empty((X.n_instances, len(self.classes_)))
        for run in X.runs(BATCH):
            bags = np.arange(run.start, run.stop)
            labels = None if supervision is None else supervision.take(bags, X)
            rows = slice(X.offsets[run.start], X.offsets[run.stop])
            probabilities[rows] = self._answer(X.take(bags), labels)
        return probabilities

    def detector_log_odds(self, X: Bags, row: int, *, is_listed: bool) -> dict[str, FloatArray]:
        """Return what each detector adds to a segment's log odds of the classes, (n_classes,)."""
        return {}

    def _answer(self, X: Bags, supervision: Supervision | None) -> FloatArray:
        """Return predictions for some bags, float64 (n_instances, n_classes)."""
        if supervision is None:
            P = self._probabilities(X)
        else:
            P = self._transductive(
                self._unconstrained_probabilities(X, supervision), X, supervision
            )
        total = P.sum(axis=1, keepdims=True)
        shares: FloatArray = (P / np.maximum(total, 1.0))[:, : len(self.classes_)]
        return shares

    def calibrate_probabilities(
        self, P: FloatArray, X: Bags, supervision: Supervision | None
    ) -> tuple[FloatArray, FloatArray | None]:
        """Return the calibrated P(class | call), and the 90 % lower bound of the largest.

        float64 (n_instances, n_classes), of the same most probable class, and (n_instances,), None
        without calibration. ``P`` is from `predict_proba_instances`.
        """
        return probabilities_given_call(np.column_stack([P, np.zeros(len(P))]), P.shape[1]), None

    def predict_proba_alone(self, X: Bags) -> FloatArray:
        """Return p(y = j | x) of each instance alone, float64 (n_instances, n_classes).

        For most learners `predict_proba_instances` without lists.
        """
        return self.predict_proba_instances(X)

    def predict_proba_if_call(self, X: Bags, supervision: Supervision | None = None) -> FloatArray:
        """Return p(y = j | x, a call) by sound, before lists and labels, float64 (n, n_classes).

        Parameters as `predict_proba_instances`.
        """
        P = (
            self._probabilities(X)
            if supervision is None
            else self._unconstrained_probabilities(X, supervision)
        )
        return probabilities_given_call(P, len(self.classes_))

    def predict_instances(self, X: Bags, supervision: Supervision | None = None) -> Int64Array:
        """Return the most probable class of each instance, or ``NOISE``, int64 (n_instances,).

        Parameters as `predict_proba_instances`.
        """
        return most_likely(self.predict_proba_instances(X, supervision))

    @property
    def has_calibrated_presence(self) -> bool:
        """Whether `predict_proba` was calibrated on held-out lists."""
        return False

    def predict_proba(self, X: Bags) -> FloatArray:
        """Return the bag scores [Pham17, §6.4]: the largest probability in the bag.

        float64 (n_bags, n_classes); 0 for an empty bag.
        """
        return pool_max(self.predict_proba_instances(X), X.offsets, empty=0.0)

    def unlisted_presence(self, X: Bags, supervision: Supervision) -> FloatArray:
        """Return P(present) of unlisted species, float64 (n_bags, n_classes); 0 for listed ones.

        The largest probability by sound alone among unlabelled and rejected instances of the bag.
        """
        probabilities = np.where(supervision.rejected, 0.0, self.predict_proba_instances(X))
        probabilities[supervision.y != UNKNOWN] = 0.0
        return np.where(supervision.Y, 0.0, pool_max(probabilities, X.offsets, empty=0.0))

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the scores that rank the classes of each bag, float64 (n_bags, n_classes)."""
        return self.predict_proba(X)

    def predict(self, X: Bags) -> BoolArray:
        """Return the union of the instance labels [Pham17, eq. 28], bool (n_bags, n_classes)."""
        labels = self.predict_instances(X)
        result = np.zeros((len(X), len(self.classes_)), dtype=np.bool_)
        known = labels >= 0
        result[X.bag_of_instance[known], labels[known]] = True
        return result

    def score(self, X: Bags, Y: Labels) -> float:
        """Return the label ranking average precision of the bags (1 is perfect).

        Only bags with a list that is neither empty nor full count.
        """
        supervision = as_supervision(X, Y)
        ranked = supervision.Y.any(axis=1) & supervision.absent.any(axis=1)
        if not ranked.any():
            return 1.0
        scores = self.decision_function(X)[ranked]
        return float(label_ranking_average_precision_score(supervision.Y[ranked], scores))


class PartialLabelAnnotator(InstanceAnnotator):
    """A learner that applies a list to each instance by itself [Briggs12, §5.1.1]."""

    def _transductive(self, P: FloatArray, X: Bags, supervision: Supervision) -> FloatArray:
        constraints = self._compile(X, supervision)
        permitted = posterior(np.maximum(P, _MIN_CALL), constraints, max_work=0.0).responsibilities
        permitted[constraints.fixed < NOISE] = 0.0
        return permitted


def probabilities_given_call(P: FloatArray, n_classes: int) -> FloatArray:
    """Return p(y = j | x, y is a class), float64 (m, n_classes), of p(y | x) with or without noise."""
    of_class = np.ascontiguousarray(P[:, :n_classes])
    if P.shape[1] > n_classes:
        of_class /= np.maximum(of_class.sum(axis=1, keepdims=True), _MIN_CALL)
    return of_class


def most_likely(probabilities: FloatArray) -> Int64Array:
    """Return the most probable class, or ``NOISE`` where the rest is `WITHHELD_FROM`."""
    if not probabilities.shape[1]:
        return np.full(len(probabilities), NOISE, dtype=np.int64)
    none = 1.0 - probabilities.sum(axis=1)
    best = probabilities.argmax(axis=1)
    return np.where(none >= WITHHELD_FROM, NOISE, best).astype(np.int64)


def pool_max(values: FloatArray, offsets: Int64Array, *, empty: float) -> FloatArray:
    """Return the column maxima of each bag, or ``empty``."""
    result = np.full((len(offsets) - 1, values.shape[1]), empty)
    filled = np.flatnonzero(np.diff(offsets))
    if len(filled):
        result[filled] = np.maximum.reduceat(values, offsets[filled], axis=0)
    return result
