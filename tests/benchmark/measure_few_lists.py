"""What do the first lists teach, and how well are sounds told that nobody listed?

    python tests/benchmark/measure_few_lists.py SET.npz [--variant V] [--sizes N ...] [--draws K]
        [--model NAME ...] [--incomplete] [--removed SHARE]

Of a set with instance labels so many recordings are drawn, learned from and labelled with their lists
known. Prints accuracy over labelled segments, by the likeliest species, beside what drawing from the
list would reach, each with its standard error over draws. ``--incomplete`` takes the lists for open;
``--removed`` takes a share of the species off lists and labels, and prints how well the chance of
"none" ranks the segments without a species (area under the curve; .5 is chance).
"""

from dataclasses import replace

import numpy as np
from figures import command_line
from sklearn.metrics import roc_auc_score

from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.models import registry


def without(dataset, share, rng):
    """Return lists and labels without a share of the species, drawn at random."""
    n_classes = dataset.Y.shape[1]
    kept = np.sort(rng.permutation(n_classes)[round(share * n_classes) :])
    column = np.full(n_classes + 1, -1)
    column[kept] = np.arange(len(kept))
    return dataset.Y[:, kept], column[dataset.y]


def drawn(dataset, size, rng):
    """Return some of the recordings that have segments."""
    filled = np.flatnonzero(dataset.bags.sizes > 0)
    return np.sort(rng.permutation(filled)[:size])


def measure(name, bags, lists, y, *, at_least, seed):
    """Return accuracy, that of drawing from the list, and the area under the curve of none."""
    told = Supervision.complete(lists, bags.n_instances)
    if at_least:
        told = replace(told, absent=np.zeros_like(told.absent))
    model = registry.create(name, random_state=seed).fit(bags, told)
    P = model.predict_proba_instances(bags, told)
    known = y >= 0
    right = (P.argmax(axis=1) == y)[known].mean()
    lengths = np.maximum(lists.sum(axis=1), 1)[bags.bag_of_instance]
    by_chance = (1.0 / lengths)[known].mean()
    none = 1.0 - P.sum(axis=1)
    area = roc_auc_score(~known, none) if (~known).any() else np.nan
    return right, by_chance, area


def main():
    """Print a line for each size and model."""
    arguments = command_line(
        __doc__,
        {"data": str},
        variant=str,
        sizes=[10, 20, 40, 80],
        draws=5,
        model=["ored-lr", "auto"],
        incomplete=False,
        removed=0.0,
    )
    dataset = load(arguments.data, variant=arguments.variant)
    print("lists  model     right ± error   drawn from the list   area of none ± error")
    for size in arguments.sizes:
        for name in arguments.model:
            found = []
            for draw in range(arguments.draws):
                rng = np.random.default_rng(draw)
                Y, y = without(dataset, arguments.removed, rng)
                chosen = drawn(dataset, size, rng)
                rows = dataset.bags.instances_of(chosen)
                found.append(
                    measure(
                        name,
                        dataset.bags.take(chosen),
                        Y[chosen],
                        y[rows],
                        at_least=arguments.incomplete,
                        seed=draw,
                    )
                )
            mean = np.mean(found, axis=0)
            error = np.std(found, axis=0) / np.sqrt(max(len(found) - 1, 1))
            print(
                f"{size:5d}  {name:8s}  {mean[0]:.3f} ± {error[0]:.3f}   {mean[1]:.3f}"
                f"                 {mean[2]:.3f} ± {error[2]:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
