"""Filtering and sorting of many segments off the GUI thread."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from birdann.gui.item_models.queue_data import NO_ROWS, QueueData, Rows

MAX_AT_ONCE = 30_000
"""More segments than this are lined up in a thread of their own."""


class Arranger(QObject):
    """Arranges segments; only the latest request counts. Call ``shutdown`` at the end."""

    arranged = Signal(object, object)
    """The ``QueueData`` (or None) and its rows, in order."""
    _made = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._made.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def ask(self, data: QueueData | None, line_up: Callable[[QueueData], Rows]) -> None:
        self._number += 1
        if data is None:
            self.arranged.emit(None, NO_ROWS)
        elif len(data) <= MAX_AT_ONCE:
            self.arranged.emit(data, line_up(data))
        else:
            number, made = self._number, self._made
            self._pool.clear()
            self._pool.start(lambda: made.emit(number, data, line_up(data)))

    def shutdown(self) -> None:
        """Wait for the thread; nothing is emitted afterwards."""
        self._number += 1
        self._pool.clear()
        self._pool.waitForDone()

    def _take(self, number: int, data: QueueData, rows: Rows) -> None:
        if number == self._number:
            self.arranged.emit(data, rows)
