"""Rows of the training report: species, or recordings that need attention."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from birdann.app.reviewing.report_steps import LIGHT_WORDS
from birdann.app.reviewing.species_report import ReportRow, needs_attention
from birdann.gui.text.language import in_language, mark, number, tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
SPECIES, LISTS, CONFIRMED, EXAMPLES, CONFUSED, CORRECT, STEP = range(7)
COLUMNS = (
    mark("Species"),
    mark("Lists"),
    mark("Confirmed"),
    mark("Most typical predictions"),
    mark("Confused with"),
    mark("Correct (95 % CI)"),
    mark("What helps most"),
)
_KEYS: tuple[Callable[[ReportRow], Any], ...] = (
    lambda row: row.name.casefold(),
    lambda row: row.n_lists,
    lambda row: row.n_confirmed,
    lambda row: row.n_calls,
    lambda row: row.confused,
    lambda row: row.correct.share if row.correct is not None else -1.0,
    lambda row: (row.help.step, row.help.n),
)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class ReportModel(QAbstractTableModel):
    """Rows sorted by a column, or those that need attention first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ReportRow] = []
        self._order: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)

    def set_rows(self, rows: Sequence[ReportRow]) -> None:
        """Replace the rows, keeping the scroll position if their species are the same."""
        new = self._ordered(rows)
        is_same = [(r.name, r.species_id) for r in new] == [
            (r.name, r.species_id) for r in self._rows
        ]
        if is_same and new:
            self._rows = new
            self.dataChanged.emit(self.index(0, 0), self.index(len(new) - 1, STEP))
            return
        self.beginResetModel()
        self._rows = new
        self.endResetModel()

    def row_at(self, place: int) -> ReportRow | None:
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = column, order
        self.layoutAboutToBeChanged.emit()
        self._rows = self._ordered(self._rows)
        self.layoutChanged.emit()

    def _ordered(self, rows: Sequence[ReportRow]) -> list[ReportRow]:
        column, order = self._order
        first = sorted(rows, key=needs_attention)
        if column < 0:
            return first
        return sorted(first, key=_KEYS[column], reverse=order is Qt.SortOrder.DescendingOrder)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        return tr(COLUMNS[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _cell(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                in_language(row.detail) if row.species_id is None else _cell(row, index.column())
            )
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (LISTS, CONFIRMED):
            return _RIGHT
        return None


def _cell(row: ReportRow, column: int) -> str:
    match column:
        case 0:
            light = (
                f"{in_language(LIGHT_WORDS[row.light])}: " if row.species_id is not None else ""
            )
            return f"{light}{row.name}, {in_language(row.detail)}"
        case 1 | 2 if row.species_id is not None:
            return number(row.n_lists if column == LISTS else row.n_confirmed)
        case 3 if row.examples:
            return tr("%Ln examples", "", len(row.examples))
        case 4:
            return ", ".join(map(in_language, row.confused))
        case 5 if row.species_id is not None:
            return str(row.correct) if row.correct is not None else tr("cannot be estimated")
        case 6:
            return in_language(row.help.text)
    return ""
