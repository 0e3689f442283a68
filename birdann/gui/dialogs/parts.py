"""What dialogs are made of: a lead, choices, a table, a line that follows a job."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QButtonGroup,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.keys.mnemonics import KEYED
from birdann.gui.runtime.jobs import Job, JobState
from birdann.gui.text.language import tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_STEPS = 1000
_LINE_PX = 26
_MAX_MEASURED = 60
_INSET_PX = 5
_CHOICE_GAP_PX = 5
_CHOICE_INDENT_PX = 24
MARGINS = (20, 18, 20, 16)


class Cell(str):
    """The text of a cell, with a tooltip and an icon."""

    tip: str
    icon: QIcon | None

    __slots__ = ("icon", "tip")

    def __new__(cls, text: str, tip: str = "", icon: QIcon | None = None) -> "Cell":
        cell = super().__new__(cls, text)
        cell.tip, cell.icon = tip, icon
        return cell


def lead(dialog: QDialog, title: str, text: str = "") -> QVBoxLayout:
    """Return the layout of a dialog, begun with what it is for."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    heading = QLabel(title, dialog)
    heading.setObjectName("heading")
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(*MARGINS)
    layout.setSpacing(10)
    layout.addWidget(heading)
    if text:
        words = QLabel(text, dialog)
        words.setObjectName("muted")
        words.setWordWrap(True)
        layout.addWidget(words)
    return layout


def form_of(rows: Sequence[tuple[str, QWidget | QLayout]]) -> QFormLayout:
    """Return a form of named fields, each name level with its field."""
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for name, field in rows:
        add_row(form, name, field)
    return form


def add_row(form: QFormLayout, name: str, field: QWidget | QLayout) -> None:
    """Add a named field to a form; the name is level with the field, however high that is."""
    label = QLabel(name)
    if isinstance(field, QWidget):
        field.ensurePolished()
        label.setBuddy(field)  # so that a screen reader says the name
        form.addRow(label, field)
    else:
        form.addRow(label, field)
    label.setMinimumHeight(field.sizeHint().height())


def inset(box: QAbstractSpinBox) -> None:
    """Let the text of a number field begin where that of other fields does."""
    box.lineEdit().setTextMargins(_INSET_PX, 0, 0, 0)


class Choices(QWidget):
    """A list to choose one of, with a line under each that explains it.

    Parameters
    ----------
    choices
        (name, title, explanation), in English.
    chosen
        The name to begin with; the first one where it is not among them.
    """

    changed = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str, str]], chosen: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_CHOICE_GAP_PX)
        for place, (name, title, text) in enumerate(choices):
            button = QRadioButton(tr(title), self)
            button.setObjectName(name)
            button.setAccessibleDescription(tr(text))
            button.setChecked(name == chosen or place == 0)
            self._group.addButton(button)
            about = QLabel(tr(text), self)
            about.setObjectName("muted")
            about.setIndent(_CHOICE_INDENT_PX)
            layout.addWidget(button)
            layout.addWidget(about)
        self._group.buttonClicked.connect(lambda button: self.changed.emit(button.objectName()))

    def chosen(self) -> str:
        button = self._group.checkedButton()
        return button.objectName() if button is not None else ""


