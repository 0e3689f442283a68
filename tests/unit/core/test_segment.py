"""Segments as columns: the same as one by one, each made when it is asked for."""

import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.provenance import person_provenance, run_provenance
from birdann.core.segment import MaskColumn, SegmentColumns

GRIDS = (Grid(hop_s=0.01, bin_hz=50.0), Grid(hop_s=0.005, bin_hz=100.0))
RUNS = (
    [[10, 3, 6], [11, 3, 5]],
    [[40, 8, 9]],
    [[50, 1, 2], [51, 1, 3], [52, 2, 3]],
)
"""Bin, first frame and the frame after the last."""


@pytest.fixture
def columns():
    """Three segments on two lattices, by a program and by a person."""
    runs = [np.array(run, dtype=np.int32) for run in RUNS]
    return SegmentColumns(
        recording_id=RecordingId(7),
        ids=np.array([3, 5, 2**62], dtype=np.int64),
        onsets_s=np.array([0.1, 0.2, 0.3]),
        offsets_s=np.array([0.15, 0.4, 0.35]),
        lows_hz=np.array([1000.0, 2000.0, 500.0]),
        highs_hz=np.array([2000.0, 2500.0, 900.0]),
        masks=MaskColumn(
            runs=np.concatenate(runs),
            stops=np.cumsum([len(run) for run in runs]),
            grids=GRIDS,
            grid_of=np.array([0, 1, 0], dtype=np.int16),
        ),
        makers=(run_provenance("threshold"), person_provenance("Ada")),
        maker_of=np.array([0, 1, 0], dtype=np.int32),
    )


def test_each_mask_has_its_own_runs_on_its_own_lattice(columns):
    lattices = (GRIDS[0], GRIDS[1], GRIDS[0])
    for mask, runs, grid in zip(columns.masks, RUNS, lattices, strict=True):
        assert isinstance(mask, Mask)
        assert mask.grid == grid
        np.testing.assert_array_equal(mask.runs, runs)


def test_a_segment_is_what_the_columns_say_of_it(columns):
    second = columns[1]
    assert second.id == SegmentId(5)
    assert second.recording_id == RecordingId(7)
    assert (second.box.onset_s, second.box.offset_s) == (0.2, 0.4)
    assert (second.box.low_hz, second.box.high_hz) == (2000.0, 2500.0)
    assert second.provenance == columns.makers[1]
    assert columns[-1].id == SegmentId(2**62)


def test_columns_are_a_sequence(columns):
    assert len(columns) == len(columns.masks) == 3
    assert [column.id for column in columns[1:]] == [5, 2**62]
    assert [column.id for column in columns] == [3, 5, 2**62]
    with pytest.raises(IndexError):
        columns[3]
