"""Chip placement."""

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.spectrogram.layers.chips import URGENT, bouts, in_view, place_chips

HEIGHT = 300.0


@given(
    items=st.lists(
        st.tuples(st.floats(0, 900), st.floats(0, 260), st.floats(2, 80), st.floats(0, 1)),
        max_size=40,
    )
)
def test_chips_never_overlap_and_stay_inside(items):
    boxes = np.array([(x, y, x + w, y + 30) for x, y, w, _ in items]).reshape(-1, 4)
    widths = np.full((len(items), 1), 90.0)
    priorities = np.array([p for *_, p in items])
    placed = place_chips(
        boxes, widths, priorities, boxes, chip_height=18, left=0, right=1000, height=HEIGHT
    )
    for p in placed:
        assert 0 <= p.x <= 1000 - 90
        assert 0 <= p.y <= HEIGHT - 18
    for a, b in combinations(placed, 2):
        assert abs(a.x - b.x) >= 90 or abs(a.y - b.y) >= 18
    for p in placed:
        for row, (x0, y0, x1, y1) in enumerate(boxes.tolist()):
            apart = p.x >= x1 or p.x + 90 <= x0 or p.y >= y1 or p.y + 18 <= y0
            assert apart or row == p.row
    assert len({p.row for p in placed}) == len(placed)


def test_an_urgent_chip_may_cover_segments():
    boxes = np.array([[100.0, 0, 140, 290], [90.0, 0, 150, 290], [0.0, 0, 400, 300]])
    wishes = {"chip_height": 18, "left": 0, "right": 400, "height": HEIGHT}
    calm = place_chips(boxes, np.full((3, 1), 80.0), np.array([0.9, 0.8, 0.0]), boxes, **wishes)
    assert [p.row for p in calm] == [2]
    urgent = place_chips(
        boxes, np.full((3, 1), 80.0), np.array([URGENT, 0.8, 0.0]), boxes, **wishes
    )
    assert urgent[0].row == 0


def test_the_most_important_comes_first_and_lies_above_its_box():
    boxes = np.array([[100.0, 100, 140, 130], [120.0, 100, 170, 130]])
    placed = place_chips(
        boxes, np.full((2, 1), 80.0), np.array([0.2, 0.9]), boxes,
        chip_height=18, left=0, right=500, height=HEIGHT,
    )  # fmt: skip
    assert [p.row for p in placed] == [1, 0]
    assert placed[0].y < 100
    assert placed[1].y > 130


def test_a_crowd_leaves_chips_out():
    boxes = np.tile([100.0, 100, 110, 110], (50, 1))
    placed = place_chips(
        boxes,
        np.full((50, 1), 80.0),
        np.ones(50),
        boxes,
        chip_height=18,
        left=0,
        right=500,
        height=HEIGHT,
    )
    assert 1 <= len(placed) <= 4


def test_where_the_name_has_no_room_the_code_stands():
    boxes = np.array([[100.0, 100, 130, 130], [150.0, 0, 160, 300], [40.0, 0, 60, 300]])
    widths = np.array([[120.0, 50.0], [120.0, 50.0], [120.0, 50.0]])
    placed = place_chips(
        boxes, widths, np.array([0.9, 0.0, 0.0]), boxes,
        chip_height=18, left=0, right=400, height=HEIGHT,
    )  # fmt: skip
    assert (placed[0].row, placed[0].form) == (0, 1)


def test_a_chip_that_an_edge_would_cut_moves_inside_the_view():
    wishes = [(-60.0, 40.0, [90.0, 40.0]), (350.0, 90.0, [90.0, 40.0]), (100.0, 40.0, [90.0])]
    assert in_view(wishes, chip_height=18, view_width=400) == [(0, 0.0), (0, 310.0), (0, 100.0)]


def test_beside_another_chip_a_cut_one_becomes_its_code_or_is_left_out():
    neighbour = (50.0, 40.0, [90.0])
    wishes = [(-60.0, 40.0, [90.0, 40.0]), neighbour, (-10.0, 45.0, [90.0, 60.0])]
    assert in_view(wishes, chip_height=18, view_width=400) == [(1, 0.0), (0, 50.0), None]


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
