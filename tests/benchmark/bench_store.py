"""A project of a million segments: time and memory of what a person waits for.

    python tests/benchmark/bench_store.py [--segments 1000000] [--files N] [--keep FOLDER]

Each line sets birdann against the least that must
be done for the same: the same statement on bare SQLite without making anything of its rows, or
the same bytes written plainly. Every measurement is made in a process of its own; memory is the
most that it held.
"""

import csv
import os
import resource
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from time import perf_counter

import numpy as np
import soundfile
from figures import begin, command_line, figure

from birdann.app.exchange.exporting import export
from birdann.app.learning.training_data import gather_training
from birdann.app.maintenance.adding import add_paths
from birdann.app.reviewing.queue import ReviewFilter, ReviewOrder, matching, sort_rows
from birdann.app.session import Session
from birdann.core.geometry import Grid, Mask
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id, new_ids
from birdann.core.labels import Label, LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import person_provenance, run_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.core.training_report import TrainingReport
from birdann.store import Project

N_SPECIES, N_FEATURES, SCHEMA = 30, 38, "hja38/1"
PER_RECORDING = 100
_BATCH = 100
_JOINED = (
    "SELECT segment.id, segment.recording, onset_s, offset_s, low_hz, high_hz, top_score.species, "
    "probability, runner_up, runner_up_probability, label.state, label.species FROM segment "
    "LEFT JOIN top_score ON top_score.segment = segment.id "
    "AND run = (SELECT id FROM model_run) "
    "LEFT JOIN label ON label.segment = segment.id "
    "WHERE deleted = 0 ORDER BY segment.recording, onset_s, low_hz, segment.id"
)


