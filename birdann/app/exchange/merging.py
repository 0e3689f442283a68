"""Two people's projects of the same recordings, brought together in a new file.

The result is worked out of the union of what both know, so that of three projects it makes no
difference which two are merged first.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import Any

from birdann.app.commands.settings import KEPT_LISTED_SPECIES, kept_listed_species
from birdann.app.commands.species import TAG_STRENGTH
from birdann.app.exchange.merged_outlines import merge_segments, project_state
from birdann.app.exchange.same_things import (
    NOT_OF_ROWS,
    OF_NAMES,
    OF_STARTS,
    KnownEdits,
    SameThings,
    content,
    same_things,
)
from birdann.app.maintenance.allowed_folders import open_project
from birdann.app.reports import MergeReport
from birdann.core.custom_fields import FieldKind
from birdann.core.errors import ProjectFileError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, id_text
from birdann.core.labels import ListState, Note, SpeciesList, TagState
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import Maker, Provenance
from birdann.core.statements import joined_lists, joined_notes
from birdann.store import Project, ProjectTables
from birdann.store.copies import IDENTIFIER
from birdann.store.merging import MERGED_SPECIES, Pair, Row, open_pair
from birdann.store.project import identity


@dataclass(frozen=True, slots=True)
class _List:
    """A row of a list with its tags, in their order."""

    row: Row
    tags: Mapping[SpeciesId, TagState]
    # Whether the file names other species, in whose place these came.
    is_renamed: bool = field(default=False, compare=False)

    @property
    def content(self) -> tuple[str, dict[SpeciesId, TagState]]:
        return self.row["state"], dict(self.tags)

    def join_with(self, other: "_List") -> "_List":
        mine, theirs = (
            SpeciesList(
                recording_id=RecordingId(x.row["recording"]),
                state=ListState(x.row["state"]),
                tags=x.tags,
            )
            for x in (self, other)
        )
        both = joined_lists(mine, theirs)
        by = {x.row["listed_by"] for x in (self, other)}
        row = {
            **self.row,
            "state": both.state.value,
            "listed_by": by.pop() if len(by) == 1 else "",
        }
        return _List(row, both.tags)


def merge_lists(
    pair: Pair, species: Mapping[SpeciesId, SpeciesId]
) -> tuple[set[RecordingId], set[RecordingId]]:
    """Write the lists of both projects to the copy of the first.

    If only one of them changed a list, that one counts; else both together, or of two of another
    observer's the later.

    Parameters
    ----------
    species
        Those that others took the place of.

    Returns
    -------
    differing, changed : set of RecordingId
        Those with lists that contradicted each other, and with other lists than one of the two has.
    """
    mine, others = (_lists(pair, species, of_second=is_second) for is_second in (False, True))
    known, known_there = (
        {row["pk"] for row in pair.rows("provenance", of_second=is_second)}
        for is_second in (False, True)
    )
    differing, changed = set[RecordingId](), set[RecordingId]()
    for key in sorted(mine.keys() | others.keys()):
        both = [x for x in (mine.get(key), others.get(key)) if x is not None]
        later, earlier = (*sorted(both, key=lambda x: _order(pair, x), reverse=True), both[0])[:2]
        recording = RecordingId(later.row["recording"])
        if later.content != earlier.content and not later.row["observer"]:
            one, other = both
            is_new = one.row["made"] not in known_there
            if is_new != (other.row["made"] not in known):
                later = one if is_new else other
            else:
                later = later.join_with(earlier)
                if all(later.content != x.content for x in both):
                    differing.add(recording)
        if any(later.content != x.content for x in both):
            changed.add(recording)
        before = mine.get(key)
        if before is None or later != before or before.is_renamed:
            pair.put_list(later.row, later.tags)
    return differing, changed


def _lists(
    pair: Pair, species: Mapping[SpeciesId, SpeciesId], *, of_second: bool
) -> dict[int, _List]:
    """Return the lists of a project, with species as they are called by now."""
    lists = {row["pk"]: _List(row, {}) for row in pair.rows("species_list", of_second=of_second)}
    tags: dict[int, dict[SpeciesId, TagState]] = {key: {} for key in lists}
    renamed: set[int] = set()
    for row in sorted(pair.rows("tag", of_second=of_second), key=lambda row: row["position"]):
        key, state = SpeciesId(row["species"]), TagState(row["state"])
        list_tags, now = tags.setdefault(row["list"], {}), species.get(key, key)
        renamed |= {row["list"]} if now != key else set()
        list_tags[now] = max(state, list_tags.get(now, state), key=TAG_STRENGTH.index)
    return {key: _List(listed.row, tags[key], key in renamed) for key, listed in lists.items()}


def _order(pair: Pair, listed: _List) -> tuple[object, ...]:
    return (
        pair.author_of_row(listed.row["made"]),
        listed.row["state"],
        listed.row["choice"],
        list(listed.tags.items()),
    )


_START = ("started_at", "started_at_source")
_COLUMNS = {
    "recording": ((_START, OF_STARTS),),
    "species": ((("name", "removed"), OF_NAMES),),
}
"""Columns that are changed together by some commands; the others of a row by all others."""
_HASH = 8
"""Digits of a sound's hash that name a folder of its own."""


