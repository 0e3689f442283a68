"""What tables of species lists say about files and their windows."""

from dataclasses import dataclass, field
from enum import StrEnum

from birdann.core.labels import ListState, TagState
from birdann.formats.list_times import Times


class RowKind(StrEnum):
    """Contents of a file's rows."""

    SPECIES = "species"
    ABSENT = "absent"  # zeros alone: nothing was heard
    BLANK = "blank"  # an empty cell, or "none": nothing was heard, or nobody listened


@dataclass(slots=True)
class FileLabels:
    """A table's statements about one file or window."""

    file: str  # File name in the table, with ``/`` between folders.
    line: int  # First line with it.
    kind: RowKind = RowKind.SPECIES
    # Species by name, in the table's order.
    tags: dict[str, TagState] = field(default_factory=dict)
    times: Times | None = None  # Start and end of its window; None for the whole recording.
    says_none: bool = False  # Whether it has a word such as "none", rather than an empty cell.
    observer: str = ""  # Observer, or "".
    # Whether it is complete, incomplete or of possible species, if given.
    state: ListState | None = None
    is_open: bool = False  # Whether it names a species that is not identified.
    is_part: bool = False  # Whether its window continues in another recording.


@dataclass(frozen=True, slots=True, kw_only=True)
class ListTable:
    """A table of species lists."""

    files: tuple[FileLabels, ...]
    notes: tuple[str, ...]  # Sentences about oddities and their interpretation.
    # Column of scores, or the first name with one, which marks a program's table; or "".
    scores_in: str = ""
    # Species columns with unreadable cells: no list of the table is complete.
    unread_species: tuple[str, ...] = ()
