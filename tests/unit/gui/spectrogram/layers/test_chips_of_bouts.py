"""What one label stands for at wide zooms."""

import numpy as np

from birdann.gui.spectrogram.layers.chips import bouts

LOW_HZ = 2000.0


def grouped(onsets_s, kinds, lows_hz=None):
    onsets_s = np.array(onsets_s, dtype=float)
    lows_hz = np.full(len(onsets_s), LOW_HZ) if lows_hz is None else np.array(lows_hz)
    found = bouts(onsets_s, onsets_s + 0.1, lows_hz, lows_hz + 2000.0, np.array(kinds))
    return sorted(group.tolist() for group in found)


def test_segments_of_one_label_with_short_pauses_are_one_bout():
    assert grouped([0.0, 1.0, 2.0], [7, 7, 7]) == [[0, 1, 2]]
    assert grouped([2.0, 0.0, 1.0], [7, 7, 7]) == [[1, 2, 0]]


def test_a_pause_of_three_seconds_ends_a_bout():
    assert grouped([0.0, 1.0, 4.2, 5.0], [7, 7, 7, 7]) == [[0, 1], [2, 3]]


def test_another_label_between_ends_a_bout_only_in_its_band():
    assert grouped([0.0, 1.0, 2.0], [7, 8, 7]) == [[0], [1], [2]]
    assert grouped([0.0, 1.0, 2.0], [7, 8, 7], [2000.0, 8000.0, 2000.0]) == [[0, 2], [1]]


def test_nothing_has_no_bouts():
    assert grouped([], []) == []
