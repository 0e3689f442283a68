"""ORed-logistic regression: exact maximum likelihood from bag labels."""

from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np
from sklearn.base import clone
from sklearn.utils import check_random_state

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.bags import NOISE, Bags, Supervision, folds_of_groups
from birdann.core.message import Message
from birdann.core.progress import Progress, part
from birdann.core.training_report import LearnerReport
from birdann.models.base import InstanceAnnotator
from birdann.models.evidence import list_precisions
from birdann.models.exact.constraints import OPEN_WEIGHT, Constraints, compile_constraints
from birdann.models.exact.posterior import MAX_WORK, Method, MethodName, report_lists
from birdann.models.linear.feature_maps import MapName, Transform
from birdann.models.linear.noise import (
    FIRST_WEIGHT,
    HIGH_NOISE,
    NO_CHANGE,
    NoiseFit,
    Optimise,
    evidence_weight,
    fit_adaptively,
    noise_comparison_progress,
    noise_share,
)
from birdann.models.linear.objective import Likelihood
from birdann.models.linear.optimisers import (
    Callback,
    Outcome,
    Preconditioner,
    maximise_em,
    minimise_lbfgs,
)
from birdann.models.linear.regression import Regression


@dataclass(kw_only=True, eq=False, repr=False)
class ORedLR(InstanceAnnotator):
    """ORed-logistic regression [Pham17] under every kind of supervision.

    Instance labels follow a softmax; the bag's list is their union. The likelihood of all lists
    and labels is maximised exactly.
    """

    # float64 (d + 1, n_columns): weights of scaled, mapped features; the last row is the bias, the
    # last column the noise class if any.
    coef_: FloatArray = field(init=False)
    noise_: bool = field(init=False)
    # Weight ν of noise in the E-step of bags with a list.
    noise_weight_: float = field(init=False)
    noise_limit_: float = field(init=False)  # Maximum ν, by the evidence for noise.
    transform_: Transform = field(init=False)

    l2: float = 1.0  # Penalty ½ l2 ||w||² on the weights of the scaled features; the bias is free.
    # Whether there is a noise class; "auto" adapts its weight, and drops it if it does not help
    # (see `birdann.models.linear.noise`).
    noise: bool | Literal["auto"] = "auto"
    missed_rate: float = 0.01  # ε: probability that a listed class has no instance in its bag.
    open_weight: float = OPEN_WEIGHT  # Weight of a class that an incomplete list leaves open.
    absent_weight: float = 0.0  # Weight of an absent class; above 0 it allows for list errors.
    # None for a linear model; "fourier", "nystroem" or "dictionary" for an RBF kernel.
    feature_map: MapName | None = None
    # Columns of the feature map; None takes ``dictionary_share`` of the instances.
    n_components: int | None = 300
    # Share of the training instances that become landmarks [Pham17, §6.6.3].
    dictionary_share: float = 0.5
    gamma_scale: float = 1.0  # s of the kernel width δ² = s · mean squared pairwise distance.
    # "lbfgs" on the likelihood, or "gem", the paper's generalised EM.
    solver: Literal["lbfgs", "gem"] = "lbfgs"
    # Exact E-step, see `birdann.models.exact.posterior.Method`; all give the same model.
    method: MethodName = "auto"
    # max_iter, tol: Maximum iterations, and relative gain below which L-BFGS stops.
    max_iter: int = 100
    tol: float = 3e-5
    # Share of the bags, those with the largest |Y| 2^|Y| n, left out [Pham17, §6.6.1].
    prune_share: float = 0.0
    sample_share: float = 1.0  # Share of the bags per iteration of "gem" [Pham17, §6.6.2].
    # Maximum |Y| 2^|Y| n of a bag; beyond it the most certain species are taken as present.
    max_work: float = MAX_WORK
    random_state: int | None = 0  # Seed of the feature map and of stochastic EM.

    def _start(self, X: Bags, n_columns: int) -> "ORedLR | None":
        """Return the model to start from, with its scaling and feature map; None for none."""
        warm = self._warm
        if not isinstance(warm, ORedLR) or not hasattr(warm, "coef_"):
            return None
        same_map = (warm.transform_.feature_map is None) == (self.feature_map is None)
        fits = warm.n_features_in_ == X.n_features and warm.coef_.shape[1] == n_columns
        return warm if fits and same_map else None

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        has_noise_labels = bool((supervision.y == NOISE).any())
        warm = self._warm
        self.noise_limit_ = 1.0
        if self.noise != "auto" or has_noise_labels:
            return self._fit_with(bool(self.noise), X, supervision, on_step)
        if isinstance(warm, ORedLR) and hasattr(warm, "noise_"):
            self.noise_limit_ = warm.noise_limit_
            return self._fit_with(warm.noise_, X, supervision, on_step)
        report = self._fit_with(True, X, supervision, part(on_step, 0.0, 0.6))
        if self.noise_weight_ >= HIGH_NOISE:
            ranked = self._noise_precisions(X, supervision, part(on_step, 0.6, 0.8))
            self.noise_limit_ = evidence_weight(ranked, noise_share(report.noise_rate or 0.0))
            if self.noise_limit_ < self.noise_weight_ - NO_CHANGE:
                return self._fit_with(True, X, supervision, part(on_step, 0.8, 1.0))
        return report

    def _noise_precisions(
        self, X: Bags, supervision: Supervision, on_step: Progress
    ) -> FloatArray:
        """Return the held-out precision of models with and without noise, (2, n_lists).

        None if half of the bags are not sufficient for training.
        """
        fold = folds_of_groups(supervision.groups, 2, np.random.default_rng(0))
        if not all(self._is_sufficient(X, supervision, np.flatnonzero(fold == k)) for k in (0, 1)):
            return np.zeros((2, 0))
        lists = compile_constraints(supervision, X.offsets, noise=False)
        own = lists.project
        ranked = []
        for noise in (True, False):
            P = np.zeros((X.n_instances, lists.n_columns))
            for k in (0, 1):
                start = 0.5 * (not noise) + 0.25 * k
                inside, outside = np.flatnonzero(fold != k), np.flatnonzero(fold == k)
                model = clone(self).set_params(noise=noise)
                model.fit(
                    X.take(inside),
                    supervision.take(inside, X),
                    on_step=noise_comparison_progress(part(on_step, start, start + 0.25)),
                )
                P[X.instances_of(outside)] = model.predict_proba_instances(X.take(outside))
            ranked.append(list_precisions(own.of(P), own.constraints))
        return np.array(ranked)

    def _fit_with(
        self, noise: bool, X: Bags, supervision: Supervision, on_step: Progress
    ) -> LearnerReport:
        self.noise_ = noise
        rng = check_random_state(self.random_state)
        all_constraints = self._compile(X, supervision, noise=noise)
        used = self._bags_to_use(all_constraints)
        is_subset = len(used) < len(X)
        constraints = all_constraints.take(used) if is_subset else all_constraints
        instances = X.take(used).X if is_subset else X.X
        warm = self._start(X, all_constraints.n_columns)
        transform = self._make_transform(X.X, rng) if warm is None else warm.transform_
        on_step(0.0, Message("scaling"))
        design = transform(instances)
        frame = Preconditioner.of(design, self.l2, constraints.n_columns)
        design = design @ frame.basis  # of a kernel model one such array is most of the memory
        fit = self._optimise(design, frame, constraints, warm, rng, on_step)
        self.coef_ = fit.outcome.weights
        self.transform_ = transform
        self.noise_weight_ = fit.weight
        return self._report(fit, constraints, bags_pruned=int(self.prune_share * len(used)))

    def _bags_to_use(self, constraints: Constraints) -> Int64Array:
        """Return the informative bags without the most expensive share."""
        used: Int64Array = np.flatnonzero(constraints.tagged & (np.diff(constraints.offsets) > 0))
        n_pruned = int(self.prune_share * len(used))
        if n_pruned:
            order = np.argsort(constraints.work[used], kind="stable")
            used = np.sort(used[order[:-n_pruned]])
        return used

    def _make_transform(self, X: FloatArray, rng: np.random.RandomState) -> Transform:
        if self.feature_map is None:
            return Transform.standardise(X)
        return Transform.mapped(
            X,
            self.feature_map,
            n_components=self.n_components or max(1, round(self.dictionary_share * len(X))),
            gamma_scale=self.gamma_scale,
            seed=int(rng.randint(2**31 - 1)),
            total_variance=X.shape[1],
        )

    def _optimise(
        self,
        design: FloatArray,
        frame: Preconditioner,
        constraints: Constraints,
        warm: "ORedLR | None",
        rng: np.random.RandomState,
        on_step: Progress,
    ) -> NoiseFit:
        """Return the fit of a design in the coordinates of ``frame``."""
        columns = constraints.n_columns
        start = np.zeros((design.shape[1] + 1, columns))
        if warm is not None:
            start = frame.from_weights(warm.coef_)
        target = Likelihood(
            design=design,
            constraints=constraints,
            penalty=frame.penalty(self.l2, columns),
            method=Method(self.method),
            max_work=self.max_work,
        )
        optimise = self._optimiser(frame, rng, on_step)
        if self.noise == "auto" and self.noise_:
            first = min(FIRST_WEIGHT, self.noise_limit_)
            fit = fit_adaptively(
                target,
                start,
                optimise,
                weight=first if warm is None else warm.noise_weight_,
                max_iter=self.max_iter,
                tol=self.tol,
                cap=self.noise_limit_,
                is_warm=warm is not None,
            )
        else:
            fit = NoiseFit(optimise(target, start, self.max_iter, self.tol), 1.0)
        return replace(
            fit, outcome=replace(fit.outcome, weights=frame.to_weights(fit.outcome.weights))
        )

    def _optimiser(
        self, frame: Preconditioner, rng: np.random.RandomState, on_step: Progress
    ) -> Optimise:
        spent = 0

        def callback_from(before: int) -> Callback:
            def callback(iterations: int) -> None:
                nonlocal spent
                spent = before + iterations
                on_step(min(spent / self.max_iter, 1.0), Message("iteration {i}", i=spent + 1))

            return callback

        def run_em(target: Likelihood, start: FloatArray, max_iter: int, _: float) -> Outcome:
            return maximise_em(
                target,
                start,
                max_iter=max_iter,
                sample_share=self.sample_share,
                rng=np.random.default_rng(int(rng.randint(2**31 - 1))),
                callback=callback_from(spent),
            )

        def run_lbfgs(target: Likelihood, start: FloatArray, max_iter: int, tol: float) -> Outcome:
            return minimise_lbfgs(
                target,
                start,
                bias_scale=frame.bias_scale,
                max_iter=max_iter,
                tol=tol,
                callback=callback_from(spent),
                curvature=1.0,
            )

        if self.solver not in {"lbfgs", "gem"}:
            raise ValueError(f"unknown solver {self.solver!r}")
        return run_em if self.solver == "gem" else run_lbfgs

    def _report(
        self, fit: NoiseFit, constraints: Constraints, *, bags_pruned: int
    ) -> LearnerReport:
        outcome = fit.outcome
        belief = outcome.belief
        return replace(
            report_lists(belief, constraints),
            bags_used=len(belief.status),
            bags_pruned=bags_pruned,
            noise_weight=fit.weight if self.noise_ else 0.0,
            log_likelihood=float(belief.log_likelihood.sum()),
            objective=outcome.objective,
            iterations=outcome.n_iterations,
            evaluations=outcome.n_evaluations,
            converged=bool(outcome.converged),
        )

    @property
    def regression(self) -> Regression:
        """The fitted regression."""
        return Regression(self.coef_, self.transform_)

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        return self.regression.predict_design(self.transform_(X))
