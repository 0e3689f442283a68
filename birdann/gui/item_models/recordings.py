"""Recordings of a project as rows, under headings of sites and days."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from math import inf
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QStringListModel,
    Qt,
    Signal,
)

from birdann.core.ids import RecordingId
from birdann.core.labels import ListState, SpeciesList
from birdann.gui.item_models.index import NOWHERE, ROW_ROLE, Index
from birdann.gui.text.language import mark, number, tr
from birdann.gui.text.names import CommonEnds
from birdann.gui.text.numbers import clock
from birdann.gui.text.times import day_in_words, start_in_words
from birdann.store.sound_files import MissingSound

_MAX_NOTES = 5
"""On segments, in the tip on a recording."""
ENDS_ROLE = ROW_ROLE + 1
"""Role of the common parts of the names around an index: ``CommonEnds``."""
ORIGIN_ROLE = ROW_ROLE + 2
"""Site or folder, and start."""


class RecordingStatus(StrEnum):
    """Progress of a recording."""

    MISSING = mark("no sound")
    CHANGED = mark("file changed since it was added")
    NEW = mark("not tagged, not segmented")
    TAGGED = mark("tagged, not segmented")
    SEGMENTED = mark("segmented, not tagged")
    TO_REVIEW = mark("tagged and segmented")
    STARTED = mark("review begun")
    DONE = mark("reviewed")


_LOST = {
    MissingSound.MISSING: RecordingStatus.MISSING,
    MissingSound.CHANGED: RecordingStatus.CHANGED,
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
    """Row of a recording.

    ``location`` is its site, or its folder if no site is known; ``species`` may be those of its
    windows, of which ``n_listed`` have a list; ``n_segments`` is None before segmentation; ``lost``
    is why its sound cannot be used.
    """

    id: RecordingId
    name: str
    duration_s: float
    location: str = ""
    started_at: datetime | None = None
    species: tuple[str, ...] = ()
    list_state: ListState = ListState.UNTAGGED
    n_listed: int = 0
    n_windows: int = 0
    n_segments: int | None = None
    n_labelled: int = 0
    lost: MissingSound | None = None
    note: str = ""
    segment_notes: tuple[str, ...] = ()

    @property
    def has_list(self) -> bool:
        """Whether it, or one of its windows, has a list: what "tagged" counts, as training does."""
        return self.list_state is not ListState.UNTAGGED or self.n_listed > 0

    @property
    def is_tagged(self) -> bool:
        """Whether no list is missing: it has one of its own, or each of its windows has."""
        is_listed = self.n_listed == self.n_windows > 0
        return is_listed or self.list_state is not ListState.UNTAGGED

    @property
    def n_open(self) -> int:
        return (self.n_segments or 0) - self.n_labelled

    @property
    def status(self) -> RecordingStatus:
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
        if self.list_state is ListState.UNTAGGED:
            own = "" if self.n_windows else tr("Untagged")
        elif self.list_state is ListState.COMPLETE:
            own = ", ".join(self.species) or tr("No birds")
        else:
            own = tr("At least: {species}").format(species=", ".join(self.species) or "–")
        windows = windows_in_words(self.n_listed, self.n_windows) if self.n_windows else ""
        return " · ".join(filter(None, (windows, own)))

    @property
    def start_text(self) -> str:
        return start_in_words(self.started_at) if self.started_at is not None else ""

    @property
    def status_text(self) -> str:
        """Its progress, as the beginning of a sentence."""
        words = tr(self.status)
        return f"{words[:1].upper()}{words[1:]}"

    @property
    def progress_text(self) -> str:
        if self.n_segments is None:
            return ""
        if not self.n_segments:
            return tr("no segments")
        return f"{number(self.n_labelled)} / {number(self.n_segments)}"


def n_listed(windows: Sequence[SpeciesList]) -> tuple[int, int]:
    """Return the number of windows with a list, and of all."""
    return sum(species_list.state is not ListState.UNTAGGED for species_list in windows), len(
        windows
    )


def windows_in_words(n_listed: int, n_windows: int) -> str:
    """Return how many windows of a recording have a list."""
    return tr("{listed} of %Ln windows listed", "", n_windows).format(listed=number(n_listed))


class Show(StrEnum):
    """Which recordings to list."""

    ALL = mark("All recordings")
    UNTAGGED = mark("Untagged")
    UNSEGMENTED = mark("Not segmented")
    TO_REVIEW = mark("To review")
    DONE = mark("Reviewed")
    MISSING = mark("Missing file")


class RecordingOrder(StrEnum):
    """The order of the list."""

    NAME = mark("By name")
    TIME = mark("By date and time")
    OPEN = mark("Most to review first")
    WORTH = mark("Tag next")


class Grouping(StrEnum):
    """How the list is divided."""

    NONE = mark("No groups")
    PLACE = mark("By site or folder")
    DAY = mark("By day")
    BOTH = mark("By site and day")


@dataclass(frozen=True, slots=True)
class GroupHeading:
    """Heading of a group of recordings.

    ``key`` identifies groups and orders them.
    """

    key: tuple[str, ...]
    title: str
    n_recordings: int
    n_tagged: int
    is_open: bool


_SHOWS: dict[Show, Callable[[RecordingRow], bool]] = {
    Show.ALL: lambda row: True,
    Show.UNTAGGED: lambda row: not row.is_tagged,
    Show.UNSEGMENTED: lambda row: row.n_segments is None,
    Show.TO_REVIEW: lambda row: row.n_open > 0,
    Show.DONE: lambda row: row.status is RecordingStatus.DONE,
    Show.MISSING: lambda row: row.lost is not None,
}


Group: TypeAlias = tuple[str, ...]
Key: TypeAlias = tuple[Group, float, str, int]
"""Group, rank and name, and the place among the rows; a heading has the least rank and no place."""
_HEADING = -1
_LAST = chr(0x10FFFF)


class RecordingsModel(QStringListModel):
    """Recordings as ``RecordingRow``, filtered by text and status, and sorted.

    It filters and sorts by itself, as Qt's proxy would query every row a dozen times, which takes
    1 s for 10,000 recordings. The row count is stored in a Qt string list with empty strings,
    since a view queries it for every row whenever one row changes.
    """

    about_to_arrange = Signal()
    arranged = Signal()
    """Which recordings pass, or what is known of them, has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RecordingRow] = []
        self._index_of: dict[RecordingId, int] = {}
        self._listed: list[Key] = []
        self._haystacks: dict[int, str] = {}
        self.n_tagged = 0
        self.has_starts = self.has_locations = False
        """Whether any start is known, and whether recordings are of several sites or folders."""
        self._coming: Key | None = None
        self.rowsInserted.connect(self._insert_incoming)  # before any view hears of it
        self.rowsRemoved.connect(self._forget)
        self._words: tuple[str, ...] = ()
        self._show = Show.ALL
        self._order = RecordingOrder.NAME
        self._worth: Mapping[RecordingId, float] = {}
        self.grouping = Grouping.NONE
        self._closed: set[Group] = set()
        self._members: Mapping[Group, list[Key]] = {}
        self._ends: dict[Group, CommonEnds] = {}

    # --- what is listed ------------------------------------------------------------------------

    def set_rows(self, rows: Iterable[RecordingRow]) -> None:
        """Replace the recordings; if their order is unchanged, nothing moves."""
        self.about_to_arrange.emit()
        before, self._rows = self._rows, list(rows)
        self._haystacks.clear()
        self.n_tagged = sum(row.has_list for row in self._rows)
        self.has_starts = any(row.started_at is not None for row in self._rows)
        self.has_locations = len({row.location for row in self._rows}) > 1
        self._index_of = {row.id: index for index, row in enumerate(self._rows)}
        listed = self._sorted_keys()
        are_same = [row.id for row in before] == [row.id for row in self._rows]
        if listed and are_same and listed == self._listed:
            self.dataChanged.emit(self.index(0), self.index(len(listed) - 1))
        else:
            self._list(listed)
        self.arranged.emit()

    @property
    def n_rows(self) -> int:
        return len(self._rows)

    def update_row(self, row: RecordingRow) -> None:
        """Replace the row of one recording; it may appear, disappear or move."""
        index = self._index_of[row.id]
        if self._rows[index] == row:
            return
        key_before, before = self._passing_key(index), self._position(index)
        self.n_tagged += row.has_list - self._rows[index].has_list
        self._rows[index] = row
        self._haystacks.pop(index, None)
        key = self._passing_key(index)
        if self.grouping is not Grouping.NONE and key != key_before:
            self._arrange()
            return
        if before is not None and key is not None:
            self._move(before, key)
        elif before is not None:
            self.removeRow(before)
        elif key is not None and self.grouping is Grouping.NONE:
            at = bisect_left(self._listed, key)
            self._coming = key
            self.insertRow(at)
        heading = self.index_of_heading(self._group(row))
        if heading.isValid():
            self.dataChanged.emit(heading, heading)
        self.arranged.emit()

    def _move(self, before: int, key: Key) -> None:
        """Move a changed row to its place, keeping its selection."""
        at = bisect_left(self._listed, key)
        if at not in (before, before + 1):
            del self._listed[before]
            self._listed.insert(at - (at > before), key)
            self.moveRow(NOWHERE, before, NOWHERE, at)
            before = at - (at > before)
        self._listed[before] = key
        self.dataChanged.emit(self.index(before), self.index(before))

    def set_text(self, text: str) -> None:
        self._words = tuple(text.casefold().split())
        self._arrange()

    def set_show(self, show: Show) -> None:
        self._show = show
        self._arrange()

    def set_order(self, order: RecordingOrder) -> None:
        self._order = order
        self._arrange()

    def set_worth(self, worth: Mapping[RecordingId, float]) -> None:
        """Set the benefit of tagging recordings, and sort by it; others come last."""
        self._worth, self._order = worth, RecordingOrder.WORTH
        self._arrange()

    def set_grouping(self, grouping: Grouping) -> None:
        self.grouping = grouping
        self._closed.clear()
        self._arrange()

    def set_open(self, index: Index, is_open: bool | None = None) -> bool:
        """Open or close the group of a heading (None toggles); return whether it exists."""
        heading = self.heading_at(index)
        if heading is None or heading.is_open == is_open:
            return False
        if heading.is_open:
            self._closed.add(heading.key)
        else:
            self._closed.discard(heading.key)
        self._arrange()
        return True

    def set_all_open(self, is_open: bool) -> None:
        self._closed = set() if is_open else set(self._members)
        self._arrange()

    def heading_at(self, index: Index) -> GroupHeading | None:
        """Return the heading at an index; None for a recording."""
        if not index.isValid() or self._listed[index.row()][3] != _HEADING:
            return None
        group = self._listed[index.row()][0]
        rows = [self._rows[key[3]] for key in self._members[group]]
        return GroupHeading(
            key=group,
            title=self._title(rows[0]),
            n_recordings=len(rows),
            n_tagged=sum(row.has_list for row in rows),
            is_open=group not in self._closed,
        )

    def index_of_heading(self, group: Group) -> QModelIndex:
        """Return the index of a group's heading; invalid if there is none."""
        at = bisect_left(self._listed, self._heading_key(group))
        exists = at < len(self._listed) and self._listed[at] == self._heading_key(group)
        return self.index(at) if exists else QModelIndex()

    def n_recordings_above(self, row: int) -> int:
        if self.grouping is Grouping.NONE:
            return row
        return sum(key[3] != _HEADING for key in self._listed[:row])

    @property
    def n_passing(self) -> int:
        """Number of recordings that pass the filters, including closed groups."""
        if self.grouping is Grouping.NONE:
            return len(self._listed)
        return sum(len(keys) for keys in self._members.values())

    def rows(self) -> tuple[RecordingRow, ...]:
        return tuple(self._rows)

    def has_recording(self, recording_id: RecordingId) -> bool:
        return recording_id in self._index_of

    def ids(self) -> list[RecordingId]:
        return [self._rows[index].id for *_, index in self._listed if index != _HEADING]

    def origin(self, recording_id: RecordingId) -> str:
        """Return the site or folder of a recording, if they are of several, and its start."""
        if recording_id not in self._index_of:
            return ""
        row = self._rows[self._index_of[recording_id]]
        return " · ".join(
            filter(None, (row.location if self.has_locations else "", row.start_text))
        )

    def index_of(self, recording_id: RecordingId) -> QModelIndex:
        index = self._index_of.get(recording_id)
        at = None if index is None else self._position(index)
        return QModelIndex() if at is None else self.index(at)

    def row_at(self, index: Index) -> RecordingRow | None:
        position = self._listed[index.row()][3] if index.isValid() else _HEADING
        return None if position == _HEADING else self._rows[position]

    def _arrange(self) -> None:
        """Filter and sort again; views have to keep the selection."""
        self.about_to_arrange.emit()
        self._list(self._sorted_keys())
        self.arranged.emit()

    def _list(self, listed: list[Key]) -> None:
        self._listed = listed
        self._ends.clear()
        self.setStringList([""] * len(listed))

    def _insert_incoming(self, parent: QModelIndex, first: int, last: int) -> None:
        if self._coming is not None:
            self._listed.insert(first, self._coming)
            self._coming = None
            self._ends.clear()

    def _forget(self, parent: QModelIndex, first: int, last: int) -> None:
        del self._listed[first : last + 1]

    def _sorted_keys(self) -> list[Key]:
        passing = sorted(
            self._key(index) for index in range(len(self._rows)) if self._is_listed(index)
        )
        if self.grouping is Grouping.NONE:
            return passing
        members: defaultdict[Group, list[Key]] = defaultdict(list)
        for key in passing:
            members[key[0]].append(key)
        self._members = members
        listed = []
        for group, keys in members.items():
            listed.append(self._heading_key(group))
            listed += keys if group not in self._closed else []
        return listed

    def _heading_key(self, group: Group) -> Key:
        return group, -inf, "", _HEADING

    def _group(self, row: RecordingRow) -> Group:
        if self.grouping is Grouping.NONE:
            return ()
        location = (row.location.casefold() or _LAST, row.location)
        day = (row.started_at.date().isoformat() if row.started_at is not None else _LAST,)
        both = {Grouping.PLACE: location, Grouping.DAY: day, Grouping.BOTH: location + day}
        return both[self.grouping]

    def _title(self, row: RecordingRow) -> str:
        started = row.started_at
        day = day_in_words(started.date()) if started is not None else tr("Day not known")
        location = row.location or tr("Site not known")
        titles = {
            Grouping.PLACE: location,
            Grouping.DAY: day,
            Grouping.BOTH: f"{location} · {day}",
        }
        return titles.get(self.grouping, "")

    def _common_ends(self, group: Group) -> CommonEnds:
        if group not in self._ends:
            keys = self._members.get(group, ()) if group else self._listed
            names = [self._rows[key[3]].name for key in keys]
            self._ends[group] = CommonEnds.of(names)
        return self._ends[group]

    def _position(self, index: int) -> int | None:
        """Return the position of a row, or None; called before the row is changed."""
        key = self._key(index)
        at = bisect_left(self._listed, key)
        return at if at < len(self._listed) and self._listed[at] == key else None

    def _passing_key(self, index: int) -> Key | None:
        return self._key(index) if self._is_listed(index) else None

    def _is_listed(self, index: int) -> bool:
        row = self._rows[index]
        if not _SHOWS[self._show](row):
            return False
        if not self._words:
            return True
        haystack = self._haystacks.get(index)
        if haystack is None:
            day = row.started_at.date().isoformat() if row.started_at is not None else ""
            fields = (row.name, row.location, row.species_text, row.start_text, day, row.note)
            texts = (*fields, *row.segment_notes)
            haystack = " ".join(texts).casefold()
            self._haystacks[index] = haystack
        return all(word in haystack for word in self._words)

    def _key(self, index: int) -> Key:
        row = self._rows[index]
        group = self._group(row)
        if self._order is RecordingOrder.TIME:
            return group, row.started_at.timestamp() if row.started_at else inf, row.name, index
        if self._order is RecordingOrder.OPEN:
            return group, -row.n_open, row.name, index
        if self._order is RecordingOrder.WORTH:
            return group, -self._worth.get(row.id, -inf), row.name.casefold(), index
        return group, 0.0, row.name.casefold(), index

    # --- Qt's questions ------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        enabled = Qt.ItemFlag.ItemIsEnabled
        is_heading = self._listed[index.row()][3] == _HEADING
        return enabled if is_heading else enabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        row = self.row_at(index)
        if row is None:
            return self._heading_data(index, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == ROW_ROLE:
            return row
        if role == ORIGIN_ROLE:
            return self.origin(row.id)
        if role == ENDS_ROLE:
            return self._common_ends(self._listed[index.row()][0])
        if role == Qt.ItemDataRole.ToolTipRole:
            length = tr("{time} long").format(time=clock(row.duration_s))
            lines = [row.name, row.location, row.start_text, length, row.species_text]
            notes = [f"“{' '.join(text.split())}”" for text in row.segment_notes[:_MAX_NOTES]]
            return "\n".join(filter(None, [*lines, row.status_text, row.note, *notes]))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            origin = self.origin(row.id)
            parts = (row.name, origin, tr(row.status), row.species_text, row.progress_text)
            return ", ".join(filter(None, parts))
        return None

    def _heading_data(self, index: Index, role: int) -> Any:  # noqa: ANN401
        heading = self.heading_at(index)
        if heading is None:
            return None
        if role == ROW_ROLE:
            return heading
        words = tr("%Ln recordings, {tagged} tagged", "", heading.n_recordings).format(
            tagged=number(heading.n_tagged)
        )
        if role == Qt.ItemDataRole.DisplayRole:
            return heading.title
        if role == Qt.ItemDataRole.ToolTipRole:
            how = tr("A click opens or closes the group.")
            return "\n".join((heading.title, words, how))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            state = tr("open", "group") if heading.is_open else tr("closed", "group")
            return ", ".join((heading.title, words, state))
        return None
