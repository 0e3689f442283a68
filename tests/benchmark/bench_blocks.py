"""How long the window stands still: every pause of its event loop over 50 ms, and where it was.

    python tests/benchmark/bench_blocks.py [--segments N] [--recordings N] [--keep FOLDER]

A timer watches the event loop
while the main operations are driven on the projects of ``bench_window.py``. The pauses of an idle
loop in the same run tell what the machine adds by itself, and the processor time of the window's
thread what it computes: the rest of a pause is waiting for the machine or for another thread.
"""

import contextlib
import signal
import tempfile
import traceback
from collections import Counter
from functools import partial
from pathlib import Path
from time import perf_counter, thread_time

import numpy as np
from bench_window import make_project
from figures import begin, command_line, figure
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from windows import at_rest, copied, resident_mb, shown_window, until

TICK_MS = 5
LIMIT_S = 0.050
IDLE_S = 3.0


class Watch:
    """Notes when the event loop did not turn, and what the GUI thread was doing then."""

    def __init__(self, app):
        self._last_s, self._last_cpu_s = perf_counter(), thread_time()
        self._timer = QTimer(app)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)
        self._seen: Counter[str] = Counter()
        self.pauses: list[tuple[float, float, str]] = []
        self.ticks: list[float] = []
        signal.signal(signal.SIGALRM, self._look)
        signal.setitimer(signal.ITIMER_REAL, 0.005)

    def _tick(self):
        now, cpu = perf_counter(), thread_time()
        taken_s, self._last_s = now - self._last_s, now
        cpu_s, self._last_cpu_s = cpu - self._last_cpu_s, cpu
        self.ticks.append(taken_s)
        if taken_s > LIMIT_S:
            where = self._seen.most_common(1)
            self.pauses.append((taken_s, cpu_s, where[0][0] if where else "?"))
        self._seen.clear()

    def _look(self, number, frame):
        # In the GUI thread itself: another that held its frames would keep painters alive.
        if perf_counter() - self._last_s > LIMIT_S / 2:
            stack = traceback.extract_stack(frame)
            ours = [f for f in stack if "/birdann/" in f.filename]
            names = [f"{Path(f.filename).stem}:{f.lineno} {f.name}" for f in ours[-4:]]
            self._seen[" > ".join(names)] += 1
        signal.setitimer(signal.ITIMER_REAL, 0.005)  # once: on a busy machine looking takes longer

    def take(self):
        """Return the pauses and the latenesses of ticks since the last time."""
        pauses, ticks = self.pauses, np.array(self.ticks or [0.0])
        self.pauses, self.ticks = [], []
        return pauses, ticks - TICK_MS / 1000

    def stop(self):
        signal.setitimer(signal.ITIMER_REAL, 0)
        self._timer.stop()


class Drive:
    """Does one operation after another and tells how long the window stood still."""

    def __init__(self, app, watch):
        self.app, self.watch = app, watch
        self.worst: list[tuple[float, float, str, str]] = []

    def rest(self, seconds):
        begun = perf_counter()
        until(self.app, lambda: perf_counter() - begun > seconds)

    def idle(self):
        self.watch.take()
        self.rest(IDLE_S)
        _, late = self.watch.take()
        p99, top = np.percentile(late, 99), late.max()
        print(
            f"idle loop: late by {1000 * p99:.1f} ms at the 99th percentile, {1000 * top:.0f} max"
        )

    def __call__(self, name, work, settled=lambda: True, after_s=0.8):
        self.watch.take()
        begun = perf_counter()
        work()
        until(self.app, settled)
        took_s = perf_counter() - begun
        self.rest(after_s)
        pauses, _ = self.watch.take()
        longest = max((length_s for length_s, *_ in pauses), default=0.0)
        computing = max((cpu_s for _, cpu_s, _ in pauses), default=0.0)
        n_computing = sum(cpu_s > LIMIT_S for _, cpu_s, _ in pauses)
        print(
            f"{name:30s} {took_s:6.2f} s; pauses over 50 ms: {len(pauses):2d}, longest "
            f"{1000 * longest:4.0f} ms; of computing {n_computing:2d}, {1000 * computing:4.0f} ms",
            flush=True,
        )
        self.worst += [(cpu_s, length_s, name, where) for length_s, cpu_s, where in pauses]


