"""Keys that must not count: of typing, of controls, and for what nobody can have seen yet."""

import sys
from collections.abc import Callable, Iterable, Sequence
from time import monotonic

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
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
from birdann.gui.text.language import tr


class UnpaintedGuard(QObject):
    """Detects new content that no one can have seen yet.

    Parameters
    ----------
    widgets
        The widgets that show the content; hidden ones are ignored.
    signals
        Signals after which the content differs, and the widgets are painted again.
    tell
        Tells the user why a key was ignored.
    """

    def __init__(
        self,
        widgets: Iterable[QWidget],
        signals: Iterable[SignalInstance],
        tell: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._is_new = dict.fromkeys(widgets, False)
        self._tell = tell
        self._since_s = monotonic()
        for widget in self._is_new:
            widget.installEventFilter(self)
        for signal in signals:
            signal.connect(lambda *_: self.wait())

    def __bool__(self) -> bool:
        return any(
            is_new and not widget.visibleRegion().isEmpty()
            for widget, is_new in self._is_new.items()
        )

    def stops(self) -> bool:
        """Whether to ignore a key meant for the previous content; tells the user if so."""
        if self:
            self._tell(tr("The view changed. Nothing was stored; please repeat."))
        return bool(self)

    def shown_for_s(self) -> float:
        return monotonic() - self._since_s

    def wait(self) -> None:
        """Expect other content: it is seen once the widgets are painted again."""
        self._since_s = monotonic()
        for widget in self._is_new:
            self._is_new[widget] = True
            widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._is_new[watched] = False
        return False


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


def treat_double_clicks_as_single(*widgets: QWidget) -> None:
    """Treat double clicks on these widgets as single clicks."""
    for widget in widgets:
        OneClick(widget)


_LEFT = (
    QEvent.Type.ApplicationDeactivate,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.MouseButtonPress,
)


class HeldKey(QObject):
    """Detects the release of a key that triggered an action.

    A shortcut reports only the press, so all events are filtered while the key is held. Another
    key, a click or another window also end it: an action chosen in a menu has no key to release.
    """

    released = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: frozenset[int] = frozenset()

    def hold(self, shortcuts: Sequence[QKeySequence]) -> None:
        """Wait for the release of one of these keys; repeated calls change nothing."""
        self._keys = frozenset(
            int(shortcut[0].key())  # type: ignore[index]  # Qt's stubs leave it out
            for shortcut in shortcuts
            if not shortcut.isEmpty()
        )
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent):
            is_ours = event.key() in self._keys
            is_over = (
                is_ours and not event.isAutoRepeat()
                if kind == QEvent.Type.KeyRelease
                else not is_ours
            )
        else:
            is_over = kind in _LEFT
        if is_over:
            app = QApplication.instance()
            assert app is not None
            app.removeEventFilter(self)
            self.released.emit()
        return False


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

    Text fields keep Enter, letters and digits, buttons keep Space, and Enter where no segments are
    reviewed; elsewhere letters and digits are commands. The spectrogram has the focus by default: Esc, and closing a dialog or the
    palette, return it there (or to the gallery).

    Qt first sends each key as ``ShortcutOverride``; accepting it delivers the key to the widget,
    otherwise a shortcut of the window takes it.

    Parameters
    ----------
    window
        The window, including its dialogs.
    picture
        The widget in which items are reviewed, like in ``gallery`` once there is one.
    is_number
        Whether a digit is the number of something on the screen.
    """

    picture_asked = Signal()
    """The keyboard is to go to the picture, which is not shown."""
    about_to_count = Signal()
    """A key was pressed, and has not been given to a control or a command yet."""

    def __init__(
        self, window: QMainWindow, picture: QWidget, is_number: Callable[[int], bool]
    ) -> None:
        super().__init__(window)
        self._window, self._picture, self._is_number = window, picture, is_number
        self.gallery: QWidget | None = None
        self._home = picture
        self._was_elsewhere = False
        self._released: tuple[int, int] | None = None
        self._misses_held_keys = QGuiApplication.platformName() == "xcb"
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)
        window.installEventFilter(self)  # a key comes to it where nothing has the focus

    @property
    def is_reviewed_in_sight(self) -> bool:
        """Whether the spectrogram or gallery is shown: Enter may be meant for a segment."""
        gallery = self.gallery
        return self._picture.isVisible() or (gallery is not None and gallery.isVisible())

    def focus_picture(self) -> None:
        """Focus the spectrogram, or the gallery if it is shown instead."""
        view = self._picture if self._picture.isVisible() else self.gallery
        if view is not None and view.isVisible():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.picture_asked.emit()

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is None:
            return
        new.installEventFilter(self)
        focus_window = (
            new.window()
        )  # kept: PySide forgets a box that Qt made, and its buttons with it
        if focus_window is not self._window:
            if isinstance(focus_window, QDialog) and not isinstance(focus_window, QFileDialog):
                give_mnemonics(focus_window)
            around = focus_window.parent()
            self._was_elsewhere = around is not None and not isinstance(around, QComboBox)
            return
        came_back, self._was_elsewhere = self._was_elsewhere, False
        was_lost = old is not None and not (old.isVisible() and old.isEnabled())
        if self._picture.isAncestorOf(new):
            self._home = self._picture
        elif new is self.gallery:
            self._home = new
        elif (came_back or was_lost) and not text_of(new):
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
        digit = digit_below(event)
        is_free = watched.window() is self._window and not keeps_key(watched, event)
        if digit and is_free and not self._is_command(event, digit):
            return self._handle_digit(watched, event, digit)
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
            return self._handle_key(watched, event)
        return False

    def _is_command(self, event: QKeyEvent, digit: int) -> bool:
        """Whether a key of the row of digits stands for its sign, such as Ctrl+- on AZERTY's 6.

        Without Ctrl a number on the screen comes first: there it is an answer.
        """
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and self._is_number(digit):
            return False
        keys = QKeySequence(event.keyCombination())
        return any(keys in action.shortcuts() for action in self._window.findChildren(QAction))

    def _handle_digit(self, widget: QWidget, event: QKeyEvent, digit: int) -> bool:
        """Let a key of the row of digits count as its digit; return whether to hide it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self.about_to_count.emit()
            event.accept()  # no shortcut of the sign on the key
        elif event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(Qt.Key.Key_0 + digit)
            wanted = QKeySequence(QKeyCombination(event.modifiers(), key))
            keys = [key for key in self._window.findChildren(QShortcut) if key.key() == wanted]
            for shortcut in keys:
                if shortcut.isEnabled() and not event.isAutoRepeat():
                    shortcut.activated.emit()
            if not keys:
                plain = QKeyEvent(event.type(), key, event.modifiers(), str(digit))
                QApplication.sendEvent(widget, plain)
        return True

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

    def _handle_key(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Handle a key without a shortcut; return whether to hide it from the control."""
        is_at_home = widget is self.gallery or self._picture.isAncestorOf(widget)
        if is_at_home:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.focus_picture()
            return False
        if _is_for_the_project(widget, event):
            return True
        is_pressed = event.key() in _ENTER and not event.isAutoRepeat()
        if is_pressed and isinstance(widget, QAbstractButton) and not self.is_reviewed_in_sight:
            widget.click()
            return True
        is_letter = event.modifiers() in _PLAIN and bool(event.text().strip())
        return is_letter and isinstance(widget, _SEARCHED_BY_LETTERS) and event.key() not in _ENTER


_DIGIT_MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
_DIGITS_OF_MAC = (18, 19, 20, 21, 23, 22, 26, 28, 25)
_FIRST_SCAN_CODE = 2 if sys.platform == "win32" else 10


def digit_below(event: QKeyEvent) -> int:
    """Return the digit of a key that gives another sign without Shift, as on AZERTY; else 0."""
    if event.text().isdigit() or Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return 0
    if event.modifiers() not in _DIGIT_MODIFIERS:
        return 0
    if sys.platform == "darwin":
        code = event.nativeVirtualKey()
        return _DIGITS_OF_MAC.index(code) + 1 if code in _DIGITS_OF_MAC else 0
    digit = event.nativeScanCode() - _FIRST_SCAN_CODE + 1
    return digit if 1 <= digit <= 9 else 0


def _field_of(widget: QWidget) -> QWidget:
    """Return the line edit of a combo or spin box; any other widget itself."""
    line = widget.lineEdit() if isinstance(widget, QComboBox) else None
    return widget if line is None else line


def text_of(widget: QWidget | None) -> str:
    """Return what is being typed in a widget, or ""."""
    if isinstance(widget, QLineEdit):
        return widget.text()
    if isinstance(widget, QTextEdit | QPlainTextEdit) and not widget.isReadOnly():
        return widget.toPlainText()
    return ""


def _is_for_the_project(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether an undo key applies to the project, as no text is being typed."""
    takes_back = any(event.matches(key) for key in _TAKES_BACK)
    return takes_back and isinstance(widget, QLineEdit) and not text_of(widget)


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
