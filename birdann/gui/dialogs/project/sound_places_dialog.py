"""Permission to read sound outside the project's folder."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from birdann.gui.dialogs.parts import Cell, Dialog, DialogTable
from birdann.gui.style.icons import icon
from birdann.gui.text.language import number, tr

_WIDTH_PX, _HEIGHT_PX = 640, 340


class SoundPlacesDialog(Dialog):
    """Lists the folders named by a project; none is read unless allowed."""

    allowed = Signal()

    def __init__(self, name: str, folders: Mapping[Path, int], parent: QWidget) -> None:
        super().__init__(tr("Allowed folders"), parent)
        layout = self.lead(
            tr("“{name}” uses sound files outside its own folder").format(name=name),
            tr(
                "This project refers to sound files in folders that its author chose. Allow "
                "them only if you trust the author. Sound files are only read."
            ),
        )
        self.table = DialogTable(
            self, tr("Folders that are named"), (tr("Folder"), tr("Recordings")), stretch=0
        )
        self.table.set_rows(
            [
                [Cell(str(folder), icon=icon("folder")), number(count)]
                for folder, count in sorted(folders.items())
            ],
        )
        layout.addWidget(self.table, 1)
        self.allow_button = QPushButton(tr("Allow and read them"), self)
        self.refuse_button = QPushButton(tr("Go on without sound"), self, default=True)
        self.buttons = QDialogButtonBox(self)
        self.buttons.addButton(self.allow_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.refuse_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(self.allowed)
        layout.addWidget(self.buttons)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self.refuse_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Include both buttons in the tab order; the button box would skip one."""
        super().showEvent(event)
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none
