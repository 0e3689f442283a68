"""Choosing the regressions of a mixed model: their penalty, and whether a curved one joins."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from birdann.core.bags import Bags, FloatArray, Int64Array
from birdann.core.progress import Progress, part, silent, worded
from birdann.models.auto.selection import (
    FOLDS,
    Choice,
    Judge,
    cross_fitted,
    fit_linear,
    folds_of,
    gains_clearly,
    with_noise_of,
)
from birdann.models.exact.constraints import Constraints
from birdann.models.forest.expectation_maximisation import mixed
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.linear.soft_regression import Regressions, Shrinkage

L2_CHOICES = (0.3, 1.0, 3.0, 10.0)
_FIRST_L2 = 3.0
LANDMARKS = 300
"""Columns of the curved regression."""
WIDTHS = (1.0, 0.3, 0.1)
"""δ² of its kernel, in mean squared distances of the segments, the smoothest first."""
CLEAR_GAIN = 0.5
"""Standard errors by which a narrower kernel must gain."""
_MOST_TRIED = len(L2_CHOICES) + len(WIDTHS) + 2
_LEAST_COLUMNS = 8
_NO_HALVES: Choice[bool] = Choice(
    chosen=False, why="nothing to join, a noise class, or too few features"
)


@dataclass(frozen=True, slots=True, eq=False)
class RegressionChoice:
    """The chosen regressions and what models of other bags say of every instance.

    Attributes
    ----------
    l2
        The penalty.
    curved
        Whether a curved regression stands beside the linear one.
    width
        Of the curved regression's kernel.
    halves
        Whether two more curved regressions, each of half of the features, join both.
    transforms
        φ of each regression, the linear one first.
    held_out
        float64 (m, n_columns): mean of the regressions.
    """

    l2: Choice[float]
    curved: Choice[bool]
    width: Choice[float]
    halves: Choice[bool]
    transforms: tuple[Transform, ...]
    held_out: FloatArray

    def fit(
        self,
        bags: Bags,
        constraints: Constraints,
        *,
        noise: bool,
        missed_rate: float,
        on_step: Progress = silent,
    ) -> Regressions:
        """Return the regressions of maximum likelihood."""
        n = len(self.transforms)
        fitted = (
            fit_linear(
                bags,
                constraints,
                transform=transform,
                shrinkage=Shrinkage(l2=self.l2.chosen, noise=noise),
                missed_rate=missed_rate,
                on_step=worded(part(on_step, k / n, (k + 1) / n), "fitting the regressions"),
            )
            for k, transform in enumerate(self.transforms)
        )
        return Regressions(tuple(fitted))

    def cross_fitted(
        self,
        bags: Bags,
        constraints: Constraints,
        *,
        noise: bool,
        missed_rate: float,
        seed: int,
        on_step: Progress = silent,
    ) -> "RegressionChoice":
        """Return the same regressions, held out under other constraints of the same bags."""
        fold_of_bag = folds_of(bags, seed)
        if fold_of_bag is None:
            return self
        n = len(self.transforms)
        parts = [
            cross_fitted(
                bags,
                constraints,
                fold_of_bag,
                transform=transform,
                shrinkage=Shrinkage(l2=self.l2.chosen, noise=noise),
                missed_rate=missed_rate,
                on_step=part(on_step, k / n, (k + 1) / n),
            )
            for k, transform in enumerate(self.transforms)
        ]
        return replace(self, held_out=np.mean(parts, axis=0))


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
    `L2_CHOICES`. A curved model with the same penalty joins it if their mean is better still. Its
    kernel is narrowed, from the widest of `WIDTHS` on, while that mean gains clearly: by more than
    `CLEAR_GAIN` standard errors, reckoned over bags. Two more such models, each of one half of the
    features (random subspaces, Ho 1998), join if the mean of all is better yet: they err
    differently. With a noise class the kernel stays wide and whole. Cross-fitted over at most
    `FOLDS` folds of bags; with a single bag there is nothing to hold out and the penalty is 1.
    """
    linear = Transform.linear(AffineScaling.standardising(bags.X))
    fold_of_bag = folds_of(bags, seed)
    if fold_of_bag is None:
        return _nothing_held_out(bags, constraints, linear)
    judge = Judge(constraints, missed_rate)
    done = 0

    def turn() -> Progress:
        nonlocal done
        start, stop = (min((done + k) / _MOST_TRIED, 1.0) for k in (0, 1))
        done += 1
        return part(on_step, start, stop)

    def held_out(transform: Transform, l2: float, step: Progress) -> FloatArray:
        return cross_fitted(
            bags,
            constraints,
            fold_of_bag,
            transform=transform,
            shrinkage=Shrinkage(l2=l2, noise=noise),
            missed_rate=missed_rate,
            on_step=step,
        )

    l2, alone = _choose_penalty(
        lambda v: held_out(linear, v, worded(turn(), f"trying penalty {v:g}")), judge
    )

    def with_curve(width: float) -> FloatArray:
        bent = _curved(bags.X, width, seed)
        step = worded(turn(), f"trying a curved model, width {width:g}")
        return mixed(alone, held_out(bent, l2.chosen, step), 0.5)

    def worth(P: FloatArray) -> FloatArray:
        return judge.of_bags(with_noise_of(alone, P) if noise else P)

    # With a noise class more models gain by its noise as well, and lists cannot tell that apart.
    width, both = _narrowest(WIDTHS[:1] if noise else WIDTHS, with_curve, worth)
    curve = _curved(bags.X, width.chosen, seed)
    joins = _joins({"linear": alone, "linear and curved": both}, worth)
    if not joins.chosen:
        return RegressionChoice(l2, joins, width, _NO_HALVES, (linear,), alone)
    halves = [] if noise else halves_of(bags.X, width.chosen, seed)
    parted = [
        held_out(half, l2.chosen, worded(turn(), "trying half of the features")) for half in halves
    ]
    every = mixed(both, mixed(parted[0], parted[1], 0.5), 0.5) if parted else both
    helps = _joins({"all features": both, "halves too": every}, worth) if parted else _NO_HALVES
    if helps.chosen:
        return RegressionChoice(l2, joins, width, helps, (linear, curve, *halves), every)
    return RegressionChoice(l2, joins, width, helps, (linear, curve), both)


