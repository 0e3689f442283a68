"""Sunrise and sunset against the tables of the US Naval Observatory and NOAA's solar calculator."""

import math
from datetime import date

import pytest

from birdann.app.survey.sun import sun_hours

MINUTE_H = 1 / 60


@pytest.mark.parametrize(
    ("latitude", "longitude", "day", "offset_h", "rise", "set_"),
    [
        # Boulder, NOAA's own example (40.125 N, 105.237 W)
        (40.125, -105.237, date(2010, 6, 21), -6, (5, 32), (20, 32)),
        # Greenwich at the solstices
        (51.48, 0.0, date(2024, 6, 20), 1, (4, 43), (21, 22)),
        (51.48, 0.0, date(2024, 12, 21), 0, (8, 4), (15, 53)),
        # Sydney: the day of the clock begins the evening before in UTC
        (-33.87, 151.21, date(2024, 12, 21), 11, (5, 41), (20, 5)),
    ],
)
def test_as_published(latitude, longitude, day, offset_h, rise, set_):
    found = sun_hours(latitude, longitude, day, 3600.0 * offset_h)
    for hours, (hour, minute) in zip(found, (rise, set_), strict=True):
        assert hours == pytest.approx(hour + minute / 60, abs=2 * MINUTE_H)


def test_the_midnight_sun_neither_rises_nor_sets():
    assert all(map(math.isnan, sun_hours(69.65, 18.96, date(2024, 6, 21), 7200.0)))
