"""Find the same things under different identifiers in two projects, and their edits by the logs."""

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import PurePosixPath
from typing import Any

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
from birdann.core.errors import AudioError
from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.message import Message
from birdann.core.progress import Progress
from birdann.core.provenance import Maker, Provenance
from birdann.core.recording import Recording
from birdann.dsp.identity import WHOLLY_HASHED_BYTES, has_same_content
from birdann.store import Project, ProjectTables
from birdann.store.merging import MERGED_SPECIES, SameAs


def _names(*commands: type[Command]) -> frozenset[str]:
    return frozenset(command.name for command in commands)


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
            (self._last[command].get(key, "") for command in commands if command in self._last),
            default="",
        )

    def last_except(self, key: int, commands: Collection[str]) -> str:
        """Return when any other command named an identifier last."""
        return self.last(key, self._last.keys() - set(commands))

    def first_named(self, key: int) -> tuple[str, int]:
        """Return when an identifier was named first, and its place in that edit."""
        return self._first.get(key, ("", 0))

    def removals(self, key: SegmentId) -> tuple[set[Provenance], set[Provenance]]:
        """Return who deleted or replaced a segment, and who of them did not take it back."""
        removals = self._removals.get(key, {})
        return {*removals}, {made for made, stands in removals.items() if stands}

    def ids_named_by(self, commands: Collection[str]) -> dict[int, str]:
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
    with project.rows.name_file_in_errors("the edit log"):
        standing = _edits_not_undone(entries)
        new = set(_edits_not_undone([entry for entry in entries if entry not in others]))
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
            for index, key in enumerate(ids):
                edits._first[key] = min(edits._first.get(key, (at, index)), (at, index))
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


def _edits_not_undone(entries: Iterable[_Entry]) -> set[_Entry]:
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
            for key, item in value.items():
                if isinstance(key, str) and key.isdigit():
                    yield int(key)
                yield from _identifiers(item)
        case list():
            for item in value:
                yield from _identifiers(item)
        case int() if value > _MIN_ID:
            yield value


_NAMED = ("species", "site", "custom_field")
"""Tables of things that are the same by their name."""


@dataclass(slots=True)
class SameThings:
    """Identifiers of the same things in two projects, and the edits of each."""

    mine: KnownEdits
    others: KnownEdits
    ids: dict[int, int]  # By any identifier that another took the place of, that one.
    # The same for species, those included that people merged into others.
    species: dict[SpeciesId, SpeciesId]
    by_table: SameAs


def content(recording: Recording) -> tuple[str, int]:
    """Return what makes recordings the same, wherever they lie."""
    return recording.content_hash, recording.size_bytes


def same_things(ours: Project, theirs: Project, progress: Progress) -> SameThings:
    """Compare two projects.

    Recordings are the same by content, to the last byte where both files can be read; other
    things by the name that was given last, and species by their scientific name, if only one of
    each project has it; the smaller identifier stays.
    """
    links = [
        (thing, fact["is"])
        for project in (ours, theirs)
        for thing, fact in _facts(project).items()
        if "is" in fact
    ]
    links += _same_recordings(ours, theirs, progress)
    mine, others = known_edits(ours, theirs, {}), known_edits(theirs, ours, {})
    for table in _NAMED:
        links += _things_with_same_name(table, (ours, mine), (theirs, others))
    links += _same_scientific_names(ours, theirs)
    ids = _smallest(links)
    mine, others = known_edits(ours, theirs, ids), known_edits(theirs, ours, ids)
    merged = _merged_species((ours, mine), (theirs, others), ids)
    ends = {key: _final_species(ids.get(key, key), merged) for key in {*ids, *merged}}
    by_table = dict.fromkeys(("recording", *_NAMED), ids)
    by_table[MERGED_SPECIES] = {key: ends[key] for key in merged}
    return SameThings(
        mine, others, ids, {SpeciesId(key): SpeciesId(end) for key, end in ends.items()}, by_table
    )


def _facts(project: Project) -> dict[int, dict[str, Any]]:
    with project.rows.name_file_in_errors("what was merged"):
        rows = project.rows.all("SELECT thing, facts FROM merged_fact")
        return {thing: json.loads(facts) for thing, facts in rows}


