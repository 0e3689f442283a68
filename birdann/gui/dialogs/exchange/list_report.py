"""Outcome of an action on many files: a sentence, and the exceptions as a table."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import MARGINS, Dialog, DialogTable
from birdann.gui.style.declared import laid_out
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr

_WIDTH_PX, _HEIGHT_PX, _FIRST_COLUMN_PX = 760, 420, 220


class ListReportDialog(Dialog):
    """Summarises successes in a sentence, and lists failures."""

    def __init__(
        self,
        title: str,
        summary: str,
        rows: Sequence[tuple[str, str]],
        *,
        columns: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self._rows = tuple(rows)
        self.summary = QLabel(summary, self, wordWrap=True)
        self.table = DialogTable(self, title, columns, stretch=1)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        self.table.setColumnWidth(0, _FIRST_COLUMN_PX)
        self.table.setObjectName("wrapped")
        self.table.setWordWrap(True)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.set_rows(rows)
        self.table.setColumnHidden(0, not any(name for name, _ in rows))
        self.table.setVisible(bool(rows))
        self._buttons = buttons = self.closing_buttons()
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        if rows:
            copy = self.button(tr("Copy the list"), self._copy)
            copy.setIcon(icon("copy"))
            buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        parts = (self.summary, (self.table, 1), buttons)
        laid_out(QVBoxLayout(self), *parts, margins=MARGINS, spacing=12)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX if rows else 0)

    def offer_again(self, again: Callable[[], object]) -> None:
        """Offer to retry the failures."""
        self.again_button = QPushButton(tr("Try these again"), self)
        self.again_button.clicked.connect(self.accept)
        self.again_button.clicked.connect(lambda _on: again())
        self._buttons.addButton(self.again_button, QDialogButtonBox.ButtonRole.ActionRole)

    def _copy(self) -> None:
        lines = ["\t".join(cells) for cells in self._rows]
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
