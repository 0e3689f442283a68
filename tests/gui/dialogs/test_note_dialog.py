"""A note is saved by Enter, and never lost by Escape without a word."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit, QWidget

from birdann.gui.dialogs.project.label_dialogs import NoteDialog


@pytest.fixture
def note(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NoteDialog("Note", "old", parent)
    dialog.saved = []
    dialog.textValueSelected.connect(dialog.saved.append)
    dialog.open()
    dialog.editor = dialog.findChild(QPlainTextEdit)
    yield dialog
    del parent


def test_enter_saves_and_shift_enter_starts_a_line(note, qtbot):
    note.editor.selectAll()
    qtbot.keyClicks(note.editor, "windy")
    qtbot.keyClick(note.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(note.editor, "until six")
    assert note.isVisible()
    saved = note.saved
    qtbot.keyClick(note.editor, Qt.Key.Key_Return)
    assert saved == ["windy\nuntil six"]


@pytest.mark.parametrize(
    ("button", "expected"),
    [
        (QMessageBox.StandardButton.Save, ["typed"]),
        (QMessageBox.StandardButton.Discard, []),
        (QMessageBox.StandardButton.Cancel, None),
    ],
)
def test_escape_asks_what_becomes_of_what_was_typed(note, qtbot, button, expected):
    note.editor.selectAll()
    qtbot.keyClicks(note.editor, "typed")
    saved = note.saved
    qtbot.keyClick(note.editor, Qt.Key.Key_Escape)
    (box,) = note.findChildren(QMessageBox)
    assert note.isVisible()
    is_open = expected is None
    box.button(button).click()
    qtbot.wait(10)
    assert saved == (expected or [])
    if is_open:
        assert note.isVisible()
        assert note.textValue() == "typed"


def test_escape_closes_what_was_not_changed(note, qtbot):
    saved = note.saved
    closed = []
    note.rejected.connect(lambda: closed.append(True))
    qtbot.keyClick(note.editor, Qt.Key.Key_Escape)
    assert (closed, saved) == ([True], [])
