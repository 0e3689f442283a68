"""What the benchmarks of the window share: opening it, waiting, counting what is painted, memory."""

import multiprocessing
import os
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from birdann.app.settings import Settings
from birdann.gui.spectrogram.tiles.planner import plan

SIZE = (1600, 1000)
"""Of the window, in points."""


class Paints(QObject):
    """Counts the paint events of a widget that have been handled."""

    def __init__(self, widget):
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        self.count += event.type() is QEvent.Type.Paint
        return False


def until(app, condition, limit_s=120.0):
    """Let the window work until something is so; return the seconds that took.

    It waits for events, as the window does: what asks without a pause slows threads that read.
    """
    begun, timer = perf_counter(), QTimer(interval=1)
    timer.start()
    while not condition():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if perf_counter() - begun > limit_s:
            raise TimeoutError(f"for {limit_s:.0f} s nothing came of {condition}")
    return perf_counter() - begun


def shown_window(settings):
    """Return the real window, shown, with settings in a file of its own; it learns nothing by itself."""
    from birdann.gui.application import make_window
    from birdann.gui.runtime.preferences import Preferences

    window = make_window(None, Preferences(Settings(settings)))
    window.resize(*SIZE)
    window.show()
    window.follower.is_on = False
    return window


def at_rest(window):
    """Return whether nothing is being computed or read, or about to be."""
    return not window.runner.active_jobs and not window.bench.is_reading_soon


@contextmanager
def copied(path, make, *size):
    """Within it a copy of a project can be changed; where there is none, ``make(*size)`` makes it.

    By another process, so that the window's memory is its own.
    """
    if not path.exists():
        making = multiprocessing.get_context("spawn").Process(target=make, args=size)
        making.start()
        making.join()
    copy = path.with_name(f"{path.stem}, copy.birdann")
    shutil.copy(path, copy)
    yield copy
    copy.unlink()


def missing_tiles(canvas):
    """Return the addresses of the tiles in view that are still to be made."""
    viewport = canvas.scene.viewport
    px_per_s = viewport.px_per_s * canvas.devicePixelRatioF()
    seen = plan(canvas.source.pyramid, viewport.start_s, viewport.stop_s, px_per_s).visible
    return [address for address in seen if canvas.service.get(address) is None]


def resident_mb():
    """Return the resident memory of this process now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class KeyPath:
    """Within it a key is pressed that labels: notes which modules it passes through.

    Attributes
    ----------
    to_disk
        The modules at work on each other at the moment at which the label is written.
    all
        Every module of birdann that is called, also for what is painted and read afterwards.
    n_refreshed
        How often the actions were looked through.
    """

    def __init__(self, window):
        self.to_disk, self.all, self.n_refreshed = set(), set(), 0
        window.actions_.refreshed.connect(self._count)

    def _count(self):
        self.n_refreshed += 1

    def __enter__(self):
        self.n_refreshed = 0
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)

    def _note(self, frame, event, _arg):
        name = frame.f_globals.get("__name__", "")
        if event != "call" or not name.startswith("birdann."):
            return
        self.all.add(name)
        if name == "birdann.store.tables.labels" and frame.f_code.co_name == "set":
            while frame is not None:
                self.to_disk.add(frame.f_globals.get("__name__", ""))
                frame = frame.f_back
            self.to_disk = {line for line in self.to_disk if line.startswith("birdann.")}