def _same_recordings(ours: Project, theirs: Project, progress: Progress) -> list[tuple[int, int]]:
    """Return which recordings are the same by content; of several those of one name first."""
    mine, others = (
        [*project.recordings.all(), *project.recordings.all(removed=True)]
        for project in (ours, theirs)
    )
    shared = {recording.id for recording in mine} & {recording.id for recording in others}
    pairs: list[tuple[int, int]] = []
    used = set(shared)

    def key_of(recording: Recording, with_name: bool) -> tuple[object, ...]:
        return *content(recording), PurePosixPath(recording.path).name if with_name else ""

    for with_name in (True, False):
        by_content: dict[tuple[object, ...], list[Recording]] = defaultdict(list)
        for recording in sorted(mine, key=lambda recording: recording.id):
            if recording.id not in used:
                by_content[key_of(recording, with_name)].append(recording)
        for i, recording in enumerate(sorted(others, key=lambda recording: recording.id)):
            share = (i / len(others) + (not with_name)) / 2
            compared = partial(progress, share, Message("Comparing species and recordings"))
            compared()
            for same in by_content.get(key_of(recording, with_name), ()):
                if used.isdisjoint((recording.id, same.id)) and _may_be_same(
                    (ours, same), (theirs, recording), compared
                ):
                    pairs.append((recording.id, same.id))
                    used |= {recording.id, same.id}
    return pairs


def _may_be_same(
    one: tuple[Project, Recording],
    other: tuple[Project, Recording],
    each_block: Callable[[], object],
) -> bool:
    """Return whether two recordings of one hash are equal, as far as their files can be read."""
    if one[1].size_bytes <= WHOLLY_HASHED_BYTES:
        return True
    try:
        first, second = (project.audio_path(recording) for project, recording in (one, other))
        first.require_same()
        second.require_same()
        return has_same_content(first.path, second.path, each_block)
    except AudioError:
        return True


def _things_with_same_name(
    table: str, one: tuple[Project, KnownEdits], other: tuple[Project, KnownEdits]
) -> list[tuple[int, int]]:
    """Return which things have the same name by now; the name given last to each counts."""
    names: dict[int, tuple[str, str]] = {}
    for project, edits in (one, other):
        sql = f"SELECT id, name FROM {table} WHERE removed = 0"
        for key, name in project.rows.all(sql):
            is_species = table == "species"
            given = (
                edits.last(key, OF_NAMES) if is_species else edits.last_except(key, NOT_OF_ROWS),
                name,
            )
            names[key] = max(given, names.get(key, given))
    by_name: dict[str, int] = {}
    return [(key, by_name.setdefault(name, key)) for key, (_, name) in sorted(names.items())]


def _same_scientific_names(ours: Project, theirs: Project) -> list[tuple[int, int]]:
    """Return which species have the same scientific name, where no other of their project has it."""
    ids_by_name_of = []
    for project in (ours, theirs):
        by_name: dict[str, list[int]] = defaultdict(list)
        for species in project.species.in_use():
            by_name[species.scientific_name].append(species.id)
        ids_by_name_of.append(
            {name: ids[0] for name, ids in by_name.items() if name and len(ids) == 1}
        )
    mine, others = ids_by_name_of
    return [(mine[name], others[name]) for name in mine.keys() & others.keys()]


def _smallest(links: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Return for each of the identifiers of one thing, but the smallest, the smallest."""
    group: dict[int, set[int]] = {}
    for one, other in links:
        both = group.get(one, {one}) | group.get(other, {other})
        group.update(dict.fromkeys(both, both))
    return {key: min(keys) for key, keys in group.items() if key != min(keys)}


def _merged_species(
    one: tuple[Project, KnownEdits], other: tuple[Project, KnownEdits], ids: Mapping[int, int]
) -> dict[int, int]:
    """Return which species people merged into which others in one of the projects."""
    mapping: dict[int, int] = {}
    for project, edits in (one, other):
        in_use = {ids.get(key.id, key.id) for key in project.species.in_use()}
        rows = project.rows.all("SELECT id, merged_into FROM species WHERE merged_into NOT NULL")
        merged = {ids.get(key, key): ids.get(into, into) for key, into in rows}
        for key, into in {**merged, **edits.merged_species}.items():
            if key not in in_use and key != into:
                mapping[key] = min(into, mapping.get(key, into))
    return mapping


def _final_species(key: int, merged: Mapping[int, int]) -> int:
    """Return what a species was merged into in the end; of those merged in a circle the smallest."""
    seen = [key]
    while (after := merged.get(seen[-1])) is not None:
        if after in seen:
            return min(seen[seen.index(after) :])
        seen.append(after)
    return seen[-1]
