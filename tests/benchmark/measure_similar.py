"""Are the calls that an archive's search finds of the example's species?

    python tests/benchmark/measure_similar.py RESULTS CALLS.csv [--examples 300]

RESULTS are those of ``birdann archive run --measurements``; CALLS.csv is that of measure_groups.py. Each example is a call
drawn at random from those that touch a known call; of the most similar calls, those of its own recording are passed over.
Prints the share of the first ten with the example's species, and that of all calls of other recordings (chance), both as
means over examples and over species.
"""

import argparse
import csv
import tempfile
from collections import defaultdict
from pathlib import Path

import numpy as np
from measure_groups import known_calls, name_of

from birdann.app.archive.folder import read_table, tables_of
from birdann.app.archive.similar import find_similar

N_FIRST = 10


def main():
    """Print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path)
    parser.add_argument("calls", type=Path)
    parser.add_argument("--examples", type=int, default=300)
    arguments = parser.parse_args()
    known = known_calls(arguments.calls)
    rows = [
        row
        for one in tables_of(arguments.results)
        for row in read_table(arguments.results, one).to_pylist()
    ]
    files = np.array([Path(row["recording"]).name for row in rows])
    places = zip(files, rows, strict=True)
    names = np.array([name_of(known[f], row["start_s"], row["end_s"]) for f, row in places])
    place = {row["call_id"]: i for i, row in enumerate(rows)}
    known_places = np.flatnonzero(names != "noise")
    rng = np.random.default_rng(0)
    chosen = rng.permutation(known_places)[: arguments.examples]
    found, chance = defaultdict(list), defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "similar.csv")
        for i in chosen.tolist():
            find_similar(arguments.results, out, calls=[rows[i]["call_id"]], n_most=len(rows))
            with out.open(newline="", encoding="utf-8") as file:
                order = [place[row["call_id"]] for row in csv.DictReader(file)]
            others = np.array([j for j in order if files[j] != files[i]])
            is_same = names[others] == names[i]
            found[names[i]].append(is_same[:N_FIRST].mean())
            chance[names[i]].append(is_same.mean())
    print(f"{len(rows)} calls, {len(chosen)} examples of {len(found)} classes")
    for title, shares in (("first ten", found), ("chance", chance)):
        of_examples = np.mean([x for each in shares.values() for x in each])
        of_classes = np.mean([np.mean(each) for each in shares.values()])
        print(f"{title}: {of_examples:.3f} over examples, {of_classes:.3f} over classes")


if __name__ == "__main__":
    main()
