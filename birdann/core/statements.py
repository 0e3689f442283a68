"""Merging of statements in copies of a project: commutative, associative and idempotent.

The statements about a segment are a growing set, beside the set of those replaced by someone who
had seen them (observed-remove set: Shapiro et al. 2011, Conflict-free replicated data types).
Merging is the union of both; the effective label is derived from it.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import reduce

from birdann.core.ids import RunId, SegmentId, SpeciesId
from birdann.core.labels import (
    Certainty,
    Label,
    LabelState,
    ListState,
    Note,
    SpeciesList,
    TagState,
)
from birdann.core.provenance import Maker, Provenance


@dataclass(frozen=True, slots=True)
class Removal:
    """Deletion of a segment by a person."""

    segment_id: SegmentId
    provenance: Provenance

    @property
    def as_label(self) -> Label:
        """The deletion as a label."""
        return Label(
            segment_id=self.segment_id,
            state=LabelState.REJECTED,
            species_id=None,
            provenance=self.provenance,
        )


Statement = Label | Note | Removal
"""One thing that a person said of a segment."""


def _with_species(label: Label, species: Mapping[SpeciesId, SpeciesId]) -> Label:
    return replace(
        label, species_id=label.species_id and species.get(label.species_id, label.species_id)
    )


@dataclass(frozen=True, slots=True)
class SegmentState:
    """State of a segment in a project."""

    label: Label | None = None  # Effective label; None without one, or while observers disagree.
    readings: frozenset[Label] = frozenset()  # Other observers' labels.
    note: Note | None = None
    # Whether it is hidden because it was deleted without other statements.
    is_deleted: bool = False

    def with_species(self, species: Mapping[SpeciesId, SpeciesId]) -> "SegmentState":
        """Return the state with merged species replaced."""
        label = self.label and _with_species(self.label, species)
        readings = frozenset(_with_species(reading, species) for reading in self.readings)
        return replace(self, label=label, readings=readings)


@dataclass(frozen=True, slots=True)
class Statements:
    """All statements about one segment in some copies of a project."""

    made: frozenset[Statement] = frozenset()
    replaced: frozenset[Statement] = frozenset()  # Those replaced by others.

    def __or__(self, other: "Statements") -> "Statements":
        return Statements(self.made | other.made, self.replaced | other.replaced)

    def with_species(self, species: Mapping[SpeciesId, SpeciesId]) -> "Statements":
        """Return the statements with merged species replaced."""
        made, replaced = (
            frozenset(_with_species(x, species) if isinstance(x, Label) else x for x in group)
            for group in (self.made, self.replaced)
        )
        return Statements(made, replaced)

    @property
    def standing(self) -> frozenset[Statement]:
        """Statements that were not replaced."""
        return self.made - self.replaced

    @property
    def is_deleted(self) -> bool:
        """Whether the segment was deleted and no other statement stands."""
        kinds = {type(statement) for statement in self.standing}
        return kinds == {Removal}

    @property
    def has_label_or_note(self) -> bool:
        """Whether a label or note stands."""
        return any(not isinstance(statement, Removal) for statement in self.standing)

    def state_of(self, segment_id: SegmentId) -> SegmentState:
        """Return the state of a segment that results from the statements."""

        def of(each_label: Label) -> Label:
            return replace(each_label, segment_id=segment_id)

        labels = {of(statement) for statement in self.standing if isinstance(statement, Label)}
        notes = [statement for statement in self.standing if isinstance(statement, Note)]
        notes.sort(
            key=lambda each_note: (
                each_note.provenance.at,
                each_note.provenance.name,
                each_note.text,
            )
        )
        note = reduce(joined_notes, notes, None)
        labelled = {of(statement) for statement in self.made if isinstance(statement, Label)}
        removals = {
            of(statement.as_label) for statement in self.standing if isinstance(statement, Removal)
        }
        if removals and not self.has_label_or_note:
            return SegmentState(None, _deduplicate(labelled), None, is_deleted=True)
        counting = labels or removals
        meanings = {label.meaning for label in labels | removals}
        label = max(counting, key=_fullness_key) if len(meanings) == 1 else None
        return SegmentState(label, _deduplicate((labelled | removals) - {label}), note)


def statements_of(
    state: SegmentState, removals: Iterable[Removal] = (), taken_back: Iterable[Removal] = ()
) -> Statements:
    """Return the statements about a segment of a project that was never merged.

    Other labels were replaced by the effective one; without one, and if they differ, the conflict
    is open.

    Parameters
    ----------
    removals
        Deletions of a deleted segment.
    taken_back
        Deletions that were undone.
    """
    standing: set[Statement] = {*removals}
    if not standing and state.label is not None:
        standing.add(state.label)
    elif not standing and len({reading.meaning for reading in state.readings}) > 1:
        standing |= state.readings
    if not state.is_deleted and state.note is not None:
        standing.add(state.note)
    known = {
        *state.readings,
        *taken_back,
        *(x for x in (state.label, state.note) if x is not None),
    }
    return Statements(frozenset(known | standing), frozenset(known - standing))


def unanimous_label(readings: Iterable[Label]) -> Label | None:
    """Return the effective label of labels with one meaning; None if they differ."""
    labels = list(readings)
    is_unanimous = len({label.meaning for label in labels}) == 1
    return max(labels, key=_fullness_key) if is_unanimous else None


def _deduplicate(labels: Iterable[Label]) -> frozenset[Label]:
    """Return labels with unique author and time: duplicates are shifted by 1 µs.

    The file identifies labels by author and time, and each copy may have changed the label under
    the same key.
    """
    by_making = dict[Provenance, Label]()
    for each_label in sorted(labels, key=_order):
        label = each_label
        while by_making.setdefault(label.provenance, label) != label:
            later = label.provenance.at + timedelta(microseconds=1)
            label = replace(label, provenance=replace(label.provenance, at=later))
    return frozenset(by_making.values())


def _fullness_key(label: Label) -> tuple[object, ...]:
    """Return the sort key of labels with one meaning: details first, then time."""
    return bool(label.certainty) + bool(label.call_type), *_order(label)


def _order(label: Label) -> tuple[object, ...]:
    made = label.provenance
    return (
        made.at,
        made.name,
        made.run_id or 0,
        label.state,
        label.species_id or 0,
        label.certainty or "",
        label.call_type,
    )


def joined_lists(a: SpeciesList, b: SpeciesList) -> SpeciesList:
    """Return the merged list of two; contradicting species are unsure.

    It is complete if one of them is; species added to a complete list contradict it. Lists of
    possible species are merged with each other and otherwise ignored.
    """
    for state in (ListState.UNTAGGED, ListState.POSSIBLE):
        if (a.state is state) != (b.state is state):
            return b if a.state is state else a
    tags: dict[SpeciesId, TagState] = {}
    for species in sorted(a.tags.keys() | b.tags.keys()):
        states = {species_list.tag_of(species) for species_list in (a, b)} - {None}
        tags[species] = states.pop() or TagState.UNSURE if len(states) == 1 else TagState.UNSURE
    is_complete = ListState.COMPLETE in {a.state, b.state}
    return replace(a, state=ListState.COMPLETE if is_complete else a.state, tags=tags)


def joined_notes(a: Note | None, b: Note | None) -> Note | None:
    """Return the merged note: each entry once, in order of author, with the author before it."""
    if a is None or b is None or a == b:
        return a or b
    entries = sorted(_without_contained(_entries(a) | _entries(b)))
    made = max(
        (a.provenance, b.provenance),
        key=lambda provenance: (provenance.at, provenance.name, provenance.run_id or 0),
    )
    if len(entries) == 1 and entries[0][0] == made.name:
        return Note(text=entries[0][1], provenance=made)
    return Note(text="\n".join(f"[{name}] {text}" for name, text in entries), provenance=made)


_SIGNED = re.compile(r"^\[([^]\n]+)\] ", re.MULTILINE)


def _entries(note: Note) -> set[tuple[str, str]]:
    unsigned, *signed = _SIGNED.split(note.text)
    entries = {(note.provenance.name, unsigned.strip("\n"))} if unsigned.strip("\n") else set()
    return entries | {
        (name, text.strip("\n")) for name, text in zip(signed[::2], signed[1::2], strict=True)
    }


def _without_contained(entries: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return entries without those contained line by line in a longer one of the same author."""
    lines = {entry: set(entry[1].splitlines()) for entry in entries}
    return {
        entry
        for entry in entries
        if not any(entry[0] == other[0] and lines[entry] < lines[other] for other in entries)
    }