def measured(work: Callable[[], object]) -> tuple[float, float]:
    """Do the work in a process of its own; return seconds and the most megabytes it held."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        began = perf_counter()
        work()
        seconds = perf_counter() - began
        max_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        os.write(writing, f"{seconds} {max_mb}".encode())
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        told = pipe.read().split()
    os.waitpid(child, 0)
    if len(told) != 2:
        raise RuntimeError("a measurement failed")
    return float(told[0]), float(told[1])


def show(
    title: str, ours: Callable[[], object], bare: Callable[[], object], *, times: int = 2
) -> None:
    """Print the best of some times for both, by turns."""
    pairs = [(measured(ours), measured(bare)) for _ in range(times)]
    ours_s, max_mb = min(pair[0] for pair in pairs)
    bare_s, bare_mb = min(pair[1] for pair in pairs)
    figure(
        title, ours_s, "s", ratio=ours_s / max(bare_s, 1e-6),
        against=f"the bare work; {max_mb:.0f} MB, bare {bare_mb:.0f}",
    )  # fmt: skip


def fill(path: Path, n_recordings: int) -> None:
    """Make a project whose recordings are tagged, segmented, described and scored."""
    rng = np.random.default_rng(0)
    recordings = [
        Recording(
            id=RecordingId(new_id()), path=f"{i // 500:03}/{i:06}.wav", content_hash=f"{i:032x}",
            size_bytes=1, sample_rate_hz=48_000, n_frames=480_000, n_channels=1,
        )
        for i in range(n_recordings)
    ]  # fmt: skip
    species = [Species(id=SpeciesId(new_id()), name=f"Species {i}") for i in range(N_SPECIES)]
    run = ModelRun(
        id=RunId(new_id()), model_name="auto", params={}, seed=0,
        species_ids=tuple(s.id for s in species), feature_schema=SCHEMA,
        created_at=datetime.now(UTC), report=TrainingReport(),
    )  # fmt: skip
    masks, made = _masks(rng), run_provenance("threshold")
    probabilities = rng.dirichlet(np.full(N_SPECIES + 1, 0.2), PER_RECORDING)[:, :-1]
    X = rng.random((PER_RECORDING, N_FEATURES))
    with Project.create(path) as project:
        with project.transaction("fill") as tx:
            tx.recordings.put(recordings)
            tx.species.put(species)
            tx.runs.add(run, b"", {})
        for start in range(0, n_recordings, _BATCH):
            with project.transaction("segment") as tx:
                for k, recording in enumerate(recordings[start : start + _BATCH]):
                    segments = [
                        Segment(id=SegmentId(key), recording_id=recording.id, box=mask.box(),
                                mask=mask, provenance=made)
                        for key, mask in zip(new_ids(len(masks)), masks, strict=True)
                    ]  # fmt: skip
                    tx.segments.add(segments, schema_key=SCHEMA, features=X)
                    tx.scores.put(
                        recording.id,
                        ScoreTable(
                            run_id=run.id,
                            mode=Mode.TRANSDUCTIVE,
                            segment_ids=np.array([s.id for s in segments]),
                            probabilities=probabilities.astype(np.float32),
                        ),
                    )
                    tx.recordings.mark_segmented(recording.id, segmenter="", feature_schema=SCHEMA)
                    tags = dict.fromkeys([species[k % N_SPECIES].id], TagState.PRESENT)
                    said = SpeciesList(
                        recording_id=recording.id, state=ListState.COMPLETE, tags=tags
                    )
                    tx.lists.set(said, person_provenance("Ada"))


def _masks(rng: np.random.Generator) -> list[Mask]:
    grid = Grid(hop_s=0.0053, bin_hz=94.0)
    masks = []
    for k in range(PER_RECORDING):
        bitmap = rng.random((8, 30)) < 0.7
        bitmap[0, 0] = bitmap[-1, -1] = True
        masks.append(Mask.from_bitmap(bitmap, grid, first_frame=18 * k, first_bin=20 + k % 50))
    return masks


def bare(path: Path, sql: str) -> Callable[[], None]:
    """Return what fetches the rows of a statement and makes nothing of them."""

    def work() -> None:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            connection.execute("PRAGMA cache_size=-65536")
            cursor = connection.execute(sql)
            while cursor.fetchmany(20_000):
                pass

    return work


def read(path: Path, work: Callable[[Project], object]) -> Callable[[], None]:
    """Return what opens the project and reads from it."""

    def opened() -> None:
        with Project.open(path, read_only=True) as project:
            work(project)

    return opened


def label_often(path: Path) -> None:
    """Label 300 segments, one edit each."""
    with Project.open(path) as project:
        recording, species = project.recordings.all()[0], project.species.in_use()[0]
        places = cycle(project.segments.positions(recording.id))
        for _, place in zip(range(300), places, strict=False):
            label = Label(
                segment_id=place.segment_id, state=LabelState.CONFIRMED, species_id=species.id,
                provenance=person_provenance("Ada"),
            )  # fmt: skip
            with project.transaction("label") as tx:
                tx.labels.set([label])


def label_barely(path: Path) -> None:
    """Write and commit the same rows."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        ids = connection.execute("SELECT id FROM segment LIMIT 100").fetchall()
        segments = [key for (key,) in ids]
        (species,) = connection.execute("SELECT id FROM species").fetchone()
        for k in range(300):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "INSERT INTO edit_log (at, actor, command, arguments) VALUES ('', '', '', '')"
            )
            connection.execute(
                "INSERT OR REPLACE INTO label (segment, state, species, made) "
                "VALUES (?, 'confirmed', ?, 1)",
                (segments[k % 100], species),
            )
            connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode=DELETE")


def filter_and_order(project: Project) -> None:
    """Make the review queue."""
    table = project.overview.segments()
    began = perf_counter()
    rows = sort_rows(table, matching(table, ReviewFilter()), ReviewOrder.UNCERTAIN)
    print(f"    of which filter and order {perf_counter() - began:.2f} s, {len(rows)} rows")


def scroll(project: Project) -> None:
    """Make the queue's list and show 200 pages of it at random places."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from birdann.gui.item_models.queue import QueueModel
    from birdann.gui.item_models.queue_data import QueueData

    application = QApplication.instance() or QApplication([])
    table = project.overview.segments()
    names = [s.name for s in project.species.in_use()]
    began = perf_counter()
    data = QueueData(
        table=table,
        recording_names=[r.path for r in project.recordings.all()],
        species_names=names,
        species_codes=names,
        species_colors=[None] * len(names),
    )
    model = QueueModel(application)
    model.set_rows(data, sort_rows(table, matching(table, ReviewFilter())))
    made_s, n_rows = perf_counter() - began, model.rowCount()
    began = perf_counter()
    for start in np.random.default_rng(0).integers(0, max(1, n_rows - 40), 200).tolist():
        for row in range(start, min(start + 40, n_rows)):
            for column in range(model.columnCount()):
                model.data(model.index(row, column), Qt.ItemDataRole.DisplayRole)
    page_ms = 5 * (perf_counter() - began)
    print(f"    of which the list {made_s:.2f} s; a page of 40 rows {page_ms:.1f} ms")


def learn_from(project: Project) -> None:
    """Gather what training learns from."""
    with project.reader() as reader:
        gather_training(reader, SCHEMA)


def write_rows(path: Path, out: Path) -> None:
    """Write the rows of the joined statement as CSV."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        connection.execute("PRAGMA cache_size=-65536")
        with out.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            for key, *row in connection.execute(_JOINED):
                writer.writerow([key, *row])
            file.flush()
            os.fsync(file.fileno())


