"""Sunrise and sunset, computed offline by ``astral``, accurate to about a minute."""

import math
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache


@lru_cache(maxsize=100_000)
def sun_hours(
    latitude_deg: float, longitude_deg: float, day: date, utc_offset_s: float
) -> tuple[float, float]:
    """Return sunrise and sunset of a day in hours of local time; NaN without either.

    Parameters
    ----------
    day
        In local time.
    utc_offset_s
        UTC offset of local time.
    """
    from astral import Observer
    from astral.sun import sunrise, sunset

    observer = Observer(latitude_deg, longitude_deg)
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) - timedelta(seconds=utc_offset_s)
    all_hours = []
    for event in (sunrise, sunset):
        hours = math.nan
        for neighbouring_day in (day - timedelta(days=1), day, day + timedelta(days=1)):
            try:
                at = (event(observer, neighbouring_day) - midnight).total_seconds() / 3600
            except ValueError:  # it stays up, or down
                continue
            if 0 <= at < 24:
                hours = at
        all_hours.append(hours)
    return all_hours[0], all_hours[1]
