"""Rank-loss support instance machines."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

import numpy as np
from sklearn.utils import check_random_state

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import NOISE, Bags, Supervision
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent, with_text
from birdann.core.training_report import LearnerReport
from birdann.models.base import PartialLabelAnnotator, pool_max
from birdann.models.exact import _kernels as exact_kernels
from birdann.models.exact.constraints import OPEN_WEIGHT, Constraints
from birdann.models.exact.posterior import posterior
from birdann.models.linear.feature_maps import MapName, Transform
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.sim import _kernels

Loss = Literal["rank", "hamming"]
SupportName = Literal["softmax", "max", "average"]

SUPPORT_BYTES = 512 * 2**20
"""Memory for the support instances; above it they are never formed."""


class Support(Protocol):
    """Support instances of every bag and class, as a pair of linear maps."""

    def scores(self, W: FloatArray) -> FloatArray:
        """Return w_j · x̂_bj, float64 (n_bags, n_classes), for W (n_classes, d)."""

    def weighted_sums(self, by_score: FloatArray) -> FloatArray:
        """Return Σ_b by_score_bj x̂_bj, float64 (n_classes, d)."""


@dataclass(frozen=True, slots=True, eq=False)
class DenseSupport:
    """Support instances as an array (n_classes, n_bags, d)."""

    instances: FloatArray

    def scores(self, W: FloatArray) -> FloatArray:
        """Return the bags' scores."""
        return np.ascontiguousarray(np.matmul(self.instances, W[:, :, None])[:, :, 0].T)

    def weighted_sums(self, by_score: FloatArray) -> FloatArray:
        """Return the weighted sums of support instances."""
        by_class = np.ascontiguousarray(by_score.T)[:, None, :]
        summed: FloatArray = np.matmul(by_class, self.instances)[:, 0, :]
        return summed


@dataclass(frozen=True, slots=True, eq=False)
class ImplicitSupport:
    """Support instances as shares (m, n_classes) of the instances."""

    bags: Bags
    shares: FloatArray

    def scores(self, W: FloatArray) -> FloatArray:
        """Return the bags' scores."""
        weighted = (self.bags.X @ W.T) * self.shares
        result = np.zeros((len(self.bags), len(W)))
        np.add.at(result, self.bags.bag_of_instance, weighted)
        return result

    def weighted_sums(self, by_score: FloatArray) -> FloatArray:
        """Return the weighted sums of support instances."""
        spread = by_score[self.bags.bag_of_instance] * self.shares
        summed: FloatArray = spread.T @ self.bags.X
        return summed


def make_support(bags: Bags, shares: FloatArray, *, budget_bytes: int = SUPPORT_BYTES) -> Support:
    """Return the support instances for the shares (m, n_classes) of the instances."""
    shape = (shares.shape[1], len(bags), bags.n_features)
    if 8 * np.prod(shape, dtype=np.float64) > budget_bytes:
        return ImplicitSupport(bags, shares)
    instances = np.empty(shape)
    _kernels.support_instances(bags.X, bags.offsets, shares, instances)
    return DenseSupport(instances)


def support_objective(
    W: FloatArray,
    support: Support,
    present: BoolArray,
    absent: BoolArray,
    *,
    lam: float,
    loss: Loss = "rank",
) -> tuple[float, FloatArray]:
    """Return the objective of [Briggs12, §4.2] at fixed support, and a sub-gradient.

    Parameters
    ----------
    W
        float64 (n_classes, d).
    present, absent
        bool (n_bags, n_classes): Y and Ȳ; what is in neither takes no part.
    lam
        λ of (λ/2)||W||².
    loss
        "rank" (eq. 5) or "hamming" (§5.1.3).

    Returns
    -------
    value, gradient
        float and float64 (n_classes, d).
    """
    scores = support.scores(W)
    pull = np.empty_like(scores)
    kernel = _kernels.rank_pull if loss == "rank" else _kernels.hamming_pull
    value = kernel(scores, present, absent, pull) + 0.5 * lam * float(np.vdot(W, W))
    gradient = support.weighted_sums(pull)
    gradient += lam * W
    return value, gradient


