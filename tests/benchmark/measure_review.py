"""How does accuracy grow with every answer of a reviewer who knows the truth, by the order of the questions?

    python tests/benchmark/measure_review.py SET.npz [--model NAME] [--variant V] [--seed SEED]

Prints for each order the share answered, minutes at 2.5 s an answer (4 s on presence), and the accuracy.
"""

import argparse
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from birdann.core.bags import UNKNOWN, BoolArray, FloatArray, Int64Array, Supervision
from birdann.core.progress import Progress, part, silent
from birdann.lab.data_sets import MimlDataset, load
from birdann.lab.metrics import instance_accuracy
from birdann.models import list_errors, registry
from birdann.models.base import InstanceAnnotator
from birdann.models.questions import (
    CALL_S,
    PRESENCE_S,
    Order,
    TwoLevels,
    expected_error,
    next_questions,
    two_levels,
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
    told = _Told.nothing(dataset)
    wrong = _mistaken(dataset, seed) if Order(order) is Order.TWO_LEVELS else None
    curve: list[dict[str, float]] = []
    fitted: InstanceAnnotator | None = None
    while True:
        done, share = (min(n / max(budget, 1), 1.0) for n in (told.n_asked, told.n_asked + batch))
        started = time.perf_counter()
        known = told.known(dataset)
        fresh = registry.create(model, **{**(params or {}), "random_state": seed})
        fitted = _retrained(fresh, fitted, dataset, known, part(progress, done, share))
        probabilities = fitted.predict_proba_instances(dataset.bags, known)
        predicted = np.where(told.confirmed, dataset.y, probabilities.argmax(axis=1))
        accuracy = instance_accuracy(predicted, dataset.y)
        curve.append(
            {
                "confirmed": int(told.confirmed.sum()),
                "share": told.n_asked / n_labelled,
                "presences": int(told.pairs.sum()),
                "answer_seconds": told.seconds,
                "accuracy": accuracy,
                "seconds": time.perf_counter() - started,
            }
        )
        left, askable = budget - told.n_asked, labelled & ~told.confirmed
        if accuracy >= target or left <= 0:
            break
        if wrong is not None:
            found = two_levels(
                expected_error(probabilities), probabilities.argmax(axis=1),
                probabilities.max(axis=1), dataset.bags.bag_of_instance, askable,
                np.where(told.pairs, 0.0, wrong),
            )  # fmt: skip
            told.answer(found, probabilities.argmax(axis=1), dataset, min(batch, left))
            continue
        asked = next_questions(
            probabilities, dataset.bags.X, askable, order=order, limit=min(batch, left),
            seed=seed + len(curve),
        )  # fmt: skip
        told.confirmed[asked] = True
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


@dataclass(frozen=True, slots=True, eq=False)
class _Told:
    """What was answered: calls, and whether a class is in a bag."""

    confirmed: BoolArray
    pairs: BoolArray

    @classmethod
    def nothing(cls, dataset: MimlDataset) -> "_Told":
        return cls(np.zeros(len(dataset.y), dtype=np.bool_), np.zeros_like(dataset.Y))

    @property
    def n_asked(self) -> int:
        return int(self.confirmed.sum() + self.pairs.sum())

    @property
    def seconds(self) -> float:
        return float(CALL_S * self.confirmed.sum() + PRESENCE_S * self.pairs.sum())

    def answer(
        self, asked: TwoLevels, klass: Int64Array, dataset: MimlDataset, limit: int
    ) -> None:
        """Note that that many questions, the first, were answered.

        ``klass`` is which class is asked about with each instance.
        """
        rows = asked.order[:limit]
        is_presence = asked.is_presence[rows]
        self.confirmed[rows[~is_presence]] = True
        about = rows[is_presence]
        self.pairs[dataset.bags.bag_of_instance[about], klass[about]] = True

    def known(self, dataset: MimlDataset) -> Supervision:
        """Return lists and labels; a confirmed class joins its list, one that is not there leaves it.

        A class is not there where no labelled instance of its bag is it.
        """
        there = np.zeros_like(dataset.Y)
        labelled = np.flatnonzero(dataset.y >= 0)
        bag_of = dataset.bags.bag_of_instance
        there[bag_of[labelled], dataset.y[labelled]] = True
        Y = np.where(self.pairs, there, dataset.Y)
        rows = np.flatnonzero(self.confirmed)
        Y[bag_of[rows], dataset.y[rows]] = True
        lists = Supervision.complete(Y, len(dataset.y))
        y: Int64Array = np.where(self.confirmed, dataset.y, UNKNOWN).astype(np.int64)
        return Supervision(Y=lists.Y, absent=lists.absent, y=y, rejected=lists.rejected)


def _mistaken(dataset: MimlDataset, seed: int) -> FloatArray:
    """Return how likely each listed class is not in its bag, by models of other bags."""
    lists = Supervision.complete(dataset.Y, len(dataset.y))
    return list_errors.audit(dataset.bags, lists, seed=seed).wrong


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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("set")
    parser.add_argument("--model", default="auto")
    parser.add_argument("--variant", default=None)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    dataset = load(args.set, variant=args.variant)
    for order in Order:
        print(f"{order}: share answered, minutes at 2.5 s and 4 s, accuracy", flush=True)
        for point in review(dataset, model=args.model, order=order, seed=args.seed)["curve"]:
            minutes = point["answer_seconds"] / 60
            print(f"  {point['share']:6.3f}  {minutes:6.1f}  {point['accuracy']:.4f}")


if __name__ == "__main__":
    main()
