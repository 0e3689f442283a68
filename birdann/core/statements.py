"""What copies of a project say of the same thing, as one; neither order nor repetition matters.

What people said of a segment is a set that only grows, beside the part of it that someone
replaced who had seen it (an observed-remove set: Shapiro et al. 2011, Conflict-free replicated
data types). Joining is the union of both, so that it is commutative, associative and idempotent;
what counts is worked out of the union.
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
    """Someone deleted a segment: there is no such call."""

    segment_id: SegmentId
    provenance: Provenance

    @property
    def as_label(self) -> Label:
        """The same as a label."""
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
class Shown:
    """What a project shows of a segment.

    Attributes
    ----------
    label
        What counts; None while no one said anything, or readings differ and no one decided.
    readings
        What else was said.
    is_deleted
        Whether it is hidden because people deleted it and said nothing else.
    """

    label: Label | None = None
    readings: frozenset[Label] = frozenset()
    note: Note | None = None
    is_deleted: bool = False

    def with_species(self, species: Mapping[SpeciesId, SpeciesId]) -> "Shown":
        """Return the same about species that took the place of others."""
        label = self.label and _with_species(self.label, species)
        readings = frozenset(_with_species(one, species) for one in self.readings)
        return replace(self, label=label, readings=readings)


@dataclass(frozen=True, slots=True)
class Statements:
    """All that people said of one segment in some copies of a project.

    Attributes
    ----------
    replaced
        Those of them in whose place someone put others.
    """

    made: frozenset[Statement] = frozenset()
    replaced: frozenset[Statement] = frozenset()

    def __or__(self, other: "Statements") -> "Statements":
        return Statements(self.made | other.made, self.replaced | other.replaced)

    def with_species(self, species: Mapping[SpeciesId, SpeciesId]) -> "Statements":
        """Return the same about species that took the place of others."""
        made, replaced = (
            frozenset(_with_species(x, species) if isinstance(x, Label) else x for x in some)
            for some in (self.made, self.replaced)
        )
        return Statements(made, replaced)

    @property
    def standing(self) -> frozenset[Statement]:
        """Those that no one replaced."""
        return self.made - self.replaced

    @property
    def is_deleted(self) -> bool:
        """Whether people deleted the segment and nothing else that was said of it stands."""
        kinds = {type(one) for one in self.standing}
        return kinds == {Removal}

    @property
    def is_spoken_of(self) -> bool:
        """Whether a label or note of it stands."""
        return any(not isinstance(one, Removal) for one in self.standing)

    def shown_at(self, segment_id: SegmentId) -> Shown:
        """Return what a project shows of a segment of which all this was said."""

        def of(one: Label) -> Label:
            return replace(one, segment_id=segment_id)

        labels = {of(one) for one in self.standing if isinstance(one, Label)}
        notes = [one for one in self.standing if isinstance(one, Note)]
        note = reduce(joined_notes, sorted(notes, key=_note_order), None)
        said = {of(one) for one in self.made if isinstance(one, Label)}
        removals = {of(one.as_label) for one in self.standing if isinstance(one, Removal)}
        if removals and not self.is_spoken_of:
            return Shown(None, _kept_apart(said), None, is_deleted=True)
        counting = labels or removals
        meanings = {one.meaning for one in labels | removals}
        label = max(counting, key=_fullness) if len(meanings) == 1 else None
        return Shown(label, _kept_apart((said | removals) - {label}), note)


def statements_of(
    shown: Shown, removals: Iterable[Removal] = (), taken_back: Iterable[Removal] = ()
) -> Statements:
    """Return what people said of a segment by what a project shows of it that was never merged.

    Readings are what a label took the place of; without one, and if they differ, no one decided.

    Parameters
    ----------
    removals
        Who deleted it, of one that is deleted.
    taken_back
        Who deleted it before it was brought back.
    """
    standing: set[Statement] = {*removals}
    if not standing and shown.label is not None:
        standing.add(shown.label)
    elif not standing and len({one.meaning for one in shown.readings}) > 1:
        standing |= shown.readings
    if not shown.is_deleted and shown.note is not None:
        standing.add(shown.note)
    known = {
        *shown.readings,
        *taken_back,
        *(x for x in (shown.label, shown.note) if x is not None),
    }
    return Statements(frozenset(known | standing), frozenset(known - standing))


def agreed(readings: Iterable[Label]) -> Label | None:
    """Return the label that counts of readings that say the same; None where they differ."""
    labels = list(readings)
    is_one = len({one.meaning for one in labels}) == 1
    return max(labels, key=_fullness) if is_one else None


def _kept_apart(labels: Iterable[Label]) -> frozenset[Label]:
    """Return labels of which no two have the same author and time: a second one is later by 1 µs.

    The file tells readings by author and time, and of two copies each may have changed what the
    other kept under the same.
    """
    by_making = dict[Provenance, Label]()
    for one in sorted(labels, key=_order):
        label = one
        while by_making.setdefault(label.provenance, label) != label:
            later = label.provenance.at + timedelta(microseconds=1)
            label = replace(label, provenance=replace(label.provenance, at=later))
    return frozenset(by_making.values())


def _fullness(label: Label) -> tuple[object, ...]:
    """Return the order in which labels of one meaning count: who said more, then who came later."""
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
    """Return one list of two that were made apart: where they contradict, a species is unsure.

    It is complete if one of them is; what the other adds to a complete list contradicts it. Of
    lists of possible species together it is one, beside others it counts for nothing.
    """
    for state in (ListState.UNTAGGED, ListState.POSSIBLE):
        if (a.state is state) != (b.state is state):
            return b if a.state is state else a
    tags: dict[SpeciesId, TagState] = {}
    for species in sorted(a.tags.keys() | b.tags.keys()):
        states = {_said_of(species, one) for one in (a, b)} - {None}
        tags[species] = states.pop() or TagState.UNSURE if len(states) == 1 else TagState.UNSURE
    is_complete = ListState.COMPLETE in {a.state, b.state}
    return replace(a, state=ListState.COMPLETE if is_complete else a.state, tags=tags)


def _said_of(species: SpeciesId, said: SpeciesList) -> TagState | None:
    silent = TagState.ABSENT if said.state is ListState.COMPLETE else None
    return said.tags.get(species, silent)


def joined_notes(a: Note | None, b: Note | None) -> Note | None:
    """Return one note of two: what each wrote once, in order of author, with the author before it."""
    if a is None or b is None or a == b:
        return a or b
    entries = sorted(_fullest(_entries(a) | _entries(b)))
    made = max((a.provenance, b.provenance), key=lambda one: (one.at, one.name, one.run_id or 0))
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


def _fullest(entries: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return entries without those of which every line is in a longer one of the same author."""
    lines = {one: set(one[1].splitlines()) for one in entries}
    return {
        one
        for one in entries
        if not any(one[0] == other[0] and lines[one] < lines[other] for other in entries)
    }


def _note_order(note: Note) -> tuple[object, ...]:
    return note.provenance.at, note.provenance.name, note.text


def statement_values(one: Statement) -> list[object]:
    """Return a statement as values of JSON, without the segment."""
    made = one.provenance
    by = [made.maker, made.name, made.at.isoformat(), made.run_id]
    match one:
        case Label():
            return ["label", by, one.state, one.species_id, one.certainty, one.call_type]
        case Note():
            return ["note", by, one.text]
        case Removal():
            return ["removal", by]


def statement_of(segment_id: SegmentId, values: list[object]) -> Statement:
    """Return the statement of values of JSON.

    Raises
    ------
    ValueError
        If it is none.
    """
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
