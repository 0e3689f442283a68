"""The recordings of a project as rows."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from math import inf
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    Signal,
)

from birdann.core.ids import RecordingId
from birdann.core.labels import ListState
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import clock
from birdann.gui.text.times import start_in_words
from birdann.store.sound_files import LostSound

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class RecordingStatus(StrEnum):
    """How far a recording has come."""

    MISSING = mark("no sound")
    CHANGED = mark("another sound than was added")
    NEW = mark("not tagged, not segmented")
    TAGGED = mark("tagged, not segmented")
    SEGMENTED = mark("segmented, not tagged")
    TO_REVIEW = mark("tagged and segmented")
    STARTED = mark("review begun")
    DONE = mark("reviewed")


_LOST = {
    LostSound.MISSING: RecordingStatus.MISSING,
    LostSound.CHANGED: RecordingStatus.CHANGED,
}
STATUS_ICONS = {
    RecordingStatus.MISSING: "status-missing",
    RecordingStatus.CHANGED: "status-missing",
    RecordingStatus.NEW: "status-untagged",
    RecordingStatus.TAGGED: "status-tagged",
    RecordingStatus.SEGMENTED: "status-untagged",
    RecordingStatus.TO_REVIEW: "status-segmented",
    RecordingStatus.STARTED: "status-review",
    RecordingStatus.DONE: "status-done",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingRow:
    """What the list shows of one recording.

    ``n_segments`` None: not searched yet; ``lost``: why its sound cannot be used.
    """

    id: RecordingId
    name: str
    duration_s: float
    started_at: datetime | None = None
    species: tuple[str, ...] = ()
    list_state: ListState = ListState.UNTAGGED
    n_segments: int | None = None
    n_labelled: int = 0
    lost: LostSound | None = None

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
        if self.lost is not None:
            return _LOST[self.lost]
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
        if self.list_state is ListState.UNTAGGED:
            return tr("Not tagged")
        if self.list_state is ListState.COMPLETE:
            return ", ".join(self.species) or tr("No birds")
        return tr("At least: {species}").format(species=", ".join(self.species) or "–")

    @property
    def start_text(self) -> str:
        """When it was recorded, by the clock of its place."""
        return start_in_words(self.started_at) if self.started_at is not None else ""

    @property
    def status_text(self) -> str:
        """How far it has come, as a sentence begins."""
        words = tr(self.status)
        return f"{words[:1].upper()}{words[1:]}"

    @property
    def progress_text(self) -> str:
        """How much of the recording has been segmented and reviewed."""
        if self.n_segments is None:
            return ""
        if not self.n_segments:
            return tr("no segments")
        return f"{self.n_labelled} / {self.n_segments}"


class Show(StrEnum):
    """Which recordings to list."""

    ALL = mark("All recordings")
    UNTAGGED = mark("Not tagged")
    UNSEGMENTED = mark("Not segmented")
    TO_REVIEW = mark("To review")
    DONE = mark("Reviewed")
    MISSING = mark("Without sound")


class RecordingOrder(StrEnum):
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
    Show.MISSING: lambda row: row.lost is not None,
}


Key: TypeAlias = tuple[float, str, int]


class RecordingsModel(QStringListModel):
    """Recordings as ``RecordingRow``, filtered by text and status, and ordered.

    Filter and order are its own: Qt's would ask for every row a dozen times, which takes
    a second for ten thousand. How many rows there are Qt's own list knows, whose strings are
    empty: a view asks for that once a row whenever one row changes.
    """

    about_to_arrange = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RecordingRow] = []
        self._place: dict[RecordingId, int] = {}
        self._listed: list[Key] = []
        self._haystacks: dict[int, str] = {}
        self._n_tagged = 0
        self.has_starts = False
        """Whether of any recording the start is known."""
        self._coming: Key | None = None
        self.rowsInserted.connect(self._take)  # before any view hears of it
        self.rowsRemoved.connect(self._forget)
        self._words: tuple[str, ...] = ()
        self._show = Show.ALL
        self._order = RecordingOrder.NAME

    # --- what is listed ------------------------------------------------------------------------

    def set_rows(self, rows: Iterable[RecordingRow]) -> None:
        """Hold other recordings; where all of them stay in their places nothing moves."""
        self.about_to_arrange.emit()
        before, self._rows = self._rows, list(rows)
        self._haystacks.clear()
        self._n_tagged = sum(row.is_tagged for row in self._rows)
        self.has_starts = any(row.started_at is not None for row in self._rows)
        self._place = {row.id: place for place, row in enumerate(self._rows)}
        listed = self._arranged()
        are_same = [row.id for row in before] == [row.id for row in self._rows]
        if listed and are_same and listed == self._listed:
            self.dataChanged.emit(self.index(0), self.index(len(listed) - 1))
        else:
            self._list(listed)

    @property
    def n_rows(self) -> int:
        """How many recordings are held, listed or not."""
        return len(self._rows)

    @property
    def n_tagged(self) -> int:
        """How many of them are tagged."""
        return self._n_tagged

    def update_row(self, row: RecordingRow) -> None:
        """Replace what is shown of one recording; it may come, go or move."""
        place = self._place[row.id]
        if self._rows[place] == row:
            return
        before = self._position(place)
        self._n_tagged += row.is_tagged - self._rows[place].is_tagged
        self._rows[place] = row
        self._haystacks.pop(place, None)
        key = self._key(place) if self._is_listed(place) else None
        if before is not None and key is not None:
            self._move(before, key)
        elif before is not None:
            self.removeRow(before)
        elif key is not None:
            at = bisect_left(self._listed, key)
            self._coming = key
            self.insertRow(at)

    def _move(self, before: int, key: Key) -> None:
        """Put a row that has changed where it belongs now; it stays selected if it was."""
        at = bisect_left(self._listed, key)
        if at not in (before, before + 1):
            del self._listed[before]
            self._listed.insert(at - (at > before), key)
            self.moveRow(_NOWHERE, before, _NOWHERE, at)
            before = at - (at > before)
        self._listed[before] = key
        self.dataChanged.emit(self.index(before), self.index(before))

    def set_text(self, text: str) -> None:
        """List recordings whose name or species hold every word of the text."""
        self._words = tuple(text.casefold().split())
        self._arrange()

    def set_show(self, show: Show) -> None:
        """List recordings of one status."""
        self._show = show
        self._arrange()

    def set_order(self, order: RecordingOrder) -> None:
        """Order the list."""
        self._order = order
        self._arrange()

    def rows(self) -> tuple[RecordingRow, ...]:
        """Return all rows, listed or not, in the project's order."""
        return tuple(self._rows)

    def has(self, recording_id: RecordingId) -> bool:
        """Return whether a recording is held, listed or not."""
        return recording_id in self._place

    def ids(self) -> list[RecordingId]:
        """Return the recordings listed, in order."""
        return [self._rows[place].id for *_, place in self._listed]

    def index_of(self, recording_id: RecordingId) -> QModelIndex:
        """Return the index of a recording; invalid for one that is not listed."""
        place = self._place.get(recording_id)
        at = None if place is None else self._position(place)
        return QModelIndex() if at is None else self.index(at)

    def row_at(self, index: Index) -> RecordingRow | None:
        """Return the row at an index, or None at an invalid one."""
        return self._rows[self._listed[index.row()][2]] if index.isValid() else None

    def _arrange(self) -> None:
        """Filter and order again; a view has to keep what is selected."""
        self.about_to_arrange.emit()
        self._list(self._arranged())

    def _list(self, listed: list[Key]) -> None:
        self._listed = listed
        self.setStringList([""] * len(listed))

    def _take(self, parent: QModelIndex, first: int, last: int) -> None:
        if self._coming is not None:
            self._listed.insert(first, self._coming)
            self._coming = None

    def _forget(self, parent: QModelIndex, first: int, last: int) -> None:
        del self._listed[first : last + 1]

    def _arranged(self) -> list[Key]:
        return sorted(
            self._key(place) for place in range(len(self._rows)) if self._is_listed(place)
        )

    def _position(self, place: int) -> int | None:
        """Return where a row is listed, or None; before the row itself is changed."""
        key = self._key(place)
        at = bisect_left(self._listed, key)
        return at if at < len(self._listed) and self._listed[at] == key else None

    def _is_listed(self, place: int) -> bool:
        row = self._rows[place]
        if not _SHOWS[self._show](row):
            return False
        if not self._words:
            return True
        haystack = self._haystacks.get(place)
        if haystack is None:
            day = row.started_at.date().isoformat() if row.started_at is not None else ""
            haystack = f"{row.name} {row.species_text} {row.start_text} {day}".casefold()
            self._haystacks[place] = haystack
        return all(word in haystack for word in self._words)

    def _key(self, place: int) -> Key:
        row = self._rows[place]
        if self._order is RecordingOrder.TIME:
            return row.started_at.timestamp() if row.started_at else inf, row.name, place
        if self._order is RecordingOrder.OPEN:
            return -row.n_open, row.name, place
        return 0.0, row.name.casefold(), place

    # --- Qt's questions ------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return enabled if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            length = tr("{time} long").format(time=clock(row.duration_s))
            parts = (row.name, row.start_text, length, row.species_text, row.status_text)
            return "\n".join(filter(None, parts))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (row.name, row.start_text, tr(row.status), row.species_text, row.progress_text)
            return ", ".join(filter(None, parts))
        return None