def merge_projects(
    first: Path,
    second: Path,
    target: Path,
    *,
    actor: str,
    progress: Progress = silent,
) -> MergeReport:
    """Write what two projects contain to a third; different labels of a segment both stay as readings.

    Recordings are the same by their content, to the last byte; segments by their identifier, or
    where two were outlined separately by their overlap. The order of the two makes no difference.

    Parameters
    ----------
    actor
        Who merges them, for the edit log.
    """
    _check_paths(first, second, target)
    with (
        open_project(first, read_only=True) as ours,
        open_project(second, read_only=True) as theirs,
    ):
        _must_be_related(ours, theirs)
        same = same_things(ours, theirs, part(progress, 0.0, 0.1))
        progress(0.1, Message("Copying {name}", name=first.name))
        target = Path(os.path.abspath(target))
        with open_pair(ours, theirs, target, same.by_table, actor=actor) as pair:
            report = _Merging(pair, same, progress).merge()
            pair.tx.edit_log.append(
                actor,
                "merge projects",
                {"first": first.name, "second": second.name, **report.arguments()},
            )
    progress(1.0, Message("Done"))
    return replace(report, path=target)


def _check_paths(first: Path, second: Path, target: Path) -> None:
    """Raise for what is wrong with the names, before anything is read."""
    if (one := identity(first)) is not None and one == identity(second):
        raise ProjectFileError(
            "{second} is the same file as {first}. Choose two.", second=second, first=first
        )
    if os.path.lexists(target):
        raise ProjectFileError("{file} exists already. Choose another name.", file=target)
    if not os.path.isdir(Path(os.path.abspath(target)).parent):
        raise ProjectFileError(
            "The folder {parent} does not exist.", parent=target.absolute().parent
        )


def _must_be_related(ours: Project, theirs: Project) -> None:
    if ours.settings.get(IDENTIFIER) == theirs.settings.get(IDENTIFIER):
        return
    mine, others = ({content(r) for r in project.recordings.all()} for project in (ours, theirs))
    if mine.isdisjoint(others):
        raise ProjectFileError(
            "{first} and {second} have no recording in common. Choose two projects of the same "
            "recordings.",
            first=ours.path,
            second=theirs.path,
        )


# --- one merge -------------------------------------------------------------------------------


