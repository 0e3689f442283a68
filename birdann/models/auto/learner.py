"""The default learner, which chooses its own settings."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.core.progress import Progress, part
from birdann.core.training_report import Choice, LearnerChoices, LearnerReport
from birdann.models.auto.calibrating import calibrate
from birdann.models.auto.detector_evidence import DetectorWeights, choose_detector_weights
from birdann.models.auto.detector_shape import calibration_curve
from birdann.models.auto.presence import PresenceModel
from birdann.models.auto.regression_choice import RegressionChoice, choose_regression
from birdann.models.auto.selection import (
    choose_prior,
    weigh_noise,
    weigh_references,
    with_noise_of,
)
from birdann.models.base import probabilities_given_call
from birdann.models.calibration import Calibrators
from birdann.models.diagnosis import n_labels
from birdann.models.evidence import weights_by_lists
from birdann.models.exact.constraints import OPEN_WEIGHT, Constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.forest.expectation_maximisation import (
    EmResult,
    EmSettings,
    fit_mixed,
    mix_distributions,
    noise_factor,
    refresh_mixed,
    scale_noise,
)
from birdann.models.forest.or_forest import MixedAnnotator
from birdann.models.task import MAX_INSTANCES, Task

MIN_NOISE = 0.02
"""Share of the segments that may be answered "none" however little noise is believed in: enough to rank
segments by how poorly the listed species explain them."""
_MANY_LABELS = 80


DECISION_THRESHOLD = 0.5
"""Probability of presence from which on a species is in the list that is predicted."""


@dataclass(kw_only=True, eq=False, repr=False)
class EnsembleAnnotator(MixedAnnotator):
    """Trees and regressions in the exact E-step, weighted by held-out lists.

    With f_y the mean of a random forest, a straight regression and curved ones, of all features and
    of two halves of them, the probability of class y for a segment s is

        p(y_s | sound, evidence, list) ∝ f_y(x_s) · exp(Σ_d w_d e_dsy) · (prior of y given the list)

    (`birdann.models.exact.list_prior`: a rare listed species is not rare here, and listed species
    call about equally often) under the exact constraints of the list: every listed class occurs (or is missed with
    probability ``missed_rate``), others do not, and under an incomplete list they have
    ``open_weight``. e are the log odds of detectors (`birdann.models.auto.detector_evidence`).
    Expectation-maximisation alternates this posterior with new trees, grown on labels drawn from
    it, and a few steps of the regressions; out-of-bag votes of the trees enter the next posterior.

    Whatever is not fitted by the likelihood is chosen on held-out lists of the project
    (`birdann.models.auto.selection`): the shares of its parts, the weights of detectors,
    training sources and a noise class; on merged recordings (`birdann.models.auto.merging`) the two
    strengths of the list prior. Choices with reasons are in ``report_.choices``.
    """

    # Presence model for recordings without a list; None with too few lists.
    presence_: PresenceModel | None = field(init=False)
    detectors_: DetectorWeights = field(init=False)  # Weights of their evidence without a list.
    calibration_: Calibrators = field(init=False)  # Calibration of the predictions.

    n_trees: int = 80  # Trees of the final forest.
    n_rounds: int = 3  # E-steps with a forest.
    # missed_rate, open_weight, absent_weight: As `birdann.models.linear.ored_lr.ORedLR`.
    missed_rate: float = 0.01
    open_weight: float = OPEN_WEIGHT
    absent_weight: float = 0.0
    # Maximum number of training instances; see `birdann.models.task`.
    max_instances: int = MAX_INSTANCES
    random_state: int | None = 0  # Seed.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        warm = self._warm_model(X, supervision.Y.shape[1])
        if isinstance(warm, EnsembleAnnotator):
            return self._refit(warm, X, supervision, on_step)
        self.detectors_ = DetectorWeights.initial(X)
        task = self._task(X, supervision, noise=True)
        references = weigh_references(task, on_step=part(on_step, 0.0, 0.02))
        if references is not None:
            task = task.with_reference_weight(references.chosen)
        noise = weigh_noise(task, on_step=part(on_step, 0.02, 0.1))
        task = task.with_noise_weight(noise.weight.chosen)
        regressions = choose_regression(task, on_step=part(on_step, 0.1, 0.55))
        self.detectors_, detectors = choose_detector_weights(
            task.bags, task.constraints, regressions.held_out
        )
        task = task.with_constraints(
            self.detectors_.in_training.apply_to(task.bags, task.constraints)
        )
        strength, evenness = choose_prior(task, regressions.held_out)
        linear = regressions.fit(task.constraints, on_step=part(on_step, 0.55, 0.7))
        result = fit_mixed(
            task,
            linear,
            regressions.designs,
            linear.predict_designs(regressions.designs),
            self._em_settings(task, strength, evenness, share=0.5),
            progress=part(on_step, 0.7, 0.96),
        )
        chosen = LearnerChoices(
            noise_weight=noise.weight,
            noise_share=noise.share,
            reference_weight=references,
            regressions=regressions.shares,
            list_strength=strength,
            evenness=evenness,
            detectors=detectors or None,
            curves={
                name: calibration_curve(k, task.bags, task.constraints, task.seed)
                for k, name in enumerate(self.detectors_.names)
            }
            or None,
        )
        return self._finish(task, result, regressions, chosen)

    def _finish(
        self,
        task: Task,
        result: EmResult,
        regressions: RegressionChoice,
        so_far: LearnerChoices,
    ) -> LearnerReport:
        """Choose the remaining settings on held-out probabilities, and keep the model."""
        constraints = task.constraints
        noise_share, noise_weight = (
            choice.chosen if choice else 0.0
            for choice in (so_far.noise_share, so_far.noise_weight)
        )
        even = mix_distributions(result.held_out, regressions.held_out, 0.5)
        weights = weights_by_lists(
            [with_noise_of(even, P) for P in (result.held_out, regressions.held_out)],
            constraints,
        )
        share = Choice(
            chosen=float(weights[1]), why="by how likely each makes the lists of unseen recordings"
        )
        held_out = mix_distributions(result.held_out, regressions.held_out, share.chosen)
        learned = mix_distributions(result.votes, result.learned, share.chosen)
        # The refitted models and those of the folds know different noise: each has its factor.
        factor, of_folds = (
            noise_factor(P, constraints, cap=max(noise_share, MIN_NOISE))
            for P in (learned, held_out)
        )
        unheard = scale_noise(held_out, of_folds)
        free = self._predict_without_lists(task, unheard, scale_noise(learned, factor))
        self.presence_ = PresenceModel.learn(task, free, result.context)
        listed = mix_distributions(result.held_out, regressions.joined, share.chosen)
        with_lists = mix_distributions(
            result.votes,
            result.linear.join_designs(regressions.designs, constraints.n_classes),
            share.chosen,
        )
        self._calibrate(task, result, listed, with_lists, free, unheard)
        report = self._keep(
            task,
            replace(result, noise_factor=factor),
            share=share.chosen,
            noise_weight=noise_weight,
        )
        choices = replace(
            so_far, linear_share=share, context_concentration=_context_choice(result)
        )
        return replace(report, choices=choices)

    def _predict_without_lists(
        self, task: Task, held_out: FloatArray, learned: FloatArray
    ) -> FloatArray:
        """Return p(y | x, evidence) without lists, float64 (m, n_columns).

        As predicted where neither list nor label taught the model, held out elsewhere.
        """
        untold = ~task.constraints.tagged[task.bags.bag_of_instance]
        P = np.where(untold[:, None], learned, held_out) if untold.any() else held_out
        return self.detectors_.without_lists(P, task.bags)

    def _calibrate(
        self,
        task: Task,
        result: EmResult,
        held_out: FloatArray,
        with_lists: FloatArray,
        free: FloatArray,
        unheard: FloatArray,
    ) -> None:
        """Fit the calibration to predictions of held-out recordings, with and without lists."""
        n_classes = task.constraints.n_classes
        calls = probabilities_given_call(held_out, n_classes)

        def answer(rows: Int64Array, constraints: Constraints) -> FloatArray:
            return result.prior.posterior(calls[rows], constraints).responsibilities

        inferred = [
            probabilities_given_call(result.context.infer(P, task.bags.offsets), n_classes)
            for P in ([free] if unheard is free else [free, unheard])
        ]
        listed = task.with_constraints(task.constraints.without_noise())
        calibrated_by_lists = result.prior.posterior(
            probabilities_given_call(with_lists, n_classes), listed.constraints
        )
        self.calibration_, self.tested_ = calibrate(
            listed, answer, calibrated_by_lists.responsibilities, inferred[0], inferred[-1]
        )

    def _refit(
        self, warm: "EnsembleAnnotator", X: Bags, supervision: Supervision, on_step: Progress
    ) -> LearnerReport:
        """Fit new labels with the earlier choices."""
        choices = warm.report_.choices or LearnerChoices()
        self.detectors_ = warm.detectors_
        task = self._task(X, supervision, noise=True).with_noise_weight(warm.noise_weight_)
        if choices.reference_weight is not None:
            task = task.with_reference_weight(choices.reference_weight.chosen)
        result = refresh_mixed(
            task,
            warm.trees_,
            warm.linear_,
            warm._votes(task.bags.X, task.constraints.n_columns),
            self._em_settings(
                task, choices.list_strength, choices.evenness, share=warm.linear_share_
            ),
            regrown=_regrown_fraction(n_labels(supervision) - warm.report_.labels),
            progress=on_step,
        )
        self.presence_ = warm.presence_
        self.calibration_, self.tested_ = warm.calibration_, warm.tested_
        report = self._keep(
            task,
            replace(result, noise_factor=warm.noise_factor_),
            share=warm.linear_share_,
            noise_weight=warm.noise_weight_,
        )
        return replace(report, choices=choices)

    def _em_settings(
        self,
        task: Task,
        strength: Choice[float] | None,
        evenness: Choice[float] | None,
        *,
        share: float,
    ) -> EmSettings:
        prior = ListPrior.from_lists(
            task.constraints,
            strength=strength.chosen if strength else 0.0,
            evenness=evenness.chosen if evenness else 0.0,
        )
        return EmSettings(
            linear_share=share,
            n_trees=self.n_trees,
            n_rounds=self.n_rounds,
            trees_per_round=self.n_trees,
            bootstrap="both",
            max_features="sqrt",
            context=True,
            prior=prior,
            noise_cap=1.0,
        )

    # --- prediction ----------------------------------------------------------------

    def _constraints(self, X: Bags, supervision: Supervision, *, noise: bool) -> Constraints:
        constraints = super()._constraints(X, supervision, noise=noise)
        return self.detectors_.in_training.apply_to(X, constraints)

    def _constraint_pair(
        self, X: Bags, supervision: Supervision
    ) -> tuple[Constraints, Constraints]:
        without, with_noise = super()._constraint_pair(X, supervision)
        return self.detectors_.apply_to(X, without), self.detectors_.apply_to(X, with_noise)

    def _probabilities(
        self, X: Bags, answer: Callable[[FloatArray], FloatArray] | None = None
    ) -> FloatArray:
        """Return predictions; those that are not of an ``answer`` contain the evidence."""
        P = super()._probabilities(X, answer)
        return P if answer else self.detectors_.without_lists(P, X)

    def detector_log_odds(self, X: Bags, row: int, *, is_listed: bool) -> dict[str, FloatArray]:
        """Return what each detector adds to a segment's log odds of the classes, (n_classes,)."""
        here, has_list = X.take_rows(np.array([row]), np.array([0, 1])), np.array([is_listed])
        return {
            part.detector: np.log(
                self.detectors_.factors(
                    replace(here, evidence=(part,)), has_list, len(self.classes_)
                )[0]
            )
            for part in here.evidence
        }

    def calibrate_probabilities(
        self, P: FloatArray, X: Bags, supervision: Supervision | None
    ) -> tuple[FloatArray, FloatArray | None]:
        """Return calibrated p(y | x, a call) and its lower bound; see the base class."""
        calls, _ = super().calibrate_probabilities(P, X, supervision)
        calibration = self.calibration_
        if supervision is None:
            probability, low = calibration.free.apply(calls)
            unheard = ~X.has_evidence[X.bag_of_instance]
            if unheard.any() and self.detectors_.names:
                probability[unheard], low[unheard] = calibration.unheard.apply(calls[unheard])
            return probability, low
        probability, low = calibration.listed.apply(calls)
        is_stated = supervision.Y | supervision.absent
        is_single_list = ((supervision.Y.sum(axis=1) == 1) & is_stated.all(axis=1))[
            X.bag_of_instance
        ]
        is_single_list &= calls.any(axis=1)
        probability[is_single_list] = np.where(
            calls[is_single_list] > 0, calibration.alone[0], 0.0
        )
        low[is_single_list] = calibration.alone[1]
        known = supervision.y != UNKNOWN
        probability[known], low[known] = calls[known], calls[known].max(axis=1, initial=0.0)
        return probability, low

    @property
    def has_calibrated_presence(self) -> bool:
        """Whether there were enough complete lists to fit presence."""
        return self.presence_ is not None

    def predict_proba(self, X: Bags) -> FloatArray:
        """Return P(present) of each species in each recording, float64 (n_bags, n_classes).

        See `birdann.models.auto.presence`; without a presence model that of the forest.
        """
        if self.presence_ is None:
            return super().predict_proba(X)
        return self.presence_.presence(X, self._probabilities(X), self.context_)

    def predict(self, X: Bags) -> BoolArray:
        """Return the species with P(present) > 0.5, bool (n_bags, n_classes)."""
        if self.presence_ is None:
            return super().predict(X)
        return np.asarray(self.predict_proba(X) > DECISION_THRESHOLD)


def _context_choice(result: EmResult) -> Choice[float]:
    return Choice(
        chosen=float(result.context.concentration),
        why="likeliest counts of species per recording; from 300 on, segments stand alone",
    )


def _regrown_fraction(n_new_labels: int) -> float:
    """Return the share of trees to grow again: an eighth for ten labels, all for eighty."""
    return min(max(n_new_labels, 0) / _MANY_LABELS, 1.0)
