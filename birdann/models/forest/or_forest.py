"""A forest in the exact E-step, alone or averaged with a linear model."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, Self

import numpy as np
from sklearn.utils import check_random_state

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.core.bags import Bags, Supervision
from birdann.core.progress import Progress, part
from birdann.core.training_report import LearnerReport
from birdann.models.base import InstanceAnnotator, pool_max
from birdann.models.exact.constraints import OPEN_WEIGHT, Constraints
from birdann.models.exact.context import BagContext
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import report_lists
from birdann.models.forest.expectation_maximisation import (
    EmResult,
    EmSettings,
    fit_mixed,
    mix_distributions,
    scale_noise,
    vote_probabilities,
)
from birdann.models.forest.trees import Trees
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.regression import Candidate, Regressions
from birdann.models.task import MAX_INSTANCES, Task


@dataclass(frozen=True, slots=True, eq=False)
class OutOfBagVotes:
    """Held-out predictions of the training instances.

    A forest fits its training instances almost perfectly, so their predictions must be out-of-bag.
    They are stored under a fingerprint of the float32 features.
    """

    fingerprints: Int64Array  # int64 (k,): sorted, unique.
    # float32 (k, n_columns); instances with the same features share their mean.
    probabilities: Float32Array

    @classmethod
    def of(cls, X: FloatArray, probabilities: FloatArray) -> Self:
        """Store the ``probabilities`` (m, n_columns) of the rows of ``X`` (m, d)."""
        unique, index, counts = np.unique(fingerprint(X), return_inverse=True, return_counts=True)
        sums = np.zeros((len(unique), probabilities.shape[1]))
        np.add.at(sums, index, probabilities)
        return cls(unique, (sums / counts[:, None]).astype(np.float32))

    def recall(self, X: FloatArray, fallback: Callable[[FloatArray], FloatArray]) -> FloatArray:
        """Return the stored probabilities of rows of ``X`` (m, d), others from ``fallback``.

        ``fallback`` is called with the other rows only, (n, d), and returns float64 (n,
        n_columns).
        """
        if not len(self.fingerprints):
            return fallback(X)
        keys = fingerprint(X)
        row_of = np.minimum(np.searchsorted(self.fingerprints, keys), len(self.fingerprints) - 1)
        is_new = self.fingerprints[row_of] != keys
        result = self.probabilities[row_of].astype(np.float64)
        if is_new.any():
            result[is_new] = fallback(X[is_new])
        return result


def fingerprint(X: FloatArray) -> Int64Array:
    """Return a 64-bit multilinear hash of each row's float32 features, int64 (m,)."""
    bits = np.ascontiguousarray(X.astype(np.float32) + np.float32(0.0)).view(np.int32)
    factors = np.random.default_rng(X.shape[1]).integers(1, 2**62, size=X.shape[1])
    mixed: Int64Array = (bits.astype(np.int64) * (2 * factors + 1)).sum(axis=1)
    return mixed


