"""What two copies say of one segment, list or recording, as one."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from functools import reduce
from itertools import permutations
from operator import or_

import pytest

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
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
from birdann.core.statements import (
    Removal,
    SegmentState,
    joined_lists,
    joined_notes,
    statement_of,
    statement_values,
    statements_of,
)

WREN, ROBIN = SpeciesId(1), SpeciesId(2)


def made(who, hour):
    at = datetime(2026, 5, 1, hour, tzinfo=UTC)
    return Provenance(maker=Maker.PERSON, name=who, at=at)


def label(who, hour, species=WREN, state=LabelState.CORRECTED, **more):
    return Label(
        segment_id=SegmentId(7),
        state=state,
        species_id=species,
        provenance=made(who, hour),
        **more,
    )


SEGMENT = SegmentId(7)


def project(label=None, readings=(), note=None):
    """Return what is said of a segment by what a project shows of it."""
    return statements_of(SegmentState(label, frozenset(readings), note))


def shown(a, b):
    assert a | b == b | a
    return (a | b).state_of(SEGMENT)


ANNA, BEN = label("Anna", 8), label("Ben", 9, ROBIN)
SAME, CONFIRMED = label("Ben", 9), label("Ben", 9, state=LabelState.CONFIRMED)
CARL, CY, DORA = label("Carl", 10, ROBIN), label("Cy", 10, ROBIN), label("Dora", 10)
UNDECIDED, DECIDED = project(None, [ANNA, BEN]), project(CARL, [ANNA, BEN])
TOGETHER = {  # projects; the label that counts, and the readings beside it
    "who alone said something is followed": ([project(ANNA), project()], ANNA, []),
    "two agree": ([project(ANNA), project(CONFIRMED)], CONFIRMED, [ANNA]),
    "two differ": ([project(ANNA), project(BEN)], None, [ANNA, BEN]),
    "who knew the other reading decided": ([project(ANNA), project(BEN, [ANNA])], BEN, [ANNA]),
    "a decision on a disagreement holds": ([UNDECIDED, DECIDED], CARL, [ANNA, BEN]),
    "and against who did not know it": ([DECIDED, project(ANNA)], CARL, [ANNA, BEN]),
    "news decide nothing": ([UNDECIDED, project(DORA)], None, [ANNA, BEN, DORA]),
    "nor does who replaced one of two that agree": (
        [project(ANNA), project(SAME), project(CY, [ANNA])], None, [ANNA, SAME, CY],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("projects", "counts", "readings"), TOGETHER.values(), ids=[*TOGETHER])
def test_what_counts_of_several_projects_in_any_order(projects, counts, readings):
    expected = SegmentState(counts, frozenset(readings))
    for some in permutations(projects):
        assert reduce(or_, some).state_of(SEGMENT) == expected


def test_two_readings_of_one_author_and_time_are_both_kept():
    one = label("Anna", 8)
    other = label("Anna", 8, certainty=Certainty.POSSIBLE)
    found = shown(project(label("Ben", 9, ROBIN), [one]), project(label("Cy", 9), [other]))
    assert {x.certainty for x in found.readings} >= {None, Certainty.POSSIBLE}
    assert len({x.provenance for x in found.readings}) == len(found.readings)


def deleted(*known):
    """Return what is said of a segment that Dora deleted, who knew some labels of it."""
    there = SegmentState(None, frozenset(known), is_deleted=True)
    return statements_of(there, [Removal(SEGMENT, made("Dora", 12))])


def test_what_was_known_to_who_deleted_it_stays_deleted():
    anna = label("Anna", 8)
    assert shown(deleted(anna), project(anna)).is_deleted


@pytest.mark.parametrize("state", [LabelState.CORRECTED, LabelState.REJECTED])
def test_what_was_said_beside_a_deletion_is_shown_with_it(state):
    anna, ben = label("Anna", 8), label("Ben", 9, None if state == "rejected" else WREN, state)
    found = shown(deleted(anna), project(ben, [anna]))
    dora = Removal(SEGMENT, made("Dora", 12)).as_label
    if state is LabelState.REJECTED:
        assert found == SegmentState(ben, frozenset({anna, dora}))
    else:
        assert found == SegmentState(None, frozenset({anna, ben, dora}))


def test_a_note_beside_a_deletion_is_shown_with_it():
    note = Note(text="a branch", provenance=made("Ben", 9))
    found = shown(deleted(), project(note=note))
    assert found == SegmentState(Removal(SEGMENT, made("Dora", 12)).as_label, frozenset(), note)


@pytest.mark.parametrize(
    "one",
    [
        label("Anna", 8, certainty=Certainty.POSSIBLE, call_type="song"),
        label("Ben", 9, None, LabelState.REJECTED),
        Note(text="a\nb", provenance=made("Ben", 9)),
        Removal(SEGMENT, made("Dora", 12)),
    ],
)
def test_statements_come_back_from_json(one):
    assert statement_of(SEGMENT, json.loads(json.dumps(statement_values(one)))) == one


@pytest.mark.parametrize(
    "wrong", [[], ["label"], ["note", ["person", "A", "2026-05-01", None], "x"]]
)
def test_what_is_no_statement_is_refused(wrong):
    with pytest.raises(ValueError, match=r"statement|time zone"):
        statement_of(SEGMENT, wrong)


def species_list(state, tags):
    keys = {"wren": WREN, "robin": ROBIN}
    named = {keys[name]: TagState(said) for name, said in tags.items()}
    return SpeciesList(recording_id=RecordingId(3), state=ListState(state), tags=named)


SOME, ALL, NOBODY = ListState.INCOMPLETE, ListState.COMPLETE, ListState.UNTAGGED
WRENS, ROBINS = {"wren": "present"}, {"robin": "present"}


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((SOME, WRENS), (SOME, ROBINS), (SOME, WRENS | ROBINS)),
        ((ALL, WRENS), (SOME, ROBINS), (ALL, WRENS | {"robin": "unsure"})),
        ((SOME, WRENS), (SOME, {"wren": "absent"}), (SOME, {"wren": "unsure"})),
        ((NOBODY, {}), (ALL, {}), (ALL, {})),
    ],
)
def test_lists_made_apart_are_unsure_where_they_contradict(a, b, expected):
    a, b, expected = (species_list(*each) for each in (a, b, expected))
    for one, other in ((a, b), (b, a)):
        found = joined_lists(one, other)
        assert (found.state, found.tags) == (expected.state, expected.tags)
        assert joined_lists(found, other) == found


def test_notes_are_kept_with_their_authors_and_once():
    anna, ben = (
        Note(text="faint", provenance=made("Anna", 8)),
        Note(text="a mimic?", provenance=made("Ben", 9)),
    )
    found = joined_notes(anna, ben)
    assert found == joined_notes(ben, anna)
    assert found.text == "[Anna] faint\n[Ben] a mimic?"
    assert joined_notes(found, ben) == found == joined_notes(anna, found)
    longer = replace(anna, text="faint\nfar away")
    assert joined_notes(anna, longer) == longer
    for one, other, last in permutations([anna, ben, longer]):
        assert joined_notes(joined_notes(one, other), last) == joined_notes(ben, longer)
