"""Pictures of sound: one scale, every level, and quickly."""

import time
from itertools import pairwise

import numpy as np
import pytest
import soundfile

from birdann.dsp.audio import ArraySource, AudioReader
from birdann.dsp.peak_levels import TILE_COLUMNS, column_count
from birdann.dsp.spectrogram import magnitudes
from birdann.dsp.tiles import (
    SpectrogramLevels,
    TileMaker,
    decibels,
    display_params,
    tile_count,
)

RATE = 16_000


def source_of(seconds, *, loud_at_s=None, rate=RATE):
    sound = np.random.default_rng(0).normal(0, 0.01, round(seconds * rate))
    if loud_at_s is not None:
        at = round(loud_at_s * rate)
        sound[at : at + 2000] += 0.5 * np.sin(np.arange(2000) * 2 * np.pi * 0.25)
    return ArraySource(sound, rate)


def layout_of(source):
    return display_params(source.sample_rate_hz).layout(source.sample_rate_hz)


def filled(source, layout):
    """Return the coarse levels of a whole recording."""
    maker = TileMaker(source, layout)
    pyramid = SpectrogramLevels(layout, maker.n_frames)
    while not pyramid.is_full:
        pyramid.advance(maker)
    return pyramid


def test_pixels_are_decibels_on_one_scale():
    source = source_of(10.0, loud_at_s=1.0)
    layout = layout_of(source)
    got = TileMaker(source, layout).tile(0, 0)
    assert got.shape == (layout.n_bins, TILE_COLUMNS)
    assert got.dtype == np.uint8
    assert got.flags.c_contiguous
    expected = 20 * np.log10(magnitudes(source, layout, 0, TILE_COLUMNS).astype(np.float64))
    half_step = 120 / 255 / 2
    np.testing.assert_allclose(decibels(got), np.clip(expected, -120, 0), atol=half_step * 1.01)


def test_the_last_tile_is_drawn_as_far_as_there_is_sound():
    source = source_of(7.0)
    layout = layout_of(source)
    maker, n_frames = TileMaker(source, layout), layout.frame_count(source)
    last = maker.tile(0, tile_count(n_frames, 0) - 1)
    n_left = n_frames % TILE_COLUMNS
    assert (last[:, :n_left].max(axis=0) > 0).all()
    assert not last[:, n_left:].any()
    with pytest.raises(IndexError):
        maker.tile(0, tile_count(n_frames, 0))


def test_sound_beyond_full_scale_is_white():
    t = np.arange(RATE) / RATE
    source = ArraySource(3 * np.sin(2 * np.pi * 2000 * t), RATE)
    layout = layout_of(source)
    white = TileMaker(source, layout).tile(0, 0)
    assert white[layout.grid.bin_at(2000), 30] == 255


def test_a_short_loud_sound_is_seen_at_every_level():
    source = source_of(600.0, loud_at_s=333.3)
    layout = layout_of(source)
    maker, pyramid = TileMaker(source, layout), filled(source, layout)
    row, frame = layout.grid.bin_at(4000), layout.grid.frame_at(333.36)
    for level in range(pyramid.top_level + 1):
        column = frame >> level
        index = column // TILE_COLUMNS
        made = pyramid.tile(level, index)
        made = maker.tile(level, index) if made is None else made
        assert decibels(made[row, column % TILE_COLUMNS]) > -8
    assert pyramid.tile(pyramid.base_level - 1, 0) is None
    assert pyramid.tile(pyramid.top_level + 1, 0) is None


