"""Times as people type them."""

from datetime import UTC, datetime

import pytest

from birdann.gui.text.times import seconds_of

DAWN = datetime(2025, 5, 4, 4, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90", 90.0),
        (" 1:30 ", 90.0),
        ("1:02:05", 3725.0),
        ("0:00.5", 0.5),
        ("12,25", 12.25),
        ("90:00", 5400.0),
    ],
)
def test_times_count_from_the_start(text, seconds):
    assert seconds_of(text) == pytest.approx(seconds)


@pytest.mark.parametrize("text", ["", "x", "1:", ":30", "1:60", "1:2:3:4", "-5", "1:30 pm", "1e3"])
def test_what_is_no_time_is_none(text):
    assert seconds_of(text) is None
    assert seconds_of(text, DAWN) is None


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("4:45", 900.0), ("4:30:10", 10.0), ("4:00", 84_600.0), ("90", 90.0), ("4:30:00.5", 0.5)],
)
def test_times_of_the_clock_come_after_the_start(text, seconds):
    assert seconds_of(text, DAWN) == pytest.approx(seconds)


def test_no_day_has_a_25th_hour():
    assert seconds_of("25:00", DAWN) is None
    assert seconds_of("25:00") == 1500.0
