"""What the edit logs of two projects say of who changed what, and when."""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from birdann.app.commands import (
    AcceptSuggestedTags,
    AddSpecies,
    DeleteSegments,
    JoinSegments,
    MergeSegments,
    MergeSpecies,
    NoteRecording,
    PartSpecies,
    RemoveSpecies,
    RenameSpecies,
    ReplaceSegments,
    Resegment,
    SetListState,
    SetSpeciesLists,
    SetStarts,
    SplitSegment,
    TagRecordings,
)
from birdann.app.commands.base import Command
from birdann.core.ids import SegmentId
from birdann.core.provenance import Maker, Provenance
from birdann.store import ProjectTables


def _names(*commands: type[Command]) -> frozenset[str]:
    return frozenset(one.name for one in commands)


OF_LISTS = _names(TagRecordings, AcceptSuggestedTags, SetListState, SetSpeciesLists)
OF_STARTS = _names(SetStarts)
OF_NAMES = _names(RenameSpecies, AddSpecies, RemoveSpecies, PartSpecies)
OF_OUTLINES = _names(JoinSegments, Resegment)
"""Edits that replace outlines without a person saying anything of them."""
NOT_OF_ROWS = OF_LISTS | OF_STARTS | OF_NAMES | _names(NoteRecording)
_REMOVING = _names(ReplaceSegments, DeleteSegments, MergeSegments, SplitSegment)
_UNDO = "undo "
_MIN_ID = 1 << 20

_Entry = tuple[str, str, str, str]
"""When, who, which command and its arguments, as the file has them."""


@dataclass(slots=True)
class KnownEdits:
    """The edits of one project, with those that another does not know."""

    # Identifiers that were named by edits which the other does not know.
    touched: frozenset[int] = field(default=frozenset(), init=False)
    merged_species: dict[int, int] = field(default_factory=dict, init=False)
    _last: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict), init=False)
    _first: dict[int, tuple[str, int]] = field(default_factory=dict, init=False)
    _removals: dict[int, dict[Provenance, bool]] = field(
        default_factory=lambda: defaultdict(dict), init=False
    )

    def last(self, key: int, commands: Collection[str]) -> str:
        """Return when one of some commands named an identifier last; "" if none did."""
        return max(
            (self._last[one].get(key, "") for one in commands if one in self._last), default=""
        )

    def last_but(self, key: int, commands: Collection[str]) -> str:
        """Return when any other command named an identifier last."""
        return self.last(key, self._last.keys() - set(commands))

    def first(self, key: int) -> tuple[str, int]:
        """Return when an identifier was named first, and its place in that edit."""
        return self._first.get(key, ("", 0))

    def removals(self, key: SegmentId) -> tuple[set[Provenance], set[Provenance]]:
        """Return who deleted or replaced a segment, and who of them did not take it back."""
        removals = self._removals.get(key, {})
        return {*removals}, {made for made, stands in removals.items() if stands}

    def named_by(self, commands: Collection[str]) -> dict[int, str]:
        """Return the identifiers that some commands named, with when last."""
        names: dict[int, str] = {}
        for command in commands:
            for key, at in self._last.get(command, {}).items():
                names[key] = max(at, names.get(key, ""))
        return names


def known_edits(
    project: ProjectTables, other: ProjectTables, same_as: Mapping[int, int]
) -> KnownEdits:
    """Return what one project's log says, with identifiers as they are called by now."""
    entries, others = _entries(project), set(_entries(other))
    edits = KnownEdits()
    with project.rows.decoding("the edit log"):
        standing = _standing(entries)
        new = set(_standing([one for one in entries if one not in others]))
        for entry in entries:
            at, actor, command, text = entry
            arguments = json.loads(text)
            if command in _REMOVING:
                made = Provenance(maker=Maker.PERSON, name=actor, at=datetime.fromisoformat(at))
                for key in arguments.get("old", ()):
                    edits._removals[key][made] = entry in standing
            if entry not in standing:
                continue
            ids = [same_as.get(key, key) for key in _identifiers(arguments)]
            for place, key in enumerate(ids):
                edits._first[key] = min(edits._first.get(key, (at, place)), (at, place))
                edits._last[command][key] = max(at, edits._last[command].get(key, ""))
            if entry in new:
                edits.touched |= set(ids)
            match arguments:
                case {"species_id": int(one), "into": int(into)} if command == MergeSpecies.name:
                    edits.merged_species[same_as.get(one, one)] = same_as.get(into, into)
    return edits


def _entries(project: ProjectTables) -> list[_Entry]:
    rows = project.rows.all("SELECT at, actor, command, arguments FROM edit_log ORDER BY pk")
    return [(at, actor, command, text) for at, actor, command, text in rows]


def _standing(entries: Iterable[_Entry]) -> set[_Entry]:
    """Return the edits that were not taken back, of one that was repeated the last."""
    done: dict[tuple[str, str, str], list[_Entry]] = defaultdict(list)
    n_undone: dict[tuple[str, str, str], int] = defaultdict(int)
    for entry in entries:
        _, actor, command, text = entry
        if command.startswith(_UNDO):
            n_undone[actor, command.removeprefix(_UNDO), text] += 1
        else:
            done[actor, command, text].append(entry)
    return {max(times) for key, times in done.items() if len(times) > n_undone[key]}


def _identifiers(value: object) -> Iterable[int]:
    """Yield the numbers in data of JSON that can be identifiers."""
    match value:
        case dict():
            for key, one in value.items():
                if isinstance(key, str) and key.isdigit():
                    yield int(key)
                yield from _identifiers(one)
        case list():
            for one in value:
                yield from _identifiers(one)
        case int() if value > _MIN_ID:
            yield value
