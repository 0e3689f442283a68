"""Training sources: labelled clips and other projects."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QPushButton, QWidget

from birdann.app.commands.references import Reference
from birdann.gui.dialogs.parts import Dialog, DialogTable
from birdann.gui.text.language import number, tr

_WIDTH_PX, _HEIGHT_PX = 640, 360


class StartDialog(Dialog):
    """Lists training sources; folders and projects can be added and removed."""

    folder_asked = Signal()
    project_asked = Signal()
    removed = Signal(object)

    def __init__(
        self, references: Sequence[Reference], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Training sources"), parent)
        layout = self.lead(
            tr("Add training sources"),
            tr(
                "If you have few lists, add labelled clips (one sub-folder per species) or another "
                "project as training sources. They count as much as they improve predictions on your "
                "own held-out recordings."
            ),
        )
        self._references = tuple(references)
        self.table = DialogTable(
            self,
            tr("Training sources"),
            (tr("Training source"), tr("Species", "several"), tr("Recordings"), tr("Segments")),
            stretch=0,
        )
        self.table.set_rows(
            [
                [
                    one.name,
                    number(len(one.species_ids)),
                    number(one.recordings),
                    number(one.segments),
                ]
                for one in self._references
            ],
        )
        layout.addWidget(self.table, 1)
        self.folder_button = QPushButton(tr("Folder of clips…"), self)
        self.project_button = QPushButton(tr("Another project…"), self)
        self.remove_button = QPushButton(tr("Remove"), self)
        self.folder_button.setDefault(True)
        buttons = (self.folder_button, self.project_button, self.remove_button)
        for button in buttons:
            button.setEnabled(writable)
        self.remove_button.setEnabled(writable and bool(self._references))
        self.folder_button.clicked.connect(lambda: self._ask(self.folder_asked))
        self.project_button.clicked.connect(lambda: self._ask(self.project_asked))
        self.remove_button.clicked.connect(self._remove)
        layout.addWidget(self.closing_buttons(*buttons))
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        if self._references:
            self.table.selectRow(0)
        self.folder_button.setFocus()

    def _ask(self, signal: SignalInstance) -> None:
        self.accept()
        signal.emit()

    def _remove(self) -> None:
        place = self.table.row
        if 0 <= place < len(self._references):
            self.accept()
            self.removed.emit(self._references[place])
