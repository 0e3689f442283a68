"""All models of a project side by side; one of them is in use."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from birdann.app.learning.runs import RunSummary
from birdann.gui.dialogs.parts import MARGINS
from birdann.gui.item_models.runs import COLUMNS, RunsModel
from birdann.gui.text.language import tr

_WIDTH_PX, _HEIGHT_PX = 940, 360


class RunsDialog(QDialog):
    """Compares models and returns to an earlier one."""

    use_asked = Signal(object)

    def __init__(
        self, summaries: Sequence[RunSummary], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Compare models"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_WIDTH_PX, _HEIGHT_PX)
        self._writable = writable
        lead = QLabel(
            tr(
                "The ticked model is in use: in the picture, in the questions and in exports. "
                "You may return to an earlier one; it stays in use until you train again. "
                "Your labels are never changed by this."
            )
        )
        lead.setWordWrap(True)
        self.model = RunsModel(self)
        self.table = QTableView(self)
        self._set_up_table()
        self.use_button = QPushButton(tr("Use this model"), self)
        self.use_button.setObjectName("primary")
        self.use_button.clicked.connect(self._use)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.use_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(10)
        layout.addWidget(lead)
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)
        self.set_summaries(summaries)

    def set_summaries(self, summaries: Sequence[RunSummary]) -> None:
        """Show the runs as they are now, the one in use selected."""
        self.model.set_summaries(summaries)
        self.table.selectRow(self.model.shown_place())
        self._offer()

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(tr("Models of this project"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(28)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(COLUMNS) - 1, QHeaderView.ResizeMode.Stretch)
        table.selectionModel().selectionChanged.connect(lambda *_: self._offer())
        table.doubleClicked.connect(lambda _index: self._use())

    def _offer(self) -> None:
        place = self.table.currentIndex().row()
        self.use_button.setEnabled(self._writable and self.model.can_be_shown(place))

    def _use(self) -> None:
        place = self.table.currentIndex().row()
        run_id = self.model.run_at(place)
        if run_id is not None and self.use_button.isEnabled():
            self.use_asked.emit(run_id)
            self.accept()
