"""A table of detections on a few recordings: time and memory of its import.

    python tests/benchmark/bench_import.py [--rows 200000]

Beside the time that reading the same cells with Python's csv alone takes. Rows have times of their
own, so that none shares its outline with another.
"""

import argparse
import csv
import resource
import tempfile
from pathlib import Path
from time import process_time

import numpy as np
import soundfile
from figures import begin, figure

from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.store import Project

RATE_HZ, LENGTH_S, N_RECORDINGS = 32_000, 3_600, 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=200_000)
    n_rows = parser.parse_args().rows
    begin(__file__)
    with tempfile.TemporaryDirectory() as folder:
        table, sounds = made(Path(folder), n_rows)
        with Project.create(Path(folder) / "p.birdann") as project:
            session = Session(project)
            add_paths(session, sounds)
            start_s = process_time()
            report = import_annotations(session, [table])
            import_s = process_time() - start_s
        if report.segments != n_rows:
            raise SystemExit(f"{report.segments} of {n_rows} rows were imported")
        start_s = process_time()
        with table.open(newline="") as file:
            cells = sum(map(len, csv.reader(file)))
        csv_s = process_time() - start_s
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figure(
        f"import of {n_rows:,} detections ({cells:,} cells)", import_s, "s",
        against="csv.reader", ratio=import_s / csv_s, at_most=None,
    )  # fmt: skip
    figure("memory of the import", megabytes, "MB", at_most=800)


def made(folder: Path, n_rows: int) -> tuple[Path, list[Path]]:
    """Write recordings of noise, and a table of detections in them."""
    rng = np.random.default_rng(0)
    sounds = [folder / f"{k}.flac" for k in range(N_RECORDINGS)]
    for path in sounds:
        with soundfile.SoundFile(path, "w", RATE_HZ, 1) as file:
            for _ in range(LENGTH_S // 60):
                file.write((1e-3 * rng.standard_normal(60 * RATE_HZ)).astype(np.float32))
    starts_s = rng.choice(1000 * (LENGTH_S - 3), n_rows, replace=False) / 1000
    scores = rng.uniform(0.1, 1, n_rows)
    table = folder / "found.csv"
    with table.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(
            ["Start (s)", "End (s)", "Scientific name", "Common name", "Confidence", "File"]
        )
        for i, (start_s, score) in enumerate(zip(starts_s.tolist(), scores.tolist(), strict=True)):
            sound = sounds[i % N_RECORDINGS].name
            species = f"Species {i % 60}"
            rows.writerow([start_s, start_s + 3, species, species, f"{score:.4f}", sound])
    return table, sounds


if __name__ == "__main__":
    main()
