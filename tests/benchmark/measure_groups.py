"""Do groups of similar sounds hold one species each?

    python tests/benchmark/measure_groups.py SET.npz | PROJECT.birdann CALLS.csv | --time N

SET.npz is a MIML set with labels of its instances; of a project CALLS.csv (file, start_s, end_s, class) tells which call
covers most of a segment, at least 0.3 of it, else it counts as noise. Prints how many groups there are, the share of
segments in one, the share of those that carry the commonest name of their group (purity), the share of the commonest name
of all, and processor seconds. --time N groups N random points in 60 dimensions instead.
"""

import csv
from collections import Counter, defaultdict
from pathlib import Path
from time import process_time

import numpy as np
from figures import command_line

from birdann.app.reviewing.similarity import FeatureSpace, standardised
from birdann.app.reviewing.sound_groups import find_groups
from birdann.lab.data_sets import load
from birdann.store import Project

MIN_SHARE = 0.3


def of_set(path):
    """Return the instances of a set as a space, and their names."""
    data = load(path)
    X = standardised(data.bags.X.astype(np.float32))
    return FeatureSpace(np.arange(len(X)), X), np.asarray(data.y).astype(str)


def known_calls(path):
    """Return (start_s, end_s, class) of the known calls of each file."""
    known = defaultdict(list)
    with Path(path).open(newline="", encoding="utf-8-sig") as file:
        for row in csv.DictReader(file):
            known[row["file"]].append((float(row["start_s"]), float(row["end_s"]), row["class"]))
    return known


def name_of(calls, start, end):
    """Return the class of the call that covers most of a segment, or "noise"."""
    shared = [(min(end, b) - max(start, a), name) for a, b, name in calls]
    most, name = max(shared, default=(0.0, ""))
    return name if most >= MIN_SHARE * (end - start) else "noise"


def of_project(path, calls):
    """Return the segments of a project as a space, and the names of the calls that they touch."""
    known = known_calls(calls)
    with Project.open(path) as project, project.reader() as reader:
        space, table = FeatureSpace.read(reader), reader.overview.segments()
        files = {recording.id: recording.name for recording in reader.recordings.all()}
    names = {
        int(key): name_of(known[files[table.recording_ids[place]]], start, end)
        for key, place, start, end in zip(
            table.segment_ids, table.recording, table.onset_s, table.offset_s, strict=True
        )
    }
    return space, np.array([names[int(key)] for key in space.ids])


def main():
    """Print one line."""
    arguments = command_line(__doc__, {"data?": str, "calls?": str}, time=int)
    if arguments.time:
        rng = np.random.default_rng(0)
        centres = rng.standard_normal((200, 60))
        names = rng.integers(0, 200, arguments.time).astype(str)
        Z = centres[names.astype(int)] + 0.5 * rng.standard_normal((arguments.time, 60))
        space = FeatureSpace(np.arange(arguments.time), Z.astype(np.float32))
    elif arguments.calls:
        space, names = of_project(arguments.data, arguments.calls)
    else:
        space, names = of_set(arguments.data)
    start = process_time()
    groups = find_groups(space)
    used_s = process_time() - start
    inside = groups.group >= 0
    right = sum(max(Counter(names[groups.group == i]).values()) for i in range(groups.n_groups))
    print(
        f"{len(names)} segments, {groups.n_groups} groups, {inside.mean():.2f} of the segments in "
        f"one, purity {right / max(1, inside.sum()):.3f}, commonest name of all "
        f"{max(Counter(names).values()) / len(names):.3f}, {used_s:.0f} s of processor"
    )


if __name__ == "__main__":
    main()
