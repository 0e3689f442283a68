"""Is the probability beside a segment how often such a name is right?

    python tests/benchmark/measure_calibration.py --rows ROWS.csv CALLS.csv [LISTS.csv] [--figure OUT.svg]
    python tests/benchmark/measure_calibration.py --few PROJECT CALLS.csv [--sizes N ...] [--draws K]
    python tests/benchmark/measure_calibration.py --set SET.npz [--labelled] [--learners NAME ...] [--folds K] [--figure OUT.svg]

ROWS.csv is an export of a project whose calls are known (CALLS.csv: file, start_s, end_s, class). A row is *right* where a call of its
species overlaps it in time, and *touches* where any does. ``probability_if_call`` of rows that touch, then ``probability`` of all
rows with those that touch nothing counted as wrong, and left out. With LISTS.csv (file, labels) also rows of recordings with several listed species.
The calibration of a project is learned without CALLS.csv, so that nothing here took part in it.

With ``--few`` the default learner is told so many lists of a project, drawn at random, and names the segments of its other recordings,
of which it has no list: those that touch a call are items.

SET.npz holds instances with known classes (``X``, ``bag``, ``y``, ``Y``); a learner is told the lists alone, and each labelled
instance is an item. ``--labelled`` leaves out the others. Named are all bags by a model of their lists, and each bag by a model of
the other folds, with and without its list. Learners without a calibration print what they say.

Printed: rows, calibration error in ten bins with a 95 % interval by resampling recordings, what a perfectly calibrated table of
the same rows would show (*ideal*), mean probability and share right, and rows of 95 % and more with the share of them that is right.
"""

from pathlib import Path

import numpy as np
from figures import command_line, csv_rows, known_calls
from matplotlib.figure import Figure

from birdann.app.learning.training import default_schema
from birdann.app.learning.training_data import gather_training
from birdann.core.bags import Bags, Supervision
from birdann.models import registry
from birdann.models.calibration import Items, reliability
from birdann.report.chart_figure import draw_reliability
from birdann.store import Project


def told(what, recording, p, right):
    """Print a line, and return the reliability."""
    p, right = np.asarray(p, float), np.asarray(right, float)
    if not len(p):
        return None
    group = np.unique(recording, return_inverse=True)[1]
    items = Items.of(p, np.full(len(p), 2), right, np.zeros(len(p), np.int64), group)
    found = reliability(items, 0)
    rng = np.random.default_rng(0)
    bins = np.minimum((p * 10).astype(int), 9)
    drawn = [
        np.abs(np.bincount(bins, p - (rng.random(len(p)) < p), 10)).sum() / len(p)
        for _ in range(200)
    ]
    top = p >= 0.95
    share = f"{right[top].mean():.3f}" if top.any() else "-"
    print(
        f"| {what} | {len(p):,} | {found.error:.3f} ({found.error_low:.3f}–{found.error_high:.3f}) | {np.mean(drawn):.3f} "
        f"| {found.mean_stated:.3f} | {found.mean_found:.3f} | {top.sum():,} | {share} |",
        flush=True,
    )
    return found


def take_rows(rows, calls, lists):
    """Print the lines of an export, and return the reliability of rows that touch a call."""
    known = known_calls(calls)
    several = (
        {Path(r["file"]).stem for r in csv_rows(lists) if ";" in r["labels"]} if lists else set()
    )
    found = []
    for row in csv_rows(rows):
        name = Path(row["recording"]).stem
        if name in known and row["probability"]:
            start, end = float(row["start_s"]), float(row["end_s"])
            over = [
                interval
                for interval in known[name]
                if min(end, interval[1]) > max(start, interval[0])
            ]
            p = float(row["probability"])
            given = float(row["probability_if_call"] or p)
            is_right = any(species == row["species"] for *_, species in over)
            found.append((name, p, given, is_right, bool(over), name in several))
    name, p, given, right, touches, is_several = map(np.array, zip(*found, strict=True))
    shown = told("touching a call", name[touches], given[touches], right[touches])
    if several:
        some = touches & is_several
        told("touching, several listed", name[some], given[some], right[some])
    told("all, touching nothing wrong", name, p, right)
    told("all, touching nothing left out", name[touches], p[touches], right[touches])
    return {"rows that touch a call": shown}