@dataclass(slots=True)
class _Merging:
    """One merge, step by step."""

    pair: Pair
    same: SameThings
    progress: Progress
    report: MergeReport = field(default_factory=MergeReport, init=False)
    _touched: tuple[set[int], set[int]] = field(init=False)
    _names: dict[int, str] = field(init=False)
    _of_both: set[int] = field(init=False)
    _differing: list[tuple[Row, Row]] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        tx = self.pair.tx
        self._touched = (
            _edited_recordings(tx, self.same.mine),
            _edited_recordings(self.pair.second, self.same.others),
        )
        self._names = {species.id: species.name for species in tx.species.in_use()}
        mine, others = (
            {row["pk"] for row in self.pair.rows("provenance", of_second=side)}
            for side in (False, True)
        )
        self._of_both = mine & others

    def merge(self) -> MergeReport:
        pair, tx, second, same = self.pair, self.pair.tx, self.pair.second, self.same
        self.progress(0.2, Message("Comparing labels"))
        differing = [RecordingId(key) for key in sorted(pair.differing_recordings())]
        mine = project_state(tx, differing, same.mine, pair.facts(of_second=False), same.species)
        others = project_state(
            second, differing, same.others, pair.facts(of_second=True), same.species
        )
        in_use, notes = {recording.id for recording in tx.recordings.all()}, _notes(pair)
        kept_listed = _kept_listed(pair, same)
        differing_lists, changed_lists = merge_lists(pair, same.species)
        pair.replace_scores(
            key
            for key in differing
            if others.searched_at.get(key, "") > mine.searched_at.get(key, "")
        )
        self.progress(0.4, Message("Copying the second project"))
        pair.unite(self._decide)
        pair.outdate_scores(changed_lists)
        for key, note in notes.items():
            tx.recordings.set_note(key, note)
        self._give_paths()
        self.progress(0.6, Message("Comparing outlines"))
        self._note(**merge_segments(pair, differing, mine, others))
        self.progress(0.9, Message("Comparing names"))
        self._resolve_merged_species()
        self._give_names()
        if kept_listed:
            tx.settings.set(KEPT_LISTED_SPECIES, kept_listed)
        pair.number(self._order)
        pair.set_facts({key: {"is": number} for key, number in same.ids.items()})
        now = {recording.id for recording in tx.recordings.all()}
        self._note(
            n_recordings=len(now - in_use) - self.report.n_returned,
            n_disagreements=len(tx.labels.disagreements()),
            differing_lists=tuple(
                sorted(
                    recording.name
                    for recording in tx.recordings.all()
                    if recording.id in differing_lists
                )
            ),
            unlisted_labels=tuple(_contradicting_labels(tx)),
            differing_fields=tuple(self._differing_fields()),
        )
        return self.report

    def _note(self, **counts: object) -> None:
        self.report = replace(self.report, **counts)  # type: ignore[arg-type]

    # --- rows of one key ---------------------------------------------------------------------

    def _decide(self, table: str, one: Row, other: Row) -> Row:
        """Return the row that was changed last; what is empty in it is taken of the other."""
        if "made" in one:
            rows = _later(
                one, other, *(self.pair.author_of_row(row["made"])[0] for row in (one, other))
            )
            if table == "custom_value" and {one["made"], other["made"]}.isdisjoint(self._of_both):
                self._differing.append(rows)
            return rows[0]
        if table == "analysed_recording":  # a copy may lack scores of human sounds
            return max(one, other, key=lambda row: (len(row["windows"]), row["windows"]))
        decided: Row = {}
        sides = self.same.mine, self.same.others
        for columns, commands in _COLUMNS.get(table, ()):
            parts = [{name: row.pop(name) for name in columns} for row in (one, other)]
            changed = (side.last(one["id"], commands) for side in sides)
            decided |= _later(parts[0], parts[1], *changed)[0]
        if table == "recording" and one["removed"] != other["removed"]:
            is_kept = one["id"] in self._touched[one["removed"]]  # by whom it is in use
            one["removed"] = other["removed"] = int(not is_kept)
            gone = () if is_kept else (one["path"],)
            self._note(
                n_returned=self.report.n_returned + is_kept,
                removed=tuple(sorted(self.report.removed + gone)),
            )

        def time_of(row: Row, edits: KnownEdits) -> str:
            when = row.get("at") or row.get("created_at")
            return when or edits.last_except(one.get("id", 0), NOT_OF_ROWS)

        return decided | _fill_empty_cells(*_later(one, other, *map(time_of, (one, other), sides)))

    def _differing_fields(self) -> Iterator[str]:
        """Yield the values of custom fields that were set in both projects since they parted."""
        tx = self.pair.tx
        names, paths = (
            {custom_field.id: custom_field.name for custom_field in tx.custom_fields.all()},
            tx.recordings.paths(),
        )
        segments = tx.segments.by_id(SegmentId(row["segment"]) for row, _ in self._differing)
        for kept, other in self._differing:
            segment, name = segments.get(kept["segment"]), names.get(kept["field"])
            if segment and name and kept["value"] != other["value"]:
                yield Message(
                    "{recording}, {onset} s: {field} {value}, not {other}",
                    recording=paths[segment.recording_id],
                    onset=f"{segment.box.onset_s:.2f}",
                    field=name,
                    value=kept["value"],
                    other=other["value"],
                )

    def _order(self, row: Row) -> tuple[object, ...]:
        """Return where a row stands among those that its table numbers."""
        at = row.get("created_at") or self.pair.author_of_row(row.get("made"))[0]
        first_edits = (
            self.same.mine.first_named(row["id"]),
            self.same.others.first_named(row["id"]),
        )
        return (
            at,
            min((first_edit for first_edit in first_edits if first_edit[0]), default=("", 0)),
            row.get("number", row.get("place")),
        )

    # --- recordings and names ------------------------------------------------------------------

    def _give_paths(self) -> None:
        """Give each recording in use a path of its own."""
        moved: list[str] = []
        by_path: dict[str, list[Row]] = defaultdict(list)
        for row in self.pair.rows("recording"):
            if not row["removed"]:
                by_path[_plain_path(row)].append(row)
        for path, there in by_path.items():
            for i, row in enumerate(
                sorted(there, key=lambda row: (row["content_hash"], row["id"]))
            ):
                new_path = _own_path(path, row) if i else path
                moved += [new_path] if i else []
                if new_path != row["path"]:
                    self.pair.write("recording", {"id": row["id"], "path": new_path})
        self._note(other_sound=tuple(sorted(moved)))

    def _give_names(self) -> None:
        """Give samples, sites and the like in use names of their own, by who made them and when."""
        for table in ("site", "custom_field", "validation_sample", "visit_queue"):
            by_name: dict[str, list[Row]] = defaultdict(list)
            for row in self.pair.rows(table):
                if not row["removed"]:
                    by_name[row["name"]].append(row)
            for name, there in by_name.items():
                made = {row["id"]: self.pair.author_of_row(row.get("made")) for row in there}
                for key in sorted(made, key=lambda key: (made[key], key))[1:]:
                    at, author = made[key]
                    which = f"{author}, {at[:19].replace('T', ' ')}" if at else id_text(key)
                    self.pair.write(table, {"id": key, "name": f"{name} ({which})"})

    def _resolve_merged_species(self) -> None:
        """Take those out of use that were merged into others; bring back what something names."""
        pair, ends = self.pair, self.same.species
        rows = {row["id"]: row for row in pair.rows("species")}
        named = pair.species_in_statements() | set(self.same.by_table[MERGED_SPECIES].values())
        names = {
            row["name"]
            for key, row in rows.items()
            if not row["removed"] and ends.get(key, key) == key
        }
        renamed = []
        for key, row in sorted(rows.items()):
            into = ends.get(SpeciesId(key), key)
            if into != key:
                pair.write("species", {"id": key, "removed": 1, "merged_into": into})
            elif row["removed"] and key in named and row["name"] not in names:
                names.add(row["name"])
                pair.write("species", {"id": key, "removed": 0, "merged_into": None})
            elif (before := self._names.get(key, row["name"])) != row["name"]:
                renamed.append(f"{before} → {row['name']}")
        self._note(renamed=tuple(sorted(renamed)))
        pair.tx.species.mark()


