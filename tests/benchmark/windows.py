"""What the benchmarks of the window share: waiting, counting what is painted, memory."""

import os
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEvent, QObject

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
    """Let the window work until something is so; return the seconds that took."""
    begun = perf_counter()
    while not condition():
        app.processEvents()
        if perf_counter() - begun > limit_s:
            raise TimeoutError(f"for {limit_s:.0f} s nothing came of {condition}")
    return perf_counter() - begun


def resident_mb():
    """Return the resident memory of this process now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
