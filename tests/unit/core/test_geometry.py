import numpy as np
import pytest

from birdann.core.geometry import (
    Grid,
    Mask,
    TimeFreqBox,
    are_rectangles,
    changed_bounds,
    extents,
    fit_contours,
    is_bounded,
    onset_order,
)

GRID = Grid(hop_s=0.008, bin_hz=31.25)


def box(onset_s, offset_s, low_hz, high_hz):
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)


def test_box_rejects_an_inverted_range():
    with pytest.raises(ValueError, match="inside out"):
        box(2.0, 1.0, 0.0, 100.0)


def test_box_iou_is_the_ratio_of_areas():
    assert box(0, 2, 0, 100).iou(box(1, 3, 0, 100)) == pytest.approx(1 / 3)
    assert box(0, 1, 0, 100).iou(box(1, 2, 0, 100)) == 0.0
    assert box(0, 1, 0, 100).hull(box(3, 4, 50, 200)) == box(0, 4, 0, 200)


def test_mask_round_trips_through_a_bitmap():
    bitmap = np.array([[1, 0, 1, 1], [0, 0, 0, 0], [0, 1, 1, 0]], dtype=bool)
    mask = Mask.from_bitmap(bitmap, GRID, first_frame=10, first_bin=20)
    np.testing.assert_array_equal(mask.bitmap(), bitmap)
    assert mask.runs.tolist() == [[20, 10, 11], [20, 12, 14], [22, 11, 13]]
    assert mask.n_pixels == 5


def test_a_pixel_reaches_half_a_step_to_either_side_of_its_centre():
    mask = Mask(GRID, np.array([[32, 100, 110]], dtype=np.int32))
    outline = mask.box()
    assert outline.onset_s == pytest.approx(99.5 * 0.008)
    assert outline.offset_s == pytest.approx(109.5 * 0.008)
    assert outline.low_hz == pytest.approx(31.5 * 31.25)
    assert outline.high_hz == pytest.approx(32.5 * 31.25)


def test_the_outline_is_clipped_to_the_recording():
    mask = Mask(GRID, np.array([[0, 0, 10]], dtype=np.int32))
    assert mask.box(duration_s=0.05) == box(0.0, 0.05, 0.0, 0.5 * 31.25)


def test_mask_of_a_box_gives_the_box_back_to_within_a_pixel():
    original = box(0.5, 0.75, 2000.0, 4000.0)
    back = Mask.from_box(original, GRID).box()
    assert back.onset_s == pytest.approx(original.onset_s, abs=GRID.hop_s)
    assert back.offset_s == pytest.approx(original.offset_s, abs=GRID.hop_s)
    assert back.low_hz == pytest.approx(original.low_hz, abs=GRID.bin_hz)
    assert back.high_hz == pytest.approx(original.high_hz, abs=GRID.bin_hz)


def test_a_tiny_box_still_has_a_pixel():
    assert Mask.from_box(box(1.0, 1.0, 500.0, 500.0), GRID).n_pixels == 1


def test_the_mask_of_a_box_is_moved_to_no_side():
    rng = np.random.default_rng(0)
    given = np.array([box(t, t + 0.2, hz, hz + 900.0) for t, hz in zip(
        rng.uniform(1, 9, 2000), rng.uniform(500, 5000, 2000), strict=True)])  # fmt: skip
    masks = [Mask.from_box(one, GRID).box() for one in given]
    sides = ("onset_s", "offset_s", "low_hz", "high_hz")
    for side, step in zip(sides, (0.008, 0.008, 31.25, 31.25), strict=True):
        shifts = [getattr(a, side) - getattr(b, side) for a, b in zip(masks, given, strict=True)]
        assert abs(np.mean(shifts)) < 0.02 * step
        assert np.max(np.abs(shifts)) <= 0.5 * step + 1e-9


def test_the_mask_of_a_full_band_has_the_highest_bin():
    mask = Mask.from_box(box(0.0, 0.8, 0.0, 256 * 31.25), GRID)
    assert (mask.first_bin, mask.stop_bin) == (0, 257)
    assert (mask.first_frame, mask.stop_frame) == (0, 100)


def test_masks_are_rectangles_or_not():
    bitmaps = [[[1, 1], [1, 1]], [[1, 0], [1, 1]], [[1]], [[1, 0, 1]], [[1], [0], [1]]]
    masks = [Mask.from_bitmap(np.array(bitmap, dtype=bool), GRID) for bitmap in bitmaps]
    assert are_rectangles(masks).tolist() == [True, False, True, False, False]
    assert len(are_rectangles([])) == 0


def test_a_changed_mask_keeps_the_bounds_of_sides_that_stay():
    before = Mask(GRID, np.array([[5, 10, 20], [6, 12, 18], [7, 12, 16]]))
    exact = box(0.0795, 0.1561, 139.0, 236.5)
    after = Mask(GRID, np.array([[5, 10, 18], [6, 12, 18]]))
    own = after.box()
    assert changed_bounds(exact, before, after, own) == box(
        exact.onset_s, own.offset_s, exact.low_hz, own.high_hz
    )
    late = box(exact.offset_s - 1e-4, exact.offset_s, 139.0, 236.5)
    assert changed_bounds(late, before, after, own) == box(
        own.onset_s, own.offset_s, 139.0, own.high_hz
    )


