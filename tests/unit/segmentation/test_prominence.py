import numpy as np
import pytest

from birdann.segmentation.prominence import LOWEST_DB, LevelMap, steps

N_BINS, N_FRAMES, WIDTH, TOP = 400, 600, 24, 300
"""Bins of 60 Hz; the band of compressed sound stops at 18 kHz."""


def level_map(level_db):
    levels = np.maximum(np.round((level_db - LOWEST_DB) * 4), 0).astype(np.int16)
    floor = np.quantile(levels, 0.1, axis=1).astype(np.int16)
    return LevelMap(10 ** (level_db / 20).astype(np.float32), levels, floor)


def noise_db(slope_db=0.0):
    ripple_db = np.random.default_rng(2).normal(0, 2, (N_BINS, N_FRAMES))
    return ripple_db - 90 - slope_db * np.log2(np.maximum(np.arange(N_BINS), 10) / 10)[:, None]


def compressed_db(beyond_db=-150.0):
    """As a codec leaves it: nothing beyond a limit, below which a few bins come and go."""
    level_db = noise_db()
    level_db[TOP:] = beyond_db
    level_db[TOP : TOP + 12, ::3] = -92
    return level_db


def with_calls_beyond():
    level_db = compressed_db()
    level_db[350:360, 100:150] = -60
    return level_db


@pytest.mark.parametrize(
    ("level_db", "top"),
    [
        (compressed_db(), TOP),
        (compressed_db(-122.0), TOP),
        (compressed_db(-100.0), N_BINS),
        (with_calls_beyond(), N_BINS),
        (noise_db(), N_BINS),
        (noise_db(12.0), N_BINS),
    ],
    ids=["cut", "cut and dithered", "a step", "calls beyond", "white", "wind"],
)
def test_the_band_stops_where_nothing_is_beyond(level_db, top):
    assert abs(level_map(level_db).top_bin(WIDTH) - top) <= 2


@pytest.mark.parametrize("n_bins", [1, 2, 60])
def test_a_narrow_spectrum_has_no_cliff(n_bins):
    assert level_map(compressed_db()[-n_bins:]).top_bin(WIDTH) == n_bins


def test_steps_are_of_a_quarter_decibel():
    assert steps(2.5) == 10
