"""Errors: one sentence and what to do; unexpected ones: what is safe, and a report to save."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.errors import WriteError
from birdann.core.files.outputs import atomic_text
from birdann.gui.dialogs.parts import MARGINS, Dialog
from birdann.gui.keys.mnemonics import set_words
from birdann.gui.runtime.diagnostics import copy_diagnostics, diagnostics
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.style.icons import icon, icon_pixmap
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import in_language, tr

_MIN_WIDTH_PX = 460


class CrashDialog(Dialog):
    """Reports unexpected errors; nothing is sent anywhere."""

    quit_asked = Signal()

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__("birdann", parent)
        self._reports = [details]
        picture = QLabel(self, alignment=Qt.AlignmentFlag.AlignTop)
        picture.setPixmap(
            icon_pixmap("warning", 32, current_theme().warning, self.devicePixelRatio())
        )
        heading = styled(QLabel(tr("Unexpected error"), self), "heading")
        self.words = QLabel(self, wordWrap=True)
        self.words.setMinimumWidth(_MIN_WIDTH_PX)
        words = laid_out(QVBoxLayout(), heading, self.words, spacing=6)
        top = laid_out(QHBoxLayout(), picture, (words, 1), spacing=14)
        self.details = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.details.setAccessibleName(tr("Error report"))
        self.details.setMinimumHeight(180)
        self.details.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(14)
        layout.addLayout(top)
        layout.addWidget(self.details, 1)
        layout.addLayout(self._buttons())
        self.continue_button.setFocus()  # Enter leaves it
        self._show()

    def add(self, details: str) -> None:
        """Add another error, instead of opening a second dialog."""
        self._reports.append(details)
        self._show()

    @property
    def report(self) -> str:
        """The report: versions, errors, latest log messages."""
        return diagnostics("\n\n".join(self._reports))

    def save_to(self, path: Path) -> None:
        try:
            with atomic_text(path) as file:
                file.write(self.report)
        except WriteError as error:
            self.words.setText(in_language(str(error)))
        else:
            self.words.setText(tr("The report is in {path}.").format(path=path))

    def _buttons(self) -> QHBoxLayout:
        self.details_button = QPushButton(tr("Details"), self)
        self.details_button.setCheckable(True)
        self.details_button.toggled.connect(self._show_details)
        self.copy_button = QPushButton(icon("copy"), tr("Copy report"), self)
        self.copy_button.clicked.connect(self._copy)
        self.save_button = QPushButton(tr("Save report…"), self)
        self.save_button.clicked.connect(self._ask_where)
        self.quit_button = QPushButton(tr("Quit birdann"), self)
        self.quit_button.clicked.connect(self._quit)
        self.continue_button = self.primary_button(tr("Continue"))
        self.continue_button.setDefault(True)
        self.continue_button.clicked.connect(self.accept)
        row = QHBoxLayout()
        for button in (self.details_button, self.copy_button, self.save_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.quit_button)
        row.addWidget(self.continue_button)
        return row

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

    def _show_details(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.adjustSize()

    def _copy(self) -> None:
        copy_diagnostics("\n\n".join(self._reports))
        set_words(self.copy_button, tr("Copied"))

    def _ask_where(self) -> None:
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


class ErrorDialog(Dialog):
    """Reports an error, with details behind a button."""

    def __init__(self, text: str, details: str, parent: QWidget | None = None) -> None:
        super().__init__("birdann", parent)
        self._details_text = details
        picture = QLabel(self)
        warning, ratio = current_theme().warning, self.devicePixelRatio()
        picture.setPixmap(icon_pixmap("warning", 32, warning, ratio))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence = QLabel(text, self)
        self.sentence.setWordWrap(True)
        self.sentence.setMinimumWidth(380)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = laid_out(QVBoxLayout(), self.sentence, spacing=6)
        top = laid_out(QHBoxLayout(), picture, (words, 1), spacing=14)
        self.details = QPlainTextEdit(details, self, readOnly=True)
        self.details.setAccessibleName(tr("Details of the error"))
        self.details.setMinimumHeight(160)
        self.details.hide()
        buttons = self.closing_buttons()
        self.copy_button = QPushButton(icon("copy"), tr("Copy diagnostics"), self)
        self.copy_button.clicked.connect(self._copy)
        self.details_button = QPushButton(tr("Details"), self)
        self.details_button.setCheckable(True)
        self.details_button.toggled.connect(self._show_details)
        self.details_button.hide()
        action = QDialogButtonBox.ButtonRole.ActionRole
        if details:  # a box of buttons shows all that it holds
            buttons.addButton(self.details_button, action)
        buttons.addButton(self.copy_button, action)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(14)
        layout.addLayout(top)
        layout.addWidget(self.details, 1)
        layout.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()  # Enter leaves it

    def _show_details(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.adjustSize()

    def _copy(self) -> None:
        copy_diagnostics(f"{self.sentence.text()}\n\n{self._details_text}")
        set_words(self.copy_button, tr("Copied"))