def statement_values(statement: Statement) -> list[object]:
    """Return a statement as JSON values, without the segment."""
    made = statement.provenance
    by = [made.maker, made.name, made.at.isoformat(), made.run_id]
    match statement:
        case Label():
            return [
                "label",
                by,
                statement.state,
                statement.species_id,
                statement.certainty,
                statement.call_type,
            ]
        case Note():
            return ["note", by, statement.text]
        case Removal():
            return ["removal", by]


def statement_of(segment_id: SegmentId, values: list[object]) -> Statement:
    """Return the statement of JSON values (ValueError if invalid)."""
    match values:
        case [str(kind), [str(maker), str(name), str(at), (int() | None) as run], *rest]:
            made = Provenance(
                maker=Maker(maker),
                name=name,
                at=datetime.fromisoformat(at),
                run_id=RunId(run) if run else None,
            )
            match kind, rest:
                case "label", [str(state), species, certainty, str(call_type)]:
                    return Label(
                        segment_id=segment_id,
                        state=LabelState(state),
                        species_id=SpeciesId(species) if isinstance(species, int) else None,
                        certainty=Certainty(str(certainty)) if certainty else None,
                        call_type=call_type,
                        provenance=made,
                    )
                case "note", [str(text)]:
                    return Note(text=text, provenance=made)
                case "removal", []:
                    return Removal(segment_id, made)
    raise ValueError(f"no statement: {values}")
