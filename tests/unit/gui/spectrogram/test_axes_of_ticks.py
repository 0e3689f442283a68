"""Axis ticks."""

import itertools
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.spectrogram.axes import (
    format_time,
    frequency_ticks,
    time_ticks,
    warped_frequency_ticks,
)


@pytest.mark.parametrize(
    ("time_s", "step_s", "text"),
    [
        (0, 1, "0"),
        (7, 1, "7"),
        (0.25, 0.05, "0.25"),
        (59.999, 0.01, "1:00.00"),
        (75, 15, "1:15"),
        (3600, 600, "1:00:00"),
        (86_399.5, 0.5, "23:59:59.5"),
    ],
)
def test_times_are_written_as_people_read_them(time_s, step_s, text):
    assert format_time(time_s, step_s) == text


@given(start=st.floats(0, 80_000), span=st.floats(0.05, 86_400), width=st.integers(150, 4000))
def test_time_labels_are_distinct_in_range_and_do_not_crowd(start, span, width):
    major, minor = time_ticks(start, start + span, width)
    values = [t.value for t in major]
    assert len({t.label for t in major}) == len(major)
    assert all(start - 1e-4 <= v <= start + span + 1e-4 for v in values)
    gaps = [(b - a) / span * width for a, b in itertools.pairwise(values)]
    assert all(g >= 75.9 for g in gaps) or span > 20 * 86_400
    assert not {round(t.value, 6) for t in minor} & {round(v, 6) for v in values}


def test_clock_labels_lie_on_round_clock_times():
    start = datetime(2024, 5, 1, 4, 59, 50, tzinfo=UTC)
    major, _ = time_ticks(0, 60, 800, clock_start=start)
    assert [t.label for t in major][:2] == ["04:59:50", "05:00:00"]
    assert major[1].value == pytest.approx(10)


@given(low=st.floats(0, 90_000), span=st.floats(200, 100_000), height=st.integers(120, 2000))
def test_frequency_labels_are_few_distinct_and_in_range(low, span, height):
    ticks = frequency_ticks(low, low + span, height)
    assert len({t.label for t in ticks}) == len(ticks)
    assert len(ticks) <= height / 33 + 2
    assert all(low - 1 <= t.value <= low + span + 1 for t in ticks)


def test_frequency_labels_are_in_kilohertz():
    assert [t.label for t in frequency_ticks(0, 12_000, 460)][:3] == ["0", "1", "2"]
    assert [t.label for t in frequency_ticks(0, 1000, 200)] == [
        "0",
        "0.2",
        "0.4",
        "0.6",
        "0.8",
        "1.0",
    ]


def test_warped_candidates_cover_decades():
    values = [t.value for t in warped_frequency_ticks(0, 24_000)]
    assert {0.0, 100.0, 1000.0, 10_000.0, 20_000.0} <= set(values)
