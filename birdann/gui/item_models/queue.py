"""Item model of the review queue."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from birdann.core.arrays import Int64Array
from birdann.core.ids import SegmentId
from birdann.features.measurements import MEASUREMENTS
from birdann.gui.item_models.index import NOWHERE, RIGHT, Index
from birdann.gui.item_models.queue_data import ChosenRows, QueueData, text_without_species
from birdann.gui.item_models.queue_filter import MeasureOrder
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import species_icon
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.names import CommonEnds
from birdann.gui.text.numbers import band, measure, percent

_ROWS_AT_ONCE = 8192

COLUMNS = (
    mark("Species"),
    mark("Probability"),
    mark("Second choice"),
    mark("Recording"),
    mark("At"),
    mark("Band"),
    mark("Status"),
    "",  # the measure that the segments are ordered by
)
STATUS_WORDS = {
    "predicted": mark("Predicted"),
    "confirmed": mark("Confirmed"),
    "corrected": mark("Corrected"),
    "rejected": mark("Rejected"),
    "unlabelled": mark("Unlabelled"),
}
SPECIES_COLUMN, PROBABILITY_COLUMN, OTHER_COLUMN, RECORDING_COLUMN, TIME_COLUMN = range(5)
BAND_COLUMN, STATUS_COLUMN, MEASURE_COLUMN = 5, 6, 7
OTHER_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""Name, code and probability of the second candidate."""
_TIPS = (
    mark("Labelled or predicted species; click to sort"),
    mark("Probability of the prediction; click to sort"),
    mark("Other candidate species and their probabilities"),
    mark("The recording; click to order by recording and time"),
    mark(
        "When it begins in its recording, and the time of day; click to order by recording and time"
    ),
    mark("Its lowest and highest frequency"),
    mark("Status"),
    mark("Order of the queue; click to reverse"),
)
_ROLES = frozenset(
    (
        int(Qt.ItemDataRole.DisplayRole),
        int(Qt.ItemDataRole.DecorationRole),
        int(Qt.ItemDataRole.TextAlignmentRole),
        int(Qt.ItemDataRole.ToolTipRole),
        int(Qt.ItemDataRole.AccessibleTextRole),
        OTHER_ROLE,
    )
)
"""Roles with values; a view asks for as many others, for every cell in every frame."""
_TEXT_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
_RIGHT_COLUMNS = (PROBABILITY_COLUMN, TIME_COLUMN, MEASURE_COLUMN)


class QueueModel(QAbstractTableModel, ChosenRows):
    """Selected rows of a ``QueueData``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held: dict[SegmentId, tuple[QueueData, int]] = {}
        self._measured: MeasureOrder | None = None

    @property
    def common_ends(self) -> CommonEnds:
        return self._data.ends if self._data is not None else CommonEnds()

    def show_measure(self, order: MeasureOrder | None) -> None:
        """Show a measurement in the last column; None for nothing."""
        self._measured = order
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, MEASURE_COLUMN, MEASURE_COLUMN)

    def keep_as_before(self, data: QueueData | None, segment_ids: Sequence[SegmentId]) -> None:
        """Show some segments as in earlier data, and the others as they are now."""
        before, self._held = self._held, {}
        if data is not None and data is not self._data:
            rows = data.row_of.find(segment_ids).tolist()
            self._held = {
                key: (data, row) for key, row in zip(segment_ids, rows, strict=True) if row >= 0
            }
        changed = self.indices_of([*before.keys() | self._held.keys()])
        if changed:
            last = self.index(max(changed), len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(min(changed), 0), last)

    def set_rows(self, data: QueueData | None, rows: Int64Array) -> None:
        """Replace the rows; in place if their order is unchanged."""
        same = data is self._data and np.array_equal(rows, self.rows)
        if same and len(rows):
            last = self.index(len(rows) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._choose(data, rows)
        self.endResetModel()

    def open_after(self, index: int | None) -> int | None:
        """Return the next row of an unlabelled segment, wrapping to the first."""
        if self._data is None:
            return None
        first, n = 0 if index is None else index + 1, len(self.rows)
        row = self._open_between(first, n)
        return self._open_between(0, min(first, n)) if row is None else row

    def is_open(self, segment_id: SegmentId) -> bool:
        index = self.index_of(segment_id)
        return index is not None and self._open_between(index, index + 1) is not None

    def n_open(self) -> int:
        return 0 if self._data is None else int((self._data.table.label[self.rows] < 0).sum())

    def _open_between(self, first: int, stop: int) -> int | None:
        assert self._data is not None
        labels = self._data.table.label
        for start in range(first, stop, _ROWS_AT_ONCE):  # mostly the first rows have one
            is_open = labels[self.rows[start : min(start + _ROWS_AT_ONCE, stop)]] < 0
            if is_open.any():
                return start + int(np.argmax(is_open))
        return None

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole and section == STATUS_COLUMN:
            return ""  # its cells are signs
        if section == MEASURE_COLUMN and role in _TEXT_ROLES:
            order = self._measured
            return (
                "" if order is None else translate_message(MEASUREMENTS[order.measurement].title)
            )
        if role in _TEXT_ROLES:
            return tr(COLUMNS[section])
        return tr(_TIPS[section]) if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        known = role in _ROLES and index.isValid()
        return self.value(index.row(), index.column(), role) if known else None

    def value(self, index: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return ``data`` of a cell, for those who paint many without an index of each."""
        data = self._data
        if data is None:
            return None
        row = int(self.rows[index])
        if column == MEASURE_COLUMN and role in (*_TEXT_ROLES, Qt.ItemDataRole.ToolTipRole):
            return self._measure(SegmentId(int(data.table.segment_ids[row])))
        if self._held:
            data, row = self._held.get(data.table.segment_ids[row], (data, row))
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if column == STATUS_COLUMN else _cell(data, row, column)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return _cell(data, row, column)
        if role == OTHER_ROLE and column == OTHER_COLUMN:
            return _second_candidate(data, row)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _RIGHT_COLUMNS:
            return RIGHT
        if role == Qt.ItemDataRole.DecorationRole and column == SPECIES_COLUMN:
            species = data.species_at(row)
            return species_icon(data.species_colors[species]) if species >= 0 else None
        if role == Qt.ItemDataRole.DecorationRole and column == STATUS_COLUMN:
            return icon(f"status-{data.status(row)}", "muted")
        return None

    def _measure(self, segment_id: SegmentId) -> str:
        order = self._measured
        if order is None:
            return ""
        return measure(MEASUREMENTS[order.measurement].name, order.value(segment_id))


def _cell(data: QueueData, row: int, column: int) -> str:
    table = data.table
    match column:
        case 0:
            return data.species_name(data.species_at(row)) or text_without_species(data, row)
        case 1:
            return percent(float(table.probability[row]))
        case 2:
            name, _, chance = _second_candidate(data, row)
            return "  ".join(filter(None, (name, chance)))
        case 3:
            return data.recording_names[int(table.recording[row])]
        case 4:
            return data.onset_text(row)
        case 5:
            return band(float(table.low_hz[row]), float(table.high_hz[row]))
    return tr(STATUS_WORDS[data.status(row)])


def _second_candidate(data: QueueData, row: int) -> tuple[str, str, str]:
    """Return name, code and probability of the second candidate; without a species "unknown"."""
    chance = float(data.table.runner_up_probability[row])
    if np.isnan(chance):
        return "", "", ""
    index, unknown = int(data.table.runner_up[row]), tr("Unknown species")
    code = data.species_codes[index] if index >= 0 else "?"
    return data.species_name(index) or unknown, code, percent(chance)
