"""Tables of other programs: time, memory and size of their import.

    python tests/benchmark/bench_import.py [--rows 200000] [--scores 0] [--minutes 60]

A table of detections on a few recordings, beside the time that reading the same cells with Python's
csv alone takes. Rows have times of their own, so that none shares its outline with another.

With --scores instead that many scores of windows of 3 s, every second, as evidence: 4.4 of each
window, as of a season, in recordings of so many minutes.
"""

import csv
import resource
import tempfile
from pathlib import Path
from time import process_time

import numpy as np
import soundfile
from figures import begin, command_line, figure

from birdann.app.commands import AddRecordings
from birdann.app.exchange.evidence import import_evidence
from birdann.app.learning.evidence import DetectorEvidence, best_scores
from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.cli.main import main as run_birdann
from birdann.core.ids import RecordingId, new_id
from birdann.core.recording import Recording
from birdann.store import Project

RATE_HZ, LENGTH_S, N_RECORDINGS = 32_000, 3_600, 4
COLUMNS = ["Start (s)", "End (s)", "Scientific name", "Common name", "Confidence", "File"]
N_CLASSES, PER_WINDOW, WINDOWS_AN_EVENT = 300, 4.4, 3


def main() -> None:
    arguments = command_line(__doc__, rows=200_000, scores=0, minutes=60.0)
    n_rows = arguments.rows
    begin(__file__)
    if arguments.scores:
        import_scores(arguments.scores, round(60 * arguments.minutes))
        return
    with tempfile.TemporaryDirectory() as folder:
        table, sounds = made(Path(folder), n_rows)
        path = Path(folder) / "p.birdann"
        with Project.create(path) as project:
            add_paths(Session(project), sounds)
        start_s = process_time()
        run_birdann(["import", str(path), str(table), "--as", "segments"])
        import_s = process_time() - start_s
        with Project.open(path) as project:
            n_segments = sum(
                project.segments.count(recording.id) for recording in project.recordings.all()
            )
        if n_segments != n_rows:
            raise SystemExit(f"{n_segments} of {n_rows} rows were imported")
        start_s = process_time()
        with table.open(newline="") as file:
            cells = sum(map(len, csv.reader(file)))
        csv_s = process_time() - start_s
    figure(
        f"import of {n_rows:,} detections ({cells:,} cells)", import_s, "s",
        against="csv.reader", ratio=import_s / csv_s, at_most=None,
    )  # fmt: skip
    figure("memory of the import", peak_mb(), "MB", at_most=800)


def import_scores(n_scores: int, length_s: int) -> None:
    """Import scores of windows as evidence."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Project.create(Path(folder) / "p.birdann") as project,
    ):
        session = Session(project)
        names = [f"{k}.wav" for k in range(max(round(n_scores / (PER_WINDOW * length_s)), 1))]
        session.execute(AddRecordings([silent(name, length_s) for name in names]))
        n_written = write_scores(Path(folder) / "scores.csv", names, length_s)
        before, before_mb = size_of(project), peak_mb()
        start_s = process_time()
        report = import_evidence(session, [Path(folder) / "scores.csv"])
        import_s = process_time() - start_s
        if report.scores != n_written:
            raise SystemExit(f"{report.scores} of {n_written} scores were imported")
        bytes_a_score = (size_of(project) - before) / n_written
        figure(f"import of {n_written:,} scores, {len(names):,} recordings", import_s, "s")
        figure("memory beside that of the program", peak_mb() - before_mb, "MB", at_most=100)
        figure("growth of the project per score", bytes_a_score, "bytes", at_most=10)
        start_s = process_time()
        with project.reader() as reader:
            species = [bird.id for bird in project.species.in_use()]
            n_found = len(DetectorEvidence(reader).species(reader.recordings.paths()))
            figure(
                f"reading all, {n_found} of {len(species)} species", process_time() - start_s, "s"
            )
            start_s = process_time()
            n_best = len(best_scores(reader))
            figure(f"best scores, {n_best:,} by recording", process_time() - start_s, "s")


def write_scores(path: Path, names: list[str], length_s: int) -> int:
    """Write a table of scores, whose species sound for some seconds; return their number."""
    rng = np.random.default_rng(0)
    share = 1.0 / np.arange(1, N_CLASSES + 1)
    n_written = 0
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for name in names:
            n_events = rng.poisson(PER_WINDOW * length_s / WINDOWS_AN_EVENT)
            kinds = rng.choice(N_CLASSES, n_events, p=share / share.sum())
            starts = rng.integers(0, length_s, n_events)
            lengths = rng.geometric(1 / WINDOWS_AN_EVENT, n_events)
            windows = {
                (start_s, kind)
                for first, n, kind in zip(starts, lengths, kinds, strict=True)
                for start_s in range(first, min(first + n, length_s))
            }
            for start_s, kind in sorted(windows):
                score = 0.02 ** rng.uniform(0, 1)
                species = f"Species {kind}"
                rows.writerow([start_s, start_s + 3, species, species, f"{score:.4f}", name])
            n_written += len(windows)
    return n_written


def silent(name: str, length_s: int) -> Recording:
    """Return a recording whose file is not needed."""
    return Recording(
        id=RecordingId(new_id()), path=name, content_hash=name, size_bytes=1,
        sample_rate_hz=RATE_HZ, n_frames=RATE_HZ * length_s, n_channels=1,
    )  # fmt: skip


def size_of(project: Project) -> int:
    """Return the bytes of a project's pages in use, with those of its log."""
    pages, free, size = (
        project.rows.all(f"PRAGMA {name}")[0][0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    return int((pages - free) * size)


def peak_mb() -> float:
    """Return the memory of this process at its most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


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
        rows.writerow(COLUMNS)
        for i, (start_s, score) in enumerate(zip(starts_s.tolist(), scores.tolist(), strict=True)):
            sound = sounds[i % N_RECORDINGS].name
            species = f"Species {i % 60}"
            rows.writerow([start_s, start_s + 3, species, species, f"{score:.4f}", sound])
    return table, sounds


if __name__ == "__main__":
    main()
