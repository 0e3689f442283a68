"""Choosing the regressions of a mixed model: their penalty, and whether a curved one joins."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from birdann.core.bags import Bags, FloatArray
from birdann.core.progress import Progress
from birdann.models.constraints import Constraints
from birdann.models.forest_em import mixed
from birdann.models.kernels import Transform
from birdann.models.preprocessing import AffineScaling
from birdann.models.selection import FOLDS, Choice, Judge, cross_fitted, fit_linear, folds_of
from birdann.models.soft_regression import Regressions, Shrinkage

L2_CHOICES = (0.3, 1.0, 3.0, 10.0)
_FIRST_L2 = 3.0
LANDMARKS = 300
"""Columns of the curved regression."""


@dataclass(frozen=True, slots=True, eq=False)
class RegressionChoice:
    """The chosen regressions and what models of other bags say of every instance.

    Attributes
    ----------
    l2
        The penalty.
    curved
        Whether a curved regression stands beside the linear one.
    transforms
        φ of each regression, the linear one first.
    held_out
        float64 (m, n_columns): mean of the regressions.
    """

    l2: Choice[float]
    curved: Choice[bool]
    transforms: tuple[Transform, ...]
    held_out: FloatArray

    def fit(
        self, bags: Bags, constraints: Constraints, *, noise: bool, missed_rate: float
    ) -> Regressions:
        """Return the regressions of maximum likelihood."""
        fitted = [
            fit_linear(
                bags,
                constraints,
                transform=transform,
                shrinkage=Shrinkage(l2=self.l2.chosen, noise=noise),
                missed_rate=missed_rate,
            )
            for transform in self.transforms
        ]
        return Regressions(fitted[0], fitted[1] if len(fitted) > 1 else None)


def choose_regression(
    bags: Bags,
    constraints: Constraints,
    *,
    noise: bool,
    missed_rate: float,
    seed: int,
    on_step: Progress,
) -> RegressionChoice:
    """Return the regressions that predict unseen lists best.

    The penalty is that of the best linear model, searched uphill from the middle of
    `L2_CHOICES`; a curved model with the same penalty joins it if their mean is better still.
    Cross-fitted over at most `FOLDS` folds of bags; with a single bag there is nothing to hold
    out and the penalty is 1.
    """
    linear = Transform.linear(AffineScaling.standardising(bags.X))
    fold_of_bag = folds_of(bags, seed)
    if fold_of_bag is None:
        even = np.full((bags.n_instances, constraints.n_columns), 1.0 / constraints.n_columns)
        why = "one recording: nothing to hold out"
        return RegressionChoice(
            Choice(chosen=1.0, why=why), Choice(chosen=False, why=why), (linear,), even
        )
    judge = Judge(constraints, missed_rate)
    made: dict[float, FloatArray] = {}

    def held_out(transform: Transform, l2: float) -> FloatArray:
        return cross_fitted(
            bags,
            constraints,
            fold_of_bag,
            transform=transform,
            shrinkage=Shrinkage(l2=l2, noise=noise),
            missed_rate=missed_rate,
        )

    def worth(l2: float) -> float:
        on_step(len(made) / (len(L2_CHOICES) + 1), f"trying penalty {l2:g}")
        made[l2] = held_out(linear, l2)
        return judge(made[l2])

    l2, tried = _uphill(L2_CHOICES, _FIRST_L2, worth)
    choice = Choice(
        chosen=l2,
        why=f"likeliest lists of unseen recordings, {FOLDS} folds",
        tried={str(k): v for k, v in sorted(tried.items())},
    )
    on_step(len(L2_CHOICES) / (len(L2_CHOICES) + 1), "trying a curved model")
    bent = _curved_transform(bags.X, seed)
    both = mixed(made[l2], held_out(bent, l2), 0.5)
    joins: Choice[bool] = Choice(
        chosen=judge(both) > tried[l2],
        why="whether it makes the lists of unseen recordings likelier",
        tried={"linear": tried[l2], "linear and curved": judge(both)},
    )
    if joins.chosen:
        return RegressionChoice(choice, joins, (linear, bent), both)
    return RegressionChoice(choice, joins, (linear,), made[l2])


def _curved_transform(X: FloatArray, seed: int) -> Transform:
    return Transform.mapped(
        X,
        "nystroem",
        n_components=LANDMARKS,
        gamma_scale=1.0,
        seed=seed,
        total_variance=X.shape[1],
    )


def _uphill(
    values: tuple[float, ...], first: float, worth: Callable[[float], float]
) -> tuple[float, dict[float, float]]:
    """Return the value at the top of a hill around ``first``, and the worth of all tried."""
    tried: dict[float, float] = {first: worth(first)}
    top = at = values.index(first)
    for step in (1, -1):
        at = top + step
        while 0 <= at < len(values):
            tried[values[at]] = worth(values[at])
            if tried[values[at]] <= tried[values[top]]:
                break
            top, at = at, at + step
        if top != values.index(first):
            break
    return values[top], tried
