"""How does accuracy grow with every answer of a reviewer who knows the truth, by the order of the questions?

    python tests/benchmark/measure_review.py SET.npz [--model NAME] [--variant V] [--seed SEED]

Prints for each order the share answered, minutes at 2.5 s an answer, and the accuracy.
"""

import math
import time
from collections.abc import Mapping

import numpy as np
from figures import command_line

from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.bags import UNKNOWN, Supervision
from birdann.core.progress import Progress, part, silent
from birdann.lab.data_sets import MimlDataset, load
from birdann.lab.metrics import instance_accuracy
from birdann.models import registry
from birdann.models.base import InstanceAnnotator
from birdann.models.questions import (
    CALL_S,
    Order,
    next_questions,
)


def review(
    dataset: MimlDataset,
    *,
    model: str = "auto",
    order: Order | str = Order.UNCERTAINTY,
    batch: int = 50,
    most: float = 0.2,
    target: float = 0.99,
    seed: int = 0,
    params: Mapping[str, object] | None = None,
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
    params
        Parameters of the learner that differ from its defaults.

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
        n_asked = int(confirmed.sum())
        done, share = (min(n / max(budget, 1), 1.0) for n in (n_asked, n_asked + batch))
        started = time.perf_counter()
        known = _known(dataset, confirmed)
        fresh = registry.create(model, **{**(params or {}), "random_state": seed})
        fitted = _retrained(fresh, fitted, dataset, known, part(progress, done, share))
        probabilities = fitted.predict_proba_instances(dataset.bags, known)
        predicted = np.where(confirmed, dataset.y, probabilities.argmax(axis=1))
        accuracy = instance_accuracy(predicted, dataset.y)
        curve.append(
            {
                "confirmed": n_asked,
                "share": n_asked / n_labelled,
                "answer_seconds": CALL_S * n_asked,
                "accuracy": accuracy,
                "seconds": time.perf_counter() - started,
            }
        )
        left, askable = budget - n_asked, labelled & ~confirmed
        if accuracy >= target or left <= 0:
            break
        asked = next_questions(
            probabilities, dataset.bags.X, askable, order=order, limit=min(batch, left),
            seed=seed + len(curve),
        )  # fmt: skip
        confirmed[asked] = True
    return {
        "set": dataset.name,
        "variant": str(dataset.variant),
        "model": model,
        "params": dict(params or {}),
        "order": str(Order(order)),
        "batch": batch,
        "seed": seed,
        "n_labelled_instances": n_labelled,
        "target": target,
        "share_to_target": curve[-1]["share"] if curve[-1]["accuracy"] >= target else None,
        "curve": curve,
    }


def _known(dataset: MimlDataset, confirmed: BoolArray) -> Supervision:
    """Return lists and labels; a confirmed class joins its list."""
    Y, rows = dataset.Y.copy(), np.flatnonzero(confirmed)
    Y[dataset.bags.bag_of_instance[rows], dataset.y[rows]] = True
    lists = Supervision.complete(Y, len(dataset.y))
    y: Int64Array = np.where(confirmed, dataset.y, UNKNOWN).astype(np.int64)
    return Supervision(Y=lists.Y, absent=lists.absent, y=y, rejected=lists.rejected)


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


def main() -> None:
    args = command_line(__doc__, {"set": str}, model="auto", variant=str, seed=0)
    dataset = load(args.set, variant=args.variant)
    for order in Order:
        print(f"{order}: share answered, minutes at 2.5 s, accuracy", flush=True)
        for point in review(dataset, model=args.model, order=order, seed=args.seed)["curve"]:
            minutes = point["answer_seconds"] / 60
            print(f"  {point['share']:6.3f}  {minutes:6.1f}  {point['accuracy']:.4f}")


if __name__ == "__main__":
    main()
