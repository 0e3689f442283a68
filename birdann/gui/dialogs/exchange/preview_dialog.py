"""Base of dialogs that preview an import."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QLabel,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import Dialog, JobLine
from birdann.gui.text.language import tr

_WIDTH_PX, _HEIGHT_PX = 760, 560


class PreviewDialog(Dialog):
    """A table of changes, a summary, and a button to apply them.

    ``import_asked`` carries the choices.
    """

    import_asked = Signal(object, bool)

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)

    def _end_with(self, layout: QVBoxLayout, table: QWidget, *, summary_lines: int) -> None:
        layout.addWidget(table, 1)
        self.summary = QLabel(self, wordWrap=True)
        height_px = self.summary.fontMetrics().height()
        self.summary.setMinimumHeight(summary_lines * height_px)
        layout.addWidget(self.summary)
        self.line = JobLine(self)
        layout.addWidget(self.line)
        self.import_button = self.primary_button(tr("Import"))
        self.import_button.setEnabled(False)
        self.import_button.clicked.connect(self._import)
        layout.addWidget(self.closing_buttons(self.import_button, cancels=True))
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self.finished.connect(lambda _result: self.line.stop())

    def _import(self) -> None:
        raise NotImplementedError
