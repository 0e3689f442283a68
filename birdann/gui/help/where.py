"""Context help (F1): from the focused widget to its page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from birdann.gui.help.pages import PLACES, WELCOME


def place_of(widget: QWidget | None) -> str:
    """Return the page and heading for a control, or for the nearest widget around it."""
    while widget is not None:
        for name in (widget.objectName(), type(widget).__name__):
            if name in PLACES:
                return PLACES[name]
        widget = widget.parentWidget()
    return WELCOME


class HelpKey(QObject):
    """Makes F1 work in dialogs, which block the window's actions."""

    def __init__(self, action: QAction, ask: Callable[[QWidget], object]) -> None:
        super().__init__(action)
        self._action = action
        self._ask = ask
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        around = None if new is None else new.window()  # kept: see KeyGuard
        if new is not None and not isinstance(around, QMainWindow):
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_ours = (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QWidget)
            and QKeySequence(event.keyCombination()) in self._action.shortcuts()
        )
        if is_ours and isinstance(watched, QWidget):
            self._ask(watched)
        return is_ours
