"""Strokes that mark calls and background."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command
from birdann.core.message import Message
from birdann.core.strokes import Stroke, StrokeId
from birdann.store import Transaction


@dataclass(slots=True)
class AddStrokes(Command):
    """Add strokes as training data of a segmenter."""

    name: ClassVar[str] = "add strokes"
    strokes: Sequence[Stroke]

    @property
    def label(self) -> Message:
        return Message.counted("Paint %Ln stroke", "Paint %Ln strokes", len(self.strokes))

    def do(self, tx: Transaction) -> ChangeSet:
        tx.strokes.add(self.strokes)
        return ChangeSet.of(Kind.STROKES, recordings=(s.recording_id for s in self.strokes))


@dataclass(slots=True)
class RemoveStrokes(Command):
    """Remove strokes."""

    name: ClassVar[str] = "remove strokes"
    stroke_ids: Sequence[StrokeId]

    @property
    def label(self) -> Message:
        return Message.counted(
            "Wipe away %Ln stroke", "Wipe away %Ln strokes", len(self.stroke_ids)
        )

    def do(self, tx: Transaction) -> ChangeSet:
        owners = tx.strokes.recordings_of(self.stroke_ids)
        missing = [s for s in self.stroke_ids if s not in owners]
        if missing:
            raise KeyError(f"no stroke {missing[0]}")
        tx.strokes.set_removed(self.stroke_ids, True)
        return ChangeSet.of(Kind.STROKES, recordings=owners.values())
