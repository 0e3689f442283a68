import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask
from birdann.features.regions import Regions

GRID = Grid(hop_s=0.01, bin_hz=50)


def test_runs_count_from_the_image():
    masks = [Mask(GRID, [[2, 10, 14], [3, 11, 13]]), Mask(GRID, [[0, 12, 13]])]
    regions = Regions.of(masks, first_frame=10, n_bins=5, n_frames=10)
    assert regions.runs.tolist() == [[2, 0, 4], [3, 1, 3], [0, 2, 3]]
    assert regions.offsets.tolist() == [0, 2, 3]
    assert regions.boxes.tolist() == [[0, 4, 2, 4], [2, 3, 0, 1]]
    assert len(regions) == 2


def test_what_lies_outside_is_cut_off():
    regions = Regions.of(
        [Mask(GRID, [[1, 0, 30], [7, 3, 5]])], first_frame=5, n_bins=4, n_frames=10
    )
    assert regions.runs.tolist() == [[1, 0, 10]]


def test_a_mask_wholly_outside_is_refused():
    with pytest.raises(ValueError, match="outside"):
        Regions.of([Mask(GRID, [[1, 0, 3]])], first_frame=5, n_bins=4, n_frames=10)


def test_no_masks():
    regions = Regions.of([], first_frame=0, n_bins=4, n_frames=10)
    assert len(regions) == 0
    assert regions.runs.shape == (0, 3)
    assert np.array_equal(regions.offsets, [0])
