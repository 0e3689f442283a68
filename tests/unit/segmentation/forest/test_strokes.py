"""Paint brought from one grid to another, and pixels of which nothing is said."""

import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask
from birdann.dsp.spectrogram import HJA_MLSP, Spectrogram
from birdann.segmentation.forest import segmenter
from birdann.segmentation.forest.strokes import Strokes, resample_mask

FINE = Grid(hop_s=0.004, bin_hz=62.5)
COARSE = Grid(hop_s=0.0101, bin_hz=101.0, first_frame_s=0.0153)  # no centre on an edge


@pytest.mark.parametrize(("own", "other"), [(FINE, COARSE), (COARSE, FINE), (FINE, FINE)])
@pytest.mark.parametrize("seed", range(5))
def test_a_pixel_is_painted_where_its_centre_is(own, other, seed):
    bitmap = np.random.default_rng(seed).random((12, 40)) < 0.6
    mask = Mask.from_bitmap(bitmap, own, first_frame=7, first_bin=3)
    painted = {(b, f) for b, first, stop in mask.runs for f in range(first, stop)}
    moved = resample_mask(mask, other)
    got = {(b, f) for b, first, stop in moved.runs for f in range(first, stop)}
    wanted = {
        (b, f)
        for b in range(60)
        for f in range(200)
        if (own.bin_at(b * other.bin_hz), own.frame_at(other.frame_s(f))) in painted
    }
    assert wanted
    assert got == wanted


def test_what_is_smaller_than_a_pixel_may_be_lost():
    speck = Mask(FINE, np.array([[1, 1, 2]]))
    assert resample_mask(speck, Grid(hop_s=0.1, bin_hz=1000.0)) is None


def _noise(n_frames=300):
    magnitude = np.random.default_rng(0).random((256, n_frames)).astype(np.float32)
    return Spectrogram(HJA_MLSP.layout(16_000), magnitude)


def test_nothing_is_drawn_where_nothing_is_said():
    grid = HJA_MLSP.layout(16_000).grid
    half = Mask.from_bitmap(np.ones((128, 300), np.bool_), grid)
    call = Mask.from_bitmap(np.ones((10, 10), np.bool_), grid, first_bin=20, first_frame=20)
    strokes = Strokes.from_masks(call=[call], unsure=[half], is_complete=True)
    pixels, is_call = segmenter._sample_pixels(
        _noise(), strokes, np.ones((256, 300), np.bool_), np.random.default_rng(0)
    )
    assert is_call.any()
    assert len(pixels[~is_call]) > 100
    assert (pixels[~is_call, 0] >= 128).all()


def test_no_more_pixels_are_kept_than_allowed_and_all_examples_count():
    n, rng = 20, np.random.default_rng(0)
    drawn = [(np.full((n, 3), i, np.float32), np.ones(n, np.bool_), rng.random(n)) for i in (0, 1)]
    X, y, draws = segmenter._lowest_lots(drawn, 15)
    assert len(X) == len(y) == len(draws) == 15
    assert set(X[:, 0]) == {0.0, 1.0}
    assert draws.max() <= np.sort(np.concatenate([item[2] for item in drawn]))[14]
