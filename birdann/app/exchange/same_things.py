"""Which species, recordings, sites and the like two projects know under different identifiers."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from birdann.app.exchange.known_edits import NOT_OF_ROWS, OF_NAMES, KnownEdits, known_edits
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.recording import Recording
from birdann.store import Project
from birdann.store.merging import MERGED_SPECIES, SameAs

_NAMED = ("species", "site", "custom_field")
"""Tables of things that are the same by their name."""


@dataclass(slots=True)
class SameThings:
    """What two projects know under different identifiers, and the edits of each."""

    mine: KnownEdits
    others: KnownEdits
    ids: dict[int, int]  # By any identifier that another took the place of, that one.
    # The same for species, those included that people merged into others.
    species: dict[SpeciesId, SpeciesId]
    by_table: SameAs


def content(recording: Recording) -> tuple[str, int]:
    """Return what makes recordings the same, wherever they lie."""
    return recording.content_hash, recording.size_bytes


def same_things(ours: Project, theirs: Project) -> SameThings:
    """Compare two projects.

    Recordings are the same by content, other things by the name that was given last, and species
    by their scientific name, if only one of each project has it; the smaller identifier stays.
    """
    links = [
        (thing, fact["is"])
        for one in (ours, theirs)
        for thing, fact in _facts(one).items()
        if "is" in fact
    ]
    links += _same_recordings(ours, theirs)
    mine, others = known_edits(ours, theirs, {}), known_edits(theirs, ours, {})
    for table in _NAMED:
        links += _same_names(table, (ours, mine), (theirs, others))
    links += _same_scientific_names(ours, theirs)
    ids = _smallest(links)
    mine, others = known_edits(ours, theirs, ids), known_edits(theirs, ours, ids)
    merged = _merged_species((ours, mine), (theirs, others), ids)
    ends = {key: _end(ids.get(key, key), merged) for key in {*ids, *merged}}
    by_table = dict.fromkeys(("recording", *_NAMED), ids)
    by_table[MERGED_SPECIES] = {key: ends[key] for key in merged}
    return SameThings(
        mine, others, ids, {SpeciesId(key): SpeciesId(end) for key, end in ends.items()}, by_table
    )


def _facts(project: Project) -> dict[int, dict[str, Any]]:
    with project.rows.decoding("what was merged"):
        rows = project.rows.all("SELECT thing, facts FROM merged_fact")
        return {thing: json.loads(facts) for thing, facts in rows}


def _same_recordings(ours: Project, theirs: Project) -> list[tuple[int, int]]:
    """Return which recordings are the same by content; of several those of one name first."""
    mine, others = (
        [*one.recordings.all(), *one.recordings.all(removed=True)] for one in (ours, theirs)
    )
    shared = {one.id for one in mine} & {one.id for one in others}
    pairs: list[tuple[int, int]] = []
    used = set(shared)

    def key_of(one: Recording, with_name: bool) -> tuple[object, ...]:
        return *content(one), PurePosixPath(one.path).name if with_name else ""

    for with_name in (True, False):
        by_content: dict[tuple[object, ...], list[Recording]] = defaultdict(list)
        for one in sorted(mine, key=lambda one: one.id):
            if one.id not in used:
                by_content[key_of(one, with_name)].append(one)
        for one in sorted(others, key=lambda one: one.id):
            same = by_content.get(key_of(one, with_name))
            if one.id not in used and same:
                pairs.append((one.id, same.pop(0).id))
                used |= {one.id, RecordingId(pairs[-1][1])}
    return pairs


def _same_names(
    table: str, one: tuple[Project, KnownEdits], other: tuple[Project, KnownEdits]
) -> list[tuple[int, int]]:
    """Return which things have the same name by now; the name given last to each counts."""
    names: dict[int, tuple[str, str]] = {}
    for project, edits in (one, other):
        sql = f"SELECT id, name FROM {table} WHERE removed = 0"
        for key, name in project.rows.all(sql):
            is_species = table == "species"
            given = (
                edits.last(key, OF_NAMES) if is_species else edits.last_but(key, NOT_OF_ROWS),
                name,
            )
            names[key] = max(given, names.get(key, given))
    by_name: dict[str, int] = {}
    return [(key, by_name.setdefault(name, key)) for key, (_, name) in sorted(names.items())]


def _same_scientific_names(ours: Project, theirs: Project) -> list[tuple[int, int]]:
    """Return which species have the same scientific name, where no other of their project has it."""
    sides = []
    for project in (ours, theirs):
        by_name: dict[str, list[int]] = defaultdict(list)
        for one in project.species.in_use():
            by_name[one.scientific_name].append(one.id)
        sides.append({name: ids[0] for name, ids in by_name.items() if name and len(ids) == 1})
    mine, others = sides
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


def _end(key: int, merged: Mapping[int, int]) -> int:
    """Return what a species was merged into in the end; of those merged in a circle the smallest."""
    seen = [key]
    while (after := merged.get(seen[-1])) is not None:
        if after in seen:
            return min(seen[seen.index(after) :])
        seen.append(after)
    return seen[-1]