@pytest.mark.parametrize("first_frame_s", [0.0, 0.016])
def test_the_mask_of_every_box_lies_within_a_pixel_of_it(first_frame_s):
    rng = np.random.default_rng(1)
    grid = Grid(hop_s=0.008, bin_hz=31.25, first_frame_s=first_frame_s)
    onsets_s, lows_hz = rng.uniform(0, 0.3, 500), rng.uniform(0, 3000, 500)
    lengths_s, heights_hz = rng.exponential(0.02, 500), rng.exponential(200, 500)
    for t, d, f, h in zip(onsets_s, lengths_s, lows_hz, heights_hz, strict=True):
        one = box(t, t + d, f, f + h)
        mask = Mask.from_box(one, grid)
        assert is_bounded(mask, one)
        assert not is_bounded(mask, box(t + 5, t + d + 5, f, f + h))
        assert not is_bounded(mask, box(t, t + d, f + 900, f + h + 900))


def test_contours_reach_the_exact_bounds_and_no_further():
    contour = np.array([[1.0, 50.0], [3.0, 50.0], [3.0, 80.0], [2.0, 90.0], [1.2, 51.0]])
    other = contour[::-1] + 100.0
    boxes = [box(1.5, 3.25, 52.0, 88.0), box(101.0, 103.0, 150.0, 190.0)]
    moved = fit_contours(np.concatenate([contour, other]), [5, 5], boxes)
    assert moved[:5].tolist() == [
        [1.5, 52.0], [3.25, 52.0], [3.25, 80.0], [2.0, 88.0], [1.5, 52.0]
    ]  # fmt: skip
    np.testing.assert_array_equal(moved[5:], other)


def test_split_keeps_every_pixel():
    mask = Mask(GRID, np.array([[5, 0, 10], [6, 2, 6]], dtype=np.int32))
    left, right = mask.split_at(GRID.frame_s(4))
    assert left.n_pixels + right.n_pixels == mask.n_pixels
    assert left.union(right) == mask
    assert mask.split_at(99.0) is None


@pytest.mark.parametrize("runs", [[], [[0, 3, 3]], [[-1, 0, 2]], [[0, 1]]])
def test_a_mask_refuses_runs_that_are_none(runs):
    with pytest.raises(ValueError, match="mask"):
        Mask(GRID, np.array(runs, dtype=np.int32))


def test_masks_of_different_grids_do_not_mix():
    a = Mask(GRID, np.array([[0, 0, 1]], dtype=np.int32))
    b = Mask(Grid(hop_s=0.004, bin_hz=31.25), np.array([[0, 0, 1]], dtype=np.int32))
    with pytest.raises(ValueError, match="grids"):
        a.union(b)
    assert a != b


def test_equal_masks_hash_alike():
    a = Mask(GRID, np.array([[0, 0, 1]], dtype=np.int32))
    b = Mask(GRID, np.array([[0, 0, 1]], dtype=np.int64))
    assert a == b
    assert len({a, b}) == 1


def test_difference_of_covered_mask_is_nothing():
    a = Mask(GRID, np.array([[0, 0, 4]], dtype=np.int32))
    b = Mask(GRID, np.array([[0, 0, 8]], dtype=np.int32))
    assert a.difference(b) is None
    assert b.difference(a).runs.tolist() == [[0, 4, 8]]


def test_a_table_of_runs_is_cut_into_masks():
    grid = Grid(hop_s=0.01, bin_hz=100.0)
    runs = np.array([[0, 1, 3], [1, 1, 2], [5, 0, 9]])
    assert Mask.from_run_table(grid, runs, [2, 1]) == [Mask(grid, runs[:2]), Mask(grid, runs[2:])]
    assert Mask.from_run_table(grid, np.empty((0, 3)), []) == []


@pytest.mark.parametrize(
    ("runs", "counts"),
    [
        ([[0, 1, 3]], [1, 0]),
        ([[0, 1, 3]], [2]),
        ([[0, 3, 3]], [1]),
        ([[-1, 1, 3]], [1]),
    ],
)
def test_a_table_with_a_wrong_mask_is_refused(runs, counts):
    with pytest.raises(ValueError, match="mask"):
        Mask.from_run_table(Grid(hop_s=0.01, bin_hz=100.0), runs, counts)


def test_extents_and_order_are_those_of_each_mask():
    rng = np.random.default_rng(0)
    masks = [
        Mask.from_bitmap(
            rng.random((6, 9)) < 0.4, GRID, first_frame=int(start), first_bin=int(low)
        )
        for start, low in rng.integers(0, 5, (20, 2))
    ]
    expected = [[m.first_frame, m.stop_frame, m.first_bin, m.stop_bin] for m in masks]
    np.testing.assert_array_equal(extents(masks), expected)
    by_onset = sorted(range(20), key=lambda i: (masks[i].first_frame, masks[i].first_bin))
    assert onset_order(masks).tolist() == by_onset
    assert extents([]).shape == (0, 4)
    assert len(onset_order([])) == 0


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        ((1, 2, 100, 900), (1, 2, 100, 900)),
        ((-1, 4, 100, 900), (0, 3, 100, 900)),
        ((1, 2, 100, 1010), (1, 2, 100, 1000)),
    ],
)
def test_boxes_end_with_the_recording_and_at_half_its_sample_rate(sides, expected):
    box = TimeFreqBox.from_limits(sides)
    assert box.clip_to(3, 1000) == TimeFreqBox.from_limits(expected)