@dataclass(kw_only=True, eq=False, repr=False)
class SupportInstanceMachine(PartialLabelAnnotator):
    """Support instance machine [Briggs12]: one linear model per class, trained by ranking.

    A bag's score of a class is the model's value at the bag's support instance. A confirmed
    instance counts as an additional bag, and supports no other class; open classes are excluded
    from the loss.
    """

    coef_: FloatArray = field(init=False)  # float64 (n_classes, d).
    # Divisor of scores before the softmax, chosen by the likelihood of the training lists.
    temperature_: float = field(init=False)
    floor_: float = field(init=False)  # Score of every class in an empty bag.
    transform_: Transform = field(init=False)

    loss: Loss = "rank"  # "rank" or "hamming".
    support: SupportName = "softmax"  # "softmax", "max" or "average".
    lam: float = 1e-8  # λ, under the scaling of [Briggs12, §5.1.2].
    # n_phases, n_steps: K phases of T sub-gradient steps; the support is recomputed before each
    # phase. The steps 1/(λt) are numbered across phases: a step 1/λ at the start of each would
    # discard W.
    n_phases: int = 10
    n_steps: int = 100
    # feature_map, n_components, dictionary_share, gamma_scale: As `ORedLR`.
    feature_map: MapName | None = None
    n_components: int | None = 300
    dictionary_share: float = 0.5
    gamma_scale: float = 1.0
    # Weight of a class that an incomplete list leaves open, in transductive prediction.
    open_weight: float = OPEN_WEIGHT
    random_state: int | None = 0  # Seed of the feature map.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        if self.loss not in {"rank", "hamming"} or self.support not in {
            "softmax",
            "max",
            "average",
        }:
            raise ValueError(f"unknown loss {self.loss!r} or support {self.support!r}")
        transform = self._make_transform(X.X)
        mapped = X.with_features(transform(X.X))
        bags, present, absent, permitted = _append_confirmed(mapped, supervision)
        ranked = np.any(present, axis=1) & np.any(absent, axis=1)
        used = ranked if self.loss == "rank" else np.any(present | absent, axis=1)
        used &= bags.sizes > 0
        rows = bags.instances_of(used)
        W, objective = self._descend(
            bags.take(used),
            present[used],
            absent[used],
            permitted[rows],
            part(on_step, 0.0, 0.9),
        )
        scores = mapped.X @ W.T
        self.coef_ = W
        self.transform_ = transform
        lists = self._compile(X, supervision)
        own = lists.project
        tested = (own.of(scores), own.constraints) if len(own.bags) else (scores, lists)
        self.temperature_ = likeliest_temperature(*tested, on_step=part(on_step, 0.9, 1.0))
        self.floor_ = float(scores.min()) - 1.0
        n_confirmed = len(bags) - len(X)
        is_own = (X.sizes > 0) & ~supervision.is_reference
        return LearnerReport(
            bags_used=int(used.sum()) - n_confirmed,
            bags_without_pairs=int((~ranked[: len(X)] & is_own).sum()),
            confirmed_instances=n_confirmed,
            objective=objective,
            iterations=self.n_phases * self.n_steps,
        )

    def _make_transform(self, X: FloatArray) -> Transform:
        if self.feature_map is None:
            return Transform.linear(AffineScaling.from_support_machines(X))
        return Transform.mapped(
            X,
            self.feature_map,
            n_components=self.n_components or max(1, round(self.dictionary_share * len(X))),
            gamma_scale=self.gamma_scale,
            seed=int(check_random_state(self.random_state).randint(2**31 - 1)),
            total_variance=1.0 / len(X),
        )

    def _descend(
        self,
        bags: Bags,
        present: BoolArray,
        absent: BoolArray,
        permitted: BoolArray,
        on_step: Progress,
    ) -> tuple[FloatArray, float]:
        """Return W and the objective after K phases of T projected sub-gradient steps."""
        W = np.zeros((present.shape[1], bags.n_features))
        radius = np.sqrt(2.0 / self.lam)
        shares = np.empty(permitted.shape)
        value = 1.0
        for phase in range(self.n_phases if len(bags) else 0):
            step = with_text(
                on_step,
                Message("phase {phase} of {n_phases}", phase=phase + 1, n_phases=self.n_phases),
            )
            step(phase / self.n_phases, "support")
            if phase == 0 or self.support == "average":
                scores = np.zeros(shares.shape)
                _kernels.support_weights(scores, bags.offsets, permitted, True, shares)
            else:
                softmax = self.support == "softmax"
                _kernels.support_weights(bags.X @ W.T, bags.offsets, permitted, softmax, shares)
            step(phase / self.n_phases, "support")
            support = make_support(bags, shares)
            done = phase * self.n_steps
            for t in range(done + 1, done + self.n_steps + 1):
                step(t / (self.n_phases * self.n_steps), "descent")
                value, gradient = support_objective(
                    W, support, present, absent, lam=self.lam, loss=self.loss
                )
                W -= gradient / (self.lam * t)
                norm = float(np.linalg.norm(W))
                if norm > radius:
                    W *= radius / norm
        return W, float(value)

    def _scores(self, X: FloatArray) -> FloatArray:
        scores: FloatArray = self.transform_(X) @ self.coef_.T
        return scores

    def _instance_probabilities(self, X: FloatArray) -> FloatArray:
        scores = self._scores(X)
        scores /= self.temperature_
        exact_kernels.softmax_rows(scores, scores)
        return scores

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the largest score in each bag, float64 (n_bags, n_classes)."""
        return pool_max(self._scores(self._check_bags(X).X), X.offsets, empty=self.floor_)


def _append_confirmed(
    bags: Bags, supervision: Supervision
) -> tuple[Bags, BoolArray, BoolArray, BoolArray]:
    """Return the bags and one more for each confirmed instance; Y, Ȳ and permitted pairs."""
    n_classes = supervision.Y.shape[1]
    confirmed: Int64Array = np.flatnonzero(supervision.y >= 0)
    one_hot = np.eye(n_classes, dtype=np.bool_)
    permitted = ~supervision.rejected
    permitted[supervision.y == NOISE] = False
    permitted[confirmed] = one_hot[supervision.y[confirmed]]
    present, absent = supervision.Y.copy(), supervision.absent.copy()
    home = bags.bag_of_instance[confirmed]
    present[home, supervision.y[confirmed]] = True
    absent[home, supervision.y[confirmed]] = False
    ends = bags.n_instances + np.arange(1, len(confirmed) + 1)
    extended = Bags(
        np.concatenate([bags.X, bags.X[confirmed]]), np.concatenate([bags.offsets, ends])
    )
    labels = one_hot[supervision.y[confirmed]]
    return (
        extended,
        np.concatenate([present, labels]),
        np.concatenate([absent, ~labels]),
        np.concatenate([permitted, labels]),
    )


def likeliest_temperature(
    scores: FloatArray, constraints: Constraints, *, on_step: Progress = silent
) -> float:
    """Return the T > 0 whose softmax(scores / T) maximises the likelihood of the lists.

    Parameters
    ----------
    scores
        float64 (m, n_classes) of the instances.
    on_step
        Called at each temperature; may raise to stop.
    """
    best, best_value = 1.0, -np.inf
    grid = np.geomspace(0.02, 50.0, 13)
    for half, width in enumerate((np.sqrt(grid[1] / grid[0]), 1.0)):
        for k, temperature in enumerate(grid):
            on_step((half + k / len(grid)) / 2, Message("trying temperatures"))
            P = scores / temperature
            exact_kernels.softmax_rows(P, P)
            value = float(posterior(P, constraints).log_likelihood.sum())
            if value > best_value:
                best, best_value = float(temperature), value
        grid = best * np.geomspace(1.0 / width, width, 7)
    return best
