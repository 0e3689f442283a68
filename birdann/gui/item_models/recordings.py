"""The recordings of a project as rows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from birdann.core.ids import RecordingId
from birdann.core.labels import ListState
from birdann.gui.language import mark, tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class RecordingStatus(StrEnum):
    """How far a recording has come."""

    MISSING = mark("file not found")
    NEW = mark("not tagged, not segmented")
    TAGGED = mark("tagged, not segmented")
    SEGMENTED = mark("segmented, not tagged")
    TO_REVIEW = mark("tagged and segmented")
    STARTED = mark("review begun")
    DONE = mark("reviewed")


STATUS_ICONS = {
    RecordingStatus.MISSING: "status-missing",
    RecordingStatus.NEW: "status-untagged",
    RecordingStatus.TAGGED: "status-tagged",
    RecordingStatus.SEGMENTED: "status-untagged",
    RecordingStatus.TO_REVIEW: "status-segmented",
    RecordingStatus.STARTED: "status-review",
    RecordingStatus.DONE: "status-done",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingRow:
    """What the list shows of one recording; ``n_segments`` None: not searched yet."""

    id: RecordingId
    name: str
    duration_s: float
    started_at: datetime | None = None
    species: tuple[str, ...] = ()
    list_state: ListState = ListState.UNTAGGED
    n_segments: int | None = None
    n_labelled: int = 0
    missing: bool = False

    @property
    def is_tagged(self) -> bool:
        """Whether a person said anything of what is heard."""
        return self.list_state is not ListState.UNTAGGED

    @property
    def n_open(self) -> int:
        """Segments that nobody has judged."""
        return (self.n_segments or 0) - self.n_labelled

    @property
    def status(self) -> RecordingStatus:
        """How far the recording has come."""
        if self.missing:
            return RecordingStatus.MISSING
        if self.n_segments is None:
            return RecordingStatus.TAGGED if self.is_tagged else RecordingStatus.NEW
        if self.n_labelled:
            return RecordingStatus.STARTED if self.n_open else RecordingStatus.DONE
        if not self.is_tagged:
            return RecordingStatus.SEGMENTED
        return RecordingStatus.TO_REVIEW if self.n_segments else RecordingStatus.DONE

    @property
    def species_text(self) -> str:
        """The species list in words."""
        if self.species:
            return ", ".join(self.species)
        return tr("No birds") if self.list_state is ListState.COMPLETE else tr("Not tagged")

    @property
    def progress_text(self) -> str:
        """How much of the recording has been segmented and reviewed."""
        if self.n_segments is None:
            return ""
        if not self.n_segments:
            return tr("no segments")
        return f"{self.n_labelled} / {self.n_segments}"


class RecordingsModel(QAbstractListModel):
    """A list of ``RecordingRow``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RecordingRow] = []
        self._place: dict[RecordingId, int] = {}

    def set_rows(self, rows: Iterable[RecordingRow]) -> None:
        """Show other recordings."""
        self.beginResetModel()
        self._rows = list(rows)
        self._place = {row.id: place for place, row in enumerate(self._rows)}
        self.endResetModel()

    def update_row(self, row: RecordingRow) -> None:
        """Replace what is shown of one recording."""
        place = self._place[row.id]
        if self._rows[place] != row:
            self._rows[place] = row
            index = self.index(place)
            self.dataChanged.emit(index, index)

    def rows(self) -> tuple[RecordingRow, ...]:
        """Return all rows in the project's order."""
        return tuple(self._rows)

    def index_of(self, recording_id: RecordingId) -> QModelIndex:
        """Return the index of a recording; invalid for an unknown one."""
        place = self._place.get(recording_id)
        return QModelIndex() if place is None else self.index(place)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            status = tr(row.status)
            return f"{row.name}\n{row.species_text}\n{status[:1].upper()}{status[1:]}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.name}, {tr(row.status)}, {row.species_text}, {row.progress_text}"
        return None


class Show(StrEnum):
    """Which recordings to list."""

    ALL = mark("All recordings")
    UNTAGGED = mark("Not tagged")
    UNSEGMENTED = mark("Not segmented")
    TO_REVIEW = mark("To review")
    DONE = mark("Reviewed")
    MISSING = mark("File not found")


class Order(StrEnum):
    """The order of the list."""

    NAME = mark("By name")
    TIME = mark("By date and time")
    OPEN = mark("Most to review first")


_SHOWS: dict[Show, Callable[[RecordingRow], bool]] = {
    Show.ALL: lambda row: True,
    Show.UNTAGGED: lambda row: not row.is_tagged,
    Show.UNSEGMENTED: lambda row: row.n_segments is None,
    Show.TO_REVIEW: lambda row: row.n_open > 0,
    Show.DONE: lambda row: row.status is RecordingStatus.DONE,
    Show.MISSING: lambda row: row.missing,
}


class RecordingsProxy(QSortFilterProxyModel):
    """Filters recordings by text and status and orders them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._show = Show.ALL
        self._order = Order.NAME
        self.setDynamicSortFilter(True)
        self.sort(0)

    def set_text(self, text: str) -> None:
        """List recordings whose name or species hold every word of the text."""
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def set_show(self, show: Show) -> None:
        """List recordings of one status."""
        self._show = show
        self.invalidate()

    def set_order(self, order: Order) -> None:
        """Order the list."""
        self._order = order
        self.invalidate()

    def row_at(self, index: Index) -> RecordingRow | None:
        """Return the row of an index of this proxy."""
        row = index.data(ROW_ROLE) if index.isValid() else None
        return row if isinstance(row, RecordingRow) else None

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        source: Index = self.sourceModel().index(source_row, 0, source_parent)
        row: RecordingRow = source.data(ROW_ROLE)
        if not _SHOWS[self._show](row):
            return False
        haystack = f"{row.name} {row.species_text}".casefold()
        return all(word in haystack for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        before: RecordingRow = left.data(ROW_ROLE)
        after: RecordingRow = right.data(ROW_ROLE)
        return self._key(before) < self._key(after)

    def _key(self, row: RecordingRow) -> tuple[float, str]:
        if self._order is Order.TIME:
            started = row.started_at.timestamp() if row.started_at else float("inf")
            return started, row.name
        if self._order is Order.OPEN:
            return -row.n_open, row.name
        return 0.0, row.name.casefold()
