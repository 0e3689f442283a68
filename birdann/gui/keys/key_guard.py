"""Keeps one-key commands from taking keys that the focused control needs."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PRESS = {Qt.Key.Key_Space} | _ENTER
_EDIT = _ENTER | {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Escape,
}


class KeyGuard(QObject):
    """A filter on whatever has the focus: Enter belongs to a text field, Space to a button.

    Qt offers every key first as ``ShortcutOverride``; whoever accepts it gets the key,
    otherwise a window's shortcut takes it.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(watched, QWidget):
            return False
        if isinstance(event, QKeyEvent) and keeps_key(watched, event):
            event.accept()
            return True
        return False


def keeps_key(widget: QWidget, event: QKeyEvent) -> bool:
    """Return whether the focused control itself should get this key."""
    plain = event.modifiers() in (
        Qt.KeyboardModifier.NoModifier,
        Qt.KeyboardModifier.KeypadModifier,
        Qt.KeyboardModifier.ShiftModifier,
    )
    if not plain:
        return False
    key = Qt.Key(event.key())
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit | QAbstractSpinBox):
        return key in _EDIT or bool(event.text().strip())
    if isinstance(widget, QComboBox):
        return key in _PRESS or key in {Qt.Key.Key_Up, Qt.Key.Key_Down}
    return isinstance(widget, QAbstractButton) and key in _PRESS
