"""Lookup tables."""

import matplotlib as mpl
import numpy as np
import pytest

from birdann.dsp.tiles import subtract_offsets
from birdann.gui.spectrogram.tiles.colormaps import (
    COLOR_MAPS,
    Contrast,
    color_table,
    contrast_for,
    limits_showing,
    lookup,
    noise_offsets,
)


@pytest.mark.parametrize("name", ["magma", "inferno", "viridis"])
def test_tables_agree_with_matplotlib(name):
    reference = mpl.colormaps[name](np.arange(256))[:, :3] * 255
    assert np.abs(color_table(name) - reference).max() <= 2.5


def test_paper_is_night_inverted():
    assert (color_table("paper") == 255 - color_table("night")).all()


@pytest.mark.parametrize("name", COLOR_MAPS)
def test_lookup_is_opaque_and_spans_the_map(name):
    lut = lookup(name, Contrast(floor=50, ceiling=150))
    table = color_table(name).astype(np.uint32)
    packed = 0xFF000000 | table[:, 0] << 16 | table[:, 1] << 8 | table[:, 2]
    assert lut[0] == lut[50] == packed[0]
    assert lut[150] == lut[255] == packed[-1]


def test_brightness_and_contrast_move_the_curve():
    plain = Contrast(floor=50, ceiling=150).positions()
    brighter = Contrast(floor=50, ceiling=150, brightness=0.5).positions()
    harder = Contrast(floor=50, ceiling=150, contrast=0.5).positions()
    assert (brighter >= plain).all()
    assert brighter[100] > plain[100]
    assert harder[100] == pytest.approx(plain[100])
    assert np.diff(harder)[90:110].mean() > 1.9 * np.diff(plain)[90:110].mean()


def test_contrast_follows_the_noise_floor():
    rng = np.random.default_rng(0)
    quiet = rng.integers(40, 60, (64, 500)).astype(np.uint8)
    quiet[30, 100:110] = 220
    loud = quiet + 30
    floor, ceiling = contrast_for(quiet)
    assert 48 < floor < 60 < floor + 60 <= ceiling
    assert contrast_for(loud)[0] == pytest.approx(floor + 30)


def test_digital_silence_has_a_default_contrast():
    assert contrast_for(np.zeros((8, 8), np.uint8)) == (60.0, 200.0)
    assert not noise_offsets(np.zeros((8, 8), np.uint8)).any()


def test_levelling_evens_out_bands_but_keeps_calls_and_silence():
    rng = np.random.default_rng(0)
    tile = rng.integers(40, 50, (3, 400)).astype(np.uint8)
    tile[1] += 60
    tile[0, 10:13] = 160
    tile[:, -5:] = 0
    offsets = noise_offsets(tile)
    even = subtract_offsets(tile, offsets).astype(int)
    before = np.median(tile[1]) - np.median(tile[0])
    assert np.median(even[1]) - np.median(even[0]) == pytest.approx(0.3 * before, abs=2)
    assert even[0, 11] - np.median(even[0]) > 100
    assert (even[:, -5:] == 0).all()
    assert subtract_offsets(tile, None) is tile


@pytest.mark.parametrize("n_columns", [1, 2, 7, 2048])
def test_floors_and_contrast_are_the_quantiles_of_the_values(n_columns):
    rng = np.random.default_rng(n_columns)
    sample = rng.integers(1, 256, (40, n_columns)).astype(np.uint8)
    sample[:, n_columns // 2 + 1 :: 3] = 0  # columns without sound are left out
    heard = sample[:, sample.any(axis=0)]
    floors = np.median(heard, axis=1)
    expected = np.round(0.7 * (floors - np.median(floors)))
    np.testing.assert_array_equal(noise_offsets(sample), expected)
    floor, ceiling = np.percentile(heard, [70.0, 99.9])
    assert contrast_for(sample) == pytest.approx((floor, max(ceiling, floor + 60.0)))


@pytest.mark.parametrize("loud", [5, 30, 62, 70, 90, 150])
def test_limits_show_a_call_however_faint_and_leave_the_others(loud):
    limits, call = (60.0, 180.0), np.full((4, 10), loud, np.uint8)
    floor, ceiling = limits_showing(limits, call)
    assert (loud - floor) / (ceiling - floor) >= 0.4 - 1e-9
    assert floor <= limits[0]
    assert ceiling <= limits[1]
    if (loud - limits[0]) / (limits[1] - limits[0]) >= 0.4:
        assert (floor, ceiling) == limits


def test_nothing_to_show_leaves_the_limits():
    for call in (np.zeros((3, 3), np.uint8), np.zeros((0, 3), np.uint8)):
        assert limits_showing((60.0, 180.0), call) == (60.0, 180.0)
