"""What all dialogs share."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
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

from birdann.gui.dialogs.parts import Dialog, DialogTable, JobLine, ScrolledOptions
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.declared import lay_out


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
    dialog.add_introduction("Train").addWidget(dialog.closing_buttons(cancels=True))
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
    layout = dialog.add_introduction("Options")
    options = ScrolledOptions(dialog)
    lay_out(QVBoxLayout(options.set_content(QWidget)), QCheckBox("w" * n_letters))
    layout.addWidget(options, 1)
    dialog.add_buttons(layout, (200, 0))
    dialog.open()
    qtbot.waitExposed(dialog)
    assert dialog.width() <= QGuiApplication.primaryScreen().availableSize().width() - 40
    assert (options.horizontalScrollBar().maximum() > 0) is (n_letters == 1000)


def test_a_dialog_keeps_to_the_screen_that_its_window_is_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = QSize(700, 500)
    beside = SimpleNamespace(availableSize=lambda: small)
    dialog = Dialog("Options", None)
    qtbot.addWidget(dialog)
    monkeypatch.setattr(dialog, "screen", lambda: beside)
    dialog.add_buttons(dialog.add_introduction("Options"), (2000, 2000))
    assert dialog.width() <= small.width()
    assert dialog.height() <= small.height()


@pytest.mark.parametrize(("width_px", "scrolls"), [(900, False), (200, True)])
def test_a_name_stays_readable_in_a_table_that_is_too_narrow_for_all_columns(
    qtbot: QtBot, width_px: int, scrolls: bool
) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    table = DialogTable(root, "Species", ["Species", "Precision over all scores"], stretch=0)
    lay_out(QVBoxLayout(root), table)
    root.resize(width_px, 300)
    root.show()
    qtbot.waitExposed(root)
    table.set_rows([("Two-note piper", "100.0 % (32.9-100.0)")])
    header = table.horizontalHeader()
    assert header.sectionSize(0) >= min(table.sizeHintForColumn(0), 200)
    assert (header.length() > table.viewport().width()) is scrolls
    root.resize(900, 300)
    assert header.length() == table.viewport().width()


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_a_row_can_be_selected_before_a_table_is_shown(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    table = DialogTable(root, "Species", ["Species", "Calls"], stretch=0)
    table.setLayoutDirection(direction)
    table.set_rows([("Robin", "3"), ("Wren", "1")])
    table.selectRow(1)
    assert table.row == 1
    assert [index.row() for index in table.selectionModel().selectedRows()] == [1]


def test_progress_of_a_task_is_shown_whole_where_there_is_room(qtbot: QtBot) -> None:
    line = JobLine(None)
    qtbot.addWidget(line)
    line.follow(Job("Reading the files", quiet=True))

    line.resize(600, line.sizeHint().height())
    line.show()

    assert line.words.text() == "Reading the files"
