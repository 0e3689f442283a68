"""Protection of answer buttons against double clicks."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class OneClick(QObject):
    """Discards the second click of a double click.

    The first one may have brought up the next item, which the second would answer unseen.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._is_second = False
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._is_second = True
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and self._is_second:
            self._is_second = False
            return True
        return False


def take_double_clicks_for_one(*widgets: QWidget) -> None:
    """Treat double clicks on these widgets as single clicks."""
    for widget in widgets:
        OneClick(widget)
