"""Species to pick from: tags of a recording, or the label of a segment."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QObject

from birdann.core.ids import SegmentId, SpeciesId
from birdann.gui.item_models.table_rows import Cell, ColumnHeading, TableRows
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import percent

_NO_MATCH = 99
_MIN_SLIP = 4
"""Letters from which on what is typed may hold a slip."""
_BETWEEN_WORDS = re.compile(r"[-_./()]")


class Mark(StrEnum):
    """Mark in front of a species."""

    NONE = mark("untagged")
    PRESENT = mark("present")
    UNSURE = mark("unsure")
    ABSENT = mark("absent")
    CHOSEN = mark("the label")
    REFUSED = mark("rejected")
    NEW = mark("new species")


@dataclass(frozen=True, slots=True, kw_only=True)
class PickRow:
    """A species to pick; ``species_id`` None stands for a new name."""

    species_id: SpeciesId | None
    name: str
    color_index: int | None = None
    key: int | None = None
    mark: Mark = Mark.NONE
    probability: float | None = None
    # note, short_note, best_example_id: The best evidence for the species: as text, as short text
    # for a narrow panel, and as the segment to play.
    note: str = ""
    short_note: str = ""
    best_example_id: SegmentId | None = None
    # Whether the note reports missing evidence: no call of a listed species was found.
    lacks: bool = False

    @property
    def spoken_text(self) -> str:
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


class PickModel(TableRows):
    """A list of ``PickRow``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([ColumnHeading("")], parent)

    def show_rows(self, rows: Iterable[PickRow]) -> None:
        """Replace the rows, keeping the scroll position if only their contents differ."""
        if (new := tuple(rows)) != self._rows:
            self.set_rows(new, _cells, lambda row: row.species_id)

    def rows(self) -> Sequence[PickRow]:
        return self._rows


def _cells(row: PickRow) -> tuple[Cell]:
    return (Cell(row.name, row.spoken_text, spoken=row.spoken_text),)


def rank(query: str, names: Sequence[str]) -> list[int]:
    """Return the indices of names that match a query, best first.

    In this order: the name begins with the query; one of its words does; its words begin with the
    query's words in order; the query is its initials or its four-letter code (GRTI for Great Tit);
    the name contains the query; the name or a word of it begins with the query but for one typing
    error.
    """
    typed = query.strip().casefold()
    if not typed:
        return list(range(len(names)))
    starts = typed.split()
    graded = [
        (_match_grade(typed, starts, *_parts(name)), index) for index, name in enumerate(names)
    ]
    return [index for grade, index in sorted(graded) if grade < _NO_MATCH]


@lru_cache(maxsize=1 << 17)
def _parts(name: str) -> tuple[str, str, tuple[str, str]]:
    """Return a name in lower case, its words each after a space, and initials and code."""
    small = name.casefold()
    words = _BETWEEN_WORDS.sub(" ", small.replace("'", "")).split()
    return small, "".join(f" {word}" for word in words), (_initials(words), _code(words))


def _match_grade(
    typed: str, starts: Sequence[str], name: str, words: str, codes: Sequence[str]
) -> int:
    """Return how well a name fits, 0 best; the fastest test excludes most names."""
    if typed[0] not in name:
        return _NO_MATCH
    if name.startswith(typed):
        return 0 if name == typed else 1
    if typed in codes or f" {typed}" in words:
        return 2 if typed in codes else 3
    if typed in name or (len(starts) > 1 and _words_start(words.split(), starts)):
        return 5 if typed in name and not _words_start(words.split(), starts) else 4
    is_long = len(typed) >= _MIN_SLIP and f" {typed[0]}" in words
    return (
        6
        if is_long and any(_is_typing_error(typed, word) for word in (name, *words.split()))
        else _NO_MATCH
    )


def _is_typing_error(typed: str, name: str) -> bool:
    if not name or name[0] != typed[0]:
        return False
    pairs = enumerate(zip(typed, name, strict=False))
    index = next((i for i, (a, b) in pairs if a != b), min(len(typed), len(name)))
    rest, ending = typed[index:], name[index:]
    return (
        ending[1:].startswith(rest[1:])
        or ending.startswith(rest[1:])
        or ending[1:].startswith(rest)
        or (ending[1:2] + ending[:1] == rest[:2] and ending[2:].startswith(rest[2:]))
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
