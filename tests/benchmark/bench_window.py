"""Waiting times of the whole window: start, opening a project, next recording, label, memory.

    python tests/benchmark/bench_window.py [--segments N] [--recordings N] [--labels N] [--keep FOLDER]

Two projects are made: one of many short
recordings, one of a single recording of a day with as many segments. A label is visible when
the picture has been painted with the segment's new state; the time runs from just before the
key event is sent.
"""

import os
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import numpy as np
from figures import begin, command_line, figure
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from windows import KeyPath, Paints, at_rest, copied, resident_mb, shown_window, until

from birdann.core.bags import Bags
from birdann.core.geometry import Grid, Mask
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import (
    LabelState,
    ListState,
    SegmentStatus,
    Species,
    SpeciesList,
    TagState,
)
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import person_provenance, run_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.core.training_report import TrainingReport
from birdann.dsp.identity import content_hash
from birdann.gui.project.segment_index import status_code
from birdann.store import Project

RATE_HZ = 12_000
N_SPECIES, N_FEATURES = 20, 20
N_STARTS = 5
DECIDED = tuple(status_code(SegmentStatus(state.value)) for state in LabelState)
GOAL_START_S, GOAL_LABEL_MS, GOAL_MB = 0.5, 50, 500
START = """
import sys, time
from pathlib import Path
from birdann.gui.application import make_application, make_window
from birdann.gui.runtime.preferences import Preferences
from birdann.app.settings import Settings
app = make_application()
window = make_window(None, Preferences(Settings(Path(sys.argv[2]))))
window.show()
while not window.isActiveWindow() and time.time() - float(sys.argv[1]) < 20:
    app.processEvents()
app.processEvents()
print(time.time() - float(sys.argv[1]))
window.close()
"""


def sparse_wav(path, duration_s):
    """Write a silent 16-bit sound file that takes no room on the disk."""
    n_bytes = 2 * int(duration_s * RATE_HZ)
    header = b"RIFF" + (36 + n_bytes).to_bytes(4, "little") + b"WAVEfmt "
    header += (16).to_bytes(4, "little") + (1).to_bytes(2, "little") + (1).to_bytes(2, "little")
    header += RATE_HZ.to_bytes(4, "little") + (2 * RATE_HZ).to_bytes(4, "little")
    header += (2).to_bytes(2, "little") + (16).to_bytes(2, "little")
    with path.open("wb") as file:
        file.write(header + b"data" + n_bytes.to_bytes(4, "little"))
        file.truncate(44 + n_bytes)


def shapes(rng):
    """Return slanted ellipses of some 12 by 40 pixels."""
    out = []
    for _ in range(200):
        y, x = np.mgrid[-1 : 1 : rng.integers(6, 24) * 1j, -1 : 1 : rng.integers(12, 60) * 1j]
        out.append((y - rng.uniform(-0.7, 0.7) * x) ** 2 * 3 + x**2 < 0.95)
    return out


def trained_model(rng, species):
    """Return a model of the species that knows nothing, but answers."""
    from birdann.models.linear.ored_lr import ORedLR

    n_bags, n_each = 100, 5
    bags = Bags(
        X=rng.normal(size=(n_bags * n_each, N_FEATURES)),
        offsets=np.arange(0, n_bags * n_each + 1, n_each),
    )
    Y = rng.random((n_bags, len(species))) < 2 / len(species)
    return ORedLR(max_iter=3).fit(bags, Y)


