"""Building blocks of dialogs: introduction, choices, tables, progress of a job."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

from PySide6.QtCore import (
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.item_models.table_rows import ColumnHeading, TableRows
from birdann.gui.runtime.jobs import Job, JobState
from birdann.gui.style.declared import ChoiceBox, Scrolled, lay_out, table_of_lines, with_style
from birdann.gui.text.language import tr

_STEPS = 1000
_SUMMARY_LINES = 3
_LINE_PX = 26
_MAX_MEASURED = 60
_LEAST_STRETCHED_PX = 200
_INSET_PX = 5
_CHOICE_GAP_PX = 5
_CHOICE_INDENT_PX = 24
_BESIDE_OPTIONS_PX = 100
MARGINS = (20, 18, 20, 16)


N = TypeVar("N", QSpinBox, QDoubleSpinBox)


def form_of(rows: Sequence[tuple[str, QWidget | QLayout]]) -> QFormLayout:
    """Return a form of labelled fields, with labels level with their fields."""
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for name, field in rows:
        add_row(form, name, field)
    return form


def add_row(form: QFormLayout, name: str, field: QWidget | QLayout) -> None:
    """Add a labelled field to a form; the label is level with the field, whatever its height."""
    label = QLabel(name)
    if isinstance(field, QWidget):
        field.ensurePolished()
        label.setBuddy(field)  # so that a screen reader says the name
        form.addRow(label, field)
    else:
        form.addRow(label, field)
    label.setMinimumHeight(field.sizeHint().height())


def whole_number(
    parent: QWidget,
    name: str,
    low: int,
    high: int,
    value: int,
    *,
    step: int = 1,
    suffix: str = "",
    at_low: str = "",
) -> QSpinBox:
    """Return a field for a whole number, with a name for screen readers and a text for ``low``."""
    box = QSpinBox(parent, suffix=suffix, minimum=low, maximum=high, singleStep=step, value=value)
    return _number(box, name, at_low)


def real_number(
    parent: QWidget,
    name: str,
    low: float,
    high: float,
    value: float,
    *,
    step: float = 1.0,
    decimals: int = 1,
    suffix: str = "",
    at_low: str = "",
) -> QDoubleSpinBox:
    """Return a field for a number with decimals, as ``whole_number`` does."""
    box = QDoubleSpinBox(
        parent, suffix=suffix, decimals=decimals, minimum=low, maximum=high, singleStep=step,
        value=value,
    )  # fmt: skip
    return _number(box, name, at_low)


def inset(box: QAbstractSpinBox) -> None:
    """Align the text of a number field with that of other fields."""
    box.lineEdit().setTextMargins(_INSET_PX, 0, 0, 0)


def _number(box: N, name: str, at_low: str) -> N:
    inset(box)
    box.setSpecialValueText(at_low)
    box.setAccessibleName(name)
    return box


def choice(
    parent: QWidget, name: str, titles: Mapping[Any, str], chosen: object = None
) -> ChoiceBox:
    """Return a choice among values by their titles, with a name for screen readers."""
    box = with_style(ChoiceBox(parent, titles), name=name, tip=name)
    box.choose(chosen)
    return box


class Choices(QWidget):
    """Radio buttons with an explanation under each.

    Parameters
    ----------
    choices
        (name, title, explanation), in English.
    chosen
        The name to begin with; the first one where it is not among them.

    Attributes
    ----------
    buttons
        The button of each name.
    """

    changed = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str, str]], chosen: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QRadioButton] = {}
        group = QButtonGroup(self)
        layout = lay_out(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=_CHOICE_GAP_PX)
        for index, (name, title, text) in enumerate(choices):
            button = with_style(QRadioButton(tr(title), self), accessibleDescription=tr(text))
            button.setChecked(name == chosen or index == 0)
            button.clicked.connect(lambda _on, name=name: self.changed.emit(name))
            group.addButton(button)
            about = with_style(QLabel(tr(text), self, indent=_CHOICE_INDENT_PX), "muted")
            lay_out(layout, button, about)
            self.buttons[name] = button

    def chosen_name(self) -> str:
        return next(name for name, button in self.buttons.items() if button.isChecked())


class DialogTable(QTableView):
    """A table to read and choose lines from; Tab leaves it.

    Parameters
    ----------
    columns
        A title alone stands for a column of texts.
    stretch
        The column that takes the remaining width, or those that share it.
    wraps
        Whether rows are as high as their texts need.
    """

    chosen_changed = Signal()

    def __init__(
        self,
        parent: QWidget,
        name: str,
        columns: Sequence[ColumnHeading | str],
        *,
        stretch: int | Sequence[int],
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("wrapped" if wraps else "")  # Qt styles items when it measures them
        self._model = TableRows(
            [ColumnHeading(c) if isinstance(c, str) else c for c in columns], self
        )
        self.setModel(self._model)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        self.setWordWrap(wraps)
        header = table_of_lines(self, name, _LINE_PX)
        if wraps:
            self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(_MAX_MEASURED)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._stretched = (stretch,) if isinstance(stretch, int) else tuple(stretch)
        self._distribute_width()

    def set_rows(self, rows: Sequence[Any], cells: Callable[[Any], Sequence[str]] = tuple) -> None:
        """Replace the rows; ``cells`` makes the texts of a row when it comes into view."""
        self._model.set_rows(rows, cells)
        self._distribute_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._distribute_width()

    def _distribute_width(self) -> None:
        """Stretch columns over the remaining width; the table scrolls if their texts need more."""
        header = self.horizontalHeader()
        others = set(range(self._model.columnCount())) - set(self._stretched)
        room_px = self.viewport().width() - sum(map(header.sectionSize, others))
        least_px = {
            column: min(_LEAST_STRETCHED_PX, self.sizeHintForColumn(column))
            for column in self._stretched
            if not header.isSectionHidden(column)
        }
        fits = room_px >= sum(least_px.values())
        for column, px in least_px.items():
            if fits:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                header.resizeSection(column, px)

    @property
    def n_rows(self) -> int:
        return self._model.rowCount()

    @property
    def row(self) -> int:
        """The selected row, or -1."""
        return self.currentIndex().row()

    def selectRow(self, row: int) -> None:
        """Select a row; Qt's own finds none from right to left before columns have their widths."""
        self.setCurrentIndex(self._model.index(row, 0))

    @property
    def selected_value(self) -> Any:  # noqa: ANN401 - whatever was set
        """Value of the selected row, or None."""
        return self._model.row_at(self.row)

    def text(self, row: int, column: int) -> str:
        return str(self._model.index(row, column).data())