def copy_plainly(path: Path, target: Path) -> None:
    """Copy the file and see to it that it is on the disk."""
    shutil.copyfile(path, target)
    with target.open("rb") as file:
        os.fsync(file.fileno())


def back_up(path: Path) -> None:
    """Make the project's own backup."""
    with Project.open(path) as project:
        project.back_up()


def write_sounds(folder: Path, n_files: int) -> None:
    """Write short recordings that differ."""
    rng = np.random.default_rng(0)
    for i in range(n_files):
        part = folder / f"{i // 500:03}"
        part.mkdir(parents=True, exist_ok=True)
        soundfile.write(part / f"{i:06}.wav", rng.normal(0, 0.1, 1000), 22_050)


def add_files(folder: Path) -> None:
    """Make a project of all sound files in a folder."""
    path = folder / "added.birdann"
    path.unlink(missing_ok=True)
    with Project.create(path) as project:
        add_paths(Session(project), [folder])


def read_files(folder: Path) -> None:
    """Open every file with the decoder and read it once for its bytes."""
    for path in sorted(folder.rglob("*.wav")):
        soundfile.info(path)
        path.read_bytes()


def main() -> int:
    """Fill a project, and print what each thing costs in it."""
    args = command_line(__doc__, segments=1_000_000, keep=Path, files=10_000)
    if not hasattr(os, "fork"):
        print("this needs a system that can fork; skipped")
        return 0
    begin(f"A project of {args.segments} segments")
    with tempfile.TemporaryDirectory() as name:
        folder = args.keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "large.birdann"
        if not path.exists():
            seconds, max_mb = measured(lambda: fill(path, args.segments // PER_RECORDING))
            figure("filling it", seconds, "s")
            figure("memory of that", max_mb, "MB")
            figure("size on the disk", path.stat().st_size / 2**20, "MB")
        _show_reading(path)
        show("300 labels, one edit each", lambda: label_often(path), lambda: label_barely(path))
        out = folder / "segments.csv"
        show(
            "export as CSV", read(path, lambda p: export(p, out, overwrite=True)),
            lambda: write_rows(path, out), times=1,
        )  # fmt: skip
        show("backup", lambda: back_up(path), lambda: copy_plainly(path, folder / "copy"), times=1)
        sounds = Path(name) / "sounds"
        write_sounds(sounds, args.files)
        show(
            f"add {args.files} files", lambda: add_files(sounds), lambda: read_files(sounds),
            times=1,
        )  # fmt: skip
    return 0


def _show_reading(path: Path) -> None:
    one = "SELECT * FROM segment WHERE recording = (SELECT id FROM recording LIMIT 1) AND deleted = 0"
    show("open", read(path, lambda p: None), bare(path, "SELECT 1 FROM recording LIMIT 1"))
    show(
        "counts",
        read(path, lambda p: p.overview.counts()),
        bare(path, "SELECT count(*) FROM segment"),
    )
    show("list recordings", read(path, lambda p: p.overview.statuses()),
         bare(path, "SELECT * FROM recording ORDER BY path"))  # fmt: skip
    show("segments of one recording",
         read(path, lambda p: p.segments.of(p.recordings.all()[0].id)), bare(path, one))  # fmt: skip
    show("table of all segments", read(path, lambda p: p.overview.segments()), bare(path, _JOINED))
    show("review queue", read(path, filter_and_order), bare(path, _JOINED), times=1)
    show("list of the queue, 200 pages", read(path, scroll), bare(path, _JOINED), times=1)
    vectors = "SELECT vector FROM feature"
    show("all features", read(path, lambda p: p.features.table(SCHEMA)), bare(path, vectors))
    show("what training learns from", read(path, learn_from), bare(path, vectors), times=1)


if __name__ == "__main__":
    sys.exit(main())
