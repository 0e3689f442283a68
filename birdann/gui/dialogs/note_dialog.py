"""Entering a note: Enter saves it, and closing asks about unsaved text."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QInputDialog, QMessageBox, QPlainTextEdit, QWidget

from birdann.gui.text.language import tr

_SIZE_PX = (460, 240)


class NoteDialog(QInputDialog):
    """Asks for a text; ``textValueSelected`` carries it."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = text
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setLabelText(
            tr("Enter saves, Shift+Enter starts a new line. An empty note removes the old one.")
        )
        self.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        self.setTextValue(text)
        self.setOkButtonText(tr("Save"))
        self.resize(*_SIZE_PX)  # room for the title and some sentences
        for editor in self.findChildren(QPlainTextEdit):
            editor.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter without Shift press the save button."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            if is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.accept()
                return True
        return super().eventFilter(watched, event)

    def reject(self) -> None:
        """Close, after asking if text was entered."""
        if self.textValue().strip() == self._before.strip():
            super().reject()
            return
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.windowTitle(),
            tr("Save this note?"),
            QMessageBox.StandardButton.Save
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Cancel,
            self,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setDefaultButton(QMessageBox.StandardButton.Save)
        box.button(QMessageBox.StandardButton.Save).clicked.connect(self.accept)
        box.button(QMessageBox.StandardButton.Discard).clicked.connect(super().reject)
        box.open()
