"""How soon proposals follow a label, in a project of 10,000 segments and 90 species.

    python tests/benchmark/bench_following.py [--segments 10000] [--species 90]

Recordings of silence whose segments are like their species, each with its list. The automatic
learner is trained; then the person confirms with Return while the real window learns. The time
runs from just before the key until the picture shows new probabilities of the recording in view,
and until the whole project has learned; "the longest turn" is for how long the window answered
nothing meanwhile.
"""

import argparse
import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np
from bench_window import make_project
from figures import begin, figure
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from windows import SIZE, Paints, until

from birdann.app.learning.learn import learn
from birdann.app.session import Session
from birdann.app.settings import Settings
from birdann.store import Project

N_EACH, DURATION_S = 20, 30.0
GOAL_SHOWN_S, GOAL_TURN_MS = 1.0, 50


def followed(app, window, n_labels):
    """Confirm one segment after the other; return seconds to new probabilities, and to rest."""
    bench, canvas = window.bench, window.pane._canvas
    paints, times = Paints(canvas), []
    for _ in range(n_labels):
        window.questions.next_uncertain()
        until(app, lambda: bench.segment_id is not None and bench.view.is_whole)
        while bench.view.scores[bench.segment_id].species_id is None:
            QTest.keyClick(canvas, Qt.Key.Key_N)
            app.processEvents()
        view, begun, longest_s, shown_s, held_s = bench.view, perf_counter(), 0.0, None, 0.0
        window.questions.stop()  # the next question stays in this recording
        QTest.keyClick(canvas, Qt.Key.Key_Return)
        held_s = perf_counter() - begun
        count = paints.count
        while shown_s is None or not at_rest(window):
            turn = perf_counter()
            app.processEvents()
            longest_s = max(longest_s, perf_counter() - turn)
            is_new = bench.view.id == view.id and not np.array_equal(
                bench.view.scores.probability, view.scores.probability
            )
            if not is_new:
                count = paints.count
            elif shown_s is None and paints.count > count:
                shown_s = perf_counter() - begun
            if perf_counter() - begun > 120:
                raise TimeoutError("no new probabilities")
        times.append((shown_s, perf_counter() - begun, 1000 * held_s, 1000 * longest_s))
    return np.array(times).T


def at_rest(window):
    """Whether nothing is being learned or read, or about to be."""
    return not (window.follower.is_busy or window.runner.active or window.bench.is_reading_soon)


def main():
    from birdann.gui.application import make_application, make_window
    from birdann.gui.runtime.preferences import Preferences

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--segments", type=int, default=10_000)
    parser.add_argument("--species", type=int, default=90)
    parser.add_argument("--labels", type=int, default=12)
    options = parser.parse_args()
    begin(
        f"{options.segments} segments of {options.species} species, learning while one reviews",
        on_one_thread=False,
    )
    app = make_application()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        n_recordings = options.segments // N_EACH
        path = make_project(folder, n_recordings, N_EACH, DURATION_S, options.species, sings=True)
        with Project.open(path) as project:
            begun = perf_counter()
            learn(Session(project, reviewer="Ada"), model="auto", schema_key="bench/1")
            figure("trained for the first time", perf_counter() - begun, "s")
        window = make_window(None, Preferences(Settings(folder / "settings.json")))
        window.resize(*SIZE)
        window.show()
        window.open_project(path)
        until(app, lambda: window.bench.view is not None)
        until(app, lambda: at_rest(window))
        shown_s, learned_s, held_ms, turn_ms = followed(app, window, options.labels)
        figure("key to new probabilities in view, median", np.median(shown_s), "s")
        figure("the same, longest", shown_s.max(), "s", at_most=GOAL_SHOWN_S)
        figure("key to the whole project learned, median", np.median(learned_s), "s")
        figure("in the key, longest", held_ms.max(), "ms", at_most=GOAL_TURN_MS)
        figure("the window's longest turn, median", np.median(turn_ms), "ms")
        figure("the same, of all labels", turn_ms.max(), "ms", at_most=GOAL_TURN_MS)
        window.close()
        until(app, lambda: not window.isVisible())


if __name__ == "__main__":
    main()
