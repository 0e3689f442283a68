"""How far does accuracy fall when lists are as real people write them?

    python tests/benchmark/measure_lists.py [SET.npz [--variant V] | digits] [--spoil NAME ...]
        [--model NAME] [--folds K] [--recordings N] [--seed SEED]

Species are left out of the lists of a set. Prints accuracy with the spoilt lists and with the true ones, for recordings
kept aside (whose other segments are heard, and each segment by itself). With few recordings,
those left over are kept aside.
"""

import numpy as np
from figures import command_line
from measure_unseen import digits

from birdann.core.bags import Supervision
from birdann.lab.data_sets import assign_folds, load
from birdann.lab.metrics import instance_accuracy
from birdann.models import registry


def left_out(share):
    """Forget each species of each list with the same chance."""
    return lambda dataset, rng: Supervision.complete(
        dataset.Y & (rng.random(dataset.Y.shape) >= share), dataset.bags.n_instances
    )


SPOILT = {
    "as they are": left_out(0.0),
    "5 % left out": left_out(0.05),
    "10 % left out": left_out(0.1),
    "20 % left out": left_out(0.2),
}


def measure(dataset, lists, *, model, folds, recordings, seed):
    """Return accuracies (spoilt lists, true lists, unknown, by itself)."""
    bags, y = dataset.bags, dataset.y
    every = np.arange(len(bags))
    chosen = every
    if recordings:
        chosen = np.sort(np.random.default_rng(seed).permutation(every)[:recordings])

    def fitted(inside):
        return registry.create(model, random_state=seed).fit(
            bags.take(inside), lists.take(inside, bags)
        )

    whole, inside = fitted(chosen), bags.take(chosen)
    true = Supervision.complete(dataset.Y[chosen], inside.n_instances)
    accuracies = [
        instance_accuracy(
            whole.predict_proba_instances(inside, known).argmax(axis=1),
            y[bags.instances_of(chosen)],
        )
        for known in (lists.take(chosen, bags), true)
    ]
    if recordings:
        asides = [(whole, np.setdiff1d(every, chosen))]
    else:
        fold = assign_folds(len(bags), folds, seed)
        asides = ((fitted(every[fold != k]), every[fold == k]) for k in range(folds))
    return [*accuracies, *held_out_scores(dataset, asides)]


def held_out_scores(dataset, asides):
    """Return the accuracies, together and by itself, of pairs (model, bags it did not see)."""
    together, alone, judged = np.full((3, dataset.bags.n_instances), -1)
    for model, aside in asides:
        rows, bags = dataset.bags.instances_of(aside), dataset.bags.take(aside)
        together[rows] = model.predict_proba_instances(bags).argmax(axis=1)
        alone[rows] = model.predict_proba_alone(bags).argmax(axis=1)
        judged[rows] = dataset.y[rows]
    return [instance_accuracy(labels, judged) for labels in (together, alone)]


def main():
    """Print the table."""
    told = command_line(
        __doc__,
        {"set?": str},
        variant=str,
        spoil={"nargs": "+", "choices": list(SPOILT), "default": list(SPOILT)},
        model="auto",
        folds=3,
        recordings=0,
        seed=0,
    )
    if told.set in (None, "digits"):
        dataset = digits("alike", seed=told.seed)
    else:
        dataset = load(told.set, variant=told.variant)
    print("| lists | these known | true ones known | unknown | by itself |")
    print("|---|---|---|---|---|")
    for name in told.spoil:
        lists = SPOILT[name](dataset, np.random.default_rng(told.seed))
        found = measure(
            dataset,
            lists,
            model=told.model,
            folds=told.folds,
            recordings=told.recordings,
            seed=told.seed,
        )
        figures = " | ".join(f"{value:.3f}" for value in found)
        print(f"| {name} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
