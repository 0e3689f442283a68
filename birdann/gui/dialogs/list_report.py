"""The outcome of something done to many files: a sentence, and the exceptions as a table."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.icons import icon
from birdann.gui.language import tr


class ListReportDialog(QDialog):
    """Says what worked in a sentence, and lists what did not."""

    def __init__(
        self,
        title: str,
        summary: str,
        rows: Sequence[tuple[str, str]],
        *,
        columns: tuple[str, str] = ("What", "Why"),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(640, 360 if rows else 120)
        self.summary = QLabel(summary, self)
        self.summary.setWordWrap(True)
        self.table = QTableWidget(len(rows), 2, self)
        self.table.setHorizontalHeaderLabels(list(columns))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.setAccessibleName(title)
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(0, 240)
        for place, cells in enumerate(rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.table.setItem(place, column, item)
        self.table.setVisible(bool(rows))
        self._rows = tuple(rows)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        if rows:
            copy = QPushButton(icon("copy"), tr("Copy the list"), self)
            copy.clicked.connect(self._copy)
            buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(12)
        layout.addWidget(self.summary)
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)

    def _copy(self) -> None:
        from PySide6.QtGui import QGuiApplication

        lines = ["\t".join(cells) for cells in self._rows]
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
