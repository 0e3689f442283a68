"""Scores, and how doubtful they leave a species."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.ids import RunId, SpeciesId
from birdann.core.predictions import Mode, ScoreColumns, ScoreTable, doubt


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


@pytest.mark.parametrize("n", [3, 40])
def test_rows_of_many_segments_are_those_of_each(n):
    ids = np.arange(100, 100 + n)[::-1].copy()
    columns = replace(
        ScoreColumns.unscored(ids),
        species_ids=(SpeciesId(7),),
        mode=np.where(np.arange(n) % 3, 0, -1).astype(np.int8),
        species=np.where(np.arange(n) % 2, 0, -1).astype(np.int32),
        probability=np.full(n, 0.5),
    )
    asked = [5, *ids.tolist()]
    rows = columns.rows_of(asked)
    assert [key for key, row in zip(asked, rows, strict=True) if row >= 0] == list(columns)
    for key, row in zip(asked, rows.tolist(), strict=True):
        assert row < 0 or (ids[row], columns.species_at(row)) == (key, columns[key].species_id)
    assert ScoreColumns.unscored(ids[:0]).rows_of(asked).tolist() == [-1] * len(asked)


def test_scores_of_a_joined_segment_are_the_same_whatever_the_order_of_its_pieces():
    rng = np.random.default_rng(0)
    n = 200
    probabilities = rng.random((n, 3), dtype=np.float32)
    table = ScoreTable(
        run_id=RunId(1),
        mode=Mode.INDUCTIVE,
        segment_ids=np.arange(1, n + 1),
        probabilities=probabilities / 4,
        none_probabilities=1 - probabilities.sum(axis=1) / 4,
    )
    for _ in range(20):
        pieces = rng.permutation(n)[:7] + 1
        one, other = (
            table.with_calls({999: order.tolist()}) for order in (pieces, np.sort(pieces))
        )
        assert one.probabilities.tobytes() == other.probabilities.tobytes()
        assert one.none_probabilities.tobytes() == other.none_probabilities.tobytes()
        exact = sum(float(table.none_probabilities[key - 1]) for key in pieces) / 7
        assert one.none_probabilities[-1] == np.float32(exact)
