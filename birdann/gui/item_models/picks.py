"""Species to pick from: for the tags of a recording and for the label of a segment."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from birdann.core.ids import SegmentId, SpeciesId
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import percent

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

_NO_MATCH = 99
_MIN_SLIP = 4
"""Letters from which on what is typed may hold a slip."""
_BETWEEN_WORDS = re.compile(r"[-_./()]")
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class Mark(StrEnum):
    """What stands in front of a species."""

    NONE = mark("not said")
    PRESENT = mark("heard here")
    UNSURE = mark("unsure")
    ABSENT = mark("not here")
    CHOSEN = mark("the label")
    REFUSED = mark("said not to be it")
    NEW = mark("new species")


@dataclass(frozen=True, slots=True, kw_only=True)
class PickRow:
    """One species that can be picked; ``species_id`` None stands for a new name.

    Attributes
    ----------
    note, short_note, witness
        Where the species is heard best: in words, in fewer words for a narrow panel, and as
        the segment to play.
    lacks
        Whether the note tells of something that is missing: no call was found of a listed species.
    """

    species_id: SpeciesId | None
    name: str
    color_index: int | None = None
    key: int | None = None
    mark: Mark = Mark.NONE
    probability: float | None = None
    note: str = ""
    short_note: str = ""
    best_example_row: SegmentId | None = None
    lacks: bool = False

    @property
    def spoken(self) -> str:
        """The row in words, for a screen reader."""
        parts = [self.name]
        if self.mark is not Mark.NONE:
            parts.append(tr(self.mark))
        if self.probability is not None:
            parts.append(percent(self.probability))
        if self.note:
            parts.append(self.note)
        if self.key is not None:
            parts.append(tr("key {key}").format(key=self.key))
        return ", ".join(parts)


class PickModel(QAbstractListModel):
    """A list of ``PickRow``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PickRow, ...] = ()

    def set_rows(self, rows: Iterable[PickRow]) -> None:
        """Show other rows; keeps the view where it is when only their contents differ."""
        new = tuple(rows)
        if new == self._rows:
            return
        if [row.species_id for row in new] == [row.species_id for row in self._rows]:
            self._rows = new
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self._rows = new
        self.endResetModel()

    def rows(self) -> tuple[PickRow, ...]:
        return self._rows

    def row_at(self, index: Index) -> PickRow | None:
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return row.spoken
        return None


def rank(query: str, names: Sequence[str]) -> list[int]:
    """Return the indices of names that match what was typed, best first.

    A name matches where it begins with the query, where one of its words does, where its
    words begin with the query's words in order, where the query spells its words' initials
    or the four-letter code of ringers (GRTI for Great Tit), or where it holds the query; last,
    where it, or a word of it, begins with the query but for one slip of the keyboard.
    """
    typed = query.strip().casefold()
    if not typed:
        return list(range(len(names)))
    graded = [(_grade(typed, name.casefold()), index) for index, name in enumerate(names)]
    return [index for grade, index in sorted(graded) if grade < _NO_MATCH]


def _grade(typed: str, name: str) -> int:
    words = _BETWEEN_WORDS.sub(" ", name.replace("'", "")).split()
    starts = typed.split()
    tests = (
        name == typed,
        name.startswith(typed),
        typed in (_initials(words), _code(words)),
        any(word.startswith(typed) for word in words),
        _words_start(words, starts),
        typed in name,
        len(typed) >= _MIN_SLIP and any(_is_slip(typed, part) for part in (name, *words)),
    )
    return next((grade for grade, passed in enumerate(tests) if passed), _NO_MATCH)


def _is_slip(typed: str, name: str) -> bool:
    """Whether a name begins with what was typed but for a letter: wrong, missing, too many, swapped."""
    if not name or name[0] != typed[0]:
        return False
    place = next((i for i, (a, b) in enumerate(zip(typed, name, strict=False)) if a != b), None)
    if place is None:
        return False
    rest, own = typed[place:], name[place:]
    return (
        own[1:].startswith(rest[1:])
        or own.startswith(rest[1:])
        or own[1:].startswith(rest)
        or (own[1:2] + own[:1] == rest[:2] and own[2:].startswith(rest[2:]))
    )


def _initials(words: Sequence[str]) -> str:
    return "".join(word[0] for word in words)


def _code(words: Sequence[str]) -> str:
    if len(words) == 2:
        return words[0][:2] + words[1][:2]
    if len(words) == 3:
        return words[0][0] + words[1][0] + words[2][:2]
    return "".join(words)[:4] if len(words) == 1 else _initials(words[:4])


def _words_start(words: Sequence[str], starts: Sequence[str]) -> bool:
    remaining = iter(words)
    return all(any(word.startswith(start) for word in remaining) for start in starts)
