"""Contours of masks."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from skimage.measure import find_contours

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.gui.spectrogram.layers.outlines import (
    OutlineCache,
    mask_outline,
    mask_outlines,
    simplify,
)

GRID = Grid(hop_s=1.0, bin_hz=1.0)


def contours(mask):
    return mask_outlines([mask])[0].contours()


def area(polygon):
    x, y = polygon.T
    return 0.5 * (x @ np.roll(y, -1) - y @ np.roll(x, -1))


@given(bitmap=arrays(np.bool_, (6, 7)).filter(lambda b: b.any()), first=st.integers(0, 5))
def test_contours_enclose_what_marching_squares_encloses(bitmap, first):
    mask = Mask.from_bitmap(bitmap, GRID, first_frame=first, first_bin=2)
    ours = contours(mask)
    reference = find_contours(
        np.pad(bitmap, 1).astype(float), 0.5, fully_connected="low", positive_orientation="high"
    )
    assert len(ours) == len(reference)
    ours_area = sorted(round(area(p), 6) for p in ours)
    reference_area = sorted(round(area(p[:-1, ::-1]), 6) for p in reference)
    assert np.allclose(np.abs(ours_area).sum(), np.abs(reference_area).sum())
    assert np.isclose(sum(ours_area), abs(sum(reference_area)))


def test_contour_lies_where_the_pixels_are():
    bitmap = np.ones((4, 6), dtype=bool)
    grid = Grid(hop_s=0.01, bin_hz=50.0, first_frame_s=0.5)
    (polygon,) = contours(Mask.from_bitmap(bitmap, grid, first_frame=100, first_bin=20))
    box = Mask.from_bitmap(bitmap, grid, first_frame=100, first_bin=20).box()
    assert np.isclose(polygon[:, 0].min(), box.onset_s)
    assert np.isclose(polygon[:, 0].max(), box.offset_s)
    assert np.isclose(polygon[:, 1].min(), box.low_hz)
    assert np.isclose(polygon[:, 1].max(), box.high_hz)
    assert len(polygon) == 8  # a rectangle with its corners cut


def test_a_segment_is_drawn_up_to_its_exact_bounds():
    box = TimeFreqBox(onset_s=9.7, offset_s=16.25, low_hz=19.6, high_hz=23.4)
    bitmap = np.ones((4, 6), dtype=bool)
    (corners,) = mask_outline(Mask.from_bitmap(bitmap, GRID, first_frame=10, first_bin=20), box)
    assert sorted(corners.tolist()) == [[9.7, 19.6], [9.7, 23.4], [16.25, 19.6], [16.25, 23.4]]
    bitmap[:2, :3] = False
    (ring,) = mask_outline(Mask.from_bitmap(bitmap, GRID, first_frame=10, first_bin=20), box)
    assert ring.min(axis=0).tolist() == [9.7, 19.6]
    assert ring.max(axis=0).tolist() == [16.25, 23.4]


def test_a_hole_has_its_own_contour_the_other_way_round():
    bitmap = np.ones((5, 5), dtype=bool)
    bitmap[2, 2] = False
    outer, inner = sorted(contours(Mask.from_bitmap(bitmap, GRID)), key=len, reverse=True)
    assert area(outer) > 0 > area(inner)


def test_simplifying_drops_small_steps_and_no_polygon():
    ring = np.linspace(0, 2 * np.pi, 400, endpoint=False)
    large = np.stack([50 * np.cos(ring), 50 * np.sin(ring)], axis=1)
    small = np.full((10, 2), 0.1)
    points, lengths = simplify(np.concatenate([large, small]), np.array([400, 10]), 2.0)
    assert lengths.sum() == len(points)
    assert lengths[0] < 250
    assert lengths[1] == 1
    assert np.isclose(area(points[: lengths[0]]), area(large), rtol=0.05)


def test_cache_keeps_polygons_and_its_limit():
    masks = [Mask.from_bitmap(np.ones((2, 2), bool), GRID, first_frame=i) for i in range(12)]
    one = mask_outlines(masks[:1])[0].n_bytes
    cache = OutlineCache(budget_bytes=8 * one)
    outlines = cache.trace(range(6), masks.__getitem__) + cache.trace(
        range(6, 12), masks.__getitem__
    )
    assert [key in cache for key in range(12)] == [False] * 4 + [True] * 8
    assert cache.trace([11, 5], masks.__getitem__) == [outlines[11], outlines[5]]
    cache.clear()
    assert 11 not in cache


@given(st.lists(arrays(np.bool_, (5, 6)).filter(lambda b: b.any()), min_size=1, max_size=9))
def test_masks_traced_together_are_as_if_traced_alone(bitmaps):
    masks = [
        Mask.from_bitmap(bitmap, GRID, first_frame=7 * i, first_bin=3 + i % 4)
        for i, bitmap in enumerate(bitmaps)
    ]
    for mask, outline in zip(masks, mask_outlines(masks), strict=True):
        assert outline.lengths.sum() == len(outline.points)
        assert rings(outline.contours()) == rings(mask_outlines([mask])[0].contours())


def rings(contours):
    """Return contours from their least vertex on, in an order of their own."""
    turned = [np.roll(contour, -np.lexsort(contour.T)[0], axis=0).tolist() for contour in contours]
    return sorted(turned)


def test_masks_too_large_for_one_bitmap_are_traced_apart():
    wide = Mask.from_bitmap(np.ones((30, 9000), bool), GRID, first_frame=5)
    small = Mask.from_bitmap(np.ones((2, 2), bool), GRID, first_frame=3)
    for outline, mask in zip(
        mask_outlines([small, wide, small]), [small, wide, small], strict=True
    ):
        (contour,) = outline.contours()
        assert len(contour) == 8
        assert contour[:, 0].min() == mask.first_frame - 0.5
        assert contour[:, 0].max() == mask.stop_frame - 0.5
