"""Peaks of waveforms: against plain numpy, and through the coarse levels of long files."""

import time

import numpy as np
import pytest

from birdann.dsp.audio import ArraySource
from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.dsp.waveform import FULL_SCALE, NOTHING, WaveMaker, WavePyramid, peaks

RATE = 8000


def sound_of(n_samples, seed=0):
    return np.random.default_rng(seed).uniform(-0.5, 0.5, n_samples).astype(np.float32)


def expected_peaks(sound, run):
    padded = np.full(-(-len(sound) // run) * run, np.nan)
    padded[: len(sound)] = sound
    rows = padded.reshape(-1, run)
    both = np.stack([np.nanmax(rows, axis=1), -np.nanmin(rows, axis=1)])
    return np.round(both * FULL_SCALE)


@pytest.mark.parametrize("level", [0, 3, 11, 19])
def test_peaks_are_those_of_each_column(level):
    sound = sound_of(700_001)
    got = peaks(ArraySource(sound, RATE), 0, len(sound), level)
    np.testing.assert_allclose(got, expected_peaks(sound, 1 << level), atol=1)


def test_samples_beyond_full_scale_are_cut_there():
    got = peaks(ArraySource(np.array([2.0, -3.0]), RATE), 0, 2, 1)
    assert got.tolist() == [[FULL_SCALE], [FULL_SCALE]]


def test_a_column_past_the_end_holds_nothing():
    maker = WaveMaker(ArraySource(sound_of(1000), RATE), WavePyramid(1000))
    tile = maker.tile(2, 0)
    assert (tile[:, :250] != NOTHING).all()
    assert (tile[:, 250:] == NOTHING).all()


def test_coarse_tiles_are_samples_until_the_pass_has_seen_them():
    sound = sound_of(6_000_000) * 0.01
    loud = 4_321_000
    sound[loud] = 0.9
    source = ArraySource(sound, RATE)
    pyramid = WavePyramid(len(sound))
    maker = WaveMaker(source, pyramid)
    level = pyramid.base_level
    first, column = loud >> level, (loud >> level) % TILE_COLUMNS
    before = maker.tile(level, first // TILE_COLUMNS)
    assert before[0, column] < 0.02 * FULL_SCALE
    while not pyramid.is_full:
        pyramid.advance(source)
    for coarse in range(level, pyramid.top_level + 1):
        tile = maker.tile(coarse, (loud >> coarse) // TILE_COLUMNS)
        assert tile[0, (loud >> coarse) % TILE_COLUMNS] == round(0.9 * FULL_SCALE)
        assert pyramid.is_tile_complete(coarse, 0)
    everything = maker.tile(pyramid.top_level, 0)
    expected = expected_peaks(sound, 1 << pyramid.top_level)
    np.testing.assert_allclose(everything[:, : expected.shape[1]], expected, atol=1)


def test_a_half_finished_pass_betters_the_columns_it_has_seen():
    sound = sound_of(9_000_000)
    source = ArraySource(sound, RATE)
    pyramid = WavePyramid(len(sound))
    maker = WaveMaker(source, pyramid)
    level = pyramid.top_level
    sampled = maker.tile(level, 0)
    pyramid.advance(source)
    done = pyramid.n_complete(level)
    assert 0 < done < TILE_COLUMNS
    assert not pyramid.is_tile_complete(level, 0)
    better = pyramid.refine_tile(level, 0, sampled)
    expected = expected_peaks(sound, 1 << level)
    np.testing.assert_allclose(better[:, :done], expected[:, :done], atol=1)
    np.testing.assert_array_equal(better[:, done:], sampled[:, done:])


class _Day:
    """A day at 48 kHz, quiet but for its last hour, without the memory for it."""

    sample_rate_hz = 48_000
    n_frames = 24 * 3600 * 48_000

    def read(self, start_frame, n_frames):
        n_frames = max(0, min(n_frames, self.n_frames - start_frame))
        level = 0.5 if start_frame >= 23 * 3600 * 48_000 else 0.001
        return np.full(n_frames, level, dtype=np.float32)


def test_a_day_is_drawn_at_once_and_takes_little_memory():
    source = _Day()
    pyramid = WavePyramid(source.n_frames)
    assert pyramid.n_bytes < 18e6
    maker = WaveMaker(source, pyramid)
    begun = time.perf_counter()
    whole = maker.tile(pyramid.top_level, 0)
    assert time.perf_counter() - begun < 1.0
    n_columns = (whole[0] != NOTHING).sum()
    last_hour = n_columns - n_columns // 24
    assert whole[0, last_hour + 1 : n_columns].min() > 10_000
    assert whole[0, : last_hour - 1].max() < 100
