"""Visits: which recorded stretches belong to one, at midnight and at its hours."""

from datetime import datetime, timedelta

import pytest

from birdann.core.ids import RecordingId
from birdann.core.recording import SiteId
from birdann.core.visits import VisitRule, visit_times

FIRST, SITE = RecordingId(1), SiteId(1)
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
