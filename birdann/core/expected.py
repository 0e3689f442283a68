"""Species that a person expects at sites and in weeks."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray

WEEKS = 48
"""Weeks of a year, four a month, as in BirdNET and in eBird's bar charts."""
ANY_OTHER = "*"
"""Name that stands for every species without a row of its own at a site and week."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedSpecies:
    """A row of a table of expected species."""

    names: tuple[str, ...]
    site: str = ""  # "" for all sites.
    # first_week, last_week: 1 to `WEEKS`; from a later one to an earlier one over the new year.
    first_week: int = 1
    last_week: int = WEEKS
    weight: float = 1.0  # Factor of the odds of the species, above 0.

    def applies_to(self, site: str, week: int) -> bool:
        """Whether the row says something about a site and week."""
        after, before = week >= self.first_week, week <= self.last_week
        is_in_weeks = (after and before) if self.first_week <= self.last_week else after or before
        return is_in_weeks and self.site.casefold() in ("", site.casefold())


def week_of(at: datetime) -> int:
    """Return the week of a time, 1 to `WEEKS`: of each month days 1-7, 8-14, 15-21 and the rest."""
    return 4 * (at.month - 1) + min((at.day - 1) // 7, 3) + 1


def expected_species_odds(
    rows: Sequence[ExpectedSpecies],
    species: Sequence[str],
    site: str,
    at: datetime | None,
) -> tuple[BoolArray, FloatArray] | None:
    """Return whether each species is expected at a site and time, and the weight of its odds.

    None where the table says nothing: about other sites only, or of a recording without a start.

    Parameters
    ----------
    species
        Their names.

    Returns
    -------
    is_expected : bool (n_species,)
    weights : float64 (n_species,)
        Of species that are not expected, that of `ANY_OTHER`, else 1.
    """
    if at is None or not any(row.site.casefold() in ("", site.casefold()) for row in rows):
        return None
    weights: dict[str, float] = {}
    for row in rows:
        if row.applies_to(site, week_of(at)):
            keys = [name.casefold() for name in row.names]
            weights |= {key: max(weights.get(key, 0.0), row.weight) for key in keys}
    of_others = weights.pop(ANY_OTHER, 1.0)
    found = np.array([weights.get(name.casefold(), 0.0) for name in species], np.float64)
    return found > 0, np.where(found > 0, found, of_others)
