"""Columns beyond a format's own that birdann writes where they are asked for."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from birdann.core.message import Message
from birdann.features.measurements import MEASUREMENTS
from birdann.formats.records import Annotation

N_CALLS = "n_calls"
_RAVEN_N_CALLS = "Calls"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraColumns:
    """Which columns follow a format's own.

    Attributes
    ----------
    n_calls
        Of how many calls a row is made.
    measurements
        What is measured of a call (``birdann.features.measurements``).
    """

    n_calls: bool = False
    measurements: bool = False

    def names(self) -> tuple[str, ...]:
        """Return the columns as birdann's own table names them."""
        return self._joined(N_CALLS, (one.name for one in MEASUREMENTS))

    def raven_names(self) -> tuple[str, ...]:
        """Return the columns as Raven names them, where it does."""
        return self._joined(_RAVEN_N_CALLS, (one.raven for one in MEASUREMENTS))

    def cells(self, record: Annotation) -> tuple[str, ...]:
        """Return a row's cells; one of what was not measured is empty."""
        values = record.measurements or (np.nan,) * len(MEASUREMENTS)
        return self._joined(str(record.n_calls), map(_number, values))

    def carried(self) -> tuple[Message, ...]:
        """Return what is not lost with these columns, in the words of ``Losses``."""
        words = (
            (self.n_calls, Message("number of calls")),
            (self.measurements, Message("measurements")),
        )
        return tuple(word for is_written, word in words if is_written)

    def _joined(self, n_calls: str, measurements: Iterable[str]) -> tuple[str, ...]:
        first = (n_calls,) if self.n_calls else ()
        return (*first, *measurements) if self.measurements else first


NO_EXTRA_COLUMNS = ExtraColumns()
"""A format's own columns alone."""


def _number(value: float) -> str:
    return "" if np.isnan(value) else f"{value:.6g}"
