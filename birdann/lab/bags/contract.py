"""Interface of bag-level systems, which are fitted to lists and score bags.

They predict for recordings only, not segments (`birdann.models.base`), so the application does not offer them. A system is a function that returns a function::

    learn(X, Y, rng, **settings) -> score;   score(X) -> float64 (n_bags, n_classes)

with scores above 0 for presence. It never sees an empty bag, nor a class in all or none of its
lists: `fit` handles those, scales the features, and chooses settings by cross-validation.
"""

import functools
import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from sklearn.metrics import roc_auc_score

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.bags import Bags
from birdann.core.errors import NothingToLearnError
from birdann.core.progress import Progress, part, silent
from birdann.lab.data_sets import assign_folds
from birdann.lab.metrics import bag_scores
from birdann.models.base import single_threaded
from birdann.models.linear.preprocessing import AffineScaling

Score = Callable[[Bags], FloatArray]
Settings = Mapping[str, object]

INNER_FOLDS = 3
"""Folds of the training bags by which settings are chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BagSystem:
    """One bag-level system."""

    name: str  # For `birdann evaluate`.
    learn: Callable[..., Score]  # See the module's docstring; its keywords are the settings.
    grid: Mapping[str, tuple[object, ...]]  # Values of each setting for cross-validation.
    # Whether every bag has at least one class: the predicted list then contains the class of the
    # largest score if none is positive (the T-criterion of Boutell et al. 2004).
    names_one: bool = False
    scaled: Callable[[FloatArray], AffineScaling] = AffineScaling.standardise
    # The system whose settings are used, where it approximates one.
    chosen_by: Callable[..., Score] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FittedBagSystem:
    """A fitted system with its ``settings``."""

    system: BagSystem
    settings: Settings
    score_filled: Score
    scaling: AffineScaling
    n_classes: int

    def decision_function(self, X: Bags) -> FloatArray:
        """Return the scores of bags, float64 (n_bags, n_classes).

        Empty bags score below all others, and below 0.
        """
        result = np.zeros((len(X), self.n_classes))
        filled = X.sizes > 0
        if filled.any():
            scaled = X.with_features(self.scaling(X.X))
            with single_threaded():
                result[filled] = self.score_filled(scaled.take(filled))
        result[~filled] = result.min(axis=0, initial=0.0) - 1.0
        return result

    def predict(self, X: Bags) -> BoolArray:
        """Return the predicted lists, bool (n_bags, n_classes)."""
        scores = self.decision_function(X)
        lists: BoolArray = scores > 0
        if self.system.names_one and self.n_classes > 1:
            lists[np.arange(len(X)), scores.argmax(axis=1)] = True
            lists[X.sizes == 0] = False
        return lists


def fit(
    system: BagSystem,
    X: Bags,
    Y: BoolArray,
    *,
    seed: int,
    params: Settings | None = None,
    on_step: Progress = silent,
) -> FittedBagSystem:
    """Fit to bags and their complete lists.

    Parameters
    ----------
    X, Y
        Training bags; bool (n_bags, n_classes).
    params
        Fixed settings.
    """
    filled = X.sizes > 0
    if filled.sum() < 2:
        raise NothingToLearnError("At least two recordings with segments are needed for training.")
    X, Y = X.take(filled), Y[filled]
    scaling = system.scaled(X.X)
    scaled = X.with_features(scaling(X.X))
    with single_threaded():
        grid = {**system.grid, **{name: (value,) for name, value in (params or {}).items()}}
        judged = system.chosen_by or system.learn
        settings = _best_settings(judged, grid, scaled, Y, seed, part(on_step, 0.0, 0.9))
        on_step(0.9, "learning")
        score = _fit_classes(system.learn, scaled, Y, seed, settings)
    return FittedBagSystem(
        system=system, settings=settings, score_filled=score, scaling=scaling, n_classes=Y.shape[1]
    )


def one_against_all(learn: Callable[..., Score]) -> Callable[..., Score]:
    """Return the multi-class version of a binary system.

    ``learn(X, positive, rng, **settings)`` takes bool (n_bags,) and returns what scores bags,
    float64 (n_bags,).
    """

    @functools.wraps(learn)
    def wrapper(X: Bags, Y: BoolArray, rng: np.random.Generator, **settings: object) -> Score:
        scores = [learn(X, listed, rng, **settings) for listed in Y.T]
        return lambda bags: np.column_stack([score(bags) for score in scores])

    return wrapper


def _fit_classes(
    learn: Callable[..., Score], X: Bags, Y: BoolArray, seed: int, settings: Settings
) -> Score:
    """Fit the classes that some bags list and some do not; the others score 1 or -1."""
    open_classes = np.flatnonzero(Y.any(axis=0) & ~Y.all(axis=0))
    same = np.where(Y.all(axis=0), 1.0, -1.0)
    if not len(open_classes):
        return lambda bags: np.tile(same, (len(bags), 1))
    score = learn(
        X, np.ascontiguousarray(Y[:, open_classes]), np.random.default_rng(seed), **settings
    )

    def score_all(bags: Bags) -> FloatArray:
        result = np.tile(same, (len(bags), 1))
        result[:, open_classes] = score(bags)
        return result

    return score_all


def _best_settings(
    learn: Callable[..., Score],
    grid: Mapping[str, tuple[object, ...]],
    X: Bags,
    Y: BoolArray,
    seed: int,
    on_step: Progress,
) -> Settings:
    """Return the settings of the highest `_quality` over inner folds, the first among equals."""
    combinations = [
        dict(zip(grid, values, strict=True)) for values in itertools.product(*grid.values())
    ]
    if len(combinations) == 1 or len(X) < INNER_FOLDS:
        return combinations[0]
    fold_of_bag = assign_folds(len(X), INNER_FOLDS, seed)
    scores = np.zeros((len(combinations), *Y.shape))
    for fold in range(INNER_FOLDS):
        inside, outside = fold_of_bag != fold, fold_of_bag == fold
        # the same bags for all settings, so that distances between them are computed once
        train, test = X.take(inside), X.take(outside)
        for k, settings in enumerate(combinations):
            done = (fold * len(combinations) + k) / (INNER_FOLDS * len(combinations))
            on_step(done, "choosing settings")
            score = _fit_classes(learn, train, Y[inside], seed, settings)
            scores[k, outside] = score(test)
    scores_of = [_quality(Y, of_settings) for of_settings in scores]
    return combinations[max(range(len(scores_of)), key=scores_of.__getitem__)]


def _quality(Y: BoolArray, scores: FloatArray) -> tuple[float, float]:
    """Return the criterion for settings.

    For two classes accuracy, then the area under the ROC curve; for more average precision, then
    the share of correct entries.
    """
    right = float(((scores > 0) == Y).mean())
    if Y.shape[1] > 1:
        return bag_scores(Y, scores, scores > 0)["average_precision"], right
    if Y.all() or not Y.any():
        return right, 0.0
    return right, float(roc_auc_score(Y[:, 0], scores[:, 0]))
