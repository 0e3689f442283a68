"""An error: one sentence, what to do, details on request."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import Dialog
from birdann.gui.keys.mnemonics import set_words
from birdann.gui.runtime.diagnostics import copy_diagnostics
from birdann.gui.style.declared import laid_out
from birdann.gui.style.icons import icon, icon_pixmap
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import tr


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
