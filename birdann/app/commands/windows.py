"""Windows of recordings: adding, removing, moving, splitting and joining."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from birdann.app.changes import ChangeSet
from birdann.app.commands.lists import ListEdit
from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import (
    ListPlace,
    ListState,
    SpeciesList,
    TagState,
    WindowChoice,
)
from birdann.core.message import Message
from birdann.core.windows import Span, rounded
from birdann.store import Transaction


@dataclass(slots=True)
class ChangeWindows(ListEdit):
    """Add and remove windows with their lists, as one step."""

    name: ClassVar[str] = "change windows"
    lists: Sequence[SpeciesList]  # Lists of the new windows.
    removed: Sequence[ListPlace]
    doing: Message  # Text of the undo menu.

    @classmethod
    def add(
        cls,
        recording_id: RecordingId,
        spans: Sequence[Span],
        choice: WindowChoice = WindowChoice.AT_WILL,
    ) -> Self:
        """Return the command that adds windows without a list."""
        lists = [
            SpeciesList(recording_id=recording_id, span_s=rounded(span), choice=choice)
            for span in spans
        ]
        return cls(lists, (), Message.counted("Add %Ln window", "Add %Ln windows", len(lists)))

    @classmethod
    def remove(cls, lists: Sequence[SpeciesList]) -> Self:
        doing = Message.counted("Remove %Ln window", "Remove %Ln windows", len(lists))
        return cls((), [one.place for one in lists], doing)

    @classmethod
    def move(cls, lists: Sequence[SpeciesList], span: Span) -> Self:
        """Return the command that moves the borders of a window, given by its lists."""
        moved = [replace(one, span_s=rounded(span)) for one in lists]
        return cls(moved, [one.place for one in lists], Message("Move window"))

    @classmethod
    def split(cls, lists: Sequence[SpeciesList], at_s: float) -> Self:
        """Return the command that splits a window, given by its lists, in two.

        A window with a list is kept around its untagged halves, as it is unknown which species
        occur in which half.
        """
        (start_s, end_s) = lists[0].span_s or (at_s, at_s)
        halves = [
            replace(one, span_s=rounded(span), state=ListState.UNTAGGED, tags={}, listed_by="")
            for one in lists[:1]
            for span in ((start_s, at_s), (at_s, end_s))
        ]
        is_tagged = any(one.state is not ListState.UNTAGGED for one in lists)
        removed = () if is_tagged else [one.place for one in lists]
        return cls(halves, removed, Message("Split window"))

    @classmethod
    def join(cls, first: SpeciesList, second: SpeciesList) -> Self:
        """Return the command that joins two consecutive windows.

        The joint list contains the species of both, and is complete if both are.
        """
        if first.span_s is None or second.span_s is None:
            raise ListsError("A recording as a whole cannot be joined with a window.")
        named = dict.fromkeys([*first.tags, *second.tags])
        tags = {key: _joined(_tag(first, key), _tag(second, key)) for key in named}
        states = {first.state, second.state}
        state = (
            first.state
            if len(states) == 1
            else ListState.INCOMPLETE
            if tags
            else ListState.UNTAGGED
        )
        span = min(first.span_s[0], second.span_s[0]), max(first.span_s[1], second.span_s[1])
        by = first.listed_by if first.listed_by == second.listed_by else ""
        joined = replace(first, span_s=rounded(span), state=state, tags=tags, listed_by=by)
        return cls([joined], [first.place, second.place], Message("Join windows"))

    @property
    def label(self) -> Message:
        return self.doing

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        places = [*(one.place for one in self.lists), *self.removed]
        return list(dict.fromkeys(place[0] for place in places))

    @property
    def size(self) -> int:
        return len(self.lists) + len(self.removed)

    def do(self, tx: Transaction) -> ChangeSet:
        """Change the windows."""
        removed = set(self.removed)
        for place, one in tx.lists.at(each.place for each in self.lists).items():
            is_there = (
                tx.lists.provenance(*place) is not None or one.state is not ListState.UNTAGGED
            )
            if is_there and place not in removed:
                raise ListsError("There is already a window at this time. Choose another time.")
        self._write(tx, self.lists, tx.actor, self.removed)
        return self._changes()


def _tag(one: SpeciesList, species: SpeciesId) -> TagState | None:
    """Return the tag of a species; untagged species are absent from a complete list."""
    rest = TagState.ABSENT if one.state is ListState.COMPLETE else None
    return one.tags.get(species, rest)


def _joined(one: TagState | None, other: TagState | None) -> TagState:
    """Return the tag of a species in a joint list: present if either list says so."""
    if TagState.PRESENT in (one, other):
        return TagState.PRESENT
    return one if one is not None and one is other else TagState.UNSURE