def _joins(
    made: dict[str, FloatArray], worth_of_bags: Callable[[FloatArray], FloatArray]
) -> Choice[bool]:
    """Return whether the second of two makes unseen lists likelier than the first."""
    tried = {name: float(worth_of_bags(P).sum()) for name, P in made.items()}
    fewer, more = tried.values()
    return Choice(
        chosen=more > fewer,
        why="whether it makes the lists of unseen recordings likelier",
        tried=tried,
    )


def _choose_penalty(
    held_out: Callable[[float], FloatArray], judge: Judge
) -> tuple[Choice[float], FloatArray]:
    """Return the penalty at the top of the hill, and what is held out with it."""
    made: dict[float, FloatArray] = {}

    def worth(l2: float) -> float:
        made[l2] = held_out(l2)
        return judge(made[l2])

    best, tried = _uphill(L2_CHOICES, _FIRST_L2, worth)
    choice = Choice(
        chosen=best,
        why=f"likeliest lists of unseen recordings, {FOLDS} folds",
        tried={str(k): v for k, v in sorted(tried.items())},
    )
    return choice, made[best]


def _nothing_held_out(bags: Bags, constraints: Constraints, linear: Transform) -> RegressionChoice:
    even = np.full((bags.n_instances, constraints.n_columns), 1.0 / constraints.n_columns)
    why = "one recording: nothing to hold out"
    return RegressionChoice(
        Choice(chosen=1.0, why=why),
        Choice(chosen=False, why=why),
        Choice(chosen=WIDTHS[0], why=why),
        _NO_HALVES,
        (linear,),
        even,
    )


def _curved(
    X: FloatArray, width: float, seed: int, columns: Int64Array | None = None
) -> Transform:
    return Transform.mapped(
        X,
        "nystroem",
        n_components=LANDMARKS,
        gamma_scale=width,
        seed=seed,
        total_variance=X.shape[1] if columns is None else len(columns),
        columns=columns,
    )


def halves_of(X: FloatArray, width: float, seed: int) -> list[Transform]:
    """Return curved transforms of two random halves of the features; none of few features."""
    if X.shape[1] < _LEAST_COLUMNS:
        return []
    order = np.random.default_rng(seed).permutation(X.shape[1])
    return [_curved(X, width, seed + 1 + k, order[k::2]) for k in range(2)]


def _narrowest(
    widths: tuple[float, ...],
    held_out: Callable[[float], FloatArray],
    worth_of_bags: Callable[[FloatArray], FloatArray],
) -> tuple[Choice[float], FloatArray]:
    """Return the width to which narrowing gains clearly, and what is held out with it.

    Parameters
    ----------
    widths
        The widest first.
    held_out
        float64 (m, n_columns) of a width.
    worth_of_bags
        float64 (n_bags,): criterion of what is held out, larger is better.
    """
    chosen, best = widths[0], held_out(widths[0])
    reached = worth_of_bags(best)
    tried = {str(chosen): float(reached.sum())}
    for width in widths[1:]:
        P = held_out(width)
        worth = worth_of_bags(P)
        tried[str(width)] = float(worth.sum())
        if not gains_clearly(worth - reached, CLEAR_GAIN):
            break
        chosen, best, reached = width, P, worth
    why = "the widest kernel than which no narrower one makes unseen lists clearly likelier"
    return Choice(chosen=chosen, why=why, tried=tried), best


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
