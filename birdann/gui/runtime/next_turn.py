"""Combines requests of one turn of the event loop into one call."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class NextTurn(QObject):
    """Calls a function once in the next turn of the event loop, however often requested.

    A queued key may arrive before that turn, so call ``hurry`` before passing on keys: a key
    refers to the state in which it is pressed.
    """

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._act = act
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)

    def ask(self) -> None:
        self._timer.start(0)

    def hurry(self) -> None:
        """Call the function now, if requested."""
        if self._timer.isActive():
            self._timer.stop()
            self._act()
