"""Multinomial logistic regression of all linear and mixed learners.

ORed-logistic regression (`birdann.models.linear.ored_lr`) fits one to convergence; mixed models
(`birdann.models.forest`, `birdann.models.auto`) average several, fitted quickly.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Self

import numpy as np
from scipy.optimize import minimize
from scipy.special import softmax

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.models.exact.constraints import Constraints
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.objective import (
    Design,
    Likelihood,
    cross_entropy,
    instance_probabilities,
)
from birdann.models.linear.optimisers import minimise_lbfgs
from birdann.models.parallel import parallel

NOISE_L2 = 300.0
"""Penalty of the noise class's weights: it is to be nearly featureless."""
START_ITERATIONS = 80
"""L-BFGS steps of a linear model."""
_MIN = 1e-30
_FIXED = 1e4
"""Penalty that pins the bias of the noise class at 0."""


@dataclass(frozen=True, slots=True, eq=False)
class Regression:
    """p(y = j | x) ∝ exp(w_j·φ(x) + b_j) on scaled or kernel features.

    The noise class is nearly featureless: its strong penalty prevents it from learning rare calls.
    """

    weights: FloatArray  # float64 (d + 1, n_columns); the last row is the bias.
    transform: Transform  # φ.

    def refit(
        self,
        design: Design,
        responsibilities: FloatArray,
        shrinkage: "Shrinkage",
        max_iter: int,
        on_step: Progress = silent,
    ) -> "Regression":
        """Return the regression after some L-BFGS steps towards soft labels.

        ``design`` float32 (m, d), ``responsibilities`` float64 (m, n_columns); rows of zeros are
        excluded. ``on_step`` is called at each evaluation and may raise.
        """
        shape = self.weights.shape
        penalty = shrinkage.penalties(shape)
        labels = responsibilities.astype(design.dtype)
        mass = labels.sum(axis=1, keepdims=True)
        done = 0

        def loss(flat: FloatArray) -> tuple[float, FloatArray]:
            nonlocal done
            done += 1
            on_step(min(done / max_iter, 1.0), Message("refitting the regressions"))
            weights = flat.reshape(shape)
            value, gradient = cross_entropy(design, weights, labels, mass)
            shrunk = penalty * weights
            value += 0.5 * float(np.vdot(shrunk, weights))
            return value, (shrunk + gradient).ravel()

        minimum = minimize(
            loss, self.weights.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": max_iter}
        )
        return Regression(minimum.x.reshape(shape), self.transform)

    def probabilities(self, X: FloatArray) -> FloatArray:
        """Return p(y = j | x) of rows (m, d), float64 (m, n_columns).

        Computed in float64: the last digit of float32 depends on the other rows.
        """
        return self.predict_design(self.transform(X))

    def predict_design(self, design: Design) -> FloatArray:
        """Return p(y = j | x) of transformed rows (m, d) in their precision, (m, n_columns)."""
        return instance_probabilities(design, self.weights).astype(np.float64, copy=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shrinkage:
    """L2 penalties of a regression."""

    l2: float  # Penalty of the classes' weights; biases are free.
    noise: bool  # Whether the last column is the noise class.

    def penalties(self, shape: tuple[int, int]) -> FloatArray:
        """Return the penalty of each weight, float64 ``shape``, biases in the last row."""
        penalty = np.full(shape, self.l2)
        penalty[-1] = 0.0
        if self.noise:
            penalty[:-1, -1] = NOISE_L2
            penalty[-1, -1] = _FIXED
        return penalty


@dataclass(frozen=True, slots=True, eq=False)
class Regressions:
    """Weighted mean of several regressions: linear, kernel, or of some of the features."""

    members: tuple[Regression, ...]
    shares: FloatArray  # float64 (n_members,): weights, summing to 1.
    penalties: FloatArray  # float64 (n_members,): L2 penalty of each.

    def designs(self, X: FloatArray) -> list[Design]:
        """Return the design of each member, float32 (m, d_k), for rows (m, d)."""
        return [member.transform.design(X) for member in self.members]

    def refit(
        self,
        designs: Sequence[Design],
        responsibilities: FloatArray,
        *,
        noise: bool,
        max_iter: int,
        first: int | None = None,
        on_step: Progress = silent,
    ) -> "Regressions":
        """Return all, or the ``first`` ones, after some steps; see `Regression.refit`."""
        n = len(self.members) if first is None else first
        parts = [
            partial(
                member.refit,
                design,
                responsibilities,
                Shrinkage(l2=float(l2), noise=noise),
                max_iter,
            )
            for member, design, l2 in zip(
                self.members[:n], designs[:n], self.penalties[:n], strict=True
            )
        ]
        members = parallel(parts, n, on_step)
        return replace(self, members=(*members, *self.members[n:]))

    def rotate(self, n: int) -> "Regressions":
        """Return the mean with the first ``n`` members moved to the end."""
        return Regressions(
            self.members[n:] + self.members[:n],
            shares=np.roll(self.shares, -n),
            penalties=np.roll(self.penalties, -n),
        )

    def probabilities(self, X: FloatArray) -> FloatArray:
        """Return the mean p(y = j | x) of rows (m, d), float64 (m, n_columns)."""
        return self.predict_designs(member.transform(X) for member in self.members)

    def combined(self, X: FloatArray, n_classes: int) -> FloatArray:
        """Return p(y = j | x) of rows (m, d), calls averaged in logarithms, (m, n_columns).

        P(class | call) is the weighted geometric mean of the members, so that a species excluded
        by one stays excluded; noise, in the columns from ``n_classes``, is their arithmetic mean.
        """
        return self.join_designs((member.transform(X) for member in self.members), n_classes)

    def join_designs(self, designs: Iterable[Design], n_classes: int) -> FloatArray:
        """As `combine_predictions`, of rows by their `designs`."""
        return combine_predictions(self.answers(designs), self.shares, n_classes)

    def predict_designs(self, designs: Iterable[Design]) -> FloatArray:
        """Return the mean p(y = j | x) of rows by their `designs`, float64 (m, n_columns)."""
        return self.mean_of(self.answers(designs))

    def answers(self, designs: Iterable[Design]) -> Iterator[FloatArray]:
        """Yield the members' p(y = j | x) of rows by their `designs`, float64 (m, n_columns)."""
        for member, design in zip(self.members, designs, strict=True):
            yield member.predict_design(design)

    def mean_of(self, answers: Iterable[FloatArray]) -> FloatArray:
        """Return the weighted mean of the members' predictions, float64 (m, n_columns)."""
        mean: FloatArray | None = None
        for share, P in zip(self.shares, answers, strict=True):
            part = P * share
            mean = part if mean is None else np.add(mean, part, out=mean)
        if mean is None:
            raise ValueError("no regression")
        return mean


def combine_predictions(
    answers: Iterable[FloatArray], shares: FloatArray, n_classes: int
) -> FloatArray:
    """As `Regressions.combined`, of predictions of the members, float64 (m, n_columns) each."""
    logs, mean = np.zeros(1), np.zeros(1)
    for share, P in zip(shares, answers, strict=True):
        logs = logs + share * np.log(np.maximum(P[:, :n_classes], _MIN))
        mean = mean + share * P
    of_call = mean[:, :n_classes].sum(axis=1, keepdims=True)
    mean[:, :n_classes] = softmax(logs, axis=1) * of_call
    return np.asarray(mean)


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A regression to be fitted."""

    transform: Transform  # φ.
    design: Design  # float32 (m, d): transformed training instances.
    l2: float  # Its penalty.

    @classmethod
    def of(cls, transform: Transform, X: FloatArray, l2: float) -> Self:
        """Return a candidate for training instances ``X`` (m, n_features)."""
        return cls(transform, transform.design(X), l2)

    def fit(
        self,
        constraints: Constraints,
        on_step: Progress = silent,
        *,
        rows: Int64Array | None = None,
    ) -> Regression:
        """Return the regression of the greatest likelihood [Pham17, eq. 6], in few steps.

        Parameters
        ----------
        on_step
            Called at each evaluation; may raise.
        rows
            The bags' instances among those of the design; None for all.
        """

        def callback(iteration: int) -> None:
            on_step(
                min(iteration / START_ITERATIONS, 1.0),
                Message("linear model, step {i}", i=iteration + 1),
            )

        callback(0)
        design = self.design if rows is None else self.design[rows]
        shape = design.shape[1] + 1, constraints.n_columns
        penalty = Shrinkage(l2=self.l2, noise=constraints.noise).penalties(shape)
        outcome = minimise_lbfgs(
            Likelihood(design=design, constraints=constraints, penalty=penalty),
            np.zeros(shape),
            bias_scale=1.0,
            max_iter=START_ITERATIONS,
            tol=1e-5,
            callback=callback,
        )
        return Regression(outcome.weights, self.transform)
