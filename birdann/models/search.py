"""Hyperparameter search by held-out lists."""

from collections.abc import Mapping
from itertools import product
from operator import attrgetter

import numpy as np
from sklearn.base import clone
from sklearn.metrics import label_ranking_average_precision_score

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags, Supervision
from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, silent, with_text
from birdann.core.training_report import Search, Trial
from birdann.models import registry
from birdann.models.base import InstanceAnnotator, Labels, as_supervision
from birdann.models.evidence import log_likelihoods
from birdann.models.exact.constraints import compile_constraints

Grid = Mapping[str, tuple[object, ...]]

FOLDS = 5
_MISSED_RATE = 0.01


def search(
    name: str,
    X: Bags,
    Y: Labels,
    grid: Grid | None = None,
    *,
    params: Mapping[str, object] | None = None,
    folds: int = FOLDS,
    seed: int = 0,
    on_step: Progress = silent,
) -> Search:
    """Return the setting of a learner that ranks the lists of held-out bags best.

    Raises ModelError if there is no such learner or parameter, or nothing to search;
    NothingToLearnError if fewer than two bags have both instances and a list.

    Parameters
    ----------
    X, Y
        Bags and their supervision.
    grid
        Values of each parameter, the default first: it wins ties. None takes
        `birdann.models.registry.ModelEntry.search_grid`.
    params
        Fixed parameters; they are left out of the grid.
    folds
        Maximum number of folds; fewer if fewer bags have a list.
    on_step
        Called at each fit; may raise ``Cancelled``.
    """
    supervision, fixed = as_supervision(X, Y), dict(params or {})
    settings = _settings(name, grid, fixed)
    fold_of_bag = _folds(X, supervision, folds, seed)
    trials = []
    for setting, step in iterate_with_progress(settings, on_step):
        model = registry.create_seeded(name, {**fixed, **setting}, seed)
        precision, likelihood = _scores(model, X, supervision, fold_of_bag, _words(setting), step)
        trials.append(Trial(params=setting, precision=precision, likelihood=likelihood))
    on_step(1.0, Message("done"))
    best = max(trials, key=attrgetter("precision"))
    return Search(
        chosen={**fixed, **best.params},
        folds=int(fold_of_bag.max()) + 1,
        tried=tuple(trials),
    )


def _settings(
    name: str, grid: Grid | None, fixed: Mapping[str, object]
) -> list[dict[str, object]]:
    registry.create(name, **fixed)
    for key, values in (grid or {}).items():
        for value in values:
            registry.create(name, **{**fixed, key: value})
    chosen = registry.entry_of(name).search_grid if grid is None else grid
    free = {key: values for key, values in chosen.items() if key not in fixed}
    if not free or not all(free.values()):
        raise ModelError(
            "The model {name} has no settings to search. Train it without a search.",
            name=f"{name!r}",
        )
    return [dict(zip(free, values, strict=True)) for values in product(*free.values())]


def _words(setting: Mapping[str, object]) -> str:
    return ", ".join(f"{key} {value}" for key, value in setting.items())


def _folds(X: Bags, supervision: Supervision, folds: int, seed: int) -> Int64Array:
    """Return the fold of each bag; -1, never held out, for untagged bags and training sources."""
    is_own = ~supervision.is_reference
    listed = np.flatnonzero(supervision.Y.any(axis=1) & (X.sizes > 0) & is_own)
    groups, group = np.unique(supervision.groups, return_inverse=True)
    checked = np.unique(group[listed])
    if len(checked) < 2 or folds < 2:
        raise NothingToLearnError(
            "A search needs held-out recordings. Tag and segment at least two recordings first."
        )
    fold_of_group: Int64Array = np.full(len(groups), -1, dtype=np.int64)
    shuffled = np.random.default_rng(seed).permutation(checked)
    fold_of_group[shuffled] = np.arange(len(checked)) % min(folds, len(checked))
    return fold_of_group[group]


def _scores(
    model: InstanceAnnotator,
    X: Bags,
    supervision: Supervision,
    fold_of_bag: Int64Array,
    words: str,
    on_step: Progress,
) -> tuple[float, float]:
    """Return precision and mean log likelihood of the lists of held-out bags."""
    folds = int(fold_of_bag.max()) + 1
    P = np.zeros((X.n_instances, supervision.Y.shape[1]))
    scores = np.zeros(supervision.Y.shape)
    for k, step in iterate_with_progress(range(folds), on_step):
        message = with_text(
            step, Message("trying {words}: part {k} of {folds}", words=words, k=k + 1, folds=folds)
        )
        inside, outside = np.flatnonzero(fold_of_bag != k), np.flatnonzero(fold_of_bag == k)
        fitted = clone(model).fit(X.take(inside), supervision.take(inside, X), on_step=message)
        test_bags = X.take(outside)
        P[X.instances_of(outside)] = fitted.predict_proba_instances(test_bags)
        scores[outside] = fitted.decision_function(test_bags)
    used = np.flatnonzero(fold_of_bag >= 0)
    precision = _precision(scores[used], supervision.Y[used], supervision.absent[used])
    lists = Supervision(
        Y=supervision.Y,
        absent=supervision.absent,
        y=np.full(X.n_instances, -1, dtype=np.int64),
        rejected=np.zeros_like(supervision.rejected),
        possible=supervision.possible,
        guests=supervision.guests,
    )
    rest = np.maximum(0.0, 1.0 - P.sum(axis=1, keepdims=True))
    constraints = compile_constraints(lists, X.offsets, noise=True, missed_rate=_MISSED_RATE).take(
        used
    )
    held_out = np.hstack([P, rest])[X.instances_of(used)]
    total = float(log_likelihoods(held_out, constraints).sum())
    return precision, total / len(used)


def _precision(scores: FloatArray, present: BoolArray, absent: BoolArray) -> float:
    """Return the ranking precision of present over absent classes; 1 without absent ones.

    Open classes are ranked last and do not count.
    """
    ranked = present.any(axis=1) & absent.any(axis=1)
    if not ranked.any():
        return 1.0
    open_ = ~(present | absent)[ranked]
    known = np.where(open_, scores.min() - 1.0, scores[ranked])
    return float(label_ranking_average_precision_score(present[ranked], known))
