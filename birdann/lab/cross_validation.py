"""Evaluation of a learner as in Pham et al. (2017), section 6: with lists, and without.

*Transductive*: fitted to all bags, predicting their instances with the lists. *Inductive*: k-fold
cross-validation over bags; the held-out bags' lists are hidden. Learners never see an instance
label, except supervised references (``learns_from_instance_labels``).
"""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from sklearn.base import BaseEstimator, clone

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Supervision
from birdann.core.predictions import DEFAULT_MODEL
from birdann.core.progress import Progress, iterate_with_progress, part, silent
from birdann.lab.bags.contract import fit
from birdann.lab.bags.entries import BAG_SYSTEMS
from birdann.lab.data_sets import MimlDataset, assign_folds
from birdann.lab.metrics import (
    bag_scores_over_folds,
    class_mean_accuracy,
    defined_mean,
    defined_std,
    expected_calibration_error,
    instance_accuracy,
    to_json,
)
from birdann.models import registry
from birdann.models.base import most_likely


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Inductive:
    """Held-out predictions."""

    probabilities: FloatArray  # float64 (n_instances, n_classes): of every instance.
    # float64 (n_instances, n_classes): the same without the other instances of its bag.
    alone: FloatArray
    scores: FloatArray  # float64 (n_bags, n_classes): bag scores.
    predicted: BoolArray  # bool (n_bags, n_classes): predicted lists.


def supervision_for(dataset: MimlDataset, model: Any) -> Supervision:  # noqa: ANN401
    """Return the lists; for references also the instance labels."""
    lists = Supervision.complete(dataset.Y, dataset.bags.n_instances)
    if not getattr(model, "learns_from_instance_labels", False):
        return lists
    return replace(lists, y=dataset.y)


def cross_validate(
    dataset: MimlDataset,
    model: BaseEstimator,
    fold_of_bag: Int64Array,
    *,
    progress: Progress = silent,
) -> Inductive:
    """Cross-validate a clone of ``model``.

    Parameters
    ----------
    model
        Unfitted estimator on `Bags`.
    fold_of_bag
        int64 (n_bags,) from `assign_folds`.
    """
    m, (n, c) = dataset.bags.n_instances, dataset.Y.shape
    result = Inductive(
        probabilities=np.zeros((m, c)),
        alone=np.zeros((m, c)),
        scores=np.zeros((n, c)),
        predicted=np.zeros((n, c), dtype=np.bool_),
    )
    known = supervision_for(dataset, model)
    for inside, outside, step in _split_folds(fold_of_bag, progress):
        fitted = clone(model)
        fitted.fit(dataset.bags.take(inside), known.take(inside, dataset.bags), on_step=step)
        held_out = dataset.bags.take(outside)
        rows = dataset.bags.instances_of(outside)
        result.probabilities[rows] = fitted.predict_proba_instances(held_out)
        result.alone[rows] = fitted.predict_proba_alone(held_out)
        result.scores[outside] = fitted.decision_function(held_out)
        result.predicted[outside] = fitted.predict(held_out)
    return result


def _split_folds(
    fold_of_bag: Int64Array, progress: Progress
) -> Iterator[tuple[Int64Array, Int64Array, Progress]]:
    """Yield the bags outside of each fold, those in it, and the fold's part of the progress."""
    folds = int(fold_of_bag.max()) + 1
    for fold, step in iterate_with_progress(range(folds), progress):
        step(0.0, f"fold {fold + 1} of {folds}")
        yield np.flatnonzero(fold_of_bag != fold), np.flatnonzero(fold_of_bag == fold), step


def fold_accuracies(
    dataset: MimlDataset, predicted: Int64Array, fold_of_bag: Int64Array
) -> FloatArray:
    """Return float64 (folds,): instance accuracy per fold; nan without labels."""
    fold_of_instance = fold_of_bag[dataset.bags.bag_of_instance]
    return np.array(
        [
            instance_accuracy(predicted[fold_of_instance == k], dataset.y[fold_of_instance == k])
            for k in range(int(fold_of_bag.max()) + 1)
        ]
    )


