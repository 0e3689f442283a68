"""Message boxes: errors, reports and short notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMainWindow, QMessageBox, QPushButton

from birdann.gui.text.announcing import announce
from birdann.gui.text.language import translate_message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from birdann.gui.dialogs.program.outcome_dialogs import CrashDialog, ErrorDialog

_NOTE_MS = 6000


class _Question(QMessageBox):
    """A message box whose letter shortcuts require Alt.

    Qt also accepts plain letters, so that a user who is typing would answer a new message box
    unseen.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if modifiers or not event.text().isalnum():
            super().keyPressEvent(event)


def _answer_otherwise(box: QMessageBox, button: QPushButton) -> None:
    """Make a harmless button the answer to Enter and Esc."""
    box.setDefaultButton(button)
    box.setEscapeButton(button)


class Messages:
    """Shows message boxes without blocking the event loop.

    Messages of lower layers are translated here.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.error: ErrorDialog | None = None
        self.crash: CrashDialog | None = None

    def fail(self, sentence: str, details: str = "") -> None:
        from birdann.gui.dialogs.program.outcome_dialogs import ErrorDialog

        if not sentence:
            self._show_crash(details)
            return
        if self.error is not None:
            self.error.close()
        dialog = ErrorDialog(translate_message(sentence), details, self._window)
        dialog.finished.connect(self._forget)
        self.error = dialog
        dialog.open()

    def note(self, text: str) -> None:
        words = translate_message(text)
        self._window.statusBar().showMessage(words, _NOTE_MS)
        announce(self._window.statusBar(), words)

    def report(
        self,
        title: str,
        summary: str,
        rows: Sequence[tuple[str, str]],
        columns: tuple[str, str],
        *,
        again: Callable[[], object] | None = None,
    ) -> QDialog:
        from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog

        lines = [(translate_message(name), translate_message(what)) for name, what in rows]
        dialog = ListReportDialog(title, summary, lines, columns=columns, parent=self._window)
        if again is not None:
            dialog.offer_again(again)
        return dialog.open_connected()

    def ask(
        self, question: str, detail: str, yes: str, no: str, on_yes: Callable[[], object]
    ) -> QMessageBox:
        box = self._question_box(QMessageBox.Icon.Question, question, detail)
        _answer_otherwise(box, box.addButton(no, QMessageBox.ButtonRole.RejectRole))
        box.addButton(yes, QMessageBox.ButtonRole.AcceptRole).clicked.connect(on_yes)
        box.open()
        return box

    def decide(
        self,
        question: str,
        detail: str,
        answers: Sequence[tuple[str, Callable[[], object]]],
        *,
        is_first_likely: bool = False,
        is_done: bool = False,
    ) -> QMessageBox:
        """Ask a question; Esc gives no answer, and Enter the first one if that is likely.

        Where it follows what ``is_done``, the button without an answer closes, and cancels nothing.
        """
        box = self._question_box(QMessageBox.Icon.Question, question, detail, answers)
        buttons = QMessageBox.StandardButton
        _answer_otherwise(box, box.addButton(buttons.Close if is_done else buttons.Cancel))
        if is_first_likely:
            box.setDefaultButton(
                next(b for b in box.findChildren(QPushButton) if b.text() == answers[0][0])
            )
        box.open()
        return box

    def choose(
        self, problem: str, detail: str, answers: Sequence[tuple[str, Callable[[], object]]]
    ) -> QMessageBox:
        """Report a problem and offer remedies, besides Cancel."""
        box = self._question_box(QMessageBox.Icon.Warning, problem, detail, answers)
        _answer_otherwise(box, box.addButton(QMessageBox.StandardButton.Close))
        box.open()
        return box

    def close_all(self) -> None:
        for dialog in self._window.findChildren(QDialog):
            dialog.close()

    def _question_box(
        self,
        icon: QMessageBox.Icon,
        question: str,
        detail: str,
        answers: Sequence[tuple[str, Callable[[], object]]] = (),
    ) -> QMessageBox:
        box = _Question(self._window)
        box.setWindowTitle("birdann")
        box.setIcon(icon)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(question)
        box.setInformativeText(translate_message(detail))
        for text, follow in answers:
            box.addButton(text, QMessageBox.ButtonRole.ActionRole).clicked.connect(follow)
        box.finished.connect(box.deleteLater)
        return box

    def _show_crash(self, details: str) -> None:
        from birdann.gui.dialogs.program.outcome_dialogs import CrashDialog

        if self.crash is not None:
            self.crash.add(details)
            return
        self.crash = CrashDialog(details, self._window)
        self.crash.quit_asked.connect(self._window.close)
        self.crash.finished.connect(self._forget_crash)
        self.crash.open()

    def _forget(self) -> None:
        self.error = None

    def _forget_crash(self) -> None:
        self.crash = None
