"""Columns pooled by maximum, level upon level, while they are being filled."""

import numpy as np
import pytest

from birdann.dsp.peak_levels import TILE_COLUMNS, PeakLevels, column_count, maxima

BASE = 2
"""A column of the finest level stands for four frames."""


def filled(frames, n_frames=None):
    """Levels of one row, filled with the maxima of so many frames."""
    levels = PeakLevels(n_frames or len(frames), BASE, 1, np.uint8(0))
    for start in range(0, len(frames), 8):
        levels.store(maxima(frames[start : start + 8, None], 1 << BASE))
    return levels


def test_every_level_holds_the_maximum_over_its_frames():
    frames = np.random.default_rng(0).integers(1, 255, 5000).astype(np.uint8)
    levels = filled(frames)
    assert levels.is_full
    assert column_count(5000, levels.top_level) <= TILE_COLUMNS < column_count(5000, BASE)
    for level in range(BASE, levels.top_level + 1):
        parts = [frames[i : i + (1 << level)].max() for i in range(0, 5000, 1 << level)]
        np.testing.assert_array_equal(levels.columns(level)[:, 0], parts)


def test_a_column_is_complete_when_all_of_its_frames_were_seen():
    levels = filled(np.full(24, 7, np.uint8), n_frames=5000)
    assert [levels.n_complete(level) for level in (2, 3, 4)] == [6, 3, 1]
    tile = levels.refine_tile(4, 0, np.full((1, TILE_COLUMNS), 99, np.uint8))
    assert tile[0, :3].tolist() == [7, 99, 99]
    assert not levels.is_tile_complete(2, 0)
    assert levels.tile(2, 0) is None


@pytest.mark.parametrize("n", [1, 7, 8, 9])
def test_the_last_maximum_is_over_what_is_left(n):
    rows = np.arange(n, dtype=np.float32)[::-1, None].copy()
    rows[-1] = 50.0
    expected = [rows[i : i + 4].max() for i in range(0, n, 4)]
    np.testing.assert_array_equal(maxima(rows, 4)[:, 0], expected)
