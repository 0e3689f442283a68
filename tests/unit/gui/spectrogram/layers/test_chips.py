"""Chip placement."""

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.spectrogram.layers.chips import URGENT, bouts, move_into_view, place_chips

HEIGHT = 300.0


def placed(boxes, priorities, *, width_px=80.0, right=500):
    """Return row and corner of the chips of some boxes, which are all the segments there are."""
    boxes = np.reshape(boxes, (-1, 4)).astype(float)
    return place_chips(
        boxes, np.full(len(boxes), width_px), np.array(priorities), boxes,
        chip_height=18, left=0, right=right, height=HEIGHT,
    )  # fmt: skip


@given(
    items=st.lists(
        st.tuples(st.floats(0, 900), st.floats(0, 260), st.floats(2, 80), st.floats(0, 1)),
        max_size=40,
    )
)
def test_chips_never_overlap_and_stay_inside(items):
    boxes = [(x, y, x + w, y + 30) for x, y, w, _ in items]
    chips = placed(boxes, [p for *_, p in items], width_px=90.0, right=1000)
    for own, x, y in chips:
        assert 0 <= x <= 1000 - 90
        assert 0 <= y <= HEIGHT - 18
        for row, (x0, y0, x1, y1) in enumerate(boxes):
            assert x >= x1 or x + 90 <= x0 or y >= y1 or y + 18 <= y0 or row == own
    for (_, x, y), (_, other_x, other_y) in combinations(chips, 2):
        assert abs(x - other_x) >= 90 or abs(y - other_y) >= 18
    assert len({row for row, *_ in chips}) == len(chips)


def test_an_urgent_chip_may_cover_segments():
    boxes = [(100, 0, 140, 290), (90, 0, 150, 290), (0, 0, 400, 300)]
    assert [row for row, *_ in placed(boxes, [0.9, 0.8, 0.0], right=400)] == [2]
    assert placed(boxes, [URGENT, 0.8, 0.0], right=400)[0][0] == 0


def test_the_most_important_comes_first_and_lies_above_its_box():
    (first, _, y), (second, _, other_y) = placed(
        [(100, 100, 140, 130), (120, 100, 170, 130)], [0.2, 0.9]
    )
    assert (first, second) == (1, 0)
    assert y < 100
    assert other_y > 130


def test_a_crowd_leaves_chips_out():
    assert 1 <= len(placed([(100, 100, 110, 110)] * 50, np.ones(50))) <= 4


def test_a_chip_that_an_edge_would_cut_moves_inside_the_view():
    wishes = [(-60.0, 40.0, [90.0, 40.0]), (350.0, 90.0, [90.0, 40.0]), (100.0, 40.0, [90.0])]
    assert move_into_view(wishes, chip_height=18, view_width=400) == [
        (0, 0.0),
        (0, 310.0),
        (0, 100.0),
    ]


def test_beside_another_chip_a_cut_one_becomes_its_code_or_is_left_out():
    neighbour = (50.0, 40.0, [90.0])
    wishes = [(-60.0, 40.0, [90.0, 40.0]), neighbour, (-10.0, 45.0, [90.0, 60.0])]
    assert move_into_view(wishes, chip_height=18, view_width=400) == [(1, 0.0), (0, 50.0), None]


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