def make_project(folder, n_recordings, n_each, duration_s, n_species=N_SPECIES, *, sings=False):
    """Return the path of a project with a run that has scored every segment.

    Where it ``sings``, some species are heard in each recording and its list names them all;
    else segments are like no species, and nothing is tagged.
    """
    from birdann.models import persistence

    rng = np.random.default_rng(0)
    centres = rng.normal(size=(n_species, N_FEATURES))
    grid, blobs, made = Grid(hop_s=0.008, bin_hz=62.5), shapes(rng), run_provenance("threshold")
    species = [
        Species(id=SpeciesId(new_id()), name=f"Species number {i}") for i in range(n_species)
    ]
    model = trained_model(rng, species)
    run = ModelRun(
        id=RunId(new_id()),
        model_name="ored-lr",
        params={},
        seed=0,
        species_ids=tuple(bird.id for bird in species),
        feature_schema="bench/1",
        created_at=datetime.now(UTC),
        report=TrainingReport(),
    )
    path = folder / f"{n_recordings} recordings.birdann"
    with Project.create(path) as project:
        with project.transaction("fill") as tx:
            tx.settings.set("lists_are", "complete")  # so that no tag asks
            tx.species.put(species)
            tx.runs.add(run, persistence.to_bytes(model), {})
        for number in range(n_recordings):
            name = f"site_{number % 12:02d}_{number:05d}.wav"
            if number == 0:
                sparse_wav(folder / name, duration_s)
                first = folder / name
                digest = content_hash(first)
            else:
                os.link(first, folder / name)
            recording = Recording(
                id=RecordingId(new_id()),
                path=name,
                content_hash=digest,
                size_bytes=44 + 2 * int(duration_s * RATE_HZ),
                sample_rate_hz=RATE_HZ,
                n_frames=int(duration_s * RATE_HZ),
                n_channels=1,
            )
            onsets_s = np.sort(rng.uniform(0, duration_s - 1, n_each))
            segments = []
            for onset_s in onsets_s:
                first_frame, first_bin = int(onset_s / grid.hop_s), int(rng.integers(8, 60))
                mask = Mask.from_bitmap(
                    blobs[rng.integers(200)], grid, first_frame=first_frame, first_bin=first_bin
                )
                segments.append(
                    Segment(
                        id=SegmentId(new_id()),
                        recording_id=recording.id,
                        box=mask.box(),
                        mask=mask,
                        provenance=made,
                    )
                )
            P = rng.dirichlet(np.full(n_species + 1, 0.2), n_each)[:, :n_species]
            X = rng.normal(size=(n_each, N_FEATURES))
            if sings:
                heard = rng.choice(n_species, rng.integers(1, 7), replace=False)
                X = 0.6 * X + centres[rng.choice(heard, n_each)]
            with project.transaction("segments") as tx:
                tx.recordings.put([recording])
                tx.segments.add(segments)
                tx.features.put(
                    [segment.id for segment in segments], run.feature_schema, X.astype(np.float32)
                )
                if sings:
                    tags = {species[place].id: TagState.PRESENT for place in heard}
                    whole = ListState.COMPLETE
                    said = SpeciesList(recording_id=recording.id, state=whole, tags=tags)
                    tx.lists.set(said, person_provenance("Ada"))
                tx.scores.put(
                    recording.id,
                    ScoreTable(
                        run_id=run.id,
                        mode=Mode.INDUCTIVE,
                        segment_ids=tuple(segment.id for segment in segments),
                        probabilities=P.astype(np.float32),
                    ),
                )
    return path


def started(folder):
    """Start the window in processes of its own; the first one, which reads the disk, is left out."""
    times = []
    # Where the environment forbids compiled modules, every start would compile them anew.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    for number in range(1 + N_STARTS):
        command = [sys.executable, "-c", START]
        settings = str(folder / f"start {number}" / "settings.json")
        out = subprocess.run(
            [*command, str(time.time()), settings],
            capture_output=True, text=True, check=True, env=environment,
        )  # fmt: skip
        times.append(float(out.stdout.split()[-1]))
    figure(f"start to a usable window, best of {N_STARTS}", min(times[1:]), "s")
    figure(
        f"start to a usable window, median of {N_STARTS}", np.median(times[1:]), "s",
        at_most=GOAL_START_S,
    )  # fmt: skip


def labelled(app, window, n_labels):
    """Return the milliseconds from key to paint, of Return and X in turn."""
    canvas, bench = window.pane._canvas, window.bench
    paints = Paints(canvas)
    times = []
    for number in range(n_labels):
        if len(bench.view.labels) == len(bench.view.segments):
            shown = bench.view.id
            QTest.keyClick(canvas, Qt.Key.Key_PageDown)
            until(app, lambda shown=shown: bench.view.id != shown and len(canvas.scene.index) > 0)
            window.pane.select([bench.view.segments[0].id])
            window.pane.wait_until_idle()
            app.processEvents()
        wanted = bench.segment_id
        until(app, lambda: not window.questions.unpainted)
        before = paints.count
        begun = perf_counter()
        is_confirmed = number % 2 == 0 and bench.view.scores[wanted].species_id is not None
        QTest.keyClick(canvas, Qt.Key.Key_Return if is_confirmed else Qt.Key.Key_X)

        def is_visible(wanted=wanted, before=before):
            row = canvas.scene.index.row_of(wanted)
            decided = row is not None and canvas.scene.index.statuses[row] in DECIDED
            return decided and paints.count > before

        until(app, is_visible)
        times.append(1000 * (perf_counter() - begun))
        until(app, lambda: at_rest(window))
    return np.array(times)


def tagged(app, window, n_tags):
    """Return the milliseconds that tagging takes, until the tag and the proposals are seen."""
    canvas, bench, tags = window.pane._canvas, window.bench, window.window_parts.tags
    lists = Paints(tags.picker.list.viewport())
    picture = Paints(canvas)
    bench.select(())
    times = []
    for number in range(n_tags):
        until(app, lambda: not window.numbers.unpainted_tags)
        shown, before = bench.view.id, lists.count
        run = bench.view.table
        begun = perf_counter()
        window.tag_actions.toggle_tag(window.numbers.offered_species[number % 5])
        held = perf_counter()
        until(app, lambda before=before: lists.count > before)
        seen = perf_counter()
        painted = picture.count
        until(app, lambda run=run: bench.view.table is not run)
        until(app, lambda painted=painted: picture.count > painted)
        times.append([1000 * (one - begun) for one in (held, seen, perf_counter())])
        until(app, lambda: at_rest(window))
        assert bench.view.id == shown
    return np.array(times).T


