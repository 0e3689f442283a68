"""The keyboard is watched in dialogs that Qt makes for itself too."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from tests.gui.reviewing import activate


def test_the_question_of_a_file_dialog_takes_the_keyboard(opened, tmp_path, qtbot, monkeypatch):
    """Where a file is there already: a dialog within a dialog, which ends with its answer."""
    activate(opened, qtbot)
    there = tmp_path / "there.csv"
    there.write_text("x")
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
    assert opened.shell.messages.crash is None
    dialog.reject()
