"""How long a season's results take: 1,000 h at 200 sites, 2 million segments, 60,000 windows.

    python tests/benchmark/bench_results.py [--segments N] [--windows N] [--keep DIR]

A project of that size is made, opened in the window, and shown in the view of results; then `birdann results` writes all charts.
"""

import resource
import subprocess
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from time import process_time, sleep

import numpy as np
from bench_window import trained_model
from figures import begin, command_line, figure
from windows import at_rest, resident_mb, shown_window

from birdann.core.geometry import Grid, Mask
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id, new_ids
from birdann.core.labels import ListState, Species, SpeciesList, TagState, WindowChoice
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import person_provenance, run_provenance
from birdann.core.recording import Recording, Site, SiteId
from birdann.core.segment import Segment
from birdann.core.training_report import TrainingReport
from birdann.models import persistence
from birdann.store import Project

N_SITES, N_SPECIES, N_HOURS, RATE_HZ = 200, 80, 1000, 48_000
N_RECORDINGS = 6 * N_HOURS
FIRST = datetime(2024, 5, 1, tzinfo=UTC)
_BATCH = 100


def fill(path, n_segments, n_windows):
    """Make a project of recordings of 10 minutes over 60 days; segments are scored."""
    rng = np.random.default_rng(0)
    sites = [Site(id=SiteId(new_id()), name=f"site {i:03}", latitude_deg=47.0, longitude_deg=8.0)
             for i in range(N_SITES)]  # fmt: skip
    species = [Species(id=SpeciesId(new_id()), name=f"Species {i}") for i in range(N_SPECIES)]
    starts = rng.permutation(60 * 144 * N_SITES)[:N_RECORDINGS].tolist()
    recordings = [
        Recording(
            id=RecordingId(new_id()), path=f"{i % N_SITES:03}/{i:06}.wav", content_hash=f"{i:032x}",
            size_bytes=1, sample_rate_hz=RATE_HZ, n_frames=600 * RATE_HZ, n_channels=1,
            started_at=FIRST + timedelta(minutes=10 * (start % (60 * 144))), started_at_source="GUANO",
        )
        for i, start in enumerate(starts)
    ]  # fmt: skip
    run = ModelRun(
        id=RunId(new_id()), model_name="ored-lr", params={}, seed=0,
        species_ids=tuple(s.id for s in species), feature_schema="bench/1",
        created_at=datetime.now(UTC), report=TrainingReport(),
    )  # fmt: skip
    grid, made, listener = (
        Grid(hop_s=0.0053, bin_hz=94.0),
        run_provenance("threshold"),
        person_provenance("Ada"),
    )
    bitmap = np.ones((4, 6), np.bool_)
    n_each, n_lists = n_segments // N_RECORDINGS, n_windows // N_RECORDINGS
    masks = [Mask.from_bitmap(bitmap, grid, first_frame=int(600 * k / n_each / 0.0053), first_bin=20 + k % 50)
             for k in range(n_each)]  # fmt: skip
    P = rng.dirichlet(np.full(N_SPECIES + 1, 0.05), n_each)[:, :-1].astype(np.float32)
    with Project.create(path) as project:
        with project.transaction("fill") as tx:
            tx.species.put(species)
            tx.sites.put(sites)
            tx.recordings.put(recordings)
            tx.sites.set_sites({one.id: sites[i % N_SITES].id for i, one in enumerate(recordings)})
            tx.runs.add(run, persistence.to_bytes(trained_model(rng, species)), {})
        for start in range(0, N_RECORDINGS, _BATCH):
            with project.transaction("segments") as tx:
                for one in recordings[start : start + _BATCH]:
                    keys = new_ids(n_each)
                    tx.segments.add([
                        Segment(id=SegmentId(key), recording_id=one.id, box=mask.box(), mask=mask, provenance=made)
                        for key, mask in zip(keys, masks, strict=True)
                    ])  # fmt: skip
                    for minute in rng.permutation(10)[:n_lists].tolist():
                        heard = rng.integers(0, N_SPECIES, 3).tolist()
                        tx.lists.set(SpeciesList(
                            recording_id=one.id, state=ListState.COMPLETE, choice=WindowChoice.RANDOM,
                            span_s=(60.0 * minute, 60.0 * minute + 60),
                            tags={species[k].id: TagState.PRESENT for k in heard},
                        ), listener)  # fmt: skip
                    tx.scores.put(one.id, ScoreTable(run_id=run.id, mode=Mode.INDUCTIVE,
                        segment_ids=np.array(keys), probabilities=rng.permutation(P)))  # fmt: skip


def spent_s(app, work, is_done):
    """Start something, let the window work until it is done, and return the seconds of the processor."""
    begun = process_time()
    work()
    while not is_done():
        app.processEvents()
        sleep(0.002)
    app.processEvents()
    return process_time() - begun


def in_the_window(path):
    """Print what one waits for: the project, and each chart; seconds of the processor."""
    from birdann.gui.application import make_application

    app = make_application()
    window = shown_window(path.with_suffix(".json"))
    app.processEvents()
    bench, panel = window.bench, window.results_actions.panel
    is_quiet = partial(at_rest, window)
    seen_s = spent_s(app, lambda: window.open_project(path), lambda: bench.view is not None)
    figure("open: a recording is shown", seen_s, "s of the processor", at_most=1.0)
    figure(
        "open: all is read",
        seen_s + spent_s(app, app.processEvents, is_quiet),
        "s of the processor",
    )
    first_s = spent_s(
        app, window.actions_["view.results"].trigger, lambda: panel.table is not None
    )
    figure("the view of results, for the first time", first_s, "s of the processor")
    drawn = {}
    for species in (1, 0):
        panel.species_box.setCurrentIndex(species)
        for measure in range(panel.measure_box.count()):
            for chart in range(panel.chart_box.count()):
                panel.measure_box.setCurrentIndex(measure)
                panel.chart_box.setCurrentIndex(chart)
                before = panel.table
                what = ", ".join(
                    box.currentText()
                    for box in (panel.chart_box, panel.measure_box, panel.species_box)
                )
                drawn[what] = spent_s(
                    app,
                    panel.changed.emit,
                    lambda before=before: panel.table is not before and is_quiet(),
                )
    drawn_s = list(drawn.values())
    figure("a chart, median", np.median(drawn_s), "s of the processor")
    figure(
        "a chart, 95th percentile", np.percentile(drawn_s, 95), "s of the processor", at_most=1.0
    )
    figure(f"the slowest: {max(drawn, key=drawn.get)}", max(drawn_s), "s of the processor")
    figure("memory", resident_mb(), "MB")
    window.close()


def main() -> None:
    arguments = command_line(__doc__, segments=2_000_000, windows=60_000, keep=Path)
    begin(
        f"Results of {arguments.segments:,} segments and {arguments.windows:,} windows",
        on_one_thread=False,
    )
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        path = folder / "season.birdann"
        if not path.exists():
            folder.mkdir(exist_ok=True)
            fill(path, arguments.segments, arguments.windows)
        in_the_window(path)
        command = [
            sys.executable,
            "-m",
            "birdann",
            "results",
            path,
            folder / "results",
            "--overwrite",
            "--quiet",
        ]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent_in_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        figure("birdann results, all charts", spent_in_s, "s of the processor", at_most=60)


if __name__ == "__main__":
    main()
