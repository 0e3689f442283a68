"""Licences of birdann and its dependencies."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from birdann.app.licences import Licence
from birdann.gui.dialogs.parts import MARGINS, Dialog
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.text.language import tr

_WIDTH_PX, _HEIGHT_PX, _LIST_PX = 860, 600, 260


class LicencesDialog(Dialog):
    """Lists components with their licences; shows the text of one."""

    def __init__(self, licences: Sequence[Licence], parent: QWidget | None = None) -> None:
        super().__init__(tr("Licences"), parent)
        self._licences = tuple(licences)
        lead = QLabel(
            tr(
                "birdann is free software. Qt, which draws this window, is used under the LGPL: "
                "its libraries are unchanged and you may replace them; see PySide6 in the list."
            ),
            self,
        )
        lead.setWordWrap(True)
        self.list = styled(QListWidget(self), name=tr("Parts of the program"))
        for one in licences:
            self.list.addItem(f"{one.name} {one.version}")
        self.terms = styled(QLabel(self), "heading")
        self.text = styled(QPlainTextEdit(self), name=tr("Text of the licence"))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        page = QWidget(self)
        laid_out(QVBoxLayout(page), self.terms, (self.text, 1), margins=(8, 0, 0, 0))
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(self.list)
        split.addWidget(page)
        split.setSizes([_LIST_PX, _WIDTH_PX - _LIST_PX])
        split.setChildrenCollapsible(False)
        buttons = self.closing_buttons()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(12)
        layout.addWidget(lead)
        layout.addWidget(split, 1)
        layout.addWidget(buttons)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)

    def _show(self, place: int) -> None:
        if 0 <= place < len(self._licences):
            one = self._licences[place]
            self.terms.setText(one.licence)
            self.text.setPlainText(one.text or tr("This part brings no text of its own."))
