"""Which recordings should somebody list next?

    python tests/benchmark/measure_next_lists.py PROJECT.birdann CALLS.csv | SET.npz [--variant V]
        [--first N] [--more N] [--draws K] [--rule NAME ...] [--model NAME]

A third of the recordings is held out. Of the others so many are drawn whose lists are known first; `auto` learns from them,
and each rule says which others it wants listed next, all at once. What a learner (--model; ored-lr, which is quick, unless told
otherwise) then makes of the held-out third is compared with the same number drawn at random, draw by draw: calls that are right without a list and given theirs (as
`measure_calls.py`; in a SET: labelled segments), the mean of that over species, the mean precision over species of their presence, and how
many species the lists name. Prints means and the gain over random ones with its standard error over draws.
"""

from pathlib import Path

import numpy as np
from figures import command_line
from measure_calls import Calls, Segments, learned
from scipy.spatial.distance import cdist
from sklearn.metrics import average_precision_score

from birdann.core.bags import Supervision

COLUMNS = ("right alone", "mean", "right listed", "mean", "precision", "species")
_MIN = 1e-12


def measured(truth, recordings, held_out, seed, name):
    """Return the columns of the table."""
    model, columns = learned(truth, recordings, seed, name)
    bags = truth.bags.take(held_out)
    rows = truth.bags.instances_of(held_out)
    told = Supervision.complete(truth.lists[held_out][:, columns], bags.n_instances)
    figures = []
    for P in (model.predict_proba_instances(bags), model.predict_proba_instances(bags, told)):
        label = np.full(truth.bags.n_instances, truth.lists.shape[1])
        label[rows] = np.where(P.any(axis=1), columns[P.argmax(axis=1)], truth.lists.shape[1])
        species, right = truth.right(label, held_out)
        figures += [
            right.mean(),
            np.mean([right[species == j].mean() for j in np.unique(species)]),
        ]
    presence = np.zeros((len(held_out), truth.lists.shape[1]))
    presence[:, columns] = model.predict_proba(bags)
    Y = truth.lists[held_out]
    both = [j for j in range(Y.shape[1]) if 0 < Y[:, j].sum() < len(Y)]
    precision = np.mean([average_precision_score(Y[:, j], presence[:, j]) for j in both])
    return [*figures, precision, len(columns)]


def entropy(p):
    """Return how much is not known, bits."""
    p = np.clip(p, _MIN, 1.0 - _MIN)
    return -(p * np.log2(p) + (1.0 - p) * np.log2(1.0 - p))


def farthest(truth, first, free, size):
    """Return recordings each of whose segments are far from all in recordings chosen before, one by one."""
    X = truth.bags.X
    spread = X.std(axis=0)
    Z = (X - X.mean(axis=0)) / np.where(spread > 0, spread, 1.0)
    bag_of = truth.bags.bag_of_instance
    nearest = cdist(Z, Z[truth.bags.instances_of(first)]).min(axis=1)
    chosen = []
    for _ in range(size):
        worth = np.bincount(bag_of, weights=nearest, minlength=len(truth.bags))
        worth = worth / np.maximum(truth.bags.sizes, 1)
        open_ = np.setdiff1d(free, chosen)
        best = int(open_[worth[open_].argmax()])
        chosen.append(best)
        rows = truth.bags.instances_of(np.array([best]))
        nearest = np.minimum(nearest, cdist(Z, Z[rows]).min(axis=1))
    return np.array(chosen)


def unsaid(model, bags):
    """Return the mean chance per segment that it is none of the species learned, float64 (n_bags,)."""
    P = model.predict_proba_alone(bags)
    error = 1.0 - P.max(axis=1)
    return np.bincount(bags.bag_of_instance, weights=error, minlength=len(bags)) / bags.sizes


def rules(truth, model, columns, first, free, size, rng):
    """Return the recordings that each rule wants."""
    bags = truth.bags.take(free)
    presence = model.predict_proba(bags)
    counts = truth.lists[first][:, columns].sum(axis=0)
    unknown = entropy(presence)

    def top(worth):
        return free[np.argsort(-worth, kind="stable")[:size]]

    return {
        "random": rng.permutation(free)[:size],
        "entropy": top(unknown.sum(axis=1)),
        "entropy by rarity": top((unknown / (counts + 1.0)).sum(axis=1)),
        "expected rare species": top((presence / (counts + 1.0)).sum(axis=1)),
        "doubt of segments": top(unsaid(model, bags)),
        "farthest": farthest(truth, first, free, size),
        "most segments": top(bags.sizes.astype(float)),
    }


def main():
    """Measure and print."""
    arguments = command_line(
        __doc__,
        {"place": Path, "calls?": str},
        variant=str,
        first=60,
        more=30,
        draws=5,
        rule=[str],
        model="ored-lr",
    )
    if arguments.place.suffix == ".npz":
        truth = Segments(arguments.place, arguments.variant)
    else:
        truth = Calls(arguments.place, arguments.calls)
    filled = np.flatnonzero(truth.bags.sizes > 0)
    found = {}
    for draw in range(arguments.draws):
        rng = np.random.default_rng(draw)
        order = rng.permutation(filled)
        held_out, others = np.sort(order[: len(order) // 3]), order[len(order) // 3 :]
        first, free = np.sort(others[: arguments.first]), np.sort(others[arguments.first :])
        model, columns = learned(truth, first, draw)
        found.setdefault("none more", []).append(
            measured(truth, first, held_out, draw, arguments.model)
        )
        chosen = rules(truth, model, columns, first, free, arguments.more, rng)
        for name, more in chosen.items():
            if arguments.rule is None or name in {"random", *arguments.rule}:
                listed = np.sort(np.concatenate([first, more]))
                found.setdefault(name, []).append(
                    measured(truth, listed, held_out, draw, arguments.model)
                )
                print(draw, name, np.round(found[name][-1], 3), flush=True)
    print("| next | " + " | ".join(COLUMNS) + " |")
    print("|---|" + "---|" * len(COLUMNS))
    random = np.array(found["random"])
    for name, figures in found.items():
        gain = np.array(figures) - random
        error = gain.std(axis=0) / np.sqrt(max(arguments.draws - 1, 1))
        cells = [
            f"{mean:.3f} ({g:+.3f} ± {e:.3f})" if name != "random" else f"{mean:.3f}"
            for mean, g, e in zip(np.mean(figures, axis=0), gain.mean(axis=0), error, strict=True)
        ]
        print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
