"""How many lists are needed?

    python tests/benchmark/measure_list_counts.py SET.npz [--variant V] [--sizes N ...] [--draws K]

Of a set with instance labels 200 recordings are held out; of the others so many are drawn, and `auto` is
trained with their lists. Prints the median number of lists of a species, accuracy over labelled segments with
lists known, and that of the held-out recordings without lists, with its deviation over draws.
"""

import numpy as np
from figures import command_line

from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.lab.metrics import instance_accuracy
from birdann.models import registry

HELD_OUT = 200


def accuracy(model, data, recordings, supervision):
    """Return the share of labelled segments of some recordings whose likeliest species is right."""
    likeliest = model.predict_proba_instances(data.bags.take(recordings), supervision).argmax(
        axis=1
    )
    return instance_accuracy(likeliest, data.y[data.bags.instances_of(recordings)])


def main():
    """Print a line for each number of lists."""
    arguments = command_line(
        __doc__, {"data": str}, variant=str, sizes=[10, 20, 40, 80, 160, 320], draws=5
    )
    data = load(arguments.data, variant=arguments.variant)
    lists = Supervision.complete(data.Y, data.bags.n_instances)
    print("lists  of a species  lists known  held out, no lists ± deviation")
    for size in arguments.sizes:
        known, alone, per_species = [], [], []
        for draw in range(arguments.draws):
            order = np.random.default_rng(draw).permutation(len(data.bags))
            held_out = np.sort(order[:HELD_OUT])
            trained = np.sort(order[HELD_OUT : HELD_OUT + size])
            supervision = lists.take(trained, data.bags)
            model = registry.create("auto", random_state=0)
            model.fit(data.bags.take(trained), supervision)
            per_species.append(np.median(data.Y[trained].sum(axis=0)))
            known.append(accuracy(model, data, trained, supervision))
            alone.append(accuracy(model, data, held_out, None))
        print(
            f"{size:5d}  {np.mean(per_species):.1f}  {np.mean(known):.3f}  "
            f"{np.mean(alone):.3f} ± {np.std(alone):.3f}"
        )


if __name__ == "__main__":
    main()