def _kept_listed(pair: Pair, same: SameThings) -> list[tuple[int, int]]:
    """Return what was found right of doubted lists in either project."""
    return sorted(
        {
            (same.ids.get(recording, recording), same.species.get(species, species))
            for tables in (pair.tx, pair.second)
            for recording, species in kept_listed_species(tables)
        }
    )


def _notes(pair: Pair) -> dict[RecordingId, Note]:
    """Return the notes of recordings that differ, as one; of removed recordings too."""
    notes: dict[RecordingId, set[Note]] = defaultdict(set)
    for row in (*pair.rows("recording_note"), *pair.rows("recording_note", of_second=True)):
        at, name = pair.author_of_row(row["made"])
        with pair.tx.rows.name_file_in_errors("a recording's note"):
            made = Provenance(maker=Maker.PERSON, name=name, at=datetime.fromisoformat(at))
        notes[RecordingId(row["recording"])].add(Note(text=row["note"], provenance=made))
    joined = {key: joined_notes(*both) for key, both in notes.items() if len(both) == 2}
    return {key: row for key, row in joined.items() if row is not None}


def _edited_recordings(tables: ProjectTables, edits: KnownEdits) -> set[int]:
    """Return the recordings in which edits were made that the other project does not know."""
    named = [SegmentId(key) for key in edits.touched]
    return {*named, *tables.segments.recordings_of(named).values()}


