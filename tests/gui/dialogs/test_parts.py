"""What all dialogs share."""

from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow
from pytestqt.qtbot import QtBot

from birdann.gui.dialogs.parts import Dialog


def test_keyboard_goes_back_to_the_window_without_a_window_manager(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    line = QLineEdit(window)
    window.setCentralWidget(line)
    window.show()
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    dialog = Dialog("Train", window)
    dialog.lead("Train").addWidget(dialog.closing_buttons(cancels=True))
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)

    dialog.accept()

    qtbot.waitUntil(lambda: QApplication.focusWidget() is line)