def _open_predictions(view):
    """Return the segments that nobody labelled and that a species is proposed for."""
    return [
        segment.id
        for segment in view.segments
        if segment.id not in view.labels and view.scores[segment.id].species_id is not None
    ]


def path_of_a_key(app, window):
    """Say what one confirming key passes through and sets in motion."""
    canvas, bench = window.pane._canvas, window.bench
    while not (proposed := _open_predictions(bench.view)):
        shown = bench.view.id
        QTest.keyClick(canvas, Qt.Key.Key_PageDown)
        until(app, lambda shown=shown: bench.view.id != shown and len(canvas.scene.index) > 0)
    window.pane.select(proposed[:1])
    until(app, lambda: not window.questions.unpainted)
    with KeyPath(window) as path:
        QTest.keyClick(canvas, Qt.Key.Key_Return)
        until(app, lambda: at_rest(window))
        app.processEvents()
    figure("modules from a confirming key to the disk", len(path.to_disk), "", at_most=12)
    figure("modules in all, with what is painted and read", len(path.all), "")
    figure("times the actions are looked through", path.n_refreshed, "", at_most=1)


def paged(app, window, n_pages, rest_s):
    """Return the milliseconds from Page Down to the next recording's segments, after a rest."""
    canvas, bench = window.pane._canvas, window.bench
    paints = Paints(canvas)
    times = []
    for _ in range(n_pages):
        rested = perf_counter()
        until(app, lambda rested=rested: perf_counter() - rested > rest_s)
        shown, before = bench.view.id, paints.count
        begun = perf_counter()
        QTest.keyClick(canvas, Qt.Key.Key_PageDown)

        def is_visible(shown=shown, before=before):
            return bench.view.id != shown and len(canvas.scene.index) and paints.count > before

        until(app, is_visible)
        times.append(1000 * (perf_counter() - begun))
    until(app, lambda: not window.runner.active_jobs)
    return np.array(times)


def used(app, path, n_labels):
    """Open a project in the real window, label, and print what one waits for."""
    window = shown_window(path.with_suffix(".json"))
    app.processEvents()
    bench = window.bench
    window.open_project(path)
    seen_s = until(
        app, lambda: bench.view is not None and len(window.pane._canvas.scene.index) > 0
    )
    ready_s = until(app, lambda: at_rest(window))
    name = path.stem.partition(",")[0]
    figure(f"{name}: first segments seen", 1000 * seen_s, "ms")
    figure(f"{name}: everything read", 1000 * (seen_s + ready_s), "ms")
    window.pane.set_view(0, 30)
    window.pane.wait_until_idle()
    window.pane.select([bench.view.segments[0].id])
    until(app, lambda: window.pane._canvas.overlay._is_whole)
    if len(bench.overview.rows) > 20:
        for rest_s in (0.0, 0.5):
            times = paged(app, window, 10, rest_s)
            figure(f"next recording, {rest_s:g} s after the last", np.median(times), "ms")
        window.pane.select([bench.view.segments[0].id])
        until(app, lambda: window.pane._canvas.overlay._is_whole)
    times = labelled(app, window, n_labels)
    median, p90 = np.percentile(times, [50, 90])
    figure(f"{name}: key to visible label, median", median, "ms", at_most=GOAL_LABEL_MS)
    figure(f"{name}: key to visible label, 90th percentile", p90, "ms")
    held, seen, followed = tagged(app, window, 10)
    figure(f"{name}: in the key of a tag, longest", np.max(held), "ms", at_most=GOAL_LABEL_MS)
    figure(f"{name}: key to visible tag, median", np.median(seen), "ms", at_most=GOAL_LABEL_MS)
    figure(f"{name}: key to the proposals under the new list, median", np.median(followed), "ms")
    path_of_a_key(app, window)
    figure(f"{name}: memory", resident_mb(), "MB", at_most=GOAL_MB)
    window.close()
    until(app, lambda: not window.isVisible())
    window.deleteLater()


def main():
    from birdann.gui.application import make_application

    options = command_line(__doc__, segments=100_000, recordings=10_000, labels=40, keep=Path)
    sys.modules["pandas"] = None  # scikit-learn would load it: installations do not bring it
    begin(
        f"{options.segments} segments in {options.recordings} recordings, then in one of a day",
        on_one_thread=False,
    )
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(exist_ok=True)
        started(Path(temporary))
        app = make_application()
        shapes_of_use = (
            (options.recordings, options.segments // options.recordings, 60.0),
            (1, options.segments, 86_000.0),
        )
        for n_recordings, n_each, duration_s in shapes_of_use:
            path = folder / f"{n_recordings} recordings.birdann"
            with copied(path, make_project, folder, n_recordings, n_each, duration_s) as copy:
                used(app, copy, options.labels)


if __name__ == "__main__":
    main()