def evaluate(
    dataset: MimlDataset,
    *,
    model: str = DEFAULT_MODEL,
    folds: int = 10,
    seed: int = 0,
    params: Mapping[str, object] | None = None,
    progress: Progress = silent,
) -> dict[str, object]:
    """Evaluate a registered model, or a bag-level system, on a data set.

    Parameters
    ----------
    model, params
        Name in the registry or in `birdann.lab.bags.entries.BAG_SYSTEMS`; parameters.
    folds, seed
        Cross-validation over bags; the seed also seeds the model.

    Returns
    -------
    dict
        JSON-serialisable. Accuracies are of the most probable *class* of labelled instances;
        ``..._with_none`` figures allow an unknown species, which is always wrong.
        ``calibration_error``s use probabilities unchanged; those ``..._condition_on_calls`` are given one of
        the classes. Bag-level measures are of held-out bags, ``..._std`` their deviation over
        folds; bag-level systems have no others. Undefined figures are None. ``fold_of_bag`` is the
        assignment to folds.
    """
    fold_of_bag = assign_folds(len(dataset.bags), folds, seed)
    described: dict[str, object] = {
        "model": model,
        "params": dict(params or {}),
        "set": dataset.name,
        "variant": str(dataset.variant),
        "n_bags": len(dataset.bags),
        "n_instances": dataset.bags.n_instances,
        "n_classes": len(dataset.classes),
    }
    assigned = {"folds": folds, "seed": seed, "fold_of_bag": fold_of_bag.tolist()}
    if model in BAG_SYSTEMS:
        figures, chosen = _of_bag_system(dataset, model, params, fold_of_bag, seed, progress)
        return to_json({**described, **figures, **assigned, "settings_per_fold": chosen})
    registry.entry_of(model, also=BAG_SYSTEMS)
    unfitted = registry.create(model, **{**(params or {}), "random_state": seed})
    known = supervision_for(dataset, unfitted)
    started = time.perf_counter()
    fitted = clone(unfitted)
    fitted.fit(dataset.bags, known, on_step=part(progress, 0.0, 1 / (folds + 1)))
    fit_seconds = time.perf_counter() - started
    lists = Supervision.complete(dataset.Y, dataset.bags.n_instances)
    transductive = fitted.predict_proba_instances(dataset.bags, lists)
    held_out = cross_validate(
        dataset, unfitted, fold_of_bag, progress=part(progress, 1 / (folds + 1), 1.0)
    )
    per_fold = fold_accuracies(dataset, held_out.probabilities.argmax(axis=1), fold_of_bag)
    accuracies_alone = fold_accuracies(dataset, held_out.alone.argmax(axis=1), fold_of_bag)
    figures = {
        **described,
        "params": unfitted.get_params(deep=False),
        "n_labelled_instances": int((dataset.y >= 0).sum()),
        "transductive_accuracy": instance_accuracy(transductive.argmax(axis=1), dataset.y),
        "inductive_accuracy_mean": defined_mean(per_fold),
        "inductive_accuracy_std": defined_std(per_fold),
        "inductive_accuracy_per_fold": per_fold.tolist(),
        "inductive_accuracy_alone": defined_mean(accuracies_alone),
        "inductive_accuracy_alone_std": defined_std(accuracies_alone),
        **bag_scores_over_folds(dataset.Y, held_out.scores, held_out.predicted, fold_of_bag),
        **_instance_extras(dataset, transductive, held_out.probabilities),
        "fit_seconds": fit_seconds,
        **assigned,
        "report": fitted.report_.as_json(),
    }
    return to_json(figures)


def _of_bag_system(
    dataset: MimlDataset,
    model: str,
    params: Mapping[str, object] | None,
    fold_of_bag: Int64Array,
    seed: int,
    progress: Progress,
) -> tuple[dict[str, object], list[dict[str, object]]]:
    """Return the figures of a bag-level system, and the settings of each fold.

    ``fit_seconds`` is the mean processor time of a fold, including the choice of settings.
    """
    system = BAG_SYSTEMS[model]
    registry.check_parameters(model, params or {}, known=system.grid, of=system.learn)
    scores = np.zeros(dataset.Y.shape)
    predicted: BoolArray = np.zeros(dataset.Y.shape, dtype=np.bool_)
    chosen, seconds = [], 0.0
    for inside, outside, step in _split_folds(fold_of_bag, progress):
        started = time.process_time()
        bags, Y = dataset.bags.take(inside), dataset.Y[inside]
        fitted = fit(system, bags, Y, seed=seed, params=params, on_step=step)
        seconds += time.process_time() - started
        held_out = dataset.bags.take(outside)
        scores[outside] = fitted.decision_function(held_out)
        predicted[outside] = fitted.predict(held_out)
        chosen.append(dict(fitted.settings))
    figures = bag_scores_over_folds(dataset.Y, scores, predicted, fold_of_bag)
    return {**figures, "fit_seconds": seconds / len(chosen)}, chosen


def _instance_extras(
    dataset: MimlDataset, transductive: FloatArray, inductive: FloatArray
) -> dict[str, float]:
    best = inductive.argmax(axis=1)
    return {
        "transductive_accuracy_with_none": instance_accuracy(most_likely(transductive), dataset.y),
        "inductive_accuracy_with_none": instance_accuracy(most_likely(inductive), dataset.y),
        "transductive_class_mean": class_mean_accuracy(transductive.argmax(axis=1), dataset.y),
        "inductive_class_mean": class_mean_accuracy(best, dataset.y),
        "transductive_calibration_error": _calibration(transductive, dataset.y),
        "calibration_error": _calibration(inductive, dataset.y),
        "transductive_calibration_error_of_calls": _calibration(
            _condition_on_calls(transductive), dataset.y
        ),
        "calibration_error_of_calls": _calibration(_condition_on_calls(inductive), dataset.y),
    }


def _calibration(probabilities: FloatArray, y: Int64Array) -> float:
    labelled = y >= 0
    confidence = np.clip(probabilities.max(axis=1), 0.0, 1.0)
    right = probabilities.argmax(axis=1) == y
    return expected_calibration_error(confidence[labelled], right[labelled])


def _condition_on_calls(probabilities: FloatArray) -> FloatArray:
    """Return the probabilities given one of the classes."""
    total = np.maximum(probabilities.sum(axis=1, keepdims=True), np.finfo(float).tiny)
    return np.asarray(probabilities / total)
