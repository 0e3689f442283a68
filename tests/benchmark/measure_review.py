"""How does accuracy grow with every answer of a reviewer who knows the truth, by the order of the questions?

    python tests/benchmark/measure_review.py SET.npz [--model NAME] [--variant V] [--seed SEED]

Prints for each order the share answered, minutes at 2.5 s an answer, and the accuracy.
"""

import itertools
import math
from dataclasses import replace

import numpy as np
from figures import command_line
from measure_questions import asked_first

from birdann.core.bags import UNKNOWN, Supervision
from birdann.lab.data_sets import load
from birdann.lab.metrics import instance_accuracy
from birdann.models import registry
from birdann.models.questions import CALL_S


def review(dataset, order, *, model="auto", batch=50, most=0.2, target=0.99, seed=0):
    """Ask, learn, ask again, starting from lists alone; yield (answered, accuracy) before each batch.

    Only segments whose truth is known are asked about; the answer confirms or corrects. A
    confirmed segment counts as right. Between batches the model is retrained from where it
    was.

    Parameters
    ----------
    order
        How the questions are put, see `measure_questions.asked_first`.
    batch
        Questions between two trainings.
    most
        Largest share of the labelled segments to ask about.
    target
        Accuracy at which to stop.
    """
    labelled = dataset.y >= 0
    budget = math.floor(most * int(labelled.sum()))
    confirmed = np.zeros(len(dataset.y), dtype=np.bool_)
    fitted = None
    for n_before in itertools.count():
        known = told(dataset, confirmed)
        fresh = registry.create(model, random_state=seed).warm_start_from(fitted)
        fitted = fresh.fit(dataset.bags, known)
        probabilities = fitted.predict_proba_instances(dataset.bags, known)
        predicted = np.where(confirmed, dataset.y, probabilities.argmax(axis=1))
        n_asked, accuracy = int(confirmed.sum()), instance_accuracy(predicted, dataset.y)
        yield n_asked, accuracy
        if accuracy >= target or n_asked >= budget:
            return
        is_open, limit = labelled & ~confirmed, min(batch, budget - n_asked)
        asked = asked_first(
            order, probabilities, dataset.bags.X, is_open, limit, seed + n_before + 1
        )
        confirmed[asked] = True


def told(dataset, confirmed):
    """Return lists and labels; a confirmed class joins its list."""
    Y, rows = dataset.Y.copy(), np.flatnonzero(confirmed)
    Y[dataset.bags.bag_of_instance[rows], dataset.y[rows]] = True
    lists = Supervision.complete(Y, len(dataset.y))
    return replace(lists, y=np.where(confirmed, dataset.y, UNKNOWN))


def main():
    """Print a table for each order."""
    args = command_line(__doc__, {"set": str}, model="auto", variant=str, seed=0)
    dataset = load(args.set, variant=args.variant)
    n_labelled = int((dataset.y >= 0).sum())
    for order in ("random", "uncertainty", "information"):
        print(f"{order}: share answered, minutes at 2.5 s, accuracy", flush=True)
        for answered, accuracy in review(dataset, order, model=args.model, seed=args.seed):
            minutes = CALL_S * answered / 60
            print(f"  {answered / n_labelled:6.3f}  {minutes:6.1f}  {accuracy:.4f}", flush=True)


if __name__ == "__main__":
    main()