class Dialog(QDialog):
    """Base of dialogs, with their common parts."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def open_connected(self, **slots: Callable[..., object]) -> Self:
        """Open, after connecting signals by their names; return the dialog."""
        for name, slot in slots.items():
            getattr(self, name).connect(slot)
        self.open()
        return self

    def done(self, result: int) -> None:
        """Close, and return the keyboard focus to the window: not every window manager does."""
        parent, was_active = self.parentWidget(), self.isActiveWindow()
        super().done(result)
        if was_active and parent is not None and not QApplication.activeWindow():
            parent.activateWindow()

    def add_introduction(self, title: str, text: str = "") -> QVBoxLayout:
        """Return the layout of the dialog, starting with its introduction."""
        heading = with_style(QLabel(title, self), "heading")
        layout = lay_out(QVBoxLayout(self), heading, margins=MARGINS, spacing=10)
        if text:
            words = with_style(QLabel(text, self, wordWrap=True), "muted")
            layout.addWidget(words)
        return layout

    def button(self, text: str, act: Callable[[], object], *, tip: str = "") -> QPushButton:
        button = with_style(QPushButton(text, self), tip=tip, clicked=lambda _checked=False: act())
        return button

    def primary_button(
        self, text: str, act: Callable[[], object], *, default: bool = False
    ) -> QPushButton:
        button = self.button(text, act)
        button.setObjectName("primary")
        button.setDefault(default)
        return button

    def closing_buttons(self, *actions: QPushButton, cancels: bool = False) -> QDialogButtonBox:
        """Return the bottom row: actions and Close, or OK and Cancel."""
        standard, role = QDialogButtonBox.StandardButton, QDialogButtonBox.ButtonRole
        box = QDialogButtonBox(standard.Cancel if cancels else standard.Close, self)
        for action in actions:
            box.addButton(action, role.AcceptRole if cancels else role.ActionRole)
        box.rejected.connect(self.reject)
        return box

    def add_buttons(
        self,
        layout: QVBoxLayout,
        size_px: tuple[int, int],
        *actions: QPushButton,
        cancels: bool = False,
    ) -> QDialogButtonBox:
        """Add the bottom row, and set the size as ``keep_on_screen`` does."""
        box = self.closing_buttons(*actions, cancels=cancels)
        layout.addWidget(box)
        self.keep_on_screen(*size_px)
        return box

    def add_words(self, layout: QLayout, *, lines: int = 0, muted: bool = False) -> QLabel:
        words = QLabel(self, wordWrap=True)
        words.setMinimumHeight(lines * words.fontMetrics().height())
        if muted:
            words.setObjectName("muted")
        layout.addWidget(words)
        return words

    def keep_on_screen(self, width_px: int, height_px: int) -> None:
        """Set the size, limited to the screen; height 0 fits the content."""
        self.ensurePolished()  # what is measured must be plain text by now
        layout = self.layout()
        width_px = max(width_px, self.minimumSizeHint().width())
        if not height_px and layout is not None:
            height_px = max(layout.totalHeightForWidth(width_px), self.sizeHint().height())
        area = self.screen().availableSize()
        self.resize(min(width_px, area.width() - 40), min(height_px, area.height() - 80))


class ScrolledOptions(Scrolled):
    """Options that scroll where the screen is too small for all of them."""

    def minimumSizeHint(self) -> QSize:
        bar_px = self.verticalScrollBar().sizeHint().width()
        wanted_px = self._content.minimumSizeHint().width() + bar_px
        room_px = self.screen().availableSize().width() - _BESIDE_OPTIONS_PX
        return QSize(min(wanted_px, room_px), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint.expandedTo(QSize(0, self._content.heightForWidth(hint.width())))


class JobLine(QWidget):
    """Progress of a dialog's job, with a Cancel button; keeps its space when idle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self.words = with_style(QLabel(self), "muted")
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(120)
        self.bar.setAccessibleName(tr("Progress of the running task"))
        self.cancel = with_style(QPushButton(tr("Cancel task"), self), clicked=self._cancel)
        lay_out(QHBoxLayout(self), (self.words, 1), self.bar, self.cancel, margins=(0, 0, 0, 0))
        for part in (self.bar, self.cancel):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.hide()

    def follow(self, job: Job) -> None:
        self._leave()
        self._job = job
        self.bar.setValue(0)
        self.bar.show()
        self.cancel.show()
        job.changed.connect(self._refresh)
        job.finished.connect(self._leave)
        self._refresh()

    def stop(self) -> None:
        job = self._job
        if job is not None:
            self._leave()
            job.on_success = None  # whoever waited for it is gone
            job.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

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


_WIDTH_PX, _HEIGHT_PX = 760, 560


class PreviewDialog(Dialog):
    """A table of changes, a summary, and a button to apply them."""

    def _end_with(self, layout: QVBoxLayout, table: QWidget) -> None:
        self.summary = QLabel(self, wordWrap=True)
        self.summary.setMinimumHeight(_SUMMARY_LINES * self.summary.fontMetrics().height())
        self.line = JobLine(self)
        lay_out(layout, (table, 1), self.summary, self.line)
        self.import_button = self.primary_button(tr("Import"), self._import)
        self.import_button.setEnabled(False)
        self.add_buttons(layout, (_WIDTH_PX, _HEIGHT_PX), self.import_button, cancels=True)
        self.finished.connect(lambda _result: self.line.stop())

    def _import(self) -> None:
        raise NotImplementedError
