"""The whole way from a file to segments with features: times real time, and what it goes on.

    python tests/benchmark/bench_pipeline.py [--minutes 60] [--repeats 3] [--jobs 2]
    python tests/benchmark/bench_pipeline.py FOLDER ... [--repeats 3]

A 48 kHz mono file of the sample synthesiser is decoded, checked for damage, transformed,
segmented and described, as ``birdann segment`` does. Stages are timed by running the way up to
each of them; times are processor seconds, the best of the repeats. Named by who sings there, the pieces of calls are joined, beside the analysis of the same sound into the same project. Then as much sound, in one
file and in several, is segmented by ``birdann segment`` with one process and with several, by
turns: wall seconds of the whole command, and what its processes computed (on Linux). Where others use the
cores as well, only the latter tells something. With folders, only their recordings are analysed
into a new project each time, once to warm: the median of the repeats.

The peer: the transforms of an hour (16 ms windows every 4 ms, 768 points, 16.6 Gflop) by scipy, in
cache, without windows, squares and roots; those of an analysis are vectors over frames
(`birdann.dsp._fourier`). Behind them every pixel is read and written a few times at the speed of
memory, and those that stand out in an order by height.
"""

import contextlib
import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median

import numpy as np
import scipy.fft
from figures import begin, best_s, command_line, figure
from long_recordings import LongRecording, synthesise_long

from birdann.analysis.pipeline import describe_recording, spectrogram_blocks
from birdann.app.commands import AddSpecies
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.joining import Joining, plan_joining
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.ids import RunId, SpeciesId, new_id
from birdann.core.labels import Species
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.training_report import TrainingReport
from birdann.dsp.audio import AudioReader
from birdann.dsp.health import examine
from birdann.features.schema import schema_of
from birdann.sample.scene import TrueCall
from birdann.segmentation.presets import PRESETS
from birdann.store import Project

RATE = 48_000
PRESET = PRESETS["songbirds"]
GOAL_REAL_TIME, GOAL_TWO_JOBS = 400, 1.8
_PR_SET_CHILD_SUBREAPER = 36


def decode(path: Path) -> None:
    with AudioReader(path) as reader:
        for _ in reader.blocks(1 << 18):
            pass


def check(path: Path) -> None:
    with AudioReader(path) as reader:
        examine(reader)


def transform(path: Path) -> None:
    for _ in spectrogram_blocks(path, PRESET.spectrogram):
        pass


def outline(path: Path) -> None:
    for heard in spectrogram_blocks(path, PRESET.spectrogram):
        PRESET.segmenter.segment(heard)


def describe(path: Path, schema: str) -> None:
    describe_recording(path, segmenter=PRESET, schema=schema)


def stages(path: Path, seconds: float, repeats: int) -> None:
    """Print times real time of the way up to each stage."""
    ways = {
        "decoding": lambda: decode(path),
        "decoding, check for damage": lambda: check(path),
        "decoding, spectrogram": lambda: transform(path),
        "decoding, spectrogram, outlines": lambda: outline(path),
        "all, with 38 features (hja38)": lambda: describe(path, "hja38"),
        "all, with the extended features": lambda: describe(path, "extended"),
    }
    for name, way in ways.items():
        spent_s = best_s(way, repeats, warm=False)
        goal = GOAL_REAL_TIME if "features" in name else None
        figure(name, spent_s, "CPU s", ratio=seconds / spent_s, against="real time", at_least=goal)


def peak_memory() -> None:
    """Print the most memory that this process has had, where the system tells."""
    with contextlib.suppress(ImportError):
        import resource

        max_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        figure("most memory, all stages", max_kb / 1024, "MB")


def joining(folder: Path, long: LongRecording, seconds: float) -> None:
    """Print what joining the pieces of calls costs, beside the analysis before it."""
    with Project.create(folder / "joining.birdann") as project:
        session = Session(project)
        add_paths(session, [long.path])
        analysis_s = best_s(lambda: segment_project(session), 1, warm=False)
        name(session, long.calls)
        found: list[Joining] = []
        spent_s = best_s(lambda: found.append(plan_joining(session)), 1, warm=False)
        figure("analysis into a project", analysis_s, "CPU s", ratio=seconds / analysis_s,
               against="real time")  # fmt: skip
        report = found[-1].report
        figure(
            f"joining {report.n_fragments} of its segments to {report.n_calls} calls", spent_s, "CPU s",
            ratio=analysis_s / spent_s, against="analysis", at_least=1,
        )  # fmt: skip


def recordings(source: Path, repeats: int) -> None:
    """Print what analysing a folder's recordings into a project costs: the median."""
    spent_s: list[float] = []
    for _ in range(repeats + 1):
        with (
            tempfile.TemporaryDirectory() as folder,
            Project.create(Path(folder) / "own.birdann") as project,
        ):
            session = Session(project)
            add_paths(session, [source])
            spent_s.append(best_s(partial(segment_project, session), 1, warm=False))
            own = project.recordings.all()
    seconds = sum(recording.n_frames / recording.sample_rate_hz for recording in own)
    figure(
        f"analysis into a project: {len(own)} recordings, {source.name}",
        median(spent_s[1:]), "CPU s", ratio=seconds / median(spent_s[1:]),
        against="real time", at_least=GOAL_REAL_TIME,
    )  # fmt: skip


