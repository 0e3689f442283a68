"""Gallery and queue of 100,000 segments: frames while scrolling, filters and orders, memory.

    python tests/benchmark/bench_lists.py [--segments N] [--keep FOLDER]

The lists are those of the window, on the project of one day that ``bench_window.py`` makes; its
sound is silence, so a thumbnail costs what it always costs but shows nothing. A frame is all that
one step of scrolling costs the window's thread, while thumbnails arrive from theirs. A filter or
an order has come when the list shows it.
"""

import tempfile
from pathlib import Path
from time import perf_counter, thread_time

import numpy as np
from bench_window import make_project
from figures import begin, command_line, figure
from windows import at_rest, copied, resident_mb, shown_window, until

STEP_PX, N_STEPS, N_JUMPS = 90, 300, 60
ONE = "Species number 10"
GOAL_MEDIAN_MS, GOAL_P99_MS, GOAL_MB = 8, 16, 500


def frames(app, name, bar, values):
    """Print what it costs to scroll to each of some places, in turn."""
    wall, cpu = [], []
    for value in values:
        begun, computed = perf_counter(), thread_time()
        bar.setValue(int(value) % (bar.maximum() + 1))
        app.processEvents()
        wall.append(1000 * (perf_counter() - begun))
        cpu.append(1000 * (thread_time() - computed))
    median, p99 = np.percentile(wall, [50, 99])
    figure(f"{name}: frame, median", median, "ms", at_most=GOAL_MEDIAN_MS)
    figure(f"{name}: frame, 99th percentile", p99, "ms", at_most=GOAL_P99_MS)
    for words, share in (("median", 50), ("99th percentile", 99)):
        figure(f"{name}: computing in a frame, {words}", np.percentile(cpu, share), "ms")


def chosen(app, arranger, name, box, title):
    """Print how long a filter or an order takes to be shown, and to hold up the window."""
    news = []
    connection = arranger.arranged.connect(lambda *_: news.append(perf_counter()))
    begun, longest_s = perf_counter(), 0.0
    box.setCurrentIndex(box.findText(title))
    while not news:
        turn = perf_counter()
        app.processEvents()
        longest_s = max(longest_s, perf_counter() - turn)
    app.processEvents()
    arranger.arranged.disconnect(connection)
    figure(f"{name}: shown", 1000 * (perf_counter() - begun), "ms")
    figure(f"{name}: longest turn of the window", 1000 * longest_s, "ms")


def scrolled(app, name, bar):
    """Scroll by the wheel, then jump about as by dragging the handle."""
    middle = bar.maximum() // 3
    frames(app, f"{name}, wheel", bar, middle + np.arange(N_STEPS) * bar_step(bar))
    places = np.random.default_rng(0).uniform(0, bar.maximum(), N_JUMPS)
    frames(app, f"{name}, jumps", bar, places)


def bar_step(bar):
    """Return the places of a bar that a turn of the wheel moves it by."""
    return STEP_PX if bar.singleStep() > 3 else 3


def gallery(app, window):
    """Scroll through the cards, and order them."""
    panel = window.gallery_actions.panel
    begun = perf_counter()
    window.gallery_actions.show()
    until(app, lambda: panel.model.rowCount() > 0)
    app.processEvents()
    figure("gallery: opened", 1000 * (perf_counter() - begun), "ms")
    panel.filter.show_all()
    until(app, lambda: panel.model.rowCount() == len(window.bench.view.segments))
    figure("gallery: memory before", resident_mb(), "MB")
    scrolled(app, "gallery", panel.view.verticalScrollBar())
    figure("gallery: memory after scrolling", resident_mb(), "MB", at_most=GOAL_MB)
    for order in ("Most certain", "By time", "By species"):
        chosen(app, panel.arranger, f"gallery, {order.lower()}", panel.order_box, order)
    chosen(app, panel.arranger, "gallery of one species", panel.filter.species_box, ONE)


def queue(app, window):
    """Scroll through the rows, filter and order them."""
    panel = window.window_parts.queue
    window.layout_.raise_panel("Review queue")
    app.processEvents()
    filters = panel.filter
    chosen(app, panel.arranger, "queue of all segments", filters.show_box, "All segments")
    scrolled(app, "queue", panel.table.verticalScrollBar())
    for order in ("Most certain", "By species", "By time"):
        chosen(app, panel.arranger, f"queue, {order.lower()}", panel.order_box, order)
    chosen(app, panel.arranger, "queue of one species", filters.species_box, ONE)
    chosen(
        app, panel.arranger, "queue of high probability", filters.probability_box, "95 % and above"
    )


def used(app, path, settings):
    """Use the lists of the real window on a project, with settings of their own."""
    window = shown_window(settings)
    window.open_project(path)
    bench = window.bench
    until(app, lambda: bench.view is not None and bench.view.is_whole)
    until(app, lambda: at_rest(window))
    gallery(app, window)
    queue(app, window)
    window.close()
    until(app, lambda: not window.isVisible())


def main():
    from birdann.gui.application import make_application

    options = command_line(__doc__, segments=100_000, keep=Path)
    begin(f"{options.segments} segments as cards and as rows")
    app = make_application()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(exist_ok=True)
        path = folder / "1 recordings.birdann"
        with copied(path, make_project, folder, 1, options.segments, 86_000.0) as copy:
            used(app, copy, Path(temporary) / "settings.json")


if __name__ == "__main__":
    main()
