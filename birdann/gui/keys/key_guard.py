"""Routing of keys: to the spectrogram and its item, or to a control that needs them."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QListView,
    QMainWindow,
    QPlainTextEdit,
    QTableView,
    QTextEdit,
    QWidget,
)

from birdann.gui.keys.key_map import give_mnemonics

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_OPEN = {Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Down}
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
_PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.KeypadModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
_TEXT_FIELDS = QLineEdit | QTextEdit | QPlainTextEdit | QAbstractSpinBox
_SEARCHED_BY_LETTERS = QListView | QTableView | QComboBox
_TAKES_BACK = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class KeyGuard(QObject):
    """An event filter for the focused widget.

    Text fields keep Enter, letters and digits, buttons keep Space; elsewhere letters and digits
    are commands. The spectrogram has the focus by default: Esc, and closing a dialog or the
    palette, return it there (or to the gallery).

    Qt first sends each key as ``ShortcutOverride``; accepting it delivers the key to the widget,
    otherwise a shortcut of the window takes it.

    Parameters
    ----------
    window
        The window, including its dialogs.
    picture, gallery
        The widgets in which items are reviewed.
    """

    picture_asked = Signal()
    """The keyboard is to go to the picture, which is not shown."""
    about_to_count = Signal()
    """A key was pressed, and has not been given to a control or a command yet."""

    def __init__(self, window: QMainWindow, picture: QWidget, gallery: QWidget) -> None:
        super().__init__(window)
        self._window, self._picture, self._gallery = window, picture, gallery
        self._home = picture
        self._was_elsewhere = False
        self._released: tuple[int, int] | None = None
        self._misses_held_keys = QGuiApplication.platformName() == "xcb"
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        window.installEventFilter(self)  # a key comes to it where nothing has the focus

    def let_clicks_keep_the_focus(self) -> None:
        """Keep the focus where it is when a button is clicked."""
        for button in self._window.findChildren(QAbstractButton):
            if button.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def to_picture(self) -> None:
        """Focus the spectrogram, or the gallery if it is shown instead."""
        place = self._picture if self._picture.isVisible() else self._gallery
        if place.isVisible():
            place.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.picture_asked.emit()

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is None:
            return
        new.installEventFilter(self)
        place = new.window()  # kept: PySide forgets a box that Qt made, and its buttons with it
        if place is not self._window:
            if isinstance(place, QDialog) and not isinstance(place, QFileDialog):
                give_mnemonics(place)
            around = place.parent()
            self._was_elsewhere = around is not None and not isinstance(around, QComboBox)
            return
        came_back, self._was_elsewhere = self._was_elsewhere, False
        was_lost = old is not None and not (old.isVisible() and old.isEnabled())
        if self._picture.isAncestorOf(new):
            self._home = self._picture
        elif new is self._gallery:
            self._home = self._gallery
        elif (came_back or was_lost) and not _text_of(new):
            home = self._home if self._home.isVisible() else self._picture
            if home.isVisible():
                home.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if self._is_held(event):
            event.accept()
            return True
        watched = _field_of(watched)
        if event.type() == QEvent.Type.ShortcutOverride:
            self.about_to_count.emit()
            if watched is self._window:
                return False
            if _is_for_the_project(watched, event):
                return True  # not accepted: the window's own shortcut takes it
            if keeps_key(watched, event):
                event.accept()
                return True
        elif (
            event.type() == QEvent.Type.KeyPress
            and watched is not self._window
            and watched.window() is self._window
        ):
            return self._pressed(watched, event)
        return False

    def _is_held(self, event: QKeyEvent) -> bool:
        """Return whether a press is a repeat that Qt took for a new press.

        X11 reports a repeat as release and press in the same millisecond. Qt recognises it only if
        the press arrives before it looks, which often fails when the window is busy.
        """
        press = (event.key(), event.timestamp())
        if event.type() == QEvent.Type.KeyRelease:
            self._released = press
            return False
        return self._misses_held_keys and press == self._released

    def _pressed(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Handle a key without a shortcut; return whether to hide it from the control."""
        is_at_home = widget is self._gallery or self._picture.isAncestorOf(widget)
        if is_at_home:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.to_picture()
            return False
        if _is_for_the_project(widget, event):
            return True
        is_letter = event.modifiers() in _PLAIN and bool(event.text().strip())
        return is_letter and isinstance(widget, _SEARCHED_BY_LETTERS) and event.key() not in _ENTER


def _field_of(widget: QWidget) -> QWidget:
    """Return the line edit of a combo or spin box; any other widget itself."""
    line = widget.lineEdit() if isinstance(widget, QComboBox) else None
    return widget if line is None else line


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, QLineEdit):
        return widget.text()
    if isinstance(widget, QTextEdit | QPlainTextEdit) and not widget.isReadOnly():
        return widget.toPlainText()
    return ""


def _is_for_the_project(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether an undo key applies to the project, as no text is being typed."""
    takes_back = any(event.matches(key) for key in _TAKES_BACK)
    return takes_back and isinstance(widget, QLineEdit) and not _text_of(widget)


def keeps_key(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether the focused control itself should get this key."""
    if event.modifiers() not in _PLAIN:
        return False
    key = Qt.Key(event.key())
    if isinstance(widget, QTextEdit | QPlainTextEdit) and widget.isReadOnly():
        return key in _EDIT - _ENTER  # they scroll, and Escape leaves
    if isinstance(widget, _TEXT_FIELDS):
        return key in _EDIT or bool(event.text().strip())
    if isinstance(widget, QComboBox):
        return key in _OPEN
    return isinstance(widget, QAbstractButton) and key == Qt.Key.Key_Space
