"""From pixels to masks: what is large enough, and what begins and ends together."""

import numpy as np
import pytest

from birdann.core.geometry import Grid
from birdann.segmentation.components import (
    blur,
    component_extents,
    large_components,
    masks_of,
)
from birdann.segmentation.kernels import pixels as pixel_kernels

GRID = Grid(hop_s=0.01, bin_hz=50.0)


@pytest.mark.parametrize(
    ("first", "stop", "is_together"),
    [(10, 50, True), (14, 58, True), (15, 50, False), (10, 59, False), (10, 41, False)],
)
def test_parts_that_begin_together_may_end_twice_as_far_apart(first, stop, is_together):
    spans = np.array([[10, 50], [first, stop]], dtype=np.int32)
    assert (pixel_kernels.groups_by_ends(spans, 4.0) == [1, 1 if is_together else 2]).all()


def test_a_part_belongs_to_the_first_group_that_takes_it_and_groups_do_not_chain():
    spans = np.array([[10, 50], [13, 50], [16, 50], [17, 90]], dtype=np.int32)
    assert pixel_kernels.groups_by_ends(spans, 4.0).tolist() == [1, 1, 2, 3]
    assert pixel_kernels.groups_by_ends(np.zeros((0, 2), dtype=np.int32), 4.0).tolist() == []


def block(height, width):
    is_call = np.zeros((60, 80), dtype=bool)
    is_call[20 : 20 + height, 30 : 30 + width] = True
    return is_call


@pytest.mark.parametrize(
    ("height", "width", "is_kept"),
    [(16, 16, True), (8, 40, True), (7, 50, False), (40, 7, False), (15, 16, False)],
)
def test_a_component_has_a_least_extent_both_ways_and_a_least_box(height, width, is_kept):
    """Extents are of pixels' centres: 16 pixels are 15 apart, and 15 times 15 is 225."""
    masks = large_components(block(height, width), GRID, first_frame=1000)
    assert len(masks) == is_kept
    assert component_extents(block(height, width)).tolist() == [[height - 1, width - 1]]
    for mask in masks:
        assert (mask.runs == [[b, 1030, 1030 + width] for b in range(20, 20 + height)]).all()


def test_components_touch_by_sides_not_by_corners():
    is_call = block(16, 16)
    is_call[36:52, 46:62] = True
    assert len(large_components(is_call, GRID, 0)) == 2
    is_call[36, 45] = True
    assert len(large_components(is_call, GRID, 0)) == 1


def test_runs_of_one_name_are_one_mask_counted_from_the_recordings_start():
    runs = np.array([[2, 5, 10, 12], [1, 6, 3, 4], [2, 6, 11, 13]], dtype=np.int32)
    first, second = masks_of(runs, GRID, first_frame=100)
    assert first.runs.tolist() == [[6, 103, 104]]
    assert second.runs.tolist() == [[5, 110, 112], [6, 111, 113]]


def test_blurring_spreads_a_pixel_over_seven_and_keeps_its_sum():
    image = np.zeros((15, 15), dtype=np.float32)
    image[7, 7] = 1.0
    out = blur(image)
    assert out.sum() == pytest.approx(1.0, rel=1e-5)
    assert (out[4:11, 4:11] > 0).all()
    assert np.count_nonzero(out) == 49
    assert out[7, 10] / out[7, 7] == pytest.approx(np.exp(-0.5), rel=1e-5)  # one sigma away