class MixedAnnotator(InstanceAnnotator):
    """Prediction from trees, a linear model, a list prior and a bag context."""

    # trees_, linear_, prior_, context_, out_of_bag_: The fitted parts.
    trees_: Trees
    linear_: Regressions
    prior_: ListPrior
    context_: BagContext
    out_of_bag_: OutOfBagVotes
    noise_: bool
    linear_share_: float  # Weight of the linear model in p(y | x).
    noise_factor_: float  # Factor on the noise class that enforces its cap.
    noise_weight_: float = 1.0  # Weight ν of noise in recordings with a list.

    max_instances: int
    random_state: int | None

    def _warm_model(self, X: Bags, n_classes: int) -> "MixedAnnotator | None":
        """Return the model to start from with one round instead of all; None for none."""
        warm = self._warm
        if not isinstance(warm, MixedAnnotator) or not hasattr(warm, "trees_"):
            return None
        same = warm.n_features_in_ == X.n_features and len(warm.classes_) == n_classes
        return warm if same else None

    def _task(self, X: Bags, supervision: Supervision, *, noise: bool) -> Task:
        """Return the training task."""
        constraints = self._constraints(X, supervision, noise=noise)
        used = np.flatnonzero((constraints.tagged | X.has_evidence) & (X.sizes > 0))
        if len(used) < len(X):
            X, constraints = X.take(used), constraints.take(used)
        return Task.sample(
            X,
            constraints,
            max_instances=self.max_instances,
            seed=int(check_random_state(self.random_state).randint(2**31 - 1)),
        )

    def _constraints(self, X: Bags, supervision: Supervision, *, noise: bool) -> Constraints:
        """Return the constraints of training."""
        return self._compile(X, supervision, noise=noise)

    def _keep(
        self,
        task: Task,
        result: EmResult,
        *,
        share: float,
        noise_weight: float = 1.0,
    ) -> LearnerReport:
        """Keep a fit for prediction, and return its report."""
        self.trees_, self.linear_ = result.trees, result.linear
        self.prior_, self.context_ = result.prior, result.context
        self.noise_, self.noise_factor_ = task.constraints.noise, float(result.noise_factor)
        self.noise_weight_ = float(noise_weight)
        self.linear_share_ = float(share)
        self.out_of_bag_ = OutOfBagVotes.of(task.bags.X, result.votes)
        return _report(result, task)

    # --- prediction ----------------------------------------------------------------

    def _votes(self, X: FloatArray, n_columns: int) -> FloatArray:
        """Return the forest's probabilities (m, n_columns), out-of-bag for training instances."""

        def tree_probabilities(rows: FloatArray) -> FloatArray:
            return vote_probabilities(*self.trees_.votes(rows.astype(np.float32), n_columns))

        return self.out_of_bag_.recall(X, tree_probabilities)

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        return self._with_votes(X, self.linear_.probabilities(X))

    def _with_votes(self, X: FloatArray, linear: FloatArray) -> FloatArray:
        """Return the mean of the forest and the given linear probabilities (m, n_columns)."""
        P = mix_distributions(self._votes(X, linear.shape[1]), linear, self.linear_share_)
        return scale_noise(P, self.noise_factor_) if self.noise_ else P

    def _unconstrained_probabilities(self, X: Bags, supervision: Supervision) -> FloatArray:
        """Return p(y | x) (m, n_columns).

        In tagged bags regressions are averaged in logarithms, which separates listed species better.
        """
        tagged = self._constraints(X, supervision, noise=False).tagged
        P = np.empty((X.n_instances, len(self.classes_) + self.noise_))
        for chosen, answer in (
            (tagged, self._listed_probabilities),
            (~tagged, self._instance_probabilities),
        ):
            bags = np.flatnonzero(chosen)
            P[X.instances_of(bags)] = self._probabilities(X.take(bags), answer)
        return P

    def _listed_probabilities(self, X: FloatArray) -> FloatArray:
        return self._with_votes(X, self.linear_.combined(X, len(self.classes_)))

    def _answer(self, X: Bags, supervision: Supervision | None) -> FloatArray:
        if supervision is not None:
            return super()._answer(X, supervision)
        # the features of the whole bag speak
        inferred = self.context_.infer(self._probabilities(X), X.offsets)
        return inferred[:, : len(self.classes_)]

    def _posterior_given_call(
        self, P: FloatArray, X: Bags, constraints: Constraints
    ) -> FloatArray:
        """Return the posterior of p(y | x, a call) (m, n_classes) as in training."""
        return self.prior_.posterior(P, constraints).responsibilities

    def predict_proba_alone(self, X: Bags) -> FloatArray:
        """Return p(y = j | x) of each instance by itself; see the base class."""
        P = self._probabilities(X)
        return np.ascontiguousarray(P[:, : len(self.classes_)])

    def predict_proba(self, X: Bags) -> FloatArray:
        """Return the largest probability of each class in the bag, float64 (n_bags, n_classes).

        The context is left out, as it would suppress rare species.
        """
        return pool_max(self.predict_proba_alone(X), X.offsets, empty=0.0)