class LazyRows(QAbstractTableModel):
    """Lines that are made when they come into view, for tables of any length."""

    def __init__(self, headers: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._headers = tuple(headers)
        self._count = 0
        self._cells: Callable[[int], Sequence[str]] = lambda _row: ()

    def set_rows(self, count: int, cells: Callable[[int], Sequence[str]]) -> None:
        """Show other lines; ``cells(row)`` returns the texts of one."""
        self.beginResetModel()
        self._count, self._cells = count, cells
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # noqa: ANN401
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._headers):
            return None
        return self._headers[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if not index.isValid():
            return None
        text = self._cells(index.row())[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(text)
        if role == Qt.ItemDataRole.ToolTipRole:
            return text.tip or str(text) if isinstance(text, Cell) else text
        if role == Qt.ItemDataRole.DecorationRole and isinstance(text, Cell):
            return text.icon
        return None


def lazy_table(
    parent: QWidget, name: str, headers: Sequence[str], *, stretch: int
) -> tuple[QTableView, LazyRows]:
    """Return a table whose lines are made when they come into view, and its model."""
    made = QTableView(parent)
    model = LazyRows(headers, made)
    made.setModel(model)
    _set_up(made, name, len(headers), stretch)
    return made, model


def table(parent: QWidget, name: str, headers: Sequence[str], *, stretch: int) -> QTableWidget:
    """Return a table to read and choose lines from; Tab leaves it."""
    made = QTableWidget(0, len(headers), parent)
    made.setHorizontalHeaderLabels(list(headers))
    _set_up(made, name, len(headers), stretch)
    return made


def _set_up(made: QTableView, name: str, n_columns: int, stretch: int) -> None:
    made.setAccessibleName(name)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setShowGrid(False)
    made.setTabKeyNavigation(False)
    made.setWordWrap(False)
    made.verticalHeader().hide()
    made.verticalHeader().setDefaultSectionSize(_LINE_PX)
    header = made.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setResizeContentsPrecision(_MAX_MEASURED)
    for column in range(n_columns):
        mode = QHeaderView.ResizeMode.ResizeToContents
        header.setSectionResizeMode(
            column, QHeaderView.ResizeMode.Stretch if column == stretch else mode
        )


def fill(made: QTableWidget, rows: Sequence[Sequence[str]]) -> None:
    """Show other lines in a table."""
    made.setRowCount(len(rows))
    for place, cells in enumerate(rows):
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            if isinstance(text, Cell):
                item.setToolTip(text.tip or text)
                if text.icon is not None:
                    item.setIcon(text.icon)
            made.setItem(place, column, item)


def keep_on_screen(dialog: QDialog, width_px: int, height_px: int) -> None:
    """Give a dialog a size, as far as the screen has it; of height 0, what its words take."""
    dialog.ensurePolished()  # what is measured must be plain text by now
    layout = dialog.layout()
    if not height_px and layout is not None:
        height_px = max(layout.totalHeightForWidth(width_px), dialog.sizeHint().height())
    area = QGuiApplication.primaryScreen().availableSize()
    dialog.resize(min(width_px, area.width() - 40), min(height_px, area.height() - 80))


def keyed_button(dialog: QDialog, text: str, *keys: str) -> QPushButton:
    """Return a button of a dialog that keys press as well; the first stands on it."""
    shown = QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
    button = QPushButton(f"{text} ({shown})", dialog)
    button.setAccessibleName(text)
    button.setProperty(KEYED, True)
    button.setAutoDefault(False)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for key in keys:
        QShortcut(QKeySequence(key), dialog, button.click).setAutoRepeat(False)
    return button


class JobLine(QWidget):
    """How a dialog's job is doing, with a button to cancel it; it keeps its room when idle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self.words = QLabel(self)
        self.words.setObjectName("muted")
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(120)
        self.bar.setAccessibleName(tr("Progress of the running job"))
        self.cancel = QPushButton(tr("Cancel the job"), self)
        self.cancel.clicked.connect(self._cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.bar)
        row.addWidget(self.cancel)
        for part in (self.bar, self.cancel):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.hide()

    def follow(self, job: Job) -> None:
        """Show a job until it ends."""
        self._leave()
        self._job = job
        self.bar.setValue(0)
        self.bar.show()
        self.cancel.show()
        job.changed.connect(self._refresh)
        job.finished.connect(self._leave)
        self._refresh()

    def stop(self) -> None:
        """Cancel the job that runs, if one does."""
        job = self._job
        if job is not None:
            self._leave()
            job.on_success = None  # whoever waited for it is gone
            job.cancel()

    def _refresh(self) -> None:
        job = self._job
        if job is None or job.state is JobState.STOPPING:
            return
        self.bar.setValue(round(job.fraction * _STEPS))
        metrics = self.words.fontMetrics()
        text = job.text or job.title
        self.words.setText(
            metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, self.words.width())
        )

    def _leave(self) -> None:
        job, self._job = self._job, None
        if job is None:
            return
        job.changed.disconnect(self._refresh)
        job.finished.disconnect(self._leave)
        self.words.setText(tr("Cancelled.") if job.state is JobState.CANCELLED else "")
        self.bar.hide()
        self.cancel.hide()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.words.setText(tr("Stopping…"))
