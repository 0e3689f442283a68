"""What birdann is, in which version, and whose work it stands on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

import birdann
from birdann.gui.diagnostics import copy_diagnostics, version_lines
from birdann.gui.icons import app_pixmap, icon
from birdann.gui.language import mark, tr

_TEXT = mark(
    "Tag the species of each recording; birdann labels every call in it. "
    "It learns by multi-instance multi-label learning after Briggs, Fern and Raich "
    "(KDD 2012) and Pham, Raich and Fern (2017)."
)


class AboutDialog(QDialog):
    """Version, licence, sources."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About birdann"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        mark = QLabel(self)
        mark.setPixmap(app_pixmap(72, self.devicePixelRatio()))
        mark.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = QLabel(f"birdann {birdann.__version__}", self)
        title.setObjectName("lead")
        text = QLabel(tr(_TEXT), self)
        text.setWordWrap(True)
        text.setMinimumWidth(380)
        licence = QLabel(tr("Free software under the BSD 3-clause licence."), self)
        licence.setObjectName("muted")
        versions = QLabel("\n".join(version_lines()[1:]), self)
        versions.setObjectName("muted")
        versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QVBoxLayout()
        words.setSpacing(8)
        for label in (title, text, licence, versions):
            words.addWidget(label)
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(mark)
        top.addLayout(words, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.copy_button = QPushButton(icon("copy"), tr("Copy diagnostics"), self)
        self.copy_button.clicked.connect(self._copy)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 16)
        layout.setSpacing(16)
        layout.addLayout(top)
        layout.addWidget(buttons)

    def _copy(self) -> None:
        copy_diagnostics()
        self.copy_button.setText(tr("Copied"))
