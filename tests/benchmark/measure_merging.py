"""Does the test on merged recordings rank settings as true labels do?

    python tests/benchmark/measure_merging.py SET.npz [--variant VARIANT]

For each strength of the lists' prior: the separation of merged recordings, which needs no label,
beside the share of segments labelled rightly with lists, which does; and their rank correlation.
The learner is the regression part of `auto`, to be quick. Nothing here chooses anything.
"""

from pathlib import Path

import numpy as np
from figures import command_line
from scipy.stats import spearmanr

from birdann.core.bags import Supervision
from birdann.core.progress import silent
from birdann.lab.data_sets import load
from birdann.models.auto.merging import pairings
from birdann.models.auto.regression_choice import choose_regression
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.linear.noise import NO_NOISE
from birdann.models.task import Task

MISSED_RATE = 0.01
STRENGTHS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0)


def measure(dataset, seed):
    """Return the shares of the regressions, and rows (strength, separation, accuracy)."""
    n_classes = dataset.Y.shape[1]
    lists = Supervision.complete(dataset.Y, dataset.bags.n_instances)
    constraints = compile_constraints(
        lists,
        dataset.bags.offsets,
        noise=True,
        noise_weight=NO_NOISE,
        missed_rate=MISSED_RATE,
    )
    task = Task.of(dataset.bags, constraints, seed=seed)
    merged = pairings(task)
    known = dataset.y >= 0
    rows = []
    choice = choose_regression(task, on_step=silent)
    fitted = choice.fit(constraints)
    P = fitted.probabilities(dataset.bags.X)
    for strength in STRENGTHS:
        prior = ListPrior.from_lists(constraints, strength=strength)
        separation = [m.separations(choice.held_out, prior).mean() for m in merged]
        found = prior.posterior(P, constraints)
        right = found.responsibilities[:, :n_classes].argmax(axis=1) == dataset.y
        rows.append((strength, float(np.mean(separation)), float(right[known].mean())))
    return choice.shares.chosen, rows


def main():
    """Print the table."""
    arguments = command_line(__doc__, {"data": Path}, variant=str, seed=0)
    dataset = load(arguments.data, variant=arguments.variant)
    shares, rows = measure(dataset, arguments.seed)
    print(f"{dataset.name} {dataset.variant}: {shares}")
    print("strength  separation  accuracy with lists")
    for strength, separation, accuracy in rows:
        print(f"{strength:8.2f} {separation:11.4f} {accuracy:20.4f}")
    table = np.array(rows)
    print(f"rank correlation {spearmanr(table[:, 1], table[:, 2]).statistic:.2f}")


if __name__ == "__main__":
    main()