def name(session: Session, calls: Sequence[TrueCall]) -> None:
    """Let a run name the segments of the one recording by the call that sounds longest in each."""
    names = sorted({call.species for call in calls})
    species = [Species(id=SpeciesId(new_id()), name=word) for word in (*names, "Nobody")]
    session.execute(AddSpecies(species))
    run = ModelRun(
        id=RunId(new_id()), model_name="truth", params={}, seed=0, report=TrainingReport(),
        species_ids=tuple(bird.id for bird in species), feature_schema=schema_of("extended").key,
        created_at=datetime.now(UTC),
    )  # fmt: skip
    (recording,) = session.project.recordings.all()
    segments = session.project.segments.columns(recording.id)
    probabilities = np.full((len(segments), len(species)), 0.01, dtype=np.float32)
    onsets_s = np.array([call.box.onset_s for call in calls])
    offsets_s = np.array([call.box.offset_s for call in calls])
    longest_s = float((offsets_s - onsets_s).max())
    for row, (onset_s, offset_s) in enumerate(
        zip(segments.onsets_s.tolist(), segments.offsets_s.tolist(), strict=True)
    ):
        near = slice(*np.searchsorted(onsets_s, [onset_s - longest_s, offset_s]))
        common_s = np.minimum(offsets_s[near], offset_s) - np.maximum(onsets_s[near], onset_s)
        best = near.start + int(common_s.argmax()) if (common_s > 0).any() else None
        column = names.index(calls[best].species) if best is not None else len(names)
        probabilities[row, column] = 0.9
    none = np.full(len(segments), 0.05, dtype=np.float32)
    table = ScoreTable(
        run_id=run.id, mode=Mode.TRANSDUCTIVE, segment_ids=segments.ids,
        probabilities=probabilities, call_probability=1 - none, none_probabilities=none,
    )  # fmt: skip
    with session.project.transaction("name") as tx:
        tx.runs.add(run, b"", {})
        tx.scores.put(recording.id, table)


def peer(seconds: float) -> None:
    """Print what scipy's transforms alone cost."""
    layout = PRESET.spectrogram.layout(RATE)
    frames = np.random.default_rng(0).normal(size=(256, layout.n_fft)).astype(np.float32)
    block_s = best_s(lambda: [scipy.fft.rfft(frames, axis=1) for _ in range(20)])
    spent_s = seconds * RATE / layout.hop_frames * block_s / (20 * 256)
    figure(
        "scipy's transforms alone, in cache", spent_s, "CPU s", ratio=seconds / spent_s,
        against="real time",
    )  # fmt: skip


def command(*words: object) -> tuple[float, float]:
    """Run birdann; return wall seconds and processor seconds of it and its workers."""
    before = os.times()
    subprocess.run(
        [sys.executable, "-m", "birdann", *map(str, words)], check=True, stdout=subprocess.DEVNULL
    )
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()  # the server of the workers and what they computed
    after = os.times()
    computed = after.children_user + after.children_system
    computed -= before.children_user + before.children_system
    return after.elapsed - before.elapsed, computed


def adopt_orphans() -> None:
    """Let processes that outlive the command be waited for here, on Linux."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def segmenting(folder: Path, files: list[Path], jobs: int) -> tuple[float, float]:
    """Return wall and processor seconds of segmenting some files with this many processes."""
    project = folder / f"{jobs}-{time.monotonic_ns()}.birdann"
    command("new", project)
    command("add", project, *files)
    return command("segment", project, "--jobs", jobs, "--quiet")


def jobs_ratio(folder: Path, files: list[Path], what: str, jobs: int, repeats: int) -> None:
    """Print how much sooner several processes are done, and what they computed for it."""
    one, several = [(np.inf, np.inf)], [(np.inf, np.inf)]
    for _ in range(repeats):
        one.append(segmenting(folder, files, 1))
        several.append(segmenting(folder, files, jobs))
    (wall_one, computed_one), (wall, computed) = min(one), min(several)
    figure(f"{what}, one process", wall_one, "s")
    figure(
        f"{what}, {jobs} processes", wall, "s", ratio=wall_one / wall, against="faster than one",
        at_least=GOAL_TWO_JOBS if jobs == 2 else None,
    )  # fmt: skip
    figure(
        f"{what}, {jobs} processes", computed, "CPU s", ratio=jobs * computed_one / computed,
        against="faster at best, with cores of their own",
    )  # fmt: skip


def main() -> int:
    chosen = command_line(__doc__, {"folders*": Path}, minutes=60.0, repeats=3, jobs=2)
    if chosen.folders:
        begin(f"own recordings, the median of {chosen.repeats}")
        for folder in chosen.folders:
            recordings(folder, chosen.repeats)
        return 0
    seconds = 60 * chosen.minutes
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sound = folder / "long.wav"
        long = synthesise_long(sound, duration_s=seconds, sample_rate_hz=RATE)
        warm = folder / "warm.wav"
        synthesise_long(warm, duration_s=10, sample_rate_hz=RATE)
        for schema in ("hja38", "extended"):
            describe(warm, schema)
        begin(f"{chosen.minutes:g} minutes of {RATE} Hz mono")
        stages(sound, seconds, chosen.repeats)
        peak_memory()
        joining(folder, long, seconds)
        peer(seconds)
        adopt_orphans()
        pieces = [folder / f"part{i}.wav" for i in range(4 * chosen.jobs)]
        for seed, path in enumerate(pieces):
            part_s = seconds / len(pieces)
            synthesise_long(path, duration_s=part_s, sample_rate_hz=RATE, seed=seed)
        several = f"{len(pieces)} files of {part_s:.0f} s"
        jobs_ratio(folder, pieces, several, chosen.jobs, chosen.repeats)
        jobs_ratio(folder, [sound], f"one file of {seconds:.0f} s", chosen.jobs, chosen.repeats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
