"""Spans of time at sites, by examples that were computed by hand."""

import numpy as np
import pytest

from birdann.core.effort import DAY_S, HOUR_S, NOON_S, Spans, reviewed_minutes


def triples(spans):
    return list(
        zip(spans.site.tolist(), spans.start_s.tolist(), spans.end_s.tolist(), strict=True)
    )


def test_what_overlaps_or_meets_is_one_span_of_its_site():
    spans = Spans.of(
        [(2, 0, 10), (1, 50, 60), (1, 0, 100), (1, 100, 110), (1, 120, 130), (2, 5, 7)]
    )
    assert triples(spans.union()) == [(1, 0, 110), (1, 120, 130), (2, 0, 10)]
    assert triples(spans.union(Spans.of([(1, 105, 125)]))) == [(1, 0, 130), (2, 0, 10)]


def test_a_span_is_cut_at_the_hours():
    site, hour, seconds = Spans.of(
        [(0, 1800, 9000), (0, 3600, 3660), (1, 7200, 10800)]
    ).seconds_by_step(HOUR_S)
    assert list(zip(site.tolist(), hour.tolist(), seconds.tolist(), strict=True)) == [
        (0, 0, 1800), (0, 1, 3660), (0, 2, 1800), (1, 2, 3600),
    ]  # fmt: skip


def test_nights_are_from_noon_to_noon():
    at = 10 * DAY_S
    spans = Spans.of(
        [(0, at - 2 * HOUR_S, at + 3 * HOUR_S), (0, at + 13 * HOUR_S, at + 14 * HOUR_S)]
    )
    assert [column.tolist() for column in spans.seconds_by_step(DAY_S, NOON_S)] == [
        [0, 0],
        [9, 10],
        [18000, 3600],
    ]
    assert [column.tolist() for column in spans.seconds_by_step(DAY_S)] == [
        [0, 0],
        [9, 10],
        [7200, 14400],
    ]


def test_moments_within():
    spans = Spans.of([(0, 0, 10), (0, 20, 30), (3, 5, 6)]).union()
    site = np.array([0, 0, 0, 0, 3, 3, 1, 0])
    at = np.array([0.0, 10, 25, 31, 5.5, 20, 5, -1])
    assert spans.contains(site, at).tolist() == [
        True,
        False,
        True,
        False,
        True,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize("seed", range(5))
def test_against_seconds_counted_one_by_one(seed):
    rng = np.random.default_rng(seed)
    spans = [
        (int(s), int(a), int(a + n))
        for s, a, n in zip(
            rng.integers(0, 3, 30), rng.integers(0, 400, 30), rng.integers(1, 60, 30), strict=True
        )
    ]
    covered = {(s, t) for s, a, b in spans for t in range(a, b)}
    united = Spans.of(spans).union()
    assert sum(b - a for _, a, b in triples(united)) == len(covered)
    site, step, seconds = united.seconds_by_step(50)
    expected = {}
    for s, t in covered:
        expected[s, t // 50] = expected.get((s, t // 50), 0) + 1
    assert (
        dict(zip(zip(site.tolist(), step.tolist(), strict=True), seconds.tolist(), strict=True))
        == expected
    )
    where, at = np.repeat(range(3), 460), np.tile(np.arange(460.0), 3)
    assert united.contains(where, at).tolist() == [
        (s, t) in covered for s, t in zip(where.tolist(), at.tolist(), strict=True)
    ]


def test_the_hour_that_comes_twice_is_two_hours():
    """02:10 in summer time and 02:10 in winter time, an hour apart, and a second recorder."""
    at_s = np.array([2.0, 2.0, 2.25, 1.0]) * HOUR_S
    offset = np.array([2.0, 1.0, 1.0, 1.0]) * HOUR_S
    site = np.array([0, 0, 0, 0])
    spans = Spans(site, at_s, at_s + HOUR_S / 2, offset)
    united = spans.union(Spans.of([]))
    assert triples(united) == [
        (0, 2 * HOUR_S, 2.5 * HOUR_S), (0, 2 * HOUR_S, 2.75 * HOUR_S),
    ]  # fmt: skip
    assert united.seconds_by_step(HOUR_S)[2].tolist() == [1.25 * HOUR_S]
    assert united.contains(site[:2], np.array([2.6, 2.8]) * HOUR_S).tolist() == [True, False]
    assert triples(united.union()) == triples(united)


def test_a_span_over_the_end_of_summer_time_counts_once_whatever_its_zone():
    at_s, length_s = np.array([1.0, 1.5]) * HOUR_S, np.array([2.0, 1.0]) * HOUR_S
    offset = np.array([2.0, 1.0]) * HOUR_S
    united = Spans(np.array([0, 0]), at_s, at_s + length_s, offset).union()
    assert (
        sum(end - start for _, start, end in triples(united)) == 2.5 * HOUR_S
    )  # 23:00 to 1:30 UTC


def test_where_a_zone_is_not_known_local_time_counts():
    at_s = np.array([2.0, 2.0, 2.0]) * HOUR_S
    spans = Spans(np.array([0, 0, 1]), at_s, at_s + 60, np.array([np.nan, 2 * HOUR_S, 2 * HOUR_S]))
    assert triples(spans.union()) == [
        (0, 2 * HOUR_S, 2 * HOUR_S + 60),
        (1, 2 * HOUR_S, 2 * HOUR_S + 60),
    ]
    assert triples(spans.union().union(spans)) == triples(spans.union())


def test_nothing_is_nothing():
    none = Spans.of([])
    assert len(none.union()) == 0
    assert [len(column) for column in none.seconds_by_step(HOUR_S)] == [0, 0, 0]
    assert none.contains(np.array([0]), np.array([1.0])).tolist() == [False]


def test_minutes_are_reviewed_where_every_segment_is():
    # recording 0: 150 s, minute 0 reviewed, minute 1 without, minute 2 open; recording 1: all reviewed
    recording = np.array([0, 0, 0, 1])
    onset = np.array([5.0, 10, 125, 70])
    done = np.array([True, True, False, True])
    found = reviewed_minutes(recording, onset, done, np.array([150.0, 90.0, 60.0]))
    assert [row.tolist() for row in found] == [[0, 1, 1], [0, 0, 60], [60, 60, 90]]
