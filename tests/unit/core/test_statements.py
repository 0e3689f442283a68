"""What two copies say of one segment, list or recording, as one."""

from dataclasses import replace
from datetime import UTC, datetime

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
from birdann.core.statements import Statement, joined, joined_lists, joined_notes

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


def both_ways(a, b):
    assert joined(a, b) == joined(b, a)
    return joined(a, b)


def test_who_alone_said_something_is_followed():
    anna = Statement(label("Anna", 8))
    assert both_ways(anna, Statement()) == anna


def test_two_who_agree_leave_one_label_and_one_reading():
    anna, ben = label("Anna", 8), label("Ben", 9, state=LabelState.CONFIRMED)
    assert both_ways(Statement(anna), Statement(ben)) == Statement(ben, frozenset({anna}))


def test_two_who_differ_leave_two_readings_and_no_label():
    anna, ben = label("Anna", 8), label("Ben", 9, ROBIN)
    assert both_ways(Statement(anna), Statement(ben)) == Statement(None, frozenset({anna, ben}))


def test_who_knew_the_other_reading_decided():
    anna, ben = label("Anna", 8), label("Ben", 9, ROBIN)
    decided = Statement(ben, frozenset({anna}))
    assert both_ways(Statement(anna), decided) == decided


def test_a_decision_on_a_disagreement_holds():
    anna, ben, carl = label("Anna", 8), label("Ben", 9, ROBIN), label("Carl", 10, ROBIN)
    undecided = Statement(None, frozenset({anna, ben}))
    decided = Statement(carl, frozenset({anna, ben}))
    assert both_ways(undecided, decided) == decided
    assert both_ways(decided, Statement(anna)) == decided


def test_news_against_a_disagreement_decide_nothing():
    anna, ben, dora = label("Anna", 8), label("Ben", 9, ROBIN), label("Dora", 10)
    undecided = Statement(None, frozenset({anna, ben}))
    assert both_ways(undecided, Statement(dora)) == Statement(None, frozenset({anna, ben, dora}))


def test_two_readings_of_one_author_and_time_are_both_kept():
    one = label("Anna", 8)
    other = label("Anna", 8, certainty=Certainty.POSSIBLE)
    a, b = Statement(label("Ben", 9, ROBIN), frozenset({one})), Statement(None, frozenset({other}))
    found = both_ways(a, b)
    assert {x.certainty for x in found.readings} >= {None, Certainty.POSSIBLE}
    assert len({x.provenance for x in found.readings}) == len(found.readings)


def species_list(state, **tags):
    keys = {"wren": WREN, "robin": ROBIN}
    return SpeciesList(
        recording_id=RecordingId(3),
        state=state,
        tags={keys[name]: TagState(said) for name, said in tags.items()},
    )


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (
            species_list(ListState.INCOMPLETE, wren="present"),
            species_list(ListState.INCOMPLETE, robin="present"),
            species_list(ListState.INCOMPLETE, wren="present", robin="present"),
        ),
        (
            species_list(ListState.COMPLETE, wren="present"),
            species_list(ListState.INCOMPLETE, robin="present"),
            species_list(ListState.COMPLETE, wren="present", robin="unsure"),
        ),
        (
            species_list(ListState.INCOMPLETE, wren="present"),
            species_list(ListState.INCOMPLETE, wren="absent"),
            species_list(ListState.INCOMPLETE, wren="unsure"),
        ),
        (
            species_list(ListState.UNTAGGED),
            species_list(ListState.COMPLETE),
            species_list(ListState.COMPLETE),
        ),
    ],
)
def test_lists_made_apart_are_unsure_where_they_contradict(a, b, expected):
    for one, other in ((a, b), (b, a)):
        found = joined_lists(one, other)
        assert (found.state, dict(found.tags)) == (expected.state, dict(expected.tags))
        again = joined_lists(found, other)
        assert (again.state, dict(again.tags)) == (found.state, dict(found.tags))


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
