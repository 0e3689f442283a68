"""Version, licence and credits."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

import birdann
from birdann.gui.dialogs.parts import Dialog
from birdann.gui.keys.mnemonics import set_words
from birdann.gui.runtime.diagnostics import copy_diagnostics, log_path, version_lines
from birdann.gui.style.icons import app_pixmap, icon
from birdann.gui.text.language import tr

_MARK_PX = 72


class AboutDialog(Dialog):
    """Version, licence, sources, and location of the log."""

    licences_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("About birdann"), parent)
        mark = QLabel(self)
        mark.setPixmap(app_pixmap(_MARK_PX, self.devicePixelRatio()))
        mark.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = QLabel(f"birdann {birdann.__version__}", self)
        title.setObjectName("lead")
        self.log = _muted(tr("Log: {path}").format(path=log_path()), self)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(title)
        for text in _sentences():
            label = QLabel(text, self)
            label.setWordWrap(True)
            label.setMinimumWidth(400)
            words.addWidget(label)
        words.addWidget(_muted("\n".join(version_lines()[1:]), self))
        words.addWidget(self.log)
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(mark)
        top.addLayout(words, 1)
        self.copy_button = QPushButton(icon("copy"), tr("Copy diagnostics"), self)
        self.copy_button.clicked.connect(self._copy)
        self.licences_button = QPushButton(tr("Licences…"), self)
        self.licences_button.clicked.connect(self.licences_asked)
        buttons = self.closing_buttons(self.copy_button, self.licences_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 16)
        layout.setSpacing(16)
        layout.addLayout(top)
        layout.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()  # Enter leaves it

    def _copy(self) -> None:
        copy_diagnostics()
        set_words(self.copy_button, tr("Copied"))


def _sentences() -> Sequence[str]:
    return (
        tr("Tag the species of each recording; birdann labels every call in it."),
        tr(
            "It learns by multi-instance multi-label learning after Briggs, Fern and Raich "
            "(KDD 2012) and Pham, Raich and Fern (2017)."
        ),
        tr("Free software under the BSD 3-clause licence. It never uses the network."),
    )


def _muted(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setObjectName("muted")
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
