import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from birdann.core.geometry import Grid, Mask, union_of

GRID = Grid(hop_s=0.01, bin_hz=50.0)
bitmaps = hnp.arrays(bool, hnp.array_shapes(min_dims=2, max_dims=2, max_side=12)).filter(np.any)


@st.composite
def masks(draw):
    frame, low = draw(st.integers(0, 9)), draw(st.integers(0, 9))
    return Mask.from_bitmap(draw(bitmaps), GRID, first_frame=frame, first_bin=low)


def pixels(mask):
    return {(b, f) for b, start, stop in mask.runs.tolist() for f in range(start, stop)}


@given(masks(), masks())
def test_set_algebra_agrees_with_sets_of_pixels(a, b):
    assert pixels(a.union(b)) == pixels(a) | pixels(b)
    assert a.intersection_size(b) == len(pixels(a) & pixels(b))
    rest = a.difference(b)
    assert (pixels(rest) if rest else set()) == pixels(a) - pixels(b)
    assert a.iou(b) == len(pixels(a) & pixels(b)) / len(pixels(a) | pixels(b))


@given(st.lists(masks(), min_size=1, max_size=4), st.sampled_from([0, 150_000_000]))
def test_a_union_holds_the_pixels_of_any_of_its_masks_however_late(some, late):
    later = [Mask(GRID, np.add(mask.runs, [0, late, late])) for mask in some]
    assert pixels(union_of(later)) == set.union(*map(pixels, later))


@given(masks(), st.floats(0, 0.3))
def test_split_partitions_the_pixels(mask, time_s):
    halves = mask.split_at(time_s)
    if halves:
        left, right = halves
        assert not pixels(left) & pixels(right)
        assert pixels(left) | pixels(right) == pixels(mask)
        assert left.stop_frame <= right.first_frame
