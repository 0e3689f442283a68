"""How well do the learners do on sets that none of their settings was chosen on?

    python tests/benchmark/measure_unseen.py [--folds K] [--seed SEED] [--sets NAME ...] [--model NAME ...]

Handwritten digits (scikit-learn's copy of the UCI test set, 1797 pictures) stand in for calls:
4 x 4 grey values with noise added, dealt into bags that list the digits they hold. Three sets:
all digits alike, digits as unequal as species are, and two digits that nobody ever lists.
Prints accuracies with lists, without, and each instance by itself, as a table.
"""

from collections.abc import Iterator

import numpy as np
from figures import command_line
from sklearn.datasets import load_digits

from birdann.core.bags import UNKNOWN, Bags
from birdann.lab.cross_validation import evaluate
from birdann.lab.data_sets import MimlDataset, Variant

MODELS = ("dummy", "sisl-logistic", "sim", "ored-lr", "ored-lr-rbf", "or-forest", "auto")
FIGURES = ("transductive_accuracy", "inductive_accuracy_mean", "inductive_accuracy_alone")
GREY_NOISE = 3.0  # standard deviation; pictures are 0 to 16
FEWEST, MAX = 6, 16  # instances in a bag
MAX_LISTED = 5


def pictures(rng):
    """Return X float64 (1797, 16) and digit int64 (1797,)."""
    X, digit = load_digits(return_X_y=True)
    coarse = X.reshape(-1, 4, 2, 4, 2).mean(axis=(2, 4)).reshape(len(X), 16)
    return coarse + rng.normal(0.0, GREY_NOISE, coarse.shape), digit


def deal(rng, pool, share) -> Iterator[list[int]]:
    """Yield the instances of one bag after the other until a digit drawn has run out.

    Parameters
    ----------
    pool
        For each digit its pictures, which are used up.
    share
        float64 (n_digits,): how often a digit is drawn, for a list and within a bag.
    """
    while True:
        n_listed = rng.integers(2, MAX_LISTED + 1)
        listed = rng.choice(len(share), size=n_listed, replace=False, p=share)
        within = share[listed] / share[listed].sum()
        more = rng.integers(FEWEST, MAX + 1) - n_listed
        drawn = [*listed, *rng.choice(listed, size=max(more, 0), p=within)]
        if any(drawn.count(k) > len(pool[k]) for k in drawn):
            return
        yield [pool[k].pop() for k in drawn]


def digits(name, *, seed, unequal=0.0, unlisted=()):
    """Return a data set of digits; those in `unlisted` are noise that no list names."""
    rng = np.random.default_rng(seed)
    X, digit = pictures(rng)
    kept = [k for k in range(10) if k not in unlisted]
    share = np.arange(1, len(kept) + 1.0) ** -unequal
    pool = [list(rng.permutation(np.flatnonzero(digit == k))) for k in kept]
    noise = list(rng.permutation(np.flatnonzero(np.isin(digit, unlisted))))
    instances, sizes = [], []
    for bag in deal(rng, pool, share / share.sum()):
        n_noise = min(len(noise), rng.integers(0, len(bag)) if noise else 0)
        bag = bag + [noise.pop() for _ in range(n_noise)]
        instances += bag
        sizes.append(len(bag))
    column = np.full(10, UNKNOWN)
    column[kept] = np.arange(len(kept))
    y = column[digit[instances]]
    bags = Bags(X[instances], np.concatenate([[0], np.cumsum(sizes)]))
    Y = np.zeros((len(sizes), len(kept)), dtype=bool)
    Y[bags.bag_of_instance[y >= 0], y[y >= 0]] = True
    variant = Variant.UNFILTERED if unlisted else Variant.FILTERED
    classes = tuple(str(k) for k in kept)
    return MimlDataset(name=name, variant=variant, bags=bags, Y=Y, y=y, classes=classes)


def main():
    """Print the table."""
    arguments = command_line(__doc__, folds=5, seed=0, sets=[str], model=MODELS)
    seed = arguments.seed
    sets = [
        digits("alike", seed=seed),
        digits("unequal", seed=seed, unequal=1.0),
        digits("with noise", seed=seed, unequal=0.5, unlisted=(8, 9)),
    ]
    if arguments.sets is not None:
        sets = [data_set for data_set in sets if data_set.name in arguments.sets]
    print(
        "| set | model | lists known | lists unknown | by itself | fit s |\n|---|---|---|---|---|---|"
    )
    for dataset in sets:
        for model in arguments.model:
            found = evaluate(dataset, model=model, folds=arguments.folds, seed=arguments.seed)
            figures = " | ".join(f"{found[key]:.3f}" for key in FIGURES)
            size = f"{dataset.name} ({found['n_bags']} bags, {found['n_instances']} instances)"
            print(f"| {size} | {model} | {figures} | {found['fit_seconds']:.1f} |", flush=True)


if __name__ == "__main__":
    main()
