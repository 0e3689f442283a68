"""Strokes as masks."""

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from birdann.core.geometry import Grid
from birdann.gui.spectrogram.pointer import stroke_mask

GRID = Grid(hop_s=0.01, bin_hz=100.0, first_frame_s=0.5)


@example(start=(1.0, 0.0), stop=(1.0, 1.9e-214))
@given(
    start=st.tuples(st.floats(0.5, 3), st.floats(0, 8000)),
    stop=st.tuples(st.floats(0.5, 3), st.floats(0, 8000)),
)
def test_a_line_covers_what_is_near_it(start, stop):
    mask = stroke_mask([start, stop], 0.05, 500, GRID)
    assert mask is not None
    a = np.array([(start[0] - 0.5) / 0.05, start[1] / 500])
    b = np.array([(stop[0] - 0.5) / 0.05, stop[1] / 500])
    for row, first, end in mask.runs:
        for frame in (first, end - 1):
            p = np.array([frame * 0.01 / 0.05, row * 100 / 500])
            share = np.clip((p - a) @ (b - a) / max((b - a) @ (b - a), 1e-12), 0, 1)
            assert np.linalg.norm(p - a - share * (b - a)) <= 1 + 1e-9
    middle = (np.array(start) + np.array(stop)) / 2
    pixel = GRID.bin_at(middle[1]), GRID.frame_at(middle[0])
    assert any(r == pixel[0] and f <= pixel[1] < e for r, f, e in mask.runs.tolist())


def test_a_dot_is_an_ellipse():
    mask = stroke_mask([(1.5, 3000)], 0.1, 500, GRID)
    assert mask is not None
    assert mask.bitmap().shape == (11, 21)
    assert abs(mask.n_pixels - np.pi * 10 * 5) < 12


def test_a_tip_between_pixels_touches_nothing():
    assert stroke_mask([(1.505, 3050)], 0.001, 10, GRID) is None
    assert stroke_mask([(-5.0, 3000)], 0.01, 100, GRID) is None
