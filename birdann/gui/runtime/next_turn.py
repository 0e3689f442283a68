"""Calls a function once in the next turn of the event loop, however often it is asked for."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class NextTurn(QObject):
    """Does something in the next turn of the event loop, however often it is asked for in this.

    A key that waits in line may come before that turn, so whoever hands keys on calls
    ``hurry`` first: a key means what holds when it is pressed.
    """

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._act = act
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)

    def ask(self) -> None:
        self._timer.start(0)

    def hurry(self) -> None:
        """Do it now, if it was asked for."""
        if self._timer.isActive():
            self._timer.stop()
            self._act()
