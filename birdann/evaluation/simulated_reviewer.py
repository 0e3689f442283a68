"""A reviewer that knows the truth: how accuracy grows per confirmed segment."""

import math
import time

import numpy as np

from birdann.core.bags import UNKNOWN, Int64Array, Supervision
from birdann.core.progress import Progress, part, silent
from birdann.evaluation.metrics import instance_accuracy
from birdann.evaluation.miml_datasets import MimlDataset
from birdann.models import registry
from birdann.models.base import InstanceAnnotator
from birdann.models.questions import Order, next_questions


def review(
    dataset: MimlDataset,
    *,
    model: str = "auto",
    order: Order | str = Order.UNCERTAINTY,
    batch: int = 50,
    most: float = 0.2,
    target: float = 0.99,
    seed: int = 0,
    progress: Progress = silent,
) -> dict[str, object]:
    """Ask, learn, ask again, starting from lists alone.

    Only segments whose truth is known are asked about; the answer confirms or corrects. A
    confirmed segment counts as right. Between batches the model is retrained from where it
    was.

    Parameters
    ----------
    dataset
        Bags, lists and truth.
    model
        Registry name of a learner with ``warm_start_from``.
    order
        How the questions are put, see `birdann.models.questions`.
    batch
        Questions between two trainings.
    most
        Largest share of the labelled segments to ask about.
    target
        Accuracy at which to stop.
    seed
        Of the model and the random order.

    Returns
    -------
    dict
        JSON-serialisable: ``curve``, a list of {confirmed, share, accuracy, seconds};
        ``share_to_target``, the share of the labelled segments that were confirmed when
        the target was reached, None if it was not.
    """
    labelled = dataset.y >= 0
    n_labelled = int(labelled.sum())
    budget = math.floor(most * n_labelled)
    confirmed = np.zeros(len(dataset.y), dtype=np.bool_)
    curve: list[dict[str, float]] = []
    fitted: InstanceAnnotator | None = None
    while True:
        done = min(confirmed.sum() / max(budget, 1), 1.0)
        step = part(progress, float(done), min(1.0, float(done) + batch / max(budget, 1)))
        started = time.perf_counter()
        known = _known(dataset, confirmed)
        fitted = _retrained(
            registry.create(model, random_state=seed), fitted, dataset, known, step
        )
        probabilities = fitted.predict_proba_instances(dataset.bags, known)
        predicted = np.where(confirmed, dataset.y, probabilities.argmax(axis=1))
        accuracy = instance_accuracy(predicted, dataset.y)
        curve.append(
            {
                "confirmed": int(confirmed.sum()),
                "share": float(confirmed.sum() / n_labelled),
                "accuracy": accuracy,
                "seconds": time.perf_counter() - started,
            }
        )
        left = budget - int(confirmed.sum())
        if accuracy >= target or left <= 0:
            break
        asked = next_questions(
            probabilities,
            dataset.bags.X,
            labelled & ~confirmed,
            order=order,
            limit=min(batch, left),
            seed=seed + len(curve),
        )
        confirmed[asked] = True
    settings = {"model": model, "order": str(Order(order)), "batch": batch, "seed": seed}
    return {
        "set": dataset.name,
        "variant": str(dataset.variant),
        **settings,
        "n_labelled_instances": n_labelled,
        "target": target,
        "share_to_target": curve[-1]["share"] if curve[-1]["accuracy"] >= target else None,
        "curve": curve,
    }


def _retrained(
    fresh: InstanceAnnotator,
    before: InstanceAnnotator | None,
    dataset: MimlDataset,
    known: Supervision,
    on_step: Progress,
) -> InstanceAnnotator:
    """Fit ``fresh``, from where ``before`` stopped if it can."""
    if before is not None and hasattr(fresh, "warm_start_from"):
        fresh.warm_start_from(before)
    return fresh.fit(dataset.bags, known, on_step=on_step)


def _known(
    dataset: MimlDataset, confirmed: np.ndarray[tuple[int], np.dtype[np.bool_]]
) -> Supervision:
    """Return the lists and the confirmed labels; a confirmed class joins its bag's list."""
    Y = dataset.Y.copy()
    rows = np.flatnonzero(confirmed)
    Y[dataset.bags.bag_of_instance[rows], dataset.y[rows]] = True
    lists = Supervision.complete(Y, len(dataset.y))
    y: Int64Array = np.where(confirmed, dataset.y, UNKNOWN).astype(np.int64)
    return Supervision(Y=lists.Y, absent=lists.absent, y=y, rejected=lists.rejected)