def test_coarse_tiles_before_the_pyramid_are_samples_of_the_right_place():
    sound = np.random.default_rng(0).normal(0, 1, 1200 * RATE) * 1e-4
    sound[600 * RATE :] *= 1000
    source = ArraySource(sound, RATE)
    maker = TileMaker(source, layout_of(source))
    level = 8
    made = decibels(maker.tile(level, 0))
    middle = (maker.n_frames // 2) >> level
    assert made[10:-10, 2 : middle - 1].max() < -80
    assert (
        made[10:-10, middle + 2 : column_count(maker.n_frames, level) - 1].max(axis=0).min() > -60
    )


@pytest.mark.parametrize("seconds", [0.0001, 0.5, 30.0, 900.0])
def test_the_overview_shows_the_whole(seconds):
    source = source_of(seconds)
    layout = layout_of(source)
    maker = TileMaker(source, layout)
    got = maker.overview(800, budget_s=None)
    assert got.shape == (layout.n_bins, min(800, maker.n_frames))
    if seconds > 0.1:
        assert np.median(got) > 50
    hurried = maker.overview(800, budget_s=0.0)
    assert hurried.shape == got.shape


def test_the_overview_of_little_sound_is_exact():
    source = source_of(10.0, loud_at_s=5.0)
    maker = TileMaker(source, layout_of(source))
    assert maker.n_frames < 4 * 400
    got = maker.overview(400)
    finest = maker.picture(0, maker.n_frames, 0)
    edges = np.linspace(0, maker.n_frames, 401).round().astype(int)
    for column in (0, 57, 200, 399):
        expected = finest[:, edges[column] : edges[column + 1]].max(axis=1)
        np.testing.assert_array_equal(got[:, column], expected)


def test_a_pyramid_shows_what_it_has():
    source = source_of(900.0)
    layout = layout_of(source)
    maker = TileMaker(source, layout)
    pyramid = SpectrogramLevels(layout, maker.n_frames)
    while pyramid.n_filled < 0.8 * maker.n_frames:
        pyramid.advance(maker)
    assert not pyramid.is_full
    assert pyramid.tile(pyramid.base_level, 0) is not None
    assert pyramid.tile(pyramid.top_level, 0) is None


def test_a_day_needs_little_memory_for_its_coarse_levels():
    layout = display_params(48_000).layout(48_000)
    pyramid = SpectrogramLevels(layout, layout.frame_count(_Silence(24 * 3600)))
    assert pyramid.n_bytes < 70e6
    assert column_count(pyramid.n_frames, pyramid.top_level) <= TILE_COLUMNS


class _Silence:
    """A day of nothing, without the memory for it."""

    sample_rate_hz = 48_000

    def __init__(self, seconds):
        self.n_frames = round(seconds * self.sample_rate_hz)

    def read(self, start_frame, n_frames):
        return np.zeros(max(0, min(n_frames, self.n_frames - start_frame)), dtype=np.float32)


def test_a_day_opens_at_once():
    source = _Silence(24 * 3600)
    maker = TileMaker(source, layout_of(source))
    started = time.perf_counter()
    maker.overview(1600)
    maker.tile(0, 20_000)
    maker.tile(11, 3)
    assert time.perf_counter() - started < 2.0


@pytest.mark.parametrize("suffix", [".wav", ".flac"])
def test_files_make_the_same_pictures_as_arrays(tmp_path, suffix):
    sound = np.random.default_rng(0).integers(-3000, 3000, 30 * RATE, dtype=np.int16)
    path = tmp_path / f"a{suffix}"
    soundfile.write(path, sound, RATE, subtype="PCM_16")
    source = ArraySource(sound / 32768, RATE)
    layout = layout_of(source)
    with AudioReader(path) as reader:
        for level, index in ((0, 3), (2, 1), (5, 0)):
            if index < tile_count(layout.frame_count(source), level):
                found, expected = (
                    TileMaker(of, layout).tile(level, index) for of in (reader, source)
                )
                np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("rate", [8000, 22_050, 48_000, 96_000, 384_000])
def test_display_settings_fit_the_rate(rate):
    layout = display_params(rate).layout(rate)
    assert 100 <= layout.window_frames <= 600
    assert layout.hop_frames == pytest.approx(layout.window_frames / 2, abs=1)


def test_the_exact_overview_of_minutes_shows_every_frame():
    source = source_of(100.0, loud_at_s=50.0)
    maker = TileMaker(source, layout_of(source))
    assert maker.samples_overview(400)
    got = maker.exact_overview(400)
    finest = maker.picture(0, maker.n_frames, 0)
    edges = np.linspace(0, maker.n_frames, 401).round().astype(int)
    expected = np.stack([finest[:, a:b].max(axis=1) for a, b in pairwise(edges)], axis=1)
    np.testing.assert_array_equal(got, expected)
