"""What do the first lists teach?

    python tests/benchmark/measure_few_lists.py SET.npz [--variant V] [--sizes N ...] [--draws K]
        [--model NAME ...] [--incomplete]

Of a set with instance labels so many recordings are drawn, learned from and labelled with their lists
known. Prints accuracy over labelled segments, by the likeliest species, with its standard error over
draws, beside what drawing from the list would reach. ``--incomplete`` takes the lists for open.
"""

from dataclasses import replace

import numpy as np
from figures import command_line

from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.models import registry


def measure(name, dataset, size, draw, *, at_least):
    """Return accuracy, and that of drawing from the list."""
    rng, filled = np.random.default_rng(draw), np.flatnonzero(dataset.bags.sizes > 0)
    rng.permutation(dataset.Y.shape[1])  # the draws of the page come after this one
    chosen = np.sort(rng.permutation(filled)[:size])
    bags, lists = dataset.bags.take(chosen), dataset.Y[chosen]
    y = dataset.y[dataset.bags.instances_of(chosen)]
    told = Supervision.complete(lists, bags.n_instances)
    if at_least:
        told = replace(told, absent=np.zeros_like(told.absent))
    model = registry.create(name, random_state=draw).fit(bags, told)
    right = model.predict_proba_instances(bags, told).argmax(axis=1) == y
    lengths = np.maximum(lists.sum(axis=1), 1)[bags.bag_of_instance]
    return right[y >= 0].mean(), (1.0 / lengths)[y >= 0].mean()


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
    )
    dataset = load(arguments.data, variant=arguments.variant)
    print("lists  model     right ± error   drawn from the list")
    for size in arguments.sizes:
        for name in arguments.model:
            found = [
                measure(name, dataset, size, draw, at_least=arguments.incomplete)
                for draw in range(arguments.draws)
            ]
            mean = np.mean(found, axis=0)
            error = np.std(found, axis=0) / np.sqrt(max(len(found) - 1, 1))
            print(
                f"{size:5d}  {name:8s}  {mean[0]:.3f} ± {error[0]:.3f}   {mean[1]:.3f}", flush=True
            )


if __name__ == "__main__":
    main()
