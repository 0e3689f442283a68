"""Change sets: what an edit changed, for refreshing views."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from birdann.core.ids import RecordingId, SegmentId


class Kind(StrEnum):
    """Layers of the project that change separately."""

    RECORDINGS = "recordings"
    LISTS = "lists"
    SPECIES = "species"
    SEGMENTS = "segments"
    LABELS = "labels"
    RUNS = "runs"
    SCORES = "scores"
    STROKES = "strokes"
    VALIDATION = "validation"
    SETTINGS = "settings"


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """Changed recordings and layers; no recordings means the whole project."""

    recordings: frozenset[RecordingId] = frozenset()
    kinds: frozenset[Kind] = frozenset()
    # The only changed segments, if known; None: any of the recordings'.
    segments: frozenset[SegmentId] | None = field(default=None, compare=False)

    @classmethod
    def of(cls, *kinds: Kind, recordings: Iterable[RecordingId] = ()) -> Self:
        """Return the change of some layers in some recordings."""
        return cls(frozenset(recordings), frozenset(kinds))

    def rescores(self, recording_id: RecordingId) -> bool:
        """Whether predictions of a recording may have changed."""
        is_here = not self.recordings or recording_id in self.recordings
        return Kind.SCORES in self.kinds and is_here

    def __or__(self, other: "ChangeSet") -> "ChangeSet":
        segments = None
        if self.segments is not None and other.segments is not None:
            segments = self.segments | other.segments
        return ChangeSet(self.recordings | other.recordings, self.kinds | other.kinds, segments)

    def __bool__(self) -> bool:
        return bool(self.kinds)