def drive(app, watch, path):
    """Use a project in the real window."""
    window = shown_window(path.with_suffix(".json"))
    app.processEvents()
    bench, pane, do = window.bench, window.pane, Drive(app, watch)
    print(f"-- {path.stem}")
    do.rest(1.0)
    do.idle()

    quiet = partial(at_rest, window)

    def shown():
        return bench.view is not None and bench.overview is not None and quiet()

    do("open", lambda: window.open_project(path), shown)
    canvas, queue, gallery = pane._canvas, window.window_parts.queue, window.gallery_actions.panel
    if len(bench.overview.rows) > 20:
        for _ in range(3):
            do("next recording", lambda: QTest.keyClick(canvas, Qt.Key.Key_PageDown), quiet)
        do(
            "filter recordings",
            lambda: QTest.keyClicks(window.window_parts.recordings.filter, "07"),
        )
        do("all recordings again", window.window_parts.recordings.filter.clear)
        do("order recordings", lambda: window.window_parts.recordings.order_box.setCurrentIndex(2))
    do("view 60 s", lambda: pane.set_view(0, 60))
    do("zoom out fully", pane.zoom_to_fit)
    do("frequencies on a mel scale", lambda: pane.set_frequency_scale("mel"))
    everything = list(bench.view.segments.ids)
    do.rest(0.1)
    do("select every segment", lambda: pane.select(everything))

    def pan():
        for _ in range(5):
            pane.move_view(lambda view: view.pan(-0.01 * view.width_px), is_moving=True)
            app.processEvents()

    do("pan with all selected", pan)
    do("select nothing", lambda: pane.select(()))
    do("view 60 s again", lambda: pane.set_view(0, 60))
    do("queue: all segments", lambda: queue.filter.show_box.setCurrentIndex(1))
    do("queue: by species", lambda: queue.order_box.setCurrentIndex(3))
    do("gallery", window.gallery_actions.show)
    do("gallery: most certain first", lambda: gallery.order_box.setCurrentIndex(1))
    ids = [gallery.model.segment_at(place) for place in range(min(5000, gallery.model.rowCount()))]
    do(f"gallery: select {len(ids)}", lambda: gallery.view.select(ids))
    do(f"gallery: confirm {len(ids)}", window.gallery_actions.confirm, quiet)
    do(f"undo {len(ids)}", bench.undo, quiet)
    do(f"redo {len(ids)}", bench.redo, quiet)
    do("next question", window.questions.next_uncertain, quiet)
    do("one verdict", lambda: QTest.keyClick(canvas, Qt.Key.Key_X), quiet)
    with contextlib.suppress(AttributeError):
        from birdann.dsp.spectrogram import SpectrogramParams
        from birdann.gui.spectrogram.tiles.audio_source import Rendering

        params = SpectrogramParams(window_s=0.032, hop_s=0.008)
        do("another window and hop", lambda: pane.set_rendering(Rendering(params=params)))
    figure(f"{path.stem}: memory", resident_mb(), "MB")
    do("close", window.close, lambda: not window.isVisible())
    window.deleteLater()
    computing = [cpu_s for cpu_s, *_ in do.worst if cpu_s > LIMIT_S]
    figure(f"{path.stem}: pauses of computing over 50 ms", len(computing), "", at_most=0)
    figure(f"{path.stem}: longest of them", 1000 * max(computing, default=0.0), "CPU ms")
    return do.worst


def main():
    from birdann.gui.application import make_application

    options = command_line(__doc__, segments=100_000, recordings=10_000, keep=Path)
    begin(
        f"{options.segments} segments in {options.recordings} recordings, then in one of a day",
        on_one_thread=False,
    )
    app = make_application()
    watch, worst = Watch(app), []
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(exist_ok=True)
        for n_recordings, duration_s in ((options.recordings, 60.0), (1, 86_000.0)):
            path = folder / f"{n_recordings} recordings.birdann"
            size = n_recordings, options.segments // n_recordings, duration_s
            with copied(path, make_project, folder, *size) as copy:
                worst += drive(app, watch, copy)
    watch.stop()
    print("-- the longest pauses")
    for cpu_s, length_s, name, where in sorted(worst, reverse=True)[:20]:
        print(f"{1000 * cpu_s:5.0f} ms computing, {1000 * length_s:5.0f} in all, {name}: {where}")


if __name__ == "__main__":
    main()
