"""What is new on the screen and not painted yet: a key that comes now was pressed before it."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, SignalInstance
from PySide6.QtWidgets import QWidget


class Unpainted(QObject):
    """Tells whether a widget holds something new that nobody can have seen.

    Parameters
    ----------
    news
        Signals after which the widget shows something else; it is painted again then.
    """

    def __init__(self, widget: QWidget, news: Iterable[SignalInstance]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._is_new = False
        widget.installEventFilter(self)
        for signal in news:
            signal.connect(lambda *_: self._wait())

    def __bool__(self) -> bool:
        return self._is_new and not self._widget.visibleRegion().isEmpty()

    def _wait(self) -> None:
        self._is_new = True
        self._widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._is_new = False
        return False
