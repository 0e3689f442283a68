"""Version, licences and credits."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

import birdann
from birdann.app.licences import Licence
from birdann.gui.dialogs.parts import MARGINS, Dialog
from birdann.gui.keys.key_map import set_words
from birdann.gui.runtime.diagnostics import copy_diagnostics, log_path, version_lines
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import app_pixmap, icon
from birdann.gui.text.language import tr

_MARK_PX = 72


class AboutDialog(Dialog):
    """Version, licence, sources, and location of the log."""

    licences_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("About birdann"), parent)
        mark = QLabel(self, alignment=Qt.AlignmentFlag.AlignTop)
        mark.setPixmap(app_pixmap(_MARK_PX, self.devicePixelRatio()))
        title = with_style(QLabel(f"birdann {birdann.__version__}", self), "lead")
        self.log = _muted(tr("Log: {path}").format(path=log_path()), self)
        words = lay_out(QVBoxLayout(), title, spacing=8)
        for text in _sentences():
            label = with_style(QLabel(text, self, wordWrap=True), minimumWidth=400)
            words.addWidget(label)
        words.addWidget(_muted("\n".join(version_lines()[1:]), self))
        words.addWidget(self.log)
        top = lay_out(QHBoxLayout(), mark, (words, 1), spacing=18)
        self.copy_button = QPushButton(icon("copy"), tr("Copy diagnostics"), self)
        self.copy_button.clicked.connect(self._copy)
        self.licences_button = self.button(tr("Licences…"), self.licences_asked.emit)
        buttons = self.closing_buttons(self.copy_button, self.licences_button)
        lay_out(QVBoxLayout(self), top, buttons, margins=(22, 20, 22, 16), spacing=16)
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
    label = with_style(QLabel(text, parent, wordWrap=True), "muted")
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


_WIDTH_PX, _HEIGHT_PX, _LIST_PX = 860, 600, 260


class LicencesDialog(Dialog):
    """Lists components with their licences; shows the text of one."""

    def __init__(self, licences: Sequence[Licence], parent: QWidget | None = None) -> None:
        super().__init__(tr("Licences"), parent)
        self._licences = tuple(licences)
        lead = QLabel(
            tr(
                "birdann is free software. Qt, which draws this window, is used under the LGPL: "
                "its libraries are unchanged and you may replace them. See PySide6 in the list."
            ),
            self,
        )
        lead.setWordWrap(True)
        self.list = with_style(QListWidget(self), name=tr("Parts of the program"))
        for licence in licences:
            self.list.addItem(f"{licence.name} {licence.version}")
        self.terms = with_style(QLabel(self), "heading")
        text = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.text = with_style(text, name=tr("Text of the licence"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        page = QWidget(self)
        lay_out(QVBoxLayout(page), self.terms, (self.text, 1), margins=(8, 0, 0, 0))
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(self.list)
        split.addWidget(page)
        split.setSizes([_LIST_PX, _WIDTH_PX - _LIST_PX])
        split.setChildrenCollapsible(False)
        parts = (lead, (split, 1), self.closing_buttons())
        lay_out(QVBoxLayout(self), *parts, margins=MARGINS, spacing=12)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)

    def _show(self, index: int) -> None:
        if 0 <= index < len(self._licences):
            one = self._licences[index]
            self.terms.setText(one.licence)
            self.text.setPlainText(one.text or tr("This part brings no text of its own."))