@dataclass(kw_only=True, eq=False, repr=False)
class ORForest(MixedAnnotator):
    """Random forest on exact posteriors, with out-of-bag votes in the E-step.

    The instance model of ORed-logistic regression [Pham17] is replaced by a random forest (Breiman
    2001), or by its mean with a linear model. In each round the exact E-step turns p(y | x) into
    posteriors given the lists, and trees are grown on labels drawn from them; the next E-step uses
    *out-of-bag* votes only. Dependence between a recording's segments (`BagContext`) is estimated
    and used without a list.
    """

    linear_share: float = 0.0  # Weight of the linear model in the mean, 0 for the forest alone.
    n_trees: int = 100
    n_rounds: int = 4  # E-steps; the earlier ones grow ``trees_per_round``.
    trees_per_round: int = 40
    # Bootstrap unit: "bags", "instances", or both in turn. Trees without a bag cannot know a
    # species that only this bag lists; trees with its other instances can.
    bootstrap: Literal["bags", "instances", "both"] = "both"
    max_features: float | str = "sqrt"  # Features tried at each split, as in scikit-learn.
    l2: float = 1.0  # Penalty of the linear model.
    noise: bool = False
    # Maximum share of noise among the instances; the likelihood alone would make every unusual
    # call noise.
    noise_cap: float = 0.4
    context: bool = True  # Whether the instances of a bag inform each other.
    # Additional weight of rare listed species, 0 to 1; see `birdann.models.exact.list_prior`.
    list_strength: float = 1.0
    # missed_rate, open_weight, absent_weight: As `birdann.models.linear.ored_lr.ORedLR`.
    missed_rate: float = 0.01
    open_weight: float = OPEN_WEIGHT
    absent_weight: float = 0.0
    # Maximum number of training instances; see `birdann.models.task`.
    max_instances: int = MAX_INSTANCES
    random_state: int | None = 0

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        task = self._task(X, supervision, noise=self.noise)
        bags = task.bags
        warm = self._warm_model(X, supervision.Y.shape[1])
        if warm is not None and warm.noise_ == self.noise:
            linear, start, n_rounds = warm.linear_, warm._instance_probabilities(bags.X), 1
            designs = linear.designs(bags.X)
        else:
            n_rounds = self.n_rounds
            candidate = Candidate.of(Transform.standardise(bags.X), bags.X, self.l2)
            designs = [candidate.design]
            only = candidate.fit(task.constraints, part(on_step, 0.0, 0.2))
            linear = Regressions((only,), shares=np.ones(1), penalties=np.array([self.l2]))
            start = linear.predict_designs(designs)
        settings = EmSettings(
            linear_share=self.linear_share,
            n_trees=self.n_trees,
            n_rounds=n_rounds,
            trees_per_round=self.trees_per_round,
            bootstrap=self.bootstrap,
            max_features=self.max_features,
            context=self.context,
            prior=ListPrior.from_lists(task.constraints, strength=self.list_strength),
            noise_cap=self.noise_cap,
        )
        result = fit_mixed(
            task, linear, designs, start, settings, progress=part(on_step, 0.2, 1.0)
        )
        return self._keep(task, result, share=self.linear_share)


def _report(result: EmResult, task: Task) -> LearnerReport:
    constraints = task.constraints
    return replace(
        report_lists(result.belief, constraints),
        bags_used=len(constraints),
        bags_left_out=task.bags_left_out,
        instances_used=task.bags.n_instances,
        instances_left_out=task.instances_left_out,
        log_likelihood=float(result.belief.log_likelihood.sum()),
        context_concentration=float(result.context.concentration),
        trees=len(result.trees),
        rounds=result.rounds,
    )
