"""What all dialogs share."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from birdann.gui.dialogs.parts import Dialog, ScrolledOptions
from birdann.gui.style.declared import laid_out


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


@pytest.mark.parametrize("n_letters", [10, 60, 1000])
def test_a_dialog_is_as_wide_as_its_options_where_the_screen_allows(
    qtbot: QtBot, n_letters: int
) -> None:
    dialog = Dialog("Options", None)
    qtbot.addWidget(dialog)
    layout = dialog.lead("Options")
    options = ScrolledOptions(dialog)
    laid_out(QVBoxLayout(options.hold(QWidget)), QCheckBox("w" * n_letters))
    layout.addWidget(options, 1)
    dialog.end(layout, (200, 0))
    dialog.open()
    qtbot.waitExposed(dialog)
    assert dialog.width() <= QGuiApplication.primaryScreen().availableSize().width() - 40
    assert (options.horizontalScrollBar().maximum() > 0) is (n_letters == 1000)
