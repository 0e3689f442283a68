"""Outcomes: errors, expected or not, and the exceptions of an action on many files."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.errors import WriteError
from birdann.core.files.outputs import atomic_text
from birdann.gui.dialogs.parts import MARGINS, Dialog, DialogTable
from birdann.gui.keys.key_map import set_words
from birdann.gui.runtime.diagnostics import copy_diagnostics, diagnostics
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon, icon_pixmap
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import tr, translate_message


class _TroubleDialog(Dialog):
    """Words beside a warning sign, with details behind a button and a button to copy them."""

    def __init__(
        self, details: str, copy: str, min_px: tuple[int, int], parent: QWidget | None
    ) -> None:
        super().__init__("birdann", parent)
        self.words = with_style(QLabel(self, wordWrap=True), minimumWidth=min_px[0])
        self.details = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.details.setAccessibleName(details)
        self.details.setMinimumHeight(min_px[1])
        self.details.hide()
        self.details_button = with_style(QPushButton(tr("Details"), self), checkable=True)
        self.details_button.toggled.connect(self._show_details)
        self.copy_button = with_style(QPushButton(icon("copy"), copy, self), clicked=self._copy)

    def _lay_out(self, words: QWidget | QLayout, buttons: QWidget | QLayout) -> None:
        picture = QLabel(self, alignment=Qt.AlignmentFlag.AlignTop)
        warning, ratio = current_theme().warning, self.devicePixelRatio()
        picture.setPixmap(icon_pixmap("warning", 32, warning, ratio))
        top = lay_out(QHBoxLayout(), picture, (words, 1), spacing=14)
        column = QVBoxLayout(self)
        lay_out(column, top, (self.details, 1), buttons, margins=MARGINS, spacing=14)

    def _details(self) -> str:
        raise NotImplementedError

    def _show_details(self, is_visible: bool) -> None:
        self.details.setVisible(is_visible)
        self.adjustSize()

    def _copy(self) -> None:
        copy_diagnostics(self._details())
        set_words(self.copy_button, tr("Copied"))


class CrashDialog(_TroubleDialog):
    """Reports unexpected errors; nothing is sent anywhere."""

    quit_asked = Signal()

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Error report"), tr("Copy report"), (460, 180), parent)
        self._reports = [details]
        heading = with_style(QLabel(tr("Unexpected error"), self), "heading")
        self.save_button = self.button(tr("Save report…"), self._ask_path)
        self.quit_button = self.button(tr("Quit birdann"), self._quit)
        self.continue_button = self.primary_button(tr("Continue"), self.accept, default=True)
        kept = (self.details_button, self.copy_button, self.save_button)
        buttons = lay_out(QHBoxLayout(), *kept, 1, self.quit_button, self.continue_button)
        self._lay_out(lay_out(QVBoxLayout(), heading, self.words, spacing=6), buttons)
        self.continue_button.setFocus()  # Enter leaves it
        self._show()

    def add(self, details: str) -> None:
        """Add another error, instead of opening a second dialog."""
        self._reports.append(details)
        self._show()

    @property
    def report(self) -> str:
        """The report: versions, errors, latest log messages."""
        return diagnostics(self._details())

    def save_to(self, path: Path) -> None:
        try:
            with atomic_text(path) as file:
                file.write(self.report)
        except WriteError as error:
            self.words.setText(translate_message(str(error)))
        else:
            self.words.setText(tr("The report is in {path}.").format(path=path))

    def _details(self) -> str:
        return "\n\n".join(self._reports)

    def _show(self) -> None:
        sentences = [
            tr("Everything that you tagged, labelled or drew is saved up to your last edit."),
            tr("A running task may have stopped. Start it again."),
            tr("You can save a text report for the developers. birdann never sends data."),
        ]
        if len(self._reports) > 1:
            sentences.insert(0, tr("Occurred %Ln times.", "", len(self._reports)))
        self.words.setText(" ".join(sentences))
        self.details.setPlainText(self.report)

    def _ask_path(self) -> None:
        dialog = QFileDialog(self, tr("Save report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(tr("Text files (*.txt)"))
        dialog.setDefaultSuffix("txt")
        dialog.selectFile("birdann report.txt")
        dialog.fileSelected.connect(lambda path: self.save_to(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _quit(self) -> None:
        self.accept()
        self.quit_asked.emit()


class ErrorDialog(_TroubleDialog):
    """Reports an error, with details behind a button."""

    def __init__(self, text: str, details: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Details of the error"), tr("Copy diagnostics"), (380, 160), parent)
        self.words.setText(text)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details.setPlainText(details)
        self.details_button.setVisible(bool(details))
        first_buttons = (
            [self.details_button] if details else []
        )  # a box of buttons shows all it holds
        buttons = self.closing_buttons(*first_buttons, self.copy_button)
        self._lay_out(self.words, buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()  # Enter leaves it

    def _details(self) -> str:
        return f"{self.words.text()}\n\n{self.details.toPlainText()}"


_WIDTH_PX, _HEIGHT_PX, _FIRST_COLUMN_PX = 760, 420, 220


class ListReportDialog(Dialog):
    """Summarises successes in a sentence, and lists failures."""

    def __init__(
        self,
        title: str,
        summary: str,
        rows: Sequence[tuple[str, str]],
        *,
        columns: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self._rows = tuple(rows)
        self.summary = QLabel(summary, self, wordWrap=True)
        self.table = DialogTable(self, title, columns, stretch=1, wraps=True)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        self.table.setColumnWidth(0, _FIRST_COLUMN_PX)
        self.table.set_rows(rows)
        self.table.setColumnHidden(0, not any(name for name, _ in rows))
        self.table.setVisible(bool(rows))
        self._buttons = buttons = self.closing_buttons()
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        if rows:
            copy = self.button(tr("Copy the list"), self._copy)
            copy.setIcon(icon("copy"))
            buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        parts = (self.summary, (self.table, 1), buttons)
        lay_out(QVBoxLayout(self), *parts, margins=MARGINS, spacing=12)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX if rows else 0)

    def offer_again(self, again: Callable[[], object]) -> None:
        """Offer to retry the failures."""
        self.again_button = with_style(
            QPushButton(tr("Try these again"), self), clicked=self.accept
        )
        self.again_button.clicked.connect(lambda _on: again())
        self._buttons.addButton(self.again_button, QDialogButtonBox.ButtonRole.ActionRole)

    def _copy(self) -> None:
        lines = ["\t".join(cells) for cells in self._rows]
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
