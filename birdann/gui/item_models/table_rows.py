"""Rows of a table with titled columns, made when they come into view."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QIcon

from birdann.gui.item_models.index import NOWHERE, RIGHT, ROW_ROLE, Index


class Cell(str):
    """The text of a cell, with a tooltip, an icon, and a text for screen readers."""

    tip: str
    icon: QIcon | None
    spoken: str

    __slots__ = ("icon", "spoken", "tip")

    def __new__(
        cls, text: str, tip: str = "", icon: QIcon | None = None, spoken: str = ""
    ) -> "Cell":
        cell = super().__new__(cls, text)
        cell.tip, cell.icon, cell.spoken = tip, icon, spoken
        return cell


class ColumnHeading(NamedTuple):
    """A column of a table: its title, its tooltip, and whether it contains numbers."""

    title: str
    tip: str = ""
    is_number: bool = False


class TableRows(QAbstractTableModel):
    """A model whose cells are made when they come into view."""

    def __init__(self, columns: Sequence[ColumnHeading], parent: QObject | None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._rows: Sequence[Any] = ()
        self._cells: Callable[[Any], Sequence[str]] = tuple

    def set_rows(
        self,
        rows: Sequence[Any],
        cells: Callable[[Any], Sequence[str]] = tuple,
        key: Callable[[Any], object] | None = None,
    ) -> None:
        """Replace the rows; ``cells`` makes the texts of one.

        Where all have the ``key`` of the row before, nothing moves in a view.
        """
        is_same = key is not None and rows and [*map(key, rows)] == [*map(key, self._rows)]
        if not is_same:
            self.beginResetModel()
        self._rows, self._cells = rows, cells
        if is_same:
            last = self.index(len(rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        else:
            self.endResetModel()

    def row_at(self, row: int) -> Any:  # noqa: ANN401 - whatever was set
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.tip or None
        return column.title if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self._rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if self._columns[index.column()].is_number else None
        text = self._cells(self._rows[index.row()])[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(text)
        if role == Qt.ItemDataRole.ToolTipRole:
            return text.tip or str(text) if isinstance(text, Cell) else text
        if isinstance(text, Cell) and role == Qt.ItemDataRole.DecorationRole:
            return text.icon
        if isinstance(text, Cell) and role == Qt.ItemDataRole.AccessibleTextRole:
            return text.spoken or None
        return None
