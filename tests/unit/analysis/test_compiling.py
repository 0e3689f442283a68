"""What is told while functions are compiled."""

import pytest
from numba import njit

from birdann.analysis.compiling import report_compiling
from birdann.core.errors import Cancelled


def test_who_cancels_ends_the_work_at_its_next_step_and_not_what_is_compiled():
    """It may be another's: the listener hears of every thread."""

    def cancelled(fraction, text):
        raise Cancelled

    with report_compiling(cancelled) as report:
        assert njit(lambda x: x + 1)(2) == 3
        with pytest.raises(Cancelled):
            report(0.5, "half")
