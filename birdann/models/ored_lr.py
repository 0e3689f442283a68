"""ORed-logistic regression: exact maximum likelihood from bag labels."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

import numpy as np
from sklearn.utils import check_random_state

from birdann.core.bags import Bags, FloatArray, Int64Array, Supervision
from birdann.core.progress import Progress
from birdann.models.base import InstanceAnnotator, Labels, as_supervision
from birdann.models.constraints import Constraints, compile_constraints
from birdann.models.kernels import (
    FeatureMap,
    FourierMap,
    LandmarkMap,
    MapName,
    make_feature_map,
)
from birdann.models.objective import Likelihood, instance_probabilities
from birdann.models.optimisers import Outcome, Preconditioner, maximise_em, minimise_lbfgs
from birdann.models.posterior import (
    INFEASIBLE,
    MAX_WORK,
    OVER_BUDGET,
    Method,
    posterior,
)
from birdann.models.preprocessing import AffineScaling


class ORedLR(InstanceAnnotator):
    """ORed-logistic regression [Pham17] under every kind of supervision.

    A softmax over the classes gives each instance's label; the bag's list is the union of the
    labels. The likelihood of all lists and labels is maximised exactly.

    Parameters
    ----------
    l2
        Penalty ½ l2 ||w||² on the weights of the scaled features; the bias is free.
    noise
        Whether instances may be none of the classes.
    missed_rate
        ε: chance that a listed class has no instance in its bag.
    open_weight
        Weight of a class that an incomplete list neither names nor rules out.
    absent_weight
        Weight of a class said to be absent; above 0 it allows for mistaken lists.
    feature_map
        None for a linear model; "fourier", "nystroem" or "dictionary" for an RBF kernel.
    n_components
        Columns of the feature map; None takes ``dictionary_share`` of the instances.
    dictionary_share
        Share of the training instances that become landmarks [Pham17, §6.6.3].
    gamma_scale
        s of the kernel width δ² = s · mean squared pairwise distance.
    solver
        "lbfgs" on the likelihood, or "gem", the paper's generalised EM.
    method
        Which exact E-step: "forward-backward", "fast" or "forward".
    max_iter, tol
        Most iterations, and the relative gain of one below which L-BFGS ends.
    prune_share
        Share of the bags, those with the largest |Y| 2^|Y| n, left out [Pham17, §6.6.1].
    sample_share
        Share of the bags that each iteration of "gem" sees [Pham17, §6.6.2].
    max_work
        Largest |Y| 2^|Y| n of a bag; beyond it the bag gives partial labels.
    random_state
        Seed of the feature map and of stochastic EM.

    Attributes
    ----------
    coef_
        float64 (d + 1, n_columns): weights of scaled, mapped features; the last row is the bias,
        the last column the noise class where there is one.
    missed_rate_
        ε as fitted.
    noise_
        Whether the model has a noise class.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("classes_", "coef_")
    fitted_values: ClassVar[tuple[str, ...]] = (
        "n_features_in_",
        "missed_rate_",
        "noise_",
        "report_",
    )
    fitted_parts: ClassVar[Mapping[str, tuple[type, ...]]] = {
        "scaling_": (AffineScaling,),
        "feature_map_": (FourierMap, LandmarkMap),
    }

    coef_: FloatArray
    missed_rate_: float
    noise_: bool
    scaling_: AffineScaling
    feature_map_: FeatureMap | None

    def __init__(
        self,
        *,
        l2: float = 1.0,
        noise: bool = False,
        missed_rate: float = 0.01,
        open_weight: float = 0.05,
        absent_weight: float = 0.0,
        feature_map: MapName | None = None,
        n_components: int | None = 1000,
        dictionary_share: float = 0.5,
        gamma_scale: float = 1.0,
        solver: Literal["lbfgs", "gem"] = "lbfgs",
        method: str = Method.FORWARD_BACKWARD.value,
        max_iter: int = 100,
        tol: float = 1e-6,
        prune_share: float = 0.0,
        sample_share: float = 1.0,
        max_work: float = MAX_WORK,
        random_state: int | None = 0,
    ) -> None:
        self.l2 = l2
        self.noise = noise
        self.missed_rate = missed_rate
        self.open_weight = open_weight
        self.absent_weight = absent_weight
        self.feature_map = feature_map
        self.n_components = n_components
        self.dictionary_share = dictionary_share
        self.gamma_scale = gamma_scale
        self.solver = solver
        self.method = method
        self.max_iter = max_iter
        self.tol = tol
        self.prune_share = prune_share
        self.sample_share = sample_share
        self.max_work = max_work
        self.random_state = random_state

    def warm_start_from(self, model: "ORedLR | None") -> Self:
        """Start the next fit at ``model``, in its scaling and feature map.

        A model of other features, classes or noise is ignored. None forgets.
        """
        self._warm = model
        return self

    def _start(self, X: Bags, n_columns: int) -> "ORedLR | None":
        warm: ORedLR | None = getattr(self, "_warm", None)
        if warm is None or not hasattr(warm, "coef_"):
            return None
        same_map = (warm.feature_map_ is None) == (self.feature_map is None)
        fits = warm.n_features_in_ == X.n_features and warm.coef_.shape[1] == n_columns
        return warm if fits and same_map else None

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> None:
        rng = check_random_state(self.random_state)
        every = compile_constraints(
            supervision,
            X.offsets,
            noise=self.noise,
            open_weight=self.open_weight,
            absent_weight=self.absent_weight,
        )
        used = self._bags_to_use(every)
        constraints = every.take(used)
        instances = X.take(used).X
        warm = self._start(X, every.n_columns)
        if warm is None:
            scaling = AffineScaling.standardising(X.X)
            feature_map = self._make_map(scaling(X.X), int(rng.randint(2**31 - 1)))
        else:
            scaling, feature_map = warm.scaling_, warm.feature_map_
        design = scaling(instances)
        if feature_map is not None:
            design = feature_map(design)
        outcome = self._optimise(design, constraints, warm, rng, on_step)
        self.coef_ = outcome.weights
        self.scaling_, self.feature_map_ = scaling, feature_map
        self.noise_ = bool(self.noise)
        self.missed_rate_ = float(self.missed_rate)
        self.report_ = self._report(outcome, constraints, design)

    def _bags_to_use(self, constraints: Constraints) -> Int64Array:
        """Return the bags that can teach something, without the costliest share of them."""
        used: Int64Array = np.flatnonzero(constraints.tagged & (np.diff(constraints.offsets) > 0))
        n_pruned = int(self.prune_share * len(used))
        if n_pruned:
            order = np.argsort(constraints.work[used], kind="stable")
            used = np.sort(used[order[:-n_pruned]])
        return used

    def _make_map(self, X: FloatArray, seed: int) -> FeatureMap | None:
        if self.feature_map is None:
            return None
        n_components = self.n_components
        if n_components is None:
            n_components = max(1, round(self.dictionary_share * len(X)))
        return make_feature_map(
            self.feature_map,
            X,
            n_components=n_components,
            gamma_scale=self.gamma_scale,
            seed=seed,
        )

    def _optimise(
        self,
        design: FloatArray,
        constraints: Constraints,
        warm: "ORedLR | None",
        rng: np.random.RandomState,
        on_step: Progress,
    ) -> Outcome:
        columns = constraints.n_columns
        frame = Preconditioner.of(design, self.l2, columns)
        start = np.zeros((design.shape[1] + 1, columns))
        if warm is not None:
            start = frame.from_weights(warm.coef_)
        target = Likelihood(
            design=design @ frame.basis,
            constraints=constraints,
            penalty=frame.penalty(self.l2, columns),
            missed_rate=self.missed_rate,
            method=Method(self.method),
            max_work=self.max_work,
        )

        def watch(iteration: int) -> None:
            on_step(iteration / self.max_iter, f"iteration {iteration}")

        if self.solver == "gem":
            outcome = maximise_em(
                target,
                start,
                max_iter=self.max_iter,
                sample_share=self.sample_share,
                rng=np.random.default_rng(int(rng.randint(2**31 - 1))),
                watch=watch,
            )
        else:
            outcome = minimise_lbfgs(
                target,
                start,
                bias_scale=frame.bias_scale,
                max_iter=self.max_iter,
                tol=self.tol,
                watch=watch,
            )
        return Outcome(
            frame.to_weights(outcome.weights),
            outcome.objective,
            outcome.n_iterations,
            outcome.n_evaluations,
            outcome.converged,
        )

    def _report(
        self, outcome: Outcome, constraints: Constraints, design: FloatArray
    ) -> dict[str, Any]:
        P = instance_probabilities(design, outcome.weights)
        found = posterior(P, constraints, missed_rate=self.missed_rate, max_work=self.max_work)
        n_classes = constraints.n_columns - self.noise
        mass = found.responsibilities.sum(axis=0)
        return {
            "bags_used": len(constraints),
            "bags_infeasible": int((found.status == INFEASIBLE).sum()),
            "bags_over_budget": int((found.status == OVER_BUDGET).sum()),
            "noise_rate": float(mass[-1] / max(mass.sum(), 1.0)) if self.noise else 0.0,
            "expected_instances": [float(v) for v in mass[:n_classes]],
            "log_likelihood": float(found.log_likelihood.sum()),
            "objective": outcome.objective,
            "iterations": outcome.n_iterations,
            "evaluations": outcome.n_evaluations,
            "converged": bool(outcome.converged),
        }

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        return instance_probabilities(self.transform(X), self.coef_)

    def transform(self, X: FloatArray) -> FloatArray:
        """Return the scaled and mapped features of instances ``X`` (m, n_features)."""
        scaled = self.scaling_(X)
        return scaled if self.feature_map_ is None else self.feature_map_(scaled)

    def _posterior_settings(self) -> dict[str, float]:
        return {
            "missed_rate": self.missed_rate_,
            "open_weight": self.open_weight,
            "absent_weight": self.absent_weight,
        }

    def log_likelihood(self, X: Bags, Y: Labels) -> FloatArray:
        """Return log P(list and labels | X) of each bag, float64 (n_bags,).

        The bag-level criterion for choosing settings on held-out bags.
        """
        P = self._instance_probabilities(self._checked(X).X)
        constraints = compile_constraints(
            as_supervision(X, Y),
            X.offsets,
            noise=self.noise_,
            open_weight=self.open_weight,
            absent_weight=self.absent_weight,
        )
        return posterior(P, constraints, missed_rate=self.missed_rate_).log_likelihood
