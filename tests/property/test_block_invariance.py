"""The same numbers come out whatever the block size."""

import itertools

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from birdann.dsp.audio import ArraySource
from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.dsp.spectrogram import SpectrogramParams, magnitudes
from birdann.dsp.tiles import SpectrogramLevels, TileMaker, display_params, tile_count

rates = st.sampled_from([8000, 16_000, 22_050, 44_100, 48_000, 96_000, 384_000])


@settings(max_examples=25)
@given(
    rate=rates,
    n_samples=st.integers(1, 30_000),
    window_s=st.sampled_from([0.004, 0.0107, 0.032]),
    is_centred=st.booleans(),
    cuts=st.lists(st.integers(0, 400), max_size=6),
    seed=st.integers(0, 9),
)
def test_magnitudes_do_not_depend_on_the_cuts(rate, n_samples, window_s, is_centred, cuts, seed):
    sound = np.random.default_rng(seed).normal(0, 0.1, n_samples)
    source = ArraySource(sound, rate)
    params = SpectrogramParams(window_s=window_s, hop_s=window_s / 3, is_centred=is_centred)
    layout = params.layout(rate)
    n_frames = layout.frame_count(source)
    edges = sorted({0, n_frames, *(min(cut, n_frames) for cut in cuts)})
    whole = magnitudes(source, layout, 0, n_frames)
    parts = [magnitudes(source, layout, a, b) for a, b in itertools.pairwise(edges)]
    joined = np.concatenate([np.empty((layout.n_bins, 0), np.float32), *parts], axis=1)
    np.testing.assert_array_equal(joined, whole)


@settings(max_examples=10)
@given(seconds=st.floats(0.01, 40), level=st.integers(0, 9), seed=st.integers(0, 9))
def test_every_level_is_the_maximum_of_the_finest(seconds, level, seed):
    rate = 8000
    sound = np.random.default_rng(seed).normal(0, 0.1, max(1, round(seconds * rate)))
    source, layout = ArraySource(sound, rate), display_params(rate).layout(rate)
    maker = TileMaker(source, layout, direct_level=99)
    n_frames = maker.n_frames
    finest = np.concatenate([maker.tile(0, i) for i in range(tile_count(n_frames, 0))], axis=1)
    step = 1 << level
    size = -(-finest.shape[1] // (step * TILE_COLUMNS)) * step * TILE_COLUMNS
    padded = np.zeros((layout.n_bins, size), dtype=np.uint8)
    padded[:, : finest.shape[1]] = finest
    expected = padded.reshape(layout.n_bins, -1, step).max(axis=2)
    tiles = [maker.tile(level, i) for i in range(tile_count(n_frames, level))]
    np.testing.assert_array_equal(np.concatenate(tiles, axis=1), expected)


@settings(max_examples=5)
@given(n_samples=st.integers(300_000, 1_500_000), seed=st.integers(0, 9))
def test_the_pyramid_is_what_tiles_from_all_the_sound_are(n_samples, seed):
    rate = 8000
    rng = np.random.default_rng(seed)
    sound = rng.normal(0, 0.1, n_samples) * rng.random(n_samples // 1000 + 1).repeat(1000)[
        :n_samples
    ]  # fmt: skip
    source, layout = ArraySource(sound, rate), display_params(rate).layout(rate)
    maker = TileMaker(source, layout, direct_level=99)
    pyramid = SpectrogramLevels(layout, maker.n_frames)
    while not pyramid.is_full:
        pyramid.advance(maker)
    for level in range(pyramid.base_level, pyramid.top_level + 1):
        for index in range(tile_count(maker.n_frames, level)):
            np.testing.assert_array_equal(pyramid.tile(level, index), maker.tile(level, index))
