"""Garbage collection in the GUI thread, in small steps.

Python collects in the thread that happens to allocate. In the thread of a job that would destroy
widgets of a closed window, which Qt allows only in the GUI thread; during a frame it would be a
visible pause.
"""

import gc
import sys
from time import perf_counter

from PySide6.QtCore import QObject, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication

from birdann.gui.runtime.memory import give_back

_EVERY_MS = 200
_IDLE_S = 1.5
_MAX_PUT_OFF = 60
_GIVE_BACK_EVERY_MS = 5000
_MANY_MODULES = 50


class GarbageCollector(QObject):
    """Replaces Python's automatic collection during its lifetime.

    Young objects are collected when Python would do so, within about a millisecond. All objects
    are collected when idle, or after a maximum delay, except those of imported modules, which are
    permanent and would take 0.1 s each time. Freed memory is returned to the system occasionally.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        gc.disable()
        self._n_modules = 0
        self._keep_modules()
        self._limits = gc.get_threshold()
        self._n_put_off = 0
        self._busy_at_s = perf_counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect_some)
        self._timer.start(_EVERY_MS)
        self._giver = QTimer(self)
        self._giver.timeout.connect(lambda: QThreadPool.globalInstance().start(give_back))
        self._giver.start(_GIVE_BACK_EVERY_MS)
        self.destroyed.connect(gc.enable)

    def collect_some(self) -> None:
        """Collect the generations that are due."""
        self._keep_modules()
        young, middle, old = gc.get_count()
        if young > self._limits[0]:
            gc.collect(1 if middle >= self._limits[1] else 0)
            self._busy_at_s = perf_counter()
        if old < self._limits[2]:
            return
        self._n_put_off += 1
        if perf_counter() - self._busy_at_s > _IDLE_S or self._n_put_off > _MAX_PUT_OFF:
            self._n_put_off = 0
            gc.collect()

    def _keep_modules(self) -> None:
        """Freeze the present objects after substantial imports."""
        n_modules = len(sys.modules)
        if n_modules - self._n_modules >= _MANY_MODULES:
            self._n_modules = n_modules
            gc.freeze()
