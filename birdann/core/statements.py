"""What two copies of a project say of the same thing, as one; the order of the two never matters.

What one copy says and the other knows, since it stands among the other's readings, was replaced
there by somebody who had seen it. What neither knows of the other stands side by side.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import timedelta

from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.labels import Label, ListState, Note, SpeciesList, TagState
from birdann.core.provenance import Provenance


@dataclass(frozen=True, slots=True)
class Statement:
    """All that people said of one segment.

    Attributes
    ----------
    label
        What counts; None while nobody said anything, or readings differ and nobody decided.
    readings
        What else was said.
    """

    label: Label | None = None
    readings: frozenset[Label] = frozenset()

    @property
    def all(self) -> frozenset[Label]:
        """The label and the readings."""
        return self.readings if self.label is None else self.readings | {self.label}

    def of(self, segment_id: SegmentId) -> "Statement":
        """Return the same, said of another segment."""
        label = replace(self.label, segment_id=segment_id) if self.label is not None else None
        readings = frozenset(replace(one, segment_id=segment_id) for one in self.readings)
        return Statement(label, readings)


def joined(a: Statement, b: Statement) -> Statement:
    """Return what both say, with the label that counts; none where they differ unseen."""
    label = _counting(a, b)
    others = (a.all | b.all) - ({label} if label is not None else frozenset())
    return Statement(label, _kept_apart(others))


def _counting(a: Statement, b: Statement) -> Label | None:
    if a.label == b.label:
        return a.label
    if a.label is None or b.label is None:
        silent, speaking = (a, b) if a.label is None else (b, a)
        knows_all = silent.all <= speaking.all
        return speaking.label if knows_all and speaking.label not in silent.all else None
    a_is_known, b_is_known = a.label in b.all, b.label in a.all
    if a_is_known != b_is_known:
        return b.label if a_is_known else a.label
    return max(a.label, b.label, key=_fullness) if a.label.meaning == b.label.meaning else None


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

    It is complete if one of them is; what the other adds to a complete list contradicts it.
    """
    if ListState.UNTAGGED in {a.state, b.state}:
        return b if a.state is ListState.UNTAGGED else a
    tags: dict[SpeciesId, TagState] = {}
    for species in dict.fromkeys([*a.tags, *b.tags]):
        states = [state for one in (a, b) if (state := _said_of(species, one)) is not None]
        tags[species] = states[0] if len(set(states)) == 1 else TagState.UNSURE
    is_complete = ListState.COMPLETE in {a.state, b.state}
    return replace(a, state=ListState.COMPLETE if is_complete else ListState.INCOMPLETE, tags=tags)


def _said_of(species: SpeciesId, said: SpeciesList) -> TagState | None:
    silent = TagState.ABSENT if said.state is ListState.COMPLETE else None
    return said.tags.get(species, silent)


def joined_notes(a: Note | None, b: Note | None) -> Note | None:
    """Return one note of two: the one that holds the other, else both with their authors."""
    if a is None or b is None:
        return a or b
    mine, others = _lines(a), _lines(b)
    if others <= mine or mine <= others:
        return max((a, b), key=lambda one: (len(_lines(one)), one.provenance.at, one.text))
    first, last = sorted(
        (a, b), key=lambda one: (one.provenance.at, one.provenance.name, one.text)
    )
    lines = dict.fromkeys(line for one in (first, last) for line in _signed(one))
    return Note(text="\n".join(lines), provenance=last.provenance)


_SIGNED = re.compile(r"\[[^]]+\] ")


def _lines(note: Note) -> set[str]:
    """Return the lines of a note, each with its author."""
    return set(_signed(note))


def _signed(note: Note) -> list[str]:
    """Return the lines of a note, each with its author before it."""
    return [
        line if _SIGNED.match(line) else f"[{note.provenance.name}] {line}"
        for line in note.text.splitlines()
    ]
