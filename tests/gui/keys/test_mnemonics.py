"""Letters of the buttons of dialogs: chosen once each, and pressed with Alt."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QPushButton, QVBoxLayout

from birdann.gui.keys.key_map import KEYED, give_mnemonics, set_words


@pytest.fixture
def dialog(application, qtbot):
    """A dialog to be filled."""
    dialog = QDialog()
    QVBoxLayout(dialog)
    qtbot.addWidget(dialog)
    return dialog


def filled(dialog, *texts):
    buttons = [QPushButton(text, dialog) for text in texts]
    for button in buttons:
        dialog.layout().addWidget(button)
    give_mnemonics(dialog)
    return buttons


def test_first_letters_of_words_come_first_and_no_letter_twice(dialog):
    buttons = filled(dialog, "Save report", "Save", "&Remove", "Search a folder…")
    assert [button.text() for button in buttons] == [
        "&Save report", "S&ave", "&Remove", "Search a &folder…",
    ]  # fmt: skip


def test_buttons_choose_before_names_of_fields(dialog):
    label, field = QLabel("Import as", dialog), QLineEdit(dialog)
    label.setBuddy(field)
    (button,) = filled(dialog, "Import")
    assert (button.text(), label.text()) == ("&Import", "Import &as")


def test_asking_again_changes_nothing_and_takes_in_new_texts(dialog):
    buttons = filled(dialog, "Copy", "Close")
    give_mnemonics(dialog)
    assert [button.text() for button in buttons] == ["&Copy", "C&lose"]
    set_words(buttons[0], "Copied")
    assert [button.text() for button in buttons] == ["&Copied", "C&lose"]


def test_what_has_a_key_or_no_letter_left_stays_as_it_is(dialog):
    keyed = QPushButton("Yes (Y)", dialog)
    keyed.setProperty(KEYED, True)
    buttons = filled(dialog, "Oo", "oO", "Rock && roll", "Ää")
    assert keyed.text() == "Yes (Y)"
    assert [button.text() for button in buttons] == ["&Oo", "oO", "Rock && roll", "Ää"]


def test_alt_and_the_letter_press_a_button_tick_a_box_and_lead_to_a_field(dialog, qtbot):
    box, label, field = QCheckBox("Blinded", dialog), QLabel("Name", dialog), QLineEdit(dialog)
    label.setBuddy(field)
    for one in (box, label, field):
        dialog.layout().addWidget(one)
    (button,) = filled(dialog, "Draw")
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for key in (Qt.Key.Key_D, Qt.Key.Key_B, Qt.Key.Key_N):
        QTest.keyClick(dialog.windowHandle(), key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: pressed == [True])
    qtbot.waitUntil(box.isChecked)
    qtbot.waitUntil(field.hasFocus)
