"""What does a change of the default learner cost or gain, on which set?

    python tests/benchmark/measure_learner.py DATA [--project PROJECT.birdann --calls CALLS.csv] [--draws K]
        [--lists N ...] [--sets NAME ...] --out FIGURES.json [--against EARLIER.json]

DATA has the sets of `published` (HJA, letters). PROJECT and CALLS are as `measure_calls` takes them. Of the
sets with labels of segments a model learns from all lists and labels the same segments, their lists known: *right* is the
share of labelled segments, *mean* its mean over species, *unlisted* the share without the lists, *error* the calibration error of
the labels. Of the project it learns from N lists, drawn K times; *right* and *mean* are of found calls in recordings with several species.
FIGURES.json keeps every figure of every draw. With ``--against`` those of the same draws by another version are
compared: for each set the mean change, and below them the mean and the worst change over all sets.
"""

import json
import time
from pathlib import Path

import numpy as np
from figures import command_line
from measure_calls import Calls
from published import SETS

from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.models import registry

FIGURES = ("right", "mean", "unlisted", "error", "CPU s")
SHOWN_SETS = ("HJA", "HJA unfiltered", "Letter Carroll", "Letter Frost")
N_BINS = 10


def calibration_error(stated, right):
    """Return the expected calibration error of stated probabilities (n,), in ten bins of equal width."""
    in_bin = np.minimum((stated * N_BINS).astype(int), N_BINS - 1)
    gaps = [abs(stated[in_bin == k].sum() - right[in_bin == k].sum()) for k in range(N_BINS)]
    return float(np.sum(gaps) / max(len(stated), 1))


def fitted(bags, told, seed):
    """Return a fitted default learner and the seconds of the processor that it took."""
    begun = time.process_time()
    model = registry.create("auto", random_state=seed).fit(bags, told)
    return model, time.process_time() - begun


def measure_set(path, variant, seed):
    """Return the figures of a set whose segments have labels."""
    dataset = load(path, variant=variant)
    bags, y = dataset.bags, dataset.y
    told = Supervision.complete(dataset.Y, bags.n_instances)
    model, seconds = fitted(bags, told, seed)
    P = model.predict_proba_instances(bags, told)
    stated, _ = model.calibrate_probabilities(P, bags, told)
    best, known = stated.argmax(axis=1), y >= 0
    right = best == y
    unlisted = model.predict_proba_instances(bags).argmax(axis=1) == y
    mean = np.mean([right[y == j].mean() for j in np.unique(y[known])])
    error = calibration_error(stated.max(axis=1)[known], right[known])
    return [right[known].mean(), mean, unlisted[known].mean(), error, seconds]


def measure_project(calls, size, seed):
    """Return the figures of a draw of lists of a project whose calls are known."""
    n = len(calls.paths)
    chosen = np.sort(np.random.default_rng(seed).permutation(n)[:size])
    bags, Y = calls.bags.take(chosen), calls.lists[chosen]
    columns = np.flatnonzero(Y.any(axis=0))
    rows = calls.bags.instances_of(chosen)
    told = Supervision.complete(Y[:, columns], bags.n_instances)
    model, seconds = fitted(bags, told, seed)
    label = np.full(calls.bags.n_instances, len(calls.names))
    P = model.predict_proba_instances(bags, told)
    label[rows] = np.where(P.any(axis=1), columns[P.argmax(axis=1)], len(calls.names))
    by_list, mean, *_ = calls.measure(label, chosen)
    stated, _ = model.calibrate_probabilities(P, bags, told)
    truth = calls.told(chosen)[rows]
    judged = (truth < len(calls.names)) & (Y.sum(axis=1) > 1)[bags.bag_of_instance]
    error = calibration_error(
        stated.max(axis=1)[judged], columns[stated.argmax(axis=1)][judged] == truth[judged]
    )
    alone = model.predict_proba_instances(bags)
    label[rows] = columns[alone.argmax(axis=1)]
    return [by_list, mean, calls.measure(label, chosen)[0], error, seconds]


def compared(found, against):
    """Return the lines of a table: means of each set, and their changes against another version."""
    changes = {}
    for name, draws in found.items():
        mean = np.mean(list(draws.values()), axis=0)
        cells = [f"{value:.4f}" for value in mean[:-1]] + [f"{mean[-1]:.1f}"]
        both = [key for key in draws if key in against.get(name, {})]
        if both:
            change = np.mean([np.subtract(draws[key], against[name][key]) for key in both], axis=0)
            changes[name] = change
            cells = [f"{cell} ({d:+.4f})" for cell, d in zip(cells, change, strict=True)]
        yield f"| {name} ({len(draws)}) | " + " | ".join(cells) + " |"
    if changes:
        table = np.array(list(changes.values()))
        yield "| *mean change* | " + " | ".join(f"{d:+.4f}" for d in table.mean(axis=0)) + " |"
        worst = np.column_stack([table[:, :3].min(axis=0)[None], table[:, 3:].max(axis=0)[None]])[
            0
        ]
        yield "| *worst change* | " + " | ".join(f"{d:+.4f}" for d in worst) + " |"


def main():
    """Print the table."""
    arguments = command_line(
        __doc__,
        {"data": Path},
        project=str,
        calls=str,
        sets={"nargs": "*", "default": SHOWN_SETS, "choices": SETS},
        lists={"type": int, "nargs": "*", "default": [30, 60, 120, 230]},
        draws=6,
        out={"type": Path, "required": True},
        against=Path,
    )
    found = json.loads(arguments.out.read_text()) if arguments.out.exists() else {}

    def note(name, draw, measure):
        if str(draw) not in found.setdefault(name, {}):
            found[name][str(draw)] = [float(value) for value in measure()]
            arguments.out.write_text(json.dumps(found))

    for name in arguments.sets:
        file, variant = SETS[name]
        path = next(iter(sorted(arguments.data.rglob(file))))
        note(name, 0, lambda path=path, variant=variant: measure_set(path, variant, 0))
    if arguments.project:
        calls = Calls(arguments.project, arguments.calls)
        for size in arguments.lists:
            for draw in range(arguments.draws):
                note(
                    f"{Path(arguments.project).stem}, {size} lists",
                    draw,
                    lambda size=size, draw=draw: measure_project(calls, size, draw),
                )
    print("| set (draws) | " + " | ".join(FIGURES) + " |")
    print("|---" * (len(FIGURES) + 1) + "|")
    against = json.loads(arguments.against.read_text()) if arguments.against else {}
    for line in compared(found, against):
        print(line)


if __name__ == "__main__":
    main()
