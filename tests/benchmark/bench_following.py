"""How soon proposals follow a label, in a project of 10,000 segments and 90 species.

    python tests/benchmark/bench_following.py [--segments 10000] [--each 20] [--species 90] [--project PATH]

Recordings of silence whose segments are like their species, each with its list, or a copy of a
project that is there and trained. The person confirms with Return, one answer after the other,
while the real window learns. The time runs from just before the key until the picture shows new
probabilities of the recording in view; after the last one, until the whole project has learned.
"The longest turn" is for how long the window answered nothing meanwhile, by the clock and by its
thread's processor.
"""

import shutil
import tempfile
from pathlib import Path
from time import perf_counter, thread_time

import numpy as np
from bench_window import make_project
from figures import begin, command_line, figure
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from windows import Paints, at_rest, shown_window, until

from birdann.app.learning.learn import learn
from birdann.app.maintenance.allowed_folders import allow_folders
from birdann.app.session import Session
from birdann.store import Project

DURATION_S = 30.0
GOAL_SHOWN_S, GOAL_TURN_MS, LIMIT_S = 1.0, 50, 600.0


class Person:
    """Confirms in a window; notes how long each answer took to show, and held the window.

    Attributes
    ----------
    shown_s
        From each key to new probabilities in view.
    keys_ms, turns_ms
        By the clock and by the processor: within a key, and the longest turn after it.
    """

    def __init__(self, app, window):
        self.app, self.window = app, window
        self.shown_s, self.keys_ms, self.turns_ms = [], [], []
        self._paints = Paints(window.pane.picture)

    def confirm(self):
        """Confirm the next open proposal of the queue."""
        bench, canvas = self.window.bench, self.window.pane.picture
        self.window.questions.next_uncertain()
        until(self.app, lambda: bench.segment_id is not None and bench.view.is_whole)
        self.app.processEvents()
        view = bench.view
        self.window.questions.stop()  # the next question is in this recording too
        begun, computed = perf_counter(), thread_time()
        QTest.keyClick(canvas, Qt.Key.Key_Return)
        self.keys_ms.append((1000 * (perf_counter() - begun), 1000 * (thread_time() - computed)))
        count, longest = self._paints.count, np.zeros(2)
        while perf_counter() - begun < LIMIT_S:
            turn, computed = perf_counter(), thread_time()
            self.app.processEvents()
            took = perf_counter() - turn, thread_time() - computed
            longest = np.maximum(longest, 1000 * np.array(took))
            before, now = view.scores.probability, bench.view.scores.probability
            if bench.view.id != view.id or np.array_equal(before, now):
                count = self._paints.count
            elif self._paints.count > count:
                break
        self.shown_s.append(perf_counter() - begun)
        self.turns_ms.append(longest)


def told(person):
    """Print what a person waited for."""
    figure("key to new probabilities in view, median", np.median(person.shown_s), "s")
    figure("the same, longest", max(person.shown_s), "s", at_most=GOAL_SHOWN_S)
    for what, times in (
        ("in the key", person.keys_ms),
        ("longest turn after it", person.turns_ms),
    ):
        for place, clock in enumerate(("by the clock", "of processor")):
            column = np.array(times)[:, place]
            figure(f"{what}, {clock}, median", np.median(column), "ms")
            figure(f"{what}, {clock}, longest", column.max(), "ms", at_most=GOAL_TURN_MS)


def main():
    from birdann.gui.application import make_application

    options = command_line(__doc__, segments=10_000, each=20, species=90, labels=12, project=Path)
    begin(
        f"Learning while one reviews {options.project or 'a drawn project'}", on_one_thread=False
    )
    app = make_application()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if options.project is not None:
            path = options.project.with_name(f"{options.project.stem}, followed.birdann")
            shutil.copy(options.project, path)
        else:
            path = make_project(
                folder,
                options.segments // options.each,
                options.each,
                DURATION_S,
                options.species,
                sings=True,
            )
        with Project.open(path) as project:
            allow_folders(project, project.unallowed_folders())
            if project.runs.latest() is None:
                begun = perf_counter()
                learn(Session(project, reviewer="Ada"), model="auto", schema_key="bench/1")
                figure("trained for the first time", perf_counter() - begun, "s")
        window = shown_window(folder / "settings.json")
        window.follower.is_on = True
        window.open_project(path)
        until(app, lambda: window.bench.view is not None)
        until(app, lambda: not window.follower.is_busy and at_rest(window))
        counts = window.bench.counts
        print(f"{counts.recordings} recordings, {counts.segments} segments")
        person = Person(app, window)
        for _ in range(options.labels):
            person.confirm()
        begun = perf_counter()
        until(app, lambda: not window.follower.is_busy and at_rest(window), limit_s=LIMIT_S)
        told(person)
        figure("until the whole project had learned the last", perf_counter() - begun, "s")
        window.close()
        until(app, lambda: not window.isVisible())
        if options.project is not None:
            path.unlink()


if __name__ == "__main__":
    main()
