"""What do recordings of rain, wind or traffic alone, marked as such, teach?

    python tests/benchmark/measure_noise_recordings.py SET.npz [--lists N ...] [--noise N ...] [--draws K] [--model NAME]

Of a set with segments that are no call (`hja_birdsong.npz`, unfiltered), and of digits of which two are never listed, so
many bags with their lists are drawn and learned from. From the others as many bags are made as are asked for, of their
unlabelled segments alone, with an empty complete list. Prints, of the bags with lists, the share of labelled segments right
by the likeliest class, the area of "none" (unlabelled above labelled segments), and the shares of labelled and unlabelled segments
that would get no label as they are none by the usual bar; with lists and without, as differences from no such bags, with standard errors over draws.
"""

import numpy as np
from figures import command_line
from measure_unseen import digits
from sklearn.metrics import roc_auc_score

from birdann.core.bags import Bags, Supervision
from birdann.core.predictions import WITHHELD_FROM
from birdann.lab.data_sets import load
from birdann.models import registry

FIGURES = tuple(
    f"{name}{without}"
    for without in ("", ", no lists")
    for name in ("right", "area", "calls withheld", "others withheld")
)


def measured(data, n_lists, n_noise, draw, name):
    """Return the figures of one draw with so many bags of noise alone."""
    bag_of = data.bags.bag_of_instance
    drawn = np.random.default_rng(draw).permutation(np.flatnonzero(data.bags.sizes > 0))
    noisy = np.array([i for i in drawn[n_lists:] if (data.y[bag_of == i] < 0).any()], int)
    chosen = np.sort(drawn[:n_lists])
    only_noise = [
        data.bags.X[(bag_of == i) & (data.y < 0)] for i in noisy[:n_noise].tolist()
    ]  # those of fewer are among those of more
    bags = data.bags.take(chosen)
    Y = data.Y[chosen]
    columns = np.flatnonzero(Y.any(axis=0))
    column = np.full(data.Y.shape[1] + 1, -1)
    column[columns] = np.arange(len(columns))
    truth = column[data.y[data.bags.instances_of(chosen)]]
    learned = Bags.from_list([*bags, *only_noise], n_features=bags.n_features)
    listed = np.concatenate([Y[:, columns], np.zeros((len(only_noise), len(columns)), bool)])
    model = registry.create(name, random_state=draw)
    model.fit(learned, Supervision.complete(listed, learned.n_instances))
    found = []
    for told in (Supervision.complete(Y[:, columns], bags.n_instances), None):
        P = model.predict_proba_instances(bags, told)
        none, is_call = 1.0 - P.sum(axis=1), truth >= 0
        right = (P.argmax(axis=1) == truth)[is_call].mean()
        found += [right, roc_auc_score(~is_call, none)]
        found += [(none >= WITHHELD_FROM)[one].mean() for one in (is_call, ~is_call)]
    return found, len(only_noise)


def main():
    """Print a line for each set, number of lists and number of bags of noise."""
    arguments = command_line(
        __doc__,
        {"set": str},
        lists=[30, 100],
        noise=[0, 10, 30],
        draws=5,
        model="auto",
        only={"choices": ["HJA", "digits"]},
    )
    sets = {
        "HJA": lambda _draw: load(arguments.set, variant="unfiltered"),
        "digits": lambda draw: digits("with noise", seed=draw, unequal=0.5, unlisted=(8, 9)),
    }
    print(
        f"| set, lists | bags of noise | {' | '.join(FIGURES)} |\n|{'---|' * (2 + len(FIGURES))}"
    )
    for title, made in (
        sets.items() if arguments.only is None else [(arguments.only, sets[arguments.only])]
    ):
        for n_lists in arguments.lists:
            base = None
            for n_noise in arguments.noise:
                every = [
                    measured(made(draw), n_lists, n_noise, draw, arguments.model)
                    for draw in range(arguments.draws)
                ]
                found = np.array([figures for figures, _ in every])
                base = found if base is None else base
                shown = found if base is found else found - base
                error = shown.std(axis=0) / np.sqrt(max(len(shown) - 1, 1))
                cells = " | ".join(
                    f"{mean:{'' if base is found else '+'}.3f} ± {one:.3f}"
                    for mean, one in zip(shown.mean(axis=0), error, strict=True)
                )
                n_bags = np.mean([n for _, n in every])
                print(f"| {title}, {n_lists} | {n_bags:g} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
