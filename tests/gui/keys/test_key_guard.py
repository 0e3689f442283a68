"""Where keys go, in dialogs that Qt makes for itself too, and which presses are none."""

import sys
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from birdann.gui.keys.key_guard import KeyGuard
from tests.gui.reviewing import K, activate


def test_the_question_of_a_file_dialog_takes_the_keyboard(opened, text_file, qtbot, monkeypatch):
    """Where a file is there already: a dialog within a dialog, which ends with its answer."""
    activate(opened, qtbot)
    there = text_file("there.csv", "x")
    dialog = QFileDialog(opened)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    dialog.findChild(QLineEdit).setText(str(there))
    asked = []

    def answer():
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(QApplication.focusWidget() is box.defaultButton())
        box.reject()

    QTimer.singleShot(300, answer)
    dialog.accept()
    assert asked == [True]
    assert opened.window_parts.messages.crash is None
    dialog.reject()


def test_enter_presses_the_focused_button_where_no_segments_are_reviewed(
    window, opened, settled, qtbot
):
    """It did nothing on the first two pages, where a button is lit up."""
    pressed = []
    for button in (opened.window_parts.tags.none, opened.welcome.new):
        button.clicked.disconnect()
        button.clicked.connect(partial(pressed.append, button))
    opened.window_parts.tags.none.setFocus()
    activate(opened, qtbot)
    qtbot.keyClick(QApplication.focusWidget(), K.Key_Return)
    assert not pressed  # it is meant for a segment
    settled(opened.actions_["file.close"].trigger())
    qtbot.waitUntil(opened.welcome.isVisible)
    opened.welcome.new.setFocus()
    qtbot.keyClick(opened.welcome.new, K.Key_Return)
    assert pressed == [opened.welcome.new]


def test_the_picture_is_not_asked_for_again_and_again_on_a_page_without_it(window, qtbot):
    asked = []
    window.keys.picture_asked.connect(lambda: asked.append(1))
    with qtbot.captureExceptions() as caught:
        window.keys.focus_picture()
    assert (len(asked), caught) == (1, [])


def sent(widget, scan_code, key, text, modifiers=Qt.KeyboardModifier.NoModifier):
    """Send a key as Qt does when the keyboard gives this scan code, of which no shortcut is."""
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, scan_code, 0, 0, text))


@pytest.mark.skipif(sys.platform == "darwin", reason="keys of X11, Wayland and Windows")
@pytest.mark.parametrize(
    ("key", "text", "digit"), [(K.Key_Ampersand, "&", 1), (K.Key_Eacute, "é", 2)]
)
def test_digits_answer_on_a_french_keyboard_without_shift(opened, qtbot, key, text, digit):
    activate(opened, qtbot)
    shortcuts = {child.key().toString(): child for child in opened.findChildren(QShortcut)}
    seen = []
    for prefix in ("", "Ctrl+", "Alt+"):
        name = f"{prefix}{digit}"
        shortcuts[name].activated.connect(lambda name=name: seen.append(name))
    scan_code = digit + (1 if sys.platform == "win32" else 9)
    opened.pane.setFocus()
    sent(opened.pane, scan_code, key, text)
    sent(opened.pane, scan_code, key, text, Qt.KeyboardModifier.ControlModifier)
    sent(opened.pane, scan_code, key, text, Qt.KeyboardModifier.AltModifier)
    assert seen == [f"{digit}", f"Ctrl+{digit}", f"Alt+{digit}"]
    field = opened.window_parts.recordings.filter
    field.setFocus()
    sent(field, scan_code, key, text)
    assert field.text() == text
    assert len(seen) == 3
    sent(opened.pane, 0, key, text)  # a sign of another key, or one that a program makes
    assert len(seen) == 3


@pytest.mark.skipif(sys.platform == "darwin", reason="keys of X11, Wayland and Windows")
def test_a_sign_that_zooms_answers_only_where_its_number_stands(opened, qtbot, monkeypatch):
    """With Ctrl it zooms as on every keyboard, and without where nothing has that number."""
    plain, ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    activate(opened, qtbot)
    seen = []
    for shortcut in opened.findChildren(QShortcut):
        shortcut.activated.connect(lambda shortcut=shortcut: seen.append(shortcut.key()))
    for key, text, digit, modifiers, names, answers in (
        (K.Key_Minus, "-", 6, plain, 6, True),  # French: it is on 6
        (K.Key_Minus, "-", 6, plain, 5, False),
        (K.Key_Minus, "-", 6, ctrl, 6, False),
        (K.Key_Plus, "+", 1, plain, 1, True),  # Czech: it is on 1
        (K.Key_Plus, "+", 1, plain, 0, False),
        (K.Key_Plus, "+", 1, ctrl, 1, False),
        (K.Key_Egrave, "è", 7, plain, 0, True),  # no command has it
        (K.Key_Egrave, "è", 7, ctrl, 0, True),
    ):
        monkeypatch.setattr(opened.numbers, "offers", lambda number, names=names: number <= names)
        seen.clear()
        opened.pane.setFocus()
        scan_code = digit + (1 if sys.platform == "win32" else 9)
        is_taken = []
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, key, modifiers, scan_code, 0, 0, text)
            is_taken.append(opened.keys.eventFilter(QApplication.focusWidget(), event))
        assert is_taken == [answers, answers]  # if not, Qt tries the shortcuts of commands
        sequence = QKeySequence(QKeyCombination(modifiers, K(K.Key_0 + digit)))
        assert seen == [sequence] * answers, (text, modifiers, names)


def test_a_press_at_the_moment_of_its_release_is_a_held_key_on_x11(opened, monkeypatch):
    for platform, later_ms, is_held in (
        ("xcb", 0, True),
        ("xcb", 5, False),
        ("windows", 0, False),
    ):
        monkeypatch.setattr(QGuiApplication, "platformName", lambda platform=platform: platform)
        guard = KeyGuard(opened, opened.pane, lambda _digit: False)

        def stops(kind, at_ms, guard=guard):
            event = QKeyEvent(kind, K.Key_L, Qt.KeyboardModifier.NoModifier, "l")
            event.setTimestamp(at_ms)
            return guard.eventFilter(opened, event)

        assert not stops(QEvent.Type.ShortcutOverride, 900)
        assert not stops(QEvent.Type.KeyRelease, 1000)
        assert stops(QEvent.Type.ShortcutOverride, 1000 + later_ms) is is_held, platform
        assert stops(QEvent.Type.KeyPress, 1000 + later_ms) is is_held, platform
