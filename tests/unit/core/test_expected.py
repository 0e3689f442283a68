"""Species expected at sites and in weeks."""

from datetime import datetime

import numpy as np
import pytest

from birdann.core.expected import ExpectedSpecies, expected_species_odds, week_of

ROWS = (
    ExpectedSpecies(names=("Wren", "Troglodytes troglodytes")),
    ExpectedSpecies(names=("Swift",), site="Mill", first_week=17, last_week=32, weight=0.5),
    ExpectedSpecies(names=("Redwing",), site="Mill", first_week=40, last_week=12),
    ExpectedSpecies(names=("*",), site="Mill", weight=0.1),
    ExpectedSpecies(names=("Swift",), site="Dune", weight=2.0),
)
SPECIES = ["wren", "Swift", "Redwing", "Woodcock"]


# the last day of the first week of each month, the first of its second week, and its last day
@pytest.mark.parametrize(
    ("day", "week"),
    [((1, 1), 1), ((1, 7), 1), ((1, 8), 2), ((6, 15), 23), ((2, 29), 8), ((12, 31), 48)],
)
def test_a_month_has_four_weeks(day, week):
    assert week_of(datetime(2024, *day)) == week


@pytest.mark.parametrize(
    ("site", "day", "expected", "weights"),
    [
        ("mill", (6, 1), [1, 1, 0, 0], [1, 0.5, 0.1, 0.1]),
        ("Mill", (1, 1), [1, 0, 1, 0], [1, 0.1, 1, 0.1]),  # over the new year
        ("Dune", (1, 1), [1, 1, 0, 0], [1, 2, 1, 1]),  # no weight of others
        ("", (6, 1), [1, 0, 0, 0], [1, 1, 1, 1]),  # a row for all sites
    ],
)
def test_rows_of_the_site_and_week_count(site, day, expected, weights):
    found = expected_species_odds(ROWS, SPECIES, site, datetime(2025, *day))
    np.testing.assert_array_equal(found[0], np.array(expected, bool))
    np.testing.assert_allclose(found[1], weights)


def test_nothing_is_said_about_other_sites_or_without_a_start():
    assert expected_species_odds(ROWS[1:], SPECIES, "Fen", datetime(2025, 6, 1)) is None
    assert expected_species_odds(ROWS[1:], SPECIES, "", datetime(2025, 6, 1)) is None
    assert expected_species_odds(ROWS, SPECIES, "Mill", None) is None
    assert expected_species_odds((), SPECIES, "Mill", datetime(2025, 6, 1)) is None