def of_few(path, calls, sizes, draws):
    """Print the lines of recordings without a list, named by models of few lists."""
    known = known_calls(calls)
    with Project.open(path, read_only=True) as project, project.reader() as reader:
        data = gather_training(reader, default_schema(reader))
        names = reader.recordings.names()
        found = reader.segments.by_id(list(map(int, data.segment_ids)))
    place, bag = {name: j for j, name in enumerate(data.species_names)}, data.bags.bag_of_instance
    called = np.zeros((len(bag), len(place) + 1), bool)
    for row, key in enumerate(data.segment_ids.tolist()):
        box = found[key].box
        for start, end, species in known[Path(names[data.recording_ids[bag[row]]]).stem]:
            called[row, place.get(species, -1)] |= min(box.offset_s, end) > max(box.onset_s, start)
    for size in sizes:
        for draw in range(draws):
            order = np.random.default_rng(draw).permutation(len(data.bags))
            kept_lists, others = np.sort(order[:size]), np.sort(order[size:])
            lists = data.supervision.take(kept_lists, data.bags)
            model = registry.create("auto", random_state=draw).fit(
                data.bags.take(kept_lists), lists
            )
            rest = data.bags.take(others)
            P, _ = model.calibrate_probabilities(model.predict_proba_instances(rest), rest, None)
            right = called[data.bags.instances_of(others)]
            kept = np.flatnonzero(right.any(axis=1) & P.any(axis=1))
            best = P.argmax(axis=1)[kept]
            told(
                f"{size} lists, draw {draw}",
                rest.bag_of_instance[kept], P[kept, best], right[kept, best],
            )  # fmt: skip


def of_set(path, learner, n_folds, *, labelled):
    """Print the lines of a set of instances, and return the reliability, calibrated if possible."""
    with np.load(path, allow_pickle=False) as stored:
        X, bag, y, Y = (stored[name] for name in ("X", "bag", "y", "Y"))
    kept = y >= (0 if labelled else y.min())
    X, bag, y, Y = X[kept].astype(float), bag[kept], y[kept], Y.astype(bool)
    offsets = np.concatenate([[0], np.cumsum(np.bincount(bag, minlength=len(Y)))])
    bags = Bags(np.ascontiguousarray(X), offsets.astype(np.int64))
    lists = Supervision.complete(Y, len(X))
    every = np.arange(len(Y))
    fold_of_bag = np.random.default_rng(0).permutation(len(Y)) % n_folds
    folds = [(every[fold_of_bag != k], every[fold_of_bag == k]) for k in range(n_folds)]
    drawn, models = {}, {}
    for title, parts, is_listed in (
        ("own lists", [(every, every)], True),
        ("held out, with its list", folds, True),
        ("held out, without", folds, False),
    ):
        before, after, is_calibrated = np.zeros(Y[bag].shape), np.zeros(Y[bag].shape), True
        for learned, named in parts:
            if (key := tuple(learned)) not in models:
                model = registry.create(learner, random_state=0)
                models[key] = model.fit(bags.take(learned), lists.take(learned, bags))
            model = models[key]
            part, rows = bags.take(named), bags.instances_of(named)
            given = lists.take(named, bags) if is_listed else None
            before[rows] = model.predict_proba_instances(part, given)
            after[rows], low = model.calibrate_probabilities(before[rows], part, given)
            is_calibrated &= low is not None
        rows = np.flatnonzero((y >= 0) & before.any(axis=1))
        best = before[rows].argmax(axis=1)
        right, stated = best == y[rows], before[rows, best] / before[rows].sum(axis=1)
        said = told(f"{learner}, {title}", bag[rows], stated, right)
        if is_calibrated:
            said = told(f"{learner}, {title}, calibrated", bag[rows], after[rows, best], right)
        drawn[f"{learner}, {title}"] = said
    return drawn


def main():
    """Print a table, and draw it."""
    arguments = command_line(
        __doc__,
        rows=[str],
        set=str,
        few={"nargs": 2},
        sizes=[6, 8, 12, 24],
        draws=3,
        labelled=False,
        learners=["auto"],
        folds=3,
        figure=Path,
    )
    print("| | rows | error (95 % CI) | ideal | mean probability | right | at 95 % | right |")
    print("|---|---|---|---|---|---|---|---|")
    if arguments.few:
        of_few(*arguments.few, arguments.sizes, arguments.draws)
        return
    if arguments.rows:
        rows, calls, *lists = arguments.rows
        found = take_rows(rows, calls, lists[0] if lists else None)
    else:
        found = {}
        for learner in arguments.learners:
            found |= of_set(arguments.set, learner, arguments.folds, labelled=arguments.labelled)
    if arguments.figure:
        figure = Figure(figsize=(4.2, 4.0), layout="constrained")
        draw_reliability(figure.subplots(), {k: v for k, v in found.items() if v is not None})
        figure.savefig(arguments.figure)


if __name__ == "__main__":
    main()
