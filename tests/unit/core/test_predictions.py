"""Scores, and how doubtful they leave a species."""

import numpy as np
import pytest

from birdann.core.ids import RunId
from birdann.core.predictions import Mode, ScoreTable, doubt


@pytest.mark.parametrize(
    ("best", "call", "expected"),
    [
        (0.9, 0.9, 0.0),  # no other species is possible
        (0.45, 0.9, 0.5),
        (0.2, 0.8, 0.75),
        (0.02, 0.04, 0.2),  # nearly sure to be no call: half a doubt, of which .4 counts
        (0.0, 0.0, 0.0),
    ],
)
def test_doubt_is_of_the_species_given_a_call(best, call, expected):
    found = doubt(np.array([best]), np.array([call]))
    np.testing.assert_allclose(found, [expected])


def test_a_score_table_has_a_row_for_each_segment():
    run, table = RunId(18), np.zeros((2, 3), np.float32)
    ScoreTable(run_id=run, mode=Mode.INDUCTIVE, segment_ids=("a", "b"), probabilities=table)
    for wrong in (table[:1], table[0]):
        with pytest.raises(ValueError, match="one row per segment"):
            ScoreTable(
                run_id=run, mode=Mode.INDUCTIVE, segment_ids=("a", "b"), probabilities=wrong
            )