def _later(one: Row, other: Row, one_at: str, other_at: str) -> tuple[Row, Row]:
    """Return two rows, the one that was changed later first; of one time the greater."""
    is_other = (other_at, _sort_key(other)) > (one_at, _sort_key(one))
    return (other, one) if is_other else (one, other)


def _sort_key(row: Row) -> list[tuple[bool, Any]]:
    return [(value is not None, value if value is not None else 0) for value in row.values()]


def _fill_empty_cells(row: Row, other: Row) -> Row:
    """Return a row with what is empty in it, or missing in data of JSON, taken of another.

    A custom field of two kinds becomes text.
    """
    filled = {}
    for name, value in row.items():
        filled[name] = other[name] if value in {None, "", "{}"} else value
        if name == "covariates":
            both = json.loads(other[name]) | json.loads(value)
            if both != json.loads(filled[name]):
                filled[name] = json.dumps(both, sort_keys=True)
        elif name == "choices":
            both = dict.fromkeys([*json.loads(value), *json.loads(other[name])])
            filled[name] = json.dumps(list(both))
    if "choices" in row and row["kind"] != other["kind"]:
        filled |= {"kind": FieldKind.TEXT.value, "choices": "[]"}
    return filled


def _plain_path(row: Row) -> str:
    """Return a path as it was before a merge made it the recording's own."""
    path = PurePosixPath(row["path"])
    is_own = path.parent.name == row["content_hash"][:_HASH]
    return str(path.parent.parent / path.name) if is_own else str(path)


def _own_path(path: str, row: Row) -> str:
    posix_path = PurePosixPath(path)
    return str(posix_path.parent / row["content_hash"][:_HASH] / posix_path.name)


def _contradicting_labels(tx: ProjectTables) -> Iterator[str]:
    """Yield labels that contradict the list of their recording, in order of path and time."""
    contradictions = tx.labels.contradictions()
    names, paths = tx.species.all(), tx.recordings.paths()
    segments = tx.segments.by_id(contradiction.segment_id for contradiction in contradictions)
    rows = [
        (
            paths[contradiction.recording_id],
            segments[contradiction.segment_id].box.onset_s,
            names[contradiction.species_id].name,
        )
        for contradiction in contradictions
    ]
    for path, onset_s, name in sorted(rows):
        yield Message(
            "{recording}, {onset} s: {species}",
            recording=path,
            onset=f"{onset_s:.2f}",
            species=name,
        )
