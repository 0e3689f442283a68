"""What dialogs share that show what a file would bring, and take it in when asked."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import JobLine, keep_on_screen
from birdann.gui.text.language import tr

_WIDTH_PX, _HEIGHT_PX = 760, 560


class PreviewDialog(QDialog):
    """A table of what would change, a summary, and a button that makes it so.

    ``import_asked`` carries what was chosen.
    """

    import_asked = Signal(object, bool)

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)

    def _end_with(self, layout: QVBoxLayout, table: QWidget, *, summary_lines: int) -> None:
        """Put the table, a summary of some lines, the reading job and the buttons last."""
        layout.addWidget(table, 1)
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        height_px = self.summary.fontMetrics().height()
        self.summary.setMinimumHeight(summary_lines * height_px)
        layout.addWidget(self.summary)
        self.line = JobLine(self)
        layout.addWidget(self.line)
        self.import_button = QPushButton(tr("Import"), self)
        self.import_button.setObjectName("primary")
        self.import_button.setEnabled(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.import_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._import)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        keep_on_screen(self, _WIDTH_PX, _HEIGHT_PX)
        self.finished.connect(lambda _result: self.line.stop())

    def _import(self) -> None:
        """Close, and tell what was chosen."""
        raise NotImplementedError
