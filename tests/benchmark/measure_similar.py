"""Are the calls that a search finds of the example's species?

    python tests/benchmark/measure_similar.py RESULTS | PROJECT.birdann CALLS.csv [--examples 300]

RESULTS are those of ``birdann archive run --measurements``; a project has segments, and vectors of a network in a file beside
it (``birdann networks detect``). CALLS.csv (file, start_s, end_s, class) tells which call covers
most of a segment, at least 0.3 of it, else it counts as noise. Each example is a call drawn at random from those
that touch a known call; of the most similar calls, those of its own recording are passed over. Prints the share of the first
ten with the example's species, and that of all calls of other recordings (chance), both as means over examples and over
species. Of a project it prints the former by features, by vectors and by both with several weights, and, over ten random
halvings of the recordings and of the species, the share at the weight that is best on one half: there, and on the other.
"""

import tempfile
from collections import defaultdict
from pathlib import Path

import numpy as np
from figures import command_line, csv_rows, known_calls

from birdann.app.archive.folder import read_table, tables_of
from birdann.app.archive.similar import find_similar
from birdann.app.reviewing.similar_segments import FEATURE_WEIGHT, distances_to
from birdann.app.reviewing.similarity import FeatureSpace
from birdann.store import Project
from birdann.store.vectors import ENDING

N_FIRST = 10
N_HALVINGS = 10
MIN_SHARE = 0.3
WEIGHTS = (0.0, 0.02, 0.05, FEATURE_WEIGHT, 0.15, 0.2, 0.3, 0.5, 1.0)


def name_of(calls, start, end):
    """Return the class of the call that covers most of a segment, or "noise"."""
    shared = [(min(end, b) - max(start, a), name) for a, b, name in calls]
    most, name = max(shared, default=(0.0, ""))
    return name if most >= MIN_SHARE * (end - start) else "noise"


def over_classes(shares, names):
    """Return the mean of values over examples, and over their classes."""
    return shares.mean(), np.mean([shares[names == name].mean() for name in np.unique(names)])


def of_archive(arguments, known):
    """Print two lines for the results of an archive."""
    rows = [
        row
        for table in tables_of(arguments.data)
        for row in read_table(arguments.data, table).to_pylist()
    ]
    files = np.array([Path(row["recording"]).name for row in rows])
    places = zip(files, rows, strict=True)
    names = np.array(
        [name_of(known[Path(f).stem], row["start_s"], row["end_s"]) for f, row in places]
    )
    place = {row["call_id"]: i for i, row in enumerate(rows)}
    chosen = chosen_examples(names, arguments.examples)
    found, chance = [], []
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "similar.csv")
        for i in chosen.tolist():
            find_similar(arguments.data, out, calls=[rows[i]["call_id"]], n_most=len(rows))
            order = [place[row["call_id"]] for row in csv_rows(out)]
            others = np.array([j for j in order if files[j] != files[i]])
            is_same = names[others] == names[i]
            found.append(is_same[:N_FIRST].mean())
            chance.append(is_same.mean())
    print(f"{len(rows)} calls, {len(chosen)} examples of {len(set(names[chosen]))} classes")
    for title, shares in (("first ten", found), ("chance", chance)):
        of_examples, of_classes = over_classes(np.array(shares), names[chosen])
        print(f"{title}: {of_examples:.3f} over examples, {of_classes:.3f} over classes")


def chosen_examples(names, limit):
    """Return the rows of random known calls."""
    return np.random.default_rng(0).permutation(np.flatnonzero(names != "noise"))[:limit]


def of_project(arguments, known):
    """Print a table for a project."""
    with Project.open(arguments.data, read_only=True) as project, project.reader() as reader:
        space, table = FeatureSpace.read(reader), reader.overview.segments()
        files = {recording.id: recording.name for recording in reader.recordings.all()}
        file = [files[table.recording_ids[place]] for place in table.recording]
        rows = zip(file, table.onset_s, table.offset_s, strict=True)
        names = np.array(
            [name_of(known[Path(name).stem], start, end) for name, start, end in rows]
        )
        chosen = chosen_examples(names, arguments.examples)
        ways = defaultdict(list)
        for i in chosen.tolist():
            example = table.segment_ids[[i]]
            by_features = space.distances(example.tolist(), table.segment_ids)
            by_vectors, network = distances_to(reader, table, space, example, weight=0.0)
            if not network:
                raise SystemExit("Some segments have no vectors: run birdann networks detect.")
            others = np.flatnonzero(table.recording != table.recording[i])
            is_same = names[others] == names[i]
            ways["chance"].append(is_same.mean())
            ways["features"].append(share_right(by_features[others], is_same))
            for weight in WEIGHTS:
                both = weight * by_features + by_vectors
                ways[weight].append(share_right(both[others], is_same))
    n_bytes = Path(f"{arguments.data}{ENDING}").stat().st_size
    print(
        f"{len(table)} segments, {len(chosen)} examples of {len(set(names[chosen]))} classes, "
        f"{network}: {n_bytes / len(files):.0f} bytes of vectors a recording"
    )
    ways = {way: np.array(shares) for way, shares in ways.items()}
    for way, shares in ways.items():
        title = {"chance": way, "features": way, 0.0: "vectors"}.get(way, f"both, weight {way}")
        of_examples, of_classes = over_classes(shares, names[chosen])
        print(f"{title:18}{of_examples:.3f} over examples, {of_classes:.3f} over classes")
    of_weights = np.array([ways[weight] for weight in WEIGHTS])
    for title, groups in (("recordings", table.recording[chosen]), ("species", names[chosen])):
        there, other, used = held_out(of_weights, groups)
        print(
            f"weight of half of the {title} (median {np.median(used)}): {np.mean(there):.3f} "
            f"there, {np.mean(other):.3f} on the other"
        )


def share_right(distances, is_same):
    """Return the share of the first ten that is right."""
    return is_same[np.argsort(distances, kind="stable")[:N_FIRST]].mean()


def held_out(of_weights, groups):
    """Return shares where the weight was chosen, where it was not, and the weights, by halving."""
    rng, values = np.random.default_rng(0), np.unique(groups)
    there, other, used = [], [], []
    for _ in range(N_HALVINGS):
        half = np.isin(groups, rng.permutation(values)[: len(values) // 2])
        for part in (half, ~half):
            best = of_weights[:, part].mean(axis=1).argmax()
            there.append(of_weights[best, part].mean())
            other.append(of_weights[best, ~part].mean())
            used.append(WEIGHTS[best])
    return there, other, used


def main():
    """Print one table."""
    arguments = command_line(__doc__, {"data": Path, "calls": Path}, examples=300)
    measure = of_archive if arguments.data.is_dir() else of_project
    measure(arguments, known_calls(arguments.calls))


if __name__ == "__main__":
    main()
