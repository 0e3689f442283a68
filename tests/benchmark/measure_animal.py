"""How well do probabilities separate animals' sounds from others?

    python tests/benchmark/measure_animal.py ROWS.csv CALLS.csv LISTS.csv

ROWS.csv is an export of all segments (`birdann export P ROWS.csv --all`). A row is an animal's where a known call (CALLS.csv: file,
start_s, end_s) covers half of its duration. Prints the area under the curve of each probability in every other recording by
name and in the rest: of recordings with known calls, and of those and the ones whose list (LISTS.csv: file, labels) is empty.
"""

from pathlib import Path

import numpy as np
from figures import command_line, csv_rows, known_calls
from sklearn.metrics import roc_auc_score

MEASURES = {
    "call probability": lambda row: float(row["call_probability"]),
    "1 - none": lambda row: 1 - float(row["none_probability"]),
    "animal probability": lambda row: float(row["animal_probability"]),
}


def covered(row, calls):
    """Return the greatest share of a row's time that one call covers."""
    start, end = float(row["start_s"]), float(row["end_s"])
    return max((min(end, b) - max(start, a) for a, b, _ in calls), default=0.0) / (end - start)


def main():
    """Print a line for each probability."""
    arguments = command_line(__doc__, {"rows": str, "calls": str, "lists": str})
    calls = known_calls(arguments.calls)
    empty = {Path(row["file"]).stem for row in csv_rows(arguments.lists) if not row["labels"]}
    rows = [(Path(row["recording"]).stem, row) for row in csv_rows(arguments.rows)]
    rows = [(name, row) for name, row in rows if row["animal_probability"]]
    print("| | annotated | and listed as empty |\n|---|---|---|")
    for title, measure in MEASURES.items():
        cells = []
        for names in (set(calls), set(calls) | empty):
            half = {name: i % 2 for i, name in enumerate(sorted(names & {one for one, _ in rows}))}
            areas = []
            for side in (0, 1):
                own = [(name, row) for name, row in rows if half.get(name) == side]
                truth = np.array([covered(row, calls.get(name, ())) >= 0.5 for name, row in own])
                areas.append(roc_auc_score(truth, [measure(row) for _, row in own]))
            cells.append(", ".join(f"{area:.3f}" for area in areas))
        print(f"| {title} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
