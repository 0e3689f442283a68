"""Visits: which recorded stretches belong to one, at midnight and at its hours."""

from datetime import datetime, timedelta, timezone

import pytest

from birdann.core.ids import RecordingId
from birdann.core.recording import SiteId
from birdann.core.visits import VisitRule, visit_times

FIRST, SECOND, SITE = RecordingId(1), RecordingId(2), SiteId(1)
LATE = datetime(2024, 6, 1, 23, 50)
DAY_1, DAY_2 = datetime(2024, 6, 1), datetime(2024, 6, 2)


def visits(rule, start=LATE, duration_s=1800.0):
    """Return the parts of each visit of one recording, and its effort, by start."""
    return {
        time.started_at: ([part[1:] for part in time.parts], time.effort_s, set(time.continuing))
        for time in visit_times([(FIRST, SITE, start, duration_s)], rule)
    }


def test_a_recording_across_midnight_counts_for_the_visit_it_began_in():
    assert visits(VisitRule()) == {DAY_1: ([(0.0, 1800.0)], 1800.0, {FIRST})}


def test_it_is_divided_at_midnight_where_that_was_chosen():
    assert visits(VisitRule(divides=True)) == {
        DAY_1: ([(0.0, 600.0)], 600.0, {FIRST}),
        DAY_2: ([(600.0, 1800.0)], 1200.0, set()),
    }


@pytest.mark.parametrize(("duration_s", "n_visits"), [(3600.0, 1), (3601.0, 3)])
def test_a_recording_longer_than_a_visit_is_always_divided(duration_s, n_visits):
    rule = VisitRule(length=timedelta(hours=1))
    found = visits(rule, datetime(2024, 6, 1, 22, 59, 59, 500_000), duration_s)
    assert len(found) == n_visits
    assert sum(effort_s for _, effort_s, _ in found.values()) == pytest.approx(duration_s)


def test_a_recording_that_ends_with_its_visit_does_not_continue():
    assert visits(VisitRule(), duration_s=600.0) == {DAY_1: ([(0.0, 600.0)], 600.0, set())}


@pytest.mark.parametrize("divides", [False, True])
def test_hours_of_the_day_are_those_of_the_sound(divides):
    """With 22 to 24 only the ten minutes before midnight count."""
    found = visits(VisitRule(hours=(22, 24), divides=divides))
    assert found == {DAY_1: ([(0.0, 600.0)], 600.0, {FIRST})}


def test_a_night_is_one_visit_and_midnight_not_its_end():
    noon = datetime(2024, 6, 1, 12)
    for divides in (False, True):
        rule = VisitRule(is_night=True, divides=divides)
        assert visits(rule) == {noon: ([(0.0, 1800.0)], 1800.0, set())}


@pytest.mark.parametrize(
    ("offsets_h", "effort_s"), [((2, 1), 3600.0), ((None, None), 1800.0), ((2, None), 1800.0)]
)
def test_the_hour_that_comes_twice_is_recorded_twice_where_offsets_are_known(offsets_h, effort_s):
    """Of two recordings at half past two in the night in which summer time ends."""
    zones = [None if h is None else timezone(timedelta(hours=h)) for h in offsets_h]
    starts = [datetime(2024, 10, 27, 2, 30, tzinfo=zone) for zone in zones]
    placed = [
        (key, SITE, start, 1800.0) for key, start in zip((FIRST, SECOND), starts, strict=True)
    ]
    (time,) = visit_times(placed, VisitRule())
    assert time.effort_s == effort_s
    assert time.covered_s([(FIRST, 0.0, 60.0), (SECOND, 30.0, 90.0), (SECOND, 20.0, 60.0)]) == (
        130.0 if effort_s > 1800 else 90.0
    )
