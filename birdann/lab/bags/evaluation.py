"""Cross-validation of a bag-level system."""

import time
from collections.abc import Mapping

import numpy as np

from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.progress import Progress, in_turn, silent
from birdann.lab.bags.contract import BagSystem, fit
from birdann.lab.data_sets import MimlDataset
from birdann.lab.metrics import bag_scores_over_folds, in_json
from birdann.models.registry import check_parameters


def evaluate_bag_system(
    dataset: MimlDataset,
    system: BagSystem,
    fold_of_bag: Int64Array,
    *,
    seed: int,
    params: Mapping[str, object] | None = None,
    progress: Progress = silent,
) -> dict[str, object]:
    """Cross-validate a bag-level system.

    Parameters
    ----------
    fold_of_bag
        int64 (n_bags,).
    params
        Settings that are not chosen on the training folds.

    Returns
    -------
    dict
        JSON-serialisable: bag-level measures with deviations over folds, and the settings of each
        fold. ``fit_seconds`` is the mean processor time of a fold, including the choice of
        settings.
    """
    check_parameters(system.name, params or {}, known=system.grid, of=system.learn)
    scores = np.zeros(dataset.Y.shape)
    predicted: BoolArray = np.zeros(dataset.Y.shape, dtype=np.bool_)
    folds = int(fold_of_bag.max()) + 1
    chosen, seconds = [], 0.0
    for fold, step in in_turn(range(folds), progress):
        step(0.0, f"fold {fold + 1} of {folds}")
        inside, outside = fold_of_bag != fold, fold_of_bag == fold
        started = time.process_time()
        fitted = fit(
            system,
            dataset.bags.take(inside),
            dataset.Y[inside],
            seed=seed,
            params=params,
            on_step=step,
        )
        seconds += time.process_time() - started
        held_out = dataset.bags.take(outside)
        scores[outside] = fitted.decision_function(held_out)
        predicted[outside] = fitted.predict(held_out)
        chosen.append(dict(fitted.settings))
    return in_json(
        {
            "model": system.name,
            "params": dict(params or {}),
            "set": dataset.name,
            "variant": str(dataset.variant),
            "n_bags": len(dataset.bags),
            "n_instances": dataset.bags.n_instances,
            "n_classes": len(dataset.classes),
            **bag_scores_over_folds(dataset.Y, scores, predicted, fold_of_bag),
            "fit_seconds": seconds / folds,
            "folds": folds,
            "seed": seed,
            "fold_of_bag": fold_of_bag.tolist(),
            "settings_per_fold": chosen,
        }
    )
