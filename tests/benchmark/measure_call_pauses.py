"""What do a few examples of one call of each species gain?

    python tests/benchmark/measure_call_pauses.py ROWS.csv CALLS.csv LISTS.csv [--examples N] [--draws K]

ROWS.csv is an export of birdann of recordings whose calls are known (CALLS.csv: file, start_s, end_s, class; LISTS.csv: file,
labels). By halves, every other recording by name: of each species N known calls are drawn from the one half, the longest
pause inside a call is learned from them as the window does, and the rows of the species in the other half are joined across
pauses as long. Prints the figures of the rows as they are, in recordings with several species and in all; then rows a call and F1 at half overlap, of any and of the same label, in recordings with several species:
without pauses, with those learned (mean over K draws), and with one pause for all.
"""

import argparse
import csv
from collections import defaultdict
from pathlib import Path

import numpy as np

from birdann.segmentation.joining import across_pauses, learned_pause
from birdann.segmentation.one_to_one import score_one_to_one
from birdann.segmentation.scores import Span, score_calls

ONE_FOR_ALL_S = 0.1


def table(path):
    """Return the rows of a table as dictionaries."""
    with Path(path).open(newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def spans(path, recording, label):
    """Return the spans of a table."""
    return [
        Span(
            recording=Path(row[recording]).stem,
            start_s=float(row["start_s"]),
            end_s=float(row["end_s"]),
            label=row[label],
        )
        for row in table(path)
    ]


def by_label(some):
    """Return onsets and offsets by recording and label."""
    found = defaultdict(list)
    for one in some:
        found[one.recording, one.label].append((one.start_s, one.end_s))
    return {key: np.array(times) for key, times in found.items()}


def learned(rows, calls, half, n_examples, rng):
    """Return the pause of each species and half, learned from the calls of the other."""
    examples = defaultdict(list)
    for call in calls:
        fragments = rows.get((call.recording, call.label), np.zeros((0, 2)))
        other = 1 - half[call.recording]
        examples[other, call.label].append((np.array([call.start_s, call.end_s]), fragments))
    return {
        key: learned_pause([some[i] for i in rng.permutation(len(some))[:n_examples]])[0]
        for key, some in sorted(examples.items())
        if len(some) >= n_examples
    }


def scored(rows, calls, lists, pause_of):
    """Return rows a call and both F1 after joining across pauses."""
    joined = []
    for (recording, label), times in rows.items():
        pauses_s = np.full(len(times), pause_of(recording, label))
        for group in across_pauses(times, np.zeros(len(times), np.int64), pauses_s):
            start_s, end_s = times[group, 0].min(), times[group, 1].max()
            joined.append(Span(recording=recording, start_s=start_s, end_s=end_s, label=label))
    told = score_one_to_one(joined, calls, lists)["several_species"]
    figures = [told["segments_per_call"], *(told[k]["iou50"]["f1"] for k in ("any", "same"))]
    return np.array(figures)


def print_rows(rows, calls, lists):
    """Print rows a call, both F1, and the calls found and right, of the rows as they are."""
    matched, covered = score_one_to_one(rows, calls, lists), score_calls(rows, calls, lists)
    n_found = {
        k: covered[k]["calls"] * covered[k]["found"] for k in ("one_species", "several_species")
    }
    print("| recordings | rows per call | any, F1 at .5 | same | found |\n|---|---|---|---|---|")
    for title, found in (
        ("several_species", covered["several_species"]["found"]),
        ("all", sum(n_found.values()) / covered["calls"]),
    ):
        told = matched[title]
        any_f1, same_f1 = (told[k]["iou50"]["f1"] for k in ("any", "same"))
        print(
            f"| {title} | {told['segments_per_call']:.2f} | {any_f1:.3f} | {same_f1:.3f} | {found:.3f} |"
        )
    print(
        f"right of found, several species: {covered['several_species']['accuracy_of_found']:.3f}\n"
    )


def main():
    """Print a line for each way of joining."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows")
    parser.add_argument("calls")
    parser.add_argument("lists")
    parser.add_argument("--examples", type=int, default=5)
    parser.add_argument("--draws", type=int, default=5)
    arguments = parser.parse_args()
    lists = {Path(row["file"]).stem: row["labels"].split(";") for row in table(arguments.lists)}
    calls = [
        call
        for call in spans(arguments.calls, "file", "class")
        if call.label in lists.get(call.recording, ())
    ]
    half = {name: i % 2 for i, name in enumerate(sorted({call.recording for call in calls}))}
    found = spans(arguments.rows, "recording", "species")
    print_rows(found, calls, lists)
    rows = by_label([one for one in found if one.recording in half and one.label])
    draws = []
    for draw in range(arguments.draws):
        rng = np.random.default_rng(draw)
        pauses = learned(rows, calls, half, arguments.examples, rng)
        draws.append(
            scored(rows, calls, lists, lambda r, s, p=pauses: p.get((half[r], s), np.nan))
        )
    print("| pauses | rows per call | any, F1 at .5 | same |\n|---|---|---|---|")
    for title, figures in (
        ("none", scored(rows, calls, lists, lambda _r, _s: np.nan)),
        (f"learned from {arguments.examples} examples", np.mean(draws, axis=0)),
        (f"{ONE_FOR_ALL_S:g} s for all", scored(rows, calls, lists, lambda _r, _s: ONE_FOR_ALL_S)),
    ):
        print(f"| {title} | {figures[0]:.2f} | {figures[1]:.4f} | {figures[2]:.4f} |")


if __name__ == "__main__":
    main()
