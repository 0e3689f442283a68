"""What an edit touched: the news that views refresh by."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from birdann.core.ids import RecordingId


class Kind(StrEnum):
    """A layer of the project that can change by itself."""

    RECORDINGS = "recordings"
    LISTS = "lists"
    SPECIES = "species"
    SEGMENTS = "segments"
    LABELS = "labels"
    RUNS = "runs"
    SCORES = "scores"
    STROKES = "strokes"
    SETTINGS = "settings"


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """The recordings and the layers that changed; no recordings means the project as a whole."""

    recordings: frozenset[RecordingId] = frozenset()
    kinds: frozenset[Kind] = frozenset()

    @classmethod
    def of(cls, *kinds: Kind, recordings: Iterable[RecordingId] = ()) -> Self:
        """Return the change of some layers in some recordings."""
        return cls(frozenset(recordings), frozenset(kinds))

    def __or__(self, other: "ChangeSet") -> "ChangeSet":
        return ChangeSet(self.recordings | other.recordings, self.kinds | other.kinds)

    def __bool__(self) -> bool:
        return bool(self.kinds)
